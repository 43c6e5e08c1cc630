package interp

import (
	"math/bits"

	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
)

// Memory is byte-addressed memory. An access to an unmapped address is an error.
type Memory interface {
	ReadAt(addr uint64, b []byte) error
	WriteAt(addr uint64, b []byte) error
}

const pageSize = 4096

// Space is a sparse address space, the Memory of a run unless the caller supplies another. Make one
// with NewSpace.
type Space struct {
	pages map[uint64]*[pageSize]byte
	last  uint64 // the page used last
	page  *[pageSize]byte
	limit uint64
}

// NewSpace returns an empty space that holds at most limit bytes.
func NewSpace(limit uint64) *Space {
	return &Space{pages: map[uint64]*[pageSize]byte{},
		limit: limit}
}

// Map maps the pages of size bytes starting at addr; new pages are zero. It fails when the space
// would hold more than its limit.
func (s *Space) Map(addr, size uint64) error {
	if size == 0 {
		return nil
	}
	if addr+size-1 < addr || size > s.limit {
		return &Fault{Kind: MemoryLimit, Text: "a mapping larger than Options.Memory"}
	}
	for p := addr / pageSize; p <= (addr+size-1)/pageSize; p++ {
		if s.pages[p] != nil {
			continue
		}
		if uint64(len(s.pages)+1)*pageSize > s.limit {
			return &Fault{Kind: MemoryLimit, Text: "more bytes than Options.Memory"}
		}
		s.pages[p] = new([pageSize]byte)
	}
	return nil
}

// ReadAt copies memory to b.
func (s *Space) ReadAt(addr uint64, b []byte) error {
	return s.each(addr, b, func(page, part []byte) { copy(part, page) })
}

// WriteAt copies b to memory.
func (s *Space) WriteAt(addr uint64, b []byte) error {
	return s.each(addr, b, func(page, part []byte) { copy(page, part) })
}

func (s *Space) each(addr uint64, b []byte, do func(page, part []byte)) error {
	for len(b) > 0 {
		p := addr / pageSize
		if s.page == nil || p != s.last {
			s.last, s.page = p, s.pages[p]
			if s.page == nil {
				return undefined("address 0x%x is not mapped", addr)
			}
		}
		off := int(addr % pageSize)
		n := min(len(b), pageSize-off)
		do(s.page[off:off+n], b[:n])
		b, addr = b[n:], addr+uint64(n)
	}
	return nil
}

// shadow records which bytes of memory are undef (those of a new alloca, and those to which undef
// was stored) and which are Arbitrary, because such a value was stored there. All others are
// defined.
type shadow struct{ undef, arbitrary marks }

func (s shadow) mark(addr, size uint64, state State) {
	s.undef.mark(addr, size, state >= Undef)
	s.arbitrary.mark(addr, size, state == Arbitrary)
}

// state is the worst state of the bytes.
func (s shadow) state(addr, size uint64) State {
	switch {
	case s.undef.any(addr, size):
		return Undef
	case s.arbitrary.any(addr, size):
		return Arbitrary
	}
	return Defined
}

func (s shadow) copy(to, from, size uint64) {
	s.undef.copy(to, from, size)
	s.arbitrary.copy(to, from, size)
}

// marks are some bytes of memory.
type marks map[uint64]*[pageSize / 64]uint64

func (s marks) mark(addr, size uint64, set bool) {
	for size > 0 {
		p := s[addr/pageSize]
		off := addr % pageSize
		n := min(size, pageSize-off)
		if p == nil && set {
			p = new([pageSize / 64]uint64)
			s[addr/pageSize] = p
		}
		if p != nil {
			for i := off; i < off+n; i++ {
				if set {
					p[i/64] |= 1 << (i % 64)
				} else {
					p[i/64] &^= 1 << (i % 64)
				}
			}
		}
		addr, size = addr+n, size-n
	}
}

// any reports whether one of the bytes is marked.
func (s marks) any(addr, size uint64) bool {
	for size > 0 {
		off := addr % pageSize
		n := min(size, pageSize-off)
		if p := s[addr/pageSize]; p != nil {
			for i := off; i < off+n; i++ {
				if p[i/64]>>(i%64)&1 != 0 {
					return true
				}
			}
		}
		addr, size = addr+n, size-n
	}
	return false
}

func (s marks) copy(to, from, size uint64) {
	if len(s) == 0 {
		return
	}
	bit := make([]bool, size)
	for i := range bit {
		bit[i] = s.any(from+uint64(i), 1)
	}
	for i, b := range bit {
		s.mark(to+uint64(i), 1, b)
	}
}

