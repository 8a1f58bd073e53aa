package litmus

import (
	"fmt"
	"sync"

	"github.com/gomc/gomc/event"
)

// ins is a statement in flat form. Control flow is resolved into targets.
type ins struct {
	Stmt
	next int // instruction after this one
	then int // If, Spin: first instruction of the body; AwaitBoth and TakeEither, second half: the first half
	line int
	half bool // AwaitBoth, TakeEither: the second operation
	end  bool // Atomic, Spin: the end of the body
	loop bool // within a Spin, or its beginning
}

// compiled is an event.Program.
type compiled struct {
	source  *Program
	threads [][]ins
	mu      sync.Mutex
	states  map[key]*state
	lines   int
	inside  []int // while statements are flattened: the Spins around them
}

// Compile returns the program in the form that engines explore. Thread i of the
// source has number i+1; the main thread is 0.
func (p *Program) Compile() event.Program {
	c := &compiled{source: p, states: map[key]*state{}}
	var main []ins
	for v := range p.Vars {
		if p.Heap>>v&1 != 0 && !p.names(New, v) && !p.AtStart {
			main = append(main, ins{Stmt: Stmt{Kind: New, Var: v}, next: len(main) + 1})
		}
	}
	for _, s := range p.own(p.Main) {
		main = append(main, ins{Stmt: s, next: len(main) + 1})
	}
	created, joined := p.begin()
	for _, t := range created {
		main = append(main, ins{Stmt: Stmt{Kind: Create, Var: t}, next: len(main) + 1})
	}
	for _, t := range joined {
		main = append(main, ins{Stmt: Stmt{Kind: Join, Var: t}, next: len(main) + 1})
	}
	c.flatten(&main, p.Main)
	c.threads = append(c.threads, main)
	var first []int // line before those of each thread
	for t, body := range p.Threads {
		first = append(first, c.lines)
		if p.Routine != nil {
			c.lines = first[p.Routine[t]]
		}
		var code []ins
		for _, s := range p.own(body) {
			code = append(code, ins{Stmt: s, next: len(code) + 1})
		}
		c.flatten(&code, body)
		c.threads = append(c.threads, code)
		c.lines = first[t] + lines(body)
	}
	return c
}

// lines returns how many statements a body has, nested ones included.
func lines(body []Stmt) (n int) {
	for i := range body {
		n += 1 + lines(body[i].Body)
	}
	return n
}

// flatten appends a body to code.
func (c *compiled) flatten(code *[]ins, body []Stmt) {
	for _, s := range body {
		c.lines++
		at := len(*code)
		*code = append(*code, ins{Stmt: s, line: c.lines, loop: len(c.inside) > 0 || s.Kind == Spin})
		switch s.Kind {
		case Spin:
			c.inside = append(c.inside, at)
			c.flatten(code, s.Body)
			c.inside = c.inside[:len(c.inside)-1]
			*code = append(*code, ins{Stmt: s, line: c.lines, end: true, next: at})
			(*code)[at].then = at + 1
		case Break:
			(*code)[at].then = c.inside[len(c.inside)-1]
			continue
		case If:
			(*code)[at].then = at + 1
			c.flatten(code, s.Body)
		case AwaitBoth, TakeEither:
			*code = append(*code, ins{Stmt: s, line: c.lines, half: true, then: at, next: at + 2, loop: len(c.inside) > 0})
		case Atomic:
			c.flatten(code, s.Body)
			*code = append(*code, ins{Stmt: s, line: c.lines, end: true, next: len(*code) + 1})
			(*code)[at].next = at + 1
			continue
		}
		(*code)[at].next = len(*code)
		if s.Kind == AwaitBoth || s.Kind == TakeEither {
			(*code)[at].next = at + 2
		}
	}
}

func (c *compiled) Main() event.State                     { return c.state(key{}) }
func (c *compiled) Site(s event.SiteID) event.Site        { return site(int(s)) }
func (c *compiled) Output(event.State, event.Bits) string { return "" }
func (c *compiled) ThreadName(t event.ThreadID) string    { return fmt.Sprintf("thread#%d", t) }
func (c *compiled) Stats() event.Stats                    { return event.Stats{} }

// Words returns the variable that is an object which lives more than once: what it holds is forgotten.
func (c *compiled) Words(o event.Obj) []event.Loc {
	for v := range c.source.Vars {
		if own, _ := c.object(0, v); own == o && !c.source.owned(v) && c.source.count(New, v) > 1 {
			return []event.Loc{event.Loc(v)}
		}
	}
	return nil
}

// AliveAtStart reports whether an object is there without an allocation.
func (c *compiled) AliveAtStart(o event.Obj) bool {
	v := int(o) - 1
	return c.source.AtStart && v >= 0 && v < c.source.Vars && c.source.Heap>>v&1 != 0 && !c.source.names(New, v)
}

// Revives reports whether an object lives more than once.
func (c *compiled) Revives(o event.Obj) bool { return len(c.Words(o)) > 0 }

func (c *compiled) Word(l event.Loc) event.Bits {
	if int(l) < c.source.Vars && c.source.Undefined>>l&1 != 0 {
		return event.Bits{Undef: ^uint64(0)}
	}
	return event.Bits{}
}
func (c *compiled) Storage(*event.Label) event.Storage { return event.Storage{} }

func (c *compiled) ValueName(*event.Label, event.Bits) string { return "" }

func (c *compiled) Describe(l *event.Label) string {
	switch {
	case l.Object != event.NoObj:
		return fmt.Sprintf("object %d", int(l.Object)-1)
	case int(l.Loc) >= c.firstOwn():
		k := int(l.Loc) - c.firstOwn()
		return fmt.Sprintf("o%d.%d", k%c.source.Own, k/c.source.Own)
	case int(l.Loc) >= c.source.Vars+c.source.Mutexes:
		return fmt.Sprintf("b%d", int(l.Loc)-c.source.Vars-c.source.Mutexes)
	case int(l.Loc) >= c.source.Vars:
		return fmt.Sprintf("m%d", int(l.Loc)-c.source.Vars)
	}
	return fmt.Sprintf("v%d", l.Loc)
}
