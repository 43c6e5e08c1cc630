; test: rewrite
; llvm: 14 22
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %a, i64 %n, i32 %i) gc "statepoint-example" {
entry:
  %p = getelementptr i8, ptr addrspace(1) %a, i64 %n
  %v = insertelement <2 x ptr addrspace(1)> zeroinitializer, ptr addrspace(1) %p, i32 %i
  %w = insertelement <2 x ptr addrspace(1)> undef, ptr addrspace(1) %a, i32 0
  call void @foo()
  %x = extractelement <2 x ptr addrspace(1)> %v, i32 1
  %y = extractelement <2 x ptr addrspace(1)> %w, i32 0
  %c = icmp eq ptr addrspace(1) %x, %y
  %s = select i1 %c, ptr addrspace(1) %x, ptr addrspace(1) %y
  ret ptr addrspace(1) %s
}

; => rewrite
; declare void @foo()
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a, i64 %n, i32 %i) gc "statepoint-example" {
; entry:
;   %p = getelementptr i8, ptr addrspace(1) %a, i64 %n
;   %v.base = insertelement <2 x ptr addrspace(1)> zeroinitializer, ptr addrspace(1) %a, i32 %i, !is_base_value !0
;   %v = insertelement <2 x ptr addrspace(1)> zeroinitializer, ptr addrspace(1) %p, i32 %i
;   %w.base = insertelement <2 x ptr addrspace(1)> zeroinitializer, ptr addrspace(1) %a, i32 0, !is_base_value !0
;   %w = insertelement <2 x ptr addrspace(1)> undef, ptr addrspace(1) %a, i32 0
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(<2 x ptr addrspace(1)> %w, <2 x ptr addrspace(1)> %v, <2 x ptr addrspace(1)> %w.base, <2 x ptr addrspace(1)> %v.base) ]
;   %w.relocated = call coldcc <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token %statepoint_token, i32 2, i32 0) ; (%w.base, %w)
;   %v.relocated = call coldcc <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token %statepoint_token, i32 3, i32 1) ; (%v.base, %v)
;   %w.base.relocated = call coldcc <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token %statepoint_token, i32 2, i32 2) ; (%w.base, %w.base)
;   %v.base.relocated = call coldcc <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token %statepoint_token, i32 3, i32 3) ; (%v.base, %v.base)
;   %x = extractelement <2 x ptr addrspace(1)> %v.relocated, i32 1
;   %y = extractelement <2 x ptr addrspace(1)> %w.relocated, i32 0
;   %c = icmp eq ptr addrspace(1) %x, %y
;   %s = select i1 %c, ptr addrspace(1) %x, ptr addrspace(1) %y
;   ret ptr addrspace(1) %s
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
;
; !0 = !{}
