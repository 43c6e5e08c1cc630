package strategies

import "statepoint/core/gc"

// ReferenceCounting increments the count for a reference stored in a root or an object, and
// decrements it for the overwritten one. No collector searches for roots, so there is no table of
// them.
func ReferenceCounting(name string) gc.Strategy {
	return gc.Compose(gc.Roots{StrategyName: name},
		gc.CountedRoots{},
		gc.WriteBarriers{gc.Counted{}})
}
