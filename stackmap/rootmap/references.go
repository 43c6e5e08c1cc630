package rootmap

import (
	"fmt"

	"statepoint/stackmap"
)

// DWARF numbers of the registers to which frame offsets are relative.
const (
	rbp = 6
	rsp = 7
)

// AsRecord returns a point as the record of a statepoint without deopt operands: its pairs are
// those of its own record, and the live roots. Offsets in a frame of fixed size are relative to
// RSP.
func (f *Function) AsRecord(p *Point) (stackmap.Record, error) {
	r := stackmap.Record{Offset: p.Offset, Form: stackmap.FormStatepoint, Prov: p.Prov}
	for range 3 { // convention, flags, deopt operands
		r.Locations = append(r.Locations, stackmap.OfConstant(0))
	}
	if p.Record != nil {
		s, err := p.Record.Statepoint()
		if err != nil {
			return r, err
		}
		r.Locations = append(r.Locations, s.GC...)
	}
	base, delta := f.Base, int64(0)
	if base != rsp && f.FrameSize != DynamicFrame {
		base, delta = rsp, int64(f.FrameSize)-8
	}
	for n, root := range p.Live {
		l := stackmap.InMemory(base, int32(f.Roots[root].Offset+delta), 8)
		l = l.WithProv(p.ProvOf(n))
		r.Locations = append(r.Locations, l, l)
	}
	return r, nil
}

// References describes the frame while it is stopped at a point: its size, its saved registers, and
// the locations of its references, whether roots or in a record. Each word of a vector is listed.
// The error is an *Error.
func (f *Function) References(p *Point) (stackmap.FrameRoots, error) {
	if f.Scattered {
		return stackmap.FrameRoots{}, &Error{Function: f.Name, Problem: "the frame saves " +
			"registers beside the arguments of tail calls, which the table cannot express"}
	}
	fn := stackmap.Function{StackSize: f.FrameSize}
	if f.FrameSize == DynamicFrame {
		fn.StackSize = stackmap.DynamicStackSize
	}
	where := stackmap.TableFunction{Saved: f.Saved,
		Regions: []stackmap.RegionWords{{Offset: p.Offset, Words: p.Words}}}
	r, err := f.AsRecord(p)
	var roots stackmap.FrameRoots
	if err == nil {
		roots, err = stackmap.RootsOf(&fn, &where, &r)
	}
	if err != nil {
		return roots, &Error{Function: f.Name, Problem: err.Error()}
	}
	return roots, nil
}

// Held is a slot of a frame that holds a reference at a point.
type Held struct {
	// Offset is in bytes from the stack pointer or, below zero, from RBP.
	Offset int64
	// Prov is the provenance id of the root or location, 0 for none.
	Prov uint32
}

// Held lists the slots that hold references at a point, for formats that have only offsets: the
// live roots, then the slots that the statepoint lists. The error, an *Error, says which reference
// such a format cannot express: one in a register, or one derived from another.
func (f *Function) Held(p *Point) ([]Held, error) {
	var all []Held
	for n, r := range p.Live {
		all = append(all, Held{f.Roots[r].Offset, p.ProvOf(n)})
	}
	if p.Record == nil {
		return all, nil
	}
	s, err := p.Record.Statepoint()
	if err != nil {
		return nil, &Error{Function: f.Name, Problem: err.Error()}
	}
	seen := map[int64]bool{}
	add := func(l *stackmap.Location) error {
		for word := range int64(max(l.Size, 8) / 8) {
			off := int64(l.Offset) + 8*word
			switch {
			case l.Kind == stackmap.Register:
				return f.refuse(p, "a reference is in "+l.String())
			case l.Kind != stackmap.Indirect || l.DwarfReg == rsp && off < 0 ||
				l.DwarfReg == rbp && off >= 0 || l.DwarfReg != rsp && l.DwarfReg != rbp:
				return f.refuse(p, "a reference is at "+l.String())
			}
			if !seen[off] {
				seen[off] = true
				all = append(all, Held{off, l.Prov})
			}
		}
		return nil
	}
	for i := range s.Pairs() {
		base, derived := s.Pair(i)
		switch {
		case derived.IsConstant() || base.IsConstant() || derived.Kind == stackmap.Direct ||
			base.Kind == stackmap.Direct: // null, or an address in the frame
			continue
		case !base.SamePlace(*derived):
			return nil, f.refuse(p, fmt.Sprintf("the pointer at %s is derived from the one at %s",
				derived, base))
		}
		if err := add(derived); err != nil {
			return nil, err
		}
	}
	for i := range p.Words {
		if err := add(&p.Words[i]); err != nil {
			return nil, err
		}
	}
	return all, nil
}

func (f *Function) refuse(p *Point, what string) error {
	return &Error{Function: f.Name, Problem: fmt.Sprintf(
		"%s at the return address +0x%x, and the table has only slots", what, p.Offset)}
}
