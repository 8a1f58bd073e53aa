package memmodel

import (
	"slices"

	"github.com/gomc/gomc/event"
)

// stored is a store in a buffer, on its way to memory. It may also be the initial content of an object that
// begins another life, all words at once: then loc is the lifetime of the object.
type stored struct {
	piece
	epoch int32      // PSO: how many store-store fences precede it
	word  event.Bits // the bytes stored, in their place in the word
	label *event.Label
	step  int32 // of the store, -1 if the machine has forgotten it; see Machine.SetBuffer
	loads []forwarded
}

// piece is what a store in a buffer is going to write.
type piece struct {
	loc    event.Loc
	mask   uint8
	object event.Obj // that it is part of
}

// pieceOf returns what the store of a label writes, or the allocation of an object that has lived before.
func pieceOf(l *event.Label) piece {
	if l.Kind == event.Alloc {
		return piece{Lifetime(l.Object), 0xff, l.Object}
	}
	return piece{l.Loc, l.Mask, l.Object}
}

// begins reports whether all of an object is written that begins another life.
func (p piece) begins() bool { return p.loc < 0 }

// common returns the bytes of a piece of one word that another one has, too; for an object, whether it has any.
func (p piece) common(q piece) uint8 {
	switch {
	case p.loc == q.loc:
		return p.mask & q.mask
	case p.begins() && p.object == q.object:
		return q.mask
	case q.begins() && p.object == q.object:
		return p.mask
	}
	return 0
}

// forwarded is a load that read bytes of a store in a buffer.
type forwarded struct {
	step int32
	loc  event.Loc
	mask uint8
}

// left is a store that has left a buffer, and its place in it.
type left struct {
	stored
	at int32
}

// buffers are the store buffers of all threads. Every thread keeps its stores in
// program order. Auxiliary processes take them to memory: one for each thread
// under TSO, one for each thread and piece of memory under PSO.
type buffers struct {
	model  Model
	byTh   [][]stored // by thread
	epochs []int32    // by thread
	aux    []auxiliary
	own    [][]int32 // by thread: its auxiliary processes
	left   []left    // log of stores that have left
	count  int       // stores in all buffers
}

// auxiliary identifies a process that updates memory. Under TSO only thread is
// set.
type auxiliary struct {
	thread event.ThreadID
	piece
}

func newBuffers(model Model) *buffers {
	return &buffers{model: model}
}

// of returns the buffer of a thread.
func (b *buffers) of(t event.ThreadID) []stored {
	if int(t) >= len(b.byTh) {
		return nil
	}
	return b.byTh[t]
}

func newStored(l *event.Label, epoch, step int32) stored {
	s := stored{piece: pieceOf(l), epoch: epoch, label: l, step: step}
	if !s.begins() {
		s.word = Stored(l)
	}
	return s
}

// put appends a store to the buffer of its thread.
func (b *buffers) put(t event.ThreadID, l *event.Label, step int32) {
	for int(t) >= len(b.byTh) {
		b.byTh = append(b.byTh, nil)
	}
	s := newStored(l, b.epoch(t), step)
	b.byTh[t] = append(b.byTh[t], s)
	b.count++
	b.process(t, &s)
}

func (b *buffers) epoch(t event.ThreadID) int32 {
	for int(t) >= len(b.epochs) {
		b.epochs = append(b.epochs, 0)
	}
	return b.epochs[t]
}

// process returns the number of the auxiliary process that a store belongs to.
func (b *buffers) process(t event.ThreadID, s *stored) int {
	key := auxiliary{thread: t}
	if b.model == PSO {
		key.piece = s.piece
	}
	for _, k := range b.ofThread(t) {
		if b.aux[k] == key {
			return int(k)
		}
	}
	k := len(b.aux)
	b.aux = append(b.aux, key)
	for int(t) >= len(b.own) {
		b.own = append(b.own, nil)
	}
	b.own[t] = append(b.own[t], int32(k))
	return k
}

// ofThread returns the auxiliary processes of a thread.
func (b *buffers) ofThread(t event.ThreadID) []int32 {
	if int(t) >= len(b.own) {
		return nil
	}
	return b.own[t]
}

