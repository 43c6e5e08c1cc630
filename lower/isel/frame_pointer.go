package isel

import "statepoint/core/ir"

// FramePointer says when RBP points to a function's frame.
type FramePointer uint8

// The values of the attribute "frame-pointer".
const (
	FramePointerNone     FramePointer = iota // RBP is a register as any other
	FramePointerReserved                     // nothing is kept in RBP
	FramePointerNonLeaf                      // RBP points to the frame if the function calls anything
	FramePointerAll
)

// FramePointerOf reads the attributes of a function: "frame-pointer", and what it was up to LLVM 8.
func FramePointerOf(f *ir.Func) FramePointer {
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
