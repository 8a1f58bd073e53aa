package result

// Change is a result that has another class than before.
type Change struct {
	Old, New *Result
}

// Lost reports whether the change is one for the worse that must not happen: what was decided is not any more, or it is wrong now.
func (c Change) Lost() bool {
	return c.New.Class.Wrong() || c.Old.Class.Solved() && !c.New.Class.Solved()
}

// Comparison is what is different between two runs.
type Comparison struct {
	Changes []Change  // in the order of the new run
	Absent  []*Result // of the old run, which the new one has not
	Added   []*Result // of the new run, which the old one has not
	Both    int       // decided in both
	Time    float64   // geometric mean of the new CPU time by the old one, of these
}

// Compare compares two runs, result by result: the same task, tool, engine and model.
func Compare(old, now *Run) *Comparison {
	c := &Comparison{}
	before := map[string]*Result{}
	for _, r := range old.Results {
		before[r.Key()] = r
	}
	var times []float64
	for _, r := range now.Results {
		o := before[r.Key()]
		delete(before, r.Key())
		switch {
		case o == nil:
			c.Added = append(c.Added, r)
			continue
		case o.Class != r.Class || o.Verdict != r.Verdict || o.Kind != r.Kind:
			c.Changes = append(c.Changes, Change{o, r})
		}
		if o.Class.Solved() && r.Class.Solved() {
			times = append(times, max(r.CPU, leastSeconds)/max(o.CPU, leastSeconds))
		}
	}
	for _, r := range old.Results {
		if before[r.Key()] != nil {
			c.Absent = append(c.Absent, r)
		}
	}
	c.Both, c.Time = len(times), geometric(times)
	return c
}

// Failed reports whether something was lost: a task that was decided, or one that was decided and was not run.
func (c *Comparison) Failed() bool {
	for _, d := range c.Changes {
		if d.Lost() {
			return true
		}
	}
	for _, r := range c.Absent {
		if r.Class.Solved() {
			return true
		}
	}
	return false
}
