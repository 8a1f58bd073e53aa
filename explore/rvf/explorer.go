package rvf

import (
	"sync/atomic"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/vsc"
)

// This file is what an exploration has in memory; the other files are what it does with that.

// explorer is the state of Algorithm 2: X, GoodW and σ of the current call, and what the calls on the stack of its recursion share with it.
type explorer struct {
	prog      event.Program
	opts      Options
	solver    vsc.Solver
	problem   vsc.Problem   // X and GoodW
	accesses  []access      // X, as problem.Events
	memory    cells.Memory  // its cells are the variables of problem
	writes    [][]int32     // by cell: in X
	mutexes   []mutex       // by cell
	learned   *cells.Layout // of the program, for the next exploration
	buffer    []int32
	threads   []thread
	witness   []int32   // σ
	order     vsc.Order // of accesses that were in X when a witness was looked for last
	causal    []causal
	ancestors []ancestor
	faults    []int32 // threads that have just reached a fault
	steps     int     // of the current extension
	asked     int     // how often the solver has asked whether to stop, for the current problem
	ending    Ending
	interrupt *atomic.Bool

	keptThreads   []thread // of snapshots
	keptWitnesses []int32
	keptOrders    []int32 // rows of x.order, and of snapshots'
	preceding     []int32 // see before
	hiding        []int32 // see sources
}

const none int32 = -1

// access is what is recorded of an event of X; its thread, variable, kind and good writes are in vsc.Problem.
type access struct {
	label  *event.Label
	state  event.State // of the thread before
	value  event.Bits  // of a reader: what the operation returned
	stored event.Bits  // of a writer: the bytes of the variable after it
	pos    int32       // number of accesses of the thread before
	prev   int32       // previous access of the thread, none at first
	part   int32       // number within the accesses of one operation
	allocs bool        // the write that stands for an allocation
	block  int32       // index of the block of that, none if there is none
}

// thread is where a thread stands. Slices are never changed, but replaced.
type thread struct {
	state   event.State
	label   *event.Label
	fault   *event.Fault
	last    int32    // its latest access, none at first
	count   int32    // accesses so far
	after   []int32  // accesses of other threads that its next access directly follows: those of its creator, and of threads that it has joined
	known   []int32  // by thread: how many accesses come before its next one in program order
	choices []uint64 // alternatives taken, in order
	freed   []uint64 // what its frees returned
	creator int32
	block   int32        // index of the block of its atomic section, or operation on several variables; none before the first access
	part    int32        // accesses done of an operation on several variables
	word    event.Bits   // what they have read
	whole   bool         // it is in the midst of an operation on several variables
	trail   *event.Trail // the States that it has gone through since it changed memory last; within a section, since the section began
	outside *event.Trail // within a section: the trail before it, nil once the section has changed memory
	section bool
	ways    uint64 // the number of combinations of choices that its atomic section had until now; see memmodel.MaxWays
	status  memmodel.Status
	reason  event.Reason
}

// over reports whether a join with the thread can be done.
func (th *thread) over() bool { return th.status == memmodel.Ended && th.label.Returns() }

// ancestor is a read that some call on the stack has mutated, with its backtrack
// signal.
type ancestor struct {
	thread int32
	v      int32
	rmw    bool
	signal bool
}

// causal is an entry of the causal map: the read that a thread comes to after pos accesses
// must not read from writes among the first counts accesses of each thread, nor
// the initial ones. Entries of earlier reads of the thread count for nothing.
type causal struct {
	pos    int32
	counts []int32
	vain   bool // that it waits for ever was explored
}

// group is a set of good writes that the same value makes equal.
type group struct {
	value  event.Bits // of the bytes
	writes []int32
}

// mutex is what is known of a cell.
type mutex struct {
	locked  bool // somebody has locked it, at some time
	written bool // somebody has written it otherwise, at some time
	probed  bool
}
