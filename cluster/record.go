package cluster

import (
	"bytes"
	"cmp"
	"compress/flate"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base32"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/explore/tree"
	"github.com/gomc/gomc/report"
)

// Status is where a job stands.
type Status string

// The statuses. A job that has come to one of the last three never leaves it for an earlier one.
const (
	Running   Status = "running"
	Stopping  Status = "stopping"  // a piece has ended the search; the results are to be summed up
	Done      Status = "done"      // Job.Final is set
	Cancelled Status = "cancelled" // somebody has ended the job; nobody sums up
)

// Search says what is searched for, and how: all that the result depends on, beside the program.
type Search struct {
	Engine    string            `json:"engine"`
	Model     string            `json:"model"`
	Checks    []event.ErrorKind `json:"checks"`
	LeftOut   []event.ErrorKind `json:"left_out,omitempty"` // kinds that are not looked for, for messages
	KeepGoing bool              `json:"keep_going,omitempty"`
	MaxSteps  int               `json:"max_steps"`
	Property  string            `json:"property,omitempty"`  // name of the property of SV-COMP that the checks stand for
	Unchecked []string          `json:"unchecked,omitempty"` // parts of it that are not checked
	Options   report.Options    `json:"options"`
	Inputs    []string          `json:"inputs"` // names of files, for messages
}

// Source says where the program is.
type Source struct {
	Name     string `json:"name"`     // of the assembly, for messages
	Hash     string `json:"hash"`     // of the assembly: its name in the store
	Identity string `json:"identity"` // see llvmir.Module
}

// Job is the record of a search.
type Job struct {
	Version string    `json:"version"` // who takes part has this one
	Status  Status    `json:"status"`
	Search  Search    `json:"search"`
	Source  Source    `json:"source"`
	Created time.Time `json:"created"`
	Spent   float64   `json:"seconds"` // before it was submitted

	// Epoch counts the searches that were started over with what they have learned. What follows belongs to this one.
	Epoch   int             `json:"epoch"`
	Learned json.RawMessage `json:"learned,omitempty"` // see explore.State
	Roots   []tree.Position `json:"roots"`             // the pieces that it began with
	Base    explore.Tally   `json:"base"`              // what was found before them

	// Threads is how threads are numbered, in every process: positions and counterexamples depend on it. It only ever grows at its end.
	Threads [][2]uint32 `json:"threads,omitempty"`
	// Known is how many of them the roots depend on.
	Known int `json:"known,omitempty"`

	// Batch is set if the job is no search.
	Batch *Batch `json:"batch,omitempty"`

	Final *Final `json:"final,omitempty"`
}

// Final is the result of a job.
type Final struct {
	State   explore.State `json:"state"`
	Limits  Limits        `json:"limits"`
	Seconds float64       `json:"seconds"` // since it was submitted
}

// Limits is what processes have met that restricts a verdict.
type Limits struct {
	Nondet []string `json:"nondet,omitempty"` // what was taken from the range of nondeterministic values
	Cut    *Cut     `json:"cut,omitempty"`    // a thread that was cut while it computed
}

// Cut is where a thread was cut; see interp.Program.TooLong.
type Cut struct {
	Site    event.Site `json:"site"`
	Endless bool       `json:"endless,omitempty"`
}

// Add adds what another process has met.
func (l *Limits) Add(m Limits) {
	for _, name := range m.Nondet {
		if i, ok := slices.BinarySearch(l.Nondet, name); !ok {
			l.Nondet = slices.Insert(slices.Clip(l.Nondet), i, name)
		}
	}
	l.Cut = cmp.Or(l.Cut, m.Cut)
}

// Piece is a part of a job's search, as it stands in the queue.
type Piece struct {
	Job   string        `json:"job"`
	Epoch int           `json:"epoch"`
	ID    string        `json:"id"`
	At    tree.Position `json:"at"`
	// Threads is how many of Job.Threads have to be known for the position to mean what it did where it was written down.
	Threads int `json:"threads,omitempty"`
}

