package strategies

import "statepoint/core/gc"

// Copying needs the table of a marking collector. Since objects move, a root that points into an
// object is kept around calls as a distance from the root that points to the object.
func Copying(name string) gc.Strategy {
	return gc.Compose(gc.Roots{StrategyName: name},
		gc.DerivedByMetadata{},
		gc.Points{Needed: gc.Kinds(gc.PostCall)},
		gc.Table{Printer: "gcmap"})
}
