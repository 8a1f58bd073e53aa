#!/bin/sh
# Compiles the models, c/*.c, to ll. With a directory as argument, the files go
# there instead.
# CLANG and OPT name the tools: those of LLVM 16, so that the files do not change
# from one machine to the next.
set -eu
cd "$(dirname "$0")/c"
out=${1:-../ll}
CLANG=${CLANG:-clang-16}
OPT=${OPT:-opt-16}

# No header of the host, no call of the libc, nothing that names the machine.
# Clang does not optimise, but leaves the code open to the passes below: helpers
# are inlined, so that the numbers of operations are constants, and variables
# become registers, so that dead values are not part of the state of a thread.
flags="-std=c11 -ffreestanding -fno-builtin -nostdinc -O0 -g0 -Xclang -disable-O0-optnone
	-fno-discard-value-names -fno-ident -fno-pic -fno-stack-protector
	-fno-unwind-tables -fno-asynchronous-unwind-tables -fomit-frame-pointer
	-ftls-model=local-exec -Wall -Wextra -Wno-unused-parameter -Werror"
passes="always-inline,globaldce,function(sroa,instsimplify,simplifycfg,early-cse,instsimplify,simplifycfg,adce)"

# Attributes and metadata, which the interpreter does not need, are dropped, and
# string constants get names of their own.
tidy() {
	sed -E -e "s/@\.str/@__gomc_$1.str/g" \
		-e 's/ #[0-9]+( \{)?$/\1/' -e 's/, !llvm\.loop ![0-9]+//' \
		-e 's/call align [0-9]+ ptr/call ptr/' -e 's/dso_local //' \
		-e '/^; ModuleID/d' -e '/^; Function Attrs/d' -e '/^attributes /d' -e '/^!/d' |
		cat -s
}

compile() { # topic, bits, result, more flags
	$CLANG $flags -m$2 $4 -S -emit-llvm -o "$ll" "$1.c"
	$OPT -S -passes="$passes" -o "$ll" "$ll"
	tidy "$1" <"$ll" >"$3"
}

# Those models that differ for programs with small objects (c/models.h) are there once more, and those that are shorter by a tenth or more for plain ones.
: >"$out/index.txt"
ll=$(mktemp)
trap 'rm -f "$ll"' EXIT
for c in *.c; do
	topic=${c%.c}
	sizes="64 32" wide=
	variables='s/^@(__environ|[a-z][a-z0-9_]*) = (global|constant) .*/\1/p' # and not what models share
	case $topic in
	atomic)
		wide=-mcx16 # accesses of sixteen bytes are instructions, not calls of what is defined here
		;;
	cxx* | rust*)
		sizes=64 # names of C++ tell how large a size_t is, and models of Rust are of one target
		variables='s/^@([A-Za-z_0-9.]+) = (thread_local\([a-z]*\) )?(global|constant) .*/\1/p'
		;;
	esac
	for bits in $sizes; do
		compile $topic $bits "$out/$topic.$bits.ll" "$wide"
		for flavour in small plain; do
			other=$out/$topic.$flavour.$bits.ll
			compile $topic $bits "$other" "-DGOMC_$(echo $flavour | tr a-z A-Z) $wide"
			all=$(wc -c <"$out/$topic.$bits.ll")
			if cmp -s "$out/$topic.$bits.ll" "$other" || [ $flavour = plain ] && [ $(($(wc -c <"$other") * 10)) -gt $((all * 9)) ]; then
				rm "$other"
			fi
		done
	done
	sed -nE -e '/^define internal /d' -e 's/^define [^@]*@([A-Za-z_0-9.]+)\(.*/\1/p' -e "$variables" "$out/$topic.64.ll" |
		sed "s/\$/ $topic/" >>"$out/index.txt"
done
LC_ALL=C sort -o "$out/index.txt" "$out/index.txt"

# What the files of ll are made of, and what they are, for a test that has no LLVM 16.
if [ $# -eq 0 ]; then
	cd ..
	sha256sum regen.sh c/* ll/* >sums.txt
fi
