; test: place
; llvm: 22
declare void @do_safepoint()
@flag = external global i8
define void @gc.safepoint_poll() {
entry:
  %f = load volatile i8, ptr @flag
  %set = icmp ne i8 %f, 0
  br i1 %set, label %slow, label %done
slow:
  tail call void @do_safepoint()
  br label %done
done:
  ret void
}
declare i32 @llvm.umin.i32(i32, i32)
declare i64 @llvm.smax.i64(i64, i64)
define void @f(i32 %n) gc "statepoint-example" {
entry:
  %few = call i32 @llvm.umin.i32(i32 %n, i32 1024)
  %count = zext i32 %few to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i, %count
  br i1 %done, label %out, label %loop
out:
  ret void
}
define void @g(i64 %n) gc "statepoint-example" {
entry:
  %many = call i64 @llvm.smax.i64(i64 %n, i64 1)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %many
  br i1 %done, label %out, label %loop
out:
  ret void
}

; => place
; @flag = external global i8
;
; declare void @do_safepoint()
;
; define void @gc.safepoint_poll() {
; entry:
;   %f = load volatile i8, ptr @flag, align 1
;   %set = icmp ne i8 %f, 0
;   br i1 %set, label %slow, label %done
;
; slow:                                             ; preds = %entry
;   tail call void @do_safepoint()
;   br label %done
;
; done:                                             ; preds = %slow, %entry
;   ret void
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.umin.i32(i32, i32) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i64 @llvm.smax.i64(i64, i64) #0
;
; define void @f(i32 %n) gc "statepoint-example" {
; entry:
;   %few = call i32 @llvm.umin.i32(i32 %n, i32 1024)
;   %count = zext i32 %few to i64
;   %f.i = load volatile i8, ptr @flag, align 1
;   %set.i = icmp ne i8 %f.i, 0
;   br i1 %set.i, label %slow.i, label %gc.safepoint_poll.exit
;
; slow.i:                                           ; preds = %entry
;   call void @do_safepoint()
;   br label %gc.safepoint_poll.exit
;
; gc.safepoint_poll.exit:                           ; preds = %entry, %slow.i
;   br label %loop
;
; loop:                                             ; preds = %loop, %gc.safepoint_poll.exit
;   %i = phi i64 [ 0, %gc.safepoint_poll.exit ], [ %next, %loop ]
;   %next = add nuw nsw i64 %i, 1
;   %done = icmp eq i64 %i, %count
;   br i1 %done, label %out, label %loop
;
; out:                                              ; preds = %loop
;   ret void
; }
;
; define void @g(i64 %n) gc "statepoint-example" {
; entry:
;   %many = call i64 @llvm.smax.i64(i64 %n, i64 1)
;   %f.i1 = load volatile i8, ptr @flag, align 1
;   %set.i2 = icmp ne i8 %f.i1, 0
;   br i1 %set.i2, label %slow.i3, label %gc.safepoint_poll.exit4
;
; slow.i3:                                          ; preds = %entry
;   call void @do_safepoint()
;   br label %gc.safepoint_poll.exit4
;
; gc.safepoint_poll.exit4:                          ; preds = %entry, %slow.i3
;   br label %loop
;
; loop:                                             ; preds = %gc.safepoint_poll.exit, %gc.safepoint_poll.exit4
;   %i = phi i64 [ 0, %gc.safepoint_poll.exit4 ], [ %next, %gc.safepoint_poll.exit ]
;   %next = add nuw nsw i64 %i, 1
;   %done = icmp eq i64 %next, %many
;   %f.i = load volatile i8, ptr @flag, align 1
;   %set.i = icmp ne i8 %f.i, 0
;   br i1 %set.i, label %slow.i, label %gc.safepoint_poll.exit
;
; slow.i:                                           ; preds = %loop
;   call void @do_safepoint()
;   br label %gc.safepoint_poll.exit
;
; gc.safepoint_poll.exit:                           ; preds = %loop, %slow.i
;   br i1 %done, label %out, label %loop
;
; out:                                              ; preds = %gc.safepoint_poll.exit
;   ret void
; }
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
