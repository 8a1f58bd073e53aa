package inspect_test

import (
	"context"
	"os/exec"
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/llvmir"
	"github.com/gomc/gomc/report"
	"github.com/gomc/gomc/report/inspect"
)

// violation finds the only violation of a program, which a single thread commits, and returns that thread at it.
func violation(t *testing.T, mod *llvmir.Module) *inspect.Thread {
	t.Helper()
	prog, err := interp.Compile(mod, interp.Options{})
	if err != nil {
		t.Fatal(err)
	}
	res, err := explore.Run(context.Background(), prog, explore.Options{Model: "sc", Checks: []event.ErrorKind{event.AssertionError, event.PanicError}})
	if err != nil || res.Verdict != explore.Violation {
		t.Fatalf("%v %v", err, res)
	}
	c, err := report.Explain(prog, res.Error)
	if err != nil {
		t.Fatal(err)
	}
	thread, err := inspect.At(prog, c, len(c.Steps)-1, c.Steps[len(c.Steps)-1].Thread)
	if err != nil {
		t.Fatal(err)
	}
	return thread
}

// prints compares what expressions are printed as.
func prints(t *testing.T, thread *inspect.Thread, want [][2]string) {
	t.Helper()
	for _, q := range want {
		text, _, err := thread.Print(q[0])
		if err != nil {
			text = err.Error()
		}
		if text != q[1] {
			t.Errorf("%s = %s, want %s", q[0], text, q[1])
		}
	}
}

// TestCPlusPlus asks for what C++ has and C has not.
func TestCPlusPlus(t *testing.T) {
	for _, file := range []string{"testdata/values.ll", "testdata/values.new.ll"} {
		mod, err := llvmir.Load(context.Background(), []string{file}, llvmir.Options{})
		if err != nil {
			t.Fatal(err)
		}
		thread := violation(t, mod)
		prints(t, thread, asCPlusPlus)
		if thread.Frames[0].Function != "shop::Item::cost" || thread.Frames[1].Function != "sell" {
			t.Errorf("%s: %+v", file, thread.Frames)
		}
	}
}

var asCPlusPlus = [][2]string{
	// references stand for what they refer to
	{"item", "{id = 3, colour = green, prices = {10, 20}}"},
	{"&item", "&item"},
	{"item.prices[1]", "20"},
	{"sell::alias", "6"},
	{"moved", "6"},
	{"&moved", "&cells[1]"},
	{"*alias", "int is neither a pointer nor an array"},
	// members of the object of the function, inherited ones among them, before variables of namespaces
	{"id", "3"},
	{"colour", "green"},
	{"this->prices", "{10, 20}"},
	{"*this", "{id = 3, colour = green, prices = {10, 20}}"},
	// names without namespaces
	{"made", "1"},
	{"Item::made", "1"},
	{"shop::Item::made", "1"},
	{"calls", "1"},
	{"stock", "7"}, // that of the namespace that the function is in
	{"depot::stock", "0"},
	{"total", "4"},
	{"shop::total", "main is not in a function shop here"},
	{"nothing::total", "main is not in a function nothing here"},
	// types of the library
	{"numbers", "{5, 6, 7}"},
	{"numbers[2]", "7"},
	{"numbers[3]", "index 3 of vector of 3"},
	{"numbers[n]", "index 151 of vector of 3"},
	{"fresh", "{}"},
	{"wild", "{_M_impl = {_M_start = &cells[3], _M_finish = &cells, _M_end_of_storage = NULL}}"},
	{"plain", "{_M_impl = {_M_start = &cells, _M_finish = &cells[3]}}"}, // not of the library
	{"word", `"chair"`},
	{"text", `"text"`},
	{"strange", "&noise"},
	{"unknown", "NULL"},
	{"own", "&other"},
	{"own->id", "3"},
	{"*own", "{id = 3, colour = green, prices = {10, 20}}"},
	{"own->nothing", "Item has no member nothing"},
	{"some", "4"},
	{"none", "nullopt"},
	{"guard", "&shop::door"},
	{"door", "locked by main"},
	{"owner", "{number = 12}"},
	{"owner.number", "12"},
	{"&owner", "&owner"},
}