// Result is what came of a piece. Its children are pieces of the same job and epoch.
type Result struct {
	At      []int32           `json:"at"` // path where the piece began
	Tally   explore.Tally     `json:"tally"`
	Rest    []tree.Position   `json:"rest,omitempty"`    // the children, larger ones first
	Threads int               `json:"threads,omitempty"` // as in the children
	Outputs []json.RawMessage `json:"outputs,omitempty"` // of the items of a batch, from that on which At begins with
	Limits  Limits            `json:"limits,omitzero"`
	Worker  string            `json:"worker"`
	Seconds float64           `json:"seconds"`
}

// NewID returns a name for a job that nobody else has.
func NewID() string {
	var b [10]byte
	rand.Read(b[:])
	return strings.ToLower(base32.StdEncoding.EncodeToString(b[:]))
}

// CheckID returns an error if a text is not the name of a job.
func CheckID(id string) error {
	if len(id) != 16 || strings.Trim(id, "abcdefghijklmnopqrstuvwxyz234567") != "" {
		return fmt.Errorf("%q is not the name of a job, which has 16 letters and digits", id)
	}
	return nil
}

// root returns a piece that an epoch begins with.
func (j *Job) root(id string, k int) Piece {
	return Piece{Job: id, Epoch: j.Epoch, ID: named("root", k, j.Roots[k]), At: j.Roots[k], Threads: j.Known}
}

// child returns a piece that a piece has left.
func (p *Piece) child(k int, r *Result) Piece {
	return Piece{Job: p.Job, Epoch: p.Epoch, ID: named(p.ID, k, r.Rest[k]), At: r.Rest[k], Threads: r.Threads}
}

// named returns the name of the k-th piece that comes of another one. Who finds the result of a piece knows the names of its children. That the position is part of
// the name makes a result that was lost, and is found again in another way, harmless.
func named(parent string, k int, at tree.Position) string {
	sum := sha256.Sum256(fmt.Appendf(nil, "%s %d %d %d", parent, k, at.Base, at.Path))
	return hex.EncodeToString(sum[:16])
}

// key is the name under which the result of a piece is committed.
func (p *Piece) key() Key { return Key{p.Job, p.Epoch, p.ID} }

// Hash returns the name of an object in the store.
func Hash(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}

// MaxMessage bounds the messages that are written, in bytes; servers take a megabyte by default.
const MaxMessage = 900 << 10

// ErrTooLarge says that a message would be larger than MaxMessage.
var ErrTooLarge = errors.New("a message of the search is too large for the cluster")

const (
	leastCompressed = 2 << 10  // what is smaller is written as it is
	maxExpanded     = 64 << 20 // what is compressed and larger is refused
)

// encode writes a record: JSON, and compressed if that is long. A compressed text never begins as JSON does: its first byte says so.
func encode(record any) ([]byte, error) {
	data, err := json.Marshal(record)
	if err != nil {
		return nil, err
	}
	if len(data) >= leastCompressed {
		b := bytes.NewBuffer([]byte{'z'})
		w, _ := flate.NewWriter(b, flate.BestSpeed)
		w.Write(data)
		w.Close()
		data = b.Bytes()
	}
	if len(data) > MaxMessage {
		return nil, fmt.Errorf("%w: %d bytes", ErrTooLarge, len(data))
	}
	return data, nil
}

// ReadResult reads a result as it is committed.
func ReadResult(data []byte) (*Result, error) {
	r := new(Result)
	return r, decode(data, r)
}

// decode reads what encode has written.
func decode(data []byte, record any) error {
	if len(data) > 0 && data[0] == 'z' {
		expanded, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(data[1:])), maxExpanded+1))
		if err != nil || len(expanded) > maxExpanded {
			return fmt.Errorf("a damaged message of the cluster (%w)", cmp.Or(err, ErrTooLarge))
		}
		data = expanded
	}
	if err := json.Unmarshal(data, record); err != nil {
		return fmt.Errorf("a damaged message of the cluster: %w", err)
	}
	return nil
}
