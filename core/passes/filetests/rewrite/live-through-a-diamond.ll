; test: rewrite
; llvm: 14 22
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %a, i1 %c) gc "statepoint-example" {
entry:
  br i1 %c, label %left, label %right
left:
  call void @foo()
  br label %join
right:
  br label %join
join:
  ret ptr addrspace(1) %a
}

; => rewrite
; declare void @foo()
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a, i1 %c) gc "statepoint-example" {
; entry:
;   br i1 %c, label %left, label %right
;
; left:                                             ; preds = %entry
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   br label %join
;
; right:                                            ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %right, %left
;   %.0 = phi ptr addrspace(1) [ %a.relocated, %left ], [ %a, %right ]
;   ret ptr addrspace(1) %.0
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
