package history

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"

	"github.com/gomc/gomc/vsc"
)

// Error says what is wrong with a history, and where.
type Error struct {
	Line, Column int // from 1; columns count bytes
	Message      string
}

func (e *Error) Error() string { return fmt.Sprintf("%d:%d: %s", e.Line, e.Column, e.Message) }

// Parse reads a history. Errors are of type *Error.
func Parse(data []byte) (*History, error) {
	p := &parser{data: data, decoder: json.NewDecoder(bytes.NewReader(data)), history: &History{Initial: map[string]Value{}}, names: map[string]int{}}
	p.decoder.UseNumber()
	for i, b := range data {
		if b == '\n' {
			p.lines = append(p.lines, i)
		}
	}
	if err := p.parse(); err != nil {
		return nil, err
	}
	return p.history, nil
}

// parser reads a history token by token.
type parser struct {
	data    []byte
	lines   []int // offsets of line feeds
	decoder *json.Decoder
	history *History
	names   map[string]int // of operations
	order   []reference
	start   int // of the token that was read last
}

// reference is a pair of names of operations.
type reference struct {
	names [2]string
	at    [2]int
}

// fail returns an error at an offset.
func (p *parser) fail(offset int, format string, args ...any) error {
	line, column := p.position(offset)
	return &Error{line, column, fmt.Sprintf(format, args...)}
}

// position returns line and column of an offset.
func (p *parser) position(offset int) (line, column int) {
	line, _ = slices.BinarySearch(p.lines, offset)
	if line == 0 {
		return 1, offset + 1
	}
	return line + 1, offset - p.lines[line-1]
}

// token reads a token.
func (p *parser) token() (json.Token, error) {
	p.start = int(p.decoder.InputOffset())
	for p.start < len(p.data) && bytes.IndexByte([]byte(" \t\r\n,:"), p.data[p.start]) >= 0 {
		p.start++
	}
	token, err := p.decoder.Token()
	var syntax *json.SyntaxError
	switch {
	case err == nil:
		return token, nil
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return nil, p.fail(len(p.data), "the history ends too early")
	case errors.As(err, &syntax):
		// The decoder does not say where in the input it is; the token is close enough.
		return nil, p.fail(p.start, "%s", syntax.Error())
	}
	return nil, p.fail(p.start, "%s", err)
}

// open reads the beginning of an object or list.
func (p *parser) open(delimiter json.Delim, what string) error {
	token, err := p.token()
	if err == nil && token != delimiter {
		err = p.fail(p.start, "want %s", what)
	}
	return err
}

// list reads a list, whose elements element reads.
func (p *parser) list(what string, element func() error) error {
	if err := p.open('[', what); err != nil {
		return err
	}
	for p.decoder.More() {
		if err := element(); err != nil {
			return err
		}
	}
	_, err := p.token()
	return err
}

// object reads an object after its beginning. field reads the value of a field,
// or reports that there is no such field.
func (p *parser) object(field func(name string) (known bool, err error)) error {
	seen := map[string]bool{}
	for p.decoder.More() {
		token, err := p.token()
		if err != nil {
			return err
		}
		name, ok := token.(string)
		at := p.start
		if !ok {
			return p.fail(at, "want the name of a field")
		}
		if seen[name] {
			return p.fail(at, "field %q is given twice", name)
		}
		seen[name] = true
		known, err := field(name)
		if err != nil {
			return err
		}
		if !known {
			return p.fail(at, "unknown field %q", name)
		}
	}
	_, err := p.token()
	return err
}

func (p *parser) text(what string) (string, error) {
	token, err := p.token()
	if err != nil {
		return "", err
	}
	s, ok := token.(string)
	if !ok {
		return "", p.fail(p.start, "want %s, a string", what)
	}
	return s, nil
}

func (p *parser) value() (Value, error) {
	token, err := p.token()
	if err != nil {
		return Value{}, err
	}
	switch token := token.(type) {
	case json.Delim:
		return Value{}, p.fail(p.start, "want a value: a number, string, boolean or null")
	case json.Number:
		return number(token), nil
	}
	return scalar(token), nil
}

func (p *parser) parse() error {
	if err := p.open('{', "an object with sessions"); err != nil {
		return err
	}
	sessions := false
	err := p.object(func(name string) (bool, error) {
		switch name {
		case "sessions":
			sessions = true
			return true, p.list("a list of sessions", p.session)
		case "initial":
			return true, p.initial()
		case "order":
			return true, p.list("a list of pairs of names of operations", p.pair)
		}
		return false, nil
	})
	if err != nil {
		return err
	}
	if !sessions {
		return p.fail(0, "there are no sessions")
	}
	if _, err := p.decoder.Token(); !errors.Is(err, io.EOF) {
		return p.fail(int(p.decoder.InputOffset()), "more after the end of the history")
	}
	return p.resolve()
}

func (p *parser) initial() error {
	if err := p.open('{', "an object with a value for each variable"); err != nil {
		return err
	}
	return p.object(func(name string) (_ bool, err error) {
		p.history.Initial[name], err = p.value()
		return true, err
	})
}

