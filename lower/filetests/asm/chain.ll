; test: asm
; test: stackmap
; Two pointers cross three calls: one store each, no moves in between, one load where a value is used.
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
declare void @foo()

define i64 @chain(ptr addrspace(1) %a, ptr addrspace(1) %b) gc "statepoint-example" {
  %t1 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 1, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %a, ptr addrspace(1) %b)]
  %a1 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t1, i32 0, i32 0)
  %b1 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t1, i32 1, i32 1)
  %t2 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %a1, ptr addrspace(1) %b1)]
  %a2 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t2, i32 0, i32 0)
  %b2 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t2, i32 1, i32 1)
  %x = load i64, ptr addrspace(1) %a2
  %t3 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 3, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %b2)]
  %b3 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t3, i32 0, i32 0)
  %y = load i64, ptr addrspace(1) %b3
  %s = add i64 %x, %y
  ret i64 %s
}

; => asm
; chain:
;     pushq %rbx
;     subq $16, %rsp
;     movq %rsi, (%rsp)            # spill %b
;     movq %rdi, 8(%rsp)           # spill %a
;     callq foo
;       record 0: id 1, offset 19
;         calling-convention: 0
;         flags: 0
;         deopt-count: 0
;         base 0: [rsp+0]
;         derived 0: [rsp+0]
;         base 1: [rsp+8]
;         derived 1: [rsp+8]
;     callq foo
;       record 1: id 2, offset 24
;         calling-convention: 0
;         flags: 0
;         deopt-count: 0
;         base 0: [rsp+0]
;         derived 0: [rsp+0]
;         base 1: [rsp+8]
;         derived 1: [rsp+8]
;     movq 8(%rsp), %rax           # reload %a2
;     movq (%rax), %rbx
;     callq foo
;       record 2: id 3, offset 37
;         calling-convention: 0
;         flags: 0
;         deopt-count: 0
;         base 0: [rsp+0]
;         derived 0: [rsp+0]
;     movq (%rsp), %rcx            # reload %b3
;     movq %rbx, %rax              # %x
;     addq (%rcx), %rax
;     addq $16, %rsp
;     popq %rbx
;     retq

; => stackmap
; 0000  03 00 00 00                          header.version         3        stack map format, LLVM 5 and later
; 0004  01 00 00 00                          header.functions       1        functions that have records
; 0008  00 00 00 00                          header.constants       0        constants too large for a location
; 000c  03 00 00 00                          header.records         3        records, one for each described position
; 0010  00 00 00 00 00 00 00 00              function 0 address     chain    relocated at link time
; 0018  18 00 00 00 00 00 00 00              function 0 stack size  24       bytes of frame, without what the call pushes
; 0020  03 00 00 00 00 00 00 00              function 0 records     3        records that belong to this function
; 0028  01 00 00 00 00 00 00 00              record 0 id            0x1      the id given in the IR
; 0030  13 00 00 00                          record 0 offset        0x13     from the function's start: the return address
; 0034  00 00                                record 0 reserved               unused
; 0036  07 00                                record 0 locations     7        values recorded here
; 0038  04 00 08 00 00 00 00 00 00 00 00 00  location 0 Constant    0        calling convention: C
; 0044  04 00 08 00 00 00 00 00 00 00 00 00  location 1 Constant    0        flags: none
; 0050  04 00 08 00 00 00 00 00 00 00 00 00  location 2 Constant    0        no deopt locations
; 005c  03 00 08 00 07 00 00 00 00 00 00 00  location 3 Indirect    [rsp+0]  base of pair 0
; 0068  03 00 08 00 07 00 00 00 00 00 00 00  location 4 Indirect    [rsp+0]  pointer of pair 0: update this
; 0074  03 00 08 00 07 00 00 00 08 00 00 00  location 5 Indirect    [rsp+8]  base of pair 1
; 0080  03 00 08 00 07 00 00 00 08 00 00 00  location 6 Indirect    [rsp+8]  pointer of pair 1: update this
; 008c  00 00 00 00                          padding                         padding to a multiple of 8
; 0090  00 00                                record 0 reserved               unused, before the number of live-outs
; 0092  00 00                                record 0 live-outs     0        registers live afterwards
; 0094  00 00 00 00                          padding                         padding to a multiple of 8
; 0098  02 00 00 00 00 00 00 00              record 1 id            0x2      the id given in the IR
; 00a0  18 00 00 00                          record 1 offset        0x18     from the function's start: the return address
; 00a4  00 00                                record 1 reserved               unused
; 00a6  07 00                                record 1 locations     7        values recorded here
; 00a8  04 00 08 00 00 00 00 00 00 00 00 00  location 0 Constant    0        calling convention: C
; 00b4  04 00 08 00 00 00 00 00 00 00 00 00  location 1 Constant    0        flags: none
; 00c0  04 00 08 00 00 00 00 00 00 00 00 00  location 2 Constant    0        no deopt locations
; 00cc  03 00 08 00 07 00 00 00 00 00 00 00  location 3 Indirect    [rsp+0]  base of pair 0
; 00d8  03 00 08 00 07 00 00 00 00 00 00 00  location 4 Indirect    [rsp+0]  pointer of pair 0: update this
; 00e4  03 00 08 00 07 00 00 00 08 00 00 00  location 5 Indirect    [rsp+8]  base of pair 1
; 00f0  03 00 08 00 07 00 00 00 08 00 00 00  location 6 Indirect    [rsp+8]  pointer of pair 1: update this
; 00fc  00 00 00 00                          padding                         padding to a multiple of 8
; 0100  00 00                                record 1 reserved               unused, before the number of live-outs
; 0102  00 00                                record 1 live-outs     0        registers live afterwards
; 0104  00 00 00 00                          padding                         padding to a multiple of 8
; 0108  03 00 00 00 00 00 00 00              record 2 id            0x3      the id given in the IR
; 0110  25 00 00 00                          record 2 offset        0x25     from the function's start: the return address
; 0114  00 00                                record 2 reserved               unused
; 0116  05 00                                record 2 locations     5        values recorded here
; 0118  04 00 08 00 00 00 00 00 00 00 00 00  location 0 Constant    0        calling convention: C
; 0124  04 00 08 00 00 00 00 00 00 00 00 00  location 1 Constant    0        flags: none
; 0130  04 00 08 00 00 00 00 00 00 00 00 00  location 2 Constant    0        no deopt locations
; 013c  03 00 08 00 07 00 00 00 00 00 00 00  location 3 Indirect    [rsp+0]  base of pair 0
; 0148  03 00 08 00 07 00 00 00 00 00 00 00  location 4 Indirect    [rsp+0]  pointer of pair 0: update this
; 0154  00 00 00 00                          padding                         padding to a multiple of 8
; 0158  00 00                                record 2 reserved               unused, before the number of live-outs
; 015a  00 00                                record 2 live-outs     0        registers live afterwards
; 015c  00 00 00 00                          padding                         padding to a multiple of 8
