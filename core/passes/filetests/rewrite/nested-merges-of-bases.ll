; test: rewrite
; llvm: 14 22
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %c, i1 %x, i1 %y) gc "statepoint-example" {
entry:
  %0 = getelementptr i8, ptr addrspace(1) %a, i64 8
  %1 = select i1 %x, ptr addrspace(1) %0, ptr addrspace(1) %b
  %s = select i1 %y, ptr addrspace(1) %1, ptr addrspace(1) %c
  %t = select i1 %x, ptr addrspace(1) %s, ptr addrspace(1) %s
  %u = getelementptr i8, ptr addrspace(1) %t, i64 8
  call void @foo()
  ret ptr addrspace(1) %u
}

; => rewrite
; declare void @foo()
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %c, i1 %x, i1 %y) gc "statepoint-example" {
; entry:
;   %0 = getelementptr i8, ptr addrspace(1) %a, i64 8
;   %base_select = select i1 %x, ptr addrspace(1) %a, ptr addrspace(1) %b, !is_base_value !0
;   %1 = select i1 %x, ptr addrspace(1) %0, ptr addrspace(1) %b
;   %s.base = select i1 %y, ptr addrspace(1) %base_select, ptr addrspace(1) %c, !is_base_value !0
;   %s = select i1 %y, ptr addrspace(1) %1, ptr addrspace(1) %c
;   %t.base = select i1 %x, ptr addrspace(1) %s.base, ptr addrspace(1) %s.base, !is_base_value !0
;   %t = select i1 %x, ptr addrspace(1) %s, ptr addrspace(1) %s
;   %u = getelementptr i8, ptr addrspace(1) %t, i64 8
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %u, ptr addrspace(1) %t.base) ]
;   %u.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 0) ; (%t.base, %u)
;   %t.base.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 1) ; (%t.base, %t.base)
;   ret ptr addrspace(1) %u.relocated
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
;
; !0 = !{}
