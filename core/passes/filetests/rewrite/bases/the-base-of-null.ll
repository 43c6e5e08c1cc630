; test: rewrite
; llvm: 22
declare ptr addrspace(1) @llvm.experimental.gc.get.pointer.base.p1.p1(ptr addrspace(1))
declare i64 @llvm.experimental.gc.get.pointer.offset.p1(ptr addrspace(1))
declare void @leaf(ptr addrspace(1)) "gc-leaf-function"
define i64 @f() gc "statepoint-example" {
entry:
  %base = call ptr addrspace(1) @llvm.experimental.gc.get.pointer.base.p1.p1(ptr addrspace(1) null)
  call void @leaf(ptr addrspace(1) %base)
  %off = call i64 @llvm.experimental.gc.get.pointer.offset.p1(ptr addrspace(1) null)
  ret i64 %off
}

; => rewrite
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.get.pointer.base.p1.p1(ptr addrspace(1) readnone captures(none)) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare i64 @llvm.experimental.gc.get.pointer.offset.p1(ptr addrspace(1) readnone captures(none)) #0
;
; declare void @leaf(ptr addrspace(1)) #1
;
; define i64 @f() gc "statepoint-example" {
; entry:
;   call void @leaf(ptr addrspace(1) null)
;   ret i64 0
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
; attributes #1 = { "gc-leaf-function" }
