// Package models holds the models of external functions: pthreads, C11
// threads, the heap, strings, SV-COMP's functions and others. They are written
// in C, in the directory c, compiled by regen.sh to LLVM IR for 64 and for 32
// bits, and embedded.
// The interpreter adds those that a program calls to that program.
//
// README.md lists what is modelled, and how to add a function.
package models

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"fmt"
	"io/fs"
	"sort"
	"strings"
	"sync"
)

//go:embed ll/*.ll
var files embed.FS

// index.txt has a line "function topic" for each function that the files
// define; regen.sh writes it.
//
//go:embed ll/index.txt
var indexText []byte

var index = sync.OnceValue(func() map[string]string {
	topics := make(map[string]string)
	for s := bufio.NewScanner(bytes.NewReader(indexText)); s.Scan(); {
		function, topic, _ := strings.Cut(s.Text(), " ")
		topics[function] = topic
	}
	return topics
})

// Digest tells models of other versions apart: a hash of all texts.
func Digest() string {
	h := sha256.New()
	_ = fs.WalkDir(files, ".", func(name string, d fs.DirEntry, err error) error {
		if text, failed := files.ReadFile(name); failed == nil {
			fmt.Fprintf(h, "%s %d ", name, len(text))
			h.Write(text)
		}
		return err
	})
	h.Write(indexText)
	return hex.EncodeToString(h.Sum(nil))
}

// Variant says which of the texts of a model fit a program.
type Variant struct {
	PointerBits  int  // 64 or 32
	SmallObjects bool // objects of pthreads may have four bytes only
	SmallThreads bool // so may a pthread_t, wherever pointers have eight
}

// Lookup returns the topic that models a function and its LLVM IR. The functions of one topic
// come together; what a text declares and does not define is an intrinsic of the
// interpreter, whose name begins with __gomc_, or a function of another topic.
func Lookup(function string, v Variant) (topic, text string, ok bool) {
	topic, ok = index()[function]
	if !ok {
		return "", "", false
	}
	small := v.SmallObjects
	if topic == "thread" {
		small = v.SmallThreads
	}
	text, ok = read(topic, v.PointerBits, small)
	return topic, text, ok
}

// Has tells whether a function is modelled.
func Has(function string) bool {
	_, ok := index()[function]
	return ok
}

// Replaces tells whether a function is modelled that programs have themselves, as an instance of a template or of the compiler's making, and whose model is taken.
// Functions of Rust's library are such ones: code of several crates may be linked, and that of the library be among it.
func Replaces(function string) bool {
	topic := index()[function]
	return topic == "cxxlock" || strings.HasPrefix(topic, "rust") || function == "__clang_call_terminate"
}

// Functions returns the names of all functions modelled, sorted.
func Functions() []string {
	names := make([]string, 0, len(index()))
	for name := range index() {
		names = append(names, name)
	}
	sort.Strings(names)
	return names
}

// read returns a text; one for small objects exists only where it differs.
func read(topic string, pointerBits int, small bool) (string, bool) {
	if small {
		if text, err := files.ReadFile(fmt.Sprintf("ll/%s.small.%d.ll", topic, pointerBits)); err == nil {
			return string(text), true
		}
	}
	text, err := files.ReadFile(fmt.Sprintf("ll/%s.%d.ll", topic, pointerBits))
	return string(text), err == nil
}
