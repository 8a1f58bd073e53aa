package llvmir

import (
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestMutations swaps, drops and doubles tokens of the samples: the result
// must be a module or an error that is no panic of the pass.
func TestMutations(t *testing.T) {
	files, err := filepath.Glob("testdata/ll/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatal("no samples", err)
	}
	const seed = 1
	rng := rand.New(rand.NewPCG(seed, seed))
	end := time.Now().Add(3 * time.Second)
	if testing.Short() {
		end = time.Now().Add(300 * time.Millisecond)
	}
	accepted := 0
	for n := 0; time.Now().Before(end); n++ {
		text, err := os.ReadFile(files[n%len(files)])
		if err != nil {
			t.Fatal(err)
		}
		head, _, _ := strings.Cut(string(text), "\n!0 =")
		lines := strings.SplitAfter(head, "\n")
		for range 1 + rng.IntN(3) {
			i, j := rng.IntN(len(lines)), rng.IntN(len(lines))
			a, b := strings.Split(lines[i], " "), strings.Split(lines[j], " ")
			x, y := rng.IntN(len(a)), rng.IntN(len(b))
			switch rng.IntN(4) {
			case 0:
				a[x] = b[y]
			case 1:
				a[x] += " " + b[y]
			case 2:
				a[x] = ""
			case 3:
				a[x], lines[j] = lines[j], ""
			}
			lines[i] = strings.Join(a, " ")
		}
		src := strings.Join(lines, "")
		_, err = Parse("m.ll", []byte(src))
		var e *Error
		switch {
		case err == nil:
			accepted++
		case !errors.As(err, &e):
			t.Fatalf("error of type %T: %v", err, err)
		case strings.Contains(e.Msg, "bug in gomc"):
			t.Fatalf("%v\n%s\n%s", err, e.stack, src)
		case e.stack != nil:
			t.Logf("llir panics: %v", err)
		}
	}
	t.Logf("%d mutants accepted", accepted)
}
