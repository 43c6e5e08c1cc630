; test: asm
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare void @g()
define void @f(ptr addrspace(1) %a, i64 %n) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void()) @g, i32 0, i32 0, i32 0, i32 0) ["deopt"(ptr addrspace(1) null, ptr addrspace(1) %a, ptr addrspace(1) null, ptr null, ptr addrspace(1) undef)]
  ret void
}

; => asm
; f:
;     pushq %rax
;     movq %rdi, (%rsp)            # spill %a
;     callq g
;       record 0: id 7, offset 10
;         calling-convention: 0
;         flags: 0
;         deopt-count: 5
;         deopt 0: 0
;         deopt 1: [rsp+0]
;         deopt 2: 0
;         deopt 3: 0
;         deopt 4: 4278124286
;         base 0: 0
;         derived 0: 0
;         base 1: [rsp+0]
;         derived 1: [rsp+0]
;         base 2: 4278124286
;         derived 2: 4278124286
;     popq %rax
;     retq
