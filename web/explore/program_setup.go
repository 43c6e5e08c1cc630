package explore

import (
	"cmp"
	"strings"

	"statepoint/core/ir"
	emulated "statepoint/lower/run"
)

// fillIn chooses what the request left open.
func (s *session) fillIn() {
	p := &s.setup
	p.Collector = cmp.Or(p.Collector, emulated.Collectors()[0])
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
