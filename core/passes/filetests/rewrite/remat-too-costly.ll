; test: rewrite
; llvm: 14 22
; Three variable offsets cost too much to compute again.
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %obj, i64 %a, i64 %b, i64 %c) gc "statepoint-example" {
entry:
  %p = getelementptr i8, ptr addrspace(1) %obj, i64 %a
  %q = getelementptr i8, ptr addrspace(1) %p, i64 %b
  %r = getelementptr i8, ptr addrspace(1) %q, i64 %c
  call void @foo()
  call void @foo()
  ret ptr addrspace(1) %r
}

; => rewrite
; declare void @foo()
;
; define ptr addrspace(1) @f(ptr addrspace(1) %obj, i64 %a, i64 %b, i64 %c) gc "statepoint-example" {
; entry:
;   %p = getelementptr i8, ptr addrspace(1) %obj, i64 %a
;   %q = getelementptr i8, ptr addrspace(1) %p, i64 %b
;   %r = getelementptr i8, ptr addrspace(1) %q, i64 %c
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %r, ptr addrspace(1) %obj) ]
;   %r.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 0) ; (%obj, %r)
;   %obj.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 1) ; (%obj, %obj)
;   %statepoint_token1 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %r.relocated, ptr addrspace(1) %obj.relocated) ]
;   %r.relocated2 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token1, i32 1, i32 0) ; (%obj.relocated, %r.relocated)
;   %obj.relocated3 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token1, i32 1, i32 1) ; (%obj.relocated, %obj.relocated)
;   ret ptr addrspace(1) %r.relocated2
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
