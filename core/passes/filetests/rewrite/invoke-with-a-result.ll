; test: rewrite
; llvm: 14 22
declare ptr addrspace(1) @foo(ptr addrspace(1))
declare i32 @personality(...)
define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b) gc "statepoint-example" personality ptr @personality {
entry:
  %x = invoke ptr addrspace(1) @foo(ptr addrspace(1) %a) to label %ok unwind label %bad
ok:
  ret ptr addrspace(1) %x
bad:
  %lp = landingpad token cleanup
  ret ptr addrspace(1) %b
}

; => rewrite
; declare ptr addrspace(1) @foo(ptr addrspace(1))
;
; declare i32 @personality(...)
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b) gc "statepoint-example" personality ptr @personality {
; entry:
;   %statepoint_token = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(ptr addrspace(1) (ptr addrspace(1))) @foo, i32 1, i32 0, ptr addrspace(1) %a, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %a) ]
;           to label %ok unwind label %bad
;
; ok:                                               ; preds = %entry
;   %x1 = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %statepoint_token)
;   %b.relocated2 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%b, %b)
;   %a.relocated3 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 1) ; (%a, %a)
;   ret ptr addrspace(1) %x1
;
; bad:                                              ; preds = %entry
;   %lp = landingpad token
;           cleanup
;   %b.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lp, i32 0, i32 0) ; (%b, %b)
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lp, i32 1, i32 1) ; (%a, %a)
;   ret ptr addrspace(1) %b.relocated
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
