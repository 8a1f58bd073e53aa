package main

import "testing"

// TestList checks that each rule of the list stands in the code as the list has it.
func TestList(t *testing.T) {
	all, err := parse(list)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for i := range all {
		m := &all[i]
		if _, err := m.broken("../.."); err != nil {
			t.Error(err)
		}
		if seen[m.rule] {
			t.Errorf("%s: twice", m.rule)
		}
		seen[m.rule] = true
	}
	if len(all) < 50 {
		t.Errorf("%d rules", len(all))
	}
}

func TestParse(t *testing.T) {
	for text, want := range map[string]string{
		"rule a\nfile b\n- c\n+ d\ntest ./e F":    "",
		"rule a\nfile b\n- c\n+ d":                "list.txt: paragraph 1: rule, file, - and test are needed",
		"# x\n\nrule a\nfile b\ntest ./e F":       "list.txt: paragraph 2: rule, file, - and test are needed",
		"rule a\nfile b\n- c\n+ d\nnotes ./e F\n": `list.txt: paragraph 1: a line that begins with "notes"`,
	} {
		_, err := parse(text)
		got := ""
		if err != nil {
			got = err.Error()
		}
		if got != want {
			t.Errorf("%q: %q, not %q", text, got, want)
		}
	}
}
