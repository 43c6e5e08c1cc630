; test: verify
; llvm: 14
; Operands and results of instructions, casts, returns.
;--- add-needs-integer-operands-not-label
; LLVM 14: invalid operand type for instruction
define void @f() {
  %x = add label %a, %a
;          ^~~~~
; error: add needs integer operands, not label [SP0104]
a:
  ret void
}

;--- function-returns-i32-not-void
; LLVM 14: value doesn't match function result type 'i32'
define i32 @f() {
  ret void
;     ^~~~
; error: the function returns i32, not void [SP0104]
}

;--- function-returns-void-not-i32
; LLVM 14: value doesn't match function result type 'void'
define void @f() {
  ret i32 0
;     ^~~
; error: the function returns void, not i32 [SP0104]
}

;--- function-returns-i32-not-i64
; LLVM 14: value doesn't match function result type 'i32'
define i32 @f() {
  ret i64 0
;     ^~~
; error: the function returns i32, not i64 [SP0104]
}
