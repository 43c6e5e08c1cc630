; test: rewrite
; llvm: 14 22
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %o, ptr addrspace(1) %u, i64 %n, i1 %c) gc "statepoint-example" {
entry:
  br i1 %c, label %a, label %join
a:
  br label %join
join:
  %r = phi ptr addrspace(1) [ %o, %entry ], [ %u, %a ]
  %p = getelementptr i8, ptr addrspace(1) %r, i64 %n
  %q = getelementptr i8, ptr addrspace(1) %r, i64 4
  call void @foo()
  %v = load i8, ptr addrspace(1) %p
  store i8 %v, ptr addrspace(1) %q
  ret ptr addrspace(1) %r
}

; => rewrite
; declare void @foo()
;
; define ptr addrspace(1) @f(ptr addrspace(1) %o, ptr addrspace(1) %u, i64 %n, i1 %c) gc "statepoint-example" {
; entry:
;   br i1 %c, label %a, label %join
;
; a:                                                ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %a, %entry
;   %r = phi ptr addrspace(1) [ %o, %entry ], [ %u, %a ]
;   %p = getelementptr i8, ptr addrspace(1) %r, i64 %n
;   %q = getelementptr i8, ptr addrspace(1) %r, i64 4
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %r) ]
;   %r.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%r, %r)
;   %p.remat = getelementptr i8, ptr addrspace(1) %r.relocated, i64 %n
;   %q.remat = getelementptr i8, ptr addrspace(1) %r.relocated, i64 4
;   %v = load i8, ptr addrspace(1) %p.remat, align 1
;   store i8 %v, ptr addrspace(1) %q.remat, align 1
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
