; test: rewrite
; llvm: 14 22
declare void @llvm.experimental.guard(i1, ...)
declare void @foo()
define void @f(ptr addrspace(1) %a, i1 %c) gc "statepoint-example" {
entry:
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"(ptr addrspace(1) %a) ]
  call void @foo()
  ret void
}

; => rewrite
; declare void @llvm.experimental.guard(i1, ...)
;
; declare void @foo()
;
; define void @f(ptr addrspace(1) %a, i1 %c) gc "statepoint-example" {
; entry:
;   call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"(ptr addrspace(1) %a) ]
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   ret void
; }
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)

; => rewrite, typed pointers
; ; Function Attrs: nofree nosync willreturn
; declare void @llvm.experimental.guard(i1, ...) #0
;
; declare void @foo()
;
; define void @f(i8 addrspace(1)* %a, i1 %c) gc "statepoint-example" {
; entry:
;   call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"(i8 addrspace(1)* %a) ]
;   %statepoint_token = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0)
;   ret void
; }
;
; declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 immarg, i32 immarg, void ()*, i32 immarg, i32 immarg, ...)
;
; attributes #0 = { nofree nosync willreturn }
