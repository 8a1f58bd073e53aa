package checkpoint

import (
	"bytes"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/explore/tree"
	"github.com/gomc/gomc/memmodel"
)

func example() *File {
	return &File{
		Gomc: "v1.2.0", Program: "sha256:12", Inputs: []string{"a.c"}, Engine: "trust", Model: "tso",
		Options: map[string]string{"unroll": "3", "no-await": ""}, Seconds: 12.5,
		State: explore.State{Learned: json.RawMessage(`{"a":1}`), State: tree.State[explore.Tally]{
			Pending: []tree.Position{{Path: []int32{0, 3, 1}, Base: 1}, {Path: []int32{}}},
			Tally: explore.Tally{
				Counts: explore.Counts{Executions: 7, Erroneous: 1, Events: 1 << 60, Blocked: map[event.Reason]uint64{event.BlockAwait: 2}},
				Error: &explore.Error{Kind: event.AssertionError, Message: "x < 3", Site: event.Site{File: "a.c", Line: 3},
					Schedule: []memmodel.Move{{Thread: 1}, {Thread: 2, Choice: 1 << 63}}},
			},
		}},
	}
}

func TestWriteAndRead(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "checkpoint")
	for seconds := range 3 {
		want := example()
		want.Seconds = float64(seconds)
		if err := want.Write(name); err != nil {
			t.Fatal(err)
		}
		got, err := Read(name)
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%+v, %v; want %+v", got, err, want)
		}
		if err := got.Fits(want); err != nil {
			t.Error(err)
		}
	}
	if err := Replaceable(name); err != nil {
		t.Error(err)
	}
	if err := Replaceable(name + "2"); err != nil {
		t.Error(err)
	}
	if err := Replaceable("checkpoint.go"); err == nil {
		t.Error("a source file can be replaced")
	}
	if files, _ := os.ReadDir(dir); len(files) != 1 {
		t.Errorf("left behind: %v", files)
	}
	if err := example().Write(dir); err == nil {
		t.Error("a directory was overwritten")
	}
	if err := example().Write(filepath.Join(dir, "none", "file")); err == nil {
		t.Error("a directory was created")
	}
	if _, err := Read(filepath.Join(dir, "none")); !errors.Is(err, fs.ErrNotExist) {
		t.Error(err)
	}
}

// TestFormatted reads a file that was laid out by another program.
func TestFormatted(t *testing.T) {
	data, _ := example().encode()
	var b bytes.Buffer
	if err := json.Indent(&b, data, "", "\t"); err != nil {
		t.Fatal(err)
	}
	if got, err := decode(b.Bytes()); err != nil || !reflect.DeepEqual(got, example()) {
		t.Errorf("%+v, %v", got, err)
	}
}

// TestDamaged cuts a file everywhere and changes each of its bytes.
func TestDamaged(t *testing.T) {
	data, err := example().encode()
	if err != nil {
		t.Fatal(err)
	}
	for i := range len(data) - 1 {
		if _, err := decode(data[:i]); err == nil {
			t.Errorf("cut after %d bytes: no error", i)
		}
		changed := bytes.Clone(data)
		changed[i] ^= 1
		if f, err := decode(changed); err == nil && f.Fits(example()) == nil {
			t.Errorf("byte %d changed: %+v", i, f)
		}
	}
}

func TestMessages(t *testing.T) {
	good, _ := example().encode()
	for _, c := range []struct{ old, new, want string }{
		{`{"gomc_checkpoint":1,`, `{"gomc_checkpoint":2,`, "has format 2, of gomc v1.2.0"},
		{`{"gomc_checkpoint":1,`, `{"gomc_trace":1,`, "is not a checkpoint"},
		{`{`, `#`, "is not a checkpoint"},
		{`,`, `;`, "is damaged"},
		{`"path":[0`, `"path":[2`, "is damaged: its hash"},
		{`"path":[0`, `"path":[`, "is damaged"},
	} {
		data := bytes.Replace(good, []byte(c.old), []byte(c.new), 1)
		if _, err := decode(data); err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%s: %v", c.new, err)
		}
	}
	if _, err := decode([]byte("int main() {}")); err == nil || !strings.HasPrefix(err.Error(), "is not a checkpoint") {
		t.Error(err)
	}
	for _, c := range []struct {
		change func(*File)
		want   string
	}{
		{func(f *File) { f.Gomc = "v1.3.0" }, "was written by gomc v1.2.0, and this is gomc v1.3.0"},
		{func(f *File) { f.Program = "sha256:13" }, "belongs to another program: the inputs (then: a.c)"},
		{func(f *File) { f.Engine = "trust-rf" }, "belongs to another search; give --engine=trust as then"},
		{func(f *File) { f.Model = "sc" }, "belongs to another search; give --model=tso as then"},
		{func(f *File) { f.Options = nil }, "belongs to another search; give --no-await and --unroll=3 as then"},
		{func(f *File) { f.Options["unroll"] = "4" }, "belongs to another search; give --unroll=3 as then"},
		{func(f *File) { f.Options["nondet"] = "0..1" }, "belongs to another search; give no --nondet as then"},
	} {
		now := example()
		c.change(now)
		if err := example().Fits(now); err == nil || !strings.HasPrefix(err.Error(), c.want) || !strings.Contains(err.Error(), "or start over") {
			t.Errorf("%v; want %q", err, c.want)
		}
	}
}

// FuzzDecode reads anything without panics, and what it accepts can be written and
// read again.
func FuzzDecode(f *testing.F) {
	good, _ := example().encode()
	f.Add(good, false)
	f.Add([]byte(`{"gomc_checkpoint":1,"search":{}}`), false)
	search, _ := json.Marshal(example())
	f.Add(search, true)
	f.Add([]byte(`{"state":{"pending":[{"path":[-1],"base":7}]}}`), true)
	f.Fuzz(func(t *testing.T, data []byte, inner bool) {
		if inner { // with the right hash
			var b bytes.Buffer
			if json.Compact(&b, data) != nil {
				return
			}
			format := Format
			data, _ = json.Marshal(outer{Format: &format, Gomc: "v1", SHA256: hash(b.Bytes()), Search: b.Bytes()})
		}
		file, err := decode(data)
		if err != nil {
			return
		}
		again, err := file.encode()
		if err != nil {
			t.Fatal(err)
		}
		if second, err := decode(again); err != nil || second.Gomc != file.Gomc {
			t.Fatalf("%v of %s", err, again)
		}
	})
}
