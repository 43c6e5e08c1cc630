; test: place
; llvm: 14 22
declare void @do_safepoint()
define void @gc.safepoint_poll() gc "statepoint-example" {
entry:
  call void @do_safepoint()
  ret void
}
define void @f() gc "statepoint-example" {
entry:
  ret void
}

; => place
; declare void @do_safepoint()
;
; define void @gc.safepoint_poll() gc "statepoint-example" {
; entry:
;   call void @do_safepoint()
;   ret void
; }
;
; define void @f() gc "statepoint-example" {
; entry:
;   call void @do_safepoint()
;   ret void
; }
