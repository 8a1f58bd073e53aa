package interp

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

var (
	randomSeeds = flag.Int("random", 6, "number of random programs")
	randomFirst = flag.Int("random.first", 1, "the first seed")
	randomKeep  = flag.String("random.keep", "", "directory for the programs that fail")
	randomAll   = flag.Bool("random.all", false, "compile each program in every way, not in one")
)

// randomFlags are the ways in which random programs are compiled.
var randomFlags = []string{
	"-O0", "-O1", "-O2", "-O3", "-Os", "-O2 -fno-vectorize -fno-slp-vectorize", "-O3 -mavx2", "-O0 -m32", "-O1 -m32", "-O2 -m32",
	"-O2 -march=x86-64-v4 -ffp-contract=off", "-O1 -fno-strict-aliasing -fwrapv", "-O2 -fno-inline",
}

// TestRandom computes checksums of random programs natively, then through the
// interpreter. Each program asserts first that its checksum is the native one,
// then that it is not, so that a run has to end at the second assertion.
func TestRandom(t *testing.T) {
	var compilers []string
	for _, name := range []string{"clang-14", "clang-15", "clang-16", "clang-19", "clang-22", "clang"} {
		if _, err := exec.LookPath(name); err == nil {
			compilers = append(compilers, name)
		}
	}
	if len(compilers) == 0 {
		t.Skip("no clang on PATH")
	}
	for seed := *randomFirst; seed < *randomFirst+*randomSeeds; seed++ {
		for way := range randomFlags {
			if !*randomAll && way != seed%len(randomFlags) {
				continue
			}
			compiler, flags := compilers[(seed+way)%len(compilers)], randomFlags[way]
			t.Run(fmt.Sprintf("%d %s %s", seed, compiler, flags), func(t *testing.T) {
				narrow := strings.Contains(flags, "-m32")
				source := checksumProgram(uint64(seed), !narrow)
				dir := t.TempDir()
				expected := nativeChecksum(t, dir, compiler, source)
				t.Setenv("CLANG", compiler)
				text := clang(t, source, append(strings.Fields(flags), "-DEXPECTED="+expected)...)
				p := compileText(t, text, Options{MaxInstructions: 5_000_000})
				if got := verdict(t, p); !strings.HasPrefix(got, "assertion: assertion failed: sum != EXPECTED") {
					t.Errorf("%s; the checksum is %s", got, expected)
					if *randomKeep != "" {
						base := filepath.Join(*randomKeep, fmt.Sprintf("%d.%s.%d", seed, compiler, way))
						os.WriteFile(base+".c", []byte("#define EXPECTED "+expected+"\n"+source), 0o666)
						os.WriteFile(base+".ll", text, 0o666)
					}
				}
			})
		}
	}
}

// nativeChecksum compiles a random program without optimisation and runs it.
func nativeChecksum(t *testing.T, dir, compiler, source string) string {
	t.Helper()
	file := filepath.Join(dir, "native.c")
	if err := os.WriteFile(file, []byte(source), 0o666); err != nil {
		t.Fatal(err)
	}
	binary := filepath.Join(dir, "native")
	if out, err := exec.Command(compiler, "-w", "-O0", "-DNATIVE", "-o", binary, file).CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%s", compiler, err, out)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 10*time.Second)
	defer cancel()
	out, err := exec.CommandContext(ctx, binary).Output()
	if err != nil {
		t.Fatalf("native run: %v", err)
	}
	return string(bytes.TrimSpace(out))
}
