; test: rewrite
; llvm: 14 22
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i1 %c) gc "statepoint-example" {
entry:
  br label %loop
loop:
  %x = phi ptr addrspace(1) [ %a, %entry ], [ %y, %loop ]
  %y = phi ptr addrspace(1) [ %b, %entry ], [ %x, %loop ]
  call void @foo()
  br i1 %c, label %loop, label %out
out:
  ret ptr addrspace(1) %x
}

; => rewrite
; declare void @foo()
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i1 %c) gc "statepoint-example" {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %x.base = phi ptr addrspace(1) [ %a, %entry ], [ %y.base.relocated, %loop ], !is_base_value !0
;   %x = phi ptr addrspace(1) [ %a, %entry ], [ %y.relocated, %loop ]
;   %y.base = phi ptr addrspace(1) [ %b, %entry ], [ %x.base.relocated, %loop ], !is_base_value !0
;   %y = phi ptr addrspace(1) [ %b, %entry ], [ %x.relocated, %loop ]
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %y.base, ptr addrspace(1) %y, ptr addrspace(1) %x.base, ptr addrspace(1) %x) ]
;   %y.base.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%y.base, %y.base)
;   %y.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 1) ; (%y.base, %y)
;   %x.base.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 2, i32 2) ; (%x.base, %x.base)
;   %x.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 2, i32 3) ; (%x.base, %x)
;   br i1 %c, label %loop, label %out
;
; out:                                              ; preds = %loop
;   ret ptr addrspace(1) %x.relocated
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
;
; !0 = !{}
