#!/bin/sh
# Compiles every row of expect.tsv of this folder to LLVM IR, from inside it, as
# ../regen.sh does for all folders:
#
#     CLANG=clang-16 ./regen.sh [DIRECTORY]
set -eu
cd "$(dirname "$0")/.."
ROWS='^rc11/' exec ./regen.sh "$@"
