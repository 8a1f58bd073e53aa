package server_test

import (
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"log/slog"
	"math/big"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nkeys"

	"github.com/gomc/gomc/cluster/jetstream"
	"github.com/gomc/gomc/cluster/server"
)

// write writes a file of a test, and returns its name.
func write(t *testing.T, name string, data []byte) string {
	t.Helper()
	name = filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(name, data, 0o600); err != nil {
		t.Fatal(err)
	}
	return name
}

// user makes an nkey, and returns it, and a file with its seed.
func user(t *testing.T) (public, seed string) {
	t.Helper()
	pair, err := nkeys.CreateUser()
	if err != nil {
		t.Fatal(err)
	}
	public, _ = pair.PublicKey()
	secret, _ := pair.Seed()
	return public, write(t, "seed", secret)
}

// start starts a server on this machine.
func start(t *testing.T, o server.Options) *server.Server {
	t.Helper()
	o.Listen, o.Store = "127.0.0.1:0", t.TempDir()
	s, err := server.Start(o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Stop)
	return s
}

// connects reports whether somebody may connect.
func connects(t *testing.T, o jetstream.Options) error {
	t.Helper()
	b, err := jetstream.Connect(t.Context(), o)
	if err == nil {
		_, err = b.Jobs(t.Context())
		b.Close()
	}
	return err
}

// TestNKeys lets in who has one of the keys, and nobody else.
func TestNKeys(t *testing.T) {
	public, seed := user(t)
	_, other := user(t)
	s := start(t, server.Options{NKeys: write(t, "users", []byte("# who may connect\n"+public+" # a worker\n\n"))})
	if err := connects(t, jetstream.Options{URL: s.ClientURL(), NKey: seed}); err != nil {
		t.Error(err)
	}
	for _, key := range []string{"", other} {
		if err := connects(t, jetstream.Options{URL: s.ClientURL(), NKey: key}); err == nil || !strings.Contains(err.Error(), "Authorization Violation") {
			t.Errorf("with key %q: %v", key, err)
		}
	}
}

// authority signs certificates.
type authority struct {
	cert *x509.Certificate
	key  *ecdsa.PrivateKey
	file string
}

// certificate makes a certificate, signed by an authority or, if that is nil, by itself, and files of it and its key.
func certificate(t *testing.T, by *authority, name string) (cert *authority, keyFile string) {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{SerialNumber: big.NewInt(time.Now().UnixNano()), Subject: pkix.Name{CommonName: name}, NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(time.Hour),
		IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)}, ExtKeyUsage: []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth, x509.ExtKeyUsageClientAuth},
		KeyUsage: x509.KeyUsageDigitalSignature | x509.KeyUsageCertSign, IsCA: by == nil, BasicConstraintsValid: true}
	parent, signer := template, key
	if by != nil {
		parent, signer = by.cert, by.key
	}
	der, err := x509.CreateCertificate(rand.Reader, template, parent, &key.PublicKey, signer)
	if err != nil {
		t.Fatal(err)
	}
	cert = &authority{key: key, file: write(t, name+".pem", pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: der}))}
	if cert.cert, err = x509.ParseCertificate(der); err != nil {
		t.Fatal(err)
	}
	secret, err := x509.MarshalECPrivateKey(key)
	if err != nil {
		t.Fatal(err)
	}
	return cert, write(t, name+".key", pem.EncodeToMemory(&pem.Block{Type: "EC PRIVATE KEY", Bytes: secret}))
}

// TestTLS lets in who has a certificate of the authority, and trusts nobody without one.
func TestTLS(t *testing.T) {
	ca, _ := certificate(t, nil, "authority")
	foreign, _ := certificate(t, nil, "foreign")
	own, key := certificate(t, ca, "server")
	client, clientKey := certificate(t, ca, "worker")
	stranger, strangerKey := certificate(t, foreign, "stranger")
	s := start(t, server.Options{Cert: own.file, Key: key, CA: ca.file})
	for _, o := range []struct {
		jetstream.Options
		ok bool
	}{
		{jetstream.Options{CA: ca.file, Cert: client.file, Key: clientKey}, true},
		{jetstream.Options{CA: ca.file}, false},
		{jetstream.Options{CA: ca.file, Cert: stranger.file, Key: strangerKey}, false},
		{jetstream.Options{CA: foreign.file, Cert: client.file, Key: clientKey}, false},
		{jetstream.Options{Cert: client.file, Key: clientKey}, false},
	} {
		o.URL = s.ClientURL()
		if err := connects(t, o.Options); (err == nil) != o.ok {
			t.Errorf("%+v: %v", o, err)
		}
	}
}

// TestBeyond listens beyond this machine only if it is known who may connect.
func TestBeyond(t *testing.T) {
	for _, listen := range []string{"0.0.0.0:0", ":0", "[::]:0", "example.org:0", "127.0.0.1", "127.0.0.1:x", "127.0.0.1:70000"} {
		if s, err := server.Start(server.Options{Listen: listen, Store: t.TempDir()}); err == nil {
			s.Stop()
			t.Errorf("it listens on %s", listen)
		}
	}
	own, key := certificate(t, nil, "server")
	if s, err := server.Start(server.Options{Listen: "0.0.0.0:0", Store: t.TempDir(), Cert: own.file, Key: key}); err == nil { // encrypted, and open to everybody
		s.Stop()
		t.Error("it listens for everybody")
	}
}

// TestSuspect has a server start again, with what it had before.
func TestSuspect(t *testing.T) {
	s := start(t, server.Options{})
	b, err := jetstream.Connect(t.Context(), jetstream.Options{URL: s.ClientURL()})
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	if err := b.Replace(t.Context(), "record", []byte("text"), 0); err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	said := make(chan string, 10)
	ended := make(chan bool)
	s.Suspect("nobody answers")
	go func() {
		s.Watch(ctx, slog.New(slog.NewTextHandler(lines(said), nil)))
		close(ended)
	}()
	if first, second := <-said, <-said; !strings.Contains(first, "nobody answers") || !strings.Contains(second, "has started again") {
		t.Errorf("%s%s", first, second)
	}
	stop()
	<-ended
	for {
		data, _, err := b.Record(t.Context(), "record")
		if err == nil && string(data) == "text" {
			break
		}
		if b.Connected() && err == nil {
			t.Fatalf("%q", data)
		}
	}
}

// lines sends what is written.
type lines chan string

func (l lines) Write(p []byte) (int, error) {
	l <- string(p)
	return len(p), nil
}
