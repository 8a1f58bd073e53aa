package explore

import (
	"maps"

	"github.com/gomc/gomc/event"
)

// Tally is what was found in a part of a search.
type Tally struct {
	Counts Counts `json:"counts"`
	Error  *Error `json:"error,omitempty"` // a violation, if there was one
	// Verdict, if not "", is why the search ended before it was complete: for a
	// Violation, or because it cannot go on.
	Verdict Verdict    `json:"verdict,omitempty"`
	Reason  string     `json:"reason,omitempty"`
	Site    event.Site `json:"site,omitzero"` // of what is unsupported
	// Unchecked is the first error of a kind that is not checked.
	Unchecked *Unchecked `json:"unchecked,omitempty"`
	// Sequel, if there is no Verdict, says that the search has to be done again.
	Sequel sequel `json:"sequel,omitempty"`
}

// Add returns what was found in both parts. Of two violations it keeps one. A verdict
// outweighs a sequel.
func (t Tally) Add(u Tally) Tally {
	t.Counts = t.Counts.add(u.Counts)
	if t.Error == nil {
		t.Error = u.Error
	}
	t.Unchecked = t.Unchecked.first(u.Unchecked)
	if t.Verdict == "" {
		t.Verdict, t.Reason, t.Site = u.Verdict, u.Reason, u.Site
	}
	if t.Sequel = max(t.Sequel, u.Sequel); t.Verdict != "" {
		t.Sequel = nothing
	}
	return t
}

func (c Counts) add(d Counts) Counts {
	sum := Counts{Executions: c.Executions + d.Executions, Erroneous: c.Erroneous + d.Erroneous, Events: c.Events + d.Events,
		Blocked: maps.Clone(c.Blocked)}
	if sum.Blocked == nil {
		sum.Blocked = map[event.Reason]uint64{}
	}
	for reason, n := range d.Blocked {
		sum.Blocked[reason] += n
	}
	return sum
}

// tally returns what r found since the last call.
func (r *run) tally() Tally {
	t := Tally{Counts: r.counts(), Error: r.err, Verdict: r.verdict, Sequel: r.sequel, Reason: r.reason, Site: r.site, Unchecked: r.unchecked}
	r.executions, r.erroneous, r.events = 0, 0, 0
	clear(r.blockedBy[:])
	r.err, r.verdict, r.sequel, r.reason, r.site, r.unchecked = nil, "", nothing, "", event.Site{}, nil
	return t
}

// absorb makes what a search found the result of r.
func (r *run) absorb(t Tally) {
	r.executions, r.erroneous, r.events = t.Counts.Executions, t.Counts.Erroneous, t.Counts.Events
	for reason, n := range t.Counts.Blocked {
		if int(reason) < len(r.blockedBy) {
			r.blockedBy[reason] = n
		}
	}
	r.err, r.verdict, r.sequel, r.reason, r.site, r.unchecked = t.Error, t.Verdict, t.Sequel, t.Reason, t.Site, t.Unchecked
}
