package main

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"github.com/gomc/gomc/estimate"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/svcomp"
)

// completionScripts teach shells to ask gomc itself, by its command "complete", what may stand at the cursor. Where gomc knows nothing, shells offer files.
var completionScripts = map[string]string{
	// bash breaks words at "=", too: they are put together again for gomc, and what is before the last "=" is left out of what bash gets.
	"bash": `_gomc() {
	local -a words=()
	local word join='' i
	for ((i = 1; i <= COMP_CWORD; i++)); do
		word=${COMP_WORDS[i]}
		if [[ $word == = && ${#words[@]} -gt 0 ]]; then
			words[-1]+='='
			join=yes
		elif [[ $join ]]; then
			words[-1]+=$word
			join=''
		else
			words+=("$word")
		fi
	done
	COMPREPLY=()
	local candidate
	while IFS=$'\t' read -r candidate _; do
		[[ ${words[-1]} == *=* ]] && candidate=${candidate#*=}
		[[ $candidate == *= ]] && compopt -o nospace
		COMPREPLY+=("$candidate")
	done < <("${COMP_WORDS[0]}" complete -- "${words[@]}" 2>/dev/null)
}
complete -o default -F _gomc gomc
`,
	"zsh": `#compdef gomc
_gomc() {
	local -a plain open
	local line text help
	while IFS=$'\t' read -r text help; do
		line="${text//:/\\:}${help:+:$help}"
		if [[ $text == *= ]]; then open+=("$line"); else plain+=("$line"); fi
	done < <("${words[1]}" complete -- "${(@)words[2,CURRENT]}" 2>/dev/null)
	(( $#plain + $#open )) || { _files; return; }
	(( $#plain )) && _describe gomc plain
	(( $#open )) && _describe gomc open -S ''
}
compdef _gomc gomc
`,
	"fish": `function __gomc_complete
	set -l words (commandline -opc) (commandline -ct)
	$words[1] complete -- $words[2..-1] 2>/dev/null
end
complete -c gomc -a '(__gomc_complete)'
`,
}

func (t *tool) completionCommand() *cli.Command {
	shells := []string{"bash", "zsh", "fish"}
	return &cli.Command{
		Name:        "completion",
		Usage:       "print a script that lets a shell complete gomc's commands, flags and values",
		UsageText:   "gomc completion SHELL",
		ArgsUsage:   "SHELL",
		Description: "SHELL is " + strings.Join(shells, ", ") + ".\nbash: source <(gomc completion bash), in ~/.bashrc.\nzsh:  source <(gomc completion zsh), in ~/.zshrc, below compinit.\nfish: gomc completion fish | source, in ~/.config/fish/config.fish.",
		Action: func(c *cli.Context) error {
			script, ok := completionScripts[c.Args().First()]
			if c.NArg() != 1 || !ok {
				return usagef("completion wants a shell: %s", strings.Join(shells, ", "))
			}
			_, err := t.stdout.Write([]byte(script))
			return err
		},
	}
}

// completeCommand is what the scripts call: its arguments are the words of the command line behind "gomc", the last one being that at the cursor.
func (t *tool) completeCommand() *cli.Command {
	return &cli.Command{
		Name:   "complete",
		Hidden: true,
		Usage:  "print what may stand for the last word, one in a line, with what it means after a tab",
		Action: func(c *cli.Context) error {
			var b bytes.Buffer
			for _, a := range completions(t.app(), c.Args().Slice()) {
				if a.help == "" {
					fmt.Fprintln(&b, a.text)
				} else {
					fmt.Fprintf(&b, "%s\t%s\n", a.text, a.help)
				}
			}
			_, err := t.stdout.Write(b.Bytes())
			return err
		},
	}
}

// candidate is what may stand for a word, and what it means; "" where that is plain.
type candidate struct{ text, help string }

