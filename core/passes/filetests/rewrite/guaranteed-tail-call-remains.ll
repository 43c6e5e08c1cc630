; test: rewrite
; differs: LLVM makes a statepoint of the musttail call, which its verifier refuses
declare void @leaf(ptr addrspace(1)) "gc-leaf-function"
define void @f(ptr addrspace(1) %o, i1 %c) gc "statepoint-example" {
entry:
  br i1 %c, label %a, label %b
a:
  musttail call void @f(ptr addrspace(1) %o, i1 %c)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; warning: this `musttail` call remains a tail call, without a statepoint; LLVM's opt ends with an error here [SP0426]
;   note: the frame is gone when the callee runs, so no reference in it needs a record
  ret void
b:
  musttail call void @f(ptr addrspace(1) %o, i1 false)
  ret void
}
define void @to_leaf(ptr addrspace(1) %o) gc "statepoint-example" {
  musttail call void @leaf(ptr addrspace(1) %o)
  ret void
}

; => rewrite
; declare void @leaf(ptr addrspace(1)) #0
;
; define void @f(ptr addrspace(1) %o, i1 %c) gc "statepoint-example" {
; entry:
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %entry
;   musttail call void @f(ptr addrspace(1) %o, i1 %c)
;   ret void
;
; b:                                                ; preds = %entry
;   musttail call void @f(ptr addrspace(1) %o, i1 false)
;   ret void
; }
;
; define void @to_leaf(ptr addrspace(1) %o) gc "statepoint-example" {
;   musttail call void @leaf(ptr addrspace(1) %o)
;   ret void
; }
;
; attributes #0 = { "gc-leaf-function" }
