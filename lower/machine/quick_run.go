package machine

import (
	"encoding/binary"
	"math/bits"
)

// steps executes up to n instructions, and stops early at the end of the run or with a fault. It
// returns how many were executed. Nobody looks at the steps in between.
func (m *Machine) steps(n uint64) (uint64, error) {
	var done uint64
	for done < n && !m.done {
		if m.OnStep == nil && len(m.threads) <= 1 && m.Steps < m.limits.Steps {
			k := m.quickly(min(n-done, m.limits.Steps-m.Steps))
			done += k
			m.Steps += k
			if m.RIP == exitAddr && k > 0 {
				m.done = true
				break
			}
			if done == n {
				break
			}
		}
		if err := m.Step(); err != nil {
			return done, err
		}
		done++
	}
	return done, nil
}

// quickly executes instructions as long as they are quick, up to n, and returns how many. Pages
// with code cannot change on the way: nothing here writes to them.
func (m *Machine) quickly(n uint64) (done uint64) {
	mem, g := m.Mem, &m.GPR
	rip, flags := m.RIP, m.Flags
	var code *[PageSize]*inst
	page := ^uint64(0) // that code is of
	for done < n {
		if rip/PageSize != page {
			if code = mem.decoded(rip); code == nil {
				break
			}
			page = rip / PageSize
		}
		d := code[rip%PageSize]
		if d == nil || d.quick == notQuick {
			break
		}
		next := rip + uint64(d.len)
		if d.quick < quickWithSource {
			switch d.quick {
			case quickJcc:
				if holds(flags, d.cc) {
					next = d.a.val
				}
			case quickJmp:
				next = d.a.val
			case quickSet:
				r := &g[d.a.reg&15]
				*r &^= 0xFF
				if holds(flags, d.cc) {
					*r |= 1
				}
			case quickLea:
				g[d.a.reg&15] = m.ea(&d.b) & d.mask
			case quickPush, quickCall:
				v := next
				if d.quick == quickPush {
					v = g[d.a.reg&15]
				}
				if at := g[rsp] - 8; !mem.quickStore(at, v, ^uint64(0)) {
					if mem.fetch(at, Write) {
						continue
					}
					m.RIP, m.Flags = rip, flags
					return done
				}
				g[rsp] -= 8
				if d.quick == quickCall {
					next = d.a.val
				}
			default: // RET and POP
				v, ok := mem.quickLoad(g[rsp])
				if !ok {
					if mem.fetch(g[rsp], Read) {
						continue
					}
					m.RIP, m.Flags = rip, flags
					return done
				}
				g[rsp] += 8
				if d.quick == quickRet {
					next = v
				} else {
					g[d.a.reg&15] = v
				}
			}
			rip = next
			done++
			continue
		}
		b := d.b.val
		switch d.b.kind {
		case opReg:
			b = g[d.b.reg&15]
		case opMem:
			v, ok := mem.quickLoad(m.ea(&d.b))
			if !ok {
				if mem.fetch(m.ea(&d.b), Read) {
					continue
				}
				m.RIP, m.Flags = rip, flags
				return done
			}
			b = v
		}
		b &= d.from
		r := &g[d.a.reg&15]
		if d.quick < quickWithFlags {
			switch d.quick {
			case quickMov:
				*r = *r&d.keep | b
			case quickStore:
				if at := m.ea(&d.a); !mem.quickStore(at, b, d.mask) {
					if mem.fetch(at, Write) {
						continue
					}
					m.RIP, m.Flags = rip, flags
					return done
				}
			case quickMovSX:
				*r = *r&d.keep | signExtend(b, d.b.size)&d.mask
			case quickCmov:
				if !holds(flags, d.cc) {
					b = *r & d.mask
				}
				*r = *r&d.keep | b
			default: // IMUL
				a := *r
				if d.n == 3 {
					a = d.c.val
				}
				var f uint64
				*r, f = multiply(a, b)
				flags = flags&^Arithmetic | f | signZero(*r, d.top)
			}
			rip = next
			done++
			continue
		}
		a := *r
		if d.a.kind == opMem {
			v, ok := mem.quickLoad(m.ea(&d.a))
			if !ok {
				if mem.fetch(m.ea(&d.a), Read) {
					continue
				}
				m.RIP, m.Flags = rip, flags
				return done
			}
			a = v
		}
		a &= d.mask
		var v, f uint64
		switch d.quick {
		case quickCmp, quickSub:
			v, f = d.subtract(a, b)
		case quickAdd:
			v = (a + b) & d.mask
			f = (a^b^v)&FlagAF | (a&b|(a|b)&^v)>>(d.top&63)&1
			f |= (a ^ v) & (b ^ v) >> (d.top & 63) & 1 << 11
		case quickAnd, quickTest:
			v = a & b
		case quickOr:
			v = a | b
		case quickXor:
			v = a ^ b
		case quickInc:
			v = (a + 1) & d.mask
			f = flags&FlagCF | (a^1^v)&FlagAF | (a^v)&(1^v)>>(d.top&63)&1<<11
		case quickDec:
			v = (a - 1) & d.mask
			f = flags&FlagCF | (a^1^v)&FlagAF | (a^1)&(a^v)>>(d.top&63)&1<<11
		case quickNeg:
			v, f = d.subtract(0, a)
		default:
			v, f = d.quickShift(a, b, d.mask)
		}
		if d.quick != quickCmp && d.quick != quickTest {
			if d.a.kind != opMem {
				*r = *r&d.keep | v
			} else if at := m.ea(&d.a); !mem.quickStore(at, v, d.mask) {
				if mem.fetch(at, Write) {
					continue
				}
				break
			}
		}
		flags = flags&^Arithmetic | f | signZero(v, d.top)
		rip = next
		done++
	}
	m.RIP, m.Flags = rip, flags
	return done
}