// TestRust asks for variants, tuples and slices.
func TestRust(t *testing.T) {
	mod, err := llvmir.Load(context.Background(), []string{"testdata/values_rust.ll"}, llvmir.Options{})
	if err != nil {
		t.Fatal(err)
	}
	prints(t, violation(t, mod), [][2]string{
		{"colour", "Minus"},
		{"maybe", "Some(4)"},
		{"maybe.0", "4"},
		{"none", "None"},
		{"none.0", "None has no member __0"},
		{"some", "Some(&values::NEXT)"}, // a null pointer would be the other variant
		{"*some.0", "9"},
		{"empty", "None"},
		{"result", `Err("bad")`},
		{"pair", "(1, 'x')"},
		{"pair.1", "'x'"},
		{"tuple", "(2, true)"},
		{"array", "{1, 2, 3}"},
		{"slice", "{1, 2, 3}"},
		{"slice[1]", "2"},
		{"slice[3]", "index 3 of &[i16] of 3"},
		{"unit", "()"},
		{"signed", "Below(6)"},
		{"circle", "Circle(2.5)"},
		{"nested", "Some(Some(3))"},
		{"inner_none", "Some(None)"},
		{"*item", `{id = 3, shape = Square {side = 4, name = "sq"}, next = Some(&values::NEXT)}`},
		{"item.shape.side", "4"},
		{"item.shape.radius", "Square has no member radius"},
		{"STOCK", "8"},
		{"show::tuple.0", "2"},
	})
}

// TestLibraries asks for values of the libraries that are installed, as far as there are compilers.
func TestLibraries(t *testing.T) {
	for _, c := range []struct {
		file, compiler string
		want           [][2]string
	}{
		{"library.cpp", "clang++", [][2]string{
			{"item", `{name = "chair", colour = green}`},
			{"own", "&thread#1:heap#1"},
			{"own->name", `"a table with a name that is long"`},
			{"shared", "&thread#1:heap#3 + 16 (2 owners)"},
			{"*shared", "11"},
			{"some", "{4, true, green}"},
			{"two", "{first = 1, second = 120 'x'}"},
			{"three", "{1, 2, 3}"},
			{"tree", "{{first = 2, second = 5}, {first = 3, second = 4}}"},
			{"keys", "{1, 7}"},
			{"either", "2.5"},
			{"call", "{...}"},
			{"nothing", "empty"},
			{"view", `"view"`},
			{"line", "{1, 2}"},
			{"words", `{"a", "a long string that is on the heap"}`},
			{"maybe", "4"},
			{"none", "nullopt"},
			{"done", "true"},
			{"where", "&item"},
			{"where->name", `"chair"`},
			{"later", "&door (not owned)"},
			{"guard", "&door"},
			{"door", "locked by thread#1"},
			{"idle", "no thread"},
		}},
		{"library.rs", "rustc", [][2]string{
			{"text", `"text"`},
			{"owned", `"chair"`},
			{"numbers", "{1, 2, 3}"},
			{"numbers[1]", "2"},
			{"queue", "{0, 1, 2}"},
			{"*shared", "{locked, data = {1, 2, 3}}"},
			{"*guard", "{1, 2, 3}"},
			{"guard[2]", "3"},
			{"*counted", "9"},
			{"*boxed", "11"},
			{"*atomic", "3"},
			{"cell", "5"},
			{"STOCK", "7"},
		}},
	} {
		if _, err := exec.LookPath(c.compiler); err != nil && c.compiler == "rustc" {
			continue
		}
		mod, err := llvmir.Load(context.Background(), []string{"testdata/" + c.file}, llvmir.Options{})
		if err != nil {
			if strings.Contains(err.Error(), "PATH") || strings.Contains(err.Error(), "unsupported") {
				continue // no compiler, or one of another version
			}
			t.Fatal(err)
		}
		prints(t, violation(t, mod), c.want)
	}
}
