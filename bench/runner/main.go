// Command runner runs gomc verify on programs, one process each, and prints how
// many executions it explores per second of CPU time, how many instructions it
// interprets for each, and its peak memory.
//
//	go run ./bench/runner -gomc bin/gomc [-flags "--engine=source"] [-timeout 60s] FILE...
package main

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"text/tabwriter"
	"time"
)

// result is what the runner reads of the JSON output of gomc.
type result struct {
	Verdict     string            `json:"verdict"`
	Reason      string            `json:"reason"`
	Executions  uint64            `json:"executions"`
	Blocked     map[string]uint64 `json:"blocked"`
	CPUSeconds  float64           `json:"cpu_seconds"`
	WallSeconds float64           `json:"wall_seconds"`
	PeakRSS     int64             `json:"peak_rss_bytes"`
	Interpreter struct {
		Instructions uint64 `json:"instructions"`
	} `json:"interpreter"`
}

func main() {
	gomc := flag.String("gomc", "gomc", "the command to measure")
	flags := flag.String("flags", "", "more flags for gomc verify")
	timeout := flag.Duration("timeout", time.Minute, "time limit of each run")
	flag.Parse()
	if flag.NArg() == 0 {
		fmt.Fprintln(os.Stderr, "runner: no programs; give LLVM IR files, such as testdata/lastzero.N12.ll")
		os.Exit(2)
	}
	w := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(w, "program\tverdict\texecutions\tblocked\tCPU s\twall s\texec/CPU s\tinstr/exec\tpeak MB\t")
	failed := false
	for _, file := range flag.Args() {
		r, err := measure(*gomc, append(strings.Fields(*flags), "--timeout="+timeout.String(), file))
		if err != nil {
			fmt.Fprintf(os.Stderr, "runner: %s: %v\n", file, err)
			failed = true
			continue
		}
		var blocked uint64
		for _, n := range r.Blocked {
			blocked += n
		}
		fmt.Fprintf(w, "%s\t%s\t%d\t%d\t%.2f\t%.2f\t%.0f\t%.2f\t%.0f\t\n", strings.TrimSuffix(file, ".ll"), r.Verdict, r.Executions, blocked,
			r.CPUSeconds, r.WallSeconds, float64(r.Executions)/max(r.CPUSeconds, 1e-9),
			float64(r.Interpreter.Instructions)/float64(max(r.Executions, 1)), float64(r.PeakRSS)/1e6)
	}
	w.Flush()
	if failed {
		os.Exit(1)
	}
}

// measure runs gomc once. Verdicts other than safe have exit codes of their own,
// so that only the absence of a result is an error.
func measure(gomc string, args []string) (*result, error) {
	var stdout, stderr bytes.Buffer
	cmd := exec.Command(gomc, append([]string{"verify", "--json"}, args...)...)
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	runErr := cmd.Run()
	r := &result{}
	if err := json.Unmarshal(stdout.Bytes(), r); err != nil {
		if runErr != nil {
			return nil, runErr
		}
		return nil, err
	}
	switch r.Verdict {
	case "error", "unsupported":
		return nil, fmt.Errorf("%s: %s", r.Verdict, r.Reason)
	}
	return r, nil
}
