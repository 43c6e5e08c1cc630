package machine

import (
	"math"

	"golang.org/x/arch/x86/x86asm"
)

// laneOp is an operation on each lane of two XMM registers, or only on the lowest lane. Its
// function takes and returns the bits of a lane.
type laneOp struct {
	width  uint8 // bytes
	scalar bool
	f      func(a, b uint64) uint64
}

// laneOps are the instructions that are a laneOp.
var laneOps = [ops]laneOp{
	x86asm.ANDPS: {8, false, and}, x86asm.ANDPD: {8, false, and}, x86asm.PAND: {8, false, and},
	x86asm.ANDNPS: {8, false, andNot}, x86asm.ANDNPD: {8, false, andNot}, x86asm.PANDN: {8, false, andNot},
	x86asm.ORPS: {8, false, or}, x86asm.ORPD: {8, false, or}, x86asm.POR: {8, false, or},
	x86asm.XORPS: {8, false, xor}, x86asm.XORPD: {8, false, xor}, x86asm.PXOR: {8, false, xor},

	x86asm.PADDB: {1, false, plus}, x86asm.PADDW: {2, false, plus}, x86asm.PADDD: {4, false, plus}, x86asm.PADDQ: {8, false, plus},
	x86asm.PSUBB: {1, false, minus}, x86asm.PSUBW: {2, false, minus}, x86asm.PSUBD: {4, false, minus}, x86asm.PSUBQ: {8, false, minus},
	x86asm.PCMPEQB: {1, false, equal}, x86asm.PCMPEQW: {2, false, equal}, x86asm.PCMPEQD: {4, false, equal},
	x86asm.PCMPGTB: {1, false, greater(1)}, x86asm.PCMPGTW: {2, false, greater(2)}, x86asm.PCMPGTD: {4, false, greater(4)},
	x86asm.PMINUB: {1, false, func(a, b uint64) uint64 { return min(a, b) }}, x86asm.PMAXUB: {1, false, func(a, b uint64) uint64 { return max(a, b) }},
	x86asm.PMINSW: {2, false, func(a, b uint64) uint64 { return uint64(min(int16(a), int16(b))) }},
	x86asm.PMAXSW: {2, false, func(a, b uint64) uint64 { return uint64(max(int16(a), int16(b))) }},
	x86asm.PAVGB:  {1, false, func(a, b uint64) uint64 { return (a + b + 1) >> 1 }}, x86asm.PAVGW: {2, false, func(a, b uint64) uint64 { return (a + b + 1) >> 1 }},
	x86asm.PADDUSB: {1, false, held(1, 0, 0xFF, 1)}, x86asm.PADDUSW: {2, false, held(2, 0, 0xFFFF, 1)},
	x86asm.PSUBUSB: {1, false, held(1, 0, 0xFF, -1)}, x86asm.PSUBUSW: {2, false, held(2, 0, 0xFFFF, -1)},
	x86asm.PADDSB: {1, false, held(1, -128, 127, 1)}, x86asm.PADDSW: {2, false, held(2, -32768, 32767, 1)},
	x86asm.PSUBSB: {1, false, held(1, -128, 127, -1)}, x86asm.PSUBSW: {2, false, held(2, -32768, 32767, -1)},
	x86asm.PMULLW:  {2, false, func(a, b uint64) uint64 { return a * b }},
	x86asm.PMULHW:  {2, false, func(a, b uint64) uint64 { return uint64(int32(int16(a)) * int32(int16(b)) >> 16) }},
	x86asm.PMULHUW: {2, false, func(a, b uint64) uint64 { return a * b >> 16 }},
	x86asm.PMULUDQ: {8, false, func(a, b uint64) uint64 { return a & 0xFFFFFFFF * (b & 0xFFFFFFFF) }},
	x86asm.PMADDWD: {4, false, func(a, b uint64) uint64 {
		return uint64(int32(int16(a))*int32(int16(b)) + int32(int16(a>>16))*int32(int16(b>>16)))
	}},
	x86asm.PSADBW: {8, false, func(a, b uint64) uint64 {
		var sum uint64
		for s := 0; s < 64; s += 8 {
			x, y := a>>s&0xFF, b>>s&0xFF
			sum += max(x, y) - min(x, y)
		}
		return sum
	}},

	x86asm.ADDSS: {4, true, float32Op(add64)}, x86asm.ADDPS: {4, false, float32Op(add64)}, x86asm.ADDSD: {8, true, float64Op(add64)}, x86asm.ADDPD: {8, false, float64Op(add64)},
	x86asm.SUBSS: {4, true, float32Op(sub64)}, x86asm.SUBPS: {4, false, float32Op(sub64)}, x86asm.SUBSD: {8, true, float64Op(sub64)}, x86asm.SUBPD: {8, false, float64Op(sub64)},
	x86asm.MULSS: {4, true, float32Op(mul64)}, x86asm.MULPS: {4, false, float32Op(mul64)}, x86asm.MULSD: {8, true, float64Op(mul64)}, x86asm.MULPD: {8, false, float64Op(mul64)},
	x86asm.DIVSS: {4, true, float32Op(div64)}, x86asm.DIVPS: {4, false, float32Op(div64)}, x86asm.DIVSD: {8, true, float64Op(div64)}, x86asm.DIVPD: {8, false, float64Op(div64)},
	x86asm.SQRTSS: {4, true, sqrt32}, x86asm.SQRTPS: {4, false, sqrt32}, x86asm.SQRTSD: {8, true, sqrt64}, x86asm.SQRTPD: {8, false, sqrt64},
	x86asm.RCPSS: {4, true, reciprocal}, x86asm.RCPPS: {4, false, reciprocal}, x86asm.RSQRTSS: {4, true, reciprocalRoot}, x86asm.RSQRTPS: {4, false, reciprocalRoot},
	x86asm.MINSS: {4, true, pick32(less)}, x86asm.MINPS: {4, false, pick32(less)}, x86asm.MINSD: {8, true, pick64(less)}, x86asm.MINPD: {8, false, pick64(less)},
	x86asm.MAXSS: {4, true, pick32(more)}, x86asm.MAXPS: {4, false, pick32(more)}, x86asm.MAXSD: {8, true, pick64(more)}, x86asm.MAXPD: {8, false, pick64(more)},
}

