package cells

import (
	"maps"
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/lineage"
)

// Birth is an allocation in the past of a thread.
type Birth struct {
	Object   event.Obj
	Event    int32 // negative if it is no event
	Pos      int32 // how many events the thread had before it
	Children int32 // and how many threads it had created
	Older    int32 // the one before it in its thread
}

// Births numbers births, from 1; 0 stands for none. The same history of a thread has the same number whenever
// the search comes to it, so that there are not more of them than histories.
type Births struct {
	all     []Birth
	numbers map[Birth]int32
}

// At returns a birth, nil for none.
func (s *Births) At(k int32) *Birth {
	if k == 0 {
		return nil
	}
	return &s.all[k-1]
}

// Precedes reports whether a birth by thread comes before everything that the thread other does, because other descends from a child that thread has created after the birth.
func (b *Birth) Precedes(thread, other lineage.Key) bool { return other.Descends(thread, b.Children) }

// Latest returns the latest birth of object o, among birth k and those before it in its thread, for which counts is true; nil if there is none.
func (s *Births) Latest(k int32, o event.Obj, counts func(*Birth) bool) *Birth {
	b := s.At(k)
	for b != nil && (b.Object != o || !counts(b)) {
		b = s.At(b.Older)
	}
	return b
}

// Number returns the number of a birth, and whether it is new.
func (s *Births) Number(b Birth) (k int32, news bool) {
	if k = s.numbers[b]; k != 0 {
		return k, false
	}
	if s.numbers == nil {
		s.numbers = map[Birth]int32{}
	}
	s.all = append(s.all, b)
	k = int32(len(s.all))
	s.numbers[b] = k
	return k, true
}

// Clone returns a copy in which further births may be numbered otherwise.
func (s *Births) Clone() Births { return Births{slices.Clip(s.all), maps.Clone(s.numbers)} }
