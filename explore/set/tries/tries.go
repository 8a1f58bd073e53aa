// Package tries is sets of numbers as package set has them, for graphs of any size: what of a set two have in common, they share. It has the functions of package set, so that the same text can be
// compiled with one or the other; see package long of trust, which is made of package trust in this way.
//
// A set never changes: to copy one is an assignment, and what adds to one leaves the copies as they are. It is a tree (a trie): a leaf has the bits of 256 numbers, a branch has eight
// subtrees. An empty subtree is nil, and one that lacks nothing is the same pointer (full) everywhere, on whatever level; so what is true of most rows of an order of events, to have all or nothing of a range of numbers,
// takes neither memory nor time. Operations on two sets look only at what is different in them: a pointer that is in both need not be followed.
package tries

import (
	"math/bits"
	"unsafe"
)

// Row is a set. The zero value is empty.
type Row struct {
	root  link
	base  int32 // the least number that root has room for
	level int32 // of root: 0 for a leaf
}

// link points to a leaf or to a branch. Which of them follows from the level; nil is nothing, and full has all numbers.
type link = unsafe.Pointer

const (
	fan      = 8 // subtrees of a branch
	fanBits  = 3
	words    = 4 // of a leaf
	leafBits = 8
)

type (
	leaf   [words]uint64
	branch [fan]link
)

var (
	allOnes = leaf{^uint64(0), ^uint64(0), ^uint64(0), ^uint64(0)}
	full    = link(&allOnes)
	fulls   = branch{full, full, full, full, full, full, full, full}
	nils    branch
	zeros   leaf
)

// leafOf returns the leaf that a link points to.
func leafOf(p link) *leaf {
	if p == nil {
		return &zeros
	}
	return (*leaf)(p) // full points to a leaf
}

// branchOf returns the branch that a link points to.
func branchOf(p link) *branch {
	switch p {
	case nil:
		return &nils
	case full:
		return &fulls
	}
	return (*branch)(p)
}

// newLeaf returns a link to a leaf, which is a or b if it is one of these.
func newLeaf(n *leaf, a, b link) link {
	switch *n {
	case zeros:
		return nil
	case allOnes:
		return full
	case *leafOf(a):
		return a
	case *leafOf(b):
		return b
	}
	fresh := *n
	return link(&fresh)
}

// newBranch does the same for a branch.
func newBranch(n *branch, a, b link) link {
	switch *n {
	case nils:
		return nil
	case fulls:
		return full
	case *branchOf(a):
		return a
	case *branchOf(b):
		return b
	}
	fresh := *n
	return link(&fresh)
}

// shift returns how many bits of a number say where it is below a node of a level.
func shift(level int32) uint { return uint(leafBits + fanBits*level) }

// kid returns the place of a number among the subtrees of a branch of a level.
func kid(i, level int32) int32 { return i >> shift(level-1) & (fan - 1) }

// outside reports whether there is no room for a number.
func (s *Row) outside(i int32) bool { return (i^s.base)>>shift(s.level) != 0 }

// raised returns the same set with a root that is higher by one level.
func (s Row) raised() Row {
	var n branch
	n[kid(s.base, s.level+1)] = s.root
	s.level++
	s.base &^= 1<<shift(s.level) - 1
	s.root = newBranch(&n, nil, nil)
	return s
}

// below returns the subtree of s for the same numbers as a root of a level, not above that of s, has room for.
func (s *Row) below(base, level int32) link {
	if s.outside(base) {
		return nil
	}
	p := s.root
	for l := s.level; l > level && p != nil && p != full; l-- {
		p = (*branch)(p)[kid(base, l)]
	}
	return p
}

// common returns the two sets with roots for the same numbers.
func common(s, t *Row) (a, b Row) {
	a, b = *s, *t
	for a.level < b.level {
		a = a.raised()
	}
	for b.level < a.level {
		b = b.raised()
	}
	for a.base != b.base {
		a, b = a.raised(), b.raised()
	}
	return a, b
}

// Has reports whether i is in s.
func Has(s *Row, i int32) bool {
	if s.root == nil || s.outside(i) {
		return false
	}
	p := s.root
	for l := s.level; l > 0 && p != nil && p != full; l-- {
		p = (*branch)(p)[kid(i, l)]
	}
	return p == full || p != nil && (*leaf)(p)[i>>6&(words-1)]>>(uint(i)&63)&1 != 0
}

