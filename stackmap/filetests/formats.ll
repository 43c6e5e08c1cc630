; test: stackmap -as=narrow
; test: stackmap -as=packed
; test: stackmap -as=records
; test: stackmap -as=json
; test: stackmap -as=fields
; The forms in which a map is shown besides that of the other cases: without what the fields mean,
; packed, as records, as JSON, and field by field.

declare fastcc void @callee()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
declare <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token, i32 immarg, i32 immarg)
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, ptr, i32, ...)

define ptr addrspace(1) @push(ptr addrspace(1) %list, <2 x ptr addrspace(1)> %pair, i32 %n, i64 %i) gc "statepoint-example" {
  %slot = alloca i64
  %tail = getelementptr i8, ptr addrspace(1) %list, i64 %i
  %t = call fastcc token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @callee, i32 0, i32 3, i32 0, i32 0) ["deopt"(i64 -1, i64 undef, i32 %n, i64 1099511627776), "gc-transition"(), "gc-live"(ptr addrspace(1) %list, ptr addrspace(1) %tail, ptr addrspace(1) null, <2 x ptr addrspace(1)> %pair, ptr %slot)]
  %tail.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  %pair.relocated = call coldcc <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token %t, i32 3, i32 3)
  %first = extractelement <2 x ptr addrspace(1)> %pair.relocated, i32 0
  store ptr addrspace(1) %first, ptr addrspace(1) %tail.relocated
  ret ptr addrspace(1) %tail.relocated
}

define i64 @patched(i64 %a, i64 %size) {
  %room = alloca i8, i64 %size
  store volatile i8 0, ptr %room
  %r = call anyregcc i64 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i64(i64 77, i32 15, ptr null, i32 1, i64 %a, i64 1099511627776)
  %s = add i64 %r, %a
  ret i64 %s
}

; => stackmap -as=narrow
; 0000  03 00 00 00              3
; 0004  02 00 00 00              2
; 0008  02 00 00 00              2
; 000c  02 00 00 00              2
; 0010  00 00 00 00 00 00 00 00  push
; 0018  38 00 00 00 00 00 00 00  56
; 0020  01 00 00 00 00 00 00 00  1
; 0028  00 00 00 00 00 00 00 00  patched
; 0030  ff ff ff ff ff ff ff ff  dynamic
; 0038  01 00 00 00 00 00 00 00  1
; 0040  fe fe fe fe 00 00 00 00  4278124286
; 0048  00 00 00 00 00 01 00 00  1099511627776
; 0050  00 ef cd ab 00 00 00 00  0xABCDEF00
; 0058  1d 00 00 00              0x1d
; 005c  00 00
; 005e  0c 00                    12
; 0060  04 00 08 00 00 00 00 00  8
; 0068  08 00 00 00
; 006c  04 00 08 00 00 00 00 00  3
; 0074  03 00 00 00
; 0078  04 00 08 00 00 00 00 00  4
; 0080  04 00 00 00
; 0084  04 00 08 00 00 00 00 00  -1
; 008c  ff ff ff ff
; 0090  05 00 08 00 00 00 00 00  #0 = 4278124286
; 0098  00 00 00 00
; 009c  01 00 04 00 03 00 00 00  rbx
; 00a4  00 00 00 00
; 00a8  05 00 08 00 00 00 00 00  #1 = 1099511627776
; 00b0  01 00 00 00
; 00b4  03 00 10 00 07 00 00 00  [rsp+32]
; 00bc  20 00 00 00
; 00c0  03 00 10 00 07 00 00 00  [rsp+32]
; 00c8  20 00 00 00
; 00cc  03 00 08 00 07 00 00 00  [rsp+0]
; 00d4  00 00 00 00
; 00d8  03 00 08 00 07 00 00 00  [rsp+8]
; 00e0  08 00 00 00
; 00e4  02 00 08 00 07 00 00 00  rsp+16
; 00ec  10 00 00 00
; 00f0  00 00
; 00f2  00 00                    0
; 00f4  00 00 00 00
; 00f8  4d 00 00 00 00 00 00 00  0x4D
; 0100  15 00 00 00              0x15
; 0104  00 00
; 0106  03 00                    3
; 0108  01 00 08 00 00 00 00 00  rax
; 0110  00 00 00 00
; 0114  01 00 08 00 05 00 00 00  rdi
; 011c  00 00 00 00
; 0120  05 00 08 00 00 00 00 00  #1 = 1099511627776
; 0128  01 00 00 00
; 012c  00 00 00 00
; 0130  00 00
; 0132  08 00                    8
; 0134  00 00 00 08              rax
; 0138  03 00 00 08              rbx
; 013c  05 00 00 08              rdi
; 0140  07 00 00 08              rsp
; 0144  0c 00 00 08              r12
; 0148  0d 00 00 08              r13
; 014c  0e 00 00 08              r14
; 0150  0f 00 00 08              r15
; 0154  00 00 00 00

