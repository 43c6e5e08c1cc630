package frame

import (
	"cmp"
	"slices"
	"sort"

	"statepoint/lower/mir"
)

// fromAbove lays the frame objects out downwards from the saved registers, in LLVM's order, so that
// tables of roots have the same offsets. They have room between low and high; high grows where
// alignment takes more.
func (l *Layout) fromAbove(f *mir.Func, low, high int64) int64 {
	order := objectOrder(f, l.Pointer)
	for {
		at := high
		for _, i := range order {
			o := &f.Objects[i]
			at = (at - int64(o.Size)) &^ (objectAlign(o) - 1)
			l.Objects[i] = at
		}
		if at >= low {
			return high
		}
		high += MaxAlign
	}
}

// objectOrder are the numbers of the frame objects from the top of the frame down: those that are
// used most often for their size lie next to the register that the frame is addressed by
// (X86FrameLowering::orderFrameObjects), unless they lie as they are numbered.
func objectOrder(f *mir.Func, pointer bool) (order []int) {
	uses := make([]uint64, len(f.Objects))
	for i := range f.Insts {
		for _, o := range f.Ops(&f.Insts[i]) {
			if o.Kind == mir.KindFrame || o.Kind == mir.KindFrameAddr {
				if n := int(o.Sym); n >= 0 && n < len(uses) {
					uses[n]++
				}
			}
		}
	}
	for i := range f.Objects {
		if o := &f.Objects[i]; o.Incoming == 0 && o.Align <= MaxAlign {
			order = append(order, i)
		}
	}
	if f.InOrder {
		return order
	}
	sort.SliceStable(order, func(i, j int) bool {
		x, y := &f.Objects[order[i]], &f.Objects[order[j]]
		return cmp.Or(cmp.Compare(uses[order[i]]*max(1, y.Size), uses[order[j]]*max(1, x.Size)),
			cmp.Compare(x.Align, y.Align)) < 0
	})
	if pointer {
		slices.Reverse(order)
	}
	return order
}
