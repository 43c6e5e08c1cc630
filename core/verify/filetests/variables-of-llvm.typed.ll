; test: verify
; llvm: 14
; Variables that LLVM gives a meaning: llvm.used, llvm.global_ctors.
;--- llvm-used-names-global-values-alone-section
; LLVM 14: wrong initalizer for intrinsic global variable
@llvm.used = appending global [1 x i8*] [i8* null], section "llvm.metadata"
;~~~~~~~~~
; error: @llvm.used can name only global values [SP0212]

;--- accepts-llvm-used-section-llvm-metadata
@llvm.used = appending global [1 x i8*] [i8* @g], section "llvm.metadata"
@g = global i8 0

;--- member-of-llvm-used-has-name-section
; LLVM 14: members of llvm.used must be named
@llvm.used = appending global [1 x i8*] [i8* @0], section "llvm.metadata"
;~~~~~~~~~
; error: a member of @llvm.used must have a name [SP0212]
@0 = global i8 0

;--- llvm-used-has-linkage-appending
; LLVM 14: invalid linkage for intrinsic global variable
@llvm.used = global [1 x i8*] [i8* @g], section "llvm.metadata"
;~~~~~~~~~
; error: @llvm.used has linkage appending [SP0212]
@g = global i8 0

;--- llvm-used-is-array-of-pointers-not-of-i8
; LLVM 14: wrong type for intrinsic global variable
@llvm.used = appending global [1 x i8] [i8 0], section "llvm.metadata"
;~~~~~~~~~
; error: @llvm.used is an array of pointers, not of i8 [SP0212]

;--- variable-with-linkage-appending-is-array-not-i8
; LLVM 14: Only global arrays can have appending linkage!
@llvm.used = appending global i8 0, section "llvm.metadata"
;~~~~~~~~~
; error: a variable with linkage appending is an array, not i8 [SP0212]

;--- llvm-compiler-used-names-global-values-alone
; LLVM 14: invalid llvm.compiler.used member
@llvm.compiler.used = appending global [1 x i8*] [i8* inttoptr (i64 5 to i8*)], section "llvm.metadata"
;~~~~~~~~~~~~~~~~~~
; error: @llvm.compiler.used can name only global values [SP0212]

;--- accepts-llvm-used
@llvm.used = external global [1 x i8*]

;--- accepts-llvm-global-ctors-appending
@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @f, i8* null }]
define void @f() {
  ret void
}

;--- structs-of-llvm-global-ctors-have-third-field-since-llvm-9-65535
; LLVM 14: the third field of the element type is mandatory, specify i8* null to migrate from the obsoleted 2-field form
@llvm.global_ctors = appending global [1 x { i32, void ()* }] [{ i32, void ()* } { i32 65535, void ()* @f }]
;~~~~~~~~~~~~~~~~~
; error: the structs of @llvm.global_ctors have a third field since LLVM 9: a pointer to the data concerned, or null [SP0212]
define void @f() {
  ret void
}

;--- llvm-global-ctors-is-array-of-structs-of-priority-function-void
; LLVM 14: wrong type for intrinsic global variable
@llvm.global_ctors = appending global [1 x { i64, void ()*, i8* }] [{ i64, void ()*, i8* } { i64 65535, void ()* @f, i8* null }]
;~~~~~~~~~~~~~~~~~
; error: @llvm.global_ctors is an array of structs of a priority, a function and data, not of { i64, void ()*, i8* } [SP0212]
define void @f() {
  ret void
}

;--- third-field-of-structs-of-llvm-global-ctors-is-pointer-not-65535
; LLVM 14: wrong type for intrinsic global variable
@llvm.global_ctors = appending global [1 x { i32, void ()*, i32 }] [{ i32, void ()*, i32 } { i32 65535, void ()* @f, i32 0 }]
;~~~~~~~~~~~~~~~~~
; error: the third field of the structs of @llvm.global_ctors is a pointer, not i32 [SP0212]
define void @f() {
  ret void
}

;--- llvm-global-dtors-is-array-of-structs-of-priority-function
; LLVM 14: wrong type for intrinsic global variable
@llvm.global_dtors = appending global [1 x i32] [i32 1]
;~~~~~~~~~~~~~~~~~
; error: @llvm.global_dtors is an array of structs of a priority, a function and data, not of i32 [SP0212]

