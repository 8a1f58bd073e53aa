package explore_test

import (
	"os"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/llvmir"
)

// TestRaceBehindUndefined finds data races of undefined values, and behind uses of them that are not
// checked.
func TestRaceBehindUndefined(t *testing.T) {
	checks := []event.ErrorKind{event.RaceError}
	for _, name := range []string{"undefined_copy.RACE.ll", "masked_race.ll"} {
		text, err := os.ReadFile("../testdata/" + name)
		if err != nil {
			t.Fatal(err)
		}
		mod, err := llvmir.Parse(name, text)
		if err != nil {
			t.Fatal(err)
		}
		for _, model := range explore.Models() {
			prog, err := interp.Compile(mod, interp.Options{Checks: checks})
			if err != nil {
				t.Fatal(err)
			}
			res, err := explore.Run(t.Context(), prog, explore.Options{Model: model, Engine: "trust", Checks: checks})
			if err != nil {
				t.Fatal(err)
			}
			if res.Verdict != explore.Violation || res.Error.Kind != event.RaceError {
				t.Errorf("%s under %s: %s %v", name, model, res.Verdict, res.Error)
			}
		}
	}
}
