package gc

import "statepoint/core/ir"

// Strategy is what a collector requires of the compiler (LLVM's GarbageCollection.rst,
// "Strategies").
type Strategy interface {
	// Name is the name functions give after `gc`.
	Name() string
	// IsReference reports whether values of a pointer type are references into the collected heap.
	// It is called for pointer types only.
	IsReference(t *ir.Type) bool
	// UsesStatepoints reports whether calls become statepoints, which RewriteStatepointsForGC does.
	UsesStatepoints() bool
	// Relocates reports whether the collector moves objects: if not, statepoints list what is live
	// but no gc.relocate follows them.
	Relocates() bool
	// PollsPlaced reports whether PlaceSafepoints puts polls into functions of the strategy.
	PollsPlaced() bool
}

// Transitions is a strategy that marks calls which leave code the collector knows about: while such
// a call runs, a flag in memory tells the collector so (Statepoints.rst, "GC Transitions").
type Transitions interface {
	Strategy
	// TransitionFlag says which transition operand is the address of the flag, a 32-bit integer,
	// and what it is set to before the call and after it.
	TransitionFlag() (operand int, before, after int32)
}

// Flagged is the strategy of that section's example, "hypothetical-gc": its only transition operand
// is a flag that is 1 during the call.
type Flagged struct{ Statepoints }

// TransitionFlag is operand 0, set to 1 and back to 0.
func (Flagged) TransitionFlag() (operand int, before, after int32) { return 0, 1, 0 }

// Statepoints is a strategy that finds its roots by statepoints. References are the pointers of the
// given address spaces.
type Statepoints struct {
	StrategyName string
	AddrSpaces   []uint32
	// NonMoving is set if the collector never moves an object.
	NonMoving bool
	// NoPolls disables PlaceSafepoints.
	NoPolls bool
	// What describes the strategy in a sentence.
	What string
}

// Name returns StrategyName.
func (s Statepoints) Name() string { return s.StrategyName }

// IsReference reports whether t points into one of AddrSpaces.
func (s Statepoints) IsReference(t *ir.Type) bool {
	for _, n := range s.AddrSpaces {
		if t.AddrSpace == n {
			return true
		}
	}
	return false
}

// UsesStatepoints is true.
func (s Statepoints) UsesStatepoints() bool { return true }

// Relocates is true unless NonMoving is set.
func (s Statepoints) Relocates() bool { return !s.NonMoving }

// PollsPlaced is true unless NoPolls is set.
func (s Statepoints) PollsPlaced() bool { return !s.NoPolls }

// About returns What.
func (s Statepoints) About() string { return s.What }

// IsGCPointer reports whether t is a scalar reference.
func IsGCPointer(s Strategy, t *ir.Type) bool {
	return t.Kind == ir.PointerKind && s.IsReference(t)
}

// HoldsGCPointers reports whether a value of type t is or contains references: a scalar, a vector,
// or inside a struct or array.
func HoldsGCPointers(s Strategy, t *ir.Type) bool {
	return t.Holds(func(t *ir.Type) bool {
		t = t.Scalar()
		return t.Kind == ir.PointerKind && s.IsReference(t)
	})
}
