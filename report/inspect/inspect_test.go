package inspect_test

import (
	"context"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/llvmir"
	"github.com/gomc/gomc/report"
	"github.com/gomc/gomc/report/inspect"
)

// example finds the violation of a program of testdata.
func example(t *testing.T, file, model string) (*interp.Program, *report.Counterexample) {
	t.Helper()
	text, err := os.ReadFile("testdata/" + file)
	if err != nil {
		t.Fatal(err)
	}
	mod, err := llvmir.Parse(file, text)
	if err != nil {
		t.Fatal(err)
	}
	prog, err := interp.Compile(mod, interp.Options{})
	if err != nil {
		t.Fatal(err)
	}
	res, err := explore.Run(context.Background(), prog, explore.Options{Model: model, Checks: []event.ErrorKind{event.AssertionError}})
	if err != nil || res.Verdict != explore.Violation {
		t.Fatalf("%v %v", err, res)
	}
	c, err := report.Explain(prog, res.Error)
	if err != nil {
		t.Fatal(err)
	}
	return prog, c
}

// stepAt returns the last step of a thread on a line, or the last of all for line 0.
func stepAt(t *testing.T, c *report.Counterexample, thread event.ThreadID, line int) int {
	t.Helper()
	if line == 0 {
		return len(c.Steps) - 1
	}
	for i := len(c.Steps) - 1; i >= 0; i-- {
		if s := &c.Steps[i]; s.Thread == thread && s.Line == line && s.Operation != "update" {
			return i
		}
	}
	t.Fatalf("thread %d has no step on line %d", thread, line)
	return 0
}

// question is an expression at a step, and what is to be printed.
type question struct {
	line       int // of the last step of worker#2 there; 0 for the last step of all
	thread     event.ThreadID
	expression string
	want       string
}

// asked holds for the code that gomc makes of C by itself, for all models.
var asked = []question{
	{0, 2, "job", "&job#1"},
	{0, 2, "job->number", "1"},
	{0, 2, "(*job).cost", "0"},
	{0, 2, "*job", "{number = 1, cost = 0, next = &job#2}"},
	{0, 2, "job->next->next->number", "3"},
	{0, 2, "job->next->next->next->number", "job->next->next->next is NULL"},
	{0, 2, "*job->next->next->next", "job->next->next->next is NULL"},
	{0, 2, "who", "1"},
	{0, 2, "arg", "0x1"},
	{0, 2, "share", "0.5"},
	{0, 2, "worker::who", "1"},
	{0, 2, "take::who", "worker#2 is not in a function take here"},
	{0, 2, "length", "77"},
	{0, 2, "mine", "11"},
	{0, 0, "mine", "0"},
	{0, 2, "append::calls", "3"},
	{0, 2, "&queue.tail", "&queue.tail"},
	{0, 2, "queue.tail->number", "3"},
	{0, 2, "slots[1].state", "TAKEN"},
	{0, 2, "slots[who].letter", "98 'b'"},
	{0, 2, "slots[0].flags", "5"},
	{0, 2, "slots[0].kind", "17"},
	{0, 2, "slots[1].whole", "-2"},
	{0, 2, "slots[1].bytes[0]", "254"},
	{0, 2, "slots[2].state", "index 2 of an array of 2"},
	{0, 2, "slots[1].nothing", "slot has no member nothing"},
	{0, 2, "slots[1].bytes", "{254, 255, 255, 255, 255, 255, 255, 255}"},
	{0, 2, "nothing", "there is no variable nothing here"},
	{0, 2, "queue.", "the name of a member is missing"},
	{0, 2, "who + 1", `"+ 1" is not understood; an expression is a NAME, FUNCTION::NAME, x.member, x->member, x[i], *x or &x`},
	{0, 2, "*who", "int is neither a pointer nor an array"},
	{0, 2, "&share", "it has no address: it is in a register"},
	{0, 2, strings.Repeat("*", 200) + "who", "the expression nests too deep"},
	{0, 0, "threads", "{worker#1, worker#2}"},
	{0, 0, "threads[1]", "worker#2"},
	{0, 0, "job->number", "3"},
	{0, 3, "job", "thread#3 has not begun"},
	{51, 2, "job", "&job#1"},
	{51, 2, "length", "77"}, // that of the function is declared below
	{52, 2, "length", "2"},
	{51, 2, "arg", "0x1"}, // of the caller
	{58, 2, "length", "11"},
	{58, 2, "take::job", "&job#1"},
	{58, 2, "worker::job", "<undefined>"},
	{58, 2, "queue.head", "&job#2"},
	{74, 2, "job->number", "1"},
}

