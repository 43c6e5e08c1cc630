; test: rewrite
; llvm: 22
@g = external global i8
define ptr addrspace(1) @f0(ptr addrspace(1) %a) gc "statepoint-example" {
  %f = addrspacecast ptr null to ptr addrspace(1)
  call void @foo()
  ret ptr addrspace(1) %f
}
define ptr addrspace(1) @f1(ptr addrspace(1) %a) gc "statepoint-example" {
  %f = addrspacecast ptr @g to ptr addrspace(1)
  %h = getelementptr i8, ptr addrspace(1) %f, i64 8
  call void @foo()
  call void @bar(ptr addrspace(1) %f)
  ret ptr addrspace(1) %h
}
declare void @foo()
declare void @bar(ptr addrspace(1))

; => rewrite
; @g = external global i8
;
; define ptr addrspace(1) @f0(ptr addrspace(1) %a) gc "statepoint-example" {
;   %f = addrspacecast ptr null to ptr addrspace(1)
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   ret ptr addrspace(1) %f
; }
;
; define ptr addrspace(1) @f1(ptr addrspace(1) %a) gc "statepoint-example" {
;   %f = addrspacecast ptr @g to ptr addrspace(1)
;   %h = getelementptr i8, ptr addrspace(1) %f, i64 8
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   %statepoint_token1 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void (ptr addrspace(1))) @bar, i32 1, i32 0, ptr addrspace(1) %f, i32 0, i32 0)
;   ret ptr addrspace(1) %h
; }
;
; declare void @foo()
;
; declare void @bar(ptr addrspace(1))
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
