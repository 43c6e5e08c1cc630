; test: rewrite -spp-rematerialization-threshold=2
; llvm: 14 22
declare void @foo()
define void @f(ptr addrspace(1) %a, i1 %c) gc "statepoint-example" {
entry:
  %p = getelementptr i8, ptr addrspace(1) %a, i64 8
  %q = getelementptr i8, ptr addrspace(1) %p, i64 8
  call void @foo()
  store i8 0, ptr addrspace(1) %q
  call void @foo()
  store i8 0, ptr addrspace(1) %p
  store i8 0, ptr addrspace(1) %q
  ret void
}

; => rewrite -spp-rematerialization-threshold=2
; declare void @foo()
;
; define void @f(ptr addrspace(1) %a, i1 %c) gc "statepoint-example" {
; entry:
;   %p = getelementptr i8, ptr addrspace(1) %a, i64 8
;   %p.remat4 = getelementptr i8, ptr addrspace(1) %a, i64 8
;   %q = getelementptr i8, ptr addrspace(1) %p.remat4, i64 8
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   %p.remat1 = getelementptr i8, ptr addrspace(1) %a.relocated, i64 8
;   %q.remat2 = getelementptr i8, ptr addrspace(1) %p.remat1, i64 8
;   store i8 0, ptr addrspace(1) %q.remat2, align 1
;   %statepoint_token5 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a.relocated) ]
;   %a.relocated6 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token5, i32 0, i32 0) ; (%a.relocated, %a.relocated)
;   %p.remat3 = getelementptr i8, ptr addrspace(1) %a.relocated6, i64 8
;   store i8 0, ptr addrspace(1) %p.remat3, align 1
;   %p.remat = getelementptr i8, ptr addrspace(1) %a.relocated6, i64 8
;   %q.remat = getelementptr i8, ptr addrspace(1) %p.remat, i64 8
;   store i8 0, ptr addrspace(1) %q.remat, align 1
;   ret void
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

; => rewrite -spp-rematerialization-threshold=2, typed pointers
; declare void @foo()
;
; define void @f(i8 addrspace(1)* %a, i1 %c) gc "statepoint-example" {
; entry:
;   %p = getelementptr i8, i8 addrspace(1)* %a, i64 8
;   %q = getelementptr i8, i8 addrspace(1)* %p, i64 8
;   %statepoint_token = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %a) ]
;   %a.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   %p.remat1 = getelementptr i8, i8 addrspace(1)* %a.relocated, i64 8
;   %p.remat = getelementptr i8, i8 addrspace(1)* %a.relocated, i64 8
;   %q.remat = getelementptr i8, i8 addrspace(1)* %p.remat, i64 8
;   store i8 0, i8 addrspace(1)* %q.remat, align 1
;   %statepoint_token5 = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %a.relocated) ]
;   %a.relocated6 = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token5, i32 0, i32 0) ; (%a.relocated, %a.relocated)
;   %p.remat4 = getelementptr i8, i8 addrspace(1)* %a.relocated6, i64 8
;   %p.remat2 = getelementptr i8, i8 addrspace(1)* %a.relocated6, i64 8
;   %q.remat3 = getelementptr i8, i8 addrspace(1)* %p.remat2, i64 8
;   store i8 0, i8 addrspace(1)* %p.remat4, align 1
;   store i8 0, i8 addrspace(1)* %q.remat3, align 1
;   ret void
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 immarg, i32 immarg, void ()*, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nounwind readnone
; declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nounwind readnone }
