package models

import (
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
	_ "github.com/gomc/gomc/internal/testgc"
)

var (
	definition  = regexp.MustCompile(`(?m)^define ([^@\n]*)@([A-Za-z_0-9.]+)\(`)
	variable    = regexp.MustCompile(`(?m)^@([A-Za-z_0-9.]+) = (?:thread_local\S* )?(?:global|constant) `)
	declaration = regexp.MustCompile(`(?m)^declare [^@\n]*@([A-Za-z_0-9.]+)\(`)
)

// only64 tells that the functions of a topic are those of C++, whose names say how large a size_t is.
func only64(topic string) bool {
	return strings.HasPrefix(topic, "cxx") || strings.HasPrefix(topic, "rust")
}

// topic returns the topic that models a function, "" if none does.
func topic(function string) string {
	topic, _ := topicOf(function)
	return topic
}

// without32 tells that a function has no model for 32 bits: those of C++, and those on integers of 128 bits.
func without32(function string) bool {
	return only64(topic(function)) || strings.HasSuffix(function, "_16")
}

// exported returns the functions and variables that a module defines for others.
func exported(text string) []string {
	var names []string
	for _, m := range definition.FindAllStringSubmatch(text, -1) {
		if !strings.Contains(m[1], "internal") {
			names = append(names, m[2])
		}
	}
	for _, m := range variable.FindAllStringSubmatch(text, -1) {
		if Has(m[1]) { // C programs have none that is modelled
			names = append(names, m[1])
		}
	}
	return names
}

func TestIndex(t *testing.T) {
	sources, err := filepath.Glob("c/*.c")
	if err != nil || len(sources) == 0 {
		t.Fatalf("no sources: %v", err)
	}
	for _, bits := range []int{64, 32} {
		defined := make(map[string]string)
		for _, c := range sources {
			topic := strings.TrimSuffix(filepath.Base(c), ".c")
			text, ok := read(topic, bits, []string{""})
			if ok == (bits == 32 && only64(topic)) {
				t.Errorf("%s is compiled for %d bits: %v", c, bits, ok)
			}
			for _, name := range exported(text) {
				if other, twice := defined[name]; twice {
					t.Errorf("%s is defined in %s and in %s", name, other, topic)
				}
				defined[name] = topic
			}
		}
		for name, topic := range defined {
			if got, _, ok := Lookup(name, Variant{PointerBits: bits}); got != topic || !ok {
				t.Errorf("Lookup(%s, %d) = %q, %v; it is in %s", name, bits, got, ok, topic)
			}
		}
		for _, name := range Functions() {
			if _, ok := defined[name]; !ok && !(bits == 32 && without32(name)) {
				t.Errorf("the index has %s, which no file of %d bits defines", name, bits)
			}
		}
	}
}

func TestLookup(t *testing.T) {
	topic, text, ok := Lookup("pthread_mutex_lock", Variant{PointerBits: 64})
	if topic != "mutex" || !ok || !strings.Contains(text, "@pthread_mutex_lock(") {
		t.Errorf("pthread_mutex_lock is in topic %q, %v", topic, ok)
	}
	if _, _, ok := Lookup("pthread_sigqueue", Variant{PointerBits: 64}); ok {
		t.Error("pthread_sigqueue has a model")
	}
	if _, _, ok := Lookup("pthread_mutex_lock", Variant{PointerBits: 16}); ok {
		t.Error("there are models for 16 bits")
	}
}

