package run

import (
	"sort"

	"statepoint/lower/object"
	"statepoint/stackmap"
	"statepoint/stackmap/collect"
)

// Support for objects of other compilers, without IR: the functions that their symbols name, and
// their unwinding tables.

// definesFunction reports whether the object defines a function, if there is no IR.
func (p *Program) definesFunction(name string) bool {
	n, ok := p.Image.Number(name)
	if !ok {
		return false
	}
	s := &p.object.Symbols[n]
	return s.Type == object.TypeFunc && s.Section > 0
}

// definedFunctions are the global functions of an object without IR.
func (p *Program) definedFunctions() (names []string) {
	if len(p.opt.Surface.Funcs) > 0 {
		return nil
	}
	for i := range p.object.Symbols {
		s := &p.object.Symbols[i]
		if s.Type == object.TypeFunc && s.Section > 0 && s.Bind != object.Local {
			names = append(names, s.Name)
		}
	}
	sort.Strings(names)
	return names
}

// byTable is the shape of a call's frame according to the unwinding table. Only frames addressed
// from the stack pointer have one.
func (r *roots) byTable(returnAddress uint64) (shape stackmap.Shape, ok bool) {
	if r.p.unwinder == nil {
		return shape, false
	}
	row, ok := r.p.unwinder.Row(returnAddress)
	if !ok || row.Register != stackmap.RSP {
		return shape, false
	}
	shape.Size = uint64(row.Offset) - 8
	shape.Saved = func(dwarf uint16) (int64, bool) {
		off, ok := row.Saved[dwarf]
		return off, ok
	}
	return shape, true
}

// unwound is a stack map with the frame sizes of the unwinding table: LLVM's sizes in the map omit
// arguments pushed for a call.
type unwound struct {
	collect.Map
	r *roots
}

// Describe implements collect.Map.
func (u unwound) Describe(f *collect.Frame) (*collect.Description, error) {
	d, err := u.Map.Describe(f)
	if err != nil || d == nil {
		return d, err
	}
	if shape, ok := u.r.byTable(f.ReturnAddress); ok {
		again := *d
		again.Shape = shape
		return &again, nil
	}
	return d, nil
}
