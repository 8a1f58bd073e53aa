package interp

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/gomc/gomc/interp/interptest"
)

// TestCorpus runs one schedule of every program of the corpus, if it is there.
func TestCorpus(t *testing.T) {
	files := interptest.Corpus(t)
	for i, name := range files {
		files[i] = interptest.File(t, name)
	}
	if dir := os.Getenv("GOMC_CORPUS"); dir != "" {
		files, _ = filepath.Glob(filepath.Join(dir, "*.ll"))
	}
	for _, f := range files {
		t.Run(filepath.Base(f), func(t *testing.T) {
			text, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			p := compileText(t, text, Options{Nondet: &Range{0, 3}})
			t.Log(verdict(t, p))
		})
	}
}
