; test: rewrite
; llvm: 14 22
declare void @foo()
declare noalias ptr addrspace(1) @alloc(ptr noalias readonly nocapture, i32 zeroext) nofree nosync nounwind
define nonnull dereferenceable(16) ptr addrspace(1) @g(ptr addrspace(1) dereferenceable_or_null(8) nonnull %p, ptr noalias %q) nofree norecurse {
  ret ptr addrspace(1) %p
}
define ptr addrspace(1) @f(ptr addrspace(1) noalias dereferenceable(8) %a) gc "coreclr" {
  call void @foo()
  %x = call noalias ptr addrspace(1) @alloc(ptr noalias null, i32 1) nofree
  ret ptr addrspace(1) %a
}

; => rewrite
; declare void @foo()
;
; ; Function Attrs: nounwind
; declare ptr addrspace(1) @alloc(ptr captures(none), i32 zeroext) #0
;
; ; Function Attrs: norecurse
; define nonnull ptr addrspace(1) @g(ptr addrspace(1) nonnull %p, ptr %q) #1 {
;   ret ptr addrspace(1) %p
; }
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "coreclr" {
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   %statepoint_token1 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(ptr addrspace(1) (ptr, i32)) @alloc, i32 2, i32 0, ptr null, i32 1, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a.relocated) ]
;   %a.relocated2 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token1, i32 0, i32 0) ; (%a.relocated, %a.relocated)
;   ret ptr addrspace(1) %a.relocated2
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #2
;
; attributes #0 = { nounwind }
; attributes #1 = { norecurse }
; attributes #2 = { nocallback nofree nosync nounwind willreturn memory(none) }
