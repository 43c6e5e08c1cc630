package machine

import (
	"math"
	"math/bits"

	"golang.org/x/arch/x86/x86asm"
)

// reciprocal is RCPPS for a lane, reciprocalRoot RSQRTPS.
func reciprocal(_, b uint64) uint64     { return approximate(b, exactReciprocal) }
func reciprocalRoot(_, b uint64) uint64 { return approximate(b, exactRoot) }

func exactReciprocal(x float64) float64 { return 1 / x }
func exactRoot(x float64) float64       { return 1 / math.Sqrt(x) }

// approximate rounds an exact result to 12 bits after the point. Denormal operands are zeros, and
// denormal results become zeros, whatever MXCSR says.
func approximate(v uint64, exact func(float64) float64) uint64 {
	x := float32of(v)
	if x != x {
		return v | quiet32
	}
	y := exact(float64(flushed(x)))
	if y != y {
		return nan32
	}
	const dropped = 23 - 12
	near := uint64(math.Float32bits(float32(y))) + 1<<(dropped-1)
	if math.IsInf(y, 0) {
		near = uint64(math.Float32bits(float32(y)))
	}
	return uint64(math.Float32bits(flushed(math.Float32frombits(uint32(near &^ (1<<dropped - 1))))))
}

// flushed is a number, or a zero of its sign if it is denormal.
func flushed(x float32) float32 {
	if b := math.Float32bits(x); b&(0xFF<<23) == 0 {
		return math.Float32frombits(b & (1 << 31))
	}
	return x
}

// approximates are the exact functions of the approximations.
var approximates = map[x86asm.Op]func(float64) float64{
	x86asm.RCPSS: exactReciprocal, x86asm.RCPPS: exactReciprocal,
	x86asm.RSQRTSS: exactRoot, x86asm.RSQRTPS: exactRoot,
}

// openApproximation adds the bits in which results within the error may differ: those below the
// highest in which its bounds differ.
func openApproximation(m *Processor, d *inst, o *openBits) {
	src, ok := m.peekX(&d.b)
	if !ok {
		return
	}
	n := 4
	if d.lane.scalar {
		n = 1
	}
	for i := range n {
		x := flushed(float32of(lane(&src, i, 4)))
		y := approximates[d.op](float64(x))
		if y != y || y == 0 || math.IsInf(y, 0) {
			continue
		}
		const most = 1.5 / (1 << 12)
		least := math.Float32bits(flushed(float32(math.Abs(y) * (1 - most))))
		largest := math.Float32bits(flushed(float32(math.Abs(y) * (1 + most))))
		setLane(&o.xmm[d.a.reg], i, 4, 1<<bits.Len32(least^largest)-1)
	}
}
