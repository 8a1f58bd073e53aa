package interp

import (
	"strings"

	"github.com/llir/llvm/ir"

	"github.com/gomc/gomc/event"
)

// inlineAsm lowers the inline assembly that concurrent programs use: barriers,
// and single locked instructions.
func (l *lowerer) inlineAsm(inst *ir.InstCall, a *ir.InlineAsm) {
	if l.lockedInstruction(inst, a) {
		return
	}
	if d := l.get(inst); len(d) > 0 {
		// An empty one that hides a value from the optimiser.
		if strings.TrimSpace(a.Asm) == "" && strings.HasPrefix(a.Constraint, "=r,0") && len(inst.Args) == 1 {
			l.copies(d, l.get(inst.Args[0]))
			return
		}
		refuse("inline assembly %q", a.Asm)
	}
	fence := false
	for _, line := range strings.FieldsFunc(a.Asm, func(r rune) bool { return r == '\n' || r == ';' }) {
		line = strings.Join(strings.Fields(strings.ToLower(line)), " ")
		switch {
		case line == "" || strings.HasPrefix(line, "#"):
		case line == "nop" || line == "pause" || line == "rep nop" || line == "rep" || line == "yield":
		case line == "mfence":
			fence = true
		case line == "lock": // of the instruction in the next line
		case line == "lfence":
			l.emit(op{code: opFence, x: uint8(event.Acquire)})
		case line == "sfence":
			l.emit(op{code: opFence, x: uint8(event.Release)})
		case strings.HasPrefix(line, "lock addl $$0,") || strings.HasPrefix(line, "lock addl $$0x0,") ||
			strings.HasPrefix(line, "addl $$0,") && strings.Contains(a.Asm, "lock") || strings.HasPrefix(line, "lock orl $$0,") || strings.HasPrefix(line, "lock addq $$0,") || strings.HasPrefix(line, "lock orq $$0,"):
			fence = true
		default:
			refuse("inline assembly %q", a.Asm)
		}
	}
	if fence {
		l.emit(op{code: opFence, x: uint8(event.SeqCst)})
	}
}
