package llvmir

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"regexp"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"

	"github.com/llir/llvm/asm"
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Module is an LLVM module that passed the checks of this package, with what
// is known of its source code.
type Module struct {
	*ir.Module
	// Name is the name of the input, for messages; "(ll)" is appended if line
	// numbers are those of assembly made from it.
	Name string
	// Layout gives sizes and alignments of types.
	Layout *Layout
	// Identity tells programs apart: a hash of the code without the name of its source,
	// debug information, comments and space. Equal identities mean equal modules.
	Identity string
	// Rust is the version of the compiler of Rust that has made the module, such as "1.95.0"; empty if none has, or none is known.
	Rust string

	insts   map[any]instRec // by instruction or terminator
	funcs   map[*ir.Func]*Symbol
	globals map[*ir.Global]*Symbol
	targets map[*ir.Global]*Symbol // see PointerSymbol
	locals  map[value.Value]*Symbol
	places  map[int32]Position
	ifuncs  map[*ir.Alias]*ir.Func
	unwinds map[*ir.TermCondBr]bool // see Unwinds
	types   typeTable
	records map[*ir.Func][]rawRecord
}

// Position is a place in the source code.
type Position struct {
	// File is the path as the compiler was given it, relative to its
	// directory unless it is absolute.
	File string
	// Line and Column count from 1; 0 means unknown.
	Line, Column int
	// Func is the source name of the function, which differs from that of
	// the enclosing LLVM function when code was inlined.
	Func string
}

// String writes the position as file:line:column without the unknown parts.
func (p Position) String() string {
	switch {
	case p.Line == 0:
		return p.File
	case p.Column == 0:
		return fmt.Sprintf("%s:%d", p.File, p.Line)
	}
	return fmt.Sprintf("%s:%d:%d", p.File, p.Line, p.Column)
}

// Symbol is the declaration of a function or variable in the source code.
type Symbol struct {
	Name string
	File string
	Line int

	// Library tells that the file is one of a standard library of C++ or Rust.
	Library bool

	// Partial tells of a global variable that the compiler has split that this is the part at Offset, in bytes, of the variable in the source.
	Partial bool
	Offset  uint64

	typ int32 // node of its type, -1 if it is not known
}

// Error reports why a module cannot be loaded.
type Error struct {
	// File is the name of the input, Line the line in it, 0 if unknown.
	File string
	Line int
	// Msg says what is wrong.
	Msg string
	// Unsupported tells that the input may well be valid, but that gomc
	// does not know what it means.
	Unsupported bool

	stack []byte
}

// Error writes file:line: message.
func (e *Error) Error() string {
	msg := e.Msg
	if e.Unsupported {
		msg = "unsupported: " + msg
	}
	if e.Line == 0 {
		return fmt.Sprintf("%s: %s", e.File, msg)
	}
	return fmt.Sprintf("%s:%d: %s", e.File, e.Line, msg)
}

// Parse reads a module from LLVM assembly of any version that clang 14 to 22
// write. The name is for messages. Errors are of type *Error.
func Parse(name string, text []byte) (*Module, error) {
	p, err := rewrite(name, text)
	if err != nil {
		return nil, err
	}
	parsed, err := parseLLIR(name, string(p.out))
	if err != nil {
		return nil, err
	}
	m := &Module{Module: parsed, Name: name, Identity: identity(p.out), Rust: rustVersion(text)}
	if m.Layout, err = parseLayout(parsed.DataLayout); err != nil {
		return nil, &Error{File: name, Msg: err.Error()}
	}
	if err := m.attach(p); err != nil {
		return nil, err
	}
	if err := m.verify(); err != nil {
		return nil, err
	}
	return m, nil
}

// identity hashes what the pass has written, which is all that the module is made
// of, without empty lines and the space around lines: how often the input breaks
// lines depends on its comments and its metadata.
func identity(text []byte) string {
	h := sha256.New()
	for line := range bytes.Lines(text) {
		if line = bytes.TrimSpace(line); len(line) > 0 {
			h.Write(line)
			h.Write([]byte{'\n'})
		}
	}
	return "sha256:" + hex.EncodeToString(h.Sum(nil))
}

