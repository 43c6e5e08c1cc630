; title: A root without a first value
; about: %late is stored to only after a call. The compiler sets it to null on entry, because the call to @make may collect; %early is stored to at once and needs no null.
; select: %late
; refused: LLVM has no strategy of that name.

declare void @llvm.gcroot(ptr, ptr)
declare ptr @make()

define ptr @two(ptr %arg) gc "mine" {
entry:
  %early = alloca ptr
  %late = alloca ptr
  call void @llvm.gcroot(ptr %early, ptr null)
  call void @llvm.gcroot(ptr %late, ptr null)
  store ptr %arg, ptr %early
  %made = call ptr @make()
  store ptr %made, ptr %late
  %result = load ptr, ptr %early
  ret ptr %result
}
