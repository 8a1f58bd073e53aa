// Package server is a NATS server with JetStream in this process, for who has none. It is started again when a write to its store has failed: the server never writes to that file
// again by itself, and leaves who asks without an answer.
package server

import (
	"bufio"
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"os"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"github.com/nats-io/nats-server/v2/server"

	"github.com/gomc/gomc/cluster"
)

// Options configure [Start].
type Options struct {
	Listen        string // HOST:PORT
	Store         string // directory
	NKeys         string // file with the public nkeys of who may connect, one in a line; "" for everybody
	Cert, Key, CA string // TLS; CA is for the certificates of who connects
}

// Server is a server of NATS that goes on after its disk was full.
type Server struct {
	options server.Options
	url     string
	now     *server.Server
	suspect atomic.Pointer[string] // see Suspect
}

// Start starts a server. It listens beyond this machine only if it knows who may connect.
func Start(o Options) (*Server, error) {
	opts, err := configure(o)
	if err != nil {
		return nil, err
	}
	s := &Server{options: *opts}
	if err := s.start(); err != nil {
		return nil, err
	}
	if s.options.Port == server.RANDOM_PORT {
		s.options.Port = s.now.Addr().(*net.TCPAddr).Port
	}
	s.url = s.now.ClientURL()
	return s, nil
}

// configure makes the server's options of ours.
func configure(o Options) (*server.Options, error) {
	host, text, err := net.SplitHostPort(o.Listen)
	port, bad := strconv.Atoi(text)
	if err != nil || bad != nil || port < 0 || port > 65535 {
		return nil, fmt.Errorf("%q is no address such as 127.0.0.1:4222", o.Listen)
	}
	if host == "localhost" {
		host = "127.0.0.1"
	}
	if ip := net.ParseIP(host); o.NKeys == "" && (ip == nil || !ip.IsLoopback()) && (o.CA == "" || o.Cert == "") {
		return nil, fmt.Errorf("to listen on %s, beyond this machine, say who may connect: with a file of public nkeys, or with TLS and the certificates of who connects", o.Listen)
	}
	opts := &server.Options{ServerName: "gomc", Host: host, Port: port, JetStream: true, StoreDir: o.Store, NoSigs: true, NoLog: true, SyncAlways: true, MaxPayload: cluster.MaxMessage + 64<<10,
		JetStreamMaxStore: 1 << 50} // the disk is the limit, and not what was free on it when the server started
	if port == 0 {
		opts.Port = server.RANDOM_PORT
	}
	if opts.Nkeys, err = nkeys(o.NKeys); err != nil {
		return nil, err
	}
	if o.Cert != "" {
		if opts.TLSConfig, err = server.GenTLSConfig(&server.TLSConfigOpts{CertFile: o.Cert, KeyFile: o.Key, CaFile: o.CA, Verify: o.CA != "", MinVersion: tls.VersionTLS12}); err != nil {
			return nil, err
		}
		opts.TLS, opts.TLSVerify, opts.TLSTimeout = true, o.CA != "", 5
	}
	return opts, nil
}

// start starts the server with what its store has.
func (s *Server) start() error {
	opts := s.options // the server writes to it
	now, err := server.NewServer(&opts)
	if err != nil {
		return err
	}
	now.Start()
	if !now.ReadyForConnections(30 * time.Second) {
		now.Shutdown()
		return fmt.Errorf("the server does not come up on %s:%d, with its store in %s: is the port free, and is there another server with that store?", opts.Host, opts.Port, opts.StoreDir)
	}
	if !now.JetStreamEnabled() {
		now.Shutdown()
		return errors.New("the server cannot use its store in " + opts.StoreDir)
	}
	s.now = now
	return nil
}

// ClientURL is where clients connect. It stays the same.
func (s *Server) ClientURL() string { return s.url }

// Stop stops the server. It is not for while [Server.Watch] runs.
func (s *Server) Stop() {
	s.now.Shutdown()
	s.now.WaitForShutdown()
}

// Watch looks after the server every second until ctx ends, and starts it again when a write to its store has failed, once there is room. Nothing is lost by that: whoever has not been
// answered asks again.
func (s *Server) Watch(ctx context.Context, log *slog.Logger) {
	before := ""
	for wait(ctx) {
		why := s.now.Healthz(&server.HealthzOptions{}).Error
		again := why == before // what is being made at this moment looks as if it could not be read
		if said := s.suspect.Swap(nil); said != nil {
			why, again = *said, true
		}
		if before = why; why == "" || !again {
			continue
		}
		log.Error("the server does not answer, or cannot write to its store; it starts again once there is room", "store", s.options.StoreDir, "error", why)
		s.Stop()
		for {
			err := tryStore(s.options.StoreDir)
			if err == nil {
				err = s.start()
			}
			if err == nil {
				log.Info("the server has started again")
				break
			}
			log.Warn("the server is stopped", "error", err)
			if !wait(ctx) {
				return
			}
		}
	}
}

// Suspect has [Server.Watch] start the server again: somebody has waited in vain for its answers, although it does not say that a write has failed.
func (s *Server) Suspect(why string) { s.suspect.Store(&why) }

// wait waits for a second, and reports whether ctx goes on.
func wait(ctx context.Context) bool {
	select {
	case <-ctx.Done():
		return false
	case <-time.After(time.Second):
		return true
	}
}

// leastRoom is how much has to fit into the store for the server to be worth starting, in bytes: some messages of the largest size.
const leastRoom = 4 << 20

// tryStore writes a file to the store, and removes it.
func tryStore(dir string) error {
	f, err := os.CreateTemp(dir, "room-")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name())
	_, err = f.Write(make([]byte, leastRoom))
	return errors.Join(err, f.Close())
}

// nkeys reads the public keys of users.
func nkeys(file string) (all []*server.NkeyUser, err error) {
	if file == "" {
		return nil, nil
	}
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	for lines := bufio.NewScanner(f); lines.Scan(); {
		key, _, _ := strings.Cut(lines.Text(), "#")
		if key = strings.TrimSpace(key); key == "" {
			continue
		}
		if len(key) != 56 || key[0] != 'U' {
			return nil, fmt.Errorf("%s: %q is no public nkey of a user: 56 letters and digits that begin with U", file, key)
		}
		all = append(all, &server.NkeyUser{Nkey: key})
	}
	if len(all) == 0 {
		return nil, fmt.Errorf("%s: there is no key", file)
	}
	return all, nil
}
