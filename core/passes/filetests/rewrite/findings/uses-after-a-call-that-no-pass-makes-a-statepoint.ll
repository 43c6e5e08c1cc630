; test: rewrite -passes=place-safepoints
; differs: LLVM crashes where no function is the poll
declare void @foo()
declare void @leaf() "gc-leaf-function"
define void @f(ptr addrspace(1) %p) gc "statepoint-example" {
;           ^~
; warning: no safepoint polls were placed: the module does not define @gc.safepoint_poll, whose body is the poll [SP0406]
;   note: Write `define void @gc.safepoint_poll() { … }` with a call into the collector's runtime: each poll becomes a copy of that body.
  call void @leaf()
  store i8 0, ptr addrspace(1) %p
  call void @foo()
  store i8 1, ptr addrspace(1) %p
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; warning: `%p` is used here as it was before a safepoint that may have moved its object [SP0407]
;   note: safepoint at 6:3: `call @foo`
;   note: no pass makes a statepoint of the call: rewrite-statepoints-for-gc is left out
  ret void
}
define void @without_strategy(ptr addrspace(1) %p) {
  call void @foo()
  store i8 1, ptr addrspace(1) %p
  ret void
}
define void @result(ptr addrspace(1) %p, i1 %c) gc "statepoint-example" personality ptr @pers {
  %o = call ptr addrspace(1) @alloc()
  store ptr addrspace(1) %o, ptr addrspace(1) %o
  %q = invoke ptr addrspace(1) @alloc() to label %on unwind label %pad
on:
  store ptr addrspace(1) %q, ptr addrspace(1) %q
  ret void
pad:
  %l = landingpad { ptr, i32 } cleanup
  store i8 0, ptr addrspace(1) %o
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; warning: `%o` is used here as it was before a safepoint that may have moved its object [SP0407]
;   note: made at 16:3: `%o`
;   note: safepoint at 18:3: `%q`; the path from there is entry block → %pad
;   note: no pass makes a statepoint of the call: rewrite-statepoints-for-gc is left out
  resume { ptr, i32 } %l
}
declare ptr addrspace(1) @alloc()
declare i32 @pers(...)

; => rewrite -passes=place-safepoints
; declare void @foo()
;
; declare void @leaf() #0
;
; define void @f(ptr addrspace(1) %p) gc "statepoint-example" {
;   call void @leaf()
;   store i8 0, ptr addrspace(1) %p, align 1
;   call void @foo()
;   store i8 1, ptr addrspace(1) %p, align 1
;   ret void
; }
;
; define void @without_strategy(ptr addrspace(1) %p) {
;   call void @foo()
;   store i8 1, ptr addrspace(1) %p, align 1
;   ret void
; }
;
; define void @result(ptr addrspace(1) %p, i1 %c) gc "statepoint-example" personality ptr @pers {
;   %o = call ptr addrspace(1) @alloc()
;   store ptr addrspace(1) %o, ptr addrspace(1) %o, align 8
;   %q = invoke ptr addrspace(1) @alloc()
;           to label %on unwind label %pad
;
; on:                                               ; preds = %0
;   store ptr addrspace(1) %q, ptr addrspace(1) %q, align 8
;   ret void
;
; pad:                                              ; preds = %0
;   %l = landingpad { ptr, i32 }
;           cleanup
;   store i8 0, ptr addrspace(1) %o, align 1
;   resume { ptr, i32 } %l
; }
;
; declare ptr addrspace(1) @alloc()
;
; declare i32 @pers(...)
;
; attributes #0 = { "gc-leaf-function" }
