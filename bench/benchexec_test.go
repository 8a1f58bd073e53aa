package bench

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// toolInfoTest runs the tool-info module with stand-ins for the parts of BenchExec that it uses.
const toolInfoTest = `
import sys, types, json

result = types.ModuleType("benchexec.result")
result.RESULT_TRUE_PROP, result.RESULT_FALSE_PROP, result.RESULT_UNKNOWN, result.RESULT_ERROR = "true", "false", "unknown", "ERROR"
template = types.ModuleType("benchexec.tools.template")
class BaseTool2:
    def _version_from_tool(self, executable, arg): return "gomc v1.2 (go, linux)"
template.BaseTool2 = BaseTool2
util = types.ModuleType("benchexec.tools.sv_benchmarks_util")
util.ILP32, util.LP64 = "ILP32", "LP64"
util.get_data_model_from_task = lambda task, models: models.get(task.model)
root, tools = types.ModuleType("benchexec"), types.ModuleType("benchexec.tools")
root.result, root.tools, tools.template, tools.sv_benchmarks_util = result, tools, template, util
sys.modules.update({"benchexec": root, "benchexec.result": result, "benchexec.tools": tools, "benchexec.tools.template": template, "benchexec.tools.sv_benchmarks_util": util})
sys.path.insert(0, sys.argv[1])
import gomc

class Thing:
    def __init__(self, **fields): self.__dict__.update(fields)

tool = gomc.Tool()
def check(got, want):
    if got != want: sys.exit("%r, want %r" % (got, want))

check(tool.version("gomc"), "v1.2")
task = Thing(property_file="p.prp", model="ILP32", input_files_or_identifier=["a.i"])
limits = Thing(walltime=None, cputime=900, memory=15000000000)
check(tool.cmdline("gomc", ["--jobs=1"], task, limits),
    "gomc verify --json --progress=never --property=p.prp --data-model=ILP32 --timeout=895 --max-memory=13500000000 --jobs=1 -- a.i".split())
check(tool.cmdline("gomc", [], Thing(property_file=None, model=None, input_files_or_identifier=["a.ll"]), Thing(walltime=None, cputime=None, memory=None)),
    "gomc verify --json --progress=never --jobs=1 -- a.ll".split())

def says(o, *before): return tool.determine_result(Thing(output=list(before) + json.dumps(o, indent=2).split("\n")))
check(says({"answer": "true", "verdict": "safe", "property": "unreach-call"}), "true")
check(says({"answer": "false", "verdict": "violation", "property": "no-data-race"}, "gomc: a { word"), "false(no-data-race)")
check(says({"answer": "false", "verdict": "violation", "property": "valid-memsafety"}), "false")
check(says({"answer": "unknown", "verdict": "safe", "property": "unreach-call"}), "unknown")
check(says({"answer": "unknown", "verdict": "unsupported", "property": ""}), "unknown (unsupported)")
check(says({"answer": "unknown", "verdict": "error", "property": "", "error": {"kind": "bug"}}), "ERROR (bug)")
check(tool.determine_result(Thing(output=["Killed"])), "ERROR (no output)")
check(tool.determine_result(Thing(output=["{", "  \"answer\": "])), "ERROR (no result)")
check(tool.get_value_from_output(json.dumps({"engine": "trust"}, indent=2).split("\n"), "engine"), "trust")
`

func TestToolInfo(t *testing.T) {
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Skip("no python3 on PATH")
	}
	dir, err := filepath.Abs("benchexec")
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(python, "-B", "-c", toolInfoTest, dir)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%v: %s", err, out)
	}
}

// TestArchive checks the syntax of the script, and packs nothing.
func TestArchive(t *testing.T) {
	shell, err := exec.LookPath("sh")
	if err != nil {
		t.Skip("no sh on PATH")
	}
	script := filepath.Join("benchexec", "archive.sh")
	if out, err := exec.Command(shell, "-n", script).CombinedOutput(); err != nil {
		t.Errorf("%v: %s", err, out)
	}
	text, err := os.ReadFile(script)
	if err != nil || !strings.Contains(string(text), "smoketest.sh") {
		t.Error(err)
	}
}
