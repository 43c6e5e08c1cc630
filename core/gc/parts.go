package gc

import (
	"fmt"

	"statepoint/core/ir"
)

// These are parts for [Compose], one for each switch that needs no Go code.

// NoInit leaves roots uninitialised at function entry.
type NoInit struct{}

// InitRoots is false.
func (NoInit) InitRoots() bool { return false }

// Fixed declares that the collector never moves an object.
type Fixed struct{}

// ObjectsStay is true.
func (Fixed) ObjectsStay() bool { return true }

// Interior declares that the collector finds the start of an object from any address in it.
type Interior struct{}

// FindsStarts is true.
func (Interior) FindsStarts() bool { return true }

// Link keeps the roots in a list whose newest entry is in a variable.
type Link struct{ Chain string }

// RootChain returns Chain.
func (l Link) RootChain() string { return l.Chain }

// Points requests safe points.
type Points struct{ Needed PointKinds }

// NeededSafePoints returns Needed.
func (p Points) NeededSafePoints() PointKinds { return p.Needed }

// Table requests a table by the named printer; "" is the strategy's own.
type Table struct{ Printer string }

// UsesMetadata is true.
func (Table) UsesMetadata() bool { return true }

// TableName returns Printer.
func (t Table) TableName() string { return t.Printer }

// Poll calls a function of the run-time library, which may collect, at safe points. If Flag is not
// "" it is called only while the variable of that name, an i64, is not 0. At selects the kinds of
// safe points, among those that the strategy needs; 0 means all.
//
// Every reference live there must be in a root. Between a call and the store of its result into a
// root there is a point of kind PostCall, so programs that root their results by such stores poll
// at others.
type Poll struct {
	Flag, Func string
	At         PointKinds
}

// AtSafePoint writes the poll's code.
func (p Poll) AtSafePoint(b *Builder, at Point) error {
	if p.At != 0 && !p.At.Has(at.Kind) {
		return nil
	}
	call := func() error {
		_, err := b.CallCollector(p.Func)
		return err
	}
	if p.Flag == "" {
		return call()
	}
	wanted := b.Load(b.m.Types.I64, b.Variable(p.Flag, b.m.Types.I64))
	var err error
	b.If(b.Compare(ir.NE, wanted, b.Int(64, 0)), func() { err = call() })
	return err
}

// Around calls functions of the run-time library before and after every call; "" means no function.
type Around struct{ Before, After string }

// BeforeCall calls the function for before calls.
func (a Around) BeforeCall(b *Builder, _ *ir.Instr) error { return leaf(b, a.Before) }

// AfterCall calls the function for after calls.
func (a Around) AfterCall(b *Builder, _ *ir.Instr) error { return leaf(b, a.After) }

func leaf(b *Builder, name string) error {
	if name == "" {
		return nil
	}
	_, err := b.Call(name, b.m.Types.Void)
	return err
}

// DerivedByMetadata treats a root as a derived pointer if its metadata is a small number cast to a
// pointer: one more than the number of the base root.
type DerivedByMetadata struct{}

// BaseOf reads the metadata.
func (DerivedByMetadata) BaseOf(r Root) (number int, derived bool) {
	c, ok := r.Metadata.(*ir.Const)
	if !ok || c.Kind != ir.ConstExpr || c.Op != ir.IntToPtr || len(c.Elems) != 1 {
		return 0, false
	}
	n, ok := ir.AsInt(c.Elems[0])
	if !ok || n.Bits == 0 || n.Bits > maxRootNumber {
		return 0, false
	}
	return int(n.Bits) - 1, true
}

// maxRootNumber is the largest metadata that counts as a number.
const maxRootNumber = 1 << 20

// CountedRoots counts the references in roots, so the collector does not need to find them: there
// is no table.
type CountedRoots struct{}

// CountsRoots is true.
func (CountedRoots) CountsRoots() bool { return true }

// InitRoots is false: LowerRoots sets every root to null.
func (CountedRoots) InitRoots() bool { return false }

// LowerRoots counts the references stored to each root, and those in the roots at function exits.
func (CountedRoots) LowerRoots(b *Builder, f *ir.Func, roots []Root) error {
	seen := map[*ir.Instr]bool{} // a root may have been declared twice
	var slots []*ir.Instr
	for _, r := range roots {
		if !r.Slot.ElemType.IsPointer() {
			return fmt.Errorf("root %d is not a pointer, so it cannot be counted", r.Number)
		}
		if seen[r.Slot] {
			continue
		}
		seen[r.Slot] = true
		slots = append(slots, r.Slot)
		var stores []*ir.Instr
		if err := storesTo(r.Slot, &stores); err != nil {
			return fmt.Errorf("root %d cannot be counted: %w", r.Number, err)
		}
		for _, store := range stores {
			b.Before(store)
			if err := recount(b, store.Operand(0), store.Operand(1)); err != nil {
				return err
			}
		}
		b.After(r.Slot)
		b.Store(ir.Null(r.Slot.ElemType), r.Slot)
	}
	exits, err := b.Exits(f)
	if err != nil {
		return err
	}
	for _, at := range exits {
		b.Before(at)
		for _, slot := range slots {
			if err := count(b, releaseName, b.Load(slot.ElemType, slot)); err != nil {
				return err
			}
		}
	}
	for _, r := range roots {
		r.Call.Erase()
	}
	return nil
}

// storesTo finds the stores to a slot. It refuses a slot whose address goes elsewhere.
func storesTo(address *ir.Instr, stores *[]*ir.Instr) error {
	for u := ir.FirstUse(address); u != nil; u = u.Next() {
		in := u.User
		switch {
		case in == nil || in.Op == ir.Load:
		case in.Op == ir.Call && in.IsIntrinsic(RootName):
		case in.Op == ir.Store && u.Index() == 1 && in.Operand(0).Type().IsPointer():
			*stores = append(*stores, in)
		case in.Op == ir.BitCast:
			if err := storesTo(in, stores); err != nil {
				return err
			}
		default:
			return fmt.Errorf("its address escapes")
		}
	}
	return nil
}
