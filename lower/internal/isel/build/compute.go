package build

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// Extended is an integer zero- or sign-extended to width, as an operand that a copy can read.
func (b *Builder) Extended(v ir.Value, signed bool, width uint32) mir.Operand {
	if c, ok := ir.AsInt(v); ok {
		if signed {
			return mir.I(c.Int64())
		}
		return mir.I(int64(c.Bits))
	}
	if v.Type().Bits == width {
		return b.Source(v, 0)
	}
	return mir.R(b.Extend(v, signed, width))
}

// DefineReg defines a value of one part as a register.
func (b *Builder) DefineReg(in *ir.Instr, r mir.VReg, w amd64.Width) {
	b.Emit(mir.Copy, w, mir.D(b.VReg(in, 0)), mir.R(r).As(mir.Tied))
}

// Leaf is a value whose registers the current instruction has computed: an element of a vector, or
// an operand in a wider type. It is in no block, so nothing is folded into it, and is valid while
// its instruction is being selected.
func (b *Builder) Leaf(t *ir.Type, e Scalar) ir.Value {
	v := b.Env.Module.NewInstr(ir.Phi, t)
	ps := append([]Part(nil), b.Parts(t)...)
	if len(ps) == 1 && e.Part(0).Kind == mir.KindReg {
		b.Place(v, e[0].Reg)
		return v
	}
	regs := make([]mir.VReg, 0, 2)
	for i, p := range ps {
		regs = append(regs, b.Temp(p.Class, p.Size))
		b.Emit(mir.Copy, OpWidth(uint32(p.Size)*8), mir.D(regs[i]), e.Defined(i).As(mir.Tied))
	}
	b.Place(v, regs[0])
	return v
}

// Compute selects an operation of a scalar type on the given operands, with the flags of in, and
// returns its parts.
func (b *Builder) Compute(in *ir.Instr, op ir.Opcode, t *ir.Type,
	operands []ir.Value) Scalar {
	if op == ir.Trunc && isWideInt(t) { // which needs no code
		return b.Expr(in).Scalar(b.Expr(in).Cast(op, operands[0], t))
	}
	v := b.Env.Module.NewInstr(op, t, operands...)
	v.Pred, v.Flags, v.ElemType, v.Call, v.Mem = in.Pred, in.Flags, in.ElemType, in.Call, in.Mem
	ps := append([]Part(nil), b.Parts(t)...)
	out := make(Scalar, len(ps))
	first := mir.VReg(0)
	for i, p := range ps {
		r := b.Temp(p.Class, p.Size)
		if i == 0 {
			first = r
		}
		out[i] = mir.R(r)
	}
	if first == 0 {
		v.DropOperands()
		return out
	}
	b.Place(v, first)
	if op.IsCall() {
		b.SelectIntrinsic(v, v.CalledFunc().Name())
	} else {
		b.Select(v)
	}
	for i := range out {
		if PartIsZero(v, i) {
			out[i] = mir.I(0)
		}
	}
	v.DropOperands()
	return out
}

// ComputeCall is Compute for an intrinsic named without its suffix.
func (b *Builder) ComputeCall(in *ir.Instr, name string, t *ir.Type,
	args []ir.Value) Scalar {
	v := b.Env.Module.NewInstr(ir.Call, t, append([]ir.Value{in.Operand(0)}, args...)...)
	v.Flags, v.Call = in.Flags, &ir.CallInfo{FuncType: in.Call.FuncType, NumArgs: len(args)}
	ps := append([]Part(nil), b.Parts(t)...)
	out := make(Scalar, len(ps))
	for i, p := range ps {
		r := b.Temp(p.Class, p.Size)
		if i == 0 {
			b.Place(v, r)
		}
		out[i] = mir.R(r)
	}
	if len(ps) > 0 {
		b.SelectIntrinsic(v, name)
	}
	v.DropOperands()
	return out
}

// DefineScalar defines a value by its parts.
func (b *Builder) DefineScalar(in *ir.Instr, e Scalar) {
	for i, p := range append([]Part(nil), b.Parts(in.Type())...) {
		b.Emit(mir.Copy, OpWidth(uint32(p.Size)*8), mir.D(b.VReg(in, i)),
			e.Defined(i).As(mir.Tied))
	}
}

// ComputeOp is Compute with the opcode of in.
func (b *Builder) ComputeOp(in *ir.Instr, t *ir.Type, operands []ir.Value) Scalar {
	return b.Compute(in, in.Op, t, operands)
}
