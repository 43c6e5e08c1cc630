; test: verify
; LLVM 22: integer constant must have integer type
; a pointer is added to as if it were a number
define ptr @next(ptr %p) {
  %q = add ptr %p, 8
;          ^~~
; error: add needs integer operands, not ptr [SP0104]
;   note: A pointer is stepped by getelementptr.
  ret ptr %q
}