// next returns the place in its thread's buffer of the store that an auxiliary
// process would take to memory, -1 for none.
func (b *buffers) next(k int) int {
	a := b.aux[k]
	buf := b.of(a.thread)
	if b.model == TSO {
		if len(buf) == 0 {
			return -1
		}
		return 0
	}
	for i := range buf {
		s := &buf[i]
		if s.epoch != buf[0].epoch {
			return -1
		}
		if s.piece == a.piece {
			return i
		}
		if s.common(a.piece) != 0 {
			return -1 // an older store to some of the bytes goes first
		}
	}
	return -1
}

// take removes the store that an auxiliary process takes to memory.
func (b *buffers) take(k int) *stored {
	i, t := b.next(k), b.aux[k].thread
	b.left = append(b.left, left{b.byTh[t][i], int32(i)})
	b.byTh[t] = slices.Delete(b.byTh[t], i, i+1)
	b.count--
	return &b.left[len(b.left)-1].stored
}

// restore takes back take.
func (b *buffers) restore(k int) {
	n := len(b.left) - 1
	l, t := b.left[n], b.aux[k].thread
	b.left = b.left[:n]
	b.byTh[t] = slices.Insert(b.byTh[t], int(l.at), l.stored)
	b.count++
}

// fromBuffer returns the bytes of a word that a thread reads from its own buffer,
// and their mask.
func (m *Machine) fromBuffer(t event.ThreadID, read piece) (word event.Bits, from uint8) {
	buf := m.buffers.of(t)
	for i := len(buf) - 1; i >= 0 && read.mask != 0; i-- {
		s := &buf[i]
		mask := s.common(read)
		content := s.word
		switch {
		case mask == 0:
			continue
		case s.begins() && !m.renews(buf[:i], read.loc):
			continue
		case s.begins():
			content = m.prog.Word(read.loc)
		}
		word = word.Or(content.And(event.WordMask(mask)))
		from |= mask
		read.mask &^= mask
	}
	return word, from
}

// renews reports whether an allocation that is in a buffer, of an object that has lived before, counts as a write to the word loc of the object: it does if the word
// may hold anything but its initial content when the allocation takes effect. older are the stores that leave the buffer before it.
func (m *Machine) renews(older []stored, loc event.Loc) bool {
	return m.mixed == nil || m.written(loc) || slices.ContainsFunc(older, func(s stored) bool { return s.loc == loc })
}

// written is renews for an allocation that takes effect now: it counts as a write to the word loc if the word was written before, or if some other order of the steps has a
// write before it (late). Else the word holds its initial content already.
func (m *Machine) written(loc event.Loc) bool {
	return m.newestWrite(m.newest[loc]) >= 0 || m.word[loc] != m.prog.Word(loc) || m.mixed.isLate(loc)
}

// drained records what a step that waits for an empty buffer waited for, and
// separates the stores after a store-store fence from those before it.
func (m *Machine) drained(t event.ThreadID, s *Step) {
	b := m.buffers
	s.epoch = b.epoch(t)
	if Drains(s.Label) {
		m.syncUpdates(t)
	}
	if b.model == PSO && Separates(s.Label) {
		b.epochs[t]++
	}
}

// syncUpdates makes the current step follow all updates of a thread.
func (m *Machine) syncUpdates(t event.ThreadID) {
	for _, k := range m.buffers.ofThread(t) {
		if last := m.Last(Proc(2*k + 1)); last >= 0 {
			m.syncs = append(m.syncs, last)
		}
	}
}

// syncEnd makes the current step follow the end of a thread.
func (m *Machine) syncEnd(t event.ThreadID) {
	last := m.Last(m.Proc(t))
	if last < 0 {
		last = m.threads[t].creator
	}
	m.syncs = append(m.syncs, last)
	if m.buffers != nil {
		m.syncUpdates(t)
	}
}

