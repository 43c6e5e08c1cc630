package session

import (
	"cmp"
	"fmt"
	"strings"

	"statepoint/core/ir"
	"statepoint/web/explore"

	emulated "statepoint/lower/run"
	"statepoint/lower/run/layouts"
	"statepoint/web/report"
)

// Filled returns a setup with its defaults chosen for a compilation.
func Filled(r *explore.Compilation, setup report.RunSetup) report.RunSetup {
	s := &Session{comp: r, setup: setup}
	s.fillIn()
	return s.setup
}

// fillIn fills in the request's defaults.
func (s *Session) fillIn() {
	p := &s.setup
	p.Collector = cmp.Or(p.Collector, s.comp.Surface().DefaultCollector())
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

// readCases reads the calls given by the text's author. It treats lines that are not valid calls as
// comments.
func (s *Session) readCases() {
	for line := range strings.Lines(s.setup.Cases) {
		s.addCase(line)
	}
	for line := range strings.Lines(s.comp.Request().Source) {
		if text, ok := strings.CutPrefix(line, "; run:"); ok {
			s.addCase(text)
		}
	}
}

func (s *Session) addCase(line string) {
	c, err := emulated.ParseCase(line)
	if f := s.comp.Surface().Funcs[c.Entry]; err == nil && f != nil && f.Defined {
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

// entry returns the default entry: main, or the first function that can be called, preferably one
// whose references a collector finds.
func (s *Session) entry() string {
	best := ""
	for i := range s.comp.Lowered().Funcs {
		name := s.comp.Lowered().Funcs[i].Name
		f := s.comp.Surface().Funcs[name]
		switch {
		case f == nil || !f.Defined || f.Convention != "" || name == explore.PollName:
		case name == "main":
			return name
		case best == "" || f.Statepoints && !s.comp.Surface().Funcs[best].Statepoints:
			best = name
		}
	}
	return best
}

// sample are arguments for a function, to begin with.
func (s *Session) sample(name string) string {
	f := s.comp.Surface().Funcs[name]
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

// declared reads the reader's declarations of objects, and who reports stores to the collector.
func (s *Session) declared(opt *emulated.Options) (err error) {
	switch s.setup.Barriers {
	case "":
	case report.BarriersByProgram:
		opt.NoBarrier = true
	default:
		return fmt.Errorf("the emulator or the program reports stores, not %q",
			s.setup.Barriers)
	}
	opt.Objects, err = layouts.ParseAll(s.setup.Objects)
	return err
}

// makers are the functions whose objects may be declared.
func (s *Session) makers() (out []report.RunMaker) {
	if s.program == nil {
		return nil
	}
	for _, o := range s.program.Makers() {
		m := report.RunMaker{Name: o.Func, Text: o.Text(), Declared: true, Certain: true}
		for _, d := range o.Declarations() {
			if m.Declaration != "" {
				m.Declaration += "; "
			}
			m.Declaration += d.String()
		}
		m.Certain = o.Certain()
		for i := range o.Shapes {
			m.Declared = m.Declared && o.Shapes[i].Declared
		}
		m.Declared = m.Declared && len(o.Shapes) > 0
		out = append(out, m)
	}
	return out
}

// parts are the words for what the emulator supplies.
var parts = map[emulated.Part]string{emulated.SuppliedObjects: "objects",
	emulated.SuppliedResult: "result", emulated.SuppliedVariable: "variable",
	emulated.SuppliedBarrier: "barrier", emulated.SuppliedCollector: "collector",
	emulated.SuppliedArguments: "arguments"}

// supplied lists what the emulator supplies for the run.
func (s *Session) supplied(state *report.RunState) {
	if s.program == nil {
		return
	}
	for _, part := range s.program.Supplied() {
		state.Supplied = append(state.Supplied, report.RunSupplied{Part: parts[part.Part],
			Text: part.Text})
	}
	state.Doubts = s.program.Doubts()
	state.Hears = s.program.HearsOfStores()
}
