package llvmir

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/gomc/gomc/files"
)

// Options says how inputs that are not LLVM assembly are turned into it.
type Options struct {
	// Clang is the compiler for files of C and C++, a name on PATH or a path; "clang",
	// else the newest versioned one, if empty. Rust is compiled by rustc.
	Clang string
	// CFlags are given to the compiler after the default flags. Where they name no standard of C, and a file does not compile, it is
	// compiled as C of 1989 with the extensions of GNU, if that is possible.
	CFlags []string
	// Overflow compiles C so that the assembly shows all signed overflow: beside the marks of signed arithmetic (nsw), which clang always makes,
	// calls of a handler of undefined shifts. What overflows in a constant expression does not compile.
	Overflow bool
	// Note is called with what there is to say of an input that is read nevertheless; nil for nobody.
	Note func(string)
	// Assembly is called with the name and text of the assembly that the module is read from, from which [Parse] makes the same module elsewhere; nil for nobody.
	Assembly func(name string, text []byte)
	// Stdin is what the input "-" stands for; os.Stdin if nil.
	Stdin io.Reader
}

// DefaultCFlags are the flags that every C file is compiled with. With inlining,
// levels above -O0 would lose functions whose names have a meaning, and the
// atomic sections of SV-COMP that are functions.
var DefaultCFlags = []string{"-O0", "-g", "-fgnu89-inline", "-fno-inline", "-Xclang", "-disable-O0-optnone", "-S", "-emit-llvm"}

// DefaultCXXFlags are the flags that every C++ file is compiled with. The macro is libstdc++'s: members of
// std::string are compiled as those of other templates are, not left to the library's binary, and what is a precondition of the library is asserted.
var DefaultCXXFlags = []string{"-O0", "-g", "-D_GLIBCXX_ASSERTIONS", "-fno-inline", "-Xclang", "-disable-O0-optnone", "-S", "-emit-llvm"}

// DefaultRustFlags are the flags that every file of Rust is compiled with, but for the edition, which is that of 2021 unless another one is named.
var DefaultRustFlags = []string{"--emit=llvm-ir", "-Cpanic=abort", "-Ccodegen-units=1", "-g"}

// overflowFlags are those of Options.Overflow. They come last, and without -w, which would turn off what is an error here.
var overflowFlags = []string{"-fsanitize=shift", "-Werror=integer-overflow"}

// Versions of the tools that are tried, newest first.
const newestTool, oldestTool = 25, 14

// Load reads a module from files: LLVM assembly (.ll), bitcode (.bc), C
// (.c), C++ (.cpp, .cc, .cxx), Rust (.rs), or "-" for assembly or bitcode on standard input. Several inputs are
// linked. C and C++ need clang on PATH, Rust needs rustc, bitcode llvm-dis, several inputs llvm-link.
func Load(ctx context.Context, inputs []string, opts Options) (*Module, error) {
	switch len(inputs) {
	case 0:
		return nil, errors.New("no input file")
	case 1:
		text, name, err := readAssembly(ctx, inputs[0], opts)
		if err != nil {
			return nil, err
		}
		return opts.parse(name, text)
	}
	if i := slices.Index(inputs, "-"); i >= 0 && slices.Contains(inputs[i+1:], "-") {
		return nil, errors.New("standard input is given more than once")
	}
	return link(ctx, inputs, opts)
}

// derived marks the name of an input whose assembly the user does not see, as
// line numbers are those of the assembly.
const derived = "(ll)"

// readAssembly returns the text of one input and its name for messages.
func readAssembly(ctx context.Context, input string, opts Options) (text []byte, name string, err error) {
	data, name, err := readInput(ctx, input, opts)
	if err != nil {
		return nil, "", err
	}
	switch {
	case isBitcode(data):
		data, err = disassemble(ctx, name, data)
		name += derived
	case input != "-" && filepath.Ext(input) != ".ll":
		name += derived
	}
	if err == nil && len(bytes.TrimSpace(data)) == 0 {
		err = &Error{File: name, Msg: "the file is empty"}
	}
	return data, name, err
}

