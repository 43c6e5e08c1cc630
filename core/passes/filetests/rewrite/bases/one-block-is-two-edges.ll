; test: rewrite
; llvm: 14 22
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n) gc "statepoint-example" {
entry:
  %g = getelementptr i8, ptr addrspace(1) %a, i64 8
  switch i32 %n, label %other [ i32 1, label %join
    i32 2, label %join ]
other:
  br label %join
join:
  %r = phi ptr addrspace(1) [ %g, %entry ], [ %g, %entry ], [ %b, %other ]
  call void @foo()
  ret ptr addrspace(1) %r
}

; => rewrite
; declare void @foo()
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n) gc "statepoint-example" {
; entry:
;   %g = getelementptr i8, ptr addrspace(1) %a, i64 8
;   switch i32 %n, label %other [
;     i32 1, label %join
;     i32 2, label %join
;   ]
;
; other:                                            ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %other, %entry, %entry
;   %r.base = phi ptr addrspace(1) [ %a, %entry ], [ %a, %entry ], [ %b, %other ], !is_base_value !0
;   %r = phi ptr addrspace(1) [ %g, %entry ], [ %g, %entry ], [ %b, %other ]
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
