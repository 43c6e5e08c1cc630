; test: rewrite
; llvm: 14
declare void @foo()
define <2 x i64 addrspace(1)*> @bitcast(<2 x i8 addrspace(1)*> %v, i1 %c, <2 x i8 addrspace(1)*> %w) gc "statepoint-example" {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi <2 x i8 addrspace(1)*> [ %v, %0 ], [ %w, %a ]
  %x = bitcast <2 x i8 addrspace(1)*> %p to <2 x i64 addrspace(1)*>
  call void @foo()
  ret <2 x i64 addrspace(1)*> %x
}

; => rewrite
; declare void @foo()
;
; define <2 x i64 addrspace(1)*> @bitcast(<2 x i8 addrspace(1)*> %v, i1 %c, <2 x i8 addrspace(1)*> %w) gc "statepoint-example" {
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %0
;   br label %b
;
; b:                                                ; preds = %a, %0
;   %p = phi <2 x i8 addrspace(1)*> [ %v, %0 ], [ %w, %a ]
;   %x = bitcast <2 x i8 addrspace(1)*> %p to <2 x i64 addrspace(1)*>
;   %statepoint_token = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(<2 x i8 addrspace(1)*> %p) ]
;   %p.relocated = call coldcc <2 x i8 addrspace(1)*> @llvm.experimental.gc.relocate.v2p1i8(token %statepoint_token, i32 0, i32 0) ; (%p, %p)
;   %x.remat = bitcast <2 x i8 addrspace(1)*> %p.relocated to <2 x i64 addrspace(1)*>
;   ret <2 x i64 addrspace(1)*> %x.remat
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
