package target

import (
	"statepoint/core/ir"
	"strings"
)

// FramePointer determines when RBP points to a function's frame.
type FramePointer uint8

// The values of the attribute "frame-pointer".
const (
	FramePointerNone     FramePointer = iota // RBP is a register as any other
	FramePointerReserved                     // nothing is kept in RBP
	// RBP points to the frame if the function calls anything
	FramePointerNonLeaf
	FramePointerAll
)

// FramePointers knows which functions of a module have a frame pointer.
type FramePointers struct {
	m *ir.Module
	// patched are the functions that contain a stack map or a patch point; it is built when first
	// needed.
	patched map[*ir.Func]bool
}

// NewFramePointers returns FramePointers for the functions of m.
func NewFramePointers(m *ir.Module) *FramePointers { return &FramePointers{m: m} }

// FindPatched finds the functions with a stack map or a patch point in advance; afterwards the
// module's use lists are not needed.
func (p *FramePointers) FindPatched() {
	p.patched = map[*ir.Func]bool{}
	for _, callee := range p.m.Funcs {
		if !strings.HasPrefix(callee.Name(), "llvm.experimental.stackmap") &&
			!strings.HasPrefix(callee.Name(), "llvm.experimental.patchpoint") {
			continue
		}
		for u := ir.FirstUse(callee); u != nil; u = u.Next() {
			if u.User != nil && u.User.Parent() != nil {
				p.patched[u.User.Func()] = true
			}
		}
	}
}

// Of determines when RBP points to the frame of a function: as its attributes request, and always
// if it contains a stack map or a patch point. Patched-in code finds the frame through RBP, to
// which the records' offsets are then relative, as in LLVM.
func (p *FramePointers) Of(f *ir.Func) FramePointer {
	if p.patched == nil {
		p.FindPatched()
	}
	if p.patched[f] {
		return FramePointerAll
	}
	return framePointerOf(f)
}

// framePointerOf reads the attributes of a function: "frame-pointer", and its predecessors up to
// LLVM 8.
func framePointerOf(f *ir.Func) FramePointer {
	if a, ok := f.Attrs.Get("frame-pointer"); ok {
		switch a.Value {
		case "all":
			return FramePointerAll
		case "non-leaf", "non-leaf-no-reserve":
			return FramePointerNonLeaf
		case "reserved":
			return FramePointerReserved
		}
		return FramePointerNone
	}
	if a, ok := f.Attrs.Get("no-frame-pointer-elim"); ok && a.Value == "true" {
		return FramePointerAll
	}
	if f.Attrs.Has("no-frame-pointer-elim-non-leaf") {
		return FramePointerNonLeaf
	}
	return FramePointerNone
}
