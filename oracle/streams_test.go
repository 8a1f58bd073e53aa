package oracle

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/llvmir"
)

var (
	streams      = flag.Uint64("streams.seeds", 4, "number of generated programs with streams that are compared with the host's library, where there is a clang++")
	streamsFirst = flag.Uint64("streams.first", 0, "first seed")
)

// TestStreams compares the streams of C++ with those of the host: what a random program sees of them there is asserted here.
func TestStreams(t *testing.T) {
	compareWithHost(t, streamProgram, func(clang, source string) string { return source })
}

// TestStrings does the same with std::string, in LLVM IR in which its members are those of the library.
func TestStrings(t *testing.T) {
	compareWithHost(t, stringProgram, func(clang, source string) string {
		ir := strings.TrimSuffix(source, ".cpp") + ".ll"
		if out, err := exec.CommandContext(t.Context(), clang, "-std=c++17", "-w", "-g", "-S", "-emit-llvm", "-o", ir, source).CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		return ir
	})
}

// compareWithHost runs what programs draws, on the host and here, where input says what is verified in place of the source.
func compareWithHost(t *testing.T, program func(*rand.Rand) string, input func(clang, source string) string) {
	clang := ""
	for _, name := range []string{"clang++", "clang++-22", "clang++-19", "clang++-16"} {
		if path, err := exec.LookPath(name); err == nil && clang == "" {
			clang = path
		}
	}
	if clang == "" {
		t.Skip("no clang++ on PATH")
	}
	dir := t.TempDir()
	source, binary := filepath.Join(dir, "program.cpp"), filepath.Join(dir, "program")
	for seed := *streamsFirst; seed < *streamsFirst+*streams; seed++ {
		body := program(rand.New(rand.NewPCG(seed, 0)))
		write := func(see string) {
			text := streamHead + see + streamSee + "int main()\n{\n" + body + "}\n"
			if err := os.WriteFile(source, []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		write(streamTell)
		if out, err := exec.CommandContext(t.Context(), clang, "-std=c++17", "-w", "-o", binary, source).CombinedOutput(); err != nil {
			t.Skipf("clang++ does not compile and link C++: %v\n%s", err, out)
		}
		seen, err := exec.CommandContext(t.Context(), binary).Output()
		if err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, body)
		}
		write(fmt.Sprintf(streamCheck, `"`+strings.ReplaceAll(strings.TrimSpace(string(seen)), "\n", `", "`)+`"`))
		mod, err := llvmir.Load(t.Context(), []string{input(clang, source)}, llvmir.Options{Clang: clang, CFlags: []string{"-std=c++17", "-w"}})
		if err != nil {
			t.Fatal(err)
		}
		prog, err := interp.Compile(mod, interp.Options{})
		if err != nil {
			t.Fatal(err)
		}
		res, err := explore.Run(t.Context(), prog, explore.Options{})
		if err != nil || res.Verdict != explore.Safe {
			t.Errorf("seed %d: %v %s %+v, %v\n%s", seed, res.Verdict, res.Reason, res.Error, err, body)
		}
	}
}

const streamHead = `#include <cassert>
#include <cstdio>
#include <cstring>
#include <iomanip>
#include <sstream>
#include <stdexcept>
#include <string>
`

// streamTell has a program print what it sees, streamCheck has it compare that.
const (
	streamTell  = "static void seen(const char *text) { puts(text); }\n"
	streamCheck = `static const char *const all[] = {%s};
static void seen(const char *text)
{
	static int n;
	assert(strcmp(text, all[n++]) == 0);
}
`
)

const streamSee = `static void see(long long n)
{
	char text[32];
	sprintf(text, "%lld", n);
	seen(text);
}

static void see(double x)
{
	char text[64];
	sprintf(text, "%a", x);
	seen(text);
}

static void see(const std::string &s)
{
	char text[800], *to = text;
	*to++ = 's';
	for (unsigned char c : s)
		to += sprintf(to, "%02x", c);
	*to = 0;
	seen(text);
}

static void see(const std::ios &s)
{
	see((long long)s.rdstate());
	see((long long)s.width());
}
`

