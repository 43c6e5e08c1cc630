; test: place
; llvm: 14 22
declare void @do_safepoint()
define void @gc.safepoint_poll() nounwind {
entry:
  tail call void @do_safepoint()
  ret void
}
define void @f() gc "statepoint-example" {
entry:
  ret void
}

; => place
; declare void @do_safepoint()
;
; ; Function Attrs: nounwind
; define void @gc.safepoint_poll() #0 {
; entry:
;   tail call void @do_safepoint()
;   ret void
; }
;
; define void @f() gc "statepoint-example" {
; entry:
;   call void @do_safepoint() #0
;   ret void
; }
;
; attributes #0 = { nounwind }
