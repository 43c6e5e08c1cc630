; title: A collector that moves nothing
; about: As printed, %obj is recorded and the old value is used afterwards: enough for a collector that only marks. Step back with [ to see it; the rewrite adds the relocate that a moving one needs.
; select: %obj
; document: Statepoints.rst, "Simplifications for Non-Relocating GCs"
; refused: LLVM 14 and later take the live pointers in a "gc-live" bundle.
; differs: LLVM 14 and later record only pointers that have a relocate, so here none.

define i8 addrspace(1)* @test1(i8 addrspace(1)* %obj)
       gc "statepoint-example" {
  call token (i64, i32, void ()*, i32, i32, ...)* @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 0, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0, i8 addrspace(1)* %obj)
  ret i8 addrspace(1)* %obj
}
