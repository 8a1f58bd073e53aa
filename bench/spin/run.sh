#!/bin/sh
# Measures SPIN on the models of this folder, from inside it:
#
#     ./run.sh [REGEX]
#
# REGEX selects rows by model and definitions. Needs spin and a C compiler on PATH.
# For each row: with and without partial order reduction (-DNOREDUCE), and with its
# collapse compression (-DCOLLAPSE). Columns, separated by tabs: model, definitions,
# options, errors, states stored, transitions, bytes a state (from 10,000 states on),
# seconds of CPU time of the search. LIMIT (default 300) is the time limit in seconds,
# MEMORY (default 8000) the limit in MB, CC the compiler.
set -eu
cd "$(dirname "$0")"
here=$PWD
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
LIMIT=${LIMIT:-300}
MEMORY=${MEMORY:-8000}
CC=${CC:-cc}

measure() {
	model=$1 defines=$2 options=$3
	args=
	for d in $defines; do
		args="$args -D$d"
	done
	cd "$dir"
	rm -f pan*
	# shellcheck disable=SC2086
	spin -a $args "$here/$model.pml" >spin.out 2>&1 || { cat spin.out >&2; exit 1; }
	# shellcheck disable=SC2086
	"$CC" -O2 -w -DSAFETY -DMEMLIM="$MEMORY" $options -o pan pan.c
	cpu=$(sh -c "timeout $LIMIT ./pan -m10000000 >pan.out 2>&1; times" | tail -n 1 | cut -d ' ' -f 1)
	cd "$here"
	awk -v OFS='\t' -v model="$model" -v defines="$defines" -v options="${options:--}" -v cpu="$cpu" '
		/errors:/ { errors = $NF }
		/states, stored/ { states = $1 }
		/transitions \(=/ { transitions = $1 }
		/actual memory usage for states/ { megabytes = $1 }
		END {
			if (states == "")
				print model, defines, options, "no end", "-", "-", "-", "-"
			else {
				split(cpu, c, /[ms]/)
				bytes = states < 10000 ? "-" : int(megabytes * 1048576 / states)
				print model, defines, options, errors, states, transitions, bytes, sprintf("%.2f", c[1] * 60 + c[2])
			}
		}' "$dir/pan.out"
}

while read -r model defines; do
	for options in "" -DNOREDUCE -DCOLLAPSE "-DNOREDUCE -DCOLLAPSE"; do
		measure "$model" "$defines" "$options"
	done
done <<EOF | cat
$(grep -e "${1:-.}" <<ROWS
peterson N=2
peterson N=3
peterson N=4
szymanski N=2
szymanski N=3
szymanski N=4
philosophers N=3
philosophers N=5
philosophers N=8
philosophers N=10
philosophers N=3 ONCE
philosophers N=5 ONCE
philosophers N=8 ONCE
philosophers N=10 ONCE
philosophers N=5 NAIVE
philosophers N=10 NAIVE ONCE
pool N=2
pool N=3
pool N=3 TAGS=2
pool N=3 TAGS=16
ROWS
)
EOF
