package task

import (
	"cmp"
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/gomc/gomc/svcomp"
)

// column sets what a column of a table says.
type column func(t *Task, dir, text string) error

// columns are those that tables may have. "-" stands for nothing in all of them.
var columns = map[string]column{
	"file": func(t *Task, dir, text string) error {
		for _, name := range strings.Fields(text) {
			t.Files = append(t.Files, beside(dir, name))
		}
		return nil
	},
	"name":     func(t *Task, _, text string) error { t.Name = text; return nil },
	"check":    func(t *Task, _, text string) error { t.Check = text; return nil },
	"property": func(t *Task, dir, text string) error { t.Property = beside(dir, text); return nil },
	"model":    func(t *Task, _, text string) error { t.Models = strings.Fields(text); return nil },
	"models":   func(t *Task, _, text string) error { t.Models = strings.Fields(text); return nil },
	"flags":    func(t *Task, _, text string) error { t.Flags = strings.Fields(text); return nil },
	"defines":  func(t *Task, _, text string) error { t.Defines = strings.Fields(text); return nil },
	"data_model": func(t *Task, _, text string) error {
		t.DataModel = text
		_, err := svcomp.ModelFlag(text)
		return err
	},
	"verdict": func(t *Task, _, text string) error { t.Expected = Expected(text); return expectable(text) },
	"error":   kinds,
	"kind":    kinds,
	"executions": func(t *Task, _, text string) (err error) { // under sc; ? if nobody knows
		if text == "?" {
			return nil
		}
		return t.count("sc", text)
	},
	"counts": func(t *Task, _, text string) error { // "7 rc11:9": 7 under all models but rc11
		for _, c := range strings.Fields(text) {
			model, number, ok := strings.Cut(c, ":")
			if !ok {
				model, number = "", c
			}
			if err := t.count(model, number); err != nil {
				return err
			}
		}
		return nil
	},
	"equivalence": func(*Task, string, string) error { return nil }, // see row
	"count": func(t *Task, _, text string) error { // under all models of the row; ? if nobody knows
		if text == "?" {
			return nil
		}
		return t.count("", text)
	},
	"genmc":   peer("genmc"),
	"nidhugg": peer("nidhugg"),
	"subproperty": func(t *Task, _, text string) error {
		t.Subproperty, t.Kinds = text, []string{svcomp.Kind(text)}
		return nil
	},
	"source": func(*Task, string, string) error { return nil },
	"note":   func(*Task, string, string) error { return nil },
}

// traces is the equivalence by which the executions of a task are counted. Counts by others are not compared.
const traces = "traces"

// count notes the number of executions under a model.
func (t *Task) count(model, number string) error {
	n, err := strconv.ParseUint(number, 10, 64)
	if err != nil {
		return fmt.Errorf("%q is no number of executions", number)
	}
	if t.Executions == nil {
		t.Executions = map[string]uint64{}
	}
	t.Executions[model] = n
	return nil
}

// peer notes how a peer is run.
func peer(name string) column {
	return func(t *Task, _, text string) error {
		t.Peers[name] = strings.Fields(text)
		return nil
	}
}

func kinds(t *Task, _, text string) error {
	t.Kinds = strings.Split(text, "/")
	return nil
}

func expectable(text string) error {
	switch text {
	case "true", "false", "safe", "violation", "unknown", "unsupported":
		return nil
	}
	return fmt.Errorf("no verdict %q; want true, false, safe, violation, unknown or unsupported", text)
}

// table reads a table of expectations: one task a line, columns separated by tabs. The first line, or the last comment before the first task, names the
// columns. Files are relative to the table.
func (f *finder) table(path string, data []byte) error {
	var head []string
	dir, n := filepath.Dir(path), 0
	lines := map[string]int{}
	for line := range strings.Lines(string(data)) {
		n++
		line = strings.TrimRight(line, "\r\n")
		text := strings.TrimPrefix(line, "# ")
		if names := strings.Split(text, "\t"); head == nil && len(names) > 1 && names[0] == "file" {
			for _, name := range names {
				if columns[name] == nil {
					return fmt.Errorf("%s:%d: no column %q", path, n, name)
				}
			}
			head = names
			continue
		}
		if strings.TrimSpace(line) == "" || strings.HasPrefix(line, "#") {
			continue
		}
		if head == nil {
			return fmt.Errorf("%s:%d: want the names of columns before the first task: file, and such as verdict, property, flags", path, n)
		}
		t, err := row(dir, head, strings.Split(line, "\t"))
		if err != nil {
			return fmt.Errorf("%s:%d: %w", path, n, err)
		}
		if m, twice := lines[t.Name]; twice {
			return fmt.Errorf("%s:%d: the task %s is in line %d, too; give each a name of its own in a column name", path, n, t.Name, m)
		}
		lines[t.Name] = n
		f.add(t)
	}
	return nil
}

// row makes a task of a line.
func row(dir string, head, cells []string) (t Task, err error) {
	if len(cells) != len(head) {
		return t, fmt.Errorf("%d columns, want %d", len(cells), len(head))
	}
	for _, name := range head {
		if name == "genmc" || name == "nidhugg" { // what the row does not name is not run
			t.Peers = map[string][]string{}
		}
	}
	for i, cell := range cells {
		if cell == "-" || cell == "" {
			continue
		}
		if err := columns[head[i]](&t, dir, cell); err != nil {
			return t, fmt.Errorf("column %s: %w", head[i], err)
		}
	}
	if k := slices.Index(head, "equivalence"); k >= 0 && cells[k] != traces {
		t.Executions = nil
	}
	switch {
	case len(t.Files) == 0:
		return t, fmt.Errorf("no file")
	case t.Property != "" && t.Check != "":
		return t, fmt.Errorf("both a property and checks")
	case t.Name == "":
		t.Name = filepath.ToSlash(strings.Join(t.Files, " "))
		if p := cmp.Or(t.PropertyName(), checkOf(t.Flags)); p != "" {
			t.Name += "#" + p
		}
		if len(t.Models) > 0 {
			t.Name += "@" + strings.Join(t.Models, ",")
		}
	}
	return t, nil
}

// checkOf returns what flags say of checks, "" if they say nothing.
func checkOf(flags []string) string {
	for _, f := range flags {
		if check, ok := strings.CutPrefix(f, "--check="); ok {
			return check
		}
	}
	return ""
}
