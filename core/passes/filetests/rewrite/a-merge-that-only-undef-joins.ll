; test: rewrite
; llvm: 14 22
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %a, i1 %c, i64 %n) gc "statepoint-example" {
entry:
  %p = getelementptr i8, ptr addrspace(1) %a, i64 %n
  br i1 %c, label %x, label %j
x:
  br label %j
j:
  %s = phi ptr addrspace(1) [ poison, %x ], [ %p, %entry ]
  call void @foo()
  ret ptr addrspace(1) %s
}

; => rewrite
; declare void @foo()
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a, i1 %c, i64 %n) gc "statepoint-example" {
; entry:
;   %p = getelementptr i8, ptr addrspace(1) %a, i64 %n
;   br i1 %c, label %x, label %j
;
; x:                                                ; preds = %entry
;   br label %j
;
; j:                                                ; preds = %x, %entry
;   %s.base = phi ptr addrspace(1) [ null, %x ], [ %a, %entry ], !is_base_value !0
;   %s = phi ptr addrspace(1) [ poison, %x ], [ %p, %entry ]
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %s, ptr addrspace(1) %s.base) ]
;   %s.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 0) ; (%s.base, %s)
;   %s.base.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 1) ; (%s.base, %s.base)
;   ret ptr addrspace(1) %s.relocated
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
