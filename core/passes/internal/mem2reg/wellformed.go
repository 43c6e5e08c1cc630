package mem2reg

import (
	"statepoint/core/analysis"
	"statepoint/core/ir"
)

// wellformed proves that values are not poison, or not zero, as LLVM's ValueTracking does for the
// values of slots.
type wellformed struct {
	cfg *analysis.CFG
	dom *analysis.Dominators
}

// Limits of LLVM's analysis: the depth of operands, and the number of instructions after a value,
// that it examines.
const (
	maxDepth    = 6
	maxPhiDepth = 1
	maxScan     = 32
)

// notPoison reports whether a value cannot be poison when instruction at is executed, or anywhere
// if at is nil (llvm::isGuaranteedNotToBePoison).
func (w *wellformed) notPoison(v ir.Value, at *ir.Instr) bool { return w.sound(v, at, 0) }

func (w *wellformed) sound(v ir.Value, at *ir.Instr, depth int) bool {
	if depth >= maxDepth {
		return false
	}
	switch v := v.(type) {
	case *ir.Arg:
		if soundAttrs(v.Attrs) || v.Attrs.Has("byval") {
			return true
		}
	case *ir.Const:
		return soundConst(v)
	case *ir.Instr:
		if w.soundInstr(v, at, depth) {
			return true
		}
	case *ir.MetadataValue:
		return false
	default:
		return ir.IsConstant(v)
	}
	return w.undefinedIfPoison(v) || w.branchedOn(v, at)
}

// soundAttrs reports whether attributes guarantee that a parameter or result is not poison.
func soundAttrs(a *ir.AttrSet) bool {
	return a.Has("noundef") || a.Has("dereferenceable") || a.Has("dereferenceable_or_null")
}

// soundConst reports whether a constant is not poison. As in LLVM, it examines the elements of
// vectors, but not of arrays and structs.
func soundConst(c *ir.Const) bool {
	switch c.Kind {
	case ir.ConstInt, ir.ConstFloat, ir.ConstNull, ir.ConstUndef:
		return true
	case ir.ConstZero, ir.ConstAggregate, ir.ConstSplat:
		if !c.Type().IsVector() {
			return false
		}
		for _, e := range c.Elems {
			if e, ok := e.(*ir.Const); ok && !soundConst(e) {
				return false
			}
		}
		return true
	}
	return false
}

func (w *wellformed) soundInstr(in, at *ir.Instr, depth int) bool {
	switch in.Op {
	case ir.Freeze, ir.Alloca:
		return true
	case ir.Load:
		return in.Attachment("noundef") != nil || in.Attachment("dereferenceable") != nil ||
			in.Attachment("dereferenceable_or_null") != nil
	case ir.Call, ir.Invoke, ir.CallBr:
		if soundAttrs(in.Call.Ret) {
			return true
		}
		f := in.CalledFunc()
		return f != nil && soundAttrs(f.Ret)
	}
	if makesPoison(in) {
		return false
	}
	for i := range in.NumOps() {
		at := at
		if in.Op == ir.Phi {
			at = in.Blocks[i].Terminator()
			if in.Operand(i) == ir.Value(in) {
				continue
			}
		}
		if !w.sound(in.Operand(i), at, depth+1) {
			return false
		}
	}
	return true
}

// poisonFlags are the flags with which an instruction may return poison.
const poisonFlags = ir.NUW | ir.NSW | ir.Exact | ir.NNeg | ir.Disjoint | ir.InBounds | ir.NUSW |
	ir.SameSign | ir.NNaN | ir.NInf | ir.Fast

