package task

import (
	"fmt"
	"path/filepath"
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

// parseDefinition returns a task for each property, or nil if the file has no format_version: then it is something else.
func parseDefinition(path string, data []byte) ([]Task, error) {
	var version struct {
		Version string `yaml:"format_version"`
	}
	if err := yaml.Unmarshal(data, &version); err != nil || version.Version == "" {
		if strings.Contains(string(data), "format_version") && err != nil {
			return nil, fmt.Errorf("%s: %w", path, err)
		}
		return nil, nil
	}
	if !slices.Contains([]string{"1.0", "2.0", "2.1"}, version.Version) {
		return nil, fmt.Errorf("%s: format_version is %s; gomc reads 1.0, 2.0 and 2.1", path, version.Version)
	}
	var y yamlTask
	if err := yaml.Unmarshal(data, &y); err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
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
