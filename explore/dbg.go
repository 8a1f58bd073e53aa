package explore

import "github.com/gomc/gomc/memmodel"

var dbg = func(f string, a ...any) {}

func sched(m *memmodel.Machine) string {
	x := ""
	for _, s := range m.Steps() {
		if s.Update {
			x += "u"
		}
		x += string(rune('0'+s.Thread)) + " "
	}
	return x
}
func (o op) String() string {
	s := ""
	if o.update {
		s = "u"
	}
	return s + string(rune('0'+o.thread))
}
