package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/isel/build"
	"statepoint/lower/mir"
)

// maxStaticAlign is the largest alignment the frame gives, in bytes.
const maxStaticAlign = 16

// dynamicAlloca selects an alloca whose size is not known, or which is made each time control comes
// by.
func (s *selector) dynamicAlloca(in *ir.Instr) {
	s.Out.Dynamic = true
	if !s.Needed(in) {
		return
	}
	align := max(s.Layout.PrefAlign(in.ElemType), 16)
	if in.Mem != nil {
		align = max(align, in.Mem.Align)
	}
	size := s.Layout.Size(in.ElemType)
	extra := int64(15)
	if align > 16 {
		extra += int64(align)
	}
	d := s.VReg(in, 0)
	var bytes mir.Operand
	if c, ok := ir.AsInt(in.Operand(0)); ok {
		bytes = mir.I((int64(c.Bits*size) + extra) &^ 15)
		if !build.Fits32(bytes.Val) {
			bytes = mir.R(s.Load(bytes, mir.GPR, 8))
		}
	} else {
		n := s.ints.Extend(in.Operand(0), false, 64)
		total := n
		if size != 1 {
			total = s.Temp(mir.GPR, 8)
			if by := mir.I(int64(size)); build.Fits32(by.Val) {
				s.X86(amd64.IMUL, amd64.W64, mir.D(total), mir.R(n), by)
			} else {
				s.X86(amd64.IMUL, amd64.W64, mir.D(total),
					mir.R(s.Load(by, mir.GPR, 8)).As(mir.Tied), mir.R(n))
			}
		}
		up := s.Op2(amd64.ADD, amd64.W64, total, mir.I(extra))
		bytes = mir.R(s.Op2(amd64.AND, amd64.W64, up, mir.I(-16)))
	}
	m := s.Emit(mir.DynAlloca, amd64.W64, mir.D(d), bytes)
	m.Aux = int32(align)
}

// findAllocas gives every alloca of constant size in the entry block a frame object, and every
// parameter passed by value.
func (s *selector) findAllocas() {
	for _, a := range s.Func.Args {
		// its place is found with those of the other arguments
		if t, ok := byValType(a, a.Attrs); ok {
			s.regOf[a.ID()] = int32(-1 - len(s.Out.Objects))
			s.Out.Objects = append(s.Out.Objects,
				mir.Object{Size: s.Layout.Size(t), Align: 8, Value: a.ID(), Incoming: 1})
		}
		if a.Attrs.Has("swifterror") { // the variable is kept in memory between calls
			s.regOf[a.ID()] = int32(-1 - len(s.Out.Objects))
			s.Out.Objects = append(s.Out.Objects, mir.Object{Size: 8, Align: 8, Value: a.ID()})
		}
	}
	for in := s.Func.Entry().First(); in != nil; in = in.Next() {
		if in.Op != ir.Alloca {
			continue
		}
		n := uint64(1)
		if in.NumOps() > 0 {
			c, ok := ir.AsInt(in.Operand(0))
			if !ok {
				continue
			}
			n = c.Bits
		}
		size := s.Layout.Size(in.ElemType)
		if n != 0 && size > (1<<31)/n {
			s.FailAt(in, "an alloca of more than 2 GB")
			continue
		}
		align := s.Layout.PrefAlign(in.ElemType)
		if in.Mem != nil && in.Mem.Align != 0 {
			align = in.Mem.Align
		}
		if align > maxStaticAlign {
			continue // made like one of variable size, with room to align it
		}
		s.regOf[in.ID()] = int32(-1 - len(s.Out.Objects))
		s.Out.Objects = append(s.Out.Objects,
			mir.Object{Size: size * n, Align: max(align, 1), Value: in.ID()})
	}
}
