; test: stackmap
; Every kind of location a statepoint can have, for llc 14: constants that fit a location and constants that do
; not, undef, pointers with and without a base of their own, null, allocas, other calling conventions, patch
; bytes, transitions, and more records and functions than one.

declare void @callee()
declare void @take(i8 addrspace(1)*, i64)
declare fastcc i8 addrspace(1)* @fast(i8 addrspace(1)*)
declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 immarg, i32 immarg, void ()*, i32 immarg, i32 immarg, ...)
declare token @llvm.experimental.gc.statepoint.p0f_isVoidp1i8i64f(i64 immarg, i32 immarg, void (i8 addrspace(1)*, i64)*, i32 immarg, i32 immarg, ...)
declare token @llvm.experimental.gc.statepoint.p0f_p1i8p1i8f(i64 immarg, i32 immarg, i8 addrspace(1)* (i8 addrspace(1)*)*, i32 immarg, i32 immarg, ...)
declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token, i32 immarg, i32 immarg)
declare i8 addrspace(1)* @llvm.experimental.gc.result.p1i8(token)

define i8 addrspace(1)* @one_pointer(i8 addrspace(1)* %obj) gc "statepoint-example" {
  %t = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 7, i32 0, void ()* @callee, i32 0, i32 0, i32 0, i32 0) ["gc-live"(i8 addrspace(1)* %obj)]
  %obj.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %t, i32 0, i32 0)
  ret i8 addrspace(1)* %obj.relocated
}

define i8 addrspace(1)* @derived(i8 addrspace(1)* %base, i8 addrspace(1)* %other, i64 %i) gc "statepoint-example" {
  %in = getelementptr i8, i8 addrspace(1)* %base, i64 %i
  %t = call token (i64, i32, void (i8 addrspace(1)*, i64)*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidp1i8i64f(i64 2882400000, i32 0, void (i8 addrspace(1)*, i64)* @take, i32 2, i32 0, i8 addrspace(1)* %other, i64 %i, i32 0, i32 0) ["gc-live"(i8 addrspace(1)* %base, i8 addrspace(1)* %in, i8 addrspace(1)* %other)]
  %in.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %t, i32 0, i32 1)
  %other.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %t, i32 2, i32 2)
  %other.i64 = bitcast i8 addrspace(1)* %other.relocated to i64 addrspace(1)*
  %v = load i64, i64 addrspace(1)* %other.i64
  %in.i64 = bitcast i8 addrspace(1)* %in.relocated to i64 addrspace(1)*
  store i64 %v, i64 addrspace(1)* %in.i64
  ret i8 addrspace(1)* %in.relocated
}

define i8 addrspace(1)* @deopt(i8 addrspace(1)* %obj, i32 %small, i64 %large, double %d, i1 %b) gc "statepoint-example" {
  %t = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 -2, i32 0, void ()* @callee, i32 0, i32 0, i32 0, i32 0) ["deopt"(i32 -1, i64 -1, i64 4294967295, i64 4294967296, i32 4294967295, i64 2147483648, i64 -2147483648, i64 -2147483649, i64 4294967296, i64 9223372036854775807, i1 true, i64 undef, i8 addrspace(1)* null, i32 %small, i64 %large, double %d, i1 %b, i8 addrspace(1)* %obj), "gc-live"(i8 addrspace(1)* %obj, i8 addrspace(1)* null)]
; ^~
; warning: the id 0xfffffffffffffffe has more than 32 bits: as with LLVM 14, the record of this statepoint has 0xfffffffe [SP0501]
  %obj.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %t, i32 0, i32 0)
  %null.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %t, i32 1, i32 1)
  %t2 = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 -1, i32 0, void ()* @callee, i32 0, i32 0, i32 0, i32 0) ["deopt"(i64 5000000000, i64 4294967296), "gc-live"(i8 addrspace(1)* %obj.relocated)]
; ^~~
; warning: the id 0xffffffffffffffff has more than 32 bits: as with LLVM 14, the record of this statepoint has 0xffffffff [SP0501]
  %again = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %t2, i32 0, i32 0)
  ret i8 addrspace(1)* %again
}

