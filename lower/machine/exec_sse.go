package machine

import (
	"math"

	"golang.org/x/arch/x86/x86asm"
)

// sseExecs are the instructions on XMM registers that are not a laneOp.
var sseExecs = [ops]execFunc{
	x86asm.MOVSS: execMovScalar, x86asm.MOVSD_XMM: execMovScalar,
	x86asm.MASKMOVDQU: execMaskedStore,
	x86asm.MOVNTDQ:    execMovX, x86asm.MOVNTPS: execMovX, x86asm.MOVNTPD: execMovX,
	x86asm.MOVAPS: execMovX, x86asm.MOVAPD: execMovX, x86asm.MOVDQA: execMovX,
	x86asm.MOVUPS: execMovX, x86asm.MOVUPD: execMovX, x86asm.MOVDQU: execMovX,
	x86asm.MOVD: execMovQ, x86asm.MOVQ: execMovQ,
	x86asm.MOVLPS: execMovHalf, x86asm.MOVLPD: execMovHalf, x86asm.MOVHPS: execMovHalf, x86asm.MOVHPD: execMovHalf,
	x86asm.MOVHLPS: execMovHalves, x86asm.MOVLHPS: execMovHalves,
	x86asm.MOVMSKPS: execMask, x86asm.MOVMSKPD: execMask, x86asm.PMOVMSKB: execMask,
	x86asm.UCOMISS: execComi, x86asm.COMISS: execComi, x86asm.UCOMISD: execComi, x86asm.COMISD: execComi,
	x86asm.CMPSS: execCmpX, x86asm.CMPPS: execCmpX, x86asm.CMPSD_XMM: execCmpX, x86asm.CMPPD: execCmpX,
	x86asm.CVTSI2SS: execFromInt, x86asm.CVTSI2SD: execFromInt,
	x86asm.CVTTSS2SI: execToInt, x86asm.CVTTSD2SI: execToInt, x86asm.CVTSS2SI: execToInt, x86asm.CVTSD2SI: execToInt,
	x86asm.CVTSS2SD: execConvert, x86asm.CVTSD2SS: execConvert, x86asm.CVTPS2PD: execConvert, x86asm.CVTPD2PS: execConvert,
	x86asm.CVTDQ2PS: execConvert, x86asm.CVTPS2DQ: execConvert, x86asm.CVTTPS2DQ: execConvert,
	x86asm.CVTDQ2PD: execConvert, x86asm.CVTPD2DQ: execConvert, x86asm.CVTTPD2DQ: execConvert,
	x86asm.PSLLW: execShiftX, x86asm.PSLLD: execShiftX, x86asm.PSLLQ: execShiftX, x86asm.PSRLW: execShiftX, x86asm.PSRLD: execShiftX,
	x86asm.PSRLQ: execShiftX, x86asm.PSRAW: execShiftX, x86asm.PSRAD: execShiftX, x86asm.PSLLDQ: execShiftBytes, x86asm.PSRLDQ: execShiftBytes,
	x86asm.PSHUFD: execShuffle, x86asm.PSHUFHW: execShuffle, x86asm.PSHUFLW: execShuffle, x86asm.SHUFPS: execShuffle, x86asm.SHUFPD: execShuffle,
	x86asm.UNPCKLPS: execUnpack, x86asm.UNPCKHPS: execUnpack, x86asm.UNPCKLPD: execUnpack, x86asm.UNPCKHPD: execUnpack,
	x86asm.PUNPCKLBW: execUnpack, x86asm.PUNPCKLWD: execUnpack, x86asm.PUNPCKLDQ: execUnpack, x86asm.PUNPCKLQDQ: execUnpack,
	x86asm.PUNPCKHBW: execUnpack, x86asm.PUNPCKHWD: execUnpack, x86asm.PUNPCKHDQ: execUnpack, x86asm.PUNPCKHQDQ: execUnpack,
	x86asm.PACKSSWB: execPack, x86asm.PACKSSDW: execPack, x86asm.PACKUSWB: execPack,
	x86asm.PEXTRB: execExtract, x86asm.PEXTRW: execExtract, x86asm.PEXTRD: execExtract, x86asm.PEXTRQ: execExtract,
	x86asm.PINSRB: execInsert, x86asm.PINSRW: execInsert, x86asm.PINSRD: execInsert, x86asm.PINSRQ: execInsert,
}

