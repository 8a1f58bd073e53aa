#!/bin/sh
# Compiles the programs that test the models, for 64 and for 32 bits.
set -eu
cd "$(dirname "$0")"
CLANG=${CLANG:-clang-16}
for c in *.c; do
	for bits in 64 32; do
		$CLANG -m$bits -O0 -Xclang -disable-O0-optnone -fno-ident -Wall -Wno-fortify-source \
			-S -emit-llvm -o "${c%.c}.$bits.ll" "$c"
	done
done
