package interp

import "fmt"

// check verifies the invariants of lowered code. Tests run it on every
// function that they lower.
func (fn *function) check() error {
	bad := func(pc int, format string, args ...any) error {
		return fmt.Errorf("%s: operation %d (code %d): %s", fn.name, pc, fn.code[pc].code, fmt.Sprintf(format, args...))
	}
	if len(fn.sites) != len(fn.code) || len(fn.live) != len(fn.code) {
		return fmt.Errorf("%s: %d operations, %d sites, %d live sets", fn.name, len(fn.code), len(fn.sites), len(fn.live))
	}
	for pc := range fn.code {
		o := &fn.code[pc]
		if o.code >= opcodeCount {
			return bad(pc, "unknown code")
		}
		var err error
		fn.operands(o, func(u operand) {
			if u&constBit != 0 && int(u&^constBit) >= len(fn.consts) || u&constBit == 0 && int(u) >= fn.nslots {
				err = bad(pc, "operand %#x of %d slots and %d constants", u, fn.nslots, len(fn.consts))
			}
		}, func(d operand) {
			if d != noSlot && int(d) >= fn.nslots {
				err = bad(pc, "result %#x of %d slots", d, fn.nslots)
			}
		})
		if err != nil {
			return err
		}
		ends := true
		fn.targets(pc, func(to uint32) {
			if int(to) >= len(fn.code) {
				err = bad(pc, "jump to %d of %d", to, len(fn.code))
			}
			ends = false
		})
		if err != nil {
			return err
		}
		switch o.code {
		case opRet, opUnreachable, opUnsupported, opSpinForever, opIndirect:
		default:
			if ends {
				return bad(pc, "nothing follows")
			}
		}
	}
	if len(fn.code) > 0 && len(fn.landings) == 0 {
		// Nothing but parameters may be live at the entry. Where a longjmp may land in the function, any call may be the one that jumps, also before the setjmp.
		for _, slot := range fn.entry {
			if int(slot) >= fn.nparams && slot != fn.vaSlot {
				return fmt.Errorf("%s: slot %d is read before it is set", fn.name, slot)
			}
		}
	}
	return nil
}
