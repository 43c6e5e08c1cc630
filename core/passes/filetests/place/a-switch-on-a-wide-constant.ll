; test: place
; llvm: 14 22
declare void @do_safepoint()
declare void @foo()
define void @gc.safepoint_poll() {
  call void @do_safepoint()
  ret void
}
define void @f() gc "statepoint-example" {
  switch i128 -2, label %on [ i128 10, label %dead
                              i128 -1, label %dead ]
on:
  call void @foo()
  ret void
dead:
  ret void
}
define void @g(i128 %n) gc "statepoint-example" {
  switch i128 1208925819614629174706176, label %dead [ i128 10, label %dead
                              i128 1208925819614629174706176, label %on ]
on:
  call void @foo()
  ret void
dead:
  ret void
}

; => place
; declare void @do_safepoint()
;
; declare void @foo()
;
; define void @gc.safepoint_poll() {
;   call void @do_safepoint()
;   ret void
; }
;
; define void @f() gc "statepoint-example" {
;   br label %on
;
; on:                                               ; preds = %0
;   call void @do_safepoint()
;   call void @foo()
;   ret void
; }
;
; define void @g(i128 %n) gc "statepoint-example" {
;   br label %on
;
; on:                                               ; preds = %0
;   call void @do_safepoint()
;   call void @foo()
;   ret void
; }
