package result

import (
	"cmp"
	"maps"
	"math"
	"regexp"
	"slices"

	"github.com/gomc/gomc/svcomp"
)

// Score is what SV-COMP would give for the result, without its validators of witnesses; 0 where the right answer is not true or false.
func (r *Result) Score() int { return svcomp.Score(svcomp.Answer(r.Expected), r.Answer) }

// Summary counts the results of one configuration.
type Summary struct {
	Config  string        `json:"config"`
	Tasks   int           `json:"tasks"`
	Classes map[Class]int `json:"classes"`
	Score   int           `json:"score"`
	CPU     float64       `json:"cpu_seconds"`
	Wall    float64       `json:"wall_seconds"`
}

// Summarise returns a summary of each configuration, in the order of their first results.
func Summarise(results []*Result) []*Summary {
	all := []*Summary{}
	by := map[string]*Summary{}
	for _, r := range results {
		s := by[r.Config()]
		if s == nil {
			s = &Summary{Config: r.Config(), Classes: map[Class]int{}}
			by[s.Config] = s
			all = append(all, s)
		}
		s.Tasks++
		s.Classes[r.Class]++
		s.Score += r.Score()
		s.CPU += r.CPU
		s.Wall += r.Wall
	}
	return all
}

// Cause is a reason for which tasks were not decided, in a form that leaves out numbers and places.
type Cause struct {
	Class  Class
	Reason string
	Tasks  int
	First  string // one of them
}

// Causes ranks the reasons of undecided results, the most frequent first.
func Causes(results []*Result) []Cause {
	places := regexp.MustCompile(` at [^ ]+:\d+.*$| at line \d+.*$| \([^ ()]+:\d+\)`)
	digits := regexp.MustCompile(`0x[0-9a-f]+|\d+`)
	paths := regexp.MustCompile(`(?:[^\s:]*/)+[^\s:]+`)
	type key struct {
		class  Class
		reason string
	}
	by := map[key]*Cause{}
	for _, r := range results {
		if r.Class.Solved() || r.Class.Wrong() {
			continue
		}
		reason := digits.ReplaceAllString(paths.ReplaceAllString(places.ReplaceAllString(r.Reason, ""), "FILE"), "N")
		if runes := []rune(reason); len(runes) > 140 {
			reason = string(runes[:140]) + "…"
		}
		k := key{r.Class, reason}
		if by[k] == nil {
			by[k] = &Cause{Class: r.Class, Reason: reason, First: r.Task}
		}
		by[k].Tasks++
	}
	var all []Cause
	for _, c := range by {
		all = append(all, *c)
	}
	slices.SortFunc(all, func(a, b Cause) int {
		return cmp.Or(cmp.Compare(b.Tasks, a.Tasks), cmp.Compare(a.Class, b.Class), cmp.Compare(a.Reason, b.Reason))
	})
	return all
}

// Ratio compares two configurations on the tasks that both have decided without being wrong.
type Ratio struct {
	A, B         string
	Both         int     // tasks
	OnlyA, OnlyB int     // tasks that one has decided, of those that both were run on
	Time         float64 // geometric mean of A's CPU time by B's
	Median       float64 // of the same
	Rate         float64 // geometric mean of A's executions in a second of CPU time by B's, where both count; 0 if nowhere
}

// leastSeconds is taken for times that are too short to be measured.
const leastSeconds = 0.001

// Against compares the first configuration with each other one.
func Against(results []*Result) (all []Ratio) {
	summaries := Summarise(results)
	if len(summaries) < 2 {
		return nil
	}
	byTask := map[string]map[string]*Result{}
	for _, r := range results {
		if byTask[r.Task] == nil {
			byTask[r.Task] = map[string]*Result{}
		}
		byTask[r.Task][r.Config()] = r
	}
	for _, s := range summaries[1:] {
		if q := against(byTask, summaries[0].Config, s.Config); q.Both+q.OnlyA+q.OnlyB > 0 {
			all = append(all, q)
		}
	}
	return all
}

func against(byTask map[string]map[string]*Result, first, second string) Ratio {
	q := Ratio{A: first, B: second}
	var times, rates []float64
	for _, name := range slices.Sorted(maps.Keys(byTask)) {
		a, b := byTask[name][first], byTask[name][second]
		switch {
		case a == nil || b == nil:
		case a.Class.Solved() && b.Class.Solved():
			q.Both++
			times = append(times, max(a.CPU, leastSeconds)/max(b.CPU, leastSeconds))
			if a.Executions > 0 && b.Executions > 0 {
				rates = append(rates, a.Rate()/b.Rate())
			}
		case a.Class.Solved():
			q.OnlyA++
		case b.Class.Solved():
			q.OnlyB++
		}
	}
	q.Time, q.Rate = geometric(times), geometric(rates)
	slices.Sort(times)
	if n := len(times); n > 0 {
		q.Median = (times[(n-1)/2] + times[n/2]) / 2
	}
	return q
}

// Rate is how many executions a tool has explored in a second of CPU time.
func (r *Result) Rate() float64 { return float64(r.Executions) / max(r.CPU, leastSeconds) }

// geometric is the geometric mean, 0 of nothing.
func geometric(xs []float64) float64 {
	if len(xs) == 0 {
		return 0
	}
	sum := 0.0
	for _, x := range xs {
		sum += math.Log(x)
	}
	return math.Exp(sum / float64(len(xs)))
}
