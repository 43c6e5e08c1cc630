package strategies

import "statepoint/core/gc"

// Threaded brings every thread to a safe point soon: each loop and each return polls whether the
// collector is waiting. The table has the roots of a thread that is in a call that may block.
func Threaded(name string) gc.Strategy {
	return gc.Compose(gc.Roots{StrategyName: name},
		gc.DerivedByMetadata{},
		gc.Points{Needed: gc.Kinds(gc.Loop, gc.Return, gc.PreCall, gc.PostCall)},
		gc.Poll{Flag: "rt_wanted", Func: "rt_safepoint", At: gc.Kinds(gc.Loop, gc.Return)},
		gc.Table{Printer: "gcmap"})
}
