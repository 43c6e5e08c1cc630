; title: GC transition
; about: The flags of this statepoint say that the call leaves managed code, and it passes a variable that the transition needs; the record repeats the flags.
; select: %obj
; document: Statepoints.rst, "GC Transitions"
; refused: Fixed here: the document declares @flag and uses @Flag, and leaves out the number of transition operands. LLVM knows no strategy of that name.
; run: test1({| 42}) = {| 42} prints foo()

@flag = thread_local global i32 0, align 4

define i8 addrspace(1)* @test1(i8 addrspace(1) *%obj)
       gc "hypothetical-gc" {

  %0 = call token (i64, i32, void ()*, i32, i32, ...)* @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 0, i32 0, void ()* @foo, i32 0, i32 1, i32 1, i32* @flag, i32 0, i8 addrspace(1)* %obj)
  %obj.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %0, i32 8, i32 8)
  ret i8 addrspace(1)* %obj.relocated
}
