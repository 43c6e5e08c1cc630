; test: rewrite
; Under tailcc a tail call is promised; as a statepoint it returns.
declare tailcc i64 @next(ptr addrspace(1), i64)
declare i64 @plain(i64)
define tailcc i64 @lost(ptr addrspace(1) %o, i64 %n) gc "statepoint-example" {
  %r = tail call tailcc i64 @next(ptr addrspace(1) %o, i64 %n)
; ^~
; warning: this tail call becomes a statepoint, which returns here: recursion through it uses stack for each call [SP0419]
;   note: make it `musttail`, which remains a tail call: the frame is gone, and with it what a collector would update
  ret i64 %r
}
define i64 @not_promised(i64 %n) gc "statepoint-example" {
  %r = tail call i64 @plain(i64 %n)
  ret i64 %r
}

; => rewrite
; declare tailcc i64 @next(ptr addrspace(1), i64)
;
; declare i64 @plain(i64)
;
; define tailcc i64 @lost(ptr addrspace(1) %o, i64 %n) gc "statepoint-example" {
;   %statepoint_token = tail call tailcc token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(i64 (ptr addrspace(1), i64)) @next, i32 2, i32 0, ptr addrspace(1) %o, i64 %n, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %o) ]
;   %r1 = call i64 @llvm.experimental.gc.result.i64(token %statepoint_token)
;   %o.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%o, %o)
;   ret i64 %r1
; }
;
; define i64 @not_promised(i64 %n) gc "statepoint-example" {
;   %statepoint_token = tail call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(i64 (i64)) @plain, i32 1, i32 0, i64 %n, i32 0, i32 0)
;   %r1 = call i64 @llvm.experimental.gc.result.i64(token %statepoint_token)
;   ret i64 %r1
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare i64 @llvm.experimental.gc.result.i64(token) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
