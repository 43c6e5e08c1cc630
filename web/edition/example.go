package edition

import (
	"context"
	"embed"
	"fmt"
	"html/template"
	"slices"
	"strings"

	"statepoint/static/examples"
	"statepoint/web/report"
	"statepoint/web/ui/link"
)

//go:embed programs/*.ll
var programs embed.FS

// Shown is an example as a line of a document requests it.
type Shown struct {
	Example *examples.Example
	// Options are how it is compiled.
	Options report.Options
	// Panes and Stage select what the element shows; "" if the line does not say.
	Panes, Stage string

	attributes []template.HTMLAttr
}

// attributes are the element's attributes that a line of the text may have.
var attributes = []string{"panes", "view", "stage", "step", "select"}

// shown is an example as the page shows it.
type shown struct {
	*Shown
	// Becomes is the module after the stage that the rewritten pane shows; "" if it is not shown.
	Becomes string
	// Link opens it in the explorer.
	Link       string
	Attributes []template.HTMLAttr
}

// Request compiles the example.
func (s *Shown) Request() *report.Request {
	return &report.Request{FileName: s.Example.Name + ".ll", Source: s.Example.Source,
		Options: s.Options}
}

// parseLine parses a line of the text: an example's name, then words NAME=VALUE.
func parseLine(all []examples.Example, line string) (*Shown, error) {
	words := strings.Fields(line)
	i := slices.IndexFunc(all, func(e examples.Example) bool { return e.Name == words[0] })
	if i < 0 {
		return nil, fmt.Errorf("edition: unknown example %s", words[0])
	}
	s := &Shown{Example: &all[i]}
	for _, word := range words[1:] {
		name, value, _ := strings.Cut(word, "=")
		switch name {
		case "flags":
			s.Options.PassFlags = append(s.Options.PassFlags, value)
			continue
		case "passes":
			s.Options.Passes = strings.Split(value, ",")
			continue
		case "panes":
			s.Panes = value
		case "stage":
			s.Stage = value
		}
		if !slices.Contains(attributes, name) {
			return nil, fmt.Errorf("edition: %s: the element has no attribute %s", words[0], name)
		}
		s.attributes = append(s.attributes, template.HTMLAttr(
			fmt.Sprintf(`%s="%s"`, name, template.HTMLEscapeString(value))))
	}
	return s, nil
}

// example compiles the example that a line of the text requests.
func example(ctx context.Context, run Run, all []examples.Example, line string) (*shown, error) {
	s, err := parseLine(all, line)
	if err != nil {
		return nil, err
	}
	state := link.State{Source: s.Example.Source, Name: s.Example.Name, Options: s.Options}
	out := &shown{Shown: s, Link: "./#" + state.Fragment(), Attributes: s.attributes}
	if len(s.Options.PassFlags)+len(s.Options.Passes) > 0 {
		// The text inside the element has no options; a link has.
		out.Attributes = append(out.Attributes,
			template.HTMLAttr(fmt.Sprintf(`src="#%s"`, state.Fragment())))
	}
	rep := run(ctx, s.Request())
	if rep == nil || !rep.OK {
		return nil, fmt.Errorf("edition: the example %s does not compile", s.Example.Name)
	}
	if strings.Contains(s.Panes, "rewritten") {
		for i := range rep.Stages {
			if t := &rep.Stages[i]; t.Doc != nil && (s.Stage == "" || s.Stage == t.Key) {
				out.Becomes = t.Doc.Text
			}
		}
	}
	return out, nil
}
