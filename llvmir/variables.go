package llvmir

import (
	"math/big"
	"slices"
	"strconv"
	"strings"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// This file is about the variables within functions: where debug information says that they are, for whoever shows them. The pass notes the text of each record; nothing of
// it is read before somebody asks.

// Scope identifies a function or block of the source, or the call by which a function was inlined; it is a number of a metadata node.
type Scope int32

// Nowhere is no scope: the call of code that was not inlined.
const Nowhere Scope = -1

// Record says where a variable of the source is, or what its value is, from an instruction on until another record says otherwise. Without Values nobody knows.
type Record struct {
	// Before is the instruction or terminator that the record stands before.
	Before any
	// Number identifies the variable in its module.
	Number int32
	// Variable is its declaration, Param the number of the parameter that it is, from 1; 0 for others.
	Variable *Symbol
	Param    int
	// Block declares the variable. Inlined is the call by which it came into the function.
	Block, Inlined Scope
	// Address tells that the value is the address of the variable.
	Address bool
	// Values are what Expression is about: one value, or several to which its DW_OP_LLVM_arg refer.
	Values []value.Value
	// Expression has the words of a DIExpression, without a fragment at its end.
	Expression []string
	// Offset and Bits say which part of the variable the record is about, in bits; Bits is 0 for all of it.
	Offset, Bits uint64
}

// rawRecord is a record as the pass has met it.
type rawRecord struct {
	before   int // the number of the instruction behind it, in its function
	kind     string
	operands []byte
	dbg      int32
	block    *ir.Block // with the instruction behind it
	index    int       // of that instruction; that of the terminator is the number of instructions
}

// placed notes the instruction behind each record of a function, whose invokes are still terminators.
func placed(records []rawRecord, f *ir.Func) []rawRecord {
	first, i := 0, 0
	for _, b := range f.Blocks {
		n := len(b.Insts) + 1
		for ; i < len(records) && records[i].before < first+n; i++ {
			records[i].block, records[i].index = b, records[i].before-first
		}
		first += n
	}
	return records[:i]
}

// Frame is a function of the source that an instruction belongs to.
type Frame struct {
	Position
	// Inlined is the call by which the function came into that around it.
	Inlined Scope

	blocks []Scope // from the innermost to the function itself
}

// Depth returns how many blocks of the frame lie within a block around its place; -1 if the block is not around it.
func (f *Frame) Depth(block Scope) int { return slices.Index(f.blocks, block) }

// Frames returns the functions that an instruction or terminator belongs to, the innermost first: more than one if calls were inlined, none without debug
// information.
func (m *Module) Frames(inst any) []Frame {
	m.types.mu.Lock()
	defer m.types.mu.Unlock()
	r, ok := m.insts[inst]
	if !ok {
		return nil
	}
	d := debugInfo{meta: m.types.meta}
	var frames []Frame
	for n := r.dbg; len(frames) < maxScopeDepth; {
		node := d.meta.node(n)
		if node == nil || node.kind != "DILocation" {
			break
		}
		scope := d.meta.ref(node.fields["scope"])
		s := d.scope(scope, 0)
		f := Frame{Position: Position{File: s.file, Func: s.function}, Inlined: Scope(d.meta.ref(node.fields["inlinedAt"]))}
		f.Line, _ = strconv.Atoi(node.fields["line"])
		f.Column, _ = strconv.Atoi(node.fields["column"])
		f.blocks = d.around(scope)
		frames = append(frames, f)
		n = int32(f.Inlined)
	}
	return frames
}

// around lists a scope and those that it lies in, up to its function.
func (d *debugInfo) around(n int32) (blocks []Scope) {
	for len(blocks) < maxScopeDepth {
		node := d.meta.node(n)
		if node == nil {
			break
		}
		if node.kind != "DILexicalBlockFile" { // it is the block around it, with another file
			blocks = append(blocks, Scope(n))
		}
		if node.kind == "DISubprogram" {
			break
		}
		n = d.meta.ref(node.fields["scope"])
	}
	return blocks
}

// Variables returns the records of a function, in the order of its text.
func (m *Module) Variables(f *ir.Func) []Record {
	raw := m.records[f]
	if len(raw) == 0 {
		return nil
	}
	m.types.mu.Lock()
	defer m.types.mu.Unlock()
	locals := map[string]value.Value{}
	for _, x := range f.Params {
		locals[x.Ident()] = x
	}
	for _, b := range f.Blocks {
		for _, inst := range b.Insts {
			if v, ok := inst.(value.Named); ok && !v.Type().Equal(types.Void) { // what returns nothing has no name
				locals[v.Ident()] = v
			}
		}
	}
	d := &debugInfo{meta: m.types.meta}
	var all []Record
	for i := range raw {
		if r := m.record(d, &raw[i], locals); r != nil {
			all = append(all, *r)
		}
	}
	return all
}

// record reads a record; nil if it is of no variable that is known.
func (m *Module) record(d *debugInfo, raw *rawRecord, locals map[string]value.Value) *Record {
	fields := operandFields(raw.operands)
	ref := d.meta.ref(fields[1])
	node := d.meta.node(ref)
	if node == nil || node.kind != "DILocalVariable" {
		return nil
	}
	symbol := d.symbol(ref)
	if symbol == nil {
		return nil
	}
	r := &Record{Number: ref, Variable: symbol, Block: Scope(d.meta.ref(node.fields["scope"])), Inlined: Nowhere}
	if block := d.meta.node(int32(r.Block)); block != nil && block.kind == "DILexicalBlockFile" {
		r.Block = Scope(d.meta.ref(block.fields["scope"]))
	}
	r.Param, _ = strconv.Atoi(node.fields["arg"])
	if raw.index < len(raw.block.Insts) {
		r.Before = raw.block.Insts[raw.index]
	} else {
		r.Before = raw.block.Term
	}
	what, expression := fields[0], fields[2]
	dbg := raw.dbg
	switch raw.kind {
	case "declare":
		r.Address = true
	case "assign":
		if m.operand(fields[4], locals) != nil {
			r.Address, what, expression = true, fields[4], fields[5]
		}
	}
	if dbg < 0 {
		dbg = d.meta.ref(fields[len(fields)-1])
	}
	if at := d.meta.node(dbg); at != nil {
		r.Inlined = Scope(d.meta.ref(at.fields["inlinedAt"]))
	}
	r.express(d.meta, expression)
	if list, ok := strings.CutPrefix(what, "!DIArgList("); ok {
		for _, text := range operandFields([]byte(strings.TrimSuffix(list, ")"))) {
			if text != "" {
				r.Values = append(r.Values, m.operand(text, locals))
			}
		}
	} else {
		r.Values = []value.Value{m.operand(what, locals)}
	}
	if slices.Contains(r.Values, nil) {
		r.Values = nil
	}
	return r
}

// operandFields separates operands, without the word that marks metadata. There are at least seven of them, at the end empty ones.
func operandFields(text []byte) []string {
	var all []string
	for len(text) > 0 {
		end := fieldEnd(text)
		field := strings.TrimSpace(string(text[:end]))
		all = append(all, strings.TrimPrefix(field, "metadata "))
		text = text[min(end+1, len(text)):]
	}
	last := ""
	if len(all) > 0 {
		last = all[len(all)-1]
	}
	for len(all) < 7 {
		all = append(all, "")
	}
	if all[6] == "" {
		all[6] = last // where a debug record has its place in the source
	}
	return all
}

// express reads an expression.
func (r *Record) express(meta *metaTable, text string) {
	if n := meta.ref(text); n >= 0 && !strings.HasPrefix(text, "!DI") {
		text = string(meta.text[n])
	}
	open, end := strings.IndexByte(text, '('), strings.LastIndexByte(text, ')')
	if open < 0 || end < open {
		return
	}
	for _, word := range strings.Split(text[open+1:end], ",") {
		if word = strings.TrimSpace(word); word != "" {
			r.Expression = append(r.Expression, word)
		}
	}
	if n := len(r.Expression) - 3; n >= 0 && r.Expression[n] == "DW_OP_LLVM_fragment" {
		r.Offset, r.Bits = number(r.Expression[n+1]), number(r.Expression[n+2])
		r.Expression = r.Expression[:n]
	}
}

// operand finds the value that an operand of a record names, such as "i32 %x" or "i32 5"; nil if it names none, or one that is not modelled.
func (m *Module) operand(text string, locals map[string]value.Value) value.Value {
	kind, name, ok := strings.Cut(text, " ")
	if !ok || strings.HasPrefix(text, "!") {
		return nil
	}
	if i := strings.LastIndexByte(text, '%'); i > 0 && !strings.Contains(text[i:], " ") && !strings.ContainsAny(text, "()") {
		if v := locals[text[i:]]; v != nil {
			return v
		}
	}
	switch {
	case name == "null":
		return constant.NewNull(types.I8Ptr)
	case strings.HasPrefix(name, "@"):
		for _, g := range m.Globals {
			if g.Ident() == name {
				return g
			}
		}
		for _, f := range m.Funcs {
			if f.Ident() == name {
				return f
			}
		}
		return nil
	case name == "true" || name == "false":
		return constant.NewBool(name == "true")
	case kind == "float" || kind == "double":
		t := types.Double
		if kind == "float" {
			t = types.Float
		}
		if x, err := constant.NewFloatFromString(t, name); err == nil {
			return x
		}
	case strings.HasPrefix(kind, "i"):
		bits, err := strconv.ParseUint(kind[1:], 10, 8)
		n, ok := new(big.Int).SetString(name, 10)
		if err == nil && bits > 0 && bits <= 128 && ok {
			return &constant.Int{Typ: types.NewInt(bits), X: n}
		}
	}
	return nil
}
