; test: rewrite
; llvm: 22
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %m, ptr addrspace(1) %a, ptr addrspace(1) %b, i64 %n) gc "statepoint-example" {
entry:
  %e = cmpxchg ptr addrspace(1) %m, ptr addrspace(1) %a, ptr addrspace(1) %b seq_cst seq_cst
  %o = extractvalue { ptr addrspace(1), i1 } %e, 0
  %d = getelementptr i8, ptr addrspace(1) %o, i64 %n
  %x = atomicrmw xchg ptr addrspace(1) %m, ptr addrspace(1) %b seq_cst
  call void @foo()
  %c = icmp eq ptr addrspace(1) %x, %d
  %s = select i1 %c, ptr addrspace(1) %d, ptr addrspace(1) %x
  ret ptr addrspace(1) %s
}

; => rewrite
; declare void @foo()
;
; define ptr addrspace(1) @f(ptr addrspace(1) %m, ptr addrspace(1) %a, ptr addrspace(1) %b, i64 %n) gc "statepoint-example" {
; entry:
;   %e = cmpxchg ptr addrspace(1) %m, ptr addrspace(1) %a, ptr addrspace(1) %b seq_cst seq_cst, align 8
;   %o = extractvalue { ptr addrspace(1), i1 } %e, 0
;   %d = getelementptr i8, ptr addrspace(1) %o, i64 %n
;   %x = atomicrmw xchg ptr addrspace(1) %m, ptr addrspace(1) %b seq_cst, align 8
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %x, ptr addrspace(1) %o) ]
;   %x.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%x, %x)
;   %o.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 1) ; (%o, %o)
;   %d.remat = getelementptr i8, ptr addrspace(1) %o.relocated, i64 %n
;   %c = icmp eq ptr addrspace(1) %x.relocated, %d.remat
;   %s = select i1 %c, ptr addrspace(1) %d.remat, ptr addrspace(1) %x.relocated
;   ret ptr addrspace(1) %s
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
