package stackmap

// What TestTextOfEveryMeaning expects of the map of everyMeaning.

// everyMeaningWide is the text with all columns.
const everyMeaningWide = `0000  03 00 00 00                          header.version         3                   stack map format, LLVM 5 and later
0004  02 00 00 00                          header.functions       2                   functions that have records
0008  02 00 00 00                          header.constants       2                   constants too large for a location
000c  03 00 00 00                          header.records         3                   records, one for each place described
0010  00 00 00 00 00 00 00 00              function 0 address     push                relocated at link time
0018  18 00 00 00 00 00 00 00              function 0 stack size  24                  bytes of frame below the return address
0020  01 00 00 00 00 00 00 00              function 0 records     1                   records that belong to this function
0028  00 10 40 00 00 00 00 00              function 1 address     0x401000            where the function begins
0030  ff ff ff ff ff ff ff ff              function 1 stack size  dynamic             the frame has no fixed size; its end is found through rbp
0038  02 00 00 00 00 00 00 00              function 1 records     2                   records that belong to this function
0040  fe fe fe fe 00 00 00 00              constant 0             4278124286          too large for a location; referred to by its number
0048  00 00 00 00 00 01 00 00              constant 1             1099511627776       too large for a location; referred to by its number
0050  00 ef cd ab 00 00 00 00              record 0 id            0xABCDEF00          the id of a statepoint that was given none
0058  17 00 00 00                          record 0 offset        0x17                from the function's start: the return address
005c  00 00                                record 0 reserved                          reserved
005e  10 00                                record 0 locations     16                  values recorded here
0060  04 00 08 00 00 00 00 00 08 00 00 00  location 0 Constant    8                   calling convention: fastcc
006c  04 00 08 00 00 00 00 00 03 00 00 00  location 1 Constant    3                   flags: gc-transition, deopt live-in
0078  04 00 08 00 00 00 00 00 04 00 00 00  location 2 Constant    4                   4 deopt locations follow
0084  04 00 08 00 00 00 00 00 ff ff ff ff  location 3 Constant    -1                  deopt value 0
0090  05 00 08 00 00 00 00 00 00 00 00 00  location 4 ConstIndex  #0 = 4278124286     deopt value 1 (undef)
009c  03 00 04 00 07 00 00 00 04 00 00 00  location 5 Indirect    [rsp+4]             deopt value 2: %n
00a8  01 00 08 00 03 00 00 00 00 00 00 00  location 6 Register    rbx                 deopt value 3
00b4  03 00 08 00 07 00 00 00 08 00 00 00  location 7 Indirect    [rsp+8]             base: %list
00c0  03 00 08 00 07 00 00 00 08 00 00 00  location 8 Indirect    [rsp+8]             pointer %list: update this
00cc  03 00 08 00 07 00 00 00 08 00 00 00  location 9 Indirect    [rsp+8]             base: %list
00d8  03 00 08 00 07 00 00 00 00 00 00 00  location 10 Indirect   [rsp+0]             derived pointer %tail: update this, keeping its distance from the base
00e4  04 00 08 00 00 00 00 00 00 00 00 00  location 11 Constant   0                   base of pair 2: null
00f0  04 00 08 00 00 00 00 00 00 00 00 00  location 12 Constant   0                   pointer of pair 2: null, nothing to update
00fc  03 00 10 00 07 00 00 00 10 00 00 00  location 13 Indirect   [rsp+16]            base of pair 3
0108  03 00 10 00 07 00 00 00 10 00 00 00  location 14 Indirect   [rsp+16]            pointer of pair 3: update this, 2 pointers
0114  02 00 08 00 07 00 00 00 28 00 00 00  location 15 Direct     rsp+40              stack object 0: %slot\0A\E2\80\AE: its address, not a pointer to update
0120  00 00                                record 0 reserved                          reserved
0122  00 00                                record 0 live-outs     0                   registers live afterwards
0124  00 00 00 00                          padding                                    padding to a multiple of 8
0128  4d 00 00 00 00 00 00 00              record 1 id            0x4D                the id given in the IR
0130  04 00 00 00                          record 1 offset        0x4                 from the function's start: behind the patch point, or the stack map itself
0134  00 00                                record 1 reserved                          reserved
0136  03 00                                record 1 locations     3                   values recorded here
0138  01 00 04 00 00 00 00 00 00 00 00 00  location 0 Register    rax                 operand 0
0144  05 00 08 00 00 00 00 00 01 00 00 00  location 1 ConstIndex  #1 = 1099511627776  operand 1
0150  01 00 01 00 00 00 00 00 08 00 00 00  location 2 Register    rax bit 8           operand 2
015c  00 00 00 00                          padding                                    padding to a multiple of 8
0160  00 00                                record 1 reserved                          reserved
0162  01 00                                record 1 live-outs     1                   registers live afterwards
0164  03 00 00 08                          live-out 0             rbx                 live after the call
0168  ff ff ff ff ff ff ff ff              record 2 id            0xFFFFFFFFFFFFFFFF  invalid: more than 65,535 locations cannot be written
0170  05 00 00 00                          record 2 offset        0x5                 from the function's start: the return address
0174  00 00                                record 2 reserved                          reserved
0176  00 00                                record 2 locations     0                   values recorded here
0178  00 00                                record 2 reserved                          reserved
017a  00 00                                record 2 live-outs     0                   registers live afterwards
017c  00 00 00 00                          padding                                    padding to a multiple of 8
`

