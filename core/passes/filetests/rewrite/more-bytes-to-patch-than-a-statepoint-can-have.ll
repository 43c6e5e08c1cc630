; test: rewrite
; differs: LLVM makes the number negative
declare void @foo()

define void @f() gc "statepoint-example" {
  call void @foo() "statepoint-num-patch-bytes"="3000000000"
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: 3000000000 patch bytes: a statepoint has at most 2147483647
  ret void
}
