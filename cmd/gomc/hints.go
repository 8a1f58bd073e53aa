package main

import (
	"fmt"
	"slices"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/value"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/llvmir"
)

// hint warns of a way to read too much into a verdict, and names the flag with which gomc checks that, too.
type hint struct {
	Kind    string `json:"kind"`
	Message string `json:"message"`
	Flag    string `json:"flag"`
}

// hints are those of a verdict that is safe, or that is unknown for another reason than an error that is not checked.
func (v *verification) hints() []hint {
	all := []hint{}
	if u := v.result.Unchecked; u != nil && v.result.Verdict == explore.Unknown && v.result.Reason != u.String() {
		all = append(all, hint{"unchecked", u.String(), fmt.Sprintf("--check=%s", u.Kind)})
	}
	if v.result.Verdict != explore.Safe || v.prog == nil || !v.prog.accesses.threads {
		return all
	}
	if a := v.prog.accesses; v.opts.Model == explore.Models()[0] {
		switch {
		case a.weak != "":
			all = append(all, hint{"weak_memory", fmt.Sprintf("%s is weaker than seq_cst, which means nothing under %s; --model=rc11 looks further", a.weak, v.opts.Model), "--model=rc11"})
		case a.volatile != "":
			all = append(all, hint{"weak_memory", fmt.Sprintf("%s is volatile, which does not order it on real machines; --model=tso looks further", a.volatile), "--model=tso"})
		}
	}
	if !slices.Contains(v.opts.Checks, event.RaceError) && !slices.Contains(v.leftOut, event.RaceError) {
		all = append(all, hint{"data_races", "data races were not looked for; --check=all looks for them, too", "--check=all"})
	}
	return all
}

// accesses is what hints need to know of a module.
type accesses struct {
	threads  bool   // it creates threads
	weak     string // the first atomic access weaker than seq_cst, for a message; "" if there is none
	volatile string // the first volatile access to memory that is not the function's own
}

// accessesOf looks through a module.
func accessesOf(mod *llvmir.Module) (a accesses) {
	for _, f := range mod.Funcs {
		if f.Name() == "pthread_create" || f.Name() == "thrd_create" {
			a.threads = true
		}
		for _, b := range f.Blocks {
			for _, inst := range b.Insts {
				a.look(mod, inst)
			}
		}
	}
	return a
}

func (a *accesses) look(mod *llvmir.Module, inst ir.Instruction) {
	note := func(what *string, kind string) {
		if *what == "" {
			*what = fmt.Sprintf("the %s at %s", kind, mod.Where(inst))
		}
	}
	weak := func(o enum.AtomicOrdering) bool { return o < enum.AtomicOrderingSequentiallyConsistent }
	switch i := inst.(type) {
	case *ir.InstLoad:
		switch {
		case i.Atomic && weak(i.Ordering):
			note(&a.weak, "atomic load")
		case i.Volatile && !i.Atomic && !local(i.Src):
			note(&a.volatile, "load")
		}
	case *ir.InstStore:
		switch {
		case i.Atomic && weak(i.Ordering):
			note(&a.weak, "atomic store")
		case i.Volatile && !i.Atomic && !local(i.Dst):
			note(&a.volatile, "store")
		}
	case *ir.InstAtomicRMW:
		if weak(i.Ordering) {
			note(&a.weak, "read-modify-write")
		}
	case *ir.InstCmpXchg:
		if weak(i.SuccessOrdering) || weak(i.FailureOrdering) {
			note(&a.weak, "compare-exchange")
		}
	case *ir.InstCall:
		if f, ok := i.Callee.(*ir.Func); ok {
			if r, ok := llvmir.DecodeAtomicRMW(f); ok && weak(r.Ordering) {
				note(&a.weak, "read-modify-write")
			}
		}
	}
}

// local reports whether an address is one of a variable of the function, or part of it.
func local(x value.Value) bool {
	for {
		switch y := x.(type) {
		case *ir.InstAlloca:
			return true
		case *ir.InstGetElementPtr:
			x = y.Src
		case *ir.InstBitCast:
			x = y.From
		default:
			return false
		}
	}
}
