; test: rewrite
; llvm: 14 22
declare void @foo()
define void @f(ptr addrspace(1) %a, i64 %n) gc "statepoint-example" {
entry:
  br label %loop
loop:
  %p = phi ptr addrspace(1) [ %a, %entry ], [ %next, %loop ]
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %next = getelementptr i8, ptr addrspace(1) %p, i64 8
  call void @foo()
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret void
}

; => rewrite
; declare void @foo()
;
; define void @f(ptr addrspace(1) %a, i64 %n) gc "statepoint-example" {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %.0 = phi ptr addrspace(1) [ %a, %entry ], [ %a.relocated, %loop ]
;   %p = phi ptr addrspace(1) [ %a, %entry ], [ %next.relocated, %loop ]
;   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
;   %next = getelementptr i8, ptr addrspace(1) %p, i64 8
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %next, ptr addrspace(1) %.0) ]
;   %next.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 0) ; (%.0, %next)
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 1) ; (%.0, %.0)
;   %j = add i64 %i, 1
;   %c = icmp ult i64 %j, %n
;   br i1 %c, label %loop, label %out
;
; out:                                              ; preds = %loop
;   ret void
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
