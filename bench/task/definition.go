package task

import (
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"

	"github.com/gomc/gomc/svcomp"
)

// yamlTask is a task definition; other keys are for other tools. https://gitlab.com/sosy-lab/benchmarking/task-definition-format describes it.
type yamlTask struct {
	Version    string   `yaml:"format_version"`
	InputFiles oneOrAll `yaml:"input_files"`
	Properties []struct {
		File        string `yaml:"property_file"`
		Expected    *bool  `yaml:"expected_verdict"`
		Subproperty string `yaml:"subproperty"`
	} `yaml:"properties"`
	Options struct {
		Language  string `yaml:"language"`
		DataModel string `yaml:"data_model"`
	} `yaml:"options"`
}

// oneOrAll is a text or a list of texts.
type oneOrAll []string

func (o *oneOrAll) UnmarshalYAML(n *yaml.Node) error {
	if n.Kind == yaml.ScalarNode {
		*o = []string{n.Value}
		return nil
	}
	return n.Decode((*[]string)(o))
}

// otherError says that a YAML file is no task definition, but something else: people have many such files.
type otherError struct {
	path string
	line int
	why  string
}

func (e *otherError) Error() string {
	return fmt.Sprintf("%s:%d: no task definition: %s", e.path, e.line, e.why)
}

// versionKey is a line by which a file that is no YAML is known to be meant as a task definition.
var versionKey = regexp.MustCompile(`(?m)^format_version[ \t]*:`)

// definitionNode returns the mapping that a task definition is, or an otherError.
func definitionNode(path string, data []byte) (*yaml.Node, error) {
	other := func(line int, why string) (*yaml.Node, error) { return nil, &otherError{path, max(line, 1), why} }
	var doc yaml.Node
	if err := yaml.Unmarshal(data, &doc); err != nil {
		if versionKey.Match(data) {
			return nil, fmt.Errorf("%s: %w", path, err)
		}
		return other(1, strings.TrimPrefix(err.Error(), "yaml: "))
	}
	if len(doc.Content) == 0 {
		return other(1, "it is empty")
	}
	top := doc.Content[0]
	switch top.Kind {
	case yaml.MappingNode:
	case yaml.SequenceNode:
		return other(top.Line, "it is a list")
	default:
		return other(top.Line, "it has no keys")
	}
	keys := map[string]bool{}
	for i := 0; i < len(top.Content); i += 2 {
		keys[top.Content[i].Value] = true
	}
	for _, key := range []string{"format_version", "input_files"} {
		if !keys[key] {
			return other(top.Line, "it has no "+key)
		}
	}
	return top, nil
}

// parseDefinition returns a task for each property. The error is an otherError if the file is something else.
func parseDefinition(path string, data []byte) ([]Task, error) {
	node, err := definitionNode(path, data)
	if err != nil {
		return nil, err
	}
	var y yamlTask
	if err := node.Decode(&y); err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	if !slices.Contains([]string{"1.0", "2.0", "2.1"}, y.Version) {
		return nil, fmt.Errorf("%s: format_version is %s; gomc reads 1.0, 2.0 and 2.1", path, y.Version)
	}
	if len(y.InputFiles) == 0 {
		return nil, fmt.Errorf("%s: no input_files", path)
	}
	dir := filepath.Dir(path)
	base := Task{Name: filepath.ToSlash(path), DataModel: y.Options.DataModel}
	for _, name := range y.InputFiles {
		found, err := filepath.Glob(beside(dir, name))
		if err != nil {
			return nil, fmt.Errorf("%s: input file %s: %w", path, name, err)
		}
		if len(found) == 0 {
			return nil, fmt.Errorf("%s: there is no input file %s", path, name)
		}
		base.Files = append(base.Files, found...)
	}
	tasks := []Task{}
	for _, p := range y.Properties {
		if p.File == "" {
			return nil, fmt.Errorf("%s: a property without property_file", path)
		}
		t := base
		t.Property, t.Subproperty = beside(dir, p.File), p.Subproperty
		t.Name += "#" + t.PropertyName()
		if p.Subproperty != "" {
			t.Kinds = []string{svcomp.Kind(p.Subproperty)}
		}
		if p.Expected != nil {
			t.Expected = map[bool]Expected{true: True, false: False}[*p.Expected]
		}
		tasks = append(tasks, t)
	}
	if len(y.Properties) == 0 {
		tasks = append(tasks, base)
	}
	return tasks, nil
}