// parseLLIR runs llir, whose panics become errors.
func parseLLIR(name, text string) (m *ir.Module, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = &Error{File: name, Msg: fmt.Sprintf("the parser gave up: %v", r), Unsupported: true, stack: debug.Stack()}
		}
	}()
	m, err = asm.ParseString(name, text)
	if err != nil {
		return nil, llirError(name, text, err)
	}
	return m, nil
}

// llirError rewords an error of llir and finds the line that it is about.
func llirError(name, text string, err error) error {
	msg, _, _ := strings.Cut(err.Error(), "\n")
	e := &Error{File: name, Msg: msg}
	says := func(expression string) []string { return regexp.MustCompile(expression).FindStringSubmatch(msg) }
	if m := says(`syntax error at line (\d+)`); m != nil {
		e.Line, _ = strconv.Atoi(m[1])
		e.Msg = "syntax error"
	} else if m := says(`unable to locate local identifier "(%.*?)" of "(@.*?)"`); m != nil {
		e.Line = useLine(text, m[2], m[1])
		e.Msg = fmt.Sprintf("%s is not defined in %s", m[1], m[2])
	} else if m := says(`unable to locate basic block "(%.*?)" of function "(@.*?)"`); m != nil {
		e.Line = blockLine(text, m[2], m[1])
		e.Msg = fmt.Sprintf("%s has no block %s", m[2], m[1])
	} else if m := says(`function "(@.*?)"`); m != nil {
		e.Line = 1 + slices.IndexFunc(strings.Split(text, "\n"), func(line string) bool {
			return strings.HasPrefix(line, " define") && strings.Contains(line, " "+m[1]+" ")
		})
	}
	return e
}

// useLine returns the first line of a function, in the output of the pass,
// on which a local identifier stands, 0 if it is not found.
func useLine(text, function, local string) int {
	inside := false
	for i, line := range strings.Split(text, "\n") {
		if strings.HasPrefix(line, " define") {
			inside = strings.Contains(line, " "+function+" ")
		} else if inside && strings.Contains(line+" ", " "+local+" ") {
			return i + 1
		}
	}
	return 0
}

// blockLine returns the line with the address of a block, 0 if it is not found.
func blockLine(text, function, block string) int {
	lines := strings.Split(text, "\n")
	return 1 + slices.IndexFunc(lines, func(line string) bool {
		return strings.Contains(line, "blockaddress") && strings.Contains(line, " "+function+" ") && strings.Contains(line, " "+block+" ")
	})
}

// attach ties what the pass recorded to the instructions of llir, and
// repairs the type that llir gets wrong.
func (m *Module) attach(p *pass) error {
	m.insts = map[any]instRec{}
	m.funcs = map[*ir.Func]*Symbol{}
	m.globals = map[*ir.Global]*Symbol{}
	m.targets = map[*ir.Global]*Symbol{}
	m.locals = map[value.Value]*Symbol{}
	m.places = map[int32]Position{}
	m.ifuncs = map[*ir.Alias]*ir.Func{}
	m.records = map[*ir.Func][]rawRecord{}
	m.types.meta = &p.nodes
	d := &debugInfo{meta: &p.nodes}
	i := 0
	for _, f := range m.Funcs {
		if len(f.Blocks) == 0 {
			continue
		}
		if i == len(p.funcs) {
			return m.mismatch(f)
		}
		rec := p.funcs[i]
		i++
		if err := m.attachFunc(f, rec, d); err != nil {
			return err
		}
	}
	if i != len(p.funcs) {
		return m.mismatch(nil)
	}
	for _, g := range m.Globals {
		if node, ok := p.global[g.Ident()]; ok {
			if s := d.symbol(node); s != nil {
				m.globals[g] = s
			}
		} else if s := d.pointer(g.Name()); s != nil {
			m.targets[g] = s
		}
	}
	for _, a := range m.Aliases {
		if _, ok := p.ifuncs[a.Ident()]; ok {
			resolver, ok := a.Aliasee.(*ir.Func)
			if !ok {
				return &Error{File: m.Name, Msg: fmt.Sprintf("resolver of ifunc %s is not a function", a.Ident()), Unsupported: true}
			}
			m.ifuncs[a] = resolver
		}
	}
	return nil
}

