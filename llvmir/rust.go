package llvmir

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/ianlancetaylor/demangle"

	"github.com/gomc/gomc/files"
)

// rustMark stands before the version of a compiler of Rust, in llvm.ident and in the units of debug information.
var rustMark = []byte("rustc version ")

// rustVersion returns the version of the compiler of Rust that has made an assembly, such as "1.95.0", as metadata says; empty if none does.
func rustVersion(text []byte) string {
	for at := 0; ; {
		k := bytes.Index(text[at:], rustMark)
		if k < 0 {
			return ""
		}
		at += k
		line := text[bytes.LastIndexByte(text[:at], '\n')+1 : at]
		at += len(rustMark)
		if bytes.HasPrefix(line, []byte("!")) {
			n := 0
			for at+n < len(text) && (text[at+n] == '.' || '0' <= text[at+n] && text[at+n] <= '9') {
				n++
			}
			return string(text[at : at+n])
		}
	}
}

// RustPaths returns what the function or variable of a symbol of Rust is called in its library, in letters, digits, '_' and '.': its
// path with and without arguments of types. A symbol that cannot be taken apart is named by itself, without the hashes of crates.
func RustPaths(symbol string) []string {
	if !strings.HasPrefix(symbol, "_R") && !rustHash().MatchString(symbol) {
		return nil
	}
	whole := demangle.Filter(symbol, demangle.NoParams, demangle.NoClones)
	if whole == symbol {
		return []string{crateHash().ReplaceAllString(symbol, "C")}
	}
	short := demangle.Filter(symbol, demangle.NoParams, demangle.NoTemplateParams, demangle.NoClones)
	paths := []string{rustPath(whole), rustPath(short)}
	if paths[0] == paths[1] {
		paths = paths[:1]
	}
	return paths
}

var (
	rustHash = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`^_ZN.*17h[0-9a-f]{16}E$`)
	})
	crateHash = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`Cs[0-9A-Za-z]*_`)
	})
	punct = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`[^A-Za-z0-9_.]+`)
	})
)

// rustPath writes a demangled path without any punctuation but '.', two of which stand for what is between paths.
func rustPath(path string) string {
	path = punct().ReplaceAllString(strings.ReplaceAll(path, "::", "."), "..")
	return strings.Trim(strings.ReplaceAll(path, "...", "."), ".")
}

// compileRust compiles a file of Rust, which is a crate by itself.
func compileRust(ctx context.Context, input string, opts Options) ([]byte, error) {
	rustc, err := exec.LookPath("rustc")
	if err != nil {
		return nil, fmt.Errorf("%s: rustc is not on PATH; install it, or compile to LLVM assembly elsewhere with: rustc %s", input, strings.Join(DefaultRustFlags, " "))
	}
	dir, err := os.MkdirTemp("", "gomc-rust-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	flags := slices.Clone(DefaultRustFlags)
	if !slices.ContainsFunc(opts.CFlags, func(f string) bool { return strings.HasPrefix(f, "--edition") }) {
		flags = append(flags, "--edition=2021")
	}
	result := filepath.Join(dir, "crate.ll")
	if _, err := run(ctx, nil, rustc, slices.Concat(flags, opts.CFlags, []string{"-o", result, argument(input)})...); err != nil {
		return nil, err
	}
	return files.Read(result)
}
