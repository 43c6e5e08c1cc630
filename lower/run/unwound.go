package run

import (
	"statepoint/stackmap"
	"statepoint/stackmap/collect"
)

// byTable is the shape of the frame of a call by the unwinding table. Only frames found from the
// stack pointer, or from a frame pointer below the return address, have one.
func (r *roots) byTable(returnAddress uint64) (shape stackmap.Shape, ok bool) {
	if r.unwinder == nil {
		return shape, false
	}
	row, ok := r.unwinder.Row(returnAddress)
	switch {
	case ok && row.Register == stackmap.RSP:
		shape.Size = uint64(row.Offset) - 8
	case ok && row.Register == stackmap.RBP && row.Offset == 16:
		shape.Size = stackmap.DynamicStackSize
	default:
		return shape, false
	}
	shape.Saved = func(dwarf uint16) (int64, bool) {
		off, ok := row.Saved[dwarf]
		return off, ok
	}
	return shape, true
}

// unwound is a stack map with the frame sizes of the unwinding table: LLVM's sizes in the map omit
// arguments pushed for a call.
type unwound struct {
	collect.Map
	r *roots
}

// Describe implements collect.Map.
func (u unwound) Describe(f *collect.Frame) (*collect.Description, error) {
	d, err := u.Map.Describe(f)
	if err != nil || d == nil {
		return d, err
	}
	if shape, ok := u.r.byTable(f.ReturnAddress); ok {
		again := *d
		again.Shape = shape
		return &again, nil
	}
	return d, nil
}
