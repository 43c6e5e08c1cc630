; test: rewrite -rs4gc-list-allocas
; Each statepoint lists the stack objects of which a reference may be read after it; a note says
; which words these are. An object whose word may hold a derived pointer is not listed.
declare void @foo()
declare void @fill(ptr)

;--- by-type-and-by-store
; differs: LLVM has no such option
define i64 @f(ptr addrspace(1) %p, ptr addrspace(1) %q) gc "statepoint-example" {
  %pair = alloca { i64, ptr addrspace(1) }
; ^~~~~
; note: the stack object `%pair` is listed at 1 safepoint, with references at byte 8
  %bytes = alloca [16 x i8]
; ^~~~~~
; note: the stack object `%bytes` is listed at 1 safepoint, with references at byte 0
  %numbers = alloca [2 x i64]
  %field = getelementptr { i64, ptr addrspace(1) }, ptr %pair, i32 0, i32 1
  store ptr addrspace(1) %p, ptr %field
  call void @foo()
  %now = load ptr addrspace(1), ptr %field
  store ptr addrspace(1) %q, ptr %bytes
  call void @foo()
  %then = load ptr addrspace(1), ptr %bytes
  %w = load i64, ptr addrspace(1) %then
  ret i64 %w
}

; => rewrite -rs4gc-list-allocas
; define i64 @f(ptr addrspace(1) %p, ptr addrspace(1) %q) gc "statepoint-example" {
;   %pair = alloca { i64, ptr addrspace(1) }, align 8
;   %bytes = alloca [16 x i8], align 1
;   %numbers = alloca [2 x i64], align 8
;   %field = getelementptr { i64, ptr addrspace(1) }, ptr %pair, i32 0, i32 1
;   store ptr addrspace(1) %p, ptr %field, align 8
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %q, ptr %pair) ]
;   %q.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%q, %q)
;   %now = load ptr addrspace(1), ptr %field, align 8
;   store ptr addrspace(1) %q.relocated, ptr %bytes, align 8
;   %statepoint_token1 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %bytes) ]
;   %then = load ptr addrspace(1), ptr %bytes, align 8
;   %w = load i64, ptr addrspace(1) %then, align 4
;   ret i64 %w
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
  %out = alloca [2 x ptr addrspace(1)]
; ^~~~
; note: the stack object `%out` is listed at 2 safepoints, with references at bytes 0 and 8
  call void @fill(ptr %out)
  call void @foo()
  %now = load ptr addrspace(1), ptr %out
  ret ptr addrspace(1) %now
}

; => rewrite -rs4gc-list-allocas
; define ptr addrspace(1) @f() gc "statepoint-example" {
;   %out = alloca [2 x ptr addrspace(1)], align 8
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void (ptr)) @fill, i32 1, i32 0, ptr %out, i32 0, i32 0) [ "gc-live"(ptr %out) ]
;   %statepoint_token1 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %out) ]
;   %now = load ptr addrspace(1), ptr %out, align 8
;   ret ptr addrspace(1) %now
; }
;
; declare void @foo()
;
; declare void @fill(ptr)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)

;--- a-derived-pointer
; differs: LLVM has no such option
define i64 @f(ptr addrspace(1) %p) gc "statepoint-example" {
  %slot = alloca ptr addrspace(1)
  %inside = getelementptr i8, ptr addrspace(1) %p, i64 16
  store ptr addrspace(1) %inside, ptr %slot
  call void @foo()
  %now = load ptr addrspace(1), ptr %slot
  %w = load i64, ptr addrspace(1) %now
; ^~
; warning: this address may be stale: the stack object `%slot` held it across a safepoint, and no safepoint lists it [SP0413]
;   note: made at 3:3: `%inside` is the reference
;   note: hidden at 4:3: it is stored in the stack object `%slot`
;   note: safepoint at 5:3: the collector may move the object
;   note: revealed at 6:3: the old address is read back
;   note: used at 7:3: memory is read at the old address
;   note: keep the reference in a value, which is relocated (the passes mem2reg and sroa turn stack objects into values), or report the stack object by -rs4gc-list-allocas
  ret i64 %w
}

; => rewrite -rs4gc-list-allocas
; define i64 @f(ptr addrspace(1) %p) gc "statepoint-example" {
;   %slot = alloca ptr addrspace(1), align 8
;   %inside = getelementptr i8, ptr addrspace(1) %p, i64 16
;   store ptr addrspace(1) %inside, ptr %slot, align 8
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   %now = load ptr addrspace(1), ptr %slot, align 8
;   %w = load i64, ptr addrspace(1) %now, align 4
;   ret i64 %w
; }
;
; declare void @foo()
;
; declare void @fill(ptr)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
