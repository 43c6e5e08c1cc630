package gc

import (
	"slices"
	"strings"

	"statepoint/core/ir"
)

// Functions of a strategy with statepoints access objects by plain loads and stores. The pass
// gc-barriers applies the strategy's CustomReads and CustomWrites to accesses of references.
// Barriers can implement the interfaces in this file to describe themselves further.

// Spared says why a part of a barrier may be omitted at a store, or at any access.
type Spared uint8

// The reasons.
const (
	// SparedNull: the stored reference is null.
	SparedNull Spared = 1 << iota
	// SparedFresh: the object was allocated by the same function, with no safepoint since.
	SparedFresh
	// SparedAgain: the barrier ran for the same field before, with no safepoint since.
	SparedAgain
	// SparedSame: the field already holds what is stored.
	SparedSame
)

// Needed describes what a part of a write barrier needs.
type Needed struct {
	// Unless are the reasons for which the part may be omitted.
	Unless Spared
	// FieldOnly says that the part does not use the address of the object.
	FieldOnly bool
	// AfterOnly says that the part writes code only after the store, and does not depend on the
	// stored value, so that it also serves atomic exchanges.
	AfterOnly bool
}

// Placed is a part of a write barrier that says what it needs. Any other part is never omitted,
// gets the address of the object, and serves only stores.
type Placed interface {
	Needs() Needed
	// Word is the part's word in the switch write-barrier.
	Word() string
}

// Needs says that a card need be marked only once, and only for a reference stored into an older
// object.
func (Cards) Needs() Needed {
	return Needed{Unless: SparedNull | SparedFresh | SparedAgain | SparedSame, FieldOnly: true,
		AfterOnly: true}
}

// Word is "cards".
func (Cards) Word() string { return "cards" }

// Needs says that every store that changes the field counts: storing null also removes a reference.
func (Counted) Needs() Needed { return Needed{Unless: SparedSame, FieldOnly: true} }

// Word is "counted".
func (Counted) Word() string { return "counted" }

// Needs says that a field need be logged only once, and that the fields of a fresh object held
// nothing before.
func (Snapshot) Needs() Needed {
	return Needed{Unless: SparedFresh | SparedAgain | SparedSame, FieldOnly: true}
}

// Word is "snapshot".
func (Snapshot) Word() string { return "snapshot" }

// Needs says that the part may be omitted for a fresh object, which has not moved.
func (Brooks) Needs() Needed { return Needed{Unless: SparedFresh, AfterOnly: true} }

// Word is "brooks".
func (Brooks) Word() string { return "brooks" }

// Word is "load-value".
func (LoadValue) Word() string { return "load-value" }

// Word is the switch's, with the function.
func (c CalledWrite) Word() string { return "call:" + c.Func }

// Word is the switch's, with the function.
func (c CalledRead) Word() string { return "call:" + c.Func }

// Word has the words of all parts, in the form that the switch write-barrier accepts.
func (all WriteBarriers) Word() string {
	words := make([]string, len(all))
	for i, part := range all {
		words[i] = BarrierWord(part)
	}
	return strings.Join(words, "+")
}

// BarrierWord is the word of a barrier, or of a part of one, in the switches of strategies; one
// written in Go without a Word is "custom".
func BarrierWord(barrier any) string {
	if w, ok := barrier.(interface{ Word() string }); ok {
		return w.Word()
	}
	return "custom"
}

// needs is what a part needs.
func needs(part WriteBarrier) Needed {
	if p, ok := part.(Placed); ok {
		return p.Needs()
	}
	return Needed{}
}

// Without returns the parts that remain if some are omitted for the given reasons, and the reasons
// that applied.
func (all WriteBarriers) Without(why Spared) (rest WriteBarriers, by Spared) {
	for _, part := range all {
		if unless := needs(part).Unless & why; unless != 0 {
			by |= unless
		} else {
			rest = append(rest, part)
		}
	}
	return rest, by
}

// FieldOnly reports whether no part uses the address of the object.
func (all WriteBarriers) FieldOnly() bool {
	return !slices.ContainsFunc(all, func(p WriteBarrier) bool { return !needs(p).FieldOnly })
}

// AfterOnly reports whether the parts also serve atomic exchanges.
func (all WriteBarriers) AfterOnly() bool {
	return !slices.ContainsFunc(all, func(p WriteBarrier) bool { return !needs(p).AfterOnly })
}

// Forwarding is a barrier that applies to every access of an object, not only to references: it
// computes the address to access instead of a field's.
type Forwarding interface {
	Forward(b *Builder, object, field ir.Value) ir.Value
}

// ForwardsReads returns the strategy's forwarding of loads, nil if loads access their own address.
func ForwardsReads(s Strategy) Forwarding {
	if r, ok := As[CustomReads](s); ok {
		f, _ := r.(Forwarding)
		return f
	}
	return nil
}

// ForwardsWrites returns the strategy's forwarding of stores, nil if stores access their own
// address.
func ForwardsWrites(s Strategy) Forwarding {
	all, ok := As[WriteBarriers](s)
	if !ok {
		return nil
	}
	for _, part := range all {
		if f, ok := part.(Forwarding); ok {
			return f
		}
	}
	return nil
}

// CheckedReads is a read barrier that keeps the load and checks its result.
type CheckedReads interface {
	// AfterRead writes code after the load and returns the reference to use.
	AfterRead(b *Builder, r Read, loaded ir.Value) (ir.Value, error)
}

// Allocators is a strategy that names the functions whose result is a new object, allocated after
// the last safepoint of the function: stores into it need no barrier until the next safepoint. A
// function that allocates and then reaches a safepoint is not one.
type Allocators interface {
	IsAllocator(function string) bool
}

// Allocating names the functions of Allocators.
type Allocating struct{ Names []string }

// IsAllocator reports whether the function is named.
func (a Allocating) IsAllocator(function string) bool { return slices.Contains(a.Names, function) }

// Barriers reports whether a strategy has barriers for the plain loads and stores of its functions:
// those that the pass gc-barriers places.
func Barriers(s Strategy) (reads, writes bool) {
	if s == nil || !s.UsesStatepoints() {
		return false, false
	}
	_, reads = As[CustomReads](s)
	_, writes = As[CustomWrites](s)
	return reads, writes
}
