package oracle

import (
	"testing"

	"github.com/gomc/gomc/interp/corpus"
)

// TestExceptions compares the engines on programs whose threads leave calls by exceptions.
func TestExceptions(t *testing.T) {
	for _, name := range []string{"unlock", "unlock.MANUAL", "closed", "closed.NOEXCEPT", "closed.ESCAPE", "retry", "retry.LEAK", "rollback", "rollback.HALF", "rollback.KEPT", "visitor.STATIC"} {
		for _, model := range []string{"sc", "tso"} {
			t.Run(name+" "+model, func(t *testing.T) {
				difference, skipped := Compare(corpus.Load(t, "cpp/"+name+".ll"), Options{Model: model, First: true})
				if difference != "" || skipped == Unsupported {
					t.Errorf("%s%s", difference, skipped)
				} else if skipped != "" {
					t.Skip(string(skipped))
				}
			})
		}
	}
}
