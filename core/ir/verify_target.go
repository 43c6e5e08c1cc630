package ir

import "strings"

// hasScalable reports whether a type is or holds a scalable vector, or a target type that stands for one.
func hasScalable(t *Type) bool {
	return t.Holds(func(t *Type) bool {
		switch t.Kind {
		case VectorKind:
			return t.Scalable
		case TargetKind:
			return t.Name == "aarch64.svcount" || t.Name == "riscv.vector.tuple"
		}
		return false
	})
}

// globalTargetType reports whether there can be variables of a target type (LangRef, "Target Extension Type").
func globalTargetType(t *Type) bool {
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
