package machine

import (
	"math"
	"math/bits"

	"golang.org/x/arch/x86/x86asm"
)

// extExecs are instructions that came after SSE2: SSE3, SSSE3, SSE4.1, and CRC32 of SSE4.2.
var extExecs = [ops]execFunc{
	x86asm.ADDSUBPS: execAddSub, x86asm.ADDSUBPD: execAddSub, x86asm.LDDQU: execLddqu,
	x86asm.HADDPS: execNeighbours, x86asm.HADDPD: execNeighbours, x86asm.HSUBPS: execNeighbours, x86asm.HSUBPD: execNeighbours,
	x86asm.PHADDW: execNeighbours, x86asm.PHADDD: execNeighbours, x86asm.PHADDSW: execNeighbours,
	x86asm.PHSUBW: execNeighbours, x86asm.PHSUBD: execNeighbours, x86asm.PHSUBSW: execNeighbours,
	x86asm.PSHUFB: execShuffleBytes, x86asm.PTEST: execPtest, x86asm.PACKUSDW: execPackUnsigned,
	x86asm.PHMINPOSUW: execSmallestWord, x86asm.MPSADBW: execDifferences,
	x86asm.ROUNDPS: execRound, x86asm.ROUNDPD: execRound, x86asm.ROUNDSS: execRound, x86asm.ROUNDSD: execRound,
	x86asm.INSERTPS: execInsertFloat, x86asm.DPPS: execDotProduct, x86asm.DPPD: execDotProduct,
	x86asm.PCLMULQDQ: execCarryless, x86asm.CRC32: execCRC32,
	x86asm.AESIMC: execAES, x86asm.AESENC: execAES, x86asm.AESENCLAST: execAES,
	x86asm.AESDEC: execAES, x86asm.AESDECLAST: execAES, x86asm.AESKEYGENASSIST: execAESKey,
}

// The operations of extExecs that work lane by lane.
func init() {
	sign := func(width uint8) func(a, b uint64) uint64 {
		return func(a, b uint64) uint64 {
			switch n := int64(signExtend(b, width)); {
			case n < 0:
				return -a
			case n == 0:
				return 0
			}
			return a
		}
	}
	laneOps[x86asm.PSIGNB], laneOps[x86asm.PSIGNW], laneOps[x86asm.PSIGND] =
		laneOp{1, false, sign(1)}, laneOp{2, false, sign(2)}, laneOp{4, false, sign(4)}
	laneOps[x86asm.PMULHRSW] = laneOp{2, false, func(a, b uint64) uint64 {
		return uint64((int32(int16(a))*int32(int16(b))>>14 + 1) >> 1)
	}}
	laneOps[x86asm.PMADDUBSW] = laneOp{2, false, func(a, b uint64) uint64 {
		low := int32(uint8(a)) * int32(int8(b))
		return held16(low + int32(uint8(a>>8))*int32(int8(b>>8)))
	}}
}

// held16 is the nearest signed number of 16 bits.
func held16(n int32) uint64 { return uint64(uint16(max(math.MinInt16, min(n, math.MaxInt16)))) }

// execAddSub subtracts in even lanes and adds in odd ones.
func execAddSub(m *Processor, d *inst) {
	width, add, sub := uint8(8), float64Op(add64), float64Op(sub64)
	if d.op == x86asm.ADDSUBPS {
		width, add, sub = 4, float32Op(add64), float32Op(sub64)
	}
	src := m.getX(&d.b)
	if m.fault != nil {
		return
	}
	dst := &m.XMM[d.a.reg]
	for i := range 16 / int(width) {
		f := sub
		if i%2 == 1 {
			f = add
		}
		setLane(dst, i, width, f(lane(dst, i, width), lane(&src, i, width)))
	}
}

// execLddqu loads 16 bytes from any address.
func execLddqu(m *Processor, d *inst) {
	at := m.addr(&d.b)
	m.setX(&d.a, [2]uint64{m.load(at, 8), m.load(at+8, 8)})
}

