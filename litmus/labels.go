package litmus

import (
	"fmt"

	"github.com/gomc/gomc/event"
)

// label returns the visible operation at k.
func (c *compiled) label(k key) (l event.Label) {
	code := c.threads[k.thread]
	if k.pc >= len(code) {
		l.Kind, l.Loc, l.Process = event.Exit, event.NoLoc, k.thread == 0
		if c.source.Results && k.thread != 0 {
			l.Val, l.Undef = k.regs[0].Value, k.regs[0].Undef
		}
		return l
	}
	in := &code[k.pc]
	switch in.Kind {
	case New, Free, Create, Join:
		return c.life(k.thread, in)
	}
	l = event.Label{Order: in.order(), Loc: event.Loc(in.Var), Mask: 0xff, Val: in.C, Exp: in.Exp, Site: event.SiteID(in.line)}
	defer func() {
		if l.Accesses() {
			l.Object, l.Addr = c.object(k.thread, int(l.Loc))
			l.Loc = c.loc(k.thread, l.Loc)
		}
	}()
	if in.Mask != 0 {
		l.Mask = in.Mask
		m := uint64(1)<<(8*l.Size()) - 1
		l.Val, l.Exp = l.Val&m, l.Exp&m
	}
	switch in.Kind {
	case Lock, Unlock, TryLock, Arrive:
		c.synchronise(&l, in, k.thread)
	case Choose, Atomic, Assume, Exit, Assert:
		unplaced(&l, in)
	case Load, Spin:
		l.Kind, l.Blocks = event.Load, true
	case Store:
		l.Kind, l.Order = event.Store, in.Order
		if in.UseR {
			v := l.Read(l.Write(event.Bits{}, plus(k.regs[in.Reg], in.C)))
			l.Val, l.Undef = v.Value, v.Undef
		}
	case Add:
		l.Kind, l.Op, l.Blocks = event.RMW, event.OpAdd, true
	case Xchg:
		l.Kind, l.Op, l.Blocks = event.RMW, event.OpXchg, true
	case CAS:
		l.Kind, l.Op, l.Fail, l.Blocks = event.RMW, event.OpCmpXchg, in.fail(), true
	case Gate:
		l.Kind, l.Op, l.Fail, l.Val, l.Exp, l.Blocks = event.RMW, event.OpCmpXchg, in.fail(), 1, 0, true
	case Take, TakeEither:
		l.Kind, l.Op, l.Val, l.Blocks = event.RMW, event.OpXchg, 1, true
		if in.half {
			l.Kind, l.Op, l.Order, l.Loc = event.Load, event.OpNone, in.fail(), event.Loc(in.Var2)
		}
	case Fence:
		l.Kind, l.Loc, l.Order = event.Fence, event.NoLoc, in.Order
	case Await, AwaitBoth:
		l.Kind, l.Blocks = event.Load, true
		if in.half {
			l.Loc = event.Loc(in.Var2)
		}
		l.Val, l.Exp = 0, 0
	}
	return l
}

// life returns the label of an instruction by which an object or a thread begins or ends.
func (c *compiled) life(t event.ThreadID, in *ins) event.Label {
	l := event.Label{Loc: event.NoLoc, Site: event.SiteID(in.line)}
	switch in.Kind {
	case New, Free:
		l.Kind = event.Alloc
		l.Object, l.Addr = c.object(t, in.Var)
		if in.Kind == Free {
			l.Kind = event.Free
		} else if c.source.owned(in.Var) {
			l.Val = 8
		}
	case Create:
		l.Kind, l.Thread = event.Create, event.ThreadID(in.Var+1)
	case Join:
		l.Kind, l.Thread, l.Sync, l.Blocks = event.Join, event.ThreadID(in.Var+1), event.SyncJoin, true
	}
	return l
}

// synchronise makes the label of an instruction that of an operation on a mutex or a barrier.
func (c *compiled) synchronise(l *event.Label, in *ins, t event.ThreadID) {
	mutex := func(op event.Op) {
		l.Kind, l.Op, l.Sync, l.Mask, l.Order = event.RMW, op, event.SyncMutex, 0xff, event.SeqCst
		l.Loc, l.Val, l.Exp = event.Loc(c.source.Vars+in.Var), uint64(t)+1, 0
		if c.source.Recursive {
			l.Exp = 1
		}
	}
	switch in.Kind {
	case Lock, TryLock:
		mutex(event.OpMutexLock)
		l.Blocks = in.Kind == Lock
	case Unlock:
		mutex(event.OpMutexUnlock)
	case Arrive:
		l.Kind, l.Op, l.Sync, l.Mask, l.Order = event.RMW, event.OpBarrier, event.SyncBarrier, 0xff, event.SeqCst
		l.Loc, l.Val, l.Exp = event.Loc(c.source.Vars+c.source.Mutexes+in.Var), in.C+1, uint64(t)
	}
}

// unplaced makes the label of an instruction that of an operation at no location.
func unplaced(l *event.Label, in *ins) {
	l.Loc = event.NoLoc
	switch in.Kind {
	case Choose:
		l.Kind = event.Choice
	case Atomic:
		l.Kind = event.AtomicBegin
		if in.end {
			l.Kind = event.AtomicEnd
		}
	case Assume:
		l.Kind, l.Reason = event.Block, event.BlockAssume
	case Exit:
		l.Kind, l.Process = event.Exit, true
	case Assert:
		l.Kind = event.Error
		l.Fault = &event.Fault{Kind: event.AssertionError, Message: fmt.Sprintf("r%d == %d", in.Reg, in.C)}
	}
}

// object returns the object that a variable is to a thread, and its address, if it is one.
func (c *compiled) object(t event.ThreadID, v int) (event.Obj, uint64) {
	if k := v - (c.source.Vars - c.source.Own); k >= 0 && k < c.source.Own {
		return event.Obj(c.source.Vars + 1 + int(t)*c.source.Own + k), OwnBase + uint64(t)<<ownShift + 16*uint64(k)
	}
	if v >= c.source.Vars || c.source.Heap>>v&1 == 0 {
		return event.NoObj, 0
	}
	return event.Obj(v + 1), heapBase + 8*uint64(v)
}

// loc returns the location that a variable is to a thread.
func (c *compiled) loc(t event.ThreadID, l event.Loc) event.Loc {
	k := int(l) - (c.source.Vars - c.source.Own)
	if k < 0 || k >= c.source.Own {
		return l
	}
	return event.Loc(c.firstOwn() + int(t)*c.source.Own + k)
}

// firstOwn is the location of the first variable that is a thread's own. Those before it are variables, mutexes and barriers.
func (c *compiled) firstOwn() int { return 2*c.source.Vars + c.source.Mutexes }

// OwnBase is the address of the first variable of the main thread that is its own.
const OwnBase = 1 << 24

const ownShift = 8 // addresses of a thread

// OwnAddress returns whose own variable an address is of, and where among those.
func OwnAddress(addr uint64) (t event.ThreadID, at uint64, ok bool) {
	if addr -= OwnBase; addr >= 1<<16 {
		return 0, 0, false
	}
	return event.ThreadID(addr >> ownShift), addr & (1<<ownShift - 1), true
}

// heapBase is the address of variable 0 if it is on the heap. Other variables have none.
const heapBase = 1 << 16
