package datalayout

import "statepoint/core/ir"

// Layout computes the sizes and alignments of types (LangRef, "Data Layout"). Sizes and
// alignments are bytes unless a name says bits. It caches by type, so one layout serves one type
// table.
type Layout struct {
	// BigEndian is set by "E".
	BigEndian bool
	// StackAlign is the natural stack alignment in bytes, 0 if not given ("S").
	StackAlign uint64
	// AllocaAddrSpace, ProgramAddrSpace and GlobalsAddrSpace are "A", "P" and "G".
	AllocaAddrSpace, ProgramAddrSpace, GlobalsAddrSpace uint32

	ints, floats, vectors []alignSpec
	aggregate             alignSpec
	pointers              map[uint32]pointerSpec
	nonIntegral           []uint32
	cache                 map[*ir.Type]layoutOf
}

// alignSpec is the alignment of one width, in bytes.
type alignSpec struct {
	bits      uint64
	abi, pref uint64
}

type pointerSpec struct {
	bits, abi, pref, index uint64
}

type layoutOf struct {
	size, abi, pref uint64
	offsets         []uint64
}

// setSpec replaces or inserts a width's alignment; the list is sorted by width.
func setSpec(specs []alignSpec, s alignSpec) []alignSpec {
	for i := range specs {
		if specs[i].bits == s.bits {
			specs[i] = s
			return specs
		}
		if specs[i].bits > s.bits {
			specs = append(specs, alignSpec{})
			copy(specs[i+1:], specs[i:])
			specs[i] = s
			return specs
		}
	}
	return append(specs, s)
}

func (d *Layout) pointer(addrSpace uint32) pointerSpec {
	if p, ok := d.pointers[addrSpace]; ok {
		return p
	}
	return d.pointers[0]
}

// PointerBits is the width of a pointer of an address space.
func (d *Layout) PointerBits(addrSpace uint32) uint64 { return d.pointer(addrSpace).bits }

// IndexBits is the width of address computations in an address space.
func (d *Layout) IndexBits(addrSpace uint32) uint64 { return d.pointer(addrSpace).index }

// SizeInBits is the number of bits a value of the type has, without padding at its end; of a
// scalable vector, the known minimum.
func (d *Layout) SizeInBits(t *ir.Type) uint64 {
	switch t.Kind {
	case ir.IntegerKind:
		return uint64(t.Bits)
	case ir.HalfKind, ir.BFloatKind:
		return 16
	case ir.FloatKind:
		return 32
	case ir.DoubleKind, ir.X86MMXKind:
		return 64
	case ir.X86FP80Kind:
		return 80
	case ir.FP128Kind, ir.PPCFP128Kind:
		return 128
	case ir.X86AMXKind:
		return 8192
	case ir.PointerKind:
		return d.pointer(t.AddrSpace).bits
	case ir.LabelKind:
		return d.pointer(0).bits
	case ir.TargetKind:
		return d.targetBits(t)
	case ir.VectorKind:
		return t.Len * d.SizeInBits(t.Elem)
	case ir.ArrayKind:
		return t.Len * d.Size(t.Elem) * 8
	case ir.StructKind:
		return d.of(t).size * 8
	}
	return 0
}

// StoreSize is the most bytes a store of the type writes.
func (d *Layout) StoreSize(t *ir.Type) uint64 { return (d.SizeInBits(t) + 7) / 8 }

// Size is the distance in bytes between two elements of an array of the type.
func (d *Layout) Size(t *ir.Type) uint64 { return d.of(t).size }

// ABIAlign is the ABI alignment of the type, in bytes.
func (d *Layout) ABIAlign(t *ir.Type) uint64 { return d.of(t).abi }

// PrefAlign is the alignment allocas of the type get, in bytes.
func (d *Layout) PrefAlign(t *ir.Type) uint64 { return d.of(t).pref }

// NonIntegral reports whether the bits of pointers into an address space are not a stable address
// ("ni"; LangRef, "Non-Integral Pointer Type").
func (d *Layout) NonIntegral(space uint32) bool {
	for _, n := range d.nonIntegral {
		if n == space {
			return true
		}
	}
	return false
}

// FieldOffset is the offset in bytes of a field of a struct.
func (d *Layout) FieldOffset(t *ir.Type, field int) uint64 { return d.of(t).offsets[field] }

