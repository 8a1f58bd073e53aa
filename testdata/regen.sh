#!/bin/sh
# Compiles every row of expect.tsv to LLVM IR, from inside this folder:
#
#     CLANG=clang-16 ./regen.sh [DIRECTORY]
#
# NAME.ll is NAME.c with its default parameters, NAME.INSTANCE.ll the same
# source with the definitions of its row. With an absolute DIRECTORY the results
# go there. OPT (default -O0) and EXTRA are passed on to clang; the committed
# files are made by clang-16 with the defaults.
set -eu
cd "$(dirname "$0")"
CLANG=${CLANG:-clang-16}
OPT=${OPT:--O0}
EXTRA=${EXTRA:-}
out=${1:-.}

resources=$("$CLANG" -print-resource-dir)
tab=$(printf '\t')
grep -v '^#' expect.tsv | while IFS=$tab read -r file defines rest; do
	source=${file%%.*}.c
	args=
	if [ "$defines" != - ]; then
		for d in $defines; do
			args="$args -D$d"
		done
	fi
	# The builder of the compiler (-Qn) and the folders and checksums of the
	# system headers are left out: the result is the same on every machine.
	# shellcheck disable=SC2086
	"$CLANG" "$OPT" -g -fgnu89-inline -Xclang -disable-O0-optnone -S -emit-llvm \
		-Wall -Wextra -Qn -fdebug-compilation-dir=. \
		"-fdebug-prefix-map=$resources/include=clang" \
		-fdebug-prefix-map=/usr/include=include \
		$EXTRA $args -o "$out/$file" "$source"
	sed 's/, checksumkind: CSK_MD5, checksum: "[0-9a-f]*"//' "$out/$file" >"$out/$file.tmp"
	mv "$out/$file.tmp" "$out/$file"
done
