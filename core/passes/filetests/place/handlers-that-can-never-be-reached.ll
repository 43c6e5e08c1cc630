; test: place -passes=function(place-safepoints)
; llvm: 22
declare void @foo()
declare i32 @__CxxFrameHandler3(...)
declare void @do()
define void @gc.safepoint_poll() {
  call void @do()
  ret void
}
define void @f() gc "statepoint-example" personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @foo() to label %done unwind label %dispatch
dispatch:
  %s = catchswitch within none [label %a, label %b, label %c] unwind to caller
a:
  %pa = catchpad within %s [ptr null, i32 64, ptr null]
  catchret from %pa to label %done
b:
  %pb = catchpad within %s [ptr null, i32 64, ptr null]
  catchret from %pb to label %done
c:
  %pc = catchpad within %s [ptr null, i32 0, ptr null]
  catchret from %pc to label %done
done:
  ret void
}

; => place -passes=function(place-safepoints)
; declare void @foo()
;
; declare i32 @__CxxFrameHandler3(...)
;
; declare void @do()
;
; define void @gc.safepoint_poll() {
;   call void @do()
;   ret void
; }
;
; define void @f() gc "statepoint-example" personality ptr @__CxxFrameHandler3 {
; entry:
;   call void @do()
;   invoke void @foo()
;           to label %done unwind label %dispatch
;
; dispatch:                                         ; preds = %entry
;   %s = catchswitch within none [label %a, label %c] unwind to caller
;
; a:                                                ; preds = %dispatch
;   %pa = catchpad within %s [ptr null, i32 64, ptr null]
;   catchret from %pa to label %done
;
; c:                                                ; preds = %dispatch
;   %pc = catchpad within %s [ptr null, i32 0, ptr null]
;   catchret from %pc to label %done
;
; done:                                             ; preds = %c, %a, %entry
;   ret void
; }
