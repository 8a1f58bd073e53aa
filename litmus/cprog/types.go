package cprog

import "fmt"

// TypeKind says what a type is.
type TypeKind uint8

// The kinds of types.
const (
	Integer TypeKind = iota
	Pointer
	Aggregate // a structure, a union or an array
	Object    // of pthreads
)

// Type is a type of objects.
type Type struct {
	Kind   TypeKind
	C      string // its name in C
	LLVM   string // its name in LLVM IR
	Size   int
	Align  int
	Fields []Field // Aggregate

	declC, declLLVM string // its definition
}

// Field is a part of an aggregate. For a bit-field, Type, Offset and Shift are those of the word that clang accesses.
type Field struct {
	Name   string // what follows the object in C
	Type   *Type
	Offset int
	Shift  int
	Width  int // in bits; 0 if it is not a bit-field
}

// The scalar types. C's types without a sign make conversions easy to say.
var (
	Char  = &Type{Kind: Integer, C: "unsigned char", LLVM: "i8", Size: 1, Align: 1}
	Short = &Type{Kind: Integer, C: "unsigned short", LLVM: "i16", Size: 2, Align: 2}
	Int   = &Type{Kind: Integer, C: "unsigned", LLVM: "i32", Size: 4, Align: 4}
	Long  = &Type{Kind: Integer, C: "long", LLVM: "i64", Size: 8, Align: 8}
	Ptr   = &Type{Kind: Pointer, C: "void *", LLVM: "ptr", Size: 8, Align: 8}
)

// The objects of pthreads.
var (
	Thread    = &Type{Kind: Integer, C: "pthread_t", LLVM: "i64", Size: 8, Align: 8}
	Key       = &Type{Kind: Integer, C: "pthread_key_t", LLVM: "i32", Size: 4, Align: 4}
	Once      = &Type{Kind: Integer, C: "pthread_once_t", LLVM: "i32", Size: 4, Align: 4}
	Spin      = &Type{Kind: Integer, C: "pthread_spinlock_t", LLVM: "i32", Size: 4, Align: 4}
	Mutex     = object("pthread_mutex_t", 40)
	MutexAttr = &Type{Kind: Object, C: "pthread_mutexattr_t", LLVM: "[4 x i8]", Size: 4, Align: 4}
	Cond      = object("pthread_cond_t", 48)
	RWLock    = object("pthread_rwlock_t", 56)
	Barrier   = object("pthread_barrier_t", 32)
	Semaphore = object("sem_t", 32)
)

// object returns a type of glibc. The name in LLVM IR tells that the objects are as large as glibc's.
func object(name string, size int) *Type {
	llvm := "%union." + name
	return &Type{Kind: Object, C: name, LLVM: llvm, Size: size, Align: 8, declLLVM: fmt.Sprintf("%s = type { [%d x i64] }", llvm, size/8)}
}

