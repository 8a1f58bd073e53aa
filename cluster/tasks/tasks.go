// Package tasks does the items of a batch that are runs of gomc bench: each is gomc verify on a program in LLVM assembly, in a process of its own with limits. Nothing else is ever started,
// and no flag is taken that has gomc read or write files, or talk to anybody.
package tasks

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/gomc/gomc/bench/checker"
	"github.com/gomc/gomc/bench/child"
	"github.com/gomc/gomc/bench/result"
	"github.com/gomc/gomc/cluster"
	"github.com/gomc/gomc/explore/tree"
)

// Kind is that of the batches. What they have to know is the hash of a list of [Run] in the store, and their outputs are of the type result.Observation.
const Kind = "tasks"

// Run is a run of gomc verify.
type Run struct {
	Name     string   `json:"name"`    // of the assembly, for messages
	Program  string   `json:"program"` // hash of the assembly
	Flags    []string `json:"flags"`
	Property string   `json:"property,omitempty"` // text of the file of a property, "" for none
	Title    string   `json:"title,omitempty"`    // of the property
	Wall     float64  `json:"wall"`               // limits, in seconds and bytes
	Memory   int64    `json:"memory"`
}

// flags are those of gomc verify that a run may have.
var flags = []string{"cache", "check", "cross-check", "engine", "env", "jobs", "json", "keep-going", "max-depth", "max-instructions", "max-memory", "max-steps", "model", "no-await", "no-reduction", "no-symmetry",
	"nondet", "preemptions", "progress", "reductions", "robust", "scheduling", "search", "timeout", "undefined", "unroll", "validate", "visited"}

// Fit returns an error if some flag is none that a run may have.
func Fit(args []string) error {
	for _, arg := range args {
		name, _, _ := strings.Cut(strings.TrimPrefix(arg, "--"), "=")
		if !strings.HasPrefix(arg, "--") || !slices.Contains(flags, name) {
			return fmt.Errorf("%q is no flag for a worker of a cluster", arg)
		}
	}
	return nil
}

// Tasks does runs, several at the same time.
type Tasks struct {
	Store   cluster.Store
	Command string          // gomc
	Context context.Context // ends what is at work
	Limit   time.Duration   // the longest that a run may ask for
	Memory  int64           // the most that a run may ask for, in bytes; 0 for no bound

	mu   sync.Mutex
	hash string // of the list that was read last
	list []Run
}

// Explore does the first item of a piece.
func (t *Tasks) Explore(ctx context.Context, _ string, job *cluster.Job, at tree.Position) (*cluster.Found, error) {
	list, err := t.runs(ctx, job.Batch)
	if err != nil {
		return nil, err
	}
	return job.Batch.Do(at, func() bool { return true }, func() int { return 1 }, func(number int) (json.RawMessage, error) {
		o, err := t.run(ctx, &list[number])
		if err != nil {
			return nil, err
		}
		return json.Marshal(o)
	})
}

// runs reads the list of a batch.
func (t *Tasks) runs(ctx context.Context, b *cluster.Batch) ([]Run, error) {
	var hash string
	if err := json.Unmarshal(b.What, &hash); err != nil {
		return nil, errors.Join(cluster.ErrRefused, err)
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.hash == hash {
		return t.list, nil
	}
	data, err := t.Store.Object(ctx, hash)
	if err != nil {
		return nil, fmt.Errorf("the list of tasks: %w", err)
	}
	var list []Run
	if err := json.Unmarshal(data, &list); err != nil || len(list) != b.Items {
		return nil, fmt.Errorf("%w: its list has %d tasks, and not %d (%v)", cluster.ErrRefused, len(list), b.Items, err)
	}
	t.hash, t.list = hash, list
	return list, nil
}

// run does one run in a folder that is removed.
func (t *Tasks) run(ctx context.Context, r *Run) (*result.Observation, error) {
	limits := child.Limits{Wall: time.Duration(r.Wall * float64(time.Second)), Memory: r.Memory}
	if err := Fit(r.Flags); err != nil {
		return nil, errors.Join(cluster.ErrRefused, err)
	}
	if limits.Wall <= 0 || limits.Wall > t.Limit {
		return nil, fmt.Errorf("%w: a limit of %s for each task, where workers allow %s (gomc work --piece-timeout)", cluster.ErrRefused, limits.Wall, t.Limit)
	}
	if t.Memory > 0 && (limits.Memory <= 0 || limits.Memory > t.Memory) {
		return nil, fmt.Errorf("%w: %d bytes of memory for each task (0: no limit), where workers allow %d (gomc work --max-memory)", cluster.ErrRefused, limits.Memory, t.Memory)
	}
	text, err := t.Store.Object(ctx, r.Program)
	if err != nil {
		return nil, fmt.Errorf("the program %s: %w", r.Name, err)
	}
	dir, err := os.MkdirTemp("", "gomc-task-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	args := append([]string{"verify"}, r.Flags...)
	file := filepath.Join(dir, plain(r.Name)+".ll")
	if err := os.WriteFile(file, text, 0o600); err != nil {
		return nil, err
	}
	if r.Property != "" {
		name := filepath.Join(dir, plain(r.Title)+".prp")
		if err := os.WriteFile(name, []byte(r.Property), 0o600); err != nil {
			return nil, err
		}
		args = append(args, "--property="+name)
	}
	tool := checker.Gomc(t.Command)
	end := child.Run(t.Context, checker.Wider(limits), tool.Command, append(args, "--", file)...)
	if end.Killed == child.Interrupted || t.Context.Err() != nil {
		return nil, errors.New("the worker ends")
	}
	o := tool.Observe(end)
	return &o, nil
}

// plain makes the name of a file of any text.
func plain(name string) string {
	name = filepath.Base(filepath.ToSlash(name))
	name = strings.Map(func(r rune) rune {
		if r < 128 && (r == '_' || r == '-' || r >= '0' && r <= '9' || r >= 'A' && r <= 'Z' || r >= 'a' && r <= 'z') {
			return r
		}
		return '_'
	}, strings.TrimSuffix(name, filepath.Ext(name)))
	return name[:min(len(name), 100)]
}
