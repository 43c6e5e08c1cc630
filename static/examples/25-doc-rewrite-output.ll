; title: RewriteStatepointsForGC, after
; about: The pass's output as printed, with five deopt values: four constants and a count in the record, before the one pair for %obj.
; select: %obj
; document: Statepoints.rst, "RewriteStatepointsForGC"
; refused: LLVM 14 and later take the live pointers in a "gc-live" bundle, and %0 is taken by the entry block, which has no name.
; run: test1({| 42}) = {| 42} prints foo()

define i8 addrspace(1)* @test1(i8 addrspace(1)* %obj)
       gc "statepoint-example" {
  %0 = call token (i64, i32, void ()*, i32, i32, ...)* @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 5, i32 0, i32 -1, i32 0, i32 0, i32 0, i8 addrspace(1)* %obj)
  %obj.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %0, i32 12, i32 12)
  ret i8 addrspace(1)* %obj.relocated
}
