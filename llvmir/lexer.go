package llvmir

import "fmt"

// tokKind is the lexical class of a token of LLVM assembly.
type tokKind uint8

const (
	tokEOF     tokKind = iota
	tokWord            // define, i32, nounwind, ...
	tokNumber          // 12, -1, 1.5e+00, 0x3FF0000000000000
	tokString          // "..."
	tokCString         // c"..."
	tokLocal           // %x, %12, %"a b"
	tokGlobal          // @x, @12, @"a b"
	tokComdat          // $x, $"a b"
	tokMeta            // !12, !dbg, ! (alone)
	tokAttrRef         // #12
	tokRecord          // #dbg_declare, ...
	tokLabel           // entry:, 12:, "a b":
	tokSummary         // ^12
	tokDots            // ...
	tokPunct           // one byte: ( ) [ ] { } < > , = * |
)

// token is a token of the input; text aliases the input.
type token struct {
	kind tokKind
	text []byte
}

// lexer splits LLVM assembly into tokens. It counts lines, and copies each
// line break that it skips to out, so that line N of the output is line N of
// the input whatever the caller drops or inserts.
type lexer struct {
	file string
	src  []byte
	pos  int
	line int // line of the current token, from 1
	tok  token
	out  []byte
	// breaks counts the line breaks before the current token that are not
	// in out yet, so that put can add to the line before them.
	breaks int
}

// bailout carries an error from deep inside the pass to its entry point.
type bailout struct{ err *Error }

// fail abandons the pass with an error at the current line.
func (l *lexer) fail(format string, args ...any) {
	l.failAt(l.line, false, format, args...)
}

// unsupported abandons the pass: the input is valid, or may be, but gomc
// cannot give it a meaning.
func (l *lexer) unsupported(format string, args ...any) {
	l.failAt(l.line, true, format, args...)
}

func (l *lexer) failAt(line int, unsupported bool, format string, args ...any) {
	panic(bailout{&Error{File: l.file, Line: line, Msg: fmt.Sprintf(format, args...), Unsupported: unsupported}})
}

// labelByte tells the bytes of words, numbers and identifiers.
var labelByte = func() (t [256]bool) {
	for c := '0'; c <= '9'; c++ {
		t[c] = true
	}
	for c := 'a'; c <= 'z'; c++ {
		t[c], t[c-'a'+'A'] = true, true
	}
	for _, c := range "-$._" {
		t[c] = true
	}
	return t
}()

// blank returns the position after white space and comments.
func (l *lexer) blank() int {
	src, i := l.src, l.pos
	for i < len(src) {
		switch src[i] {
		case ' ', '\t', '\r':
			i++
			continue
		case '\n':
			i++
			l.line++
			l.breaks++
			continue
		case ';':
			for i < len(src) && src[i] != '\n' {
				i++
			}
			continue
		}
		break
	}
	return i
}

// next moves to the next token.
func (l *lexer) next() {
	src, i := l.src, l.blank()
	if i >= len(src) {
		l.pos, l.tok = i, token{}
		return
	}
	start := i
	kind := tokPunct
	c := src[i]
	switch {
	case c == '%', c == '@':
		kind = tokLocal
		if c == '@' {
			kind = tokGlobal
		}
		i = l.name(i + 1)
		if i == start+1 {
			l.fail("no name after %q", c)
		}
	case c == '"':
		kind = tokString
		i = l.quoted(i)
		if i < len(src) && src[i] == ':' {
			kind = tokLabel
			i++
		}
	case c == '!':
		kind = tokMeta
		i++
		for i < len(src) && (labelByte[src[i]] || src[i] == '\\') {
			i++
		}
	case c == '#':
		i++
		for i < len(src) && labelByte[src[i]] {
			i++
		}
		switch {
		case i > start+1 && isDigits(src[start+1:i]):
			kind = tokAttrRef
		case i > start+1:
			kind = tokRecord
		default:
			l.fail("no word after '#'")
		}
	case c == '^':
		kind = tokSummary
		i++
	case c == '.' && i+2 < len(src) && src[i+1] == '.' && src[i+2] == '.':
		kind = tokDots
		i += 3
	case labelByte[c]:
		kind, i = l.word(i)
	case c == '(' || c == ')' || c == '[' || c == ']' || c == '{' || c == '}' ||
		c == '<' || c == '>' || c == ',' || c == '=' || c == '*' || c == '|':
		i++
	default:
		l.fail("unexpected character %q", rune(c))
	}
	l.pos, l.tok = i, token{kind, src[start:i]}
}

// word scans a word, number, label, comdat or c"..." string from i.
func (l *lexer) word(i int) (tokKind, int) {
	src, start, c := l.src, i, l.src[i]
	for i < len(src) && labelByte[src[i]] {
		i++
	}
	if i < len(src) {
		switch {
		case src[i] == ':':
			return tokLabel, i + 1
		case src[i] == '"' && i == start+1 && c == 'c':
			return tokCString, l.quoted(i)
		case src[i] == '"' && i == start+1 && c == '$':
			return tokComdat, l.quoted(i)
		}
	}
	if c >= '0' && c <= '9' || c == '-' {
		if i+1 < len(src) && src[i] == '+' && src[i-1]|0x20 == 'e' {
			i++
			for i < len(src) && labelByte[src[i]] {
				i++
			}
		}
		return tokNumber, i
	}
	if c == '$' {
		return tokComdat, i
	}
	return tokWord, i
}

