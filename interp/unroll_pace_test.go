package interp

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/gomc/gomc/llvmir"
	"github.com/gomc/gomc/symbolic/unroll"
)

// counted is a context that counts how often it is asked for its end.
type counted struct {
	context.Context
	asked *int
}

func (c counted) Err() error {
	*c.asked++
	return c.Context.Err()
}

// TestUnrollPace unrolls programs with many operations that make few terms, and with operations that make many: how often others can go on in the meantime follows what takes the time.
func TestUnrollPace(t *testing.T) {
	asked := func(body string) (n, terms int) {
		mod, err := llvmir.Parse("pace.ll", []byte("@x = global i64 0\ndefine i32 @main() {\n%v0 = load atomic i64, i64* @x seq_cst, align 8\n"+body+"ret i32 0\n}\n"))
		if err != nil {
			t.Fatal(err)
		}
		p, err := Compile(mod, Options{})
		if err != nil {
			t.Fatal(err)
		}
		prog, err := p.Unroll(counted{t.Context(), &n}, unroll.Options{})
		if err != nil {
			t.Fatal(err)
		}
		return n, prog.Terms.Size()
	}
	const operations = 12_000
	var constant, fresh strings.Builder
	for i := range operations {
		fmt.Fprintf(&constant, "%%c%d = add i64 7, 1\n", i)
		fmt.Fprintf(&fresh, "%%v%d = mul i64 %%v%d, %d\n", i+1, i, 2*i+3)
	}
	few, someTerms := asked(constant.String())
	many, manyTerms := asked(fresh.String())
	if want := operations / stepsPerTerm / askedEach; few < want || few > 2*want+someTerms/askedEach+2 {
		t.Errorf("asked %d times in %d operations with %d terms", few, operations, someTerms)
	}
	if want := manyTerms / askedEach; manyTerms < operations || many < want || many > 4*want {
		t.Errorf("asked %d times for %d terms", many, manyTerms)
	}
}
