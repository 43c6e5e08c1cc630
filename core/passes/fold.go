package passes

import "statepoint/core/ir"

// foldTerminator replaces a branch or switch that can go only one way by a plain branch, and a switch with one case by a
// comparison, as LLVM's ConstantFoldTerminator does. It reports whether it changed the block.
func foldTerminator(m *ir.Module, b *ir.Block) bool {
	t := b.Terminator()
	if t == nil {
		return false
	}
	switch t.Op {
	case ir.Br:
		if t.NumOps() != 3 {
			return false
		}
		then, other := t.Operand(1).(*ir.Block), t.Operand(2).(*ir.Block)
		if then == other {
			removePredecessor(then, b)
			goOnlyTo(m, t, then)
			return true
		}
		c, ok := ir.AsInt(t.Operand(0))
		if !ok {
			return false
		}
		if c.Bits == 0 {
			then, other = other, then
		}
		removePredecessor(other, b)
		goOnlyTo(m, t, then)
		return true
	case ir.Switch:
		return foldSwitch(m, t)
	}
	return false
}

// goOnlyTo replaces a terminator by a plain branch, and deletes the computation of its condition if nothing else needs it.
func goOnlyTo(m *ir.Module, t *ir.Instr, to *ir.Block) {
	cond := t.Operand(0)
	br := m.NewInstr(ir.Br, m.Types.Void, to)
	br.SetFrom(t.ID())
	copyDebugLoc(br, t)
	insertBefore(br, t)
	t.Erase()
	deleteIfDead(cond)
}

// deleteIfDead deletes an instruction without uses or effects, and then what only it used.
func deleteIfDead(v ir.Value) {
	work := []ir.Value{v}
	for len(work) > 0 {
		in, ok := work[len(work)-1].(*ir.Instr)
		work = work[:len(work)-1]
		if !ok || in.Parent() == nil || ir.FirstUse(in) != nil || !isPure(in) {
			continue
		}
		for i := range in.NumOps() {
			work = append(work, in.Operand(i))
		}
		in.Erase()
	}
}

// isPure reports whether deleting an unused instruction changes nothing.
func isPure(in *ir.Instr) bool {
	switch {
	case in.Op.IsBinary(), in.Op.IsCast():
		return true
	}
	switch in.Op {
	case ir.FNeg, ir.ExtractElement, ir.InsertElement, ir.ShuffleVector, ir.ExtractValue, ir.InsertValue, ir.GetElementPtr,
		ir.ICmp, ir.FCmp, ir.Phi, ir.Select, ir.Freeze, ir.Alloca:
		return true
	case ir.Load:
		return !in.Has(ir.Volatile) && (in.Mem == nil || in.Mem.Ordering == "" || in.Mem.Ordering == "unordered")
	}
	return false
}

func foldSwitch(m *ir.Module, t *ir.Instr) bool {
	b := t.Parent()
	changed := false
	cond, isConst := ir.AsInt(t.Operand(0))
	def := t.Operand(1).(*ir.Block)
	only := def
	if first := def.FirstNonPhi(); t.NumOps() > 2 && first != nil && first.Op == ir.Unreachable {
		only = t.Operand(3).(*ir.Block)
	}
	for i := 2; i < t.NumOps(); {
		dest := t.Operand(i + 1).(*ir.Block)
		if value, ok := ir.AsInt(t.Operand(i)); ok && isConst && value == cond {
			only = dest
			break
		}
		if dest == def {
			removePredecessor(def, b)
			dropCase(t, i)
			changed = true
			continue
		}
		if dest != only {
			only = nil
		}
		i += 2
	}
	if isConst && only == nil {
		only = def
	}
	if only != nil {
		first := true
		for _, s := range b.Succs() {
			if s == only && first {
				first = false
				continue
			}
			removePredecessor(s, b)
		}
		goOnlyTo(m, t, only)
		return true
	}
	if t.NumOps() == 4 {
		oneCase(m, t)
		return true
	}
	return changed
}

// dropCase removes the case at operand i; as in LLVM, the last case moves into its place.
func dropCase(t *ir.Instr, i int) {
	last := t.NumOps() - 2
	if i != last {
		t.SetOperand(i, t.Operand(last))
		t.SetOperand(i+1, t.Operand(last+1))
	}
	t.RemoveOperand(last + 1)
	t.RemoveOperand(last)
	kept := t.Attachments()[:0:0]
	for _, a := range t.Attachments() {
		if a.Kind != "prof" {
			kept = append(kept, a)
		}
	}
	t.SetAttachments(kept)
}

// oneCase turns a switch with one case into a comparison and a conditional branch.
func oneCase(m *ir.Module, t *ir.Instr) {
	f := t.Func()
	cmp := m.NewInstr(ir.ICmp, m.Types.I1, t.Operand(0), t.Operand(2))
	cmp.Pred = ir.EQ
	cmp.SetFrom(t.ID())
	copyDebugLoc(cmp, t)
	insertBefore(cmp, t)
	f.SetName(cmp, "cond")
	br := m.NewInstr(ir.Br, m.Types.Void, cmp, t.Operand(3), t.Operand(1))
	br.SetFrom(t.ID())
	copyDebugLoc(br, t)
	insertBefore(br, t)
	t.Erase()
}
