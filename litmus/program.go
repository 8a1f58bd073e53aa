package litmus

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gomc/gomc/event"
)

// SelfStep is how far the numbers of threads are from each other that [Self] gives: what a program adds to one is not another.
const SelfStep = 16

// selfOf is the number of a thread for [Self].
func selfOf(t event.ThreadID) event.Bits { return event.Defined(SelfStep * (uint64(t) + 1)) }

// Registers is the number of registers of each thread; all start at 0.
const Registers = 3

// Kind says what a statement does.
type Kind uint8

// The statements. R is a register, V a variable, M a mutex, C a constant, T a thread.
const (
	Load       Kind = iota // R = V
	Store                  // V = C, or V = R + C if Reg is set
	Add                    // R = fetch_add(V, C)
	Xchg                   // R = exchange(V, C)
	CAS                    // R = (old value of) compare_exchange(V, Exp, C)
	Fence                  // by Order
	Lock                   // lock(M)
	Unlock                 // unlock(M), an error if the thread does not hold it
	TryLock                // R = trylock(M) succeeded
	If                     // if R == C { Body }
	Await                  // wait until V == C, by a loop around one load
	AwaitBoth              // wait until V == C or Var2 == Exp, by a loop around two loads
	Assume                 // block for ever unless R == C
	Assert                 // violation if R == C
	Choose                 // R = any of 0 .. C-1
	Atomic                 // Body as an atomic section
	Undefine               // R = C, whose bits that are 0 are undefined
	Gate                   // R = (old value of) compare_exchange(V, 0, 1), waits while V == 1
	Take                   // R = exchange(V, 1), again until it is not 1
	TakeEither             // like Take, but for a loop that ends as well when Var2 == Exp
	Create                 // start thread T
	Join                   // wait until thread T has ended
	Exit                   // the process ends
	New                    // allocate the object that V is
	Free                   // end its lifetime, an error if it does not live any more
	Self                   // R = number of the thread, which nothing else is: SelfStep and above; not for LLVM
	Spin                   // until R = V is C { Body }; not for LLVM
	Break                  // leave the innermost Spin
	Point                  // R = address of V, one of the thread's own; not for LLVM
	Arrive                 // R = what a thread learns that arrives at barrier V of C+1 threads; it does not wait there; not for LLVM
)

var kindNames = [...]string{"load", "store", "add", "xchg", "cas", "fence", "lock", "unlock",
	"trylock", "if", "await", "await-both", "assume", "assert", "choose", "atomic", "undefine", "gate", "take", "take-either", "create", "join", "exit", "new", "free", "self", "spin", "break", "point", "arrive"}

var orderNames = [...]string{"plain", "monotonic", "acquire", "release", "acq_rel", "seq_cst"}

// names reports whether statements of a kind name one variable, and no other.
func (k Kind) names() bool {
	switch k {
	case Load, Store, Add, Xchg, CAS, Await, Gate, Take, Spin, New, Free:
		return true
	}
	return false
}

// Stmt is one statement.
type Stmt struct {
	Kind    Kind
	Reg     int  // register
	Var     int  // variable, mutex, or thread: an index of Program.Threads
	Var2    int  // AwaitBoth, TakeEither
	UseR    bool // Store: the value is Reg + C; Join: R = result
	C       uint64
	Exp     uint64
	Mask    uint8       // bytes of the variable accessed; 0 means all eight
	Order   event.Order // Store, Fence; other accesses: seq_cst if not set
	Plain   bool        // Load, Await, AwaitBoth, Spin: not atomic
	Relaxed bool        // CAS: relaxed if it fails
	Body    []Stmt
}

