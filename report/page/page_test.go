package page

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/interp/corpus"
	"github.com/gomc/gomc/report"
)

// result returns the page of a program of the corpus with a use after free.
func result(t *testing.T) *Result {
	t.Helper()
	prog := corpus.Load(t, "structures/treiber_stack_free.ll")
	res, err := explore.Run(t.Context(), prog, explore.Options{Jobs: 1})
	if err != nil || res.Error == nil {
		t.Fatalf("%+v, %v", res, err)
	}
	c, err := report.Explain(prog, explore.Simplify(prog, res.Error))
	if err != nil {
		t.Fatal(err)
	}
	return &Result{Title: "</title><script>alert(1)</script>", Headline: "VIOLATION memory", Verdict: "violation", Example: c,
		Sources: &report.Sources{Dirs: []string{"../../testdata"}}, Figures: []Figure{{"model", "sc"}}, Replay: "gomc replay t.json a.ll"}
}

// between returns what stands between two texts.
func between(t *testing.T, text, from, to string) string {
	t.Helper()
	_, rest, ok := strings.Cut(text, from)
	inside, _, ok2 := strings.Cut(rest, to)
	if !ok || !ok2 {
		t.Fatalf("no %q with %q after it", from, to)
	}
	return inside
}

func TestPage(t *testing.T) {
	r := result(t)
	var b bytes.Buffer
	if err := Write(&b, r); err != nil {
		t.Fatal(err)
	}
	text := b.String()
	if strings.Contains(text, "<script>alert") {
		t.Error("the title is not escaped")
	}
	picture := between(t, text, `<img src="data:image/svg&#43;xml;base64,`, `"`)
	if drawn, err := base64.StdEncoding.DecodeString(strings.ReplaceAll(picture, "&#43;", "+")); err != nil || !strings.HasPrefix(string(drawn), "<svg") || strings.Contains(string(drawn), "href=") {
		t.Errorf("the event graph is %.40q, %v", drawn, err)
	}
	text = strings.Replace(text, `src="data:`, "", 1)
	for _, outside := range []string{"src=", "href=", "http://", "https://", "@import", "url("} {
		if strings.Contains(text, outside) {
			t.Errorf("the page has %s: it must need nothing else", outside)
		}
	}
	var data timeline
	if err := json.Unmarshal([]byte(between(t, text, `type="application/json">`, "</script>")), &data); err != nil {
		t.Fatal(err)
	}
	if len(data.Threads) != 3 || len(data.Steps) != len(r.Example.Steps) || len(data.Sources["structures/treiber_stack_free.c"]) < 30 {
		t.Fatalf("%d threads, %d steps, %d lines", len(data.Threads), len(data.Steps), len(data.Sources["structures/treiber_stack_free.c"]))
	}
	last := data.Steps[len(data.Steps)-1]
	if !last.Offending || last.Text != "read node#2->next" || len(last.Background) != 2 {
		t.Errorf("last step: %+v", last)
	}
	sources := 0
	for i, s := range data.Steps {
		for _, x := range s.Related {
			if x.Step >= i {
				t.Errorf("step %d: %+v comes later", i, x)
			}
			if x.How == howRelated[report.ReadsFrom] && x.Step >= 0 && data.Steps[x.Step].Location == s.Location {
				sources++
			}
		}
	}
	if sources < 5 {
		t.Errorf("%d reads say what they read from", sources)
	}
}

func TestWithoutExample(t *testing.T) {
	var b bytes.Buffer
	if err := Write(&b, &Result{Title: "a.ll", Headline: "no error found", Verdict: "safe"}); err != nil {
		t.Fatal(err)
	}
	if text := b.String(); !strings.Contains(text, "no error found") || strings.Contains(text, `id="timeline"`) {
		t.Error("a page without a counterexample has a timeline")
	}
}

// TestBrowser looks at the page in a real browser, where there is one.
func TestBrowser(t *testing.T) {
	browser := ""
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			browser = path
			break
		}
	}
	if browser == "" {
		t.Skip("no chromium on PATH")
	}
	dir := t.TempDir()
	file := filepath.Join(dir, "page.html")
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := Write(f, result(t)); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	cmd := exec.CommandContext(t.Context(), browser, "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir="+dir, "--dump-dom", "file://"+file)
	cmd.WaitDelay = time.Second
	out, err := cmd.Output()
	if err != nil {
		t.Skipf("the browser does not run here: %v", err)
	}
	dom := string(out)
	for _, want := range []string{`class="head"`, "popper#1</div>", "step offending current", "node#2 was allocated at structures/treiber_stack_free.c:22", `class="here"`, `<img src="data:image/svg+xml;base64,`} {
		if !strings.Contains(dom, want) {
			t.Errorf("the page as drawn has no %q", want)
		}
	}
}
