package main

import (
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/gomc/gomc/explore"
)

// TestBeside lets engines of both kinds run side by side: the verdict is that of either, and the output says who was first.
func TestBeside(t *testing.T) {
	verify := func(flags ...string) (code int, out string) {
		code, out, _ = gomcOn(append([]string{"verify"}, flags...)...)
		return code, out
	}
	const beside = "ran side by side"
	for file, want := range map[string]int{
		"locks/peterson.ll": exitSafe, "locks/peterson_broken.ll": exitViolation, "memory/double_free.ll": exitViolation,
		"symbolic/maximum.ll": exitSafe, "symbolic/needle.ll": exitViolation, "symbolic/lock_by_input.ll": exitViolation, // inputs without a domain
		"structures/treiber_stack.ll": exitSafe, // beyond what bmc unrolls
	} {
		code, out := verify("--jobs=2", filepath.Join(testdata, file))
		first := regexp.MustCompile(beside + "; ([a-z-]+) was first").FindStringSubmatch(out)
		if code != want || first == nil || strings.HasPrefix(file, "symbolic/") && first[1] != inputEngine || code == exitSafe && !strings.Contains(out, "engine      "+first[1]) {
			t.Errorf("%s: code %d, want %d; %s", file, code, want, out)
		}
	}
	shared := filepath.Join(testdata, "symbolic", "observers.N10_SHARED.ll")
	for jobs, says := range map[string]string{"--jobs=1": "engine      bmc", "--jobs=2": beside} { // also with loops that are cut
		if code, out := verify(jobs, "--unroll=12", shared); code != exitSafe || !strings.Contains(out, says) {
			t.Errorf("%s: code %d, %s", jobs, code, out)
		}
		if code, out := verify(jobs, "--unroll=3", shared); code != exitUnknown || !strings.Contains(out, "loops cut at 3 iterations") {
			t.Errorf("%s: code %d, %s", jobs, code, out)
		}
	}
	peterson := filepath.Join(testdata, "locks", "peterson.ll")
	for _, flags := range []string{"", "--jobs=1", "--jobs=2 --engine=trust", "--jobs=2 --keep-going", "--jobs=2 --no-await", "--jobs=2 --model=rc11"} {
		if code, out := verify(append(strings.Fields(flags), peterson)...); code != exitSafe || strings.Contains(out, beside) {
			t.Errorf("%q: code %d, %s", flags, code, out)
		}
	}
}

// TestBetter compares searches that do not decide.
func TestBetter(t *testing.T) {
	explores, asks := &session{}, &session{}
	end := func(s *session, v explore.Verdict) finisher { return finisher{s, &explore.Result{Verdict: v}, nil} }
	undecided := []explore.Verdict{explore.Unknown, explore.Unsupported}
	for _, v := range undecided {
		for _, w := range undecided {
			own, other := end(explores, v), end(asks, w)
			chosen := slices.DeleteFunc([]finisher{own, other}, func(f finisher) bool {
				first := own
				if f.session == explores {
					first = other
				}
				return !f.better(first, explores)
			})
			want := own
			if v == explore.Unsupported && w == explore.Unknown {
				want = other
			}
			if len(chosen) != 1 || chosen[0].session != want.session {
				t.Errorf("exploring %s, asking %s: %d are better", v, w, len(chosen))
			}
		}
	}
	if !end(asks, explore.Safe).better(end(explores, explore.Unknown), explores) {
		t.Error("a verdict is worse than none")
	}
}
