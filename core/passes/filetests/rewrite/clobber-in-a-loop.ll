; test: rewrite -rs4gc-clobber-non-live
; llvm: 14 22
declare void @foo()
define void @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i1 %c) gc "statepoint-example" {
entry:
  %x = load i8, ptr addrspace(1) %a
  br label %loop
loop:
  call void @foo()
  %y = load i8, ptr addrspace(1) %b
  br i1 %c, label %loop, label %out
out:
  ret void
}

; => rewrite -rs4gc-clobber-non-live
; declare void @foo()
;
; define void @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i1 %c) gc "statepoint-example" {
; entry:
;   %x = load i8, ptr addrspace(1) %a, align 1
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %.0 = phi ptr addrspace(1) [ %b, %entry ], [ %b.relocated, %loop ]
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %.0) ]
;   %b.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%.0, %.0)
;   %y = load i8, ptr addrspace(1) %b.relocated, align 1
;   br i1 %c, label %loop, label %out
;
; out:                                              ; preds = %loop
;   ret void
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