// Every function that a model calls is an intrinsic that models.h declares, an
// intrinsic of LLVM, a printing function of the interpreter, or another model.
func TestDeclarations(t *testing.T) {
	header, err := os.ReadFile("c/models.h")
	if err != nil {
		t.Fatal(err)
	}
	llvm := []string{"llvm.memcpy", "llvm.memmove", "llvm.memset", "llvm.threadlocal.address", "llvm.va_start", "llvm.va_end", "llvm.va_copy", "llvm.sqrt", "llvm.assume", "llvm.bswap"}
	for _, path := range outputs(t) {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range declaration.FindAllStringSubmatch(string(text), -1) {
			name := m[1]
			switch {
			case strings.HasPrefix(name, "llvm."):
				if !slices.ContainsFunc(llvm, func(p string) bool { return name == p || strings.HasPrefix(name, p+".") }) {
					t.Errorf("%s calls %s", path, name)
				}
			case strings.HasPrefix(name, "__gomc_"):
				if !strings.Contains(string(header), name+"(") {
					t.Errorf("%s calls %s, which models.h does not declare", path, name)
				}
			case name == "fputs" || name == "fwrite" || name == "printf":
			default:
				if _, _, ok := Lookup(name, Variant{PointerBits: 64}); !ok {
					t.Errorf("%s calls %s, which has no model", path, name)
				}
			}
		}
	}
}

// The numbers of the operations and the sizes of the accesses are constants,
// which the interpreter needs to lower them.
func TestConstantOperands(t *testing.T) {
	call := regexp.MustCompile(`@__gomc_(rmw|wait|wait_load)\(.*`)
	constant := regexp.MustCompile(strings.ReplaceAll(`^@__gomc_((rmw|wait)\(i32 noundef \d+, ptr noundef POINTER, i32 noundef \d+, .*|wait_load\(ptr noundef POINTER, i32 noundef \d+), i32 noundef \d+\)$`, "POINTER", `([^,]+|getelementptr inbounds \([^()]*\))`))
	calls := 0
	for _, path := range outputs(t) {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for _, line := range strings.Split(string(text), "\n") {
			if strings.HasPrefix(line, "declare") {
				continue
			}
			if m := call.FindString(line); m != "" {
				calls++
				if !constant.MatchString(m) {
					t.Errorf("%s: %s", path, strings.TrimSpace(line))
				}
			}
		}
	}
	if calls < 100 {
		t.Errorf("only %d calls found", calls)
	}
}

