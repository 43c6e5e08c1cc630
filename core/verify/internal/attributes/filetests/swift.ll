; test: verify
; llvm: 22
; swifterror, swiftself and swiftasync.
;--- two-parameters-are-swiftself
; LLVM 22: Cannot have multiple 'swiftself' parameters!
declare void @f(ptr swiftself, ptr swiftself)
;            ^~
; error: two parameters are swiftself [SP0214]

;--- two-parameters-are-swiftasync
; LLVM 22: Cannot have multiple 'swiftasync' parameters!
declare void @f(ptr swiftasync, ptr swiftasync)
;            ^~
; error: two parameters are swiftasync [SP0214]

;--- two-parameters-are-swifterror
; LLVM 22: Cannot have multiple 'swifterror' parameters!
declare void @f(ptr swifterror, ptr swifterror)
;            ^~
; error: two parameters are swifterror [SP0214]

;--- swifterror-cannot-stand-on-type-i32
; LLVM 22: Attribute 'swifterror' applied to incompatible type!
declare void @f(i32 swifterror)
;                   ^~~~~~~~~~
; error: swifterror cannot apply to type i32 [SP0214]

;--- accepts-swiftself
declare void @f(i32 swiftself)

;--- accepts-swiftasync
declare void @f(i32 swiftasync)

;--- swifterror-is-attribute-of-parameters-not-of-results
; LLVM 22: this attribute does not apply to return values
declare swifterror ptr @f()
;       ^~~~~~~~~~
; error: swifterror is an attribute of parameters, not of results [SP0214]

;--- accepts-swifterror-load-store
define void @f(ptr swifterror %e) {
  %x = load ptr, ptr %e
  store ptr null, ptr %e
  ret void
}

;--- swifterror-value-is-stored-to-not-stored-itself-null
; LLVM 22: swifterror value should be the second operand when used by stores
define void @f(ptr swifterror %e) {
  store ptr %e, ptr null
; ^~~~~~~~~~~~~~~~~~~~~~
; error: a swifterror value is stored to, not stored itself [SP0214]
  ret void
}

;--- swifterror-value-is-loaded-from-stored-to-or-handed-on-as-ptrtoint
; LLVM 22: swifterror value can only be loaded and stored from, or as a swifterror argument!
define void @f(ptr swifterror %e) {
  %x = ptrtoint ptr %e to i64
; ^~
; error: a swifterror value can only be loaded from, stored to, or passed as a swifterror argument; it has no address [SP0214]
  ret void
}

;--- swifterror-value-is-loaded-from-stored-to-or-handed-on-as-i8
; LLVM 22: swifterror value can only be loaded and stored from, or as a swifterror argument!
define void @f(ptr swifterror %e) {
  %x = getelementptr i8, ptr %e, i64 0
; ^~
; error: a swifterror value can only be loaded from, stored to, or passed as a swifterror argument; it has no address [SP0214]
  ret void
}

;--- accepts-swifterror
declare void @g(ptr swifterror)
define void @f(ptr swifterror %e) {
  call void @g(ptr swifterror %e)
  ret void
}

;--- accepts-swifterror-ptr-e
declare void @g(ptr swifterror)
define void @f(ptr swifterror %e) {
  call void @g(ptr %e)
  ret void
}

;--- argument-1-is-swifterror-value-parameter-is-not
; LLVM 22: swifterror value when used in a callsite should be marked with swifterror attribute
declare void @g(ptr)
define void @f(ptr swifterror %e) {
  call void @g(ptr %e)
;                  ^~
; error: argument 1 is a swifterror value, the parameter is not [SP0214]
  ret void
}

;--- accepts-swifterror-alloca
declare void @g(ptr swifterror)
define void @f() {
  %a = alloca swifterror ptr
  call void @g(ptr swifterror %a)
  ret void
}

;--- is-handed-on-as-swifterror-but-its-alloca-is-not-swifterror
; LLVM 22: swifterror argument for call has mismatched alloca
declare void @g(ptr swifterror)
define void @f() {
  %a = alloca ptr
  call void @g(ptr swifterror %a)
;                             ^~
; error: %a is passed as swifterror, but its alloca is not swifterror [SP0214]
  ret void
}

;--- p-is-handed-on-as-swifterror-but-parameter-is-not-swifterror
; LLVM 22: swifterror argument for call has mismatched parameter
declare void @g(ptr swifterror)
define void @f(ptr %p) {
  call void @g(ptr swifterror %p)
;                             ^~
; error: %p is passed as swifterror, but the parameter is not swifterror [SP0214]
  ret void
}

;--- swifterror-argument-is-swifterror-alloca-or-parameter-load
; LLVM 22: swifterror argument should come from an alloca or parameter
declare void @g(ptr swifterror)
define void @f(ptr %p) {
  %x = load ptr, ptr %p
  call void @g(ptr swifterror %x)
;                             ^~
; error: a swifterror argument is a swifterror alloca or parameter [SP0214]
  ret void
}

;--- swifterror-alloca-is-of-one-pointer
; LLVM 22: swifterror alloca must not be array allocation
define void @f() {
  %a = alloca swifterror ptr, i32 2
; ^~
; error: a swifterror alloca must allocate one pointer [SP0207]
  ret void
}

;--- swifterror-value-is-stored-to-not-stored-itself-alloca-null
; LLVM 22: swifterror value should be the second operand when used by stores
define void @f() {
  %a = alloca swifterror ptr
  store ptr %a, ptr null
; ^~~~~~~~~~~~~~~~~~~~~~
; error: a swifterror value is stored to, not stored itself [SP0214]
  ret void
}

