// Package event is the vocabulary that the rooms of gomc share: the labels of
// visible operations, the locations they touch, and the two interfaces through
// which an engine sees a program, [Program] and [State].
//
// A thread is a transducer. Between two visible operations it is
// deterministic: what it does next depends only on the values that its visible
// operations returned. A [State] stands between two visible operations; it
// tells the next one ([State.Label]) and, given the value that this operation
// returned, the State after it ([State.Next]). States are immutable, so that
// an engine keeps them beside its events and never re-executes a program.
//
// # Words and locations
//
// Every memory access lies within one naturally aligned word of eight bytes
// (wider and straddling accesses are split by the interpreter). A [Loc] is a
// dense number for such a word, and [Label.Mask] says which of its bytes are
// touched. Two accesses conflict if they name the same Loc, their masks
// overlap, and at least one of them writes. [Label.Extract] and [Label.Insert]
// convert between the value of a word and the value of an access, so that
// accesses of different sizes to the same bytes mix freely.
//
// # Undefined bits
//
// Memory that was never written is undefined, and so may be what a program
// stores: some bits of it, as the padding of a structure or the bits beside a
// bit-field. Reading undefined bits is no error, using them is. So memory has for
// each word the set of its undefined bits, a store says which bits of its value are
// undefined ([Label.Undef]), and a read hands those that it obtains to its thread
// ([State.NextUndefined]), which carries them on until it uses them: then the State
// has a label of kind Error. Undefined bits of a value are 0, so that equal values
// are equal numbers.
//
// # Blocking operations
//
// There is one mechanism for every operation that waits. An operation whose
// label has [Label.Blocks] set is disabled in a memory where it would not
// change the memory and its thread would come back to the very same State:
//
//	next := s.Next(old); next == s && word unchanged   // disabled
//
// A mutex lock is a read-modify-write of this kind, and so is a
// side-effect-free spin loop around one load: interned States make it visible
// without an analysis of the loop. [Label.Sync] tells the two apart, for
// messages and for the deadlock check. A spin loop that reads several locations
// in turn shows as a cycle of States without a change of memory (see [State.Loops] and [State.Core]).
// There the operation is disabled that would complete a round, for as long as it would:
// the thread waits for what that operation accesses, having read what comes before it in the round. That may have been
// overwritten since, so that the thread would go on if it began once more: such an end of an execution is counted as waiting,
// and the execution in which the thread has read what is newer is another one. Whether a thread
// spins for ever on what memory holds at the end is for memmodel.Spins to decide. A round that ends with something else than a read is taken
// once, and then the thread waits.
package event
