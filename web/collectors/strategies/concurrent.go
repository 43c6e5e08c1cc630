package strategies

import "statepoint/core/gc"

// Concurrent marks while all threads run. Overwritten references are logged, and a reference read
// from an object goes through a function of the run-time library, which may mark the object or find
// its new address.
func Concurrent(name string) gc.Strategy {
	return gc.Compose(gc.Roots{StrategyName: name},
		gc.DerivedByMetadata{},
		gc.CalledRead{Func: "gc_loaded"},
		gc.WriteBarriers{gc.Snapshot{}},
		gc.Points{Needed: gc.Kinds(gc.Loop, gc.Return, gc.PreCall, gc.PostCall)},
		gc.Poll{Flag: "rt_wanted", Func: "rt_safepoint", At: gc.Kinds(gc.Loop, gc.Return)},
		gc.Table{Printer: "gcmap"})
}
