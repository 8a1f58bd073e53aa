package report

import (
	"strconv"

	"github.com/gomc/gomc/event"
)

// names are the names of threads.
type names map[event.ThreadID]string

func namesOf(threads []Thread) names {
	n := names{}
	for _, t := range threads {
		n[t.ID] = t.Name
	}
	return n
}

// text describes a step in a few words.
func (n names) text(s *Step) string {
	t := s.Operation
	if s.Buffered && s.Written != nil {
		t = "buffer"
	}
	if s.Location != "" {
		t += " " + s.Location
	}
	target := ""
	if s.Target != nil {
		target = n[*s.Target]
	}
	switch {
	case s.Waits && s.label.Kind == event.Join:
		return "waits for the end of " + target
	case s.Waits && target != "":
		return "waits to " + t + ", held by " + target
	case s.Waits:
		return "waits to " + t
	case s.Spins && s.label.Sync == event.SyncNone:
		return "spins: " + t + " = " + format(*s.Read, s.Size)
	case s.Spins:
		return "spins: " + t
	case s.label.Kind == event.Create || s.label.Kind == event.Join:
		return t + " " + target
	case s.Value != nil:
		return t + " " + strconv.FormatInt(*s.Value, 10)
	case s.synchronises():
		return t + outcome(s, target)
	case s.label.Kind == event.RMW:
		return t + change(s)
	case s.Read != nil && s.Buffered:
		return t + " = " + format(*s.Read, s.Size) + " from buffer"
	case s.Read != nil:
		return t + " = " + format(*s.Read, s.Size)
	case s.Written != nil:
		return t + " = " + format(*s.Written, s.Size)
	}
	return t
}

// outcome tells whether an operation on a pthreads object succeeded.
func outcome(s *Step, target string) string {
	switch {
	case s.Written != nil || s.label.Sync != event.SyncMutex:
		return ""
	case target != "":
		return ": fails, held by " + target
	}
	return ": fails"
}

// change tells what a read-modify-write did.
func change(s *Step) string {
	switch {
	case s.Read == nil:
		return ""
	case s.Written != nil:
		return ": " + format(*s.Read, s.Size) + " -> " + format(*s.Written, s.Size)
	case s.Expected != nil:
		return ": " + format(*s.Read, s.Size) + " is not " + format(*s.Expected, s.Size)
	}
	return ": " + format(*s.Read, s.Size) + " stays"
}

// format prints a value in decimal, small negative ones with a sign, and big
// ones, addresses mostly, in hexadecimal.
func format(v uint64, size int) string {
	shift := 64 - 8*uint(max(size, 1))
	if n := int64(v<<shift) >> shift; n < 0 && n >= -1<<20 && size > 1 {
		return strconv.FormatInt(n, 10)
	}
	if v >= 1<<24 {
		return "0x" + strconv.FormatUint(v, 16)
	}
	return strconv.FormatUint(v, 10)
}
