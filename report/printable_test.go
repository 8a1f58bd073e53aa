package report

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
)

func TestPrintable(t *testing.T) {
	for text, want := range map[string]string{
		"":                         "",
		"größer als 3, “x”":        "größer als 3, “x”",
		"\x1b[31mred\x1b[0m":       `\x1b[31mred\x1b[0m`,
		"a\nb\rc\td\x00\x7f\a":     `a\nb\rc\td\x00\x7f\a`,
		"\u202eabc\u2066\u200f":    `\u202eabc\u2066\u200f`,
		"\u009b31m":                `\u009b31m`,
		"\xff\xc3(\x9b":            `\xff\xc3(\x9b`,
		"\ufffd \U000e0001 \u00ad": "\ufffd" + ` \U000e0001 \u00ad`,
		`back\slash`:               `back\slash`,
	} {
		if got := Printable(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// nasty is what no output for people may contain as it is.
const nasty = "\x1b[2J\r\u202e\x9b\n\u2028"

// nastyNames names everything in a program in a nasty way.
type nastyNames struct{ event.Program }

func (p nastyNames) Site(id event.SiteID) event.Site {
	s := p.Program.Site(id)
	s.File, s.Line, s.Function = "a"+nasty+".c", 1, "f"+nasty
	return s
}
func (p nastyNames) Describe(l *event.Label) string        { return p.Program.Describe(l) + nasty }
func (p nastyNames) ThreadName(t event.ThreadID) string    { return p.Program.ThreadName(t) + nasty }
func (p nastyNames) Output(event.State, event.Bits) string { return "one" + nasty + "\ntwo\n" }

// TestNastyNames prints a counterexample of a program all of whose names, strings and
// source lines have control characters: none gets out, and there are as many lines as
// without.
func TestNastyNames(t *testing.T) {
	prog := nastyNames{messagePassing().Compile()}
	for _, model := range []string{"tso", "rc11"} {
		res, err := explore.Run(t.Context(), prog, explore.Options{Model: model})
		if err != nil || res.Error == nil {
			t.Fatal(res, err)
		}
		c, err := Explain(prog, res.Error)
		if err != nil {
			t.Fatal(err)
		}
		dir := t.TempDir()
		if err := os.WriteFile(filepath.Join(dir, "a"+nasty+".c"), []byte("source"+nasty), 0o600); err != nil {
			t.Fatal(err)
		}
		for _, style := range []Style{{All: true}, {Width: 60}} {
			style.Sources = &Sources{Dirs: []string{dir}}
			var text, graph, drawing bytes.Buffer
			if err := c.WriteText(&text, style); err != nil {
				t.Fatal(err)
			}
			if err := c.Graph().WriteDOT(&graph); err != nil {
				t.Fatal(err)
			}
			if err := c.Graph().WriteSVG(&drawing); err != nil {
				t.Fatal(err)
			}
			for _, out := range []string{text.String(), graph.String(), drawing.String()} {
				if i := strings.IndexFunc(out, func(r rune) bool {
					return !unicode.IsPrint(r) && r != '\n' && r != '\t' || r == unicode.ReplacementChar
				}); i >= 0 {
					t.Errorf("%s: %q", model, out[max(i-20, 0):i+5])
				}
			}
			if !strings.Contains(text.String(), `\x1b[2J`) {
				t.Errorf("%s: nothing is escaped: %s", model, text.String())
			}
		}
	}
}

// TestSourcesThatNeverEnd does not read what is no file.
func TestSourcesThatNeverEnd(t *testing.T) {
	if line := (&Sources{}).Line("/dev/zero", 1); line != "" {
		t.Errorf("%q", line)
	}
}