// execNeighbours combines adjacent lanes: the results of the first vector come first.
func execNeighbours(m *Processor, d *inst) {
	held := func(f func(a, b int32) int32) func(a, b uint64) uint64 {
		return func(a, b uint64) uint64 { return held16(f(int32(int16(a)), int32(int16(b)))) }
	}
	var l laneOp
	switch d.op {
	case x86asm.HADDPS:
		l = laneOp{width: 4, f: float32Op(add64)}
	case x86asm.HADDPD:
		l = laneOp{width: 8, f: float64Op(add64)}
	case x86asm.HSUBPS:
		l = laneOp{width: 4, f: float32Op(sub64)}
	case x86asm.HSUBPD:
		l = laneOp{width: 8, f: float64Op(sub64)}
	case x86asm.PHADDW:
		l = laneOp{width: 2, f: plus}
	case x86asm.PHADDD:
		l = laneOp{width: 4, f: plus}
	case x86asm.PHSUBW:
		l = laneOp{width: 2, f: minus}
	case x86asm.PHSUBD:
		l = laneOp{width: 4, f: minus}
	case x86asm.PHADDSW:
		l = laneOp{width: 2, f: held(func(a, b int32) int32 { return a + b })}
	case x86asm.PHSUBSW:
		l = laneOp{width: 2, f: held(func(a, b int32) int32 { return a - b })}
	}
	src, dst := m.getX(&d.b), m.XMM[d.a.reg]
	var v [2]uint64
	n := 16 / int(l.width)
	for i := range n {
		from, k := &dst, 2*i
		if k >= n {
			from, k = &src, k-n
		}
		setLane(&v, i, l.width, l.f(lane(from, k, l.width), lane(from, k+1, l.width)))
	}
	m.setX(&d.a, v)
}

// execShuffleBytes selects bytes by the low four bits of the bytes in the second vector.
func execShuffleBytes(m *Processor, d *inst) {
	src, dst := m.getX(&d.b), m.XMM[d.a.reg]
	var v [2]uint64
	for i := range 16 {
		if k := lane(&src, i, 1); k&0x80 == 0 {
			setLane(&v, i, 1, lane(&dst, int(k&15), 1))
		}
	}
	m.setX(&d.a, v)
}

// execPtest sets ZF if no bit is in both, CF if the first has every bit of the second.
func execPtest(m *Processor, d *inst) {
	src, dst := m.getX(&d.b), m.XMM[d.a.reg]
	if m.fault != nil {
		return
	}
	m.Flags &^= Arithmetic
	if src[0]&dst[0]|src[1]&dst[1] == 0 {
		m.Flags |= FlagZF
	}
	if src[0]&^dst[0]|src[1]&^dst[1] == 0 {
		m.Flags |= FlagCF
	}
}

// execPackUnsigned is PACKUSDW.
func execPackUnsigned(m *Processor, d *inst) {
	src, dst := m.getX(&d.b), m.XMM[d.a.reg]
	var v [2]uint64
	for i := range 8 {
		from := &dst
		if i >= 4 {
			from = &src
		}
		n := int32(lane(from, i%4, 4))
		setLane(&v, i, 2, uint64(max(0, min(n, math.MaxUint16))))
	}
	m.setX(&d.a, v)
}

// execSmallestWord is PHMINPOSUW: the smallest word, followed by its index.
func execSmallestWord(m *Processor, d *inst) {
	src := m.getX(&d.b)
	best, at := lane(&src, 0, 2), 0
	for i := 1; i < 8; i++ {
		if n := lane(&src, i, 2); n < best {
			best, at = n, i
		}
	}
	m.setX(&d.a, [2]uint64{best | uint64(at)<<16, 0})
}

