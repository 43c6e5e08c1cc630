package vector

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// unpackLow and unpackHigh interleave the lanes of two registers' halves.
var (
	unpackLow  = LaneOps{amd64.PUNPCKLBW, amd64.PUNPCKLWD, amd64.PUNPCKLDQ, amd64.PUNPCKLQDQ}
	unpackHigh = LaneOps{amd64.PUNPCKHBW, amd64.PUNPCKHWD, amd64.PUNPCKHDQ, amd64.PUNPCKHQDQ}
)

// registers are the registers of a vector.
func (u *Unit) registers(v ir.Value, n int) (xs []mir.VReg) {
	for i := range n {
		xs = append(xs, u.RegXMM(v, i))
	}
	return xs
}

// unpack makes lanes twice as wide, whose upper halves come from the registers that high makes.
func (u *Unit) unpackLanes(xs []mir.VReg, lane uint32, n int, high func(x mir.VReg) mir.VReg) (
	wide []mir.VReg) {
	shape := build.VectorShape{N: n, Lane: 2 * lane}
	for _, x := range xs {
		h := high(x)
		wide = append(wide, u.VOp(unpackLow.At(lane), x, mir.R(h)))
		if len(wide) < shape.Regs() {
			wide = append(wide, u.VOp(unpackHigh.At(lane), x, mir.R(h)))
		}
	}
	return wide
}

// extendLanes selects zext and sext of lanes.
func (u *Unit) extendLanes(in *ir.Instr, a, b *build.VectorShape) {
	xs, lane := u.registers(in.Operand(0), a.Regs()), a.Lane
	switch {
	case in.Op == ir.ZExt:
		zero := u.Load(mir.I(0), mir.XMM, 16)
		for ; lane < b.Lane; lane *= 2 {
			xs = u.unpackLanes(xs, lane, b.N, func(mir.VReg) mir.VReg { return zero })
		}
	default:
		for ; lane < min(b.Lane, 32); lane *= 2 {
			xs = u.unpackLanes(xs, lane, b.N, func(x mir.VReg) mir.VReg { return x })
		}
		if lane > a.Lane {
			shift := shiftOps[ir.AShr].At(lane)
			for i, x := range xs {
				xs[i] = u.VOp(shift, x, mir.I(int64(lane-a.Lane)))
			}
		}
		if lane < b.Lane {
			xs = u.unpackLanes(xs, lane, b.N, func(x mir.VReg) mir.VReg {
				return u.VOp(amd64.PSRAD, x, mir.I(31))
			})
		}
	}
	for i, x := range xs {
		u.DefineXMM(in, i, x)
	}
}

// truncateLanes selects trunc of lanes. A pack saturates, so lanes of 32 bits are extended from 16
// first, and lanes that are to have 8 bits are cleared above these.
func (u *Unit) truncateLanes(in *ir.Instr, a, b *build.VectorShape) {
	xs := u.registers(in.Operand(0), a.Regs())
	if b.Lane == 8 {
		ones := uint64(0xff)
		for w := a.Lane; w < 64; w *= 2 {
			ones |= ones << w
		}
		mask := u.Load(u.Pool128(ones, ones), mir.XMM, 16)
		for i, x := range xs {
			xs[i] = u.VOp(amd64.PAND, x, mir.R(mask))
		}
	}
	for lane := a.Lane; lane > b.Lane; lane /= 2 {
		var next []mir.VReg
		for i := 0; i < len(xs); i += 2 {
			x, y := xs[i], xs[min(i+1, len(xs)-1)]
			switch {
			case b.Lane == 8:
				x = u.VOp(amd64.PACKUSWB, x, mir.R(y))
			case lane == 64:
				x = u.VOp(amd64.SHUFPS, x, mir.R(y), mir.I(0x88))
			default:
				low, same := u.lowWord(x), x == y
				high := low
				if !same {
					high = u.lowWord(y)
				}
				x = u.VOp(amd64.PACKSSDW, low, mir.R(high))
			}
			next = append(next, x)
		}
		xs = next
	}
	for i, x := range xs {
		u.DefineXMM(in, i, x)
	}
}

// unsignedToFloats makes numbers of the halves of each lane, as the lower bits of 2^23 and of 2^39.
// The sum without these is exact but for its own rounding.
func (u *Unit) unsignedToFloats(in *ir.Instr, i int) {
	all := func(lane uint64) mir.Operand { return u.Pool128(lane<<32|lane, lane<<32|lane) }
	x := u.RegXMM(in.Operand(0), i)
	low := u.VOp(amd64.POR, u.VOp(amd64.PAND, x, all(0xffff)), all(0x4b000000))
	high := u.VOp(amd64.POR, u.VOp(amd64.PSRLD, x, mir.I(16)), all(0x53000000))
	high = u.VOp(amd64.SUBPS, high, all(0x53000080))
	u.X86(amd64.ADDPS, amd64.W0, mir.D(u.VReg(in, i)), mir.R(high).As(mir.Tied), mir.R(low))
}

// lowWord extends the lower half of each lane of 32 bits.
func (u *Unit) lowWord(x mir.VReg) mir.VReg {
	return u.VOp(amd64.PSRAD, u.VOp(amd64.PSLLD, x, mir.I(16)), mir.I(16))
}

// shiftQuadwords selects a shift of 64-bit lanes by a number for each lane. It takes two
// instructions, because one shifts both lanes by the number in the low lane.
func (u *Unit) shiftQuadwords(in *ir.Instr, op amd64.Op, shape *build.VectorShape) {
	for i := range shape.Regs() {
		x, n := u.RegXMM(in.Operand(0), i), u.RegXMM(in.Operand(1), i)
		upper := u.VMove(amd64.PSHUFD, amd64.W0, mir.R(n), mir.I(0xee))
		low, high := u.VOp(op, x, mir.R(n)), u.VOp(op, x, mir.R(upper))
		u.X86(amd64.SHUFPD, amd64.W0, mir.D(u.VReg(in, i)), mir.R(low).As(mir.Tied), mir.R(high),
			mir.I(2))
	}
}

// reduceLanes combines all lanes of a vector of integers whose number is a power of two by halves,
// and returns a register with the result in its lowest lane; 0 if there is no instruction for it.
func (u *Unit) reduceLanes(v ir.Value, op ir.Opcode) mir.VReg {
	shape, ok := build.ShapeOf(v.Type())
	if !ok || !shape.Plain() || v.Type().Elem.Kind != ir.IntegerKind || shape.N&(shape.N-1) != 0 ||
		binaryOps[op].At(shape.Lane) == 0 {
		return 0
	}
	ins := binaryOps[op].At(shape.Lane)
	xs := u.registers(v, shape.Regs())
	for ; len(xs) > 1; xs = xs[:len(xs)/2] {
		half := len(xs) / 2
		for i := range half {
			xs[i] = u.VOp(ins, xs[i], mir.R(xs[half+i]))
		}
	}
	x := xs[0]
	for bits := uint32(shape.LanesIn(0)) * shape.Lane / 2; bits >= shape.Lane; bits /= 2 {
		var upper mir.VReg
		switch bits {
		case 64:
			upper = u.VMove(amd64.PSHUFD, amd64.W0, mir.R(x), mir.I(0xee))
		case 32:
			upper = u.VMove(amd64.PSHUFD, amd64.W0, mir.R(x), mir.I(0x55))
		case 16:
			upper = u.VOp(amd64.PSRLD, x, mir.I(16))
		default:
			upper = u.VOp(amd64.PSRLW, x, mir.I(8))
		}
		x = u.VOp(ins, x, mir.R(upper))
	}
	return x
}
