package gc

import "statepoint/core/ir"

// Roots is a strategy that finds its roots by llvm.gcroot and adds nothing to the code: that is
// "mygc", the plugin that GarbageCollection.rst writes in "Implementing a collector plugin". The
// type system does not tell its references from other pointers. Strategies that do more embed it.
type Roots struct {
	StrategyName string
	// What describes the strategy in a sentence.
	What string
}

// Name returns StrategyName.
func (s Roots) Name() string { return s.StrategyName }

// About returns What.
func (s Roots) About() string { return s.What }

// IsReference is false: only llvm.gcroot declares references.
func (s Roots) IsReference(*ir.Type) bool { return false }

// UsesStatepoints is false.
func (s Roots) UsesStatepoints() bool { return false }

// Relocates is false: roots live in memory and are updated there.
func (s Roots) Relocates() bool { return false }

// PollsPlaced is false.
func (s Roots) PollsPlaced() bool { return false }

// Linked is a strategy whose roots are in a list (Henderson, "Accurate Garbage Collection in an
// Uncooperative Environment", 2002).
type Linked struct {
	Roots
	// Chain is the variable that holds the newest entry.
	Chain string
}

// RootChain returns Chain.
func (s Linked) RootChain() string { return s.Chain }

// ShadowStackChain is the variable that holds the newest entry of LLVM's shadow stack. Every module
// defines it, and the linker keeps one definition.
const ShadowStackChain = "llvm_gc_root_chain"

// Tabled is a strategy whose roots are in a table at the return address of every call.
type Tabled struct {
	Roots
	// Table is the name of the printer that writes the table.
	Table string
}

// NeededSafePoints are the return addresses of calls.
func (Tabled) NeededSafePoints() PointKinds { return Kinds(PostCall) }

// UsesMetadata is true.
func (Tabled) UsesMetadata() bool { return true }

// TableName returns Table.
func (s Tabled) TableName() string { return s.Table }
