; test: place -spp-no-entry -spp-no-call
; llvm: 22
; Attributes bound arguments and results.
declare void @do_safepoint()
define void @gc.safepoint_poll() {
  call void @do_safepoint()
  ret void
}
declare range(i64 0, 50) i64 @few()

define void @arguments(i64 range(i64 0, 1000) %n) gc "statepoint-example" {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %out
out:
  ret void
}

define void @results() gc "statepoint-example" {
entry:
  %n = call i64 @few()
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add i64 %i, 4
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %out
out:
  ret void
}

define void @large_arguments(i64 range(i64 0, -1) %n) gc "statepoint-example" {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %out
out:
  ret void
}

; => place -spp-no-entry -spp-no-call
; declare void @do_safepoint()
;
; define void @gc.safepoint_poll() {
;   call void @do_safepoint()
;   ret void
; }
;
; declare range(i64 0, 50) i64 @few()
;
; define void @arguments(i64 range(i64 0, 1000) %n) gc "statepoint-example" {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %next = add i64 %i, 1
;   %more = icmp ult i64 %next, %n
;   br i1 %more, label %loop, label %out
;
; out:                                              ; preds = %loop
;   ret void
; }
;
; define void @results() gc "statepoint-example" {
; entry:
;   %n = call i64 @few()
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %next = add i64 %i, 4
;   %more = icmp slt i64 %next, %n
;   br i1 %more, label %loop, label %out
;
; out:                                              ; preds = %loop
;   ret void
; }
;
; define void @large_arguments(i64 range(i64 0, -1) %n) gc "statepoint-example" {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %next = add i64 %i, 1
;   %more = icmp ult i64 %next, %n
;   call void @do_safepoint()
;   br i1 %more, label %loop, label %out
;
; out:                                              ; preds = %loop
;   ret void
; }
