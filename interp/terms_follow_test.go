package interp

import (
	"errors"
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/symbolic/term"
)

// A test of inputs as terms: a program is run with numbers, under a random schedule. Then each of its threads is followed in the program whose inputs are terms: it must do the
// same, of the cases of each choice exactly one must hold with these numbers, and a thread that forgets what it knows of its inputs must stand before as many cases as one that does not.

var (
	termsSeeds = flag.Int("terms.random", 4, "number of random programs with inputs")
	termsFirst = flag.Int("terms.random.first", 1, "the first seed of these")
	termsTries = flag.Int("terms.tries", 50, "runs of each small program with inputs")
	termsKeep  = flag.String("terms.random.keep", "", "directory for the programs that differ")
)

var (
	errTermsCut     = errors.New("inputs do not go on as terms")
	errTermsAssumed = errors.New("the inputs are none that the thread takes for granted")
)

// termFollower follows the threads of a run.
type termFollower struct {
	conc, sym *Program
	starts    map[event.ThreadID][2]event.State // by thread of the run: first States, that forget nothing, and that do
	splits    int                               // choices among cases
	why       string                            // a run was cut
}

// termThread is a thread that is followed.
type termThread struct {
	whole, plain event.State
	inputs       []uint64 // that the run has asked for
	values       map[*term.Term]uint64
}

// isAsk tells that an operation asks for an input of any value.
func isAsk(l *event.Label) bool { return l.Kind == event.Choice && (l.Val == 0 || l.Val >= 1<<7) }

// knows assigns the inputs that a State has asked for, and tells whether what it takes for granted holds.
func (th *termThread) knows() (*term.Eval, error) {
	k := th.whole.(*state).ext.known
	if k == nil {
		return nil, nil
	}
	for i, v := range k.asked {
		if i < len(th.inputs) {
			th.values[v] = th.inputs[i] & term.Mask(v.Width)
		}
	}
	missing := false // the run has ended before
	eval := term.NewEval(func(v *term.Term) uint64 {
		x, ok := th.values[v]
		missing = missing || !ok
		return x
	})
	for _, c := range k.path {
		if holds := eval.True(c); !holds && !missing {
			return nil, errTermsAssumed
		}
	}
	if missing || len(k.asked) > len(th.inputs) {
		return nil, errTermsCut
	}
	return eval, nil
}

// settle takes the choices among cases before which a thread stands.
func (f *termFollower) settle(th *termThread) error {
	for {
		eval, err := th.knows()
		if err != nil || !f.sym.Splits(th.whole) {
			return err
		}
		holds := -1
		for i, c := range th.whole.(*state).ext.known.cases {
			if eval.True(c) {
				if holds >= 0 {
					return fmt.Errorf("cases %d and %d hold", holds, i)
				}
				holds = i
			}
		}
		if holds < 0 {
			return fmt.Errorf("none of %d cases holds", th.whole.Label().Val)
		}
		if a, b := th.whole.Label(), th.plain.Label(); *a != *b {
			return fmt.Errorf("one that forgets has %d cases, not %d", b.Val, a.Val)
		}
		f.splits++
		th.whole, th.plain = th.whole.Next(uint64(holds)), th.plain.Next(uint64(holds))
	}
}

// cut tells that a thread does not go on with terms.
func (f *termFollower) cut(th *termThread) bool {
	l := th.whole.Label()
	if l.Fault != nil {
		f.why = l.Fault.Message
	}
	return l.Kind == event.Unsupported || l.Kind == event.Block && l.Reason == event.BlockBound
}

// same compares labels but for numbers that are given out in the order of discovery.
func sameOperation(a, b *event.Label) bool {
	x, y := *a, *b
	for _, l := range []*event.Label{&x, &y} {
		l.Loc, l.Object, l.Thread, l.Site, l.Fault = 0, 0, 0, 0, nil
	}
	if a.Process && b.Process { // the result of main matters to nobody; that of a thread does to who joins it
		x.Val, y.Val = 0, 0
	}
	if x != y || (a.Fault == nil) != (b.Fault == nil) {
		return false
	}
	return a.Fault == nil || *a.Fault == *b.Fault || a.Fault.Kind == event.OverflowError && b.Fault.Kind == event.OverflowError // which names numbers where there are any
}

// thread follows a thread.
func (f *termFollower) thread(id event.ThreadID, r *runner) error {
	th := &termThread{whole: f.starts[id][0], plain: f.starts[id][1], values: map[*term.Term]uint64{}}
	for _, rec := range r.records {
		if isAsk(rec.label) {
			th.inputs = append(th.inputs, rec.label.Exp+rec.value.Value)
		}
	}
	for i, rec := range r.records {
		if isAsk(rec.label) {
			continue
		}
		err := f.settle(th)
		switch {
		case err != nil:
			return err
		case f.cut(th):
			return errTermsCut
		case !sameOperation(th.whole.Label(), rec.label) || !sameOperation(th.plain.Label(), rec.label):
			return fmt.Errorf("step %d, %s at %s: %s, one that forgets %s", i, f.conc.Describe(rec.label), f.conc.Site(rec.label.Site), f.sym.Describe(th.whole.Label()), f.sym.Describe(th.plain.Label()))
		}
		if rec.label.Kind == event.Create {
			f.starts[rec.label.Thread] = [2]event.State{th.whole.Child(), th.plain.Child()}
		}
		if rec.dead {
			return nil
		}
		th.whole, th.plain = event.Next(th.whole, rec.value), event.Next(th.plain, rec.value)
	}
	last := r.state.Label()
	switch err := f.settle(th); {
	case err == errTermsAssumed:
		if last.Kind != event.Block || last.Reason != event.BlockAssume {
			return fmt.Errorf("what it takes for granted does not hold at %s", f.conc.Describe(last))
		}
		return nil
	case err != nil:
		return err
	case f.cut(th):
		return errTermsCut
	case isAsk(last):
		return nil
	case !sameOperation(th.whole.Label(), last) || !sameOperation(th.plain.Label(), last):
		return fmt.Errorf("at last %s at %s: %s, one that forgets %s", f.conc.Describe(last), f.conc.Site(last.Site), f.sym.Describe(th.whole.Label()), f.sym.Describe(th.plain.Label()))
	}
	return nil
}

