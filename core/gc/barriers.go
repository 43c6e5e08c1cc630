package gc

import "statepoint/core/ir"

// The run-time library symbols that the barriers of this package use.
const (
	// CardTable is a variable that points to the card table: card n is byte n from there, and
	// covers the addresses from n<<CardShift on. The run-time library biases the pointer so that
	// addresses need no subtraction.
	CardTable = "gc_card_table"
	// retainName and releaseName increment and decrement the reference count of an object; they
	// ignore null.
	retainName, releaseName = "gc_retain", "gc_release"
	// MarkingFlag is an i32 that is not 0 while the collector marks; meanwhile logName is called
	// with each reference about to be overwritten.
	MarkingFlag, logName = "gc_marking", "gc_log"
	// BadBits is an i64: a reference read from an object must not be used while it has one of these
	// bits set. healName then takes the reference and the address of its field and returns the
	// reference to use.
	BadBits, healName = "gc_bad_bits", "gc_heal"
)

// CardShift is log2 of the number of bytes that a card covers.
const CardShift = 9

// ForwardOffset is the offset in bytes, from the address of an object, of its forwarding pointer
// under a Brooks barrier. An object that was not moved points to itself.
const ForwardOffset = -8

// WriteBarrier is a part of a write barrier. Several can be combined, see [WriteBarriers].
type WriteBarrier interface {
	// Resolve returns the write to perform, for example redirected to the object's present address.
	Resolve(b *Builder, w Write) Write
	// BeforeStore and AfterStore write code around the store.
	BeforeStore(b *Builder, w Write) error
	AfterStore(b *Builder, w Write) error
}

// WriteBarriers are the parts of a write barrier, in order.
type WriteBarriers []WriteBarrier

// LowerWrite writes the code of all parts around one store.
func (all WriteBarriers) LowerWrite(b *Builder, w Write) error {
	w, err := all.Before(b, w)
	if err != nil {
		return err
	}
	b.Store(w.Value, w.Field)
	return all.After(b, w)
}

// Before writes what precedes the store, and returns the write to perform.
func (all WriteBarriers) Before(b *Builder, w Write) (Write, error) {
	for _, part := range all {
		w = part.Resolve(b, w)
	}
	for _, part := range all {
		if err := part.BeforeStore(b, w); err != nil {
			return w, err
		}
	}
	return w, nil
}

// After writes what follows the store that Before returned.
func (all WriteBarriers) After(b *Builder, w Write) error {
	for _, part := range all {
		if err := part.AfterStore(b, w); err != nil {
			return err
		}
	}
	return nil
}

// plain is a write barrier that does nothing.
type plain struct{}

func (plain) Resolve(_ *Builder, w Write) Write    { return w }
func (plain) BeforeStore(*Builder, Write) error    { return nil }
func (plain) AfterStore(b *Builder, w Write) error { return nil }

// Cards marks the card of the written field: a generational collector looks for references to young
// objects only in marked cards.
type Cards struct{ plain }

// AfterStore marks the card.
func (Cards) AfterStore(b *Builder, w Write) error {
	table := b.Load(b.Ptr(), b.Variable(CardTable, b.Ptr()))
	number := b.Binary(ir.LShr, b.Address(w.Field), b.Int(64, CardShift))
	b.Store(b.Int(8, 1), b.Offset(table, number))
	return nil
}

// Counted counts the references in objects: it retains the new one, then releases the old one, so
// an object stored over itself is not freed in between.
type Counted struct{ plain }

// BeforeStore updates the counts.
func (Counted) BeforeStore(b *Builder, w Write) error { return recount(b, w.Value, w.Field) }

// recount updates the counts for a reference that replaces the one at an address.
func recount(b *Builder, value, place ir.Value) error {
	if err := count(b, retainName, value); err != nil {
		return err
	}
	return count(b, releaseName, b.Load(value.Type(), place))
}

func count(b *Builder, function string, value ir.Value) error {
	if c, ok := value.(*ir.Const); ok && c.IsZeroValue() {
		return nil
	}
	_, err := b.Call(function, b.m.Types.Void, b.Cast(value, b.Ptr()))
	return err
}