// everyMeaningNarrow is the text of bytes and values, eight bytes a row.
const everyMeaningNarrow = `0000  03 00 00 00              3
0004  02 00 00 00              2
0008  02 00 00 00              2
000c  03 00 00 00              3
0010  00 00 00 00 00 00 00 00  push
0018  18 00 00 00 00 00 00 00  24
0020  01 00 00 00 00 00 00 00  1
0028  00 10 40 00 00 00 00 00  0x401000
0030  ff ff ff ff ff ff ff ff  dynamic
0038  02 00 00 00 00 00 00 00  2
0040  fe fe fe fe 00 00 00 00  4278124286
0048  00 00 00 00 00 01 00 00  1099511627776
0050  00 ef cd ab 00 00 00 00  0xABCDEF00
0058  17 00 00 00              0x17
005c  00 00
005e  10 00                    16
0060  04 00 08 00 00 00 00 00  8
0068  08 00 00 00
006c  04 00 08 00 00 00 00 00  3
0074  03 00 00 00
0078  04 00 08 00 00 00 00 00  4
0080  04 00 00 00
0084  04 00 08 00 00 00 00 00  -1
008c  ff ff ff ff
0090  05 00 08 00 00 00 00 00  #0 = 4278124286
0098  00 00 00 00
009c  03 00 04 00 07 00 00 00  [rsp+4]
00a4  04 00 00 00
00a8  01 00 08 00 03 00 00 00  rbx
00b0  00 00 00 00
00b4  03 00 08 00 07 00 00 00  [rsp+8]
00bc  08 00 00 00
00c0  03 00 08 00 07 00 00 00  [rsp+8]
00c8  08 00 00 00
00cc  03 00 08 00 07 00 00 00  [rsp+8]
00d4  08 00 00 00
00d8  03 00 08 00 07 00 00 00  [rsp+0]
00e0  00 00 00 00
00e4  04 00 08 00 00 00 00 00  0
00ec  00 00 00 00
00f0  04 00 08 00 00 00 00 00  0
00f8  00 00 00 00
00fc  03 00 10 00 07 00 00 00  [rsp+16]
0104  10 00 00 00
0108  03 00 10 00 07 00 00 00  [rsp+16]
0110  10 00 00 00
0114  02 00 08 00 07 00 00 00  rsp+40
011c  28 00 00 00
0120  00 00
0122  00 00                    0
0124  00 00 00 00
0128  4d 00 00 00 00 00 00 00  0x4D
0130  04 00 00 00              0x4
0134  00 00
0136  03 00                    3
0138  01 00 04 00 00 00 00 00  rax
0140  00 00 00 00
0144  05 00 08 00 00 00 00 00  #1 = 1099511627776
014c  01 00 00 00
0150  01 00 01 00 00 00 00 00  rax bit 8
0158  08 00 00 00
015c  00 00 00 00
0160  00 00
0162  01 00                    1
0164  03 00 00 08              rbx
0168  ff ff ff ff ff ff ff ff  0xFFFFFFFFFFFFFFFF
0170  05 00 00 00              0x5
0174  00 00
0176  00 00                    0
0178  00 00
017a  00 00                    0
017c  00 00 00 00
`

