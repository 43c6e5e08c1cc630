package target

import (
	"statepoint/core/ir"
	"strings"
)

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

// FramePointers knows which functions of a module have a frame pointer.
type FramePointers struct {
	m *ir.Module
	// patched, made when it is first needed, are the functions with a stack map or a patch point
	// of their own.
	patched map[*ir.Func]bool
}

// NewFramePointers is about the functions of m.
func NewFramePointers(m *ir.Module) *FramePointers { return &FramePointers{m: m} }

// FindPatched finds the functions with a stack map or a patch point, which are then known without
// the use lists of the module.
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

// Of says when RBP points to the frame of a function: as its attributes ask, and always if it has a
// stack map or a patch point of its own. Code that is patched in there finds the frame by RBP, from
// which records then count, as LLVM's do.
func (p *FramePointers) Of(f *ir.Func) FramePointer {
	if p.patched == nil {
		p.FindPatched()
	}
	if p.patched[f] {
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
