package litmus

import "slices"

// Shape bounds the programs that [Random] draws.
type Shape struct {
	Threads int // at most
	Main    int // at most, statements of the main thread after the joins
	Stmts   int // at most, a thread, nested ones included
	Vars    int // at most
	Mutexes int
	Kinds   []Kind // statements to draw from
	Values  int    // constants are 0 .. Values-1
	Mixed   bool   // accesses of different sizes
	Plain   bool   // loads that are not atomic; stores are, or not, in every shape
	Undef   bool   // variables may be undefined at first, and registers become so
	Orders  bool   // memory orders of loads and read-modify-writes; seq_cst if not set
	Heap    bool   // the last variable is an object on the heap; see publish
	Freed   bool   // threads end the lifetime of that object, see retire; without Heap it is allocated before they start
	Local   bool   // with Freed and without Heap: the object is alive from the start, and it is often the last step of a thread that ends it, as with thread-local variables
	Nested  int    // at most, threads that other threads create, and perhaps join; threads may be detached or joined by siblings, too
	Failing bool   // some threads fail at their first or last step
	Waits   bool   // atomic sections may have locks in them, and what else waits
	Endless bool   // loops change memory in every round, so that threads may go round for ever; atomic sections have a wait and perhaps a store in them
	Alike   bool   // several threads run the same routine, perhaps with different constants; see alike
	Own     int    // variables that are others for each thread; see own
}

// Everything is a shape that uses every kind of statement.
func Everything() Shape {
	return Shape{Threads: 4, Stmts: 4, Vars: 3, Mutexes: 2, Values: 3, Mixed: true,
		Kinds: []Kind{Load, Load, Load, Store, Store, Store, Add, Xchg, CAS, CAS, Fence, Lock, TryLock, If, If,
			Await, AwaitBoth, Gate, Assume, Assert, Choose, Atomic}}
}

// Weak returns the shape for memory models without a global order, which have no atomic sections, and no accesses of different sizes.
func (s Shape) Weak() Shape {
	s.Kinds = slices.DeleteFunc(slices.Clone(s.Kinds), func(k Kind) bool { return k == Atomic })
	s.Mixed = false
	return s
}

// Nesting is a shape with threads that create others, and that fail.
func Nesting() Shape {
	return Shape{Threads: 2, Stmts: 3, Vars: 2, Mutexes: 1, Values: 2, Main: 2, Nested: 2, Failing: true,
		Kinds: []Kind{Load, Load, Store, Store, Add, CAS, If, Assert, Assume, Lock, Await, Gate, Choose}}
}
