// Package models holds the models of external functions: pthreads, C11
// threads, the heap, strings, SV-COMP's functions and others. They are written
// in C, in the directory c, compiled by regen.sh to LLVM IR for 64 and for 32
// bits, and embedded.
// The interpreter adds those that a program calls to that program.
//
// README.md lists what is modelled, and how to add a function.
package models

import (
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"fmt"
	"io/fs"
	"strconv"
	"strings"
)

//go:embed ll/*.ll
var files embed.FS

// index.txt has a line "name topic" for each function, and each variable that programs know, that the files
// define, sorted by bytes; regen.sh writes it. It is searched where it lies: a map of all functions would cost more than most programs' models.
//
//go:embed ll/index.txt
var index string

// topicOf returns the topic that models a function.
func topicOf(function string) (topic string, ok bool) {
	for rest := index; rest != ""; {
		start := strings.LastIndexByte(rest[:len(rest)/2], '\n') + 1
		end := start + strings.IndexByte(rest[start:], '\n') + 1
		name, topic, _ := strings.Cut(rest[start:end-1], " ")
		switch {
		case function == name:
			return topic, true
		case function < name:
			rest = rest[:start]
		default:
			rest = rest[end:]
		}
	}
	return "", false
}

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
	h.Write([]byte(index))
	return hex.EncodeToString(h.Sum(nil))
}

// Variant says which of the texts of a model fit a program.
type Variant struct {
	PointerBits  int  // 64 or 32
	SmallObjects bool // objects of pthreads may have four bytes only
	SmallThreads bool // so may a pthread_t, wherever pointers have eight
	Plain        bool // mutexes have no kinds, nobody cancels threads, creates them detached, handles signals or looks at errno, and main alone joins and detaches
}

// Lookup returns the topic that models a function and its LLVM IR. The functions of one topic
// come together; what a text declares and does not define is an intrinsic of the
// interpreter, whose name begins with __gomc_, or a function of another topic.
func Lookup(function string, v Variant) (topic, text string, ok bool) {
	topic, ok = topicOf(function)
	if !ok {
		return "", "", false
	}
	small := v.SmallObjects
	if topic == "thread" {
		small = v.SmallThreads
	}
	flavours := []string{""}
	switch {
	case small:
		flavours = []string{".small", ""}
	case v.Plain:
		flavours = []string{".plain", ""}
	}
	text, ok = read(topic, v.PointerBits, flavours)
	return topic, text, ok
}

// Has tells whether a function is modelled.
func Has(function string) bool {
	_, ok := topicOf(function)
	return ok
}

// Replaces tells whether a function is modelled that programs have themselves, as an instance of a template or of the compiler's making, and whose model is taken.
// Functions of Rust's library are such ones: code of several crates may be linked, and that of the library be among it.
func Replaces(function string) bool {
	topic, _ := topicOf(function)
	return topic == "cxxlock" || topic == "cxxwait" || strings.HasPrefix(topic, "rust") || function == "__clang_call_terminate"
}

// waits are functions of libstdc++ that wait until some time, up to what differs between instances of their templates, and the models for them; see c/cxxwait.c. A # stands for digits.
var waits = [][2]string{
	{"_ZNSt18condition_variable17__wait_until_implI", "__gomc_condition_wait_until"},
	{"_ZNSt11this_thread11sleep_untilINSt6chrono3_V212steady_clockE", "__gomc_sleep_until"},
	{"_ZNSt11this_thread11sleep_untilINSt6chrono3_V212system_clockE", "__gomc_sleep_until"},
	{"_ZNSt18__timed_mutex_implISt11timed_mutexE17_M_try_lock_untilINSt6chrono8durationI", "__gomc_timed_mutex_try_until"},
	{"_ZNSt18__timed_mutex_implISt21recursive_timed_mutexE17_M_try_lock_untilINSt6chrono8durationI", "__gomc_timed_mutex_try_until"},
	{"_ZNSt18shared_timed_mutex14try_lock_untilINSt6chrono8durationI", "__gomc_shared_mutex_try_until"},
	{"_ZNSt18shared_timed_mutex21try_lock_shared_untilINSt6chrono8durationI", "__gomc_shared_mutex_try_shared_until"},
	{"_ZNSt18counting_semaphoreILl#EE15try_acquire_forI", "__gomc_semaphore_try_until"},
	{"_ZNSt18counting_semaphoreILl#EE17try_acquire_untilINSt6chrono3_V212steady_clockE", "__gomc_semaphore_try_until"},
	{"_ZNSt18counting_semaphoreILl#EE17try_acquire_untilINSt6chrono3_V212system_clockE", "__gomc_semaphore_try_until"},
}

// Unversioned is the name of the model that a function of the library of C++ has: of std::lock of libc++ the one without the tag of the ABI that the version of the library gives it, and one for all
// instances of a template. Other names stay.
func Unversioned(function string) string {
	for _, w := range waits {
		before, behind, number := strings.Cut(w[0], "#")
		rest, ok := strings.CutPrefix(function, before)
		if number {
			rest = strings.TrimLeft(rest, "0123456789")
		}
		if ok && strings.HasPrefix(rest, behind) {
			return w[1]
		}
	}
	const lock = "_ZNSt3__14lock"
	rest, ok := strings.CutPrefix(function, lock+"B")
	digits := len(rest) - len(strings.TrimLeft(rest, "0123456789"))
	n, err := strconv.Atoi(rest[:digits])
	if !ok || err != nil || n > len(rest)-digits {
		return function
	}
	return lock + rest[digits+n:]
}

// Functions returns the names of all functions modelled, and of variables that programs know, sorted.
func Functions() []string {
	var names []string
	for line := range strings.Lines(index) {
		name, _, _ := strings.Cut(line, " ")
		names = append(names, name)
	}
	return names
}

// read returns the text of the first of some flavours that there is: one exists only where it differs from the text for all programs, whose flavour is "".
func read(topic string, pointerBits int, flavours []string) (text string, ok bool) {
	for _, flavour := range flavours {
		if text, err := files.ReadFile("ll/" + topic + flavour + "." + strconv.Itoa(pointerBits) + ".ll"); err == nil {
			return string(text), true
		}
	}
	return "", false
}
