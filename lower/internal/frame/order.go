package frame

import (
	"cmp"
	"slices"
	"sort"

	"statepoint/lower/internal/mir"
)

// fromAbove lays the frame objects out downwards from the saved registers, in LLVM's order, so that
// tables of roots have the same offsets. The available space is between low and high, which is
// adjusted in multiples of step to the space used.
func (l *Layout) fromAbove(f *mir.Func, low, high, step int64) int64 {
	order := objectOrder(f, l.Pointer)
	fits := func(high int64) bool {
		at := high
		for _, i := range order {
			o := &f.Objects[i]
			at = (at - int64(o.Size)) &^ (objectAlign(o) - 1)
			l.Objects[i] = at
		}
		return at >= low
	}
	for high-step >= low && fits(high-step) {
		high -= step
	}
	for !fits(high) {
		high += step
	}
	return high
}

// objectOrder are the numbers of the frame objects from the top of the frame down: those used most
// often for their size are next to the register from which the frame is addressed
// (X86FrameLowering::orderFrameObjects), unless they are in numerical order.
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
	if !f.InOrder {
		sort.SliceStable(order, func(i, j int) bool {
			x, y := &f.Objects[order[i]], &f.Objects[order[j]]
			return cmp.Or(cmp.Compare(uses[order[i]]*max(1, y.Size),
				uses[order[j]]*max(1, x.Size)), cmp.Compare(x.Align, y.Align)) < 0
		})
		if pointer {
			slices.Reverse(order)
		}
	}
	if f.Guard != 0 { // the guard, then what may overflow into it
		near := func(i int) int {
			switch {
			case i == int(f.Guard)-1:
				return 0
			case f.Objects[i].Size > 8:
				return 1
			}
			return 2
		}
		sort.SliceStable(order, func(i, j int) bool { return near(order[i]) < near(order[j]) })
	}
	return order
}
