package llvmir

import (
	"bytes"
	"fmt"
	"os"
	"regexp"
	"testing"
)

// bigModule makes a module of at least the given number of lines by
// repeating the functions of a sample under new names.
func bigModule(tb testing.TB, sample string, lines int) []byte {
	tb.Helper()
	text, err := os.ReadFile(sample)
	if err != nil {
		tb.Fatal(err)
	}
	function := regexp.MustCompile(`(?ms)^define .*?^}\n`)
	name := regexp.MustCompile(`@(main|worker)\b`)
	out := bytes.Clone(text)
	for i := 0; bytes.Count(out, []byte("\n")) < lines; i++ {
		for _, f := range function.FindAll(text, -1) {
			out = append(out, name.ReplaceAll(f, fmt.Appendf(nil, "@${1}%d", i))...)
		}
	}
	return out
}

// sample is what the benchmarks repeat.
const sample = "testdata/ll/small-22-O0.ll"

// BenchmarkPass measures the pass alone on 80,000 lines, BenchmarkLLIR the
// parser alone on what the pass makes of them, and BenchmarkParse all.
func BenchmarkPass(b *testing.B) {
	text := bigModule(b, sample, 80000)
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		if _, err := rewrite("b.ll", text); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkLLIR(b *testing.B) {
	text := bigModule(b, sample, 80000)
	p, err := rewrite("b.ll", text)
	if err != nil {
		b.Fatal(err)
	}
	out := string(p.out)
	b.SetBytes(int64(len(out)))
	for b.Loop() {
		if _, err := parseLLIR("b.ll", out); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkParse(b *testing.B) {
	text := bigModule(b, sample, 80000)
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		if _, err := Parse("b.ll", text); err != nil {
			b.Fatal(err)
		}
	}
}
