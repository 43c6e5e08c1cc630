package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

func isCommutative(op ir.Opcode) bool {
	switch op {
	case ir.Add, ir.Mul, ir.And, ir.Or, ir.Xor:
		return true
	}
	return false
}

// binary selects arithmetic on integers.
func (s *integers) binary(in *ir.Instr) {
	t := in.Type()
	if t.Kind != ir.IntegerKind {
		if t.IsFloat() {
			s.fp.Binary(in)
			return
		}
		s.Fail("`" + in.Op.String() + "` on values of type `" + t.String() + "`")
		return
	}
	if t.Bits > 64 {
		s.wide.Binary(in)
		return
	}
	switch in.Op {
	case ir.UDiv, ir.SDiv, ir.URem, ir.SRem:
		s.divide(in)
		return
	case ir.Shl, ir.LShr, ir.AShr:
		s.shift(in)
		return
	}
	a, b := in.Operand(0), in.Operand(1)
	if _, ok := ir.AsInt(a); ok && isCommutative(in.Op) {
		a, b = b, a
	}
	d, w := s.VReg(in, 0), build.OpWidth(t.Bits)
	if c, ok := ir.AsInt(a); ok && in.Op == ir.Sub && c.Int64() == 0 {
		s.X86(amd64.NEG, w, mir.D(d), s.Source(b, 0).As(mir.Tied))
		return
	}
	if s.sum(d, in, w) || s.changeBit(d, in, w) {
		return
	}
	op := in.Op
	if isSum(in) {
		op = ir.Add
	}
	if c, ok := ir.AsInt(b); ok {
		s.binaryConst(op, d, a, c.Int64(), w, t.Bits)
		return
	}
	if isCommutative(in.Op) && (s.mem.foldable(a, w) && !s.mem.foldable(b, w) ||
		!ir.HasOneUse(build.OrSelf(a, in)) && ir.HasOneUse(build.OrSelf(b, in)) &&
			!s.mem.foldable(b, w)) {
		a, b = b, a
	}
	rb := s.OperandRM(b, w)
	s.X86(build.Arithmetic[op], w, mir.D(d), s.Source(a, 0).As(mir.Tied), rb)
}

// sum selects a sum of up to two values, one perhaps shifted left by up to 3, and a constant as one
// LEA where that saves an instruction, and reports whether it did.
func (s *integers) sum(d mir.VReg, in *ir.Instr, w amd64.Width) bool {
	if w != amd64.W32 && w != amd64.W64 || !isSum(in) {
		return false
	}
	for i := range 2 {
		inner, ok := in.Operand(i).(*ir.Instr)
		if ok && isSum(inner) && ir.HasOneUse(inner) &&
			s.sumOf(d, w, inner, in.Operand(1-i), inner.Operand(0), inner.Operand(1)) {
			return true
		}
	}
	return s.sumOf(d, w, nil, in.Operand(0), in.Operand(1))
}

// sumOf is sum for the terms, some of which inner adds.
func (s *integers) sumOf(d mir.VReg, w amd64.Width, inner *ir.Instr, terms ...ir.Value) bool {
	var values []ir.Value
	var shifted *ir.Instr
	o := mir.Operand{Kind: mir.KindMem, Scale: 1}
	constant := false
	for _, v := range terms {
		if c, ok := ir.AsInt(v); ok && !constant && build.Fits32(c.Int64()) {
			o.Val, constant = c.Int64(), true
			continue
		}
		if ir.IsConstant(v) || s.mem.foldable(v, w) {
			return false
		}
		if shl, n := shiftedLeft(v); shl != nil && shifted == nil {
			shifted, o.Scale = shl, 1<<n
			continue
		}
		values = append(values, v)
	}
	switch {
	case shifted != nil && len(values) == 1:
		o.Reg, o.Index = s.Reg(values[0]), s.Reg(shifted.Operand(0))
	case shifted != nil && len(values) == 0 && constant:
		o.Index = s.Reg(shifted.Operand(0))
		if o.Scale == 2 {
			o.Reg, o.Scale = o.Index, 1
		}
	case shifted == nil && len(values) == 2 && constant:
		o.Reg, o.Index = s.Reg(values[0]), s.Reg(values[1])
	default:
		return false
	}
	for _, part := range [...]*ir.Instr{inner, shifted} {
		if part != nil {
			s.Carry(part)
		}
	}
	s.X86(amd64.LEA, w, mir.D(d), o)
	return true
}

