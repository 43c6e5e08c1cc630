; test: place
; llvm: 14 22
; differs: LLVM does not notice that it could not inline the poll
declare void @do_safepoint()
define void @gc.safepoint_poll() gc "statepoint-example" {
;           ^~~~~~~~~~~~~~~~~~
; error: @gc.safepoint_poll has the strategy "statepoint-example" and cannot be inlined into @g, which has "coreclr" [SP0405]
entry:
  call void @do_safepoint()
  ret void
}
define void @f() gc "statepoint-example" {
  ret void
}
define void @g() gc "coreclr" {
  ret void
}
