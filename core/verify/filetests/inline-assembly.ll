; test: verify
; llvm: 22
; Inline assembly and callbr.
;--- accepts-asm-void-i32-0
define void @f() {
  call void asm "", "r"(i32 0)
  ret void
}

;--- argument-1-is-address-by-its-constraint-so-it-needs
; LLVM 22: Operand for indirect constraint must have elementtype attribute
define void @f() {
  call void asm "", "*m"(ptr null)
;                            ^~~~
; error: argument 1 is an address by its constraint, so it needs elementtype(…) [SP0214]
  ret void
}

;--- accepts-asm-m-elementtype-null
define void @f() {
  call void asm "", "*m"(ptr elementtype(i32) null)
  ret void
}

;--- argument-1-is-address-by-its-constraint-but-has-type-i32
; LLVM 22: Operand for indirect constraint must have pointer type
define void @f() {
  call void asm "", "*m"(i32 0)
;                            ^
; error: argument 1 is an address by its constraint, but has type i32 [SP0208]
  ret void
}

;--- argument-1-is-no-address-by-its-constraint-so-it-has-no
; LLVM 22: Elementtype attribute can only be applied for indirect constraints
define void @f() {
  call void asm "", "r"(ptr elementtype(i32) null)
;                                            ^~~~
; error: argument 1 is not an address by its constraint, so it has no elementtype [SP0214]
  ret void
}

;--- labels-among-constraints-only-callbr-has-places-to-go-to
; LLVM 22: Label constraints can only be used with callbr
define void @f() {
  call void asm "", "!i"()
; ^~~~~~~~~~~~~~~~~~~~~~~~
; error: labels among the constraints: only callbr has destinations [SP0208]
  ret void
}

;--- accepts-callbr-asm-void
define void @f() {
  callbr void asm "", "!i"() to label %a [label %b]
a:
  ret void
b:
  ret void
}

;--- 0-labels-among-constraints-but-1-indirect-destination
; LLVM 22: Number of label constraints does not match number of callbr dests
define void @f() {
  callbr void asm "", ""() to label %a [label %b]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: 0 labels among the constraints, but 1 indirect destination [SP0208]
a:
  ret void
b:
  ret void
}

;--- 2-labels-among-constraints-but-1-indirect-destination
; LLVM 22: Number of label constraints does not match number of callbr dests
define void @f() {
  callbr void asm "", "!i,!i"() to label %a [label %b]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: 2 labels among the constraints, but 1 indirect destination [SP0208]
a:
  ret void
b:
  ret void
}

;--- accepts-callbr-asm-void-label
define void @f() {
  callbr void asm "", "!i,!i"() to label %a [label %b, label %b]
a:
  ret void
b:
  ret void
}

;--- accepts-callbr-asm-void-3
define void @f() {
  callbr void asm "", "!i"() to label %a [label %a]
a:
  ret void
}

;--- assembly-of-callbr-cannot-unwind
; LLVM 22: Unwinding from Callbr is not allowed
define void @f() {
  callbr void asm unwind "", "!i"() to label %a [label %b]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: assembly of a callbr cannot unwind [SP0208]
a:
  ret void
b:
  ret void
}

;--- callbr-is-there-for-inline-assembly
; LLVM 22: (crashes)
declare void @g()
define void @f() {
  callbr void @g() to label %a []
;             ^~
; error: callbr needs inline assembly [SP0208]
a:
  ret void
}

;--- accepts-callbr-asm-0
define void @f() {
  callbr void asm "", "r,!i"(i32 0) to label %a [label %b]
a:
  ret void
b:
  ret void
}

;--- accepts-callbr-asm-i32
define i32 @f() {
  %x = callbr i32 asm "", "=r,!i"() to label %a [label %b]
a:
  ret i32 %x
b:
  ret i32 %x
}

;--- accepts-callbr-asm-i32-2
define i32 @f() {
  %x = callbr i32 asm "", "=r,!i"() to label %a [label %a]
a:
  ret i32 %x
}

;--- accepts-callbr-landingpad-callbr-asm
declare i32 @llvm.callbr.landingpad.i32(i32)
define i32 @f() {
  %x = callbr i32 asm "", "=r,!i"() to label %a [label %b]
a:
  ret i32 %x
b:
  %y = call i32 @llvm.callbr.landingpad.i32(i32 %x)
  ret i32 %y
}

