; test: verify
; llvm: 22
; Aliases and ifuncs: what they stand for, their linkage.
;--- alias-stands-for-itself
; LLVM 22: Aliases cannot form a cycle
@a = alias i32, ptr @b
;~
; error: the alias refers to itself [SP0212]
@b = alias i32, ptr @a
;~
; error: the alias refers to itself [SP0212]

;--- alias-stands-for-definition-but-g-is-defined-elsewhere
; LLVM 22: Alias must point to a definition
@a = alias i32, ptr @g
;~
; error: an aliasee must be a definition, but @g is defined elsewhere [SP0212]
@g = external global i32

;--- b-can-be-replaced-when-program-is-linked-so-it-cannot-be-weak
; LLVM 22: Alias cannot point to an interposable alias
@a = alias i32, ptr @b
;~
; error: @b can be replaced when the program is linked, so it cannot be aliased [SP0212]
@b = weak alias i32, ptr @g
@g = global i32 0

;--- alias-cannot-have-linkage-common
; LLVM 22: invalid linkage type for alias
@a = common alias i32, ptr @g
;~
; error: an alias cannot have linkage common [SP0212]
@g = global i32 0

;--- alias-stands-for-definition-but-g-is-defined-elsewhere-available-externally
; LLVM 22: Alias must point to a definition
@a = alias i32, ptr @g
;~
; error: an aliasee must be a definition, but @g is defined elsewhere [SP0212]
@g = available_externally global i32 0

;--- resolver-of-ifunc-is-defined-in-its-module-but-r-is-not
; LLVM 22: IFunc resolver must be a definition
@a = ifunc void (), ptr @r
;~
; error: the resolver of an ifunc must be defined in its module, but @r is not [SP0212]
declare ptr @r()

;--- resolver-of-ifunc-returns-address-chosen-but-r-returns-i32
; LLVM 22: IFunc resolver must return a pointer
@a = ifunc void (), ptr @r
;~
; error: the resolver of an ifunc must return an address, but @r returns i32 [SP0212]
define i32 @r() {
  ret i32 0
}

;--- available-externally-alias-stands-for-what-is
; LLVM 22: available_externally alias must point to available_externally global value
@a = available_externally alias i32, ptr @g
;~
; error: an available_externally alias needs an aliasee that is available_externally [SP0212]
@g = global i32 0

;--- accepts-available-externally-alias
@a = available_externally alias i32, ptr @g
@g = available_externally global i32 0

;--- b-can-be-replaced-when-program-is-linked-so-it-cannot-be-weak-2
; LLVM 22: Alias cannot point to an interposable alias
@a = weak alias i32, ptr @b
;~
; error: @b can be replaced when the program is linked, so it cannot be aliased [SP0212]
@b = weak alias i32, ptr @g
@g = global i32 0

;--- accepts-alias-linkonce-odr
@a = alias i32, ptr @b
@b = linkonce_odr alias i32, ptr @g
@g = global i32 0

;--- b-can-be-replaced-when-program-is-linked-so-it-cannot-be-linkonce
; LLVM 22: Alias cannot point to an interposable alias
@a = alias i32, ptr @b
;~
; error: @b can be replaced when the program is linked, so it cannot be aliased [SP0212]
@b = linkonce alias i32, ptr @g
@g = global i32 0

;--- accepts-alias-internal
@a = alias i32, ptr @b
@b = internal alias i32, ptr @g
@g = global i32 0

;--- alias-cannot-have-linkage-appending
; LLVM 22: invalid linkage type for alias
@a = appending alias i32, ptr @g
;~
; error: an alias cannot have linkage appending [SP0212]
@g = global i32 0

;--- what-is-defined-here-cannot-have-linkage-extern-weak-alias
; LLVM 22: invalid linkage type for alias
@a = extern_weak alias i32, ptr @g
;~
; error: a definition cannot have linkage extern_weak [SP0212]
;~
; error: an alias cannot have linkage extern_weak [SP0212]
@g = global i32 0

;--- accepts-alias
@a = private alias i32, ptr @g
@g = global i32 0

;--- accepts-weak-odr-alias
@a = weak_odr alias i32, ptr @g
@g = global i32 0

;--- accepts-alias-inttoptr
@a = alias i32, ptr inttoptr (i64 4 to ptr)

;--- alias-stands-for-global-value-or-for-expression-that-begins-null
; LLVM 22: Aliasee should be either GlobalValue or ConstantExpr
@a = alias i32, ptr null
;~
; error: an aliasee must be a global value, or an expression based on one [SP0212]

;--- alias-stands-for-global-value-or-for-expression-that-begins-undef
; LLVM 22: Aliasee should be either GlobalValue or ConstantExpr
@a = alias i32, ptr undef
;~
; error: an aliasee must be a global value, or an expression based on one [SP0212]

;--- accepts-alias-getelementptr
@a = alias i32, ptr getelementptr (i8, ptr @g, i64 4)
@g = global i64 0

