; test: place -spp-return-polls -spp-no-entry
; differs: LLVM has no such option
; A poll at a return goes before the call that the return must follow.
; Nothing but the return follows a musttail call or llvm.experimental.deoptimize: the poll of the
; return goes before the call.
declare void @do_safepoint()
declare ptr addrspace(1) @g(ptr addrspace(1), i1)
declare i32 @llvm.experimental.deoptimize.i32(...)
define void @gc.safepoint_poll() {
  call void @do_safepoint()
  ret void
}
define ptr addrspace(1) @tail(ptr addrspace(1) %a, i1 %c) gc "statepoint-example" {
  br i1 %c, label %over, label %on
over:
  %r = musttail call ptr addrspace(1) @g(ptr addrspace(1) %a, i1 false)
  ret ptr addrspace(1) %r
on:
  %s = tail call ptr addrspace(1) @g(ptr addrspace(1) %a, i1 true)
  ret ptr addrspace(1) %s
}
define i32 @deopt(i1 %c) gc "statepoint-example" {
  br i1 %c, label %out, label %on
out:
  %r = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"(i32 7) ]
  ret i32 %r
on:
  ret i32 0
}

; => place -spp-return-polls -spp-no-entry
; declare void @do_safepoint()
;
; declare ptr addrspace(1) @g(ptr addrspace(1), i1)
;
; declare i32 @llvm.experimental.deoptimize.i32(...)
;
; define void @gc.safepoint_poll() {
;   call void @do_safepoint()
;   ret void
; }
;
; define ptr addrspace(1) @tail(ptr addrspace(1) %a, i1 %c) gc "statepoint-example" {
;   br i1 %c, label %over, label %on
;
; over:                                             ; preds = %0
;   call void @do_safepoint()
;   %r = musttail call ptr addrspace(1) @g(ptr addrspace(1) %a, i1 false)
;   ret ptr addrspace(1) %r
;
; on:                                               ; preds = %0
;   %s = tail call ptr addrspace(1) @g(ptr addrspace(1) %a, i1 true)
;   call void @do_safepoint()
;   ret ptr addrspace(1) %s
; }
;
; define i32 @deopt(i1 %c) gc "statepoint-example" {
;   br i1 %c, label %out, label %on
;
; out:                                              ; preds = %0
;   call void @do_safepoint()
;   %r = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"(i32 7) ]
;   ret i32 %r
;
; on:                                               ; preds = %0
;   call void @do_safepoint()
;   ret i32 0
; }
