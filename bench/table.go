package bench

import (
	"bufio"
	"cmp"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
)

// Row is a row of a table of expectations: what gomc must say about a program under some memory models. testdata/README.md explains
// the columns.
type Row struct {
	File        string   // LLVM IR, in the folder of the table
	Defines     []string // macros of this instance
	Flags       []string // flags of gomc verify
	Models      []string // the memory models that the row is about
	Equivalence string   // of which executions are counted: one of Equivalences, "" for a row without a count
	Verdict     string
	Error       string // kind of the first error, "" for none; with slashes between them if any of several may be first
	// Count is the number of equivalence classes of complete executions, if Counted.
	Count   uint64
	Counted bool
	Source  string // how that is known
}

// The equivalences by which executions are counted.
const (
	Traces    = "traces"     // Shasha-Snir traces: Mazurkiewicz traces under sc, execution graphs under ra and rc11
	ReadsFrom = "reads-from" // program order and reads-from
	Values    = "values"     // reads-value-from, as engine rvf counts
)

// Equivalences lists the equivalences by which executions are counted.
func Equivalences() []string { return []string{Traces, ReadsFrom, Values} }

// columns of a table of expectations.
var columns = []string{"file", "defines", "flags", "models", "equivalence", "verdict", "error", "count", "source"}

// Read reads a table of expectations.
func Read(r io.Reader) ([]Row, error) {
	var rows []Row
	err := table(r, columns, func(f []string) error {
		row := Row{File: f[0], Defines: list(f[1]), Flags: list(f[2]), Models: list(f[3]), Verdict: f[5], Source: f[8]}
		if f[4] != "-" {
			row.Equivalence = f[4]
		}
		if f[6] != "-" {
			row.Error = f[6]
		}
		if f[7] != "?" {
			k, err := strconv.ParseUint(f[7], 10, 64)
			if err != nil {
				return fmt.Errorf("the count: %w", err)
			}
			row.Count, row.Counted = k, true
		}
		rows = append(rows, row)
		return row.check()
	})
	return rows, err
}

// check returns what is wrong with a row by itself.
func (r *Row) check() error {
	switch {
	case len(r.Models) == 0:
		return errors.New("no memory model")
	case r.Counted != (r.Equivalence != ""):
		return errors.New("a count without an equivalence, or the other way round")
	case r.Counted && !slices.Contains(Equivalences(), r.Equivalence):
		return fmt.Errorf("no equivalence %q; there are: %s", r.Equivalence, strings.Join(Equivalences(), ", "))
	case !slices.Contains([]string{string(explore.Safe), string(explore.Violation), string(explore.Unknown)}, r.Verdict):
		return fmt.Errorf("no verdict %q; want safe, violation or unknown", r.Verdict)
	case (r.Verdict == string(explore.Violation)) != (r.Error != ""):
		return errors.New("a violation without a kind of error, or the other way round")
	case r.Source == "":
		return errors.New("nothing says how that is known")
	}
	for _, m := range r.Models {
		if !slices.Contains(explore.Models(), m) {
			return fmt.Errorf("no memory model %q", m)
		}
	}
	for _, k := range r.Kinds() {
		if !slices.Contains(event.ErrorKinds(), event.ErrorKind(k)) {
			return fmt.Errorf("no kind of error %q", k)
		}
	}
	return nil
}

// Kinds returns the kinds of errors of a violation.
func (r *Row) Kinds() []string {
	return strings.FieldsFunc(r.Error, func(c rune) bool { return c == '/' })
}

// ModelsRow is what a table of expectations says about a program with some flags under several memory models.
type ModelsRow struct {
	File    string   // LLVM IR, in the folder of the table
	Defines []string // macros of this instance
	Flags   []string // flags of gomc verify
	Expect  []Expectation
}

// Expectation is what is said about a program under one memory model.
type Expectation struct {
	Model  string
	Error  string // kind of the first error, "" for none; with a slash between them if either may be first
	Traces uint64 // number of Shasha-Snir traces, if there is no error
	Naive  bool   // the engine naive says so in reasonable time
}

// Allows reports whether an error of some kind may be the first one.
func (e *Expectation) Allows(kind event.ErrorKind) bool {
	return slices.Contains(strings.Split(e.Error, "/"), string(kind))
}

// Models reads a table of expectations and puts together what it says about each program, in the order of [explore.Models].
func Models(r io.Reader) ([]ModelsRow, error) {
	rows, err := Read(r)
	var all []ModelsRow
	for _, row := range rows {
		k := slices.IndexFunc(all, func(m ModelsRow) bool { return m.File == row.File && slices.Equal(m.Flags, row.Flags) })
		if k < 0 {
			k = len(all)
			all = append(all, ModelsRow{File: row.File, Defines: row.Defines, Flags: row.Flags})
		}
		for _, model := range row.Models {
			e := Expectation{Model: model, Error: row.Error, Naive: strings.HasPrefix(row.Source, naively)}
			if row.Equivalence == Traces {
				e.Traces = row.Count
			}
			all[k].Expect = append(all[k].Expect, e)
		}
	}
	models := explore.Models()
	for _, m := range all {
		slices.SortFunc(m.Expect, func(a, b Expectation) int {
			return cmp.Compare(slices.Index(models, a.Model), slices.Index(models, b.Model))
		})
	}
	return all, err
}

// naively begins the source of a row that engine naive has confirmed.
const naively = "all interleavings"

// table calls row with the columns of each line that is no comment.
func table(r io.Reader, columns []string, row func([]string) error) error {
	s := bufio.NewScanner(r)
	for n := 1; s.Scan(); n++ {
		line := s.Text()
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		f := strings.Split(line, "\t")
		if len(f) != len(columns) {
			return fmt.Errorf("line %d: %d columns, separated by tabs; want %d: %s", n, len(f), len(columns), strings.Join(columns, ", "))
		}
		if err := row(f); err != nil {
			return fmt.Errorf("line %d: %w", n, err)
		}
	}
	return s.Err()
}

// list splits a column, "-" standing for nothing.
func list(column string) []string {
	if column == "-" {
		return nil
	}
	return strings.Fields(column)
}