// makesPoison reports whether an instruction may return poison although no operand is poison
// (llvm::canCreatePoison).
func makesPoison(in *ir.Instr) bool {
	if in.Flags&poisonFlags != 0 {
		return true
	}
	switch in.Op {
	case ir.Shl, ir.LShr, ir.AShr:
		c, ok := in.Operand(1).(*ir.Const)
		return !ok || c.Kind != ir.ConstInt || in.Type().Kind != ir.IntegerKind ||
			c.Bits >= uint64(in.Type().Bits)
	case ir.FPToSI, ir.FPToUI:
		return true
	case ir.InsertElement:
		return true
	case ir.ExtractElement:
		return true
	case ir.ShuffleVector, ir.LandingPad, ir.VAArg, ir.AtomicRMW, ir.CmpXchg:
		return true
	}
	switch in.Op {
	case ir.Phi, ir.Select, ir.ICmp, ir.FCmp, ir.GetElementPtr, ir.ExtractValue, ir.InsertValue:
		return false
	}
	return !in.Op.IsBinary() && !in.Op.IsCast() && in.Op != ir.FNeg
}

// undefinedIfPoison reports whether a program that reaches a value has undefined behaviour if the
// value is poison, because of a use right after its definition (llvm::programUndefinedIfPoison).
func (w *wellformed) undefinedIfPoison(v ir.Value) bool {
	var in *ir.Instr
	switch v := v.(type) {
	case *ir.Instr:
		if in = v.Next(); in == nil {
			return false
		}
	case *ir.Arg:
		in = w.cfg.Blocks[0].First()
	default:
		return false
	}
	poisoned := map[ir.Value]bool{v: true}
	seen := map[*ir.Block]bool{}
	left := maxScan
	for {
		b := in.Parent()
		for ; in != nil; in = in.Next() {
			if in.IsDebugCall() {
				continue
			}
			if left--; left == 0 {
				return false
			}
			if undefinedOn(in, poisoned) {
				return true
			}
			if !goesOn(in) {
				return false
			}
			for i := range in.NumOps() {
				if poisoned[in.Operand(i)] && spreadsPoison(in, i) {
					poisoned[in] = true
					break
				}
			}
			if in.Op == ir.Select && poisoned[in.Operand(1)] && poisoned[in.Operand(2)] {
				poisoned[in] = true
			}
		}
		succs := b.Succs()
		if len(succs) != 1 || seen[succs[0]] {
			return false
		}
		seen[succs[0]] = true
		in = succs[0].FirstNonPhi()
	}
}

// undefinedOn reports whether an instruction has undefined behaviour if the given values are
// poison.
func undefinedOn(in *ir.Instr, poison map[ir.Value]bool) bool {
	switch in.Op {
	case ir.Store:
		return poison[in.Operand(1)]
	case ir.Load, ir.CmpXchg, ir.AtomicRMW, ir.Switch:
		return poison[in.Operand(0)]
	case ir.Br:
		return in.NumOps() == 3 && poison[in.Operand(0)]
	case ir.UDiv, ir.SDiv, ir.URem, ir.SRem:
		return poison[in.Operand(1)]
	case ir.Ret:
		return in.NumOps() == 1 && in.Func().Ret.Has("noundef") && poison[in.Operand(0)]
	case ir.Call, ir.Invoke, ir.CallBr:
		f := in.CalledFunc()
		if f == nil && poison[in.Callee()] {
			return true
		}
		for i := range in.Call.NumArgs {
			if poison[in.Arg(i)] && (soundAttrs(in.Call.ParamAttrs(i)) ||
				f != nil && i < len(f.Args) && soundAttrs(f.Args[i].Attrs)) {
				return true
			}
		}
	}
	return false
}

// goesOn reports whether control always passes from an instruction to its successor
// (llvm::isGuaranteedToTransferExecutionToSuccessor).
func goesOn(in *ir.Instr) bool {
	switch in.Op {
	case ir.Ret, ir.Unreachable, ir.Resume, ir.CatchPad, ir.CatchSwitch, ir.CleanupRet:
		return false
	case ir.Store:
		return !in.Has(ir.Volatile)
	case ir.Call, ir.Invoke, ir.CallBr:
		has := func(name string) bool {
			f := in.CalledFunc()
			return in.Call.Attrs.Has(name) || f != nil && f.Attrs.Has(name)
		}
		return has("nounwind") && has("willreturn")
	}
	return true
}

// spreadsPoison reports whether the result of an instruction is poison if an operand is.
func spreadsPoison(in *ir.Instr, operand int) bool {
	switch in.Op {
	case ir.Select:
		return operand == 0
	case ir.ICmp, ir.FCmp, ir.GetElementPtr, ir.FNeg:
		return true
	}
	return in.Op.IsBinary() || in.Op.IsCast()
}

