#!/bin/sh
# Compiles the programs of this folder to LLVM IR: CLANG=clang-16 ./regen.sh
set -eu
cd "$(dirname "$0")"
for source in *.c; do
	"${CLANG:-clang-16}" -O0 -g -Xclang -disable-O0-optnone -S -emit-llvm -Wall -Wextra -Qn -fdebug-compilation-dir=. \
		-fdebug-prefix-map=/usr/include=include -o "${source%.c}.ll" "$source"
	sed 's/, checksumkind: CSK_MD5, checksum: "[0-9a-f]*"//' "${source%.c}.ll" >"${source%.c}.tmp"
	mv "${source%.c}.tmp" "${source%.c}.ll"
done