// streamProgram returns what main does with streams of strings.
func streamProgram(r *rand.Rand) string {
	var b strings.Builder
	one := func(list ...string) string { return list[r.IntN(len(list))] }
	line := func(format string, args ...any) { fmt.Fprintf(&b, "\t"+format+"\n", args...) }

	line("std::ostringstream o;")
	line("std::stringstream s%s;", one("", `("12 abc")`, `("7,8 9", std::ios::in | std::ios::out | std::ios::ate)`))
	for range 4 + r.IntN(14) {
		line("%s;", one("o", "s")+outputs[r.IntN(len(outputs))](one))
		if r.IntN(6) == 0 {
			line("see(o), see(o.str()), see(s), see(s.str());")
		}
	}
	line("see(o), see(o.str()), see(s), see(s.str());")

	line("std::istringstream i(%s);", one(`"12 -7 abc 3.5e2 0x1f 077 true 1 0 99999999999 -3 z"`, `"1 2 3"`, `" 5,6;7\n\nline two\n x"`, `"-"`, `"+5 -0 1e5 1.5.5 ."`, `""`, `"   "`, `"abcdef"`,
		`"2147483648 -2147483649 65536 -1 18446744073709551616 4"`, `"0x 0xg 08 010 -0x10"`))
	line("int n = 91; long l = 92; unsigned u = 93; short h = 94; unsigned long long q = 95; unsigned short k = 96; double d = 97; float f = 98; char c = 99; bool t = true; std::string w = \"w\";")
	for range 3 + r.IntN(12) {
		line("%s;", one("i >> n", "i >> l", "i >> u", "i >> h", "i >> q", "i >> k", "i >> d", "i >> f", "i >> c", "i >> t", "i >> w", "i >> std::setw(2) >> w", "std::getline(i, w)", "std::getline(i, w, ',')",
			"see((long long)i.get())", "i.get(c)", "see((long long)i.peek())", "i.ignore()", "i.ignore(3)", `i.ignore(100, '\n')`, "i >> std::ws", "i >> std::hex", "i >> std::dec", "i >> std::oct",
			"i >> std::setbase(0)", "i >> std::noskipws", "i >> std::skipws", "i.clear()", "i.clear()", `i.str("new 5 text"), i.clear()`))
		line("see(i), see(n), see(l), see(u), see(h), see((long long)q), see(k), see(d), see(f), see(c), see(t), see(w), see((long long)i.gcount());")
	}
	line("s >> w; see(w), see(s); s >> n; see(n), see(s); s.str(\"\"); s.clear(); s << 5; see(s.str());")
	return strings.NewReplacer("see(n)", "see((long long)n)", "see(l)", "see((long long)l)", "see(u)", "see((long long)u)", "see(h)", "see((long long)h)", "see(k)", "see((long long)k)",
		"see(f)", "see((double)f)", "see(c)", "see((long long)c)", "see(t)", "see((long long)t)").Replace(b.String())
}

// outputs are what may be done with a stream for output.
var outputs = []func(one func(...string) string) string{
	func(one func(...string) string) string { return " << " + integer(one) },
	func(one func(...string) string) string { return " << " + integer(one) + "u" },
	func(one func(...string) string) string { return " << (short)" + integer(one) },
	func(one func(...string) string) string { return " << (unsigned short)" + integer(one) },
	func(one func(...string) string) string {
		return " << " + one("0ll", "-1ll", "9223372036854775807ll", "-123456789012ll", "18446744073709551615ull", "4294967296ul")
	},
	func(one func(...string) string) string {
		return " << " + one("0.0", "-0.5", "3.14159265", "1e10", "1e-7", "123456789.0", "1e300", "2.5", "100.0", "-1e5", "1e6", "0.1f", "1e20f", "1.0 / 0.0")
	},
	func(one func(...string) string) string {
		return " << " + one(`"x"`, `""`, `"seven by seven"`, `std::string("hello")`, `std::string()`, `std::string("a rather long text that is on the heap")`)
	},
	func(one func(...string) string) string {
		return " << " + one("'c'", "' '", "'7'", "true", "false", "(void *)0", "(void *)0x1234", "(void *)0xdeadbeef", "nullptr")
	},
	func(one func(...string) string) string {
		return " << std::setw(" + one("0", "1", "5", "9", "20") + ")"
	},
	manipulated, manipulated, manipulated,
	func(one func(...string) string) string {
		return one(`.write("wxyz", 3)`, `.write("wxyz", 0)`, ".put('p')", ".flush()")
	},
}

func manipulated(one func(...string) string) string {
	return " << std::" + one("hex", "dec", "oct", "showbase", "noshowbase", "showpos", "noshowpos", "uppercase", "nouppercase", "boolalpha", "noboolalpha", "left", "right", "internal", "fixed", "scientific",
		"defaultfloat", "hexfloat", "showpoint", "noshowpoint", "setprecision(0)", "setprecision(1)", "setprecision(3)", "setprecision(10)", "setfill('*')", "setfill('0')", "setfill(' ')", "endl", "ends", "flush",
		"setbase(8)", "setbase(10)", "setbase(16)", "setbase(0)", "setiosflags(std::ios::hex)", "resetiosflags(std::ios::basefield)")
}

