package interp_test

import (
	"fmt"
	"iter"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/interp/corpus"
	"github.com/gomc/gomc/interp/models"
)

// operation is a visible operation that a model shows: its name, the value
// that it is told, and values with which it does not go on.
type operation struct {
	name   string
	value  uint64
	blocks []uint64
}

// modelCall is a call of a function that returns an int, and what it shows.
type modelCall struct {
	call string
	want []operation
}

// TestModelOperations checks which visible operations the models show: their
// number decides counts and speed. Iterations of a wait that fail must come
// back to the same State.
func TestModelOperations(t *testing.T) {
	const (
		mine      = 1 // owner of a lock: the main thread
		other     = 2
		twice     = 1<<32 | mine
		destroyed = 1<<32 - 1
		forgotten = 1 << 32
		users     = 1 << 1 << 32 // of a barrier: thread 1
		others    = (1<<1 | 1<<2) << 32
		phase     = 1 << 30 << 32
		counts    = 1 << 31 << 32
	)
	lock := operation{"lock", 0, []uint64{mine, other, twice}}
	unlock := operation{"unlock", mine, nil}
	checkOperations(t, glibcTypes, []modelCall{
		{"pthread_mutex_init(ptr @o, ptr null)", []operation{{"store 8", 0, nil}}},
		{"pthread_mutex_lock(ptr @o)", []operation{lock}},
		{"pthread_mutex_unlock(ptr @o)", []operation{unlock}},
		{"pthread_mutex_trylock(ptr @o)", []operation{{"lock", other, nil}}},
		{"pthread_mutex_timedlock(ptr @o, ptr @soon)", []operation{{"lock", other, nil}}},
		{"pthread_mutex_destroy(ptr @o)", []operation{{"cmpxchg", 0, nil}}},

		{"pthread_cond_init(ptr @o, ptr null)", []operation{{"store 8", 0, nil}}},
		{"pthread_cond_wait(ptr @o, ptr @m)", []operation{{"enqueue", 0, nil}, {"store 8", 0, nil}, unlock,
			{"sleep", 0, []uint64{1, forgotten}}, lock}},
		{"pthread_cond_wait(ptr @o, ptr @m)", []operation{{"enqueue", 2, nil}, {"load 8", 8, nil}, {"error", 0, nil}}},
		{"pthread_cond_timedwait(ptr @o, ptr @m, ptr @soon)", []operation{{"enqueue", 0, nil}, {"store 8", 0, nil}, unlock, {"leave", 1, nil}, lock}},
		{"pthread_cond_signal(ptr @o)", []operation{{"signal", 3, nil}}},
		{"pthread_cond_broadcast(ptr @o)", []operation{{"broadcast", 3, nil}}},
		{"pthread_cond_destroy(ptr @o)", []operation{{"cmpxchg", 0, []uint64{2 << 32}}}},

		{"pthread_rwlock_init(ptr @o, ptr null)", []operation{{"store 8", 0, nil}}},
		{"pthread_rwlock_rdlock(ptr @o)", []operation{{"read lock", 1 << 32, []uint64{other}}}},
		{"pthread_rwlock_wrlock(ptr @o)", []operation{{"write lock", 0, []uint64{other, 1 << 32}}}},
		{"pthread_rwlock_tryrdlock(ptr @o)", []operation{{"read lock", other, nil}}},
		{"pthread_rwlock_trywrlock(ptr @o)", []operation{{"write lock", other, nil}}},
		{"pthread_rwlock_unlock(ptr @o)", []operation{{"rw unlock", mine, nil}}},
		{"pthread_rwlock_destroy(ptr @o)", []operation{{"cmpxchg", 0, nil}}},

		{"pthread_spin_init(ptr @o, i32 0)", []operation{{"store 4", 0, nil}}},
		{"pthread_spin_lock(ptr @o)", []operation{{"lock", 0, []uint64{mine, other}}}},
		{"pthread_spin_trylock(ptr @o)", []operation{{"lock", other, nil}}},
		{"pthread_spin_unlock(ptr @o)", []operation{unlock}},

		{"pthread_barrier_init(ptr @o, ptr null, i32 2)", []operation{{"load 4", 0, nil}, {"store 8", 0, nil}, {"store 4", 0, nil}, {"alloc", 0, nil}, {"store 8", 0, nil}}},
		{"pthread_barrier_init(ptr @o, ptr null, i32 2)", []operation{{"load 4", 0xba110003, nil}, {"error", 0, nil}}},
		{"pthread_barrier_wait(ptr @o)", []operation{{"load 8", rounds | 2, nil}, {"barrier", users | 1, nil}, {"xor", 0, nil}}},
		{"pthread_barrier_wait(ptr @o)", []operation{{"load 8", rounds | 2, nil}, {"barrier", users, nil}, {"load 4", 1, []uint64{0}}}},
		{"pthread_barrier_wait(ptr @o)", []operation{{"load 8", rounds | 2, nil}, {"barrier", phase, nil}, {"load 4", 2, []uint64{1}}}},
		{"pthread_barrier_wait(ptr @o)", []operation{{"load 8", rounds | 2, nil}, {"barrier", others, nil}, {"load 4", 2, []uint64{0, 1}}}},
		{"pthread_barrier_wait(ptr @o)", []operation{{"load 8", rounds | 2, nil}, {"barrier", counts | 5<<32 | 1, nil}, {"add", 10, nil}}},
		{"pthread_barrier_wait(ptr @o)", []operation{{"load 8", rounds | 2, nil}, {"barrier", counts | 5<<32, nil}, {"load 4", 12, []uint64{10, 11, 8}}}},
		{"pthread_barrier_wait(ptr @o)", []operation{{"load 8", rounds | 2, nil}, {"barrier", counts | phase | 5<<32, nil}, {"load 4", 13, []uint64{12, 11, 10}}}},
		{"pthread_barrier_wait(ptr @o)", []operation{{"load 8", rounds | 2, nil}, {"barrier", counts | (1<<30-1)<<32, nil}, {"unsupported", 0, nil}}},
		{"pthread_barrier_wait(ptr @o)", []operation{{"load 8", 0, nil}, {"error", 0, nil}}},

		{"pthread_once(ptr @o, ptr @routine)", []operation{{"cmpxchg", 2, []uint64{1}}}},
		{"pthread_once(ptr @o, ptr @routine)", []operation{{"cmpxchg", 0, []uint64{1}}, {"xchg", 1, nil}}},

		{"sem_init(ptr @o, i32 0, i32 3)", []operation{{"store 8", 0, nil}}},
		{"sem_wait(ptr @o)", []operation{{"sem wait", 1, []uint64{0}}}},
		{"sem_trywait(ptr @o)", []operation{{"sem wait", 1, nil}}},
		{"sem_timedwait(ptr @o, ptr @soon)", []operation{{"sem wait", 1, nil}}},
		{"sem_post(ptr @o)", []operation{{"add", 1, nil}}},
		{"sem_getvalue(ptr @o, ptr @m)", []operation{{"load 8", 1, nil}, {"store 4", 0, nil}}},
		{"sem_destroy(ptr @o)", []operation{{"xchg", 1, nil}}},

		{"pthread_detach(i64 1509949605)", nil},
		{"pthread_detach(i64 0)", []operation{{"error", 0, nil}}},
		{"pthread_join(i64 1509949605, ptr null)", nil},
		{"pthread_setspecific(i32 1, ptr @o)", []operation{{"load 8", 0, nil}, {"error", 0, nil}}},
		{"pthread_setspecific(i32 1, ptr @o)", []operation{{"load 8", 2, nil}, {"error", 0, nil}}},
		{"pthread_attr_destroy(ptr @o)", nil},
		{"sched_yield()", nil},
		{"usleep(i32 10)", nil},
		{"rand_r(ptr @o)", []operation{{"choice", 0, nil}}},
		{"pthread_mutex_lock(ptr @o)", []operation{{"lock", destroyed, nil}, {"error", 0, nil}}},
		{"pthread_mutex_unlock(ptr @o)", []operation{{"unlock", 0, nil}, {"error", 0, nil}}},
		{"pthread_cond_wait(ptr @o, ptr @m)", []operation{{"enqueue", 0, nil}, {"store 8", 0, nil}, {"unlock", other, nil}, {"error", 0, nil}}},
		{"pthread_cond_signal(ptr @o)", []operation{{"signal", 1 << 63, nil}, {"error", 0, nil}}},
		{"sem_post(ptr @o)", []operation{{"add", 1 << 63, nil}, {"error", 0, nil}}},
	})
}

