package gc

import "statepoint/core/ir"

// The names by which the barriers of this package know the run-time library.
const (
	// CardTable is a variable that points to the card table: card n is the byte n behind there, and
	// tells of the addresses from n<<CardShift on. The run-time library lets it point so far below
	// the table that no address needs to be made smaller first.
	CardTable = "gc_card_table"
	// RetainName and ReleaseName count a reference more and a reference less; null is none.
	retainName, releaseName = "gc_retain", "gc_release"
	// MarkingFlag is an i32 that is not 0 while the collector marks, and LogName takes a reference
	// that is about to be overwritten then.
	MarkingFlag, logName = "gc_marking", "gc_log"
)

// CardShift says how many bytes a card is for: 1<<CardShift.
const CardShift = 9

// ForwardOffset is where an object under a Brooks barrier says where it is now: so many bytes from
// its address. An object that was not moved names itself.
const ForwardOffset = -8

// WriteBarrier is a part of a write barrier. Several can be had at once, see [WriteBarriers].
type WriteBarrier interface {
	// Resolve gives the write as it is to be done, to the object where it is now, say.
	Resolve(b *Builder, w Write) Write
	// BeforeStore and AfterStore write code around the store.
	BeforeStore(b *Builder, w Write) error
	AfterStore(b *Builder, w Write) error
}

// WriteBarriers are the parts of a write barrier, in order.
type WriteBarriers []WriteBarrier

// LowerWrite writes all parts around one store.
func (all WriteBarriers) LowerWrite(b *Builder, w Write) error {
	for _, part := range all {
		w = part.Resolve(b, w)
	}
	for _, part := range all {
		if err := part.BeforeStore(b, w); err != nil {
			return err
		}
	}
	b.Store(w.Value, w.Field)
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

// Cards marks the card of the field that was written: a collector of young objects looks for
// references to them in marked cards alone.
type Cards struct{ plain }

// AfterStore marks the card.
func (Cards) AfterStore(b *Builder, w Write) error {
	table := b.Load(b.Ptr(), b.Variable(CardTable, b.Ptr()))
	number := b.Binary(ir.LShr, b.Address(w.Field), b.Int(64, CardShift))
	b.Store(b.Int(8, 1), b.Offset(table, number))
	return nil
}

// Counted counts the references in objects: the new one more, then the old one less, so that an
// object that is stored where it was is not given up in between.
type Counted struct{ plain }

// BeforeStore counts.
func (Counted) BeforeStore(b *Builder, w Write) error { return recount(b, w.Value, w.Field) }

// recount counts a reference that replaces the one in a place.
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

// Snapshot keeps what the collector saw when it began to mark: while it marks, a reference is
// logged before it is overwritten.
type Snapshot struct{ plain }

// BeforeStore logs.
func (Snapshot) BeforeStore(b *Builder, w Write) error {
	flag := b.Load(b.m.Types.I32, b.Variable(MarkingFlag, b.m.Types.I32))
	var err error
	b.If(b.Compare(ir.NE, flag, b.Int(32, 0)), func() {
		_, err = b.Call(logName, b.m.Types.Void, b.Cast(b.Load(w.Value.Type(), w.Field), b.Ptr()))
	})
	return err
}

// Brooks reads and writes every object by way of the word that says where it is now, so that a
// collector can move objects while the program runs.
type Brooks struct{ plain }

// LowerRead reads the object where it is now.
func (Brooks) LowerRead(b *Builder, r Read) (ir.Value, error) {
	_, field := forward(b, r.Object, r.Field)
	return b.Load(r.Call.Type(), field), nil
}

// Resolve gives the object where it is now.
func (Brooks) Resolve(b *Builder, w Write) Write {
	w.Object, w.Field = forward(b, w.Object, w.Field)
	return w
}

// forward gives an object where it is now, and the address of a field of it.
func forward(b *Builder, object, field ir.Value) (newObject, newField ir.Value) {
	moved := b.Load(b.Ptr(), b.Offset(object, b.Int(64, ForwardOffset&(1<<64-1))))
	offset := b.Binary(ir.Sub, b.Address(field), b.Address(object))
	return moved, b.Cast(b.Offset(moved, offset), field.Type())
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

// CalledRead is a read barrier that is a function of the run-time library: (object, field) to the
// value.
type CalledRead struct{ Func string }

// LowerRead calls it.
func (c CalledRead) LowerRead(b *Builder, r Read) (ir.Value, error) {
	return b.Call(c.Func, b.Ptr(), b.Cast(r.Object, b.Ptr()),
		b.Cast(r.Field, b.m.PointerTo(b.Ptr(), 0)))
}