func integer(one func(...string) string) string {
	return one("0", "1", "-1", "7", "255", "-42", "65535", "-32768", "2147483647", "123456789")
}

// stringProgram returns what main does with strings. Exceptions are caught.
func stringProgram(r *rand.Rand) string {
	var b strings.Builder
	one := func(list ...string) string { return list[r.IntN(len(list))] }
	place := func() string {
		return one("0", "1", "2", "3", "7", "s.size()", "t.size()", "s.size() / 2", "std::string::npos", "40")
	}
	size := func() string { return one("0", "1", "2", "5", "15", "16", "17", "std::string::npos") }
	few := func() string { return one("0", "1", "2", "5", "15", "16", "31") }
	text := func() string {
		return one(`""`, `"a"`, `"ab"`, `"hello"`, `"fifteen letters"`, `"sixteen letters!"`, `"a text that is far longer than the others are"`, "s.c_str()", "t.c_str()", "t.c_str() + t.size() / 2")
	}
	object := func() string {
		return one("s", "t", `std::string("hello")`, "std::string(17, 'z')", "std::string()", "s + t", `t + "x"`, "'c' + s", "s.substr(0, 3)", "std::to_string(s.size())")
	}
	c := func() string { return one("'a'", "'l'", "'z'", "' '", "'\\0'") }
	fmt.Fprintln(&b, "\tstd::string s = \"hello\", t(20, 'x'), u;")
	for range 6 + r.IntN(16) {
		var do string
		switch r.IntN(22) {
		case 0:
			do = "s = " + one(object(), text(), c())
		case 1:
			do = "s += " + one(object(), text(), c())
		case 2:
			do = "s.append(" + one(object(), text(), "3, "+c(), few()+", "+c(), "t.c_str(), t.size() / 2") + ")"
		case 3:
			do = "s.assign(" + one(object(), text(), few()+", "+c(), "s.c_str(), s.size() / 2") + ")"
		case 4:
			do = "s.insert(" + place() + ", " + one(object(), text(), few()+", "+c()) + ")"
		case 5:
			do = "s.erase(" + place() + ", " + size() + ")"
		case 6:
			do = "s.replace(" + place() + ", " + size() + ", " + one(object(), text(), "t.c_str(), t.size() / 2") + ")"
		case 7:
			do = "s.resize(" + few() + one("", ", 'r'") + ")"
		case 8:
			do = one("s.clear()", "s.push_back("+c()+")", "if (!s.empty()) s.pop_back()", "s.shrink_to_fit()", "s.reserve(20)", "s.reserve(100)")
		case 9:
			do = one("s.swap(t)", "std::swap(s, u)", "u = std::move(s), s = \"moved\"", "std::string v(std::move(t)); see(v); t = v", "std::string v(s); v += t; see(v)")
		case 10:
			do = "u = s.substr(" + place() + ", " + size() + ")"
		case 11:
			do = "see((long long)s.at(" + place() + "))"
		case 12:
			do = "if (!s.empty()) s[s.size() / 2]++, s.front() = t.empty() ? 'f' : t.back()"
		case 13:
			do = "see((long long)(s.compare(" + one(object(), text()) + ") > 0)), see((long long)(s < t)), see((long long)(s == t))"
		case 14:
			do = "see((long long)(s.compare(" + place() + ", " + size() + ", " + one("t", `"ell"`) + ") < 0))"
		case 15:
			do = "for (char &x : s) x ^= 1; std::string v(s.begin(), s.end()); see(v)"
		default:
			do = "see((long long)s." + one("find", "rfind", "find_first_of", "find_last_of", "find_first_not_of", "find_last_not_of") + "(" + one("t", `"l"`, `"lo"`, `"hxe"`, `""`, c(), "std::string(\"el\")") + one("", ", "+place()) + "))"
		}
		fmt.Fprintf(&b, "\ttry {\n\t\t%s;\n\t} catch (const std::out_of_range &) {\n\t\tsee(std::string(\"out of range\"));\n\t}\n", do)
		fmt.Fprintln(&b, "\tsee(s), see(t), see(u), see((long long)s.capacity());")
	}
	return b.String()
}