// execDifferences is MPSADBW: the sums of absolute differences of four bytes of the second vector
// with each four successive bytes of the first.
func execDifferences(m *Processor, d *inst) {
	src, dst := m.getX(&d.b), m.XMM[d.a.reg]
	from, with := int(d.c.val>>2&1)*4, int(d.c.val&3)*4
	var v [2]uint64
	for i := range 8 {
		var sum uint64
		for k := range 4 {
			x, y := lane(&dst, from+i+k, 1), lane(&src, with+k, 1)
			sum += max(x, y) - min(x, y)
		}
		setLane(&v, i, 2, sum)
	}
	m.setX(&d.a, v)
}

// execRound rounds to integers as the low bits of the immediate say (SDM volume 2, ROUNDPD). The
// mode of MXCSR is to nearest.
func execRound(m *Processor, d *inst) {
	wide := d.op == x86asm.ROUNDPD || d.op == x86asm.ROUNDSD
	width := uint8(4)
	if wide {
		width = 8
	}
	round := math.RoundToEven
	switch d.c.val & 7 {
	case 1:
		round = math.Floor
	case 2:
		round = math.Ceil
	case 3:
		round = math.Trunc
	}
	f := float32Op(func(x, _ float64) float64 { return round(x) })
	if wide {
		f = float64Op(func(x, _ float64) float64 { return round(x) })
	}
	src := m.getX(&d.b)
	if m.fault != nil {
		return
	}
	n := 16 / int(width)
	if d.op == x86asm.ROUNDSS || d.op == x86asm.ROUNDSD {
		n = 1
	}
	for i := range n {
		setLane(&m.XMM[d.a.reg], i, width, f(lane(&src, i, width), 0))
	}
}

// execInsertFloat is INSERTPS: the immediate has the source lane, the destination lane, and the
// lanes to clear.
func execInsertFloat(m *Processor, d *inst) {
	src := m.getX(&d.b)
	if m.fault != nil {
		return
	}
	from := 0
	if d.b.kind == opXMM {
		from = int(d.c.val >> 6 & 3)
	}
	dst := &m.XMM[d.a.reg]
	setLane(dst, int(d.c.val>>4&3), 4, lane(&src, from, 4))
	for i := range 4 {
		if d.c.val>>i&1 != 0 {
			setLane(dst, i, 4, 0)
		}
	}
}

// execDotProduct is DPPS and DPPD: the upper half of the immediate selects the products, the lower
// the lanes that get the sum.
func execDotProduct(m *Processor, d *inst) {
	width, add, mul := uint8(4), float32Op(add64), float32Op(mul64)
	if d.op == x86asm.DPPD {
		width, add, mul = 8, float64Op(add64), float64Op(mul64)
	}
	src, dst := m.getX(&d.b), m.XMM[d.a.reg]
	var p [4]uint64
	n := 16 / int(width)
	for i := range n {
		if d.c.val>>(4+i)&1 != 0 {
			p[i] = mul(lane(&dst, i, width), lane(&src, i, width))
		}
	}
	sum := add(p[0], p[1])
	if n == 4 {
		sum = add(sum, add(p[2], p[3]))
	}
	var v [2]uint64
	for i := range n {
		if d.c.val>>i&1 != 0 {
			setLane(&v, i, width, sum)
		}
	}
	m.setX(&d.a, v)
}

// execCarryless multiplies two quadwords, selected by bits 0 and 4 of the immediate, as
// polynomials.
func execCarryless(m *Processor, d *inst) {
	src, dst := m.getX(&d.b), m.XMM[d.a.reg]
	a, b := dst[d.c.val&1], src[d.c.val>>4&1]
	var v [2]uint64
	for i := range 64 {
		if b>>i&1 != 0 {
			v[0] ^= a << i
			v[1] ^= a >> (64 - i)
		}
	}
	m.setX(&d.a, v)
}

