package interp

import "github.com/gomc/gomc/event"

// Calls returns where the functions of the program checked are that the thread is in, the innermost first. Models, and functions of a standard
// library, are left out. A thread that has ended is in none.
func (s *state) Calls() []event.SiteID { return s.p.calls(nil, s.top) }

// CallsAfter returns the calls that the thread is in after the operation returned a value. The State after it has none if the thread ends there.
func (s *state) CallsAfter(v event.Bits) (calls []event.SiteID) {
	if s.label.Ends() {
		return nil
	}
	m := &machine{p: s.p}
	defer func() {
		if recover() != nil { // a bug of the interpreter, which the State after the operation reports
			calls = nil
		}
	}()
	m.thaw(s)
	m.resume(v)
	m.run()
	return s.p.calls(m.acts, m.below)
}

// calls returns where functions are: activations, the innermost last, and the frames below them.
func (p *Program) calls(acts []activation, below *frame) (calls []event.SiteID) {
	add := func(fn *function, pc uint32) {
		if fn.transparent() || fn.source == nil || fn.library {
			return
		}
		site := event.SiteID(fn.sites[pc])
		calls = append(calls, site)
		if p.Site(site).Function != fn.name { // that of a function that was inlined
			calls = append(calls, event.SiteID(p.functionSite(fn)))
		}
	}
	for i := len(acts) - 1; i >= 0; i-- {
		add(acts[i].fn, acts[i].pc)
	}
	for f := below; f != nil; f = f.parent {
		add(f.fn, f.pc)
	}
	return calls
}
