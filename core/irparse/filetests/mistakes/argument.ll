; test: verify
; a call passes an argument of another type
declare void @take(i64)

define void @f(i32 %x) {
  call void @take(i32 %x)
;                     ^~
; warning: argument 1 has type i32, @take takes i64 [SP0208]
;   note: With `ptr` LLVM accepts a call to a function as another type, but what happens then is undefined.
  ret void
}
