// Command solvers compares the arms of the symbolic engines with each other and with the explicit engines, and prints a table: run it
// from the top of the repository.
//
//	go run ./bench/solvers -gomc bin/gomc -timeout 60s
//
// With -families it compares gomc's solver with others on families of formulas.
package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"github.com/gomc/gomc/explore"
)

// arm is a way to verify a program, or several of which the best is what counts.
type arm struct {
	name string
	ways [][]string // flags
}

var arms = []arm{
	{"explicit", [][]string{{"--engine=trust", "--nondet=-8..7"}, {"--engine=states", "--nondet=-8..7"}, {"--engine=rvf", "--nondet=-8..7"}}},
	{"refine", [][]string{{"--engine=refine"}}},
	{"bmc", [][]string{{"--engine=bmc"}}},
	{"guided", [][]string{{"--engine=bmc", "--scheduling=guided"}}},
	{"SAT-CEGAR", [][]string{{"--engine=refine", "--scheduling=constraints"}}},
	{"histories", [][]string{{"--engine=refine", "--scheduling=constraints", "--validate=vsc"}}},
	{"monolithic", [][]string{{"--engine=bmc", "--scheduling=monolithic"}}},
}

// answer is what gomc verify --json says.
type answer struct {
	Verdict  string            `json:"verdict"`
	Restrict []string          `json:"restricted"`
	Reason   string            `json:"reason"`
	CPU      float64           `json:"cpu_seconds"`
	Symbolic *explore.Symbolic `json:"symbolic"`
}

// better tells that an answer is wrong, which has to be seen, or takes less time than another one to what is right.
func (a *answer) better(b *answer, want string) bool {
	rank := func(a *answer) int {
		switch a.Verdict {
		case want:
			return 1
		case "safe", "violation":
			return 2
		}
		return 0
	}
	return rank(a) > rank(b) || rank(a) == rank(b) && a.CPU < b.CPU
}

func main() {
	gomc := flag.String("gomc", "bin/gomc", "the program to measure")
	list := flag.String("programs", "bench/solvers/programs.tsv", "the list of programs")
	limit := flag.Duration("timeout", time.Minute, "limit of each run")
	formulas := flag.Bool("families", false, "compare solvers on families of formulas, those of others as far as they are on PATH")
	file := flag.String("solve", "", "answer the formula in a file by the exit code, as other solvers do")
	flag.Parse()
	var err error
	switch {
	case *file != "":
		err = solve(*file)
	case *formulas:
		err = compareSolvers(*limit)
	default:
		err = run(*gomc, *list, *limit)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "solvers:", err)
		os.Exit(1)
	}
}

func run(gomc, list string, limit time.Duration) error {
	f, err := os.Open(list)
	if err != nil {
		return err
	}
	defer f.Close()
	fmt.Print("| program | verdict |")
	for _, a := range arms {
		fmt.Printf(" %s |", a.name)
	}
	fmt.Println(" iterations | reasons/iteration | literals/reason | SAT-CEGAR: iterations | literals/reason | clauses | monolithic |")
	fmt.Println("|---|---|" + strings.Repeat("---|", len(arms)+7))
	wrong := 0
	for in := bufio.NewScanner(f); in.Scan(); {
		row := strings.Split(in.Text(), "\t")
		if strings.HasPrefix(in.Text(), "#") || len(row) != 3 {
			continue
		}
		n, err := compare(gomc, row, limit)
		if err != nil {
			return err
		}
		wrong += n
	}
	if wrong > 0 {
		return fmt.Errorf("%d verdicts are wrong", wrong)
	}
	return nil
}

// compare runs all arms on a program, and prints a row of the table.
func compare(gomc string, row []string, limit time.Duration) (wrong int, err error) {
	file, flags, want := row[0], row[1], row[2]
	name := strings.TrimSuffix(filepath.Base(file), filepath.Ext(file))
	if flags != "-" {
		name += " " + strings.TrimPrefix(flags, "--cflags=-D")
	}
	fmt.Printf("| %s | %s |", name, want)
	answers := map[string]*answer{}
	for _, a := range arms {
		var got *answer
		for _, way := range a.ways {
			args := append([]string{"verify", "--json", "--timeout=" + limit.String(), filepath.Join("testdata", file)}, way...)
			if flags != "-" {
				args = append(args, flags)
			}
			one, err := verify(gomc, args)
			if err != nil {
				return wrong, err
			}
			if got == nil || one.better(got, want) {
				got = one
			}
		}
		answers[a.name] = got
		switch {
		case len(got.Restrict) > 0 && got.Verdict == "safe": // for some inputs only
			fmt.Printf(" %.2f for few inputs |", got.CPU)
		case got.Verdict == want:
			fmt.Printf(" %.2f |", got.CPU)
		case got.Verdict == "unknown" && strings.Contains(got.Reason, "time limit"):
			fmt.Print(" – |")
		case got.Verdict == "unknown" || got.Verdict == "unsupported":
			fmt.Printf(" %s |", got.Verdict)
		default:
			fmt.Printf(" **%s** |", got.Verdict)
			wrong++
		}
	}
	figures(answers)
	return wrong, nil
}

// figures prints what the paper counts.
func figures(answers map[string]*answer) {
	ratio := func(a, b int) string {
		if b == 0 {
			return "–"
		}
		return fmt.Sprintf("%.1f", float64(a)/float64(b))
	}
	r, c, m := answers["refine"].Symbolic, answers["SAT-CEGAR"].Symbolic, answers["monolithic"].Symbolic
	if r == nil || c == nil || m == nil {
		fmt.Println(" – | – | – | – | – | – | – |")
		return
	}
	fmt.Printf(" %d | %s | %s | %d | %s | %d | %d |\n", r.Iterations, ratio(r.Kernels, r.Iterations), ratio(r.KernelLiterals, r.Kernels),
		c.Iterations, ratio(c.KernelLiterals, c.Kernels), r.Clauses, m.Clauses)
}

// verify runs gomc.
func verify(gomc string, args []string) (*answer, error) {
	cmd := exec.Command(gomc, args...)
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	runErr := cmd.Run()
	var a answer
	if err := json.Unmarshal(out.Bytes(), &a); err != nil || a.Verdict == "error" {
		return nil, fmt.Errorf("%s %s: %v, %s", gomc, strings.Join(args, " "), runErr, errs.String())
	}
	return &a, nil
}
