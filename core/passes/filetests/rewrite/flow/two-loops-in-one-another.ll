; test: rewrite
; llvm: 14 22
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i1 %c, i1 %d) gc "statepoint-example" {
entry:
  br label %outer
outer:
  store i8 1, ptr addrspace(1) %b
  br label %inner
inner:
  call void @foo()
  br i1 %c, label %inner, label %latch
latch:
  br i1 %d, label %outer, label %out
out:
  ret ptr addrspace(1) %a
}

; => rewrite
; declare void @foo()
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i1 %c, i1 %d) gc "statepoint-example" {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %latch, %entry
;   %.01 = phi ptr addrspace(1) [ %a, %entry ], [ %a.relocated, %latch ]
;   %.0 = phi ptr addrspace(1) [ %b, %entry ], [ %b.relocated, %latch ]
;   store i8 1, ptr addrspace(1) %.0, align 1
;   br label %inner
;
; inner:                                            ; preds = %inner, %outer
;   %.12 = phi ptr addrspace(1) [ %.01, %outer ], [ %a.relocated, %inner ]
;   %.1 = phi ptr addrspace(1) [ %.0, %outer ], [ %b.relocated, %inner ]
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %.1, ptr addrspace(1) %.12) ]
;   %b.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%.1, %.1)
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 1) ; (%.12, %.12)
;   br i1 %c, label %inner, label %latch
;
; latch:                                            ; preds = %inner
;   br i1 %d, label %outer, label %out
;
; out:                                              ; preds = %latch
;   ret ptr addrspace(1) %a.relocated
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
