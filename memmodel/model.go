package memmodel

import (
	"slices"

	"github.com/gomc/gomc/event"
)

// Model is a memory model.
type Model uint8

// The memory models. SC, TSO and PSO are operational: a [Machine] executes them.
// RA and RC11 exist as axioms on execution graphs only, as those of package
// axiom, which has all five.
//
// Under TSO every thread has a buffer of stores, first in first out, and under
// PSO stores of one thread to different bytes leave the buffer in any order.
// Which operation of which C11 order is what:
//
//	operation                               TSO          PSO
//	load, any order                         load         load
//	store: plain, relaxed                   buffered     buffered
//	store: release                          buffered     buffered, after all stores before it
//	store: seq_cst                          drains, then writes memory
//	atomic read-modify-write, any order     drains, then reads and writes memory
//	compare-exchange, also when it fails    drains, then reads (and writes) memory
//	fence: acquire                          nothing      nothing
//	fence: release, acq_rel                 nothing      stores before it leave first
//	fence: seq_cst                          drains
//	lock, unlock, trylock, condition variables, barriers, semaphores, once:
//	                                        drain, as read-modify-writes
//	thread creation and join                drain; join waits for the buffer of the other thread, too
//	atomic section                          drains; its stores write memory
//	allocation, free                        nothing; see below
//
// A thread whose buffer has to drain waits until it is empty. Sources: Sewell
// et al., "x86-TSO", CACM 2010 (locked instructions and MFENCE wait for an empty
// buffer); SPARC V9 manual, chapter 8 and appendix J (PSO; STBAR is the
// store-store fence); the compilation of C11 to x86 and SPARC as compilers do
// it. Weaker read-modify-writes drain as well: on x86 each is a locked
// instruction, and on SPARC PSO an atomic cannot pass a store of its thread.
//
// Stores of a thread to a variable whose lifetime has ended may still be in its buffer when the variable
// begins another life: no processor waits for them. That the variable has its initial content again, mostly
// an undefined one, is therefore a store, too, as if the thread had stored to all words of it at once: it comes behind the
// older stores, so that nothing of the old life is seen where the new one is known to have begun.
const (
	SC Model = iota
	TSO
	PSO
	RA   // release-acquire with relaxed accesses: RC11 without order of seq_cst operations
	RC11 // Lahav et al., "Repairing sequential consistency in C/C++11", PLDI 2017
)

var modelNames = [...]string{"sc", "tso", "pso", "ra", "rc11"}

// String returns the name of the model as it is used on the command line.
func (m Model) String() string { return modelNames[m] }

// Operational reports whether a [Machine] can execute the model.
func (m Model) Operational() bool { return m <= PSO }

// Models lists the names of the operational models.
func Models() []string { return slices.Clone(modelNames[:PSO+1]) }

// AllModels lists the names of all models, the operational ones first.
func AllModels() []string { return slices.Clone(modelNames[:]) }

// ParseModel returns the model of a name.
func ParseModel(name string) (Model, bool) {
	for i, n := range modelNames {
		if n == name {
			return Model(i), true
		}
	}
	return SC, false
}

// Drains reports whether an operation waits for an empty store buffer.
func Drains(l *event.Label) bool {
	switch l.Kind {
	case event.RMW, event.Create, event.Join, event.AtomicBegin:
		return true
	case event.Store, event.Fence:
		return l.Order == event.SeqCst
	}
	return false
}

// Separates reports whether an operation, under PSO, keeps the stores after it
// from leaving the buffer before those ahead of it.
func Separates(l *event.Label) bool {
	return (l.Kind == event.Store || l.Kind == event.Fence) && (l.Order == event.Release || l.Order == event.AcqRel)
}