// bindSSE finds the function that executes an instruction on XMM registers.
func (d *inst) bindSSE() bool {
	if l := laneOps[d.op]; l.f != nil {
		d.lane, d.exec = l, execLanes
		return d.a.kind == opXMM
	}
	d.exec = sseExecs[d.op]
	if d.exec == nil {
		d.exec = extExecs[d.op]
	}
	return d.exec != nil
}

// execMovScalar is MOVSS and MOVSD: a move between registers preserves the rest, one from memory
// clears it.
func execMovScalar(m *Processor, d *inst) {
	size := uint8(8)
	if d.op == x86asm.MOVSS {
		size = 4
	}
	switch {
	case d.a.kind == opMem:
		m.store(m.addr(&d.a), size, m.XMM[d.b.reg][0])
	case d.b.kind == opMem:
		m.setX(&d.a, [2]uint64{m.load(m.addr(&d.b), size), 0})
	default:
		setLane(&m.XMM[d.a.reg], 0, size, m.XMM[d.b.reg][0])
	}
}

// execMovX moves 16 bytes.
func execMovX(m *Processor, d *inst) {
	if d.a.kind == opXMM && d.b.kind == opXMM {
		m.XMM[d.a.reg] = m.XMM[d.b.reg]
		return
	}
	o := &d.b
	if d.a.kind == opMem {
		o = &d.a
	}
	at := m.addr(o)
	unaligned := d.op == x86asm.MOVUPS || d.op == x86asm.MOVUPD || d.op == x86asm.MOVDQU
	if at%16 != 0 && !unaligned {
		m.fail(&Fault{Kind: Misaligned, Addr: at})
		return
	}
	if d.a.kind == opXMM {
		m.setX(&d.a, [2]uint64{m.load(at, 8), m.load(at+8, 8)})
		return
	}
	v := m.XMM[d.b.reg]
	m.storeX(at, v)
}

// storeX writes 16 bytes, all or none.
func (m *Processor) storeX(at uint64, v [2]uint64) {
	if m.fault != nil {
		return
	}
	var b [16]byte
	for i := range b {
		b[i] = byte(lane(&v, i, 1))
	}
	if f := m.Mem.copyIn(at, b[:], Write); f != nil {
		m.fail(f)
	}
}

// execMaskedStore is MASKMOVDQU: it stores the bytes for which the mask has its upper bit, at RDI,
// all or none, and accesses no others.
func execMaskedStore(m *Processor, d *inst) {
	at, v, masks := m.GPR[rdi], m.XMM[d.a.reg], m.XMM[d.b.reg]
	for _, stores := range []bool{false, true} {
		for i := range 16 {
			if lane(&masks, i, 1)&0x80 == 0 {
				continue
			}
			if stores {
				m.store(at+uint64(i), 1, lane(&v, i, 1))
			} else if p := m.Mem.page(at + uint64(i)); p.permissions()&Write == 0 {
				m.fail(&Fault{Kind: WriteFault, Addr: at + uint64(i), Perm: p.permissions()})
				return
			}
		}
	}
}

// execMovQ is MOVD and MOVQ: the low bytes, zero-extended into a register.
func execMovQ(m *Processor, d *inst) {
	size := uint8(8)
	if d.op == x86asm.MOVD && d.a.size != 8 && d.b.size != 8 {
		size = 4
	}
	if d.a.kind == opXMM {
		v := m.getX(&d.b)[0]
		m.setX(&d.a, [2]uint64{v & mask(size), 0})
		return
	}
	v := m.XMM[d.b.reg][0] & mask(size)
	if d.a.kind == opMem {
		m.store(m.addr(&d.a), size, v)
		return
	}
	m.put(&d.a, v)
}

// execMovHalf moves one half from or to memory.
func execMovHalf(m *Processor, d *inst) {
	half := 0
	if d.op == x86asm.MOVHPS || d.op == x86asm.MOVHPD {
		half = 1
	}
	if d.a.kind == opMem {
		m.store(m.addr(&d.a), 8, m.XMM[d.b.reg][half])
		return
	}
	if v := m.load(m.addr(&d.b), 8); m.fault == nil {
		m.XMM[d.a.reg][half] = v
	}
}

func execMovHalves(m *Processor, d *inst) {
	if d.op == x86asm.MOVHLPS {
		m.XMM[d.a.reg][0] = m.XMM[d.b.reg][1]
	} else {
		m.XMM[d.a.reg][1] = m.XMM[d.b.reg][0]
	}
}

