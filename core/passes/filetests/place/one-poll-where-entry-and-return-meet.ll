; test: place -spp-return-polls
; differs: LLVM has no such option
declare void @do_safepoint()
declare tailcc void @g(ptr addrspace(1))
define void @gc.safepoint_poll() {
  call void @do_safepoint()
  ret void
}
define tailcc void @f(ptr addrspace(1) %a) gc "statepoint-example" {
  musttail call tailcc void @g(ptr addrspace(1) %a)
  ret void
}
define i32 @short(i32 %a) gc "statepoint-example" {
  ret i32 %a
}

; => place -spp-return-polls
; declare void @do_safepoint()
;
; declare tailcc void @g(ptr addrspace(1))
;
; define void @gc.safepoint_poll() {
;   call void @do_safepoint()
;   ret void
; }
;
; define tailcc void @f(ptr addrspace(1) %a) gc "statepoint-example" {
;   call void @do_safepoint()
;   musttail call tailcc void @g(ptr addrspace(1) %a)
;   ret void
; }
;
; define i32 @short(i32 %a) gc "statepoint-example" {
;   call void @do_safepoint()
;   ret i32 %a
; }
