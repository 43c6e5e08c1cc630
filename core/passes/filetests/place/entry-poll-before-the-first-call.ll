; test: place
; llvm: 14 22
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
declare void @foo()
define void @f(i32 %n) gc "statepoint-example" {
entry:
  %x = add i32 %n, 1
  br label %next
next:
  %y = add i32 %x, 1
  call void @llvm.donothing()
  call void @foo()
  ret void
}
declare void @llvm.donothing()

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
; declare void @foo()
;
; define void @f(i32 %n) gc "statepoint-example" {
; entry:
;   %x = add i32 %n, 1
;   br label %next
;
; next:                                             ; preds = %entry
;   %y = add i32 %x, 1
;   call void @llvm.donothing()
;   %f.i = load volatile i8, ptr @flag, align 1
;   %set.i = icmp ne i8 %f.i, 0
;   br i1 %set.i, label %slow.i, label %gc.safepoint_poll.exit
;
; slow.i:                                           ; preds = %next
;   call void @do_safepoint()
;   br label %gc.safepoint_poll.exit
;
; gc.safepoint_poll.exit:                           ; preds = %next, %slow.i
;   call void @foo()
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare void @llvm.donothing() #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
