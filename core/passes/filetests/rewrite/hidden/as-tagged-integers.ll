; test: rewrite
; Tags, offsets and halves that are joined again keep an address, and the distance of two objects leads from one to
; the old place of the other; a card or hash may wait.
declare void @foo()
declare void @print(i64) "gc-leaf-function"

define i64 @tagged(ptr addrspace(1) %o) gc "statepoint-example" {
  %bits = ptrtoint ptr addrspace(1) %o to i64
  %tagged = or i64 %bits, 1
  call void @foo()
  %clean = xor i64 %tagged, 1
  %p = inttoptr i64 %clean to ptr addrspace(1)
  %v = load i64, ptr addrspace(1) %p
; ^~
; warning: this address may be stale: the integer `%tagged` held it across a safepoint, and only references are updated [SP0414]
;   note: made at 6:37: `%o` is the reference
;   note: hidden at 7:3: its address becomes the integer `%bits`
;   note: safepoint at 9:3: the collector may move the object
;   note: revealed at 11:3: the old address becomes a pointer again
;   note: used at 12:3: memory is read at the old address
;   note: keep the reference across the call, and convert it to an integer after the call
  ret i64 %v
}

define i64 @halves(ptr addrspace(1) %o) gc "statepoint-example" {
  %bits = ptrtoint ptr addrspace(1) %o to i64
  %low = trunc i64 %bits to i32
  %up = lshr i64 %bits, 32
  %high = trunc i64 %up to i32
  call void @foo()
  %a = zext i32 %low to i64
  %b = zext i32 %high to i64
  %c = shl i64 %b, 32
  %d = or i64 %a, %c
  %p = inttoptr i64 %d to ptr addrspace(1)
  %v = load i64, ptr addrspace(1) %p
; ^~
; warning: this address may be stale: the integer `%low` held it across a safepoint, and only references are updated [SP0414]
;   note: made at 16:37: `%o` is the reference
;   note: hidden at 17:3: its address becomes the integer `%bits`
;   note: safepoint at 21:3: the collector may move the object
;   note: revealed at 26:3: the old address becomes a pointer again
;   note: used at 27:3: memory is read at the old address
;   note: keep the reference across the call, and convert it to an integer after the call
  ret i64 %v
}

define i64 @number(ptr addrspace(1) %o, ptr addrspace(1) %q, ptr %table) gc "statepoint-example" {
  %a = ptrtoint ptr addrspace(1) %o to i64
  %b = ptrtoint ptr addrspace(1) %q to i64
  %distance = sub i64 %a, %b
  %card = lshr i64 %a, 9
  %hash = and i64 %card, 1023
  call void @foo()
  call void @print(i64 %a)
  %slot = getelementptr i64, ptr %table, i64 %hash
  %v = load i64, ptr %slot
  %w = getelementptr i8, ptr addrspace(1) %q, i64 %distance
  %x = load i64, ptr addrspace(1) %w
; ^~
; warning: this address may be stale: the integer `%distance` held it across a safepoint, and only references are updated [SP0414]
;   note: made at 31:37: `%o` is the reference
;   note: hidden at 32:3: its address becomes the integer `%a`
;   note: safepoint at 37:3: the collector may move the object
;   note: used at 42:3: memory is read at the old address
;   note: keep the reference across the call, and convert it to an integer after the call
  %r = add i64 %v, %x
  ret i64 %r
}

; => rewrite
; declare void @foo()
;
; declare void @print(i64) #0
;
; define i64 @tagged(ptr addrspace(1) %o) gc "statepoint-example" {
;   %bits = ptrtoint ptr addrspace(1) %o to i64
;   %tagged = or i64 %bits, 1
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   %clean = xor i64 %tagged, 1
;   %p = inttoptr i64 %clean to ptr addrspace(1)
;   %v = load i64, ptr addrspace(1) %p, align 4
;   ret i64 %v
; }
;
; define i64 @halves(ptr addrspace(1) %o) gc "statepoint-example" {
;   %bits = ptrtoint ptr addrspace(1) %o to i64
;   %low = trunc i64 %bits to i32
;   %up = lshr i64 %bits, 32
;   %high = trunc i64 %up to i32
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   %a = zext i32 %low to i64
;   %b = zext i32 %high to i64
;   %c = shl i64 %b, 32
;   %d = or i64 %a, %c
;   %p = inttoptr i64 %d to ptr addrspace(1)
;   %v = load i64, ptr addrspace(1) %p, align 4
;   ret i64 %v
; }
;
; define i64 @number(ptr addrspace(1) %o, ptr addrspace(1) %q, ptr %table) gc "statepoint-example" {
;   %a = ptrtoint ptr addrspace(1) %o to i64
;   %b = ptrtoint ptr addrspace(1) %q to i64
;   %distance = sub i64 %a, %b
;   %card = lshr i64 %a, 9
;   %hash = and i64 %card, 1023
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %q) ]
;   %q.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%q, %q)
;   call void @print(i64 %a)
;   %slot = getelementptr i64, ptr %table, i64 %hash
;   %v = load i64, ptr %slot, align 4
;   %w = getelementptr i8, ptr addrspace(1) %q.relocated, i64 %distance
;   %x = load i64, ptr addrspace(1) %w, align 4
;   %r = add i64 %v, %x
;   ret i64 %r
; }
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; declare void @__tmp_use(...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #1
;
; attributes #0 = { "gc-leaf-function" }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