// Load reads a value of a type from an address. A scalar is undef if any of its bytes is.
func (m *Interp) Load(t *ir.Type, addr uint64) (Value, error) {
	if elements(t) >= 0 && !m.packed(t) {
		v := Value{Type: t, Elems: make([]Value, elements(t))}
		for i := range v.Elems {
			e, err := m.Load(elementType(t, i), addr+m.offset(t, i))
			if err != nil {
				return v, err
			}
			v.Elems[i] = e
		}
		return v, nil
	}
	size := m.layout.StoreSize(t)
	b := make([]byte, size)
	if err := m.memory.ReadAt(addr, b); err != nil {
		return Value{}, err
	}
	v := fromBytes(t, b, m.layout)
	switch s := m.shadow.state(addr, size); s {
	case Undef:
		return OfState(t, s), nil
	case Arbitrary:
		return atLeast(v, s), nil
	}
	return v, nil
}

// Store writes a value to an address.
func (m *Interp) Store(v Value, addr uint64) error {
	t := v.Type
	if elements(t) >= 0 && !m.packed(t) {
		for i := range v.Elems {
			if err := m.Store(v.Elems[i], addr+m.offset(t, i)); err != nil {
				return err
			}
		}
		return nil
	}
	b := toBytes(v, m.layout)
	if err := m.memory.WriteAt(addr, b); err != nil {
		return err
	}
	m.shadow.mark(addr, uint64(len(b)), v.StateOf())
	return nil
}

// Bytes are the bytes that a store of a value writes. Undef and poison become zeros.
func (m *Interp) Bytes(v Value) []byte {
	t := v.Type
	if elements(t) < 0 || m.packed(t) {
		return toBytes(v, m.layout)
	}
	b := make([]byte, m.layout.StoreSize(t))
	for i := range v.Elems {
		copy(b[m.offset(t, i):], m.Bytes(v.Elems[i]))
	}
	return b
}

// packed reports whether a vector's elements are not byte-aligned in memory, as in <8 x i1>.
func (m *Interp) packed(t *ir.Type) bool {
	return t.Kind == ir.VectorKind && m.layout.SizeInBits(t.Elem)%8 != 0
}

// offset is the offset of element i of a type.
func (m *Interp) offset(t *ir.Type, i int) uint64 {
	switch t.Kind {
	case ir.StructKind:
		return m.layout.FieldOffset(t, i)
	case ir.VectorKind: // without padding between elements
		return uint64(i) * (m.layout.SizeInBits(t.Elem) / 8)
	}
	return uint64(i) * m.layout.Size(t.Elem)
}

// fromBytes reads a scalar, or a vector whose elements are not whole bytes. Bytes are
// little-endian.
func fromBytes(t *ir.Type, b []byte, layout *datalayout.Layout) Value {
	n := layout.SizeInBits(t)
	if t.Kind == ir.VectorKind {
		all := bigOf(b)
		v := Value{Type: t, Elems: make([]Value, t.Len)}
		for i := range v.Elems {
			part := shifted(all, uint(i)*uint(t.Elem.Bits))
			v.Elems[i] = BigInt(t.Elem, part)
		}
		return v
	}
	if wide(t) {
		return Value{Type: t, Big: truncated(bigOf(b), uint32(n))}
	}
	var x uint64
	for i := len(b) - 1; i >= 0; i-- {
		x = x<<8 | uint64(b[i])
	}
	return Value{Type: t, Bits: x & mask(uint32(n))}
}

func toBytes(v Value, layout *datalayout.Layout) []byte {
	b := make([]byte, layout.StoreSize(v.Type))
	switch {
	case v.Type.Kind == ir.VectorKind:
		at := 0
		for _, e := range v.Elems {
			for k := range int(e.Type.Bits) {
				if e.Unsigned().Bit(k) != 0 {
					b[at/8] |= 1 << (at % 8)
				}
				at++
			}
		}
	case v.Big != nil:
		v.Big.FillBytes(b)
		for i, j := 0, len(b)-1; i < j; i, j = i+1, j-1 {
			b[i], b[j] = b[j], b[i]
		}
	default:
		x := v.Bits
		for i := range b {
			b[i] = byte(x)
			x >>= 8
		}
	}
	return b
}

func alignUp(n, align uint64) uint64 {
	if align <= 1 || bits.OnesCount64(align) != 1 {
		return n
	}
	return (n + align - 1) &^ (align - 1)
}
