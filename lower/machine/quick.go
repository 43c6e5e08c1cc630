package machine

import (
	"encoding/binary"

	"golang.org/x/arch/x86/x86asm"
)

// quick says which of the common instructions one is: those that Machine.steps executes itself as
// long as everything is as usual. All others, and these where a page is not at hand, go through
// Step, which is also what says what each of them means: tests hold both against the processor.
type quick uint8

const (
	notQuick quick = iota
	quickJcc
	quickJmp
	quickCall
	quickRet
	quickPush
	quickPop
	quickLea
	quickStore
	quickWithSource // those that follow have a source that is read first
	quickMov
	quickAdd
	quickSub
	quickCmp
	quickAnd
	quickOr
	quickXor
	quickTest
	quickShl
	quickShr
	quickSar
	quickInc
	quickDec
)

// quickOps are the operations on a register of 4 or 8 bytes and a source.
var quickOps = map[x86asm.Op]quick{
	x86asm.MOV: quickMov, x86asm.ADD: quickAdd, x86asm.SUB: quickSub, x86asm.CMP: quickCmp,
	x86asm.AND: quickAnd, x86asm.OR: quickOr, x86asm.XOR: quickXor, x86asm.TEST: quickTest,
	x86asm.SHL: quickShl, x86asm.SHR: quickShr, x86asm.SAR: quickSar,
	x86asm.INC: quickInc, x86asm.DEC: quickDec,
}

// makeQuick finds out whether an instruction is a common one.
func (d *inst) makeQuick() {
	word := func(o *operand) bool { return o.size == 4 || o.size == 8 }
	plain := func(o *operand) bool {
		return o.kind == opReg && word(o) || o.kind == opMem && o.seg == 0 && word(o)
	}
	d.top = 8*d.size - 1
	switch d.op {
	case conds[0][d.cc]:
		d.quick = quickJcc
	case x86asm.JMP:
		if d.a.kind == opImm {
			d.quick = quickJmp
		}
	case x86asm.CALL:
		if d.a.kind == opImm {
			d.quick = quickCall
		}
	case x86asm.RET:
		if d.n == 0 {
			d.quick = quickRet
		}
	case x86asm.PUSH, x86asm.POP:
		if d.a.kind == opReg {
			d.quick = map[x86asm.Op]quick{x86asm.PUSH: quickPush, x86asm.POP: quickPop}[d.op]
		}
	case x86asm.LEA:
		if d.a.kind == opReg && word(&d.a) && d.b.seg == 0 {
			d.quick = quickLea
		}
	case x86asm.SHL, x86asm.SHR, x86asm.SAR:
		// A count of 0 leaves the flags alone.
		if plain(&d.a) && d.a.kind == opReg && d.b.kind == opImm &&
			d.b.val&uint64(d.top) != 0 {
			d.quick = quickOps[d.op]
		}
	case x86asm.INC, x86asm.DEC:
		if plain(&d.a) && d.a.kind == opReg {
			d.quick = quickOps[d.op]
		}
	default:
		q := quickOps[d.op]
		source := d.b.kind == opImm || plain(&d.b) && d.b.size == d.size
		switch {
		case q == notQuick || !source:
		case d.a.kind == opReg && plain(&d.a):
			d.quick = q
		case q == quickMov && plain(&d.a) && d.b.kind != opMem:
			d.quick = quickStore
		}
	}
}

// parity is FlagPF for each byte with an even number of bits.
var parity = func() (t [256]uint8) {
	for i := range t {
		bits := 0
		for v := i; v != 0; v >>= 1 {
			bits += v & 1
		}
		if bits%2 == 0 {
			t[i] = uint8(FlagPF)
		}
	}
	return t
}()

// signZero are the flags of a result of top+1 bits: those that do not depend on the operation.
func signZero(v uint64, top uint8) uint64 {
	f := uint64(parity[uint8(v)]) | v>>(top&63)&1<<7
	if v == 0 {
		f |= FlagZF
	}
	return f
}

