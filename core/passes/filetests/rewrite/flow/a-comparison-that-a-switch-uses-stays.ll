; test: rewrite
; llvm: 14 22
declare void @foo()
define void @f(ptr addrspace(1) %a, ptr addrspace(1) %b) gc "statepoint-example" {
entry:
  %c = icmp eq ptr addrspace(1) %a, %b
  call void @foo()
  switch i1 %c, label %x [ i1 true, label %y ]
x:
  ret void
y:
  ret void
}

; => rewrite
; declare void @foo()
;
; define void @f(ptr addrspace(1) %a, ptr addrspace(1) %b) gc "statepoint-example" {
; entry:
;   %c = icmp eq ptr addrspace(1) %a, %b
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   %cond = icmp eq i1 %c, true
;   br i1 %cond, label %y, label %x
;
; x:                                                ; preds = %entry
;   ret void
;
; y:                                                ; preds = %entry
;   ret void
; }
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
