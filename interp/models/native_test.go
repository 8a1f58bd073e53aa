package models

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// native compiles C on the host.
type native struct {
	t    *testing.T
	dir  string
	bits int
}

func newNative(t *testing.T, bits int) *native {
	t.Helper()
	if testing.Short() {
		t.Skip("compiles C")
	}
	for _, tool := range []string{"gcc", "objcopy"} {
		if _, err := exec.LookPath(tool); err != nil {
			t.Skip(tool, "is not installed")
		}
	}
	dependOn(t, "c/*", "testdata/*")
	n := &native{t, t.TempDir(), bits}
	empty := filepath.Join(n.dir, "empty.c")
	n.write(empty, "#include <pthread.h>\nint main(void) { return 0; }\n")
	if err := exec.Command("gcc", fmt.Sprintf("-m%d", bits), "-o", filepath.Join(n.dir, "empty"), empty).Run(); err != nil {
		t.Skipf("gcc does not compile for %d bits", bits)
	}
	return n
}

func (n *native) write(path, text string) {
	n.t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		n.t.Fatal(err)
	}
}

func (n *native) run(name string, args ...string) {
	n.t.Helper()
	if out, err := exec.Command(name, args...).CombinedOutput(); err != nil {
		n.t.Fatalf("%s %s: %v\n%s", name, args, err, out)
	}
}

// compile compiles a file and returns the path of the object.
func (n *native) compile(path string, flags ...string) string {
	n.t.Helper()
	object := filepath.Join(n.dir, strings.TrimSuffix(filepath.Base(path), ".c")+".o")
	n.run("gcc", append(flags, "-c", fmt.Sprintf("-m%d", n.bits), "-w", "-fno-builtin", "-fno-pic", "-fno-stack-protector", "-o", object, path)...)
	return object
}

// models compiles models and gives all their names the prefix m_. Those of objects are for
// small ones if small is set.
func (n *native) models(small bool, topics ...string) []string {
	n.t.Helper()
	var objects []string
	for _, topic := range topics {
		flags := []string{"-O1", "-ffreestanding", "-fno-tree-loop-distribute-patterns", "-ftls-model=local-exec", "-include", "testdata/native.h"}
		if small && topic != "thread" {
			flags = append(flags, "-DGOMC_SMALL")
		}
		object := n.compile("c/"+topic+".c", flags...)
		prefixed := filepath.Join(n.dir, "model_"+topic+".o")
		n.run("objcopy", "--prefix-symbols=m_", object, prefixed)
		// The compiler's own functions, for 64-bit division on 32 bits, are not renamed.
		n.run("objcopy", "--redefine-sym=m___divdi3=__divdi3", "--redefine-sym=m___moddi3=__moddi3",
			"--redefine-sym=m___udivdi3=__udivdi3", "--redefine-sym=m___umoddi3=__umoddi3", prefixed)
		objects = append(objects, prefixed)
	}
	return objects
}

func (n *native) link(program string, objects []string) string {
	n.t.Helper()
	path := filepath.Join(n.dir, program)
	args := append([]string{fmt.Sprintf("-m%d", n.bits), "-no-pie", "-o", path}, objects...)
	n.run("gcc", append(args, "-lpthread", "-lm")...)
	return path
}

