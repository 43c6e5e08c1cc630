package strategies

import "statepoint/core/gc"

// Copying needs the table of a marking collector. Since objects move, a root that points into an
// object is kept across calls as an offset from the root of that object.
func Copying(name string) gc.Strategy {
	return gc.Compose(gc.Roots{StrategyName: name},
		gc.DerivedByMetadata{},
		gc.Points{Needed: gc.Kinds(gc.PostCall)},
		gc.Table{Printer: "gcmap"})
}
