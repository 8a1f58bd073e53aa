package result

// Robustness is what is known of a program under several memory models.
type Robustness struct {
	Task     string
	Counts   map[string]*Result // the search under each model
	Verdicts map[string]string  // robust, not_robust, unknown or unsupported, under each model but the first
	Reason   string             // why there is no verdict
}

// Robustnesses collects the results of each task: those of searches under memory models, and of the search for executions that
// sequential consistency does not have.
func Robustnesses(results []*Result) (all []*Robustness) {
	by := map[string]*Robustness{}
	for _, r := range results {
		p := by[r.Task]
		if p == nil {
			p = &Robustness{Task: r.Task, Counts: map[string]*Result{}, Verdicts: map[string]string{}}
			by[r.Task] = p
			all = append(all, p)
		}
		if r.Robust == nil && r.Tool == "gomc" {
			p.Counts[r.Model] = r
			continue
		}
		for model, verdict := range r.Robust {
			p.Verdicts[model] = verdict
		}
		p.Reason = r.Reason
	}
	return all
}
