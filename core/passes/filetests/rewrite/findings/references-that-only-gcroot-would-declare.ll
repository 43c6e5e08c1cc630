; test: rewrite -strategy=name=mine,roots=linked
; differs: LLVM has no such option
declare void @foo()
define i8 @f(ptr addrspace(1) %p) gc "mine" {
;         ^~
; warning: @f calls, and holds pointers of address space 1, but with gc "mine" a collector finds only what `llvm.gcroot` declares [SP0301]
;   note: LLVM's tools do not have this strategy: "LLVM ERROR: unsupported GC: mine"
;   note: functions with gc "statepoint-example" get statepoints
  call void @foo()
  %v = load i8, ptr addrspace(1) %p
  ret i8 %v
}
define i8 @no_call(ptr addrspace(1) %p) gc "mine" {
  %v = load i8, ptr addrspace(1) %p
  ret i8 %v
}

; => rewrite -strategy=name=mine,roots=linked
; declare void @foo()
;
; define i8 @f(ptr addrspace(1) %p) gc "mine" {
;   call void @foo()
;   %v = load i8, ptr addrspace(1) %p, align 1
;   ret i8 %v
; }
;
; define i8 @no_call(ptr addrspace(1) %p) gc "mine" {
;   %v = load i8, ptr addrspace(1) %p, align 1
;   ret i8 %v
; }
