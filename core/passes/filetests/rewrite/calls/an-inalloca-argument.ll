; test: rewrite
; differs: LLVM breaks the module; here it is an error with a position
declare void @foo(ptr inalloca(i64))
declare void @leaf(ptr inalloca(i64)) "gc-leaf-function"
define ptr addrspace(1) @f(ptr addrspace(1) %q) gc "statepoint-example" {
  %s = alloca inalloca i64
  call void @leaf(ptr inalloca(i64) %s)
  call void @foo(ptr inalloca(i64) %s)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: a call with an `inalloca` argument cannot become a statepoint, in which other operands follow it
;   note: mark it "gc-leaf-function" if it reaches no safepoint
  ret ptr addrspace(1) %q
}
