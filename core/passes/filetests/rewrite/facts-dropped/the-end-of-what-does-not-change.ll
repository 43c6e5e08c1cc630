; test: rewrite
; llvm: 22
declare ptr @llvm.invariant.start.p0(i64, ptr)
declare void @llvm.invariant.end.p0(ptr, i64, ptr)
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr %p) gc "statepoint-example" {
entry:
  %i = call ptr @llvm.invariant.start.p0(i64 4, ptr %p)
  call void @foo()
  call void @llvm.invariant.end.p0(ptr %i, i64 4, ptr %p)
  ret ptr addrspace(1) %a
}

; => rewrite
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare ptr @llvm.invariant.start.p0(i64 immarg, ptr captures(none)) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.invariant.end.p0(ptr, i64 immarg, ptr captures(none)) #0
;
; declare void @foo()
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr %p) gc "statepoint-example" {
; entry:
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   call void @llvm.invariant.end.p0(ptr poison, i64 4, ptr %p)
;   ret ptr addrspace(1) %a.relocated
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #1
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
