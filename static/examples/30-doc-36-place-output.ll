; title: The form of LLVM 3.6, two statepoints
; about: The older PlaceSafepoints turned the poll and the call into statepoints; each has its record, and neither has a pointer to update.
; select: %safepoint_token1
; document: Statepoints.rst of LLVM 3.7 in development, "PlaceSafepoints"
; refused: This form of the intrinsic is gone since LLVM 3.7.
; run: test() = void prints foo()

define void @test() gc "statepoint-example" {
  %safepoint_token = call i32 (void ()*, i32, i32, ...)* @llvm.experimental.gc.statepoint.p0f_isVoidf(void ()* @do_safepoint, i32 0, i32 0, i32 0)
  %safepoint_token1 = call i32 (void ()*, i32, i32, ...)* @llvm.experimental.gc.statepoint.p0f_isVoidf(void ()* @foo, i32 0, i32 0, i32 0)
  ret void
}