func TestPrint(t *testing.T) {
	for _, model := range []string{"sc", "pso", "rc11"} {
		prog, c := example(t, "slots.ll", model)
		ask(t, "slots.ll "+model, prog, c, asked)
	}
}

// TestOptimised asks for what is in registers, or in parts of variables, or nowhere.
func TestOptimised(t *testing.T) {
	for _, file := range []string{"slots.old.ll", "slots.new.ll"} {
		prog, c := example(t, file, "sc")
		ask(t, file, prog, c, []question{
			{0, 2, "who", "1"},
			{0, 2, "arg", "0x1"},
			{0, 2, "name", "<optimised out>"},
			{0, 2, "share", "0.5"},
			{0, 2, "job->number", "1"},
			{59, 2, "queue.head->number", "2"},
			{0, 2, "queue.tail->number", "3"},
			{0, 2, "&queue", "it has no address: it is in a register"},
			{0, 2, "append::calls", "3"},
			{0, 0, "threads[0]", "worker#1"},
			{58, 2, "take::job", "&job#1"}, // inlined
			{58, 2, "worker::arg", "0x1"},
		})
	}
	prog, c := example(t, "slots.new.ll", "sc")
	ask(t, "slots.new.ll", prog, c, []question{{58, 2, "length", "11"}, {52, 2, "job", "<optimised out>"}, {0, 2, "queue.length", "2"}})
}

// TestSeveral asks for arrays without a length, and looks at what steps write that touch several members.
func TestSeveral(t *testing.T) {
	prog, c := example(t, "several.ll", "sc")
	ask(t, "several.ll", prog, c, []question{
		{0, 0, "box->messages", `{{kind = NOTHING, number = -1, text = {0, 0, 0, 0}}, {kind = DATA, number = 7, text = {97 'a', 98 'b', 0, 0}}}`},
		{0, 0, "box->messages[1].number", "7"},
		{0, 0, "*box", `{count = 2, capacity = 2, messages = {{kind = NOTHING, number = -1, text = {0, 0, 0, 0}}, {kind = DATA, number = 7, text = {97 'a', 98 'b', 0, 0}}}}`},
		{0, 0, "box->messages[2].kind", "<access of 4 bytes at offset 32 of box#1, which has 32 bytes>"},
	})
	var steps []string
	for i := range c.Steps {
		steps = append(steps, c.Text(&c.Steps[i]))
	}
	for _, want := range []string{
		"write box#1->{count,capacity} = {0, 2}", "write box#1->messages[0].{kind,number} = {NOTHING, -1}",
		"write box#1->messages[1].kind = DATA", `write box#1->messages[1].text[0] = "ab\0"`,
	} {
		if !slices.Contains(steps, want) {
			t.Errorf("no step %q in %q", want, steps)
		}
	}
	var holds []string
	for _, v := range c.Values(len(c.Steps) - 1) {
		holds = append(holds, v.Location+" = "+v.Text)
	}
	want := []string{"box = &box#1", "box#1->capacity = 2", "box#1->count = 2", "box#1->messages[0].text[0] = 0", "box#1->messages[0].{kind,number} = {NOTHING, -1}",
		"box#1->messages[1].kind = DATA", "box#1->messages[1].number = 7", `box#1->messages[1].text[0] = "ab\0"`}
	if !slices.Equal(holds, want) { // and nothing of both count and capacity, of which one was written since
		t.Errorf("%q, want %q", holds, want)
	}
}

