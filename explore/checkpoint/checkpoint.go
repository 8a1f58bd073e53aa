// Package checkpoint reads and writes files from which an exploration continues in
// another process.
//
// A file is one JSON object. Its outer part has the version of the format, that of
// gomc, and the SHA-256 of the inner part, without white space, which is a [File]:
//
//	{"gomc_checkpoint": 1, "gomc": "v1.2.0", "sha256": "...", "search": {...}}
//
// The hash is there because a number that was damaged would still be a number: the
// search would go on in another place and might miss a violation.
package checkpoint

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"slices"
	"strings"

	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/files"
)

// Format is the version of the format.
const Format = 1

// File is the content of a checkpoint.
type File struct {
	Gomc    string            `json:"-"`       // version of gomc that wrote it
	Program string            `json:"program"` // hash of the module
	Inputs  []string          `json:"inputs"`  // names of the input files, for people
	Engine  string            `json:"engine"`
	Model   string            `json:"model"`
	Options map[string]string `json:"options"`           // flags that change the search, if given
	Seconds float64           `json:"seconds"`           // time spent so far
	Threads [][2]uint32       `json:"threads,omitempty"` // how threads are numbered; see interp.Program.Threads
	State   explore.State     `json:"state"`
}

// outer is what a file looks like.
type outer struct {
	Format *int            `json:"gomc_checkpoint"`
	Gomc   string          `json:"gomc"`
	SHA256 string          `json:"sha256"`
	Search json.RawMessage `json:"search"`
}

// Write writes the file in one step: under its name there is always the previous
// checkpoint or this one, in full.
func (f *File) Write(name string) error {
	data, err := f.encode()
	if err != nil {
		return err
	}
	if info, err := os.Stat(name); err == nil && !info.Mode().IsRegular() {
		return fmt.Errorf("%s is not a regular file; a checkpoint needs a name of its own", name)
	}
	return files.Write(name, func(w io.Writer) error {
		_, err := w.Write(data)
		return err
	})
}

// Replaceable returns an error if there is a file of that name that is neither empty
// nor a checkpoint, be it damaged or not.
func Replaceable(name string) error {
	data, err := files.Read(name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err == nil && len(data) > 0 && !recognised(data) {
		return fmt.Errorf("%s exists and is not a checkpoint; remove it, or use another name", name)
	}
	return err
}

// recognised reports whether data begins as a checkpoint does.
func recognised(data []byte) bool {
	rest, ok := bytes.CutPrefix(bytes.TrimSpace(data), []byte("{"))
	return ok && bytes.HasPrefix(bytes.TrimSpace(rest), []byte(`"gomc_checkpoint"`))
}

func (f *File) encode() ([]byte, error) {
	search, err := json.Marshal(f)
	if err != nil {
		return nil, err
	}
	format := Format
	data, err := json.Marshal(outer{Format: &format, Gomc: f.Gomc, SHA256: hash(search), Search: search})
	return append(data, '\n'), err
}

func hash(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}

// Read reads a file. Its errors name the file and say what to do.
func Read(name string) (*File, error) {
	data, err := files.Read(name)
	if err != nil {
		return nil, err
	}
	f, err := decode(data)
	if err != nil {
		return nil, fmt.Errorf("%s %w", name, err)
	}
	return f, nil
}

// damaged says what is wrong with a file that cannot be used.
func damaged(what any) error {
	return fmt.Errorf("is damaged: %v; use a copy of it, or start over without --resume", what)
}

func decode(data []byte) (*File, error) {
	var o outer
	if err := json.Unmarshal(data, &o); err != nil {
		if recognised(data) {
			return nil, damaged(err)
		}
		return nil, errors.New("is not a checkpoint; --resume takes a file that --checkpoint wrote")
	}
	switch {
	case o.Format == nil:
		return nil, errors.New("is not a checkpoint; --resume takes a file that --checkpoint wrote")
	case *o.Format != Format:
		return nil, fmt.Errorf("has format %d, of gomc %s, and this gomc reads format %d; resume with that gomc, or start over without --resume",
			*o.Format, o.Gomc, Format)
	}
	if o.Gomc == "" {
		return nil, damaged("the version of gomc is missing")
	}
	var compact bytes.Buffer
	if err := json.Compact(&compact, o.Search); err != nil {
		return nil, damaged(err)
	}
	if hash(compact.Bytes()) != o.SHA256 {
		return nil, damaged("its hash is another one")
	}
	f := &File{Gomc: o.Gomc}
	d := json.NewDecoder(&compact)
	d.DisallowUnknownFields()
	if err := d.Decode(f); err != nil {
		return nil, damaged(err)
	}
	if _, err := d.Token(); err != io.EOF {
		return nil, damaged("there is more than one search")
	}
	for _, p := range f.State.Pending {
		if err := p.Check(); err != nil {
			return nil, damaged(err)
		}
	}
	return f, nil
}

// Fits returns an error, which says what to do, if f belongs to another search than
// want: it differs in the version of gomc, the program, the engine, the model or
// the options. Another version of gomc may take the same path to another place.
func (f *File) Fits(want *File) error {
	const startOver = "or start over without --resume"
	switch {
	case f.Gomc != want.Gomc:
		return fmt.Errorf("was written by gomc %s, and this is gomc %s, which may search in another order; resume with that gomc, %s",
			f.Gomc, want.Gomc, startOver)
	case f.Program != want.Program:
		return fmt.Errorf("belongs to another program: the inputs (then: %s), or the compiler or its flags, have changed; give the same ones, %s",
			strings.Join(f.Inputs, " "), startOver)
	}
	var repeat []string
	for _, d := range []struct{ flag, then, now string }{{"engine", f.Engine, want.Engine}, {"model", f.Model, want.Model}} {
		if d.then != d.now {
			repeat = append(repeat, fmt.Sprintf("--%s=%s", d.flag, d.then))
		}
	}
	names := maps.Clone(f.Options)
	if names == nil {
		names = map[string]string{}
	}
	maps.Copy(names, want.Options)
	for _, name := range slices.Sorted(maps.Keys(names)) {
		then, given := f.Options[name]
		if now, isNow := want.Options[name]; then == now && given == isNow {
			continue
		}
		if given {
			repeat = append(repeat, strings.TrimSuffix(fmt.Sprintf("--%s=%s", name, then), "="))
		} else {
			repeat = append(repeat, "no --"+name)
		}
	}
	if len(repeat) > 0 {
		return fmt.Errorf("belongs to another search; give %s as then, %s", strings.Join(repeat, " and "), startOver)
	}
	return nil
}