define i8 addrspace(1)* @conventions(i8 addrspace(1)* %obj) gc "statepoint-example" {
  %t = call fastcc token (i64, i32, i8 addrspace(1)* (i8 addrspace(1)*)*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_p1i8p1i8f(i64 1, i32 0, i8 addrspace(1)* (i8 addrspace(1)*)* @fast, i32 1, i32 0, i8 addrspace(1)* %obj, i32 0, i32 0) ["gc-live"(i8 addrspace(1)* %obj)]
  %r = call i8 addrspace(1)* @llvm.experimental.gc.result.p1i8(token %t)
  %obj.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %t, i32 0, i32 0)
  %t2 = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2, i32 7, void ()* null, i32 0, i32 0, i32 0, i32 0) ["gc-live"(i8 addrspace(1)* %obj.relocated, i8 addrspace(1)* %r)]
  %o2 = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %t2, i32 0, i32 0)
  %r2 = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %t2, i32 1, i32 1)
  %slot = bitcast i8 addrspace(1)* %o2 to i8 addrspace(1)* addrspace(1)*
  store i8 addrspace(1)* %r2, i8 addrspace(1)* addrspace(1)* %slot
  %t3 = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 3, i32 0, void ()* @callee, i32 0, i32 1, i32 0, i32 0) ["gc-transition"(i64 1), "gc-live"(i8 addrspace(1)* %o2)]
  %o3 = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %t3, i32 0, i32 0)
  ret i8 addrspace(1)* %o3
}

define i8 addrspace(1)* @stack_objects(i8 addrspace(1)* %obj, i64 %n) gc "statepoint-example" {
  %a = alloca i64, align 8
  %b = alloca [3 x i64], align 8
  store i64 %n, i64* %a
  %b0 = getelementptr [3 x i64], [3 x i64]* %b, i64 0, i64 0
  store i64 %n, i64* %b0
  %t = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 4, i32 0, void ()* @callee, i32 0, i32 0, i32 0, i32 0) ["deopt"(i64* %a, i64 %n), "gc-live"(i8 addrspace(1)* %obj, i64* %a, [3 x i64]* %b)]
  %obj.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %t, i32 0, i32 0)
  ret i8 addrspace(1)* %obj.relocated
}

define i8 addrspace(1)* @dynamic_frame(i8 addrspace(1)* %obj, i64 %n) gc "statepoint-example" {
  %a = alloca i8, i64 %n
  store i8 1, i8* %a
  %t = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 5, i32 0, void ()* @callee, i32 0, i32 0, i32 0, i32 0) ["gc-live"(i8 addrspace(1)* %obj)]
  %obj.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %t, i32 0, i32 0)
  %v = load i8, i8* %a
  ret i8 addrspace(1)* %obj.relocated
}

define void @no_pointers() gc "statepoint-example" {
  %t = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 6, i32 0, void ()* @callee, i32 0, i32 0, i32 0, i32 0)
  ret void
}

