; test: place -spp-no-entry
declare void @do_safepoint()
define void @gc.safepoint_poll() {
  call void @do_safepoint()
  ret void
}
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.usub.with.overflow.i32(i32, i32)

;--- up-to-a-number
define void @f(i32 %n, i32 %a, i8 %b, i64 %m) gc "statepoint-example" {
entry:
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %g ]
  %r = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %i, i32 1)
  %o = extractvalue { i32, i1 } %r, 1
  br i1 %o, label %x, label %g
g:
  %j = extractvalue { i32, i1 } %r, 0
  %c = icmp ult i32 %j, %n
  br i1 %c, label %l, label %x
x:
  ret void
}

; => place -spp-no-entry
; define void @f(i32 %n, i32 %a, i8 %b, i64 %m) gc "statepoint-example" {
; entry:
;   br label %l
;
; l:                                                ; preds = %g, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %g ]
;   %r = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %i, i32 1)
;   %o = extractvalue { i32, i1 } %r, 1
;   br i1 %o, label %x, label %g
;
; g:                                                ; preds = %l
;   %j = extractvalue { i32, i1 } %r, 0
;   %c = icmp ult i32 %j, %n
;   br i1 %c, label %l, label %x
;
; x:                                                ; preds = %g, %l
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
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare { i32, i1 } @llvm.usub.with.overflow.i32(i32, i32) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

;--- until-one-overflows
define void @f(i32 %n, i32 %a, i8 %b, i64 %m) gc "statepoint-example" {
entry:
  br label %l
l:
  %i = phi i32 [ %n, %entry ], [ %j, %l ]
  %r = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %i, i32 3)
  %j = extractvalue { i32, i1 } %r, 0
  %o = extractvalue { i32, i1 } %r, 1
  br i1 %o, label %x, label %l
x:
  ret void
}

; => place -spp-no-entry
; define void @f(i32 %n, i32 %a, i8 %b, i64 %m) gc "statepoint-example" {
; entry:
;   br label %l
;
; l:                                                ; preds = %l, %entry
;   %i = phi i32 [ %n, %entry ], [ %j, %l ]
;   %r = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %i, i32 3)
;   %j = extractvalue { i32, i1 } %r, 0
;   %o = extractvalue { i32, i1 } %r, 1
;   br i1 %o, label %x, label %l
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
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare { i32, i1 } @llvm.usub.with.overflow.i32(i32, i32) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

;--- while-they-overflow
define void @f(i32 %n, i32 %a, i8 %b, i64 %m) gc "statepoint-example" {
entry:
  br label %l
l:
  %i = phi i32 [ %n, %entry ], [ %j, %l ]
  %r = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %i, i32 2)
  %j = extractvalue { i32, i1 } %r, 0
  %o = extractvalue { i32, i1 } %r, 1
  br i1 %o, label %l, label %x
x:
  ret void
}

; => place -spp-no-entry
; define void @f(i32 %n, i32 %a, i8 %b, i64 %m) gc "statepoint-example" {
; entry:
;   br label %l
;
; l:                                                ; preds = %l, %entry
;   %i = phi i32 [ %n, %entry ], [ %j, %l ]
;   %r = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %i, i32 2)
;   %j = extractvalue { i32, i1 } %r, 0
;   %o = extractvalue { i32, i1 } %r, 1
;   call void @do_safepoint()
;   br i1 %o, label %l, label %x
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
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare { i32, i1 } @llvm.usub.with.overflow.i32(i32, i32) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