// TestSmallModelOperations does so for a program whose objects may have four bytes.
func TestSmallModelOperations(t *testing.T) {
	const (
		mine      = 1
		other     = 2
		half      = 1 << 16
		recursive = 1 << 30
		errors    = 2 << 30
		destroyed = half - 1
	)
	lock := operation{"lock", 0, []uint64{mine, other, half | mine}}
	checkOperations(t, "", []modelCall{
		{"pthread_mutex_init(ptr @o, ptr null)", []operation{{"store 4", 0, nil}}},
		{"pthread_mutex_lock(ptr @o)", []operation{lock}},
		{"pthread_mutex_lock(ptr @o)", []operation{{"lock", recursive | mine, []uint64{recursive | other}}}},
		{"pthread_mutex_lock(ptr @o)", []operation{{"lock", errors | mine, []uint64{errors | other}}}},
		{"pthread_mutex_lock(ptr @o)", []operation{{"lock", destroyed, nil}, {"error", 0, nil}}},
		{"pthread_mutex_unlock(ptr @o)", []operation{{"unlock", 7*half | mine, nil}}},
		{"pthread_mutex_unlock(ptr @o)", []operation{{"unlock", errors | other, nil}}},
		{"pthread_mutex_unlock(ptr @o)", []operation{{"unlock", other, nil}, {"error", 0, nil}}},
		{"pthread_mutex_destroy(ptr @o)", []operation{{"cmpxchg", 0, nil}}},
		{"pthread_mutex_destroy(ptr @o)", []operation{{"cmpxchg", recursive, nil}, {"cmpxchg", recursive, nil}}},
		{"pthread_mutex_destroy(ptr @o)", []operation{{"cmpxchg", recursive | mine, nil}, {"error", 0, nil}}},

		{"pthread_cond_wait(ptr @o, ptr @m)", []operation{{"enqueue", 0, nil}, {"unlock", mine, nil},
			{"sleep", 0, []uint64{1, half}}, lock}},
		{"pthread_cond_timedwait(ptr @o, ptr @m, ptr @soon)", []operation{{"enqueue", 0, nil}, {"unlock", mine, nil}, {"leave", 1, nil}, lock}},
		{"pthread_cond_signal(ptr @o)", []operation{{"signal", 1 << 31, nil}, {"error", 0, nil}}},
		{"pthread_cond_destroy(ptr @o)", []operation{{"cmpxchg", 0, []uint64{2 * half}}}},

		{"pthread_rwlock_rdlock(ptr @o)", []operation{{"read lock", half, []uint64{other}}}},
		{"pthread_rwlock_wrlock(ptr @o)", []operation{{"write lock", 0, []uint64{other, half}}}},
		{"pthread_rwlock_unlock(ptr @o)", []operation{{"rw unlock", half, nil}, {"error", 0, nil}}},

		{"sem_init(ptr @o, i32 0, i32 3)", []operation{{"store 4", 0, nil}}},
		{"sem_wait(ptr @o)", []operation{{"sem wait", 1, []uint64{0}}}},
		{"sem_post(ptr @o)", []operation{{"add", 3 << 30, nil}, {"error", 0, nil}}},

		{"pthread_barrier_init(ptr @o, ptr null, i32 2)", []operation{{"load 4", 0, nil}, {"alloc", 0, nil}, {"store 8", 0, nil}, {"store 4", 0, nil}}},
		{"pthread_barrier_init(ptr @o, ptr null, i32 2)", []operation{{"load 4", 0xba100102, nil}, {"error", 0, nil}}},
		{"pthread_barrier_wait(ptr @o)", []operation{{"load 4", 0xba100102, nil}, {"load 8", rounds, nil}, {"barrier", 1<<1<<32 | 1, nil}, {"xor", 0, nil}}},
		{"pthread_barrier_wait(ptr @o)", []operation{{"load 4", 0xba100102, nil}, {"load 8", rounds, nil}, {"barrier", 1 << 1 << 32, nil}, {"load 4", 1, []uint64{0}}}},
		{"pthread_barrier_wait(ptr @o)", []operation{{"load 4", 2, nil}, {"error", 0, nil}}},
	})
}

