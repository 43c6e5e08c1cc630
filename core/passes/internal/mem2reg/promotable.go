package mem2reg

import (
	"statepoint/core/ir"
)

// Promotable reports whether a slot can become values: every use loads or stores all of it, is a
// lifetime marker or an assumption, or is an address without offset whose only uses are such.
func Promotable(slot *ir.Instr) bool {
	if slot.Op != ir.Alloca {
		return false
	}
	for u := ir.FirstUse(slot); u != nil; u = u.Next() {
		in := u.User
		switch {
		case in == nil:
			return false
		case in.Op == ir.Load:
			if in.Has(ir.Volatile) || in.Type() != slot.ElemType {
				return false
			}
		case in.Op == ir.Store:
			if in.Has(ir.Volatile) || in.Operand(0) == ir.Value(slot) ||
				in.Operand(0).Type() != slot.ElemType {
				return false
			}
		case marks(in):
		case in.Op == ir.BitCast, in.Op == ir.GetElementPtr && withoutOffset(in):
			if !onlyMarked(in, marks) {
				return false
			}
		case in.Op == ir.AddrSpaceCast:
			if !onlyMarked(in, IsLifetime) {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// marks reports whether a use only says something about a slot, and is not needed without the slot:
// a droppable use, in LLVM's terms.
func marks(in *ir.Instr) bool {
	return IsLifetime(in) || in.IsIntrinsic("llvm.assume") || in.IsIntrinsic("llvm.fake.use")
}

// IsLifetime reports whether an instruction marks the start or end of a slot's lifetime.
func IsLifetime(in *ir.Instr) bool { return in.IsIntrinsic("llvm.lifetime") }

// onlyMarked reports whether all uses of an address satisfy a test.
func onlyMarked(address *ir.Instr, test func(*ir.Instr) bool) bool {
	for u := ir.FirstUse(address); u != nil; u = u.Next() {
		if u.User == nil || !test(u.User) {
			return false
		}
	}
	return true
}

// withoutOffset reports whether all indices of a getelementptr are constant zeros.
func withoutOffset(gep *ir.Instr) bool {
	for i := 1; i < gep.NumOps(); i++ {
		c, ok := gep.Operand(i).(*ir.Const)
		if !ok || !c.IsZeroValue() {
			return false
		}
	}
	return true
}

// dropMarks removes the uses of a slot that only mark it.
func dropMarks(slot *ir.Instr) {
	for u := ir.FirstUse(slot); u != nil; {
		in, next := u.User, u.Next()
		switch {
		case in.Op == ir.Load, in.Op == ir.Store:
		case in.IsIntrinsic("llvm.assume"):
			dropAssumption(in, u)
		case in.Type().IsVoid():
			in.Erase()
			next = ir.FirstUse(slot) // a marker may use the slot twice
		default: // a bitcast, getelementptr or addrspacecast that only markers use
			for m := ir.FirstUse(in); m != nil; m = ir.FirstUse(in) {
				if m.User.IsIntrinsic("llvm.assume") {
					dropAssumption(m.User, m)
				} else {
					m.User.Erase()
				}
			}
			in.Erase()
			next = ir.FirstUse(slot)
		}
		u = next
	}
}

// dropAssumption removes a pointer from the operand bundle of an assumption, and gives the bundle
// the tag that LLVM ignores.
func dropAssumption(assume *ir.Instr, use *ir.Use) {
	at := use.Index() - 1 - assume.Call.NumArgs
	t := use.Value.Type()
	if assume.Func().Module().Dialect.Opaque() {
		use.Set(ir.Poison(t))
	} else {
		use.Set(ir.Undef(t))
	}
	call := *assume.Call
	call.Bundles = append([]ir.Bundle(nil), call.Bundles...)
	for i := range call.Bundles {
		if at < call.Bundles[i].NumArgs {
			call.Bundles[i].Tag = "ignore"
			break
		}
		at -= call.Bundles[i].NumArgs
	}
	assume.Call = &call
}
