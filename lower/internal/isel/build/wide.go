package build

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// IsSigned reports whether a comparison of integers is signed.
func IsSigned(p ir.Pred) bool { return p >= ir.SGT && p <= ir.SLE }

// Words is the number of registers of an integer or pointer.
func Words(t *ir.Type) int {
	if t.Kind == ir.IntegerKind && t.Bits > 64 {
		return int((t.Bits + 63) / 64)
	}
	return 1
}

// BigWord is the p-th 64 bits of a wide integer.
func BigWord(c *ir.Const, p int) int64 {
	var w uint64
	for i := 63; i >= 0; i-- {
		w = w<<1 | uint64(c.Big.Bit(p*64+i))
	}
	return int64(w)
}

// WideShiftBy is the number of bits by which an instruction shifts a 128-bit integer, -1 if it is
// no such shift or the number is not a constant below 128.
func WideShiftBy(in *ir.Instr) int64 {
	if in.Op != ir.Shl && in.Op != ir.LShr && in.Op != ir.AShr || !in.Type().IsInt(128) {
		return -1
	}
	c, ok := in.Operand(1).(*ir.Const)
	if !ok || c.Kind != ir.ConstInt {
		return -1
	}
	if low, high := c.Int64(), int64(0); c.Big == nil || BigWord(c, 1) == high {
		if c.Big != nil {
			low = BigWord(c, 0)
		}
		if low >= 0 && low < 128 {
			return low
		}
	}
	return -1
}

// PartIsZero reports whether part p of a wide integer is known to be zero, in which case it has no
// register.
func PartIsZero(in *ir.Instr, p int) bool {
	switch in.Op {
	case ir.ZExt, ir.PtrToInt, ir.PtrToAddr:
		t, from := in.Type(), in.Operand(0).Type()
		return t.Kind == ir.IntegerKind && t.Bits > 64 && p >= Words(from)
	case ir.LShr:
		return p == 1 && WideShiftBy(in) >= 64
	case ir.Shl:
		return p == 0 && WideShiftBy(in) >= 64
	}
	return false
}

// WordRegs are the registers of an integer, the lowest first. The bits above the type in the last
// one are undefined, unless extend is a zero or sign extension.
func (b *Builder) WordRegs(v ir.Value, extend ir.Opcode) []mir.VReg {
	t := v.Type()
	regs := make([]mir.VReg, Words(t))
	for i := range regs {
		regs[i] = b.RegPart(v, i)
	}
	if rest := t.Bits % 64; rest != 0 && extend != 0 {
		top := &regs[len(regs)-1]
		*top = b.Extend(b.Leaf(b.Env.Module.Types.Int(rest), Scalar{mir.R(*top)}),
			extend == ir.SExt, 64)
	}
	return regs
}

// BitsType is the integer type with a floating-point type's size, nil if there is none.
func (b *Builder) BitsType(t *ir.Type) *ir.Type {
	switch t.Kind {
	case ir.HalfKind, ir.BFloatKind:
		return b.Env.Module.Types.Int(16)
	case ir.FloatKind:
		return b.Env.Module.Types.Int(32)
	case ir.DoubleKind:
		return b.Env.Module.Types.Int(64)
	case ir.X86FP80Kind:
		return b.Env.Module.Types.Int(80)
	case ir.FP128Kind:
		return b.Env.Module.Types.Int(128)
	}
	return nil
}

// LibraryMode is the name of a type in the names of functions of the compiler's runtime library.
func LibraryMode(t *ir.Type) string {
	switch t.Kind {
	case ir.FloatKind:
		return "sf"
	case ir.DoubleKind:
		return "df"
	case ir.X86FP80Kind:
		return "xf"
	case ir.FP128Kind:
		return "tf"
	case ir.IntegerKind:
		switch {
		case t.Bits <= 32:
			return "si"
		case t.Bits <= 64:
			return "di"
		}
		return "ti"
	}
	return ""
}

// IntConds are the conditions of comparisons of integers, by predicate.
var IntConds = [...]amd64.Cond{
	ir.EQ: amd64.CondE, ir.NE: amd64.CondNE, ir.UGT: amd64.CondA, ir.UGE: amd64.CondAE,
	ir.ULT: amd64.CondB, ir.ULE: amd64.CondBE,
	ir.SGT: amd64.CondG, ir.SGE: amd64.CondGE, ir.SLT: amd64.CondL, ir.SLE: amd64.CondLE,
}

// SwapPred is the predicate of a comparison with its operands swapped.
func SwapPred(p ir.Pred) ir.Pred {
	switch p {
	case ir.UGT:
		return ir.ULT
	case ir.ULT:
		return ir.UGT
	case ir.UGE:
		return ir.ULE
	case ir.ULE:
		return ir.UGE
	case ir.SGT:
		return ir.SLT
	case ir.SLT:
		return ir.SGT
	case ir.SGE:
		return ir.SLE
	case ir.SLE:
		return ir.SGE
	}
	return p
}
