package machine

import (
	"math/rand/v2"

	"statepoint/lower/amd64"
	"statepoint/lower/machine/internal/float80"
)

// interestingExtended is an 80-bit number at one of the edges, or an invalid encoding.
func interestingExtended(rnd *rand.Rand) float80.Number {
	x := float80.Number{Top: uint16(rnd.Uint32()), Significand: rnd.Uint64()}
	switch rnd.IntN(12) {
	case 0:
		if x.Top&float80.Exponent == 0 {
			x.Significand &^= float80.Integer
		}
		return x
	case 1:
		x.Top &= float80.Sign
		x.Significand = x.Significand >> rnd.IntN(64) &^ float80.Integer // see openTable, FLD
		return x
	case 2:
		x.Top |= float80.Exponent
		x.Significand = float80.Integer | []uint64{0, 1, float80.Quiet, rnd.Uint64(),
			float80.Quiet | 5}[rnd.IntN(5)]
		return x
	case 3:
		x.Top, x.Significand = x.Top&float80.Sign, 0
		return x
	case 4:
		x.Significand = []uint64{1<<64 - 1, float80.Integer, float80.Integer | 1, 1<<64 - 1<<11,
			1<<64 - 1<<10, 1<<64 - 1<<40}[rnd.IntN(6)]
	}
	x.Significand |= float80.Integer
	near := float80.Bias + []int{0, 31, 63, 127, -126, -149, -1022, -1074, 1023,
		1 - float80.Bias, float80.Exponent - 1 - float80.Bias}[rnd.IntN(11)]
	x.Top = x.Top&float80.Sign | uint16(min(max(near+rnd.IntN(5)-2, 0), float80.Exponent-1))
	if x.Top&float80.Exponent == 0 {
		x.Significand &^= float80.Integer
	}
	return x
}

// x87Program is a random x87 program that ends with an empty stack and its initial control word.
func x87Program(rnd *rand.Rand) []amd64.Inst {
	var out []amd64.Inst
	emit := func(op amd64.Op, w amd64.Width, args ...amd64.Operand) {
		out = append(out, amd64.Ins(op, w, args...))
	}
	at := func(off int) amd64.Operand { return amd64.M(amd64.R15, int32(off)) }
	rax := amd64.R(amd64.RAX)
	const inputs = 4
	for i := range inputs {
		x := interestingExtended(rnd)
		emit(amd64.MOV, amd64.W64, rax, amd64.I(int64(x.Significand)))
		emit(amd64.MOV, amd64.W64, at(16*i), rax)
		emit(amd64.MOV, amd64.W16, at(16*i+8), amd64.I(int64(int16(x.Top))))
	}
	control := func(mode int) {
		emit(amd64.MOV, amd64.W16, at(16*inputs), amd64.I(int64(initialControl|mode<<10)))
		emit(amd64.FLDCW, amd64.W0, at(16*inputs))
	}
	load := func() {
		ops := []amd64.Op{amd64.FLD80, amd64.FLD80, amd64.FLD80, amd64.FLD80, amd64.FLD64,
			amd64.FLD32, amd64.FILD32, amd64.FILD64, amd64.FLD1, amd64.FLDZ}
		if op := ops[rnd.IntN(len(ops))]; op == amd64.FLD1 || op == amd64.FLDZ {
			emit(op, amd64.W0)
		} else {
			emit(op, amd64.W0, at(16*rnd.IntN(inputs)))
		}
	}
	control(rnd.IntN(4))
	depth := 0
	for range 2 + rnd.IntN(10) {
		switch n := rnd.IntN(10); {
		case depth == 0 || n < 3 && depth < 8:
			load()
			depth++
		case n < 5:
			emit([]amd64.Op{amd64.FCHS, amd64.FABS, amd64.FSQRT}[rnd.IntN(3)], amd64.W0)
		case n < 9 && depth > 1:
			ops := []amd64.Op{amd64.FADDP, amd64.FMULP, amd64.FSUBP, amd64.FSUBRP, amd64.FDIVP,
				amd64.FDIVRP, amd64.FUCOMIP, amd64.FXCH}
			op := ops[rnd.IntN(len(ops))]
			emit(op, amd64.W0)
			if op != amd64.FXCH {
				depth--
			}
		default:
			emit(amd64.FPOP, amd64.W0)
			depth--
		}
	}
	emit(amd64.FNSTCW, amd64.W0, at(16*inputs+8))
	for i := range depth { // as many as fit, the rest is dropped
		ops := []amd64.Op{amd64.FSTP80, amd64.FSTP80, amd64.FSTP64, amd64.FSTP32, amd64.FISTP32,
			amd64.FISTP64}
		if i < 3 {
			emit(ops[rnd.IntN(len(ops))], amd64.W0, at(16*(inputs+1+i)))
		} else {
			emit(amd64.FPOP, amd64.W0)
		}
	}
	control(0)
	return out
}
