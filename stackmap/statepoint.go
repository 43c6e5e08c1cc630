package stackmap

import (
	"fmt"

	"statepoint/core/location"
	"statepoint/core/source"
)

// Form is the form of a record's locations. It is not in the bytes: the producer of a record sets
// it, and the decoder infers it (see Infer).
type Form uint8

const (
	// FormUnknown means that the form is not decided; readers use the form that Infer finds.
	FormUnknown Form = iota
	// FormPlain is a record of llvm.experimental.stackmap or patchpoint: one location for each
	// operand.
	FormPlain
	// FormStatepoint is a statepoint's record, LLVM 3.7 and later: calling convention, flags,
	// number of deopt locations, the deopt locations, (base, derived) pairs, allocas
	// (Statepoints.rst, "Stack Map Format").
	FormStatepoint
	// FormStatepoint36 is a statepoint's record of LLVM 3.6: the same without calling convention
	// and flags. It is only in maps of version 1.
	FormStatepoint36
)

var formNames = [...]string{"unknown", "stackmap", "statepoint", "statepoint-3.6"}

// String returns the name of the form, as in JSON.
func (f Form) String() string {
	if int(f) < len(formNames) {
		return formNames[f]
	}
	return "Form(" + itoa(uint64(f)) + ")"
}

// heading is the number of constants before the deopt locations.
func (f Form) heading() int {
	switch f {
	case FormStatepoint:
		return 3
	case FormStatepoint36:
		return 1
	}
	return 0
}

// The flags of a statepoint (Statepoints.rst, "llvm.experimental.gc.statepoint").
const (
	FlagTransition  = 1 // the call crosses between collector-aware and other code
	FlagDeoptLiveIn = 2 // deopt values may stay in registers
)

// Statepoint is the view of a statepoint's record. Its slices are parts of the record's Locations,
// so writing to them changes the record.
type Statepoint struct {
	// CallingConv is LLVM's number of the callee's calling convention; 0 is C. The 3.6 form has
	// none.
	CallingConv int64
	// Flags holds FlagTransition and FlagDeoptLiveIn. The 3.6 form has none.
	Flags int64
	// Deopt are the deopt locations.
	Deopt []Location
	// GC are the concatenated pairs: base, derived, base, derived. A collector updates the derived
	// ones.
	GC []Location
	// Allocas are stack objects listed as live, one Direct location each.
	Allocas []Location
}

// Pairs counts the (base, derived) pairs.
func (s *Statepoint) Pairs() int { return len(s.GC) / 2 }

// Pair returns the base and the derived pointer of pair i, 0 <= i < Pairs.
func (s *Statepoint) Pair(i int) (base, derived *Location) { return &s.GC[2*i], &s.GC[2*i+1] }

// NewStatepoint creates the record of a statepoint in the given form, FormStatepoint or
// FormStatepoint36. The heading constants get the record's provenance. An odd GC list is an error,
// as is any other form.
func NewStatepoint(form Form, id uint64, offset uint32, s Statepoint, prov uint32) (Record, error) {
	h := form.heading()
	if h == 0 {
		return Record{}, fmt.Errorf("stackmap: %v is not the form of a statepoint", form)
	}
	if len(s.GC)%2 != 0 {
		return Record{}, fmt.Errorf("stackmap: %s cannot be read in pairs",
			source.Count(len(s.GC), "gc location"))
	}
	locs := make([]Location, 0, h+len(s.Deopt)+len(s.GC)+len(s.Allocas))
	if form == FormStatepoint {
		locs = append(locs, OfConstant(s.CallingConv).WithProv(prov),
			OfConstant(s.Flags).WithProv(prov))
	}
	locs = append(locs, OfConstant(int64(len(s.Deopt))).WithProv(prov))
	locs = append(locs, s.Deopt...)
	locs = append(locs, s.GC...)
	locs = append(locs, s.Allocas...)
	return Record{ID: id, Offset: offset, Form: form, Locations: locs, Prov: prov}, nil
}

// Statepoint reads the record as a statepoint's. It fails if the record's form is not a
// statepoint's, or its locations do not have that shape.
func (r *Record) Statepoint() (Statepoint, error) {
	form := r.Form
	if form == FormUnknown {
		form = Infer(r, V3)
	}
	p, err := r.split(form)
	if err != nil {
		return Statepoint{}, err
	}
	s := Statepoint{
		Deopt:   r.Locations[p.heading:p.gc],
		GC:      r.Locations[p.gc:p.allocas],
		Allocas: r.Locations[p.allocas:],
	}
	if form == FormStatepoint {
		s.CallingConv, s.Flags = r.Locations[0].Value, r.Locations[1].Value
	}
	return s, nil
}

// parts are the starts of the sections of a statepoint's locations.
type parts struct {
	form    Form
	heading int // number of heading constants: the deopt locations begin here
	gc      int // the pairs begin here
	allocas int // the allocas begin here
}

