package models

import "strings"

// Module is the part of a topic that a program needs, as LLVM IR.
type Module struct{ Topic, Text string }

// Needed returns the models of some functions and variables, with all that these call in turn, by topic. What a program's functions call most often is
// a small part of a topic, and reading the rest would take longer than exploring a small program. The program keeps the functions that it has itself:
// own tells for which names. A name that is neither modelled nor its own is left out. Functions named __gomc_* in the index are called by the interpreter; they
// come with their topic.
func Needed(functions []string, v Variant, own func(name string) bool) []Module {
	var parts []*part
	byTopic := map[string]*part{}
	for pending := functions; len(pending) > 0; pending = pending[1:] {
		name := pending[0]
		topic, ok := topicOf(name)
		if !ok || own(name) {
			continue
		}
		p := byTopic[topic]
		if p == nil {
			_, text, ok := Lookup(name, v)
			if !ok {
				continue
			}
			p = cut(topic, text)
			byTopic[topic] = p
			parts = append(parts, p)
			for _, e := range p.entities {
				if strings.HasPrefix(e.name, "__gomc_") {
					if of, _ := topicOf(e.name); of == topic {
						p.keep(e.name)
					}
				}
			}
		}
		p.keep(name)
		pending = append(pending, p.takeForeign()...)
	}
	modules := make([]Module, len(parts))
	for i, p := range parts {
		modules[i] = Module{p.topic, p.text()}
	}
	return modules
}

// part is a text cut into its top-level entities, of which some are kept.
type part struct {
	topic    string
	entities []entity
	named    map[string]int // the entity with a name
	foreign  []string       // what kept entities declare, since takeForeign
}

// entity is a definition, a declaration or a variable. Types, targets and empty lines have no name, and are kept.
type entity struct {
	name, text     string
	declared, kept bool
}

// cut divides a text. The files of this package have one entity on each line, and functions to a line with a closing brace.
func cut(topic, text string) *part {
	p := &part{topic: topic, named: map[string]int{}}
	for text != "" {
		e := entity{declared: strings.HasPrefix(text, "declare ")}
		function := strings.HasPrefix(text, "define ")
		end := "\n"
		if function {
			end = "\n}\n"
		}
		if k := strings.Index(text, end); k >= 0 {
			e.text = text[:k+len(end)]
		} else {
			e.text = text
		}
		text = text[len(e.text):]
		if function || e.declared || e.text[0] == '@' {
			e.name, _ = mention(e.text)
			e.declared = e.declared || strings.HasPrefix(e.text, "@"+e.name+" = external ")
			p.named[e.name] = len(p.entities)
		} else {
			e.kept = true
		}
		p.entities = append(p.entities, e)
	}
	return p
}

// keep keeps an entity and all that it mentions.
func (p *part) keep(name string) {
	k, ok := p.named[name]
	if !ok || p.entities[k].kept {
		return
	}
	e := &p.entities[k]
	e.kept = true
	if e.declared {
		p.foreign = append(p.foreign, name)
	}
	for name, rest := mention(e.text); name != ""; name, rest = mention(rest) {
		p.keep(name)
	}
}

// takeForeign returns the functions and variables that were kept as declarations since the last call.
func (p *part) takeForeign() []string {
	names := p.foreign
	p.foreign = nil
	return names
}

// text returns what was kept.
func (p *part) text() string {
	var b strings.Builder
	for i := range p.entities {
		if p.entities[i].kept {
			b.WriteString(p.entities[i].text)
		}
	}
	return b.String()
}

// mention returns the first global name in a text, "" if there is none, and what follows it.
func mention(text string) (name, rest string) {
	for {
		k := strings.IndexByte(text, '@')
		if k < 0 {
			return "", ""
		}
		text = text[k+1:]
		n := 0
		for n < len(text) && (text[n] == '_' || text[n] == '.' || text[n] == '$' || text[n] == '-' || '0' <= text[n] && text[n] <= '9' || 'a' <= text[n]|32 && text[n]|32 <= 'z') {
			n++
		}
		if n > 0 {
			return text[:n], text[n:]
		}
	}
}
