; test: rewrite
; llvm: 14 22
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %o, i64 %n, i1 %c) gc "statepoint-example" {
entry:
  br i1 %c, label %a, label %join
a:
  %p = getelementptr i8, ptr addrspace(1) %o, i64 %n
  br label %join
join:
  %r = phi ptr addrspace(1) [ %p, %a ], [ undef, %entry ]
  call void @foo()
  ret ptr addrspace(1) %r
}

; => rewrite
; declare void @foo()
;
; define ptr addrspace(1) @f(ptr addrspace(1) %o, i64 %n, i1 %c) gc "statepoint-example" {
; entry:
;   br i1 %c, label %a, label %join
;
; a:                                                ; preds = %entry
;   %p = getelementptr i8, ptr addrspace(1) %o, i64 %n
;   br label %join
;
; join:                                             ; preds = %a, %entry
;   %r.base = phi ptr addrspace(1) [ %o, %a ], [ null, %entry ], !is_base_value !0
;   %r = phi ptr addrspace(1) [ %p, %a ], [ undef, %entry ]
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %r, ptr addrspace(1) %r.base) ]
;   %r.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 0) ; (%r.base, %r)
;   %r.base.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 1) ; (%r.base, %r.base)
;   ret ptr addrspace(1) %r.relocated
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
