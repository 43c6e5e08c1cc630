; test: verify
; llvm: 14
; Names of vector variants.
;--- accepts-vector-function-abi-variant-nonsense
declare void @f(i32) "vector-function-abi-variant"="nonsense"

;--- accepts-vector-function-abi-variant-zgvnn2v-f-f2
declare i32 @f(i32) "vector-function-abi-variant"="_ZGVnN2v_f(f2)"
