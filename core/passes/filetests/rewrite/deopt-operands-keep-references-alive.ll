; test: rewrite
; llvm: 14 22
declare void @foo()
define void @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n) gc "statepoint-example" {
entry:
  call void @foo() [ "deopt"(i32 %n, ptr addrspace(1) %b, ptr null, ptr addrspace(1) null, ptr addrspace(1) %a, ptr addrspace(1) %b) ]
  ret void
}

; => rewrite
; declare void @foo()
;
; define void @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n) gc "statepoint-example" {
; entry:
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "deopt"(i32 %n, ptr addrspace(1) %b, ptr null, ptr addrspace(1) null, ptr addrspace(1) %a, ptr addrspace(1) %b), "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %a) ]
;   %b.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%b, %b)
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 1) ; (%a, %a)
;   ret void
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