// TestEndingConditions does so for condition variables that may be destroyed and whose memory may end: here that of a thread-local variable.
func TestEndingConditions(t *testing.T) {
	const (
		mine  = 1
		woken = 1 << 32
	)
	lock, unlock := operation{"lock", 0, nil}, operation{"unlock", mine, nil}
	local := glibcTypes + "@l = thread_local global [64 x i8] zeroinitializer, align 8\n"
	checkOperations(t, local+"declare i32 @pthread_cond_destroy(ptr)\n", []modelCall{
		{"pthread_cond_init(ptr @l, ptr null)", []operation{{"store 8", 0, nil}}},
		{"pthread_cond_wait(ptr @l, ptr @m)", []operation{{"enqueue", 0, nil}, {"store 8", 0, nil}, unlock,
			{"wake", woken, []uint64{0, 1, 2, 2 << 32}}, lock}},
		{"pthread_cond_timedwait(ptr @l, ptr @m, ptr @soon)", []operation{{"enqueue", 0, nil}, {"store 8", 0, nil}, unlock, {"leave", 1, nil}, lock}},
		{"pthread_cond_wait(ptr @o, ptr @m)", []operation{{"enqueue", 0, nil}, {"store 8", 0, nil}, unlock, {"sleep", 0, []uint64{1, woken}}, lock}},
	})
	checkOperations(t, local+"declare i32 @pthread_cond_init(ptr, ptr)\n", []modelCall{
		{"pthread_cond_wait(ptr @o, ptr @m)", []operation{{"enqueue", 0, nil}, {"store 8", 0, nil}, unlock, {"wake", woken, []uint64{0, 1, 2, 2 << 32}}, lock}},
	})
	checkOperations(t, local, []modelCall{
		{"pthread_cond_destroy(ptr @l)", []operation{{"cmpxchg", 0, []uint64{2 << 32}}}},
		{"pthread_cond_wait(ptr @l, ptr @m)", []operation{{"enqueue", 0, nil}, {"store 8", 0, nil}, unlock, {"sleep", 0, []uint64{1, woken}}, lock}},
	})
}

