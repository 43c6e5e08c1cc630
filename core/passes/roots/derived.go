package roots

import (
	"fmt"

	"statepoint/core/gc"
	"statepoint/core/ir"
)

// derivedRoots replaces derived roots by their offsets from their bases during calls: the collector
// then sees only the bases, and may move the objects. Derived roots are in no table.
func (l *rootLowerer) derivedRoots(f *ir.Func, s gc.Strategy) error {
	strategy, ok := gc.As[gc.DerivedRoots](s)
	if !ok {
		return nil
	}
	roots := gc.RootsOf(f)
	var all []derivedRoot
	for _, r := range roots {
		base, derived := strategy.BaseOf(r)
		if !derived {
			continue
		}
		if base < 0 || base >= len(roots) || base == r.Number {
			return at(r.Call, fmt.Errorf("root %d has no base: the function has no other root of "+
				"the number %d", r.Number, base))
		}
		if _, twice := strategy.BaseOf(roots[base]); twice {
			return at(r.Call, fmt.Errorf("the base of root %d is derived itself", r.Number))
		}
		all = append(all, derivedRoot{root: r, base: roots[base].Slot})
	}
	if len(all) == 0 {
		return nil
	}
	b := l.b
	for i := range all {
		d := &all[i]
		b.Before(d.root.Slot)
		distance := l.m.NewInstr(ir.Alloca, l.m.PointerTo(l.m.Types.I64, 0),
			ir.IntConst(l.m.Types.I32, 1))
		distance.ElemType = l.m.Types.I64
		d.distance = b.Insert(distance)
		f.SetName(d.distance, d.root.Slot.Name()+".distance")
	}
	pads := map[*ir.Instr]bool{}
	for _, p := range pointsOf(f, gc.Kinds(gc.PreCall)) {
		b.Before(p.At)
		for _, d := range all {
			d.leave(b)
		}
		if p.At.Has(ir.MustTail) {
			continue
		}
		b.After(p.At)
		for _, d := range all {
			d.restore(b)
		}
		if p.At.Op != ir.Invoke {
			continue
		}
		pad := p.At.UnwindDest().FirstNonPhi()
		if pad == nil || pad.Op != ir.LandingPad {
			return at(p.At, fmt.Errorf("derived roots cannot be kept across funclets"))
		}
		if pads[pad] {
			continue
		}
		pads[pad] = true
		b.After(pad)
		for _, d := range all {
			d.restore(b)
		}
	}
	for _, d := range all {
		d.root.Call.Erase()
	}
	return nil
}

// derivedRoot is a root that points into an object, not to its start.
type derivedRoot struct {
	root gc.Root
	base *ir.Instr
	// distance is the slot of its offset from the base during a call.
	distance *ir.Instr
}

// leave replaces the pointer by its offset.
func (d *derivedRoot) leave(b *gc.Builder) {
	pointer := b.Address(b.Load(d.root.Slot.ElemType, d.root.Slot))
	base := b.Address(b.Load(d.base.ElemType, d.base))
	b.Store(b.Binary(ir.Sub, pointer, base), d.distance)
}

// restore replaces the offset by the pointer. A null pointer, with any base, stays null.
func (d *derivedRoot) restore(b *gc.Builder) {
	base := b.Address(b.Load(d.base.ElemType, d.base))
	pointer := b.Binary(ir.Add, base, b.Load(b.Module().Types.I64, d.distance))
	old := b.Address(b.Load(d.root.Slot.ElemType, d.root.Slot))
	wasNull := b.Compare(ir.EQ, old, b.Int(64, 0))
	pointer = b.Select(wasNull, b.Int(64, 0), pointer)
	b.Store(b.Cast(pointer, d.root.Slot.ElemType), d.root.Slot)
}
