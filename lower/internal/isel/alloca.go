package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/abi"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// maxStaticAlign is the largest alignment, in bytes, that a frame has without realignment.
const maxStaticAlign = 16

// dynamicAlloca selects an alloca of unknown size, or one that allocates each time it executes.
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

// alignOf is the alignment of an alloca.
func (s *selector) alignOf(in *ir.Instr) uint64 {
	if in.Mem != nil && in.Mem.Align != 0 {
		return in.Mem.Align
	}
	return s.Layout.PrefAlign(in.ElemType)
}

// maxRealigned is the largest alignment to which the whole frame is realigned, in bytes.
const maxRealigned = 1 << 12

// realigns aligns the lowest part of the frame to the given number of bytes and reports whether it
// could. That part is addressed from RSP, or from RBX if RSP moves.
func (s *selector) realigns(align uint64) bool {
	if s.Out.Realigned != amd64.NoReg {
		return align <= maxRealigned
	}
	if align > maxRealigned || s.Out.Naked || !s.Out.Conv.Keeps.Has(amd64.RBP) || s.Out.Conv.Pops {
		return false
	}
	base := amd64.RSP
	if s.moves() {
		base = amd64.RBX
		if !s.Out.Conv.Keeps.Has(base) || s.Out.Reserved.Has(base) || s.losesRBX() {
			return false
		}
		s.Out.Reserved |= abi.SetOf(base)
	}
	s.Out.Realigned, s.Out.Dynamic = base, true
	return true
}

// moves reports whether the function allocates stack space dynamically.
func (s *selector) moves() bool {
	for _, b := range s.Func.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			switch {
			case in.Op == ir.Alloca:
				fixed := in.NumOps() == 0
				if !fixed {
					_, fixed = ir.AsInt(in.Operand(0))
				}
				if !fixed || b != s.Func.Entry() || s.alignOf(in) > maxRealigned {
					return true
				}
			case in.Op.IsCall():
				for i := range in.Call.NumArgs {
					attrs := in.Call.ParamAttrs(i)
					if t, by := byValType(in.Arg(i), attrs); by &&
						s.conv.byValAlign(t, attrs) > maxStaticAlign {
						return true
					}
				}
			}
		}
	}
	return false
}

// losesRBX reports whether inline assembly or a call may clobber RBX without restoring it.
func (s *selector) losesRBX() bool {
	for _, b := range s.Func.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if !in.Op.IsCall() {
				continue
			}
			_, asm := in.Callee().(*ir.InlineAsm)
			conv := abi.Of(in.Call.CC)
			c := callSite{in: in, callee: in.Callee()}
			if asm || conv == nil || !conv.Keeps.Has(amd64.RBX) || c.destroysMore() != 0 {
				return true
			}
		}
	}
	return false
}

// findAllocas gives every alloca of constant size in the entry block a frame object, and every
// parameter passed by value.
func (s *selector) findAllocas() {
	for _, a := range s.Func.Args {
		// its offset is assigned with those of the other arguments
		if t, ok := byValType(a, a.Attrs); ok {
			s.regOf.set(a.ID(), int32(-1-len(s.Out.Objects)))
			s.Out.Objects = append(s.Out.Objects,
				mir.Object{Size: s.Layout.Size(t), Align: 8, Value: a.ID(), Incoming: 1})
		}
		if a.Attrs.Has("swifterror") { // the variable is kept in memory between calls
			s.regOf.set(a.ID(), int32(-1-len(s.Out.Objects)))
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
		align := s.alignOf(in)
		if align > maxStaticAlign && !s.realigns(align) {
			continue // allocated like one of variable size, with room for alignment
		}
		s.regOf.set(in.ID(), int32(-1-len(s.Out.Objects)))
		s.Out.Objects = append(s.Out.Objects,
			mir.Object{Size: size * n, Align: max(align, 1), Value: in.ID()})
	}
}

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
		if n := s.body.regOf.at(v.ID()); v.Op == ir.Alloca && n < 0 {
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
