; test: rewrite
; differs: LLVM crashes
; Memory of the frame does not move: the address of a stack object has the base null, as that of a
; variable, and is relocated only where it is merged with a pointer into the heap.
declare void @foo()
declare void @use(ptr addrspace(1)) "gc-leaf-function"

define i64 @cast() gc "statepoint-example" {
  %s = alloca [2 x i64]
  %r = addrspacecast ptr %s to ptr addrspace(1)
  %field = getelementptr i8, ptr addrspace(1) %r, i64 8
  call void @foo()
  call void @use(ptr addrspace(1) %r)
  %v = load i64, ptr addrspace(1) %field
  ret i64 %v
}

define i64 @merged(i1 %c, ptr addrspace(1) %p) gc "statepoint-example" {
  %s = alloca i64
  %r = addrspacecast ptr %s to ptr addrspace(1)
  %either = select i1 %c, ptr addrspace(1) %r, ptr addrspace(1) %p
  call void @foo()
  %v = load i64, ptr addrspace(1) %either
  ret i64 %v
}

define i64 @kept() gc "statepoint-example" {
  %s = alloca i64
  %slot = alloca ptr addrspace(1)
  %r = addrspacecast ptr %s to ptr addrspace(1)
  store ptr addrspace(1) %r, ptr %slot
  call void @foo()
  %q = load ptr addrspace(1), ptr %slot
  %v = load i64, ptr addrspace(1) %q
  ret i64 %v
}

; => rewrite
; declare void @foo()
;
; declare void @use(ptr addrspace(1)) #0
;
; define i64 @cast() gc "statepoint-example" {
;   %s = alloca [2 x i64], align 8
;   %r = addrspacecast ptr %s to ptr addrspace(1)
;   %field = getelementptr i8, ptr addrspace(1) %r, i64 8
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   call void @use(ptr addrspace(1) %r)
;   %v = load i64, ptr addrspace(1) %field, align 4
;   ret i64 %v
; }
;
; define i64 @merged(i1 %c, ptr addrspace(1) %p) gc "statepoint-example" {
;   %s = alloca i64, align 8
;   %r = addrspacecast ptr %s to ptr addrspace(1)
;   %either.base = select i1 %c, ptr addrspace(1) null, ptr addrspace(1) %p, !is_base_value !0
;   %either = select i1 %c, ptr addrspace(1) %r, ptr addrspace(1) %p
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %either, ptr addrspace(1) %either.base) ]
;   %either.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 0) ; (%either.base, %either)
;   %either.base.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 1) ; (%either.base, %either.base)
;   %v = load i64, ptr addrspace(1) %either.relocated, align 4
;   ret i64 %v
; }
;
; define i64 @kept() gc "statepoint-example" {
;   %s = alloca i64, align 8
;   %slot = alloca ptr addrspace(1), align 8
;   %r = addrspacecast ptr %s to ptr addrspace(1)
;   store ptr addrspace(1) %r, ptr %slot, align 8
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   %q = load ptr addrspace(1), ptr %slot, align 8
;   %v = load i64, ptr addrspace(1) %q, align 4
;   ret i64 %v
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #1
;
; attributes #0 = { "gc-leaf-function" }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
;
; !0 = !{}
