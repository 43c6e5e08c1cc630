; test: rewrite
; llvm: 14 22
declare void @foo()
declare i32 @personality(...)
define ptr addrspace(1) @f(ptr addrspace(1) %o, i64 %n, i64 %m) gc "statepoint-example" personality ptr @personality {
entry:
  %p = getelementptr i8, ptr addrspace(1) %o, i64 %n
  %q = getelementptr i8, ptr addrspace(1) %p, i64 %m
  %r = getelementptr i8, ptr addrspace(1) %o, i64 8
  invoke void @foo() to label %ok unwind label %bad
ok:
  store i8 1, ptr addrspace(1) %r
  ret ptr addrspace(1) %q
bad:
  %lp = landingpad token cleanup
  store i8 1, ptr addrspace(1) %r
  ret ptr addrspace(1) %q
}

; => rewrite
; declare void @foo()
;
; declare i32 @personality(...)
;
; define ptr addrspace(1) @f(ptr addrspace(1) %o, i64 %n, i64 %m) gc "statepoint-example" personality ptr @personality {
; entry:
;   %p = getelementptr i8, ptr addrspace(1) %o, i64 %n
;   %q = getelementptr i8, ptr addrspace(1) %p, i64 %m
;   %r = getelementptr i8, ptr addrspace(1) %o, i64 8
;   %statepoint_token = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %q, ptr addrspace(1) %o) ]
;           to label %ok unwind label %bad
;
; ok:                                               ; preds = %entry
;   %q.relocated2 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 0) ; (%o, %q)
;   %o.relocated3 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 1) ; (%o, %o)
;   %r.remat = getelementptr i8, ptr addrspace(1) %o.relocated3, i64 8
;   store i8 1, ptr addrspace(1) %r.remat, align 1
;   ret ptr addrspace(1) %q.relocated2
;
; bad:                                              ; preds = %entry
;   %lp = landingpad token
;           cleanup
;   %q.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lp, i32 1, i32 0) ; (%o, %q)
;   %o.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lp, i32 1, i32 1) ; (%o, %o)
;   %r.remat1 = getelementptr i8, ptr addrspace(1) %o.relocated, i64 8
;   store i8 1, ptr addrspace(1) %r.remat1, align 1
;   ret ptr addrspace(1) %q.relocated
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
