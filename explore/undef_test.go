package explore_test

import (
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/interp/corpus"
)

// TestRaceBehindUndefined finds data races of undefined values, and behind uses of them that are not
// checked.
func TestRaceBehindUndefined(t *testing.T) {
	checks := []event.ErrorKind{event.RaceError}
	for _, name := range []string{"memory/undefined_copy.RACE.ll", "races/masked_race.ll"} {
		for _, model := range explore.Models() {
			prog := corpus.Compile(t, name, interp.Options{Checks: checks})
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
