package edit

import (
	"slices"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/provenance"
)

// RemoveUnreachable deletes code that cannot run, as LLVM's removeUnreachableBlocks does before a
// pass that uses dominance: code after calls that do not return and after undefined behaviour,
// branches decided by constants, unwind edges of calls that do not throw, and blocks that became
// unreachable. It reports whether anything changed.
func RemoveUnreachable(m *ir.Module, f *ir.Func) bool {
	changed := false
	for _, b := range f.Blocks {
		b.SetNum(0)
	}
	reached := 1
	f.Entry().SetNum(1)
	work := []*ir.Block{f.Entry()}
	var succs []*ir.Block
	var noReturn *ir.Block
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if cutDeadTail(m, b) {
			changed = true
		}
		if t := b.Terminator(); t != nil && t.Op == ir.Invoke &&
			simplifyInvoke(m, f, t, &noReturn) {
			changed = true
		}
		if t := b.Terminator(); t != nil && t.Op == ir.CatchSwitch && dropTwinHandlers(t) {
			changed = true
		}
		if foldTerminator(m, b) {
			changed = true
		}
		succs = b.AppendSuccs(succs[:0])
		for _, s := range succs {
			if s.Num() == 0 {
				s.SetNum(1)
				reached++
				work = append(work, s)
			}
		}
	}
	if reached == len(f.Blocks) {
		return changed
	}
	deleteDeadBlocks(m, f)
	return true
}

// deleteDeadBlocks deletes the blocks whose Num is 0.
func deleteDeadBlocks(m *ir.Module, f *ir.Func) {
	var dead, reachable []*ir.Block
	for _, b := range f.Blocks {
		if b.Num() == 0 {
			dead = append(dead, b)
		} else {
			reachable = append(reachable, b)
		}
	}
	for _, b := range dead {
		for _, s := range b.Succs() {
			if s.Num() != 0 {
				removePredecessor(s, b)
			}
		}
		for in := b.Last(); in != nil; {
			prev := in.Prev()
			if ir.FirstUse(in) != nil {
				ir.ReplaceAllUses(in, NoValue(m, in.Type()))
			}
			in.Erase()
			in = prev
		}
	}
	for _, b := range dead {
		f.RemoveBlock(b)
	}
	f.Blocks = append(f.Blocks[:0], reachable...)
}

// NoValue is the placeholder for a value that nothing can observe: undef in typed dialects, poison
// later.
func NoValue(m *ir.Module, t *ir.Type) ir.Value {
	if t.Kind == ir.TokenKind {
		return ir.None(t)
	}
	if m.Dialect.Opaque() {
		return ir.Poison(t)
	}
	return ir.Undef(t)
}

// cutDeadTail ends a block with unreachable where continuing is impossible or undefined.
func cutDeadTail(m *ir.Module, b *ir.Block) bool {
	for in := b.First(); in != nil; in = in.Next() {
		switch in.Op {
		case ir.Call:
			callee := in.Callee()
			switch {
			case in.IsIntrinsic("llvm.assume"):
				if isFalseOrUndef(in.Arg(0)) {
					makeUnreachable(m, in)
					return true
				}
				continue
			case in.IsIntrinsic("llvm.experimental.guard"):
				if c, ok := in.Arg(0).(*ir.Const); ok && c.IsZeroValue() &&
					in.Next().Op != ir.Unreachable {
					makeUnreachable(m, in.Next())
					return true
				}
				continue
			case IsIntrinsicCall(in):
				if !HasFnAttr(in, "noreturn") {
					continue
				}
			case isNullOrUndef(callee, b.Parent()):
				makeUnreachable(m, in)
				return true
			}
			if HasFnAttr(in, "noreturn") && in.Flags&ir.MustTail == 0 {
				if in.Next() != nil && in.Next().Op != ir.Unreachable {
					makeUnreachable(m, in.Next())
					return true
				}
				return false
			}
		case ir.Store:
			if in.Has(ir.Volatile) {
				continue
			}
			if isNullOrUndef(in.Operand(1), b.Parent()) {
				makeUnreachable(m, in)
				return true
			}
		}
	}
	return false
}

// IsIntrinsicCall reports whether a call is to one of LLVM's intrinsics.
func IsIntrinsicCall(in *ir.Instr) bool {
	f := in.CalledFunc()
	return f != nil && f.IsIntrinsic()
}

func isFalseOrUndef(v ir.Value) bool {
	c, ok := v.(*ir.Const)
	return ok && (c.IsZeroValue() || c.Kind == ir.ConstUndef || c.Kind == ir.ConstPoison)
}

// isNullOrUndef reports whether an access through the pointer v is undefined: it is undef, or null
// where null is not a valid address.
func isNullOrUndef(v ir.Value, f *ir.Func) bool {
	c, ok := v.(*ir.Const)
	if !ok {
		return false
	}
	switch c.Kind {
	case ir.ConstUndef, ir.ConstPoison:
		return true
	case ir.ConstNull:
		return c.Type().AddrSpace == 0 && !f.Attrs.Has("null_pointer_is_valid")
	}
	return false
}