// newTermFollower follows runs of a program, with some errors looked for, or those that are by default.
func newTermFollower(t *testing.T, text []byte, checks ...event.ErrorKind) *termFollower {
	t.Helper()
	return &termFollower{conc: compileText(t, text, Options{AnyInput: true, Checks: checks}), sym: compileText(t, text, Options{Symbolic: true, Checks: checks})}
}

// follow follows a run, whose inputs it draws by their number.
func (f *termFollower) follow(r *rand.Rand, draw func(n int) uint64) error {
	f.starts = map[event.ThreadID][2]event.State{}
	asked := 0
	run := newSchedule(f.conc, r, "")
	run.choose = func(l *event.Label) uint64 {
		if !isAsk(l) {
			return r.Uint64N(l.Val)
		}
		v := draw(asked) - l.Exp
		asked++
		if l.Val != 0 {
			v &= l.Val - 1
		}
		return v
	}
	run.run(3000)
	f.starts[0] = [2]event.State{f.sym.Whole().Main(), f.sym.Main()}
	for _, id := range run.order {
		if f.starts[id][0] == nil {
			return errTermsCut
		}
		if err := f.thread(id, run.threads[id]); err != nil {
			return err
		}
	}
	return nil
}

// TestTermsFollow follows runs of random programs with inputs.
func TestTermsFollow(t *testing.T) {
	cut, splits := 0, 0
	ways := slices.DeleteFunc(slices.Clone(randomFlags), func(f string) bool { return strings.Contains(f, "-m32") }) // which not every machine has headers for
	for seed := *termsFirst; seed < *termsFirst+*termsSeeds; seed++ {
		source, inputs := inputProgram(uint64(seed))
		flags := ways[seed%len(ways)]
		text := clang(t, "#define EXPECTED 1\n"+source, strings.Fields(flags)...)
		f := newTermFollower(t, text)
		for try := range uint64(5) {
			r := rand.New(rand.NewPCG(uint64(seed), try))
			switch err := f.follow(r, func(n int) uint64 { return inputs[n%len(inputs)].number(r.IntN(3)) }); {
			case err == errTermsCut:
				cut++
			case err != nil:
				t.Errorf("seed %d (%s): %v", seed, flags, err)
				if *termsKeep != "" {
					os.WriteFile(filepath.Join(*termsKeep, fmt.Sprintf("%d.c", seed)), []byte(source), 0o666)
					os.WriteFile(filepath.Join(*termsKeep, fmt.Sprintf("%d.ll", seed)), text, 0o666)
				}
			}
		}
		splits += f.splits
	}
	t.Logf("%d programs, %d splits, %d runs cut", *termsSeeds, splits, cut)
	if cut > *termsSeeds {
		t.Errorf("%d runs of %d programs are cut", cut, *termsSeeds)
	}
}

// number is one of the values, as C reads it.
func (in asked) number(i int) uint64 {
	var v uint64
	text := in.values[i][strings.IndexByte(in.values[i], ')')+1:]
	if _, err := fmt.Sscanf(text, "%dull", &v); err != nil {
		panic(err)
	}
	return v
}

// TestTermsCorpus follows runs of the programs with inputs in testdata.
func TestTermsCorpus(t *testing.T) {
	files, err := filepath.Glob("../testdata/symbolic/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatal("no programs", err)
	}
	whole, splits := 0, 0
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		f := newTermFollower(t, text)
		for try := range uint64(5) {
			r := rand.New(rand.NewPCG(try, 5))
			switch err := f.follow(r, func(int) uint64 { return uint64(r.IntN(12) - 3) }); {
			case err == nil:
				whole++
			case err != errTermsCut:
				t.Errorf("%s, run %d: %v", file, try, err)
			}
		}
		splits += f.splits
	}
	t.Logf("%d programs, %d runs to their end, %d splits", len(files), whole, splits)
}

// TestTermsPrograms follows runs of programs about one thing each, also where overflow is an error.
func TestTermsPrograms(t *testing.T) {
	for _, name := range slices.Sorted(maps.Keys(termsPrograms)) {
		followTerms(t, name)
		followTerms(t, name, event.AssertionError, event.OverflowError)
	}
}

func followTerms(t *testing.T, name string, checks ...event.ErrorKind) {
	t.Helper()
	text := []byte(termsHead + "define i32 @main() {" + termsPrograms[name] + "\n}\n")
	f, cut, why := newTermFollower(t, text, checks...), 0, ""
	for try := range uint64(*termsTries) {
		r := rand.New(rand.NewPCG(try, 6))
		switch err := f.follow(r, func(int) uint64 { return uint64(r.IntN(13) - 3) }); {
		case err == errTermsCut:
			cut++
			why = f.why
		case err != nil:
			t.Errorf("%s, run %d: %v", name, try, err)
		}
	}
	if cut > 0 {
		t.Errorf("%s: %d runs are cut: %s", name, cut, why)
	}
}
