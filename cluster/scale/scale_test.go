package scale

import (
	"flag"
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"
	"time"
)

var (
	record  = flag.String("scale.record", "testdata/exp_mem2.N6.jsonl", "recorded pieces")
	workers = flag.String("scale.workers", "4,32", "numbers of workers")
	parts   = flag.Int("scale.parts", 20, "how many times as large the tree is as the recorded one")
	server  = Server{}
)

func init() {
	flag.DurationVar(&server.Latency, "scale.latency", time.Millisecond, "of the network, there and back")
	flag.DurationVar(&server.Write, "scale.write", 200*time.Microsecond, "time that the server takes to write a message")
	flag.DurationVar(&server.Read, "scale.read", 20*time.Microsecond, "time that the server takes for anything else")
}

// recorded reads pieces of a search.
func recorded(t *testing.T, name string) []Piece {
	t.Helper()
	f, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	pieces, err := ReadPieces(f)
	if err != nil {
		t.Fatal(err)
	}
	return pieces
}

// TestIdle has workers with work for some seconds each, and a server that is not the limit: they explore for most of the time, as those without work ask the others.
func TestIdle(t *testing.T) {
	tree := NewTree(recorded(t, "testdata/exp_mem2.N6.jsonl"), 40)
	synctest.Test(t, func(t *testing.T) {
		f, err := Run(t.Context(), tree, 32, Server{time.Millisecond, 200 * time.Microsecond, 20 * time.Microsecond})
		if err != nil || f.Utilisation < 0.7 {
			t.Errorf("%+v, %v", f, err)
		}
	})
}

// TestScale has recorded pieces searched by many workers, on a clock that jumps: all leaves are counted.
func TestScale(t *testing.T) {
	pieces := recorded(t, *record)
	tree := NewTree(pieces, *parts)
	fmt.Printf("%d pieces, %d leaves, %.0f s of work, server %+v\n", len(pieces), tree.leaves, tree.Work().Seconds(), server)
	fmt.Println("| workers | seconds | utilisation | pieces | seconds a piece | messages a second | bytes a piece | results stream busy | asked a second |\n|---|---|---|---|---|---|---|---|---|")
	for text := range strings.SplitSeq(*workers, ",") {
		n, err := strconv.Atoi(text)
		if err != nil {
			t.Fatal(err)
		}
		synctest.Test(t, func(t *testing.T) {
			f, err := Run(t.Context(), tree, n, server)
			if err != nil {
				t.Error(err)
			}
			fmt.Printf("| %d | %.2f | %.3f | %d | %.3f | %.0f | %.0f | %.3f | %.0f |\n", f.Workers, f.Seconds, f.Utilisation, f.Pieces, f.PieceTime, f.Messages, f.Bytes, f.Results, f.Hungry)
		})
	}
}