;--- callbr-landingpad-its-block-is-no-indirect-destination-of
; LLVM 22: Intrinsic's corresponding callbr must have intrinsic's parent basic block in indirect destination list
declare i32 @llvm.callbr.landingpad.i32(i32)
define i32 @f() {
  %x = callbr i32 asm "", "=r,!i"() to label %a [label %b]
a:
  %y = call i32 @llvm.callbr.landingpad.i32(i32 %x)
; ^~
; error: @llvm.callbr.landingpad.i32: its block must be an indirect destination of the callbr [SP0218]
  ret i32 %y
b:
  ret i32 0
}

;--- callbr-landingpad-argument-is-result-of-callbr
; LLVM 22: intrinstic requires callbr operand
declare i32 @llvm.callbr.landingpad.i32(i32)
define i32 @f() {
  %x = add i32 1, 2
  %y = call i32 @llvm.callbr.landingpad.i32(i32 %x)
; ^~
; error: @llvm.callbr.landingpad.i32: the argument must be the result of a callbr [SP0218]
  ret i32 %y
}

;--- callbr-landingpad-it-is-first-instruction-of-its-block
; LLVM 22: No other instructions may proceed intrinsic
declare i32 @llvm.callbr.landingpad.i32(i32)
define i32 @f() {
  %x = callbr i32 asm "", "=r,!i"() to label %a [label %b]
a:
  ret i32 %x
b:
  %z = add i32 1, 2
  %y = call i32 @llvm.callbr.landingpad.i32(i32 %x)
; ^~
; error: @llvm.callbr.landingpad.i32: it must be the first instruction of its block [SP0218]
  ret i32 %y
}

;--- accepts-asm-m-elementtype
define void @f(ptr %p) {
  call void asm "", "=*m,*m"(ptr elementtype(i32) %p, ptr elementtype(i32) %p)
  ret void
}

;--- assembly-with-2-outputs-gives-struct-of-them-not-i32
; LLVM 22: number of output constraints does not match number of return struct elements
define i32 @f() {
  %x = call i32 asm "", "=r,=r"()
;               ^~~
; error: inline assembly with 2 outputs must return a struct of them, not i32 [SP0117]
  ret i32 %x
}

;--- accepts-asm-0
define i32 @f() {
  %x = call { i32, i32 } asm "", "=r,=r"()
  ret i32 0
}

;--- instruction-without-result-cannot-have-name
; LLVM 22: instructions returning void cannot have a name
define void @f() {
  %x = call void asm "", "=r"()
; ^~
; error: an instruction without a result cannot have a name [SP0104]
  ret void
}

;--- outputs-come-before-inputs-labels-and-clobbers-0
; LLVM 22: output constraint occurs after input, clobber or label constraint
define void @f() {
  call void asm "", "r,=r"(i32 0)
;           ^~~
; error: outputs must come before inputs, labels and clobbers [SP0117]
  ret void
}

;--- inputs-come-before-clobbers
; LLVM 22: input constraint occurs after clobber constraint
define void @f() {
  call void asm "", "~{memory},r"(i32 0)
;           ^~~
; error: inputs must come before clobbers [SP0117]
  ret void
}

;--- accepts-asm-void-0-2
define void @f() {
  %x = call i32 asm "", "=r,0"(i32 0)
  ret void
}

;--- 1-is-no-constraint-of-inline-assembly-i32-0
; LLVM 22: failed to parse constraints
define void @f() {
  %x = call i32 asm "", "=r,1"(i32 0)
;               ^~~
; error: `1` is not a constraint of inline assembly [SP0117]
  ret void
}

;--- accepts-asm-ax-flags
define void @f() {
  %x = call i32 asm "", "=&r,{ax},~{flags}"(i32 0)
  ret void
}

;--- invoke-in-function-without-personality
; LLVM 22: LandingPadInst needs to be in a function with a personality.
define void @f() {
  invoke void asm unwind "", ""() to label %a unwind label %b
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: invoke in a function without a personality [SP0210]
a:
  ret void
b:
  %l = landingpad i32 cleanup
; ^~
; error: landingpad in a function without a personality [SP0210]
  ret void
}

;--- accepts-gxx-personality-v0-personality-invoke
declare i32 @__gxx_personality_v0(...)
define void @f() personality ptr @__gxx_personality_v0 {
  invoke void asm unwind "", ""() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 cleanup
  ret void
}

;--- accepts-gxx-personality-v0-personality-invoke-asm
declare i32 @__gxx_personality_v0(...)
define void @f() personality ptr @__gxx_personality_v0 {
  invoke void asm "", ""() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 cleanup
  ret void
}

