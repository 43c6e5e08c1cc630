; test: rewrite
; llvm: 22
declare ptr addrspace(1) @llvm.experimental.gc.get.pointer.base.p1.p1(ptr addrspace(1))
declare i64 @llvm.experimental.gc.get.pointer.offset.p1(ptr addrspace(1))
define i64 @f(ptr addrspace(1) %a) gc "statepoint-example" {
entry:
  %base = call ptr addrspace(1) @llvm.experimental.gc.get.pointer.base.p1.p1(ptr addrspace(1) %a)
  %off = call i64 @llvm.experimental.gc.get.pointer.offset.p1(ptr addrspace(1) %base)
  ret i64 %off
}

; => rewrite
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.get.pointer.base.p1.p1(ptr addrspace(1) readnone captures(none)) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare i64 @llvm.experimental.gc.get.pointer.offset.p1(ptr addrspace(1) readnone captures(none)) #0
;
; define i64 @f(ptr addrspace(1) %a) gc "statepoint-example" {
; entry:
;   %a.int = ptrtoint ptr addrspace(1) %a to i64
;   %a.int1 = ptrtoint ptr addrspace(1) %a to i64
;   %off = sub i64 %a.int1, %a.int
;   ret i64 %off
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