// session reads a list of operations, or an object with a name and that list.
func (p *parser) session() error {
	h := p.history
	h.Sessions = append(h.Sessions, strconv.Itoa(len(h.Sessions)+1))
	place := 0
	step := func() error { return p.step(&place) }
	token, err := p.token()
	switch {
	case err != nil:
		return err
	case token == json.Delim('['):
		for p.decoder.More() {
			if err := step(); err != nil {
				return err
			}
		}
		_, err := p.token()
		return err
	case token != json.Delim('{'):
		return p.fail(p.start, "want a session: a list of operations, or an object with name and ops")
	}
	return p.object(func(name string) (_ bool, err error) {
		switch name {
		case "name":
			h.Sessions[len(h.Sessions)-1], err = p.text("a name")
		case "ops":
			err = p.list("a list of operations", step)
		default:
			return false, nil
		}
		return true, err
	})
}

// step reads an operation or an atomic block.
func (p *parser) step(place *int) error {
	if err := p.open('{', "an operation, an object"); err != nil {
		return err
	}
	at, begin := p.start, len(p.history.Ops)
	block := false
	var f fields
	err := p.object(func(name string) (bool, error) {
		if name != "atomic" {
			return f.read(p, name)
		}
		block = true
		return true, p.list("a list of operations", func() error {
			if err := p.open('{', "an operation, an object"); err != nil {
				return err
			}
			at := p.start
			var f fields
			if err := p.object(func(name string) (bool, error) { return f.read(p, name) }); err != nil {
				return err
			}
			return p.add(at, &f, place)
		})
	})
	switch {
	case err != nil:
		return err
	case !block:
		return p.add(at, &f, place)
	case f.given != 0:
		return p.fail(at, "an atomic block has no other fields")
	}
	if end := len(p.history.Ops); end > begin {
		p.history.Blocks = append(p.history.Blocks, [2]int{begin, end - 1})
	}
	return nil
}

// fields are those of an operation.
type fields struct {
	op, variable, id string
	from, value      Value
	given            uint // bits of the fields that were given
}

const (
	hasOp uint = 1 << iota
	hasVar
	hasID
	hasRead
	hasValue
)

// read reads the value of a field.
func (f *fields) read(p *parser, name string) (_ bool, err error) {
	var bit uint
	switch name {
	case "op":
		bit = hasOp
		f.op, err = p.text("read, write, rmw or cas")
	case "var":
		bit = hasVar
		f.variable, err = p.text("a variable")
	case "id":
		bit = hasID
		f.id, err = p.text("a name")
	case "read":
		bit = hasRead
		f.from, err = p.value()
	case "value":
		bit = hasValue
		f.value, err = p.value()
	default:
		return false, nil
	}
	f.given |= bit
	return true, err
}

// add adds an operation to the last session.
func (p *parser) add(at int, f *fields, place *int) error {
	h := p.history
	*place++
	o := Op{Session: len(h.Sessions) - 1, Place: *place, Var: f.variable, Name: f.id}
	needed := hasOp | hasVar | hasValue
	switch f.op {
	case "read":
		o.Kind, o.Read = vsc.Read, f.value
	case "write":
		o.Kind, o.Written = vsc.Write, f.value
	case "rmw", "cas":
		o.Kind, o.Read, o.Written = vsc.RMW, f.from, f.value
		needed |= hasRead
	default:
		if f.given&hasOp == 0 {
			return p.fail(at, "the operation has no op")
		}
		return p.fail(at, "no operation %q; there are: read, write, rmw, cas", f.op)
	}
	switch missing := needed &^ f.given; {
	case missing&hasVar != 0:
		return p.fail(at, "the operation %s has no var", f.op)
	case missing&hasRead != 0:
		return p.fail(at, "the operation %s has no read, the value that it reads", f.op)
	case missing != 0:
		return p.fail(at, "the operation %s has no value", f.op)
	case f.given&^needed&hasRead != 0:
		return p.fail(at, "the operation %s takes no read, only a value", f.op)
	}
	if f.given&hasID != 0 {
		if other, ok := p.names[f.id]; ok {
			return p.fail(at, "the id %q is that of the operation at line %d, too", f.id, h.Ops[other].Line)
		}
		p.names[f.id] = len(h.Ops)
	}
	o.Line, o.Column = p.position(at)
	h.Ops = append(h.Ops, o)
	return nil
}

// pair reads two names of operations.
func (p *parser) pair() error {
	var r reference
	n := 0
	err := p.list("a pair of names of operations", func() error {
		name, err := p.text("the id of an operation")
		if err == nil && n == 2 {
			err = p.fail(p.start, "want two operations, not more")
		}
		if err == nil {
			r.names[n], r.at[n] = name, p.start
			n++
		}
		return err
	})
	if err == nil && n < 2 {
		err = p.fail(p.start, "want two operations")
	}
	p.order = append(p.order, r)
	return err
}

// resolve looks up the operations that order names, which may come after it.
func (p *parser) resolve() error {
	for _, r := range p.order {
		var pair [2]int
		for i, name := range r.names {
			op, ok := p.names[name]
			if !ok {
				return p.fail(r.at[i], "no operation has the id %q", name)
			}
			pair[i] = op
		}
		p.history.Order = append(p.history.Order, pair)
	}
	return nil
}
