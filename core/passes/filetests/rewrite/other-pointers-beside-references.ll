; test: rewrite
; In a module that has references, other pointers are taken for memory that is not collected: a
; context, what malloc returned, what is loaded from there. One that is loaded from a collected
; object is not.

declare void @visit(ptr, i64)
declare noalias ptr @malloc(i64)
declare ptr addrspace(1) @alloc(ptr, i64)

define void @context(ptr %ctx) gc "statepoint-example" {
  %limit = getelementptr i8, ptr %ctx, i64 8
  %name = load ptr, ptr %limit
  call void @visit(ptr %name, i64 1)
  store ptr %name, ptr %limit
  ret void
}

define ptr @buffer(ptr addrspace(1) %o) gc "statepoint-example" {
  %b = call ptr @malloc(i64 8)
  %n = load i64, ptr addrspace(1) %o
  call void @visit(ptr %b, i64 %n)
  ret ptr %b
}

define i64 @forgotten(ptr addrspace(1) %o) gc "statepoint-example" {
  %at = getelementptr i8, ptr addrspace(1) %o, i64 8
  %next = load ptr, ptr addrspace(1) %at
; ^~~~~
; warning: `%next` is needed after a call at which the collector may run, but it is no reference: the collector neither finds nor updates it [SP0422]
;   note: references of the strategy `statepoint-example` are the pointers of address space 1
  call void @visit(ptr %next, i64 1)
  %v = load i64, ptr %next
  ret i64 %v
}

; => rewrite
; declare void @visit(ptr, i64)
;
; declare ptr @malloc(i64)
;
; declare ptr addrspace(1) @alloc(ptr, i64)
;
; define void @context(ptr %ctx) gc "statepoint-example" {
;   %limit = getelementptr i8, ptr %ctx, i64 8
;   %name = load ptr, ptr %limit, align 8
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void (ptr, i64)) @visit, i32 2, i32 0, ptr %name, i64 1, i32 0, i32 0)
;   store ptr %name, ptr %limit, align 8
;   ret void
; }
;
; define ptr @buffer(ptr addrspace(1) %o) gc "statepoint-example" {
;   %b = call ptr @malloc(i64 8)
;   %n = load i64, ptr addrspace(1) %o, align 4
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void (ptr, i64)) @visit, i32 2, i32 0, ptr %b, i64 %n, i32 0, i32 0)
;   ret ptr %b
; }
;
; define i64 @forgotten(ptr addrspace(1) %o) gc "statepoint-example" {
;   %at = getelementptr i8, ptr addrspace(1) %o, i64 8
;   %next = load ptr, ptr addrspace(1) %at, align 8
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void (ptr, i64)) @visit, i32 2, i32 0, ptr %next, i64 1, i32 0, i32 0)
;   %v = load i64, ptr %next, align 4
;   ret i64 %v
; }
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