// The enumerations of models.h are those of package event.
func TestEnumerations(t *testing.T) {
	header, err := os.ReadFile("c/models.h")
	if err != nil {
		t.Fatal(err)
	}
	compare(t, string(header), "gomc_op", map[string]int{
		"OP_NONE": int(event.OpNone), "OP_XCHG": int(event.OpXchg), "OP_ADD": int(event.OpAdd),
		"OP_SUB": int(event.OpSub), "OP_AND": int(event.OpAnd), "OP_NAND": int(event.OpNand),
		"OP_OR": int(event.OpOr), "OP_XOR": int(event.OpXor), "OP_MAX": int(event.OpMax),
		"OP_MIN": int(event.OpMin), "OP_UMAX": int(event.OpUMax), "OP_UMIN": int(event.OpUMin),
		"OP_UINC_WRAP": int(event.OpUIncWrap), "OP_UDEC_WRAP": int(event.OpUDecWrap),
		"OP_USUB_COND": int(event.OpUSubCond), "OP_USUB_SAT": int(event.OpUSubSat),
		"OP_FADD": int(event.OpFAdd), "OP_FSUB": int(event.OpFSub), "OP_FMAX": int(event.OpFMax),
		"OP_FMIN": int(event.OpFMin), "OP_CMP_XCHG": int(event.OpCmpXchg),
		"OP_MUTEX_LOCK": int(event.OpMutexLock), "OP_MUTEX_UNLOCK": int(event.OpMutexUnlock),
		"OP_SEM_WAIT": int(event.OpSemWait), "OP_READ_LOCK": int(event.OpReadLock),
		"OP_WRITE_LOCK": int(event.OpWriteLock), "OP_RW_UNLOCK": int(event.OpRWUnlock),
		"OP_COND_ENQUEUE": int(event.OpCondEnqueue), "OP_COND_SIGNAL": int(event.OpCondSignal),
		"OP_COND_BROADCAST": int(event.OpCondBroadcast), "OP_COND_WAKE": int(event.OpCondWake),
		"OP_COND_SLEEP": int(event.OpCondSleep), "OP_COND_LEAVE": int(event.OpCondLeave),
		"OP_BARRIER": int(event.OpBarrier),
	})
	compare(t, string(header), "gomc_sync", map[string]int{
		"SYNC_NONE": int(event.SyncNone), "SYNC_MUTEX": int(event.SyncMutex),
		"SYNC_COND": int(event.SyncCond), "SYNC_RW_LOCK": int(event.SyncRWLock),
		"SYNC_SEMAPHORE": int(event.SyncSemaphore), "SYNC_BARRIER": int(event.SyncBarrier),
		"SYNC_ONCE": int(event.SyncOnce), "SYNC_CHANNEL": int(event.SyncChannel), "SYNC_JOIN": int(event.SyncJoin),
	})
	compare(t, string(header), "gomc_reason", map[string]int{
		"NOT_BLOCKED": int(event.NotBlocked), "BLOCK_ASSUME": int(event.BlockAssume),
		"BLOCK_AWAIT": int(event.BlockAwait), "BLOCK_BOUND": int(event.BlockBound),
		"BLOCK_DEADLOCK": int(event.BlockDeadlock), "BLOCK_SLEEP": int(event.BlockSleep),
	})
	compare(t, string(header), "gomc_mishap", map[string]int{
		"NO_MISHAP": int(event.NoMishap), "SPURIOUS_WAKEUP": int(event.SpuriousWakeup), "ALLOCATION_FAILS": int(event.AllocationFails),
		"WEAK_COMPARE_FAILS": int(event.WeakCompareFails), "REUSED_ADDRESS": int(event.ReusedAddress),
	})
	kind := regexp.MustCompile(`#define [A-Z]+_ERROR "(\w+)"`)
	for _, m := range kind.FindAllStringSubmatch(string(header), -1) {
		if !slices.Contains(event.ErrorKinds(), event.ErrorKind(m[1])) {
			t.Errorf("%q is no kind of error", m[1])
		}
	}
}

func compare(t *testing.T, header, enum string, want map[string]int) {
	t.Helper()
	body := regexp.MustCompile(`(?s)enum ` + enum + ` \{(.*?)\};`).FindStringSubmatch(header)
	if body == nil {
		t.Fatalf("models.h has no enum %s", enum)
	}
	names := regexp.MustCompile(`\w+`).FindAllString(body[1], -1)
	for number, name := range names {
		if value, ok := want[name]; !ok || value != number {
			t.Errorf("%s is %d in models.h, %d in package event (known: %v)", name, number, value, ok)
		}
	}
	if len(names) != len(want) {
		t.Errorf("enum %s has %d names, want %d", enum, len(names), len(want))
	}
}

// The compiled files are those that regen.sh has made of the sources as they are; make check makes them once more, where there is an LLVM 16.
func TestUpToDate(t *testing.T) {
	sums, err := os.ReadFile("sums.txt")
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{}
	for line := range strings.Lines(string(sums)) {
		sum, path, _ := strings.Cut(strings.TrimSpace(line), "  ")
		want[path] = sum
	}
	paths := []string{"regen.sh"}
	for _, pattern := range []string{"c/*", "ll/*"} {
		found, err := filepath.Glob(pattern)
		if err != nil || len(found) < 50 {
			t.Fatalf("%d files %s: %v", len(found), pattern, err)
		}
		paths = append(paths, found...)
	}
	if len(paths) != len(want) {
		t.Errorf("%d files are here, regen.sh has seen %d", len(paths), len(want))
	}
	for _, path := range paths {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if got := fmt.Sprintf("%x", sha256.Sum256(data)); got != want[path] {
			t.Errorf("%s is not as it was when the models were compiled: run regen.sh", path)
		}
	}
}

