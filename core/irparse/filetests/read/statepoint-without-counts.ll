; test: read
; llvm: 22
; differs: LLVM requires the numbers of inline operands
declare void @f()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)

define void @t(ptr addrspace(1) %p) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
;                                                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; note: a statepoint without its numbers of inline operands [SP0113]
;   note: LLVM refuses this: after the arguments of the call come the numbers of its inline transition and deopt operands, `i32 0, i32 0` beside bundles.
  ret void
}

; => read
; declare void @f()
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; define void @t(ptr addrspace(1) %p) gc "statepoint-example" {
;   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
;   ret void
; }
