; test: stackmap -as=records
; test: stackmap -as=fields
; A statepoint of LLVM 3.6 in a map of version 3 has the three constants of that version.
declare void @poll()
define i8 addrspace(1)* @f(i8 addrspace(1)* %obj) gc "statepoint-example" {
entry:
  %t = call i32 (void ()*, i32, i32, ...)* @llvm.experimental.gc.statepoint.p0f_isVoidf(void ()* @poll, i32 0, i32 0, i32 0, i8 addrspace(1)* %obj)
;           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; note: call through a written pointer type [SP0113]
;   note: LLVM itself would refuse this because since 3.7 a call names the type of the function, `i32 (void ()*, i32, i32, ...)`, not a pointer to it.
  %r = call i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(i32 %t, i32 4, i32 4)
  ret i8 addrspace(1)* %r
}
declare i32 @llvm.experimental.gc.statepoint.p0f_isVoidf(void ()*, i32, i32, ...)
declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(i32, i32, i32)

; => stackmap -as=records
; map 0: version 3, 1 function, 0 constants, 1 record
;   f: a frame of 8 bytes
;     record 0 at f+0xa, id 0xABCDEF00
;       pointer [rsp+0]

; => stackmap -as=fields
; map[0] |  | 128 bytes of 128 in the section
; header |  |
; header.version | 3 | stack map format, LLVM 5 and later
; header.reserved |  | reserved
; header.reserved2 |  | reserved
; header.functions | 1 | functions that have records
; header.constants | 0 | constants too large for a location
; header.records | 1 | records, one for each place described
; function[0] |  |
; function[0].address | f | relocated at link time
; function[0].stack_size | 8 | bytes of frame below the return address
; function[0].records | 1 | records that belong to this function
; record[0] |  |
; record[0].id | 0xABCDEF00 | LLVM's default id, decimal 2882400000
; record[0].offset | 0xa | from the function's start: the return address
; record[0].reserved |  | reserved
; record[0].locations | 5 | values recorded here
; record[0].location[0] | 0 | calling convention: C
; record[0].location[0].kind | Constant | how to find the value
; record[0].location[0].reserved |  | reserved
; record[0].location[0].size | 8 | bytes of the value
; record[0].location[0].register | 0 | not used by constants
; record[0].location[0].reserved2 |  | reserved
; record[0].location[0].offset | 0 | the value itself
; record[0].location[1] | 0 | flags: none
; record[0].location[1].kind | Constant | how to find the value
; record[0].location[1].reserved |  | reserved
; record[0].location[1].size | 8 | bytes of the value
; record[0].location[1].register | 0 | not used by constants
; record[0].location[1].reserved2 |  | reserved
; record[0].location[1].offset | 0 | the value itself
; record[0].location[2] | 0 | no deopt locations
; record[0].location[2].kind | Constant | how to find the value
; record[0].location[2].reserved |  | reserved
; record[0].location[2].size | 8 | bytes of the value
; record[0].location[2].register | 0 | not used by constants
; record[0].location[2].reserved2 |  | reserved
; record[0].location[2].offset | 0 | the value itself
; record[0].location[3] | [rsp+0] | base of pair 0
; record[0].location[3].kind | Indirect | how to find the value
; record[0].location[3].reserved |  | reserved
; record[0].location[3].size | 8 | bytes of the value
; record[0].location[3].register | rsp | DWARF register number 7
; record[0].location[3].reserved2 |  | reserved
; record[0].location[3].offset | 0 | added to the register: the value is in memory there
; record[0].location[4] | [rsp+0] | pointer of pair 0: update this
; record[0].location[4].kind | Indirect | how to find the value
; record[0].location[4].reserved |  | reserved
; record[0].location[4].size | 8 | bytes of the value
; record[0].location[4].register | rsp | DWARF register number 7
; record[0].location[4].reserved2 |  | reserved
; record[0].location[4].offset | 0 | added to the register: the value is in memory there
; record[0].padding |  | padding to a multiple of 8
; record[0].reserved2 |  | reserved
; record[0].liveouts | 0 | registers live afterwards
; record[0].padding2 |  | padding to a multiple of 8
