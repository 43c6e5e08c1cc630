; test: rewrite
; llvm: 14
declare void @foo()
define <2 x i8 addrspace(1)*> @sel(<2 x i64 addrspace(1)*> %v, <2 x i32 addrspace(1)*> %w, i1 %k) gc "statepoint-example" {
  %b = bitcast <2 x i64 addrspace(1)*> %v to <2 x i8 addrspace(1)*>
  %c = bitcast <2 x i32 addrspace(1)*> %w to <2 x i8 addrspace(1)*>
  %e = select i1 %k, <2 x i8 addrspace(1)*> %b, <2 x i8 addrspace(1)*> %c
  call void @foo()
  ret <2 x i8 addrspace(1)*> %e
}

; => rewrite
; declare void @foo()
;
; define <2 x i8 addrspace(1)*> @sel(<2 x i64 addrspace(1)*> %v, <2 x i32 addrspace(1)*> %w, i1 %k) gc "statepoint-example" {
;   %b = bitcast <2 x i64 addrspace(1)*> %v to <2 x i8 addrspace(1)*>
;   %c = bitcast <2 x i32 addrspace(1)*> %w to <2 x i8 addrspace(1)*>
;   %cast = bitcast <2 x i64 addrspace(1)*> %v to <2 x i8 addrspace(1)*>
;   %cast1 = bitcast <2 x i32 addrspace(1)*> %w to <2 x i8 addrspace(1)*>
;   %e.base = select i1 %k, <2 x i8 addrspace(1)*> %cast, <2 x i8 addrspace(1)*> %cast1, !is_base_value !0
;   %e = select i1 %k, <2 x i8 addrspace(1)*> %b, <2 x i8 addrspace(1)*> %c
;   %statepoint_token = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(<2 x i8 addrspace(1)*> %e, <2 x i8 addrspace(1)*> %e.base) ]
;   %e.relocated = call coldcc <2 x i8 addrspace(1)*> @llvm.experimental.gc.relocate.v2p1i8(token %statepoint_token, i32 1, i32 0) ; (%e.base, %e)
;   %e.base.relocated = call coldcc <2 x i8 addrspace(1)*> @llvm.experimental.gc.relocate.v2p1i8(token %statepoint_token, i32 1, i32 1) ; (%e.base, %e.base)
;   ret <2 x i8 addrspace(1)*> %e.relocated
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 immarg, i32 immarg, void ()*, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nounwind readnone
; declare <2 x i8 addrspace(1)*> @llvm.experimental.gc.relocate.v2p1i8(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nounwind readnone }
;
; !0 = !{}
