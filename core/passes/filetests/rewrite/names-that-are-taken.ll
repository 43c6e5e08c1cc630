; test: rewrite
; llvm: 14 22
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %p, ptr addrspace(1) %statepoint_token, i64 %n) gc "statepoint-example" {
entry:
  %p.relocated = getelementptr i8, ptr addrspace(1) %p, i64 8
  call void @foo()
  %safepoint_token = getelementptr i8, ptr addrspace(1) %p.relocated, i64 %n
  call void @foo()
  ret ptr addrspace(1) %safepoint_token
}

; => rewrite
; declare void @foo()
;
; define ptr addrspace(1) @f(ptr addrspace(1) %p, ptr addrspace(1) %statepoint_token, i64 %n) gc "statepoint-example" {
; entry:
;   %p.relocated = getelementptr i8, ptr addrspace(1) %p, i64 8
;   %statepoint_token3 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
;   %p.relocated4 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token3, i32 0, i32 0) ; (%p, %p)
;   %p.relocated.remat = getelementptr i8, ptr addrspace(1) %p.relocated4, i64 8
;   %safepoint_token = getelementptr i8, ptr addrspace(1) %p.relocated.remat, i64 %n
;   %statepoint_token6 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p.relocated4) ]
;   %p.relocated7 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token6, i32 0, i32 0) ; (%p.relocated4, %p.relocated4)
;   %p.relocated.remat1 = getelementptr i8, ptr addrspace(1) %p.relocated7, i64 8
;   %safepoint_token.remat = getelementptr i8, ptr addrspace(1) %p.relocated.remat1, i64 %n
;   ret ptr addrspace(1) %safepoint_token.remat
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