; => stackmap -as=packed
; 0000  03 00 00 00                    header.version          3
; 0004  02 00 00 00                    header.functions        2
; 0008  02 00 00 00                    header.constants        2
; 000c  02 00 00 00                    header.records          2
; 0010  00 00 00 00 00 00 00 00        function[0].address     push
; 0018  38 00 00 00 00 00 00 00        function[0].stack_size  56
; 0020  01 00 00 00 00 00 00 00        function[0].records     1
; 0028  00 00 00 00 00 00 00 00        function[1].address     patched
; 0030  ff ff ff ff ff ff ff ff        function[1].stack_size  dynamic
; 0038  01 00 00 00 00 00 00 00        function[1].records     1
; 0040  fe fe fe fe 00 00 00 00        constant[0]             4278124286
; 0048  00 00 00 00 00 01 00 00        constant[1]             1099511627776
; 0050  00 ef cd ab 00 00 00 00        record[0].id            0xABCDEF00
; 0058  1d 00 00 00                    record[0].offset        0x1d
; 005c  00 00                          record[0].reserved
; 005e  0c 00                          record[0].locations     12
; 0060  04 00 0800 0000 0000 08000000  record[0].location[0]   8
; 006c  04 00 0800 0000 0000 03000000  record[0].location[1]   3
; 0078  04 00 0800 0000 0000 04000000  record[0].location[2]   4
; 0084  04 00 0800 0000 0000 ffffffff  record[0].location[3]   -1
; 0090  05 00 0800 0000 0000 00000000  record[0].location[4]   #0 = 4278124286
; 009c  01 00 0400 0300 0000 00000000  record[0].location[5]   rbx
; 00a8  05 00 0800 0000 0000 01000000  record[0].location[6]   #1 = 1099511627776
; 00b4  03 00 1000 0700 0000 20000000  record[0].location[7]   [rsp+32]
; 00c0  03 00 1000 0700 0000 20000000  record[0].location[8]   [rsp+32]
; 00cc  03 00 0800 0700 0000 00000000  record[0].location[9]   [rsp+0]
; 00d8  03 00 0800 0700 0000 08000000  record[0].location[10]  [rsp+8]
; 00e4  02 00 0800 0700 0000 10000000  record[0].location[11]  rsp+16
; 00f0  00 00                          record[0].reserved2
; 00f2  00 00                          record[0].liveouts      0
; 00f4  00 00 00 00                    record[0].padding2
; 00f8  4d 00 00 00 00 00 00 00        record[1].id            0x4D
; 0100  15 00 00 00                    record[1].offset        0x15
; 0104  00 00                          record[1].reserved
; 0106  03 00                          record[1].locations     3
; 0108  01 00 0800 0000 0000 00000000  record[1].location[0]   rax
; 0114  01 00 0800 0500 0000 00000000  record[1].location[1]   rdi
; 0120  05 00 0800 0000 0000 01000000  record[1].location[2]   #1 = 1099511627776
; 012c  00 00 00 00                    record[1].padding
; 0130  00 00                          record[1].reserved2
; 0132  08 00                          record[1].liveouts      8
; 0134  0000 00 08                     record[1].liveout[0]    rax
; 0138  0300 00 08                     record[1].liveout[1]    rbx
; 013c  0500 00 08                     record[1].liveout[2]    rdi
; 0140  0700 00 08                     record[1].liveout[3]    rsp
; 0144  0c00 00 08                     record[1].liveout[4]    r12
; 0148  0d00 00 08                     record[1].liveout[5]    r13
; 014c  0e00 00 08                     record[1].liveout[6]    r14
; 0150  0f00 00 08                     record[1].liveout[7]    r15
; 0154  00 00 00 00                    record[1].padding2

