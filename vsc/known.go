package vsc

// Order is a partial order of the events of a problem that all of its witnesses agree with. Who adds events to a problem and solves it
// once more hands the order over as [Problem.Known]: then nothing is derived again that was known before.
type Order struct {
	Threads int
	Closed  int     // to the first events, this many, the rules of closure were applied until nothing changed
	Rows    []int32 // for each event and thread: how many events of the thread come before the event, or are the event
}

// Row returns how many events of each thread come before an event, or are the event.
func (o *Order) Row(e int32) []int32 { return o.Rows[int(e)*o.Threads:][:o.Threads] }

// Events returns the number of events that are ordered.
func (o *Order) Events() int {
	if o.Threads == 0 {
		return 0
	}
	return len(o.Rows) / o.Threads
}

// Order returns what is known of the last problem, which was consistent. Its rows are appended to a buffer.
func (s *Solver) Order(buffer []int32) (o Order, extended []int32) {
	s.closure.back(s.base)
	n := len(buffer)
	for _, e := range s.number {
		row := s.closure.clock(e)
		for t, b := range row {
			buffer = append(buffer, b-s.first[t])
		}
	}
	return Order{int(s.threads), s.closed, buffer[n:len(buffer):len(buffer)]}, buffer
}

// draftKnown adds the edges of an order of the first events.
func (c *closure) draftKnown(known *Order) bool {
	for i := range known.Events() {
		e := c.number[i]
		own := c.events[e].thread
		row := known.Row(int32(i))
		var older []int32 // the row of the event before in the thread
		if !c.isFirst(e) {
			older = known.Row(c.name[e-1])
		}
		for t, b := range row {
			if b > 0 && int32(t) != own && (older == nil || b > older[t]) && !c.draft(c.first[t]+b-1, e, reason{Given, -1}) {
				return false
			}
		}
	}
	return true
}

// unsettled puts on the agenda the variables to whose reads the rules of closure have to be applied: not those all of whose events were in a
// problem to which they were applied, if its blocks have not grown.
func (c *closure) unsettled(p *Problem) {
	known := 0
	if p.Known != nil {
		known = p.Known.Closed
	}
	for _, b := range p.Blocks {
		if int(b[0]) < known && int(b[1]) >= known {
			known = 0
		}
	}
	for v := range c.dirty {
		c.dirty[v] = false
	}
	for i := known; i < len(p.Events); i++ {
		if v := p.Events[i].Var; !c.dirty[v] {
			c.dirty[v] = true
			c.agenda = append(c.agenda, v)
		}
	}
}
