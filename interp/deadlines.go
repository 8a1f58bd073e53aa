package interp

import (
	"slices"
	"strings"

	"github.com/llir/llvm/ir"
)

// Functions of libstdc++ that wait for a duration add it to what a clock says, and wait until then. Nothing else is made of what the clock says, and a wait until some time may time out whenever it is
// (models/c/cxxwait.c). So the clock is not asked: a program that waits again and again would have an input for each time.

// waitsFor are those functions, up to the arguments of their templates.
var waitsFor = []string{
	"_ZNSt18condition_variable8wait_forI",
	"_ZNSt3_V222condition_variable_any8wait_forI",
	"_ZNSt18__timed_mutex_implISt11timed_mutexE15_M_try_lock_forI",
	"_ZNSt18__timed_mutex_implISt21recursive_timed_mutexE15_M_try_lock_forI",
	"_ZNSt18shared_timed_mutex12try_lock_forI",
	"_ZNSt18shared_timed_mutex19try_lock_shared_forI",
	"_ZNSt13__future_base13_State_baseV28wait_forI",
}

var clocks = []string{"_ZNSt6chrono3_V212steady_clock3nowEv", "_ZNSt6chrono3_V212system_clock3nowEv"}

// someTime is in place of what the clock says: 31 years in nanoseconds, so that durations below 0 and up to 261 years make a time as they do on a machine.
const someTime = 1e18

// isDeadline tells whether a call asks a clock, and is one of those.
func (l *lowerer) isDeadline(fn *function) bool {
	return slices.Contains(clocks, fn.name) && fn.model && slices.ContainsFunc(waitsFor, func(name string) bool { return strings.HasPrefix(l.f.Name(), name) })
}

func (l *lowerer) deadline(inst *ir.InstCall) {
	if slots := l.get(inst); len(slots) == 1 {
		l.emit(op{code: opMov, dst: slots[0], a: l.constant(someTime)})
	}
}