// The aggregates.
var (
	// Node is a node of a linked list.
	Node = &Type{Kind: Aggregate, C: "struct node", LLVM: "%struct.node", Size: 16, Align: 8,
		declC: "struct node { long value; void *next; };", declLLVM: "%struct.node = type { i64, ptr }",
		Fields: []Field{{Name: ".value", Type: Long}, {Name: ".next", Type: Ptr, Offset: 8}}}
	// Pair is passed by value in one register.
	Pair = &Type{Kind: Aggregate, C: "struct pair", LLVM: "%struct.pair", Size: 8, Align: 4,
		declC: "struct pair { unsigned a, b; };", declLLVM: "%struct.pair = type { i32, i32 }",
		Fields: []Field{{Name: ".a", Type: Int}, {Name: ".b", Type: Int, Offset: 4}}}
	// Padded is, too, with bytes that no field has.
	Padded = &Type{Kind: Aggregate, C: "struct padded", LLVM: "%struct.padded", Size: 8, Align: 4,
		declC: "struct padded { unsigned char c; unsigned i; };", declLLVM: "%struct.padded = type { i8, i32 }",
		Fields: []Field{{Name: ".c", Type: Char}, {Name: ".i", Type: Int, Offset: 4}}}
	// Big is passed in memory.
	Big = &Type{Kind: Aggregate, C: "struct big", LLVM: "%struct.big", Size: 24, Align: 8,
		declC: "struct big { long a; unsigned char c; long d; };", declLLVM: "%struct.big = type { i64, i8, i64 }",
		Fields: []Field{{Name: ".a", Type: Long}, {Name: ".c", Type: Char, Offset: 8}, {Name: ".d", Type: Long, Offset: 16}}}
	// Bits has bit-fields.
	Bits = &Type{Kind: Aggregate, C: "struct bits", LLVM: "%struct.bits", Size: 4, Align: 4,
		declC: "struct bits { unsigned a : 3, b : 5, c : 24; };", declLLVM: "%struct.bits = type { i32 }",
		Fields: []Field{{Name: ".a", Type: Int, Width: 3}, {Name: ".b", Type: Int, Shift: 3, Width: 5}, {Name: ".c", Type: Int, Shift: 8, Width: 24}}}
	// Union has parts of different sizes that overlap.
	Union = &Type{Kind: Aggregate, C: "union word", LLVM: "%union.word", Size: 8, Align: 8,
		declC: "union word { long l; unsigned i[2]; unsigned short s[4]; unsigned char c[8]; };", declLLVM: "%union.word = type { i64 }",
		Fields: []Field{{Name: ".l", Type: Long}, {Name: ".i[0]", Type: Int}, {Name: ".i[1]", Type: Int, Offset: 4}, {Name: ".s[0]", Type: Short},
			{Name: ".s[1]", Type: Short, Offset: 2}, {Name: ".c[0]", Type: Char}, {Name: ".c[1]", Type: Char, Offset: 1}}}
)

// What is on the heap together with what it guards.
var (
	Guarded = &Type{Kind: Aggregate, C: "struct guarded", LLVM: "%struct.guarded", Size: 96, Align: 8,
		declC:    "struct guarded { pthread_mutex_t mutex; pthread_cond_t cond; long value; };",
		declLLVM: "%struct.guarded = type { %union.pthread_mutex_t, %union.pthread_cond_t, i64 }",
		Fields:   []Field{{Name: ".mutex", Type: Mutex}, {Name: ".cond", Type: Cond, Offset: 40}, {Name: ".value", Type: Long, Offset: 88}}}
	Shelf = &Type{Kind: Aggregate, C: "struct shelf", LLVM: "%struct.shelf", Size: 128, Align: 8,
		declC:    "struct shelf { pthread_rwlock_t lock; sem_t items; pthread_barrier_t barrier; long value; };",
		declLLVM: "%struct.shelf = type { %union.pthread_rwlock_t, %union.sem_t, %union.pthread_barrier_t, i64 }",
		Fields: []Field{{Name: ".lock", Type: RWLock}, {Name: ".items", Type: Semaphore, Offset: 56}, {Name: ".barrier", Type: Barrier, Offset: 88},
			{Name: ".value", Type: Long, Offset: 120}}}
)

var aggregates = []*Type{Node, Pair, Padded, Big, Bits, Union, Mutex, Cond, RWLock, Barrier, Semaphore, Guarded, Shelf}

// routine is a function of the library: its result and its parameters in LLVM IR, one letter each: v void, i int, l long, p pointer,
// b bool; and whether it returns.
type routine struct {
	result byte
	params string
	ends   bool
}

