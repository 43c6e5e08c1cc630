; test: rewrite
; llvm: 14 22
declare void @foo()
declare i32 @personality(...)
define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" personality ptr @personality {
entry:
  invoke void null() to label %n unwind label %u
n:
  call void @foo()
  ret ptr addrspace(1) %a
u:
  %l = landingpad token cleanup
  ret ptr addrspace(1) %a
}

; => rewrite
; declare void @foo()
;
; declare i32 @personality(...)
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" personality ptr @personality {
; entry:
;   unreachable
; }
