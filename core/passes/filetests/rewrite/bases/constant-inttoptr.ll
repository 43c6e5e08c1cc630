; test: rewrite
; llvm: 14 22
; Constants made of integers are not relocated.
declare void @foo()
define ptr addrspace(1) @f(i1 %c, ptr addrspace(1) %a) gc "statepoint-example" {
entry:
  %p = select i1 %c, ptr addrspace(1) inttoptr (i64 8 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 16 to ptr addrspace(1))
  call void @foo()
  ret ptr addrspace(1) %p
}

; => rewrite
; declare void @foo()
;
; define ptr addrspace(1) @f(i1 %c, ptr addrspace(1) %a) gc "statepoint-example" {
; entry:
;   %p = select i1 %c, ptr addrspace(1) inttoptr (i64 8 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 16 to ptr addrspace(1))
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   ret ptr addrspace(1) %p
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
