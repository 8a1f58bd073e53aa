package interp

import "github.com/gomc/gomc/event"

// Calls returns where the functions of the program checked are that the thread is in, the innermost first. Models, and functions of a standard
// library, are left out. A thread that has ended is in none.
func (s *state) Calls() (calls []event.SiteID) {
	for f := s.top; f != nil; f = f.parent {
		if f.fn.transparent() || f.fn.source == nil || f.fn.library {
			continue
		}
		site := event.SiteID(f.fn.sites[f.pc])
		calls = append(calls, site)
		if s.p.Site(site).Function != f.fn.name { // that of a function that was inlined
			calls = append(calls, event.SiteID(s.p.functionSite(f.fn)))
		}
	}
	return calls
}
