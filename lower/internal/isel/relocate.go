package isel

import (
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/lower/internal/mir"
)

// relocated selects a relocate. Most are defined by their statepoint; one at a small distance from
// its base is computed from the base's, and a vector is loaded.
func (s *relocations) relocated(in *ir.Instr) {
	if !s.hasCode(in) {
		return
	}
	rel, err := gc.ViewRelocate(in)
	switch {
	case err != nil:
		return // the statepoint reports it
	case isWide(in.Type()):
		s.loadRelocated(in, &rel)
	default:
		base := s.offsetFrom(&rel)
		if base == nil {
			return
		}
		gep := rel.Derived.(*ir.Instr)
		off, _ := constantOffset(s.Env.Layout, gep.ElemType, indexValues(gep))
		s.Carry(gep)
		s.mem.EmitAddress(s.VReg(in, 0), mir.M(s.Reg(base), off))
	}
}

// maxOffsetIndex is the largest index of a getelementptr for which the derived pointer is
// recomputed instead of recorded, as in LLVM.
const maxOffsetIndex = 20

// offsetFrom is the relocate of a pointer's base in the same block, if the pointer is a
// getelementptr of it with small constant indices: the pointer then needs no location in the
// record. LLVM's CodeGenPrepare does the same.
func (s *relocations) offsetFrom(rel *gc.Relocate) *ir.Instr {
	gep, ok := rel.Derived.(*ir.Instr)
	if !ok || gep.Op != ir.GetElementPtr || gep.NumOps() < 2 || gep.Operand(0) != rel.Base ||
		isWide(gep.Type()) || rel.Statepoint.Op != ir.Call {
		return nil
	}
	for _, v := range indexValues(gep) {
		c, ok := v.(*ir.Const)
		if !ok || c.Kind != ir.ConstInt && !c.IsZeroValue() || c.Big != nil ||
			c.Kind == ir.ConstInt && c.Bits > maxOffsetIndex {
			return nil
		}
	}
	for in := rel.Call.Parent().First(); in != nil; in = in.Next() {
		if in == rel.Call || in.Op != ir.Call || s.walk.calls(in) != callsRelocate ||
			in.Arg(0) != rel.Call.Arg(0) {
			continue
		}
		if other, err := gc.ViewRelocate(in); err == nil && other.Base == rel.Base &&
			other.Derived == rel.Base {
			return in
		}
	}
	return nil
}

// hasCode reports whether a relocate may need code besides that of its statepoint.
func (s *relocations) hasCode(in *ir.Instr) bool {
	return s.Needed(in) && (isWide(in.Type()) || s.mayBeOffset(in))
}

// mayBeOffset reports whether a relocate could be at an offset from its base, without looking up
// its operands.
func (s *relocations) mayBeOffset(in *ir.Instr) bool {
	return in.Call.NumArgs == 3 && in.Arg(1) != in.Arg(2)
}

func indexValues(gep *ir.Instr) []ir.Value {
	vs := make([]ir.Value, 0, gep.NumOps()-1)
	for i := 1; i < gep.NumOps(); i++ {
		vs = append(vs, gep.Operand(i))
	}
	return vs
}
