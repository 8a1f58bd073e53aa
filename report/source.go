package report

import (
	"os"
	"path/filepath"
	"strings"
)

// Sources finds the text of source lines. The zero value looks for files as
// they are named.
type Sources struct {
	// Dirs are searched for files that are not where their name says.
	Dirs  []string
	files map[string][]string
}

// excerpt is a source line, and its end from what matters on.
type excerpt struct{ whole, end string }

// at returns a source line without the space around it, and its end from the operand or call on that is at a column, counted in bytes from 1;
// empty texts if it cannot be read.
func (s *Sources) at(file string, line, column int) excerpt {
	text := s.text(file, line)
	e := excerpt{whole: spaced(text)}
	if column > 0 && column <= len(text) {
		start := column - 1
		for start > 0 && strings.IndexByte(operand, text[start-1]) >= 0 {
			start--
		}
		e.end = spaced(text[start:])
	}
	return e
}

// operand is what names of members consist of: the column of p->next is that of next.
const operand = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.->"

// within fits a line into a number of columns: where there is too little room, it loses the comment at its end, and then begins with what matters.
func (e excerpt) within(room int) string {
	if width(e.whole) > room {
		e = excerpt{code(e.whole), code(e.end)}
	}
	if left := width(e.whole) - width(e.end); e.end != "" && width(e.whole) > room && left > room/3 {
		return cut("…"+e.end, room)
	}
	return cut(e.whole, room)
}

// code is a line without the comment at its end.
func code(text string) string {
	at := strings.LastIndex(text, " /*")
	if !strings.HasSuffix(text, "*/") {
		at = strings.LastIndex(text, " // ")
	}
	if at < 0 || strings.Count(text[:at], `"`)%2 == 1 { // within a string, it may be
		return text
	}
	return strings.TrimSpace(text[:at])
}

// Line returns the text of a source line without the space around it, and ""
// if it cannot be read.
func (s *Sources) Line(file string, line int) string { return spaced(s.text(file, line)) }

// Lines returns the lines of a source file, none if it cannot be read.
func (s *Sources) Lines(file string) []string {
	s.text(file, 1)
	return s.files[file]
}

// spaced leaves out space that means nothing.
func spaced(text string) string { return strings.Join(strings.Fields(text), " ") }

// text returns a source line, "" if it cannot be read.
func (s *Sources) text(file string, line int) string {
	if file == "" || line <= 0 {
		return ""
	}
	lines, ok := s.files[file]
	if !ok {
		lines = s.read(file)
		if s.files == nil {
			s.files = map[string][]string{}
		}
		s.files[file] = lines
	}
	if line > len(lines) {
		return ""
	}
	return lines[line-1]
}

func (s *Sources) read(file string) []string {
	for _, name := range s.candidates(file) {
		if data, ok := readSource(name); ok {
			return strings.Split(string(data), "\n")
		}
	}
	return nil
}

// candidates are the paths under which a file may lie.
func (s *Sources) candidates(file string) []string {
	names := []string{file}
	for _, dir := range s.Dirs {
		if !filepath.IsAbs(file) {
			names = append(names, filepath.Join(dir, file))
		}
		names = append(names, filepath.Join(dir, filepath.Base(file)))
	}
	return names
}

// maxSource bounds the size of a source file.
const maxSource = 64 << 20

// readSource reads a file. Its name comes from debug information, so that it may be
// anything: a device, or a pipe that nobody writes to.
func readSource(name string) ([]byte, bool) {
	info, err := os.Stat(name)
	if err != nil || !info.Mode().IsRegular() || info.Size() > maxSource {
		return nil, false
	}
	data, err := os.ReadFile(name)
	return data, err == nil
}
