package inspect

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/llvmir"
)

// value is the value of an expression.
type value struct {
	interp.Data
	// Of a bit-field Bits bits from shift on are its own; Bits is 0 for all others.
	shift, bits uint64
	from        uint64 // the address that it was brought from, 0 if it was not
}

// parser reads an expression and evaluates it on the way.
type parser struct {
	thread *Thread
	text   string
	at     int
	depth  int
	where  string // the function whose variable is named
}

// maxDepth bounds how deep expressions nest.
const maxDepth = 100

func (p *parser) whole() (value, error) {
	v, err := p.unary()
	if p.space(); err == nil && p.at < len(p.text) {
		return v, fmt.Errorf("%q is not understood; an expression is a NAME, FUNCTION::NAME, x.member, x->member, x[i], *x or &x", p.text[p.at:])
	}
	return v, err
}

func (p *parser) space() {
	for p.at < len(p.text) && (p.text[p.at] == ' ' || p.text[p.at] == '\t') {
		p.at++
	}
}

// accept skips a token if it is next.
func (p *parser) accept(token string) bool {
	p.space()
	if strings.HasPrefix(p.text[p.at:], token) {
		p.at += len(token)
		return true
	}
	return false
}

func (p *parser) unary() (value, error) {
	if p.depth++; p.depth > maxDepth {
		return value{}, errors.New("the expression nests too deep")
	}
	defer func() { p.depth-- }()
	switch {
	case p.accept("*"):
		p.space()
		start := p.at
		v, err := p.unary()
		if err != nil {
			return v, err
		}
		v, err = p.thread.element(v, 0)
		return v, p.blame(err, start, p.at)
	case p.accept("&"):
		v, err := p.unary()
		if err != nil {
			return v, err
		}
		return p.thread.address(v)
	}
	return p.postfix()
}

// blame says which part of the expression is NULL, if that is what is wrong.
func (p *parser) blame(err error, start, end int) error {
	if errors.Is(err, errNull) {
		return fmt.Errorf("%s is NULL", strings.TrimSpace(p.text[start:end]))
	}
	return err
}

func (p *parser) postfix() (value, error) {
	p.space()
	start := p.at
	v, err := p.primary()
	for err == nil {
		end := p.at
		switch {
		case p.accept("->"), p.accept("."):
			name := p.name()
			if start := p.at; name == "" { // of a tuple of Rust
				for p.at < len(p.text) && p.text[p.at] >= '0' && p.text[p.at] <= '9' {
					p.at++
				}
				if p.at > start {
					name = "__" + p.text[start:p.at]
				}
			}
			if name == "" {
				return v, errors.New("the name of a member is missing")
			}
			v, err = p.thread.member(v, name)
			err = p.blame(err, start, end)
		case p.accept("["):
			var index value
			if index, err = p.unary(); err != nil {
				return v, err
			}
			if !p.accept("]") {
				return v, errors.New("] is missing")
			}
			var n int64
			if n, err = p.thread.number(index); err == nil {
				v, err = p.thread.element(p.thread.indexed(v), n)
				err = p.blame(err, start, end)
			}
		default:
			return v, nil
		}
	}
	return v, err
}

func (p *parser) primary() (value, error) {
	if p.accept("(") {
		v, err := p.unary()
		if err == nil && !p.accept(")") {
			err = errors.New(") is missing")
		}
		return v, err
	}
	p.space()
	if p.at < len(p.text) && p.text[p.at] >= '0' && p.text[p.at] <= '9' {
		return p.literal()
	}
	name, function := p.name(), ""
	for name != "" && p.accept("::") {
		if function != "" {
			function += "::"
		}
		function, name = function+name, p.name()
	}
	if name == "" {
		return value{}, errors.New("the name of a variable is missing")
	}
	v, where, err := p.thread.variable(function, name)
	p.where = where
	return v, err
}

// name reads an identifier, empty if there is none.
func (p *parser) name() string {
	p.space()
	start := p.at
	for p.at < len(p.text) {
		c := p.text[p.at]
		if c != '_' && c != '$' && c < 0x80 && !(c >= 'a' && c <= 'z') && !(c >= 'A' && c <= 'Z') && !(c >= '0' && c <= '9' && p.at > start) {
			break
		}
		p.at++
	}
	return p.text[start:p.at]
}

// literal reads a number, which is an index.
func (p *parser) literal() (value, error) {
	start := p.at
	for p.at < len(p.text) && strings.IndexByte("0123456789abcdefABCDEFxX", p.text[p.at]) >= 0 {
		p.at++
	}
	n, err := strconv.ParseInt(p.text[start:p.at], 0, 64)
	if err != nil {
		return value{}, fmt.Errorf("%s is no number", p.text[start:p.at])
	}
	return numberValue(&llvmir.Type{Size: 8, Number: llvmir.SignedNumber}, uint64(n)), nil
}

// numberValue is a value that is nowhere.
func numberValue(t *llvmir.Type, n uint64) value {
	bytes := make([]byte, t.Size)
	for i := range bytes {
		bytes[i] = byte(n >> (8 * i))
	}
	return value{Data: interp.Data{Type: t, Bytes: bytes, Undef: make([]byte, len(bytes)), Gone: make([]byte, len(bytes))}}
}
