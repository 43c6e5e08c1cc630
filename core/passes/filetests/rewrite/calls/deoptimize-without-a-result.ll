; test: rewrite
; llvm: 14 22
declare void @llvm.experimental.deoptimize.isVoid(...)
define void @f(ptr addrspace(1) %a, i1 %c) gc "statepoint-example" {
entry:
  br i1 %c, label %deopt, label %go
deopt:
  call void (...) @llvm.experimental.deoptimize.isVoid() [ "deopt"(ptr addrspace(1) %a) ]
  ret void
go:
  ret void
}

; => rewrite
; declare void @llvm.experimental.deoptimize.isVoid(...)
;
; define void @f(ptr addrspace(1) %a, i1 %c) gc "statepoint-example" {
; entry:
;   br i1 %c, label %deopt, label %go
;
; deopt:                                            ; preds = %entry
;   %safepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @__llvm_deoptimize, i32 0, i32 0, i32 0, i32 0) [ "deopt"(ptr addrspace(1) %a), "gc-live"(ptr addrspace(1) %a) ]
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %safepoint_token, i32 0, i32 0) ; (%a, %a)
;   unreachable
;
; go:                                               ; preds = %entry
;   ret void
; }
;
; declare void @__tmp_use(...)
;
; declare void @__llvm_deoptimize()
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
