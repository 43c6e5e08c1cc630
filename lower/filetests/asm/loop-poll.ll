; test: asm
; test: stackmap
; A loop with a poll on a side path: the pointer that goes round stays in its slot, and the phis cost nothing.
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
declare void @poll()
@flag = external global i32

define i64 @sum(ptr addrspace(1) %a, i64 %n) gc "statepoint-example" {
entry:
  br label %loop
loop:
  %p = phi ptr addrspace(1) [ %a, %entry ], [ %q, %next ]
  %i = phi i64 [ 0, %entry ], [ %i2, %next ]
  %s = phi i64 [ 0, %entry ], [ %s2, %next ]
  %e = getelementptr i64, ptr addrspace(1) %p, i64 %i
  %v = load i64, ptr addrspace(1) %e
  %s2 = add i64 %s, %v
  %i2 = add i64 %i, 1
  %f = load i32, ptr @flag
  %c = icmp eq i32 %f, 0
  br i1 %c, label %next, label %slow
slow:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 1, i32 0, ptr elementtype(void ()) @poll, i32 0, i32 0, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %p)]
  %p1 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  br label %next
next:
  %q = phi ptr addrspace(1) [ %p, %loop ], [ %p1, %slow ]
  %more = icmp ult i64 %i2, %n
  br i1 %more, label %loop, label %out
out:
  ret i64 %s2
}

; => asm
; sum:
;     pushq %r15
;     pushq %r14
;     pushq %rbx
;     subq $16, %rsp
;     movq %rsi, %rbx              # %n
;     movq %rdi, (%rsp)            # spill %p
;     xorl %r14d, %r14d            # %i
;     xorl %r15d, %r15d            # %s
;     jmp .LBB0_2
;     .p2align 4
; .LBB0_1:                         # %next
;     cmpq %rbx, %r14
;     jae .LBB0_4
; .LBB0_2:                         # %loop
;     movq (%rsp), %rax            # reload %p
;     addq (%rax,%r14,8), %r15
;     incq %r14
;     cmpl $0, flag(%rip)
;     je .LBB0_1
; .LBB0_3:                         # %slow
;     callq poll
;       record 0: id 1, offset 62
;         calling-convention: 0
;         flags: 0
;         deopt-count: 0
;         base 0: [rsp+0]
;         derived 0: [rsp+0]
;     jmp .LBB0_1
; .LBB0_4:                         # %out
;     movq %r15, %rax              # %s2
;     addq $16, %rsp
;     popq %rbx
;     popq %r14
;     popq %r15
;     retq

; => stackmap
; 0000  03 00 00 00                          header.version         3        stack map format, LLVM 5 and later
; 0004  01 00 00 00                          header.functions       1        functions that have records
; 0008  00 00 00 00                          header.constants       0        constants too large for a location
; 000c  01 00 00 00                          header.records         1        records, one for each described position
; 0010  00 00 00 00 00 00 00 00              function 0 address     sum      relocated at link time
; 0018  28 00 00 00 00 00 00 00              function 0 stack size  40       bytes of frame, without what the call pushes
; 0020  01 00 00 00 00 00 00 00              function 0 records     1        records that belong to this function
; 0028  01 00 00 00 00 00 00 00              record 0 id            0x1      the id given in the IR
; 0030  3e 00 00 00                          record 0 offset        0x3e     from the function's start: the return address
; 0034  00 00                                record 0 reserved               unused
; 0036  05 00                                record 0 locations     5        values recorded here
; 0038  04 00 08 00 00 00 00 00 00 00 00 00  location 0 Constant    0        calling convention: C
; 0044  04 00 08 00 00 00 00 00 00 00 00 00  location 1 Constant    0        flags: none
; 0050  04 00 08 00 00 00 00 00 00 00 00 00  location 2 Constant    0        no deopt locations
; 005c  03 00 08 00 07 00 00 00 00 00 00 00  location 3 Indirect    [rsp+0]  base of pair 0
; 0068  03 00 08 00 07 00 00 00 00 00 00 00  location 4 Indirect    [rsp+0]  pointer of pair 0: update this
; 0074  00 00 00 00                          padding                         padding to a multiple of 8
; 0078  00 00                                record 0 reserved               unused, before the number of live-outs
; 007a  00 00                                record 0 live-outs     0        registers live afterwards
; 007c  00 00 00 00                          padding                         padding to a multiple of 8
