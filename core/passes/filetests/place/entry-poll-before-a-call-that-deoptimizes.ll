; test: place
; llvm: 14 22
; differs: LLVM puts the poll between the call and the return, where its verifier refuses it
declare void @do_safepoint()
declare i32 @llvm.experimental.deoptimize.i32(...)
define void @gc.safepoint_poll() {
  call void @do_safepoint()
  ret void
}
define i32 @f(i32 %a) gc "statepoint-example" {
  %r = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"(i32 %a) ]
  ret i32 %r
}

; => place
; declare void @do_safepoint()
;
; declare i32 @llvm.experimental.deoptimize.i32(...)
;
; define void @gc.safepoint_poll() {
;   call void @do_safepoint()
;   ret void
; }
;
; define i32 @f(i32 %a) gc "statepoint-example" {
;   call void @do_safepoint()
;   %r = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"(i32 %a) ]
;   ret i32 %r
; }
