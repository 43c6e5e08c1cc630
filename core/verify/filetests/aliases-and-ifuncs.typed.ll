; test: verify
; llvm: 14
; Aliases and ifuncs: what they stand for, their linkage.
;--- available-externally-alias-stands-for-what-is
; LLVM 14: invalid linkage type for alias
@a = available_externally alias i32, i32* @g
;~
; error: an available_externally alias needs an aliasee that is available_externally [SP0212]
@g = global i32 0

;--- accepts-available-externally-alias
; differs: LLVM 14 has no available_externally aliases; they are read as LLVM 22 reads them
; LLVM 14: invalid linkage type for alias
@a = available_externally alias i32, i32* @g
@g = available_externally global i32 0

;--- alias-stands-for-definition-but-g-is-defined-elsewhere
; LLVM 14: Alias must point to a definition
@a = alias i32, i32* @g
;~
; error: an aliasee must be a definition, but @g is defined elsewhere [SP0212]
@g = available_externally global i32 0

;--- b-can-be-replaced-when-program-is-linked-so-it-cannot-be-weak
; LLVM 14: Alias cannot point to an interposable alias
@a = weak alias i32, i32* @b
;~
; error: @b can be replaced when the program is linked, so it cannot be aliased [SP0212]
@b = weak alias i32, i32* @g
@g = global i32 0

;--- accepts-alias-linkonce-odr
@a = alias i32, i32* @b
@b = linkonce_odr alias i32, i32* @g
@g = global i32 0

;--- b-can-be-replaced-when-program-is-linked-so-it-cannot-be-linkonce
; LLVM 14: Alias cannot point to an interposable alias
@a = alias i32, i32* @b
;~
; error: @b can be replaced when the program is linked, so it cannot be aliased [SP0212]
@b = linkonce alias i32, i32* @g
@g = global i32 0

;--- accepts-alias-internal
@a = alias i32, i32* @b
@b = internal alias i32, i32* @g
@g = global i32 0

;--- alias-cannot-have-linkage-common
; LLVM 14: invalid linkage type for alias
@a = common alias i32, i32* @g
;~
; error: an alias cannot have linkage common [SP0212]
@g = global i32 0

;--- alias-cannot-have-linkage-appending
; LLVM 14: invalid linkage type for alias
@a = appending alias i32, i32* @g
;~
; error: an alias cannot have linkage appending [SP0212]
@g = global i32 0

;--- what-is-defined-here-cannot-have-linkage-extern-weak-alias
; LLVM 14: invalid linkage type for alias
@a = extern_weak alias i32, i32* @g
;~
; error: a definition cannot have linkage extern_weak [SP0212]
;~
; error: an alias cannot have linkage extern_weak [SP0212]
@g = global i32 0

;--- accepts-alias
@a = private alias i32, i32* @g
@g = global i32 0

;--- accepts-weak-odr-alias
@a = weak_odr alias i32, i32* @g
@g = global i32 0

;--- alias-stands-for-global-value-or-for-expression-that-begins-null
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
@a = alias i32, i8* null
;~
; error: an aliasee must be a global value, or an expression based on one [SP0212]

;--- alias-stands-for-global-value-or-for-expression-that-begins-undef
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
@a = alias i32, i8* undef
;~
; error: an aliasee must be a global value, or an expression based on one [SP0212]

;--- alias-of-other-type-getelementptr-bitcast
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
@a = alias i32, i8* getelementptr (i8, i8* bitcast (i64* @g to i8*), i64 4)
;~
; error: an alias of type i32 needs a pointer to that, not i8* [SP0212]
@g = global i64 0

;--- alias-of-other-type-inttoptr-add-ptrtoint
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
@a = alias i32, i8* inttoptr (i64 add (i64 ptrtoint (i8* bitcast (i64* @g to i8*) to i64), i64 4) to i8*)
;~
; error: an alias of type i32 needs a pointer to that, not i8* [SP0212]
@g = global i64 0

;--- alias-stands-for-itself
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
@a = alias i32, i8* getelementptr (i8, i8* bitcast (i32* @a to i8*), i64 4)
;~
; error: the alias refers to itself [SP0212]

;--- alias-stands-for-itself-2
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
@a = alias i32, i8* getelementptr (i8, i8* bitcast (i32* @b to i8*), i64 4)
;~
; error: the alias refers to itself [SP0212]
@b = alias i32, i32* @a
;~
; error: the alias refers to itself [SP0212]

;--- alias-stands-for-definition-but-g-is-defined-elsewhere-external
; LLVM 14: Alias must point to a definition
@a = alias i32, i32* @g
;~
; error: an aliasee must be a definition, but @g is defined elsewhere [SP0212]
@g = external global i32

;--- alias-stands-for-definition-but-f-is-defined-elsewhere
; LLVM 14: explicit pointee type doesn't match operand's pointee type (void () vs i8)
@a = alias void (), i8* bitcast (void ()* @f to i8*)
;~
; error: an aliasee must be a definition, but @f is defined elsewhere [SP0212]
declare void @f()

;--- alias-stands-for-definition-but-h-is-defined-elsewhere
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
@a = alias i32, i8* inttoptr (i64 sub (i64 ptrtoint (i8* bitcast (i32* @g to i8*) to i64), i64 ptrtoint (i8* bitcast (i32* @h to i8*) to i64)) to i8*)
;~
; error: an aliasee must be a definition, but @h is defined elsewhere [SP0212]
@g = global i32 0
@h = external global i32

