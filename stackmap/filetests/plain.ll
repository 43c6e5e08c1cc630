; test: stackmap
; Records that no statepoint made: stack maps and patch points, with live-outs, registers and a shadow.

declare void @llvm.experimental.stackmap(i64, i32, ...)
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, ptr, i32, ...)
declare void @llvm.experimental.patchpoint.void(i64, i32, ptr, i32, ...)

define i64 @stackmaps(i64 %a, i32 %b, i16 %c, i8 %d, double %e, ptr %f) {
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 11, i32 0)
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 12, i32 5, i64 %a, i32 %b, i16 %c, i8 %d, double %e, ptr %f, i64 77, i64 77000000000)
  %s = add i64 %a, 1
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 13, i32 0, i64 %s)
  ret i64 %s
}

define i64 @patchpoints(i64 %a, i64 %b) {
  %slot = alloca i64
  %r = call anyregcc i64 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i64(i64 14, i32 15, ptr null, i32 2, i64 %a, i64 %b, i64 %a, ptr %slot)
  call void (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.void(i64 15, i32 20, ptr inttoptr (i64 281474976710654 to ptr), i32 1, i64 %b, i64 -99)
  %s = add i64 %r, %a
  ret i64 %s
}

; => stackmap
; 0000  03 00 00 00                          header.version         3                 stack map format, LLVM 5 and later
; 0004  02 00 00 00                          header.functions       2                 functions that have records
; 0008  01 00 00 00                          header.constants       1                 constants too large for a location
; 000c  05 00 00 00                          header.records         5                 records, one for each described position
; 0010  00 00 00 00 00 00 00 00              function 0 address     stackmaps         relocated at link time
; 0018  08 00 00 00 00 00 00 00              function 0 stack size  8                 bytes of frame, without what the call pushes
; 0020  03 00 00 00 00 00 00 00              function 0 records     3                 records that belong to this function
; 0028  00 00 00 00 00 00 00 00              function 1 address     patchpoints       relocated at link time
; 0030  28 00 00 00 00 00 00 00              function 1 stack size  40                bytes of frame, without what the call pushes
; 0038  02 00 00 00 00 00 00 00              function 1 records     2                 records that belong to this function
; 0040  00 c2 8e ed 11 00 00 00              constant 0             77000000000       too large for a location; referred to by its number
; 0048  0b 00 00 00 00 00 00 00              record 0 id            0xB               the id given in the IR
; 0050  07 00 00 00                          record 0 offset        0x7               from the function's start: the patch point or the stack map
; 0054  00 00                                record 0 reserved                        unused
; 0056  00 00                                record 0 locations     0                 values recorded here
; 0058  00 00                                record 0 reserved                        unused, before the number of live-outs
; 005a  00 00                                record 0 live-outs     0                 registers live afterwards
; 005c  00 00 00 00                          padding                                  padding to a multiple of 8
; 0060  0c 00 00 00 00 00 00 00              record 1 id            0xC               the id given in the IR
; 0068  07 00 00 00                          record 1 offset        0x7               from the function's start: the patch point or the stack map
; 006c  00 00                                record 1 reserved                        unused
; 006e  08 00                                record 1 locations     8                 values recorded here
; 0070  01 00 08 00 00 00 00 00 00 00 00 00  location 0 Register    rax               operand 0
; 007c  01 00 04 00 04 00 00 00 00 00 00 00  location 1 Register    rsi               operand 1
; 0088  01 00 02 00 01 00 00 00 00 00 00 00  location 2 Register    rdx               operand 2
; 0094  01 00 01 00 02 00 00 00 00 00 00 00  location 3 Register    rcx               operand 3
; 00a0  01 00 10 00 11 00 00 00 00 00 00 00  location 4 Register    xmm0              operand 4
; 00ac  01 00 08 00 08 00 00 00 00 00 00 00  location 5 Register    r8                operand 5
; 00b8  04 00 08 00 00 00 00 00 4d 00 00 00  location 6 Constant    77                operand 6
; 00c4  05 00 08 00 00 00 00 00 00 00 00 00  location 7 ConstIndex  #0 = 77000000000  operand 7
; 00d0  00 00                                record 1 reserved                        unused, before the number of live-outs
; 00d2  00 00                                record 1 live-outs     0                 registers live afterwards
; 00d4  00 00 00 00                          padding                                  padding to a multiple of 8
; 00d8  0d 00 00 00 00 00 00 00              record 2 id            0xD               the id given in the IR
; 00e0  0f 00 00 00                          record 2 offset        0xf               from the function's start: the patch point or the stack map
; 00e4  00 00                                record 2 reserved                        unused
; 00e6  01 00                                record 2 locations     1                 values recorded here
; 00e8  01 00 08 00 00 00 00 00 00 00 00 00  location 0 Register    rax               operand 0
; 00f4  00 00 00 00                          padding                                  padding to a multiple of 8
; 00f8  00 00                                record 2 reserved                        unused, before the number of live-outs
; 00fa  00 00                                record 2 live-outs     0                 registers live afterwards
; 00fc  00 00 00 00                          padding                                  padding to a multiple of 8
; 0100  0e 00 00 00 00 00 00 00              record 3 id            0xE               the id given in the IR
; 0108  11 00 00 00                          record 3 offset        0x11              from the function's start: the patch point or the stack map
; 010c  00 00                                record 3 reserved                        unused
; 010e  05 00                                record 3 locations     5                 values recorded here
; 0110  01 00 08 00 0e 00 00 00 00 00 00 00  location 0 Register    r14               operand 0
; 011c  01 00 08 00 03 00 00 00 00 00 00 00  location 1 Register    rbx               operand 1
; 0128  01 00 08 00 05 00 00 00 00 00 00 00  location 2 Register    rdi               operand 2
; 0134  01 00 08 00 03 00 00 00 00 00 00 00  location 3 Register    rbx               operand 3
; 0140  02 00 08 00 06 00 00 00 e0 ff ff ff  location 4 Direct      rbp-32            operand 4
; 014c  00 00 00 00                          padding                                  padding to a multiple of 8
; 0150  00 00                                record 3 reserved                        unused, before the number of live-outs
; 0152  07 00                                record 3 live-outs     7                 registers live afterwards
; 0154  03 00 00 08                          live-out 0             rbx               live after the call
; 0158  05 00 00 08                          live-out 1             rdi               live after the call
; 015c  07 00 00 08                          live-out 2             rsp               live after the call
; 0160  0c 00 00 08                          live-out 3             r12               live after the call
; 0164  0d 00 00 08                          live-out 4             r13               live after the call
; 0168  0e 00 00 08                          live-out 5             r14               live after the call
; 016c  0f 00 00 08                          live-out 6             r15               live after the call
; 0170  0f 00 00 00 00 00 00 00              record 4 id            0xF               the id given in the IR
; 0178  20 00 00 00                          record 4 offset        0x20              from the function's start: the patch point or the stack map
; 017c  00 00                                record 4 reserved                        unused
; 017e  01 00                                record 4 locations     1                 values recorded here
; 0180  04 00 08 00 00 00 00 00 9d ff ff ff  location 0 Constant    -99               operand 0
; 018c  00 00 00 00                          padding                                  padding to a multiple of 8
; 0190  00 00                                record 4 reserved                        unused, before the number of live-outs
; 0192  06 00                                record 4 live-outs     6                 registers live afterwards
; 0194  03 00 00 08                          live-out 0             rbx               live after the call
; 0198  07 00 00 08                          live-out 1             rsp               live after the call
; 019c  0c 00 00 08                          live-out 2             r12               live after the call
; 01a0  0d 00 00 08                          live-out 3             r13               live after the call
; 01a4  0e 00 00 08                          live-out 4             r14               live after the call
; 01a8  0f 00 00 08                          live-out 5             r15               live after the call
; 01ac  00 00 00 00                          padding                                  padding to a multiple of 8
