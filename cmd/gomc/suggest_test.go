package main

import (
	"strings"
	"testing"
)

// TestSuggestions misspells flags and commands.
func TestSuggestions(t *testing.T) {
	for args, want := range map[string]string{
		"verify --time-limit=3 x.ll":   "-time-limit (did you mean --timeout?); see: gomc help verify",
		"verify --mdoel sc x.ll":       "-mdoel (did you mean --model?)",
		"verify --keepgoing x.ll":      "-keepgoing (did you mean --keep-going?)",
		"verify --zzz x.ll":            "-zzz; see: gomc help verify",
		"verify -x x.ll":               "-x; see",
		"bench estimate --seds=3 x.ll": "-seds (did you mean --seeds?); see: gomc bench estimate --help",
		"verfy x.ll":                   `unknown command "verfy" (did you mean verify?); there are: verify, `,
		"qqq x.ll":                     `unknown command "qqq"; there are: verify, `,
	} {
		if code, _, stderr := gomc(t, t.Context(), strings.Fields(args)...); code != exitUsage || !strings.Contains(stderr, want) {
			t.Errorf("gomc %s: exit code %d, no %q in\n%s", args, code, want, stderr)
		}
	}
}
