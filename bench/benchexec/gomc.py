# This file is part of gomc. It is licensed as the rest of it is.
"""What BenchExec (https://github.com/sosy-lab/benchexec) has to know of gomc.

Give this file to BenchExec as its tool-info module, with the folder of the executable gomc on PATH or in --tool-directory.
"""

import json

import benchexec.result as result
import benchexec.tools.template
from benchexec.tools.sv_benchmarks_util import ILP32, LP64, get_data_model_from_task


class Tool(benchexec.tools.template.BaseTool2):
    """gomc, a stateless model checker for concurrent C."""

    REQUIRED_PATHS = []

    def name(self):
        return "gomc"

    def project_url(self):
        return "https://github.com/gomc/gomc"

    def executable(self, tool_locator):
        return tool_locator.find_executable("gomc")

    def version(self, executable):
        # "gomc v1.0 ..." in one line or more
        words = self._version_from_tool(executable, arg="version").split()
        return words[1] if words[:1] == ["gomc"] and len(words) > 1 else ""

    def cmdline(self, executable, options, task, rlimits):
        flags = ["verify", "--json", "--progress=never"]
        if task.property_file:
            flags.append("--property=" + task.property_file)
        model = get_data_model_from_task(task, {ILP32: "ILP32", LP64: "LP64"})
        files = list(task.input_files_or_identifier)
        if model and any(f.endswith((".c", ".i")) for f in files):
            flags.append("--data-model=" + model)
        # gomc ends a little before BenchExec would kill it, and says how far it has come.
        if rlimits.walltime:
            flags.append("--timeout=%d" % max(1, rlimits.walltime - 5))
        elif rlimits.cputime:
            flags.append("--timeout=%d" % max(1, rlimits.cputime - 5))
        if rlimits.memory and rlimits.memory >= 512_000_000:
            flags.append("--max-memory=%d" % (rlimits.memory // 10 * 9))
        # One job: times of tasks can be compared, and results do not depend on chance.
        if not any(o.startswith("--jobs") for o in options):
            flags.append("--jobs=1")
        return [executable, *flags, *options, "--", *files]

    def determine_result(self, run):
        text = "\n".join(run.output)
        start = text.find("{\n")  # BenchExec puts what is printed on standard error into the same log
        if start < 0:
            return result.RESULT_ERROR + " (no output)"
        try:
            said, _ = json.JSONDecoder().raw_decode(text[start:])
            answer, verdict = said["answer"], said["verdict"]
        except (ValueError, KeyError):
            return result.RESULT_ERROR + " (no result)"
        if answer == "true":
            return result.RESULT_TRUE_PROP
        if answer == "false":
            # Which part of memory safety is violated, gomc does not say.
            if said["property"] in ("", "valid-memsafety"):
                return result.RESULT_FALSE_PROP
            return "%s(%s)" % (result.RESULT_FALSE_PROP, said["property"])
        if verdict == "error":
            return "%s (%s)" % (result.RESULT_ERROR, said["error"]["kind"])
        if verdict == "unsupported":
            return result.RESULT_UNKNOWN + " (unsupported)"
        return result.RESULT_UNKNOWN

    def get_value_from_output(self, output, identifier):
        """Any field of the JSON output, such as engine or executions."""
        text = "\n".join(output)
        start = text.find("{\n")
        if start < 0:
            return None
        try:
            value = json.JSONDecoder().raw_decode(text[start:])[0].get(identifier)
        except ValueError:
            return None
        return None if value is None else str(value)
