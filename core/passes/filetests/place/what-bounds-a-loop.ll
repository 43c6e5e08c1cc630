; test: place -spp-no-entry -spp-no-call
; What starts and what ends a loop may share terms, wherever they stand; an assumption before a loop
; says of its end that it is not zero. As LLVM, this does not put two comparisons together
; (@less_than_what_is_small), nor divides what may wrap around (@over_memory). The last three may run
; for long.
declare void @do_safepoint()
define void @gc.safepoint_poll() {
  call void @do_safepoint()
  ret void
}
declare void @llvm.assume(i1)
declare i64 @llvm.ctpop.i64(i64)

define void @ten_from_anywhere(i64 %a) gc "statepoint-example" {
entry:
  %end = add i64 %a, 10
  br label %loop
loop:
  %i = phi i64 [ %a, %entry ], [ %next, %loop ]
  %next = add i64 %i, 1
  %more = icmp ne i64 %next, %end
  br i1 %more, label %loop, label %out
out:
  ret void
}

define void @assumed_not_to_be_zero(i32 %n) gc "statepoint-example" {
entry:
  %end = zext i32 %n to i64
  %some = icmp ne i64 %end, 0
  call void @llvm.assume(i1 %some)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add i64 %i, 1
  %more = icmp ne i64 %next, %end
  br i1 %more, label %loop, label %out
out:
  ret void
}

define void @as_many_as_bits_are_set(i64 %a) gc "statepoint-example" {
entry:
  %end = call i64 @llvm.ctpop.i64(i64 %a)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %end
  br i1 %more, label %loop, label %out
out:
  ret void
}

define void @less_than_what_is_small(i64 %a, i64 %b) gc "statepoint-example" {
entry:
  %small = icmp ult i64 %b, 1000
  br i1 %small, label %on, label %out
on:
  %less = icmp ult i64 %a, %b
  br i1 %less, label %head, label %out
head:
  br label %loop
loop:
  %i = phi i64 [ %a, %head ], [ %next, %loop ]
  %next = add i64 %i, -1
  %more = icmp ne i64 %next, 0
  br i1 %more, label %loop, label %out
out:
  ret void
}

define void @marked(ptr %p) gc "statepoint-example" {
entry:
  %end = load i64, ptr %p, !range !0
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add i64 %i, 3
  %more = icmp ult i64 %next, %end
  br i1 %more, label %loop, label %out
out:
  ret void
}

define void @over_memory(ptr %p, i16 %n) gc "statepoint-example" {
entry:
  %length = zext i16 %n to i64
  %end = getelementptr i64, ptr %p, i64 %length
  br label %loop
loop:
  %at = phi ptr [ %p, %entry ], [ %next, %loop ]
  %next = getelementptr inbounds i64, ptr %at, i64 1
  %more = icmp ne ptr %next, %end
  br i1 %more, label %loop, label %out
out:
  ret void
}

define void @assumed_of_another(i64 %n, i64 %other) gc "statepoint-example" {
entry:
  %some = icmp ult i64 %other, 100
  call void @llvm.assume(i1 %some)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add i64 %i, 1
  %more = icmp ne i64 %next, %n
  br i1 %more, label %loop, label %out
out:
  ret void
}

define void @over_any_memory(ptr %p, ptr %end) gc "statepoint-example" {
entry:
  br label %loop
loop:
  %at = phi ptr [ %p, %entry ], [ %next, %loop ]
  %next = getelementptr inbounds i64, ptr %at, i64 1
  %more = icmp ne ptr %next, %end
  br i1 %more, label %loop, label %out
out:
  ret void
}

define void @two_steps_past_an_odd_end(i64 %a) gc "statepoint-example" {
entry:
  %end = add i64 %a, 11
  br label %loop
loop:
  %i = phi i64 [ %a, %entry ], [ %next, %loop ]
  %next = add i64 %i, 2
  %more = icmp ne i64 %next, %end
  br i1 %more, label %loop, label %out
out:
  ret void
}
!0 = !{i64 0, i64 100}

