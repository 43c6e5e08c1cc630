;--- compact
; test: stackmap -strategy=name=statepoint-example,references=1,table=compact
; The object has the strategy's own map and no stack map. References that are their own base are a
; bit, and what two return addresses share is written once.
declare void @g(ptr addrspace(1))
declare void @h()
define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i64 %n) gc "statepoint-example" {
  %d = getelementptr i8, ptr addrspace(1) %a, i64 %n
  %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @h, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a, ptr addrspace(1) %d, ptr addrspace(1) %b) ]
  %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
  %d.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 1) ; (%a, %d)
  %b.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 2, i32 2) ; (%b, %b)
  %statepoint_token1 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void (ptr addrspace(1))) @g, i32 1, i32 0, ptr addrspace(1) %b.relocated, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a.relocated, ptr addrspace(1) %d.relocated, ptr addrspace(1) %b.relocated) ]
  %a.relocated2 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token1, i32 0, i32 0) ; (%a.relocated, %a.relocated)
  %d.relocated3 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token1, i32 0, i32 1) ; (%a.relocated, %d.relocated)
  %b.relocated4 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token1, i32 2, i32 2) ; (%b.relocated, %b.relocated)
  store i8 1, ptr addrspace(1) %d.relocated3, align 1
  %statepoint_token5 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @h, i32 0, i32 0, i32 0, i32 0) [ "deopt"(i32 7, i64 %n), "gc-live"(ptr addrspace(1) %a.relocated2) ]
  %a.relocated6 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token5, i32 0, i32 0) ; (%a.relocated2, %a.relocated2)
  ret ptr addrspace(1) %a.relocated6
}
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

; => stackmap -strategy=name=statepoint-example,references=1,table=compact
; roots of gc "statepoint-example" in statepoint_compact:
; 0000  53 50 43 01  table magic                       SPC 1       begins a table, version 1
; 0004  28 00 00 00  table size                        40          bytes of the table: another may follow
; 0008  1a 00 00 00  table descriptors                 26          where they begin, from the start of the table
; 000c  00 00 00 00  table function 0 code             f           from here to the function; relocated at link time
; 0010  46           table function 0 code size        70          bytes of the function
; 0011  20           table function 0 saved            rbx         registers below the return address; words count from rsp
; 0012  05           table function 0 frame size       5           words from rsp to the return address
; 0013  06           table function 0 points size      6           bytes of the points
; 0014  20           table function 0 point 0          +0x20       return address, from the one before
; 0015  00           table function 0 point 0 descriptor 0         bytes after the first descriptor
; 0016  0a           table function 0 point 1          +0x2a       return address, from the one before
; 0017  00           table function 0 point 1 descriptor 0         bytes after the first descriptor
; 0018  11           table function 0 point 2          +0x3b       return address, from the one before
; 0019  05           table function 0 point 2 descriptor 5         bytes after the first descriptor
; 001a  09           table descriptor 0 flags          0x9         words, derived pointers
; 001b  06           table descriptor 0 words          [+8] [+16]  hold references
; 001c  01           table descriptor 0 derived pointers 1         that follow, with their bases
; 001d  04           table descriptor 0 base 0         [+16]       base of the next
; 001e  02           table descriptor 0 derived 0      [+24]       update it, keeping its distance from the base
; 001f  11           table descriptor 1 flags          0x11        words, deopt operands
; 0020  04           table descriptor 1 words          [+16]       hold references
; 0021  02           table descriptor 1 deopt operands 2           that follow
; 0022  00           table descriptor 1 deopt operand 0 0          a constant
; 0023  07           table descriptor 1 value          7           of the constant
; 0024  02           table descriptor 1 deopt operand 1 2          in memory, counted from the frame's register
; 0025  08           table descriptor 1 size           8           bytes of the value
; 0026  00           table descriptor 1 offset         0           bytes from the register
; 0027  00           padding                                       padding

;--- gcmap
; test: stackmap -strategy=name=statepoint-example,references=1,table=gcmap
declare void @g(ptr addrspace(1))
declare void @h()
define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b) gc "statepoint-example" {
  %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @h, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a, ptr addrspace(1) %b) ]
  %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
  %b.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 1) ; (%b, %b)
  %statepoint_token1 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void (ptr addrspace(1))) @g, i32 1, i32 0, ptr addrspace(1) %b.relocated, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a.relocated, ptr addrspace(1) %b.relocated) ]
  %a.relocated2 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token1, i32 0, i32 0) ; (%a.relocated, %a.relocated)
  %b.relocated3 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token1, i32 1, i32 1) ; (%b.relocated, %b.relocated)
  ret ptr addrspace(1) %a.relocated2
}
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

; => stackmap -strategy=name=statepoint-example,references=1,table=gcmap
; roots of gc "statepoint-example" in .data:
; 0000  02 00 00 00              __gcmap_f points              2        safe points that follow
; 0004  00 00 00 00              padding                                padding
; 0008  00 00 00 00 00 00 00 00  __gcmap_f point 0 address     f+0x12   of a safe point
; 0010  18 00 00 00              __gcmap_f point 0 frame size  24       bytes from the stack pointer to the return address
; 0014  02 00 00 00              __gcmap_f point 0 live roots  2        offsets that follow
; 0018  00 00 00 00              __gcmap_f point 0 offset 0    [rsp+0]  holds a reference
; 001c  08 00 00 00              __gcmap_f point 0 offset 1    [rsp+8]  holds a reference
; 0020  00 00 00 00 00 00 00 00  __gcmap_f point 1 address     f+0x1b   of a safe point
; 0028  18 00 00 00              __gcmap_f point 1 frame size  24       bytes from the stack pointer to the return address
; 002c  02 00 00 00              __gcmap_f point 1 live roots  2        offsets that follow
; 0030  00 00 00 00              __gcmap_f point 1 offset 0    [rsp+0]  holds a reference
; 0034  08 00 00 00              __gcmap_f point 1 offset 1    [rsp+8]  holds a reference

