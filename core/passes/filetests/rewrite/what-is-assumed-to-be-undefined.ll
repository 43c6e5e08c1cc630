; test: rewrite
; llvm: 14 22
declare void @foo()
declare void @llvm.assume(i1)
define ptr addrspace(1) @f(ptr addrspace(1) %a, i1 %c) gc "statepoint-example" {
entry:
  br i1 %c, label %x, label %y
x:
  call void @llvm.assume(i1 undef)
  call void @foo()
  ret ptr addrspace(1) %a
y:
  call void @llvm.assume(i1 true)
  call void @foo()
  ret ptr addrspace(1) %a
}

; => rewrite
; declare void @foo()
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; declare void @llvm.assume(i1 noundef) #0
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a, i1 %c) gc "statepoint-example" {
; entry:
;   br i1 %c, label %x, label %y
;
; x:                                                ; preds = %entry
;   unreachable
;
; y:                                                ; preds = %entry
;   call void @llvm.assume(i1 true)
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
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #1
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