// branchedOn reports whether a block that dominates an instruction ends in a branch on a value, or
// on a comparison that is poison with it: branching on poison is undefined.
func (w *wellformed) branchedOn(v ir.Value, at *ir.Instr) bool {
	if at == nil || at.Parent() == nil || !w.cfg.Reachable(at.Parent().Num()) {
		return false
	}
	for b := w.dom.IDom[at.Parent().Num()]; b >= 0; b = w.dom.IDom[b] {
		end := w.cfg.Blocks[b].Terminator()
		if end.Op != ir.Switch && (end.Op != ir.Br || end.NumOps() != 3) {
			continue
		}
		if end.Operand(0) == v {
			return true
		}
		if cond, ok := end.Operand(0).(*ir.Instr); ok {
			for i := range cond.NumOps() {
				if cond.Operand(i) == v && spreadsPoison(cond, i) {
					return true
				}
			}
		}
	}
	return false
}

// nonZero reports whether a pointer is known not to be null when an instruction is executed
// (llvm::isKnownNonZero).
func (w *wellformed) nonZero(v ir.Value, at *ir.Instr, depth int) bool {
	if w.assumed(v, at) {
		return true
	}
	if depth > maxPhiDepth {
		return false
	}
	switch v := v.(type) {
	case *ir.Arg:
		return v.Attrs.Has("nonnull") || v.Attrs.Has("byval") ||
			v.Attrs.Has("dereferenceable") && v.Type().AddrSpace == 0
	case *ir.Instr:
		switch v.Op {
		case ir.Alloca:
			return v.Type().AddrSpace == 0
		case ir.Load:
			return v.Attachment("nonnull") != nil
		case ir.Call, ir.Invoke:
			f := v.CalledFunc()
			return v.Call.Ret.Has("nonnull") || f != nil && f.Ret.Has("nonnull")
		case ir.GetElementPtr:
			return v.Has(ir.InBounds) && v.Type().AddrSpace == 0 &&
				w.nonZero(v.Operand(0), at, depth)
		case ir.Phi:
			return w.mergesNonZero(v, depth+1)
		}
	case *ir.Global, *ir.Func:
		return v.Type().AddrSpace == 0
	}
	return false
}

// mergesNonZero reports whether none of a phi's operands so far can be null.
func (w *wellformed) mergesNonZero(phi *ir.Instr, depth int) bool {
	for i := range phi.NumOps() {
		v := phi.Operand(i)
		if v != ir.Value(phi) && !w.nonZero(v, phi.Blocks[i].Terminator(), depth) {
			return false
		}
	}
	return true
}

// assumed reports whether an assumption that holds at an instruction says that a pointer is not
// null.
func (w *wellformed) assumed(v ir.Value, at *ir.Instr) bool {
	for u := ir.FirstUse(v); u != nil; u = u.Next() {
		test := u.User
		if test == nil || test.Op != ir.ICmp || test.Pred != ir.NE {
			continue
		}
		if c, ok := test.Operand(1).(*ir.Const); !ok || c.Kind != ir.ConstNull {
			continue
		}
		for t := ir.FirstUse(test); t != nil; t = t.Next() {
			if t.User != nil && t.User.IsIntrinsic("llvm.assume") && w.holdsAt(t.User, at) {
				return true
			}
		}
	}
	return false
}

// holdsAt reports whether an assumption holds at an instruction: it is before it on every path, or
// always executed after it in the same block.
func (w *wellformed) holdsAt(assume, at *ir.Instr) bool {
	if assume.Parent() != at.Parent() {
		from, to := assume.Parent().Num(), at.Parent().Num()
		return !w.cfg.Reachable(to) || w.cfg.Reachable(from) && w.dom.Dominates(from, to)
	}
	if precedes(assume, at) {
		return true
	}
	for in := at; in != nil && in != assume; in = in.Next() {
		if !goesOn(in) {
			return false
		}
	}
	return true
}