;--- accepts-sideeffect-m-elementtype
define void @f() {
  call void asm sideeffect "", "=*m"(ptr elementtype(i32) null)
  ret void
}

;--- argument-1-is-address-by-its-constraint-so-it-needs-sideeffect
; LLVM 22: Operand for indirect constraint must have elementtype attribute
define void @f() {
  call void asm sideeffect "", "=*m"(ptr null)
;                                        ^~~~
; error: argument 1 is an address by its constraint, so it needs elementtype(…) [SP0214]
  ret void
}

;--- argument-1-is-no-address-by-its-constraint-so-it-has-no-sideeffect
; LLVM 22: Elementtype attribute can only be applied for indirect constraints
define void @f() {
  call void asm sideeffect "", "r"(ptr elementtype(i32) null)
;                                                       ^~~~
; error: argument 1 is not an address by its constraint, so it has no elementtype [SP0214]
  ret void
}

;--- argument-1-is-address-by-its-constraint-but-has-type-i32-sideeffect
; LLVM 22: Operand for indirect constraint must have pointer type
define void @f() {
  call void asm sideeffect "", "=*m"(i32 0)
;                                        ^
; error: argument 1 is an address by its constraint, but has type i32 [SP0208]
  ret void
}

;--- accepts-asm-sideeffect
define void @f() {
  call void asm sideeffect "", "=r"()
  ret void
}

;--- x-is-no-constraint-of-inline-assembly
; LLVM 22: failed to parse constraints
define void @f() {
  call void asm sideeffect "", "r,~{x"(i32 1)
;           ^~~
; error: `~{x` is not a constraint of inline assembly [SP0117]
  ret void
}

;--- accepts-asm-void
define void @f() {
  %r = call { i32, i32 } asm "", "=r,=r"()
  ret void
}

;--- assembly-with-one-output-gives-that-not-i32-i32
; LLVM 22: inline asm with one output cannot return struct
define void @f() {
  %r = call { i32, i32 } asm "", "=r"()
;                        ^~~
; error: inline assembly with one output must return that, not { i32, i32 } [SP0117]
  ret void
}

;--- 0-constraints-for-inputs-1-argument
; LLVM 22: number of input constraints does not match number of parameters
define void @f() {
  call void asm "", "=&r"(i32 1)
;           ^~~
; error: 0 constraints for inputs, 1 argument [SP0117]
  ret void
}

;--- accepts-asm-1
define void @f() {
  %r = call i32 asm "", "=r,0"(i32 1)
  ret void
}

;--- 1-is-no-constraint-of-inline-assembly
; LLVM 22: failed to parse constraints
define void @f() {
  %r = call i32 asm "", "=r,1"(i32 1)
;               ^~~
; error: `1` is not a constraint of inline assembly [SP0117]
  ret void
}

;--- outputs-come-before-inputs-labels-and-clobbers-1
; LLVM 22: output constraint occurs after input, clobber or label constraint
define void @f() {
  %r = call i32 asm "", "r,=r"(i32 1)
;               ^~~
; error: outputs must come before inputs, labels and clobbers [SP0117]
  ret void
}

;--- 1-constraint-for-inputs-2-arguments
; LLVM 22: number of input constraints does not match number of parameters
define void @f() {
  call void asm "", "i"(i32 1, i32 2)
;           ^~~
; error: 1 constraint for inputs, 2 arguments [SP0117]
  ret void
}

;--- inline-assembly-can-only-be-called
; LLVM 22: invalid type for inline asm constraint string
define void @f() {
  %a = bitcast ptr asm "", "" to ptr
;                  ^~~
; error: inline assembly can only be called [SP0117]
  ret void
}

;--- accepts-callbr-asm-i32-void
define void @f() {
  %r = callbr i32 asm "", "=r,!i"() to label %a [label %b]
a:
  ret void
b:
  ret void
}

;--- 0-labels-among-constraints-but-1-indirect-destination-i32
; LLVM 22: Number of label constraints does not match number of callbr dests
define void @f() {
  %r = callbr i32 asm "", "=r"() to label %a [label %b]
; ^~
; error: 0 labels among the constraints, but 1 indirect destination [SP0208]
a:
  ret void
b:
  ret void
}

;--- callbr-is-there-for-inline-assembly-label
; LLVM 22: (crashes)
define void @f() {
  callbr void @g() to label %a [label %b]
;             ^~
; error: callbr needs inline assembly [SP0208]
a:
  ret void
b:
  ret void
}
declare void @g()
