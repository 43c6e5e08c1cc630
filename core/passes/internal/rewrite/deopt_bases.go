package rewrite

import (
	"statepoint/core/gc"
	"statepoint/core/ir"
)

// maxDeoptSteps bounds the definitions that are looked at to see whether a pointer is derived.
const maxDeoptSteps = 1000

// deoptIsBase reports whether a reference in the deopt operands of a call is taken for a base. LLVM
// takes all of them for bases, which spares it the merges of bases beside those of pointers, and
// is right for compilers that describe objects only. A pointer that address arithmetic has moved is
// none, and a collector that moves the object needs its start: with -rs4gc-deopt-bases, the base is
// found as that of any other pointer, unless the strategy finds the start of an object itself.
func (r *rewriter) deoptIsBase(v ir.Value) bool {
	return !r.o.DeoptBases || gc.FindsStarts(r.strategy) || !isDerived(v)
}

// keepDerived has a derived pointer in deopt operands relocated instead of computed again: code
// generation takes a reference that only deopt operands have for a base.
func (r *rewriter) keepDerived(v ir.Value) {
	if r.deoptDerived == nil {
		r.deoptDerived = map[ir.Value]bool{}
	}
	r.deoptDerived[v] = true
}

// isDerived reports whether address arithmetic lies between a pointer and what it comes from, on
// any of the ways it may have come. What is not followed is a base.
func isDerived(v ir.Value) bool {
	seen := map[ir.Value]bool{}
	list := []ir.Value{v}
	for len(list) > 0 {
		v := list[len(list)-1]
		list = list[:len(list)-1]
		in, ok := v.(*ir.Instr)
		if !ok || seen[v] {
			continue
		}
		if seen[v] = true; len(seen) > maxDeoptSteps {
			return true
		}
		switch in.Op {
		case ir.GetElementPtr:
			if gc.WithoutCasts(in) == ir.Value(in) {
				return true
			}
			list = append(list, in.Operand(0))
		case ir.BitCast, ir.AddrSpaceCast, ir.Freeze, ir.ExtractElement:
			list = append(list, in.Operand(0))
		case ir.Phi:
			for _, u := range in.Uses() {
				list = append(list, u.Value)
			}
		case ir.Select:
			list = append(list, in.Operand(1), in.Operand(2))
		case ir.InsertElement, ir.ShuffleVector:
			list = append(list, in.Operand(0), in.Operand(1))
		default:
			if of := relocated(in); of != nil {
				list = append(list, of)
			}
		}
	}
	return false
}
