; an array has another number of elements than its type
; SP0117 error 3:30 `[i32 2, i32 3, i32 5]`
@primes = constant [4 x i32] [i32 2, i32 3, i32 5]
