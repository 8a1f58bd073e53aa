package result

import (
	"encoding/csv"
	"fmt"
	"io"
	"strconv"
)

// WriteCSV writes a line for each result, below the names of the columns.
func (r *Run) WriteCSV(w io.Writer) error {
	c := csv.NewWriter(w)
	if err := c.Write([]string{"task", "tool", "engine", "model", "property", "expected", "class", "verdict", "answer", "kind", "score", "reason", "engine_used",
		"executions", "blocked", "states", "instructions", "cpu_seconds", "wall_seconds", "peak_rss_bytes"}); err != nil {
		return err
	}
	for _, r := range r.Results {
		seconds := func(s float64) string { return fmt.Sprintf("%.3f", s) }
		number := func(n uint64) string { return strconv.FormatUint(n, 10) }
		if err := c.Write([]string{r.Task, r.Tool, r.Engine, r.Model, r.Property, string(r.Expected), string(r.Class), r.Verdict, string(r.Answer), r.Kind,
			strconv.Itoa(r.Score()), r.Reason, r.EngineUsed, number(r.Executions), number(r.Blocked), number(r.States), number(r.Instructions), seconds(r.CPU), seconds(r.Wall),
			strconv.FormatInt(r.Peak, 10)}); err != nil {
			return err
		}
	}
	c.Flush()
	return c.Error()
}
