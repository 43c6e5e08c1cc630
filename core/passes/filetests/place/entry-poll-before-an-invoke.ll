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
declare i32 @personality(...)
define void @f(i1 %c) gc "statepoint-example" personality ptr @personality {
entry:
  %x = add i32 1, 2
  invoke void @foo() to label %ok unwind label %bad
ok:
  ret void
bad:
  %lp = landingpad token cleanup
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
; declare void @foo()
;
; declare i32 @personality(...)
;
; define void @f(i1 %c) gc "statepoint-example" personality ptr @personality {
; entry:
;   %x = add i32 1, 2
;   %f.i = load volatile i8, ptr @flag, align 1
;   %set.i = icmp ne i8 %f.i, 0
;   br i1 %set.i, label %slow.i, label %gc.safepoint_poll.exit
;
; slow.i:                                           ; preds = %entry
;   call void @do_safepoint()
;   br label %gc.safepoint_poll.exit
;
; gc.safepoint_poll.exit:                           ; preds = %entry, %slow.i
;   invoke void @foo()
;           to label %ok unwind label %bad
;
; ok:                                               ; preds = %gc.safepoint_poll.exit
;   ret void
;
; bad:                                              ; preds = %gc.safepoint_poll.exit
;   %lp = landingpad token
;           cleanup
;   ret void
; }
