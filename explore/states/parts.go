package states

import (
	"encoding/binary"
	"sync"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// numbering gives numbers, from 1, to things in the order in which they come up. Its methods are safe for
// concurrent use.
type numbering[T comparable] struct {
	mu  sync.RWMutex
	ids map[T]uint32
	all []T
}

// id returns the number of x.
func (n *numbering[T]) id(x T) uint32 {
	n.mu.RLock()
	id := n.ids[x]
	n.mu.RUnlock()
	if id != 0 {
		return id
	}
	n.mu.Lock()
	defer n.mu.Unlock()
	if id := n.ids[x]; id != 0 {
		return id
	}
	if n.ids == nil {
		n.ids = map[T]uint32{}
	}
	n.all = append(n.all, x)
	n.ids[x] = uint32(len(n.all))
	return n.ids[x]
}

// list returns what has a number, that of number 1 first. It must not be changed.
func (n *numbering[T]) list() []T {
	n.mu.RLock()
	defer n.mu.RUnlock()
	return n.all
}

// parts are what states consist of, by number: configurations of threads, contents of words and of
// store buffers. States name them by their numbers, 0 for what is as in the beginning: a thread that does not
// exist, the initial content of a word, an empty buffer.
type parts struct {
	threads numbering[memmodel.ThreadConfig]
	words   numbering[event.Bits]
	buffers numbering[string]
}

// smallWords is how many values of words are their own number, less one. Others are kept in a table.
const smallWords = maxLeaf/2 + 1

// wordID returns the number of a word that is not the initial one.
func (p *parts) wordID(word event.Bits) uint32 {
	if word.Undef == 0 && word.Value < smallWords-1 {
		return uint32(word.Value) + 1
	}
	return smallWords + p.words.id(word)
}

// word returns the word that has a number.
func (p *parts) word(id uint32) event.Bits {
	if id < smallWords {
		return event.Defined(uint64(id - 1))
	}
	return p.words.list()[id-smallWords-1]
}

// pendingSize is the length of a store in bufferKey.
const pendingSize = 4 + 4 + 4 + 1 + 8 + 8

// bufferKey writes the content of a buffer as a string.
func bufferKey(stores []memmodel.Pending, epoch int32) string {
	if len(stores) == 0 {
		return ""
	}
	b := binary.LittleEndian.AppendUint32(make([]byte, 0, 4+pendingSize*len(stores)), uint32(epoch))
	for i := range stores {
		l := stores[i].Label
		b = binary.LittleEndian.AppendUint32(b, uint32(l.Loc))
		b = binary.LittleEndian.AppendUint32(b, uint32(l.Object))
		b = binary.LittleEndian.AppendUint32(b, uint32(stores[i].Epoch))
		b = append(b, l.Mask)
		b = binary.LittleEndian.AppendUint64(b, l.Val)
		b = binary.LittleEndian.AppendUint64(b, l.Undef)
	}
	return string(b)
}

// bufferOf returns the content of a buffer. The labels of its stores name no place in the source: many
// stores may have the same effect.
func bufferOf(key string) (stores []memmodel.Pending, epoch int32) {
	b := []byte(key)
	for epoch, b = int32(binary.LittleEndian.Uint32(b)), b[4:]; len(b) > 0; b = b[pendingSize:] {
		l := &event.Label{Kind: event.Store, Loc: event.Loc(binary.LittleEndian.Uint32(b)), Object: event.Obj(binary.LittleEndian.Uint32(b[4:])),
			Mask: b[12], Val: binary.LittleEndian.Uint64(b[13:]), Undef: binary.LittleEndian.Uint64(b[21:])}
		if l.Loc == event.NoLoc {
			l.Kind = event.Alloc
		}
		stores = append(stores, memmodel.Pending{Label: l, Epoch: int32(binary.LittleEndian.Uint32(b[8:]))})
	}
	return stores, epoch
}
