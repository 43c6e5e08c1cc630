; test: verify
; differs: a function that is called without a declaration gets one
; LLVM 22: use of undefined value '@gc_colect'
; a function is called that is not declared
declare void @gc_collect()

define void @f() {
  call void @gc_colect()
;           ^~~~~~~~~~
; warning: `@gc_colect` is not declared; it is taken as `declare void @gc_colect()` [SP0112]
;   did you mean `@gc_collect`?
;   note: LLVM itself would refuse this because a function must be declared before it can be called.
  ret void
}
