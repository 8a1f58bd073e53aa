package child

import (
	"os"
	"testing"
)

func TestParseStat(t *testing.T) {
	page := int64(os.Getpagesize())
	const rest = " 1 70 77 0 -1 4194304 1 0 0 0 0 0 0 0 20 0 1 0 55 1000 12 18446744073709551615"
	for line, want := range map[string]member{
		"123 (prog) S" + rest:    {123, 77, 12 * page},
		"123 (a) b (c) R" + rest: {123, 77, 12 * page},
		"123 (prog) Z" + rest:    {},
		"123 (prog) S 1 70 77 0": {},
		"":                       {},
		"x (prog) S" + rest:      {},
	} {
		if got, ok := parseStat([]byte(line)); ok != (want != member{}) || ok && got != want {
			t.Errorf("%q: %+v, %v; want %+v", line, got, ok, want)
		}
	}
	self, err := os.ReadFile("/proc/self/stat")
	if err != nil {
		t.Fatal(err)
	}
	if m, ok := parseStat(self); !ok || m.pid != os.Getpid() || m.resident < 1<<20 {
		t.Errorf("%+v, %v", m, ok)
	}
}
