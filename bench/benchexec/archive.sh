#!/bin/sh
# Packs what SV-COMP wants of a participant: one folder with the executable, its licence and those of what is linked into it, a README and a smoke test.
#
#	bench/benchexec/archive.sh [FILE.zip]
#
# The executable is static and needs nothing but a clang (14 to 22) on PATH, which the README names as a package to be installed.
set -eu
cd "$(dirname "$0")/../.."
out=${1:-gomc.zip}
case $out in /*) ;; *) out=$PWD/$out ;; esac
for tool in go zip; do
	command -v "$tool" >/dev/null || { echo "archive.sh: $tool is not on PATH" >&2; exit 2; }
done
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
mkdir -p "$dir/gomc/licenses"
version=$(git describe --tags --always --dirty 2>/dev/null || echo devel)
CGO_ENABLED=0 GOOS=${GOOS:-linux} GOARCH=${GOARCH:-amd64} go build -trimpath -ldflags "-s -w -X main.version=$version" -o "$dir/gomc/gomc" ./cmd/gomc
cp LICENSE "$dir/gomc/LICENSE"
# Licences of the modules that are linked into the executable, and of Go's own library.
go list -deps -f '{{with .Module}}{{if not .Main}}{{.Path}} {{.Dir}}{{end}}{{end}}' ./cmd/gomc | sort -u | while read -r module folder; do
	found=
	for licence in "$folder"/LICENSE* "$folder"/LICENCE* "$folder"/COPYING* "$folder"/NOTICE*; do
		if [ -f "$licence" ]; then
			cp "$licence" "$dir/gomc/licenses/$(echo "$module" | tr / _)-$(basename "$licence")"
			found=1
		fi
	done
	[ -n "$found" ] || echo "archive.sh: $module has no file of its licence; look for it by hand" >&2
done
if [ -f "$(go env GOROOT)/LICENSE" ]; then cp "$(go env GOROOT)/LICENSE" "$dir/gomc/licenses/go-LICENSE"; fi
cat >"$dir/gomc/README.md" <<EOF
# gomc $version

A stateless model checker for concurrent C. It needs clang, 14 to 22, on PATH (packages: clang), for tasks with data model ILP32 that include headers also libc6-dev-i386.

    ./gomc verify --json --property=PROPERTY.prp --data-model=ILP32|LP64 FILE.i

prints one JSON object; "answer" in it is true, false or unknown. \`./smoketest.sh\` tries it. Properties: unreach-call, no-data-race; of valid-memsafety violations of
valid-deref and valid-free only. \`./gomc help verify\` lists all flags.

Licence: Apache 2.0 (LICENSE); licenses/ has those of the libraries that are part of the executable.
EOF
cat >"$dir/gomc/smoketest.sh" <<'EOF'
#!/bin/sh
# Verifies a program that is right and one that is not, both in a moment.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
echo 'CHECK( init(main()), LTL(G ! call(reach_error())) )' >"$dir/unreach-call.prp"
cat >"$dir/prog.i" <<'PROGRAM'
typedef unsigned long pthread_t;
extern int pthread_create(pthread_t *, const void *, void *(*)(void *), void *);
extern int pthread_join(pthread_t, void **);
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
extern void reach_error(void);
int x;
void *run(void *arg)
{
	if (PROTECTED) __VERIFIER_atomic_begin();
	x = x + 1;
	if (PROTECTED) __VERIFIER_atomic_end();
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, 0, run, 0);
	pthread_create(&b, 0, run, 0);
	pthread_join(a, 0);
	pthread_join(b, 0);
	if (x != 2) reach_error();
	return 0;
}
PROGRAM
for case in 1:true 0:false; do
	sed "s/PROTECTED/${case%%:*}/" "$dir/prog.i" >"$dir/case.i"
	"$here/gomc" verify --json --property="$dir/unreach-call.prp" "$dir/case.i" >"$dir/out" || true
	grep -q "\"answer\": \"${case##*:}\"" "$dir/out" || { cat "$dir/out"; echo "smoke test: want ${case##*:}"; exit 1; }
done
echo "smoke test: passed"
EOF
chmod +x "$dir/gomc/smoketest.sh"
rm -f "$out"
(cd "$dir" && zip -qr "$out" gomc)
echo "$out"
