; test: rewrite
; llvm: 14 22
declare i32 @foo()
define i32 @f(ptr addrspace(1) %a) gc "statepoint-example" {
entry:
  %r = call i32 @foo(), !range !0, !prof !1
  store i8 1, ptr addrspace(1) %a
  ret i32 %r
}
!0 = !{i32 0, i32 5}
!1 = !{!"branch_weights", i32 7}

; => rewrite
; declare i32 @foo()
;
; define i32 @f(ptr addrspace(1) %a) gc "statepoint-example" {
; entry:
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(i32 ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
;   %r1 = call i32 @llvm.experimental.gc.result.i32(token %statepoint_token)
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   store i8 1, ptr addrspace(1) %a.relocated, align 1
;   ret i32 %r1
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare i32 @llvm.experimental.gc.result.i32(token) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
