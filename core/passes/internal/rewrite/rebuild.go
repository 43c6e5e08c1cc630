package rewrite

import (
	"statepoint/core/ir"
	"statepoint/core/passes/internal/edit"
)

// replace replaces all uses of a value: an extractvalue by the piece, and any other use by a whole
// that is rebuilt there.
func (a *aggregates) replace(v ir.Value) {
	type use struct {
		user  *ir.Instr
		index int
	}
	var uses []use
	for u := ir.FirstUse(v); u != nil; u = u.Next() {
		if u.User != nil && !a.made[u.User] {
			uses = append(uses, use{u.User, u.Index()})
		}
	}
	if in, ok := v.(*ir.Instr); ok {
		a.dead = append(a.dead, in)
	}
	atEnd := map[*ir.Block]ir.Value{}
	for i := len(uses) - 1; i >= 0; i-- { // oldest first
		user, index := uses[i].user, uses[i].index
		switch {
		case user.Op == ir.ExtractValue && a.project(v, user):
		case user.Op == ir.Phi:
			from := user.Blocks[index]
			if atEnd[from] == nil {
				atEnd[from] = a.rebuild(v, from.Terminator())
			}
			user.SetOperand(index, atEnd[from])
		case user.Operand(index) == v:
			whole := a.rebuild(v, user)
			for j := range user.NumOps() {
				if user.Operand(j) == v {
					user.SetOperand(j, whole)
				}
			}
		}
	}
}

// project makes an extractvalue of v read from the piece, and reports whether there is such a
// piece.
func (a *aggregates) project(v ir.Value, user *ir.Instr) bool {
	for i, p := range a.shapeOf(v.Type()) {
		if !startsWith(user.Indices(), p.path) {
			continue
		}
		x := a.resolve(a.pieces[v][i])
		if len(user.Indices()) > len(p.path) {
			user.SetOperand(0, x)
			user.SetIndices(user.Indices()[len(p.path):])
			return true
		}
		if x == ir.Value(user) {
			return false
		}
		a.forward[user] = x
		ir.ReplaceAllUses(user, x)
		if a.r.hasRecords {
			edit.ReplaceInRecords(a.r.f, map[ir.Value]ir.Value{user: x})
		}
		user.Erase()
		return true
	}
	return false
}

// resolve is the replacement of a value after extractvalues have been replaced.
func (a *aggregates) resolve(v ir.Value) ir.Value {
	for {
		to, ok := a.forward[v]
		if !ok {
			return v
		}
		v = to
	}
}

// rebuild reassembles a value from its pieces before an instruction.
func (a *aggregates) rebuild(v ir.Value, pos *ir.Instr) ir.Value {
	whole := edit.NoValue(a.r.m, v.Type())
	for i, p := range a.shapeOf(v.Type()) {
		x := a.resolve(a.pieces[v][i])
		if x == edit.NoValue(a.r.m, p.typ) {
			continue
		}
		in := a.add(ir.InsertValue, v.Type(), v, ".whole", pos, whole, x)
		in.SetIndices(p.path)
		in.TakeDebugLoc(pos)
		whole = in
	}
	return whole
}

// sweep removes the instructions that only served wholes without uses.
func (a *aggregates) sweep() {
	for len(a.dead) > 0 {
		in := a.dead[len(a.dead)-1]
		a.dead = a.dead[:len(a.dead)-1]
		if in.Parent() == nil || ir.FirstUse(in) != nil {
			continue
		}
		switch in.Op {
		case ir.Phi, ir.Select, ir.Freeze, ir.InsertValue, ir.ExtractValue:
		default:
			continue
		}
		for i := range in.NumOps() {
			if op, ok := in.Operand(i).(*ir.Instr); ok && (a.made[op] || a.r.hidesRefs(op.Type())) {
				a.dead = append(a.dead, op)
			}
		}
		if a.r.hasRecords {
			edit.ReplaceInRecords(a.r.f, map[ir.Value]ir.Value{in: edit.NoValue(a.r.m, in.Type())})
		}
		in.Erase()
	}
}
