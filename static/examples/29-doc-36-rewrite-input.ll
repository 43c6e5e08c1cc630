; title: The form of LLVM 3.6, before the rewrite
; about: PlaceSafepoints once created statepoints itself, without live pointers, as here. The rewrite adds %obj to the statepoint's operands, and the relocate after it.
; select: %obj
; document: Statepoints.rst of LLVM 3.7 in development, "RewriteStatepointsForGC"
; refused: This form of the intrinsic is gone since LLVM 3.7.
; differs: LLVM 14 adds no live pointers to statepoints that the source has.
; run: test1({| 42}) = {| 42} prints foo()

define i8 addrspace(1)* @test1(i8 addrspace(1)* %obj)
       gc "statepoint-example" {
  call i32 (void ()*, i32, i32, ...)* @llvm.experimental.gc.statepoint.p0f_isVoidf(void ()* @foo, i32 0, i32 0, i32 5, i32 0, i32 -1, i32 0, i32 0, i32 0)
  ret i8 addrspace(1)* %obj
}
