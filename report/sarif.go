package report

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"net/url"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf16"

	"github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif"

	"github.com/gomc/gomc/event"
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
	if l.Sources == nil {
		with := *l
		with.Sources, l = &Sources{}, &with
	}
	run := sarif.NewRunWithInformationURI("gomc", l.Information)
	run.Tool.Driver.WithVersion(l.Tool)
	if l.Information == "" {
		run.Tool.Driver.InformationURI = nil
	}
	for _, e := range explanations {
		run.AddRule(string(e.Kind)).WithDescription(e.Title).
			WithFullDescription(sarif.NewMultiformatMessageString().WithText(e.Meaning)).
			WithDefaultConfiguration(sarif.NewReportingConfiguration().WithLevel("error")).
			WithProperties(sarif.NewPropertyBag().AddTag("concurrency").AddTag("correctness").Add("problem.severity", "error").Add("precision", "very-high")).
			WithHelp(sarif.NewMultiformatMessageString().WithText(fmt.Sprintf("%s\n\n%s\n\n%s", e.Meaning, e.Example, e.Advice)).
				WithMarkdown(fmt.Sprintf("%s\n\n```c\n%s\n```\n\n%s", e.Meaning, e.Example, e.Advice)))
	}
	ended := sarif.NewInvocation().WithExecutionSuccessful(l.Undecided == "")
	if l.Undecided != "" {
		ended.AddToolExecutionNotification(sarif.NewNotification().WithLevel("warning").WithMessage(sarif.NewTextMessage(l.Undecided)))
	}
	run.AddInvocation(ended)
	if e := l.Error; e != nil {
		result := run.CreateResultForRule(string(e.Kind)).WithLevel("error").WithMessage(sarif.NewTextMessage(Printable(e.Message))).
			WithPartialFingerprints(map[string]string{"gomc/v1": l.fingerprint()})
		if place := l.place(e.Site.File, e.Site.Line, e.Site.Column); place != nil {
			result.AddLocation(place)
		}
		if l.Example != nil {
			l.involved(result)
			if flow, left := l.flow(); len(flow.Locations) > 0 {
				result.AddCodeFlow(sarif.NewCodeFlow().WithMessage(sarif.NewTextMessage("the schedule that leads there" + left)).AddThreadFlow(flow))
			}
		}
	}
	log := sarif.NewReport()
	log.AddRun(run)
	return log.PrettyWrite(w)
}

// fingerprint stays the same while lines move: it is of the kind of the violation, its file and function, and the text of its line.
func (l *Log) fingerprint() string {
	e := l.Error
	sum := sha256.Sum256(fmt.Appendf(nil, "%s\x00%s\x00%s\x00%s", e.Kind, l.uri(e.Site.File), e.Site.Function, l.Sources.Line(e.Site.File, e.Site.Line)))
	return hex.EncodeToString(sum[:16])
}

// place is a location in a file, from a column on to the end of its line; nil if that is not known.
func (l *Log) place(file string, line, column int) *sarif.Location {
	if file == "" || line <= 0 {
		return nil
	}
	region := sarif.NewRegion().WithStartLine(line).WithEndLine(line)
	text := strings.TrimRight(l.Sources.text(file, line), " \t\r")
	column = max(column, 1)
	if column <= len(text) {
		region.WithEndColumn(units(text) + 1)
		column = units(text[:column-1]) + 1
	}
	region.WithStartColumn(column)
	return sarif.NewLocationWithPhysicalLocation(sarif.NewPhysicalLocation().
		WithArtifactLocation(sarif.NewArtifactLocation().WithURI(l.uri(file))).WithRegion(region))
}

// units counts what columns of SARIF are counted in.
func units(text string) int { return len(utf16.Encode([]rune(text))) }

// uri names a file. Code hosts know files by their paths from the root of the repository, where gomc is taken to run.
func (l *Log) uri(file string) string {
	found := l.Sources.Find(file)
	path := filepath.ToSlash(found)
	if filepath.IsAbs(found) {
		return (&url.URL{Scheme: "file", Path: "/" + strings.TrimPrefix(path, "/")}).String()
	}
	return (&url.URL{Path: path}).String()
}

// involved adds what else is marked in the counterexample: the other access of a data race, what other threads wait for; and where memory that is
// gone was allocated and freed.
func (l *Log) involved(result *sarif.Result) {
	n, e, lost := namesOf(l.Example.Threads), l.Error, l.Example.lost()
	for i := range l.Example.Steps {
		s := &l.Example.Steps[i]
		place := l.place(s.File, s.Line, s.Column)
		life := i < lost && s.label.Object == l.Example.Steps[lost].label.Object && (s.label.Kind == event.Alloc || s.label.Kind == event.Free)
		if !s.Offending && !life || place == nil || s.File == e.Site.File && s.Line == e.Site.Line && s.Thread == e.Thread || len(result.RelatedLocations) == maxRelated {
			continue
		}
		place.WithMessage(sarif.NewTextMessage(Printable(n[s.Thread] + ": " + l.Example.Text(s))))
		result.AddRelatedLocation(place)
	}
}

// Bounds of what a result has: code hosts refuse files with far more, and show no more.
const (
	maxRelated   = 100
	maxFlow      = 1000
	maxFlowStart = 100 // that many of them from the start
)

// flow is the counterexample; steps without a place are left out, and so are those that are not printed as text. It tells if others had to be.
func (l *Log) flow() (flow *sarif.ThreadFlow, left string) {
	c := l.Example
	n := namesOf(c.Threads)
	flow = sarif.NewThreadFlow()
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
	if n := len(flow.Locations) - maxFlow; n > 0 {
		flow.Locations = slices.Delete(flow.Locations, maxFlowStart, maxFlowStart+n)
		left = fmt.Sprintf(", without %d steps in the midst of it", n)
	}
	return flow, left
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