// steps executes up to n instructions, and stops early at the end of the run or with a fault. It
// returns how many were executed. Nobody looks at the steps in between.
func (m *Machine) steps(n uint64) (uint64, error) {
	mem, g := m.Mem, &m.GPR
	var done uint64
	for done < n && !m.done {
		room := n - done
		if m.OnStep != nil || len(m.threads) > 1 || m.Steps >= m.limits.Steps {
			room = 0
		} else {
			room = min(room, m.limits.Steps-m.Steps)
		}
		start := done
		rip := m.RIP
	quickly:
		for ; done-start < room; done++ {
			line := &mem.cache[rip/PageSize%uint64(len(mem.cache))]
			if line.num != rip/PageSize+1 || line.p.code == nil {
				break
			}
			d := line.p.code[rip%PageSize]
			if d == nil || d.quick == notQuick {
				break
			}
			next := rip + uint64(d.len)
			if d.quick < quickWithSource {
				switch d.quick {
				case quickJcc:
					if holds(m.Flags, d.cc) {
						next = d.a.val
					}
				case quickJmp:
					next = d.a.val
				case quickStore:
					v := d.b.val
					if d.b.kind == opReg {
						v = g[d.b.reg&15]
					}
					if !mem.quickStore(m.ea(&d.a), v, d.size) {
						break quickly
					}
				case quickLea:
					v := m.ea(&d.b)
					if d.size == 4 {
						v = uint64(uint32(v))
					}
					g[d.a.reg&15] = v
				case quickPush, quickCall:
					v := next
					if d.quick == quickPush {
						v = g[d.a.reg&15]
					}
					if !mem.quickStore(g[rsp]-8, v, 8) {
						break quickly
					}
					g[rsp] -= 8
					if d.quick == quickCall {
						next = d.a.val
					}
				default: // RET and POP
					v, ok := mem.quickLoad(g[rsp], 8)
					if !ok {
						break quickly
					}
					g[rsp] += 8
					if d.quick == quickRet {
						next = v
					} else {
						g[d.a.reg&15] = v
					}
				}
				rip = next
				continue
			}
			b := d.b.val
			switch d.b.kind {
			case opReg:
				b = g[d.b.reg&15]
			case opMem:
				v, ok := mem.quickLoad(m.ea(&d.b), d.size)
				if !ok {
					break quickly
				}
				b = v
			}
			mask := ^uint64(0) >> (63 - d.top&63)
			r := &g[d.a.reg&15]
			a := *r & mask
			b &= mask
			var v, f uint64
			switch d.quick {
			case quickMov:
				*r = b
				rip = next
				continue
			case quickCmp, quickSub:
				v = (a - b) & mask
				f = (a ^ b ^ v) & FlagAF
				if a < b {
					f |= FlagCF
				}
				f |= (a ^ b) & (a ^ v) >> (d.top & 63) & 1 << 11
			case quickAdd:
				v = (a + b) & mask
				f = (a^b^v)&FlagAF | (a&b|(a|b)&^v)>>(d.top&63)&1
				f |= (a ^ v) & (b ^ v) >> (d.top & 63) & 1 << 11
			case quickAnd, quickTest:
				v = a & b
			case quickOr:
				v = a | b
			case quickXor:
				v = a ^ b
			case quickInc:
				v = (a + 1) & mask
				f = m.Flags&FlagCF | (a^1^v)&FlagAF | (a^v)&(1^v)>>(d.top&63)&1<<11
			case quickDec:
				v = (a - 1) & mask
				f = m.Flags&FlagCF | (a^1^v)&FlagAF | (a^1)&(a^v)>>(d.top&63)&1<<11
			default:
				v, f = d.quickShift(a, b, mask)
			}
			m.Flags = m.Flags&^Arithmetic | f | signZero(v, d.top)
			if d.quick != quickCmp && d.quick != quickTest {
				*r = v
			}
			rip = next
		}
		m.RIP = rip
		m.Steps += done - start
		if m.RIP == exitAddr && done > start {
			m.done = true
			break
		}
		if done == n {
			break
		}
		if err := m.Step(); err != nil {
			return done, err
		}
		done++
	}
	return done, nil
}

// quickShift is SHL, SHR and SAR by a constant that is not 0.
func (d *inst) quickShift(a, b, mask uint64) (v, f uint64) {
	n := b & uint64(d.top)
	switch d.quick {
	case quickShl:
		v = a << n & mask
		f = a >> (uint64(d.top) + 1 - n) & 1
		f |= (v>>(d.top&63)&1 ^ f) << 11
	case quickShr:
		v = a >> n
		f = a>>(n-1)&1 | a>>(d.top&63)&1<<11
	default:
		s := uint64(int64(a<<(63-d.top&63)) >> (63 - d.top&63))
		v = uint64(int64(s)>>n) & mask
		f = uint64(int64(s)>>(n-1)) & 1
	}
	return v, f
}

// ea is the address of an operand in memory that uses no segment.
func (m *Machine) ea(o *operand) uint64 {
	a := o.val
	if o.base != noReg {
		a += m.GPR[o.base&15]
	}
	if o.index != noReg {
		a += m.GPR[o.index&15] * uint64(o.scale)
	}
	return a
}

// quickLoad reads 4 or 8 bytes, if they lie in a page that is at hand and can be read.
func (m *Memory) quickLoad(addr uint64, size uint8) (uint64, bool) {
	line := &m.cache[addr/PageSize%uint64(len(m.cache))]
	at := addr % PageSize
	if line.num != addr/PageSize+1 || line.p.perm&Read == 0 || at > PageSize-8 {
		return 0, false
	}
	v := binary.LittleEndian.Uint64(line.p.data[at:])
	if size == 4 {
		v = uint64(uint32(v))
	}
	return v, true
}

// quickStore writes 4 or 8 bytes, if they lie in a page that is at hand and open.
func (m *Memory) quickStore(addr, v uint64, size uint8) bool {
	line := &m.cache[addr/PageSize%uint64(len(m.cache))]
	at := addr % PageSize
	if line.num != addr/PageSize+1 || line.p.open != m.epoch || at > PageSize-8 {
		return false
	}
	if b := line.p.data[at : at+8]; size == 8 {
		binary.LittleEndian.PutUint64(b, v)
	} else {
		binary.LittleEndian.PutUint32(b, uint32(v))
	}
	return true
}

// holds reports whether flags meet a condition code (Intel SDM volume 1, appendix B).
func holds(f uint64, cc uint8) bool {
	i := f&1 | f>>6&1<<1 | f>>7&1<<2 | f>>11&1<<3 | f>>2&1<<4
	return conditions[cc&15]>>i&1 != 0
}

// conditions has for each condition code a bit for each combination of CF, ZF, SF, OF and PF, with
// CF as the lowest bit of its number.
var conditions = func() (t [16]uint32) {
	for i := range uint64(32) {
		c := CPU{Flags: i&1 | i>>1&1<<6 | i>>2&1<<7 | i>>3&1<<11 | i>>4&1<<2}
		for cc := range uint8(16) {
			if c.cond(cc) {
				t[cc] |= 1 << i
			}
		}
	}
	return t
}()