// everyMeaningPacked is the text with several fields in a row.
const everyMeaningPacked = `03 00 00 00                    header.version          3
02 00 00 00                    header.functions        2
02 00 00 00                    header.constants        2
03 00 00 00                    header.records          3
00 00 00 00 00 00 00 00        function[0].address     push
18 00 00 00 00 00 00 00        function[0].stack_size  24
01 00 00 00 00 00 00 00        function[0].records     1
00 10 40 00 00 00 00 00        function[1].address     0x401000
ff ff ff ff ff ff ff ff        function[1].stack_size  dynamic
02 00 00 00 00 00 00 00        function[1].records     2
fe fe fe fe 00 00 00 00        constant[0]             4278124286
00 00 00 00 00 01 00 00        constant[1]             1099511627776
00 ef cd ab 00 00 00 00        record[0].id            0xABCDEF00
17 00 00 00                    record[0].offset        0x17
00 00                          record[0].reserved
10 00                          record[0].locations     16
04 00 0800 0000 0000 08000000  record[0].location[0]   8
04 00 0800 0000 0000 03000000  record[0].location[1]   3
04 00 0800 0000 0000 04000000  record[0].location[2]   4
04 00 0800 0000 0000 ffffffff  record[0].location[3]   -1
05 00 0800 0000 0000 00000000  record[0].location[4]   #0 = 4278124286
03 00 0400 0700 0000 04000000  record[0].location[5]   [rsp+4]
01 00 0800 0300 0000 00000000  record[0].location[6]   rbx
03 00 0800 0700 0000 08000000  record[0].location[7]   [rsp+8]
03 00 0800 0700 0000 08000000  record[0].location[8]   [rsp+8]
03 00 0800 0700 0000 08000000  record[0].location[9]   [rsp+8]
03 00 0800 0700 0000 00000000  record[0].location[10]  [rsp+0]
04 00 0800 0000 0000 00000000  record[0].location[11]  0
04 00 0800 0000 0000 00000000  record[0].location[12]  0
03 00 1000 0700 0000 10000000  record[0].location[13]  [rsp+16]
03 00 1000 0700 0000 10000000  record[0].location[14]  [rsp+16]
02 00 0800 0700 0000 28000000  record[0].location[15]  rsp+40
00 00                          record[0].reserved2
00 00                          record[0].liveouts      0
00 00 00 00                    record[0].padding2
4d 00 00 00 00 00 00 00        record[1].id            0x4D
04 00 00 00                    record[1].offset        0x4
00 00                          record[1].reserved
03 00                          record[1].locations     3
01 00 0400 0000 0000 00000000  record[1].location[0]   rax
05 00 0800 0000 0000 01000000  record[1].location[1]   #1 = 1099511627776
01 00 0100 0000 0000 08000000  record[1].location[2]   rax bit 8
00 00 00 00                    record[1].padding
00 00                          record[1].reserved2
01 00                          record[1].liveouts      1
0300 00 08                     record[1].liveout[0]    rbx
ff ff ff ff ff ff ff ff        record[2].id            0xFFFFFFFFFFFFFFFF
05 00 00 00                    record[2].offset        0x5
00 00                          record[2].reserved
00 00                          record[2].locations     0
00 00                          record[2].reserved2
00 00                          record[2].liveouts      0
00 00 00 00                    record[2].padding2
`

// everyMeaningRecords are the records as AppendRecords writes them.
const everyMeaningRecords = `map 0: version 3, 2 functions, 2 constants, 3 records
  push: a frame of 24 bytes
    record 0 at push+0x17, id 0xABCDEF00, fastcc, flags 3
      deopt 0  -1
      deopt 1  #0 = 4278124286
      deopt 2  [rsp+4]
      deopt 3  rbx
      pointer [rsp+8]
      pointer [rsp+0], base [rsp+8]
      pointer 0
      pointer [rsp+16]
      stack object rsp+40
  0x401000: a frame of dynamic size
    record 1 at 0x401000+0x4, id 0x4D
      value 0  rax
      value 1  #1 = 1099511627776
      value 2  rax bit 8
      live-out rbx, 8 bytes
    record 2 at 0x401000+0x5, id 0xFFFFFFFFFFFFFFFF
`
