package main

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/report"
)

// stepHelp says what a user may type.
const stepHelp = `n, Enter   the next step           p          the step before
t          the next step of this thread
g N        step N                  e          the last step
v          what locations hold     v TEXT     those whose names contain TEXT
print EXPR the value of a local or global variable, or of a part of one: print q->head, print slots[1].state, print *next, print put::letter
locals     the local variables of the function that the thread is in, and of its callers
bt         the functions that the thread is in
info threads                       where each thread is, and what it does next
thread N   print, locals and bt are about thread N until the next step; about that of the step, if nobody says
l          more of the source      a          all steps, or those that matter
h          this help               q          the end
`

// stepper shows a counterexample step by step, as its user asks for.
type stepper struct {
	example *report.Counterexample
	style   report.Style
	all     bool  // steps that say little are shown, too
	shown   []int // the steps that are shown, as indices of the counterexample's
	at      int   // the current one, as an index of shown
	prog    *program
	chosen  *event.ThreadID // the thread that commands are about, if it is not that of the step
	out     *bufio.Writer
}

// step asks for commands until there are no more.
func (r *replayed) step(t *tool, all bool) error {
	s := &stepper{example: r.example, prog: r.prog, style: t.style(r.build.inputs), all: all, out: bufio.NewWriter(t.stdout)}
	s.choose(0)
	fmt.Fprintf(s.out, "gomc: %s\n%d steps; h for help\n\n", report.Printable(headline(r.example.Error)), len(s.shown))
	s.show()
	in := bufio.NewScanner(t.stdin)
	for s.prompt() == nil && in.Scan() {
		if !s.do(strings.Fields(in.Text())) {
			return s.out.Flush()
		}
	}
	fmt.Fprintln(s.out)
	if err := s.out.Flush(); err != nil {
		return err
	}
	return in.Err()
}

func (s *stepper) prompt() error {
	io.WriteString(s.out, "(step) ")
	return s.out.Flush()
}

// choose finds the steps that are shown, and goes to the first one that is not before a step of the counterexample.
func (s *stepper) choose(step int) {
	s.shown, s.at = nil, 0
	for i := range s.example.Steps {
		if !s.all && s.example.Minor(&s.example.Steps[i]) {
			continue
		}
		if i < step {
			s.at++
		}
		s.shown = append(s.shown, i)
	}
	s.at = min(s.at, len(s.shown)-1)
}

// do obeys a command; it returns false if that is the end.
func (s *stepper) do(words []string) bool {
	command, argument := "n", ""
	if len(words) > 0 {
		command, argument = words[0], strings.Join(words[1:], " ")
	}
	switch {
	case command == "p" && argument != "": // as GDB has it
		command = "print"
	case command == "thread" && argument == "":
		command = "t"
	}
	if s.debug(command, argument) {
		return true
	}
	switch command {
	case "q", "quit", "exit":
		return false
	case "n", "next":
		s.move(s.at + 1)
	case "p", "previous":
		s.move(s.at - 1)
	case "t":
		s.move(s.nextOfThread())
	case "e", "end":
		s.move(len(s.shown) - 1)
	case "g", "go":
		n, err := strconv.Atoi(argument)
		if err != nil {
			fmt.Fprintln(s.out, "g wants the number of a step, such as g 3")
			break
		}
		s.move(n - 1)
	case "v", "values":
		s.values(argument)
	case "l", "list":
		s.source(10)
	case "a", "all":
		s.all = !s.all
		s.choose(s.step())
		s.show()
	case "h", "help", "?":
		io.WriteString(s.out, stepHelp)
	default:
		fmt.Fprintf(s.out, "no command %s; h for help\n", report.Printable(command))
	}
	return true
}

func (s *stepper) move(to int) {
	if to < 0 || to >= len(s.shown) {
		fmt.Fprintf(s.out, "there is no such step: %s\n", plural(len(s.shown), "step", "steps"))
		return
	}
	s.at, s.chosen = to, nil
	s.show()
}

// nextOfThread is the next step of the current step's thread, or beyond the last one.
func (s *stepper) nextOfThread() int {
	thread := s.current().Thread
	for i := s.at + 1; i < len(s.shown); i++ {
		if s.example.Steps[s.shown[i]].Thread == thread {
			return i
		}
	}
	return len(s.shown)
}

// step is the current step, as an index of the counterexample's.
func (s *stepper) step() int { return s.shown[s.at] }

func (s *stepper) current() *report.Step { return &s.example.Steps[s.step()] }

// show prints the current step, with some lines of the source around it.
func (s *stepper) show() {
	c := s.current()
	mark := ""
	if c.Offending {
		mark = "> "
	}
	fmt.Fprintf(s.out, "%d of %d  %s: %s%s\n", s.at+1, len(s.shown), report.Printable(s.thread(c.Thread)), mark, report.Printable(s.example.Text(c)))
	for _, call := range c.Calls {
		place := event.Site{File: call.File, Line: call.Line, Function: call.Function}
		fmt.Fprintf(s.out, "called by %s at %s\n", report.Printable(call.Function), report.Printable(place.String()))
	}
	if c.Output != "" {
		fmt.Fprintf(s.out, "prints: %s\n", report.Printable(strings.TrimSuffix(c.Output, "\n")))
	}
	s.source(2)
	if s.at == len(s.shown)-1 {
		for _, text := range append([]string{s.example.Error.Message}, s.example.Background()...) {
			fmt.Fprintln(s.out, report.Printable(text))
		}
	}
}

// source prints the line of the current step and some lines before and after it.
func (s *stepper) source(around int) {
	c := s.current()
	lines := s.style.Sources.Lines(c.File)
	if c.Line <= 0 || c.Line > len(lines) {
		if place := (event.Site{File: c.File, Line: c.Line, Function: c.Function}); c.File != "" {
			fmt.Fprintf(s.out, "  at %s\n", report.Printable(place.String()))
		}
		return
	}
	fmt.Fprintf(s.out, "%s\n", report.Printable(c.File))
	for n := max(c.Line-around, 1); n <= min(c.Line+around, len(lines)); n++ {
		mark := " "
		if n == c.Line {
			mark = ">"
		}
		fmt.Fprintf(s.out, "%s %5d  %s\n", mark, n, report.Printable(strings.ReplaceAll(lines[n-1], "\t", "    ")))
	}
}

// values prints what locations hold after the current step, those whose names contain a text.
func (s *stepper) values(text string) {
	found := false
	for _, v := range s.example.Values(s.step()) {
		if !strings.Contains(v.Location, text) {
			continue
		}
		found = true
		how := "written by"
		switch {
		case v.Read:
			how = "read by"
		case v.Buffered:
			how = "in the store buffer of"
		}
		step := s.example.Steps[v.Step]
		place := event.Site{File: step.File, Line: step.Line, Function: step.Function}
		fmt.Fprintf(s.out, "%s = %s  (%s %s at %s)\n", report.Printable(v.Location), report.Printable(v.Text), how, report.Printable(s.thread(v.Thread)), report.Printable(place.String()))
	}
	switch {
	case found:
	case text == "":
		fmt.Fprintln(s.out, "no step up to here reads or writes memory")
	default:
		fmt.Fprintln(s.out, "no step up to here shows such a location")
	}
}

// thread returns the name of a thread.
func (s *stepper) thread(id event.ThreadID) string {
	for _, t := range s.example.Threads {
		if t.ID == id {
			return t.Name
		}
	}
	return fmt.Sprintf("thread %d", id)
}
