;--- yes
; test: place -strategy=name=mine,references=1
; differs: LLVM has no such strategy
; A poll is placed.
declare void @collect()
define void @gc.safepoint_poll() {
  call void @collect()
  ret void
}
define void @f() gc "mine" {
entry:
  ret void
}

; => place -strategy=name=mine,references=1
; declare void @collect()
;
; define void @gc.safepoint_poll() {
;   call void @collect()
;   ret void
; }
;
; define void @f() gc "mine" {
; entry:
;   call void @collect()
;   ret void
; }

;--- no
; test: place -strategy=name=mine,references=1,polls=no
; differs: LLVM has no such strategy
; None is.
declare void @collect()
define void @gc.safepoint_poll() {
  call void @collect()
  ret void
}
define void @f() gc "mine" {
entry:
  ret void
}

; => place -strategy=name=mine,references=1,polls=no
; declare void @collect()
;
; define void @gc.safepoint_poll() {
;   call void @collect()
;   ret void
; }
;
; define void @f() gc "mine" {
; entry:
;   ret void
; }
