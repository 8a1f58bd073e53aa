package llvmir

import (
	"bytes"
	"regexp"
	"strings"

	"github.com/ianlancetaylor/demangle"
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

// RustPaths returns what the function or variable of a symbol of Rust is called in its library, in letters, digits, '_', '.' and '-': its
// path with and without arguments of types. A symbol that cannot be taken apart is named by itself, without the hashes of crates.
func RustPaths(symbol string) []string {
	if !strings.HasPrefix(symbol, "_R") && !rustHash.MatchString(symbol) {
		return nil
	}
	whole := demangle.Filter(symbol, demangle.NoParams, demangle.NoClones)
	if whole == symbol {
		return []string{crateHash.ReplaceAllString(symbol, "C")}
	}
	short := demangle.Filter(symbol, demangle.NoParams, demangle.NoTemplateParams, demangle.NoClones)
	paths := []string{rustPath(whole), rustPath(short)}
	if paths[0] == paths[1] {
		paths = paths[:1]
	}
	return paths
}

var (
	rustHash  = regexp.MustCompile(`^_ZN.*17h[0-9a-f]{16}E$`)
	crateHash = regexp.MustCompile(`Cs[0-9A-Za-z]*_`)
	punct     = regexp.MustCompile(`[^A-Za-z0-9_.]+`)
)

// rustPath writes a demangled path without any punctuation but '.' and '-'.
func rustPath(path string) string {
	path = punct.ReplaceAllString(strings.ReplaceAll(path, "::", "."), "-")
	return strings.Trim(strings.ReplaceAll(path, "-.", "."), "-.")
}