// shiftedLeft returns a shift that has one use and whose number of bits, 1 to 3, an address can
// hold; nil if v is none.
func shiftedLeft(v ir.Value) (shl *ir.Instr, n uint64) {
	in, ok := v.(*ir.Instr)
	if !ok || in.Op != ir.Shl || !ir.HasOneUse(in) {
		return nil, 0
	}
	c, ok := ir.AsInt(in.Operand(1))
	if !ok || c.Bits < 1 || c.Bits > 3 || ir.IsConstant(in.Operand(0)) {
		return nil, 0
	}
	return in, c.Bits
}

// binaryConst selects a op constant, where the operands are integers of a given number of bits.
func (s *integers) binaryConst(op ir.Opcode, d mir.VReg, a ir.Value, c int64, w amd64.Width,
	bits uint32) {
	src := s.Source(a, 0).As(mir.Tied)
	if op == ir.Sub && c != -1<<63 {
		op, c = ir.Add, -c
	}
	if w == amd64.W32 {
		c = int64(int32(c))
	}
	switch {
	case w == amd64.W64 && (c == 0 && op != ir.And && op != ir.Mul || c == -1 && op == ir.And ||
		c == 1 && op == ir.Mul):
		// At 32 bits it would not be a no-op: the operation clears the upper half.
		s.Emit(mir.Copy, w, mir.D(d), src)
		return
	case op == ir.Add && c == 1:
		s.X86(amd64.INC, w, mir.D(d), src)
		return
	case op == ir.Add && c == -1:
		s.X86(amd64.DEC, w, mir.D(d), src)
		return
	case op == ir.Add && c == 128: // the byte form of the immediate reaches down to -128
		s.X86(amd64.SUB, w, mir.D(d), src, mir.I(-128))
		return
	case op == ir.Xor && c == -1:
		s.X86(amd64.NOT, w, mir.D(d), src)
		return
	case op == ir.And && (c == 0xff && bits > 8 || c == 0xffff && bits > 16):
		if r := s.Source(a, 0); r.Kind == mir.KindReg {
			narrow := amd64.MOVZXB
			if c == 0xffff {
				narrow = amd64.MOVZXW
			}
			s.X86(narrow, amd64.W32, mir.D(d), r)
			return
		}
	case op == ir.And && w == amd64.W64 && c == 0xffffffff:
		if r := s.Source(a, 0); r.Kind == mir.KindReg {
			s.X86(amd64.MOV, amd64.W32, mir.D(d), r.As(mir.UseRM))
			return
		}
	case op == ir.And && w == amd64.W64 && c > 0 && c < 1<<31:
		// The 32-bit form clears the upper half just the same and needs no prefix.
		s.X86(amd64.AND, amd64.W32, mir.D(d), src, mir.I(c))
		return
	case op == ir.Mul:
		s.multiply(d, a, c, w)
		return
	}
	if !build.Fits32(c) {
		x, y := src, mir.R(s.Load(mir.I(c), mir.GPR, 8))
		if isCommutative(op) {
			x, y = s.overwritten(a, x, y)
		}
		s.X86(build.Arithmetic[op], w, mir.D(d), x.As(mir.Tied), y.As(mir.Use))
		return
	}
	s.X86(build.Arithmetic[op], w, mir.D(d), src, mir.I(c))
}

// overwritten puts first which of a value's register and that of a constant the result of an
// operation is to overwrite: the constant's if the value has other uses.
func (s *integers) overwritten(v ir.Value, a, c mir.Operand) (first, second mir.Operand) {
	switch v.(type) {
	case *ir.Instr, *ir.Arg:
		if a.Kind == mir.KindReg && !ir.HasOneUse(v) {
			return c, a
		}
	}
	return a, c
}

