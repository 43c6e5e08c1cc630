; test: rewrite -rs4gc-clobber-non-live
; llvm: 14 22
declare void @foo()
declare ptr addrspace(1) @make()
declare i32 @personality(...)
define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i1 %c) gc "statepoint-example" personality ptr @personality {
entry:
  %x = call ptr addrspace(1) @make()
  br i1 %c, label %left, label %right
left:
  call void @foo()
  br label %join
right:
  invoke void @foo() to label %join unwind label %bad
join:
  %p = phi ptr addrspace(1) [ %a, %left ], [ %b, %right ]
  call void @foo()
  ret ptr addrspace(1) %p
bad:
  %lp = landingpad token cleanup
  ret ptr addrspace(1) %x
}

; => rewrite -rs4gc-clobber-non-live
; declare void @foo()
;
; declare ptr addrspace(1) @make()
;
; declare i32 @personality(...)
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i1 %c) gc "statepoint-example" personality ptr @personality {
; entry:
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(ptr addrspace(1) ()) @make, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a, ptr addrspace(1) %b) ]
;   %x2 = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %statepoint_token)
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   %b.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 1) ; (%b, %b)
;   br i1 %c, label %left, label %right
;
; left:                                             ; preds = %entry
;   %statepoint_token3 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a.relocated) ]
;   %a.relocated4 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token3, i32 0, i32 0) ; (%a.relocated, %a.relocated)
;   br label %join
;
; right:                                            ; preds = %entry
;   %statepoint_token7 = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b.relocated, ptr addrspace(1) %x2) ]
;           to label %join1 unwind label %bad
;
; join1:                                            ; preds = %right
;   %b.relocated8 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token7, i32 0, i32 0) ; (%b.relocated, %b.relocated)
;   %x.relocated9 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token7, i32 1, i32 1) ; (%x2, %x2)
;   br label %join
;
; join:                                             ; preds = %join1, %left
;   %p = phi ptr addrspace(1) [ %a.relocated4, %left ], [ %b.relocated8, %join1 ]
;   %statepoint_token10 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
;   %p.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token10, i32 0, i32 0) ; (%p, %p)
;   ret ptr addrspace(1) %p.relocated
;
; bad:                                              ; preds = %right
;   %lp = landingpad token
;           cleanup
;   %b.relocated6 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lp, i32 0, i32 0) ; (%b.relocated, %b.relocated)
;   %x.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lp, i32 1, i32 1) ; (%x2, %x2)
;   ret ptr addrspace(1) %x.relocated
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
