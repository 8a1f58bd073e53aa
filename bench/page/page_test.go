package page

import (
	"bytes"
	"encoding/json"
	"regexp"
	"strings"
	"testing"

	"github.com/gomc/gomc/bench/result"
)

// TestWrite reads the data of a page as a browser does, with names that look like markup and like the end of the script.
func TestWrite(t *testing.T) {
	evil := "</script><img src=x onerror=alert(1)>\u2028'\"&"
	run := &result.Run{Header: result.Header{Version: "v1 <b>", Timeout: 2, Memory: 4e9}, Results: []*result.Result{
		{Task: "a.c", Tool: "gomc", Engine: "trust", Model: "sc", Class: result.Right, Observation: result.Observation{Verdict: "safe", CPU: 0.5}},
		{Task: evil, Tool: "genmc", Model: "sc", Class: result.Alarm, Observation: result.Observation{Verdict: "violation", Kind: "race", Message: evil}},
		{Task: "b.c", Tool: "genmc", Model: "sc", Class: result.BadInput, Observation: result.Observation{Verdict: "error", Reason: evil}},
	}}
	var b bytes.Buffer
	if err := Write(&b, run); err != nil {
		t.Fatal(err)
	}
	text := b.String()
	m := regexp.MustCompile(`(?s)<script type="application/json" id="data">(.*?)</script>`).FindStringSubmatch(text)
	if m == nil {
		t.Fatal("there is no data")
	}
	var d data
	if err := json.Unmarshal([]byte(m[1]), &d); err != nil {
		t.Fatal(err)
	}
	if len(d.Rows) != 3 || d.Rows[1].Task != evil || d.Rows[1].Detail != "race: "+evil || d.Rows[1].Config != 1 || strings.Join(d.Configs, ",") != "gomc trust sc,genmc sc" || d.Timeout != 2 {
		t.Errorf("%+v", d)
	}
	if strings.Contains(text, "<img") || strings.Contains(text, "v1 <b>") {
		t.Error("text is taken for markup")
	}
	if !strings.Contains(text, script) || !strings.Contains(text, style) || strings.Contains(text, "ZgotmplZ") {
		t.Error("script or style has been changed")
	}
	if strings.Count(text, "</script>") != 2 {
		t.Errorf("%d ends of scripts", strings.Count(text, "</script>"))
	}
}

// TestAlone looks for whatever a page could load from elsewhere.
func TestAlone(t *testing.T) {
	for name, text := range map[string]string{"page.html": document, "page.css": style, "page.js": strings.Replace(script, `"http://www.w3.org/2000/svg"`, "", 1)} {
		for _, outside := range []string{"http:", "https:", "//cdn", "src=", "@import", "url(", "fetch(", "XMLHttpRequest", "innerHTML", "<link"} {
			if strings.Contains(text, outside) {
				t.Errorf("%s has %s", name, outside)
			}
		}
	}
}

func TestEmpty(t *testing.T) {
	var b bytes.Buffer
	if err := Write(&b, &result.Run{}); err != nil || !strings.Contains(b.String(), `"rows":[]`) {
		t.Errorf("%v\n%s", err, b.String())
	}
}
