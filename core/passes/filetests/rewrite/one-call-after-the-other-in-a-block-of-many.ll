; test: rewrite
; llvm: 14 22
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i64 %n) gc "statepoint-example" {
entry:
  %p = getelementptr i8, ptr addrspace(1) %a, i64 %n
  call void @foo()
  %q = getelementptr i8, ptr addrspace(1) %p, i64 %n
  call void @foo()
  %r = getelementptr i8, ptr addrspace(1) %q, i64 %n
  call void @foo()
  %v = load i8, ptr addrspace(1) %b
  ret ptr addrspace(1) %r
}

; => rewrite
; declare void @foo()
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i64 %n) gc "statepoint-example" {
; entry:
;   %p = getelementptr i8, ptr addrspace(1) %a, i64 %n
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %a) ]
;   %b.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%b, %b)
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 1) ; (%a, %a)
;   %p.remat = getelementptr i8, ptr addrspace(1) %a.relocated, i64 %n
;   %q = getelementptr i8, ptr addrspace(1) %p.remat, i64 %n
;   %statepoint_token2 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b.relocated, ptr addrspace(1) %a.relocated) ]
;   %b.relocated3 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token2, i32 0, i32 0) ; (%b.relocated, %b.relocated)
;   %a.relocated4 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token2, i32 1, i32 1) ; (%a.relocated, %a.relocated)
;   %p.remat1 = getelementptr i8, ptr addrspace(1) %a.relocated4, i64 %n
;   %q.remat = getelementptr i8, ptr addrspace(1) %p.remat1, i64 %n
;   %r = getelementptr i8, ptr addrspace(1) %q.remat, i64 %n
;   %statepoint_token5 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %r, ptr addrspace(1) %b.relocated3, ptr addrspace(1) %a.relocated4) ]
;   %r.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token5, i32 2, i32 0) ; (%a.relocated4, %r)
;   %b.relocated6 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token5, i32 1, i32 1) ; (%b.relocated3, %b.relocated3)
;   %a.relocated7 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token5, i32 2, i32 2) ; (%a.relocated4, %a.relocated4)
;   %v = load i8, ptr addrspace(1) %b.relocated6, align 1
;   ret ptr addrspace(1) %r.relocated
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
