; test: rewrite
; llvm: 14 22
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i1 %c) gc "statepoint-example" {
entry:
  %d = getelementptr i8, ptr addrspace(1) %a, i64 8
  br i1 %c, label %x, label %join
x:
  %e = getelementptr i8, ptr addrspace(1) %b, i64 8
  br label %join
join:
  %p = phi ptr addrspace(1) [ %d, %entry ], [ %e, %x ]
  %q = getelementptr i8, ptr addrspace(1) %p, i64 24
  call void @foo()
  ret ptr addrspace(1) %q
}

; => rewrite
; declare void @foo()
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i1 %c) gc "statepoint-example" {
; entry:
;   %d = getelementptr i8, ptr addrspace(1) %a, i64 8
;   br i1 %c, label %x, label %join
;
; x:                                                ; preds = %entry
;   %e = getelementptr i8, ptr addrspace(1) %b, i64 8
;   br label %join
;
; join:                                             ; preds = %x, %entry
;   %p.base = phi ptr addrspace(1) [ %a, %entry ], [ %b, %x ], !is_base_value !0
;   %p = phi ptr addrspace(1) [ %d, %entry ], [ %e, %x ]
;   %q = getelementptr i8, ptr addrspace(1) %p, i64 24
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %q, ptr addrspace(1) %p.base) ]
;   %q.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 0) ; (%p.base, %q)
;   %p.base.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 1) ; (%p.base, %p.base)
;   ret ptr addrspace(1) %q.relocated
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
