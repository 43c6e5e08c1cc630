; test: verify
; llvm: 14
; swifterror, swiftself and swiftasync.
;--- two-parameters-are-swiftself
; LLVM 14: Cannot have multiple 'swiftself' parameters!
declare void @f(i8* swiftself, i8* swiftself)
;            ^~
; error: two parameters are swiftself [SP0214]

;--- two-parameters-are-swiftasync
; LLVM 14: Cannot have multiple 'swiftasync' parameters!
declare void @f(i8* swiftasync, i8* swiftasync)
;            ^~
; error: two parameters are swiftasync [SP0214]

;--- two-parameters-are-swifterror
; LLVM 14: Attribute 'swifterror' only applies to parameters with pointer to pointer type!
declare void @f(i8* swifterror, i8* swifterror)
;            ^~
; error: two parameters are swifterror [SP0214]
;                   ^~~~~~~~~~
; error: swifterror must be on a pointer to a pointer, not on i8* [SP0214]

;--- swifterror-cannot-stand-on-type-i32
; LLVM 14: Attribute 'swifterror' applied to incompatible type!
declare void @f(i32 swifterror)
;                   ^~~~~~~~~~
; error: swifterror cannot apply to type i32 [SP0214]

;--- accepts-swiftself
declare void @f(i32 swiftself)

;--- accepts-swiftasync
declare void @f(i32 swiftasync)

;--- swifterror-is-attribute-of-parameters-not-of-results
; LLVM 14: this attribute does not apply to return values
declare swifterror i8* @f()
;       ^~~~~~~~~~
; error: swifterror is an attribute of parameters, not of results [SP0214]

;--- accepts-swifterror-load-store
define void @f(i8** swifterror %e) {
  %x = load i8*, i8** %e
  store i8* null, i8** %e
  ret void
}

;--- swifterror-stands-on-pointer-to-pointer-not-on-i8-store
; LLVM 14: Attribute 'swifterror' only applies to parameters with pointer to pointer type!
define void @f(i8* swifterror %e) {
;                  ^~~~~~~~~~
; error: swifterror must be on a pointer to a pointer, not on i8* [SP0214]
  store i8* %e, i8** null
; ^~~~~~~~~~~~~~~~~~~~~~~
; error: a swifterror value is stored to, not stored itself [SP0214]
  ret void
}

;--- swifterror-stands-on-pointer-to-pointer-not-on-i8-ptrtoint
; LLVM 14: Attribute 'swifterror' only applies to parameters with pointer to pointer type!
define void @f(i8* swifterror %e) {
;                  ^~~~~~~~~~
; error: swifterror must be on a pointer to a pointer, not on i8* [SP0214]
  %x = ptrtoint i8* %e to i64
; ^~
; error: a swifterror value can only be loaded from, stored to, or passed as a swifterror argument; it has no address [SP0214]
  ret void
}

;--- swifterror-stands-on-pointer-to-pointer-not-on-i8-getelementptr
; LLVM 14: Attribute 'swifterror' only applies to parameters with pointer to pointer type!
define void @f(i8* swifterror %e) {
;                  ^~~~~~~~~~
; error: swifterror must be on a pointer to a pointer, not on i8* [SP0214]
  %x = getelementptr i8, i8* %e, i64 0
; ^~
; error: a swifterror value can only be loaded from, stored to, or passed as a swifterror argument; it has no address [SP0214]
  ret void
}

;--- swifterror-stands-on-pointer-to-pointer-not-on-i8
; LLVM 14: Attribute 'swifterror' only applies to parameters with pointer to pointer type!
declare void @g(i8* swifterror)
;                   ^~~~~~~~~~
; error: swifterror must be on a pointer to a pointer, not on i8* [SP0214]
define void @f(i8* swifterror %e) {
;                  ^~~~~~~~~~
; error: swifterror must be on a pointer to a pointer, not on i8* [SP0214]
  call void @g(i8* swifterror %e)
;                  ^~~~~~~~~~
; error: swifterror must be on a pointer to a pointer, not on i8* [SP0214]
  ret void
}

;--- swifterror-stands-on-pointer-to-pointer-not-on-i8-2
; LLVM 14: Attribute 'swifterror' only applies to parameters with pointer to pointer type!
declare void @g(i8* swifterror)
;                   ^~~~~~~~~~
; error: swifterror must be on a pointer to a pointer, not on i8* [SP0214]
define void @f(i8* swifterror %e) {
;                  ^~~~~~~~~~
; error: swifterror must be on a pointer to a pointer, not on i8* [SP0214]
  call void @g(i8* %e)
  ret void
}