; => stackmap
; 0000  03 00 00 00                          header.version          3                         stack map format, LLVM 5 and later
; 0004  07 00 00 00                          header.functions        7                         functions that have records
; 0008  07 00 00 00                          header.constants        7                         constants too large for a location
; 000c  0a 00 00 00                          header.records          10                        records, one for each described position
; 0010  00 00 00 00 00 00 00 00              function 0 address      one_pointer               relocated at link time
; 0018  08 00 00 00 00 00 00 00              function 0 stack size   8                         bytes of frame, without what the call pushes
; 0020  01 00 00 00 00 00 00 00              function 0 records      1                         records that belong to this function
; 0028  00 00 00 00 00 00 00 00              function 1 address      derived                   relocated at link time
; 0030  18 00 00 00 00 00 00 00              function 1 stack size   24                        bytes of frame, without what the call pushes
; 0038  01 00 00 00 00 00 00 00              function 1 records      1                         records that belong to this function
; 0040  00 00 00 00 00 00 00 00              function 2 address      deopt                     relocated at link time
; 0048  28 00 00 00 00 00 00 00              function 2 stack size   40                        bytes of frame, without what the call pushes
; 0050  02 00 00 00 00 00 00 00              function 2 records      2                         records that belong to this function
; 0058  00 00 00 00 00 00 00 00              function 3 address      conventions               relocated at link time
; 0060  18 00 00 00 00 00 00 00              function 3 stack size   24                        bytes of frame, without what the call pushes
; 0068  03 00 00 00 00 00 00 00              function 3 records      3                         records that belong to this function
; 0070  00 00 00 00 00 00 00 00              function 4 address      stack_objects             relocated at link time
; 0078  38 00 00 00 00 00 00 00              function 4 stack size   56                        bytes of frame, without what the call pushes
; 0080  01 00 00 00 00 00 00 00              function 4 records      1                         records that belong to this function
; 0088  00 00 00 00 00 00 00 00              function 5 address      dynamic_frame             relocated at link time
; 0090  ff ff ff ff ff ff ff ff              function 5 stack size   dynamic                   the frame has no fixed size; its end is found through rbp
; 0098  01 00 00 00 00 00 00 00              function 5 records      1                         records that belong to this function
; 00a0  00 00 00 00 00 00 00 00              function 6 address      no_pointers               relocated at link time
; 00a8  08 00 00 00 00 00 00 00              function 6 stack size   8                         bytes of frame, without what the call pushes
; 00b0  01 00 00 00 00 00 00 00              function 6 records      1                         records that belong to this function
; 00b8  ff ff ff ff 00 00 00 00              constant 0              4294967295                too large for a location; referred to by its number
; 00c0  00 00 00 00 01 00 00 00              constant 1              4294967296                too large for a location; referred to by its number
; 00c8  00 00 00 80 00 00 00 00              constant 2              2147483648                too large for a location; referred to by its number
; 00d0  ff ff ff 7f ff ff ff ff              constant 3              -2147483649               too large for a location; referred to by its number
; 00d8  ff ff ff ff ff ff ff 7f              constant 4              9223372036854775807       too large for a location; referred to by its number
; 00e0  fe fe fe fe 00 00 00 00              constant 5              4278124286                too large for a location; referred to by its number
; 00e8  00 f2 05 2a 01 00 00 00              constant 6              5000000000                too large for a location; referred to by its number
; 00f0  07 00 00 00 00 00 00 00              record 0 id             0x7                       the id given in the IR
; 00f8  0a 00 00 00                          record 0 offset         0xa                       from the function's start: the return address
; 00fc  00 00                                record 0 reserved                                 unused
; 00fe  05 00                                record 0 locations      5                         values recorded here
; 0100  04 00 08 00 00 00 00 00 00 00 00 00  location 0 Constant     0                         calling convention: C
; 010c  04 00 08 00 00 00 00 00 00 00 00 00  location 1 Constant     0                         flags: none
; 0118  04 00 08 00 00 00 00 00 00 00 00 00  location 2 Constant     0                         no deopt locations
; 0124  03 00 08 00 07 00 00 00 00 00 00 00  location 3 Indirect     [rsp+0]                   base of pair 0
; 0130  03 00 08 00 07 00 00 00 00 00 00 00  location 4 Indirect     [rsp+0]                   pointer of pair 0: update this
; 013c  00 00 00 00                          padding                                           padding to a multiple of 8
; 0140  00 00                                record 0 reserved                                 unused, before the number of live-outs
; 0142  00 00                                record 0 live-outs      0                         registers live afterwards
; 0144  00 00 00 00                          padding                                           padding to a multiple of 8
; 0148  00 ef cd ab 00 00 00 00              record 1 id             0xABCDEF00                LLVM's default id, decimal 2882400000
; 0150  21 00 00 00                          record 1 offset         0x21                      from the function's start: the return address
; 0154  00 00                                record 1 reserved                                 unused
; 0156  07 00                                record 1 locations      7                         values recorded here
; 0158  04 00 08 00 00 00 00 00 00 00 00 00  location 0 Constant     0                         calling convention: C
; 0164  04 00 08 00 00 00 00 00 00 00 00 00  location 1 Constant     0                         flags: none
; 0170  04 00 08 00 00 00 00 00 00 00 00 00  location 2 Constant     0                         no deopt locations
; 017c  03 00 08 00 07 00 00 00 00 00 00 00  location 3 Indirect     [rsp+0]                   base of pair 0
; 0188  03 00 08 00 07 00 00 00 00 00 00 00  location 4 Indirect     [rsp+0]                   pointer of pair 0: update this
; 0194  03 00 08 00 07 00 00 00 08 00 00 00  location 5 Indirect     [rsp+8]                   base of pair 1
; 01a0  03 00 08 00 07 00 00 00 10 00 00 00  location 6 Indirect     [rsp+16]                  derived pointer of pair 1: update this, keeping its distance from the base
; 01ac  00 00 00 00                          padding                                           padding to a multiple of 8
; 01b0  00 00                                record 1 reserved                                 unused, before the number of live-outs
; 01b2  00 00                                record 1 live-outs      0                         registers live afterwards
; 01b4  00 00 00 00                          padding                                           padding to a multiple of 8
; 01b8  fe ff ff ff 00 00 00 00              record 2 id             0xFFFFFFFE                the id given in the IR
; 01c0  20 00 00 00                          record 2 offset         0x20                      from the function's start: the return address
; 01c4  00 00                                record 2 reserved                                 unused
; 01c6  19 00                                record 2 locations      25                        values recorded here
; 01c8  04 00 08 00 00 00 00 00 00 00 00 00  location 0 Constant     0                         calling convention: C
; 01d4  04 00 08 00 00 00 00 00 00 00 00 00  location 1 Constant     0                         flags: none
; 01e0  04 00 08 00 00 00 00 00 12 00 00 00  location 2 Constant     18                        18 deopt locations follow
; 01ec  04 00 08 00 00 00 00 00 ff ff ff ff  location 3 Constant     -1                        deopt value 0
; 01f8  04 00 08 00 00 00 00 00 ff ff ff ff  location 4 Constant     -1                        deopt value 1
; 0204  05 00 08 00 00 00 00 00 00 00 00 00  location 5 ConstIndex   #0 = 4294967295           deopt value 2
; 0210  05 00 08 00 00 00 00 00 01 00 00 00  location 6 ConstIndex   #1 = 4294967296           deopt value 3
; 021c  04 00 08 00 00 00 00 00 ff ff ff ff  location 7 Constant     -1                        deopt value 4
; 0228  05 00 08 00 00 00 00 00 02 00 00 00  location 8 ConstIndex   #2 = 2147483648           deopt value 5
; 0234  04 00 08 00 00 00 00 00 00 00 00 80  location 9 Constant     -2147483648               deopt value 6
; 0240  05 00 08 00 00 00 00 00 03 00 00 00  location 10 ConstIndex  #3 = -2147483649          deopt value 7
; 024c  05 00 08 00 00 00 00 00 01 00 00 00  location 11 ConstIndex  #1 = 4294967296           deopt value 8
; 0258  05 00 08 00 00 00 00 00 04 00 00 00  location 12 ConstIndex  #4 = 9223372036854775807  deopt value 9
; 0264  04 00 08 00 00 00 00 00 ff ff ff ff  location 13 Constant    -1                        deopt value 10
; 0270  05 00 08 00 00 00 00 00 05 00 00 00  location 14 ConstIndex  #5 = 4278124286           deopt value 11 (undef)
; 027c  04 00 08 00 00 00 00 00 00 00 00 00  location 15 Constant    0                         deopt value 12
; 0288  03 00 04 00 07 00 00 00 18 00 00 00  location 16 Indirect    [rsp+24]                  deopt value 13
; 0294  03 00 08 00 07 00 00 00 08 00 00 00  location 17 Indirect    [rsp+8]                   deopt value 14
; 02a0  03 00 08 00 07 00 00 00 10 00 00 00  location 18 Indirect    [rsp+16]                  deopt value 15
; 02ac  03 00 01 00 07 00 00 00 1c 00 00 00  location 19 Indirect    [rsp+28]                  deopt value 16
; 02b8  03 00 08 00 07 00 00 00 00 00 00 00  location 20 Indirect    [rsp+0]                   deopt value 17
; 02c4  04 00 08 00 00 00 00 00 00 00 00 00  location 21 Constant    0                         base of pair 0: null
; 02d0  04 00 08 00 00 00 00 00 00 00 00 00  location 22 Constant    0                         pointer of pair 0: null, nothing to update
; 02dc  03 00 08 00 07 00 00 00 00 00 00 00  location 23 Indirect    [rsp+0]                   base of pair 1
; 02e8  03 00 08 00 07 00 00 00 00 00 00 00  location 24 Indirect    [rsp+0]                   pointer of pair 1: update this
; 02f4  00 00 00 00                          padding                                           padding to a multiple of 8
; 02f8  00 00                                record 2 reserved                                 unused, before the number of live-outs
; 02fa  00 00                                record 2 live-outs      0                         registers live afterwards
; 02fc  00 00 00 00                          padding                                           padding to a multiple of 8
; 0300  ff ff ff ff 00 00 00 00              record 3 id             0xFFFFFFFF                the id given in the IR
; 0308  25 00 00 00                          record 3 offset         0x25                      from the function's start: the return address
; 030c  00 00                                record 3 reserved                                 unused
; 030e  07 00                                record 3 locations      7                         values recorded here
; 0310  04 00 08 00 00 00 00 00 00 00 00 00  location 0 Constant     0                         calling convention: C
; 031c  04 00 08 00 00 00 00 00 00 00 00 00  location 1 Constant     0                         flags: none
; 0328  04 00 08 00 00 00 00 00 02 00 00 00  location 2 Constant     2                         2 deopt locations follow
; 0334  05 00 08 00 00 00 00 00 06 00 00 00  location 3 ConstIndex   #6 = 5000000000           deopt value 0
; 0340  05 00 08 00 00 00 00 00 01 00 00 00  location 4 ConstIndex   #1 = 4294967296           deopt value 1
; 034c  03 00 08 00 07 00 00 00 00 00 00 00  location 5 Indirect     [rsp+0]                   base of pair 0
; 0358  03 00 08 00 07 00 00 00 00 00 00 00  location 6 Indirect     [rsp+0]                   pointer of pair 0: update this
; 0364  00 00 00 00                          padding                                           padding to a multiple of 8
; 0368  00 00                                record 3 reserved                                 unused, before the number of live-outs
; 036a  00 00                                record 3 live-outs      0                         registers live afterwards
; 036c  00 00 00 00                          padding                                           padding to a multiple of 8
; 0370  01 00 00 00 00 00 00 00              record 4 id             0x1                       the id given in the IR
; 0378  0d 00 00 00                          record 4 offset         0xd                       from the function's start: the return address
; 037c  00 00                                record 4 reserved                                 unused
; 037e  05 00                                record 4 locations      5                         values recorded here
; 0380  04 00 08 00 00 00 00 00 08 00 00 00  location 0 Constant     8                         calling convention: fastcc
; 038c  04 00 08 00 00 00 00 00 00 00 00 00  location 1 Constant     0                         flags: none
; 0398  04 00 08 00 00 00 00 00 00 00 00 00  location 2 Constant     0                         no deopt locations
; 03a4  03 00 08 00 07 00 00 00 00 00 00 00  location 3 Indirect     [rsp+0]                   base of pair 0
; 03b0  03 00 08 00 07 00 00 00 00 00 00 00  location 4 Indirect     [rsp+0]                   pointer of pair 0: update this
; 03bc  00 00 00 00                          padding                                           padding to a multiple of 8
; 03c0  00 00                                record 4 reserved                                 unused, before the number of live-outs
; 03c2  00 00                                record 4 live-outs      0                         registers live afterwards
; 03c4  00 00 00 00                          padding                                           padding to a multiple of 8
; 03c8  02 00 00 00 00 00 00 00              record 5 id             0x2                       the id given in the IR
; 03d0  19 00 00 00                          record 5 offset         0x19                      from the function's start: the return address
; 03d4  00 00                                record 5 reserved                                 unused
; 03d6  07 00                                record 5 locations      7                         values recorded here
; 03d8  04 00 08 00 00 00 00 00 00 00 00 00  location 0 Constant     0                         calling convention: C
; 03e4  04 00 08 00 00 00 00 00 00 00 00 00  location 1 Constant     0                         flags: none
; 03f0  04 00 08 00 00 00 00 00 00 00 00 00  location 2 Constant     0                         no deopt locations
; 03fc  03 00 08 00 07 00 00 00 08 00 00 00  location 3 Indirect     [rsp+8]                   base of pair 0
; 0408  03 00 08 00 07 00 00 00 08 00 00 00  location 4 Indirect     [rsp+8]                   pointer of pair 0: update this
; 0414  03 00 08 00 07 00 00 00 00 00 00 00  location 5 Indirect     [rsp+0]                   base of pair 1
; 0420  03 00 08 00 07 00 00 00 00 00 00 00  location 6 Indirect     [rsp+0]                   pointer of pair 1: update this
; 042c  00 00 00 00                          padding                                           padding to a multiple of 8
; 0430  00 00                                record 5 reserved                                 unused, before the number of live-outs
; 0432  00 00                                record 5 live-outs      0                         registers live afterwards
; 0434  00 00 00 00                          padding                                           padding to a multiple of 8
; 0438  03 00 00 00 00 00 00 00              record 6 id             0x3                       the id given in the IR
; 0440  2a 00 00 00                          record 6 offset         0x2a                      from the function's start: the return address
; 0444  00 00                                record 6 reserved                                 unused
; 0446  05 00                                record 6 locations      5                         values recorded here
; 0448  04 00 08 00 00 00 00 00 00 00 00 00  location 0 Constant     0                         calling convention: C
; 0454  04 00 08 00 00 00 00 00 01 00 00 00  location 1 Constant     1                         flags: gc-transition
; 0460  04 00 08 00 00 00 00 00 00 00 00 00  location 2 Constant     0                         no deopt locations
; 046c  03 00 08 00 07 00 00 00 00 00 00 00  location 3 Indirect     [rsp+0]                   base of pair 0
; 0478  03 00 08 00 07 00 00 00 00 00 00 00  location 4 Indirect     [rsp+0]                   pointer of pair 0: update this
; 0484  00 00 00 00                          padding                                           padding to a multiple of 8
; 0488  00 00                                record 6 reserved                                 unused, before the number of live-outs
; 048a  00 00                                record 6 live-outs      0                         registers live afterwards
; 048c  00 00 00 00                          padding                                           padding to a multiple of 8
; 0490  04 00 00 00 00 00 00 00              record 7 id             0x4                       the id given in the IR
; 0498  1c 00 00 00                          record 7 offset         0x1c                      from the function's start: the return address
; 049c  00 00                                record 7 reserved                                 unused
; 049e  09 00                                record 7 locations      9                         values recorded here
; 04a0  04 00 08 00 00 00 00 00 00 00 00 00  location 0 Constant     0                         calling convention: C
; 04ac  04 00 08 00 00 00 00 00 00 00 00 00  location 1 Constant     0                         flags: none
; 04b8  04 00 08 00 00 00 00 00 02 00 00 00  location 2 Constant     2                         2 deopt locations follow
; 04c4  02 00 08 00 07 00 00 00 10 00 00 00  location 3 Direct       rsp+16                    deopt value 0
; 04d0  03 00 08 00 07 00 00 00 08 00 00 00  location 4 Indirect     [rsp+8]                   deopt value 1
; 04dc  03 00 08 00 07 00 00 00 00 00 00 00  location 5 Indirect     [rsp+0]                   base of pair 0
; 04e8  03 00 08 00 07 00 00 00 00 00 00 00  location 6 Indirect     [rsp+0]                   pointer of pair 0: update this
; 04f4  02 00 08 00 07 00 00 00 10 00 00 00  location 7 Direct       rsp+16                    stack object 0: its address, not a pointer to update
; 0500  02 00 08 00 07 00 00 00 18 00 00 00  location 8 Direct       rsp+24                    stack object 1: its address, not a pointer to update
; 050c  00 00 00 00                          padding                                           padding to a multiple of 8
; 0510  00 00                                record 7 reserved                                 unused, before the number of live-outs
; 0512  00 00                                record 7 live-outs      0                         registers live afterwards
; 0514  00 00 00 00                          padding                                           padding to a multiple of 8
; 0518  05 00 00 00 00 00 00 00              record 8 id             0x5                       the id given in the IR
; 0520  22 00 00 00                          record 8 offset         0x22                      from the function's start: the return address
; 0524  00 00                                record 8 reserved                                 unused
; 0526  05 00                                record 8 locations      5                         values recorded here
; 0528  04 00 08 00 00 00 00 00 00 00 00 00  location 0 Constant     0                         calling convention: C
; 0534  04 00 08 00 00 00 00 00 00 00 00 00  location 1 Constant     0                         flags: none
; 0540  04 00 08 00 00 00 00 00 00 00 00 00  location 2 Constant     0                         no deopt locations
; 054c  03 00 08 00 06 00 00 00 f0 ff ff ff  location 3 Indirect     [rbp-16]                  base of pair 0
; 0558  03 00 08 00 06 00 00 00 f0 ff ff ff  location 4 Indirect     [rbp-16]                  pointer of pair 0: update this
; 0564  00 00 00 00                          padding                                           padding to a multiple of 8
; 0568  00 00                                record 8 reserved                                 unused, before the number of live-outs
; 056a  00 00                                record 8 live-outs      0                         registers live afterwards
; 056c  00 00 00 00                          padding                                           padding to a multiple of 8
; 0570  06 00 00 00 00 00 00 00              record 9 id             0x6                       the id given in the IR
; 0578  06 00 00 00                          record 9 offset         0x6                       from the function's start: the return address
; 057c  00 00                                record 9 reserved                                 unused
; 057e  03 00                                record 9 locations      3                         values recorded here
; 0580  04 00 08 00 00 00 00 00 00 00 00 00  location 0 Constant     0                         calling convention: C
; 058c  04 00 08 00 00 00 00 00 00 00 00 00  location 1 Constant     0                         flags: none
; 0598  04 00 08 00 00 00 00 00 00 00 00 00  location 2 Constant     0                         no deopt locations
; 05a4  00 00 00 00                          padding                                           padding to a multiple of 8
; 05a8  00 00                                record 9 reserved                                 unused, before the number of live-outs
; 05aa  00 00                                record 9 live-outs      0                         registers live afterwards
; 05ac  00 00 00 00                          padding                                           padding to a multiple of 8
; words of stack objects that hold references:
; 0000  53 50 52 54  header.magic      SPRT     begins a return address table
; 0004  01           header.version    1        version of the table's format
; 0005  02           header.width      2        bytes of a point's frame
; 0006  00 00        header.reserved            unused
; 0008  00 00 00 00  header.text       0        from here to the start of the code; relocated at link time
; 000c  28 01 00 00  header.text size  296      bytes of code covered
; 0010  01 00 00 00  header.points     1        return addresses
; 0014  30 00 00 00  header.frames at  48       where the frames begin, from the start of the table
; 0018  34 00 00 00  header.size       52       bytes of the table: another may follow
; 001c  01 00 00 00  header.frames     1        frames that differ
; 0020  00 00 00 00  page 0            0        first point at or above 0x0
; 0024  01 00 00 00  page 1            1        first point at or above 0x100
; 0028  01 00 00 00  page 2            1        after the last page
; 002c  dc           point 0           0xdc     return address, counted from the start of the code
; 002d  00           padding                    padding
; 002e  00 00        point 0 frame     frame 0  described 0 bytes after the first frame
; 0030  00           frame 0 flags     0x0      no reference and no saved register
; 0031  07           frame 0 size      7        words from rsp to the return address
; 0032  00 00        padding                    padding
