; test: rewrite
; llvm: 22
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b) gc "statepoint-example" {
entry:
  %x = atomicrmw xchg ptr addrspace(1) %a, ptr addrspace(1) %b seq_cst
  %p = cmpxchg ptr addrspace(1) %a, ptr addrspace(1) %x, ptr addrspace(1) %b seq_cst seq_cst
  %q = extractvalue { ptr addrspace(1), i1 } %p, 0
  call void @foo()
  call void @leaf(ptr addrspace(1) %x) "gc-leaf-function"
  ret ptr addrspace(1) %q
}
declare void @leaf(ptr addrspace(1))

; => rewrite
; declare void @foo()
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b) gc "statepoint-example" {
; entry:
;   %x = atomicrmw xchg ptr addrspace(1) %a, ptr addrspace(1) %b seq_cst, align 8
;   %p = cmpxchg ptr addrspace(1) %a, ptr addrspace(1) %x, ptr addrspace(1) %b seq_cst seq_cst, align 8
;   %q = extractvalue { ptr addrspace(1), i1 } %p, 0
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %q, ptr addrspace(1) %x) ]
;   %q.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%q, %q)
;   %x.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 1) ; (%x, %x)
;   call void @leaf(ptr addrspace(1) %x.relocated) #1
;   ret ptr addrspace(1) %q.relocated
; }
;
; declare void @leaf(ptr addrspace(1))
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
; attributes #1 = { "gc-leaf-function" }