func and(a, b uint64) uint64    { return a & b }
func andNot(a, b uint64) uint64 { return ^a & b }
func or(a, b uint64) uint64     { return a | b }
func xor(a, b uint64) uint64    { return a ^ b }
func plus(a, b uint64) uint64   { return a + b }
func minus(a, b uint64) uint64  { return a - b }

func equal(a, b uint64) uint64 { return ones(a == b) }

func greater(size uint8) func(a, b uint64) uint64 {
	return func(a, b uint64) uint64 {
		return ones(int64(signExtend(a, size)) > int64(signExtend(b, size)))
	}
}

// held adds lanes, or subtracts them with a sign of -1, and saturates the result to two bounds.
// Lanes are signed if the lower bound is below 0.
func held(size uint8, least, most, sign int64) func(a, b uint64) uint64 {
	number := func(v uint64) int64 {
		if least < 0 {
			return int64(signExtend(v, size))
		}
		return int64(v)
	}
	return func(a, b uint64) uint64 {
		return uint64(max(least, min(number(a)+sign*number(b), most)))
	}
}

// ones is all ones for true.
func ones(b bool) uint64 {
	if b {
		return ^uint64(0)
	}
	return 0
}

// Operations on doubles. A sum, difference, product or quotient of two floats
// computed as doubles and rounded once more is the correctly rounded float, as
// is the square root: 53 bits are more than twice 24 and two (Figueroa, "When is
// double rounding innocuous?").
func add64(a, b float64) float64 { return a + b }
func sub64(a, b float64) float64 { return a - b }
func mul64(a, b float64) float64 { return a * b }
func div64(a, b float64) float64 { return a / b }
func less(a, b float64) bool     { return a < b }
func more(a, b float64) bool     { return a > b }