// rounds stands for the address of the memory that tells which rounds of a barrier are over: like a block of the heap, @r begins where the low 16 bits are 0.
const rounds = 1 << 40

func checkOperations(t *testing.T, types string, tests []modelCall) {
	elsewhere := programThatCalls(t, types, "pthread_mutex_lock(ptr @r)").Main().Label().Addr
	for _, test := range tests {
		name, _, _ := strings.Cut(test.call, "(")
		t.Run(name, func(t *testing.T) {
			s := programThatCalls(t, types, test.call).Main()
			for _, want := range test.want {
				l := s.Label()
				if got := operationName(l); got != want.name {
					t.Fatalf("shows %s, want %s", got, want.name)
				}
				if l.Ends() {
					return
				}
				if len(want.blocks) > 0 && !l.Blocks {
					t.Errorf("%s does not block", want.name)
				}
				for _, v := range want.blocks {
					if s.Next(v) != s {
						t.Errorf("%s goes on with %#x", want.name, v)
					}
				}
				value := want.value
				if value&^0xffff == rounds {
					value = elsewhere | value&0xffff
				}
				next := s.Next(value)
				if next == s {
					t.Fatalf("%s does not go on with %#x", want.name, want.value)
				}
				s = next
			}
			if l := s.Label(); l.Kind != event.Exit {
				t.Errorf("shows %s too (%v)", operationName(l), l.Fault)
			}
		})
	}
}

