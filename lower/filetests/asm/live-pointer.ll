; test: asm
; test: stackmap
; The documents' first example: the pointer is stored once, and found again in the same slot.
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
declare void @foo()

define ptr addrspace(1) @test1(ptr addrspace(1) %obj) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %obj)]
  %obj.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  ret ptr addrspace(1) %obj.relocated
}

; => asm
; test1:
;     pushq %rax
;     movq %rdi, (%rsp)            # spill %obj
;     callq foo
;       record 0: id 2882400000, offset 10
;         calling-convention: 0
;         flags: 0
;         deopt-count: 0
;         base 0: [rsp+0]
;         derived 0: [rsp+0]
;     movq (%rsp), %rax            # reload %obj.relocated
;     popq %rcx
;     retq

; => stackmap
; 0000  03 00 00 00                          header.version         3           stack map format, LLVM 5 and later
; 0004  01 00 00 00                          header.functions       1           functions that have records
; 0008  00 00 00 00                          header.constants       0           constants too large for a location
; 000c  01 00 00 00                          header.records         1           records, one for each described position
; 0010  00 00 00 00 00 00 00 00              function 0 address     test1       relocated at link time
; 0018  08 00 00 00 00 00 00 00              function 0 stack size  8           bytes of frame, without what the call pushes
; 0020  01 00 00 00 00 00 00 00              function 0 records     1           records that belong to this function
; 0028  00 ef cd ab 00 00 00 00              record 0 id            0xABCDEF00  LLVM's default id, decimal 2882400000
; 0030  0a 00 00 00                          record 0 offset        0xa         from the function's start: the return address
; 0034  00 00                                record 0 reserved                  unused
; 0036  05 00                                record 0 locations     5           values recorded here
; 0038  04 00 08 00 00 00 00 00 00 00 00 00  location 0 Constant    0           calling convention: C
; 0044  04 00 08 00 00 00 00 00 00 00 00 00  location 1 Constant    0           flags: none
; 0050  04 00 08 00 00 00 00 00 00 00 00 00  location 2 Constant    0           no deopt locations
; 005c  03 00 08 00 07 00 00 00 00 00 00 00  location 3 Indirect    [rsp+0]     base of pair 0
; 0068  03 00 08 00 07 00 00 00 00 00 00 00  location 4 Indirect    [rsp+0]     pointer of pair 0: update this
; 0074  00 00 00 00                          padding                            padding to a multiple of 8
; 0078  00 00                                record 0 reserved                  unused, before the number of live-outs
; 007a  00 00                                record 0 live-outs     0           registers live afterwards
; 007c  00 00 00 00                          padding                            padding to a multiple of 8
