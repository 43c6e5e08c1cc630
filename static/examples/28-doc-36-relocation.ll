; title: The form of LLVM 3.6
; about: Before 3.7 a statepoint had no id and no flags, and its token was an i32; relocates count their operands differently (9, where later forms have 12).
; select: %obj
; document: Statepoints.rst of LLVM 3.7 in development, "Overview"
; refused: This form of the intrinsic is gone since LLVM 3.7.
; run: test1({| 42}) = {| 42} prints foo()

define i8 addrspace(1)* @test1(i8 addrspace(1)* %obj)
       gc "statepoint-example" {
  %0 = call i32 (void ()*, i32, i32, ...)* @llvm.experimental.gc.statepoint.p0f_isVoidf(void ()* @foo, i32 0, i32 0, i32 5, i32 0, i32 -1, i32 0, i32 0, i32 0, i8 addrspace(1)* %obj)
  %obj.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(i32 %0, i32 9, i32 9)
  ret i8 addrspace(1)* %obj.relocated
}
