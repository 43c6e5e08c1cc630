; test: verify
; LLVM 22: constant expression type mismatch: got type '[3 x i32]' but expected '[4 x i32]'
; an array has another number of elements than its type
@primes = constant [4 x i32] [i32 2, i32 3, i32 5]
;                            ^~~~~~~~~~~~~~~~~~~~~
; error: the constant has 3 elements, its type `[4 x i32]` has 4 [SP0117]
