package gc

import (
	"fmt"
	"sort"
	"strings"
	"sync"

	"statepoint/core/ir"
	"statepoint/core/source"
)

// Strategy is what a collector asks of the compiler (LLVM's GarbageCollection.rst, "Strategies").
type Strategy interface {
	// Name is the name functions give after `gc`.
	Name() string
	// IsReference reports whether values of a pointer type are references into the collected heap.
	// It is asked about pointer types only.
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
	// NonMoving says that the collector never moves an object.
	NonMoving bool
	// NoPolls keeps PlaceSafepoints away.
	NoPolls bool
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

// Roots is a strategy that finds its roots by llvm.gcroot: "shadow-stack", "ocaml", "erlang", and
// "mygc", the plugin that GarbageCollection.rst writes in "Implementing a collector plugin", which
// adds nothing to the code. The type system does not tell its references from other pointers.
type Roots struct{ StrategyName string }

// Name returns StrategyName.
func (s Roots) Name() string { return s.StrategyName }

// IsReference is false: only llvm.gcroot says what is one.
func (s Roots) IsReference(*ir.Type) bool { return false }

// UsesStatepoints is false.
func (s Roots) UsesStatepoints() bool { return false }

// Relocates is false: roots live in memory and are updated there.
func (s Roots) Relocates() bool { return false }

// PollsPlaced is false.
func (s Roots) PollsPlaced() bool { return false }

// Registry finds strategies by name. The zero value is empty; a nil *Registry has LLVM's own
// strategies.
type Registry struct {
	byName map[string]Strategy
}

// builtin is what a nil *Registry has. Nothing is ever added to it.
var builtin = sync.OnceValue(NewRegistry)

// known is the registry that is asked: r, or LLVM's own strategies.
func (r *Registry) known() *Registry {
	if r == nil {
		return builtin()
	}
	return r
}

// NewRegistry returns a registry of LLVM's own strategies, to which more can be added.
func NewRegistry() *Registry {
	r := &Registry{}
	for _, s := range []Strategy{
		Statepoints{StrategyName: "statepoint-example", AddrSpaces: []uint32{1}},
		Statepoints{StrategyName: "coreclr", AddrSpaces: []uint32{1}},
		Flagged{Statepoints{StrategyName: "hypothetical-gc", AddrSpaces: []uint32{1}}},
		Roots{"shadow-stack"}, Roots{"erlang"}, Roots{"ocaml"}, Roots{"mygc"},
	} {
		r.Register(s)
	}
	return r
}

// Register adds a strategy, or replaces the one of its name.
func (r *Registry) Register(s Strategy) {
	if r.byName == nil {
		r.byName = map[string]Strategy{}
	}
	r.byName[s.Name()] = s
}

// KnownToLLVM reports whether LLVM itself has a strategy of a name. Those that its documents make
// up, and all that are registered here, it has only where a plugin brings them.
func KnownToLLVM(name string) bool {
	switch name {
	case "statepoint-example", "coreclr", "shadow-stack", "erlang", "ocaml":
		return true
	}
	return false
}

// Names are the names known, sorted.
func (r *Registry) Names() []string {
	r = r.known()
	names := make([]string, 0, len(r.byName))
	for n := range r.byName {
		names = append(names, n)
	}
	sort.Strings(names)
	return names
}

// Lookup returns the strategy of a name. The error for an unknown one begins as LLVM's does,
// `unsupported GC: x`, and goes on with the names there are and the one nearest to it.
func (r *Registry) Lookup(name string) (Strategy, error) {
	if s := r.known().byName[name]; s != nil {
		return s, nil
	}
	names := r.Names()
	msg := fmt.Sprintf("unsupported GC: %s (known: %s)", name, strings.Join(names, ", "))
	if near := source.Nearest(name, names); near != "" {
		msg += fmt.Sprintf("; did you mean %q?", near)
	}
	return nil, fmt.Errorf("%s", msg)
}

// IsGCPointer reports whether t is a scalar reference.
func IsGCPointer(s Strategy, t *ir.Type) bool {
	return t.Kind == ir.PointerKind && s.IsReference(t)
}

// HoldsGCPointers reports whether a value of type t is or holds references anywhere: a scalar, a
// vector, or inside a struct or array.
func HoldsGCPointers(s Strategy, t *ir.Type) bool {
	return t.Holds(func(t *ir.Type) bool {
		t = t.Scalar()
		return t.Kind == ir.PointerKind && s.IsReference(t)
	})
}
