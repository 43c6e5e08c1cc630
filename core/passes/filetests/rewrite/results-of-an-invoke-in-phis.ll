; test: rewrite
; llvm: 14 22
declare ptr addrspace(1) @make()
declare void @foo()
declare i32 @personality(...)
define ptr addrspace(1) @f(ptr addrspace(1) %b, i1 %c) gc "statepoint-example" personality ptr @personality {
entry:
  br i1 %c, label %x, label %j
x:
  %r = invoke ptr addrspace(1) @make() to label %j unwind label %u
u:
  %l = landingpad token cleanup
  ret ptr addrspace(1) %b
j:
  %p = phi ptr addrspace(1) [ %r, %x ], [ %b, %entry ]
  call void @foo()
  ret ptr addrspace(1) %p
}

; => rewrite
; declare ptr addrspace(1) @make()
;
; declare void @foo()
;
; declare i32 @personality(...)
;
; define ptr addrspace(1) @f(ptr addrspace(1) %b, i1 %c) gc "statepoint-example" personality ptr @personality {
; entry:
;   br i1 %c, label %x, label %j
;
; x:                                                ; preds = %entry
;   %statepoint_token = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(ptr addrspace(1) ()) @make, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b) ]
;           to label %j1 unwind label %u
;
; u:                                                ; preds = %x
;   %l = landingpad token
;           cleanup
;   %b.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %l, i32 0, i32 0) ; (%b, %b)
;   ret ptr addrspace(1) %b.relocated
;
; j1:                                               ; preds = %x
;   %r2 = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %statepoint_token)
;   %b.relocated3 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%b, %b)
;   br label %j
;
; j:                                                ; preds = %j1, %entry
;   %p = phi ptr addrspace(1) [ %b, %entry ], [ %r2, %j1 ]
;   %statepoint_token4 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
;   %p.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token4, i32 0, i32 0) ; (%p, %p)
;   ret ptr addrspace(1) %p.relocated
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
