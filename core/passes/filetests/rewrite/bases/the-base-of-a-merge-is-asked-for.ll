; test: rewrite
; llvm: 22
declare ptr addrspace(1) @llvm.experimental.gc.get.pointer.base.p1.p1(ptr addrspace(1))
declare void @foo()
declare void @leaf(ptr addrspace(1)) "gc-leaf-function"
define void @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i1 %c) gc "statepoint-example" {
entry:
  br i1 %c, label %x, label %join
x:
  br label %join
join:
  %p = phi ptr addrspace(1) [ %a, %entry ], [ %b, %x ]
  %base = call ptr addrspace(1) @llvm.experimental.gc.get.pointer.base.p1.p1(ptr addrspace(1) %p)
  call void @leaf(ptr addrspace(1) %base)
  ret void
}

; => rewrite
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.get.pointer.base.p1.p1(ptr addrspace(1) readnone captures(none)) #0
;
; declare void @foo()
;
; declare void @leaf(ptr addrspace(1)) #1
;
; define void @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i1 %c) gc "statepoint-example" {
; entry:
;   br i1 %c, label %x, label %join
;
; x:                                                ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %x, %entry
;   %p = phi ptr addrspace(1) [ %a, %entry ], [ %b, %x ]
;   call void @leaf(ptr addrspace(1) %p)
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
; attributes #1 = { "gc-leaf-function" }