var library = map[string]routine{
	"malloc": {result: 'p', params: "l"}, "calloc": {result: 'p', params: "ll"}, "free": {result: 'v', params: "p"}, "memset": {result: 'p', params: "pil"},
	"exit": {result: 'v', params: "i", ends: true}, "abort": {result: 'v', ends: true}, "pthread_exit": {result: 'v', params: "p", ends: true},
	"pthread_create": {result: 'i', params: "pppp"}, "pthread_join": {result: 'i', params: "lp"}, "pthread_detach": {result: 'i', params: "l"},
	"pthread_mutexattr_init": {result: 'i', params: "p"}, "pthread_mutexattr_settype": {result: 'i', params: "pi"}, "pthread_mutexattr_setrobust": {result: 'i', params: "pi"}, "pthread_mutex_consistent": {result: 'i', params: "p"},
	"pthread_mutex_init": {result: 'i', params: "pp"}, "pthread_mutex_lock": {result: 'i', params: "p"}, "pthread_mutex_trylock": {result: 'i', params: "p"},
	"pthread_mutex_timedlock": {result: 'i', params: "pp"}, "pthread_mutex_unlock": {result: 'i', params: "p"}, "pthread_mutex_destroy": {result: 'i', params: "p"},
	"pthread_cond_wait": {result: 'i', params: "pp"}, "pthread_cond_timedwait": {result: 'i', params: "ppp"},
	"pthread_cond_signal": {result: 'i', params: "p"}, "pthread_cond_broadcast": {result: 'i', params: "p"},
	"pthread_rwlock_rdlock": {result: 'i', params: "p"}, "pthread_rwlock_wrlock": {result: 'i', params: "p"}, "pthread_rwlock_unlock": {result: 'i', params: "p"},
	"pthread_rwlock_tryrdlock": {result: 'i', params: "p"}, "pthread_rwlock_trywrlock": {result: 'i', params: "p"},
	"pthread_rwlock_timedrdlock": {result: 'i', params: "pp"}, "pthread_rwlock_timedwrlock": {result: 'i', params: "pp"},
	"pthread_rwlock_init": {result: 'i', params: "pp"}, "pthread_rwlock_destroy": {result: 'i', params: "p"},
	"pthread_cond_init": {result: 'i', params: "pp"}, "pthread_cond_destroy": {result: 'i', params: "p"},
	"pthread_spin_init": {result: 'i', params: "pi"}, "pthread_spin_lock": {result: 'i', params: "p"}, "pthread_spin_trylock": {result: 'i', params: "p"},
	"pthread_spin_unlock": {result: 'i', params: "p"}, "pthread_spin_destroy": {result: 'i', params: "p"}, "pthread_barrier_destroy": {result: 'i', params: "p"},
	"sem_timedwait": {result: 'i', params: "pp"}, "sem_destroy": {result: 'i', params: "p"}, "sem_getvalue": {result: 'i', params: "pp"},
	"puts": {result: 'i', params: "p"}, "write": {result: 'l', params: "ipl"},
	"sched_yield": {result: 'i'}, "__errno_location": {result: 'p'}, "atexit": {result: 'i', params: "p"}, "pthread_self": {result: 'l'},
	"pthread_barrier_init": {result: 'i', params: "ppi"}, "pthread_barrier_wait": {result: 'i', params: "p"},
	"pthread_once":       {result: 'i', params: "pp"},
	"pthread_key_create": {result: 'i', params: "pp"}, "pthread_setspecific": {result: 'i', params: "ip"}, "pthread_getspecific": {result: 'p', params: "i"},
	"sem_init": {result: 'i', params: "pii"}, "sem_wait": {result: 'i', params: "p"}, "sem_trywait": {result: 'i', params: "p"}, "sem_post": {result: 'i', params: "p"},
	"reach_error": {result: 'v'}, "__VERIFIER_assume": {result: 'v', params: "i"}, "__VERIFIER_atomic_begin": {result: 'v'}, "__VERIFIER_atomic_end": {result: 'v'},
	"__VERIFIER_nondet_bool": {result: 'b'}, "syscall": {result: 'l', params: "lpiippi"},
	// Not functions but statements of C and instructions of LLVM: fences.
	"acquire": {result: 'v'}, "release": {result: 'v'}, "acq_rel": {result: 'v'}, "seq_cst": {result: 'v'},
}
