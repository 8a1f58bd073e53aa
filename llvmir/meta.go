package llvmir

import (
	"bytes"
	"math"
	"strconv"
	"strings"
)

// metaTable holds the text of metadata nodes, which are parsed when needed.
type metaTable struct {
	text    map[int32][]byte
	nodes   map[int32]*metaNode
	inlined int32 // count of nodes written in place; they have numbers from -2 down
}

// metaNode is a parsed node such as !DILocation(line: 1, scope: !2).
type metaNode struct {
	kind   string // "DILocation"
	fields map[string]string
}

// number reads the number of a node, or returns -1.
func (m *metaTable) number(digits []byte) int32 {
	n, err := strconv.ParseUint(string(digits), 10, 31)
	if err != nil || n == math.MaxInt32 {
		return -1
	}
	return int32(n)
}

// define notes the text of a node, from '=' on.
func (m *metaTable) define(digits, text []byte) {
	if n := m.number(digits); n >= 0 {
		m.set(n, text)
	}
}

// inline notes the text of a node that has no number and gives it one. As
// -1 stands for none, these numbers are beyond those of the module.
func (m *metaTable) inline(text []byte) int32 {
	m.inlined++
	n := math.MaxInt32 - m.inlined
	m.set(n, text)
	return n
}

func (m *metaTable) set(n int32, text []byte) {
	if m.text == nil {
		m.text = map[int32][]byte{}
	}
	m.text[n] = text
}

// ref reads a field that refers to a node, -1 if it does not.
func (m *metaTable) ref(field string) int32 {
	if strings.HasPrefix(field, "!") && isDigits([]byte(field[1:])) {
		return m.number([]byte(field[1:]))
	}
	if strings.HasPrefix(field, "!DI") {
		return m.inline([]byte(field))
	}
	return -1
}

// node returns a node, nil if there is none or it is not a specialised one.
func (m *metaTable) node(n int32) *metaNode {
	if node, ok := m.nodes[n]; ok {
		return node
	}
	if m.nodes == nil {
		m.nodes = map[int32]*metaNode{}
	}
	node := parseNode(m.text[n])
	m.nodes[n] = node
	return node
}

// parseNode parses "= distinct !DIFile(filename: "a.c", ...)".
func parseNode(text []byte) *metaNode {
	text = bytes.TrimSpace(text)
	i := bytes.Index(text, []byte("!DI"))
	open := bytes.IndexByte(text, '(')
	if i < 0 || open < i || text[len(text)-1] != ')' {
		return nil
	}
	node := &metaNode{kind: string(text[i+1 : open]), fields: map[string]string{}}
	rest := text[open+1 : len(text)-1]
	for len(rest) > 0 {
		end := fieldEnd(rest)
		field := bytes.TrimSpace(rest[:end])
		if colon := bytes.IndexByte(field, ':'); colon >= 0 {
			node.fields[string(field[:colon])] = string(bytes.TrimSpace(field[colon+1:]))
		}
		if end == len(rest) {
			break
		}
		rest = rest[end+1:]
	}
	return node
}

// fieldEnd returns the position of the comma that ends the first field.
func fieldEnd(s []byte) int {
	depth, quoted := 0, false
	for i, c := range s {
		switch {
		case c == '"':
			quoted = !quoted
		case quoted:
		case c == '(' || c == '{':
			depth++
		case c == ')' || c == '}':
			depth--
		case c == ',' && depth == 0:
			return i
		}
	}
	return len(s)
}

// skipNode returns the end of a metadata definition that begins before at:
// the end of its line, or of a later line if brackets are open.
func skipNode(src []byte, at int) int {
	depth, quoted := 0, false
	for i := at; i < len(src); i++ {
		switch c := src[i]; {
		case c == '\n' && depth <= 0:
			return i
		case c == '"' || c == '\n' && quoted:
			quoted = !quoted
		case quoted:
		case c == '(' || c == '{':
			depth++
		case c == ')' || c == '}':
			depth--
		case c == ';':
			for i+1 < len(src) && src[i+1] != '\n' {
				i++
			}
		}
	}
	return len(src)
}

// skipGroup returns the end of the bracketed group that begins at open, -1 if
// it does not end on its line.
func skipGroup(src []byte, open int) int {
	depth, quoted := 0, false
	for i := open; i < len(src) && src[i] != '\n'; i++ {
		switch c := src[i]; {
		case c == '"':
			quoted = !quoted
		case quoted:
		case c == '(' || c == '{':
			depth++
		case c == ')' || c == '}':
			if depth--; depth == 0 {
				return i + 1
			}
		}
	}
	return -1
}

// unquote decodes a quoted string of LLVM assembly; other text is unchanged.
func unquote(s string) string {
	if len(s) < 2 || s[0] != '"' || s[len(s)-1] != '"' {
		return s
	}
	s = s[1 : len(s)-1]
	if !strings.Contains(s, `\`) {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] == '\\' && i+1 < len(s) && s[i+1] == '\\' {
			i++
		} else if s[i] == '\\' && i+2 < len(s) {
			if v, err := strconv.ParseUint(s[i+1:i+3], 16, 8); err == nil {
				b.WriteByte(byte(v))
				i += 2
				continue
			}
		}
		b.WriteByte(s[i])
	}
	return b.String()
}