// execMask collects the sign bits of the lanes.
func execMask(m *Processor, d *inst) {
	width := map[x86asm.Op]uint8{x86asm.MOVMSKPS: 4, x86asm.MOVMSKPD: 8, x86asm.PMOVMSKB: 1}[d.op]
	var v uint64
	for i := range 16 / int(width) {
		if lane(&m.XMM[d.b.reg], i, width)&signBit(width) != 0 {
			v |= 1 << i
		}
	}
	m.put(&operand{kind: opReg, size: 4, reg: d.a.reg}, v)
}

// double reads the lowest lane as a number; wide is set for a double.
func double(v uint64, wide bool) float64 {
	if wide {
		return math.Float64frombits(v)
	}
	return float64(float32of(v))
}

// execComi compares and sets ZF, PF and CF; unordered sets all three.
func execComi(m *Processor, d *inst) {
	wide := d.op == x86asm.UCOMISD || d.op == x86asm.COMISD
	a, b := double(m.XMM[d.a.reg][0], wide), double(m.getX(&d.b)[0], wide)
	m.Flags &^= Arithmetic
	switch {
	case a != a || b != b:
		m.Flags |= FlagZF | FlagPF | FlagCF
	case a < b:
		m.Flags |= FlagCF
	case a == b:
		m.Flags |= FlagZF
	}
}

// execCmpX compares by a predicate (SDM volume 2, CMPPD) and gives masks.
func execCmpX(m *Processor, d *inst) {
	wide := d.op == x86asm.CMPSD_XMM || d.op == x86asm.CMPPD
	width := uint8(4)
	if wide {
		width = 8
	}
	n := 16 / int(width)
	if d.op == x86asm.CMPSS || d.op == x86asm.CMPSD_XMM {
		n = 1
	}
	src := m.getX(&d.b)
	if m.fault != nil {
		return
	}
	dst := &m.XMM[d.a.reg]
	for i := range n {
		a, b := double(lane(dst, i, width), wide), double(lane(&src, i, width), wide)
		var v bool
		switch d.c.val & 3 {
		case 0:
			v = a == b
		case 1:
			v = a < b
		case 2:
			v = a <= b
		case 3:
			v = a != a || b != b
		}
		setLane(dst, i, width, ones(v != (d.c.val&4 != 0)))
	}
}

// shiftCount is the count of a vector shift: an immediate, or all 64 low bits
// of a register.
func (m *Processor) shiftCount(o *operand) uint64 {
	if o.kind == opImm {
		return o.val & 0xFF
	}
	return m.getX(o)[0]
}

// execShiftX shifts each lane; a count of the width or more clears it, or fills it with the sign.
func execShiftX(m *Processor, d *inst) {
	width := map[x86asm.Op]uint8{x86asm.PSLLW: 2, x86asm.PSRLW: 2, x86asm.PSRAW: 2, x86asm.PSLLD: 4,
		x86asm.PSRLD: 4, x86asm.PSRAD: 4, x86asm.PSLLQ: 8, x86asm.PSRLQ: 8}[d.op]
	n := m.shiftCount(&d.b)
	if m.fault != nil {
		return
	}
	dst := &m.XMM[d.a.reg]
	for i := range 16 / int(width) {
		v := lane(dst, i, width)
		switch d.op {
		case x86asm.PSRAW, x86asm.PSRAD:
			v = uint64(int64(signExtend(v, width)) >> min(n, 63))
		case x86asm.PSLLW, x86asm.PSLLD, x86asm.PSLLQ:
			v <<= n
		default:
			v >>= n
		}
		if n >= uint64(width)*8 && d.op != x86asm.PSRAW && d.op != x86asm.PSRAD {
			v = 0
		}
		setLane(dst, i, width, v)
	}
}

func execShiftBytes(m *Processor, d *inst) {
	n := int(min(d.b.val&0xFF, 16))
	old := m.XMM[d.a.reg]
	var v [2]uint64
	for i := range 16 - n {
		if d.op == x86asm.PSLLDQ {
			setLane(&v, i+n, 1, lane(&old, i, 1))
		} else {
			setLane(&v, i, 1, lane(&old, i+n, 1))
		}
	}
	m.XMM[d.a.reg] = v
}

