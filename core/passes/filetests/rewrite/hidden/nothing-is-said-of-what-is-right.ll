; test: rewrite
; Copies that are compared, printed, made anew or overwritten; memory that a call may tell of.
declare void @foo()
declare void @tell(ptr)
declare void @print(i64) "gc-leaf-function"

define i64 @right(ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
  %slot = alloca ptr addrspace(1)
  %told = alloca ptr addrspace(1)
  store ptr addrspace(1) %o, ptr %slot
  store ptr addrspace(1) %o, ptr %told
  call void @tell(ptr %told)
  %bits = ptrtoint ptr addrspace(1) %o to i64
  %raw = addrspacecast ptr addrspace(1) %o to ptr
  call void @foo() [ "deopt"(i64 %bits) ]
  call void @print(i64 %bits)
  %same = icmp eq i64 %bits, 0
  %null = icmp eq ptr %raw, null
  store ptr addrspace(1) %o, ptr %slot
  %p = load ptr addrspace(1), ptr %slot
  %t = load ptr addrspace(1), ptr %told
  %v = load i64, ptr addrspace(1) %p
  %w = load i64, ptr addrspace(1) %t
  %again = ptrtoint ptr addrspace(1) %o to i64
  %r = inttoptr i64 %again to ptr addrspace(1)
  %x = load i64, ptr addrspace(1) %r
  %s = add i64 %v, %w
  %sum = add i64 %s, %x
  ret i64 %sum
}

; => rewrite
; declare void @foo()
;
; declare void @tell(ptr)
;
; declare void @print(i64) #0
;
; define i64 @right(ptr addrspace(1) %o, ptr addrspace(1) %q) gc "statepoint-example" {
;   %slot = alloca ptr addrspace(1), align 8
;   %told = alloca ptr addrspace(1), align 8
;   store ptr addrspace(1) %o, ptr %slot, align 8
;   store ptr addrspace(1) %o, ptr %told, align 8
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void (ptr)) @tell, i32 1, i32 0, ptr %told, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %o) ]
;   %o.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%o, %o)
;   %bits = ptrtoint ptr addrspace(1) %o.relocated to i64
;   %raw = addrspacecast ptr addrspace(1) %o.relocated to ptr
;   %statepoint_token1 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "deopt"(i64 %bits), "gc-live"(ptr addrspace(1) %o.relocated) ]
;   %o.relocated2 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token1, i32 0, i32 0) ; (%o.relocated, %o.relocated)
;   call void @print(i64 %bits)
;   %same = icmp eq i64 %bits, 0
;   %null = icmp eq ptr %raw, null
;   store ptr addrspace(1) %o.relocated2, ptr %slot, align 8
;   %p = load ptr addrspace(1), ptr %slot, align 8
;   %t = load ptr addrspace(1), ptr %told, align 8
;   %v = load i64, ptr addrspace(1) %p, align 4
;   %w = load i64, ptr addrspace(1) %t, align 4
;   %again = ptrtoint ptr addrspace(1) %o.relocated2 to i64
;   %r = inttoptr i64 %again to ptr addrspace(1)
;   %x = load i64, ptr addrspace(1) %r, align 4
;   %s = add i64 %v, %w
;   %sum = add i64 %s, %x
;   ret i64 %sum
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
