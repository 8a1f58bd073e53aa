package set

import "math/bits"

// Relation is a transitive relation on small numbers, as happens-before is one on the events of a graph: of each number it has a row, the set of all numbers that come
// before it. What Replace and Extend do is logged, so that it can be taken back, the latest first.
type Relation[S Set] struct {
	Rows []S // by number; who changes one here, and not by a method, has to put it right again
	log  []change[S]
}

// change is a row as it was before it was changed.
type change[S Set] struct {
	n   int32
	row S
}

// Looked returns 0: which rows change costs next to nothing to find. See package tries, where it does.
func (*Relation[S]) Looked() uint64 { return 0 }

// Replace changes a row.
func (r *Relation[S]) Replace(n int32, row *S) {
	r.log = append(r.log, change[S]{n, r.Rows[n]})
	r.Rows[n] = *row
}

// Extend lets more numbers come before n, and before those of others that n comes before. What comes before any of more has to be in more, too.
func (r *Relation[S]) Extend(n int32, more, others *S) {
	if Subset(more, &r.Rows[n]) {
		return
	}
	row := r.Rows[n]
	Union(&row, more)
	r.Replace(n, &row)
	k, bit := n>>6, uint64(1)<<(uint(n)&63)
	for i := 0; i < len(*others); i++ {
		for b := (*others)[i]; b != 0; b &= b - 1 {
			y := int32(64*i + bits.TrailingZeros64(b))
			if after := &r.Rows[y]; (*after)[k]&bit != 0 && !Subset(more, after) {
				row := *after
				Union(&row, more)
				r.Replace(y, &row)
			}
		}
	}
}

// Follow adds a number, and what comes before it, to a row.
func (r *Relation[S]) Follow(row *S, n int32) {
	Union(row, &r.Rows[n])
	Add(row, n)
}

// FollowAll adds some numbers, and what comes before them, to a row.
func (r *Relation[S]) FollowAll(row, numbers *S) {
	for i := 0; i < len(*numbers); i++ {
		for b := (*numbers)[i]; b != 0; b &= b - 1 {
			n := int32(64*i + bits.TrailingZeros64(b))
			Union(row, &r.Rows[n])
			Add(row, n)
		}
	}
}

// Closure returns some numbers and what comes before them. The latest ones, which are likely to be the greatest, are followed first; what comes before one
// of these need not be followed.
func (r *Relation[S]) Closure(numbers *S) (row S) {
	if len(row) == 1 {
		r.FollowAll(&row, numbers)
		return row
	}
	for i := len(row) - 1; i >= 0; i-- {
		for b := (*numbers)[i] &^ row[i]; b != 0; b = (*numbers)[i] &^ row[i] {
			r.Follow(&row, int32(64*i+63-bits.LeadingZeros64(b)))
		}
	}
	return row
}

// Mark returns the length of the log.
func (r *Relation[S]) Mark() int32 { return int32(len(r.log)) }

// Rollback takes back what was logged since the log was as long as mark.
func (r *Relation[S]) Rollback(mark int32) {
	for k := int32(len(r.log)) - 1; k >= mark; k-- {
		r.Rows[r.log[k].n] = r.log[k].row
	}
	r.log = r.log[:mark]
}

// Forget empties the log: nothing is taken back of what was done until now.
func (r *Relation[S]) Forget() { r.log = r.log[:0] }
