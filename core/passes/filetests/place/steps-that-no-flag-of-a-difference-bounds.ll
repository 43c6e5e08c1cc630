; test: place -spp-no-entry
; llvm: 14 22
; x - -2 may wrap around where x + 2 does not: the flags of a difference say nothing of the sum that
; it is. Nor do flags say that a loop ends where a call in it may throw or not return.
declare void @do_safepoint()
declare void @leaf() "gc-leaf-function"
define void @gc.safepoint_poll() {
  call void @do_safepoint()
  ret void
}
define void @difference(i16 %a) gc "statepoint-example" {
entry:
  br label %head
head:
  %i = phi i16 [ %a, %entry ], [ %next, %latch ]
  %c = icmp eq i16 %i, 1000
  br i1 %c, label %out, label %latch
latch:
  %next = sub nuw i16 %i, -2
  br label %head
out:
  ret void
}
define void @left(i32 %a, i32 %b) gc "statepoint-example" {
entry:
  br label %head
head:
  %i = phi i32 [ %a, %entry ], [ %next, %latch ]
  %c = icmp eq i32 %i, %b
  br i1 %c, label %out, label %latch
latch:
  call void @leaf()
  %next = add nuw nsw i32 %i, 2
  br label %head
out:
  ret void
}
define void @stays(i32 %a, i32 %b) gc "statepoint-example" {
entry:
  br label %head
head:
  %i = phi i32 [ %a, %entry ], [ %next, %latch ]
  %c = icmp eq i32 %i, %b
  br i1 %c, label %out, label %latch
latch:
  call void @leaf() nounwind willreturn
  %next = add nuw nsw i32 %i, 2
  br label %head
out:
  ret void
}

; => place -spp-no-entry
; declare void @do_safepoint()
;
; declare void @leaf() #0
;
; define void @gc.safepoint_poll() {
;   call void @do_safepoint()
;   ret void
; }
;
; define void @difference(i16 %a) gc "statepoint-example" {
; entry:
;   br label %head
;
; head:                                             ; preds = %latch, %entry
;   %i = phi i16 [ %a, %entry ], [ %next, %latch ]
;   %c = icmp eq i16 %i, 1000
;   br i1 %c, label %out, label %latch
;
; latch:                                            ; preds = %head
;   %next = sub nuw i16 %i, -2
;   call void @do_safepoint()
;   br label %head
;
; out:                                              ; preds = %head
;   ret void
; }
;
; define void @left(i32 %a, i32 %b) gc "statepoint-example" {
; entry:
;   br label %head
;
; head:                                             ; preds = %latch, %entry
;   %i = phi i32 [ %a, %entry ], [ %next, %latch ]
;   %c = icmp eq i32 %i, %b
;   br i1 %c, label %out, label %latch
;
; latch:                                            ; preds = %head
;   call void @leaf()
;   %next = add nuw nsw i32 %i, 2
;   call void @do_safepoint()
;   br label %head
;
; out:                                              ; preds = %head
;   ret void
; }
;
; define void @stays(i32 %a, i32 %b) gc "statepoint-example" {
; entry:
;   br label %head
;
; head:                                             ; preds = %latch, %entry
;   %i = phi i32 [ %a, %entry ], [ %next, %latch ]
;   %c = icmp eq i32 %i, %b
;   br i1 %c, label %out, label %latch
;
; latch:                                            ; preds = %head
;   call void @leaf() #1
;   %next = add nuw nsw i32 %i, 2
;   br label %head
;
; out:                                              ; preds = %head
;   ret void
; }
;
; attributes #0 = { "gc-leaf-function" }
; attributes #1 = { nounwind willreturn }
