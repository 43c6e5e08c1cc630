; test: rewrite
; llvm: 22
declare void @foo()
define void @f(ptr %p, ptr addrspace(1) %a) gc "statepoint-example" {
entry:
  call void %p()
  call void @leaf(ptr addrspace(1) %a) "gc-leaf-function"
  ret void
}
declare void @leaf(ptr addrspace(1))

; => rewrite
; declare void @foo()
;
; define void @f(ptr %p, ptr addrspace(1) %a) gc "statepoint-example" {
; entry:
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) %p, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   call void @leaf(ptr addrspace(1) %a.relocated) #1
;   ret void
; }
;
; declare void @leaf(ptr addrspace(1))
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
; attributes #1 = { "gc-leaf-function" }
