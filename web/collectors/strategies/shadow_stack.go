package strategies

import "statepoint/core/gc"

// ShadowStack links the roots of every call into a list, which the program keeps itself: a
// collector walks it without knowing where frames begin or what is in them.
func ShadowStack(name string) gc.Strategy {
	return gc.Compose(gc.Roots{StrategyName: name},
		gc.Link{Chain: gc.ShadowStackChain})
}
