package machine

import (
	"math"

	"golang.org/x/arch/x86/x86asm"
)

// execFromInt is CVTSI2SS and CVTSI2SD. A 64-bit integer is rounded to a float once.
func execFromInt(m *Processor, d *inst) {
	v := int64(signExtend(m.get(&d.b), d.b.size))
	if m.fault != nil {
		return
	}
	if d.op == x86asm.CVTSI2SS {
		setLane(&m.XMM[d.a.reg], 0, 4, uint64(math.Float32bits(float32(v))))
		return
	}
	m.XMM[d.a.reg][0] = math.Float64bits(float64(v))
}

// toInt rounds a number to an integer of size bytes; one out of range gives the "integer
// indefinite", the smallest.
func toInt(x float64, size uint8, truncate bool) uint64 {
	if truncate {
		x = math.Trunc(x)
	} else {
		x = math.RoundToEven(x)
	}
	limit := math.Ldexp(1, int(size)*8-1)
	if !(x >= -limit && x < limit) {
		return signBit(size)
	}
	return uint64(int64(x))
}

func execToInt(m *Processor, d *inst) {
	wide := d.op == x86asm.CVTTSD2SI || d.op == x86asm.CVTSD2SI
	truncate := d.op == x86asm.CVTTSD2SI || d.op == x86asm.CVTTSS2SI
	x := double(m.getX(&d.b)[0], wide)
	m.put(&d.a, toInt(x, d.a.size, truncate))
}

// narrow is CVTSD2SS on bits.
func narrow(v uint64) uint64 {
	if x := math.Float64frombits(v); x == x {
		return uint64(math.Float32bits(float32(x)))
	}
	// A NaN keeps its sign and the upper part of its payload.
	return v>>32&0x80000000 | 0x7FC00000 | v>>29&0x3FFFFF
}

// widen is CVTSS2SD on bits.
func widen(v uint64) uint64 {
	if x := float32of(v); x == x {
		return math.Float64bits(float64(x))
	}
	return v&0x80000000<<32 | 0x7FF8000000000000 | v&0x3FFFFF<<29
}

// execConvert is the conversions between XMM registers.
func execConvert(m *Processor, d *inst) {
	src := m.getX(&d.b)
	if m.fault != nil {
		return
	}
	dst := &m.XMM[d.a.reg]
	v := src
	switch d.op {
	case x86asm.CVTSS2SD:
		dst[0] = widen(src[0] & 0xFFFFFFFF)
		return
	case x86asm.CVTSD2SS:
		setLane(dst, 0, 4, narrow(src[0]))
		return
	case x86asm.CVTPS2PD:
		v = [2]uint64{widen(lane(&src, 0, 4)), widen(lane(&src, 1, 4))}
	case x86asm.CVTPD2PS:
		v = [2]uint64{narrow(src[0]) | narrow(src[1])<<32, 0}
	case x86asm.CVTDQ2PS:
		for i := range 4 {
			setLane(&v, i, 4, uint64(math.Float32bits(float32(int32(lane(&src, i, 4))))))
		}
	case x86asm.CVTPS2DQ, x86asm.CVTTPS2DQ:
		for i := range 4 {
			setLane(&v, i, 4, toInt(float64(float32of(lane(&src, i, 4))), 4,
				d.op == x86asm.CVTTPS2DQ))
		}
	case x86asm.CVTDQ2PD:
		v = [2]uint64{math.Float64bits(float64(int32(src[0]))),
			math.Float64bits(float64(int32(src[0] >> 32)))}
	case x86asm.CVTPD2DQ, x86asm.CVTTPD2DQ:
		t := d.op == x86asm.CVTTPD2DQ
		lo, hi := toInt(math.Float64frombits(src[0]), 4, t),
			toInt(math.Float64frombits(src[1]), 4, t)
		v = [2]uint64{lo&0xFFFFFFFF | hi<<32, 0}
	}
	*dst = v
}
