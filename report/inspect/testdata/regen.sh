#!/bin/sh
# Compiles slots.c, lives.c, several.c, values.cpp and, if there is a rustc, values.rs, from inside this folder, with debug information: as gomc does by itself, and slots.c optimised, too, by an old and a new clang, which say differently where variables are.
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
compile "${CLANG:-clang-16}" -O0 several.ll
cpp() {
	"$1" -O0 -g -std=c++17 -fno-exceptions -S -emit-llvm -Wall -Wextra -Qn -fdebug-compilation-dir=. \
		"-fdebug-prefix-map=$("$1" -print-resource-dir)/include=clang" -fdebug-prefix-map=/usr/include=include -o "$2" values.cpp
	sed -i 's/, checksumkind: CSK_MD5, checksum: "[0-9a-f]*"//' "$2"
}
cpp "${CLANG:-clang-16}" values.ll
cpp "${NEW:-clang-19}" values.new.ll
case $("${RUSTC:-rustc}" --version 2>&1) in "rustc 1.95."*)
	"${RUSTC:-rustc}" --edition=2021 --emit=llvm-ir -Cpanic=abort -Ccodegen-units=1 -g "--remap-path-prefix=$PWD=." -o - values.rs |
		sed -e '/^ *;/d' -e 's/, checksumkind: CSK_MD5, checksum: "[0-9a-f]*"//' >values_rust.ll ;;
esac
