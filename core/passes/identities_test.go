package passes_test

import (
	"slices"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/provenance"
)

// identities records, before a module is rewritten, which values each instruction reads, by ids.
// check compares the rewritten module with it. LLVM's verifier finds uses of stale pointers; it
// does not find uses of the wrong fresh pointer, such as two relocates that are exchanged. Ids
// survive the pass, and From leads from a new value to the one that it replaces, so this check can.
type identities struct {
	reads map[provenance.ID][]provenance.ID
	// calls are the calls, whose values gc.results replace.
	calls map[provenance.ID]bool
	known map[provenance.ID]bool
}

// mismatch is a use that reads a different pointer than before.
type mismatch struct {
	Func provenance.ID
	// Use is the instruction, and Operand the index of its operand; for a relocate, whose pointer
	// is given by an index, it is 0.
	Use     provenance.ID
	Operand int
	// Want is the pointer that should be read, Got the one that the operand reads now; both are ids
	// from before the pass.
	Want, Got provenance.ID
}

// identitiesOf records the values that a module's instructions read.
func identitiesOf(m *ir.Module) *identities {
	x := &identities{reads: map[provenance.ID][]provenance.ID{}, calls: map[provenance.ID]bool{},
		known: map[provenance.ID]bool{}}
	for _, f := range m.Funcs {
		for _, a := range f.Args {
			x.known[a.ID()] = true
		}
	}
	m.EachInstr(nil, func(in *ir.Instr) {
		x.known[in.ID()] = true
		x.calls[in.ID()] = in.Op.IsCall()
		ids := make([]provenance.ID, in.NumOps())
		for i := range ids {
			ids[i] = in.Operand(i).ID()
		}
		x.reads[in.ID()] = ids
	})
	return x
}

// check finds the uses of references that read a different value than before, in the order of the
// text. The module must be the recorded one, rewritten in place.
func (x *identities) check(m *ir.Module) []mismatch {
	c := &identityChecker{x: x, from: map[provenance.ID]provenance.ID{},
		there: map[provenance.ID]bool{}}
	m.EachInstr(nil, func(in *ir.Instr) {
		c.there[in.ID()] = true
		if len(in.From()) > 0 {
			c.from[in.ID()] = in.From()[0]
		}
	})
	for _, f := range m.Funcs {
		for _, a := range f.Args {
			c.there[a.ID()] = true
		}
	}
	m.EachInstr(nil, c.instr)
	return c.found
}

type identityChecker struct {
	x     *identities
	from  map[provenance.ID]provenance.ID
	there map[provenance.ID]bool
	found []mismatch
}

// root is the original of a value: itself, or the value that it was made from.
func (c *identityChecker) root(id provenance.ID) provenance.ID {
	for id != 0 && !c.x.known[id] {
		id = c.from[id]
	}
	return id
}

func (c *identityChecker) report(in *ir.Instr, operand int, want, got provenance.ID) {
	c.found = append(c.found, mismatch{Func: in.Func().ID(), Use: in.ID(), Operand: operand,
		Want: want, Got: got})
}

func (c *identityChecker) instr(in *ir.Instr) {
	switch before, known := c.x.reads[in.ID()]; {
	case in.Op.IsCall() && gc.IsRelocate(in):
		if r, err := gc.ViewRelocate(in); err == nil && !known {
			if want, got := c.root(in.ID()), c.root(r.Derived.ID()); want != got {
				c.report(in, 0, want, got)
			}
		}
	case in.Op.IsCall() && gc.IsStatepoint(in) && !known:
		call := c.x.reads[c.root(in.ID())]
		if s, err := gc.View(in); err == nil && len(call) > len(s.CallArgs) {
			for i := range s.CallArgs {
				c.use(in, s.ArgOperand(i), s.CallArgs[i].Value, call[1+i])
			}
		}
	case in.Op == ir.Phi && known:
		c.phi(in, before)
	case in.Op == ir.Phi:
		// An inserted phi merges relocated values of one pointer; a phi of bases merges different
		// ones.
		if !isBaseMark(in) {
			c.merge(in)
		}
	case known && len(before) == in.NumOps():
		for i := range before {
			c.use(in, i, in.Operand(i), before[i])
		}
	}
}

func isBaseMark(in *ir.Instr) bool { return in.Attachment("is_base_value") != nil }

// use checks one operand.
func (c *identityChecker) use(in *ir.Instr, operand int, v ir.Value, want provenance.ID) {
	if !holdsReference(v.Type()) || ir.IsConstant(v) || c.replaced(want) {
		return
	}
	if got := c.root(v.ID()); got != want {
		c.report(in, operand, want, got)
	}
}

// replaced reports whether a value was removed without a relocated successor: a phi with one
// predecessor, or a query of a base. Any value may replace it.
func (c *identityChecker) replaced(id provenance.ID) bool {
	return id == 0 || !c.there[id] && !c.x.calls[id]
}

// phi checks a phi of the original module, which may have lost or reordered edges.
func (c *identityChecker) phi(in *ir.Instr, before []provenance.ID) {
	c.inputs(in, in.ID(), before)
}

// merge checks an inserted phi, which must be of one pointer. If that pointer is a phi, the new one
// may merge some of its edges, split off.
func (c *identityChecker) merge(in *ir.Instr) {
	if want := c.root(in.ID()); holdsReference(in.Type()) && !c.replaced(want) {
		c.inputs(in, want, c.x.reads[want])
	}
}

// inputs reports the inputs of a phi that are neither whole, the pointer that it replaces, nor one
// from before.
func (c *identityChecker) inputs(in *ir.Instr, whole provenance.ID, before []provenance.ID) {
	for _, id := range before {
		if id != 0 && c.replaced(id) {
			return
		}
	}
	for i := range in.NumOps() {
		v := in.Operand(i)
		if !holdsReference(v.Type()) || ir.IsConstant(v) {
			continue
		}
		got := c.root(v.ID())
		ok := got == whole
		for _, id := range before {
			ok = ok || id == got
		}
		if !ok {
			c.report(in, i, whole, got)
		}
	}
}

// holdsReference reports whether values of a type are, or hold, pointers to objects.
func holdsReference(t *ir.Type) bool {
	switch t.Kind {
	case ir.PointerKind:
		return t.AddrSpace == 1
	case ir.VectorKind, ir.ArrayKind:
		return holdsReference(t.Elem)
	case ir.StructKind:
		return slices.ContainsFunc(t.Fields, holdsReference)
	}
	return false
}
