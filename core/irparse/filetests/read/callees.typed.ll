; test: read
; llvm: 14
; Calls whose written type is a pointer to a function, which is what the callee returns.
;--- later
define void @f() {
  %p = call i32 ()* @get()
  %v = call i32 %p()
  %q = call i8* (i8*)* @take(i8* null)
  %w = call i8* %q(i8* null)
  ret void
}

declare i32 ()* @get()

define internal fastcc noalias i8* (i8*)* @take(i8* %x) {
  ret i8* (i8*)* null
}

; => read
; define void @f() {
;   %p = call i32 ()* @get()
;   %v = call i32 %p()
;   %q = call i8* (i8*)* @take(i8* null)
;   %w = call i8* %q(i8* null)
;   ret void
; }
;
; declare i32 ()* @get()
;
; define internal fastcc noalias i8* (i8*)* @take(i8* %x) {
;   ret i8* (i8*)* null
; }

;--- local
define i32 @f(i32 ()* ()* %get, i32 ()* ()* ()** %from) {
entry:
  %p = call i32 ()* %get()
  %a = call i32 %p()
  %g = load i32 ()* ()* ()*, i32 ()* ()* ()** %from
  %q = call i32 ()* ()* %g()
  %r = call i32 ()* %q()
  %b = call i32 %r()
  %s = add i32 %a, %b
  ret i32 %s
}

; => read
; define i32 @f(i32 ()* ()* %get, i32 ()* ()* ()** %from) {
; entry:
;   %p = call i32 ()* %get()
;   %a = call i32 %p()
;   %g = load i32 ()* ()* ()*, i32 ()* ()* ()** %from, align 8
;   %q = call i32 ()* ()* %g()
;   %r = call i32 ()* %q()
;   %b = call i32 %r()
;   %s = add i32 %a, %b
;   ret i32 %s
; }

;--- cast
declare i32 ()* @get()
define void @f(i32 ()* ()*) {
  %2 = call i32 ()* bitcast (i32 ()* ()* @get to i32 ()* ()*)()
  %3 = call i32 ()* %0()
  %4 = call i32 %3()
  ret void
}

; => read
; declare i32 ()* @get()
;
; define void @f(i32 ()* ()* %0) {
;   %2 = call i32 ()* @get()
;   %3 = call i32 ()* %0()
;   %4 = call i32 %3()
;   ret void
; }