; => stackmap -as=records
; map 0: version 3, 2 functions, 2 constants, 2 records
;   push: a frame of 56 bytes
;     record 0 at push+0x1d, id 0xABCDEF00, fastcc, flags 3
;       deopt 0  -1
;       deopt 1  4278124286
;       deopt 2  rbx
;       deopt 3  1099511627776
;       2 pointers from [rsp+32]
;       pointer [rsp+8], base [rsp+0]
;       stack object rsp+16
;   patched: a frame of dynamic size
;     record 1 at patched+0x15, id 0x4D
;       value 0  rax
;       value 1  rdi
;       value 2  1099511627776
;       live-out rax, 8 bytes
;       live-out rbx, 8 bytes
;       live-out rdi, 8 bytes
;       live-out rsp, 8 bytes
;       live-out r12, 8 bytes
;       live-out r13, 8 bytes
;       live-out r14, 8 bytes
;       live-out r15, 8 bytes

; => stackmap -as=json
; {
;   "maps": [
;     {
;       "version": 3,
;       "functions": [
;         {
;           "symbol": "push",
;           "address": "0x0",
;           "stackSize": 56,
;           "records": 1
;         },
;         {
;           "symbol": "patched",
;           "address": "0x0",
;           "stackSize": null,
;           "records": 1
;         }
;       ],
;       "constants": [
;         "4278124286",
;         "1099511627776"
;       ],
;       "records": [
;         {
;           "id": "0xABCDEF00",
;           "function": 0,
;           "offset": 29,
;           "form": "statepoint",
;           "locations": [
;             {"kind": "Constant", "role": "calling-convention", "size": 8, "value": "8"},
;             {"kind": "Constant", "role": "flags", "size": 8, "value": "3"},
;             {"kind": "Constant", "role": "deopt-count", "size": 8, "value": "4"},
;             {"kind": "Constant", "role": "deopt", "index": 0, "size": 8, "value": "-1"},
;             {"kind": "Constant", "role": "deopt", "index": 1, "size": 8, "value": "4278124286"},
;             {"kind": "Register", "role": "deopt", "index": 2, "size": 4, "register": "rbx", "dwarf": 3},
;             {"kind": "Constant", "role": "deopt", "index": 3, "size": 8, "value": "1099511627776"},
;             {"kind": "Indirect", "role": "base", "pair": 0, "size": 16, "register": "rsp", "dwarf": 7, "offset": 32},
;             {"kind": "Indirect", "role": "derived", "pair": 0, "size": 16, "register": "rsp", "dwarf": 7, "offset": 32},
;             {"kind": "Indirect", "role": "base", "pair": 1, "size": 8, "register": "rsp", "dwarf": 7, "offset": 0},
;             {"kind": "Indirect", "role": "derived", "pair": 1, "size": 8, "register": "rsp", "dwarf": 7, "offset": 8},
;             {"kind": "Direct", "role": "alloca", "index": 0, "size": 8, "register": "rsp", "dwarf": 7, "offset": 16}
;           ],
;           "liveOuts": []
;         },
;         {
;           "id": "0x4D",
;           "function": 1,
;           "offset": 21,
;           "form": "stackmap",
;           "locations": [
;             {"kind": "Register", "role": "operand", "size": 8, "register": "rax", "dwarf": 0},
;             {"kind": "Register", "role": "operand", "size": 8, "register": "rdi", "dwarf": 5},
;             {"kind": "Constant", "role": "operand", "size": 8, "value": "1099511627776"}
;           ],
;           "liveOuts": [
;             {"register": "rax", "dwarf": 0, "size": 8},
;             {"register": "rbx", "dwarf": 3, "size": 8},
;             {"register": "rdi", "dwarf": 5, "size": 8},
;             {"register": "rsp", "dwarf": 7, "size": 8},
;             {"register": "r12", "dwarf": 12, "size": 8},
;             {"register": "r13", "dwarf": 13, "size": 8},
;             {"register": "r14", "dwarf": 14, "size": 8},
;             {"register": "r15", "dwarf": 15, "size": 8}
;           ]
;         }
;       ]
;     }
;   ]
; }

