; test: rewrite
; llvm: 14 22
; A derived pointer that is live across many safepoints is computed again at its uses.
declare void @foo()
declare void @leaf(ptr addrspace(1)) "gc-leaf-function"
define void @f(ptr addrspace(1) %obj, i64 %a) gc "statepoint-example" {
entry:
  %p = getelementptr i8, ptr addrspace(1) %obj, i64 %a
  call void @foo()
  call void @foo()
  call void @foo()
  call void @leaf(ptr addrspace(1) %p)
  call void @leaf(ptr addrspace(1) %p)
  ret void
}

; => rewrite
; declare void @foo()
;
; declare void @leaf(ptr addrspace(1)) #0
;
; define void @f(ptr addrspace(1) %obj, i64 %a) gc "statepoint-example" {
; entry:
;   %p = getelementptr i8, ptr addrspace(1) %obj, i64 %a
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %obj) ]
;   %obj.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%obj, %obj)
;   %statepoint_token2 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %obj.relocated) ]
;   %obj.relocated3 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token2, i32 0, i32 0) ; (%obj.relocated, %obj.relocated)
;   %statepoint_token4 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %obj.relocated3) ]
;   %obj.relocated5 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token4, i32 0, i32 0) ; (%obj.relocated3, %obj.relocated3)
;   %p.remat1 = getelementptr i8, ptr addrspace(1) %obj.relocated5, i64 %a
;   call void @leaf(ptr addrspace(1) %p.remat1)
;   %p.remat = getelementptr i8, ptr addrspace(1) %obj.relocated5, i64 %a
;   call void @leaf(ptr addrspace(1) %p.remat)
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

; => rewrite, typed pointers
; declare void @foo()
;
; declare void @leaf(i8 addrspace(1)*) #0
;
; define void @f(i8 addrspace(1)* %obj, i64 %a) gc "statepoint-example" {
; entry:
;   %p = getelementptr i8, i8 addrspace(1)* %obj, i64 %a
;   %statepoint_token = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %obj) ]
;   %obj.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token, i32 0, i32 0) ; (%obj, %obj)
;   %p.remat = getelementptr i8, i8 addrspace(1)* %obj.relocated, i64 %a
;   %statepoint_token3 = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %obj.relocated) ]
;   %obj.relocated4 = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token3, i32 0, i32 0) ; (%obj.relocated, %obj.relocated)
;   %p.remat1 = getelementptr i8, i8 addrspace(1)* %obj.relocated4, i64 %a
;   %statepoint_token5 = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %obj.relocated4) ]
;   %obj.relocated6 = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token5, i32 0, i32 0) ; (%obj.relocated4, %obj.relocated4)
;   %p.remat2 = getelementptr i8, i8 addrspace(1)* %obj.relocated6, i64 %a
;   call void @leaf(i8 addrspace(1)* %p.remat2)
;   call void @leaf(i8 addrspace(1)* %p.remat2)
;   ret void
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 immarg, i32 immarg, void ()*, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nounwind readnone
; declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token, i32 immarg, i32 immarg) #1
;
; attributes #0 = { "gc-leaf-function" }
; attributes #1 = { nounwind readnone }