;--- swifterror-stands-on-pointer-to-pointer-not-on-i8-3
; LLVM 14: Attribute 'swifterror' only applies to parameters with pointer to pointer type!
declare void @g(i8*)
define void @f(i8* swifterror %e) {
;                  ^~~~~~~~~~
; error: swifterror must be on a pointer to a pointer, not on i8* [SP0214]
  call void @g(i8* %e)
;                  ^~
; error: argument 1 is a swifterror value, the parameter is not [SP0214]
  ret void
}

;--- use-of-undefined-value-ca
; LLVM 14: use of undefined value '%ca'
declare void @g(i8* swifterror)
define void @f() {
  %a = alloca swifterror i8*
  call void @g(i8* swifterror %ca)
;                             ^~~
; error: use of undefined value `%ca` [SP0102]
;   did you mean `%a`?
  ret void
}

;--- use-of-undefined-value-ca-alloca-i8
; LLVM 14: use of undefined value '%ca'
declare void @g(i8* swifterror)
define void @f() {
  %a = alloca i8*
  call void @g(i8* swifterror %ca)
;                             ^~~
; error: use of undefined value `%ca` [SP0102]
;   did you mean `%a`?
  ret void
}

;--- swifterror-stands-on-pointer-to-pointer-not-on-i8-4
; LLVM 14: Attribute 'swifterror' only applies to parameters with pointer to pointer type!
declare void @g(i8* swifterror)
;                   ^~~~~~~~~~
; error: swifterror must be on a pointer to a pointer, not on i8* [SP0214]
define void @f(i8* %p) {
  call void @g(i8* swifterror %p)
;                  ^~~~~~~~~~
; error: swifterror must be on a pointer to a pointer, not on i8* [SP0214]
;                             ^~
; error: %p is passed as swifterror, but the parameter is not swifterror [SP0214]
  ret void
}

;--- swifterror-stands-on-pointer-to-pointer-not-on-i8-load
; LLVM 14: Attribute 'swifterror' only applies to parameters with pointer to pointer type!
declare void @g(i8* swifterror)
;                   ^~~~~~~~~~
; error: swifterror must be on a pointer to a pointer, not on i8* [SP0214]
define void @f(i8** %p) {
  %x = load i8*, i8** %p
  call void @g(i8* swifterror %x)
;                  ^~~~~~~~~~
; error: swifterror must be on a pointer to a pointer, not on i8* [SP0214]
;                             ^~
; error: a swifterror argument is a swifterror alloca or parameter [SP0214]
  ret void
}

;--- accepts-alloca-swifterror-i8
define void @f() {
  %a = alloca swifterror i8*, i32 2
  ret void
}

;--- use-of-undefined-value-ca-store
; LLVM 14: use of undefined value '%ca'
define void @f() {
  %a = alloca swifterror i8*
  store i8* %ca, i8** null
;           ^~~
; error: use of undefined value `%ca` [SP0102]
;   did you mean `%a`?
  ret void
}

;--- accepts-alloca-store-load
define void @f() {
  %a = alloca swifterror i8*
  store i8* null, i8** %a
  %v = load i8*, i8** %a
  ret void
}

;--- swifterror-value-is-loaded-from-stored-to-or-handed-on-as-i8
; LLVM 14: swifterror value can only be loaded and stored from, or as a swifterror argument!
define i8* @f() {
  %a = alloca swifterror i8*
  %ca = bitcast i8** %a to i8*
; ^~~
; error: a swifterror value can only be loaded from, stored to, or passed as a swifterror argument; it has no address [SP0214]
  ret i8* %ca
}

;--- two-parameters-are-swifterror-2
; LLVM 14: Cannot have multiple 'swifterror' parameters!
define void @f(i8** swifterror %a, i8** swifterror %b) {
;           ^~
; error: two parameters are swifterror [SP0214]
  ret void
}

;--- two-parameters-are-swiftself-2
; LLVM 14: Cannot have multiple 'swiftself' parameters!
define void @f(i8* swiftself %x, i8* swiftself %a) {
;           ^~
; error: two parameters are swiftself [SP0214]
  ret void
}

