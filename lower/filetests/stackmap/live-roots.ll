; test: stackmap -live-roots -strategy=name=erlang,table=gcmap
; A root is live as far as anybody can know once its address goes elsewhere, as %shown's does. %part
; is read in part, so it is live; what is written in part alone keeps it so.
; An exception leaves by way of %pad, which reads %caught.
declare void @llvm.gcroot(ptr, ptr)
declare ptr @make()
declare void @look(ptr)
declare i32 @personality(...)
@tag = constant i8 7
define ptr @f() gc "erlang" personality ptr @personality {
entry:
  %shown = alloca ptr
  %part = alloca i128
  %caught = alloca ptr
  %never = alloca ptr
  call void @llvm.gcroot(ptr %shown, ptr null)
  call void @llvm.gcroot(ptr %part, ptr @tag)
  call void @llvm.gcroot(ptr %caught, ptr null)
  call void @llvm.gcroot(ptr %never, ptr null)
  call void @look(ptr %shown)
  %x = call ptr @make()
  store ptr %x, ptr %caught
  %second = getelementptr i8, ptr %part, i64 8
  store ptr %x, ptr %second
  %y = invoke ptr @make() to label %next unwind label %pad
next:
  store ptr %y, ptr %never
  %z = call ptr @make()
  %p = load ptr, ptr %second
  ret ptr %p
pad:
  %e = landingpad { ptr, i32 } cleanup
  %c = load ptr, ptr %caught
  call void @look(ptr %c)
  resume { ptr, i32 } %e
}

; => stackmap -live-roots -strategy=name=erlang,table=gcmap
; roots of gc "erlang" in .data:
; 0000  06 00 00 00              __gcmap_f points              6         safe points that follow
; 0004  00 00 00 00              padding                                 padding
; 0008  00 00 00 00 00 00 00 00  __gcmap_f point 0 address     f+0x3c    of a safe point
; 0010  38 00 00 00              __gcmap_f point 0 frame size  56        bytes from the stack pointer to the return address
; 0014  02 00 00 00              __gcmap_f point 0 live roots  2         offsets that follow
; 0018  28 00 00 00              __gcmap_f point 0 offset 0    [rsp+40]  holds a reference
; 001c  10 00 00 00              __gcmap_f point 0 offset 1    [rsp+16]  holds a reference
; 0020  00 00 00 00 00 00 00 00  __gcmap_f point 1 address     f+0x41    of a safe point
; 0028  38 00 00 00              __gcmap_f point 1 frame size  56        bytes from the stack pointer to the return address
; 002c  02 00 00 00              __gcmap_f point 1 live roots  2         offsets that follow
; 0030  28 00 00 00              __gcmap_f point 1 offset 0    [rsp+40]  holds a reference
; 0034  10 00 00 00              __gcmap_f point 1 offset 1    [rsp+16]  holds a reference
; 0038  00 00 00 00 00 00 00 00  __gcmap_f point 2 address     f+0x50    of a safe point
; 0040  38 00 00 00              __gcmap_f point 2 frame size  56        bytes from the stack pointer to the return address
; 0044  03 00 00 00              __gcmap_f point 2 live roots  3         offsets that follow
; 0048  28 00 00 00              __gcmap_f point 2 offset 0    [rsp+40]  holds a reference
; 004c  10 00 00 00              __gcmap_f point 2 offset 1    [rsp+16]  holds a reference
; 0050  08 00 00 00              __gcmap_f point 2 offset 2    [rsp+8]   holds a reference
; 0054  00 00 00 00              padding                                 padding
; 0058  00 00 00 00 00 00 00 00  __gcmap_f point 3 address     f+0x5a    of a safe point
; 0060  38 00 00 00              __gcmap_f point 3 frame size  56        bytes from the stack pointer to the return address
; 0064  02 00 00 00              __gcmap_f point 3 live roots  2         offsets that follow
; 0068  28 00 00 00              __gcmap_f point 3 offset 0    [rsp+40]  holds a reference
; 006c  10 00 00 00              __gcmap_f point 3 offset 1    [rsp+16]  holds a reference
; 0070  00 00 00 00 00 00 00 00  __gcmap_f point 4 address     f+0x72    of a safe point
; 0078  38 00 00 00              __gcmap_f point 4 frame size  56        bytes from the stack pointer to the return address
; 007c  01 00 00 00              __gcmap_f point 4 live roots  1         offsets that follow
; 0080  28 00 00 00              __gcmap_f point 4 offset 0    [rsp+40]  holds a reference
; 0084  00 00 00 00              padding                                 padding
; 0088  00 00 00 00 00 00 00 00  __gcmap_f point 5 address     f+0x7a    of a safe point
; 0090  38 00 00 00              __gcmap_f point 5 frame size  56        bytes from the stack pointer to the return address
; 0094  04 00 00 00              __gcmap_f point 5 live roots  4         offsets that follow
; 0098  28 00 00 00              __gcmap_f point 5 offset 0    [rsp+40]  holds a reference
; 009c  10 00 00 00              __gcmap_f point 5 offset 1    [rsp+16]  holds a reference
; 00a0  08 00 00 00              __gcmap_f point 5 offset 2    [rsp+8]   holds a reference
; 00a4  20 00 00 00              __gcmap_f point 5 offset 3    [rsp+32]  holds a reference
