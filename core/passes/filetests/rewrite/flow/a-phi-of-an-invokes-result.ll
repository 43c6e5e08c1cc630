; test: rewrite
; llvm: 14 22
declare ptr addrspace(1) @make()
declare i32 @personality(...)
define ptr addrspace(1) @f(ptr addrspace(1) %a, i1 %c) gc "statepoint-example" personality ptr @personality {
entry:
  br i1 %c, label %x, label %join
x:
  %r = invoke ptr addrspace(1) @make() to label %join unwind label %bad
join:
  %p = phi ptr addrspace(1) [ %r, %x ], [ %a, %entry ]
  ret ptr addrspace(1) %p
bad:
  %lp = landingpad token cleanup
  ret ptr addrspace(1) %a
}

; => rewrite
; declare ptr addrspace(1) @make()
;
; declare i32 @personality(...)
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a, i1 %c) gc "statepoint-example" personality ptr @personality {
; entry:
;   br i1 %c, label %x, label %join
;
; x:                                                ; preds = %entry
;   %statepoint_token = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(ptr addrspace(1) ()) @make, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
;           to label %join1 unwind label %bad
;
; join1:                                            ; preds = %x
;   %r2 = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %statepoint_token)
;   %a.relocated3 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   br label %join
;
; join:                                             ; preds = %join1, %entry
;   %p = phi ptr addrspace(1) [ %a, %entry ], [ %r2, %join1 ]
;   ret ptr addrspace(1) %p
;
; bad:                                              ; preds = %x
;   %lp = landingpad token
;           cleanup
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lp, i32 0, i32 0) ; (%a, %a)
;   ret ptr addrspace(1) %a.relocated
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
