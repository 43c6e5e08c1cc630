; test: stackmap -as=records
; What is said of a word that may be read and cannot be followed, each with the way out.
declare void @foo()
declare void @fill(ptr) "gc-leaf-function"
declare ptr addrspace(1) @read(ptr) "gc-leaf-function"
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;--- stale
define ptr addrspace(1) @f(ptr addrspace(1) %p, i64 %n, i1 %c) gc "statepoint-example" {
  %slot = alloca ptr addrspace(1)
  store ptr addrspace(1) %p, ptr %slot
  %t0 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 6, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %slot) ]
; ^~
; warning: the reference at byte 0 of the stack object `%slot` may be stale here, so no collector follows it [SP0506]
;   note: this call, which may collect, does not list the object: `%t0` in line 4
;   note: list the object at every safepoint that its references must survive
  %now = load ptr addrspace(1), ptr %slot
  ret ptr addrspace(1) %now
}

; => stackmap -as=records
; map 0: version 3, 1 function, 0 constants, 2 records
;   f: a frame of 8 bytes
;     record 0 at f+0xa, id 0x6
;     record 1 at f+0xf, id 0x7
;       stack object rsp+0

;--- stored-again
define ptr addrspace(1) @f(ptr addrspace(1) %p, i64 %n, i1 %c) gc "statepoint-example" {
  %slot = alloca ptr addrspace(1)
  store ptr addrspace(1) %p, ptr %slot
  %t0 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 6, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
  store ptr addrspace(1) null, ptr %slot
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %slot) ]
  %now = load ptr addrspace(1), ptr %slot
  ret ptr addrspace(1) %now
}

; => stackmap -as=records
; map 0: version 3, 1 function, 0 constants, 2 records
;   f: a frame of 8 bytes
;     record 0 at f+0xa, id 0x6
;     record 1 at f+0x17, id 0x7
;       stack object rsp+0

;--- another-type
define ptr addrspace(1) @f(ptr addrspace(1) %p, i64 %n, i1 %c) gc "statepoint-example" {
  %slot = alloca ptr addrspace(1)
  store ptr addrspace(1) %p, ptr %slot
  br i1 %c, label %number, label %call
number:
  store i64 17, ptr %slot
  br label %call
call:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %slot) ]
; ^~
; warning: the reference at byte 0 of the stack object `%slot` may hold something else than a reference, so no collector follows it [SP0506]
;   note: this stores something else: `store` in line 6
;   note: keep references and other values in words of their own
  %now = load ptr addrspace(1), ptr %slot
  ret ptr addrspace(1) %now
}

; => stackmap -as=records
; map 0: version 3, 1 function, 0 constants, 1 record
;   f: a frame of 8 bytes
;     record 0 at f+0x17, id 0x7
;       stack object rsp+0

;--- half-of-it
define ptr addrspace(1) @f(ptr addrspace(1) %p, i64 %n, i1 %c) gc "statepoint-example" {
  %slot = alloca ptr addrspace(1)
  store ptr addrspace(1) %p, ptr %slot
  store i32 0, ptr %slot
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %slot) ]
; ^~
; warning: the reference at byte 0 of the stack object `%slot` may hold something else than a reference, so no collector follows it [SP0506]
;   note: this stores something else: `store` in line 4
;   note: keep references and other values in words of their own
  %now = load ptr addrspace(1), ptr %slot
  ret ptr addrspace(1) %now
}

; => stackmap -as=records
; map 0: version 3, 1 function, 0 constants, 1 record
;   f: a frame of 8 bytes
;     record 0 at f+0x11, id 0x7
;       stack object rsp+0

;--- derived
define ptr addrspace(1) @f(ptr addrspace(1) %p, i64 %n, i1 %c) gc "statepoint-example" {
  %slot = alloca ptr addrspace(1)
  %inside = getelementptr i8, ptr addrspace(1) %p, i64 8
  store ptr addrspace(1) %inside, ptr %slot
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %slot) ]
; ^~
; warning: the reference at byte 0 of the stack object `%slot` may hold a derived pointer, whose base is not known, so no collector follows it [SP0506]
;   note: this stores it: `store` in line 4
;   note: store the base, and compute the derived pointer after the safepoint; or use a strategy whose collector finds the start of an object (`interior=yes`)
  %now = load ptr addrspace(1), ptr %slot
  ret ptr addrspace(1) %now
}

