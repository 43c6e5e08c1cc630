; test: place
; llvm: 14 22
; differs: LLVM moves it into the frame of every function that polls; a poll is to be small, and one that needs memory is refused
declare void @do_safepoint(ptr)
define void @gc.safepoint_poll() {
entry:
  %s = alloca i64
; ^~
; error: @gc.safepoint_poll has an `alloca`, which cannot be inlined as a poll [SP0405]
  call void @do_safepoint(ptr null)
  ret void
}
define void @f() gc "statepoint-example" {
  ret void
}
