package report

import (
	"slices"
	"strings"
	"testing"

	"github.com/gomc/gomc/explore"
)

// TestPrints checks how a counterexample shows what a program prints by streams of C++: lines, without the library's look at the stream.
func TestPrints(t *testing.T) {
	var text strings.Builder
	if err := exampleOf(t, "cpp/report.STALE.ll", explore.Options{Jobs: 1}).WriteText(&text, Style{}); err != nil {
		t.Fatal(err)
	}
	c := text.String()
	var got []string
	for line := range strings.Lines(c) {
		if _, text, ok := strings.Cut(line, "prints: "); ok {
			text, _, _ = strings.Cut(text, "   ")
			got = append(got, strings.TrimSpace(text))
		}
		if strings.Contains(line, "cout") && !strings.Contains(line, "prints: ") {
			t.Errorf("a step of the library: %s", line)
		}
	}
	if want := []string{"begin", "<...> of", "1", "<...> of", "2", "end", "2", "1"}; !slices.Equal(got, want) {
		t.Errorf("it prints %q, want %q\n%s", got, want, c)
	}
}
