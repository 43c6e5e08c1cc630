package isel

import (
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/provenance"
	"statepoint/lower/internal/isel/build"
)

// All relocates of one pointer are one value. The statepoint records the pointer in one slot,
// however many copies of it (freeze, casts, an operand listed twice) are relocated, and both edges
// of an invoke read that slot. A value that no collector moves (a constant, the address of a global
// or of a stack object) is the same after the statepoint. So no copy is needed after the call,
// where it would be on one edge only.

// valuePart is a part of a value.
type valuePart struct {
	value ir.Value
	part  int
}

// canonicals maps relocates to their canonical values: the first relocate of the same pointer, or
// the value itself if nothing moves it.
type canonicals struct {
	body *body
	walk interface {
		callers
		through
	}
	gc     *collector
	relocs *relocations
	reader *statepointReader

	// of is, by id of a relocate, one more than the index in values of its canonical value, -1 if
	// that is the relocate itself, and 0 if its statepoint is not reached yet.
	of     byID
	values []valuePart
	// firsts are the first relocates of part 0 of each value at the current statepoint. at is, by
	// id of a value, its index in firsts; it is valid only if the entry there has that id, so
	// entries of earlier statepoints need not be cleared. firstParts are the first relocates of
	// other parts.
	firsts     []firstRelocate
	at         byID
	firstParts map[valuePart]*ir.Instr
	// equal maps a reference to an equal one earlier in its block; computed are the computations of
	// the current block, and computes maps an instruction that repeats one to the first that
	// computed it.
	equal    map[*ir.Instr]*ir.Instr
	computed computedTable
	computes map[ir.Value]*ir.Instr
}

// firstRelocate is the first relocate of a value, which is named by its id.
type firstRelocate struct {
	value provenance.ID
	call  *ir.Instr
}

// firstOf returns the first relocate of a value at the current statepoint, and makes it call if
// there was none.
func (s *canonicals) firstOf(value provenance.ID, call *ir.Instr) *ir.Instr {
	if n := int(s.at.at(value)); n < len(s.firsts) && s.firsts[n].value == value {
		return s.firsts[n].call
	}
	s.at.set(value, int32(len(s.firsts)))
	s.firsts = append(s.firsts, firstRelocate{value, call})
	return call
}

// findCanonicals finds the canonical values of all relocates of the function. Blocks come after
// those that dominate them, so the canonical value of a pointer is known when a statepoint that
// records it is reached.
func (s *canonicals) findCanonicals() {
	s.values = s.values[:0]
	s.of.clear()
	s.at.clear()
	s.findEqual()
	for _, b := range s.body.blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if in.Op.IsCall() && s.walk.calls(in) == callsStatepoint {
				s.canonicalAt(in)
			}
		}
	}
}

// canonicalAt finds the canonical values of a statepoint's relocates. A relocate that is computed
// from its base's is its own canonical value; so is a vector, which is loaded at the relocate.
func (s *canonicals) canonicalAt(sp *ir.Instr) {
	read := s.reader.statepoint(sp)
	if read.err != nil {
		return // reported when the statepoint is selected
	}
	s.firsts = s.firsts[:0]
	clear(s.firstParts)
	for i := range read.relocates {
		r := &read.relocates[i]
		v, part := s.walk.follow(r.Derived, 0)
		s.of.set(r.Call.ID(), -1)
		switch {
		case isWide(r.Derived.Type()):
		case s.walk.isFixed(v, part):
			s.standsFor(r.Call, v, part)
		case len(read.relocates) == 1 || s.relocs.offsetFrom(r) != nil:
		case part == 0:
			if f := s.firstOf(v.ID(), r.Call); f != r.Call {
				s.standsFor(r.Call, f, 0)
			}
		default:
			if s.firstParts == nil {
				s.firstParts = map[valuePart]*ir.Instr{}
			}
			k := valuePart{v, part}
			if f := s.firstParts[k]; f != nil {
				s.standsFor(r.Call, f, 0)
			} else {
				s.firstParts[k] = r.Call
			}
		}
	}
}

func (s *canonicals) standsFor(relocate *ir.Instr, v ir.Value, part int) {
	s.values = append(s.values, valuePart{v, part})
	s.of.set(relocate.ID(), int32(len(s.values)))
}

// canonicalOf is the canonical value of a relocate, nil if that is the relocate itself. It is not
// known before a statepoint is reached.
func (s *canonicals) canonicalOf(relocate *ir.Instr) (v ir.Value, part int, known bool) {
	n := s.of.at(relocate.ID())
	if n > 0 {
		w := &s.values[n-1]
		v, part = w.value, w.part
	}
	return v, part, n != 0
}

// StandsFor returns the relocate whose register holds the given one, usually itself; nil if no
// register does. Both are of the function that was selected last.
func (c *Context) StandsFor(relocate *ir.Instr) *ir.Instr {
	v, _ := c.sel.follow(relocate, 0)
	if in, ok := v.(*ir.Instr); ok && gc.IsRelocate(in) && c.sel.regOf.at(in.ID()) > 0 {
		return in
	}
	return nil
}

// follow is Resolve without recording the instructions that it passes through.
func (s *selector) follow(v ir.Value, p int) (ir.Value, int) {
	for {
		in, ok := v.(*ir.Instr)
		if !ok {
			return v, p
		}
		w, q := s.through(in, p)
		if w == nil {
			return v, p
		}
		v, p = w, q
	}
}

// isFixed reports whether a part of a value at which Resolve stops is not in a register but a
// constant, the address of a global value or that of an object of the frame.
func (s *selector) isFixed(v ir.Value, part int) bool {
	switch v := v.(type) {
	case *ir.Arg:
		return s.regOf.at(v.ID()) < 0
	case *ir.Instr:
		return s.regOf.at(v.ID()) < 0 || build.PartIsZero(v, part)
	}
	return true
}