// execShuffle selects lanes by the bits of an immediate.
func execShuffle(m *Processor, d *inst) {
	src := m.getX(&d.b)
	if m.fault != nil {
		return
	}
	dst := m.XMM[d.a.reg]
	v := src
	sel := func(i int) int { return int(d.c.val>>(2*i)) & 3 }
	switch d.op {
	case x86asm.PSHUFD:
		for i := range 4 {
			setLane(&v, i, 4, lane(&src, sel(i), 4))
		}
	case x86asm.PSHUFLW:
		for i := range 4 {
			setLane(&v, i, 2, lane(&src, sel(i), 2))
		}
	case x86asm.PSHUFHW:
		for i := range 4 {
			setLane(&v, 4+i, 2, lane(&src, 4+sel(i), 2))
		}
	case x86asm.SHUFPS:
		for i := range 4 {
			from := &dst
			if i >= 2 {
				from = &src
			}
			setLane(&v, i, 4, lane(from, sel(i), 4))
		}
	case x86asm.SHUFPD:
		v = [2]uint64{dst[d.c.val&1], src[d.c.val>>1&1]}
	}
	m.XMM[d.a.reg] = v
}

// unpacks are the lane width of each interleaving instruction, and whether it uses the upper
// halves.
var unpacks = map[x86asm.Op]struct {
	width uint8
	high  bool
}{
	x86asm.UNPCKLPS: {4, false}, x86asm.UNPCKHPS: {4, true}, x86asm.UNPCKLPD: {8, false}, x86asm.UNPCKHPD: {8, true},
	x86asm.PUNPCKLBW: {1, false}, x86asm.PUNPCKLWD: {2, false}, x86asm.PUNPCKLDQ: {4, false}, x86asm.PUNPCKLQDQ: {8, false},
	x86asm.PUNPCKHBW: {1, true}, x86asm.PUNPCKHWD: {2, true}, x86asm.PUNPCKHDQ: {4, true}, x86asm.PUNPCKHQDQ: {8, true},
}

func execUnpack(m *Processor, d *inst) {
	u := unpacks[d.op]
	src := m.getX(&d.b)
	dst := m.XMM[d.a.reg]
	n := 8 / int(u.width)
	from := 0
	if u.high {
		from = n
	}
	var v [2]uint64
	for i := range n {
		setLane(&v, 2*i, u.width, lane(&dst, from+i, u.width))
		setLane(&v, 2*i+1, u.width, lane(&src, from+i, u.width))
	}
	m.setX(&d.a, v)
}

// execPack narrows the lanes of both operands with saturation.
func execPack(m *Processor, d *inst) {
	width, lo, hi := uint8(2), int64(-128), int64(127)
	switch d.op {
	case x86asm.PACKUSWB:
		lo, hi = 0, 255
	case x86asm.PACKSSDW:
		width, lo, hi = 4, -32768, 32767
	}
	src := m.getX(&d.b)
	dst := m.XMM[d.a.reg]
	n := 16 / int(width)
	var v [2]uint64
	for i := range n {
		a := max(lo, min(hi, int64(signExtend(lane(&dst, i, width), width))))
		b := max(lo, min(hi, int64(signExtend(lane(&src, i, width), width))))
		setLane(&v, i, width/2, uint64(a))
		setLane(&v, n+i, width/2, uint64(b))
	}
	m.setX(&d.a, v)
}

// laneWidth is the lane width of PEXTR and PINSR.
func laneWidth(op x86asm.Op) uint8 {
	switch op {
	case x86asm.PEXTRB, x86asm.PINSRB:
		return 1
	case x86asm.PEXTRW, x86asm.PINSRW:
		return 2
	case x86asm.PEXTRD, x86asm.PINSRD:
		return 4
	}
	return 8
}

func execExtract(m *Processor, d *inst) {
	w := laneWidth(d.op)
	v := lane(&m.XMM[d.b.reg], int(d.c.val)&(16/int(w)-1), w)
	if d.a.kind == opMem {
		m.store(m.addr(&d.a), w, v)
		return
	}
	m.put(&operand{kind: opReg, size: 8, reg: d.a.reg}, v)
}

func execInsert(m *Processor, d *inst) {
	w := laneWidth(d.op)
	v := uint64(0)
	if d.b.kind == opMem {
		v = m.load(m.addr(&d.b), w)
	} else {
		v = m.GPR[d.b.reg]
	}
	if m.fault == nil {
		setLane(&m.XMM[d.a.reg], int(d.c.val)&(16/int(w)-1), w, v)
	}
}
