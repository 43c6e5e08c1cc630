; test: asm
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare preserve_mostcc void @pm()
declare preserve_allcc void @pa()

define void @f(i64 %a, ptr addrspace(1) %p) gc "statepoint-example" {
  %t = call preserve_mostcc token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @pm, i32 0, i32 0, i32 0, i32 0) [ "deopt"(i64 %a), "gc-live"(ptr addrspace(1) %p)]
  %t2 = call preserve_allcc token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @pa, i32 0, i32 0, i32 0, i32 0) [ "deopt"(i64 %a)]
  ret void
}

; => asm
; f:
;     pushq %rbx
;     subq $16, %rsp
;     movq %rdi, %rbx              # %a
;     movq %rbx, (%rsp)            # spill %a
;     callq pm
;       record 0: id 7, offset 17
;         calling-convention: 14
;         flags: 0
;         deopt-count: 1
;         deopt 0: [rsp+0]
;     callq pa
;       record 1: id 7, offset 22
;         calling-convention: 15
;         flags: 0
;         deopt-count: 1
;         deopt 0: [rsp+0]
;     addq $16, %rsp
;     popq %rbx
;     retq
