; test: rewrite
; llvm: 14 22
declare void @foo()
declare void @leaf(ptr addrspace(1)) "gc-leaf-function"
define void @f(ptr addrspace(1) %obj, i64 %a) gc "statepoint-example" {
entry:
  %p = getelementptr i8, ptr addrspace(1) %obj, i64 %a
  %q = getelementptr i8, ptr addrspace(1) %p, i64 8
  %r = getelementptr i8, ptr addrspace(1) %q, i64 8
  call void @foo()
  call void @foo()
  call void @foo()
  call void @leaf(ptr addrspace(1) %r)
  call void @foo()
  call void @leaf(ptr addrspace(1) %q)
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
;   %p.remat1 = getelementptr i8, ptr addrspace(1) %obj, i64 %a
;   %q = getelementptr i8, ptr addrspace(1) %p.remat1, i64 8
;   %p.remat1.remat2 = getelementptr i8, ptr addrspace(1) %obj, i64 %a
;   %q.remat3 = getelementptr i8, ptr addrspace(1) %p.remat1.remat2, i64 8
;   %r = getelementptr i8, ptr addrspace(1) %q.remat3, i64 8
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %obj) ]
;   %obj.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%obj, %obj)
;   %p.remat1.remat2.remat = getelementptr i8, ptr addrspace(1) %obj.relocated, i64 %a
;   %q.remat3.remat = getelementptr i8, ptr addrspace(1) %p.remat1.remat2.remat, i64 8
;   %r.remat = getelementptr i8, ptr addrspace(1) %q.remat3.remat, i64 8
;   %statepoint_token10 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %obj.relocated) ]
;   %obj.relocated11 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token10, i32 0, i32 0) ; (%obj.relocated, %obj.relocated)
;   %p.remat1.remat2.remat4 = getelementptr i8, ptr addrspace(1) %obj.relocated11, i64 %a
;   %q.remat3.remat5 = getelementptr i8, ptr addrspace(1) %p.remat1.remat2.remat4, i64 8
;   %r.remat6 = getelementptr i8, ptr addrspace(1) %q.remat3.remat5, i64 8
;   %statepoint_token12 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %obj.relocated11) ]
;   %obj.relocated13 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token12, i32 0, i32 0) ; (%obj.relocated11, %obj.relocated11)
;   %p.remat1.remat2.remat7 = getelementptr i8, ptr addrspace(1) %obj.relocated13, i64 %a
;   %q.remat3.remat8 = getelementptr i8, ptr addrspace(1) %p.remat1.remat2.remat7, i64 8
;   %r.remat9 = getelementptr i8, ptr addrspace(1) %q.remat3.remat8, i64 8
;   call void @leaf(ptr addrspace(1) %r.remat9)
;   %statepoint_token14 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %obj.relocated13) ]
;   %obj.relocated15 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token14, i32 0, i32 0) ; (%obj.relocated13, %obj.relocated13)
;   %p.remat1.remat = getelementptr i8, ptr addrspace(1) %obj.relocated15, i64 %a
;   %q.remat = getelementptr i8, ptr addrspace(1) %p.remat1.remat, i64 8
;   call void @leaf(ptr addrspace(1) %q.remat)
;   %p.remat = getelementptr i8, ptr addrspace(1) %obj.relocated15, i64 %a
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
;   %q = getelementptr i8, i8 addrspace(1)* %p, i64 8
;   %r = getelementptr i8, i8 addrspace(1)* %q, i64 8
;   %statepoint_token = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %obj) ]
;   %obj.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token, i32 0, i32 0) ; (%obj, %obj)
;   %p.remat2 = getelementptr i8, i8 addrspace(1)* %obj.relocated, i64 %a
;   %q.remat3 = getelementptr i8, i8 addrspace(1)* %p.remat2, i64 8
;   %r.remat = getelementptr i8, i8 addrspace(1)* %q.remat3, i64 8
;   %p.remat1 = getelementptr i8, i8 addrspace(1)* %obj.relocated, i64 %a
;   %q.remat = getelementptr i8, i8 addrspace(1)* %p.remat1, i64 8
;   %p.remat = getelementptr i8, i8 addrspace(1)* %obj.relocated, i64 %a
;   %statepoint_token19 = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %obj.relocated) ]
;   %obj.relocated20 = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token19, i32 0, i32 0) ; (%obj.relocated, %obj.relocated)
;   %p.remat7 = getelementptr i8, i8 addrspace(1)* %obj.relocated20, i64 %a
;   %q.remat8 = getelementptr i8, i8 addrspace(1)* %p.remat7, i64 8
;   %r.remat9 = getelementptr i8, i8 addrspace(1)* %q.remat8, i64 8
;   %p.remat5 = getelementptr i8, i8 addrspace(1)* %obj.relocated20, i64 %a
;   %q.remat6 = getelementptr i8, i8 addrspace(1)* %p.remat5, i64 8
;   %p.remat4 = getelementptr i8, i8 addrspace(1)* %obj.relocated20, i64 %a
;   %statepoint_token21 = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %obj.relocated20) ]
;   %obj.relocated22 = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token21, i32 0, i32 0) ; (%obj.relocated20, %obj.relocated20)
;   %p.remat13 = getelementptr i8, i8 addrspace(1)* %obj.relocated22, i64 %a
;   %q.remat14 = getelementptr i8, i8 addrspace(1)* %p.remat13, i64 8
;   %r.remat15 = getelementptr i8, i8 addrspace(1)* %q.remat14, i64 8
;   %p.remat11 = getelementptr i8, i8 addrspace(1)* %obj.relocated22, i64 %a
;   %q.remat12 = getelementptr i8, i8 addrspace(1)* %p.remat11, i64 8
;   %p.remat10 = getelementptr i8, i8 addrspace(1)* %obj.relocated22, i64 %a
;   call void @leaf(i8 addrspace(1)* %r.remat15)
;   %statepoint_token23 = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %obj.relocated22) ]
;   %obj.relocated24 = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token23, i32 0, i32 0) ; (%obj.relocated22, %obj.relocated22)
;   %p.remat17 = getelementptr i8, i8 addrspace(1)* %obj.relocated24, i64 %a
;   %q.remat18 = getelementptr i8, i8 addrspace(1)* %p.remat17, i64 8
;   %p.remat16 = getelementptr i8, i8 addrspace(1)* %obj.relocated24, i64 %a
;   call void @leaf(i8 addrspace(1)* %q.remat18)
;   call void @leaf(i8 addrspace(1)* %p.remat16)
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
