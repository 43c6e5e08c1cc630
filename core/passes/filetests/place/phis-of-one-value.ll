; test: place
; llvm: 14 22
; A phi that has one value whatever way it is come to is that value: of these loops only @ever and
; @unknown go round for long.
declare void @do_safepoint()
define void @gc.safepoint_poll() {
  call void @do_safepoint()
  ret void
}
define void @once(ptr addrspace(1) %b) gc "statepoint-example" {
entry:
  br label %loop
loop:
  %phi = phi ptr addrspace(1) [ %b, %entry ], [ %phi, %loop ]
  %more = icmp ne ptr addrspace(1) %phi, %b
  br i1 %more, label %loop, label %out
out:
  ret void
}
define void @ever(i64 %b) gc "statepoint-example" {
entry:
  br label %loop
loop:
  %phi = phi i64 [ %b, %entry ], [ %phi, %loop ]
  %more = icmp uge i64 %phi, %b
  br i1 %more, label %loop, label %out
out:
  ret void
}
define void @constant() gc "statepoint-example" {
entry:
  br label %loop
loop:
  %phi = phi i32 [ 5, %entry ], [ %phi, %loop ]
  %more = icmp ult i32 %phi, 4
  br i1 %more, label %loop, label %out
out:
  ret void
}
define void @unknown(i64 %a, i64 %b) gc "statepoint-example" {
entry:
  br label %loop
loop:
  %phi = phi i64 [ %b, %entry ], [ %phi, %loop ]
  %more = icmp ne i64 %phi, %a
  br i1 %more, label %loop, label %out
out:
  ret void
}
define void @bound(i64 %a, i1 %c) gc "statepoint-example" {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %most = phi i64 [ 100, %entry ], [ %most, %loop ]
  %next = add i64 %i, 3
  %more = icmp slt i64 %next, %most
  br i1 %more, label %loop, label %out
out:
  ret void
}

; => place
; declare void @do_safepoint()
;
; define void @gc.safepoint_poll() {
;   call void @do_safepoint()
;   ret void
; }
;
; define void @once(ptr addrspace(1) %b) gc "statepoint-example" {
; entry:
;   call void @do_safepoint()
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %phi = phi ptr addrspace(1) [ %b, %entry ], [ %phi, %loop ]
;   %more = icmp ne ptr addrspace(1) %phi, %b
;   br i1 %more, label %loop, label %out
;
; out:                                              ; preds = %loop
;   ret void
; }
;
; define void @ever(i64 %b) gc "statepoint-example" {
; entry:
;   call void @do_safepoint()
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %phi = phi i64 [ %b, %entry ], [ %phi, %loop ]
;   %more = icmp uge i64 %phi, %b
;   call void @do_safepoint()
;   br i1 %more, label %loop, label %out
;
; out:                                              ; preds = %loop
;   ret void
; }
;
; define void @constant() gc "statepoint-example" {
; entry:
;   call void @do_safepoint()
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %phi = phi i32 [ 5, %entry ], [ %phi, %loop ]
;   %more = icmp ult i32 %phi, 4
;   br i1 %more, label %loop, label %out
;
; out:                                              ; preds = %loop
;   ret void
; }
;
; define void @unknown(i64 %a, i64 %b) gc "statepoint-example" {
; entry:
;   call void @do_safepoint()
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %phi = phi i64 [ %b, %entry ], [ %phi, %loop ]
;   %more = icmp ne i64 %phi, %a
;   call void @do_safepoint()
;   br i1 %more, label %loop, label %out
;
; out:                                              ; preds = %loop
;   ret void
; }
;
; define void @bound(i64 %a, i1 %c) gc "statepoint-example" {
; entry:
;   call void @do_safepoint()
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %most = phi i64 [ 100, %entry ], [ %most, %loop ]
;   %next = add i64 %i, 3
;   %more = icmp slt i64 %next, %most
;   br i1 %more, label %loop, label %out
;
; out:                                              ; preds = %loop
;   ret void
; }