;--- two-parameters-are-swiftasync-2
; LLVM 14: Cannot have multiple 'swiftasync' parameters!
define void @f(i8* swiftasync %x, i8* swiftasync %a) {
;           ^~
; error: two parameters are swiftasync [SP0214]
  ret void
}

;--- swifterror-stands-on-pointer-to-pointer-not-on-i32
; LLVM 14: Attribute 'swifterror' only applies to parameters with pointer to pointer type!
define void @f(i32* swifterror %x) {
;                   ^~~~~~~~~~
; error: swifterror must be on a pointer to a pointer, not on i32* [SP0214]
  ret void
}

;--- accepts-alloca-swifterror
define void @f() {
  %a = alloca swifterror i32
  ret void
}

;--- accepts-alloca-swifterror-i32-2
define void @f() {
  %a = alloca swifterror i32*, i32 2
  ret void
}

;--- swifterror-value-is-loaded-from-stored-to-or-handed-on-as-alloca
; LLVM 14: swifterror value can only be loaded and stored from, or as a swifterror argument!
define void @f() {
  %a = alloca swifterror i32*
  %b = bitcast i32** %a to i8*
; ^~
; error: a swifterror value can only be loaded from, stored to, or passed as a swifterror argument; it has no address [SP0214]
  ret void
}

;--- swifterror-value-is-loaded-from-stored-to-or-handed-on-as-getelementptr
; LLVM 14: swifterror value can only be loaded and stored from, or as a swifterror argument!
define void @f(i32** swifterror %a) {
  %b = getelementptr i32*, i32** %a, i32 1
; ^~
; error: a swifterror value can only be loaded from, stored to, or passed as a swifterror argument; it has no address [SP0214]
  ret void
}

;--- swifterror-value-is-loaded-from-stored-to-or-handed-on-as-ptrtoint
; LLVM 14: swifterror value can only be loaded and stored from, or as a swifterror argument!
define void @f(i32** swifterror %a) {
  %b = ptrtoint i32** %a to i64
; ^~
; error: a swifterror value can only be loaded from, stored to, or passed as a swifterror argument; it has no address [SP0214]
  ret void
}

;--- argument-1-is-swifterror-value-parameter-is-not
; LLVM 14: swifterror value when used in a callsite should be marked with swifterror attribute
declare void @g(i32**)
define void @f(i32** swifterror %a) {
  call void @g(i32** %a)
;                    ^~
; error: argument 1 is a swifterror value, the parameter is not [SP0214]
  ret void
}

;--- accepts-swifterror
declare void @g(i32** swifterror)
define void @f(i32** swifterror %a) {
  call void @g(i32** %a)
  ret void
}

;--- accepts-swifterror-2
declare void @g(i32** swifterror)
define void @f(i32** swifterror %a) {
  call void @g(i32** swifterror %a)
  ret void
}

;--- is-handed-on-as-swifterror-but-parameter-is-not-swifterror
; LLVM 14: swifterror argument for call has mismatched parameter
declare void @g(i32** swifterror)
define void @f(i32** %a) {
  call void @g(i32** swifterror %a)
;                               ^~
; error: %a is passed as swifterror, but the parameter is not swifterror [SP0214]
  ret void
}

;--- is-handed-on-as-swifterror-but-its-alloca-is-not-swifterror
; LLVM 14: swifterror argument for call has mismatched alloca
declare void @g(i32** swifterror)
define void @f() {
  %a = alloca i32*
  call void @g(i32** swifterror %a)
;                               ^~
; error: %a is passed as swifterror, but its alloca is not swifterror [SP0214]
  ret void
}

;--- swifterror-argument-is-swifterror-alloca-or-parameter
; LLVM 14: swifterror argument should come from an alloca or parameter
declare void @g(i32** swifterror)
define void @f() {
  call void @g(i32** swifterror undef)
;                               ^~~~~
; error: a swifterror argument is a swifterror alloca or parameter [SP0214]
  ret void
}

;--- swifterror-value-is-loaded-from-stored-to-or-handed-on-as-i1
; LLVM 14: swifterror value can only be loaded and stored from, or as a swifterror argument!
declare void @g(i32** swifterror)
define void @f(i1 %c, i32** swifterror %a) {
  %p = select i1 %c, i32** %a, i32** %a
; ^~
; error: a swifterror value can only be loaded from, stored to, or passed as a swifterror argument; it has no address [SP0214]
  ret void
}