// Snapshot is a snapshot-at-the-beginning barrier: while the collector marks, a reference is logged
// before it is overwritten.
type Snapshot struct{ plain }

// BeforeStore logs the old reference.
func (Snapshot) BeforeStore(b *Builder, w Write) error {
	flag := b.Load(b.m.Types.I32, b.Variable(MarkingFlag, b.m.Types.I32))
	var err error
	b.If(b.Compare(ir.NE, flag, b.Int(32, 0)), func() {
		_, err = b.Call(logName, b.m.Types.Void, b.Cast(b.Load(w.Value.Type(), w.Field), b.Ptr()))
	})
	return err
}

// Brooks reads and writes every object through its forwarding pointer, so that a collector can move
// objects while the program runs.
type Brooks struct{ plain }

// LowerRead reads the object through its forwarding pointer.
func (Brooks) LowerRead(b *Builder, r Read) (ir.Value, error) {
	_, field := forward(b, r.Object, r.Field)
	return b.Load(r.Call.Type(), field), nil
}

// Forward is the address to access instead of a field.
func (Brooks) Forward(b *Builder, object, field ir.Value) ir.Value {
	_, field = forward(b, object, field)
	return field
}

// Resolve redirects the write through the forwarding pointer.
func (Brooks) Resolve(b *Builder, w Write) Write {
	w.Object, w.Field = forward(b, w.Object, w.Field)
	return w
}

// forward returns the current address of an object, and of one of its fields.
func forward(b *Builder, object, field ir.Value) (newObject, newField ir.Value) {
	moved := b.Load(b.Ptr(), b.Offset(object, b.Int(64, ForwardOffset&(1<<64-1))))
	offset := b.Binary(ir.Sub, b.Address(field), b.Address(object))
	return moved, b.Cast(b.Offset(moved, offset), field.Type())
}

// LoadValue checks each reference that is read from an object (Click, Tene and Wolf, The pauseless
// GC algorithm, VEE 2005): one with a bit of [BadBits] goes to the run-time library, which returns
// the reference to use and may store it to the field.
type LoadValue struct{}

// LowerRead reads the reference and checks it.
func (l LoadValue) LowerRead(b *Builder, r Read) (ir.Value, error) {
	return l.AfterRead(b, r, b.Load(r.Call.Type(), r.Field))
}

// AfterRead checks a reference and returns the one to use.
func (LoadValue) AfterRead(b *Builder, r Read, loaded ir.Value) (ir.Value, error) {
	bad := b.Load(b.m.Types.I64, b.Variable(BadBits, b.m.Types.I64))
	bits := b.Binary(ir.And, b.Address(loaded), bad)
	heal := func() (ir.Value, error) {
		healed, err := b.Call(healName, b.Ptr(), b.Cast(loaded, b.Ptr()),
			b.Cast(r.Field, b.m.PointerTo(b.Ptr(), 0)))
		if err != nil {
			return nil, err
		}
		return b.Cast(healed, loaded.Type()), nil
	}
	return b.IfValue(b.Compare(ir.NE, bits, b.Int(64, 0)), heal, loaded)
}

// CalledWrite is a write barrier that is a function of the run-time library, which does the store:
// void (value, object, field).
type CalledWrite struct{ Func string }

// LowerWrite calls it.
func (c CalledWrite) LowerWrite(b *Builder, w Write) error {
	_, err := b.Call(c.Func, b.m.Types.Void, b.Cast(w.Value, b.Ptr()), b.Cast(w.Object, b.Ptr()),
		b.Cast(w.Field, b.m.PointerTo(b.Ptr(), 0)))
	return err
}

// CalledRead is a read barrier that is a function of the run-time library: it takes (object, field)
// and returns the value.
type CalledRead struct{ Func string }

// LowerRead calls it.
func (c CalledRead) LowerRead(b *Builder, r Read) (ir.Value, error) {
	return b.Call(c.Func, b.Ptr(), b.Cast(r.Object, b.Ptr()),
		b.Cast(r.Field, b.m.PointerTo(b.Ptr(), 0)))
}
