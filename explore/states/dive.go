package states

import "github.com/gomc/gomc/memmodel"

// dive expands the states of this level and all that follow, the newest first.
func (s *search) dive() {
	w := s.workers[0]
	w.stack = w.stack[:0]
	for k := range s.from {
		for i := s.from[k]; i < s.to[k]; i++ {
			w.stack = append(w.stack, i<<shardBits|uint32(k))
		}
	}
	s.guard(func() {
		for len(w.stack) > 0 && !s.over() {
			id := w.stack[len(w.stack)-1]
			w.stack = w.stack[:len(w.stack)-1]
			w.expand(id)
			s.prints.learn(s.workers, false) // the states on the stack have what was found
		}
	})
}

// shorten makes the ways to all states that were visited the shortest among those through visited states. It is for
// depth-first searches, whose ways are as long as they are deep, before something is reported.
func (s *search) shorten() {
	if s.shortened {
		return
	}
	s.shortened = true
	w := newWorker(s)
	first, _ := s.visited.lookup(w.pos.key())
	seen := map[uint32]bool{first: true}
	for queue := []uint32{first}; len(queue) > 0 && s.ctx.Err() == nil; queue = queue[1:] {
		w.load(queue[0])
		for _, a := range w.enabled {
			w.steps(a, func(step *memmodel.Step, key uint64) {
				if id, ok := s.visited.lookup(key); ok && !step.Cut && !seen[id] {
					seen[id] = true
					s.origins.at(id).parent = queue[0]
					queue = append(queue, id)
				}
			})
		}
	}
}
