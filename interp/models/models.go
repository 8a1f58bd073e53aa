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
	"embed"
	"fmt"
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

// Lookup returns the topic that models a function and its LLVM IR for pointers
// of 64 or 32 bits. The functions of one topic come together; what a text
// declares and does not define is an intrinsic of the interpreter, whose name
// begins with __gomc_, or a function of another topic.
func Lookup(function string, pointerBits int) (topic, text string, ok bool) {
	topic, ok = index()[function]
	if !ok {
		return "", "", false
	}
	text, ok = read(topic, pointerBits)
	return topic, text, ok
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

func read(topic string, pointerBits int) (string, bool) {
	text, err := files.ReadFile(fmt.Sprintf("ll/%s.%d.ll", topic, pointerBits))
	return string(text), err == nil
}