// readInput returns assembly or bitcode.
func readInput(ctx context.Context, input string, opts Options) (data []byte, name string, err error) {
	if input == "-" {
		in := opts.Stdin
		if in == nil {
			in = os.Stdin
		}
		if data, err = files.ReadAll(in); err != nil {
			return nil, "", fmt.Errorf("standard input: %w", err)
		}
		return data, "<stdin>", nil
	}
	info, err := os.Stat(input)
	if err != nil {
		return nil, "", fmt.Errorf("%s: %w", input, errors.Unwrap(err))
	}
	if info.IsDir() {
		return nil, "", fmt.Errorf("%s: is a directory", input)
	}
	switch ext := strings.ToLower(filepath.Ext(input)); {
	case ext == ".ll" || ext == ".bc":
		if data, err = files.Read(input); err != nil {
			return nil, "", err
		}
		if ext == ".bc" && !isBitcode(data) {
			return nil, "", &Error{File: input, Msg: "is not LLVM bitcode"}
		}
		return data, input, nil
	case IsSource(input):
		if !info.Mode().IsRegular() || info.Size() > files.MaxSize { // the compiler would read it for ever
			return nil, "", fmt.Errorf("%s: is no regular file, or larger than %d MiB", input, files.MaxSize>>20)
		}
		data, err = compile(ctx, input, opts)
		return data, input, err
	}
	return nil, "", fmt.Errorf("%s: unknown kind of file; gomc reads .c, .i, .cpp, .cc, .cxx, .ii, .rs, .ll and .bc", input)
}

// IsSource tells whether an input is C, C++ or Rust, by its name.
func IsSource(name string) bool {
	ext := strings.ToLower(filepath.Ext(name))
	return ext == ".c" || ext == ".i" || isCXX(name) || isRust(name)
}

// isRust tells whether an input is Rust, by its name.
func isRust(name string) bool { return strings.ToLower(filepath.Ext(name)) == ".rs" }

// isCXX tells whether an input is C++, by its name.
func isCXX(name string) bool {
	switch strings.ToLower(filepath.Ext(name)) {
	case ".cpp", ".cc", ".cxx", ".c++", ".ii":
		return true
	}
	return filepath.Ext(name) == ".C"
}

// isBitcode recognises bitcode, raw or in a wrapper, by its magic number.
func isBitcode(data []byte) bool {
	return bytes.HasPrefix(data, []byte("BC\xC0\xDE")) || bytes.HasPrefix(data, []byte("\xDE\xC0\x17\x0B"))
}

// compile turns a file of C, C++ or Rust into assembly.
func compile(ctx context.Context, input string, opts Options) ([]byte, error) {
	if isRust(input) {
		return compileRust(ctx, input, opts)
	}
	tool, flags, translate := "clang", DefaultCFlags, translate
	if isCXX(input) {
		tool, flags, translate = "clang++", DefaultCXXFlags, translateCXX
	}
	clang := opts.Clang
	if clang == "" {
		path, err := findTool(tool)
		if err != nil && tool != "clang" {
			path, err = findTool("clang") // which takes C++ as well
		}
		if err != nil {
			return nil, fmt.Errorf("%s: %w; install clang, or compile it to LLVM assembly elsewhere with: %s %s",
				input, err, tool, strings.Join(flags, " "))
		}
		clang = path
	} else if _, err := exec.LookPath(clang); err != nil {
		return nil, fmt.Errorf("%s: cannot run %s: %w", input, clang, errors.Unwrap(err))
	}
	return translate(ctx, clang, input, opts)
}

// oldC are tried, one after the other, where a file is no C of today. Old files call functions that are not declared, leave out the type int, and
// convert between integers, pointers and functions, which clang accepts no more by default; older ones use words of today as names.
var oldC = []struct {
	name  string
	flags []string
}{
	{"what C no longer allows", tolerance},
	{"-std=gnu89", slices.Concat([]string{"-std=gnu89"}, tolerance)},
}

// tolerance makes clang accept what C no longer allows, and older versions took with a warning. Versions that do not know one of these ignore it.
var tolerance = []string{"-Wno-error=implicit-function-declaration", "-Wno-error=implicit-int", "-Wno-error=int-conversion",
	"-Wno-error=incompatible-pointer-types", "-Wno-error=incompatible-function-pointer-types", "-Wno-error=return-mismatch", "-Wno-error=return-type"}

// deallocator is what clang up to 19 says of the attribute malloc with a deallocator, which headers of today's C library have.
// plainMalloc are flags that drop the deallocator, which is for warnings only: a file that is preprocessed is so once more, with no other macro.
const deallocator = "'__malloc__' attribute takes no arguments"

