;--- moving
; test: rewrite -strategy=name=coreclr,references=1
; differs: LLVM has no such option
; The reference is relocated.
declare void @collect()
define ptr addrspace(1) @keep(ptr addrspace(1) %object) gc "coreclr" {
entry:
  call void @collect()
  ret ptr addrspace(1) %object
}

; => rewrite -strategy=name=coreclr,references=1
; declare void @collect()
;
; define ptr addrspace(1) @keep(ptr addrspace(1) %object) gc "coreclr" {
; entry:
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @collect, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %object) ]
;   %object.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%object, %object)
;   ret ptr addrspace(1) %object.relocated
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

;--- not moving
; test: rewrite -strategy=name=coreclr,references=1,moving=no
; differs: LLVM has no such option
; It is listed, and stays the same value.
declare void @collect()
define ptr addrspace(1) @keep(ptr addrspace(1) %object) gc "coreclr" {
entry:
  call void @collect()
  ret ptr addrspace(1) %object
}

; => rewrite -strategy=name=coreclr,references=1,moving=no
; declare void @collect()
;
; define ptr addrspace(1) @keep(ptr addrspace(1) %object) gc "coreclr" {
; entry:
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @collect, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %object) ]
;   ret ptr addrspace(1) %object
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)

;--- others
; test: rewrite -strategy=name=coreclr,references=7
; differs: LLVM has no such option
; It is not a reference: another address space has those.
declare void @collect()
define ptr addrspace(1) @keep(ptr addrspace(1) %object) gc "coreclr" {
;                                              ^~~~~~~
; warning: `%object` is needed after a call at which the collector may run, but it is no reference: the collector neither finds nor updates it [SP0422]
;   note: references of the strategy `coreclr` are the pointers of address space 7
entry:
  call void @collect()
  ret ptr addrspace(1) %object
}

; => rewrite -strategy=name=coreclr,references=7
; declare void @collect()
;
; define ptr addrspace(1) @keep(ptr addrspace(1) %object) gc "coreclr" {
; entry:
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @collect, i32 0, i32 0, i32 0, i32 0)
;   ret ptr addrspace(1) %object
; }
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)

;--- none
; test: rewrite -strategy=name=coreclr,references=none
; differs: LLVM has no such option
; Nothing is done to calls.
declare void @collect()
define ptr addrspace(1) @keep(ptr addrspace(1) %object) gc "coreclr" {
entry:
  call void @collect()
  ret ptr addrspace(1) %object
}

; => rewrite -strategy=name=coreclr,references=none
; declare void @collect()
;
; define ptr addrspace(1) @keep(ptr addrspace(1) %object) gc "coreclr" {
; entry:
;   call void @collect()
;   ret ptr addrspace(1) %object
; }