; => stackmap -as=fields
; map[0] |  | 344 bytes of 344 in the section
; header |  |
; header.version | 3 | stack map format, LLVM 5 and later
; header.reserved |  | unused
; header.reserved2 |  | unused
; header.functions | 2 | functions that have records
; header.constants | 2 | constants too large for a location
; header.records | 2 | records, one for each described position
; function[0] |  |
; function[0].address | push | relocated at link time
; function[0].stack_size | 56 | bytes of frame, without what the call pushes
; function[0].records | 1 | records that belong to this function
; function[1] |  |
; function[1].address | patched | relocated at link time
; function[1].stack_size | dynamic | the frame has no fixed size; its end is found through rbp
; function[1].records | 1 | records that belong to this function
; constant[0] | 4278124286 | too large for a location; referred to by its number
; constant[1] | 1099511627776 | too large for a location; referred to by its number
; record[0] |  |
; record[0].id | 0xABCDEF00 | LLVM's default id, decimal 2882400000
; record[0].offset | 0x1d | from the function's start: the return address
; record[0].reserved |  | unused
; record[0].locations | 12 | values recorded here
; record[0].location[0] | 8 | calling convention: fastcc
; record[0].location[0].kind | Constant | how to find the value
; record[0].location[0].reserved |  | unused
; record[0].location[0].size | 8 | bytes of the value
; record[0].location[0].register | 0 | not used by constants
; record[0].location[0].reserved2 |  | unused
; record[0].location[0].offset | 8 | the value itself
; record[0].location[1] | 3 | flags: gc-transition, deopt live-in
; record[0].location[1].kind | Constant | how to find the value
; record[0].location[1].reserved |  | unused
; record[0].location[1].size | 8 | bytes of the value
; record[0].location[1].register | 0 | not used by constants
; record[0].location[1].reserved2 |  | unused
; record[0].location[1].offset | 3 | the value itself
; record[0].location[2] | 4 | 4 deopt locations follow
; record[0].location[2].kind | Constant | how to find the value
; record[0].location[2].reserved |  | unused
; record[0].location[2].size | 8 | bytes of the value
; record[0].location[2].register | 0 | not used by constants
; record[0].location[2].reserved2 |  | unused
; record[0].location[2].offset | 4 | the value itself
; record[0].location[3] | -1 | deopt value 0
; record[0].location[3].kind | Constant | how to find the value
; record[0].location[3].reserved |  | unused
; record[0].location[3].size | 8 | bytes of the value
; record[0].location[3].register | 0 | not used by constants
; record[0].location[3].reserved2 |  | unused
; record[0].location[3].offset | -1 | the value itself
; record[0].location[4] | #0 = 4278124286 | deopt value 1 (undef)
; record[0].location[4].kind | ConstIndex | how to find the value
; record[0].location[4].reserved |  | unused
; record[0].location[4].size | 8 | bytes of the value
; record[0].location[4].register | 0 | not used by constants
; record[0].location[4].reserved2 |  | unused
; record[0].location[4].offset | 0 | number of the constant in the pool
; record[0].location[5] | rbx | deopt value 2
; record[0].location[5].kind | Register | how to find the value
; record[0].location[5].reserved |  | unused
; record[0].location[5].size | 4 | bytes of the value
; record[0].location[5].register | rbx | DWARF register number 3
; record[0].location[5].reserved2 |  | unused
; record[0].location[5].offset | 0 | bit of the register where the value begins
; record[0].location[6] | #1 = 1099511627776 | deopt value 3
; record[0].location[6].kind | ConstIndex | how to find the value
; record[0].location[6].reserved |  | unused
; record[0].location[6].size | 8 | bytes of the value
; record[0].location[6].register | 0 | not used by constants
; record[0].location[6].reserved2 |  | unused
; record[0].location[6].offset | 1 | number of the constant in the pool
; record[0].location[7] | [rsp+32] | base of pair 0
; record[0].location[7].kind | Indirect | how to find the value
; record[0].location[7].reserved |  | unused
; record[0].location[7].size | 16 | bytes of the value
; record[0].location[7].register | rsp | DWARF register number 7
; record[0].location[7].reserved2 |  | unused
; record[0].location[7].offset | 32 | added to the register: the value is in memory there
; record[0].location[8] | [rsp+32] | pointer of pair 0: update this, 2 pointers
; record[0].location[8].kind | Indirect | how to find the value
; record[0].location[8].reserved |  | unused
; record[0].location[8].size | 16 | bytes of the value
; record[0].location[8].register | rsp | DWARF register number 7
; record[0].location[8].reserved2 |  | unused
; record[0].location[8].offset | 32 | added to the register: the value is in memory there
; record[0].location[9] | [rsp+0] | base of pair 1
; record[0].location[9].kind | Indirect | how to find the value
; record[0].location[9].reserved |  | unused
; record[0].location[9].size | 8 | bytes of the value
; record[0].location[9].register | rsp | DWARF register number 7
; record[0].location[9].reserved2 |  | unused
; record[0].location[9].offset | 0 | added to the register: the value is in memory there
; record[0].location[10] | [rsp+8] | derived pointer of pair 1: update this, keeping its distance from the base
; record[0].location[10].kind | Indirect | how to find the value
; record[0].location[10].reserved |  | unused
; record[0].location[10].size | 8 | bytes of the value
; record[0].location[10].register | rsp | DWARF register number 7
; record[0].location[10].reserved2 |  | unused
; record[0].location[10].offset | 8 | added to the register: the value is in memory there
; record[0].location[11] | rsp+16 | stack object 0: its address, not a pointer to update
; record[0].location[11].kind | Direct | how to find the value
; record[0].location[11].reserved |  | unused
; record[0].location[11].size | 8 | bytes of the value
; record[0].location[11].register | rsp | DWARF register number 7
; record[0].location[11].reserved2 |  | unused
; record[0].location[11].offset | 16 | added to the register: the address is the value
; record[0].reserved2 |  | unused, before the number of live-outs
; record[0].liveouts | 0 | registers live afterwards
; record[0].padding2 |  | padding to a multiple of 8
; record[1] |  |
; record[1].id | 0x4D | the id given in the IR
; record[1].offset | 0x15 | from the function's start: the patch point or the stack map
; record[1].reserved |  | unused
; record[1].locations | 3 | values recorded here
; record[1].location[0] | rax | operand 0
; record[1].location[0].kind | Register | how to find the value
; record[1].location[0].reserved |  | unused
; record[1].location[0].size | 8 | bytes of the value
; record[1].location[0].register | rax | DWARF register number 0
; record[1].location[0].reserved2 |  | unused
; record[1].location[0].offset | 0 | bit of the register where the value begins
; record[1].location[1] | rdi | operand 1
; record[1].location[1].kind | Register | how to find the value
; record[1].location[1].reserved |  | unused
; record[1].location[1].size | 8 | bytes of the value
; record[1].location[1].register | rdi | DWARF register number 5
; record[1].location[1].reserved2 |  | unused
; record[1].location[1].offset | 0 | bit of the register where the value begins
; record[1].location[2] | #1 = 1099511627776 | operand 2
; record[1].location[2].kind | ConstIndex | how to find the value
; record[1].location[2].reserved |  | unused
; record[1].location[2].size | 8 | bytes of the value
; record[1].location[2].register | 0 | not used by constants
; record[1].location[2].reserved2 |  | unused
; record[1].location[2].offset | 1 | number of the constant in the pool
; record[1].padding |  | padding to a multiple of 8
; record[1].reserved2 |  | unused, before the number of live-outs
; record[1].liveouts | 8 | registers live afterwards
; record[1].liveout[0] | rax | live after the call
; record[1].liveout[0].register | rax | DWARF register number
; record[1].liveout[0].reserved |  | unused
; record[1].liveout[0].size | 8 | bytes of it that are live
; record[1].liveout[1] | rbx | live after the call
; record[1].liveout[1].register | rbx | DWARF register number
; record[1].liveout[1].reserved |  | unused
; record[1].liveout[1].size | 8 | bytes of it that are live
; record[1].liveout[2] | rdi | live after the call
; record[1].liveout[2].register | rdi | DWARF register number
; record[1].liveout[2].reserved |  | unused
; record[1].liveout[2].size | 8 | bytes of it that are live
; record[1].liveout[3] | rsp | live after the call
; record[1].liveout[3].register | rsp | DWARF register number
; record[1].liveout[3].reserved |  | unused
; record[1].liveout[3].size | 8 | bytes of it that are live
; record[1].liveout[4] | r12 | live after the call
; record[1].liveout[4].register | r12 | DWARF register number
; record[1].liveout[4].reserved |  | unused
; record[1].liveout[4].size | 8 | bytes of it that are live
; record[1].liveout[5] | r13 | live after the call
; record[1].liveout[5].register | r13 | DWARF register number
; record[1].liveout[5].reserved |  | unused
; record[1].liveout[5].size | 8 | bytes of it that are live
; record[1].liveout[6] | r14 | live after the call
; record[1].liveout[6].register | r14 | DWARF register number
; record[1].liveout[6].reserved |  | unused
; record[1].liveout[6].size | 8 | bytes of it that are live
; record[1].liveout[7] | r15 | live after the call
; record[1].liveout[7].register | r15 | DWARF register number
; record[1].liveout[7].reserved |  | unused
; record[1].liveout[7].size | 8 | bytes of it that are live
; record[1].padding2 |  | padding to a multiple of 8
