; test: rewrite
; llvm: 14 22
declare void @foo()
declare ptr addrspace(1) @llvm.launder.invariant.group.p1(ptr addrspace(1))
declare ptr addrspace(1) @llvm.strip.invariant.group.p1(ptr addrspace(1))
define ptr addrspace(1) @f(ptr addrspace(1) %a, i64 %n) gc "statepoint-example" {
entry:
  %p = call ptr addrspace(1) @llvm.launder.invariant.group.p1(ptr addrspace(1) %a)
  %q = call ptr addrspace(1) @llvm.strip.invariant.group.p1(ptr addrspace(1) %p)
  call void @foo()
  ret ptr addrspace(1) %q
}

; => rewrite
; declare void @foo()
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite)
; declare ptr addrspace(1) @llvm.launder.invariant.group.p1(ptr addrspace(1)) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare ptr addrspace(1) @llvm.strip.invariant.group.p1(ptr addrspace(1)) #1
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a, i64 %n) gc "statepoint-example" {
; entry:
;   %p = call ptr addrspace(1) @llvm.launder.invariant.group.p1(ptr addrspace(1) %a)
;   %q = call ptr addrspace(1) @llvm.strip.invariant.group.p1(ptr addrspace(1) %p)
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %q) ]
;   %q.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%q, %q)
;   ret ptr addrspace(1) %q.relocated
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #2
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite) }
; attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #2 = { nocallback nofree nosync nounwind willreturn memory(none) }