// update takes a store to memory.
func (m *Machine) update(p Proc, index int32) {
	b := m.buffers
	s := b.take(int(p / 2))
	step := &m.steps[index]
	step.Store, step.Silent = s.step, false
	step.Label, step.epoch = s.label, s.epoch
	if s.step >= 0 {
		m.syncs = append(m.syncs, s.step)
	}
	if b.model == PSO && s.epoch > 0 {
		m.syncEpochs(step.Thread, s)
	}
	if s.begins() {
		m.renew(s.object, index)
	} else {
		m.know(s.loc)
		m.begun(step.Thread, s.object, s.loc)
		bits := event.WordMask(s.mask)
		m.push(s.loc, s.mask, writes, index, m.word[s.loc].And(^bits).Or(s.word))
	}
	step.readers = int32(len(s.loads))
	// Loads that read the store in the buffer are, from here on, readers of it in
	// memory: they come before the next update.
	for _, load := range s.loads {
		m.know(load.loc)
		m.push(load.loc, load.mask, reads, load.step, m.word[load.loc])
	}
}

// renew makes an object that begins a life forget what it held.
func (m *Machine) renew(o event.Obj, index int32) {
	for _, loc := range m.prog.Words(o) {
		m.know(loc)
		if m.written(loc) {
			m.push(loc, 0xff, writes, index, m.prog.Word(loc))
		}
	}
}

// begun is called before thread t writes, in memory, the word loc of object o. If the allocation that began the life of o came from the buffer of another thread and did not count
// as a write to the word (see written), it has to count from now on, since the two could come in the other order; the search then starts over.
func (m *Machine) begun(t event.ThreadID, o event.Obj, loc event.Loc) {
	if m.buffers == nil || m.mixed == nil || o == event.NoObj || m.newestWrite(m.newest[loc]) >= 0 || !m.prog.Revives(o) {
		return
	}
	if slices.ContainsFunc(m.steps, func(s Step) bool {
		return s.Update && s.Label != nil && s.Label.Kind == event.Alloc && s.Label.Object == o && s.Thread != t
	}) {
		m.mixed.late(loc)
	}
}

// syncEpochs makes the current step, an update under PSO, follow the updates
// that a store-store fence holds before it.
func (m *Machine) syncEpochs(t event.ThreadID, s *stored) {
	for _, k := range m.buffers.ofThread(t) {
		steps := m.stepsOf(Proc(2*k + 1))
		for i := len(steps) - 1; i >= 0; i-- {
			if u := &m.steps[steps[i]]; u.epoch < s.epoch {
				m.syncs = append(m.syncs, steps[i])
				break
			}
		}
	}
}

// forward notes that a load reads its thread's own buffer, and returns the bytes
// that it reads there.
func (m *Machine) forward(t event.ThreadID, l *event.Label, index int32) uint8 {
	buf := m.buffers.of(t)
	var from uint8
	for i := len(buf) - 1; i >= 0 && from != l.Mask; i-- {
		s := &buf[i]
		if mask := s.common(pieceOf(l)) &^ from; mask != 0 && !(s.begins() && !m.renews(buf[:i], l.Loc)) {
			from |= mask
			if s.step < 0 {
				continue
			}
			s.loads = append(s.loads, forwarded{index, l.Loc, mask})
			m.forwards = append(m.forwards, Forward{Loc: l.Loc, Mask: mask, Store: s.step})
		}
	}
	return from
}

// pushLife records an access to the lifetime of an object.
func (m *Machine) pushLife(o event.Obj, end bool, index int32) {
	for int(o) >= len(m.lives) {
		m.lives = append(m.lives, -1)
	}
	prev := m.lives[o]
	m.accesses = append(m.accesses, Access{Loc: Lifetime(o), Mask: 0xff, Read: !end, Write: end, Prev: prev, PrevWrite: m.newestWrite(prev), Step: index})
	m.lives[o] = int32(len(m.accesses) - 1)
}

// undoBuffers takes back what a step did to the buffers.
func (m *Machine) undoBuffers(s *Step) {
	b := m.buffers
	if s.Update {
		b.restore(int(s.Proc / 2))
		return
	}
	buf := b.of(s.Thread)
	index := int32(len(m.steps) - 1)
	for k := len(m.forwards) - 1; k >= int(s.forward); k-- {
		for i := range buf {
			if buf[i].step == m.forwards[k].Store {
				buf[i].loads = buf[i].loads[:len(buf[i].loads)-1]
			}
		}
	}
	m.forwards = m.forwards[:s.forward]
	if n := len(buf); n > 0 && buf[n-1].step == index {
		b.byTh[s.Thread] = buf[:n-1]
		b.count--
	}
	if int(s.Thread) < len(b.epochs) {
		b.epochs[s.Thread] = s.epoch
	}
}
