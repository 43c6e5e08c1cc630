package datalayout

import (
	"strings"

	"statepoint/core/ir"
)

// Target types, target(…), have the layouts of other types, which LLVM knows by name (LangRef,
// "Target Extension Type").

// targetIsPointer reports whether a target type is a handle, with the layout of a pointer.
func targetIsPointer(t *ir.Type) bool {
	switch t.Name {
	case "spirv.Type", "spirv.IntegralConstant", "spirv.Literal", "spirv.Padding", "dx.Padding",
		"dx.Layout":
		return false
	}
	return strings.HasPrefix(t.Name, "spirv.") || strings.HasPrefix(t.Name, "dx.")
}

// targetBits is the size of a target type in bits (the minimum for a scalable one), or 0 if it has
// no layout.
func (d *Layout) targetBits(t *ir.Type) uint64 {
	switch {
	case targetIsPointer(t):
		return d.pointer(0).bits
	case t.Name == "aarch64.svcount":
		return 16
	case t.Name == "amdgcn.named.barrier":
		return 128
	case t.Name == "llvm.test.vectorelement":
		return 32
	case t.Name == "riscv.vector.tuple" && len(t.Fields) == 1 && len(t.Ints) == 1:
		return max(d.SizeInBits(t.Fields[0]), 64) * t.Ints[0]
	}
	return 0
}