;--- accepts-alloca-store-load
define void @f() {
  %a = alloca swifterror ptr
  store ptr null, ptr %a
  %v = load ptr, ptr %a
  ret void
}

;--- swifterror-value-is-loaded-from-stored-to-or-handed-on-as-alloca
; LLVM 22: swifterror value can only be loaded and stored from, or as a swifterror argument!
define ptr @f() {
  %a = alloca swifterror ptr
  ret ptr %a
; ^~~~~~~~~~
; error: a swifterror value can only be loaded from, stored to, or passed as a swifterror argument; it has no address [SP0214]
}

;--- accepts-alloca-swifterror-store
define void @f(ptr %p) {
  %a = alloca swifterror ptr
  store ptr %a, ptr %a
  ret void
}

;--- swifterror-value-is-stored-to-not-stored-itself-alloca
; LLVM 22: swifterror value should be the second operand when used by stores
define void @f(ptr %p) {
  %a = alloca swifterror ptr
  store ptr %a, ptr %p
; ^~~~~~~~~~~~~~~~~~~~
; error: a swifterror value is stored to, not stored itself [SP0214]
  ret void
}

;--- two-parameters-are-swifterror-2
; LLVM 22: Cannot have multiple 'swifterror' parameters!
define void @f(ptr swifterror %a, ptr swifterror %b) {
;           ^~
; error: two parameters are swifterror [SP0214]
  ret void
}

;--- two-parameters-are-swiftself-2
; LLVM 22: Cannot have multiple 'swiftself' parameters!
define void @f(ptr swiftself %x, ptr swiftself %a) {
;           ^~
; error: two parameters are swiftself [SP0214]
  ret void
}

;--- two-parameters-are-swiftasync-2
; LLVM 22: Cannot have multiple 'swiftasync' parameters!
define void @f(ptr swiftasync %x, ptr swiftasync %a) {
;           ^~
; error: two parameters are swiftasync [SP0214]
  ret void
}

;--- accepts-swifterror-3
define void @f(ptr swifterror %x) {
  ret void
}

;--- swifterror-alloca-holds-pointer-not-i32
; LLVM 22: swifterror alloca must have pointer type
define void @f() {
  %a = alloca swifterror i32
; ^~
; error: a swifterror alloca must hold a pointer, not i32 [SP0207]
  ret void
}

;--- swifterror-value-is-loaded-from-stored-to-or-handed-on-as-bitcast
; LLVM 22: swifterror value can only be loaded and stored from, or as a swifterror argument!
define void @f() {
  %a = alloca swifterror ptr
  %b = bitcast ptr %a to ptr
; ^~
; error: a swifterror value can only be loaded from, stored to, or passed as a swifterror argument; it has no address [SP0214]
  ret void
}

;--- swifterror-value-is-loaded-from-stored-to-or-handed-on-as-i32
; LLVM 22: swifterror value can only be loaded and stored from, or as a swifterror argument!
define void @f(ptr swifterror %a) {
  %b = getelementptr ptr, ptr %a, i32 1
; ^~
; error: a swifterror value can only be loaded from, stored to, or passed as a swifterror argument; it has no address [SP0214]
  ret void
}

;--- swifterror-value-is-loaded-from-stored-to-or-handed-on-as-ptrtoint-2
; LLVM 22: swifterror value can only be loaded and stored from, or as a swifterror argument!
define void @f(ptr swifterror %a) {
  %b = ptrtoint ptr %a to i64
; ^~
; error: a swifterror value can only be loaded from, stored to, or passed as a swifterror argument; it has no address [SP0214]
  ret void
}

;--- argument-1-is-swifterror-value-parameter-is-not-2
; LLVM 22: swifterror value when used in a callsite should be marked with swifterror attribute
declare void @g(ptr)
define void @f(ptr swifterror %a) {
  call void @g(ptr %a)
;                  ^~
; error: argument 1 is a swifterror value, the parameter is not [SP0214]
  ret void
}

;--- accepts-swifterror-4
declare void @g(ptr swifterror)
define void @f(ptr swifterror %a) {
  call void @g(ptr %a)
  ret void
}

;--- accepts-swifterror-5
declare void @g(ptr swifterror)
define void @f(ptr swifterror %a) {
  call void @g(ptr swifterror %a)
  ret void
}

;--- is-handed-on-as-swifterror-but-parameter-is-not-swifterror
; LLVM 22: swifterror argument for call has mismatched parameter
declare void @g(ptr swifterror)
define void @f(ptr %a) {
  call void @g(ptr swifterror %a)
;                             ^~
; error: %a is passed as swifterror, but the parameter is not swifterror [SP0214]
  ret void
}

;--- swifterror-argument-is-swifterror-alloca-or-parameter-undef
; LLVM 22: swifterror argument should come from an alloca or parameter
declare void @g(ptr swifterror)
define void @f() {
  call void @g(ptr swifterror undef)
;                             ^~~~~
; error: a swifterror argument is a swifterror alloca or parameter [SP0214]
  ret void
}

;--- swifterror-value-is-loaded-from-stored-to-or-handed-on-as-i1
; LLVM 22: swifterror value can only be loaded and stored from, or as a swifterror argument!
declare void @g(ptr swifterror)
define void @f(i1 %c, ptr swifterror %a) {
  %p = select i1 %c, ptr %a, ptr %a
; ^~
; error: a swifterror value can only be loaded from, stored to, or passed as a swifterror argument; it has no address [SP0214]
  ret void
}
