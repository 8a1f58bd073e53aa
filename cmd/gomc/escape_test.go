package main

import (
	"os"
	"path"
	"path/filepath"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"
)

// nasty is what no output for people may contain as it is: escapes of terminals, other
// directions of text, what is not UTF-8, and line breaks that are not gomc's.
const nasty = "\x1b]0;x\a\u202e\x9b\ny"

// nastyProgram writes a program of testdata, with its source, under a nasty name; so
// are the names of its functions, variables and files.
func nastyProgram(t *testing.T, name string) string {
	t.Helper()
	quoted := strings.NewReplacer("\x1b", `\1B`, "\a", `\07`, "\u202e", `\E2\80\AE`, "\x9b", `\9B`, "\n", `\0A`).Replace(nasty)
	text, err := os.ReadFile(filepath.Join(testdata, name))
	if err != nil {
		t.Fatal(err)
	}
	folder, base := path.Split(name)
	source, _, _ := strings.Cut(base, ".")
	dir := t.TempDir()
	changed := strings.NewReplacer(`name: "`, `name: "`+quoted, `filename: "`+folder+source, `filename: "`+quoted+source).Replace(string(text))
	file := filepath.Join(dir, nasty+base)
	for name, text := range map[string]string{file: changed, filepath.Join(dir, nasty+source+".c"): strings.Repeat(strings.ReplaceAll(nasty, "\n", " ")+"\n", 99)} {
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Skip(err)
		}
	}
	return file
}

func TestNothingEscapes(t *testing.T) {
	tickets, sb := nastyProgram(t, "races/tickets.ll"), nastyProgram(t, "shapes/sb.ll")
	trace := filepath.Join(t.TempDir(), nasty+"trace.json")
	other := filepath.Join(testdata, "benchmarks/lastzero.ll")
	for _, args := range [][]string{
		{"verify", tickets, "--trace-out=" + trace, "--dot=" + trace + ".dot"}, {"verify", tickets, "--trace-out=" + nasty + "/x"}, {"verify", sb, "--trace-out=" + trace + "2"},
		{"verify", sb, "--robust", "--model=tso", "--keep-going"}, {"robust", sb}, {"replay", trace, tickets}, {"replay", "--all", trace, tickets}, {"graph", trace, tickets},
		{"replay", trace, other}, {"verify", nasty + ".ll"}, {"verify", nasty}, {"verify", "--" + nasty, tickets}, {"verify", "--unroll=" + nasty, tickets},
		{"verify", "--engine=" + nasty, tickets}, {"verify", "--timeout=" + nasty, tickets}, {nasty}, {"vsc", tickets}, {"vsc", nasty},
		{"verify", tickets, "--trace-out=" + tickets}, {"verify", tickets, "--resume=" + tickets}, {"verify", tickets, "--checkpoint=" + tickets + "2", "--jobs=1"},
	} {
		code, out, stderr := gomcOn(args...)
		for _, text := range []string{out, stderr} {
			if i := strings.IndexFunc(text, func(r rune) bool { return !unicode.IsPrint(r) && r != '\n' && r != '\t' }); i >= 0 || !utf8.ValidString(text) {
				t.Errorf("%q: %q", args, text[max(i-40, 0):i+5])
			}
			if strings.Contains(text, "\ny") {
				t.Errorf("%q: a line break escapes: %q", args, text)
			}
		}
		if args[0] == "replay" && args[len(args)-1] == tickets && code != exitViolation {
			t.Errorf("%q: code %d, %s", args, code, stderr)
		}
		if code != exitUsage && !strings.Contains(out, `\x1b]0;x`) || code == exitBug {
			t.Errorf("%q: code %d, nothing is escaped: %s%s", args, code, out, stderr)
		}
	}
}

// TestCommandLine quotes arguments so that a shell takes them as they are.
func TestCommandLine(t *testing.T) {
	for arg, want := range map[string]string{
		"a.c": "a.c", "": "''", "it's": `'it'\''s'`, "a b": "'a b'", `a\b`: `'a\b'`,
		"\x1b'\\\xff": `$'\x1b\'\\\xff'`, "\u202ex\n": `$'\u202ex\n'`,
	} {
		if got := commandLine([]string{arg}); got != want {
			t.Errorf("%q: %s, want %s", arg, got, want)
		}
	}
}
