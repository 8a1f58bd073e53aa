package report

import (
	"testing"

	"github.com/gomc/gomc/event"
)

func TestAnnotation(t *testing.T) {
	for _, c := range []struct {
		message string
		at      event.Site
		want    string
	}{
		{"assertion failed: x % 2", event.Site{File: "src/a,b:c.c", Line: 7, Column: 3}, "::error file=src/a%2Cb%3Ac.c,line=7,col=3,title=gomc%3A assertion::assertion failed: x %25 2"},
		{"x", event.Site{File: "a.c", Line: 7}, "::error file=a.c,line=7,title=gomc%3A assertion::x"},
		{"x", event.Site{Function: "main"}, "::error title=gomc%3A assertion::x"},
	} {
		if got := Annotation(event.AssertionError, c.message, c.at); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}