// completions returns what may stand for the last word; nothing if it is the name of a file, or anything else.
func completions(app *cli.App, line []string) []candidate {
	if len(line) == 0 {
		line = []string{""}
	}
	last := line[len(line)-1]
	if len(line) == 1 {
		return matching(commandCandidates(append(slices.Clone(app.Commands), &cli.Command{Name: "help", Usage: "print help"})), last)
	}
	if line[0] == "help" {
		return matching(commandCandidates(app.Commands), last)
	}
	command := app.Command(line[0])
	if command == nil {
		return nil
	}
	command, names, rest := subcommand(command, slices.Concat([]string{app.Name}, line[:len(line)-1]))
	if slices.Contains(rest, "--") {
		return nil
	}
	if name, value, ok := strings.Cut(last, "="); ok && strings.HasPrefix(name, "-") {
		return matching(valueCandidates(name, value, name+"="), last)
	}
	if strings.HasPrefix(last, "-") {
		return matching(flagCandidates(command), last)
	}
	if before := line[len(line)-2]; strings.HasPrefix(before, "-") && !strings.Contains(before, "=") {
		if f, ok := flagNamed(command, strings.TrimLeft(before, "-")); ok && f.TakesValue() {
			return matching(valueCandidates(before, last, ""), last)
		}
	}
	if len(rest) > 0 || len(names) < 2 {
		return nil
	}
	if command.Name == "explain" {
		return matching(plainCandidates("", kindNames()), last)
	}
	return matching(commandCandidates(command.Subcommands), last)
}

func matching(all []candidate, prefix string) []candidate {
	return slices.DeleteFunc(all, func(c candidate) bool { return !strings.HasPrefix(c.text, prefix) })
}

func commandCandidates(commands []*cli.Command) (all []candidate) {
	for _, c := range commands {
		if !c.Hidden {
			all = append(all, candidate{c.Name, c.Usage})
		}
	}
	return all
}

func flagCandidates(command *cli.Command) (all []candidate) {
	for _, f := range command.Flags {
		f, ok := f.(flag)
		if !ok {
			continue
		}
		name := "--" + f.Names()[0]
		if f.TakesValue() {
			name += "="
		}
		all = append(all, candidate{name, strings.ReplaceAll(f.GetUsage(), "`", "")})
	}
	return all
}

// flagValues are the values of flags that have few.
var flagValues = map[string]func() []string{
	"model":      explore.Models,
	"engine":     verifyEngines,
	"scheduling": allSchedulings,
	"validate":   explore.Validations,
	"solver":     explore.Solvers,
	"algorithm":  estimate.Names,
	"unroll":     func() []string { return []string{"auto"} },
	"progress":   func() []string { return progressModes },
	"search":     func() []string { return []string{"breadth", "depth"} },
	"visited":    explore.VisitedSets,
	"reductions": func() []string { return append(explore.StateReductions(), "none") },
	"undefined":  func() []string { return []string{undefinedStop, undefinedNondet} },
	"data-model": svcomp.DataModels,
	"check":      func() []string { return append(kindNames(), "all") },
}

// valueCandidates are the values of a flag, each behind what is kept of the word. In a list only its last part is completed.
func valueCandidates(name, value, kept string) []candidate {
	values := flagValues[strings.TrimLeft(name, "-")]
	if values == nil {
		return nil
	}
	if comma := strings.LastIndexByte(value, ','); comma >= 0 {
		kept += value[:comma+1]
		value = value[comma+1:]
	}
	if strings.HasPrefix(value, "-") { // -KIND leaves a check out
		kept += "-"
	}
	return plainCandidates(kept, values())
}

func plainCandidates(kept string, values []string) (all []candidate) {
	for _, v := range values {
		all = append(all, candidate{text: kept + v})
	}
	return all
}

func allSchedulings() (all []string) {
	for _, engine := range explore.Engines() {
		for _, s := range explore.Schedulings(engine) {
			if !slices.Contains(all, s) {
				all = append(all, s)
			}
		}
	}
	return all
}

func kindNames() (names []string) {
	for _, k := range availableChecks() {
		names = append(names, string(k))
	}
	return names
}