// TestLives asks for memory that is not there any more, or again, and for stores that wait in a buffer: their thread sees them, others do not.
func TestLives(t *testing.T) {
	prog, c := example(t, "lives.ll", "tso")
	at := func(line, nth int) int { // the nth step of main on a line
		for i := range c.Steps {
			if s := &c.Steps[i]; s.Thread == 0 && s.Line == line && s.Operation != "update" {
				if nth--; nth == 0 {
					return i
				}
			}
		}
		t.Fatalf("main has no such step on line %d", line)
		return 0
	}
	for _, q := range []struct {
		step, line int
		thread     event.ThreadID
		expression string
		want       string
	}{
		{at(17, 1), 17, 0, "*published", "7"},
		{at(17, 1), 17, 0, "cell", "7"},
		{at(17, 1), 17, 0, "*block", "5"},
		{at(38, 1), 38, 0, "*published", "cell is not alive"},
		{at(18, 3), 18, 0, "*published", "<undefined>"},
		{at(18, 3), 18, 0, "cell", "<undefined>"},
		{at(18, 3), 18, 0, "*block", "5"},
		{at(41, 1), 41, 0, "*block", "int#1 is not alive"},
		{at(43, 1), 43, 0, "x", "1"},
		{at(43, 1), 43, 1, "x", "0"},
	} {
		thread, err := inspect.At(prog, c, q.step, q.thread)
		text := ""
		if err == nil {
			text, _, err = thread.Print(q.expression)
		}
		if err != nil {
			text = err.Error()
		}
		if text = strings.TrimSuffix(strings.TrimPrefix(text, "<"), ">"); text != strings.Trim(q.want, "<>") {
			t.Errorf("line %d, thread %d: %s = %s, want %s", q.line, q.thread, q.expression, text, q.want)
		}
	}
}

func ask(t *testing.T, name string, prog *interp.Program, c *report.Counterexample, questions []question) {
	t.Helper()
	for _, q := range questions {
		text := ""
		thread, err := inspect.At(prog, c, stepAt(t, c, 2, q.line), q.thread)
		if err == nil {
			text, _, err = thread.Print(q.expression)
		}
		if err != nil {
			text = err.Error()
		}
		if text != q.want {
			t.Errorf("%s, line %d, thread %d: %s = %s, want %s", name, q.line, q.thread, q.expression, text, q.want)
		}
	}
}

// TestLocals looks at all functions of a thread: which variables there are, and in which order.
func TestLocals(t *testing.T) {
	prog, c := example(t, "slots.ll", "sc")
	for _, want := range []struct {
		line   int
		thread event.ThreadID
		frames []string
	}{
		{58, 2, []string{"take:59 length=11 who=1 job=&job#1 length=2", "worker:70 arg=0x1 who=1 name=\"second\" job=<undefined>"}},
		{58, 0, []string{"main:98 i=0 threads={worker#1, worker#2} job=&job#3"}},
		{0, 2, []string{"worker:74 arg=0x1 who=1 name=\"second\" job=&job#1 share=0.5"}},
	} {
		thread, err := inspect.At(prog, c, stepAt(t, c, 2, want.line), want.thread)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for i, f := range thread.Frames {
			text := f.Function + ":" + strconv.Itoa(f.Site.Line)
			for _, v := range thread.Locals(i) {
				text += " " + v.Name + "=" + v.Text
			}
			got = append(got, text)
		}
		if !slices.Equal(got, want.frames) {
			t.Errorf("line %d, thread %d: %q, want %q", want.line, want.thread, got, want.frames)
		}
	}
}
