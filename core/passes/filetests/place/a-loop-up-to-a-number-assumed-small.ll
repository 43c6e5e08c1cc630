; test: place -spp-no-entry
declare void @do_safepoint()
define void @gc.safepoint_poll() {
  call void @do_safepoint()
  ret void
}
declare void @llvm.assume(i1)

;--- before
define void @f(i32 %n, i32 %a, i8 %b, i64 %m) gc "statepoint-example" {
entry:
  %g = icmp ult i32 %n, 1000
  call void @llvm.assume(i1 %g)
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %j = add i32 %i, 1
  %c = icmp ule i32 %j, %n
  br i1 %c, label %l, label %x
x:
  ret void
}

; => place -spp-no-entry
; define void @f(i32 %n, i32 %a, i8 %b, i64 %m) gc "statepoint-example" {
; entry:
;   %g = icmp ult i32 %n, 1000
;   call void @llvm.assume(i1 %g)
;   br label %l
;
; l:                                                ; preds = %l, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %l ]
;   %j = add i32 %i, 1
;   %c = icmp ule i32 %j, %n
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
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; declare void @llvm.assume(i1 noundef) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