; => stackmap -as=records
; map 0: version 3, 1 function, 0 constants, 1 record
;   f: a frame of 8 bytes
;     record 0 at f+0xe, id 0x7
;       stack object rsp+0

;--- off-a-word
define ptr addrspace(1) @f(ptr addrspace(1) %p, i64 %n, i1 %c) gc "statepoint-example" {
  %slot = alloca <{ i32, ptr addrspace(1) }>
  %at = getelementptr i8, ptr %slot, i64 4
  store ptr addrspace(1) %p, ptr %at
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %slot) ]
; ^~
; warning: the reference at byte 4 of the stack object `%slot` is not 8 bytes at a multiple of 8, so no map can name it [SP0506]
;   note: align references in stack objects to 8 bytes
  %now = load ptr addrspace(1), ptr %at
  ret ptr addrspace(1) %now
}

; => stackmap -as=records
; map 0: version 3, 1 function, 0 constants, 1 record
;   f: a frame of 24 bytes
;     record 0 at f+0xe, id 0x7
;       stack object rsp+0

;--- overaligned
define ptr addrspace(1) @f(ptr addrspace(1) %p, i64 %n, i1 %c) gc "statepoint-example" {
  %slot = alloca ptr addrspace(1), align 32
  store ptr addrspace(1) %p, ptr %slot
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %slot) ]
; ^~
; warning: the stack object `%slot` is aligned to more than the stack, so no map can name its words and no collector follows any [SP0506]
;   note: align the object to 16 bytes or less
  %now = load ptr addrspace(1), ptr %slot
  ret ptr addrspace(1) %now
}

; => stackmap -as=records
; map 0: version 3, 1 function, 0 constants, 1 record
;   f: a frame of dynamic size
;     record 0 at f+0x15, id 0x7
;       stack object rsp+0

;--- of-no-fixed-size
define ptr addrspace(1) @f(ptr addrspace(1) %p, i64 %n, i1 %c) gc "statepoint-example" {
  %slot = alloca ptr addrspace(1), i64 %n
  store ptr addrspace(1) %p, ptr %slot
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %slot) ]
; ^~
; warning: the stack object `%slot` is not of fixed size in the entry block, so it is not recorded and no collector looks into it [SP0506]
;   note: put allocas of fixed size into the entry block
  %now = load ptr addrspace(1), ptr %slot
  ret ptr addrspace(1) %now
}

; => stackmap -as=records
; map 0: version 3, 1 function, 0 constants, 1 record
;   f: a frame of dynamic size
;     record 0 at f+0x23, id 0x7

;--- no-type-says
define ptr addrspace(1) @f(ptr addrspace(1) %p, i64 %n, i1 %c) gc "statepoint-example" {
  %slot = alloca [16 x i8], align 8
  call void @fill(ptr %slot)
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %slot) ]
; ^~
; warning: no type says which words of the stack object `%slot` hold references, so no collector follows any [SP0506]
;   note: its address escapes here: `%now` in line 5
;   note: declare the offsets of its references, in bytes, as `!statepoint.words !{i64 0}`
  %now = call ptr addrspace(1) @read(ptr %slot)
  ret ptr addrspace(1) %now
}

; => stackmap -as=records
; map 0: version 3, 1 function, 0 constants, 1 record
;   f: a frame of 24 bytes
;     record 0 at f+0x11, id 0x7
;       stack object rsp+0

;--- none-is-declared
define ptr addrspace(1) @f(ptr addrspace(1) %p, i64 %n, i1 %c) gc "statepoint-example" {
  %slot = alloca [16 x i8], align 8, !statepoint.words !{}
  call void @fill(ptr %slot)
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %slot) ]
  %now = call ptr addrspace(1) @read(ptr %slot)
  ret ptr addrspace(1) %now
}

; => stackmap -as=records
; map 0: version 3, 1 function, 0 constants, 1 record
;   f: a frame of 24 bytes
;     record 0 at f+0x11, id 0x7
;       stack object rsp+0
