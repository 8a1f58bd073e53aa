package main

import (
	"bytes"
	"context"
	"io"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nkeys"
)

// freeAddress is one of this machine that nobody listens at.
func freeAddress(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().String()
}

// TestClusterKeys has a cluster of commands that know each other by an nkey: who has none is not let in.
func TestClusterKeys(t *testing.T) {
	pair, err := nkeys.CreateUser()
	if err != nil {
		t.Fatal(err)
	}
	public, _ := pair.PublicKey()
	secret, _ := pair.Seed()
	dir := t.TempDir()
	users, seed := filepath.Join(dir, "users"), filepath.Join(dir, "seed")
	for name, text := range map[string]string{users: public + "\n", seed: string(secret)} {
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	address := freeAddress(t)
	ctx, stop := context.WithCancel(t.Context())
	codes := make(chan int)
	var errs [2]bytes.Buffer
	for i, args := range [][]string{{"serve", "--listen=" + address, "--store=" + dir, "--nkeys=" + users, "--nkey=" + seed}, {"work", "--nats=nats://" + address, "--jobs=1", "--nkey=" + seed}} {
		go func() {
			codes <- run(ctx, append([]string{"gomc"}, args...), strings.NewReader(""), io.Discard, &errs[i])
		}()
	}
	program := filepath.Join("..", "..", "testdata", "benchmarks", "exp_mem.ll")
	verify := func(args ...string) (int, *jsonReport, string) {
		return verifyAt(t.Context(), time.Microsecond, append([]string{program, "--engine=trust", "--timeout=60", "--cluster=nats://" + address}, args...)...)
	}
	code, r, said := verify("--nkey=" + seed)
	for i := 0; i < 1000 && code == exitUsage; i++ { // the server is not there yet
		time.Sleep(20 * time.Millisecond)
		code, r, said = verify("--nkey=" + seed)
	}
	if r.Verdict != "safe" || r.Executions == 0 {
		t.Errorf("with the key: %+v; %s", r, said)
	}
	if code, r, said := verify(); code != exitUsage || !strings.Contains(r.Reason, "Authorization Violation") {
		t.Errorf("without a key: %d, %+v; %s", code, r, said)
	}
	stop()
	for range 2 {
		if code := <-codes; code != 0 {
			t.Errorf("code %d; %s; %s", code, errs[0].String(), errs[1].String())
		}
	}
}