// Add adds i to s.
func Add(s *Row, i int32) {
	if s.root == nil {
		s.base, s.level = i&^(1<<leafBits-1), 0
	}
	for s.outside(i) {
		*s = s.raised()
	}
	s.root = with(s.root, s.level, i)
}

func with(p link, level, i int32) link {
	if p == full {
		return p
	}
	if level == 0 {
		n := *leafOf(p)
		n[i>>6&(words-1)] |= 1 << (uint(i) & 63)
		return newLeaf(&n, p, nil)
	}
	at, n := kid(i, level), branchOf(p)
	q := with(n[at], level-1, i)
	if q == n[at] {
		return p
	}
	changed := *n
	changed[at] = q
	if q == full && changed == fulls {
		return full
	}
	return link(&changed)
}

// Remove removes i from s.
func Remove(s *Row, i int32) {
	if Has(s, i) {
		s.root = without(s.root, s.level, i)
	}
}

func without(p link, level, i int32) link {
	if level == 0 {
		n := *leafOf(p)
		n[i>>6&(words-1)] &^= 1 << (uint(i) & 63)
		return newLeaf(&n, nil, nil)
	}
	changed := *branchOf(p)
	at := kid(i, level)
	changed[at] = without(changed[at], level-1, i)
	if changed[at] == nil && changed == nils {
		return nil
	}
	return link(&changed)
}

// Union adds t to s.
func Union(s, t *Row) {
	switch {
	case t.root == nil || s.root == t.root && s.base == t.base && s.level == t.level:
	case s.root == nil:
		*s = *t
	default:
		a, b := common(s, t)
		*s = Row{union(a.root, b.root, a.level), a.base, a.level}
	}
}

func union(a, b link, level int32) link {
	switch {
	case a == b || b == nil || a == full:
		return a
	case a == nil || b == full:
		return b
	case level == 0:
		n, m := *leafOf(a), leafOf(b)
		for i := range n {
			n[i] |= m[i]
		}
		return newLeaf(&n, a, b)
	}
	n, m := *branchOf(a), branchOf(b)
	for i := range n {
		n[i] = union(n[i], m[i], level-1)
	}
	return newBranch(&n, a, b)
}

// Subtract removes t from s.
func Subtract(s, t *Row) {
	if s.root == nil || t.root == nil {
		return
	}
	b := *t
	for b.level < s.level {
		b = b.raised()
	}
	s.root = subtract(s.root, b.below(s.base, s.level), s.level)
}

func subtract(a, b link, level int32) link {
	switch {
	case a == nil || b == nil:
		return a
	case a == b || b == full:
		return nil
	case level == 0:
		n, m := *leafOf(a), leafOf(b)
		for i := range n {
			n[i] &^= m[i]
		}
		return newLeaf(&n, a, nil)
	}
	n, m := *branchOf(a), branchOf(b)
	for i := range n {
		n[i] = subtract(n[i], m[i], level-1)
	}
	return newBranch(&n, a, nil)
}

// Intersect removes from s what is not in t.
func Intersect(s, t *Row) {
	if s.level > t.level {
		*s = Row{s.below(t.base, t.level), t.base, t.level}
	}
	s.root = intersect(s.root, t.below(s.base, s.level), s.level)
}

func intersect(a, b link, level int32) link {
	switch {
	case a == b || b == full || a == nil:
		return a
	case a == full || b == nil:
		return b
	case level == 0:
		n, m := *leafOf(a), leafOf(b)
		for i := range n {
			n[i] &= m[i]
		}
		return newLeaf(&n, a, b)
	}
	n, m := *branchOf(a), branchOf(b)
	for i := range n {
		n[i] = intersect(n[i], m[i], level-1)
	}
	return newBranch(&n, a, b)
}

// UnionDifference adds to s what is in t and not in u.
func UnionDifference(s, t, u *Row) {
	if u.root == nil || s.root == nil {
		d := *t
		Subtract(&d, u)
		Union(s, &d)
		return
	}
	a, b := common(s, t)
	a, c := common(&a, u)
	for b.level < a.level {
		b = b.raised()
	}
	*s = Row{unionDifference(a.root, b.root, c.root, a.level), a.base, a.level}
}

func unionDifference(a, b, c link, level int32) link {
	switch {
	case a == full || b == nil || b == c || c == full || a == b:
		return a
	case c == nil:
		return union(a, b, level)
	case level == 0:
		n, m, o := *leafOf(a), leafOf(b), leafOf(c)
		for i := range n {
			n[i] |= m[i] &^ o[i]
		}
		return newLeaf(&n, a, b)
	}
	n, m, o := *branchOf(a), branchOf(b), branchOf(c)
	for i := range n {
		n[i] = unionDifference(n[i], m[i], o[i], level-1)
	}
	return newBranch(&n, a, b)
}