// The quiet bit and the default NaN ("QNaN floating-point indefinite", SDM volume
// 1, table 4-3).
const (
	quiet64, nan64 = 1 << 51, 0xFFF8000000000000
	quiet32, nan32 = 1 << 22, 0xFFC00000
)

// float64Op makes a lane function of an operation on doubles. A NaN operand is the result, made
// quiet, the first in preference to the second; any other invalid operation gives the default NaN.
func float64Op(f func(a, b float64) float64) func(a, b uint64) uint64 {
	return func(a, b uint64) uint64 {
		x, y := math.Float64frombits(a), math.Float64frombits(b)
		switch {
		case x != x:
			return a | quiet64
		case y != y:
			return b | quiet64
		}
		v := f(x, y)
		if v != v {
			return nan64
		}
		return math.Float64bits(v)
	}
}

// float32Op is float64Op for floats.
func float32Op(f func(a, b float64) float64) func(a, b uint64) uint64 {
	return func(a, b uint64) uint64 {
		x, y := float32of(a), float32of(b)
		switch {
		case x != x:
			return a | quiet32
		case y != y:
			return b | quiet32
		}
		v := f(float64(x), float64(y))
		if v != v {
			return nan32
		}
		return uint64(math.Float32bits(float32(v)))
	}
}

func float32of(v uint64) float32 { return math.Float32frombits(uint32(v)) }

func sqrt64(_, b uint64) uint64 {
	return float64Op(func(x, _ float64) float64 { return math.Sqrt(x) })(b, 0)
}

func sqrt32(_, b uint64) uint64 {
	return float32Op(func(x, _ float64) float64 { return math.Sqrt(x) })(b, 0)
}

// pick64 is MIN or MAX: the first operand if the comparison holds, else the second, also for NaNs
// and zeros of different sign.
func pick64(first func(a, b float64) bool) func(a, b uint64) uint64 {
	return func(a, b uint64) uint64 {
		if first(math.Float64frombits(a), math.Float64frombits(b)) {
			return a
		}
		return b
	}
}

func pick32(first func(a, b float64) bool) func(a, b uint64) uint64 {
	return func(a, b uint64) uint64 {
		if first(float64(float32of(a)), float64(float32of(b))) {
			return a
		}
		return b
	}
}

// lane reads lane i of width bytes.
func lane(v *[2]uint64, i int, width uint8) uint64 {
	bit := uint(i) * 8 * uint(width)
	return v[bit/64] >> (bit % 64) & mask(width)
}

// setLane writes lane i of width bytes.
func setLane(v *[2]uint64, i int, width uint8, x uint64) {
	bit := uint(i) * 8 * uint(width)
	p := &v[bit/64]
	*p = *p&^(mask(width)<<(bit%64)) | x&mask(width)<<(bit%64)
}

func execLanes(m *Processor, d *inst) {
	src := m.getX(&d.b)
	if m.fault != nil {
		return
	}
	dst := &m.XMM[d.a.reg]
	n := 16 / int(d.lane.width)
	if d.lane.scalar {
		n = 1
	}
	for i := range n {
		setLane(dst, i, d.lane.width, d.lane.f(lane(dst, i, d.lane.width),
			lane(&src, i, d.lane.width)))
	}
}

// getX reads an XMM register, or memory into the low bytes of one. Sixteen bytes of memory must be
// aligned; MOVUPS and similar instructions do not use it.
func (m *Processor) getX(o *operand) [2]uint64 {
	switch {
	case o.kind == opXMM:
		return m.XMM[o.reg]
	case o.kind != opMem:
		return [2]uint64{m.get(o), 0}
	}
	at := m.addr(o)
	if o.size < 16 {
		return [2]uint64{m.load(at, o.size), 0}
	}
	if at%16 != 0 {
		m.fail(&Fault{Kind: Misaligned, Addr: at})
		return [2]uint64{}
	}
	return [2]uint64{m.load(at, 8), m.load(at+8, 8)}
}

// setX writes an XMM register unless the instruction has failed.
func (m *Processor) setX(o *operand, v [2]uint64) {
	if m.fault == nil {
		m.XMM[o.reg] = v
	}
}
