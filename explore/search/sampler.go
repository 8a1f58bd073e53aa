package search

import (
	"time"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/tree"
)

// The quantities that are counted at graphs of a [Sampler]. Those that a [Tally] has sum up to it
// over all nodes of the tree.
const (
	Executions  = iota // complete executions
	Erroneous          // among them, those that violate a property
	Events             // events added
	Graphs             // graphs built, those among them that are not consistent included
	Sizes              // the numbers of events of these graphs
	Nanoseconds        // that it took to find the children
	Blocked            // from here on: executions that did not complete, by event.Reason
	Quantities  = Blocked + int(event.Reasons)
)

// Sampler gives single graphs of the search tree, see tree.Sampler. Each node of the tree is a graph; its children
// are what one call of next_P and VISIT makes of it. They depend on the graph and its insertion order
// alone (Proposition 4.1 of "State Space Estimation for DPOR-based Model Checkers").
type Sampler struct {
	// Learned is set if the tree is another one.
	Learned *cells.Layout

	explorer *Explorer // what the samples are of
	roots    []func(*Explorer) Root
	width    int // index in roots of the one in use
	root     Root
}

// Root returns the root of the tree that is after a position.
type Root func(at tree.Position) tree.Node

// NewSampler returns a sampler. It does not change the layout. Options.Found is told of violations without a
// schedule, and ends a sample if it returns true. If a graph outgrows one kind of root, the next one is taken.
func NewSampler(prog event.Program, opts Options, layout *cells.Layout, roots ...func(*Explorer) Root) *Sampler {
	return &Sampler{explorer: NewExplorer(prog, opts, layout), roots: roots}
}

// Sample calls trial with the root of the tree after a position. It returns Exhausted, or why
// the trial did not come to its end. The trial is repeated if a graph outgrows its root.
func (s *Sampler) Sample(at tree.Position, trial func(root tree.Node)) Ending {
	for {
		if end := s.attempt(at, trial); end != Outgrown {
			return end
		}
		if s.width+1 == len(s.roots) {
			return TooLarge
		}
		s.width++
		s.root = nil
	}
}

func (s *Sampler) attempt(at tree.Position, trial func(root tree.Node)) (end Ending) {
	defer func() {
		if r := recover(); r != nil {
			end, s.Learned = Recover(r)
		}
	}()
	if s.root == nil {
		s.root = s.roots[s.width](s.explorer)
	}
	trial(s.root(at))
	return Exhausted
}

// Rest returns the weight of what is after a position.
func (s *Sampler) Rest(at tree.Position) (rest float64, end Ending) {
	end = s.Sample(at, func(root tree.Node) {
		weight := 1.0
		rest = 0
		for n := root; ; {
			c := n.(interface{ After() *Choices }).After()
			if c.spine == nil {
				rest += weight
				return
			}
			n.Children()
			weight /= float64(max(c.total, 1))
			if c.on < 0 {
				rest += weight * float64(len(c.kept))
				return
			}
			rest += weight * float64(len(c.kept)-1)
			n = n.Descend([]int{c.on})[0]
		}
	})
	return rest, end
}

// Choices are the children of a node that lie after a position: all of them, unless the node is on the path
// to the position. Nodes of samplers have them embedded.
type Choices struct {
	looked bool    // whether the children were counted
	total  int     // how many children the node has, those before the position included
	spine  []int32 // the rest of the path from the node to the position; nil if the node is not on that path
	depth  int     // how many choices of the path lie above the node
	base   int     // Base of the position
	kept   []int   // if the node is on the path: the children that do not lie before the position, each by its number among all
	on     int     // index in kept of the child that is on the path, negative if none is
	past   int     // how many choices of spine lead to that child
	// Counts has the quantities that are counted at the node.
	Counts [Quantities]uint64
}

// NewChoices returns the choices of a root.
func NewChoices(at tree.Position) Choices {
	c := Choices{base: at.Base}
	if len(at.Path) > 0 {
		c.spine = at.Path
	}
	return c
}

// After returns the choices of a node.
func (c *Choices) After() *Choices { return c }

// Meet notes the next child. options has the options that lead from the node to it, several if the step makes several choices.
func (c *Choices) Meet(options []int32) {
	if c.spine != nil {
		c.keep(options)
	}
	c.total++
}

func (c *Choices) keep(options []int32) {
	for i, o := range options {
		switch {
		case i == len(c.spine):
			c.kept = append(c.kept, c.total) // the path ends above the child
			return
		case o == c.spine[i]:
			continue
		case o > c.spine[i] && c.depth+i >= c.base:
			c.kept = append(c.kept, c.total)
		}
		return
	}
	if len(options) < len(c.spine) {
		c.on, c.past = len(c.kept), len(options)
	}
	c.kept = append(c.kept, c.total)
}

// Look lets look find the children of the node, unless it has, and takes note of the time. It returns how many lie after the position.
func (c *Choices) Look(look func()) int {
	if !c.looked {
		start := time.Now()
		look()
		c.Counts[Nanoseconds] = uint64(time.Since(start))
	}
	return c.Remaining()
}

// Count counts what a search has counted at the graph of the node.
func (c *Choices) Count(t *Tally) {
	c.Counts[Executions], c.Counts[Erroneous] = t.Executions, t.Erroneous
	copy(c.Counts[Blocked:], t.Blocked[:])
}

// Remaining returns how many children lie after the position.
func (c *Choices) Remaining() int {
	if c.spine != nil {
		return len(c.kept)
	}
	return c.total
}

// Numbered returns the number, among all children of the node, of the k-th of those that lie after the position.
func (c *Choices) Numbered(k int) int {
	if c.spine != nil {
		return c.kept[k]
	}
	return k
}

// Below returns the choices of a child.
func (c *Choices) Below(k int) Choices {
	if c.spine != nil && k == c.on {
		return Choices{spine: c.spine[c.past:], depth: c.depth + c.past, base: c.base}
	}
	return Choices{}
}

// Clear forgets the children that were met.
func (c *Choices) Clear() { c.looked, c.total, c.kept, c.on = true, 0, c.kept[:0], -1 }
