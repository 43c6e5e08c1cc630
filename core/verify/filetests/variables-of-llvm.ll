; test: verify
; llvm: 22
; Variables that LLVM gives a meaning: llvm.used, llvm.global_ctors.
;--- llvm-used-names-global-values-alone-section
; LLVM 22: wrong initializer for intrinsic global variable
@llvm.used = appending global [1 x ptr] [ptr null], section "llvm.metadata"
;~~~~~~~~~
; error: @llvm.used can name only global values [SP0212]

;--- accepts-llvm-used-section-llvm-metadata
@llvm.used = appending global [1 x ptr] [ptr @g], section "llvm.metadata"
@g = global i8 0

;--- member-of-llvm-used-has-name-section
; LLVM 22: members of llvm.used must be named
@llvm.used = appending global [1 x ptr] [ptr @0], section "llvm.metadata"
;~~~~~~~~~
; error: a member of @llvm.used must have a name [SP0212]
@0 = global i8 0

;--- llvm-used-has-linkage-appending
; LLVM 22: invalid linkage for intrinsic global variable
@llvm.used = global [1 x ptr] [ptr @g], section "llvm.metadata"
;~~~~~~~~~
; error: @llvm.used has linkage appending [SP0212]
@g = global i8 0

;--- llvm-used-is-array-of-pointers-not-of-i8
; LLVM 22: wrong type for intrinsic global variable
@llvm.used = appending global [1 x i8] [i8 0], section "llvm.metadata"
;~~~~~~~~~
; error: @llvm.used is an array of pointers, not of i8 [SP0212]

;--- variable-with-linkage-appending-is-array-not-i8
; LLVM 22: Only global arrays can have appending linkage!
@llvm.used = appending global i8 0, section "llvm.metadata"
;~~~~~~~~~
; error: a variable with linkage appending is an array, not i8 [SP0212]

;--- llvm-compiler-used-names-global-values-alone
; LLVM 22: invalid llvm.compiler.used member
@llvm.compiler.used = appending global [1 x ptr] [ptr inttoptr (i64 5 to ptr)], section "llvm.metadata"
;~~~~~~~~~~~~~~~~~~
; error: @llvm.compiler.used can name only global values [SP0212]

;--- accepts-llvm-used
@llvm.used = external global [1 x ptr]

;--- accepts-llvm-global-ctors-appending-65535
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @f, ptr null }]
define void @f() {
  ret void
}

;--- structs-of-llvm-global-ctors-have-third-field-since-llvm-9-65535
; LLVM 22: the third field of the element type is mandatory, specify ptr null to migrate from the obsoleted 2-field form
@llvm.global_ctors = appending global [1 x { i32, ptr }] [{ i32, ptr } { i32 65535, ptr @f }]
;~~~~~~~~~~~~~~~~~
; error: the structs of @llvm.global_ctors have a third field since LLVM 9: a pointer to the data concerned, or null [SP0212]
define void @f() {
  ret void
}

;--- llvm-global-ctors-is-array-of-structs-of-priority-function-null
; LLVM 22: wrong type for intrinsic global variable
@llvm.global_ctors = appending global [1 x { i64, ptr, ptr }] [{ i64, ptr, ptr } { i64 65535, ptr @f, ptr null }]
;~~~~~~~~~~~~~~~~~
; error: @llvm.global_ctors is an array of structs of a priority, a function and data, not of { i64, ptr, ptr } [SP0212]
define void @f() {
  ret void
}

;--- third-field-of-structs-of-llvm-global-ctors-is-pointer-not-65535
; LLVM 22: wrong type for intrinsic global variable
@llvm.global_ctors = appending global [1 x { i32, ptr, i32 }] [{ i32, ptr, i32 } { i32 65535, ptr @f, i32 0 }]
;~~~~~~~~~~~~~~~~~
; error: the third field of the structs of @llvm.global_ctors is a pointer, not i32 [SP0212]
define void @f() {
  ret void
}

;--- llvm-global-dtors-is-array-of-structs-of-priority-function
; LLVM 22: wrong type for intrinsic global variable
@llvm.global_dtors = appending global [1 x i32] [i32 1]
;~~~~~~~~~~~~~~~~~
; error: @llvm.global_dtors is an array of structs of a priority, a function and data, not of i32 [SP0212]

