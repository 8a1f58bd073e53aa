package interp

import (
	"os"
	"path/filepath"
	"testing"
)

// TestCorpus runs one schedule of every program of the corpus, if it is there.
func TestCorpus(t *testing.T) {
	dir := "../testdata"
	if env := os.Getenv("GOMC_CORPUS"); env != "" {
		dir = env
	}
	files, _ := filepath.Glob(filepath.Join(dir, "*.ll"))
	if len(files) == 0 {
		t.Skip("no corpus")
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
