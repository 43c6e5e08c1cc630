; test: rewrite
; llvm: 14 22
declare void @foo()
declare void @leaf(ptr addrspace(1)) "gc-leaf-function"
define void @f(ptr addrspace(1) %a, i1 %c) gc "statepoint-example" {
entry:
  %d = getelementptr i8, ptr addrspace(1) %a, i64 8
  call void @foo()
  call void @leaf(ptr addrspace(1) %d)
  call void @foo()
  call void @leaf(ptr addrspace(1) %d)
  br i1 %c, label %x, label %y
x:
  call void @leaf(ptr addrspace(1) %d)
  ret void
y:
  call void @foo()
  ret void
}

; => rewrite
; declare void @foo()
;
; declare void @leaf(ptr addrspace(1)) #0
;
; define void @f(ptr addrspace(1) %a, i1 %c) gc "statepoint-example" {
; entry:
;   %d = getelementptr i8, ptr addrspace(1) %a, i64 8
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   %d.remat = getelementptr i8, ptr addrspace(1) %a.relocated, i64 8
;   call void @leaf(ptr addrspace(1) %d.remat)
;   %statepoint_token2 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a.relocated) ]
;   %a.relocated3 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token2, i32 0, i32 0) ; (%a.relocated, %a.relocated)
;   %d.remat1 = getelementptr i8, ptr addrspace(1) %a.relocated3, i64 8
;   call void @leaf(ptr addrspace(1) %d.remat1)
;   br i1 %c, label %x, label %y
;
; x:                                                ; preds = %entry
;   call void @leaf(ptr addrspace(1) %d.remat1)
;   ret void
;
; y:                                                ; preds = %entry
;   %statepoint_token4 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   ret void
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #1
;
; attributes #0 = { "gc-leaf-function" }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
