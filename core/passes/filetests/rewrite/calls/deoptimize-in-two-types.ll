; test: rewrite
; llvm: 14 22
declare i32 @llvm.experimental.deoptimize.i32(...)
declare i64 @llvm.experimental.deoptimize.i64(...)
define i32 @f(ptr addrspace(1) %a, i1 %c) gc "statepoint-example" {
entry:
  %r = call i32 (...) @llvm.experimental.deoptimize.i32(i32 1) [ "deopt"(ptr addrspace(1) %a) ]
  ret i32 %r
}
define i64 @g(ptr addrspace(1) %a, i1 %c) gc "statepoint-example" {
entry:
  %r = call i64 (...) @llvm.experimental.deoptimize.i64(i64 1, i32 2) [ "deopt"() ]
  ret i64 %r
}

; => rewrite
; declare i32 @llvm.experimental.deoptimize.i32(...)
;
; declare i64 @llvm.experimental.deoptimize.i64(...)
;
; define i32 @f(ptr addrspace(1) %a, i1 %c) gc "statepoint-example" {
; entry:
;   %safepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void (i32)) @__llvm_deoptimize, i32 1, i32 0, i32 1, i32 0, i32 0) [ "deopt"(ptr addrspace(1) %a), "gc-live"(ptr addrspace(1) %a) ]
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %safepoint_token, i32 0, i32 0) ; (%a, %a)
;   unreachable
; }
;
; define i64 @g(ptr addrspace(1) %a, i1 %c) gc "statepoint-example" {
; entry:
;   %safepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void (i64, i32)) @__llvm_deoptimize, i32 2, i32 0, i64 1, i32 2, i32 0, i32 0) [ "deopt"() ]
;   unreachable
; }
;
; declare void @__tmp_use(...)
;
; declare void @__llvm_deoptimize(i32)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
