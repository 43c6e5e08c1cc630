package isel

import "statepoint/core/ir"

// FramePointer says when RBP points to a function's frame.
type FramePointer uint8

// The values of the attribute "frame-pointer".
const (
	FramePointerNone     FramePointer = iota // RBP is a register as any other
	FramePointerReserved                     // nothing is kept in RBP
	// RBP points to the frame if the function calls anything
	FramePointerNonLeaf
	FramePointerAll
)

// FramePointerOf says when RBP points to the frame of a function: as its attributes ask, and always
// if it has a stack map or a patch point of its own. Whoever patches code there, or leaves it
// there, finds the frame by RBP, which records then count from, as LLVM's do.
func (ctx *Context) FramePointerOf(f *ir.Func) FramePointer {
	if ctx.patched == nil {
		ctx.patched = map[*ir.Func]bool{}
		for _, callee := range ctx.Module.Funcs {
			if !hasPrefix(callee.Name(), "llvm.experimental.stackmap") &&
				!hasPrefix(callee.Name(), "llvm.experimental.patchpoint") {
				continue
			}
			for u := ir.FirstUse(callee); u != nil; u = u.Next() {
				if u.User != nil && u.User.Parent() != nil {
					ctx.patched[u.User.Func()] = true
				}
			}
		}
	}
	if ctx.patched[f] {
		return FramePointerAll
	}
	return framePointerOf(f)
}

// framePointerOf reads the attributes of a function: "frame-pointer", and what it was up to LLVM 8.
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
