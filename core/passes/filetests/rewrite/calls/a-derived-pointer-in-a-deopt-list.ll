; test: rewrite -rs4gc-deopt-bases
; differs: LLVM takes a derived pointer in deopt operands for its own base
; The collector needs the start of the object; a pointer that is no base is relocated with its base.
declare void @foo()

define ptr addrspace(1) @field(ptr addrspace(1) %p) gc "statepoint-example" {
  %g = getelementptr i8, ptr addrspace(1) %p, i64 8
  call void @foo() [ "deopt"(ptr addrspace(1) %g) ]
  ret ptr addrspace(1) %g
}

define void @element(ptr addrspace(1) %p, ptr addrspace(1) %q, i1 %c, i64 %n) gc "statepoint-example" {
  %g = getelementptr i8, ptr addrspace(1) %q, i64 %n
  %s = select i1 %c, ptr addrspace(1) %p, ptr addrspace(1) %g
  call void @foo() [ "deopt"(ptr addrspace(1) %s) ]
  ret void
}

define void @object(ptr addrspace(1) %p, ptr addrspace(1) %q, i1 %c) gc "statepoint-example" {
  %s = select i1 %c, ptr addrspace(1) %p, ptr addrspace(1) %q
  call void @foo() [ "deopt"(ptr addrspace(1) %s) ]
  ret void
}

; => rewrite -rs4gc-deopt-bases
; declare void @foo()
;
; define ptr addrspace(1) @field(ptr addrspace(1) %p) gc "statepoint-example" {
;   %g = getelementptr i8, ptr addrspace(1) %p, i64 8
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "deopt"(ptr addrspace(1) %g), "gc-live"(ptr addrspace(1) %g, ptr addrspace(1) %p) ]
;   %g.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 0) ; (%p, %g)
;   %p.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 1) ; (%p, %p)
;   ret ptr addrspace(1) %g.relocated
; }
;
; define void @element(ptr addrspace(1) %p, ptr addrspace(1) %q, i1 %c, i64 %n) gc "statepoint-example" {
;   %g = getelementptr i8, ptr addrspace(1) %q, i64 %n
;   %s.base = select i1 %c, ptr addrspace(1) %p, ptr addrspace(1) %q, !is_base_value !0
;   %s = select i1 %c, ptr addrspace(1) %p, ptr addrspace(1) %g
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "deopt"(ptr addrspace(1) %s), "gc-live"(ptr addrspace(1) %s, ptr addrspace(1) %s.base) ]
;   %s.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 0) ; (%s.base, %s)
;   %s.base.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 1) ; (%s.base, %s.base)
;   ret void
; }
;
; define void @object(ptr addrspace(1) %p, ptr addrspace(1) %q, i1 %c) gc "statepoint-example" {
;   %s = select i1 %c, ptr addrspace(1) %p, ptr addrspace(1) %q
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "deopt"(ptr addrspace(1) %s), "gc-live"(ptr addrspace(1) %s) ]
;   %s.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%s, %s)
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
;
; !0 = !{}
