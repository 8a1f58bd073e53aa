// Package page writes results as one HTML page that needs nothing else: no network, no server. It has tables that can be sorted and filtered, and
// plots: how many tasks are decided within a time (a quantile plot), and two configurations against each other (a scatter plot). The tables of counts are
// there without scripts, too.
package page

import (
	_ "embed"
	"html/template"
	"io"
	"strings"

	"github.com/gomc/gomc/bench/result"
)

var (
	//go:embed page.html
	document string
	//go:embed page.css
	style string
	//go:embed page.js
	script string
)

// functions are those that the template calls.
var functions = template.FuncMap{
	"words": func(c result.Class) string { return strings.ReplaceAll(string(c), "_", " ") },
	"count": func(s *result.Summary, c result.Class) int { return s.Classes[c] },
}

// row is a result as the script gets it: names are short because there are many.
type row struct {
	Task       string  `json:"t"`
	Config     int     `json:"c"` // which of the configurations
	Property   string  `json:"p"`
	Expected   string  `json:"e"`
	Class      string  `json:"k"`
	Verdict    string  `json:"v"`
	Answer     string  `json:"a"`
	Detail     string  `json:"d"` // kind and message, or the reason
	Score      int     `json:"s"`
	CPU        float64 `json:"u"`
	Wall       float64 `json:"w"`
	Peak       int64   `json:"m"`
	Executions uint64  `json:"x"`
}

// content is what the template gets.
type content struct {
	Style     template.CSS
	Script    template.JS
	Header    result.Header
	Summaries []*result.Summary
	Classes   []result.Class // those that there are
	Causes    []result.Cause
	Data      data
}

type data struct {
	Configs []string `json:"configs"`
	Classes []string `json:"classes"` // the best first
	Timeout float64  `json:"timeout"`
	Rows    []row    `json:"rows"`
}

// Write writes the page of a run.
func Write(w io.Writer, run *result.Run) error {
	c := content{Style: template.CSS(style), Script: template.JS(script), Header: run.Header,
		Summaries: result.Summarise(run.Results), Causes: result.Causes(run.Results)}
	index := map[string]int{}
	c.Data = data{Configs: []string{}, Classes: []string{}, Timeout: run.Timeout, Rows: []row{}}
	for i, s := range c.Summaries {
		index[s.Config] = i
		c.Data.Configs = append(c.Data.Configs, s.Config)
	}
	for _, class := range result.Classes() {
		for _, s := range c.Summaries {
			if s.Classes[class] > 0 {
				c.Classes = append(c.Classes, class)
				c.Data.Classes = append(c.Data.Classes, string(class))
				break
			}
		}
	}
	for _, r := range run.Results {
		detail := r.Reason
		if r.Verdict == "violation" {
			detail = strings.TrimPrefix(r.Kind+": "+r.Message, ": ")
		}
		c.Data.Rows = append(c.Data.Rows, row{r.Task, index[r.Config()], r.Property, string(r.Expected), string(r.Class), r.Verdict, string(r.Answer), detail,
			r.Score(), r.CPU, r.Wall, r.Peak, r.Executions})
	}
	parsed, err := template.New("page").Funcs(functions).Parse(document)
	if err != nil {
		return err
	}
	return parsed.Execute(w, c)
}
