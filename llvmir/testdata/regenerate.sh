#!/bin/sh
# Compiles the samples in testdata/ll with every clang on PATH, without paths
# of the machine in them. Run it in this directory.
set -e
for v in 14 15 16 19 22; do
  command -v clang-$v >/dev/null || continue
  include=$(clang-$v -print-resource-dir)/include
  for o in 0 2; do
    (cd c && clang-$v -O$o -g -fdebug-compilation-dir=. -fdebug-prefix-map="$PWD"=. \
      -fdebug-prefix-map="$include"=include -fdebug-prefix-map=/usr/include/x86_64-linux-gnu=include \
      -fdebug-prefix-map=/usr/include=include -Xclang -disable-O0-optnone -S -emit-llvm small.c -o -) |
      sed -E 's/(Debian|Ubuntu) //; s/clang version [0-9.]+[^"]*/clang/' >ll/small-$v-O$o.ll
  done
done
