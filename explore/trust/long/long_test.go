package long

import (
	"go/format"
	"os"
	"path/filepath"
	"testing"

	"github.com/gomc/gomc/explore/trust/long/internal/copied"
)

// TestGenerated finds copies that are not those of the text of package trust.
func TestGenerated(t *testing.T) {
	files, err := copied.Files("..")
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range files {
		want, err := format.Source([]byte(text))
		if err != nil {
			t.Fatal(err)
		}
		got, err := os.ReadFile(name)
		if err != nil || string(got) != string(want) {
			t.Errorf("%s is not what go generate makes (%v)", name, err)
		}
	}
	all, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range all {
		switch _, ok := files[name]; name {
		case "doc.go", "explorer.go", "generate.go", "long_test.go":
		default:
			if !ok {
				t.Errorf("%s is no copy of a file of package trust", name)
			}
		}
	}
}
