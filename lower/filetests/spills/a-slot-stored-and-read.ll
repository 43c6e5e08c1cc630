; test: asm
; test: stackmap
; A slot that a statepoint lists is recorded as before, and its word is in the table of regions.
declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
define i64 @f(ptr addrspace(1) %p) gc "statepoint-example" {
  %slot = alloca ptr addrspace(1)
  store ptr addrspace(1) %p, ptr %slot
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %slot) ]
  %now = load ptr addrspace(1), ptr %slot
  %v = load i64, ptr addrspace(1) %now
  ret i64 %v
}

; => asm
; f:
;     pushq %rax
;     movq %rdi, (%rsp)
;     callq foo
;       record 0: id 7, offset 10
;         calling-convention: 0
;         flags: 0
;         deopt-count: 0
;         alloca 0: rsp+0
;         reference in it: [rsp+0]
;     movq (%rsp), %rax
;     movq (%rax), %rax
;     popq %rcx
;     retq

; => stackmap
; 0000  03 00 00 00                          header.version         3      stack map format, LLVM 5 and later
; 0004  01 00 00 00                          header.functions       1      functions that have records
; 0008  00 00 00 00                          header.constants       0      constants too large for a location
; 000c  01 00 00 00                          header.records         1      records, one for each described position
; 0010  00 00 00 00 00 00 00 00              function 0 address     f      relocated at link time
; 0018  08 00 00 00 00 00 00 00              function 0 stack size  8      bytes of frame, without what the call pushes
; 0020  01 00 00 00 00 00 00 00              function 0 records     1      records that belong to this function
; 0028  07 00 00 00 00 00 00 00              record 0 id            0x7    the id given in the IR
; 0030  0a 00 00 00                          record 0 offset        0xa    from the function's start: the return address
; 0034  00 00                                record 0 reserved             unused
; 0036  04 00                                record 0 locations     4      values recorded here
; 0038  04 00 08 00 00 00 00 00 00 00 00 00  location 0 Constant    0      calling convention: C
; 0044  04 00 08 00 00 00 00 00 00 00 00 00  location 1 Constant    0      flags: none
; 0050  04 00 08 00 00 00 00 00 00 00 00 00  location 2 Constant    0      no deopt locations
; 005c  02 00 08 00 07 00 00 00 00 00 00 00  location 3 Direct      rsp+0  stack object 0: its address, not a pointer to update
; 0068  00 00                                record 0 reserved             unused, before the number of live-outs
; 006a  00 00                                record 0 live-outs     0      registers live afterwards
; 006c  00 00 00 00                          padding                       padding to a multiple of 8
; words of stack objects that hold references:
; 0000  53 50 52 54  header.magic         SPRT             begins a return address table
; 0004  01           header.version       1                version of the table's format
; 0005  02           header.width         2                bytes of a point's frame
; 0006  00 00        header.reserved                       unused
; 0008  00 00 00 00  header.text          0                from here to the start of the code; relocated at link time
; 000c  13 00 00 00  header.text size     19               bytes of code covered
; 0010  01 00 00 00  header.points        1                return addresses
; 0014  2c 00 00 00  header.frames at     44               where the frames begin, from the start of the table
; 0018  34 00 00 00  header.size          52               bytes of the table: another may follow
; 001c  01 00 00 00  header.frames        1                frames that differ
; 0020  00 00 00 00  page 0               0                first point at or above 0x0
; 0024  01 00 00 00  page 1               1                after the last page
; 0028  0a           point 0              0xa              return address, counted from the start of the code
; 0029  00           padding                               padding
; 002a  00 00        point 0 frame        frame 0          described 0 bytes after the first frame
; 002c  08           frame 0 flags        0x8              references in words
; 002d  01           frame 0 size         1                words from rsp to the return address
; 002e  00           frame 0 first word   [rsp+0]          the word of the bitmap's first bit
; 002f  01           frame 0 bitmap size  1                bytes of bitmap
; 0030  01           frame 0 bitmap       1 word: [rsp+0]  words that hold references
; 0031  00 00 00     padding                               padding