var plainMalloc = []string{"-x", "c", "-undef", "-D__malloc__(...)=__malloc__"}

// otherSymbol is what clang says where a variable has the name of a function that it knows, as in C without the header that declares it.
const otherSymbol = "as different kind of symbol"

// translate compiles a file; where that is impossible as it is, as older C, or without what this compiler does not know.
func translate(ctx context.Context, clang, input string, opts Options) ([]byte, error) {
	compile := func(flags []string) ([]byte, error) {
		return run(ctx, nil, clang, slices.Concat(DefaultCFlags, flags, []string{"-o", "-", argument(input)})...)
	}
	flags, notes := opts.CFlags, []string(nil)
	if opts.Overflow {
		flags = slices.Concat(slices.DeleteFunc(slices.Clone(flags), func(f string) bool { return f == "-w" }), overflowFlags)
	}
	data, err := compile(flags)
	if err != nil && filepath.Ext(input) == ".i" && strings.Contains(err.Error(), deallocator) && ctx.Err() == nil {
		notes = append(notes, fmt.Sprintf("%s is compiled without the deallocators of functions that allocate, which %s does not know", input, filepath.Base(clang)))
		flags = slices.Concat(plainMalloc, flags)
		data, err = compile(flags)
	}
	if err != nil && strings.Contains(err.Error(), otherSymbol) && ctx.Err() == nil {
		notes = append(notes, fmt.Sprintf("%s is compiled with -fno-builtin, as it has names of the C library for something else", input))
		flags = slices.Concat(flags, []string{"-fno-builtin"})
		data, err = compile(flags)
	}
	named := func(f string) bool { return strings.HasPrefix(f, "-std") || f == "-ansi" }
	if err != nil && !slices.ContainsFunc(flags, named) && ctx.Err() == nil {
		old, with, failed := compileOld(compile, flags)
		if failed != nil {
			return nil, failed
		}
		notes = append(notes, fmt.Sprintf("%s is compiled with %s, as it is no C of today: %v", input, with, err))
		data, err = old, nil
	}
	if err == nil && opts.Note != nil {
		for _, n := range notes {
			opts.Note(n)
		}
	}
	return data, err
}

// compileOld compiles a file as older C, and says how. If that is impossible, the error is what is wrong with it even so, as C of today.
func compileOld(compile func(flags []string) ([]byte, error), flags []string) (data []byte, how string, err error) {
	for _, old := range oldC {
		data, failed := compile(slices.Concat(old.flags, flags))
		if failed == nil {
			return data, old.name, nil
		}
		if err == nil {
			err = failed
		}
	}
	return nil, "", err
}

// translateCXX compiles a file of C++.
func translateCXX(ctx context.Context, clang, input string, opts Options) ([]byte, error) {
	flags := opts.CFlags
	if opts.Overflow {
		flags = slices.Concat(slices.DeleteFunc(slices.Clone(flags), func(f string) bool { return f == "-w" }), overflowFlags)
	}
	return run(ctx, nil, clang, slices.Concat(DefaultCXXFlags, flags, []string{"-o", "-", argument(input)})...)
}

// disassemble turns bitcode into assembly with the newest llvm-dis, as it
// reads the bitcode of all older versions.
func disassemble(ctx context.Context, name string, data []byte) ([]byte, error) {
	tool, err := findNewest("llvm-dis")
	if err != nil {
		return nil, fmt.Errorf("%s: %w; install llvm, or give the file as LLVM assembly", name, err)
	}
	text, err := run(ctx, data, tool, "-o", "-", "-")
	if err != nil && ctx.Err() == nil {
		err = fmt.Errorf("%s: %w", name, err)
	}
	return text, err
}

// argument is the name of a file that a tool does not take for a flag.
func argument(name string) string {
	if strings.HasPrefix(name, "-") {
		return "./" + name
	}
	return name
}

