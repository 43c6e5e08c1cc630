package strategies

import "statepoint/core/gc"

// Incremental marks a little at a time. A reference that the program overwrites meanwhile is logged
// first, so that everything reachable when marking began is marked (Yuasa, "Real-Time Garbage
// Collection on General-Purpose Machines", 1990).
func Incremental(name string) gc.Strategy {
	return gc.Compose(gc.Roots{StrategyName: name},
		gc.WriteBarriers{gc.Snapshot{}},
		gc.Points{Needed: gc.Kinds(gc.PostCall)},
		gc.Table{Printer: "gcmap"})
}
