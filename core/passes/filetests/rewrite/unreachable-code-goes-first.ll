; test: rewrite
; llvm: 14 22
declare void @foo()
declare void @die() noreturn
define ptr addrspace(1) @f(ptr addrspace(1) %a, i1 %c, i32 %n) gc "statepoint-example" {
entry:
  br i1 true, label %live, label %dead
dead:
  call void @foo()
  br label %live
live:
  %p = phi ptr addrspace(1) [ %a, %entry ], [ null, %dead ]
  switch i32 %n, label %other [ i32 1, label %one
                                i32 2, label %other ]
one:
  call void @die()
  br label %other
other:
  %q = phi ptr addrspace(1) [ %a, %live ], [ %a, %live ], [ %p, %one ]
  call void @foo()
  ret ptr addrspace(1) %q
}

; => rewrite
; declare void @foo()
;
; ; Function Attrs: noreturn
; declare void @die() #0
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a, i1 %c, i32 %n) gc "statepoint-example" {
; entry:
;   br label %live
;
; live:                                             ; preds = %entry
;   %cond = icmp eq i32 %n, 1
;   br i1 %cond, label %one, label %other
;
; one:                                              ; preds = %live
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @die, i32 0, i32 0, i32 0, i32 0)
;   unreachable
;
; other:                                            ; preds = %live
;   %statepoint_token1 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token1, i32 0, i32 0) ; (%a, %a)
;   ret ptr addrspace(1) %a.relocated
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #1
;
; attributes #0 = { noreturn }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
