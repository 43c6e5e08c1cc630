; test: rewrite
; llvm: 14 22
declare void @foo()
declare i32 @personality(...)
define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b) gc "statepoint-example" personality ptr @personality {
entry:
  invoke void @foo() to label %n unwind label %u
n:
  br label %j
u:
  %l = landingpad token catch ptr null
  br label %j
j:
  %p = phi ptr addrspace(1) [ %a, %n ], [ %b, %u ]
  ret ptr addrspace(1) %p
}

; => rewrite
; declare void @foo()
;
; declare i32 @personality(...)
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b) gc "statepoint-example" personality ptr @personality {
; entry:
;   %statepoint_token = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a, ptr addrspace(1) %b) ]
;           to label %n unwind label %u
;
; n:                                                ; preds = %entry
;   %a.relocated1 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   %b.relocated2 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 1) ; (%b, %b)
;   br label %j
;
; u:                                                ; preds = %entry
;   %l = landingpad token
;           catch ptr null
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %l, i32 0, i32 0) ; (%a, %a)
;   %b.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %l, i32 1, i32 1) ; (%b, %b)
;   br label %j
;
; j:                                                ; preds = %u, %n
;   %p = phi ptr addrspace(1) [ %a.relocated1, %n ], [ %b.relocated, %u ]
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