// TestMisuseCodes checks what misuse returns where it is not checked: an error code, after operations
// that return some values.
func TestMisuseCodes(t *testing.T) {
	const (
		esrch, eperm, ebusy, einval = 3, 1, 16, 22
		minusOne                    = 1<<32 - 1
		other                       = 2
		destroyed                   = 1<<32 - 1
	)
	for _, test := range []struct {
		call   string
		values []uint64
		want   uint64
	}{
		{"pthread_mutex_lock(ptr @o)", []uint64{destroyed}, einval},
		{"pthread_mutex_unlock(ptr @o)", []uint64{0}, eperm},
		{"pthread_mutex_unlock(ptr @o)", []uint64{other}, eperm},
		{"pthread_mutex_destroy(ptr @o)", []uint64{other}, ebusy},
		{"pthread_cond_wait(ptr @o, ptr @m)", []uint64{0, 0, other, 1}, eperm},
		{"pthread_cond_wait(ptr @o, ptr @m)", []uint64{2, 8, 1}, einval},
		{"pthread_cond_signal(ptr @o)", []uint64{1 << 63}, einval},
		{"pthread_cond_destroy(ptr @o)", []uint64{1}, ebusy},
		{"pthread_rwlock_unlock(ptr @o)", []uint64{0}, eperm},
		{"pthread_rwlock_rdlock(ptr @o)", []uint64{destroyed}, einval},
		{"pthread_rwlock_destroy(ptr @o)", []uint64{1}, ebusy},
		{"pthread_spin_unlock(ptr @o)", []uint64{other}, eperm},
		{"pthread_spin_lock(ptr @o)", []uint64{1<<16 - 1}, einval},
		{"sem_wait(ptr @o)", []uint64{3 << 62, 0}, minusOne},
		{"sem_destroy(ptr @o)", []uint64{3 << 62, 0}, minusOne},
		{"pthread_barrier_wait(ptr @o)", []uint64{0}, einval},
		{"pthread_barrier_destroy(ptr @o)", []uint64{0}, einval},
		{"pthread_barrier_destroy(ptr @o)", []uint64{0xba100102, rounds, 1}, ebusy},
		{"pthread_join(i64 0, ptr null)", nil, esrch},
		{"pthread_join(i64 5000, ptr null)", nil, esrch},
		{"pthread_join(i64 10, ptr null)", nil, esrch},
		{"pthread_detach(i64 0)", nil, esrch},
		{"pthread_detach(i64 10)", nil, esrch},
		{"pthread_key_delete(i32 3)", []uint64{2}, einval},
		{"pthread_setspecific(i32 99, ptr @o)", nil, einval},
	} {
		t.Run(test.call, func(t *testing.T) {
			name, args, _ := strings.Cut(strings.TrimSuffix(test.call, ")"), "(")
			text := strings.Replace(callText(64, glibcTypes, "i32", name, strings.Split(args, ", ")), "ret i32 0", "ret i32 %1", 1)
			elsewhere := programThatCalls(t, glibcTypes, "pthread_mutex_lock(ptr @r)").Main().Label().Addr
			for checks, want := range map[event.ErrorKind]event.Kind{event.MutexError: event.Error, event.AssertionError: event.Exit} {
				s := compileChecking(t, text, []event.ErrorKind{checks}).Main()
				for _, v := range test.values {
					if v == rounds {
						v = elsewhere
					}
					if !s.Label().Ends() {
						s = s.Next(v)
					}
				}
				if l := s.Label(); l.Kind != want || want == event.Exit && l.Val != test.want {
					t.Errorf("checking %s: %s %d (%v), want %d", checks, operationName(l), l.Val, l.Fault, test.want)
				}
			}
		})
	}
}