// Subset reports whether t holds all of s.
func Subset(s, t *Row) bool {
	if s.root == nil {
		return true
	}
	b := *t
	for b.level < s.level {
		b = b.raised()
	}
	return subset(s.root, b.below(s.base, s.level), s.level)
}

func subset(a, b link, level int32) bool {
	switch {
	case a == nil || a == b || b == full:
		return true
	case a == full || b == nil:
		return false
	case level == 0:
		n, m := leafOf(a), leafOf(b)
		for i := range n {
			if n[i]&^m[i] != 0 {
				return false
			}
		}
		return true
	}
	n, m := branchOf(a), branchOf(b)
	for i := range n {
		if !subset(n[i], m[i], level-1) {
			return false
		}
	}
	return true
}

// Disjoint reports whether s and t have nothing in common.
func Disjoint(s, t *Row) bool {
	if s.level > t.level {
		s, t = t, s
	}
	return disjoint(s.root, t.below(s.base, s.level), s.level)
}

func disjoint(a, b link, level int32) bool {
	switch {
	case a == nil || b == nil:
		return true
	case a == full || b == full || a == b:
		return false
	case level == 0:
		n, m := leafOf(a), leafOf(b)
		for i := range n {
			if n[i]&m[i] != 0 {
				return false
			}
		}
		return true
	}
	n, m := branchOf(a), branchOf(b)
	for i := range n {
		if !disjoint(n[i], m[i], level-1) {
			return false
		}
	}
	return true
}

// IsEmpty reports whether s is empty.
func IsEmpty(s *Row) bool { return s.root == nil }

// Empty returns the empty set.
func Empty() Row { return Row{} }

// Each calls f with all members of s, in order.
func Each(s *Row, f func(int32)) { each(s.root, s.level, s.base, f) }

func each(p link, level, base int32, f func(int32)) {
	switch {
	case p == nil:
	case level == 0:
		for i, w := range leafOf(p) {
			for b := w; b != 0; b &= b - 1 {
				f(base + int32(64*i+bits.TrailingZeros64(b)))
			}
		}
	default:
		for i, q := range branchOf(p) {
			each(q, level-1, base+int32(i)<<shift(level-1), f)
		}
	}
}

// Last returns the greatest member of s, which must not be empty.
func Last(s *Row) int32 {
	p, base := s.root, s.base
	for l := s.level; l > 0; l-- {
		n, i := branchOf(p), fan-1
		for n[i] == nil {
			i--
		}
		p, base = n[i], base+int32(i)<<shift(l-1)
	}
	n, i := leafOf(p), words-1
	for n[i] == 0 {
		i--
	}
	return base + int32(64*i+63-bits.LeadingZeros64(n[i]))
}

// Count returns how many members s has.
func Count(s *Row) int { return count(s.root, s.level) }

func count(p link, level int32) (n int) {
	switch {
	case p == nil:
	case p == full:
		n = 1 << shift(level)
	case level == 0:
		for _, w := range (*leaf)(p) {
			n += bits.OnesCount64(w)
		}
	default:
		for _, q := range (*branch)(p) {
			n += count(q, level-1)
		}
	}
	return n
}

// eachDown calls f with all members of a subtree, the greatest first.
func eachDown(p link, level, base int32, f func(int32)) {
	switch {
	case p == nil:
	case level == 0:
		n := leafOf(p)
		for i := words - 1; i >= 0; i-- {
			for w := n[i]; w != 0; {
				k := 63 - bits.LeadingZeros64(w)
				f(base + int32(64*i+k))
				w &^= 1 << k
			}
		}
	default:
		n := branchOf(p)
		for i := fan - 1; i >= 0; i-- {
			eachDown(n[i], level-1, base+int32(i)<<shift(level-1), f)
		}
	}
}

// Capacity returns how many events a search makes room for at first. There is no bound.
func Capacity() int32 { return 256 }

// Long says that sets are those of this package.
const Long = true

// Free, Words and Word are for short sets only.
func Free(*Row) int32       { panic("a free number is sought in a long set") }
func Words(*Row) int        { panic("words of a long set") }
func Word(*Row, int) uint64 { panic("a word of a long set") }
