; test: rewrite
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

declare void @_ZSt9terminatev()
declare i32 @__cxa_guard_acquire(ptr)
declare { ptr, i64 } @__size_returning_new(i64)
declare i64 @__size_returning_new_aligned(i64, i64)

define ptr addrspace(1) @f(ptr addrspace(1) %p, ptr %guard) gc "statepoint-example" {
  call i32 @__cxa_guard_acquire(ptr %guard)
  call { ptr, i64 } @__size_returning_new(i64 16)
  call i64 @__size_returning_new_aligned(i64 16, i64 8)
  call void @_ZSt9terminatev()
  ret ptr addrspace(1) %p
}

; => rewrite
; target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
; target triple = "x86_64-unknown-linux-gnu"
;
; declare void @_ZSt9terminatev()
;
; declare i32 @__cxa_guard_acquire(ptr)
;
; declare { ptr, i64 } @__size_returning_new(i64)
;
; declare i64 @__size_returning_new_aligned(i64, i64)
;
; define ptr addrspace(1) @f(ptr addrspace(1) %p, ptr %guard) gc "statepoint-example" {
;   %1 = call i32 @__cxa_guard_acquire(ptr %guard)
;   %2 = call { ptr, i64 } @__size_returning_new(i64 16)
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(i64 (i64, i64)) @__size_returning_new_aligned, i32 2, i32 0, i64 16, i64 8, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
;   %p.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%p, %p)
;   call void @_ZSt9terminatev()
;   ret ptr addrspace(1) %p.relocated
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
