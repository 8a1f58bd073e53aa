#!/bin/sh
# Compiles slots.c and lives.c, from inside this folder, with debug information: as gomc does by itself, and slots.c optimised, too, by an old and a new clang, which say differently where variables are.
set -eu
compile() {
	"$1" "$2" -g -S -emit-llvm -Wall -Wextra -Qn -fdebug-compilation-dir=. \
		"-fdebug-prefix-map=$("$1" -print-resource-dir)/include=clang" -fdebug-prefix-map=/usr/include=include \
		-Xclang -disable-O0-optnone "${3%%.*}.c" -o "$3"
}
compile "${CLANG:-clang-16}" -O0 slots.ll
compile "${OLD:-clang-14}" -O2 slots.old.ll
compile "${NEW:-clang-19}" -O2 slots.new.ll
compile "${CLANG:-clang-16}" -O0 lives.ll
