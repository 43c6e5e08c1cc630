package libfuncs

import (
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/passes/internal/edit"
	"statepoint/core/passes/pass"
)

// CallsLeaf reports whether a call cannot reach a safepoint: it is marked "gc-leaf-function", or
// calls an intrinsic that does not call back or a function of the C library that LLVM knows
// (llvm/Analysis, callsGCLeafFunction).
func CallsLeaf(o *pass.Options, in *ir.Instr) bool {
	if edit.HasFnAttr(in, "gc-leaf-function") {
		return true
	}
	f, ok := in.Callee().(*ir.Func)
	if !ok || f.FuncType != in.Call.FuncType {
		return false
	}
	if f.IsIntrinsic() {
		return !IsSafepointIntrinsic(in)
	}
	return (!edit.HasFnAttr(in, "nobuiltin") || in.Call.Attrs.Has("builtin")) && Knows(o, f)
}

// IsSafepointIntrinsic reports whether an intrinsic becomes, or is, a call that may reach a
// safepoint.
func IsSafepointIntrinsic(in *ir.Instr) bool {
	return in.IsIntrinsic(gc.StatepointName) || in.IsIntrinsic("llvm.experimental.deoptimize") ||
		in.IsIntrinsic("llvm.memcpy.element.unordered.atomic") ||
		in.IsIntrinsic("llvm.memmove.element.unordered.atomic")
}
