; test: asm
; A base that is used after the call is a pair of its own, beside that of the derived pointer;
; one that is not used is none.
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
define i64 @both(ptr addrspace(1) %obj, i64 %n) gc "statepoint-example" {
  %d = getelementptr i8, ptr addrspace(1) %obj, i64 %n
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 1, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %obj, ptr addrspace(1) %d) ]
  %d.now = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  %obj.now = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  %v = load i64, ptr addrspace(1) %d.now
  %w = load i64, ptr addrspace(1) %obj.now
  %m = mul i64 %v, %w
  ret i64 %m
}
define i64 @derived(ptr addrspace(1) %obj, i64 %n) gc "statepoint-example" {
  %d = getelementptr i8, ptr addrspace(1) %obj, i64 %n
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %obj, ptr addrspace(1) %d) ]
  %d.now = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  %v = load i64, ptr addrspace(1) %d.now
  ret i64 %v
}

; => asm
; both:
;     subq $24, %rsp
;     addq %rdi, %rsi
;     movq %rdi, (%rsp)            # spill %obj
;     movq %rsi, 8(%rsp)           # spill %d
;     callq foo
;       record 0: id 1, offset 21
;         calling-convention: 0
;         flags: 0
;         deopt-count: 0
;         base 0: [rsp+0]
;         derived 0: [rsp+0]
;         base 1: [rsp+0]
;         derived 1: [rsp+8]
;     movq 8(%rsp), %rax           # reload %d.now
;     movq (%rax), %rax
;     movq (%rsp), %rcx            # reload %obj.now
;     imulq (%rcx), %rax
;     addq $24, %rsp
;     retq
; derived:
;     subq $24, %rsp
;     addq %rdi, %rsi
;     movq %rsi, 8(%rsp)           # spill %d
;     movq %rdi, (%rsp)            # spill %obj
;     callq foo
;       record 1: id 2, offset 21
;         calling-convention: 0
;         flags: 0
;         deopt-count: 0
;         base 0: [rsp+0]
;         derived 0: [rsp+8]
;     movq 8(%rsp), %rax           # reload %d.now
;     movq (%rax), %rax
;     addq $24, %rsp
;     retq
