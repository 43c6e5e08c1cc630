package datalayout

import "statepoint/core/ir"

type alignDefault uint8

const (
	alignABI alignDefault = iota
	alignPreferred
	alignSize
)

// defaultAlign is the alignment in bytes of a load, store (alignABI), alloca (alignPreferred) or
// atomic operation (alignSize) without an explicit one.
func (d *Layout) defaultAlign(t *ir.Type, kind alignDefault) uint64 {
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
func (d *Layout) AlignOf(in *ir.Instr) uint64 {
	if in.Mem != nil && in.Mem.Align != 0 {
		return in.Mem.Align
	}
	switch in.Op {
	case ir.Alloca:
		return d.defaultAlign(in.ElemType, alignPreferred)
	case ir.Load:
		return d.defaultAlign(in.Type(), alignABI)
	case ir.Store:
		return d.defaultAlign(in.Operand(0).Type(), alignABI)
	}
	return d.defaultAlign(in.Operand(1).Type(), alignSize)
}