func (m *Module) mismatch(f *ir.Func) error {
	where := "module"
	if f != nil {
		where = f.Ident()
	}
	return &Error{File: m.Name, Msg: "bug in gomc's front end: instructions were lost in " + where, Unsupported: true}
}

func (m *Module) attachFunc(f *ir.Func, rec *funcRec, d *debugInfo) error {
	if s := d.symbol(rec.dbg); s != nil {
		m.funcs[f] = s
	}
	var named map[string]*Symbol
	for _, n := range rec.names {
		if s := d.symbol(n.node); s != nil {
			if named == nil {
				named = map[string]*Symbol{}
			}
			named[n.value] = s
		}
	}
	for _, x := range f.Params {
		if s := named[x.Ident()]; s != nil {
			m.locals[x] = s
		}
	}
	next := 0
	note := func(inst any) bool {
		if next == len(rec.insts) {
			return false
		}
		r := rec.insts[next]
		next++
		m.insts[inst] = r
		if _, ok := m.places[r.dbg]; !ok && r.dbg >= 0 {
			if pos, ok := d.position(r.dbg); ok {
				m.places[r.dbg] = pos
			}
		}
		return true
	}
	for _, b := range f.Blocks {
		for _, inst := range b.Insts {
			repair(inst)
			if !note(inst) {
				return m.mismatch(f)
			}
			if named != nil {
				if v, ok := inst.(value.Named); ok {
					if s := named[v.Ident()]; s != nil {
						m.locals[v] = s
					}
				}
			}
		}
		if b.Term == nil || !note(b.Term) {
			return m.mismatch(f)
		}
	}
	if next != len(rec.insts) {
		return m.mismatch(f)
	}
	if len(rec.records) > 0 {
		m.records[f] = placed(rec.records, f)
	}
	m.splitInvokes(f)
	return nil
}

// repair gives a cmpxchg the type that it has in LLVM.
func repair(inst ir.Instruction) {
	if inst, ok := inst.(*ir.InstCmpXchg); ok && inst.Typ != nil && len(inst.Typ.Fields) == 2 {
		inst.Typ = types.NewStruct(inst.Typ.Fields[0], types.I1)
	}
}

// Pos returns the source position of an instruction or terminator, the
// innermost one where code was inlined, unless that is code of a standard library; false if there is no debug
// information for it.
func (m *Module) Pos(inst any) (Position, bool) {
	r, ok := m.insts[inst]
	if !ok || r.dbg < 0 {
		return Position{}, false
	}
	pos, ok := m.places[r.dbg]
	return pos, ok
}

// Line returns the line of an instruction or terminator in the LLVM
// assembly, 0 if it is not of this module.
func (m *Module) Line(inst any) int { return int(m.insts[inst].line) }

// Where describes the place of an instruction or terminator for a message:
// its source position if known, its line in the LLVM assembly otherwise.
func (m *Module) Where(inst any) string {
	if pos, ok := m.Pos(inst); ok && pos.Line > 0 {
		return pos.String()
	}
	return fmt.Sprintf("%s:%d", m.Name, m.Line(inst))
}

// FuncSymbol returns the declaration of a function with a body, nil if there
// is no debug information.
func (m *Module) FuncSymbol(f *ir.Func) *Symbol { return m.funcs[f] }

// GlobalSymbol returns the declaration of a variable, nil if there is no
// debug information.
func (m *Module) GlobalSymbol(g *ir.Global) *Symbol { return m.globals[g] }

// PointerSymbol returns the declaration of a pointer in place of which LLVM has made a global variable of the only object that it may point to; nil if
// this variable is none of those.
func (m *Module) PointerSymbol(g *ir.Global) *Symbol { return m.targets[g] }

// LocalSymbol returns the declaration of the variable that lives in an
// alloca, or that a parameter or instruction gives a value to; nil if none is
// known.
func (m *Module) LocalSymbol(v value.Value) *Symbol { return m.locals[v] }

// IFunc returns the resolver if the alias stands for an ifunc, see doc.go.
func (m *Module) IFunc(a *ir.Alias) (resolver *ir.Func, ok bool) {
	resolver, ok = m.ifuncs[a]
	return resolver, ok
}
