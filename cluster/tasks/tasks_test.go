package tasks

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/gomc/gomc/cluster"
)

// objects is a store.
type objects map[string][]byte

func (o objects) PutObject(_ context.Context, hash string, data []byte) error {
	o[hash] = data
	return nil
}

func (o objects) Object(_ context.Context, hash string) ([]byte, error) {
	if data, ok := o[hash]; ok {
		return data, nil
	}
	return nil, cluster.ErrNotFound
}

// TestFit takes flags that change what is searched, and no others.
func TestFit(t *testing.T) {
	for _, args := range []string{"--json", "--model=tso --engine=trust --timeout=1m --max-memory=100 --check=all,-race", "--unroll=auto", ""} {
		if err := Fit(strings.Fields(args)); err != nil {
			t.Errorf("%s: %v", args, err)
		}
	}
	for _, arg := range []string{"--trace-out=x", "--cluster=nats://x", "--solver=sh", "--property=/etc/passwd", "--clang=sh", "--cflags=-v", "--checkpoint=x", "-json", "json", "x.ll", "--"} {
		if err := Fit([]string{arg}); err == nil {
			t.Errorf("%s is taken", arg)
		}
	}
}

// TestRefused has runs that no worker does.
func TestRefused(t *testing.T) {
	store := objects{"program": []byte("define i32 @main() {\n  ret i32 0\n}\n")}
	tasks := &Tasks{Store: store, Command: "false", Context: t.Context(), Limit: time.Minute, Memory: 1 << 20}
	explore := func(items int, list any) error {
		data, err := json.Marshal(list)
		if err != nil {
			t.Fatal(err)
		}
		store[cluster.Hash(data)] = data
		what, _ := json.Marshal(cluster.Hash(data))
		_, err = tasks.Explore(t.Context(), "job", &cluster.Job{Batch: &cluster.Batch{Kind: Kind, Items: items, What: what}}, cluster.Range(0, 1))
		return err
	}
	for name, r := range map[string]Run{
		"a file":           {Program: "program", Wall: 1, Memory: 1, Flags: []string{"--json", "--trace-out=x"}},
		"too long":         {Program: "program", Wall: 61, Memory: 1},
		"no limit of time": {Program: "program", Memory: 1},
		"too large":        {Program: "program", Wall: 1, Memory: 2 << 20},
		"no limit of size": {Program: "program", Wall: 1},
	} {
		if err := explore(1, []Run{r}); !errors.Is(err, cluster.ErrRefused) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if err := explore(2, []Run{{}}); !errors.Is(err, cluster.ErrRefused) {
		t.Errorf("a list that is too short: %v", err)
	}
	if err := explore(1, "x"); !errors.Is(err, cluster.ErrRefused) {
		t.Errorf("a list that is none: %v", err)
	}
	if err := explore(1, []Run{{Program: "another", Wall: 1, Memory: 1}}); err == nil || errors.Is(err, cluster.ErrRefused) { // it may be there later
		t.Errorf("a program that is not there: %v", err)
	}
	if err := explore(1, []Run{{Program: "program", Wall: 1, Memory: 1 << 20}}); err != nil { // a command that fails is a result, too
		t.Error(err)
	}
}

// TestPlain makes names of files of names that are none.
func TestPlain(t *testing.T) {
	for name, want := range map[string]string{"a.c": "a", "../../etc/passwd": "passwd", "x y;z.ll": "x_y_z", "": "", "ä.c": "_"} {
		if got := plain(name); got != want {
			t.Errorf("%q: %q, want %q", name, got, want)
		}
	}
}
