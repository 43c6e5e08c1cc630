package ir

import "strings"

// GlobalTargetType reports whether global variables may have a target type (LangRef, "Target
// Extension Type").
func GlobalTargetType(t *Type) bool {
	switch t.Name {
	case "spirv.Image", "amdgcn.named.barrier", "llvm.test.vectorelement":
		return true
	}
	return strings.HasPrefix(t.Name, "spirv.") || strings.HasPrefix(t.Name, "dx.")
}

// ZeroTargetType reports whether a target type has a zero value.
func ZeroTargetType(t *Type) bool {
	switch t.Name {
	case "aarch64.svcount", "riscv.vector.tuple":
		return true
	case "spirv.Image", "spirv.SampledImage":
		return false
	}
	return strings.HasPrefix(t.Name, "spirv.")
}
