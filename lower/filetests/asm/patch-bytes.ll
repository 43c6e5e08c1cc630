; test: asm
; test: stackmap
; Patch bytes are nops of that length; the record's offset lies behind them.
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare void @foo(i64)

define void @patch(i64 %x) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 5, i32 13, ptr elementtype(void (i64)) @foo, i32 1, i32 0, i64 %x, i32 0, i32 0) ["gc-live"()]
  ret void
}

; => asm
; patch:
;     pushq %rax
;     nopw %cs:512(%rax,%rax)
;     nopl (%rax)
;       record 0: id 5, offset 14
;         calling-convention: 0
;         flags: 0
;         deopt-count: 0
;     popq %rax
;     retq

; => stackmap
; 0000  03 00 00 00                          header.version         3      stack map format, LLVM 5 and later
; 0004  01 00 00 00                          header.functions       1      functions that have records
; 0008  00 00 00 00                          header.constants       0      constants too large for a location
; 000c  01 00 00 00                          header.records         1      records, one for each described position
; 0010  00 00 00 00 00 00 00 00              function 0 address     patch  relocated at link time
; 0018  08 00 00 00 00 00 00 00              function 0 stack size  8      bytes of frame, without what the call pushes
; 0020  01 00 00 00 00 00 00 00              function 0 records     1      records that belong to this function
; 0028  05 00 00 00 00 00 00 00              record 0 id            0x5    the id given in the IR
; 0030  0e 00 00 00                          record 0 offset        0xe    from the function's start: the return address
; 0034  00 00                                record 0 reserved             unused
; 0036  03 00                                record 0 locations     3      values recorded here
; 0038  04 00 08 00 00 00 00 00 00 00 00 00  location 0 Constant    0      calling convention: C
; 0044  04 00 08 00 00 00 00 00 00 00 00 00  location 1 Constant    0      flags: none
; 0050  04 00 08 00 00 00 00 00 00 00 00 00  location 2 Constant    0      no deopt locations
; 005c  00 00 00 00                          padding                       padding to a multiple of 8
; 0060  00 00                                record 0 reserved             unused, before the number of live-outs
; 0062  00 00                                record 0 live-outs     0      registers live afterwards
; 0064  00 00 00 00                          padding                       padding to a multiple of 8
