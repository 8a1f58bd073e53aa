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

// Line returns the text of a source line without the space around it, and ""
// if it cannot be read.
func (s *Sources) Line(file string, line int) string {
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
	return strings.Join(strings.Fields(lines[line-1]), " ")
}

func (s *Sources) read(file string) []string {
	names := []string{file}
	for _, dir := range s.Dirs {
		if !filepath.IsAbs(file) {
			names = append(names, filepath.Join(dir, file))
		}
		names = append(names, filepath.Join(dir, filepath.Base(file)))
	}
	for _, name := range names {
		if data, ok := readSource(name); ok {
			return strings.Split(string(data), "\n")
		}
	}
	return nil
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
