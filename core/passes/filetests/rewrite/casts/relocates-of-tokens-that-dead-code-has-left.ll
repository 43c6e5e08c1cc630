; test: rewrite
; llvm: 22
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
declare i32 @llvm.experimental.gc.result.i32(token)
define ptr addrspace(1) @f() gc "statepoint-example" {
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token undef, i32 0, i32 0)
  %s = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token poison, i32 0, i32 0)
  %v = call i32 @llvm.experimental.gc.result.i32(token undef)
  ret ptr addrspace(1) %r
}

; => rewrite
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare i32 @llvm.experimental.gc.result.i32(token) #0
;
; define ptr addrspace(1) @f() gc "statepoint-example" {
;   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token undef, i32 0, i32 0) ; (undef, undef)
;   %s = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token poison, i32 0, i32 0) ; (undef, undef)
;   %v = call i32 @llvm.experimental.gc.result.i32(token undef)
;   ret ptr addrspace(1) %r
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
