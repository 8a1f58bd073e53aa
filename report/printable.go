package report

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Printable writes a text so that a terminal shows it and nothing else happens: what is
// not a visible character or a space becomes an escape of C, such as \x1b or \u202e.
// Line breaks do, too, so that a name cannot pass for a line of its own. So do
// characters that change the direction of the text around them, and bytes that
// are not UTF-8.
func Printable(text string) string {
	plain := func(r rune) bool { return unicode.IsPrint(r) && r != utf8.RuneError }
	if strings.IndexFunc(text, func(r rune) bool { return !plain(r) }) < 0 {
		return text
	}
	var b strings.Builder
	for len(text) > 0 {
		r, size := utf8.DecodeRuneInString(text)
		switch {
		case unicode.IsPrint(r) && (r != utf8.RuneError || size > 1):
			b.WriteString(text[:size])
		case r == utf8.RuneError && size == 1:
			b.WriteString(`\x` + strconv.FormatUint(uint64(text[0])|0x100, 16)[1:])
		default:
			quoted := strconv.QuoteRuneToASCII(r)
			b.WriteString(quoted[1 : len(quoted)-1])
		}
		text = text[size:]
	}
	return b.String()
}
