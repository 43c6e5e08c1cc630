; test: rewrite -rs4gc-decompose
; Stack objects that hold references become values, which are relocated; one without references
; stays, and so does one whose address is passed on.
declare void @foo()
declare void @fill(ptr)

;--- a-pair
; differs: LLVM has no such option
define i64 @f(ptr addrspace(1) %p, i64 %n) gc "statepoint-example" {
  %pair = alloca { i64, ptr addrspace(1) }
  %count = alloca i64
  store i64 %n, ptr %count
  %field = getelementptr { i64, ptr addrspace(1) }, ptr %pair, i32 0, i32 1
  store i64 %n, ptr %pair
  store ptr addrspace(1) %p, ptr %field
  call void @foo()
  %now = load ptr addrspace(1), ptr %field
  %m = load i64, ptr %pair
  %k = load i64, ptr %count
  %w = load i64, ptr addrspace(1) %now
  %s = add i64 %w, %m
  %t = add i64 %s, %k
  ret i64 %t
}

; => rewrite -rs4gc-decompose
; define i64 @f(ptr addrspace(1) %p, i64 %n) gc "statepoint-example" {
;   %count = alloca i64, align 8
;   store i64 %n, ptr %count, align 4
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
;   %p.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%p, %p)
;   %k = load i64, ptr %count, align 4
;   %w = load i64, ptr addrspace(1) %p.relocated, align 4
;   %s = add i64 %w, %n
;   %t = add i64 %s, %k
;   ret i64 %t
; }
;
; declare void @foo()
;
; declare void @fill(ptr)
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }

;--- address-passed-on
; differs: LLVM has no such option
define ptr addrspace(1) @f() gc "statepoint-example" {
  %out = alloca ptr addrspace(1)
  call void @fill(ptr %out)
  call void @foo()
  %now = load ptr addrspace(1), ptr %out
  ret ptr addrspace(1) %now
}

; => rewrite -rs4gc-decompose
; define ptr addrspace(1) @f() gc "statepoint-example" {
;   %out = alloca ptr addrspace(1), align 8
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void (ptr)) @fill, i32 1, i32 0, ptr %out, i32 0, i32 0)
;   %statepoint_token1 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   %now = load ptr addrspace(1), ptr %out, align 8
;   ret ptr addrspace(1) %now
; }
;
; declare void @foo()
;
; declare void @fill(ptr)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