; => place -spp-no-entry -spp-no-call
; declare void @do_safepoint()
;
; define void @gc.safepoint_poll() {
;   call void @do_safepoint()
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; declare void @llvm.assume(i1 noundef) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i64 @llvm.ctpop.i64(i64) #1
;
; define void @ten_from_anywhere(i64 %a) gc "statepoint-example" {
; entry:
;   %end = add i64 %a, 10
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ %a, %entry ], [ %next, %loop ]
;   %next = add i64 %i, 1
;   %more = icmp ne i64 %next, %end
;   br i1 %more, label %loop, label %out
;
; out:                                              ; preds = %loop
;   ret void
; }
;
; define void @assumed_not_to_be_zero(i32 %n) gc "statepoint-example" {
; entry:
;   %end = zext i32 %n to i64
;   %some = icmp ne i64 %end, 0
;   call void @llvm.assume(i1 %some)
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %next = add i64 %i, 1
;   %more = icmp ne i64 %next, %end
;   br i1 %more, label %loop, label %out
;
; out:                                              ; preds = %loop
;   ret void
; }
;
; define void @as_many_as_bits_are_set(i64 %a) gc "statepoint-example" {
; entry:
;   %end = call i64 @llvm.ctpop.i64(i64 %a)
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %next = add i64 %i, 1
;   %more = icmp slt i64 %next, %end
;   br i1 %more, label %loop, label %out
;
; out:                                              ; preds = %loop
;   ret void
; }
;
; define void @less_than_what_is_small(i64 %a, i64 %b) gc "statepoint-example" {
; entry:
;   %small = icmp ult i64 %b, 1000
;   br i1 %small, label %on, label %out
;
; on:                                               ; preds = %entry
;   %less = icmp ult i64 %a, %b
;   br i1 %less, label %head, label %out
;
; head:                                             ; preds = %on
;   br label %loop
;
; loop:                                             ; preds = %loop, %head
;   %i = phi i64 [ %a, %head ], [ %next, %loop ]
;   %next = add i64 %i, -1
;   %more = icmp ne i64 %next, 0
;   call void @do_safepoint()
;   br i1 %more, label %loop, label %out
;
; out:                                              ; preds = %loop, %on, %entry
;   ret void
; }
;
; define void @marked(ptr %p) gc "statepoint-example" {
; entry:
;   %end = load i64, ptr %p, align 4, !range !0
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %next = add i64 %i, 3
;   %more = icmp ult i64 %next, %end
;   br i1 %more, label %loop, label %out
;
; out:                                              ; preds = %loop
;   ret void
; }
;
; define void @over_memory(ptr %p, i16 %n) gc "statepoint-example" {
; entry:
;   %length = zext i16 %n to i64
;   %end = getelementptr i64, ptr %p, i64 %length
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %at = phi ptr [ %p, %entry ], [ %next, %loop ]
;   %next = getelementptr inbounds i64, ptr %at, i64 1
;   %more = icmp ne ptr %next, %end
;   call void @do_safepoint()
;   br i1 %more, label %loop, label %out
;
; out:                                              ; preds = %loop
;   ret void
; }
;
; define void @assumed_of_another(i64 %n, i64 %other) gc "statepoint-example" {
; entry:
;   %some = icmp ult i64 %other, 100
;   call void @llvm.assume(i1 %some)
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %next = add i64 %i, 1
;   %more = icmp ne i64 %next, %n
;   call void @do_safepoint()
;   br i1 %more, label %loop, label %out
;
; out:                                              ; preds = %loop
;   ret void
; }
;
; define void @over_any_memory(ptr %p, ptr %end) gc "statepoint-example" {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %at = phi ptr [ %p, %entry ], [ %next, %loop ]
;   %next = getelementptr inbounds i64, ptr %at, i64 1
;   %more = icmp ne ptr %next, %end
;   call void @do_safepoint()
;   br i1 %more, label %loop, label %out
;
; out:                                              ; preds = %loop
;   ret void
; }
;
; define void @two_steps_past_an_odd_end(i64 %a) gc "statepoint-example" {
; entry:
;   %end = add i64 %a, 11
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ %a, %entry ], [ %next, %loop ]
;   %next = add i64 %i, 2
;   %more = icmp ne i64 %next, %end
;   call void @do_safepoint()
;   br i1 %more, label %loop, label %out
;
; out:                                              ; preds = %loop
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
;
; !0 = !{i64 0, i64 100}
