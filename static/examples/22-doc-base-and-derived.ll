; title: Base and derived
; about: %gep is 20,000 bytes beyond %obj, perhaps inside another object: only its pair with %obj says which object it moves with. The returned address comes from %gep, not from %gep.relocated: it is stale if the collector moves the object.
; select: %gep
; document: Statepoints.rst, "Base & Derived Pointers"
; refused: LLVM 14 and later take the live pointers in a "gc-live" bundle, and the getelementptrs give i8 for an element of another address space.
; run: test1({| 42}) = {| 42} prints foo()

define i8 addrspace(1)* @test1(i8 addrspace(1)* %obj)
       gc "statepoint-example" {
  %gep = getelementptr i8, i8 addrspace(1)* %obj, i64 20000
  %token = call token (i64, i32, void ()*, i32, i32, ...)* @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 0, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0, i8 addrspace(1)* %obj, i8 addrspace(1)* %gep)
  %obj.relocated = call i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %token, i32 7, i32 7)
  %gep.relocated = call i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %token, i32 7, i32 8)
  %p = getelementptr i8, i8 addrspace(1)* %gep, i64 -20000
  ret i8 addrspace(1)* %p
}
