; test: stackmap -passes=rewrite-statepoints-for-gc
; A pointer that crosses a call is recorded in its slot, and is born there again.
declare void @foo()

define i64 @f(ptr addrspace(1) %p, i64 %n, i1 %c) gc "statepoint-example" {
entry:
  br i1 %c, label %slow, label %out
slow:
  call void @foo()
  br label %out
out:
  %e = getelementptr i64, ptr addrspace(1) %p, i64 %n
  %v = load i64, ptr addrspace(1) %e
  %s = add i64 %v, 7
  ret i64 %s
}

; => stackmap -passes=rewrite-statepoints-for-gc
; 0000  03 00 00 00                          header.version         3           stack map format, LLVM 5 and later
; 0004  01 00 00 00                          header.functions       1           functions that have records
; 0008  00 00 00 00                          header.constants       0           constants too large for a location
; 000c  01 00 00 00                          header.records         1           records, one for each described position
; 0010  00 00 00 00 00 00 00 00              function 0 address     f           relocated at link time
; 0018  18 00 00 00 00 00 00 00              function 0 stack size  24          bytes of frame, without what the call pushes
; 0020  01 00 00 00 00 00 00 00              function 0 records     1           records that belong to this function
; 0028  00 ef cd ab 00 00 00 00              record 0 id            0xABCDEF00  LLVM's default id, decimal 2882400000
; 0030  16 00 00 00                          record 0 offset        0x16        from the function's start: the return address
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
