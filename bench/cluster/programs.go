package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"strings"
)

// search is a program, and how it is searched.
type search struct {
	file, engine, model string
}

func (s search) String() string { return s.file + " " + s.engine + " " + s.model }

// args are those of gomc verify.
func (s search) args() []string {
	return []string{"--json", "--progress=never", "--keep-going", "--check=all,-race,-leak,-robustness", "--engine=" + s.engine, "--model=" + s.model, "--max-memory=4GB", s.file}
}

// readSearches reads a table: file, engine, and the models under which the program is searched.
func readSearches(list, only string) (all []search, err error) {
	f, err := os.Open(list)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	for lines := bufio.NewScanner(f); lines.Scan(); {
		fields := strings.Split(lines.Text(), "\t")
		if len(fields) != 3 || strings.HasPrefix(fields[0], "#") || !strings.Contains(fields[0], only) {
			continue
		}
		for model := range strings.SplitSeq(fields[2], " ") {
			all = append(all, search{"testdata/" + fields[0], fields[1], model})
		}
	}
	if len(all) == 0 {
		err = fmt.Errorf("%s has no program", list)
	}
	return all, err
}

// answer is what gomc verify --json says.
type answer struct {
	Verdict    string            `json:"verdict"`
	Reason     string            `json:"reason"`
	Complete   bool              `json:"complete"`
	Executions uint64            `json:"executions"`
	Erroneous  uint64            `json:"erroneous"`
	Blocked    map[string]uint64 `json:"blocked"`
	Events     uint64            `json:"events"`
	Wall       float64           `json:"wall_seconds"`
	CPU        float64           `json:"cpu_seconds"`
	Error      *struct {
		Kind string `json:"kind"`
	} `json:"error"`
}

// parse reads an answer.
func parse(out []byte) (*answer, error) {
	a := new(answer)
	if err := json.Unmarshal(out, a); err != nil {
		return nil, fmt.Errorf("no answer: %w: %.200s", err, out)
	}
	return a, nil
}

// differs says in what an answer differs from that of one process, and is "" if it does not. The events are not part of it: how many are added depends on where a search is divided.
func (a *answer) differs(from *answer) string {
	kind := func(x *answer) string {
		if x.Error == nil {
			return ""
		}
		return x.Error.Kind
	}
	if a.Verdict == from.Verdict && a.Complete == from.Complete && a.Executions == from.Executions && a.Erroneous == from.Erroneous && maps.Equal(a.Blocked, from.Blocked) && kind(a) == kind(from) {
		return ""
	}
	return fmt.Sprintf("%s %q, complete %t, %d executions, %d erroneous, blocked %v; one process: %s %q, %t, %d, %d, %v", a.Verdict, a.Reason, a.Complete, a.Executions, a.Erroneous, a.Blocked,
		from.Verdict, from.Reason, from.Complete, from.Executions, from.Erroneous, from.Blocked)
}