;--- gcmap-with-deopt-operands
; test: stackmap -strategy=name=statepoint-example,references=1,table=gcmap
; The map has no room for deopt operands, so the stack map stays.
declare void @g(ptr addrspace(1))
declare void @h()
define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" {
  %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @h, i32 0, i32 0, i32 0, i32 0) [ "deopt"(i32 7), "gc-live"(ptr addrspace(1) %a) ]
  %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
  ret ptr addrspace(1) %a.relocated
}
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

; => stackmap -strategy=name=statepoint-example,references=1,table=gcmap
; 0000  03 00 00 00                          header.version         3           stack map format, LLVM 5 and later
; 0004  01 00 00 00                          header.functions       1           functions that have records
; 0008  00 00 00 00                          header.constants       0           constants too large for a location
; 000c  01 00 00 00                          header.records         1           records, one for each described position
; 0010  00 00 00 00 00 00 00 00              function 0 address     f           relocated at link time
; 0018  08 00 00 00 00 00 00 00              function 0 stack size  8           bytes of frame, without what the call pushes
; 0020  01 00 00 00 00 00 00 00              function 0 records     1           records that belong to this function
; 0028  00 ef cd ab 00 00 00 00              record 0 id            0xABCDEF00  LLVM's default id, decimal 2882400000
; 0030  0a 00 00 00                          record 0 offset        0xa         from the function's start: the return address
; 0034  00 00                                record 0 reserved                  unused
; 0036  06 00                                record 0 locations     6           values recorded here
; 0038  04 00 08 00 00 00 00 00 00 00 00 00  location 0 Constant    0           calling convention: C
; 0044  04 00 08 00 00 00 00 00 00 00 00 00  location 1 Constant    0           flags: none
; 0050  04 00 08 00 00 00 00 00 01 00 00 00  location 2 Constant    1           one deopt location follows
; 005c  04 00 08 00 00 00 00 00 07 00 00 00  location 3 Constant    7           deopt value 0
; 0068  03 00 08 00 07 00 00 00 00 00 00 00  location 4 Indirect    [rsp+0]     base of pair 0
; 0074  03 00 08 00 07 00 00 00 00 00 00 00  location 5 Indirect    [rsp+0]     pointer of pair 0: update this
; 0080  00 00                                record 0 reserved                  unused, before the number of live-outs
; 0082  00 00                                record 0 live-outs     0           registers live afterwards
; 0084  00 00 00 00                          padding                            padding to a multiple of 8
; roots of gc "statepoint-example" in .data:
; 0000  01 00 00 00              __gcmap_f points              1        safe points that follow
; 0004  00 00 00 00              padding                                padding
; 0008  00 00 00 00 00 00 00 00  __gcmap_f point 0 address     f+0xa    of a safe point
; 0010  08 00 00 00              __gcmap_f point 0 frame size  8        bytes from the stack pointer to the return address
; 0014  01 00 00 00              __gcmap_f point 0 live roots  1        offsets that follow
; 0018  00 00 00 00              __gcmap_f point 0 offset 0    [rsp+0]  holds a reference

;--- return-address-table
; test: stackmap -strategy=name=statepoint-example,references=1,table=statepoint_table
declare void @g(ptr addrspace(1))
declare void @h()
define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" {
  %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @h, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
  %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
  ret ptr addrspace(1) %a.relocated
}
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

; => stackmap -strategy=name=statepoint-example,references=1,table=statepoint_table
; return address table:
; 0000  53 50 52 54  header.magic         SPRT             begins a return address table
; 0004  01           header.version       1                version of the table's format
; 0005  02           header.width         2                bytes of a point's frame
; 0006  00 00        header.reserved                       unused
; 0008  00 00 00 00  header.text          0                from here to the start of the code; relocated at link time
; 000c  10 00 00 00  header.text size     16               bytes of code covered
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

;--- gcmap-of-derived
; test: stackmap -strategy=name=statepoint-example,references=1,table=gcmap
; differs: LLVM has no such table for statepoints
declare void @g(ptr addrspace(1))
declare void @h()
define i8 @f(ptr addrspace(1) %a, i64 %n) gc "statepoint-example" {
;         ^~
; error: the table of `gc "statepoint-example"` cannot be written: the roots of @f: the pointer at [rsp+8] is derived from the one at [rsp+0] at the return address +0x15, and the table has only slots [SP0504]
  %d = getelementptr i8, ptr addrspace(1) %a, i64 %n
  %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @h, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a, ptr addrspace(1) %d) ]
  %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
  %d.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 1) ; (%a, %d)
  %v = load i8, ptr addrspace(1) %d.relocated, align 1
  %w = load i8, ptr addrspace(1) %a.relocated, align 1
  %x = add i8 %v, %w
  ret i8 %x
}
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

;--- erlang
; test: stackmap -strategy=name=statepoint-example,references=1,table=erlang
; differs: LLVM has no such table for statepoints
declare void @g(ptr addrspace(1))
declare void @h()
define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" {
;                       ^~
; error: the table of `gc "statepoint-example"` cannot be written: the roots of @f: the note for Erlang has one list of roots for all return addresses of a function, and statepoints reuse slots [SP0504]
  %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @h, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
  %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
  ret ptr addrspace(1) %a.relocated
}
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
