; title: Relocation sequence
; about: The sequence for a call at which %obj may move: a statepoint, and a relocate that names the pointer by its index among the operands.
; select: %obj.relocated
; document: Statepoints.rst, "Explicit Representation"
; refused: LLVM 14 and later take the live pointers in a "gc-live" bundle, and %0 is taken by the entry block, which has no name.
; run: test1({| 42}) = {| 42} prints foo()

define i8 addrspace(1)* @test1(i8 addrspace(1)* %obj)
       gc "statepoint-example" {
  %0 = call token (i64, i32, void ()*, i32, i32, ...)* @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 0, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0, i8 addrspace(1)* %obj)
  %obj.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %0, i32 7, i32 7)
  ret i8 addrspace(1)* %obj.relocated
}
