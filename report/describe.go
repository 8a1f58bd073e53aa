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
	switch {
	case s.storage.Heap && s.label.Kind == event.Alloc:
		t = "allocate"
	case s.storage.Heap && s.label.Kind == event.Free:
		t = "free"
	}
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
	case s.Waits && s.label.Sync == event.SyncCond:
		return "waits for a signal on " + s.Location
	case s.Waits:
		return "waits to " + t
	case s.Spins && s.label.Sync == event.SyncNone:
		return "spins: " + t + " = " + s.read()
	case s.Spins:
		return "spins: " + t
	case s.label.Kind == event.Create || s.label.Kind == event.Join:
		return t + " " + target
	case s.Event != "" && *s.Value == 0:
		return "does not happen: " + s.Event
	case s.Event != "":
		return s.Event
	case s.Value != nil:
		return t + " " + strconv.FormatInt(*s.Value, 10)
	case s.synchronises():
		return t + outcome(s, target)
	case s.label.Kind == event.RMW:
		return t + change(s)
	case s.Read != nil && s.Buffered:
		return t + " = " + s.read() + " from buffer"
	case s.Read != nil:
		return t + " = " + s.read()
	case s.Written != nil:
		return t + " = " + s.written()
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
		return ": " + s.read() + " -> " + s.written()
	case s.Expected != nil:
		return ": " + s.read() + " is not " + formatBits(*s.Expected, 0, s.Size, s.ExpectedName)
	}
	return ": " + s.read() + " stays"
}

// read and written print the values that a step has read and written.
func (s *Step) read() string { return formatBits(*s.Read, s.ReadUndefined, s.Size, s.ReadName) }
func (s *Step) written() string {
	return formatBits(*s.Written, s.WrittenUndefined, s.Size, s.WrittenName)
}

// formatBits prints a value that may have undefined bits, or a name.
func formatBits(v, undefined uint64, size int, name string) string {
	switch {
	case name != "":
		return name
	case undefined == 0:
		return format(v, size)
	case undefined == ^uint64(0)>>(64-8*uint(max(size, 1))):
		return "undefined"
	}
	return format(v, size) + " (partly undefined)"
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
