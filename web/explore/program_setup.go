package explore

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"statepoint/core/ir"
	emulated "statepoint/lower/run"
	"statepoint/web/report"
)

// fillIn chooses what the request left open.
func (s *session) fillIn() {
	p := &s.setup
	p.Collector = cmp.Or(p.Collector, s.run.surface.DefaultCollector())
	p.Stress = cmp.Or(p.Stress, runStress)
	p.Heap = cmp.Or(p.Heap, RunHeap)
	s.readCases()
	for i := range s.cases {
		c := &s.cases[i]
		if p.Call == callOf(c) || p.Call == "" && p.Arguments == "" &&
			(p.Entry == c.Entry || p.Entry == "") {
			p.Entry, p.Arguments, p.Call = c.Entry, c.Arguments, callOf(c)
			s.chosen = c
			return
		}
	}
	p.Call = ""
	if p.Entry == "" {
		p.Entry = s.entry()
	}
	p.Arguments = cmp.Or(p.Arguments, s.sample(p.Entry))
}

// readCases reads the calls that the text's author wrote down. What is none is passed over: it is a
// comment.
func (s *session) readCases() {
	for line := range strings.Lines(s.setup.Cases) {
		s.addCase(line)
	}
	for line := range strings.Lines(s.req.Source) {
		if text, ok := strings.CutPrefix(line, "; run:"); ok {
			s.addCase(text)
		}
	}
}

func (s *session) addCase(line string) {
	c, err := emulated.ParseCase(line)
	if f := s.run.surface.Funcs[c.Entry]; err == nil && f != nil && f.Defined {
		s.cases = append(s.cases, c)
	}
}

// callOf is a call as it is written.
func callOf(c *emulated.Case) string {
	text := c.Entry + "(" + c.Arguments + ")"
	if len(c.Throws) > 0 {
		text += " throwing " + strings.Join(c.Throws, " ")
	}
	return text
}

// entry is the function to begin with: main, or the first that can be called, rather one whose
// references a collector finds.
func (s *session) entry() string {
	best := ""
	for i := range s.run.lowered.Funcs {
		name := s.run.lowered.Funcs[i].Name
		f := s.run.surface.Funcs[name]
		switch {
		case f == nil || !f.Defined || f.Convention != "" || name == pollName:
		case name == "main":
			return name
		case best == "" || f.Statepoints && !s.run.surface.Funcs[best].Statepoints:
			best = name
		}
	}
	return best
}

// sample are arguments for a function, to begin with.
func (s *session) sample(name string) string {
	f := s.run.surface.Funcs[name]
	if f == nil || name == "main" {
		return ""
	}
	text := ""
	for i, t := range f.Type.Fields {
		if i > 0 {
			text += ", "
		}
		switch {
		case t.IsInteger():
			text += map[bool]string{true: "true", false: "3"}[t.Bits == 1]
		case t.Kind == ir.PointerKind && t.AddrSpace == 1:
			text += "[1, 2, 3]"
		case t.IsPointer():
			text += "null"
		default:
			text += "1.5"
		}
	}
	return text
}

// sizes reads how large objects are, as RunSetup.Sizes has it.
func sizes(text string) (map[string]emulated.Size, error) {
	if text == "" {
		return nil, nil
	}
	all := map[string]emulated.Size{}
	for line := range strings.Lines(text) {
		line = strings.TrimSuffix(line, "\n")
		at := strings.LastIndexByte(line, '=')
		if at < 0 {
			return nil, fmt.Errorf("%q says no size of objects; alloc=arg1 does", line)
		}
		size, err := emulated.ParseSize(line[at+1:])
		if err != nil {
			return nil, fmt.Errorf("objects of @%s: %w", line[:at], err)
		}
		all[line[:at]] = size
	}
	return all, nil
}

// makers are the functions whose objects' size may be chosen.
func (s *session) makers() (out []report.RunMaker) {
	if s.program == nil {
		return nil
	}
	for _, f := range s.program.Makers() {
		now := s.program.SizeOf(f)
		m := report.RunMaker{Name: f.Name, Size: now.String()}
		for _, size := range append(f.Sizes(), now) {
			choice := report.RunSize{Key: size.String(), Text: size.Text()}
			if !slices.Contains(m.Sizes, choice) {
				m.Sizes = append(m.Sizes, choice)
			}
		}
		out = append(out, m)
	}
	return out
}
