package strategies

import "statepoint/core/gc"

// ReferenceCounting counts a reference that is stored, in a root or in an object, and gives up the
// one that was there. Nobody looks for roots, so there is no table of them.
func ReferenceCounting(name string) gc.Strategy {
	return gc.Compose(gc.Roots{StrategyName: name},
		gc.CountedRoots{},
		gc.WriteBarriers{gc.Counted{}})
}
