; title: A shadow stack that unwinds
; about: If @work throws, the entry must be popped as well: ShadowStackGCLowering turns the call into an invoke, with a cleanup that pops. @inner cannot throw and stays a call.
; select: %first
; run: both({{| 1}}, {| 2}) = {| 1} prints inner({{| 1}}); work({{| 1}}, {| 2})

declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare void @work(ptr, ptr)
declare void @inner(ptr) nounwind

@kind.pair = external constant i8
@kind.node = external constant i8

; Roots with metadata come first in the frame map, whatever their order here: %scratch is the last.
define ptr @both(ptr %a, ptr %b) gc "shadow-stack" {
entry:
  %scratch = alloca ptr
  %first = alloca ptr
  %second = alloca ptr
  call void @llvm.gcroot(ptr %scratch, ptr null)
  call void @llvm.gcroot(ptr %first, ptr @kind.pair)
  call void @llvm.gcroot(ptr %second, ptr @kind.node)
  store ptr %a, ptr %first
  store ptr %b, ptr %second
  call void @inner(ptr %a)
  %a.1 = load ptr, ptr %first
  %b.1 = load ptr, ptr %second
  call void @work(ptr %a.1, ptr %b.1)
  %a.2 = load ptr, ptr %first
  %left.field = getelementptr i8, ptr %a.2, i64 8
  %left = call ptr @llvm.gcread(ptr %a.2, ptr %left.field)
  store ptr %left, ptr %scratch
  %b.2 = load ptr, ptr %second
  call void @llvm.gcwrite(ptr %b.2, ptr %a.2, ptr %left.field)
  ret ptr %left
}
