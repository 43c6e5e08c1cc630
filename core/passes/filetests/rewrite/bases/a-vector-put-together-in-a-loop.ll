; test: rewrite
; llvm: 14 22
declare void @foo()
define <2 x ptr addrspace(1)> @f(ptr addrspace(1) %a, <2 x ptr addrspace(1)> %in, i1 %c) gc "statepoint-example" {
entry:
  br label %loop
loop:
  %v = phi <2 x ptr addrspace(1)> [ %in, %entry ], [ %w, %loop ]
  %d = getelementptr i8, ptr addrspace(1) %a, i64 8
  %w = insertelement <2 x ptr addrspace(1)> %v, ptr addrspace(1) %d, i32 1
  call void @foo()
  br i1 %c, label %loop, label %out
out:
  ret <2 x ptr addrspace(1)> %w
}

; => rewrite
; declare void @foo()
;
; define <2 x ptr addrspace(1)> @f(ptr addrspace(1) %a, <2 x ptr addrspace(1)> %in, i1 %c) gc "statepoint-example" {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %.0 = phi ptr addrspace(1) [ %a, %entry ], [ %a.relocated, %loop ]
;   %v.base = phi <2 x ptr addrspace(1)> [ %in, %entry ], [ %w.base.relocated, %loop ], !is_base_value !0
;   %v = phi <2 x ptr addrspace(1)> [ %in, %entry ], [ %w.relocated, %loop ]
;   %d = getelementptr i8, ptr addrspace(1) %.0, i64 8
;   %w.base = insertelement <2 x ptr addrspace(1)> %v.base, ptr addrspace(1) %.0, i32 1, !is_base_value !0
;   %w = insertelement <2 x ptr addrspace(1)> %v, ptr addrspace(1) %d, i32 1
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(<2 x ptr addrspace(1)> %w.base, <2 x ptr addrspace(1)> %w, ptr addrspace(1) %.0) ]
;   %w.base.relocated = call coldcc <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token %statepoint_token, i32 0, i32 0) ; (%w.base, %w.base)
;   %w.relocated = call coldcc <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token %statepoint_token, i32 0, i32 1) ; (%w.base, %w)
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 2, i32 2) ; (%.0, %.0)
;   br i1 %c, label %loop, label %out
;
; out:                                              ; preds = %loop
;   ret <2 x ptr addrspace(1)> %w.relocated
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token, i32 immarg, i32 immarg) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
;
; !0 = !{}
