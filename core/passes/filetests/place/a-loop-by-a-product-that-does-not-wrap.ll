; test: place -spp-no-entry
declare void @do_safepoint()
define void @gc.safepoint_poll() {
  call void @do_safepoint()
  ret void
}

;--- product
define void @f(i32 %n, i32 %a, i8 %b, i64 %m) gc "statepoint-example" {
entry:
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %z = mul nuw i32 %i, 3
  %c = icmp ult i32 %z, %n
  %j = add nuw i32 %i, 1
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
;   %z = mul nuw i32 %i, 3
;   %c = icmp ult i32 %z, %n
;   %j = add nuw i32 %i, 1
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

;--- shift
define void @f(i32 %n, i32 %a, i8 %b, i64 %m) gc "statepoint-example" {
entry:
  br label %l
l:
  %i = phi i32 [ %a, %entry ], [ %j, %l ]
  %z = shl nuw nsw i32 %i, 2
  %c = icmp slt i32 %z, %n
  %j = add nuw nsw i32 %i, 1
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
;   %i = phi i32 [ %a, %entry ], [ %j, %l ]
;   %z = shl nuw nsw i32 %i, 2
;   %c = icmp slt i32 %z, %n
;   %j = add nuw nsw i32 %i, 1
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

;--- one-that-may
define void @f(i32 %n, i32 %a, i8 %b, i64 %m) gc "statepoint-example" {
entry:
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %z = mul i32 %i, 3
  %c = icmp ult i32 %z, %n
  %j = add nuw i32 %i, 1
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
;   %z = mul i32 %i, 3
;   %c = icmp ult i32 %z, %n
;   %j = add nuw i32 %i, 1
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