// multiply selects a * c.
func (s *integers) multiply(d mir.VReg, a ir.Value, c int64, w amd64.Width) {
	src := s.Source(a, 0)
	switch {
	case c > 0 && c&(c-1) == 0:
		s.shiftConst(amd64.SHL, d, src, int64(build.Log2(uint64(c))), w)
	case c == 3 || c == 5 || c == 9:
		r := s.Reg(a)
		s.X86(amd64.LEA, w, mir.D(d), mir.Operand{Kind: mir.KindMem, Reg: r, Index: r,
			Scale: uint8(c - 1)})
	case c == -1:
		s.X86(amd64.NEG, w, mir.D(d), src.As(mir.Tied))
	case c == 0:
		s.Emit(mir.Copy, w, mir.D(d), mir.I(0).As(mir.Tied))
	case !build.Fits32(c):
		x, y := s.overwritten(a, src, mir.R(s.Load(mir.I(c), mir.GPR, 8)))
		s.X86(amd64.IMUL, w, mir.D(d), x.As(mir.Tied), y.As(mir.Use))
	default:
		o := s.OperandRM(a, w)
		if o.Kind == mir.KindImm {
			o = mir.R(s.Load(o, mir.GPR, uint8(w/8)))
		}
		s.X86(amd64.IMUL, w, mir.D(d), o, mir.I(c))
	}
}

// shiftConst selects a shift by a constant. A constant no smaller than the width yields poison, for
// which any value is valid.
func (s *integers) shiftConst(op amd64.Op, d mir.VReg, src mir.Operand, n int64, w amd64.Width) {
	if n < 0 || n >= int64(w) {
		n = 0
	}
	if n == 0 {
		if w == amd64.W32 && src.Kind == mir.KindReg {
			// Not a copy, which could be removed: the upper half must become zero.
			s.X86(amd64.MOV, w, mir.D(d), src.As(mir.UseRM))
			return
		}
		s.Emit(mir.Copy, w, mir.D(d), src.As(mir.Tied))
		return
	}
	if n == 1 && op == amd64.SHL && src.Kind == mir.KindReg {
		s.X86(amd64.ADD, w, mir.D(d), src.As(mir.Tied), src)
		return
	}
	s.X86(op, w, mir.D(d), src.As(mir.Tied), mir.I(n))
}

// shift selects shl, lshr and ashr.
func (s *integers) shift(in *ir.Instr) {
	bits := in.Type().Bits
	w := build.OpWidth(bits)
	d := s.VReg(in, 0)
	var a mir.Operand
	op := amd64.SHL
	switch in.Op {
	case ir.Shl:
		a = s.Source(in.Operand(0), 0)
	case ir.LShr:
		op, a = amd64.SHR, s.Extended(in.Operand(0), false, uint32(w))
	case ir.AShr:
		op, a = amd64.SAR, s.Extended(in.Operand(0), true, uint32(w))
	}
	if c, ok := ir.AsInt(in.Operand(1)); ok {
		n := int64(c.Bits)
		if c.Bits >= uint64(bits) {
			n = 0 // poison: any value is valid
		}
		s.shiftConst(op, d, a, n, w)
		return
	}
	count := s.Source(s.modulo(in.Operand(1), bits), 0)
	if bits < 8 {
		count = s.Extended(in.Operand(1), false, 32)
	}
	if count.Kind != mir.KindReg {
		count = mir.R(s.Load(count, mir.GPR, 4))
	}
	s.X86(op, w, mir.D(d), a.As(mir.Tied), build.Explicit(count.In(amd64.RCX)))
}

// divide selects the four divisions.
func (s *integers) divide(in *ir.Instr) {
	bits := in.Type().Bits
	w := build.OpWidth(bits)
	signed := in.Op == ir.SDiv || in.Op == ir.SRem
	rem := in.Op == ir.URem || in.Op == ir.SRem
	if c, ok := ir.AsInt(in.Operand(1)); ok && c.Bits != 0 {
		if s.divideConst(in, c, signed, rem, w) {
			return
		}
	}
	a := s.Extended(in.Operand(0), signed, uint32(w))
	var b mir.Operand
	if bits == uint32(w) {
		b = s.OperandRM(in.Operand(1), w)
		if b.Kind == mir.KindImm {
			b = mir.R(s.Load(b, mir.GPR, uint8(w/8)))
		}
	} else {
		b = mir.R(s.Extend(in.Operand(1), signed, uint32(w)))
	}
	op, result, other := mir.UDivRem, amd64.RAX, mir.ClobbersRDX
	if signed {
		op = mir.SDivRem
	}
	if rem {
		result, other = amd64.RDX, mir.ClobbersRAX
	}
	m := s.Emit(op, w, b, a.In(amd64.RAX), mir.Out(s.VReg(in, 0), result))
	m.Flags |= other | mir.ClobbersRDX | mir.ClobbersRAX
}
