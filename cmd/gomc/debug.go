package main

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/interp"
	"github.com/gomc/gomc/report"
	"github.com/gomc/gomc/report/inspect"
)

// debug obeys the commands of a debugger. It returns false if the command is none.
func (s *stepper) debug(command, argument string) bool {
	switch command {
	case "print":
		s.print(argument)
	case "locals":
		s.locals(s.focus())
	case "bt", "backtrace", "where":
		s.backtrace(s.focus())
	case "info":
		s.info(argument)
	case "thread":
		s.turn(argument)
	default:
		return false
	}
	return true
}

// info obeys the commands that begin with this word.
func (s *stepper) info(what string) {
	switch what {
	case "threads":
		s.threads()
	case "locals":
		s.locals(s.focus())
	case "stack":
		s.backtrace(s.focus())
	default:
		fmt.Fprintln(s.out, "info wants one of the words threads, locals, stack")
	}
}

// focus is the thread that commands are about: that which was chosen, or that of the step.
func (s *stepper) focus() event.ThreadID {
	if s.chosen != nil {
		return *s.chosen
	}
	return s.current().Thread
}

// turn turns to a thread, by its number or its name.
func (s *stepper) turn(name string) {
	for _, t := range s.example.Threads {
		if t.Name == name || strconv.Itoa(int(t.ID)) == name {
			s.chosen = &t.ID
			s.backtrace(t.ID)
			return
		}
	}
	fmt.Fprintf(s.out, "there is no thread %s; info threads lists them\n", report.Printable(name))
}

// inspect returns a thread at the current step.
func (s *stepper) inspect(id event.ThreadID) (*inspect.Thread, error) {
	prog, ok := s.prog.Program.(*interp.Program)
	if !ok {
		return nil, errors.New("nothing is known of the variables of this program")
	}
	return inspect.At(prog, s.example, s.step(), id)
}

// print prints the value of an expression.
func (s *stepper) print(expression string) {
	if expression == "" {
		fmt.Fprintln(s.out, "print wants an expression, such as print q->head or print slots[1].state")
		return
	}
	t, err := s.inspect(s.focus())
	if err != nil {
		fmt.Fprintln(s.out, report.Printable(err.Error()))
		return
	}
	text, where, err := t.Print(expression)
	switch {
	case err != nil:
		fmt.Fprintln(s.out, report.Printable(err.Error()))
	case where != "":
		fmt.Fprintf(s.out, "%s = %s  (in %s)\n", report.Printable(expression), report.Printable(text), report.Printable(where))
	default:
		fmt.Fprintf(s.out, "%s = %s\n", report.Printable(expression), report.Printable(text))
	}
}

// locals prints the variables of the functions that a thread is in.
func (s *stepper) locals(id event.ThreadID) {
	t, err := s.inspect(id)
	if err != nil {
		fmt.Fprintln(s.out, report.Printable(err.Error()))
		return
	}
	for i, f := range t.Frames {
		fmt.Fprintf(s.out, "%s\n", report.Printable(s.frame(i, f)))
		named := t.Locals(i)
		for _, v := range named {
			fmt.Fprintf(s.out, "    %s = %s\n", report.Printable(v.Name), report.Printable(v.Text))
		}
		if len(named) == 0 {
			fmt.Fprintln(s.out, "    no variables here")
		}
	}
	s.ended(t, id)
}

// backtrace prints the functions that a thread is in.
func (s *stepper) backtrace(id event.ThreadID) {
	t, err := s.inspect(id)
	if err != nil {
		fmt.Fprintln(s.out, report.Printable(err.Error()))
		return
	}
	fmt.Fprintf(s.out, "%s\n", report.Printable(s.thread(id)))
	for i, f := range t.Frames {
		fmt.Fprintf(s.out, "%s\n", report.Printable(s.frame(i, f)))
	}
	s.ended(t, id)
}

// ended says that a thread is in no function, or what it does next.
func (s *stepper) ended(t *inspect.Thread, id event.ThreadID) {
	if next := s.example.Next(s.step(), id); next != "" {
		fmt.Fprintf(s.out, "next: %s\n", report.Printable(next))
	} else if len(t.Frames) == 0 {
		fmt.Fprintf(s.out, "%s has ended\n", report.Printable(s.thread(id)))
	}
}

// frame describes a function that a thread is in.
func (s *stepper) frame(i int, f interp.StackFrame) string {
	return fmt.Sprintf("#%d  %s at %s", i, f.Function, f.Site)
}

// threads prints where each thread is; a star marks that which commands are about.
func (s *stepper) threads() {
	for _, t := range s.example.Threads {
		mark := " "
		if t.ID == s.focus() {
			mark = "*"
		}
		var words []string
		switch at, err := s.inspect(t.ID); {
		case errors.Is(err, inspect.ErrNotBegun):
			words = append(words, inspect.ErrNotBegun.Error())
		case err != nil:
			words = append(words, err.Error())
		case len(at.Frames) > 0:
			words = append(words, fmt.Sprintf("%s at %s", at.Frames[0].Function, at.Frames[0].Site))
		}
		if next := s.example.Next(s.step(), t.ID); next != "" {
			words = append(words, "next: "+next)
		} else if len(words) == 0 {
			words = append(words, "has ended")
		}
		fmt.Fprintf(s.out, "%s %d  %s  %s\n", mark, t.ID, report.Printable(t.Name), report.Printable(strings.Join(words, "; ")))
	}
}
