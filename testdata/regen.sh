#!/bin/sh
# Compiles every row of the tables of this folder to LLVM IR, from inside it:
#
#     CLANG=clang-16 ./regen.sh [DIRECTORY]
#
# The tables are expect.tsv, models.tsv, c11.tsv, peers.tsv, litmus/expect.tsv,
# cpp/expect.tsv, deep/expect.tsv, environment/expect.tsv, estimate/expect.tsv, inputs/expect.tsv, leaks/expect.tsv, rc11/expect.tsv,
# rust/expect.tsv, rvf/expect.tsv, states/expect.tsv and symbolic/expect.tsv (README.md explains them); a
# program has the same definitions in all of them.
# NAME.ll is NAME.c with its default parameters, NAME.INSTANCE.ll the same source
# with the definitions of its row. With an absolute DIRECTORY the results go there.
# ROWS is a regular expression of grep for the rows to compile (default: all).
# OPT (default -O0) and EXTRA are passed on to clang; the committed files are
# made by clang-16 with the defaults. Those of Rust are made by RUSTC (default rustc), version 1.95, and left as they are if that is another one.
set -eu
cd "$(dirname "$0")"
CLANG=${CLANG:-clang-16}
OPT=${OPT:--O0}
EXTRA=${EXTRA:-}
ROWS=${ROWS:-.}
out=${1:-.}

RUSTC=${RUSTC:-rustc}
case $("$RUSTC" --version 2>&1) in "rustc 1.95."*) ;; *) RUSTC= ;; esac
resources=$("$CLANG" -print-resource-dir)
tab=$(printf '\t')
{
	cut -f 1-2 expect.tsv models.tsv c11.tsv peers.tsv
	for folder in cpp deep environment estimate inputs leaks litmus rc11 rust rvf states symbolic; do
		sed "/^#/!s,^,$folder/," $folder/expect.tsv | cut -f 1-2
	done
} | grep -v -e '^#' -e '\.\./' | grep -e "$ROWS" | sort -u | while IFS=$tab read -r file defines; do
	base=${file##*/}
	folder=${file%"$base"}
	source=$folder${base%%.*}.c
	if [ "$folder" = rust/ ]; then
		# Without names and assertions of the library, files are a fifth as large. Optimised code would have data races that the source has not.
		options="-Copt-level=0 -Cdebug-assertions=off -Coverflow-checks=on"
		[ "$defines" = - ] || options="$options --cfg $defines"
		if [ -n "$RUSTC" ]; then
			# shellcheck disable=SC2086
			(cd rust && "$RUSTC" --edition=2021 --emit=llvm-ir -Cpanic=abort -Ccodegen-units=1 $options -o - "${base%%.*}.rs") | sed '/^ *;/d' >"$out/$file"
		fi
		continue
	fi
	compiler=$CLANG
	options="$OPT -g -fgnu89-inline -Xclang -disable-O0-optnone"
	if [ "$folder" = cpp/ ]; then
		# With variables in registers and names of lines only, files are a fifth as large. Where a function of the library is replaced, or would bring its objects along, it must
		# not be inlined.
		source=$folder${base%%.*}.cpp
		options="-std=c++17 -O1 -gline-tables-only -D_GLIBCXX_ASSERTIONS -fdebug-prefix-map=/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include=include"
		case $base in transfer.* | report.* | format.* | timed.*) options="$options -fno-inline" ;; esac
		case $base in libcxx.*) # by clang 19, where there is its libc++
			[ -f /usr/lib/llvm-19/include/c++/v1/thread ] || continue
			compiler=clang-19 options="$options -stdlib=libc++ -fno-inline -fdebug-prefix-map=/usr/lib/llvm-19/bin/../include=include" ;;
		esac
	fi
	mkdir -p "$out/$folder"
	args=
	if [ "$defines" != - ]; then
		for d in $defines; do
			args="$args -D$d"
		done
	fi
	# The builder of the compiler (-Qn) and the folders and checksums of the
	# system headers are left out: the result is the same on every machine.
	# shellcheck disable=SC2086
	"$compiler" $options -S -emit-llvm \
		-Wall -Wextra -Qn -fdebug-compilation-dir=. \
		"-fdebug-prefix-map=$resources/include=clang" \
		-fdebug-prefix-map=/usr/include=include \
		$EXTRA $args -o "$out/$file" "$source"
	sed 's/, checksumkind: CSK_MD5, checksum: "[0-9a-f]*"//' "$out/$file" >"$out/$file.tmp"
	mv "$out/$file.tmp" "$out/$file"
done
