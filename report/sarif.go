package report

import (
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif"

	"github.com/gomc/gomc/explore"
)

// Log is what a SARIF file says of a verification.
type Log struct {
	// Tool is the version of gomc, and Information where it is described, if it is published.
	Tool, Information string
	// Error is the violation, nil if there is none, and Example its counterexample, nil if there is none.
	Error   *explore.Error
	Example *Counterexample
	// Undecided says why the verification did not come to a verdict; empty if it did.
	Undecided string
	// Sources are where the files of the program lie.
	Sources *Sources
}

// WriteSARIF writes a log in the format SARIF 2.1.0, as code hosts read it: the kinds of violations as rules, the violation as a result at its line, and its
// schedule as a code flow, one thread's steps after the other's as they are executed.
func (l *Log) WriteSARIF(w io.Writer) error {
	run := sarif.NewRunWithInformationURI("gomc", l.Information)
	run.Tool.Driver.WithVersion(l.Tool)
	if l.Information == "" {
		run.Tool.Driver.InformationURI = nil
	}
	for _, e := range explanations {
		run.AddRule(string(e.Kind)).WithDescription(e.Title).
			WithMarkdownHelp(fmt.Sprintf("%s\n\n```c\n%s\n```\n\n%s", e.Meaning, e.Example, e.Advice))
	}
	ended := sarif.NewInvocation().WithExecutionSuccessful(l.Undecided == "")
	if l.Undecided != "" {
		ended.AddToolExecutionNotification(sarif.NewNotification().WithLevel("warning").WithMessage(sarif.NewTextMessage(l.Undecided)))
	}
	run.AddInvocation(ended)
	if e := l.Error; e != nil {
		result := run.CreateResultForRule(string(e.Kind)).WithLevel("error").WithMessage(sarif.NewTextMessage(Printable(e.Message)))
		if place := l.place(e.Site.File, e.Site.Line, e.Site.Column); place != nil {
			result.AddLocation(place)
		}
		if flow := l.flow(); flow != nil {
			result.AddCodeFlow(sarif.NewCodeFlow().WithMessage(sarif.NewTextMessage("the schedule that leads there")).AddThreadFlow(flow))
		}
	}
	log := sarif.NewReport()
	log.AddRun(run)
	return log.PrettyWrite(w)
}

// place is a location in a file; nil if that is not known. Code hosts know files by their paths from the root of the repository, where gomc is taken to run.
func (l *Log) place(file string, line, column int) *sarif.Location {
	if file == "" || line <= 0 {
		return nil
	}
	region := sarif.NewRegion().WithStartLine(line)
	if column > 0 {
		region.WithStartColumn(column)
	}
	return sarif.NewLocationWithPhysicalLocation(sarif.NewPhysicalLocation().
		WithArtifactLocation(sarif.NewArtifactLocation().WithURI(filepath.ToSlash(l.Sources.Find(file)))).WithRegion(region))
}

// flow is the counterexample; steps without a place are left out, and so are those that are not printed as text.
func (l *Log) flow() *sarif.ThreadFlow {
	if l.Example == nil {
		return nil
	}
	c := l.Example
	n := namesOf(c.Threads)
	flow := sarif.NewThreadFlow()
	for i := range c.Steps {
		s := &c.Steps[i]
		place := l.place(s.File, s.Line, s.Column)
		if place == nil || c.Minor(s) {
			continue
		}
		text := n[s.Thread] + ": " + c.Text(s)
		at := sarif.NewThreadFlowLocation().WithLocation(place.WithMessage(sarif.NewTextMessage(Printable(text)))).WithExecutionOrder(i + 1)
		if s.Offending {
			at.WithImportance("essential")
		}
		flow.AddLocation(at)
	}
	if len(flow.Locations) == 0 {
		return nil
	}
	return flow
}

// Find returns the path under which a source file was found, relative to the current folder if it lies below that, or else its name.
func (s *Sources) Find(file string) string {
	if s == nil {
		return file
	}
	for _, name := range s.candidates(file) {
		if _, ok := readSource(name); !ok {
			continue
		}
		if below, err := fromHere(name); err == nil {
			return below
		}
		return name
	}
	return file
}

// fromHere returns a path relative to the current folder.
func fromHere(name string) (string, error) {
	absolute, err := filepath.Abs(name)
	if err != nil {
		return "", err
	}
	here, err := filepath.Abs(".")
	if err != nil {
		return "", err
	}
	below, err := filepath.Rel(here, absolute)
	if err != nil {
		return "", err
	}
	if below == ".." || strings.HasPrefix(below, ".."+string(filepath.Separator)) {
		return "", errors.New("outside")
	}
	return below, nil
}
