package llvmir

import (
	"path"
	"regexp"
	"strings"
	"sync"

	"github.com/ianlancetaylor/demangle"
)

// Demangle returns what the source calls the function or variable of a symbol of C++ or Rust, without parameters and arguments of
// templates: "Queue::push". Other names stay as they are.
func Demangle(symbol string) string {
	if !mangled(symbol) {
		return symbol
	}
	name := demangle.Filter(symbol, demangle.NoParams, demangle.NoTemplateParams, demangle.NoClones)
	if name == symbol {
		return symbol
	}
	name = strings.NewReplacer("__cxx11::", "", "std::__1::", "std::").Replace(name)
	for { // tags of versions of the library
		before, rest, ok := strings.Cut(name, "[abi:")
		_, after, closed := strings.Cut(rest, "]")
		if !ok || !closed {
			break
		}
		name = before + after
	}
	return withoutParams(lambda().ReplaceAllString(name, "{lambda}"))
}

// withoutParams leaves out the parameters of functions that something is declared in: "put(int)::{lambda}" is "put::{lambda}".
func withoutParams(name string) string {
	var out strings.Builder
	for i := 0; i < len(name); i++ {
		if name[i] == '(' && i > 0 && !strings.HasSuffix(name[:i], "operator") && !strings.HasPrefix(name[i:], "(anonymous namespace)") {
			end, depth := i, 0
			for ; end < len(name); end++ {
				if name[end] == '(' {
					depth++
				} else if name[end] == ')' {
					if depth--; depth == 0 {
						break
					}
				}
			}
			rest := strings.TrimPrefix(name[min(end+1, len(name)):], " const")
			if strings.HasPrefix(rest, "::") {
				i = len(name) - len(rest) - 1
				continue
			}
		}
		out.WriteByte(name[i])
	}
	return out.String()
}

// lambda is how the call of an unnamed function is written: in what others see clang numbers it, in a file of its own it is $_0.
var lambda = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(\{lambda\(.*?\)#\d+\}|\$_\d+|'lambda\d*'(\(.*?\))?)(::operator\(\))?`)
})

// mangled tells that a name is a symbol of the Itanium C++ ABI or of Rust.
func mangled(symbol string) bool {
	return strings.HasPrefix(symbol, "_Z") || strings.HasPrefix(symbol, "_R") || strings.HasPrefix(symbol, "___Z")
}

// rustSources is where the sources of Rust's library were, as its compiler has it.
const rustSources = "/rustc/"

// InLibrary tells that a file is a header of a standard library of C++, or a source of Rust's, whose lines are not what users look for first.
func InLibrary(file string) bool {
	if i := strings.Index(file, "include/"); i >= 0 && strings.Contains(file[i:], "/c++/") {
		return true
	}
	return strings.HasPrefix(file, rustSources) || strings.Contains(file, "/rustlib/src/")
}

// shortFile writes the name of a file of a library without the detours of compilers.
func shortFile(file string) string {
	if InLibrary(file) {
		return path.Clean(file)
	}
	return file
}
