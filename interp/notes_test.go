package interp

import (
	"slices"
	"testing"
)

func TestNotes(t *testing.T) {
	m := &machine{}
	for _, key := range []uint64{40, 16, 17, 24} {
		if before := m.note(key, key); before != 0 {
			t.Errorf("a new note on %d is %d", key, before)
		}
	}
	frozen := m.notes // as a State has them
	want := slices.Clone(frozen)
	if before := m.note(24, ^uint64(23)); before != 24 || m.note(24, 0) != 0 || len(m.notes) != 3 {
		t.Errorf("a note that came to 0: %d, %v", before, m.notes)
	}
	m.forget(16, 8)
	if m.note(16, 0) != 0 || m.note(17, 0) != 17 || m.note(40, 0) != 40 {
		t.Errorf("after the object at 16 has gone: %v", m.notes)
	}
	m.blocks = []*block{{addr: 0, size: 8}, {addr: 32, size: 16}}
	m.popBlocks(1)
	if m.note(40, 0) != 0 {
		t.Errorf("after the memory around 40 has gone: %v", m.notes)
	}
	if !slices.Equal(frozen, want) {
		t.Errorf("the notes of a State have changed: %v, were %v", frozen, want)
	}
	if a, b := (&extent{notes: frozen}), (&extent{notes: m.notes}); a.equal(b) || !a.equal(&extent{notes: want}) {
		t.Error("States that differ in notes alone are the same")
	}
}

// A snapshot differs from what a thread is as soon as a register, its memory, a note or a loop counter
// does.
func TestSnapshot(t *testing.T) {
	m := &machine{acts: []activation{{regs: []uint64{1, 2}}}, blocks: []*block{{size: 8, words: []uint64{3}, undef: []uint64{0}}},
		counts: []uint32{4}, notes: []note{{5, 6, nil}}}
	for name, change := range map[string]func(){
		"a register":     func() { m.acts[0].regs[1]++ },
		"memory":         func() { m.blocks[0].words[0]++ },
		"initialisation": func() { m.blocks[0].undef[0]++ },
		"a shade":        func() { m.acts[0].shades = []shade{{}, {1, 1}} },
		"a counter":      func() { m.counts[0]++ },
		"a note":         func() { m.note(5, 1) },
		"the place":      func() { m.acts[0].pc++ },
	} {
		s := m.snapshot()
		if !s.equal(m) {
			t.Fatal("a snapshot differs from what it was made of")
		}
		if change(); s.equal(m) {
			t.Errorf("%s changes nothing", name)
		}
	}
}

// A note may be a term, as long as the thread keeps it: States that differ in it differ, and what is known of its inputs stays.
func TestKeptTerms(t *testing.T) {
	m := &machine{p: &Program{}}
	m.p.inputs.init()
	x, y := m.p.inputs.variable(64, 0), m.p.inputs.variable(64, 1)
	if before := m.remember(5, 0, x); before.value != 0 || before.term != nil {
		t.Errorf("there was a note: %v", before)
	}
	frozen := m.notes
	if used := m.inUse(); !used.meets(&m.p.inputs, x) || used.meets(&m.p.inputs, y) {
		t.Error("the input of a note is not in use, or another one is")
	}
	if before := m.remember(5, 0, y); before.term != x {
		t.Errorf("the note was %v, want the first input", before)
	}
	a, b := &extent{notes: frozen}, &extent{notes: m.notes}
	a.rehash()
	b.rehash()
	if a.equal(b) || a.hash == b.hash {
		t.Error("States that differ in a term alone are the same")
	}
	if m.remember(5, 0, nil); len(m.notes) != 0 {
		t.Errorf("there are still notes: %v", m.notes)
	}
}
