package svcomp

import (
	"bytes"
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/gomc/gomc/event"
)

// Property is what a file of properties (.prp) asks for.
type Property struct {
	Name   string            // that of the file, without its ending
	Checks []event.ErrorKind // errors that violate it
	// Unchecked are the parts of the property that gomc does not check: it can be found to be violated, but not to hold.
	Unchecked []string
}

// formula is what a line of a property says, and which check of gomc that is.
type formula struct {
	text  string // in linear temporal logic, without spaces
	name  string
	check event.ErrorKind // "" if gomc has none
}

// formulas are those of the competition, but for coverage, which no model checker of executions is asked for.
var formulas = []formula{
	{"G!call(reach_error())", "unreach-call", event.ReachError},
	{"G!call(__VERIFIER_error())", "unreach-call", event.ReachError},
	{"G!call(__assert_fail())", "unreach-call", event.AssertionError},
	{"G!data-race", "no-data-race", event.RaceError},
	{"Gvalid-deref", "valid-deref", event.MemoryError},
	{"Gvalid-free", "valid-free", event.MemoryError},
	{"Gvalid-memtrack", "valid-memtrack", event.LeakError},
	{"Gvalid-memcleanup", "valid-memcleanup", event.UnfreedError},
	{"G!overflow", "no-overflow", event.OverflowError},
	{"Fend", "termination", ""},
}

// UncheckedError says that gomc does not check a property.
type UncheckedError struct {
	File string
	Line int // 0 for the whole file
	What string
}

func (e *UncheckedError) Error() string {
	place := e.File
	if e.Line > 0 {
		place = fmt.Sprintf("%s:%d", e.File, e.Line)
	}
	return fmt.Sprintf("%s: gomc does not check %s; it checks %s", place, e.What, strings.Join(checked(), ", "))
}

// ParseProperty reads a file of properties. Its parts hold together or not at all. A property no part of which gomc checks is an
// [UncheckedError]; other errors are about what is no property.
func ParseProperty(file string, data []byte) (*Property, error) {
	p := &Property{Name: strings.TrimSuffix(filepath.Base(file), ".prp")}
	n, parts := 0, 0
	for line := range bytes.Lines(data) {
		n++
		text := strings.Join(strings.Fields(string(line)), "")
		if text == "" || strings.HasPrefix(text, "#") {
			continue
		}
		f, err := parseFormula(text)
		switch {
		case err != nil:
			return nil, fmt.Errorf("%s:%d: %w", file, n, err)
		case f.name == "":
			return nil, &UncheckedError{file, n, "LTL(" + f.text + ")"}
		}
		parts++
		switch {
		case f.check == "":
			p.Unchecked = append(p.Unchecked, f.name)
		case !slices.Contains(p.Checks, f.check):
			p.Checks = append(p.Checks, f.check)
		}
	}
	switch {
	case parts == 0:
		return nil, fmt.Errorf("%s: no property; want lines such as: CHECK( init(main()), LTL(G ! call(reach_error())) )", file)
	case len(p.Checks) == 0:
		return nil, &UncheckedError{file, 0, strings.Join(p.Unchecked, " and ")}
	}
	return p, nil
}

// parseFormula understands a line without its spaces. A formula that is none of the competition's has no name.
func parseFormula(text string) (formula, error) {
	checkLine := regexp.MustCompile(`^CHECK\(init\((.*?)\(\)\),LTL\((.*)\)\)$`)
	m := checkLine.FindStringSubmatch(text)
	switch {
	case m == nil:
		return formula{}, fmt.Errorf("no property that gomc understands; want a line such as: CHECK( init(main()), LTL(G ! call(reach_error())) )")
	case m[1] != "main":
		return formula{}, fmt.Errorf("programs begin with %s; gomc begins with main", m[1])
	}
	k := slices.IndexFunc(formulas, func(f formula) bool { return f.text == m[2] })
	if k < 0 {
		return formula{text: m[2]}, nil
	}
	return formulas[k], nil
}

// Kind is the kind of gomc's errors that violate a part of a property, such as valid-free. A part that gomc does not check has its own
// name: no error of gomc is of that kind.
func Kind(part string) string {
	k := slices.IndexFunc(formulas, func(f formula) bool { return f.name == part })
	if k < 0 || formulas[k].check == "" {
		return part
	}
	return string(formulas[k].check)
}

// Formula returns the property that an error of a kind violates, as witnesses have it, such as "G ! call(reach_error())"; empty if there is none.
func Formula(kind event.ErrorKind) string {
	k := slices.IndexFunc(formulas, func(f formula) bool { return f.check == kind && f.check != "" })
	if k < 0 {
		return ""
	}
	text := strings.TrimPrefix(formulas[k].text, "G")
	if what, not := strings.CutPrefix(text, "!"); not {
		text = "! " + what
	}
	return "G " + text
}

// checked names the properties that gomc checks.
func checked() (names []string) {
	for _, f := range formulas {
		if f.check != "" && !slices.Contains(names, f.name) {
			names = append(names, f.name)
		}
	}
	return names
}
