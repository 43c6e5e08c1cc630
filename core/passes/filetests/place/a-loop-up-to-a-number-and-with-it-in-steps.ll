; test: place -spp-no-entry
declare void @do_safepoint()
define void @gc.safepoint_poll() {
  call void @do_safepoint()
  ret void
}

;--- up
define void @f(i32 %n, i32 %a, i8 %b, i64 %m) gc "statepoint-example" {
entry:
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %j = add nsw i32 %i, 2
  %c = icmp sle i32 %j, %a
  br i1 %c, label %l, label %x
x:
  ret void
}

; => place -spp-no-entry
; define void @f(i32 %n, i32 %a, i8 %b, i64 %m) gc "statepoint-example" {
; entry:
;   br label %l
;
; l:                                                ; preds = %l, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %l ]
;   %j = add nsw i32 %i, 2
;   %c = icmp sle i32 %j, %a
;   br i1 %c, label %l, label %x
;
; x:                                                ; preds = %l
;   ret void
; }
;
; declare void @do_safepoint()
;
; define void @gc.safepoint_poll() {
;   call void @do_safepoint()
;   ret void
; }

;--- down
define void @f(i32 %n, i32 %a, i8 %b, i64 %m) gc "statepoint-example" {
entry:
  br label %l
l:
  %i = phi i32 [ 1, %entry ], [ %j, %l ]
  %j = add nsw i32 %i, -2
  %c = icmp sge i32 %j, %a
  br i1 %c, label %l, label %x
x:
  ret void
}

; => place -spp-no-entry
; define void @f(i32 %n, i32 %a, i8 %b, i64 %m) gc "statepoint-example" {
; entry:
;   br label %l
;
; l:                                                ; preds = %l, %entry
;   %i = phi i32 [ 1, %entry ], [ %j, %l ]
;   %j = add nsw i32 %i, -2
;   %c = icmp sge i32 %j, %a
;   br i1 %c, label %l, label %x
;
; x:                                                ; preds = %l
;   ret void
; }
;
; declare void @do_safepoint()
;
; define void @gc.safepoint_poll() {
;   call void @do_safepoint()
;   ret void
; }

;--- unsigned
define void @f(i32 %n, i32 %a, i8 %b, i64 %m) gc "statepoint-example" {
entry:
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %j = add nuw i32 %i, 2
  %c = icmp ule i32 %j, %a
  br i1 %c, label %l, label %x
x:
  ret void
}

; => place -spp-no-entry
; define void @f(i32 %n, i32 %a, i8 %b, i64 %m) gc "statepoint-example" {
; entry:
;   br label %l
;
; l:                                                ; preds = %l, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %l ]
;   %j = add nuw i32 %i, 2
;   %c = icmp ule i32 %j, %a
;   call void @do_safepoint()
;   br i1 %c, label %l, label %x
;
; x:                                                ; preds = %l
;   ret void
; }
;
; declare void @do_safepoint()
;
; define void @gc.safepoint_poll() {
;   call void @do_safepoint()
;   ret void
; }
