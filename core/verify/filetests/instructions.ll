; test: verify
; llvm: 22
; Operands and results of instructions, casts, returns.
;--- add-needs-integer-operands-not-label
; LLVM 22: invalid operand type for instruction
define void @f() {
  %x = add label %a, %a
;          ^~~~~
; error: add needs integer operands, not label [SP0104]
a:
  ret void
}

;--- function-returns-i32-not-void
; LLVM 22: value doesn't match function result type 'i32'
define i32 @f() {
  ret void
;     ^~~~
; error: the function returns i32, not void [SP0104]
}

;--- function-returns-void-not-i32
; LLVM 22: value doesn't match function result type 'void'
define void @f() {
  ret i32 0
;     ^~~
; error: the function returns void, not i32 [SP0104]
}

;--- function-returns-i32-not-i64
; LLVM 22: value doesn't match function result type 'i32'
define i32 @f() {
  ret i64 0
;     ^~~
; error: the function returns i32, not i64 [SP0104]
}

;--- accepts-target-spirv-image
define target("spirv.Image") @f(target("spirv.Image") %x) {
  ret target("spirv.Image") %x
}

;--- there-is-no-trunc-from-i32-to-i64
; LLVM 22: invalid cast opcode for cast from 'i32' to 'i64'
define void @f(i32 %x) {
  %a = trunc i32 %x to i64
;            ^~~~~~~~~~~~~
; error: trunc cannot convert i32 to i64 [SP0104]
  ret void
}

;--- there-is-no-bitcast-from-i32-to-ptr
; LLVM 22: invalid cast opcode for cast from 'i32' to 'ptr'
define void @f(i32 %x) {
  %a = bitcast i32 %x to ptr
;              ^~~~~~~~~~~~~
; error: bitcast cannot convert i32 to ptr [SP0104]
  ret void
}

;--- there-is-no-sext-from-4-x-i32-to-2-x-i64
; LLVM 22: invalid cast opcode for cast from '<4 x i32>' to '<2 x i64>'
define void @f(<4 x i32> %x) {
  %a = sext <4 x i32> %x to <2 x i64>
;           ^~~~~~~~~~~~~~~~~~~~~~~~~
; error: sext cannot convert <4 x i32> to <2 x i64> [SP0104]
  ret void
}

;--- there-is-no-addrspacecast-from-ptr-to-ptr
; LLVM 22: invalid cast opcode for cast from 'ptr' to 'ptr'
define void @f(ptr %x) {
  %a = addrspacecast ptr %x to ptr
;                    ^~~~~~~~~~~~~
; error: addrspacecast cannot convert ptr to ptr [SP0104]
  ret void
}

;--- value-cannot-have-type-void
; LLVM 22: void type only allowed for function results
define void @f(i32 %x) {
  %a = freeze void undef
;             ^~~~
; error: a value cannot have type void [SP0105]
  ret void
}

;--- accepts-freeze-token
define void @f() {
  %t = freeze token none
  ret void
}

;--- y-is-used-here-but-not-defined-on-every-way-to-here
; LLVM 22: Instruction does not dominate all uses!
define void @f(i32 %x) {
  %a = add i32 %y, 1
;              ^~
; error: %y is used here, but not defined on every path to here [SP0205]
  %y = add i32 %x, 1
  ret void
}

;--- accepts-nocf-check-cf-protection
define void @f() nocf_check "cf-protection"="x" {
  ret void
}
