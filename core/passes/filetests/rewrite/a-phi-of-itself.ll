; test: rewrite
; llvm: 14 22
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %a, i64 %n, i1 %c) gc "statepoint-example" {
entry:
  %p = getelementptr i8, ptr addrspace(1) %a, i64 %n
  br label %loop
loop:
  %s = phi ptr addrspace(1) [ %p, %entry ], [ %s, %loop ]
  call void @foo()
  br i1 %c, label %loop, label %out
out:
  ret ptr addrspace(1) %s
}

; => rewrite
; declare void @foo()
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a, i64 %n, i1 %c) gc "statepoint-example" {
; entry:
;   %p = getelementptr i8, ptr addrspace(1) %a, i64 %n
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %.0 = phi ptr addrspace(1) [ %a, %entry ], [ %a.relocated, %loop ]
;   %s = phi ptr addrspace(1) [ %p, %entry ], [ %s.relocated, %loop ]
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %s, ptr addrspace(1) %.0) ]
;   %s.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 0) ; (%.0, %s)
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 1) ; (%.0, %.0)
;   br i1 %c, label %loop, label %out
;
; out:                                              ; preds = %loop
;   ret ptr addrspace(1) %s.relocated
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