// TestLibc compares models with the libc of the host.
func TestLibc(t *testing.T) {
	n := newNative(t, 64)
	objects := n.models(false, "string", "stdlib", "ctype", "chartables", "calendar", "math", "format", "scan")
	program := n.link("native", append(objects, n.compile("testdata/native.c", "-O1")))
	cmd := exec.Command(program)
	cmd.Env = append(os.Environ(), "LC_ALL=C", "TZ=UTC")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

// TestFiles compares the models of files with the file system and the libc of the host.
func TestFiles(t *testing.T) {
	n := newNative(t, 64)
	objects := n.models(false, "files", "channels", "streams", "streamplaces", "format", "looks")
	program := n.link("native_files", append(objects, n.compile("testdata/native_files.c", "-O1")))
	cmd := exec.Command(program, "1000")
	cmd.Dir = t.TempDir()
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

// TestExplore runs the programs of ../testdata/models with the models, natively
// under many schedules, and compares the sets of outcomes with those wanted. They are the
// same with the models for small objects, which use the first bytes of glibc's.
func TestExplore(t *testing.T) {
	for _, bits := range []int{64, 32} {
		t.Run(fmt.Sprint(bits), func(t *testing.T) {
			t.Parallel()
			explore(t, bits, false)
		})
	}
	t.Run("64/small", func(t *testing.T) {
		t.Parallel()
		explore(t, 64, true)
	})
}

// objects4 finds programs with objects of pthreads or of C11 that may have four bytes.
var objects4 = regexp.MustCompile(`pthread_(mutex|cond|rwlock|barrier|spin|once|attr|key)|PTHREAD_|sem_|mtx_|cnd_|call_once`)

func explore(t *testing.T, bits int, small bool) {
	n := newNative(t, bits)
	programs, err := filepath.Glob("../testdata/models/*.c")
	if err != nil || len(programs) == 0 {
		t.Fatalf("no programs: %v", err)
	}
	sources, err := filepath.Glob("c/*.c")
	if err != nil {
		t.Fatal(err)
	}
	var topics []string
	for _, c := range sources {
		if topic := strings.TrimSuffix(filepath.Base(c), ".c"); topic != "atomic" { // clang knows these names, gcc does not
			topics = append(topics, topic)
		}
	}
	objects := append(n.models(small, topics...), n.compile("testdata/explore.c", "-O1"))

	var names strings.Builder
	for _, function := range Functions() {
		switch {
		case function == "sched_yield", strings.HasPrefix(function, "__file_"):
		case Has("__file_" + function):
			fmt.Fprintf(&names, "%s m___file_%s\n", function, function)
		default:
			fmt.Fprintf(&names, "%s m_%s\n", function, function)
		}
	}
	for _, function := range []string{"fprintf", "vfprintf", "dprintf", "fputs", "fputc", "putc", "fwrite", "fflush"} {
		fmt.Fprintf(&names, "%s m___file_%s\n", function, function)
	}
	for _, variable := range []string{"stdin", "stdout", "stderr"} {
		fmt.Fprintf(&names, "%s m_%s\n", variable, variable)
	}
	for _, function := range []string{"main", "sched_yield", "pthread_sigqueue"} {
		fmt.Fprintf(&names, "%s program_%s\n", function, function)
	}
	renamed := filepath.Join(n.dir, "names")
	n.write(renamed, names.String())

	for _, path := range programs {
		name := strings.TrimSuffix(filepath.Base(path), ".c")
		if small && (name == "mutex_kinds" || name == "robust") || !small && name == "small_objects" {
			continue // the first have kinds beyond four bytes; the other has no more bytes
		}
		t.Run(name, func(t *testing.T) {
			n := &native{t, n.dir, n.bits}
			source, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			if strings.Contains(string(source), "// Only interpreted:") {
				t.Skip("the host does not see the error")
			}
			if small && !objects4.Match(source) {
				t.Skip("it has no objects whose size matters")
			}
			object := n.compile(path, "-O0")
			n.run("objcopy", "--redefine-syms="+renamed, object)
			cmd := exec.Command(n.link(name, append(slices.Clone(objects), object)))
			cmd.Dir = t.TempDir()
			out, err := cmd.Output()
			if err != nil {
				t.Fatalf("%v\n%s", err, out)
			}
			got := strings.Split(strings.TrimSpace(string(out)), "\n")
			slices.Sort(got)
			if want := wanted(string(source)); !slices.Equal(got, want) {
				t.Errorf("outcomes:\n\t%s\nwant:\n\t%s", strings.Join(got, "\n\t"), strings.Join(want, "\n\t"))
			}
		})
	}
}

// wanted returns the sorted outcomes that the lines "// want:" of a program list.
func wanted(source string) []string {
	var outcomes []string
	for _, line := range strings.Split(source, "\n") {
		if list, ok := strings.CutPrefix(line, "// want: "); ok {
			outcomes = append(outcomes, strings.Split(list, "; ")...)
		}
	}
	slices.Sort(outcomes)
	return outcomes
}