// subtract is a - b with the flags that depend on more than the result.
func (d *inst) subtract(a, b uint64) (v, f uint64) {
	v = (a - b) & d.mask
	f = (a ^ b ^ v) & FlagAF
	if a < b {
		f |= FlagCF
	}
	return v, f | (a^b)&(a^v)>>(d.top&63)&1<<11
}

// multiply is the lower half of a product with sign, and CF and OF if the upper half matters.
func multiply(a, b uint64) (v, f uint64) {
	hi, lo := bits.Mul64(a, b)
	hi -= uint64(int64(a)>>63)&b + uint64(int64(b)>>63)&a
	if hi != uint64(int64(lo)>>63) {
		f = FlagCF | FlagOF
	}
	return lo, f
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

// quickLoad reads 8 bytes, if they lie in a page that is at hand and can be read.
func (m *Memory) quickLoad(addr uint64) (uint64, bool) {
	line := &m.cache[addr/PageSize%uint64(len(m.cache))]
	at := addr % PageSize
	if line.num != addr/PageSize+1 || line.p.perm&Read == 0 || at > PageSize-8 {
		return 0, false
	}
	return binary.LittleEndian.Uint64(line.p.data[at:]), true
}

// quickStore writes the bytes that mask covers, if they lie in a page that is at hand and open.
func (m *Memory) quickStore(addr, v, mask uint64) bool {
	line := &m.cache[addr/PageSize%uint64(len(m.cache))]
	at := addr % PageSize
	if line.num != addr/PageSize+1 || line.p.open != m.epoch || at > PageSize-8 {
		return false
	}
	b := line.p.data[at : at+8]
	binary.LittleEndian.PutUint64(b, binary.LittleEndian.Uint64(b)&^mask|v&mask)
	return true
}

// fetch brings the page of an address to hand, for quickLoad or quickStore. It reports whether that
// helps.
func (m *Memory) fetch(addr uint64, need Perm) bool {
	p := m.page(addr)
	return p != nil && p.perm&need != 0 && (need == Read || p.open == m.epoch) &&
		addr%PageSize <= PageSize-8
}

// decoded is what is decoded of the page of an address, nil if nothing is.
func (m *Memory) decoded(addr uint64) *[PageSize]*inst {
	if p := m.page(addr); p != nil && p.perm&Exec != 0 {
		return p.code
	}
	return nil
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
