// Package lineage tells threads apart by how they were created, which is the same in all executions. The numbers of threads are not: they depend on what was explored before, so that another process has
// others. Knows nothing of programs.
package lineage

import (
	"cmp"
	"slices"
)

// Key is how a thread was created: the key of its creator, followed by its number among those that this one has created, from 1.
type Key []int32

// First is the key of the thread that a program begins with.
var First = Key{0}

// Child returns the key of the n-th thread that the one with key k has created.
func (k Key) Child(n int32) Key { return append(slices.Clip(k), n) }

// Compare orders keys: a thread comes before those that it has created, and these come in the order of their creation.
func (k Key) Compare(other Key) int { return slices.Compare(k, other) }

// Descends reports whether k is the key of a thread that the one with key creator has created after n others, or, in turn, of one that such a thread has created.
func (k Key) Descends(creator Key, n int32) bool {
	at := len(creator)
	return len(k) > at && slices.Equal(k[:at], creator) && k[at] > n
}

// childrenFirst orders keys: a thread comes after those that it has created. Often the creator only looks at what they have done. Its reads, added last, then choose among writes that are
// there, and need not be revisited by each of them.
func childrenFirst(k, other Key) int {
	n := min(len(k), len(other))
	return cmp.Or(slices.Compare(k[:n], other[:n]), cmp.Compare(len(other), len(k)))
}

// Roster has the threads that were met, by their numbers, in an order that is a function of their keys: that in which a search prefers them.
type Roster struct {
	Sched   []int32  // the threads, each behind those that it has created
	Ranks   []uint16 // of each thread, its place in Sched
	Keys    []Key    // of each thread, nil if it was not met
	Parents []int32  // of each thread, the one that has created it
}

// Meet enters a thread that parent has created as the n-th of its children; a negative parent stands for the first thread. It returns false if the thread was met before.
func (r *Roster) Meet(t, parent, n int32) bool {
	for int(t) >= len(r.Keys) {
		r.Keys, r.Parents, r.Ranks = append(r.Keys, nil), append(r.Parents, -1), append(r.Ranks, 0)
	}
	if r.Keys[t] != nil {
		return false
	}
	r.Keys[t], r.Parents[t] = First, parent
	if parent >= 0 {
		r.Keys[t] = r.Keys[parent].Child(n)
	}
	k, _ := slices.BinarySearchFunc(r.Sched, r.Keys[t], func(u int32, key Key) int { return childrenFirst(r.Keys[u], key) })
	r.Sched = slices.Insert(r.Sched, k, t)
	for k, u := range r.Sched {
		r.Ranks[u] = uint16(k)
	}
	return true
}

// Clone returns a copy in which further threads may be met.
func (r *Roster) Clone() Roster {
	return Roster{slices.Clone(r.Sched), slices.Clone(r.Ranks), slices.Clone(r.Keys), slices.Clone(r.Parents)}
}
