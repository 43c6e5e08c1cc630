package edit

import "statepoint/core/ir"

// foldTerminator replaces a branch or switch that can go only one way by a plain branch, and a
// switch with one case by a comparison, as LLVM's ConstantFoldTerminator does. It reports whether
// it changed the block.
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
			keepOnBranch(goOnlyTo(m, t, then), t)
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
		keepOnBranch(goOnlyTo(m, t, then), t)
		return true
	case ir.Switch:
		return foldSwitch(m, t)
	case ir.IndirectBr:
		return foldIndirectBr(m, t)
	}
	return false
}

// foldIndirectBr replaces an indirect branch to a known address by a plain branch, or by
// unreachable if the address is not among its destinations.
func foldIndirectBr(m *ir.Module, t *ir.Instr) bool {
	c, ok := t.Operand(0).(*ir.Const)
	for ok && c.Kind == ir.ConstExpr && c.Op.IsCast() && len(c.Elems) == 1 && c.Type().IsPointer() {
		c, ok = c.Elems[0].(*ir.Const)
	}
	if !ok || c.Kind != ir.ConstBlockAddress || len(c.Elems) != 2 {
		return false
	}
	to, ok := c.Elems[1].(*ir.Block)
	if !ok || to.Parent() != t.Func() {
		return false
	}
	found := false
	b := t.Parent()
	for i := 1; i < t.NumOps(); i++ {
		switch dest := t.Operand(i).(*ir.Block); {
		case dest == to && !found:
			found = true
		default:
			removePredecessor(dest, b)
		}
	}
	if found {
		goOnlyTo(m, t, to)
		return true
	}
	end := m.NewInstr(ir.Unreachable, m.Types.Void)
	end.SetFrom(t.ID())
	end.InsertBefore(t)
	t.Erase()
	return true
}

// goOnlyTo replaces a terminator by a plain branch, and deletes the computation of its condition if
// nothing else needs it.
func goOnlyTo(m *ir.Module, t *ir.Instr, to *ir.Block) *ir.Instr {
	cond := t.Operand(0)
	br := m.NewInstr(ir.Br, m.Types.Void, to)
	br.SetFrom(t.ID())
	br.CopyDebugLoc(t)
	br.InsertBefore(t)
	t.Erase()
	deleteIfDead(cond)
	return br
}

// keepOnBranch carries over a branch's loop metadata and annotations.
func keepOnBranch(br, t *ir.Instr) {
	for _, kind := range []string{"llvm.loop", "annotation"} {
		if n := t.Attachment(kind); n != nil {
			br.SetAttachments(append(br.Attachments(), ir.Attachment{Kind: kind, Node: n}))
		}
	}
}

// deleteIfDead deletes an instruction without uses or effects, and then operands that only it used.
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
	case ir.FNeg, ir.ExtractElement, ir.InsertElement, ir.ShuffleVector, ir.ExtractValue,
		ir.InsertValue, ir.GetElementPtr,
		ir.ICmp, ir.FCmp, ir.Phi, ir.Select, ir.Freeze, ir.Alloca:
		return true
	case ir.Load:
		return !in.Has(ir.Volatile) && (in.Mem == nil || in.Mem.Ordering == "" ||
			in.Mem.Ordering == "unordered")
	}
	return false
}

// intConst returns v as an integer constant of any width.
func intConst(v ir.Value) (*ir.Const, bool) {
	c, ok := v.(*ir.Const)
	return c, ok && c.Kind == ir.ConstInt
}

func foldSwitch(m *ir.Module, t *ir.Instr) bool {
	b := t.Parent()
	changed := false
	cond, isConst := intConst(t.Operand(0))
	def := t.Operand(1).(*ir.Block)
	only := def
	if first := def.FirstNonPhi(); t.NumOps() > 2 && first != nil && first.Op == ir.Unreachable {
		only = t.Operand(3).(*ir.Block)
	}
	for i := 2; i < t.NumOps(); {
		dest := t.Operand(i + 1).(*ir.Block)
		if isConst && ir.SameValue(t.Operand(i), cond) {
			only = dest
			break
		}
		if dest == def {
			mergeWeights(m, t, i/2-1)
			removePredecessor(def, b)
			dropCase(t, i)
			changed = true
			if now, ok := intConst(t.Operand(0)); ok && !isConst {
				// it was a phi of the block, which has lost an input
				cond, isConst, i = now, true, 2
			}
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
}

// oneCase turns a switch with one case into a comparison and a conditional branch.
func oneCase(m *ir.Module, t *ir.Instr) {
	f := t.Func()
	cmp := m.NewInstr(ir.ICmp, m.Types.I1, t.Operand(0), t.Operand(2))
	cmp.Pred = ir.EQ
	cmp.SetFrom(t.ID())
	cmp.CopyDebugLoc(t)
	cmp.InsertBefore(t)
	f.SetName(cmp, "cond")
	br := m.NewInstr(ir.Br, m.Types.Void, cmp, t.Operand(3), t.Operand(1))
	br.SetFrom(t.ID())
	br.CopyDebugLoc(t)
	if w, _ := branchWeights(t); len(w) == 2 {
		setWeights(m, br, []uint32{w[1], w[0]}, false)
	}
	if n := t.Attachment("make.implicit"); n != nil {
		br.SetAttachments(append(br.Attachments(), ir.Attachment{Kind: "make.implicit", Node: n}))
	}
	br.InsertBefore(t)
	t.Erase()
}
