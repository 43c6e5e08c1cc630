; test: asm
target triple = "x86_64-unknown-linux-gnu"
declare void @g()
declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64, i32, void ()*, i32, i32, ...)
declare void @llvm.experimental.stackmap(i64, i32, ...)
declare void @llvm.experimental.patchpoint.void(i64, i32, i8*, i32, ...)
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 81985529216486895, i32 0, void ()* @g, i32 0, i32 0, i32 0, i32 0)
; ^~
; warning: the id 0x123456789abcdef has more than 32 bits: as with LLVM 14, the record of this statepoint has 0x89abcdef [SP0501]
  %t3 = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 -1, i32 0, void ()* @g, i32 0, i32 0, i32 0, i32 0)
; ^~~
; warning: the id 0xffffffffffffffff has more than 32 bits: as with LLVM 14, the record of this statepoint has 0xffffffff [SP0501]
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 81985529216486895, i32 0)
  call void (i64, i32, i8*, i32, ...) @llvm.experimental.patchpoint.void(i64 81985529216486895, i32 5, i8* null, i32 0)
  ret void
}

; => asm
; f:
;     pushq %rbp
;     movq %rsp, %rbp
;     callq g
;       record 0: id 2309737967, offset 9
;         calling-convention: 0
;         flags: 0
;         deopt-count: 0
;     callq g
;       record 3: id 81985529216486895, offset 14
;     nopl 8(%rax,%rax)
;     popq %rbp
;     retq