;--- llvm-global-dtors-has-linkage-appending
; LLVM 14: invalid linkage for intrinsic global variable
@llvm.global_dtors = internal global [1 x { i32, void ()*, i8* }] zeroinitializer
;~~~~~~~~~~~~~~~~~
; error: @llvm.global_dtors has linkage appending [SP0212]

;--- accepts-llvm-global-dtors
@llvm.global_dtors = external global [1 x { i32, void ()*, i8* }]

;--- functions-of-llvm-global-ctors-have-type-void
; LLVM 14: wrong type for intrinsic global variable
@llvm.global_ctors = appending global [1 x { i32, i8*, i8* }] [{ i32, i8*, i8* } { i32 1, i8* bitcast (void ()* @f to i8*), i8* null }]
;~~~~~~~~~~~~~~~~~
; error: the functions of @llvm.global_ctors have type void ()*, not i8* [SP0212]
declare void @f()

;--- structs-of-llvm-global-ctors-have-third-field-since-llvm-9-i8
; LLVM 14: wrong type for intrinsic global variable
@llvm.global_ctors = appending global [1 x { i32, i8* }] [{ i32, i8* } { i32 1, i8* bitcast (void ()* @f to i8*) }]
;~~~~~~~~~~~~~~~~~
; error: the structs of @llvm.global_ctors have a third field since LLVM 9: a pointer to the data concerned, or null [SP0212]
declare void @f()

;--- third-field-of-structs-of-llvm-global-ctors-is-pointer-not-i8
; LLVM 14: wrong type for intrinsic global variable
@llvm.global_ctors = appending global [1 x { i32, i8*, i32 }] [{ i32, i8*, i32 } { i32 1, i8* bitcast (void ()* @f to i8*), i32 0 }]
;~~~~~~~~~~~~~~~~~
; error: the third field of the structs of @llvm.global_ctors is a pointer, not i32 [SP0212]
declare void @f()

;--- llvm-global-ctors-is-array-of-structs-of-priority-function-i64
; LLVM 14: wrong type for intrinsic global variable
@llvm.global_ctors = appending global [1 x { i64, i8*, i8* }] zeroinitializer
;~~~~~~~~~~~~~~~~~
; error: @llvm.global_ctors is an array of structs of a priority, a function and data, not of { i64, i8*, i8* } [SP0212]

;--- llvm-global-ctors-is-array-of-structs-of-priority-function-i32
; LLVM 14: wrong type for intrinsic global variable
@llvm.global_ctors = appending global [1 x { i32, i32, i8* }] zeroinitializer
;~~~~~~~~~~~~~~~~~
; error: @llvm.global_ctors is an array of structs of a priority, a function and data, not of { i32, i32, i8* } [SP0212]

;--- llvm-global-ctors-is-array-of-structs-of-priority-function
; LLVM 14: wrong type for intrinsic global variable
@llvm.global_ctors = appending global [1 x i8*] zeroinitializer
;~~~~~~~~~~~~~~~~~
; error: @llvm.global_ctors is an array of structs of a priority, a function and data, not of i8* [SP0212]

;--- llvm-global-ctors-has-linkage-appending
; LLVM 14: invalid linkage for intrinsic global variable
@llvm.global_ctors = global [1 x { i32, i8*, i8* }] zeroinitializer
;~~~~~~~~~~~~~~~~~
; error: @llvm.global_ctors has linkage appending [SP0212]

;--- functions-of-llvm-global-ctors-have-type-void-i8
; LLVM 14: wrong type for intrinsic global variable
@llvm.global_ctors = appending global [1 x { i32, i8*, i8* }] zeroinitializer
;~~~~~~~~~~~~~~~~~
; error: the functions of @llvm.global_ctors have type void ()*, not i8* [SP0212]
@g = global i8* bitcast ([1 x { i32, i8*, i8* }]* @llvm.global_ctors to i8*)

;--- functions-of-llvm-global-ctors-have-type-void-3
; LLVM 14: wrong type for intrinsic global variable
@llvm.global_ctors = appending global [1 x { i32, i8*, i8* }] zeroinitializer
;~~~~~~~~~~~~~~~~~
; error: the functions of @llvm.global_ctors have type void ()*, not i8* [SP0212]
define i8* @f() { ret i8* bitcast ([1 x { i32, i8*, i8* }]* @llvm.global_ctors to i8*) }

