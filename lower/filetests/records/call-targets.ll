; test: asm
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
define void @f(i64 %a, ptr %fp) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) inttoptr (i64 140727162896504 to ptr), i32 0, i32 0, i32 0, i32 0)
  %t2 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) %fp, i32 0, i32 0, i32 0, i32 0)
  %t3 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 8, ptr elementtype(void ()) null, i32 0, i32 0, i32 0, i32 0)
  %t4 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) inttoptr (i64 1234 to ptr), i32 0, i32 0, i32 0, i32 0)
  ret void
}

; => asm
; f:
;     pushq %r14
;     pushq %rbx
;     pushq %rax
;     movq %rsi, %rbx              # %fp
;     movabsq $140727162896504, %r14
;     callq *%r14
;       record 0: id 7, offset 20
;         calling-convention: 0
;         flags: 0
;         deopt-count: 0
;     callq *%rbx
;       record 1: id 7, offset 22
;         calling-convention: 0
;         flags: 0
;         deopt-count: 0
;     nopl 512(%rax,%rax)
;       record 2: id 7, offset 30
;         calling-convention: 0
;         flags: 0
;         deopt-count: 0
;     movl $1234, %ebx
;     callq *%rbx
;       record 3: id 7, offset 37
;         calling-convention: 0
;         flags: 0
;         deopt-count: 0
;     popq %rax
;     popq %rbx
;     popq %r14
;     retq