// link joins several inputs with llvm-link and reads the result.
func link(ctx context.Context, inputs []string, opts Options) (*Module, error) {
	dir, err := os.MkdirTemp("", "gomc-link-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	parts := make([]string, len(inputs))
	for i, input := range inputs {
		data, _, err := readInput(ctx, input, opts)
		if err != nil {
			return nil, err
		}
		if parts[i] = argument(input); filepath.Ext(input) == ".ll" || filepath.Ext(input) == ".bc" {
			continue
		}
		parts[i] = filepath.Join(dir, strconv.Itoa(i)+".ll")
		if err := os.WriteFile(parts[i], data, 0o600); err != nil {
			return nil, err
		}
	}
	text, err := linkFiles(ctx, parts)
	if err != nil {
		return nil, err
	}
	return opts.parse(strings.Join(inputs, "+")+derived, text)
}

// parse reads the module from assembly.
func (o *Options) parse(name string, text []byte) (*Module, error) {
	if o.Assembly != nil {
		o.Assembly(name, text)
	}
	return Parse(name, text)
}

// linkFiles runs llvm-link, the newest one first. As assembly of LLVM 14 is
// beyond the newer ones, older ones follow if it fails.
func linkFiles(ctx context.Context, files []string) ([]byte, error) {
	tools := findAll("llvm-link")
	if len(tools) == 0 {
		return nil, errors.New("llvm-link is not on PATH; install llvm, or give one file")
	}
	var first error
	for _, tool := range tools {
		text, err := run(ctx, nil, tool, append([]string{"-S", "-o", "-"}, files...)...)
		if err == nil || ctx.Err() != nil {
			return text, err
		}
		if first == nil {
			first = err
		}
	}
	return nil, first
}

// run runs a tool and returns what it writes. Its complaints are the error.
func run(ctx context.Context, stdin []byte, tool string, args ...string) ([]byte, error) {
	cmd := exec.CommandContext(ctx, tool, args...)
	stopAll(cmd)
	cmd.WaitDelay = 100 * time.Millisecond // after that, nobody waits for processes that it has started
	if stdin != nil {
		cmd.Stdin = bytes.NewReader(stdin)
	}
	stdout, stderr := &bounded{left: files.MaxSize}, &bounded{left: maxComplaints, cut: true}
	cmd.Stdout, cmd.Stderr = stdout, stderr
	err := cmd.Run()
	switch {
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case stdout.left < 0:
		return nil, fmt.Errorf("%s writes more than %d MiB", filepath.Base(tool), files.MaxSize>>20)
	case err != nil:
		return nil, fmt.Errorf("%s failed: %s", filepath.Base(tool), complaint(stderr.kept.String(), err))
	}
	return stdout.kept.Bytes(), nil
}

// maxComplaints bounds what a tool writes to standard error.
const maxComplaints = 1 << 20

// bounded is a buffer that drops what is more than it may hold, and fails then unless
// it is cut. It is no bytes.Buffer, whose ReadFrom would take everything.
type bounded struct {
	kept bytes.Buffer
	left int // negative once it has dropped something
	cut  bool
}

func (b *bounded) Write(p []byte) (int, error) {
	switch {
	case b.left >= len(p):
		b.left -= len(p)
		return b.kept.Write(p)
	case b.cut:
		b.left = -1
		return len(p), nil
	}
	b.left = -1
	return 0, io.ErrShortBuffer
}

// complaint picks the first error from what a tool wrote to standard error.
func complaint(stderr string, err error) string {
	errorLine := regexp.MustCompile(`(?m)^.*\berror(\[E\d+\])?: .*$`)
	if line := errorLine.FindString(stderr); line != "" {
		return strings.TrimSpace(line)
	}
	if line, _, _ := strings.Cut(strings.TrimSpace(stderr), "\n"); line != "" {
		return line
	}
	return err.Error()
}

// findTool looks for a tool under its plain name, then for the newest one
// with a version in its name.
func findTool(name string) (string, error) {
	if path, err := exec.LookPath(name); err == nil {
		return path, nil
	}
	return findNewest(name)
}

// findNewest looks for the newest tool with a version in its name, then for
// one under its plain name.
func findNewest(name string) (string, error) {
	tools := findAll(name)
	if len(tools) == 0 {
		return "", fmt.Errorf("%s is not on PATH", name)
	}
	return tools[0], nil
}

// findAll looks for all versions of a tool, newest first, the one without a
// version in its name last.
func findAll(name string) (paths []string) {
	for v := newestTool; v >= oldestTool; v-- {
		if path, err := exec.LookPath(name + "-" + strconv.Itoa(v)); err == nil {
			paths = append(paths, path)
		}
	}
	if path, err := exec.LookPath(name); err == nil {
		paths = append(paths, path)
	}
	return paths
}
