package passes

import (
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
)

// callsLeaf reports whether a call cannot reach a safepoint: it is marked "gc-leaf-function", of an
// intrinsic that does not call back, or of a function of the C library that LLVM knows
// (llvm/Analysis, callsGCLeafFunction).
func callsLeaf(o *Options, in *ir.Instr) bool {
	if hasFnAttr(in, "gc-leaf-function") {
		return true
	}
	f, ok := in.Callee().(*ir.Func)
	if !ok || f.FuncType != in.Call.FuncType {
		return false
	}
	if strings.HasPrefix(f.Name(), "llvm.") {
		return !isSafepointIntrinsic(in)
	}
	return (!hasFnAttr(in, "nobuiltin") || in.Call.Attrs.Has("builtin")) && isLibraryFunc(o, f)
}

// isSafepointIntrinsic reports whether an intrinsic becomes, or is, a call that may reach a
// safepoint.
func isSafepointIntrinsic(in *ir.Instr) bool {
	return in.IsIntrinsic(gc.StatepointName) || in.IsIntrinsic("llvm.experimental.deoptimize") ||
		in.IsIntrinsic("llvm.memcpy.element.unordered.atomic") ||
		in.IsIntrinsic("llvm.memmove.element.unordered.atomic")
}
