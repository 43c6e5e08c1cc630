package machine

// lazyFlags is the last operation that set flags: most flags are not read before the next operation
// sets them. Operands and result are shifted so that the highest bit of the operation is bit 63.
type lazyFlags struct {
	kind    lazyKind
	shift   uint8
	a, b, v uint64
}

// lazyKind is the kind of an operation.
type lazyKind uint8

const (
	lazyNone  lazyKind = iota // the flags are those of the CPU
	lazySub                   // v = a - b; also of logic, as v - 0
	lazyAdd                   // v = a + b
	lazyOther                 // b has the flags that depend on more than v
)

// settle stores the flags of the last operation in the CPU.
func (m *Processor) settle() {
	if m.lazy.kind != lazyNone {
		m.Flags = m.Flags&^Arithmetic | m.lazy.flags()
		m.lazy.kind = lazyNone
	}
}

// flags are the arithmetic flags.
func (l *lazyFlags) flags() uint64 {
	f := signZero(l.v, l.shift)
	switch l.kind {
	case lazySub:
		if l.a < l.b {
			f |= FlagCF
		}
		f |= (l.a^l.b^l.v)>>(l.shift&63)&FlagAF | (l.a^l.b)&(l.a^l.v)>>63<<11
	case lazyAdd:
		if l.v < l.a {
			f |= FlagCF
		}
		f |= (l.a^l.b^l.v)>>(l.shift&63)&FlagAF | (l.a^l.v)&(l.b^l.v)>>63<<11
	default:
		f |= l.b
	}
	return f
}

// carried is CF.
func (m *Processor) carried() uint64 {
	l := &m.lazy
	switch l.kind {
	case lazyNone:
		return m.Flags & FlagCF
	case lazySub:
		return ordered(l.a < l.b)
	case lazyAdd:
		return ordered(l.v < l.a)
	}
	return l.b & FlagCF
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

// signZero are the flags of a result, shifted to bit 63, that do not depend on the operation.
func signZero(v uint64, shift uint8) uint64 {
	f := uint64(parity[uint8(v>>(shift&63))]) | v>>63<<7
	if v == 0 {
		f |= FlagZF
	}
	return f
}

// met reports whether the flags meet a condition.
func (m *Processor) met(d *inst) bool {
	if l := &m.lazy; l.kind == lazySub && d.order != 0 {
		return d.order>>orderOf(l.a, l.b)&1 != 0
	}
	m.settle()
	return m.cond(d.cc)
}

// orderOf is the order of two operands, as the bits of a number: whether they are equal, whether
// the first is less as unsigned, whether it is less as signed, and whether the difference is
// negative.
func orderOf(a, b uint64) uint64 {
	return ordered(a == b) | ordered(a < b)<<1 | ordered(int64(a) < int64(b))<<2 | (a-b)>>63<<3
}

func ordered(is bool) uint64 {
	if is {
		return 1
	}
	return 0
}

// orders has, for each condition code, a bit for each order of two operands, set if comparing them
// meets the condition. The conditions on parity have none.
var orders = func() (t [16]uint16) {
	for i := range uint64(16) {
		negative, less := i>>3, i>>2&1
		c := CPU{Flags: i>>1&1 | i&1<<6 | negative<<7 | (negative^less)<<11}
		for cc := range uint8(16) {
			if cc>>1 != 5 && c.cond(cc) {
				t[cc] |= 1 << i
			}
		}
	}
	return t
}()