// makeUnreachable replaces in and everything after it in its block, except debug records, with
// unreachable.
func makeUnreachable(m *ir.Module, in *ir.Instr) {
	b := in.Parent()
	for _, s := range b.Succs() {
		removePredecessor(s, b)
	}
	end := m.NewInstr(ir.Unreachable, m.Types.Void)
	end.SetFrom(in.ID())
	end.CopyDebugLoc(in)
	b.InsertBefore(end, in)
	for in != nil {
		next := in.Next()
		if records := in.Records(); len(records) > 0 {
			end.SetRecords(append(end.Records(), records...))
			in.SetRecords(nil)
		}
		if ir.FirstUse(in) != nil {
			ir.ReplaceAllUses(in, NoValue(m, in.Type()))
		}
		in.Erase()
		in = next
	}
}

// removePredecessor removes one edge from pred from the phis of b. Phis that are left with one
// value are replaced by it.
func removePredecessor(b, pred *ir.Block) {
	for in := b.First(); in != nil && in.Op == ir.Phi; {
		next := in.Next()
		if at := in.IncomingIndex(pred); at >= 0 {
			in.DropIncoming(at)
		}
		if in.NumOps() == 0 {
			if ir.FirstUse(in) != nil {
				ir.ReplaceAllUses(in, NoValue(b.Parent().Module(), in.Type()))
			}
			in.Erase()
		} else if v := SameIncoming(in); v != nil {
			ir.ReplaceAllUses(in, v)
			in.Erase()
		}
		in = next
	}
}

// SameIncoming is the one value a phi merges, itself aside, or nil.
func SameIncoming(phi *ir.Instr) ir.Value {
	var only ir.Value
	for i := range phi.NumOps() {
		v := phi.Operand(i)
		if v == ir.Value(phi) || only != nil && ir.SameValue(v, only) {
			continue
		}
		if only != nil {
			return nil
		}
		only = v
	}
	if only == nil {
		return NoValue(phi.Func().Module(), phi.Type())
	}
	return only
}

// simplifyInvoke turns an invoke that does not throw into a call, and gives one that does not
// return a destination that is unreachable.
func simplifyInvoke(m *ir.Module, f *ir.Func, in *ir.Instr, noReturn **ir.Block) bool {
	b := in.Parent()
	if isNullOrUndef(in.Callee(), f) {
		makeUnreachable(m, in)
		return true
	}
	changed := false
	if m.Dialect.Opaque() && HasFnAttr(in, "noreturn") &&
		in.NormalDest().First().Op != ir.Unreachable {
		dest := in.NormalDest()
		if *noReturn == nil {
			*noReturn = f.NewBlockBefore(dest.Name()+".unreachable", dest)
			(*noReturn).From = []provenance.ID{dest.ID()}
			(*noReturn).Append(m.NewInstr(ir.Unreachable, m.Types.Void))
		}
		in.SetOperand(in.NumOps()-2, *noReturn)
		removePredecessor(dest, b)
		changed = true
	}
	if !HasFnAttr(in, "nounwind") {
		return changed
	}
	normal, unwind := in.NormalDest(), in.UnwindDest()
	br := m.NewInstr(ir.Br, m.Types.Void, normal)
	br.SetFrom(in.ID())
	if ir.FirstUse(in) == nil && isReadOnly(in) && HasFnAttr(in, "willreturn") {
		br.InsertBefore(in)
	} else {
		call := Clone(m, in)
		call.Op = ir.Call
		ops := make([]ir.Value, 0, in.NumOps())
		for i := range in.NumOps() - 2 {
			ops = append(ops, in.Operand(i))
		}
		call.SetOperands(ops...)
		callWeight(m, call)
		call.InsertBefore(in)
		f.TakeName(call, in)
		ir.ReplaceAllUses(in, call)
		if m.Dialect.Opaque() {
			br.CopyDebugLoc(in)
		}
		br.InsertBefore(in)
	}
	removePredecessor(unwind, b)
	in.Erase()
	return true
}

// isReadOnly reports whether a call is marked as writing no memory.
func isReadOnly(in *ir.Instr) bool {
	if HasFnAttr(in, "readonly") || HasFnAttr(in, "readnone") {
		return true
	}
	a, ok := fnAttr(in, "memory")
	return ok && !strings.Contains(a.Value, "write")
}

// dropTwinHandlers removes unreachable handlers of a catchswitch, which catch the same as one
// before them, and reports whether there were any.
func dropTwinHandlers(t *ir.Instr) bool {
	changed := false
	var pads []*ir.Instr
	end := t.NumOps()
	if !t.Has(ir.UnwindsToCaller) {
		end--
	}
	for i := 1; i < end; i++ {
		handler, ok := t.Operand(i).(*ir.Block)
		if !ok {
			continue
		}
		pad := handler.FirstNonPhi()
		if pad == nil || pad.Op != ir.CatchPad {
			continue
		}
		if slices.ContainsFunc(pads, func(o *ir.Instr) bool { return sameArgs(o, pad) }) {
			t.RemoveOperand(i)
			i--
			end--
			changed = true
			continue
		}
		pads = append(pads, pad)
	}
	return changed
}

func sameArgs(a, b *ir.Instr) bool {
	if a.NumOps() != b.NumOps() {
		return false
	}
	for i := range a.NumOps() {
		if a.Operand(i) != b.Operand(i) {
			return false
		}
	}
	return true
}