;--- llvm-global-dtors-has-linkage-appending
; LLVM 22: invalid linkage for intrinsic global variable
@llvm.global_dtors = internal global [1 x { i32, ptr, ptr }] zeroinitializer
;~~~~~~~~~~~~~~~~~
; error: @llvm.global_dtors has linkage appending [SP0212]

;--- accepts-llvm-global-dtors
@llvm.global_dtors = external global [1 x { i32, ptr, ptr }]

;--- accepts-llvm-global-ctors-appending
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @f, ptr null }]
declare void @f()

;--- structs-of-llvm-global-ctors-have-third-field-since-llvm-9
; LLVM 22: the third field of the element type is mandatory, specify ptr null to migrate from the obsoleted 2-field form
@llvm.global_ctors = appending global [1 x { i32, ptr }] [{ i32, ptr } { i32 1, ptr @f }]
;~~~~~~~~~~~~~~~~~
; error: the structs of @llvm.global_ctors have a third field since LLVM 9: a pointer to the data concerned, or null [SP0212]
declare void @f()

;--- third-field-of-structs-of-llvm-global-ctors-is-pointer-not
; LLVM 22: wrong type for intrinsic global variable
@llvm.global_ctors = appending global [1 x { i32, ptr, i32 }] [{ i32, ptr, i32 } { i32 1, ptr @f, i32 0 }]
;~~~~~~~~~~~~~~~~~
; error: the third field of the structs of @llvm.global_ctors is a pointer, not i32 [SP0212]
declare void @f()

;--- accepts-llvm-global-ctors-addrspace-zeroinitializer
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr addrspace(1) }] zeroinitializer

;--- llvm-global-ctors-is-array-of-structs-of-priority-function-i64
; LLVM 22: wrong type for intrinsic global variable
@llvm.global_ctors = appending global [1 x { i64, ptr, ptr }] zeroinitializer
;~~~~~~~~~~~~~~~~~
; error: @llvm.global_ctors is an array of structs of a priority, a function and data, not of { i64, ptr, ptr } [SP0212]

;--- llvm-global-ctors-is-array-of-structs-of-priority-function-i32
; LLVM 22: wrong type for intrinsic global variable
@llvm.global_ctors = appending global [1 x { i32, i32, ptr }] zeroinitializer
;~~~~~~~~~~~~~~~~~
; error: @llvm.global_ctors is an array of structs of a priority, a function and data, not of { i32, i32, ptr } [SP0212]

;--- llvm-global-ctors-is-array-of-structs-of-priority-function
; LLVM 22: wrong type for intrinsic global variable
@llvm.global_ctors = appending global [1 x ptr] zeroinitializer
;~~~~~~~~~~~~~~~~~
; error: @llvm.global_ctors is an array of structs of a priority, a function and data, not of ptr [SP0212]

;--- llvm-global-ctors-has-linkage-appending
; LLVM 22: invalid linkage for intrinsic global variable
@llvm.global_ctors = global [1 x { i32, ptr, ptr }] zeroinitializer
;~~~~~~~~~~~~~~~~~
; error: @llvm.global_ctors has linkage appending [SP0212]

;--- accepts-llvm-global-ctors
@llvm.global_ctors = external global [1 x { i32, ptr, ptr }]

;--- llvm-global-ctors-is-there-for-compiler-alone-nothing-can
; LLVM 22: invalid uses of intrinsic global variable
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] zeroinitializer
;~~~~~~~~~~~~~~~~~
; error: @llvm.global_ctors is only for the compiler: it cannot be used [SP0212]
@g = global ptr @llvm.global_ctors

;--- llvm-global-ctors-is-there-for-compiler-alone-nothing-can-2
; LLVM 22: invalid uses of intrinsic global variable
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] zeroinitializer
;~~~~~~~~~~~~~~~~~
; error: @llvm.global_ctors is only for the compiler: it cannot be used [SP0212]
define ptr @f() { ret ptr @llvm.global_ctors }

;--- accepts-llvm-global-dtors-appending-zeroinitializer
@llvm.global_dtors = appending global [0 x { i32, ptr, ptr }] zeroinitializer

;--- llvm-global-dtors-is-array-of-structs-of-priority-function-ptr
; LLVM 22: wrong type for intrinsic global variable
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr, ptr }] zeroinitializer
;~~~~~~~~~~~~~~~~~
; error: @llvm.global_dtors is an array of structs of a priority, a function and data, not of { i32, ptr, ptr, ptr } [SP0212]

