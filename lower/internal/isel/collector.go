package isel

import "statepoint/core/ir"

// isReference reports whether the collector manages what pointers of a type point to.
func (c *collector) isReference(t *ir.Type) bool {
	return c.strategy != nil && t.Kind == ir.PointerKind && c.strategy.IsReference(t)
}

// moves reports whether the function's collector may change recorded pointers.
func (c *collector) moves() bool {
	return c.strategy == nil || !c.strategy.UsesStatepoints() || c.strategy.Relocates()
}
