; test: asm
; test: stackmap
; Deopt operands of every kind: constants small and large, undef, a value that crosses the call, one that does not, an alloca, a pointer.
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
declare void @foo()

define i64 @deopt(ptr addrspace(1) %p, i64 %i, i8 %j) gc "statepoint-example" {
  %slot = alloca i64
  store i64 1, ptr %slot
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 9, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) ["deopt"(i32 7, i64 -1, i64 4294967295, i64 undef, i64 %i, i8 %j, ptr %slot, ptr addrspace(1) %p), "gc-live"(ptr addrspace(1) %p, ptr %slot)]
  %p1 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  %x = load i64, ptr addrspace(1) %p1
  %y = add i64 %x, %i
  ret i64 %y
}

; => asm
; deopt:
;     pushq %rbx
;     subq $32, %rsp
;     movq %rsi, %rbx              # %i
;     movq $1, 24(%rsp)
;     movq %rdi, 8(%rsp)           # spill %p
;     movq %rbx, (%rsp)            # spill %i
;     movl %edx, 16(%rsp)          # spill %j
;     callq foo
;       record 0: id 9, offset 35
;         calling-convention: 0
;         flags: 0
;         deopt-count: 8
;         deopt 0: 7
;         deopt 1: -1
;         deopt 2: 4294967295
;         deopt 3: 4278124286
;         deopt 4: [rsp+0]
;         deopt 5: [rsp+16]
;         deopt 6: rsp+24
;         deopt 7: [rsp+8]
;         base 0: [rsp+8]
;         derived 0: [rsp+8]
;         alloca 0: rsp+24
;     movq 8(%rsp), %rcx           # reload %p1
;     movq %rbx, %rax              # %i
;     addq (%rcx), %rax
;     addq $32, %rsp
;     popq %rbx
;     retq

; => stackmap
; 0000  03 00 00 00                          header.version         3                stack map format, LLVM 5 and later
; 0004  01 00 00 00                          header.functions       1                functions that have records
; 0008  02 00 00 00                          header.constants       2                constants too large for a location
; 000c  01 00 00 00                          header.records         1                records, one for each described position
; 0010  00 00 00 00 00 00 00 00              function 0 address     deopt            relocated at link time
; 0018  28 00 00 00 00 00 00 00              function 0 stack size  40               bytes of frame, without what the call pushes
; 0020  01 00 00 00 00 00 00 00              function 0 records     1                records that belong to this function
; 0028  ff ff ff ff 00 00 00 00              constant 0             4294967295       too large for a location; referred to by its number
; 0030  fe fe fe fe 00 00 00 00              constant 1             4278124286       too large for a location; referred to by its number
; 0038  09 00 00 00 00 00 00 00              record 0 id            0x9              the id given in the IR
; 0040  23 00 00 00                          record 0 offset        0x23             from the function's start: the return address
; 0044  00 00                                record 0 reserved                       unused
; 0046  0e 00                                record 0 locations     14               values recorded here
; 0048  04 00 08 00 00 00 00 00 00 00 00 00  location 0 Constant    0                calling convention: C
; 0054  04 00 08 00 00 00 00 00 00 00 00 00  location 1 Constant    0                flags: none
; 0060  04 00 08 00 00 00 00 00 08 00 00 00  location 2 Constant    8                8 deopt locations follow
; 006c  04 00 08 00 00 00 00 00 07 00 00 00  location 3 Constant    7                deopt value 0
; 0078  04 00 08 00 00 00 00 00 ff ff ff ff  location 4 Constant    -1               deopt value 1
; 0084  05 00 08 00 00 00 00 00 00 00 00 00  location 5 ConstIndex  #0 = 4294967295  deopt value 2
; 0090  05 00 08 00 00 00 00 00 01 00 00 00  location 6 ConstIndex  #1 = 4278124286  deopt value 3 (undef)
; 009c  03 00 08 00 07 00 00 00 00 00 00 00  location 7 Indirect    [rsp+0]          deopt value 4
; 00a8  03 00 01 00 07 00 00 00 10 00 00 00  location 8 Indirect    [rsp+16]         deopt value 5
; 00b4  02 00 08 00 07 00 00 00 18 00 00 00  location 9 Direct      rsp+24           deopt value 6
; 00c0  03 00 08 00 07 00 00 00 08 00 00 00  location 10 Indirect   [rsp+8]          deopt value 7
; 00cc  03 00 08 00 07 00 00 00 08 00 00 00  location 11 Indirect   [rsp+8]          base of pair 0
; 00d8  03 00 08 00 07 00 00 00 08 00 00 00  location 12 Indirect   [rsp+8]          pointer of pair 0: update this
; 00e4  02 00 08 00 07 00 00 00 18 00 00 00  location 13 Direct     rsp+24           stack object 0: its address, not a pointer to update
; 00f0  00 00                                record 0 reserved                       unused, before the number of live-outs
; 00f2  00 00                                record 0 live-outs     0                registers live afterwards
; 00f4  00 00 00 00                          padding                                 padding to a multiple of 8
; words of stack objects that hold references:
; 0000  53 50 52 54  header.magic      SPRT     begins a return address table
; 0004  01           header.version    1        version of the table's format
; 0005  02           header.width      2        bytes of a point's frame
; 0006  00 00        header.reserved            unused
; 0008  00 00 00 00  header.text       0        from here to the start of the code; relocated at link time
; 000c  34 00 00 00  header.text size  52       bytes of code covered
; 0010  01 00 00 00  header.points     1        return addresses
; 0014  2c 00 00 00  header.frames at  44       where the frames begin, from the start of the table
; 0018  30 00 00 00  header.size       48       bytes of the table: another may follow
; 001c  01 00 00 00  header.frames     1        frames that differ
; 0020  00 00 00 00  page 0            0        first point at or above 0x0
; 0024  01 00 00 00  page 1            1        after the last page
; 0028  23           point 0           0x23     return address, counted from the start of the code
; 0029  00           padding                    padding
; 002a  00 00        point 0 frame     frame 0  described 0 bytes after the first frame
; 002c  00           frame 0 flags     0x0      no reference and no saved register
; 002d  05           frame 0 size      5        words from rsp to the return address
; 002e  00 00        padding                    padding
