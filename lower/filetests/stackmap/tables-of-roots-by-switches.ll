;--- none
; test: stackmap -strategy=name=erlang,table=none,safepoints=post-call
; There is no table, however many safe points there are.
declare void @llvm.gcroot(ptr, ptr)
declare ptr @make()
declare void @use(ptr)
@tag = constant i8 7
define void @f(i64 %n) gc "erlang" {
entry:
  %a = alloca ptr
  %b = alloca ptr
  call void @llvm.gcroot(ptr %a, ptr null)
  call void @llvm.gcroot(ptr %b, ptr @tag)
  %x = call ptr @make()
  store ptr %x, ptr %a
  %y = call ptr @make()
  store ptr %y, ptr %b
  %x.1 = load ptr, ptr %a
  call void @use(ptr %x.1)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %y.1 = load ptr, ptr %b
  call void @use(ptr %y.1)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

; => stackmap -strategy=name=erlang,table=none,safepoints=post-call
; no stack map

;--- gcmap
; test: stackmap -strategy=name=erlang,table=gcmap
; The document's table, by a symbol of its own: return addresses, unless other safe points are asked for.
declare void @llvm.gcroot(ptr, ptr)
declare ptr @make()
declare void @use(ptr)
@tag = constant i8 7
define void @f(i64 %n) gc "erlang" {
entry:
  %a = alloca ptr
  %b = alloca ptr
  call void @llvm.gcroot(ptr %a, ptr null)
  call void @llvm.gcroot(ptr %b, ptr @tag)
  %x = call ptr @make()
  store ptr %x, ptr %a
  %y = call ptr @make()
  store ptr %y, ptr %b
  %x.1 = load ptr, ptr %a
  call void @use(ptr %x.1)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %y.1 = load ptr, ptr %b
  call void @use(ptr %y.1)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

; => stackmap -strategy=name=erlang,table=gcmap
; roots of gc "erlang" in .data:
; 0000  04 00 00 00              __gcmap_f points              4         safe points that follow
; 0004  00 00 00 00              padding                                 padding
; 0008  00 00 00 00 00 00 00 00  __gcmap_f point 0 address     f+0x21    of a safe point
; 0010  28 00 00 00              __gcmap_f point 0 frame size  40        bytes from the stack pointer to the return address
; 0014  02 00 00 00              __gcmap_f point 0 live roots  2         offsets that follow
; 0018  10 00 00 00              __gcmap_f point 0 offset 0    [rsp+16]  holds a reference
; 001c  08 00 00 00              __gcmap_f point 0 offset 1    [rsp+8]   holds a reference
; 0020  00 00 00 00 00 00 00 00  __gcmap_f point 1 address     f+0x2b    of a safe point
; 0028  28 00 00 00              __gcmap_f point 1 frame size  40        bytes from the stack pointer to the return address
; 002c  02 00 00 00              __gcmap_f point 1 live roots  2         offsets that follow
; 0030  10 00 00 00              __gcmap_f point 1 offset 0    [rsp+16]  holds a reference
; 0034  08 00 00 00              __gcmap_f point 1 offset 1    [rsp+8]   holds a reference
; 0038  00 00 00 00 00 00 00 00  __gcmap_f point 2 address     f+0x3a    of a safe point
; 0040  28 00 00 00              __gcmap_f point 2 frame size  40        bytes from the stack pointer to the return address
; 0044  02 00 00 00              __gcmap_f point 2 live roots  2         offsets that follow
; 0048  10 00 00 00              __gcmap_f point 2 offset 0    [rsp+16]  holds a reference
; 004c  08 00 00 00              __gcmap_f point 2 offset 1    [rsp+8]   holds a reference
; 0050  00 00 00 00 00 00 00 00  __gcmap_f point 3 address     f+0x4a    of a safe point
; 0058  28 00 00 00              __gcmap_f point 3 frame size  40        bytes from the stack pointer to the return address
; 005c  02 00 00 00              __gcmap_f point 3 live roots  2         offsets that follow
; 0060  10 00 00 00              __gcmap_f point 3 offset 0    [rsp+16]  holds a reference
; 0064  08 00 00 00              __gcmap_f point 3 offset 1    [rsp+8]   holds a reference

;--- ocaml
; test: stackmap -strategy=name=erlang,table=ocaml
; The frames of OCaml.
declare void @llvm.gcroot(ptr, ptr)
declare ptr @make()
declare void @use(ptr)
@tag = constant i8 7
define void @f(i64 %n) gc "erlang" {
entry:
  %a = alloca ptr
  %b = alloca ptr
  call void @llvm.gcroot(ptr %a, ptr null)
  call void @llvm.gcroot(ptr %b, ptr @tag)
  %x = call ptr @make()
  store ptr %x, ptr %a
  %y = call ptr @make()
  store ptr %y, ptr %b
  %x.1 = load ptr, ptr %a
  call void @use(ptr %x.1)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %y.1 = load ptr, ptr %b
  call void @use(ptr %y.1)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

; => stackmap -strategy=name=erlang,table=ocaml
; roots of gc "erlang" in .data:
; 0000  00 00 00 00 00 00 00 00  end of data                  0         a word of zeros after the module's data
; 0008  04 00                    descriptors                  4         descriptors, one for each return address
; 000a  00 00 00 00 00 00        padding                                padding
; 0010  00 00 00 00 00 00 00 00  descriptor 0 return address  f+0x21    where the call returns to
; 0018  28 00                    descriptor 0 frame size      40        bytes from the stack pointer to the return address
; 001a  02 00                    descriptor 0 live roots      2         offsets that follow
; 001c  10 00                    descriptor 0 offset 0        [rsp+16]  holds a reference
; 001e  08 00                    descriptor 0 offset 1        [rsp+8]   holds a reference
; 0020  00 00 00 00 00 00 00 00  descriptor 1 return address  f+0x2b    where the call returns to
; 0028  28 00                    descriptor 1 frame size      40        bytes from the stack pointer to the return address
; 002a  02 00                    descriptor 1 live roots      2         offsets that follow
; 002c  10 00                    descriptor 1 offset 0        [rsp+16]  holds a reference
; 002e  08 00                    descriptor 1 offset 1        [rsp+8]   holds a reference
; 0030  00 00 00 00 00 00 00 00  descriptor 2 return address  f+0x3a    where the call returns to
; 0038  28 00                    descriptor 2 frame size      40        bytes from the stack pointer to the return address
; 003a  02 00                    descriptor 2 live roots      2         offsets that follow
; 003c  10 00                    descriptor 2 offset 0        [rsp+16]  holds a reference
; 003e  08 00                    descriptor 2 offset 1        [rsp+8]   holds a reference
; 0040  00 00 00 00 00 00 00 00  descriptor 3 return address  f+0x4a    where the call returns to
; 0048  28 00                    descriptor 3 frame size      40        bytes from the stack pointer to the return address
; 004a  02 00                    descriptor 3 live roots      2         offsets that follow
; 004c  10 00                    descriptor 3 offset 0        [rsp+16]  holds a reference
; 004e  08 00                    descriptor 3 offset 1        [rsp+8]   holds a reference

;--- erlang
; test: stackmap -strategy=name=erlang,table=erlang
; The note of Erlang.
declare void @llvm.gcroot(ptr, ptr)
declare ptr @make()
declare void @use(ptr)
@tag = constant i8 7
define void @f(i64 %n) gc "erlang" {
entry:
  %a = alloca ptr
  %b = alloca ptr
  call void @llvm.gcroot(ptr %a, ptr null)
  call void @llvm.gcroot(ptr %b, ptr @tag)
  %x = call ptr @make()
  store ptr %x, ptr %a
  %y = call ptr @make()
  store ptr %y, ptr %b
  %x.1 = load ptr, ptr %a
  call void @use(ptr %x.1)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %y.1 = load ptr, ptr %b
  call void @use(ptr %y.1)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

; => stackmap -strategy=name=erlang,table=erlang
; roots of gc "erlang" in .note.gc:
; 0000  04 00        entry 0 points       4         return addresses of f that follow
; 0002  00 00 00 00  entry 0 point 0      f+0x21    where the call returns to
; 0006  00 00 00 00  entry 0 point 1      f+0x2b    where the call returns to
; 000a  00 00 00 00  entry 0 point 2      f+0x3a    where the call returns to
; 000e  00 00 00 00  entry 0 point 3      f+0x4a    where the call returns to
; 0012  05 00        entry 0 frame size   5         words from the stack pointer to the return address
; 0014  00 00        entry 0 stack arity  0         parameters that come on the stack
; 0016  02 00        entry 0 live roots   2         slots that follow
; 0018  02 00        entry 0 root 0       [rsp+16]  holds a reference
; 001a  01 00        entry 0 root 1       [rsp+8]   holds a reference

;--- loop
; test: stackmap -strategy=name=erlang,table=gcmap,safepoints=loop
; The branch back alone.
declare void @llvm.gcroot(ptr, ptr)
declare ptr @make()
declare void @use(ptr)
@tag = constant i8 7
define void @f(i64 %n) gc "erlang" {
entry:
  %a = alloca ptr
  %b = alloca ptr
  call void @llvm.gcroot(ptr %a, ptr null)
  call void @llvm.gcroot(ptr %b, ptr @tag)
  %x = call ptr @make()
  store ptr %x, ptr %a
  %y = call ptr @make()
  store ptr %y, ptr %b
  %x.1 = load ptr, ptr %a
  call void @use(ptr %x.1)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %y.1 = load ptr, ptr %b
  call void @use(ptr %y.1)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

; => stackmap -strategy=name=erlang,table=gcmap,safepoints=loop
; roots of gc "erlang" in .data:
; 0000  01 00 00 00              __gcmap_f points              1         safe points that follow
; 0004  00 00 00 00              padding                                 padding
; 0008  00 00 00 00 00 00 00 00  __gcmap_f point 0 address     f+0x50    of a safe point
; 0010  28 00 00 00              __gcmap_f point 0 frame size  40        bytes from the stack pointer to the return address
; 0014  02 00 00 00              __gcmap_f point 0 live roots  2         offsets that follow
; 0018  10 00 00 00              __gcmap_f point 0 offset 0    [rsp+16]  holds a reference
; 001c  08 00 00 00              __gcmap_f point 0 offset 1    [rsp+8]   holds a reference

;--- return
; test: stackmap -strategy=name=erlang,table=gcmap,safepoints=return
; Where the frame is left.
declare void @llvm.gcroot(ptr, ptr)
declare ptr @make()
declare void @use(ptr)
@tag = constant i8 7
define void @f(i64 %n) gc "erlang" {
entry:
  %a = alloca ptr
  %b = alloca ptr
  call void @llvm.gcroot(ptr %a, ptr null)
  call void @llvm.gcroot(ptr %b, ptr @tag)
  %x = call ptr @make()
  store ptr %x, ptr %a
  %y = call ptr @make()
  store ptr %y, ptr %b
  %x.1 = load ptr, ptr %a
  call void @use(ptr %x.1)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %y.1 = load ptr, ptr %b
  call void @use(ptr %y.1)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

; => stackmap -strategy=name=erlang,table=gcmap,safepoints=return
; roots of gc "erlang" in .data:
; 0000  01 00 00 00              __gcmap_f points              1         safe points that follow
; 0004  00 00 00 00              padding                                 padding
; 0008  00 00 00 00 00 00 00 00  __gcmap_f point 0 address     f+0x52    of a safe point
; 0010  28 00 00 00              __gcmap_f point 0 frame size  40        bytes from the stack pointer to the return address
; 0014  02 00 00 00              __gcmap_f point 0 live roots  2         offsets that follow
; 0018  10 00 00 00              __gcmap_f point 0 offset 0    [rsp+16]  holds a reference
; 001c  08 00 00 00              __gcmap_f point 0 offset 1    [rsp+8]   holds a reference

;--- before calls
; test: stackmap -strategy=name=erlang,table=gcmap,safepoints=pre-call
; The call instructions.
declare void @llvm.gcroot(ptr, ptr)
declare ptr @make()
declare void @use(ptr)
@tag = constant i8 7
define void @f(i64 %n) gc "erlang" {
entry:
  %a = alloca ptr
  %b = alloca ptr
  call void @llvm.gcroot(ptr %a, ptr null)
  call void @llvm.gcroot(ptr %b, ptr @tag)
  %x = call ptr @make()
  store ptr %x, ptr %a
  %y = call ptr @make()
  store ptr %y, ptr %b
  %x.1 = load ptr, ptr %a
  call void @use(ptr %x.1)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %y.1 = load ptr, ptr %b
  call void @use(ptr %y.1)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

; => stackmap -strategy=name=erlang,table=gcmap,safepoints=pre-call
; roots of gc "erlang" in .data:
; 0000  04 00 00 00              __gcmap_f points              4         safe points that follow
; 0004  00 00 00 00              padding                                 padding
; 0008  00 00 00 00 00 00 00 00  __gcmap_f point 0 address     f+0x1c    of a safe point
; 0010  28 00 00 00              __gcmap_f point 0 frame size  40        bytes from the stack pointer to the return address
; 0014  02 00 00 00              __gcmap_f point 0 live roots  2         offsets that follow
; 0018  10 00 00 00              __gcmap_f point 0 offset 0    [rsp+16]  holds a reference
; 001c  08 00 00 00              __gcmap_f point 0 offset 1    [rsp+8]   holds a reference
; 0020  00 00 00 00 00 00 00 00  __gcmap_f point 1 address     f+0x26    of a safe point
; 0028  28 00 00 00              __gcmap_f point 1 frame size  40        bytes from the stack pointer to the return address
; 002c  02 00 00 00              __gcmap_f point 1 live roots  2         offsets that follow
; 0030  10 00 00 00              __gcmap_f point 1 offset 0    [rsp+16]  holds a reference
; 0034  08 00 00 00              __gcmap_f point 1 offset 1    [rsp+8]   holds a reference
; 0038  00 00 00 00 00 00 00 00  __gcmap_f point 2 address     f+0x35    of a safe point
; 0040  28 00 00 00              __gcmap_f point 2 frame size  40        bytes from the stack pointer to the return address
; 0044  02 00 00 00              __gcmap_f point 2 live roots  2         offsets that follow
; 0048  10 00 00 00              __gcmap_f point 2 offset 0    [rsp+16]  holds a reference
; 004c  08 00 00 00              __gcmap_f point 2 offset 1    [rsp+8]   holds a reference
; 0050  00 00 00 00 00 00 00 00  __gcmap_f point 3 address     f+0x45    of a safe point
; 0058  28 00 00 00              __gcmap_f point 3 frame size  40        bytes from the stack pointer to the return address
; 005c  02 00 00 00              __gcmap_f point 3 live roots  2         offsets that follow
; 0060  10 00 00 00              __gcmap_f point 3 offset 0    [rsp+16]  holds a reference
; 0064  08 00 00 00              __gcmap_f point 3 offset 1    [rsp+8]   holds a reference

;--- all four
; test: stackmap -strategy=name=erlang,table=gcmap,safepoints=loop+return+pre-call+post-call
; The branch, the way out, and each call with its return address.
declare void @llvm.gcroot(ptr, ptr)
declare ptr @make()
declare void @use(ptr)
@tag = constant i8 7
define void @f(i64 %n) gc "erlang" {
entry:
  %a = alloca ptr
  %b = alloca ptr
  call void @llvm.gcroot(ptr %a, ptr null)
  call void @llvm.gcroot(ptr %b, ptr @tag)
  %x = call ptr @make()
  store ptr %x, ptr %a
  %y = call ptr @make()
  store ptr %y, ptr %b
  %x.1 = load ptr, ptr %a
  call void @use(ptr %x.1)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %y.1 = load ptr, ptr %b
  call void @use(ptr %y.1)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

; => stackmap -strategy=name=erlang,table=gcmap,safepoints=loop+return+pre-call+post-call
; roots of gc "erlang" in .data:
; 0000  0a 00 00 00              __gcmap_f points              10        safe points that follow
; 0004  00 00 00 00              padding                                 padding
; 0008  00 00 00 00 00 00 00 00  __gcmap_f point 0 address     f+0x1c    of a safe point
; 0010  28 00 00 00              __gcmap_f point 0 frame size  40        bytes from the stack pointer to the return address
; 0014  02 00 00 00              __gcmap_f point 0 live roots  2         offsets that follow
; 0018  10 00 00 00              __gcmap_f point 0 offset 0    [rsp+16]  holds a reference
; 001c  08 00 00 00              __gcmap_f point 0 offset 1    [rsp+8]   holds a reference
; 0020  00 00 00 00 00 00 00 00  __gcmap_f point 1 address     f+0x21    of a safe point
; 0028  28 00 00 00              __gcmap_f point 1 frame size  40        bytes from the stack pointer to the return address
; 002c  02 00 00 00              __gcmap_f point 1 live roots  2         offsets that follow
; 0030  10 00 00 00              __gcmap_f point 1 offset 0    [rsp+16]  holds a reference
; 0034  08 00 00 00              __gcmap_f point 1 offset 1    [rsp+8]   holds a reference
; 0038  00 00 00 00 00 00 00 00  __gcmap_f point 2 address     f+0x26    of a safe point
; 0040  28 00 00 00              __gcmap_f point 2 frame size  40        bytes from the stack pointer to the return address
; 0044  02 00 00 00              __gcmap_f point 2 live roots  2         offsets that follow
; 0048  10 00 00 00              __gcmap_f point 2 offset 0    [rsp+16]  holds a reference
; 004c  08 00 00 00              __gcmap_f point 2 offset 1    [rsp+8]   holds a reference
; 0050  00 00 00 00 00 00 00 00  __gcmap_f point 3 address     f+0x2b    of a safe point
; 0058  28 00 00 00              __gcmap_f point 3 frame size  40        bytes from the stack pointer to the return address
; 005c  02 00 00 00              __gcmap_f point 3 live roots  2         offsets that follow
; 0060  10 00 00 00              __gcmap_f point 3 offset 0    [rsp+16]  holds a reference
; 0064  08 00 00 00              __gcmap_f point 3 offset 1    [rsp+8]   holds a reference
; 0068  00 00 00 00 00 00 00 00  __gcmap_f point 4 address     f+0x35    of a safe point
; 0070  28 00 00 00              __gcmap_f point 4 frame size  40        bytes from the stack pointer to the return address
; 0074  02 00 00 00              __gcmap_f point 4 live roots  2         offsets that follow
; 0078  10 00 00 00              __gcmap_f point 4 offset 0    [rsp+16]  holds a reference
; 007c  08 00 00 00              __gcmap_f point 4 offset 1    [rsp+8]   holds a reference
; 0080  00 00 00 00 00 00 00 00  __gcmap_f point 5 address     f+0x3a    of a safe point
; 0088  28 00 00 00              __gcmap_f point 5 frame size  40        bytes from the stack pointer to the return address
; 008c  02 00 00 00              __gcmap_f point 5 live roots  2         offsets that follow
; 0090  10 00 00 00              __gcmap_f point 5 offset 0    [rsp+16]  holds a reference
; 0094  08 00 00 00              __gcmap_f point 5 offset 1    [rsp+8]   holds a reference
; 0098  00 00 00 00 00 00 00 00  __gcmap_f point 6 address     f+0x45    of a safe point
; 00a0  28 00 00 00              __gcmap_f point 6 frame size  40        bytes from the stack pointer to the return address
; 00a4  02 00 00 00              __gcmap_f point 6 live roots  2         offsets that follow
; 00a8  10 00 00 00              __gcmap_f point 6 offset 0    [rsp+16]  holds a reference
; 00ac  08 00 00 00              __gcmap_f point 6 offset 1    [rsp+8]   holds a reference
; 00b0  00 00 00 00 00 00 00 00  __gcmap_f point 7 address     f+0x4a    of a safe point
; 00b8  28 00 00 00              __gcmap_f point 7 frame size  40        bytes from the stack pointer to the return address
; 00bc  02 00 00 00              __gcmap_f point 7 live roots  2         offsets that follow
; 00c0  10 00 00 00              __gcmap_f point 7 offset 0    [rsp+16]  holds a reference
; 00c4  08 00 00 00              __gcmap_f point 7 offset 1    [rsp+8]   holds a reference
; 00c8  00 00 00 00 00 00 00 00  __gcmap_f point 8 address     f+0x50    of a safe point
; 00d0  28 00 00 00              __gcmap_f point 8 frame size  40        bytes from the stack pointer to the return address
; 00d4  02 00 00 00              __gcmap_f point 8 live roots  2         offsets that follow
; 00d8  10 00 00 00              __gcmap_f point 8 offset 0    [rsp+16]  holds a reference
; 00dc  08 00 00 00              __gcmap_f point 8 offset 1    [rsp+8]   holds a reference
; 00e0  00 00 00 00 00 00 00 00  __gcmap_f point 9 address     f+0x52    of a safe point
; 00e8  28 00 00 00              __gcmap_f point 9 frame size  40        bytes from the stack pointer to the return address
; 00ec  02 00 00 00              __gcmap_f point 9 live roots  2         offsets that follow
; 00f0  10 00 00 00              __gcmap_f point 9 offset 0    [rsp+16]  holds a reference
; 00f4  08 00 00 00              __gcmap_f point 9 offset 1    [rsp+8]   holds a reference

;--- all four, with live roots
; test: stackmap -live-roots -strategy=name=erlang,table=gcmap,safepoints=loop+return+pre-call+post-call
; Only roots that may still be read: %a until its last use, %b from its store on, none at the return.
declare void @llvm.gcroot(ptr, ptr)
declare ptr @make()
declare void @use(ptr)
@tag = constant i8 7
define void @f(i64 %n) gc "erlang" {
entry:
  %a = alloca ptr
  %b = alloca ptr
  call void @llvm.gcroot(ptr %a, ptr null)
  call void @llvm.gcroot(ptr %b, ptr @tag)
  %x = call ptr @make()
  store ptr %x, ptr %a
  %y = call ptr @make()
  store ptr %y, ptr %b
  %x.1 = load ptr, ptr %a
  call void @use(ptr %x.1)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %y.1 = load ptr, ptr %b
  call void @use(ptr %y.1)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

; => stackmap -live-roots -strategy=name=erlang,table=gcmap,safepoints=loop+return+pre-call+post-call
; roots of gc "erlang" in .data:
; 0000  0a 00 00 00              __gcmap_f points              10        safe points that follow
; 0004  00 00 00 00              padding                                 padding
; 0008  00 00 00 00 00 00 00 00  __gcmap_f point 0 address     f+0x1c    of a safe point
; 0010  28 00 00 00              __gcmap_f point 0 frame size  40        bytes from the stack pointer to the return address
; 0014  00 00 00 00              __gcmap_f point 0 live roots  0         offsets that follow
; 0018  00 00 00 00 00 00 00 00  __gcmap_f point 1 address     f+0x21    of a safe point
; 0020  28 00 00 00              __gcmap_f point 1 frame size  40        bytes from the stack pointer to the return address
; 0024  00 00 00 00              __gcmap_f point 1 live roots  0         offsets that follow
; 0028  00 00 00 00 00 00 00 00  __gcmap_f point 2 address     f+0x26    of a safe point
; 0030  28 00 00 00              __gcmap_f point 2 frame size  40        bytes from the stack pointer to the return address
; 0034  01 00 00 00              __gcmap_f point 2 live roots  1         offsets that follow
; 0038  10 00 00 00              __gcmap_f point 2 offset 0    [rsp+16]  holds a reference
; 003c  00 00 00 00              padding                                 padding
; 0040  00 00 00 00 00 00 00 00  __gcmap_f point 3 address     f+0x2b    of a safe point
; 0048  28 00 00 00              __gcmap_f point 3 frame size  40        bytes from the stack pointer to the return address
; 004c  01 00 00 00              __gcmap_f point 3 live roots  1         offsets that follow
; 0050  10 00 00 00              __gcmap_f point 3 offset 0    [rsp+16]  holds a reference
; 0054  00 00 00 00              padding                                 padding
; 0058  00 00 00 00 00 00 00 00  __gcmap_f point 4 address     f+0x35    of a safe point
; 0060  28 00 00 00              __gcmap_f point 4 frame size  40        bytes from the stack pointer to the return address
; 0064  01 00 00 00              __gcmap_f point 4 live roots  1         offsets that follow
; 0068  08 00 00 00              __gcmap_f point 4 offset 0    [rsp+8]   holds a reference
; 006c  00 00 00 00              padding                                 padding
; 0070  00 00 00 00 00 00 00 00  __gcmap_f point 5 address     f+0x3a    of a safe point
; 0078  28 00 00 00              __gcmap_f point 5 frame size  40        bytes from the stack pointer to the return address
; 007c  01 00 00 00              __gcmap_f point 5 live roots  1         offsets that follow
; 0080  08 00 00 00              __gcmap_f point 5 offset 0    [rsp+8]   holds a reference
; 0084  00 00 00 00              padding                                 padding
; 0088  00 00 00 00 00 00 00 00  __gcmap_f point 6 address     f+0x45    of a safe point
; 0090  28 00 00 00              __gcmap_f point 6 frame size  40        bytes from the stack pointer to the return address
; 0094  01 00 00 00              __gcmap_f point 6 live roots  1         offsets that follow
; 0098  08 00 00 00              __gcmap_f point 6 offset 0    [rsp+8]   holds a reference
; 009c  00 00 00 00              padding                                 padding
; 00a0  00 00 00 00 00 00 00 00  __gcmap_f point 7 address     f+0x4a    of a safe point
; 00a8  28 00 00 00              __gcmap_f point 7 frame size  40        bytes from the stack pointer to the return address
; 00ac  01 00 00 00              __gcmap_f point 7 live roots  1         offsets that follow
; 00b0  08 00 00 00              __gcmap_f point 7 offset 0    [rsp+8]   holds a reference
; 00b4  00 00 00 00              padding                                 padding
; 00b8  00 00 00 00 00 00 00 00  __gcmap_f point 8 address     f+0x50    of a safe point
; 00c0  28 00 00 00              __gcmap_f point 8 frame size  40        bytes from the stack pointer to the return address
; 00c4  01 00 00 00              __gcmap_f point 8 live roots  1         offsets that follow
; 00c8  08 00 00 00              __gcmap_f point 8 offset 0    [rsp+8]   holds a reference
; 00cc  00 00 00 00              padding                                 padding
; 00d0  00 00 00 00 00 00 00 00  __gcmap_f point 9 address     f+0x52    of a safe point
; 00d8  28 00 00 00              __gcmap_f point 9 frame size  40        bytes from the stack pointer to the return address
; 00dc  00 00 00 00              __gcmap_f point 9 live roots  0         offsets that follow
