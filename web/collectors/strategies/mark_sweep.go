package strategies

import "statepoint/core/gc"

// MarkSweep has a table at every return address: which slots of the frame are roots. The table is
// the one that the document's example of a printer writes, __gcmap_<function>.
func MarkSweep(name string) gc.Strategy {
	return gc.Compose(gc.Roots{StrategyName: name},
		gc.Points{Needed: gc.Kinds(gc.PostCall)},
		gc.Table{Printer: "gcmap"})
}
