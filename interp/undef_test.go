package interp

import (
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gomc/gomc/event"
)

// undefinedPrograms have undefined values; want is how they end, without places.
var undefinedPrograms = []struct{ name, source, want string }{
	{"bit-fields", `
struct s { unsigned a : 3, b : 5; signed c : 7; short d; } *volatile p;
int main() {
	struct s s, t; s.a = 5; s.b = 9; p = &s; t = *p; t.c = -3; t.d = 7;
	p = &t;
	return p->a == 5 && p->b == 9 && p->c == -3 && p->d == 7 ? 0 : 1;
}`, "exit 0"},
	{"bit-fields on the heap", `
#include <stdlib.h>
struct s { unsigned a : 3, b : 5, c : 9; };
int main() { struct s *volatile p = malloc(sizeof *p); p->b = 17; p->a = 2; if (p->a != 2 || p->b != 17) return 1; if (p->c) return 2; return 3; }`, "uninit"},
	{"padding", `
#include <string.h>
#include <stdlib.h>
struct s { char c; long l; char d; };
int main() { struct s a, b, *volatile p = malloc(sizeof *p); a.c = 1; a.l = 2; a.d = 3; memcpy(p, &a, sizeof a); b = *p; return b.c + b.l + b.d - 6; }`, "exit 0"},
	{"compared padding", `
#include <string.h>
struct s { char c; long l; };
int main() { struct s a, b; a.c = b.c = 1; a.l = b.l = 2; return memcmp(&a, &b, sizeof a); }`, "uninit"},
	{"partly initialised", `
struct s { int a[4]; } g;
volatile int i = 1;
int main() { struct s s; s.a[1] = 4; g = s; return g.a[i] - 4; }`, "exit 0"},
	{"the other part", `
struct s { int a[4]; } g;
volatile int i = 2;
int main() { struct s s, *volatile p = &s; s.a[1] = 4; g = *p; return g.a[i] - 4; }`, "uninit"},
	{"copied, stored, never used", `
#include <stdlib.h>
int g; int id(int x) { return x; }
int main() { int *volatile p = malloc(8); p[1] = id(p[0]); g = p[1]; return 0; }`, "exit 0"},
	{"condition", "#include <stdlib.h>\nint main() { int *volatile p = malloc(4); if (*p) abort(); return 0; }", "uninit"},
	{"switch", "#include <stdlib.h>\nint main() { int *volatile p = malloc(4); switch (*p) { case 1: exit(1); case 7: exit(2); case 9: abort(); } return 0; }", "uninit"},
	{"address", "#include <stdlib.h>\nint main() { int **volatile p = malloc(8); return **p; }", "uninit"},
	{"index", "#include <stdlib.h>\nint a[4]; int main() { int *volatile p = malloc(4); return a[*p & 3]; }", "uninit"},
	{"known index", "#include <stdlib.h>\nint a[4]; int main() { int *volatile p = malloc(4); return a[*p & 0]; }", "exit 0"},
	{"divisor", "#include <stdlib.h>\nvolatile int v; int main() { int *volatile p = malloc(4); v = 5 / *p; return 0; }", "uninit"},
	{"dividend", "#include <stdlib.h>\nvolatile int v; int main() { int *volatile p = malloc(4); v = *p / 5; return 0; }", "exit 0"},
	{"printed", "#include <stdio.h>\n#include <stdlib.h>\nint main() { int *volatile p = malloc(4); printf(\"%d\", *p); return 0; }", "uninit"},
	{"argument of a model", "#include <stdlib.h>\n#include <unistd.h>\nint main() { unsigned *volatile p = malloc(4); sleep(*p); return 0; }", "uninit"},
	{"filled with", "#include <stdlib.h>\n#include <string.h>\nchar g[9]; int main() { char *volatile p = malloc(4); memset(g, *p, 9); return 0; }", "exit 0"},
	{"filled with, and used", "#include <stdlib.h>\n#include <string.h>\nchar g[9]; int main() { char *volatile p = malloc(4); memset(g, *p, 9); return g[8] ? 1 : 2; }", "uninit"},
	{"length", "#include <stdlib.h>\n#include <string.h>\nchar g[9]; int main() { unsigned char *volatile p = malloc(4); memset(g, 1, *p & 7); return 0; }", "uninit"},
	{"fetch-and-add", "#include <stdatomic.h>\n#include <stdlib.h>\nint main() { atomic_int *volatile p = malloc(4); atomic_fetch_add(p, 1); return 0; }", "uninit"},
	{"exchange", "#include <stdatomic.h>\n#include <stdlib.h>\nint main() { atomic_int *volatile p = malloc(4); atomic_exchange(p, 1); return *p - 1; }", "exit 0"},
	{"exchanged", "#include <stdatomic.h>\n#include <stdlib.h>\nint main() { atomic_int *volatile p = malloc(4); if (atomic_exchange(p, 1)) return 1; return *p - 1; }", "uninit"},
	{"compare-exchange", "#include <stdatomic.h>\n#include <stdlib.h>\nint main() { atomic_int *volatile p = malloc(4); int e = 0; atomic_compare_exchange_strong(p, &e, 1); return 0; }", "uninit"},
	{"mutex", "#include <pthread.h>\n#include <stdlib.h>\nint main() { pthread_mutex_t *p = malloc(sizeof *p); pthread_mutex_lock(p); return 0; }", "uninit"},
	{"argument and result of a thread", `
#include <pthread.h>
#include <stdlib.h>
void *f(void *a) { return a; }
int main() { pthread_t t; void **volatile p = malloc(8), *r; pthread_create(&t, 0, f, *p); pthread_join(t, &r); *p = r; return 0; }`, "exit 0"},
	{"used argument of a thread", `
#include <pthread.h>
#include <stdlib.h>
void *f(void *a) { if (a) abort(); return 0; }
int main() { pthread_t t; void **volatile p = malloc(8), *r; pthread_create(&t, 0, f, *p); pthread_join(t, &r); return 0; }`, "uninit"},
	{"used result of a thread", `
#include <pthread.h>
#include <stdlib.h>
void *f(void *a) { return *(void **)a; }
int main() { pthread_t t; void **volatile p = malloc(8), *r; pthread_create(&t, 0, f, p); pthread_join(t, &r); if (r) abort(); return 0; }`, "uninit"},
	{"masked away", "#include <stdlib.h>\nint main() { unsigned *volatile p = malloc(4); *p = *p & 0xff00 | 0xff; if ((*p & 0xff) != 0xff || *p >> 16) return 1; return 0; }", "exit 0"},
	{"shifted away", "#include <stdlib.h>\nint main() { unsigned char *volatile p = malloc(4); p[0] = 3; unsigned *volatile q = (unsigned *)p; return (*q << 24) == 0x3000000u ? 0 : 1; }", "exit 0"},
	{"carried up", "#include <stdlib.h>\nint main() { unsigned char *volatile p = malloc(4); p[0] = 3; unsigned *volatile q = (unsigned *)p; unsigned s = *q + 4; return (unsigned char)s == 7 ? 0 : 1; }", "exit 0"},
	{"carried into", "#include <stdlib.h>\nint main() { unsigned char *volatile p = malloc(4); p[1] = p[2] = p[3] = 3; unsigned *volatile q = (unsigned *)p; unsigned s = *q + 4; if (s >> 8 != 0x030303) abort(); return 0; }", "uninit"},
	{"sorted", "#include <stdlib.h>\nint cmp(const void *a, const void *b) { return *(int *)a - *(int *)b; }\nint main() { int *volatile p = malloc(8); p[0] = 1; qsort(p, 2, 4, cmp); return 0; }", "uninit"},
	{"variable arguments", `
#include <stdarg.h>
#include <stdlib.h>
int pick(int n, ...) { va_list l; va_start(l, n); int v = va_arg(l, int); while (n--) v = va_arg(l, int); va_end(l); return v; }
int main() { int *volatile p = malloc(4); if (pick(1, *p, 5) != 5) return 1; if (pick(0, *p, 5)) return 2; return 3; }`, "uninit"},
	{"floating point", "#include <stdlib.h>\nvolatile double v; int main() { double *volatile p = malloc(8); v = *p * 2 + 1; if (v > 3) return 1; return 0; }", "uninit"},
	{"loop", "#include <stdlib.h>\nint main() { int *volatile p = malloc(4); while (!*p) ; return 0; }", "uninit"},
	{"structures by value", `
#include <stdlib.h>
struct s { char c; int i; long l[3]; }; struct s make(int i) { struct s s; s.i = i; return s; }
int use(struct s s) { return s.i; }
int main() { return use(make(3)) - 3; }`, "exit 0"},
	{"unions", "union u { char c[8]; int i; } *volatile p;\nint main() { union u u, v; u.i = 5; p = &u; v = *p; return v.c[0] - 5; }", "exit 0"},
}

