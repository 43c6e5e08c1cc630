; test: place -spp-no-entry
declare void @do_safepoint()
define void @gc.safepoint_poll() {
  call void @do_safepoint()
  ret void
}

;--- unsigned
define void @f(i32 %n, i32 %a, i8 %b, i64 %m) gc "statepoint-example" {
entry:
  br label %l
l:
  %i = phi i8 [ 0, %entry ], [ %j, %l ]
  %z = zext i8 %i to i32
  %y = add i32 %z, 1
  %j = trunc i32 %y to i8
  %c = icmp ult i8 %j, %b
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
;   %i = phi i8 [ 0, %entry ], [ %j, %l ]
;   %z = zext i8 %i to i32
;   %y = add i32 %z, 1
;   %j = trunc i32 %y to i8
;   %c = icmp ult i8 %j, %b
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

;--- signed
define void @f(i32 %n, i32 %a, i8 %b, i64 %m) gc "statepoint-example" {
entry:
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %z = sext i32 %i to i64
  %y = add nsw i64 %z, 1
  %j = trunc i64 %y to i32
  %c = icmp slt i32 %j, %n
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
;   %z = sext i32 %i to i64
;   %y = add nsw i64 %z, 1
;   %j = trunc i64 %y to i32
;   %c = icmp slt i32 %j, %n
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
