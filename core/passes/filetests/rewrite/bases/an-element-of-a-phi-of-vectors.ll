; test: rewrite
; llvm: 14 22
declare void @foo()
define ptr addrspace(1) @f(<2 x ptr addrspace(1)> %v, <2 x ptr addrspace(1)> %u, i1 %c) gc "statepoint-example" {
entry:
  br i1 %c, label %a, label %join
a:
  br label %join
join:
  %w = phi <2 x ptr addrspace(1)> [ %v, %entry ], [ %u, %a ]
  %p = extractelement <2 x ptr addrspace(1)> %w, i32 0
  call void @foo()
  ret ptr addrspace(1) %p
}

; => rewrite
; declare void @foo()
;
; define ptr addrspace(1) @f(<2 x ptr addrspace(1)> %v, <2 x ptr addrspace(1)> %u, i1 %c) gc "statepoint-example" {
; entry:
;   br i1 %c, label %a, label %join
;
; a:                                                ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %a, %entry
;   %w = phi <2 x ptr addrspace(1)> [ %v, %entry ], [ %u, %a ]
;   %p = extractelement <2 x ptr addrspace(1)> %w, i32 0
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
;   %p.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%p, %p)
;   ret ptr addrspace(1) %p.relocated
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
