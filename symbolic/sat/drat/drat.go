// Package drat checks proofs of package sat, line by line, by reverse unit propagation (Goldberg and Novikov, DATE
// 2003; Wetzler, Heule and Hunt, DRAT-trim, SAT 2014): a derived clause follows if unit propagation on the clauses before it, and the
// negations of its literals, ends in a conflict. It shares nothing with the solver but the format:
//
//	i 1 -2 0    input
//	1 2 0       derived
//	d 1 -2 0    deleted
//
// The checker is small rather than fast.
package drat

import (
	"bufio"
	"encoding/binary"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
)

// Check reads a proof and says what is wrong with it, or nil. Each of the goals has to be proved: one of the clauses of the
// proof has no literal but the goal's. The empty goal is that there is no model at all. What was input is given back, for comparison with what
// should have been.
func Check(proof io.Reader, goals ...[]int) (inputs [][]int, err error) {
	c := &checker{index: map[string][]int{}}
	in := bufio.NewScanner(proof)
	in.Buffer(nil, 1<<30)
	for line := 1; in.Scan(); line++ {
		kind, clause, err := parse(in.Text())
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", line, err)
		}
		c.grow(clause)
		switch kind {
		case 'i':
			inputs = append(inputs, clause)
		case 'd':
			if !c.delete(clause) {
				return nil, fmt.Errorf("line %d: %v is deleted, but there is no such clause", line, clause)
			}
			continue
		default:
			if !c.follows(clause) {
				return nil, fmt.Errorf("line %d: %v does not follow by unit propagation", line, clause)
			}
		}
		c.add(clause)
		goals = slices.DeleteFunc(slices.Clone(goals), func(goal []int) bool {
			return !slices.ContainsFunc(clause, func(l int) bool { return !slices.Contains(goal, l) })
		})
	}
	if err := in.Err(); err != nil {
		return nil, err
	}
	if len(goals) > 0 {
		return nil, fmt.Errorf("%v is not proved", goals[0])
	}
	return inputs, nil
}

func parse(line string) (kind byte, clause []int, err error) {
	words := strings.Fields(line)
	if len(words) > 0 && (words[0] == "i" || words[0] == "d") {
		kind = words[0][0]
		words = words[1:]
	}
	if len(words) == 0 || words[len(words)-1] != "0" {
		return 0, nil, fmt.Errorf("%q does not end with 0", line)
	}
	for _, word := range words[:len(words)-1] {
		n, err := strconv.Atoi(word)
		if err != nil || n == 0 || n > 1<<28 || n < -1<<28 {
			return 0, nil, fmt.Errorf("%q is not a literal", word)
		}
		clause = append(clause, n)
	}
	return kind, clause, nil
}

type checker struct {
	clauses [][]int          // nil: deleted
	index   map[string][]int // a clause's literals, sorted: its numbers
	watches [][]int          // by slot of a literal: clauses of which it is one of the first two literals
	values  []int8           // by slot: 1 true, -1 false
	trail   []int            // literals
	head    int
	empty   bool // unit propagation on the clauses alone ends in a conflict
}

// slot is the index of a literal in slices.
func slot(l int) int {
	if l < 0 {
		return -2*l + 1
	}
	return 2 * l
}

func (c *checker) grow(clause []int) {
	for _, l := range clause {
		for len(c.values) <= slot(l)|1 {
			c.values = append(c.values, 0)
			c.watches = append(c.watches, nil)
		}
	}
}

// key is the same for clauses of the same literals; doublets do not matter.
func key(clause []int) ([]int, string) {
	set := slices.Clone(clause)
	slices.Sort(set)
	set = slices.Compact(set)
	var b []byte
	for _, l := range set {
		b = binary.AppendVarint(b, int64(l))
	}
	return set, string(b)
}

// add has a clause from now on, and propagates for good if it is a unit.
func (c *checker) add(clause []int) {
	set, k := key(clause)
	id := len(c.clauses)
	c.index[k] = append(c.index[k], id)
	c.clauses = append(c.clauses, set)
	// Literals that are not false come first.
	n := 0
	for i, l := range set {
		if c.values[slot(l)] >= 0 {
			set[i], set[n] = set[n], set[i]
			n++
		}
	}
	if len(set) >= 2 {
		c.watches[slot(set[0])] = append(c.watches[slot(set[0])], id)
		c.watches[slot(set[1])] = append(c.watches[slot(set[1])], id)
	}
	switch {
	case n == 0:
		c.empty = true
	case n == 1 && c.values[slot(set[0])] == 0:
		c.assign(set[0])
		c.empty = c.empty || c.propagate()
	}
}

// delete forgets one copy. What has been propagated for good stays: it follows from what was there.
func (c *checker) delete(clause []int) bool {
	_, k := key(clause)
	ids := c.index[k]
	if len(ids) == 0 {
		return false
	}
	c.clauses[ids[len(ids)-1]] = nil
	c.index[k] = ids[:len(ids)-1]
	if len(ids) == 1 {
		delete(c.index, k)
	}
	return true
}

// follows says whether a clause follows by reverse unit propagation.
func (c *checker) follows(clause []int) bool {
	if c.empty {
		return true
	}
	mark := len(c.trail)
	conflict := false
	for _, l := range clause {
		switch c.values[slot(l)] {
		case 1:
			conflict = true
		case 0:
			c.assign(-l)
		}
	}
	conflict = conflict || c.propagate()
	for _, l := range c.trail[mark:] {
		c.values[slot(l)], c.values[slot(-l)] = 0, 0
	}
	c.trail = c.trail[:mark]
	c.head = mark
	return conflict
}

func (c *checker) assign(l int) {
	c.values[slot(l)], c.values[slot(-l)] = 1, -1
	c.trail = append(c.trail, l)
}

// propagate says whether unit propagation ends in a conflict.
func (c *checker) propagate() bool {
	for ; c.head < len(c.trail); c.head++ {
		if c.visit(-c.trail[c.head]) {
			return true
		}
	}
	return false
}

// visit looks at the clauses that watch a literal which has become false.
func (c *checker) visit(l int) bool {
	ids := c.watches[slot(l)]
	kept := ids[:0]
	conflict := false
	for _, id := range ids {
		set := c.clauses[id]
		if set == nil {
			continue
		}
		if conflict {
			kept = append(kept, id)
			continue
		}
		if set[0] == l {
			set[0], set[1] = set[1], set[0]
		}
		other := slices.IndexFunc(set[2:], func(q int) bool { return c.values[slot(q)] >= 0 })
		switch {
		case c.values[slot(set[0])] == 1:
		case other >= 0:
			set[1], set[other+2] = set[other+2], set[1]
			c.watches[slot(set[1])] = append(c.watches[slot(set[1])], id)
			continue
		case c.values[slot(set[0])] == 0:
			c.assign(set[0])
		default:
			conflict = true
		}
		kept = append(kept, id)
	}
	c.watches[slot(l)] = kept
	return conflict
}
