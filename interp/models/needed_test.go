package models

import (
	"regexp"
	"strings"
	"testing"
)

var (
	defined = regexp.MustCompile(`(?m)^(?:define [^@\n]*|)@([A-Za-z_0-9.]+)(?:\(| =)`)
	used    = regexp.MustCompile(`@([A-Za-z_0-9.]+)`)
)

// first returns the names that the first group of an expression finds.
func first(re *regexp.Regexp, text string) map[string]bool {
	names := map[string]bool{}
	for _, m := range re.FindAllStringSubmatch(text, -1) {
		names[m[1]] = true
	}
	return names
}

var characters = regexp.MustCompile(` c"[^"]*"`)

func nothing(string) bool { return false }

// TestNeeded asks for each function alone: with what comes along all names are known, and nothing comes that nobody mentions.
func TestNeeded(t *testing.T) {
	for _, v := range []Variant{{PointerBits: 64}, {PointerBits: 32}, {PointerBits: 64, SmallObjects: true, SmallThreads: true}, {PointerBits: 64, Plain: true}, {PointerBits: 32, Plain: true}} {
		for _, f := range Functions() {
			if v.PointerBits == 32 && without32(f) {
				continue
			}
			modules := Needed([]string{f}, v, nothing)
			shared, mentioned := map[string]bool{}, map[string]bool{f: true}
			for _, m := range modules {
				for _, name := range exported(m.Text) {
					shared[name] = true
				}
				for name := range first(used, declaration.ReplaceAllString(defined.ReplaceAllString(m.Text, ""), "")) {
					mentioned[name] = true
				}
			}
			if len(modules) == 0 || !shared[f] {
				t.Errorf("%+v: %s does not come with its topic", v, f)
			}
			for _, m := range modules {
				own, declared := first(defined, m.Text), first(declaration, m.Text)
				for name := range first(used, characters.ReplaceAllString(m.Text, "")) {
					if !own[name] && !declared[name] {
						t.Errorf("%+v: %s: %s is mentioned in %s, and neither declared nor defined", v, f, name, m.Topic)
					}
				}
				for name := range declared {
					if Has(name) && !shared[name] {
						t.Errorf("%+v: %s: %s, of another topic, is missing", v, f, name)
					}
				}
				for name := range own {
					if !mentioned[name] && !strings.HasPrefix(name, "__gomc_") {
						t.Errorf("%+v: %s: nobody mentions %s", v, f, name)
					}
				}
			}
		}
	}
}

// TestNeededAll asks for all functions: nothing of the texts is left out but declarations that clang did not need.
func TestNeededAll(t *testing.T) {
	declarations := regexp.MustCompile(`(?m)^declare .*\n`)
	for _, m := range Needed(Functions(), Variant{PointerBits: 64}, nothing) {
		whole, _ := read(m.Topic, 64, []string{""})
		if declarations.ReplaceAllString(m.Text, "") != declarations.ReplaceAllString(whole, "") {
			t.Errorf("%s: parts of the text are missing", m.Topic)
		}
	}
}

// TestNeededOwn leaves what the program has itself to it, but not within a topic.
func TestNeededOwn(t *testing.T) {
	topics := func(own string, functions ...string) string {
		var b strings.Builder
		for _, m := range Needed(functions, Variant{PointerBits: 64}, func(name string) bool { return name == own }) {
			b.WriteString(m.Topic + " ")
			if strings.Contains(m.Text, "@"+own+"(") {
				b.WriteString("(" + own + ") ")
			}
		}
		return b.String()
	}
	for _, c := range []struct{ own, function, want string }{
		{"malloc", "malloc", ""},
		{"nothing_modelled", "no_such_function", ""},
		{"nothing_modelled", "free", "heap "},
		{"nothing_modelled", "calloc", "heap process "},
		{"__errno_location", "calloc", "heap (__errno_location) "},
		{"__gomc_thread_exit", "pthread_setspecific", "keys (__gomc_thread_exit) "},
	} {
		if got := topics(c.own, c.function); got != c.want {
			t.Errorf("%s without %s: %q, want %q", c.function, c.own, got, c.want)
		}
	}
}

// Every line of the index is found, and no name between two lines, before the first or after the last.
func TestTopicOf(t *testing.T) {
	for _, name := range Functions() {
		topic, ok := topicOf(name)
		if !ok || !strings.Contains("\n"+index, "\n"+name+" "+topic+"\n") {
			t.Errorf("%s: topic %q, %v", name, topic, ok)
		}
		for _, other := range []string{name + "\x01", name[:len(name)-1] + "\x01", "\x01", "~"} {
			if topic, ok := topicOf(other); ok {
				t.Errorf("%q has topic %s", other, topic)
			}
		}
	}
}
