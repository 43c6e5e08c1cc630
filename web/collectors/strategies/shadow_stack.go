package strategies

import "statepoint/core/gc"

// ShadowStack links the roots of every call into a list that the program maintains: a collector
// walks it without knowing where frames begin or what they contain.
func ShadowStack(name string) gc.Strategy {
	return gc.Compose(gc.Roots{StrategyName: name},
		gc.Link{Chain: gc.ShadowStackChain})
}
