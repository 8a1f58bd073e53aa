#!/bin/sh
# Measures the engine states beside trust, optimal and bmc, under sc, with one job:
#
#     ./run.sh [REGEX]
#
# REGEX selects rows of rows.tsv (or of the file in ROWS). GOMC (default: gomc on PATH) is
# what is measured, LIMIT (default 60) the limit in seconds of each run, MEMORY (default 4GB)
# that of memory, ENDLESS (default: LIMIT) the limit in seconds of the other engines on
# programs that run for ever. states gets ten minutes.
#
# Columns, separated by tabs: program, engine, verdict, states or executions, transitions,
# seconds of CPU time, states a second, bytes a state (those of the visited set, of which 2 MB
# are there from the beginning: only from 100,000 states on), and why the verdict is unknown.
# The first line says what else the machine did.
set -eu
cd "$(dirname "$0")"
rows=$PWD/rows.tsv
if [ -n "${ROWS:-}" ]; then
	rows=$(realpath "$ROWS")
fi
cd ../../testdata
GOMC=${GOMC:-gomc}
LIMIT=${LIMIT:-60}
MEMORY=${MEMORY:-4GB}
ENDLESS=${ENDLESS:-$LIMIT}

printf '# %s, load %s\n' "$(date -u +%FT%RZ)" "$(cut -d ' ' -f 1-3 /proc/loadavg)"
grep -v '^#' "$rows" | grep -e "${1:-.}" | while IFS='	' read -r file defines unroll ends; do
	name=$file
	set --
	if [ "$defines" != - ]; then
		name="$file, $defines"
		for d in $defines; do
			set -- "$@" --cflags="-D$d"
		done
	fi
	for engine in states trust optimal bmc; do
		limit=$LIMIT
		case $engine,$ends in
		states,*) limit=600 ;;
		*,endless) limit=$ENDLESS ;;
		esac
		bound=
		if [ "$engine" = bmc ] && [ "$unroll" != - ]; then
			bound=--unroll=$unroll
		fi
		# shellcheck disable=SC2086
		"$GOMC" verify --engine="$engine" $bound "$@" --jobs=1 --timeout="$limit" --max-memory="$MEMORY" --json "$file" 2>/dev/null </dev/null |
			awk -v OFS='\t' -v name="$name" -v engine="$engine" '
			{ gsub(/^ +|,$/, ""); key = $1; gsub(/[":]/, "", key); value = $0; sub(/^[^:]*: */, "", value); gsub(/^"|"$/, "", value) }
			!(key in seen) { seen[key] = 1; is[key] = value }
			END {
				n = (engine == "states" ? is["states"] : is["executions"]) + 0
				moves = engine == "states" ? is["transitions"] : "-"
				rate = bytes = "-"
				if (engine == "states" && n >= 10000)
					rate = int(n / is["cpu_seconds"])
				if (engine == "states" && n >= 100000)
					bytes = sprintf("%.1f", is["state_bytes"] / n)
				print name, engine, is["verdict"], n, moves, sprintf("%.2f", is["cpu_seconds"]), rate, bytes, substr(is["reason"], 1, 60)
			}' || echo "$name	$engine	no result"
	done
done