// execCRC32 adds the source to a CRC with Castagnoli's polynomial, lowest bit first.
func execCRC32(m *Processor, d *inst) {
	const polynomial = 0x82F63B78
	v := m.get(&d.b)
	crc := uint32(m.get(&d.a))
	if m.fault != nil {
		return
	}
	for range d.b.size {
		crc ^= uint32(uint8(v))
		for range 8 {
			crc = crc>>1 ^ polynomial&-(crc&1)
		}
		v >>= 8
	}
	m.put(&operand{kind: opReg, size: 8, reg: d.a.reg}, uint64(crc))
}

// sbox and unsbox are the substitutions of AES (FIPS 197, 5.1.1): the inverse in the field of 256
// elements, then an affine map.
var sbox, unsbox = func() (to, from [256]uint8) {
	p, q := uint8(1), uint8(1) // q is the inverse of p
	for {
		p ^= p<<1 ^ p>>7*0x1B // times 3
		q ^= q << 1           // divided by 3
		q ^= q << 2
		q ^= q << 4
		q ^= q >> 7 * 0x09
		to[p] = 0x63 ^ q ^ bits.RotateLeft8(q, 1) ^ bits.RotateLeft8(q, 2) ^ bits.RotateLeft8(q,
			3) ^ bits.RotateLeft8(q, 4)
		if p == 1 {
			break
		}
	}
	to[0] = 0x63
	for i, v := range to {
		from[v] = uint8(i)
	}
	return to, from
}()

// times multiplies in the field of AES.
func times(a, b uint8) (p uint8) {
	for ; b != 0; b >>= 1 {
		p ^= a * (b & 1)
		a = a<<1 ^ a>>7*0x1B
	}
	return p
}

// mixColumns multiplies each column of a state by a polynomial (FIPS 197, 5.1.3).
func mixColumns(s [2]uint64, by [4]uint8) (v [2]uint64) {
	for i := range 16 {
		var x uint8
		for k := range 4 {
			x ^= times(uint8(lane(&s, i&^3+(i+k)%4, 1)), by[k])
		}
		setLane(&v, i, 1, uint64(x))
	}
	return v
}

// execAES does one round, whose steps the manual orders as substitution, shift of rows, mixing of
// columns, and the round key (SDM volume 2, AESENC). AESIMC only applies the inverse mixing.
func execAES(m *Processor, d *inst) {
	key := m.getX(&d.b)
	forward, back := [4]uint8{2, 3, 1, 1}, [4]uint8{14, 11, 13, 9}
	if d.op == x86asm.AESIMC {
		m.setX(&d.a, mixColumns(key, back))
		return
	}
	state := m.XMM[d.a.reg]
	var v [2]uint64
	decrypts := d.op == x86asm.AESDEC || d.op == x86asm.AESDECLAST
	for i := range 16 {
		from, box := (i+i%4*4)%16, &sbox
		if decrypts {
			from, box = (i+16-i%4*4)%16, &unsbox
		}
		setLane(&v, i, 1, uint64(box[lane(&state, from, 1)]))
	}
	switch d.op {
	case x86asm.AESENC:
		v = mixColumns(v, forward)
	case x86asm.AESDEC:
		v = mixColumns(v, back)
	}
	m.setX(&d.a, [2]uint64{v[0] ^ key[0], v[1] ^ key[1]})
}

// execAESKey is AESKEYGENASSIST: the substituted words 1 and 3, and each of them rotated and
// combined with the round constant.
func execAESKey(m *Processor, d *inst) {
	src := m.getX(&d.b)
	var v [2]uint64
	for i := range 2 {
		var word uint32
		for k := range 4 {
			word |= uint32(sbox[uint8(lane(&src, 8*i+4+k, 1))]) << (8 * k)
		}
		setLane(&v, 2*i, 4, uint64(word))
		setLane(&v, 2*i+1, 4, uint64(bits.RotateLeft32(word, -8)^uint32(d.c.val&0xFF)))
	}
	m.setX(&d.a, v)
}
