package explore

import (
	"cmp"

	"statepoint/core/ir"
	emulated "statepoint/lower/run"
)

// fillIn chooses what the request left open.
func (s *session) fillIn() {
	p := &s.setup
	p.Collector = cmp.Or(p.Collector, emulated.Collectors()[0])
	p.Stress = cmp.Or(p.Stress, runStress)
	p.Heap = cmp.Or(p.Heap, RunHeap)
	if p.Entry == "" {
		p.Entry = s.entry()
	}
	p.Arguments = cmp.Or(p.Arguments, s.sample(p.Entry))
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