;--- llvm-global-dtors-is-array-of-structs-of-priority-function-i8
; LLVM 14: wrong type for intrinsic global variable
@llvm.global_dtors = appending global [1 x { i32, i8*, i8*, i8* }] zeroinitializer
;~~~~~~~~~~~~~~~~~
; error: @llvm.global_dtors is an array of structs of a priority, a function and data, not of { i32, i8*, i8*, i8* } [SP0212]

;--- accepts-llvm-used-appending-bitcast
@llvm.used = appending global [1 x i8*] [i8* bitcast (i32* @g to i8*)]
@g = global i32 0

;--- member-of-llvm-used-has-name-bitcast
; LLVM 14: members of llvm.used must be named
@llvm.used = appending global [1 x i8*] [i8* bitcast (i32* @0 to i8*)]
;~~~~~~~~~
; error: a member of @llvm.used must have a name [SP0212]
@0 = global i32 0

;--- llvm-used-names-global-values-alone-null
; LLVM 14: wrong initalizer for intrinsic global variable
@llvm.used = appending global [1 x i8*] [i8* null]
;~~~~~~~~~
; error: @llvm.used can name only global values [SP0212]

;--- llvm-used-names-global-values-alone-zeroinitializer-1
; LLVM 14: wrong initalizer for intrinsic global variable
@llvm.used = appending global [1 x i8*] zeroinitializer
;~~~~~~~~~
; error: @llvm.used can name only global values [SP0212]

;--- llvm-used-names-global-values-alone-zeroinitializer-0
; LLVM 14: wrong initalizer for intrinsic global variable
@llvm.used = appending global [0 x i8*] zeroinitializer
;~~~~~~~~~
; error: @llvm.used can name only global values [SP0212]

;--- llvm-used-names-global-values-alone-0
; LLVM 14: wrong initalizer for intrinsic global variable
@llvm.used = appending global [0 x i8*] []
;~~~~~~~~~
; error: @llvm.used can name only global values [SP0212]

;--- llvm-used-is-array-of-pointers-not-of-i32
; LLVM 14: wrong type for intrinsic global variable
@llvm.used = appending global [1 x i32] [i32 0]
;~~~~~~~~~
; error: @llvm.used is an array of pointers, not of i32 [SP0212]

;--- llvm-used-names-global-values-alone-undef
; LLVM 14: wrong initalizer for intrinsic global variable
@llvm.used = appending global [1 x i8*] undef
;~~~~~~~~~
; error: @llvm.used can name only global values [SP0212]

;--- llvm-used-names-global-values-alone-getelementptr
; LLVM 14: invalid llvm.used member
@llvm.used = appending global [1 x i8*] [i8* getelementptr (i8, i8* bitcast (i64* @g to i8*), i64 4)]
;~~~~~~~~~
; error: @llvm.used can name only global values [SP0212]
@g = global i64 0

;--- accepts-addrspacecast-addrspace-bitcast
@llvm.used = appending global [1 x i8*] [i8* addrspacecast (i8 addrspace(1)* bitcast (i64 addrspace(1)* @g to i8 addrspace(1)*) to i8*)]
@g = addrspace(1) global i64 0

;--- accepts-llvm-used-bitcast-alias
@llvm.used = appending global [1 x i8*] [i8* bitcast (i64* @a to i8*)]
@a = alias i64, i64* @g
@g = global i64 0

;--- llvm-used-names-global-values-alone-void
; LLVM 14: invalid llvm.used member
@llvm.used = appending global [1 x i8*] [i8* bitcast (void ()* @a to i8*)]
;~~~~~~~~~
; error: @llvm.used can name only global values [SP0212]
@a = ifunc void (), i8* ()* @r
define i8* @r() { ret i8* null }

;--- accepts-use-of-llvm-compiler-used
@llvm.compiler.used = appending global [1 x i8*] [i8* bitcast (i64* @g to i8*)], section "llvm.metadata"
@g = global i64 0
define i8* @f() { ret i8* bitcast ([1 x i8*]* @llvm.compiler.used to i8*) }

;--- llvm-compiler-used-has-linkage-appending
; LLVM 14: invalid linkage for intrinsic global variable
@llvm.compiler.used = global [1 x i8*] [i8* bitcast (i64* @g to i8*)]
;~~~~~~~~~~~~~~~~~~
; error: @llvm.compiler.used has linkage appending [SP0212]
@g = global i64 0

;--- accepts-llvm-compiler-used
@llvm.compiler.used = external global [1 x i8*]
