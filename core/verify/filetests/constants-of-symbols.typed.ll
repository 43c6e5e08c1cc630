; test: verify
; llvm: 14
; Constants that name symbols: ptrauth, no_cfi, dso_local_equivalent, blockaddress.
;--- function-f-has-no-block-entry
; LLVM 14: referenced value is not a basic block
define void @f() { ret void }
@p = global i8* blockaddress(@f, %entry)
;                                ^~~~~~
; error: function `@f` has no block `%entry` [SP0102]

;--- accepts-blockaddress
define void @f() {
entry:
  br label %b
b:
  ret void
}
@p = global i8* blockaddress(@f, %b)

;--- entry-block-has-no-address-nothing-can-go-there-void
; LLVM 14: blockaddress may not be used with the entry block!
define void @f() {
entry:
;~~~~
; error: the entry block has no address: it cannot be a branch target [SP0202]
  br label %b
b:
  ret void
}
@p = global i8* blockaddress(@f, %entry)

;--- entry-block-has-no-address-nothing-can-go-there
; LLVM 14: blockaddress may not be used with the entry block!
define i8* @f() {
entry:
;~~~~
; error: the entry block has no address: it cannot be a branch target [SP0202]
  br label %b
b:
  ret i8* blockaddress(@f, %entry)
}

;--- unexpected-ptrauth
; LLVM 14: expected 'global' or 'constant'
@g = ptrauth global i32 0
;    ^~~~~~~
; error: unexpected `ptrauth` [SP0101]
;   expected `global`, `constant`, `alias` or `ifunc`

;--- accepts-ptrauth-bitcast
; differs: LLVM 14 has no ptrauth constants; they are read as LLVM 22 reads them
; LLVM 14: expected value token
@g = global i8* ptrauth (i8* bitcast (void ()* @f to i8*), i32 2)
declare void @f()

;--- key-of-ptrauth-is-constant-of-type-i32
; LLVM 14: expected value token
@g = global i8* ptrauth (i8* @f, i64 2)
;               ^~~~~~~~~~~~~~~~~~~~~~~
; error: the key of ptrauth must be a constant of type i32 [SP0117]
;                            ^~
; error: `@f` has type `void ()*`, but is used with type `i8*` [SP0104]
declare void @f()

;--- accepts-ptrauth-bitcast-i64
; differs: LLVM 14 has no ptrauth constants; they are read as LLVM 22 reads them
; LLVM 14: expected value token
@g = global i8* ptrauth (i8* bitcast (void ()* @f to i8*), i32 2, i64 5, i8* bitcast (i8** @g to i8*))
declare void @f()

;--- discriminator-of-ptrauth-is-constant-of-type-i64
; LLVM 14: expected value token
@g = global i8* ptrauth (i8* @f, i32 2, i32 5)
;               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the discriminator of ptrauth must be a constant of type i64 [SP0117]
;                            ^~
; error: `@f` has type `void ()*`, but is used with type `i8*` [SP0104]
declare void @f()

;--- address-that-discriminates-in-ptrauth-is-pointer-not-i32
; LLVM 14: expected value token
@g = global i8* ptrauth (i8* @f, i32 2, i64 5, i32 0)
;               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the address discriminator of ptrauth must be a pointer, not i32 [SP0117]
;                            ^~
; error: `@f` has type `void ()*`, but is used with type `i8*` [SP0104]
declare void @f()

;--- ptrauth-signs-pointer-not-i32
; LLVM 14: expected value token
@g = global i8* ptrauth (i32 0, i32 2)
;               ^~~~~~~~~~~~~~~~~~~~~~
; error: the operand of ptrauth must be a pointer, not i32 [SP0117]

;--- accepts-ptrauth-bitcast-i64-i8
; differs: LLVM 14 has no ptrauth constants; they are read as LLVM 22 reads them
; LLVM 14: expected value token
@g = global i8* ptrauth (i8* bitcast (void ()* @f to i8*), i32 2, i64 5, i8* bitcast (i8** @g to i8*), i8* bitcast (void ()* @f to i8*))
declare void @f()

;--- f-has-type-void-but-is-used-with-type-i8-dso-local-equivalent
; LLVM 14: (crashes)
@g = global i8* dso_local_equivalent @f
;                                    ^~
; error: `@f` has type `void ()*`, but is used with type `i8*` [SP0104]
declare void @f()

;--- h-has-type-i32-but-is-used-with-type-i8-dso-local-equivalent
; LLVM 14: (crashes)
@g = global i8* dso_local_equivalent @h
;                                    ^~
; error: `@h` has type `i32*`, but is used with type `i8*` [SP0104]
@h = global i32 0

;--- f-has-type-void-but-is-used-with-type-i8-no-cfi
; LLVM 14: invalid forward reference to function as global value!
@g = global i8* no_cfi @f
;                      ^~
; error: `@f` has type `void ()*`, but is used with type `i8*` [SP0104]
declare void @f()

;--- h-has-type-i32-but-is-used-with-type-i8-no-cfi
; LLVM 14: forward reference and definition of global have different types
@g = global i8* no_cfi @h
;                      ^~
; error: `@h` has type `i32*`, but is used with type `i8*` [SP0104]
@h = global i32 0

;--- use-of-undefined-value-nosuch
; LLVM 14: (crashes)
@g = global i8* dso_local_equivalent @nosuch
;                                    ^~~~~~~
; error: use of undefined value `@nosuch` [SP0102]
