// Package server is a NATS server with JetStream in this process, for who has none.
package server

import (
	"bufio"
	"crypto/tls"
	"errors"
	"fmt"
	"net"
	"os"
	"strconv"
	"strings"
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

// Start starts a server. It listens beyond this machine only if it knows who may connect.
func Start(o Options) (*server.Server, error) {
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
	opts := &server.Options{ServerName: "gomc", Host: host, Port: port, JetStream: true, StoreDir: o.Store, NoSigs: true, NoLog: true, SyncAlways: true, MaxPayload: cluster.MaxMessage + 64<<10}
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
	s, err := server.NewServer(opts)
	if err != nil {
		return nil, err
	}
	s.Start()
	if !s.ReadyForConnections(30 * time.Second) {
		s.Shutdown()
		return nil, fmt.Errorf("the server does not come up on %s, with its store in %s: is the port free, and is there another server with that store?", o.Listen, o.Store)
	}
	if !s.JetStreamEnabled() {
		s.Shutdown()
		return nil, errors.New("the server cannot use its store in " + o.Store)
	}
	return s, nil
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
