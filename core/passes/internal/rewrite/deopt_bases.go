package rewrite

import (
	"statepoint/core/gc"
	"statepoint/core/ir"
)

// maxDeoptSteps bounds the definitions that are looked at to see whether a pointer is derived.
const maxDeoptSteps = 1000

// deoptIsBase reports whether a reference in the deopt operands of a call is treated as a base.
// LLVM treats all of them as bases, which avoids phis of bases beside those of pointers, and is
// correct for compilers that only list objects there. The result of address arithmetic is not a
// base, and a collector that moves the object needs its start: with -rs4gc-deopt-bases the base is
// inferred as for any other pointer, unless the strategy finds the start of an object itself.
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

// isDerived reports whether a pointer may be the result of address arithmetic, on any path of its
// definition. Definitions that are not followed count as bases.
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
