package tries

// Relation is a transitive relation on numbers, like that of package set.
type Relation struct {
	Rows   []Row
	log    []change
	looked uint64
}

// Looked returns how many rows were looked at, in sets of many thousands, to find those that Extend changes.
func (r *Relation) Looked() uint64 { return r.looked }

// change is a row as it was before it was changed.
type change struct {
	n   int32
	row Row
}

// Replace changes a row.
func (r *Relation) Replace(n int32, row *Row) {
	r.log = append(r.log, change{n, r.Rows[n]})
	r.Rows[n] = *row
}

// Extend lets more numbers come before n, and before those of others that n comes before. What comes before any of more has to be in more, too.
func (r *Relation) Extend(n int32, more, others *Row) {
	if Subset(more, &r.Rows[n]) {
		return
	}
	row := r.Rows[n]
	Union(&row, more)
	r.Replace(n, &row)
	Each(others, func(y int32) {
		r.looked++
		if after := &r.Rows[y]; Has(after, n) && !Subset(more, after) {
			row := *after
			Union(&row, more)
			r.Replace(y, &row)
		}
	})
}

// Follow adds a number, and what comes before it, to a row.
func (r *Relation) Follow(row *Row, n int32) {
	Union(row, &r.Rows[n])
	Add(row, n)
}

// FollowAll adds some numbers, and what comes before them, to a row.
func (r *Relation) FollowAll(row, numbers *Row) { Each(numbers, func(n int32) { r.Follow(row, n) }) }

// Closure returns some numbers and what comes before them. What comes before one that was followed is not followed again.
func (r *Relation) Closure(numbers *Row) (row Row) {
	eachDown(numbers.root, numbers.level, numbers.base, func(n int32) {
		if !Has(&row, n) {
			r.Follow(&row, n)
		}
	})
	return row
}

// Mark returns the length of the log.
func (r *Relation) Mark() int32 { return int32(len(r.log)) }

// Rollback takes back what was logged since the log was as long as mark.
func (r *Relation) Rollback(mark int32) {
	for k := int32(len(r.log)) - 1; k >= mark; k-- {
		r.Rows[r.log[k].n] = r.log[k].row
		r.log[k].row = Row{} // so that nobody keeps it
	}
	r.log = r.log[:mark]
}

// Forget empties the log: nothing is taken back of what was done until now.
func (r *Relation) Forget() {
	clear(r.log)
	r.log = r.log[:0]
}
