; test: rewrite
; llvm: 14 22
; A call marked "builtin" is one of the library function although that is "nobuiltin".
declare ptr @malloc(i64) nobuiltin
define ptr @f() gc "statepoint-example" {
  %p = call ptr @malloc(i64 8) builtin
; ^~
; warning: `%p` is needed after a call at which the collector may run, but it is no reference: the collector neither finds nor updates it [SP0422]
;   note: references of the strategy `statepoint-example` are the pointers of address space 1
;   note: run the pass `make-references` first: it turns pointers into references where it can
  %q = call ptr @malloc(i64 8)
  ret ptr %p
}

; => rewrite
; ; Function Attrs: nobuiltin
; declare ptr @malloc(i64) #0
;
; define ptr @f() gc "statepoint-example" {
;   %p = call ptr @malloc(i64 8) #1
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(ptr (i64)) @malloc, i32 1, i32 0, i64 8, i32 0, i32 0)
;   ret ptr %p
; }
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; attributes #0 = { nobuiltin }
; attributes #1 = { builtin }