// clangs returns every clang on PATH.
func clangs(t *testing.T) []string {
	t.Helper()
	var all []string
	for _, v := range []string{"", "-14", "-15", "-16", "-17", "-18", "-19", "-20", "-21", "-22"} {
		path, err := exec.LookPath("clang" + v)
		if err != nil {
			continue
		}
		if path, err = filepath.EvalSymlinks(path); err == nil && !slices.Contains(all, path) {
			all = append(all, path)
		}
	}
	if len(all) == 0 {
		t.Skip("no clang on PATH")
	}
	return all
}

// TestUndefinedPrograms runs the programs as every clang compiles them, those between the first and the last one at one level.
func TestUndefinedPrograms(t *testing.T) {
	tools := clangs(t)
	for i, tool := range tools {
		t.Setenv("CLANG", tool)
		levels := []string{"-O0", "-O2"}
		if i > 0 && i < len(tools)-1 {
			levels = levels[i%2:][:1]
		}
		for _, test := range undefinedPrograms {
			for _, level := range levels {
				p := compileText(t, clang(t, test.source, level), Options{})
				got := verdict(t, p)
				if kind, _, _ := strings.Cut(got, ":"); kind != test.want {
					t.Errorf("%s, %s %s: %s, want %s", test.name, tool, level, got, test.want)
				}
			}
		}
	}
}

