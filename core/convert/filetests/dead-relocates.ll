; test: convert -dialect=11
; What LLVM leaves behind of a statepoint that never runs has no form in older releases.
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
declare i64 @llvm.experimental.gc.result.i64(token)
define ptr addrspace(1) @f(ptr addrspace(1) %p) gc "statepoint-example" {
entry:
  ret ptr addrspace(1) %p
dead:
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token undef, i32 0, i32 0)
  %s = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token poison, i32 0, i32 0)
  %n = call i64 @llvm.experimental.gc.result.i64(token undef)
  %d = getelementptr i8, ptr addrspace(1) %s, i64 %n
  store volatile i64 %n, ptr addrspace(1) %r
  ret ptr addrspace(1) %d
}

; => convert -dialect=11
; ; Function Attrs: nounwind readnone
; declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token, i32 immarg, i32 immarg) #0
;
; ; Function Attrs: nounwind readnone
; declare i64 @llvm.experimental.gc.result.i64(token) #0
;
; define i8 addrspace(1)* @f(i8 addrspace(1)* %p) gc "statepoint-example" {
; entry:
;   ret i8 addrspace(1)* %p
;
; dead:                                             ; No predecessors!
;   %r.casted = bitcast i8 addrspace(1)* undef to i64 addrspace(1)*
;   %d = getelementptr i8, i8 addrspace(1)* undef, i64 undef
;   store volatile i64 undef, i64 addrspace(1)* %r.casted, align 4
;   ret i8 addrspace(1)* %d
; }
;
; attributes #0 = { nounwind readnone }