;--- accepts-alias-addrspace
@a = alias i32, i32 addrspace(1)* @g
@g = addrspace(1) global i32 0

;--- alias-of-other-type-addrspacecast
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
@a = alias i32, addrspacecast (i8 addrspace(1)* bitcast (i32 addrspace(1)* @g to i8 addrspace(1)*) to i8*)
;~
; error: an alias of type i32 needs a pointer to that, not i8* [SP0212]
@g = addrspace(1) global i32 0

;--- accepts-ifunc-void
; differs: up to LLVM 13, whose texts are read as well, a resolver returned any pointer
; LLVM 14: IFunc resolver has incorrect type
@a = ifunc void (), i8* ()* @r
define i8* @r() { ret i8* null }

;--- resolver-of-ifunc-is-defined-in-its-module-but-r-is-not
; LLVM 14: IFunc resolver has incorrect type
@a = ifunc void (), i8* ()* @r
;~
; error: the resolver of an ifunc must be defined in its module, but @r is not [SP0212]
declare i8* @r()

;--- resolver-of-ifunc-returns-address-chosen-but-r-returns-i32
; LLVM 14: IFunc resolver has incorrect type
@a = ifunc void (), i32 ()* @r
;~
; error: the resolver of an ifunc must return an address, but @r returns i32 [SP0212]
define i32 @r() { ret i32 0 }

;--- resolver-of-ifunc-is-defined-in-its-module-but-r-is-not-available-externally
; LLVM 14: IFunc resolver has incorrect type
@a = ifunc void (), i8* ()* @r
;~
; error: the resolver of an ifunc must be defined in its module, but @r is not [SP0212]
define available_externally i8* @r() { ret i8* null }

;--- resolver-of-ifunc-is-function-i32
; LLVM 14: explicit pointee type should be a function type
@a = ifunc void (), i32* @g
;~
; error: the resolver of an ifunc must be a function [SP0212]
@g = global i32 0

;--- unexpected-bitcast-alias
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i8* () vs i8)
@a = ifunc void (), i8* ()* @b
@b = alias i8* (), i8* bitcast (i8* ()* @r to i8*)
define i8* bitcast (i8* ()* @r to i8*)() { ret i8* null }
;          ^~~~~~~
; error: unexpected `bitcast` [SP0101]
;   expected the name of the function, such as `@f`

;--- resolver-of-ifunc-is-function-i8
; LLVM 14: explicit pointee type should be a function type
@a = ifunc void (), i8* null
;~
; error: the resolver of an ifunc must be a function [SP0212]

;--- unexpected-bitcast-getelementptr
; LLVM 14: explicit pointee type should be a function type
@a = ifunc void (), i8* getelementptr (i8, i8* bitcast (i8* ()* @r to i8*), i64 0)
define i8* bitcast (i8* ()* @r to i8*)() { ret i8* null }
;          ^~~~~~~
; error: unexpected `bitcast` [SP0101]
;   expected the name of the function, such as `@f`

;--- accepts-weak-ifunc
; differs: up to LLVM 13, whose texts are read as well, a resolver returned any pointer
; LLVM 14: IFunc resolver has incorrect type
@a = weak ifunc void (), i8* ()* @r
define i8* @r() { ret i8* null }

;--- ifunc-cannot-have-linkage-available-externally
; LLVM 14: IFunc resolver has incorrect type
@a = available_externally ifunc void (), i8* ()* @r
;~
; error: an ifunc cannot have linkage available_externally [SP0212]
define i8* @r() { ret i8* null }

;--- ifunc-cannot-have-linkage-common
; LLVM 14: IFunc resolver has incorrect type
@a = common ifunc void (), i8* ()* @r
;~
; error: an ifunc cannot have linkage common [SP0212]
define i8* @r() { ret i8* null }

;--- what-is-defined-here-cannot-have-linkage-extern-weak-ifunc
; LLVM 14: IFunc resolver has incorrect type
@a = extern_weak ifunc void (), i8* ()* @r
;~
; error: a definition cannot have linkage extern_weak [SP0212]
;~
; error: an ifunc cannot have linkage extern_weak [SP0212]
define i8* @r() { ret i8* null }

;--- accepts-ifunc-i32
; differs: up to LLVM 13, whose texts are read as well, a resolver returned any pointer
; LLVM 14: IFunc resolver has incorrect type
@a = ifunc i32, i8* ()* @r
define i8* @r() { ret i8* null }

;--- accepts-ifunc-addrspace
; differs: up to LLVM 13, whose texts are read as well, a resolver returned any pointer
; LLVM 14: IFunc resolver has incorrect type
@a = ifunc void (), i8* () addrspace(1)* @r
define i8* @r() addrspace(1) { ret i8* null }

;--- resolver-of-ifunc-is-function-i8-2
; LLVM 14: IFunc resolver has incorrect type
@a = ifunc void (), i8* ()* @r
@b = ifunc void (), void ()* @a
;~
; error: the resolver of an ifunc must be a function [SP0212]
define i8* @r() { ret i8* null }

;--- accepts-thread-local-alias
@a = thread_local alias i32, i32* @g
@g = thread_local global i32 0
