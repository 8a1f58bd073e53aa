// Package campaign runs tools on tasks, several at a time, and keeps the results as they come.
package campaign

import (
	"context"
	"slices"
	"sync"

	"github.com/gomc/gomc/bench/checker"
	"github.com/gomc/gomc/bench/child"
	"github.com/gomc/gomc/bench/result"
	"github.com/gomc/gomc/bench/task"
)

// Plan is what to run: each tool on each task, gomc with each engine, under each memory model that tool and task have to do with.
type Plan struct {
	Tasks   []task.Task
	Tools   []*checker.Tool
	Engines []string // of gomc; its default if empty
	Models  []string // those of the task, else DefaultModel, if empty
	Flags   []string // more flags of gomc verify
	Limits  child.Limits
	Jobs    int // runs at the same time, at least 1
}

// DefaultModel is the memory model of tasks that name none.
const DefaultModel = "sc"

// Run is one tool on one task.
type Run struct {
	Task  *task.Task
	Tool  *checker.Tool
	Setup checker.Setup
}

// Runs lists what there is to run, task by task. unfit counts, by tool and reason, what is left out.
func (p *Plan) Runs() (runs []Run, unfit map[[2]string]int) {
	unfit = map[[2]string]int{}
	for i := range p.Tasks {
		t := &p.Tasks[i]
		for _, tl := range p.Tools {
			for _, model := range p.models(t, tl) {
				if why := tl.Unfit(t, model); why != "" {
					unfit[[2]string{tl.Name, why}]++
					continue
				}
				for _, engine := range p.engines(tl) {
					runs = append(runs, Run{t, tl, checker.Setup{Engine: engine, Model: model, Flags: p.Flags, Limits: p.Limits}})
				}
			}
		}
	}
	return runs, unfit
}

func (p *Plan) models(t *task.Task, tl *checker.Tool) []string {
	switch {
	case tl.Name == "gomc robust":
		return []string{checker.RobustModel}
	case len(p.Models) == 0 && len(t.Models) == 0:
		return []string{DefaultModel}
	case len(p.Models) == 0:
		return t.Models
	case len(t.Models) == 0:
		return p.Models
	}
	return slices.DeleteFunc(slices.Clone(p.Models), func(m string) bool { return !slices.Contains(t.Models, m) })
}

func (p *Plan) engines(tl *checker.Tool) []string {
	if tl.Name != "gomc" || len(p.Engines) == 0 {
		return []string{""}
	}
	return p.Engines
}

// blank is the result of a run before it has begun.
func (r *Run) blank() *result.Result {
	return &result.Result{Task: r.Task.Name, Tool: r.Tool.Name, Engine: r.Setup.Engine, Model: r.Setup.Model, Property: r.Task.PropertyName(), Expected: r.Task.Expected}
}

// Execute runs the tool to its end. The result is nil if the context has ended before.
func (r *Run) Execute(ctx context.Context) *result.Result {
	limits := r.Setup.Limits
	if r.Tool.Margin {
		limits = checker.Wider(limits)
	}
	end := child.Run(ctx, limits, r.Tool.Command, r.Tool.Args(r.Task, r.Setup)...)
	if end.Killed == child.Interrupted || ctx.Err() != nil {
		return nil
	}
	return r.Result(r.Tool.Observe(end))
}

// Result judges what was observed, here or elsewhere.
func (r *Run) Result(o result.Observation) *result.Result {
	res := r.blank()
	res.Observation = o
	res.Class = result.Judge(r.Task, r.Setup.Model, &res.Observation)
	return res
}

// Execute executes the runs that the file has no result of, and adds their results to it. seen is called after each, one at a time. It
// returns the cause of ctx if that has ended.
func (p *Plan) Execute(ctx context.Context, runs []Run, file *result.File, seen func(*result.Result)) error {
	todo := Todo(runs, file.Results)
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	var mu sync.Mutex
	var workers sync.WaitGroup
	queue := make(chan Run)
	for range max(p.Jobs, 1) {
		workers.Go(func() {
			for r := range queue {
				res := r.Execute(ctx)
				if res == nil {
					continue
				}
				mu.Lock()
				if err := file.Add(res); err != nil {
					cancel(err)
				}
				seen(res)
				mu.Unlock()
			}
		})
	}
	for _, r := range todo {
		select {
		case queue <- r:
			continue
		case <-ctx.Done():
		}
		break
	}
	close(queue)
	workers.Wait()
	return context.Cause(ctx)
}

// Todo leaves out the runs that have results, and what is there twice.
func Todo(runs []Run, results []*result.Result) []Run {
	have := map[string]bool{}
	for _, r := range results {
		have[r.Key()] = true
	}
	var todo []Run
	for _, r := range runs {
		if key := r.blank().Key(); !have[key] {
			have[key] = true
			todo = append(todo, r)
		}
	}
	return todo
}

// Pending is how many of the runs have no result yet.
func Pending(runs []Run, results []*result.Result) int { return len(Todo(runs, results)) }

// Select returns the results of the runs, in their order, and none of other runs.
func Select(runs []Run, results []*result.Result) []*result.Result {
	by := map[string]*result.Result{}
	for _, r := range results {
		by[r.Key()] = r
	}
	all := []*result.Result{}
	for _, r := range runs {
		key := r.blank().Key()
		if res := by[key]; res != nil {
			all = append(all, res)
			delete(by, key)
		}
	}
	return all
}
