; title: A collector that moves nothing
; about: As printed, the statepoint lists %obj and its old value is used afterwards: a strategy that never moves objects needs no more, and records all listed pointers. The collector of this one moves objects, so the rewrite adds the necessary relocate; step back with [ to see the printed form.
; select: %obj
; document: Statepoints.rst, "Simplifications for Non-Relocating GCs"
; refused: LLVM 14 and later take the live pointers in a "gc-live" bundle.
; differs: Of the printed form, LLVM 14 and later record only pointers that have a relocate, so none.
; run: test1({| 42}) = {| 42} prints foo()

define i8 addrspace(1)* @test1(i8 addrspace(1)* %obj)
       gc "statepoint-example" {
  call token (i64, i32, void ()*, i32, i32, ...)* @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 0, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0, i8 addrspace(1)* %obj)
  ret i8 addrspace(1)* %obj
}
