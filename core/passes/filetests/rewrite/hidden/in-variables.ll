; test: rewrite
; Variables of reference types can be roots; those of other types cannot, unless the runtime is told.
@word = internal global i64 0
@root = global ptr addrspace(1) null
@told = internal global i64 0
@perthread = internal thread_local global ptr null

declare void @foo()
declare void @tell(ptr)

define void @start() gc "statepoint-example" {
  call void @tell(ptr @told)
  ret void
}

define i64 @integer(ptr addrspace(1) %o) gc "statepoint-example" {
  %bits = ptrtoint ptr addrspace(1) %o to i64
  store i64 %bits, ptr @word
  call void @foo()
  %back = load i64, ptr @word
  %p = inttoptr i64 %back to ptr addrspace(1)
  %v = load i64, ptr addrspace(1) %p
; ^~
; warning: this address may be stale: the variable `@word` held it across a safepoint, and its type is not a reference type [SP0416]
;   note: made at 15:38: `%o` is the reference
;   note: hidden at 17:3: it is stored in the variable `@word`
;   note: safepoint at 18:3: the collector may move the object
;   note: revealed at 20:3: the old address becomes a pointer again
;   note: used at 21:3: memory is read at the old address
;   note: give the variable a reference type, so that it can be a root, or store the address again after the call
  ret i64 %v
}

define i64 @thread(ptr addrspace(1) %o) gc "statepoint-example" {
  %raw = addrspacecast ptr addrspace(1) %o to ptr
  store ptr %raw, ptr @perthread
  call void @foo()
  %back = load ptr, ptr @perthread
  %v = load i64, ptr %back
; ^~
; warning: this address may be stale: the thread-local variable `@perthread` held it across a safepoint, and its type is not a reference type [SP0416]
;   note: made at 25:37: `%o` is the reference
;   note: hidden at 27:3: it is stored in the thread-local variable `@perthread`
;   note: safepoint at 28:3: the collector may move the object
;   note: revealed at 29:3: the old address is read back
;   note: used at 30:3: memory is read at the old address
;   note: give the variable a reference type, so that it can be a root, or store the address again after the call
  ret i64 %v
}

define i64 @known(ptr addrspace(1) %o) gc "statepoint-example" {
  %bits = ptrtoint ptr addrspace(1) %o to i64
  store ptr addrspace(1) %o, ptr @root
  store i64 %bits, ptr @told
  call void @foo()
  %p = load ptr addrspace(1), ptr @root
  %v = load i64, ptr addrspace(1) %p
  %back = load i64, ptr @told
  %q = inttoptr i64 %back to ptr addrspace(1)
  %w = load i64, ptr addrspace(1) %q
  %r = add i64 %v, %w
  ret i64 %r
}

; => rewrite
; @word = internal global i64 0
; @root = global ptr addrspace(1) null
; @told = internal global i64 0
; @perthread = internal thread_local global ptr null
;
; declare void @foo()
;
; declare void @tell(ptr)
;
; define void @start() gc "statepoint-example" {
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void (ptr)) @tell, i32 1, i32 0, ptr @told, i32 0, i32 0)
;   ret void
; }
;
; define i64 @integer(ptr addrspace(1) %o) gc "statepoint-example" {
;   %bits = ptrtoint ptr addrspace(1) %o to i64
;   store i64 %bits, ptr @word, align 4
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   %back = load i64, ptr @word, align 4
;   %p = inttoptr i64 %back to ptr addrspace(1)
;   %v = load i64, ptr addrspace(1) %p, align 4
;   ret i64 %v
; }
;
; define i64 @thread(ptr addrspace(1) %o) gc "statepoint-example" {
;   %raw = addrspacecast ptr addrspace(1) %o to ptr
;   store ptr %raw, ptr @perthread, align 8
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   %back = load ptr, ptr @perthread, align 8
;   %v = load i64, ptr %back, align 4
;   ret i64 %v
; }
;
; define i64 @known(ptr addrspace(1) %o) gc "statepoint-example" {
;   %bits = ptrtoint ptr addrspace(1) %o to i64
;   store ptr addrspace(1) %o, ptr @root, align 8
;   store i64 %bits, ptr @told, align 4
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   %p = load ptr addrspace(1), ptr @root, align 8
;   %v = load i64, ptr addrspace(1) %p, align 4
;   %back = load i64, ptr @told, align 4
;   %q = inttoptr i64 %back to ptr addrspace(1)
;   %w = load i64, ptr addrspace(1) %q, align 4
;   %r = add i64 %v, %w
;   ret i64 %r
; }
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
