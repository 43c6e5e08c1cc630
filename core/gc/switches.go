package gc

import "statepoint/core/ir"

// The intrinsics of functions that declare their roots themselves (GarbageCollection.rst, "IR
// Features").
const (
	RootName  = "llvm.gcroot"
	ReadName  = "llvm.gcread"
	WriteName = "llvm.gcwrite"
)

// A strategy requests more than Strategy by implementing some of the interfaces below, or by being
// composed of parts that do ([Compose]); [As] finds out which. There is one for each switch of
// GarbageCollection.html of LLVM 2.8, "Implementing a collector plugin", and for each feature that
// its matrix marks "NO". They apply to functions that declare roots or use barriers, in this order:
//
//  1. llvm.gcread and llvm.gcwrite become a load and a store, unless the strategy lowers them.
//  2. Roots are given null (InitialRoots).
//  3. FunctionLowering rewrites the function, and may remove any of these calls.
//  4. The barriers that are left go to CustomReads and CustomWrites.
//  5. The roots that are left go to CustomRoots, or into the list of LinkedRoots.
//  6. Code is written at safe points (PointCode) and around calls (CallCode).
//
// The remaining roots are listed in the table of roots, if the strategy UsesMetadata.

// InitialRoots is a strategy that decides whether roots that a function does not initialize
// immediately are set to null at its entry: the switch InitRoots, which is on for any other
// strategy.
type InitialRoots interface {
	InitRoots() bool
}

// CustomRoots is a strategy that lowers roots itself: the switch CustomRoots. Roots whose calls it
// erases are in no table.
type CustomRoots interface {
	LowerRoots(b *Builder, f *ir.Func, roots []Root) error
}

// LinkedRoots is a strategy whose roots are in a list that the program maintains, the shadow stack.
type LinkedRoots interface {
	// RootChain is the name of the variable that holds the newest entry of the list.
	RootChain() string
}

// CustomReads is a strategy with a read barrier: the switch CustomReadBarriers. In functions with
// statepoints it applies to loads of references from objects (accesses.go).
type CustomReads interface {
	// LowerRead writes the code of one read before it and returns the value read.
	LowerRead(b *Builder, r Read) (ir.Value, error)
}

// CustomWrites is a strategy with a write barrier: the switch CustomWriteBarriers. In functions
// with statepoints it applies to stores of references into objects.
type CustomWrites interface {
	// LowerWrite writes the code of one write before it, including the store.
	LowerWrite(b *Builder, w Write) error
}

// SafePoints is a strategy that needs safe points: the switch NeededSafePoints. Any other has none,
// and no table.
type SafePoints interface {
	NeededSafePoints() PointKinds
}

// PointCode is a strategy that writes code at its safe points: before the branch back, before the
// return, before the call, and after it.
type PointCode interface {
	AtSafePoint(b *Builder, p Point) error
}

// CallCode is a strategy that writes code before and after every call to a function that may
// collect. For an invoke, "after" is its normal destination.
type CallCode interface {
	BeforeCall(b *Builder, call *ir.Instr) error
	AfterCall(b *Builder, call *ir.Instr) error
}

// Metadata is a strategy that says whether a table of its roots is written: the switch
// UsesMetadata, which is off for any other strategy. Under a strategy that uses statepoints the
// table lists them, and replaces the stack map if it has everything that the map would have.
type Metadata interface {
	UsesMetadata() bool
}

// NamedTable is a strategy whose table one of the code generator's printers writes. It chooses the
// printer by name: "ocaml", "erlang", "gcmap", "statepoint_table", "compact".
type NamedTable interface {
	Metadata
	TableName() string
}

// ModuleLowering is a strategy with something to do once for a module, before any function of it:
// initializeCustomLowering.
type ModuleLowering interface {
	LowerModule(b *Builder) error
}

// FunctionLowering is a strategy that rewrites whole functions: performCustomLowering. It sees
// llvm.gcroot, llvm.gcread and llvm.gcwrite unchanged, and may leave any of them.
type FunctionLowering interface {
	LowerFunction(b *Builder, f *ir.Func) error
}

// RootCounts is a strategy that counts the references in roots, so that a collector that counts
// need not find them.
type RootCounts interface {
	CountsRoots() bool
}

// DerivedRoots is a strategy whose roots may hold pointers into objects. Around every call such a
// root is stored as an offset from its base, so that the object may move.
type DerivedRoots interface {
	// BaseOf returns the number of the root that points to the object, false for a root that is not
	// derived.
	BaseOf(r Root) (number int, derived bool)
}

// FixedObjects is a strategy whose collector never moves an object. It is separate from Relocates,
// which is about statepoints.
type FixedObjects interface {
	ObjectsStay() bool
}

// Described is a strategy with a one-sentence description.
type Described interface {
	About() string
}

// As returns a strategy as one of these interfaces, for example CustomReads; ok is false if it does
// not implement it.
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

// Compose combines a strategy with parts that implement the interfaces of this file; a part takes
// precedence over the strategy, and an earlier part over a later one.
func Compose(base Strategy, parts ...any) Strategy { return &composed{base, parts} }

type composed struct {
	Strategy
	parts []any
}

// ObjectsStay reports whether functions of a strategy expect that objects do not move: the strategy
// says so, or its statepoints relocate nothing.
func ObjectsStay(s Strategy) bool {
	if f, ok := As[FixedObjects](s); ok {
		return f.ObjectsStay()
	}
	return s.UsesStatepoints() && !s.Relocates()
}

// CountsRoots reports whether a strategy counts the references in roots.
func CountsRoots(s Strategy) bool {
	c, ok := As[RootCounts](s)
	return ok && c.CountsRoots()
}

// InitializesRoots reports whether the roots of a strategy are set to null.
func InitializesRoots(s Strategy) bool {
	i, ok := As[InitialRoots](s)
	return !ok || i.InitRoots()
}

// Needs are the safe points that a strategy needs.
func Needs(s Strategy) PointKinds {
	if p, ok := As[SafePoints](s); ok {
		return p.NeededSafePoints()
	}
	return 0
}

// WritesTable reports whether the roots of a strategy's functions are listed in a table.
func WritesTable(s Strategy) bool {
	m, ok := As[Metadata](s)
	return ok && m.UsesMetadata()
}

// TabulatesRoots reports whether the roots of llvm.gcroot are found by a table alone, for which
// LLVM restricts how code is generated. Code with statepoints is the same whatever format lists
// them.
func TabulatesRoots(s Strategy) bool {
	return s != nil && WritesTable(s) && !s.UsesStatepoints()
}

// TableName is the name of the printer that writes a strategy's table, "" if it names none.
func TableName(s Strategy) string {
	if n, ok := As[NamedTable](s); ok && n.UsesMetadata() {
		return n.TableName()
	}
	return ""
}

// About returns the one-sentence description of a strategy, "" if it has none.
func About(s Strategy) string {
	if d, ok := As[Described](s); ok {
		return d.About()
	}
	return ""
}

// InteriorBases is a strategy whose collector finds the start of an object from any address in it,
// so what statepoints list as a base may be an interior pointer (Statepoints.rst, "Base & Derived
// Pointers": "any interior derived pointer").
type InteriorBases interface {
	// FindsStarts reports whether it does.
	FindsStarts() bool
}

// FindsStarts reports whether the collector of a strategy finds the start of an object from any
// address in it.
func FindsStarts(s Strategy) bool {
	i, ok := As[InteriorBases](s)
	return ok && i.FindsStarts()
}