// Program is a concurrent program. A main thread starts all threads that no statement
// creates, and joins those of them that no statement joins. A thread is created at most once,
// joined at most once, and joined only where it must have been created before.
type Program struct {
	Vars      int
	Mutexes   int
	Undefined uint64 // variables, as bits, that are undefined at first; not for LLVM
	Recursive bool   // mutexes are recursive; not for LLVM
	Heap      uint64 // variables, as bits, that are objects on the heap: what no statement allocates the main thread does at its start; not for LLVM
	AtStart   bool   // what the main thread would allocate at its start is alive from the start instead, without an allocation
	Own       int    // so many of the variables, the last ones, are others for each thread: objects that the threads allocate which name them; not for LLVM
	Threads   [][]Stmt
	Routine   []int  // if not nil: for each thread, which thread's statements its own are called by, so that errors of both are at the same places; not for LLVM
	Results   bool   // threads end with the content of register 0 as their result; not for LLVM
	Detached  []int  // threads that the main thread creates and does not join
	Main      []Stmt // what the main thread does after it has joined the others
}

// owned reports whether a variable is another one for each thread.
func (p *Program) owned(v int) bool { return v >= p.Vars-p.Own }

// own returns the variables that a thread with some statements allocates at its start.
func (p *Program) own(body []Stmt) (all []Stmt) {
	for v := p.Vars - p.Own; v < p.Vars; v++ {
		if anyOf(body, func(s *Stmt) bool { return (s.Kind.names() || s.Kind == Point) && s.Var == v }) {
			all = append(all, Stmt{Kind: New, Var: v})
		}
	}
	return all
}

// begin returns the threads that the main thread creates at its start, and joined those of them that it
// joins then.
func (p *Program) begin() (created, joined []int) {
	for t := range p.Threads {
		if p.names(Create, t) {
			continue
		}
		created = append(created, t)
		if !p.names(Join, t) && !slices.Contains(p.Detached, t) {
			joined = append(joined, t)
		}
	}
	return created, joined
}

// names reports whether a statement of a kind names a thread.
func (p *Program) names(k Kind, thread int) bool { return p.count(k, thread) > 0 }

func names(body []Stmt, k Kind, thread int) bool {
	return anyOf(body, func(s *Stmt) bool { return s.Kind == k && s.Var == thread })
}

// any reports whether is holds for some statement.
func (p *Program) any(is func(*Stmt) bool) bool {
	return anyOf(p.Main, is) || slices.ContainsFunc(p.Threads, func(body []Stmt) bool { return anyOf(body, is) })
}

func anyOf(body []Stmt, is func(*Stmt) bool) bool {
	return slices.ContainsFunc(body, func(s Stmt) bool { return is(&s) || anyOf(s.Body, is) })
}

// valid reports whether threads are created and joined at most once, and joined only by who
// must come after their creation, and whether there is a loop around each Break.
func (p *Program) valid() bool {
	if breaks(p.Main) || slices.ContainsFunc(p.Threads, breaks) {
		return false
	}
	created, _ := p.begin()
	for t := range p.Threads {
		if p.count(Create, t) > 1 || p.count(Join, t) > 1 {
			return false
		}
		for by, body := range p.Threads {
			if names(body, Join, t) && !names(body, Create, t) && !(slices.Contains(created, t) && t < p.root(by)) {
				return false
			}
		}
		if names(p.Main, Join, t) && !names(p.Main, Create, t) && !slices.Contains(created, t) {
			return false
		}
	}
	return true
}

// breaks reports whether a body has a Break without a loop around it.
func breaks(body []Stmt) bool {
	return slices.ContainsFunc(body, func(s Stmt) bool { return s.Kind == Break || s.Kind != Spin && breaks(s.Body) })
}

// root returns the thread that the main thread creates and that creates t, in some steps.
func (p *Program) root(t int) int {
	for by, body := range p.Threads {
		if names(body, Create, t) {
			return p.root(by)
		}
	}
	return t
}

// count counts the statements of a kind that name a thread.
func (p *Program) count(k Kind, thread int) (n int) {
	p.any(func(s *Stmt) bool {
		if s.Kind == k && s.Var == thread {
			n++
		}
		return false
	})
	return n
}

