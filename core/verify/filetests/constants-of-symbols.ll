; test: verify
; llvm: 22
; Constants that name symbols: ptrauth, no_cfi, dso_local_equivalent, blockaddress.
;--- accepts-ptrauth-1
@g = external global i32
@p = global ptr ptrauth (ptr @g, i32 1)

;--- key-of-ptrauth-is-constant-of-type-i32-1
; LLVM 22: constant ptrauth key must be i32 constant
@g = external global i32
@p = global ptr ptrauth (ptr @g, i64 1)
;               ^~~~~~~~~~~~~~~~~~~~~~~
; error: the key of ptrauth must be a constant of type i32 [SP0117]

;--- accepts-ptrauth-1-i64
@g = external global i32
@p = global ptr ptrauth (ptr @g, i32 1, i64 2, ptr @g)

;--- discriminator-of-ptrauth-is-constant-of-type-i64-1
; LLVM 22: constant ptrauth integer discriminator must be i64 constant
@g = external global i32
@p = global ptr ptrauth (ptr @g, i32 1, i32 2)
;               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the discriminator of ptrauth must be a constant of type i64 [SP0117]

;--- ptrauth-signs-pointer-not-i64
; LLVM 22: constant ptrauth base pointer must be a pointer
@g = external global i32
@p = global ptr ptrauth (i64 1, i32 1)
;               ^~~~~~~~~~~~~~~~~~~~~~
; error: the operand of ptrauth must be a pointer, not i64 [SP0117]

;--- address-that-discriminates-in-ptrauth-is-pointer-not-i64
; LLVM 22: constant ptrauth address discriminator must be a pointer
@g = external global i32
@p = global ptr ptrauth (ptr @g, i32 1, i64 2, i64 1)
;               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the address discriminator of ptrauth must be a pointer, not i64 [SP0117]

;--- accepts-ptrauth-1-i64-2
@g = external global i32
@p = global ptr ptrauth (ptr @g, i32 1, i64 2, ptr @g, ptr @g)

;--- symbol-that-turns-ptrauth-off-is-pointer-not-i32
; LLVM 22: constant ptrauth deactivation symbol must be a pointer
@g = external global i32
@p = global ptr ptrauth (ptr @g, i32 1, i64 2, ptr @g, i32 3)
;               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the deactivation symbol of ptrauth must be a pointer, not i32 [SP0117]

;--- function-f-has-no-block-entry
; LLVM 22: referenced value is not a basic block
define void @f() { ret void }
@p = global ptr blockaddress(@f, %entry)
;                                ^~~~~~
; error: function `@f` has no block `%entry` [SP0102]

;--- accepts-blockaddress
define void @f() {
entry:
  br label %b
b:
  ret void
}
@p = global ptr blockaddress(@f, %b)

;--- entry-block-has-no-address-nothing-can-go-there-void
; LLVM 22: blockaddress may not be used with the entry block!
define void @f() {
entry:
;~~~~
; error: the entry block has no address: it cannot be a branch target [SP0202]
  br label %b
b:
  ret void
}
@p = global ptr blockaddress(@f, %entry)

;--- entry-block-has-no-address-nothing-can-go-there
; LLVM 22: blockaddress may not be used with the entry block!
define ptr @f() {
entry:
;~~~~
; error: the entry block has no address: it cannot be a branch target [SP0202]
  br label %b
b:
  ret ptr blockaddress(@f, %entry)
}

;--- unexpected-ptrauth
; LLVM 22: expected 'global' or 'constant'
@g = ptrauth global i32 0
;    ^~~~~~~
; error: unexpected `ptrauth` [SP0101]
;   expected `global`, `constant`, `alias` or `ifunc`

;--- accepts-ptrauth-void
@g = global ptr ptrauth (ptr @f, i32 2)
declare void @f()

;--- key-of-ptrauth-is-constant-of-type-i32-2
; LLVM 22: constant ptrauth key must be i32 constant
@g = global ptr ptrauth (ptr @f, i64 2)
;               ^~~~~~~~~~~~~~~~~~~~~~~
; error: the key of ptrauth must be a constant of type i32 [SP0117]
declare void @f()

;--- accepts-ptrauth-5
@g = global ptr ptrauth (ptr @f, i32 2, i64 5, ptr @g)
declare void @f()

;--- discriminator-of-ptrauth-is-constant-of-type-i64-5
; LLVM 22: constant ptrauth integer discriminator must be i64 constant
@g = global ptr ptrauth (ptr @f, i32 2, i32 5)
;               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the discriminator of ptrauth must be a constant of type i64 [SP0117]
declare void @f()

;--- address-that-discriminates-in-ptrauth-is-pointer-not-i32
; LLVM 22: constant ptrauth address discriminator must be a pointer
@g = global ptr ptrauth (ptr @f, i32 2, i64 5, i32 0)
;               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the address discriminator of ptrauth must be a pointer, not i32 [SP0117]
declare void @f()

;--- ptrauth-signs-pointer-not-i32
; LLVM 22: constant ptrauth base pointer must be a pointer
@g = global ptr ptrauth (i32 0, i32 2)
;               ^~~~~~~~~~~~~~~~~~~~~~
; error: the operand of ptrauth must be a pointer, not i32 [SP0117]

;--- accepts-ptrauth-5-2
@g = global ptr ptrauth (ptr @f, i32 2, i64 5, ptr @g, ptr @f)
declare void @f()

;--- accepts-dso-local-equivalent
@g = global ptr dso_local_equivalent @f
declare void @f()

;--- dso-local-equivalent-is-of-function-but-h-is-variable
; LLVM 22: expected a function, alias to function, or ifunc in dso_local_equivalent
@g = global ptr dso_local_equivalent @h
@h = global i32 0
;~
; error: dso_local_equivalent needs a function, but @h is a variable [SP0212]

;--- accepts-no-cfi-void
@g = global ptr no_cfi @f
declare void @f()

;--- accepts-no-cfi-i32
@g = global ptr no_cfi @h
@h = global i32 0

;--- use-of-undefined-value-nosuch
; LLVM 22: unknown function 'nosuch' referenced by dso_local_equivalent
@g = global ptr dso_local_equivalent @nosuch
;                                    ^~~~~~~
; error: use of undefined value `@nosuch` [SP0102]

;--- unexpected-i32
; LLVM 22: expected value token
@g = constant ptr no_cfi i32 0
;                        ^~~
; error: unexpected `i32` [SP0101]
;   expected the name of a function

;--- no-cfi-cannot-have-type-i64
; LLVM 22: global variable reference must have pointer type
@x = global i64 no_cfi @f
;               ^~~~~~
; error: `no_cfi` cannot have type i64 [SP0117]
declare void @f()

;--- accepts-no-cfi-void-2
@x = global ptr no_cfi @f
declare void @f()
