; test: place
; differs: LLVM returns from the function in the poll
declare void @llvm.experimental.deoptimize.isVoid(...)
declare i1 @bad() "gc-leaf-function"
define void @gc.safepoint_poll() {
  %c = call i1 @bad()
  br i1 %c, label %out, label %on
out:
  call void (...) @llvm.experimental.deoptimize.isVoid() [ "deopt"(i32 1) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @gc.safepoint_poll deoptimizes: a poll cannot return from the function that it is inlined into [SP0405]
  ret void
on:
  ret void
}
define void @f(i32 %a) gc "statepoint-example" {
  ret void
}
