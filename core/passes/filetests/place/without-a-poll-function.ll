; test: place
; differs: LLVM crashes without the function
; The message names the function that is missing.
define void @f(i1 %c) gc "statepoint-example" {
;           ^~
; warning: no safepoint polls were placed: the module does not define @gc.safepoint_poll, whose body is the poll [SP0406]
;   note: Write `define void @gc.safepoint_poll() { … }` with a call into the collector's runtime: each poll becomes a copy of that body.
entry:
  br label %loop
loop:
  br i1 %c, label %loop, label %out
out:
  ret void
}

; => place
; define void @f(i1 %c) gc "statepoint-example" {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   br i1 %c, label %loop, label %out
;
; out:                                              ; preds = %loop
;   ret void
; }