// TestVainCodes checks what functions return that try to get what others have.
func TestVainCodes(t *testing.T) {
	const ebusy, etimedout, minusOne, other = 16, 110, 1<<32 - 1, 2
	for _, test := range []struct {
		call   string
		values []uint64
		want   uint64
	}{
		{"pthread_mutex_trylock(ptr @o)", []uint64{other}, ebusy},
		{"pthread_mutex_timedlock(ptr @o, ptr @soon)", []uint64{other}, etimedout},
		{"pthread_rwlock_tryrdlock(ptr @o)", []uint64{other}, ebusy},
		{"pthread_rwlock_trywrlock(ptr @o)", []uint64{other}, ebusy},
		{"pthread_rwlock_timedrdlock(ptr @o, ptr @soon)", []uint64{other}, etimedout},
		{"pthread_rwlock_timedwrlock(ptr @o, ptr @soon)", []uint64{other}, etimedout},
		{"pthread_spin_trylock(ptr @o)", []uint64{other}, ebusy},
		{"sem_trywait(ptr @o)", []uint64{0, 0}, minusOne},
		{"sem_timedwait(ptr @o, ptr @soon)", []uint64{0, 0}, minusOne},
	} {
		t.Run(test.call, func(t *testing.T) {
			name, args, _ := strings.Cut(strings.TrimSuffix(test.call, ")"), "(")
			text := strings.Replace(callText(64, glibcTypes, "i32", name, strings.Split(args, ", ")), "ret i32 0", "ret i32 %1", 1)
			s := compileChecking(t, text, []event.ErrorKind{event.MutexError}).Main()
			for _, v := range test.values {
				if !s.Label().Ends() {
					s = s.Next(v)
				}
			}
			if l := s.Label(); l.Kind != event.Exit || l.Val != test.want {
				t.Errorf("%s %d (%v), want %d", operationName(l), l.Val, l.Fault, test.want)
			}
		})
	}
}

// modelDefinition matches the first line of a function of the models: its result is 2, its name 3, its parameters 4.
var modelDefinition = regexp.MustCompile(`(?m)^define ([a-z_ ]*?)(\S+|\{[^@]*\}) @(\w+)\((.*)\) \{$`)

// TestEveryModel calls every function modelled, with arguments of no meaning:
// the interpreter knows all that the models are made of.
func TestEveryModel(t *testing.T) {
	allowed := map[string]bool{"sysconf": true, "__sysconf": true, "valloc": true, "pvalloc": true, "prctl": true, "syscall": true, "select": true, "poll": true, "pthread_attr_getstack": true, "__VERIFIER_atomic_end": true,
		"__ESBMC_atomic_end": true, "__CPROVER_atomic_end": true, "mmap": true, "mmap64": true, "mprotect": true, "sigwait": true, "sigwaitinfo": true, "sigsuspend": true, "siglongjmp": true, "__longjmp_chk": true, "__VERIFIER_lkmm_fence": true,
		"__VERIFIER_rcu_read_lock": true, "__VERIFIER_rcu_read_unlock": true, "__VERIFIER_synchronize_rcu": true,
		"_ZNSt9basic_iosIcSt11char_traitsIcEE10exceptionsESt12_Ios_Iostate":                                                                    true,
		"_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE": true,
		// Of libc++, and would throw: what they are given is no thread, no lock that is held, or none at all.
		"_ZNSt3__120__throw_system_errorEiPKc": true, "_ZNSt3__16thread4joinEv": true, "_ZNSt3__16thread6detachEv": true,
		"_ZNSt3__118condition_variable4waitERNS_11unique_lockINS_5mutexEEE": true, "_ZNSt3__14lockINS_11unique_lockINS_5mutexEEES3_EEvRT_RT0_": true}
	tested := map[string]bool{}
	for _, bits := range []int{64, 32} {
		for _, name := range models.Functions() {
			topic, text, ok := models.Lookup(name, models.Variant{PointerBits: bits})
			if !ok || tested[text] {
				continue
			}
			tested[text] = true
			for _, m := range modelDefinition.FindAllStringSubmatch(text, -1) {
				if strings.HasPrefix(m[3], "__gomc_") {
					continue
				}
				t.Run(fmt.Sprintf("%d/%s", bits, m[3]), func(t *testing.T) {
					call := fmt.Sprintf("%s @%s(%s)", m[2], m[3], m[4])
					for l := range operationsOf(t, callText(bits, glibcTypes, m[2], m[3], anyArguments(m[3], m[4]))) {
						if l.Kind == event.Unsupported && !allowed[m[3]] && topic != "files" && topic != "channels" && !strings.HasPrefix(topic, "stream") { // there is no file yet
							t.Fatalf("%s: unsupported: %s", call, l.Fault.Message)
						}
					}
				})
			}
		}
	}
}

