; test: rewrite
; llvm: 14 22
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %a, i32 %n) gc "statepoint-example" {
entry:
  switch i32 2, label %x [ i32 1, label %y
    i32 2, label %x ], !prof !0
x:
  call void @foo()
  switch i32 %n, label %z [ i32 7, label %z ], !prof !1
y:
  ret ptr addrspace(1) %a
z:
  ret ptr addrspace(1) %a
}
!0 = !{!"branch_weights", i32 1, i32 2, i32 3}
!1 = !{!"branch_weights", i32 4, i32 5}

; => rewrite
; declare void @foo()
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a, i32 %n) gc "statepoint-example" {
; entry:
;   br label %x
;
; x:                                                ; preds = %entry
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   br label %z
;
; z:                                                ; preds = %x
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