// split finds the sections of the locations. The record does not have the number of allocas, but a
// pointer to update is never a Direct location, so the Direct ones at the end are the allocas.
func (r *Record) split(form Form) (parts, error) {
	p := parts{form: form, heading: form.heading()}
	if p.heading == 0 {
		return p, fmt.Errorf("stackmap: the record is not a statepoint's")
	}
	if len(r.Locations) < p.heading {
		return p, fmt.Errorf("stackmap: %s, where a statepoint has at least %d",
			source.Count(len(r.Locations), "location"), p.heading)
	}
	for i := range r.Locations[:p.heading] {
		if !r.Locations[i].IsConstant() {
			return p, fmt.Errorf("stackmap: location %d is %v, where a statepoint has a constant",
				i, r.Locations[i].Kind)
		}
	}
	n, rest := r.Locations[p.heading-1].Value, len(r.Locations)-p.heading
	if n < 0 || n > int64(rest) {
		return p, fmt.Errorf("stackmap: the record announces %s, and has %d after its heading",
			source.Count(n, "deopt location"), rest)
	}
	p.gc = p.heading + int(n)
	p.allocas = len(r.Locations)
	for p.allocas > p.gc && r.Locations[p.allocas-1].Kind == Direct {
		p.allocas--
	}
	if (p.allocas-p.gc)%2 != 0 {
		return p, fmt.Errorf("stackmap: %s cannot be read in pairs",
			source.Count(p.allocas-p.gc, "gc location"))
	}
	return p, nil
}

// Infer guesses the form of a record from its shape: no live-outs, heading constants within their
// ranges, a deopt count that fits, and an even number of gc locations none of which is an address.
// The form of LLVM 3.6 is tried last, and only in version 1 maps. A stackmap or patchpoint whose
// operands happen to look like a statepoint's is taken for one; only its producer can distinguish
// them.
func Infer(r *Record, version uint8) Form {
	if len(r.LiveOuts) > 0 {
		return FormPlain
	}
	if p, err := r.split(FormStatepoint); err == nil &&
		inRange(r.Locations[0], maxCallingConv) &&
		inRange(r.Locations[1], FlagTransition|FlagDeoptLiveIn) && r.plausible(p) {
		return FormStatepoint
	}
	if version == V1 {
		if p, err := r.split(FormStatepoint36); err == nil && r.plausible(p) {
			return FormStatepoint36
		}
	}
	return FormPlain
}

func inRange(l Location, most int64) bool { return l.Value >= 0 && l.Value <= most }

// plausible reports whether the gc locations can all hold pointers.
func (r *Record) plausible(p parts) bool {
	for i := p.gc; i < p.allocas; i++ {
		if l := r.Locations[i]; l.Kind == Direct || !l.IsConstant() && l.Size%8 != 0 {
			return false
		}
	}
	return true
}

// Role is the purpose of one location of a record, and RoleSet a set of roles.
type (
	Role    = location.Role
	RoleSet = location.RoleSet
)

// The roles, in the order of the sections.
const (
	RoleOperand     = location.RoleOperand
	RoleCallingConv = location.RoleCallingConv
	RoleFlags       = location.RoleFlags
	RoleDeoptCount  = location.RoleDeoptCount
	RoleDeopt       = location.RoleDeopt
	RoleBase        = location.RoleBase
	RoleDerived     = location.RoleDerived
	RoleAlloca      = location.RoleAlloca
)

// Roles returns the set of the given roles.
func Roles(roles ...Role) RoleSet { return location.Roles(roles...) }

// role returns the role of location i and its number within its section, where pairs are counted,
// not locations.
func (p parts) role(i int) (Role, int) {
	switch {
	case p.heading == 0:
		return RoleOperand, i
	case i < p.heading:
		return RoleDeoptCount - Role(p.heading-1-i), 0
	case i < p.gc:
		return RoleDeopt, i - p.heading
	case i >= p.allocas:
		return RoleAlloca, i - p.allocas
	case (i-p.gc)%2 == 0:
		return RoleBase, (i - p.gc) / 2
	}
	return RoleDerived, (i - p.gc) / 2
}

// parts returns the sections of a record of any form; a record without a statepoint's shape has
// only operands.
func (r *Record) parts() parts {
	form := r.Form
	if form == FormUnknown {
		form = Infer(r, V3)
	}
	p, err := r.split(form)
	if err != nil {
		return parts{form: FormPlain}
	}
	return p
}

// Roles returns the role of every location of the record, with its number within its role.
func (r *Record) Roles(visit func(location int, role Role, number int)) {
	p := r.parts()
	for i := range r.Locations {
		role, n := p.role(i)
		visit(i, role, n)
	}
}

// ObjectOf is the index of the location of the stack object that contains a word: the nearest
// Direct one that is not above it; -1 for none.
func (r *Record) ObjectOf(word Location) int {
	found := -1
	for i := range r.Locations {
		l := &r.Locations[i]
		if l.Kind == Direct && l.DwarfReg == word.DwarfReg && l.Offset <= word.Offset &&
			(found < 0 || r.Locations[found].Offset <= l.Offset) {
			found = i
		}
	}
	return found
}
