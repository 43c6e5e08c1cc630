package track

import "statepoint/core/provenance"

// Next returns the safepoint that comes first in the code among those that may be the next to list
// a slot once an instruction has stored to it; -1 if there is none.
func (f *Flow) Next(at int32, slot provenance.ID, lists func(inst int32) bool) int32 {
	return f.nearest(at, f.after, lists, func(i int32) bool { return writes(&f.fn.Insts[i], slot) })
}

// Last returns the safepoint that comes first in the code among those that may have been the last
// to list a slot when an instruction reads it; -1 if there is none.
func (f *Flow) Last(at int32, slot provenance.ID, lists func(inst int32) bool) int32 {
	return f.nearest(at, f.before, lists, func(i int32) bool {
		return writes(&f.fn.Insts[i],
			slot)
	})
}

// Ahead returns the first instruction in the code among the next wanted ones, following each
// path only past instructions for which pass is true; -1 if it finds none.
func (f *Flow) Ahead(at int32, wanted, pass func(inst int32) bool) int32 {
	return f.nearest(at, f.after, wanted, func(i int32) bool { return !pass(i) })
}

// nearest walks from an instruction to those that are wanted, and ends each way at a stop.
func (f *Flow) nearest(at int32, step func(int32, func(int32)),
	wanted, stop func(int32) bool) int32 {
	first := int32(-1)
	f.walk(at, step, func(i int32) bool {
		if wanted(i) {
			if first < 0 || i < first {
				first = i
			}
			return false
		}
		return !stop(i)
	})
	return first
}
