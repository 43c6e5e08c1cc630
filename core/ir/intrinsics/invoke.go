package intrinsics

import "statepoint/core/ir"

// Invokable reports whether the intrinsic called by an instruction may be the callee of an invoke.
func Invokable(in *ir.Instr) bool {
	if _, attached := in.FindBundle("clang.arc.attachedcall"); attached {
		return true
	}
	for _, name := range []string{
		"llvm.donothing", "llvm.seh.try.begin", "llvm.seh.try.end", "llvm.seh.scope.begin",
		"llvm.seh.scope.end", "llvm.coro.resume", "llvm.coro.destroy",
		"llvm.coro.await.suspend.void", "llvm.coro.await.suspend.bool",
		"llvm.coro.await.suspend.handle", "llvm.experimental.patchpoint.void",
		"llvm.experimental.patchpoint", "llvm.fake.use", "llvm.experimental.gc.statepoint",
		"llvm.wasm.throw", "llvm.wasm.rethrow",
	} {
		if in.IsIntrinsic(name) {
			return true
		}
	}
	return false
}
