; test: stackmap -as=records
; What reads or writes the stack pointer, or where the return address is, leaves a frame its size:
; only allocas that make room as the function runs take it.
declare void @collect(i64)
declare i64 @llvm.read_register.i64(metadata)
declare void @llvm.write_register.i64(metadata, i64)
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
declare ptr @llvm.frameaddress.p0(i32 immarg)
declare ptr @llvm.returnaddress(i32 immarg)
declare ptr @llvm.addressofreturnaddress.p0()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

define ptr addrspace(1) @stack_pointer(ptr addrspace(1) %o) gc "statepoint-example" {
  %v = call i64 @llvm.read_register.i64(metadata !0)
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 1, i32 0, ptr elementtype(void (i64)) @collect, i32 1, i32 0, i64 %v, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %o) ]
  %q = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  ret ptr addrspace(1) %q
}
define ptr addrspace(1) @written(ptr addrspace(1) %o) gc "statepoint-example" {
  %v = call i64 @llvm.read_register.i64(metadata !0)
  call void @llvm.write_register.i64(metadata !0, i64 %v)
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2, i32 0, ptr elementtype(void (i64)) @collect, i32 1, i32 0, i64 %v, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %o) ]
  %q = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  ret ptr addrspace(1) %q
}
define ptr addrspace(1) @saved(ptr addrspace(1) %o) gc "statepoint-example" {
  %s = call ptr @llvm.stacksave.p0()
  %v = ptrtoint ptr %s to i64
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 3, i32 0, ptr elementtype(void (i64)) @collect, i32 1, i32 0, i64 %v, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %o) ]
  %q = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  ret ptr addrspace(1) %q
}
define ptr addrspace(1) @saved_and_restored(ptr addrspace(1) %o) gc "statepoint-example" {
  %s = call ptr @llvm.stacksave.p0()
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 4, i32 0, ptr elementtype(void (i64)) @collect, i32 1, i32 0, i64 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %o) ]
  %q = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  call void @llvm.stackrestore.p0(ptr %s)
  ret ptr addrspace(1) %q
}
define ptr addrspace(1) @frame(ptr addrspace(1) %o) gc "statepoint-example" {
  %s = call ptr @llvm.frameaddress.p0(i32 0)
  %v = ptrtoint ptr %s to i64
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 5, i32 0, ptr elementtype(void (i64)) @collect, i32 1, i32 0, i64 %v, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %o) ]
  %q = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  ret ptr addrspace(1) %q
}
define ptr addrspace(1) @return_address(ptr addrspace(1) %o) gc "statepoint-example" {
  %s = call ptr @llvm.returnaddress(i32 0)
  %v = ptrtoint ptr %s to i64
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 6, i32 0, ptr elementtype(void (i64)) @collect, i32 1, i32 0, i64 %v, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %o) ]
  %q = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  ret ptr addrspace(1) %q
}
define ptr addrspace(1) @return_address_of_the_caller(ptr addrspace(1) %o) gc "statepoint-example" {
  %s = call ptr @llvm.returnaddress(i32 1)
  %v = ptrtoint ptr %s to i64
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void (i64)) @collect, i32 1, i32 0, i64 %v, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %o) ]
  %q = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  ret ptr addrspace(1) %q
}
define ptr addrspace(1) @address_of_it(ptr addrspace(1) %o) gc "statepoint-example" {
  %s = call ptr @llvm.addressofreturnaddress.p0()
  %v = ptrtoint ptr %s to i64
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 8, i32 0, ptr elementtype(void (i64)) @collect, i32 1, i32 0, i64 %v, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %o) ]
  %q = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  ret ptr addrspace(1) %q
}
define ptr addrspace(1) @room_made(ptr addrspace(1) %o, i64 %n) gc "statepoint-example" {
  %s = alloca i8, i64 %n
  %v = ptrtoint ptr %s to i64
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 9, i32 0, ptr elementtype(void (i64)) @collect, i32 1, i32 0, i64 %v, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %o) ]
  %q = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  ret ptr addrspace(1) %q
}
!0 = !{!"rsp"}

; => stackmap -as=records
; map 0: version 3, 9 functions, 0 constants, 9 records
;   stack_pointer: a frame of 8 bytes
;     record 0 at stack_pointer+0x10, id 0x1
;       pointer [rsp+0]
;   written: a frame of 8 bytes
;     record 1 at written+0x13, id 0x2
;       pointer [rsp+0]
;   saved: a frame of 8 bytes
;     record 2 at saved+0x10, id 0x3
;       pointer [rsp+0]
;   saved_and_restored: a frame of 24 bytes
;     record 3 at saved_and_restored+0x13, id 0x4
;       pointer [rsp+0]
;   frame: a frame of 24 bytes
;     record 4 at frame+0x17, id 0x5
;       pointer [rsp+0]
;   return_address: a frame of 8 bytes
;     record 5 at return_address+0x15, id 0x6
;       pointer [rsp+0]
;   return_address_of_the_caller: a frame of 24 bytes
;     record 6 at return_address_of_the_caller+0x1e, id 0x7
;       pointer [rsp+0]
;   address_of_it: a frame of 8 bytes
;     record 7 at address_of_it+0x12, id 0x8
;       pointer [rsp+0]
;   room_made: a frame of dynamic size
;     record 8 at room_made+0x22, id 0x9
;       pointer [rbp-16]
