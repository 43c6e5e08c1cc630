package strategies

import "statepoint/core/gc"

// Threaded stops every thread at a safe point soon: each loop and each return asks whether the
// collector waits. A thread that is in a call that may block has its roots in the table.
func Threaded(name string) gc.Strategy {
	return gc.Compose(gc.Roots{StrategyName: name},
		gc.DerivedByMetadata{},
		gc.Points{Needed: gc.Kinds(gc.Loop, gc.Return, gc.PreCall, gc.PostCall)},
		gc.Poll{Flag: "rt_wanted", Func: "rt_safepoint", At: gc.Kinds(gc.Loop, gc.Return)},
		gc.Table{Printer: "gcmap"})
}
