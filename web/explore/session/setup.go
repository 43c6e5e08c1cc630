package session

import (
	emulated "statepoint/lower/run"
	"statepoint/web/report"
)

// makers returns the functions whose objects may be declared.
func (s *Session) makers() (out []report.RunMaker) {
	if s.program == nil {
		return nil
	}
	for _, o := range s.program.StandIns.Makers() {
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
		m.Declared = m.Declared && len(o.Shapes) > 0 || s.comp.Object() != nil // else unknown
		out = append(out, m)
	}
	for _, name := range s.untyped() {
		out = append(out, report.RunMaker{Name: name})
	}
	return out
}

// mostUntyped bounds the functions of unknown type that are listed before a run calls them.
const mostUntyped = 8

// untyped are the undefined functions of an object that may make objects, for all that is known.
func (s *Session) untyped() []string {
	all := s.program.StandIns.Untyped(false)
	if len(all) > mostUntyped {
		return s.program.StandIns.Untyped(true)
	}
	return all
}

// parts are the words for what the emulator supplies.
var parts = map[emulated.Part]string{emulated.SuppliedObjects: "objects",
	emulated.SuppliedResult: "result", emulated.SuppliedVariable: "variable",
	emulated.SuppliedBarrier: "barrier", emulated.SuppliedCollector: "collector",
	emulated.SuppliedArguments: "arguments",
	emulated.SuppliedRoots:     "roots"}

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
