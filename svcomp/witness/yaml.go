package witness

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"slices"
	"time"

	"go.yaml.in/yaml/v3"
)

// The structure of the YAML format.
type (
	entry struct {
		Type     string    `yaml:"entry_type"`
		Metadata metadata  `yaml:"metadata"`
		Content  yaml.Node `yaml:"content"`
	}
	metadata struct {
		Version  string   `yaml:"format_version"`
		UUID     string   `yaml:"uuid"`
		Created  string   `yaml:"creation_time"`
		Producer producer `yaml:"producer"`
		Task     task     `yaml:"task"`
	}
	producer struct {
		Name    string `yaml:"name"`
		Version string `yaml:"version"`
		Command string `yaml:"command_line,omitempty"`
	}
	task struct {
		Files         []string          `yaml:"input_files"`
		Hashes        map[string]string `yaml:"input_file_hashes"`
		Specification string            `yaml:"specification"`
		DataModel     string            `yaml:"data_model"`
		Language      string            `yaml:"language"`
	}
	segment struct {
		Waypoints []point `yaml:"segment"`
	}
	point struct {
		Waypoint waypoint `yaml:"waypoint"`
	}
	waypoint struct {
		Type       Type        `yaml:"type"`
		Action     string      `yaml:"action"`
		Thread     *int        `yaml:"thread_id,omitempty"`
		Constraint *constraint `yaml:"constraint,omitempty"`
		Location   location    `yaml:"location"`
	}
	constraint struct {
		Value  string `yaml:"value"`
		Format string `yaml:"format,omitempty"`
	}
	location struct {
		File     string `yaml:"file_name"`
		Line     int    `yaml:"line"`
		Column   int    `yaml:"column,omitempty"`
		Function string `yaml:"function,omitempty"`
	}
)

// The types of entries, and the actions of waypoints.
const (
	sequence  = "violation_sequence"
	invariant = "invariant_set"
	doFollow  = "follow"
	doAvoid   = "avoid"
)

// parseYAML reads the entry of a file.
func parseYAML(data []byte) (*Witness, error) {
	var entries []entry
	if err := yaml.Unmarshal(data, &entries); err != nil {
		return nil, fmt.Errorf("no witness: %w", err)
	}
	if len(entries) == 0 {
		return nil, errors.New("no witness: there is no entry")
	}
	for i := range entries {
		if e := &entries[i]; e.Type == sequence || e.Type == invariant {
			return e.witness()
		}
	}
	return nil, fmt.Errorf("no witness: an entry of type %q; want %s or %s", entries[0].Type, sequence, invariant)
}

func (e *entry) witness() (*Witness, error) {
	m := &e.Metadata
	w := &Witness{Correctness: e.Type == invariant, Version: m.Version, ID: m.UUID,
		Producer: Producer{m.Producer.Name, m.Producer.Version, m.Producer.Command}, Task: Task{Specification: m.Task.Specification, DataModel: m.Task.DataModel}}
	w.Created, _ = time.Parse(time.RFC3339, m.Created) // for people only
	for _, f := range m.Task.Files {
		w.Task.Files = append(w.Task.Files, File{f, m.Task.Hashes[f]})
	}
	if w.Correctness {
		return w, nil
	}
	var segments []segment
	if err := e.Content.Decode(&segments); err != nil {
		return nil, fmt.Errorf("line %d: %w", e.Content.Line, err)
	}
	for i, s := range segments {
		part, err := s.parse()
		if err != nil {
			return nil, fmt.Errorf("segment %d: %w", i+1, err)
		}
		if len(part.Follow) == 0 {
			return nil, fmt.Errorf("segment %d: no waypoint to follow", i+1)
		}
		w.Segments = append(w.Segments, part)
	}
	if n := len(w.Segments); n == 0 || w.Segments[n-1].Follow[0].Type != Target {
		return nil, errors.New("the last segment has no target")
	}
	return w, nil
}

func (s *segment) parse() (part Segment, err error) {
	for i := range s.Waypoints {
		from := &s.Waypoints[i].Waypoint
		p := Waypoint{Type: from.Type, File: from.Location.File, Line: from.Location.Line, Column: from.Location.Column, Function: from.Location.Function, Thread: -1}
		if from.Thread != nil {
			p.Thread = *from.Thread
		}
		if c := from.Constraint; c != nil {
			p.Value, p.Format = c.Value, c.Format
		}
		switch {
		case !slices.Contains([]Type{Assumption, Branching, FunctionEnter, FunctionReturn, Target}, p.Type):
			return part, fmt.Errorf("a waypoint of type %q", p.Type)
		case p.Line < 1:
			return part, errors.New("a waypoint without a line")
		case from.Action == doFollow:
			part.Follow = append(part.Follow, p)
		case from.Action == doAvoid:
			part.Avoid = append(part.Avoid, p)
		default:
			return part, fmt.Errorf("a waypoint with action %q; want %s or %s", from.Action, doFollow, doAvoid)
		}
	}
	return part, nil
}

// WriteYAML writes the witness in format 2.
func (w *Witness) WriteYAML(out io.Writer) error {
	e := entry{Type: sequence, Metadata: metadata{Version: w.Version, UUID: w.ID, Created: w.Created.Format(time.RFC3339),
		Producer: producer{w.Producer.Name, w.Producer.Version, w.Producer.Command},
		Task:     task{Hashes: map[string]string{}, Specification: w.Task.Specification, DataModel: w.Task.DataModel, Language: "C"}}}
	for _, f := range w.Task.Files {
		e.Metadata.Task.Files = append(e.Metadata.Task.Files, f.Name)
		e.Metadata.Task.Hashes[f.Name] = f.Hash
	}
	segments := []segment{}
	for i := range w.Segments {
		var s segment
		s.add(doAvoid, w.Segments[i].Avoid)
		s.add(doFollow, w.Segments[i].Follow)
		segments = append(segments, s)
	}
	if w.Correctness {
		e.Type = invariant
	}
	if err := e.Content.Encode(segments); err != nil {
		return err
	}
	var b bytes.Buffer
	enc := yaml.NewEncoder(&b)
	enc.SetIndent(2)
	if err := enc.Encode([]entry{e}); err != nil {
		return err
	}
	_, err := out.Write(b.Bytes())
	return err
}

func (s *segment) add(action string, points []Waypoint) {
	for _, p := range points {
		to := waypoint{Type: p.Type, Action: action, Location: location{p.File, p.Line, p.Column, p.Function}}
		if p.Thread >= 0 {
			to.Thread = &p.Thread
		}
		if p.Value != "" {
			to.Constraint = &constraint{p.Value, p.Format}
		}
		s.Waypoints = append(s.Waypoints, point{to})
	}
}
