package ir

type alignDefault uint8

const (
	alignABI alignDefault = iota
	alignPreferred
	alignSize
)

// defaultAlign is the alignment in bytes of a load, store (alignABI), alloca (alignPreferred) or
// atomic operation (alignSize) without an explicit one.
func (d *DataLayout) defaultAlign(t *Type, kind alignDefault) uint64 {
	switch kind {
	case alignPreferred:
		return max(d.PrefAlign(t), 1)
	case alignSize:
		return nextPowerOfTwo(d.StoreSize(t))
	}
	return max(d.ABIAlign(t), 1)
}

// AlignOf is the alignment in bytes, explicit or implicit, of a load, store, alloca, cmpxchg or
// atomicrmw.
func (d *DataLayout) AlignOf(in *Instr) uint64 {
	if in.Mem != nil && in.Mem.Align != 0 {
		return in.Mem.Align
	}
	switch in.Op {
	case Alloca:
		return d.defaultAlign(in.ElemType, alignPreferred)
	case Load:
		return d.defaultAlign(in.typ, alignABI)
	case Store:
		return d.defaultAlign(in.ops[0].Value.Type(), alignABI)
	}
	return d.defaultAlign(in.ops[1].Value.Type(), alignSize)
}
