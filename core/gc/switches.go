package gc

import "statepoint/core/ir"

// The intrinsics of functions that declare their roots themselves (GarbageCollection.rst, "IR
// Features").
const (
	RootName  = "llvm.gcroot"
	ReadName  = "llvm.gcread"
	WriteName = "llvm.gcwrite"
)

// What a strategy wants beyond Strategy it says by implementing some of the interfaces below, or by
// being composed of parts that do ([Compose]); [As] finds out which. There is one for each switch
// of GarbageCollection.html of LLVM 2.8, "Implementing a collector plugin", and for each feature
// that its matrix marks "NO". They are asked about functions that declare roots or use barriers, in
// this order:
//
//  1. llvm.gcread and llvm.gcwrite become a load and a store, unless the strategy lowers them.
//  2. Roots are given null (InitialRoots).
//  3. FunctionLowering sees the function, and may take out what it likes.
//  4. The barriers that are left go to CustomReads and CustomWrites.
//  5. The roots that are left go to CustomRoots, or into the list of LinkedRoots.
//  6. Code is written at safe points (PointCode) and around calls (CallCode).
//
// What is left then is what the table of roots is made of, if the strategy UsesMetadata.

// InitialRoots is a strategy that says whether roots that a function does not store to at once are
// given null when it is entered: the switch InitRoots, which is on for any other strategy.
type InitialRoots interface {
	InitRoots() bool
}

// CustomRoots is a strategy that makes code of its own of roots: the switch CustomRoots. Roots
// whose calls it erases are in no table.
type CustomRoots interface {
	LowerRoots(b *Builder, f *ir.Func, roots []Root) error
}

// LinkedRoots is a strategy whose roots stand in a list that the program keeps, the shadow stack.
type LinkedRoots interface {
	// RootChain is the name of the variable that holds the newest entry of the list.
	RootChain() string
}

// CustomReads is a strategy with a read barrier: the switch CustomReadBarriers.
type CustomReads interface {
	// LowerRead writes the code of one llvm.gcread before it and gives the value read.
	LowerRead(b *Builder, r Read) (ir.Value, error)
}

// CustomWrites is a strategy with a write barrier: the switch CustomWriteBarriers.
type CustomWrites interface {
	// LowerWrite writes the code of one llvm.gcwrite before it, the store included.
	LowerWrite(b *Builder, w Write) error
}

// SafePoints is a strategy that wants safe points: the switch NeededSafePoints. Any other has none,
// and no table.
type SafePoints interface {
	NeededSafePoints() PointKinds
}

// PointCode is a strategy that writes code at its safe points: before the branch back, before the
// return, before the call, and after it.
type PointCode interface {
	AtSafePoint(b *Builder, p Point) error
}

// CallCode is a strategy that writes code before and after every call of a function that may
// collect. After an invoke that is where it returns to normally.
type CallCode interface {
	BeforeCall(b *Builder, call *ir.Instr) error
	AfterCall(b *Builder, call *ir.Instr) error
}

// Metadata is a strategy that says whether a table of its roots is written: the switch
// UsesMetadata, which is off for any other strategy.
type Metadata interface {
	UsesMetadata() bool
}

// NamedTable is a strategy whose table one of the printers of the code generator writes. Which one
// it says by the printer's name: "ocaml", "erlang", "gcmap".
type NamedTable interface {
	Metadata
	TableName() string
}

// ModuleLowering is a strategy with something to do once for a module, before any function of it:
// initializeCustomLowering.
type ModuleLowering interface {
	LowerModule(b *Builder) error
}

// FunctionLowering is a strategy that rewrites whole functions: performCustomLowering. It finds
// llvm.gcroot, llvm.gcread and llvm.gcwrite as they were written, and may leave any of them.
type FunctionLowering interface {
	LowerFunction(b *Builder, f *ir.Func) error
}

// DerivedRoots is a strategy whose roots may hold pointers into objects. Around every call such a
// root is kept as a distance from its base, so that the object may move.
type DerivedRoots interface {
	// BaseOf gives the number of the root that points to the object, false for a root that does
	// itself.
	BaseOf(r Root) (number int, derived bool)
}

// FixedObjects is a strategy whose collector never moves an object, said apart from Relocates,
// which is about statepoints.
type FixedObjects interface {
	ObjectsStay() bool
}

// Described is a strategy that says in a sentence what it is.
type Described interface {
	About() string
}

// As gives a strategy as one that wants something, say as CustomReads; ok is false if it does not.
func As[T any](s Strategy) (t T, ok bool) {
	if t, ok = s.(T); ok {
		return t, true
	}
	if c, isComposed := s.(*composed); isComposed {
		for _, part := range c.parts {
			if t, ok = part.(T); ok {
				return t, true
			}
		}
		return As[T](c.Strategy)
	}
	return t, false
}

// Compose makes a strategy of one and of parts that implement the interfaces of this file; a part
// goes before the strategy, and an earlier part before a later one.
func Compose(base Strategy, parts ...any) Strategy { return &composed{base, parts} }

type composed struct {
	Strategy
	parts []any
}

// ObjectsStay reports whether functions of a strategy expect objects to stay where they are: it
// says so, or its statepoints relocate nothing.
func ObjectsStay(s Strategy) bool {
	if f, ok := As[FixedObjects](s); ok {
		return f.ObjectsStay()
	}
	return s.UsesStatepoints() && !s.Relocates()
}

// InitializesRoots reports whether the roots of a strategy are given null.
func InitializesRoots(s Strategy) bool {
	i, ok := As[InitialRoots](s)
	return !ok || i.InitRoots()
}

// Needs are the safe points that a strategy wants.
func Needs(s Strategy) PointKinds {
	if p, ok := As[SafePoints](s); ok {
		return p.NeededSafePoints()
	}
	return 0
}

// WritesTable reports whether a table is made of the roots of a strategy's functions.
func WritesTable(s Strategy) bool {
	m, ok := As[Metadata](s)
	return ok && m.UsesMetadata()
}

// TableName is the name of the printer that writes a strategy's table, "" if it names none.
func TableName(s Strategy) string {
	if n, ok := As[NamedTable](s); ok && n.UsesMetadata() {
		return n.TableName()
	}
	return ""
}

// About says in a sentence what a strategy is, "" if it does not say.
func About(s Strategy) string {
	if d, ok := As[Described](s); ok {
		return d.About()
	}
	return ""
}