// The list in README.md is complete.
func TestReadme(t *testing.T) {
	readme, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	words := make(map[string]bool)
	for _, w := range regexp.MustCompile(`\w+`).FindAllString(string(readme), -1) {
		words[w] = true
	}
	for _, w := range regexp.MustCompile(`[\w.]+`).FindAllString(string(readme), -1) {
		words[w] = true // paths of Rust, without the word for their version
	}
	class := regexp.MustCompile(`^_(?:TV|TI|ZTV|ZTI|ZNK?)(St\d+[a-z_]+?)(?:[CD][0-2]E.*|4whatEv|)$`)
	fundamental := regexp.MustCompile(`^_ZTI(P|PK|)([a-z]|D[a-z])$`)
	for _, name := range Functions() {
		switch {
		case words[name], words[regexp.MustCompile(`^rust\d+\.`).ReplaceAllString(name, "")]:
		case topic(name) == "cxxerror" && class.MatchString(name) && words[class.FindStringSubmatch(name)[1]]:
		case topic(name) == "cxx" && fundamental.MatchString(name) && words["_ZTI"]:
		default:
			t.Errorf("README.md does not mention %s", name)
		}
	}
}

// dependOn reads files that only other processes use, so that go test does not
// reuse a result when they have changed.
func dependOn(t *testing.T, patterns ...string) {
	t.Helper()
	for _, pattern := range patterns {
		paths, err := filepath.Glob(pattern)
		if err != nil || len(paths) == 0 {
			t.Fatalf("no file %s: %v", pattern, err)
		}
		for _, path := range paths {
			if _, err := os.ReadFile(path); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// outputs lists the compiled files.
func outputs(t *testing.T) []string {
	t.Helper()
	paths, err := filepath.Glob("ll/*.ll")
	if err != nil || len(paths) == 0 {
		t.Fatalf("no compiled models: %v", err)
	}
	return append(paths, "ll/index.txt")
}

// std::lock of libc++ has the version of the library in its name.
func TestUnversioned(t *testing.T) {
	for name, want := range map[string]string{
		"_ZNSt3__14lockB8ne190107INS_5mutexES1_EEvRT_RT0_": "_ZNSt3__14lockINS_5mutexES1_EEvRT_RT0_",
		"_ZNSt3__14lockB7v160006INS_5mutexES1_EEvRT_RT0_":  "_ZNSt3__14lockINS_5mutexES1_EEvRT_RT0_",
		"_ZNSt3__14lockINS_5mutexES1_EEvRT_RT0_":           "_ZNSt3__14lockINS_5mutexES1_EEvRT_RT0_",
		"_ZNSt18condition_variable17__wait_until_implINSt6chrono8durationIlSt5ratioILl1ELl1000EEEEEESt9cv_statusRSt11unique_lockISt5mutexERKNS1_10time_pointINS1_3_V212steady_clockET_EE": "__gomc_condition_wait_until",
		"_ZNSt18counting_semaphoreILl4EE15try_acquire_forIlSt5ratioILl1ELl1EEEEbRKNSt6chrono8durationIT_T0_EE":                                                                            "__gomc_semaphore_try_until",
		"_ZNSt18counting_semaphoreILl4EE7releaseEl": "_ZNSt18counting_semaphoreILl4EE7releaseEl",
		"_ZNSt3__14lockB": "_ZNSt3__14lockB", "_ZNSt3__14lockB99x": "_ZNSt3__14lockB99x", "_ZSt4lock": "_ZSt4lock",
	} {
		if got := Unversioned(name); got != want {
			t.Errorf("%s: %s, want %s", name, got, want)
		}
	}
	if !Replaces("_ZNSt3__14lockINS_5mutexES1_EEvRT_RT0_") || !Replaces("__gomc_sleep_until") || Replaces("_ZNSt3__15mutex4lockEv") {
		t.Error("other functions are replaced")
	}
}
