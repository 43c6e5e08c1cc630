; test: rewrite
; llvm: 14 22
declare void @foo()
declare void @llvm.experimental.guard(i1, ...)
define ptr addrspace(1) @f(ptr addrspace(1) %a, i1 %c) gc "statepoint-example" {
entry:
  br i1 %c, label %x, label %y
x:
  call void (i1, ...) @llvm.experimental.guard(i1 false) [ "deopt"() ]
  call void @foo()
  ret ptr addrspace(1) %a
y:
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"(ptr addrspace(1) %a) ]
  call void @foo()
  ret ptr addrspace(1) %a
}

; => rewrite
; declare void @foo()
;
; declare void @llvm.experimental.guard(i1, ...)
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a, i1 %c) gc "statepoint-example" {
; entry:
;   br i1 %c, label %x, label %y
;
; x:                                                ; preds = %entry
;   call void (i1, ...) @llvm.experimental.guard(i1 false) [ "deopt"() ]
;   unreachable
;
; y:                                                ; preds = %entry
;   call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"(ptr addrspace(1) %a) ]
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
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

; => rewrite, typed pointers
; declare void @foo()
;
; ; Function Attrs: nofree nosync willreturn
; declare void @llvm.experimental.guard(i1, ...) #0
;
; define i8 addrspace(1)* @f(i8 addrspace(1)* %a, i1 %c) gc "statepoint-example" {
; entry:
;   br i1 %c, label %x, label %y
;
; x:                                                ; preds = %entry
;   call void (i1, ...) @llvm.experimental.guard(i1 false) [ "deopt"() ]
;   unreachable
;
; y:                                                ; preds = %entry
;   call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"(i8 addrspace(1)* %a) ]
;   %statepoint_token = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %a) ]
;   %a.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   ret i8 addrspace(1)* %a.relocated
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 immarg, i32 immarg, void ()*, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nounwind readnone
; declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token, i32 immarg, i32 immarg) #1
;
; attributes #0 = { nofree nosync willreturn }
; attributes #1 = { nounwind readnone }
