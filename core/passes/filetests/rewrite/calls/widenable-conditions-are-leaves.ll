; test: rewrite
; llvm: 14 22
declare i1 @llvm.experimental.widenable.condition()
declare i32 @llvm.experimental.deoptimize.i32(...)
declare void @foo()
define i32 @f(ptr addrspace(1) %a, i1 %c) gc "statepoint-example" {
entry:
  %w = call i1 @llvm.experimental.widenable.condition()
  %both = and i1 %c, %w
  br i1 %both, label %go, label %deopt
go:
  call void @foo()
  store i8 1, ptr addrspace(1) %a
  ret i32 0
deopt:
  %r = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"(ptr addrspace(1) %a) ]
  ret i32 %r
}

; => rewrite
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite)
; declare noundef i1 @llvm.experimental.widenable.condition() #0
;
; declare i32 @llvm.experimental.deoptimize.i32(...)
;
; declare void @foo()
;
; define i32 @f(ptr addrspace(1) %a, i1 %c) gc "statepoint-example" {
; entry:
;   %w = call i1 @llvm.experimental.widenable.condition()
;   %both = and i1 %c, %w
;   br i1 %both, label %go, label %deopt
;
; go:                                               ; preds = %entry
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   store i8 1, ptr addrspace(1) %a.relocated, align 1
;   ret i32 0
;
; deopt:                                            ; preds = %entry
;   %safepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @__llvm_deoptimize, i32 0, i32 0, i32 0, i32 0) [ "deopt"(ptr addrspace(1) %a), "gc-live"(ptr addrspace(1) %a) ]
;   %a.relocated1 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %safepoint_token, i32 0, i32 0) ; (%a, %a)
;   unreachable
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #1
;
; declare void @__llvm_deoptimize()
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite) }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
