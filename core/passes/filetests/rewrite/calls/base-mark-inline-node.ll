; test: rewrite
; llvm: 14 22
; The mark of bases, and the same node written where it is used.
define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i1 %c) gc "statepoint-example" {
entry:
  br i1 %c, label %x, label %y
x:
  %d = getelementptr i8, ptr addrspace(1) %a, i64 8
  br label %y
y:
  %p = phi ptr addrspace(1) [ %b, %entry ], [ %d, %x ]
  call void @foo()
  %q = load i8, ptr addrspace(1) %p, !nonnull2 !{}
  ret ptr addrspace(1) %p
}
declare void @foo()

; => rewrite
; define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i1 %c) gc "statepoint-example" {
; entry:
;   br i1 %c, label %x, label %y
;
; x:                                                ; preds = %entry
;   %d = getelementptr i8, ptr addrspace(1) %a, i64 8
;   br label %y
;
; y:                                                ; preds = %x, %entry
;   %p.base = phi ptr addrspace(1) [ %b, %entry ], [ %a, %x ], !is_base_value !0
;   %p = phi ptr addrspace(1) [ %b, %entry ], [ %d, %x ]
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p, ptr addrspace(1) %p.base) ]
;   %p.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 0) ; (%p.base, %p)
;   %p.base.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 1) ; (%p.base, %p.base)
;   %q = load i8, ptr addrspace(1) %p.relocated, align 1
;   ret ptr addrspace(1) %p.relocated
; }
;
; declare void @foo()
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