// operationsOf executes a program: operations return 0, or 1 where 0 changes nothing.
func operationsOf(t *testing.T, text string) iter.Seq[*event.Label] {
	return func(yield func(*event.Label) bool) {
		s := compileText(t, text).Main()
		for range 1000 {
			l := s.Label()
			if !yield(l) || l.Ends() {
				return
			}
			next := s.Next(0)
			if next == s {
				next = s.Next(1)
			}
			if s = next; s == nil {
				t.Fatalf("no state after %s", operationName(l))
			}
		}
	}
}

// TestPlainModels calls all functions that have models for plain programs, in a program that is plain and in one that could create detached threads: they do the same.
func TestPlainModels(t *testing.T) {
	compared := 0
	for _, bits := range []int{64, 32} {
		for _, name := range models.Functions() {
			_, all, ok := models.Lookup(name, models.Variant{PointerBits: bits})
			_, plain, _ := models.Lookup(name, models.Variant{PointerBits: bits, Plain: true})
			if !ok || all == plain || strings.HasPrefix(name, "__gomc_") {
				continue
			}
			functions := modelDefinition.FindAllStringSubmatch(plain, -1)
			i := slices.IndexFunc(functions, func(m []string) bool { return m[3] == name })
			if i < 0 || strings.HasPrefix(name, "pthread_attr_setdetach") || name == "pthread_create" {
				continue // a variable; not in plain programs; looks at attributes
			}
			m := functions[i]
			operations := func(more string) (list []string) {
				for l := range operationsOf(t, callText(bits, glibcTypes, m[2], m[3], anyArguments(m[3], m[4]))+more) {
					value := l.Val
					if value > 1<<20 {
						value = 0 // an address
					}
					list = append(list, fmt.Sprintf("%s %d %d %d", operationName(l), l.Size(), value, l.Sync))
				}
				return list
			}
			if d := cmp.Diff(operations("\ndeclare i32 @pthread_attr_setdetachstate(ptr, i32)\n"), operations("")); d != "" {
				t.Errorf("%d bits, %s (-all +plain):\n%s", bits, name, d)
			}
			compared++
		}
	}
	if compared < 100 {
		t.Errorf("%d functions have models for plain programs", compared)
	}
}

// anyArguments makes arguments for the parameters of a definition.
func anyArguments(name, params string) []string {
	var args []string
	for _, param := range strings.Split(params, ", ") {
		typ, attributes, _ := strings.Cut(param, " ")
		switch {
		case typ == "" || typ == "...":
		case strings.Contains(attributes, "sret("):
			args = append(args, "ptr sret({ i64, i64 }) @o")
		case typ == "ptr":
			args = append(args, "ptr @o")
		case typ == "x86_fp80":
			args = append(args, typ+" 0xK3FFF8000000000000000") // 1
		case typ == "double" || typ == "float":
			args = append(args, typ+" 1.5")
		case strings.HasPrefix(name, "__atomic_") && (strings.HasSuffix(attributes, "%order") || strings.HasSuffix(attributes, "%fail")):
			args = append(args, typ+" 5") // seq_cst, which every size has
		default:
			args = append(args, typ+" 1")
		}
	}
	return args
}

