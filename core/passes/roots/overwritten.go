package roots

import (
	"slices"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/provenance"
)

// DropOverwrittenInits removes the store of null to a root at a function's entry if the function
// stores to the root before anything can read it. The pass gc-lowering, which does not look through
// casts and arithmetic, inserts such stores, and LLVM's code generator drops them
// (DAGCombiner::visitSTORE).
func DropOverwrittenInits(f *ir.Func) {
	if f.IsDeclaration() || f.GC == "" {
		return
	}
	for in := f.Entry().First(); in != nil; {
		next := in.Next()
		if slot := initialized(in); slot != nil && overwritten(in, slot) {
			in.Erase()
		}
		in = next
	}
}

// initialized is the slot that an inserted store of null initialises, nil for other instructions.
func initialized(in *ir.Instr) *ir.Instr {
	if in.Op != ir.Store {
		return nil
	}
	slot, ok := in.Operand(1).(*ir.Instr)
	if !ok || slot.Op != ir.Alloca || !slices.Equal(in.From(), []provenance.ID{slot.ID()}) {
		return nil
	}
	return slot
}

// overwritten reports whether a store to a whole slot is followed by another in the same block,
// with nothing in between that may read the slot.
func overwritten(store, slot *ir.Instr) bool {
	for in := store.Next(); in != nil; in = in.Next() {
		switch in.Op {
		case ir.Store, ir.Load:
			at := in.Operand(in.NumOps() - 1)
			to, known := object(at)
			switch {
			case !known || in.Flags&(ir.Volatile|ir.Atomic) != 0:
				return false
			case to != slot:
			case in.Op == ir.Store && gc.WithoutCasts(at) == slot:
				return in.Operand(0).Type() == store.Operand(0).Type()
			default:
				return false
			}
		case ir.Call:
			if !isRootCall(in) {
				return false
			}
		case ir.Fence, ir.CmpXchg, ir.AtomicRMW, ir.VAArg:
			return false
		}
	}
	return false
}

// object is the alloca that an address points into, nil for a variable of the module; known is
// false for any other address.
func object(at ir.Value) (slot *ir.Instr, known bool) {
	for {
		switch v := at.(type) {
		case *ir.Global:
			return nil, true
		case *ir.Instr:
			switch v.Op {
			case ir.Alloca:
				return v, true
			case ir.GetElementPtr, ir.BitCast:
				at = v.Operand(0)
				continue
			}
		}
		return nil, false
	}
}
