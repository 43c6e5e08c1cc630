package isel

import "statepoint/core/ir"

// SizeBehind is the number of bytes from a pointer to the end of the variable it points into, if
// the size of that is known; negative if it points outside.
func (s *memoryAccess) SizeBehind(pointer ir.Value) (n int64, known bool) {
	v, _ := s.Resolve(pointer, 0)
	off := int64(0)
	for {
		g, ok := v.(*ir.Instr)
		if !ok || g.Op != ir.GetElementPtr {
			break
		}
		delta, known := constantOffset(s.Env.Layout, g.ElemType, operandsFrom(g, 1))
		if !known {
			break
		}
		off += delta
		v, _ = s.Resolve(g.Operand(0), 0)
	}
	if sym, more, ok := s.walk.AddressOf(v); ok && sym != nil {
		off += more
		v = sym
	}
	size := int64(-1)
	switch v := v.(type) {
	case *ir.Instr:
		if n := s.body.regOf[v.ID()]; v.Op == ir.Alloca && n < 0 {
			size = int64(s.Out.Objects[-1-n].Size)
		}
	case *ir.Global:
		if v.Init != nil && (v.Linkage == "" || v.Linkage == "internal" || v.Linkage == "private") {
			size = int64(s.Env.Layout.Size(v.Content))
		}
	}
	if off < 0 {
		return off, size >= 0
	}
	return size - off, size >= 0
}

// operandsFrom are an instruction's operands from the i-th on.
func operandsFrom(in *ir.Instr, i int) []ir.Value {
	var vs []ir.Value
	for ; i < in.NumOps(); i++ {
		vs = append(vs, in.Operand(i))
	}
	return vs
}
