; test: rewrite
; llvm: 14 22
declare void @leaf() "gc-leaf-function"
declare i32 @personality(...)
define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" personality ptr @personality {
entry:
  invoke void @leaf() to label %ok unwind label %bad
ok:
  ret ptr addrspace(1) %a
bad:
  %lp = landingpad token cleanup
  ret ptr addrspace(1) %a
}

; => rewrite
; declare void @leaf() #0
;
; declare i32 @personality(...)
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" personality ptr @personality {
; entry:
;   invoke void @leaf()
;           to label %ok unwind label %bad
;
; ok:                                               ; preds = %entry
;   ret ptr addrspace(1) %a
;
; bad:                                              ; preds = %entry
;   %lp = landingpad token
;           cleanup
;   ret ptr addrspace(1) %a
; }
;
; attributes #0 = { "gc-leaf-function" }