func (d *Layout) of(t *ir.Type) layoutOf {
	if l, ok := d.cache[t]; ok {
		return l
	}
	// a struct that contains itself must not recurse for ever
	d.cache[t] = layoutOf{abi: 1, pref: 1}
	l := d.compute(t)
	d.cache[t] = l
	return l
}

func (d *Layout) compute(t *ir.Type) layoutOf {
	l := layoutOf{abi: 1, pref: 1}
	bits := d.scalarBits(t)
	switch t.Kind {
	case ir.IntegerKind:
		l.abi, l.pref = intAlign(d.ints, bits)
	case ir.HalfKind, ir.BFloatKind, ir.FloatKind, ir.DoubleKind, ir.FP128Kind, ir.PPCFP128Kind,
		ir.X86FP80Kind:
		l.abi, l.pref = floatAlign(d.floats, bits)
	case ir.X86MMXKind, ir.VectorKind:
		l.abi, l.pref = vectorAlign(d.vectors, bits)
	case ir.TargetKind:
		if targetIsPointer(t) {
			p := d.pointer(0)
			l.abi, l.pref = p.abi, p.pref
		} else if bits > 0 {
			l.abi, l.pref = vectorAlign(d.vectors, bits)
		}
	case ir.X86AMXKind:
		l.abi, l.pref = 64, 64
	case ir.PointerKind:
		p := d.pointer(t.AddrSpace)
		l.abi, l.pref = p.abi, p.pref
	case ir.LabelKind:
		p := d.pointer(0)
		l.abi, l.pref = p.abi, p.pref
	case ir.ArrayKind:
		e := d.of(t.Elem)
		return layoutOf{size: t.Len * e.size, abi: e.abi, pref: e.pref}
	case ir.StructKind:
		return d.structLayout(t)
	}
	l.size = roundUp((bits+7)/8, l.abi)
	return l
}

// scalarBits is SizeInBits for every type whose size does not need its own layout, 0 for structs.
func (d *Layout) scalarBits(t *ir.Type) uint64 {
	if t.Kind == ir.StructKind || t.Kind == ir.ArrayKind {
		return 0
	}
	return d.SizeInBits(t)
}

func (d *Layout) structLayout(t *ir.Type) layoutOf {
	l := layoutOf{abi: 1, pref: 1, offsets: make([]uint64, len(t.Fields))}
	for i, f := range t.Fields {
		e := d.of(f)
		abi := e.abi
		if t.Packed {
			abi = 1
		}
		l.size = roundUp(l.size, abi)
		l.offsets[i] = l.size
		l.size += e.size
		l.abi = max(l.abi, abi)
	}
	l.size = roundUp(l.size, l.abi)
	if !t.Packed {
		l.abi = max(l.abi, d.aggregate.abi)
		l.pref = max(l.abi, d.aggregate.pref)
		return l
	}
	l.pref = max(1, d.aggregate.pref)
	return l
}

func roundUp(n, align uint64) uint64 {
	if align <= 1 {
		return n
	}
	return (n + align - 1) / align * align
}

// intAlign is the alignment of the smallest specified width that holds bits, or else of the
// largest.
func intAlign(specs []alignSpec, bits uint64) (abi, pref uint64) {
	for _, s := range specs {
		if s.bits >= bits {
			return max(s.abi, 1), max(s.pref, 1)
		}
	}
	last := specs[len(specs)-1]
	return max(last.abi, 1), max(last.pref, 1)
}

// floatAlign is the alignment of exactly this width, else its size rounded up to a power of two.
func floatAlign(specs []alignSpec, bits uint64) (abi, pref uint64) {
	for _, s := range specs {
		if s.bits == bits {
			return max(s.abi, 1), max(s.pref, 1)
		}
	}
	n := min(nextPowerOfTwo((bits+7)/8), 1<<32) // there is no larger alignment
	return n, n
}

// vectorAlign is the alignment of exactly this width, else the size rounded up to a power of two.
func vectorAlign(specs []alignSpec, bits uint64) (abi, pref uint64) {
	return floatAlign(specs, bits)
}

func nextPowerOfTwo(n uint64) uint64 {
	p := uint64(1)
	for p < n && p != 0 {
		p <<= 1
	}
	return max(p, 1)
}
