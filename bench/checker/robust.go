package checker

import (
	"encoding/json"

	"github.com/gomc/gomc/bench/child"
	"github.com/gomc/gomc/bench/result"
	"github.com/gomc/gomc/bench/task"
	"github.com/gomc/gomc/svcomp"
)

// RobustModel stands for the memory model of runs of [Robust], which look at all of them.
const RobustModel = "robust"

// Robust runs gomc robust: are all executions under weaker memory models possible under sequential consistency?
func Robust(command string) *Tool {
	return &Tool{
		Name: "gomc robust", Command: command, Margin: true, Read: readRobust,
		Unfit: func(*task.Task, string) string { return "" },
		Args: func(t *task.Task, s Setup) []string {
			plain := *t
			plain.Property, plain.Check = "", ""
			s.Engine, s.Flags = "", nil
			args := []string{"robust", "--json", "--no-fences"}
			for _, a := range gomcArgs(&plain, s)[1:] {
				if a != "--json" && a != "--progress=never" && a != "--model="+s.Model {
					args = append(args, a)
				}
			}
			return args
		},
	}
}

func readRobust(e child.End) result.Observation {
	o := readGomc(e)
	var v struct {
		Models []struct {
			Model   string `json:"model"`
			Verdict string `json:"verdict"`
			Reason  string `json:"reason"`
		} `json:"models"`
	}
	if o.Stopped != "" || json.Unmarshal(e.Stdout, &v) != nil {
		return o
	}
	o.Answer, o.Robust = svcomp.Unknown, map[string]string{}
	for _, m := range v.Models {
		o.Robust[m.Model] = m.Verdict
		if o.Reason == "" {
			o.Reason = m.Reason
		}
	}
	return o
}
