; test: verify
; llvm: 14
; Inline assembly and callbr.
;--- accepts-asm-void-i32-0
define void @f() {
  call void asm "", "r"(i32 0)
  ret void
}

;--- elementtype-i32-stands-on-pointer-to-something-else-i8-m-null
; LLVM 14: Attribute 'elementtype' type does not match parameter!
define void @f() {
  call void asm "", "*m"(i8* elementtype(i32) null)
;                            ^~~~~~~~~~~
; error: elementtype(i32) is on a pointer to another type, i8* [SP0214]
  ret void
}

;--- argument-1-is-address-by-its-constraint-but-has-type-i32
; LLVM 14: Operand for indirect constraint must have pointer type
define void @f() {
  call void asm "", "*m"(i32 0)
;                            ^
; error: argument 1 is an address by its constraint, but has type i32 [SP0208]
  ret void
}

;--- elementtype-i32-stands-on-pointer-to-something-else-i8-null
; LLVM 14: Attribute 'elementtype' type does not match parameter!
define void @f() {
  call void asm "", "r"(i8* elementtype(i32) null)
;                           ^~~~~~~~~~~
; error: elementtype(i32) is on a pointer to another type, i8* [SP0214]
;                                            ^~~~
; error: argument 1 is not an address by its constraint, so it has no elementtype [SP0214]
  ret void
}

;--- labels-among-constraints-only-callbr-has-places-to-go-to
; LLVM 14: invalid type for inline asm constraint string
define void @f() {
  call void asm "", "!i"()
; ^~~~~~~~~~~~~~~~~~~~~~~~
; error: labels among the constraints: only callbr has destinations [SP0208]
  ret void
}

;--- assembly-of-callbr-cannot-unwind
; LLVM 14: invalid type for inline asm constraint string
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
; LLVM 14: Callbr is currently only used for asm-goto!
declare void @g()
define void @f() {
  callbr void @g() to label %a []
;             ^~
; error: callbr needs inline assembly [SP0208]
a:
  ret void
}

;--- accepts-callbr-landingpad-add
declare i32 @llvm.callbr.landingpad.i32(i32)
define i32 @f() {
  %x = add i32 1, 2
  %y = call i32 @llvm.callbr.landingpad.i32(i32 %x)
  ret i32 %y
}

;--- elementtype-i32-stands-on-pointer-to-something-else-i8-m
; LLVM 14: Attribute 'elementtype' type does not match parameter!
define void @f(i8* %p) {
  call void asm "", "=*m,*m"(i8* elementtype(i32) %p, i8* elementtype(i32) %p)
;                                ^~~~~~~~~~~
; error: elementtype(i32) is on a pointer to another type, i8* [SP0214]
  ret void
}

;--- assembly-with-2-outputs-gives-struct-of-them-not-i32
; LLVM 14: invalid type for inline asm constraint string
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
; LLVM 14: instructions returning void cannot have a name
define void @f() {
  %x = call void asm "", "=r"()
; ^~
; error: an instruction without a result cannot have a name [SP0104]
  ret void
}

;--- outputs-come-before-inputs-labels-and-clobbers-0
; LLVM 14: invalid type for inline asm constraint string
define void @f() {
  call void asm "", "r,=r"(i32 0)
;           ^~~
; error: outputs must come before inputs, labels and clobbers [SP0117]
  ret void
}

;--- inputs-come-before-clobbers
; LLVM 14: invalid type for inline asm constraint string
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
; LLVM 14: invalid type for inline asm constraint string
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
; LLVM 14: LandingPadInst needs to be in a function with a personality.
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
define void @f() personality i32 (...)* @__gxx_personality_v0 {
  invoke void asm unwind "", ""() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 cleanup
  ret void
}

;--- accepts-gxx-personality-v0-personality-invoke-asm
declare i32 @__gxx_personality_v0(...)
define void @f() personality i32 (...)* @__gxx_personality_v0 {
  invoke void asm "", ""() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 cleanup
  ret void
}

;--- accepts-sideeffect-m-elementtype
define void @f() {
  call void asm sideeffect "", "=*m"(i32* elementtype(i32) null)
  ret void
}

;--- argument-1-is-no-address-by-its-constraint-so-it-has-no
; LLVM 14: Elementtype attribute can only be applied for indirect constraints
define void @f() {
  call void asm sideeffect "", "r"(i32* elementtype(i32) null)
;                                                        ^~~~
; error: argument 1 is not an address by its constraint, so it has no elementtype [SP0214]
  ret void
}

;--- argument-1-is-address-by-its-constraint-but-has-type-i32-sideeffect
; LLVM 14: Operand for indirect constraint must have pointer type
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
; LLVM 14: invalid type for inline asm constraint string
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
; LLVM 14: invalid type for inline asm constraint string
define void @f() {
  %r = call { i32, i32 } asm "", "=r"()
;                        ^~~
; error: inline assembly with one output must return that, not { i32, i32 } [SP0117]
  ret void
}

;--- 0-constraints-for-inputs-1-argument
; LLVM 14: invalid type for inline asm constraint string
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
; LLVM 14: invalid type for inline asm constraint string
define void @f() {
  %r = call i32 asm "", "=r,1"(i32 1)
;               ^~~
; error: `1` is not a constraint of inline assembly [SP0117]
  ret void
}

;--- outputs-come-before-inputs-labels-and-clobbers-1
; LLVM 14: invalid type for inline asm constraint string
define void @f() {
  %r = call i32 asm "", "r,=r"(i32 1)
;               ^~~
; error: outputs must come before inputs, labels and clobbers [SP0117]
  ret void
}

;--- 1-constraint-for-inputs-2-arguments
; LLVM 14: invalid type for inline asm constraint string
define void @f() {
  call void asm "", "i"(i32 1, i32 2)
;           ^~~
; error: 1 constraint for inputs, 2 arguments [SP0117]
  ret void
}

;--- inline-assembly-can-only-be-called
; LLVM 14: invalid type for inline asm constraint string
define void @f() {
  %a = bitcast void ()* asm "", "" to i8*
;                       ^~~
; error: inline assembly can only be called [SP0117]
  ret void
}