// name scans an identifier, quoted or plain, and returns the end of it.
func (l *lexer) name(i int) int {
	if i < len(l.src) && l.src[i] == '"' {
		return l.quoted(i)
	}
	for i < len(l.src) && labelByte[l.src[i]] {
		i++
	}
	return i
}

// quoted scans a string that begins at i and returns the end of it.
func (l *lexer) quoted(i int) int {
	for j := i + 1; j < len(l.src) && l.src[j] != '\n'; j++ {
		if l.src[j] == '"' {
			return j + 1
		}
	}
	l.fail("string does not end on its line")
	return 0
}

// flush writes the line breaks before the current token.
func (l *lexer) flush() {
	for ; l.breaks > 0; l.breaks-- {
		l.out = append(l.out, '\n')
	}
}

// replace writes text in place of the current token and moves on.
func (l *lexer) replace(text string) {
	l.flush()
	l.put(text)
	l.next()
}

// emit copies the current token to the output and moves on.
func (l *lexer) emit() {
	l.flush()
	switch l.tok.kind {
	case tokLocal, tokGlobal, tokString, tokCString, tokLabel:
		l.putQuotable(l.tok.text)
	default:
		l.out = append(l.out, ' ')
		l.out = append(l.out, l.tok.text...)
	}
	l.next()
}

// putQuotable writes a token that may hold a quoted string. Bytes that llir's
// lexer could trip over are escaped.
func (l *lexer) putQuotable(text []byte) {
	l.out = append(l.out, ' ')
	for _, c := range text {
		if c < ' ' || c >= 0x7f {
			l.out = append(l.out, '\\', "0123456789ABCDEF"[c>>4], "0123456789ABCDEF"[c&15])
		} else {
			l.out = append(l.out, c)
		}
	}
}

// put writes text to the output after the token emitted last.
func (l *lexer) put(text string) {
	l.out = append(l.out, ' ')
	l.out = append(l.out, text...)
}

// discard takes back what was written since the output was mark bytes long,
// except for line breaks.
func (l *lexer) discard(mark int) {
	keep := mark
	for _, c := range l.out[mark:] {
		if c == '\n' {
			l.out[keep] = '\n'
			keep++
		}
	}
	l.out = l.out[:keep]
}

// insert writes text at an earlier position of the output.
func (l *lexer) insert(at int, text string) {
	n := len(text) + 1
	l.out = append(l.out, make([]byte, n)...)
	copy(l.out[at+n:], l.out[at:])
	l.out[at] = ' '
	copy(l.out[at+1:], text)
}

// is tells whether the current token is the given punctuation or word.
func (l *lexer) is(text string) bool {
	return (l.tok.kind == tokPunct || l.tok.kind == tokWord) && string(l.tok.text) == text
}

// accept drops the current token if it is the given punctuation or word.
func (l *lexer) accept(text string) bool {
	if l.is(text) {
		l.next()
		return true
	}
	return false
}

// expect emits the given punctuation or word.
func (l *lexer) expect(text string) {
	l.want(text)
	l.emit()
}

// drop skips the given punctuation or word.
func (l *lexer) drop(text string) {
	l.want(text)
	l.next()
}

func (l *lexer) want(text string) {
	if !l.is(text) {
		l.fail("found %s where %q is needed", l.describe(), text)
	}
}

// emitKind emits a token of the given kind.
func (l *lexer) emitKind(kind tokKind, what string) {
	if l.tok.kind != kind {
		l.fail("found %s where %s is needed", l.describe(), what)
	}
	l.emit()
}

// dropKind skips a token of the given kind.
func (l *lexer) dropKind(kind tokKind, what string) {
	if l.tok.kind != kind {
		l.fail("found %s where %s is needed", l.describe(), what)
	}
	l.next()
}

// describe names the current token in a message.
func (l *lexer) describe() string {
	if l.tok.kind == tokEOF {
		return "the end of the file"
	}
	text := l.tok.text
	if len(text) > 60 {
		return fmt.Sprintf("%q...", text[:60])
	}
	return fmt.Sprintf("%q", text)
}

// skipBalanced drops a bracketed group, which the current token opens.
func (l *lexer) skipBalanced() {
	depth := 0
	first := l.line
	for {
		switch {
		case l.tok.kind == tokEOF:
			l.failAt(first, false, "bracket is never closed")
		case l.is("("), l.is("["), l.is("{"), l.is("<"):
			depth++
		case l.is(")"), l.is("]"), l.is("}"), l.is(">"):
			depth--
		}
		l.next()
		if depth <= 0 {
			return
		}
	}
}

// isDigits tells whether s is a nonempty run of decimal digits.
func isDigits(s []byte) bool {
	for _, c := range s {
		if c < '0' || c > '9' {
			return false
		}
	}
	return len(s) > 0
}
