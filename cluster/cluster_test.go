package cluster_test

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"log/slog"
	"reflect"
	"slices"
	"testing"
	"time"

	"github.com/gomc/gomc/cluster"
	"github.com/gomc/gomc/cluster/simulated"
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/explore/tree"
)

var (
	seeds = flag.Uint64("cluster.seeds", 1500, "number of simulated clusters")
	first = flag.Uint64("cluster.first", 0, "first seed of these")
)

// shape is a tree that is defined by hashes of paths, as a program defines one: what a walk learns changes it, and so does how threads are numbered.
type shape struct {
	seed    uint64
	depth   int
	learns  int    // one of so many nodes can be understood only with what is learned there; 0 for none
	threads uint64 // so many threads there are
	errors  int    // one of so many leaves is a violation; 0 for none
}

func scramble(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// knowledge is what a process knows of a shape.
type knowledge struct {
	learned []uint64
	threads [][2]uint32
}

// number returns the number of a thread, which it gets where it is met first.
func (k *knowledge) number(thread uint32) uint64 {
	i := slices.Index(k.threads, [2]uint32{0, thread})
	if i < 0 {
		i = len(k.threads)
		k.threads = append(slices.Clip(k.threads), [2]uint32{0, thread})
	}
	return uint64(i)
}

// children returns the hashes of the nodes below a node, in the order of options.
func (s *shape) children(hash uint64, depth int, k *knowledge) []uint64 {
	h := scramble(hash ^ 1)
	n := h >> 8 % 4
	if depth >= s.depth {
		return nil
	}
	if depth < 2 {
		n = 3
	}
	var all []uint64
	for i := range n {
		all = append(all, scramble(hash^i<<32^uint64(len(k.learned))<<50))
	}
	if n > 0 { // what is learned has a say in the order of options
		sum := uint64(0)
		for _, l := range k.learned {
			sum += l
		}
		for range scramble(sum) % n {
			all = append(all[1:], all[0])
		}
	}
	if s.threads > 0 && h>>40%2 == 0 && n > 0 { // options in the order of threads
		turn := k.number(uint32(h >> 48 % s.threads))
		for range turn % n {
			all = append(all[1:], all[0])
		}
	}
	return all
}

// learn reports whether a node teaches something new.
func (s *shape) learn(hash uint64, k *knowledge) bool {
	return s.learns > 0 && hash%uint64(s.learns) == 0 && !slices.Contains(k.learned, hash) && len(k.learned) < 3
}

// walk visits what is at a position, up to so many nodes; then it splits the rest.
func (s *shape) walk(k *knowledge, at tree.Position, nodes, splits int, keepGoing bool) *cluster.Found {
	f := &cluster.Found{Tally: explore.Tally{Counts: explore.Counts{Blocked: map[event.Reason]uint64{}}}}
	path, base := slices.Clone(at.Path), at.Base
	hashes := []uint64{scramble(s.seed)}
	for d, option := range path {
		c := s.children(hashes[d], d, k)
		if int(option) >= len(c) {
			if d != base || d != len(path)-1 {
				panic(fmt.Sprintf("no option %d at depth %d of %v", option, d, path))
			}
			return f
		}
		hashes = append(hashes, c[option])
	}
	for ; ; nodes-- {
		if nodes <= 0 {
			return s.rest(f, tree.Position{Path: path, Base: base}, splits)
		}
		hash := hashes[len(path)]
		if s.learn(hash, k) {
			k.learned = append(k.learned, hash)
			slices.Sort(k.learned)
			f.Tally = startsOver()
			f.Learned, _ = json.Marshal(k.learned)
			return f
		}
		if c := s.children(hash, len(path), k); len(c) > 0 {
			path, hashes = append(path, 0), append(hashes, c[0])
			continue
		}
		f.Tally.Counts.Executions++
		f.Tally.Counts.Events += hash >> 8
		if s.errors > 0 && hash%uint64(s.errors) == 0 {
			if f.Tally.Error == nil {
				f.Tally.Error = &explore.Error{Message: fmt.Sprint(hash)}
			}
			if !keepGoing {
				f.Tally.Verdict = explore.Violation
				return f
			}
		}
		for {
			d := len(path) - 1
			if d < base {
				return f
			}
			path[d]++
			hashes = hashes[:d+1]
			if c := s.children(hashes[d], d, k); int(path[d]) < len(c) {
				hashes = append(hashes, c[path[d]])
				break
			}
			path = path[:d]
		}
	}
}

func (s *shape) rest(f *cluster.Found, at tree.Position, splits int) *cluster.Found {
	for range splits {
		given, rest, ok := at.Split()
		if !ok {
			break
		}
		at = rest
		f.Rest = append(f.Rest, given)
	}
	f.Rest = append(f.Rest, at)
	return f
}

// startsOver is the tally of a search that has to begin again.
func startsOver() (t explore.Tally) {
	if err := json.Unmarshal([]byte(`{"sequel":1}`), &t); err != nil || !t.StartsOver() {
		panic("a sequel is written in another way")
	}
	return t
}

// searcher is a process that explores a shape.
type searcher struct {
	*shape
	rand interface{ IntN(int) int }
	know *knowledge // nil if nothing is loaded
}

func (s *searcher) Explore(_ context.Context, _ string, job *cluster.Job, at tree.Position) (*cluster.Found, error) {
	if k := s.know; k == nil || len(k.threads) < len(job.Threads) || !slices.Equal(k.threads[:len(job.Threads)], job.Threads) {
		s.know = &knowledge{threads: job.Threads}
	}
	s.know.learned = nil
	if job.Learned != nil {
		if err := json.Unmarshal(job.Learned, &s.know.learned); err != nil {
			return nil, err
		}
	}
	f := s.walk(s.know, at, 1+s.rand.IntN(20), s.rand.IntN(4), job.Search.KeepGoing)
	f.Threads = s.know.threads
	return f, nil
}

// expected is what one process counts in a shape, without a cluster.
func (s *shape) expected(keepGoing bool) explore.Tally {
	var k knowledge
	for {
		f := s.walk(&k, tree.Position{}, 1<<30, 0, keepGoing)
		if !f.Tally.StartsOver() {
			return f.Tally
		}
	}
}

// drawn returns the shape of a seed.
func drawn(seed uint64) *shape {
	s := &shape{seed: seed, depth: 3 + int(seed%5)}
	if seed%3 == 0 {
		s.learns = 25
	}
	if seed%2 == 0 {
		s.threads = 2 + seed%4
	}
	if seed%7 == 0 && (s.learns == 0 || keepsGoing(seed)) { // else it depends on the order of pieces whether something is learned or a violation found
		s.errors = 20
	}
	return s
}

func keepsGoing(seed uint64) bool { return seed%5 < 3 }

// inWorld runs a cluster in a simulated world, and returns the record of its job.
func inWorld(w *simulated.World, seed uint64, patience time.Duration) (done *cluster.Job, err error) {
	s := drawn(seed)
	const id = "a"
	for i := range 1 + int(seed%4) {
		w.Spawn(fmt.Sprint("worker ", i), true, func(b cluster.Broker) {
			worker := &cluster.Worker{Name: "w", Version: "1", Broker: b, Search: &searcher{shape: s, rand: w.Rand()}, Log: slog.New(slog.DiscardHandler)}
			for {
				_ = worker.Step(context.Background())
			}
		})
	}
	w.Spawn("client", true, func(b cluster.Broker) {
		job := &cluster.Job{Version: "1", Status: cluster.Running, Roots: []tree.Position{{Path: []int32{}}}}
		job.Search.KeepGoing = keepsGoing(seed)
		for cluster.Submit(context.Background(), b, id, job) != nil {
		}
		watcher := &cluster.Watcher{Broker: b, ID: id, Patience: patience}
		for {
			if j, err := watcher.Watch(context.Background()); err == nil {
				done = j
				return
			}
		}
	})
	err = w.Run("client")
	return done, err
}

// TestProtocol runs jobs in clusters that fail in every way: what they count must be what one process counts.
func TestProtocol(t *testing.T) {
	var crashes, failed, doubled, epochs, violations int
	for seed := *first; seed < *first+*seeds; seed++ {
		w := simulated.New(seed, 400)
		job, err := inWorld(w, seed, 0)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		keepGoing := keepsGoing(seed)
		want := drawn(seed).expected(keepGoing)
		got := job.Final.State
		if want.Error != nil && !keepGoing {
			violations++
			if got.Tally.Error == nil || got.Tally.Verdict != explore.Violation {
				t.Errorf("seed %d: no violation: %+v", seed, got.Tally)
			}
			continue
		}
		if s := drawn(seed); (s.threads > 0 || s.learns > 0) && want.Error != nil && got.Tally.Error != nil { // which one is first depends on how threads are numbered, and on what was learned when
			want.Error, got.Tally.Error = nil, nil
		}
		if !reflect.DeepEqual(want, got.Tally) || len(got.Pending) != 0 {
			t.Fatalf("seed %d: %+v, want %+v", seed, got, want)
		}
		crashes, failed, doubled, epochs = crashes+w.Crashes, failed+w.Failed, doubled+w.Doubled, epochs+job.Epoch
	}
	t.Logf("%d clusters: %d processes died, %d calls failed, %d pieces were doubled, %d epochs were started over, %d violations", *seeds, crashes, failed, doubled, epochs, violations)
	if n := int(*seeds); crashes < 2*n || failed < 2*n || doubled < 2*n || epochs < n/10 || violations < n/50 {
		t.Error("too little has happened")
	}
}

// TestLost loses all that is in the queue: who watches the job puts it there again.
func TestLost(t *testing.T) {
	for seed := range uint64(200) {
		w := simulated.New(seed, 400)
		w.At(200+int(seed), w.Lose)
		job, err := inWorld(w, seed, time.Nanosecond)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if want, got := drawn(seed).expected(keepsGoing(seed)), job.Final.State.Tally; want.Error == nil && !reflect.DeepEqual(want, got) {
			t.Fatalf("seed %d: %+v, want %+v", seed, got, want)
		}
	}
}
