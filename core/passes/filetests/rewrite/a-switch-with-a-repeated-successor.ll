; test: rewrite
declare void @foo()

define ptr addrspace(1) @f(ptr addrspace(1) %p, i32 %i) gc "statepoint-example" {
entry:
  switch i32 %i, label %c [
    i32 0, label %a
    i32 1, label %b
    i32 2, label %a
  ]
a:
  call void @foo()
  br label %join
b:
  br label %join
c:
  br label %join
join:
  ret ptr addrspace(1) %p
}

; => rewrite
; declare void @foo()
;
; define ptr addrspace(1) @f(ptr addrspace(1) %p, i32 %i) gc "statepoint-example" {
; entry:
;   switch i32 %i, label %c [
;     i32 0, label %a
;     i32 1, label %b
;     i32 2, label %a
;   ]
;
; a:                                                ; preds = %entry, %entry
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
;   %p.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%p, %p)
;   br label %join
;
; b:                                                ; preds = %entry
;   br label %join
;
; c:                                                ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %c, %b, %a
;   %.0 = phi ptr addrspace(1) [ %p, %c ], [ %p, %b ], [ %p.relocated, %a ]
;   ret ptr addrspace(1) %.0
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