;--- accepts-inttoptr-add-ptrtoint
@a = alias i32, ptr inttoptr (i64 add (i64 ptrtoint (ptr @g to i64), i64 4) to ptr)
@g = global i64 0

;--- alias-stands-for-itself-getelementptr
; LLVM 22: (crashes)
@a = alias i32, ptr getelementptr (i8, ptr @a, i64 4)
;~
; error: the alias refers to itself [SP0212]

;--- alias-stands-for-itself-getelementptr-ptr-b
; LLVM 22: Aliases cannot form a cycle
@a = alias i32, ptr getelementptr (i8, ptr @b, i64 4)
;~
; error: the alias refers to itself [SP0212]
@b = alias i32, ptr @a
;~
; error: the alias refers to itself [SP0212]

;--- alias-stands-for-definition-but-f-is-defined-elsewhere
; LLVM 22: Alias must point to a definition
@a = alias void (), ptr @f
;~
; error: an aliasee must be a definition, but @f is defined elsewhere [SP0212]
declare void @f()

;--- alias-stands-for-definition-but-h-is-defined-elsewhere
; LLVM 22: Alias must point to a definition
@a = alias i32, ptr inttoptr (i64 sub (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @h to i64)) to ptr)
;~
; error: an aliasee must be a definition, but @h is defined elsewhere [SP0212]
@g = global i32 0
@h = external global i32

;--- accepts-alias-addrspace
@a = alias i32, ptr addrspace(1) @g
@g = addrspace(1) global i32 0

;--- accepts-alias-addrspacecast-addrspace
@a = alias i32, addrspacecast (ptr addrspace(1) @g to ptr)
@g = addrspace(1) global i32 0

;--- accepts-ifunc-void
@a = ifunc void (), ptr @r
define ptr @r() { ret ptr null }

;--- resolver-of-ifunc-is-defined-in-its-module-but-r-is-not-available-externally
; LLVM 22: IFunc resolver must be a definition
@a = ifunc void (), ptr @r
;~
; error: the resolver of an ifunc must be defined in its module, but @r is not [SP0212]
define available_externally ptr @r() { ret ptr null }

;--- resolver-of-ifunc-is-function-i32
; LLVM 22: IFunc must have a Function resolver
@a = ifunc void (), ptr @g
;~
; error: the resolver of an ifunc must be a function [SP0212]
@g = global i32 0

;--- accepts-ifunc-alias
@a = ifunc void (), ptr @b
@b = alias ptr (), ptr @r
define ptr @r() { ret ptr null }

;--- resolver-of-ifunc-is-function-null
; LLVM 22: IFunc must have a Function resolver
@a = ifunc void (), ptr null
;~
; error: the resolver of an ifunc must be a function [SP0212]

;--- accepts-ifunc-getelementptr
@a = ifunc void (), ptr getelementptr (i8, ptr @r, i64 0)
define ptr @r() { ret ptr null }

;--- accepts-weak-ifunc
@a = weak ifunc void (), ptr @r
define ptr @r() { ret ptr null }

;--- ifunc-cannot-have-linkage-available-externally
; LLVM 22: IFunc should have private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage!
@a = available_externally ifunc void (), ptr @r
;~
; error: an ifunc cannot have linkage available_externally [SP0212]
define ptr @r() { ret ptr null }

;--- ifunc-cannot-have-linkage-common
; LLVM 22: IFunc should have private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage!
@a = common ifunc void (), ptr @r
;~
; error: an ifunc cannot have linkage common [SP0212]
define ptr @r() { ret ptr null }

;--- what-is-defined-here-cannot-have-linkage-extern-weak-ifunc
; LLVM 22: IFunc should have private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage!
@a = extern_weak ifunc void (), ptr @r
;~
; error: a definition cannot have linkage extern_weak [SP0212]
;~
; error: an ifunc cannot have linkage extern_weak [SP0212]
define ptr @r() { ret ptr null }

;--- accepts-ifunc-i32
@a = ifunc i32, ptr @r
define ptr @r() { ret ptr null }

;--- accepts-ifunc-addrspace
@a = ifunc void (), ptr addrspace(1) @r
define ptr @r() addrspace(1) { ret ptr null }

;--- resolver-of-ifunc-is-function-null-2
; LLVM 22: IFunc must have a Function resolver
@a = ifunc void (), ptr @r
@b = ifunc void (), ptr @a
;~
; error: the resolver of an ifunc must be a function [SP0212]
define ptr @r() { ret ptr null }

;--- accepts-thread-local-alias
@a = thread_local alias i32, ptr @g
@g = thread_local global i32 0

;--- resolver-of-ifunc-is-function-getelementptr
; LLVM 22: IFunc must have a Function resolver
@i = ifunc void (), getelementptr (i8, ptr @r, i64 1)
;~
; error: the resolver of an ifunc must be a function [SP0212]
define ptr @r() {
  ret ptr null
}

;--- accepts-ifunc-getelementptr-2
@i = ifunc void (), getelementptr (i8, ptr @r, i64 0)
define ptr @r() {
  ret ptr null
}