// String prints the program, one statement a line.
func (p *Program) String() string {
	var b strings.Builder
	if p.Undefined != 0 {
		fmt.Fprintf(&b, "undefined %b\n", p.Undefined)
	}
	if p.Heap != 0 {
		fmt.Fprintf(&b, "%s %b\n", map[bool]string{false: "heap", true: "alive at start"}[p.AtStart], p.Heap)
	}
	if p.Own != 0 {
		fmt.Fprintf(&b, "the last %d of %d variables are each thread's own\n", p.Own, p.Vars)
	}
	if p.Results {
		b.WriteString("results\n")
	}
	if p.Recursive {
		b.WriteString("recursive mutexes\n")
	}
	for i, body := range p.Threads {
		fmt.Fprintf(&b, "thread %d", i+1)
		if p.Routine != nil && p.Routine[i] != i {
			fmt.Fprintf(&b, " at the places of thread %d", p.Routine[i]+1)
		}
		b.WriteByte('\n')
		printBody(&b, body, "  ")
	}
	if len(p.Detached) > 0 {
		b.WriteString("detached")
		for _, t := range p.Detached {
			fmt.Fprintf(&b, " %d", t+1)
		}
		b.WriteByte('\n')
	}
	if len(p.Main) > 0 {
		b.WriteString("main\n")
		printBody(&b, p.Main, "  ")
	}
	return b.String()
}

func printBody(b *strings.Builder, body []Stmt, indent string) {
	for i := range body {
		s := &body[i]
		if s.Kind == Create || s.Kind == Join {
			fmt.Fprintf(b, "%s%s thread %d\n", indent, kindNames[s.Kind], s.Var+1)
			continue
		}
		fmt.Fprintf(b, "%s%s r%d v%d", indent, kindNames[s.Kind], s.Reg, s.Var)
		fmt.Fprintf(b, " c=%d exp=%d", s.C, s.Exp)
		if s.UseR {
			b.WriteString(" +r")
		}
		if s.Kind == AwaitBoth || s.Kind == TakeEither {
			fmt.Fprintf(b, " v%d", s.Var2)
		}
		if s.Mask != 0 {
			fmt.Fprintf(b, " mask=%02x", s.Mask)
		}
		switch s.Kind {
		case Store, Fence:
			b.WriteString(" " + orderNames[s.Order])
		case Load, Await, AwaitBoth, Add, Xchg, CAS, Gate, Take, TakeEither, Spin:
			b.WriteString(" " + orderNames[s.order()])
		}
		if s.Relaxed {
			b.WriteString(" monotonic")
		}
		b.WriteByte('\n')
		printBody(b, s.Body, indent+"  ")
	}
}

// order returns the memory order of a load or read-modify-write.
func (s *Stmt) order() event.Order {
	if s.Plain && (s.Kind == Load || s.Kind == Await || s.Kind == AwaitBoth || s.Kind == Spin) {
		return event.NotAtomic
	}
	if s.Order == event.NotAtomic {
		return event.SeqCst
	}
	return s.Order
}

// fail returns the order of a compare-exchange that fails: what is left of its
// order without a write, or less.
func (s *Stmt) fail() event.Order {
	switch o := s.order(); {
	case s.Relaxed, o == event.Release:
		return event.Relaxed
	case o == event.AcqRel:
		return event.Acquire
	default:
		return o
	}
}

// Uses reports whether the program has a statement of a kind.
func (p *Program) Uses(k Kind) bool {
	return p.any(func(s *Stmt) bool { return s.Kind == k })
}

// Mixed reports whether some accesses touch only a part of a variable.
func (p *Program) Mixed() bool {
	return p.any(func(s *Stmt) bool { return s.Mask != 0 })
}

// Site numbers count statements in the order in which they are printed.
func site(n int) event.Site { return event.Site{File: "litmus", Line: n} }
