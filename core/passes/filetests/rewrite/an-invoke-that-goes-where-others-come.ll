; test: rewrite
; llvm: 14 22
declare void @foo()
declare i32 @personality(...)
define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i1 %c) gc "statepoint-example" personality ptr @personality {
entry:
  br i1 %c, label %x, label %j
x:
  invoke void @foo() to label %j unwind label %u
u:
  %l = landingpad token cleanup
  ret ptr addrspace(1) %b
j:
  %p = phi ptr addrspace(1) [ %a, %x ], [ %b, %entry ]
  ret ptr addrspace(1) %p
}

; => rewrite
; declare void @foo()
;
; declare i32 @personality(...)
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i1 %c) gc "statepoint-example" personality ptr @personality {
; entry:
;   br i1 %c, label %x, label %j
;
; x:                                                ; preds = %entry
;   %statepoint_token = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a, ptr addrspace(1) %b) ]
;           to label %j1 unwind label %u
;
; u:                                                ; preds = %x
;   %l = landingpad token
;           cleanup
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %l, i32 0, i32 0) ; (%a, %a)
;   %b.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %l, i32 1, i32 1) ; (%b, %b)
;   ret ptr addrspace(1) %b.relocated
;
; j1:                                               ; preds = %x
;   %a.relocated2 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   %b.relocated3 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 1) ; (%b, %b)
;   br label %j
;
; j:                                                ; preds = %j1, %entry
;   %p = phi ptr addrspace(1) [ %b, %entry ], [ %a.relocated2, %j1 ]
;   ret ptr addrspace(1) %p
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
