package page

import (
	"io"

	"github.com/gomc/gomc/bench/result"
)

func Write(w io.Writer, run *result.Run) error { return run.WriteJSON(w) }
