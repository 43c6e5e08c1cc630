; test: rewrite
; llvm: 22
target datalayout = "P1"
define ptr addrspace(1) @f(ptr addrspace(1) %a) addrspace(1) gc "statepoint-example" {
entry:
  %callee = load ptr addrspace(1), ptr addrspace(1) %a
  %b = load ptr addrspace(1), ptr addrspace(1) %callee
  %r = call addrspace(1) ptr addrspace(1) %callee(ptr addrspace(1) %b, ptr addrspace(1) %a)
  %s = call addrspace(1) ptr addrspace(1) %callee(ptr addrspace(1) %b, ptr addrspace(1) %r)
  store ptr addrspace(1) %callee, ptr addrspace(1) %b
  ret ptr addrspace(1) %s
}

; => rewrite
; target datalayout = "P1"
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a) addrspace(1) gc "statepoint-example" {
; entry:
;   %callee = load ptr addrspace(1), ptr addrspace(1) %a, align 8
;   %b = load ptr addrspace(1), ptr addrspace(1) %callee, align 8
;   %statepoint_token = call addrspace(1) token (i64, i32, ptr addrspace(1), i32, i32, ...) @llvm.experimental.gc.statepoint.p1(i64 2882400000, i32 0, ptr addrspace(1) elementtype(ptr addrspace(1) (ptr addrspace(1), ptr addrspace(1))) %callee, i32 2, i32 0, ptr addrspace(1) %b, ptr addrspace(1) %a, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %callee, ptr addrspace(1) %b, ptr addrspace(1) %a) ]
;   %r1 = call addrspace(1) ptr addrspace(1) @llvm.experimental.gc.result.p1(token %statepoint_token)
;   %callee.relocated = call coldcc addrspace(1) ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%callee, %callee)
;   %b.relocated = call coldcc addrspace(1) ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 1) ; (%b, %b)
;   %a.relocated = call coldcc addrspace(1) ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 2, i32 2) ; (%a, %a)
;   %statepoint_token2 = call addrspace(1) token (i64, i32, ptr addrspace(1), i32, i32, ...) @llvm.experimental.gc.statepoint.p1(i64 2882400000, i32 0, ptr addrspace(1) elementtype(ptr addrspace(1) (ptr addrspace(1), ptr addrspace(1))) %callee.relocated, i32 2, i32 0, ptr addrspace(1) %b.relocated, ptr addrspace(1) %r1, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %callee.relocated, ptr addrspace(1) %b.relocated, ptr addrspace(1) %r1) ]
;   %s3 = call addrspace(1) ptr addrspace(1) @llvm.experimental.gc.result.p1(token %statepoint_token2)
;   %callee.relocated4 = call coldcc addrspace(1) ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token2, i32 0, i32 0) ; (%callee.relocated, %callee.relocated)
;   %b.relocated5 = call coldcc addrspace(1) ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token2, i32 1, i32 1) ; (%b.relocated, %b.relocated)
;   %r.relocated = call coldcc addrspace(1) ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token2, i32 2, i32 2) ; (%r1, %r1)
;   store ptr addrspace(1) %callee.relocated4, ptr addrspace(1) %b.relocated5, align 8
;   ret ptr addrspace(1) %s3
; }
;
; declare void @__tmp_use(...) addrspace(1)
;
; declare token @llvm.experimental.gc.statepoint.p1(i64 immarg, i32 immarg, ptr addrspace(1), i32 immarg, i32 immarg, ...) addrspace(1)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token) addrspace(1) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) addrspace(1) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