// glibcTypes are types whose names say that the objects of a program are glibc's.
const glibcTypes = `
%union.pthread_mutex_t = type { [40 x i8] }
%union.pthread_cond_t = type { [48 x i8] }
%union.pthread_rwlock_t = type { [56 x i8] }
%union.pthread_barrier_t = type { [32 x i8] }
%union.sem_t = type { [32 x i8] }
`

// callText is a program with some types that calls a function. Besides @o, arguments may be
// @m and @routine.
func callText(bits int, named, result, name string, args []string) string {
	var types []string
	for _, arg := range args {
		typ, _, _ := strings.Cut(arg, " ")
		types = append(types, typ)
	}
	assign := "%1 = "
	if result == "void" {
		assign = ""
	}
	layout := "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
	if bits == 32 {
		layout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
	}
	return fmt.Sprintf(`target datalayout = "%s"
%s
@o = global [64 x i8] zeroinitializer, align 8
@m = global [40 x i8] zeroinitializer, align 8
@r = global [16 x i8] zeroinitializer, align 65536
@soon = constant [16 x i8] zeroinitializer, align 8

define void @routine() {
  ret void
}

define i32 @main() {
  %scall %s @%s(%s)
  ret i32 0
}

declare %s @%s(%s)
`, layout, named, assign, result, name, strings.Join(args, ", "), result, name, strings.Join(types, ", "))
}

// programThatCalls returns a program that calls a function on the object @o.
func programThatCalls(t *testing.T, types, call string) *interp.Program {
	t.Helper()
	name, args, _ := strings.Cut(strings.TrimSuffix(call, ")"), "(")
	var list []string
	if args != "" {
		list = strings.Split(args, ", ")
	}
	return compileText(t, callText(64, types, "i32", name, list))
}

func compileText(t *testing.T, text string) *interp.Program {
	t.Helper()
	return compileChecking(t, text, nil)
}

func compileChecking(t *testing.T, text string, checks []event.ErrorKind) *interp.Program {
	t.Helper()
	return corpus.Text(t, text, interp.Options{Nondet: &interp.Range{Low: 0, High: 1}, Checks: checks})
}

func operationName(l *event.Label) string {
	switch l.Kind {
	case event.RMW:
		if name, ok := rmwNames[l.Op]; ok {
			return name
		}
		return fmt.Sprintf("rmw %d", l.Op)
	case event.Load:
		return fmt.Sprintf("load %d", l.Size())
	case event.Store:
		return fmt.Sprintf("store %d", l.Size())
	case event.Choice:
		return "choice"
	case event.Alloc:
		return "alloc"
	case event.Error:
		return "error"
	case event.Unsupported:
		return "unsupported"
	case event.Exit:
		return "exit"
	}
	return fmt.Sprintf("kind %d", l.Kind)
}

var rmwNames = map[event.Op]string{
	event.OpXchg: "xchg", event.OpAdd: "add", event.OpXor: "xor", event.OpAnd: "and", event.OpCmpXchg: "cmpxchg",
	event.OpMutexLock: "lock", event.OpMutexUnlock: "unlock", event.OpSemWait: "sem wait",
	event.OpReadLock: "read lock", event.OpWriteLock: "write lock", event.OpRWUnlock: "rw unlock",
	event.OpCondEnqueue: "enqueue", event.OpCondSignal: "signal", event.OpCondBroadcast: "broadcast",
	event.OpCondWake: "wake", event.OpCondSleep: "sleep", event.OpCondLeave: "leave", event.OpBarrier: "barrier",
}
