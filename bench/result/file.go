package result

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"

	"github.com/gomc/gomc/files"
)

// Format is the version of files of results. It grows when a field changes its meaning or goes away.
const Format = 1

// Header says under which conditions results were obtained. Results of different headers do not go into one file.
type Header struct {
	Format  int     `json:"gomc_bench"` // Format
	Version string  `json:"version"`    // of the gomc that has run the tools
	Binary  string  `json:"binary"`     // begin of the SHA-256 of the gomc that was measured
	Timeout float64 `json:"timeout"`    // seconds for each task, 0 for no limit
	Memory  int64   `json:"max_memory"` // bytes for each task, 0 for no limit
	Flags   string  `json:"flags"`      // more flags of gomc verify
}

// String says it in one line.
func (h Header) String() string {
	text := fmt.Sprintf("gomc %s", h.Version)
	if h.Binary != "" {
		text += " (" + h.Binary + ")"
	}
	if h.Timeout > 0 {
		text += fmt.Sprintf(", limit of %g s", h.Timeout)
	}
	if h.Memory > 0 {
		text += fmt.Sprintf(", of %d MB", h.Memory/1e6)
	}
	if h.Flags != "" {
		text += ", flags " + h.Flags
	}
	return text
}

// Run is a header with its results.
type Run struct {
	Header
	Results []*Result `json:"results"`
}

// File is a file of results to which more are added: a header and results, one JSON object a line.
type File struct {
	Run
	f *os.File
}

// OpenFile opens a file of results, or begins one. What a process that was killed has written of its last result is removed. The results that are there have to be from
// the same version, with the same limits and flags.
func OpenFile(name string, h Header) (*File, error) {
	h.Format = Format
	old, end, err := readLines(name)
	switch {
	case errors.Is(err, fs.ErrNotExist), err == nil && end == 0:
		old = &Run{Header: h}
	case err != nil:
		return nil, err
	case old.Header != h:
		return nil, fmt.Errorf("%s has results of %v, not of %v; give another file", name, old.Header, h)
	}
	f, err := os.OpenFile(name, os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return nil, err
	}
	file := &File{Run: *old, f: f}
	if err = f.Truncate(end); err == nil {
		_, err = f.Seek(end, io.SeekStart)
	}
	if err == nil && end == 0 {
		err = file.line(h)
	}
	if err != nil {
		f.Close()
		return nil, err
	}
	return file, nil
}

// Add adds a result, in the file, too.
func (f *File) Add(r *Result) error {
	f.Results = append(f.Results, r)
	return f.line(r)
}

func (f *File) line(o any) error {
	data, err := json.Marshal(o)
	if err != nil {
		return err
	}
	_, err = f.f.Write(append(data, '\n'))
	return err
}

// Close closes the file.
func (f *File) Close() error { return f.f.Close() }

// Read reads a file of results: of [OpenFile], or what [Run.WriteJSON] has written.
func Read(name string) (*Run, error) {
	data, err := files.Read(name)
	if err != nil {
		return nil, err
	}
	var r Run
	if json.Unmarshal(data, &r) == nil && r.Format == Format {
		return &r, nil
	}
	run, end, err := parseLines(name, data)
	if err == nil && end == 0 {
		err = fmt.Errorf("%s: no results", name)
	}
	return run, err
}

func readLines(name string) (*Run, int64, error) {
	data, err := files.Read(name)
	if err != nil {
		return nil, 0, err
	}
	return parseLines(name, data)
}

// parseLines reads complete lines, and returns where they end. Only the last line may be torn.
func parseLines(name string, data []byte) (*Run, int64, error) {
	var run Run
	end, n := int64(0), 0
	for line := range bytes.Lines(data) {
		n++
		if !bytes.HasSuffix(line, []byte("\n")) {
			break
		}
		if n == 1 {
			if err := json.Unmarshal(line, &run.Header); err != nil || run.Format != Format {
				return nil, 0, fmt.Errorf("%s: no file of results of this version of gomc", name)
			}
		} else {
			r := &Result{}
			if err := json.Unmarshal(line, r); err != nil {
				return nil, 0, fmt.Errorf("%s:%d: %w", name, n, err)
			}
			run.Results = append(run.Results, r)
		}
		end += int64(len(line))
	}
	return &run, end, nil
}

// WriteJSON writes one JSON object: the header, the results and their summary.
func (r *Run) WriteJSON(w io.Writer) error {
	b := bufio.NewWriter(w)
	e := json.NewEncoder(b)
	e.SetEscapeHTML(false)
	e.SetIndent("", " ")
	o := struct {
		*Run
		Summaries []*Summary `json:"summaries"`
	}{r, Summarise(r.Results)}
	if o.Results == nil {
		o.Run = &Run{Header: r.Header, Results: []*Result{}}
	}
	if err := e.Encode(o); err != nil {
		return err
	}
	return b.Flush()
}
