; test: rewrite
; llvm: 14 22
declare void @foo()
define <2 x ptr addrspace(1)> @f(<2 x ptr addrspace(1)> %a, i1 %c, <2 x i64> %n) gc "statepoint-example" {
entry:
  %p = getelementptr i8, <2 x ptr addrspace(1)> %a, <2 x i64> %n
  %s = select i1 %c, <2 x ptr addrspace(1)> %p, <2 x ptr addrspace(1)> zeroinitializer
  %t = select i1 %c, <2 x ptr addrspace(1)> undef, <2 x ptr addrspace(1)> %s
  call void @foo()
  ret <2 x ptr addrspace(1)> %t
}

; => rewrite
; declare void @foo()
;
; define <2 x ptr addrspace(1)> @f(<2 x ptr addrspace(1)> %a, i1 %c, <2 x i64> %n) gc "statepoint-example" {
; entry:
;   %p = getelementptr i8, <2 x ptr addrspace(1)> %a, <2 x i64> %n
;   %s.base = select i1 %c, <2 x ptr addrspace(1)> %a, <2 x ptr addrspace(1)> zeroinitializer, !is_base_value !0
;   %s = select i1 %c, <2 x ptr addrspace(1)> %p, <2 x ptr addrspace(1)> zeroinitializer
;   %t.base = select i1 %c, <2 x ptr addrspace(1)> zeroinitializer, <2 x ptr addrspace(1)> %s.base, !is_base_value !0
;   %t = select i1 %c, <2 x ptr addrspace(1)> undef, <2 x ptr addrspace(1)> %s
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(<2 x ptr addrspace(1)> %t, <2 x ptr addrspace(1)> %t.base) ]
;   %t.relocated = call coldcc <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token %statepoint_token, i32 1, i32 0) ; (%t.base, %t)
;   %t.base.relocated = call coldcc <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token %statepoint_token, i32 1, i32 1) ; (%t.base, %t.base)
;   ret <2 x ptr addrspace(1)> %t.relocated
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
