; test: asm
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare swiftcc ptr @sw2(ptr swiftself %s, i64, ptr)
define swiftcc void @f(i64 %a, ptr addrspace(1) %p, ptr swiftself %s, ptr swifterror %e) gc "statepoint-example" {
  %t = call swiftcc token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(ptr (ptr, i64, ptr)) @sw2, i32 3, i32 0, ptr swiftself %s, i64 4, ptr null, i32 0, i32 0) [ "deopt"(i64 %a), "gc-live"(ptr addrspace(1) %p)]
  ret void
}

; => asm
; f:
;     pushq %r13
;     subq $16, %rsp
;     movq %r12, 8(%rsp)
;     movq %rdi, (%rsp)            # spill %a
;     movl $4, %edi
;     xorl %esi, %esi
;     callq sw2
;       record 0: id 7, offset 27
;         calling-convention: 16
;         flags: 0
;         deopt-count: 1
;         deopt 0: [rsp+0]
;     movq 8(%rsp), %r12
;     addq $16, %rsp
;     popq %r13
;     retq
