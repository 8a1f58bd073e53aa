package explore

import (
	"context"
	"crypto/sha256"
	"encoding/binary"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/random"
)

// Block is what [Test] finds in some executions, as plain data that add up: several processes take blocks of executions, and one of them adds them up as [Blocks]. Violations name threads
// by the numbers that they have in the process that has taken the block.
type Block struct {
	Taken    uint64  `json:"taken"`
	First    uint64  `json:"first,omitempty"`    // as in Tested
	Strategy string  `json:"strategy,omitempty"` // of that execution
	Long     uint64  `json:"long,omitempty"`
	Tally    Tally   `json:"tally"`
	Turns    []Turns `json:"turns"`
	// Classes is a sample of the classes of executions, Pairs are hashes of the pairs of places, as Tested counts them.
	Classes   random.Sample `json:"classes"`
	Pairs     []uint64      `json:"pairs,omitempty"`
	Processes int           `json:"processes"`
	Steps     int           `json:"steps"`
	// Communications is as in Tested.
	Communications int    `json:"communications,omitempty"`
	Promised       uint64 `json:"promised,omitempty"` // as in Tested
}

// blockRoom is how many classes a block keeps.
const blockRoom = 1 << 8

// TestBlock is [Test], with another result. It does not wait for the end of executions that take long when ctx ends.
func TestBlock(ctx context.Context, prog event.Program, opts Options, how Sampling) (*Block, error) {
	t, err := newTester(ctx, prog, opts, how)
	if err != nil {
		return nil, err
	}
	defer t.cancel()
	t.coverage = random.NewCoverage(blockRoom)
	t.rounds()
	b := &Block{Taken: t.tested.Taken, First: t.tested.First, Long: t.tested.Long, Turns: t.tested.Turns, Classes: t.coverage.Sample(), Processes: t.profile.Processes, Steps: t.profile.Steps,
		Communications: t.profile.Communications, Promised: t.tested.Promised}
	if b.First > 0 {
		b.Strategy = t.opts.Engine
	}
	for p := range t.pairs {
		b.Pairs = append(b.Pairs, hashOf(prog, p))
	}
	b.Tally = t.run.tally()
	return b, nil
}

// hashOf names a pair of places by what they are called: their numbers may differ between processes.
func hashOf(prog event.Program, p random.Pair) uint64 {
	h := sha256.New()
	for _, site := range p {
		if site == random.Unwritten {
			h.Write([]byte("-"))
		} else {
			h.Write([]byte(prog.Site(site).String()))
		}
		h.Write([]byte{0})
	}
	return binary.LittleEndian.Uint64(h.Sum(nil))
}

// Blocks adds up blocks.
type Blocks struct {
	opts     Options
	how      Sampling
	sum      Block
	coverage random.Coverage
	pairs    map[uint64]bool
	begins   []uint64 // how many executions were taken before each block
}

// NewBlocks returns a sum of no blocks, of executions as options say.
func NewBlocks(opts Options, how Sampling) *Blocks {
	return &Blocks{opts: opts, how: how, coverage: random.NewCoverage(random.DefaultRoom), pairs: map[uint64]bool{}}
}

// Add adds a block, and reports whether no other one is needed.
func (b *Blocks) Add(x *Block) (enough bool) {
	s := &b.sum
	b.coverage.Merge(x.Classes, s.Taken)
	b.begins = append(b.begins, s.Taken)
	s.Taken += x.Taken
	s.Long += x.Long
	if x.First > 0 && s.First == 0 {
		s.First, s.Strategy = x.First, x.Strategy
	}
	s.Tally = s.Tally.Add(x.Tally)
	if s.Turns == nil {
		s.Turns = make([]Turns, len(x.Turns))
	}
	for i, t := range x.Turns[:min(len(x.Turns), len(s.Turns))] {
		s.Turns[i].Strategy = t.Strategy
		s.Turns[i].Taken += t.Taken
		s.Turns[i].Erroneous += t.Erroneous
	}
	for _, p := range x.Pairs {
		b.pairs[p] = true
	}
	known := s.profile()
	s.Processes, s.Steps, s.Communications = max(s.Processes, x.Processes), max(s.Steps, x.Steps), max(s.Communications, x.Communications)
	if !known.Promises(s.profile()) {
		s.Promised = 0
	}
	if x.profile().Promises(s.profile()) {
		s.Promised += x.Promised
	}
	return s.Tally.Verdict != "" || s.Tally.Error != nil && !b.opts.KeepGoing
}

// profile is what the block knows of the program.
func (x *Block) profile() *random.Profile {
	return &random.Profile{Processes: x.Processes, Steps: x.Steps, Communications: x.Communications}
}

// Taken is how many executions there were, and Violated whether one of them has violated a property.
func (b *Blocks) Taken() uint64  { return b.sum.Taken }
func (b *Blocks) Violated() bool { return b.sum.Tally.Error != nil }

// Counts are those of all executions.
func (b *Blocks) Counts() Counts { return b.sum.Tally.Counts }

// Tested is what [Test] would return. The program has the numbers of threads by which the first violation was found.
func (b *Blocks) Tested(ctx context.Context, prog event.Program) (*Tested, error) {
	how := b.how
	how.Time = 0
	t, err := newTester(ctx, prog, b.opts, how)
	if err != nil {
		return nil, err
	}
	defer t.cancel()
	s := &b.sum
	t.run.absorb(s.Tally)
	t.tested = Tested{Taken: s.Taken, First: s.First, Long: s.Long, Turns: t.tested.Turns, Promised: s.Promised}
	if s.Turns != nil {
		t.tested.Turns = s.Turns
	}
	if s.First > 0 {
		t.opts.Engine = s.Strategy
	}
	t.coverage = b.coverage
	t.profile = s.profile()
	out := t.result()
	out.Pairs = len(b.pairs)
	for i := len(b.begins) - 1; i >= 0 && s.Taken > 0; i-- { // the last tenth, as far as whole blocks make it up
		if out.Tail = s.Taken - b.begins[i]; out.Tail >= (s.Taken+9)/10 {
			break
		}
	}
	out.Late = b.coverage.Since(s.Taken - out.Tail)
	return out, nil
}