// TestUncheckedUndefined checks what an undefined value is where its use is no error: any
// value for a jump, an end of the thread where it would have to be known.
func TestUncheckedUndefined(t *testing.T) {
	for _, test := range []struct{ name, source, want string }{
		{"branch", "int main() { int x; if (x) return 1; return 2; }", "exit 1,exit 2"},
		{"switch", "int main() { int x; switch (x) { case 1: return 5; case 2: case 3: return 6; default: return 7; } }", "exit 5,exit 6,exit 7"},
		{"loop", "volatile int n; int main() { int x[9]; for (int i = 0; i < 2; i++) { if (x[i]) n++; } return n; }", "exit 0,exit 1,exit 2"},
		{"printed", "#include <stdio.h>\nint main() { int x; printf(\"%d\", x); return 3; }", "exit 3"},
		{"address", "int main() { int *x; return *x; }", "uninit"},
		{"divisor", "volatile int v; int main() { int x; v = 1 / x; return 0; }", "uninit"},
	} {
		p := compileText(t, clang(t, test.source, "-O0"), Options{Checks: []event.ErrorKind{event.RaceError}})
		ends := ends(t, p)
		for _, want := range strings.Split(test.want, ",") {
			if ends[want] == 0 {
				t.Errorf("%s: no end with %s", test.name, want)
			}
			delete(ends, want)
		}
		if len(ends) > 0 {
			t.Errorf("%s: ends with %v", test.name, ends)
		}
	}
}
