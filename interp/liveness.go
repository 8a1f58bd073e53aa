package interp

// operands calls use for each slot that the operation reads and def for each
// that it writes. Constants are passed too; callers ignore them. It is one long switch on purpose: a table with a row for each operation, which reads best
// beside that of code.go.
func (fn *function) operands(o *op, use, def func(operand)) {
	pair := func(f func(operand), o operand) {
		f(o)
		f(o + 1)
	}
	all := func(list []operand) {
		for _, o := range list {
			use(o)
		}
	}
	switch o.code {
	case opNop, opJump, opUnreachable, opUndef, opIterate, opReset, opSpinForever, opFence, opUnsupported:
	case opBranch:
		use(o.a)
	case opOverflow:
		use(o.a)
		all(fn.lists[o.b])
	case opSwitch:
		use(o.a)
		use(fn.lists[o.dst][0])
	case opIndirect:
		use(o.a)
	case opRet:
		all(fn.lists[o.a])
	case opCall:
		c := &fn.calls[o.a]
		all(c.args)
		if c.fn == nil {
			use(c.target)
		}
		for _, d := range c.dst {
			def(d)
		}
		if to := fn.landing(o); to != nil {
			def(to.slots[0])
			def(to.slots[1])
		}
	case opSelect:
		use(o.a)
		all(fn.lists[o.b])
		def(o.dst)
	case opFshl, opFshr, opFma:
		all(fn.lists[o.b])
		def(o.dst)
	case opMov, opTrunc, opSExt, opCtpop, opCtlz, opCttz, opBswap, opBitReverse, opAbs, opFNeg, opFPConv, opFPToSI,
		opFPToUI, opFPToSISat, opFPToUISat, opSIToFP, opUIToFP, opFUnary, opThreadAddr, opFreeze:
		use(o.a)
		def(o.dst)
	case opWide:
		pair(use, o.a)
		if o.x < wideUnary {
			pair(use, o.b)
		}
		def(o.dst)
		if !o.wideTruth() {
			def(o.dst + 1)
		}
	case opLong:
		use(o.a)
		if !o.longFrom() {
			use(o.a + 1)
		}
		if o.longBoth() {
			pair(use, o.b)
		}
		def(o.dst)
		if !o.longTo() {
			def(o.dst + 1)
		}
	case opWideFP:
		use(o.a)
		def(o.dst)
		if o.x == wideToFPS || o.x == wideToFPU {
			use(o.a + 1)
		} else {
			def(o.dst + 1)
		}
	case opAlloca:
		use(o.b)
		def(o.dst)
	case opLoad:
		use(o.a)
		def(o.dst)
	case opStore:
		use(o.a)
		use(o.dst)
	case opRMW:
		r := &fn.rmws[o.a]
		use(r.addr)
		use(r.val)
		use(r.exp)
		def(r.old)
		def(r.ok)
	case opCopy, opFill:
		all(fn.lists[o.a])
	case opStackSave:
		def(o.dst)
	case opStackRestore:
		use(o.a)
	case opCheckInit:
		v := fn.checks[o.a]
		use(v.flag)
		all(v.slots)
		def(v.flag)
		for _, s := range v.slots {
			def(s)
		}
	case opVAStart:
		use(o.a)
		use(fn.vaSlot)
	case opBuiltin:
		b := &fn.builtins[o.a]
		all(b.args)
		def(b.dst)
	default:
		use(o.a)
		use(o.b)
		def(o.dst)
	}
}

// targets calls f for each operation that may follow the one at pc.
func (fn *function) targets(pc int, f func(pc uint32)) {
	o := &fn.code[pc]
	switch o.code {
	case opJump:
		f(uint32(o.a))
	case opBranch:
		f(uint32(o.dst))
		f(uint32(o.b))
	case opSwitch, opIndirect:
		t := &fn.switches[o.b]
		for _, to := range t.targets {
			f(to)
		}
		if o.code == opSwitch {
			f(t.other)
		}
	case opRet, opUnreachable, opUnsupported, opSpinForever:
	default:
		if to := fn.landing(o); to != nil {
			f(to.pc)
		}
		if pc+1 < len(fn.code) {
			f(uint32(pc + 1))
		}
	}
}

// follows calls f for each operation that may follow the one at pc, be it after a longjmp.
func (fn *function) follows(pc int, f func(pc uint32)) {
	fn.targets(pc, f)
	if fn.leaps(&fn.code[pc]) {
		for _, to := range fn.landings {
			f(to)
		}
	}
}

// visible tells whether a thread can stand at the operation: at a visible one, in
// a call of a function that does something visible, or before something that
// depends on undefined bits.
func visible(code opcode) bool {
	switch code {
	case opCall, opRet, opAlloca, opLoad, opStore, opRMW, opFence, opCopy, opFill, opStackRestore, opBuiltin,
		opBranch, opSwitch, opFreeze:
		return true
	}
	return false
}

// analyse computes which slots are live before each operation at which a
// thread can stand; of a call, which are live after it but for its results.
func (fn *function) analyse() {
	fn.landings = fn.jumps()
	fn.live, fn.entry = fn.liveness(false)
}

// liveness does the work of analyse, and for all operations if that is asked for.
func (fn *function) liveness(everywhere bool) (live [][]operand, entry []operand) {
	live = make([][]operand, len(fn.code))
	if len(fn.code) == 0 {
		return live, nil
	}
	g := fn.blocks()
	in := make([]bitset, len(g.starts))
	for b := range in {
		in[b] = newBitset(fn.nslots)
	}
	work, queued := make([]int, len(in)), make([]bool, len(in))
	for b := range work {
		work[b], queued[b] = b, true
	}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		queued[b] = false
		if in[b].union(fn.backward(g.starts[b], g.last(b)+1, g.block, in, fn.idle, nil)) {
			for _, p := range g.preds[b] {
				if !queued[p] {
					work, queued[p] = append(work, p), true
				}
			}
		}
	}
	for b := range in {
		fn.backward(g.starts[b], g.last(b)+1, g.block, in, fn.idle, func(pc int, now bitset) {
			if everywhere || visible(fn.code[pc].code) {
				live[pc] = now.members()
			}
		})
	}
	return live, in[0].members()
}

// backward computes what is live at the start of a block, if idle operations read nothing. It calls record, if that is not nil, with what is live before each operation.
func (fn *function) backward(start, end int, block []int, in []bitset, idle *idle, record func(pc int, live bitset)) bitset {
	live := newBitset(fn.nslots)
	fn.follows(end-1, func(to uint32) { live.union(in[block[to]]) })
	for pc := end - 1; pc >= start; pc-- {
		o := &fn.code[pc]
		fn.operands(o, func(operand) {}, func(d operand) {
			if d&constBit == 0 && d != noSlot {
				live.remove(int(d))
			}
		})
		if record != nil && o.code == opCall {
			record(pc, live)
		}
		if !idle.is(pc) {
			fn.operands(o, func(u operand) {
				if u&constBit == 0 && u != noSlot {
					live.add(int(u))
				}
			}, func(operand) {})
		}
		if record != nil && o.code != opCall {
			record(pc, live)
		}
	}
	return live
}

// liveAt returns the slots that are live before an operation, also before one at which only a question about inputs stops a thread.
func (fn *function) liveAt(pc uint32) []operand {
	if list := fn.live[pc]; list != nil {
		return list
	}
	fn.everywhere.once.Do(func() { fn.everywhere.live, _ = fn.liveness(true) })
	return fn.everywhere.live[pc]
}
