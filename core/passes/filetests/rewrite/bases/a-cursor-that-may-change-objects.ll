; test: rewrite
; llvm: 14 22
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %o, ptr addrspace(1) %u, i1 %c, i1 %d) gc "statepoint-example" {
entry:
  br label %loop
loop:
  %cur = phi ptr addrspace(1) [ %o, %entry ], [ %next, %on ]
  br i1 %c, label %stay, label %leave
stay:
  %step = getelementptr i8, ptr addrspace(1) %cur, i64 8
  br label %on
leave:
  br label %on
on:
  %next = phi ptr addrspace(1) [ %step, %stay ], [ %u, %leave ]
  call void @foo()
  br i1 %d, label %loop, label %out
out:
  ret ptr addrspace(1) %next
}

; => rewrite
; declare void @foo()
;
; define ptr addrspace(1) @f(ptr addrspace(1) %o, ptr addrspace(1) %u, i1 %c, i1 %d) gc "statepoint-example" {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %on, %entry
;   %.0 = phi ptr addrspace(1) [ %u, %entry ], [ %u.relocated, %on ]
;   %cur.base = phi ptr addrspace(1) [ %o, %entry ], [ %next.base.relocated, %on ], !is_base_value !0
;   %cur = phi ptr addrspace(1) [ %o, %entry ], [ %next.relocated, %on ]
;   br i1 %c, label %stay, label %leave
;
; stay:                                             ; preds = %loop
;   %step = getelementptr i8, ptr addrspace(1) %cur, i64 8
;   br label %on
;
; leave:                                            ; preds = %loop
;   br label %on
;
; on:                                               ; preds = %leave, %stay
;   %next.base = phi ptr addrspace(1) [ %cur.base, %stay ], [ %.0, %leave ], !is_base_value !0
;   %next = phi ptr addrspace(1) [ %step, %stay ], [ %.0, %leave ]
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %next.base, ptr addrspace(1) %next, ptr addrspace(1) %.0) ]
;   %next.base.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%next.base, %next.base)
;   %next.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 1) ; (%next.base, %next)
;   %u.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 2, i32 2) ; (%.0, %.0)
;   br i1 %d, label %loop, label %out
;
; out:                                              ; preds = %on
;   ret ptr addrspace(1) %next.relocated
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
;
; !0 = !{}