;--- accepts-llvm-used-appending
@llvm.used = appending global [1 x ptr] [ptr @g]
@g = global i32 0

;--- member-of-llvm-used-has-name-i32
; LLVM 22: members of llvm.used must be named
@llvm.used = appending global [1 x ptr] [ptr @0]
;~~~~~~~~~
; error: a member of @llvm.used must have a name [SP0212]
@0 = global i32 0

;--- llvm-used-names-global-values-alone-null
; LLVM 22: wrong initializer for intrinsic global variable
@llvm.used = appending global [1 x ptr] [ptr null]
;~~~~~~~~~
; error: @llvm.used can name only global values [SP0212]

;--- llvm-used-names-global-values-alone-zeroinitializer-1
; LLVM 22: wrong initializer for intrinsic global variable
@llvm.used = appending global [1 x ptr] zeroinitializer
;~~~~~~~~~
; error: @llvm.used can name only global values [SP0212]

;--- llvm-used-names-global-values-alone-zeroinitializer-0
; LLVM 22: wrong initializer for intrinsic global variable
@llvm.used = appending global [0 x ptr] zeroinitializer
;~~~~~~~~~
; error: @llvm.used can name only global values [SP0212]

;--- llvm-used-names-global-values-alone-0
; LLVM 22: wrong initializer for intrinsic global variable
@llvm.used = appending global [0 x ptr] []
;~~~~~~~~~
; error: @llvm.used can name only global values [SP0212]

;--- llvm-used-is-array-of-pointers-not-of-i32
; LLVM 22: wrong type for intrinsic global variable
@llvm.used = appending global [1 x i32] [i32 0]
;~~~~~~~~~
; error: @llvm.used is an array of pointers, not of i32 [SP0212]

;--- llvm-used-names-global-values-alone-undef
; LLVM 22: wrong initializer for intrinsic global variable
@llvm.used = appending global [1 x ptr] undef
;~~~~~~~~~
; error: @llvm.used can name only global values [SP0212]

;--- llvm-used-names-global-values-alone-getelementptr
; LLVM 22: invalid llvm.used member
@llvm.used = appending global [1 x ptr] [ptr getelementptr (i8, ptr @g, i64 4)]
;~~~~~~~~~
; error: @llvm.used can name only global values [SP0212]
@g = global i64 0

;--- accepts-llvm-used-addrspacecast-addrspace
@llvm.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @g to ptr)]
@g = addrspace(1) global i64 0

;--- accepts-llvm-used-appending-alias
@llvm.used = appending global [1 x ptr] [ptr @a]
@a = alias i64, ptr @g
@g = global i64 0

;--- llvm-used-names-global-values-alone-ifunc
; LLVM 22: invalid llvm.used member
@llvm.used = appending global [1 x ptr] [ptr @a]
;~~~~~~~~~
; error: @llvm.used can name only global values [SP0212]
@a = ifunc void (), ptr @r
define ptr @r() { ret ptr null }

;--- llvm-compiler-used-is-there-for-compiler-alone-nothing-can
; LLVM 22: invalid uses of intrinsic global variable
@llvm.compiler.used = appending global [1 x ptr] [ptr @g], section "llvm.metadata"
;~~~~~~~~~~~~~~~~~~
; error: @llvm.compiler.used is only for the compiler: it cannot be used [SP0212]
@g = global i64 0
define ptr @f() { ret ptr @llvm.compiler.used }

;--- llvm-compiler-used-has-linkage-appending
; LLVM 22: invalid linkage for intrinsic global variable
@llvm.compiler.used = global [1 x ptr] [ptr @g]
;~~~~~~~~~~~~~~~~~~
; error: @llvm.compiler.used has linkage appending [SP0212]
@g = global i64 0

;--- accepts-llvm-compiler-used
@llvm.compiler.used = external global [1 x ptr]

;--- llvm-global-ctors-in-another-address-space-than-functions
; LLVM 22: wrong type for intrinsic global variable
@llvm.global_ctors = appending global [1 x { i32, ptr addrspace(1), ptr }] zeroinitializer
;~~~~~~~~~~~~~~~~~
; error: the functions of @llvm.global_ctors are in address space 0, and ptr addrspace(1) points to another [SP0212]

;--- accepts-llvm-global-ctors-in-the-address-space-of-functions
target datalayout = "P1"
@llvm.global_ctors = appending global [1 x { i32, ptr addrspace(1), ptr }] zeroinitializer
