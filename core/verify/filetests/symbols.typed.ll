; test: verify
; llvm: 14
; Small modules, and what LLVM 14 says of those that it refuses.
;---
; LLVM 14: '@h' defined with type 'i32*' but expected 'i8*'
@g = external global i32, !associated !0
@h = global i32 0
!0 = !{i8* @h}
;          ^~
; error: `@h` has type `i32*`, but is used with type `i8*` [SP0104]

;---
; LLVM 14: '@h' defined with type 'i32*' but expected 'i8*'
@g = global i32 0, !associated !0
@h = global i32 0
!0 = !{i8* @h}
;          ^~
; error: `@h` has type `i32*`, but is used with type `i8*` [SP0104]

;---
; LLVM 14: '@g' defined with type 'i32*' but expected 'i8*'
@g = global i32 0, !associated !0
!0 = !{i8* @g}
;          ^~
; error: `@g` has type `i32*`, but is used with type `i8*` [SP0104]

;---
@g = global i32 0, !associated !0
!0 = !{}

;---
@g = global i32 0, !associated !0
!0 = !{null}

;---
@g = global i32 0, !associated !0
!0 = !{!1}
!1 = !{}

;---
@g = global i32 0, !associated !0
!0 = !{i32 7}

;---
; LLVM 14: '@h' defined with type 'i32*' but expected 'i8*'
@g = global i32 0, !associated !0
@h = global i32 0
!0 = !{i8* @h, i8* @h}
;          ^~
; error: `@h` has type `i32*`, but is used with type `i8*` [SP0104]
;                  ^~
; error: `@h` has type `i32*`, but is used with type `i8*` [SP0104]

;---
@g = global i32 0, !associated !0
!0 = !{i8* null}

;---
@g = external global i8, !absolute_symbol !0
!0 = !{i64 0, i64 256}

;---
@g = external global i8, !absolute_symbol !0
!0 = !{i64 -1, i64 -1}

;---
@g = external global i8, !absolute_symbol !0
!0 = !{i64 256, i64 256}

;---
@g = external global i8, !absolute_symbol !0
!0 = !{i32 0, i32 256}

;---
@g = external global i8, !absolute_symbol !0
!0 = !{i64 0}

;---
@g = external global i8, !absolute_symbol !0
!0 = !{}

;---
@g = external global i8, !absolute_symbol !0
!0 = !{i64 0, i64 10, i64 5, i64 20}

;---
@g = external global i8, !absolute_symbol !0
!0 = !{i64 0, i64 10, i64 10, i64 20}

;---
@g = external global i8, !absolute_symbol !0
!0 = !{i64 20, i64 30, i64 0, i64 10}

;---
@g = global i32 0, align 4294967296

;---
@g = hidden dllexport global i32 0

;---
@g = protected dllexport global i32 0

;---
; LLVM 14: GlobalValue with DLLImport Storage is dso_local!
@g = external hidden dllimport global i32
;~
; error: what another module defines has its visibility there: dllimport cannot be hidden [SP0212]

;---
; LLVM 14: GlobalValue with DLLImport Storage is dso_local!
@g = external protected dllimport global i32
;~
; error: what another module defines has its visibility there: dllimport cannot be protected [SP0212]

;---
; LLVM 14: dso_location and DLL-StorageClass mismatch
@g = external dso_local dllimport global i32
;                               ^
; error: what another module defines is not dso_local: dllimport contradicts it [SP0101]

;---
@g = external dllimport global i32

;---
@g = extern_weak dllimport global i32

;---
@g = available_externally dllimport global i32 0

;---
; LLVM 14: Global is marked as dllimport, but not external
@g = linkonce dllimport global i32 0
;~
; error: what is defined here cannot be dllimport [SP0212]

;---
; LLVM 14: Global is marked as dllimport, but not external
@g = dllimport global i32 0
;~
; error: what is defined here cannot be dllimport [SP0212]

;---
; LLVM 14: Declaration may not be in a Comdat!
$g = comdat any
@g = external global i32, comdat
;~
; error: what is defined elsewhere cannot be in a comdat [SP0212]

;---
; LLVM 14: Declaration may not be in a Comdat!
$g = comdat any
@g = available_externally global i32 0, comdat
;~
; error: what is defined elsewhere cannot be in a comdat [SP0212]

;---
; LLVM 14: 'common' global may not be in a Comdat!
$g = comdat any
@g = common global i32 0, comdat
;~
; error: a common variable cannot be in a comdat [SP0212]

;---
$g = comdat any
@g = global i32 0, comdat

;---
; LLVM 14: Declaration may not be in a Comdat!
$g = comdat any
declare void @g() comdat
;            ^~
; error: what is defined elsewhere cannot be in a comdat [SP0212]

;---
; LLVM 14: expected value token
@g = linkonce global i32
;~
; error: the text ends here [SP0101]
;   expected a value of type `i32`

;---
; LLVM 14: expected value token
@g = weak global i32
;~
; error: the text ends here [SP0101]
;   expected a value of type `i32`

;---
; LLVM 14: expected top-level entity
@g = external global i32 0
;                        ^
; error: unexpected `0` [SP0101]
;   expected a definition at top level

;---
; LLVM 14: expected top-level entity
@g = extern_weak global i32 0
;                           ^
; error: unexpected `0` [SP0101]
;   expected a definition at top level

;---
; LLVM 14: expected value token
@g = available_externally global i32
;~
; error: the text ends here [SP0101]
;   expected a value of type `i32`

;---
; LLVM 14: invalid forward reference to function as global value!
@llvm.global_ctors = appending global [1 x { i32, i8*, i8* }] [{ i32, i8*, i8* } { i32 1, i8* @f, i8* null }]
;                                                                                             ^~
; error: `@f` has type `void ()*`, but is used with type `i8*` [SP0104]
declare void @f()

;---
; LLVM 14: invalid forward reference to function as global value!
@llvm.global_ctors = appending global [1 x { i32, i8* }] [{ i32, i8* } { i32 1, i8* @f }]
;                                                                                   ^~
; error: `@f` has type `void ()*`, but is used with type `i8*` [SP0104]
declare void @f()

;---
; LLVM 14: invalid forward reference to function as global value!
@llvm.global_ctors = appending global [1 x { i32, i8*, i32 }] [{ i32, i8*, i32 } { i32 1, i8* @f, i32 0 }]
;                                                                                             ^~
; error: `@f` has type `void ()*`, but is used with type `i8*` [SP0104]
declare void @f()

;---
; LLVM 14: wrong type for intrinsic global variable
@llvm.global_ctors = appending global [1 x { i64, i8*, i8* }] zeroinitializer
;~~~~~~~~~~~~~~~~~
; error: @llvm.global_ctors is an array of structs of a priority, a function and data, not of { i64, i8*, i8* } [SP0212]

;---
; LLVM 14: wrong type for intrinsic global variable
@llvm.global_ctors = appending global [1 x { i32, i32, i8* }] zeroinitializer
;~~~~~~~~~~~~~~~~~
; error: @llvm.global_ctors is an array of structs of a priority, a function and data, not of { i32, i32, i8* } [SP0212]

;---
; LLVM 14: wrong type for intrinsic global variable
@llvm.global_ctors = appending global [1 x i8*] zeroinitializer
;~~~~~~~~~~~~~~~~~
; error: @llvm.global_ctors is an array of structs of a priority, a function and data, not of i8* [SP0212]

;---
; LLVM 14: invalid linkage for intrinsic global variable
@llvm.global_ctors = global [1 x { i32, i8*, i8* }] zeroinitializer
;~~~~~~~~~~~~~~~~~
; error: @llvm.global_ctors has linkage appending [SP0212]

;---
; LLVM 14: '@llvm.global_ctors' defined with type '[1 x { i32, i8*, i8* }]*' but expected 'i8*'
@llvm.global_ctors = appending global [1 x { i32, i8*, i8* }] zeroinitializer
@g = global i8* @llvm.global_ctors
;               ^~~~~~~~~~~~~~~~~~
; error: `@llvm.global_ctors` has type `[1 x { i32, i8*, i8* }]*`, but is used with type `i8*` [SP0104]

;---
; LLVM 14: '@llvm.global_ctors' defined with type '[1 x { i32, i8*, i8* }]*' but expected 'i8*'
@llvm.global_ctors = appending global [1 x { i32, i8*, i8* }] zeroinitializer
define i8* @f() { ret i8* @llvm.global_ctors }
;                         ^~~~~~~~~~~~~~~~~~
; error: `@llvm.global_ctors` has type `[1 x { i32, i8*, i8* }]*`, but is used with type `i8*` [SP0104]

;---
; LLVM 14: wrong type for intrinsic global variable
@llvm.global_dtors = appending global [1 x { i32, i8*, i8*, i8* }] zeroinitializer
;~~~~~~~~~~~~~~~~~
; error: @llvm.global_dtors is an array of structs of a priority, a function and data, not of { i32, i8*, i8*, i8* } [SP0212]

;---
; LLVM 14: forward reference and definition of global have different types
@llvm.used = appending global [1 x i8*] [i8* @g]
;                                            ^~
; error: `@g` has type `i32*`, but is used with type `i8*` [SP0104]
@g = global i32 0

;---
; LLVM 14: forward reference and definition of global have different types
@llvm.used = appending global [1 x i8*] [i8* @0]
;                                            ^~
; error: `@0` has type `i32*`, but is used with type `i8*` [SP0104]
@0 = global i32 0

;---
; LLVM 14: wrong initalizer for intrinsic global variable
@llvm.used = appending global [1 x i8*] [i8* null]
;~~~~~~~~~
; error: @llvm.used names global values alone [SP0212]

;---
; LLVM 14: wrong initalizer for intrinsic global variable
@llvm.used = appending global [1 x i8*] zeroinitializer
;~~~~~~~~~
; error: @llvm.used names global values alone [SP0212]

;---
; LLVM 14: wrong initalizer for intrinsic global variable
@llvm.used = appending global [0 x i8*] zeroinitializer
;~~~~~~~~~
; error: @llvm.used names global values alone [SP0212]

;---
; LLVM 14: wrong initalizer for intrinsic global variable
@llvm.used = appending global [0 x i8*] []
;~~~~~~~~~
; error: @llvm.used names global values alone [SP0212]

;---
; LLVM 14: wrong type for intrinsic global variable
@llvm.used = appending global [1 x i32] [i32 0]
;~~~~~~~~~
; error: @llvm.used is an array of pointers, not of i32 [SP0212]

;---
; LLVM 14: wrong initalizer for intrinsic global variable
@llvm.used = appending global [1 x i8*] undef
;~~~~~~~~~
; error: @llvm.used names global values alone [SP0212]

;---
; LLVM 14: forward reference and definition of global have different types
@llvm.used = appending global [1 x i8*] [i8* getelementptr (i8, i8* @g, i64 4)]
;                                                                   ^~
; error: `@g` has type `i64*`, but is used with type `i8*` [SP0104]
@g = global i64 0

;---
; LLVM 14: forward reference and definition of global have different types
@llvm.used = appending global [1 x i8*] [i8* addrspacecast (i8 addrspace(1)* @g to i8*)]
;                                                                            ^~
; error: `@g` has type `i64 addrspace(1)*`, but is used with type `i8 addrspace(1)*` [SP0104]
@g = addrspace(1) global i64 0

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i64 vs i8)
@llvm.used = appending global [1 x i8*] [i8* @a]
;                                            ^~
; error: `@a` has type `i64*`, but is used with type `i8*` [SP0104]
@a = alias i64, i8* @g
;                   ^~
; error: `@g` has type `i64*`, but is used with type `i8*` [SP0104]
@g = global i64 0

;---
; LLVM 14: explicit pointee type should be a function type
@llvm.used = appending global [1 x i8*] [i8* @a]
;                                            ^~
; error: `@a` has type `void ()*`, but is used with type `i8*` [SP0104]
@a = ifunc void (), i8* @r
;                       ^~
; error: `@r` has type `i8* ()*`, but is used with type `i8*` [SP0104]
define i8* @r() { ret i8* null }

;---
; LLVM 14: forward reference and definition of global have different types
@llvm.compiler.used = appending global [1 x i8*] [i8* @g], section "llvm.metadata"
;                                                     ^~
; error: `@g` has type `i64*`, but is used with type `i8*` [SP0104]
@g = global i64 0
define i8* @f() { ret i8* @llvm.compiler.used }
;                         ^~~~~~~~~~~~~~~~~~~
; error: `@llvm.compiler.used` has type `[1 x i8*]*`, but is used with type `i8*` [SP0104]

;---
; LLVM 14: forward reference and definition of global have different types
@llvm.compiler.used = global [1 x i8*] [i8* @g]
;                                           ^~
; error: `@g` has type `i64*`, but is used with type `i8*` [SP0104]
@g = global i64 0

;---
@llvm.compiler.used = external global [1 x i8*]

;---
; LLVM 14: Globals cannot contain scalable vectors
@g = global <vscale x 4 x i32> zeroinitializer
;~
; error: a variable has a size known when it is compiled, which <vscale x 4 x i32> has not [SP0212]

;---
; LLVM 14: Globals cannot contain scalable vectors
@g = global { <vscale x 4 x i32> } zeroinitializer
;~
; error: a variable has a size known when it is compiled, which { <vscale x 4 x i32> } has not [SP0212]

;---
; LLVM 14: invalid array element type
@g = global [2 x <vscale x 4 x i32>] zeroinitializer
;~
; error: a variable has a size known when it is compiled, which [2 x <vscale x 4 x i32>] has not [SP0212]

;---
; LLVM 14: Globals cannot contain scalable vectors
@g = external global <vscale x 4 x i32>
;~
; error: a variable has a size known when it is compiled, which <vscale x 4 x i32> has not [SP0212]

;---
; LLVM 14: expected type
@g = global target("aarch64.svcount") zeroinitializer
;~
; error: a variable has a size known when it is compiled, which target("aarch64.svcount") has not [SP0212]

;---
; LLVM 14: expected type
@g = global target("unknown.thing") zeroinitializer
;                                   ^~~~~~~~~~~~~~~
; error: `zeroinitializer` cannot have type target("unknown.thing") [SP0117]

;---
; LLVM 14: expected type
@g = external global target("unknown.thing")
;~
; error: values of target("unknown.thing") live in registers, there are no variables of them [SP0212]

;---
; LLVM 14: expected type
@g = global target("spirv.Image") zeroinitializer
;                                 ^~~~~~~~~~~~~~~
; error: `zeroinitializer` cannot have type target("spirv.Image") [SP0117]

;---
@g = external global %opaque
%opaque = type opaque

;---
; LLVM 14: void type only allowed for function results
@g = external global void
;                    ^~~~
; error: a value cannot have type void [SP0105]

;---
; LLVM 14: invalid type for global variable
@g = external global label
;                    ^~~~~
; error: a global variable cannot hold label [SP0105]

;---
; LLVM 14: invalid type for global variable
@g = external global token
;                    ^~~~~
; error: a global variable cannot hold token [SP0105]

;---
; LLVM 14: invalid type for global variable
@g = external global metadata
;                    ^~~~~~~~
; error: a global variable cannot hold metadata [SP0105]

;---
; LLVM 14: invalid type for global variable
@g = external global x86_amx
;                    ^~~~~~~
; error: a global variable cannot hold x86_amx [SP0105]

;---
; LLVM 14: invalid type for global variable
@g = external global void ()
;                    ^~~~
; error: a global variable cannot hold void () [SP0105]

;---
; LLVM 14: invalid type for global variable
@g = global token none
;           ^~~~~
; error: a global variable cannot hold token [SP0105]

;---
; LLVM 14: invalid linkage type for alias
@a = available_externally alias i32, i8* @g
;                                        ^~
; error: `@g` has type `i32*`, but is used with type `i8*` [SP0104]
@g = global i32 0

;---
; LLVM 14: invalid linkage type for alias
@a = available_externally alias i32, i8* @g
;                                        ^~
; error: `@g` has type `i32*`, but is used with type `i8*` [SP0104]
@g = available_externally global i32 0

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
@a = alias i32, i8* @g
;                   ^~
; error: `@g` has type `i32*`, but is used with type `i8*` [SP0104]
@g = available_externally global i32 0

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
@a = weak alias i32, i8* @b
;                        ^~
; error: `@b` has type `i32*`, but is used with type `i8*` [SP0104]
@b = weak alias i32, i8* @g
;                        ^~
; error: `@g` has type `i32*`, but is used with type `i8*` [SP0104]
@g = global i32 0

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
@a = alias i32, i8* @b
;                   ^~
; error: `@b` has type `i32*`, but is used with type `i8*` [SP0104]
@b = linkonce_odr alias i32, i8* @g
;                                ^~
; error: `@g` has type `i32*`, but is used with type `i8*` [SP0104]
@g = global i32 0

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
@a = alias i32, i8* @b
;                   ^~
; error: `@b` has type `i32*`, but is used with type `i8*` [SP0104]
@b = linkonce alias i32, i8* @g
;                            ^~
; error: `@g` has type `i32*`, but is used with type `i8*` [SP0104]
@g = global i32 0

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
@a = alias i32, i8* @b
;                   ^~
; error: `@b` has type `i32*`, but is used with type `i8*` [SP0104]
@b = internal alias i32, i8* @g
;                            ^~
; error: `@g` has type `i32*`, but is used with type `i8*` [SP0104]
@g = global i32 0

;---
; LLVM 14: invalid linkage type for alias
@a = common alias i32, i8* @g
;                          ^~
; error: `@g` has type `i32*`, but is used with type `i8*` [SP0104]
@g = global i32 0

;---
; LLVM 14: invalid linkage type for alias
@a = appending alias i32, i8* @g
;                             ^~
; error: `@g` has type `i32*`, but is used with type `i8*` [SP0104]
@g = global i32 0

;---
; LLVM 14: invalid linkage type for alias
@a = extern_weak alias i32, i8* @g
;                               ^~
; error: `@g` has type `i32*`, but is used with type `i8*` [SP0104]
@g = global i32 0

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
@a = private alias i32, i8* @g
;                           ^~
; error: `@g` has type `i32*`, but is used with type `i8*` [SP0104]
@g = global i32 0

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
@a = weak_odr alias i32, i8* @g
;                            ^~
; error: `@g` has type `i32*`, but is used with type `i8*` [SP0104]
@g = global i32 0

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
@a = alias i32, i8* null
;~
; error: an alias stands for a global value, or for an expression that begins at one [SP0212]

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
@a = alias i32, i8* undef
;~
; error: an alias stands for a global value, or for an expression that begins at one [SP0212]

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
@a = alias i32, i8* getelementptr (i8, i8* @g, i64 4)
;                                          ^~
; error: `@g` has type `i64*`, but is used with type `i8*` [SP0104]
@g = global i64 0

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
@a = alias i32, i8* inttoptr (i64 add (i64 ptrtoint (i8* @g to i64), i64 4) to i8*)
;                                                        ^~
; error: `@g` has type `i64*`, but is used with type `i8*` [SP0104]
@g = global i64 0

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
@a = alias i32, i8* getelementptr (i8, i8* @a, i64 4)
;                                          ^~
; error: `@a` has type `i32*`, but is used with type `i8*` [SP0104]

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
@a = alias i32, i8* getelementptr (i8, i8* @b, i64 4)
;                                          ^~
; error: `@b` has type `i32*`, but is used with type `i8*` [SP0104]
@b = alias i32, i8* @a
;                   ^~
; error: `@a` has type `i32*`, but is used with type `i8*` [SP0104]

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
@a = alias i32, i8* @g
;                   ^~
; error: `@g` has type `i32*`, but is used with type `i8*` [SP0104]
@g = external global i32

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (void () vs i8)
@a = alias void (), i8* @f
;                       ^~
; error: `@f` has type `void ()*`, but is used with type `i8*` [SP0104]
declare void @f()

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
@a = alias i32, i8* inttoptr (i64 sub (i64 ptrtoint (i8* @g to i64), i64 ptrtoint (i8* @h to i64)) to i8*)
;                                                        ^~
; error: `@g` has type `i32*`, but is used with type `i8*` [SP0104]
;                                                                                      ^~
; error: `@h` has type `i32*`, but is used with type `i8*` [SP0104]
@g = global i32 0
@h = external global i32

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
@a = alias i32, i8 addrspace(1)* @g
;                                ^~
; error: `@g` has type `i32 addrspace(1)*`, but is used with type `i8 addrspace(1)*` [SP0104]
@g = addrspace(1) global i32 0

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
@a = alias i32, addrspacecast (i8 addrspace(1)* @g to i8*)
;                                               ^~
; error: `@g` has type `i32 addrspace(1)*`, but is used with type `i8 addrspace(1)*` [SP0104]
@g = addrspace(1) global i32 0

;---
; LLVM 14: explicit pointee type should be a function type
@a = ifunc void (), i8* @r
;                       ^~
; error: `@r` has type `i8* ()*`, but is used with type `i8*` [SP0104]
define i8* @r() { ret i8* null }

;---
; LLVM 14: explicit pointee type should be a function type
@a = ifunc void (), i8* @r
;                       ^~
; error: `@r` has type `i8* ()*`, but is used with type `i8*` [SP0104]
declare i8* @r()

;---
; LLVM 14: explicit pointee type should be a function type
@a = ifunc void (), i8* @r
;                       ^~
; error: `@r` has type `i32 ()*`, but is used with type `i8*` [SP0104]
define i32 @r() { ret i32 0 }

;---
; LLVM 14: explicit pointee type should be a function type
@a = ifunc void (), i8* @r
;                       ^~
; error: `@r` has type `i8* ()*`, but is used with type `i8*` [SP0104]
define available_externally i8* @r() { ret i8* null }

;---
; LLVM 14: explicit pointee type should be a function type
@a = ifunc void (), i8* @g
;                       ^~
; error: `@g` has type `i32*`, but is used with type `i8*` [SP0104]
@g = global i32 0

;---
; LLVM 14: explicit pointee type should be a function type
@a = ifunc void (), i8* @b
;                       ^~
; error: `@b` has type `i8* ()*`, but is used with type `i8*` [SP0104]
@b = alias i8* (), i8* @r
;                      ^~
; error: `@r` has type `i8* ()*`, but is used with type `i8*` [SP0104]
define i8* @r() { ret i8* null }

;---
; LLVM 14: explicit pointee type should be a function type
@a = ifunc void (), i8* null
;~
; error: the resolver of an ifunc is a function [SP0212]

;---
; LLVM 14: explicit pointee type should be a function type
@a = ifunc void (), i8* getelementptr (i8, i8* @r, i64 0)
;                                              ^~
; error: `@r` has type `i8* ()*`, but is used with type `i8*` [SP0104]
define i8* @r() { ret i8* null }

;---
; LLVM 14: explicit pointee type should be a function type
@a = weak ifunc void (), i8* @r
;                            ^~
; error: `@r` has type `i8* ()*`, but is used with type `i8*` [SP0104]
define i8* @r() { ret i8* null }

;---
; LLVM 14: explicit pointee type should be a function type
@a = available_externally ifunc void (), i8* @r
;                                            ^~
; error: `@r` has type `i8* ()*`, but is used with type `i8*` [SP0104]
define i8* @r() { ret i8* null }

;---
; LLVM 14: explicit pointee type should be a function type
@a = common ifunc void (), i8* @r
;                              ^~
; error: `@r` has type `i8* ()*`, but is used with type `i8*` [SP0104]
define i8* @r() { ret i8* null }

;---
; LLVM 14: explicit pointee type should be a function type
@a = extern_weak ifunc void (), i8* @r
;                                   ^~
; error: `@r` has type `i8* ()*`, but is used with type `i8*` [SP0104]
define i8* @r() { ret i8* null }

;---
; LLVM 14: explicit pointee type should be a function type
@a = ifunc i32, i8* @r
;                   ^~
; error: `@r` has type `i8* ()*`, but is used with type `i8*` [SP0104]
define i8* @r() { ret i8* null }

;---
; LLVM 14: explicit pointee type should be a function type
@a = ifunc void (), i8 addrspace(1)* @r
;                                    ^~
; error: `@r` has type `i8* () addrspace(1)*`, but is used with type `i8 addrspace(1)*` [SP0104]
define i8* @r() addrspace(1) { ret i8* null }

;---
; LLVM 14: explicit pointee type should be a function type
@a = ifunc void (), i8* @r
;                       ^~
; error: `@r` has type `i8* ()*`, but is used with type `i8*` [SP0104]
@b = ifunc void (), i8* @a
;                       ^~
; error: `@a` has type `void ()*`, but is used with type `i8*` [SP0104]
define i8* @r() { ret i8* null }

;---
; LLVM 14: comdat global value has private linkage
target triple = "x86_64-pc-windows-msvc"
$g = comdat any
@g = private global i32 0, comdat
;~
; error: the symbol a comdat is named after cannot be private in COFF [SP0212]

;---
target triple = "x86_64-pc-linux-gnu"
$g = comdat any
@g = private global i32 0, comdat

;---
target triple = "x86_64-pc-windows-msvc"
$g = comdat any
@g = internal global i32 0, comdat

;---
; LLVM 14: symbol with local linkage must have default visibility
@g = private protected global i32 0
;~
; error: a symbol with private linkage is not seen outside of the module, so it cannot be protected [SP0212]

;---
@g = internal dso_local global i32 0

;---
@g = internal dso_preemptable global i32 0

;---
; LLVM 14: expected 'global' or 'constant'
@g = hidden dso_preemptable global i32 0
;           ^~~~~~~~~~~~~~~
; error: `dso_preemptable` is out of place: linkage, dso_local, visibility, dllimport, thread_local and unnamed_addr stand in this order, one of each [SP0101]

;---
@g = external hidden global i32

;---
@g = common global i32 zeroinitializer

;---
@g = common global float 0.0

;---
; LLVM 14: 'common' global must have a zero initializer!
@g = common global float -0.0
;~
; error: a common variable is zero at first [SP0212]

;---
; LLVM 14: 'common' global must have a zero initializer!
@g = common global i32 undef
;~
; error: a common variable is zero at first [SP0212]

;---
@g = common global [2 x i32] [i32 0, i32 0]

;---
; LLVM 14: 'common' global must have a zero initializer!
@g = common global [2 x i32] [i32 0, i32 1]
;~
; error: a common variable is zero at first [SP0212]

;---
@g = common global i8* null

;---
; LLVM 14: 'common' global must have a zero initializer!
@g = common global i32 poison
;~
; error: a common variable is zero at first [SP0212]

;---
@g = common global <2 x float> <float 0.0, float 0.0>

;---
@g = common global { i32, i8* } { i32 0, i8* null }

;---
@g = common thread_local global i32 0

;---
@g = appending global [1 x i32] zeroinitializer

;---
; LLVM 14: Only global arrays can have appending linkage!
@g = appending global <1 x i32> zeroinitializer
;~
; error: a variable with linkage appending is an array, not <1 x i32> [SP0212]

;---
@g = appending global [0 x i32] zeroinitializer, comdat
$g = comdat any

;---
; LLVM 14: invalid function linkage type
define appending void @f() { ret void }
;                     ^~
; error: a function cannot have linkage appending [SP0212]

;---
; LLVM 14: invalid function linkage type
declare appending void @f()
;                      ^~
; error: what is only declared has linkage external or extern_weak, not appending [SP0212]
;                      ^~
; error: a function cannot have linkage appending [SP0212]

;---
; LLVM 14: invalid linkage for function declaration
declare linkonce void @f()
;                     ^~
; error: what is only declared has linkage external or extern_weak, not linkonce [SP0212]

;---
; LLVM 14: invalid linkage for function declaration
declare weak_odr void @f()
;                     ^~
; error: what is only declared has linkage external or extern_weak, not weak_odr [SP0212]

;---
; LLVM 14: invalid linkage for function declaration
declare available_externally void @f()
;                                 ^~
; error: what is only declared has linkage external or extern_weak, not available_externally [SP0212]

;---
declare extern_weak void @f()

;---
define available_externally void @f() { ret void }

;---
define dllexport void @f() { ret void }

;---
define hidden dllexport void @f() { ret void }

;---
define protected dllexport void @f() { ret void }

;---
declare dllexport void @f()

;---
; LLVM 14: GlobalValue with DLLImport Storage is dso_local!
declare hidden dllimport void @f()
;                             ^~
; error: what another module defines has its visibility there: dllimport cannot be hidden [SP0212]

;---
; LLVM 14: dso_location and DLL-StorageClass mismatch
declare dso_local dllimport void @f()
;                         ^
; error: what another module defines is not dso_local: dllimport contradicts it [SP0101]

;---
declare dllimport void @f()

;---
; LLVM 14: Global is marked as dllimport, but not external
define dllimport void @f() { ret void }
;                     ^~
; error: what is defined here cannot be dllimport [SP0212]

;---
define available_externally dllimport void @f() { ret void }

;---
; LLVM 14: huge alignments are not supported yet
define void @f() align 8589934592 { ret void }
;                      ^~~~~~~~~~
; error: alignment 8589934592 is larger than 2^32 [SP0106]

;---
define void @f() align 4294967296 { ret void }

;---
; LLVM 14: alignment is not a power of two
define void @f() align 3 { ret void }
;                      ^
; error: alignment 3 is not a power of two [SP0106]
;   expected 1, 2, 4, 8, 16 or a larger power of two

;---
; LLVM 14: invalid forward reference to function as global value!
declare void @f() personality i8* @g
;                                 ^~
; error: `@g` has type `void ()*`, but is used with type `i8*` [SP0104]
declare void @g()

;---
define void @f() personality i8* null { ret void }

;---
declare void @f() gc "statepoint-example"

;---
declare void @f() prefix i32 1

;---
declare void @f() prologue i32 1

;---
@llvm.metadata = global i32 0

;---
@"llvm.foo" = global i32 0

;---
; LLVM 14: referenced value is not a basic block
define void @f() { ret void }
@p = global i8* blockaddress(@f, %entry)
;                                ^~~~~~
; error: function `@f` has no block `%entry` [SP0102]

;---
define void @f() {
entry:
  br label %b
b:
  ret void
}
@p = global i8* blockaddress(@f, %b)

;---
; LLVM 14: blockaddress may not be used with the entry block!
define void @f() {
entry:
;~~~~
; error: the entry block has no address: nothing can go there [SP0202]
  br label %b
b:
  ret void
}
@p = global i8* blockaddress(@f, %entry)

;---
; LLVM 14: blockaddress may not be used with the entry block!
define i8* @f() {
entry:
;~~~~
; error: the entry block has no address: nothing can go there [SP0202]
  br label %b
b:
  ret i8* blockaddress(@f, %entry)
}

;---
@g = global i32 0, section "a", partition "b", align 4

;---
; LLVM 14: unknown global variable property!
@g = global i32 0, code_model "nonsense"
;                             ^~~~~~~~~~
; error: `nonsense` is no code model: tiny, small, kernel, medium, large [SP0108]

;---
; LLVM 14: expected localdynamic, initialexec or localexec
@g = thread_local(nonsense) global i32 0
;                 ^~~~~~~~
; error: unexpected `nonsense` [SP0101]
;   expected `localdynamic`, `initialexec` or `localexec`

;---
@g = thread_local(initialexec) global i32 0

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
@a = thread_local alias i32, i8* @g
;                                ^~
; error: `@g` has type `i32*`, but is used with type `i8*` [SP0104]
@g = thread_local global i32 0

;---
; LLVM 14: expected 'global' or 'constant'
@g = unnamed_addr local_unnamed_addr global i32 0
;                 ^~~~~~~~~~~~~~~~~~
; error: `local_unnamed_addr` is out of place: linkage, dso_local, visibility, dllimport, thread_local and unnamed_addr stand in this order, one of each [SP0101]

;---
@g = externally_initialized global i32 0

;---
@g = externally_initialized constant i32 0

;---
; LLVM 14: use of undefined comdat '$c'
@g = global i32 0, comdat($c)
;                  ^~~~~~
; error: use of undefined comdat `$c` [SP0102]

;---
; LLVM 14: unknown selection kind
@g = global i32 0, comdat
;                  ^~~~~~
; error: use of undefined comdat `$g` [SP0102]
$g = comdat nonsense
;           ^~~~~~~~
; error: unexpected `nonsense` [SP0101]
;   expected a selection kind: any, exactmatch, largest, nodeduplicate, noduplicates, samesize

;---
$c = comdat nodeduplicate
@g = global i32 0, comdat($c)

;---
; LLVM 14: redefinition of comdat '$c'
$c = comdat any
$c = comdat any
;~
; error: comdat `$c` is defined twice [SP0103]

;---
@g = global i32 0, !dbg !0
!0 = !{}

;---
; LLVM 14: redefinition of global '@g'
@g = global i32 0
@g = global i32 0
;~
; error: `@g` is defined twice [SP0103]
;   note: The first definition is in line 1.

;---
; LLVM 14: expected 'global' or 'constant'
@g = ptrauth global i32 0
;    ^~~~~~~
; error: unexpected `ptrauth` [SP0101]
;   expected `global`, `constant`, `alias` or `ifunc`

;---
; LLVM 14: expected value token
@g = global i8* ptrauth (i8* @f, i32 2)
;                            ^~
; error: `@f` has type `void ()*`, but is used with type `i8*` [SP0104]
declare void @f()

;---
; LLVM 14: expected value token
@g = global i8* ptrauth (i8* @f, i64 2)
;               ^~~~~~~~~~~~~~~~~~~~~~~
; error: the key of ptrauth is a constant of type i32 [SP0117]
declare void @f()

;---
; LLVM 14: expected value token
@g = global i8* ptrauth (i8* @f, i32 2, i64 5, i8* @g)
;                            ^~
; error: `@f` has type `void ()*`, but is used with type `i8*` [SP0104]
;                                                  ^~
; error: `@g` has type `i8**`, but is used with type `i8*` [SP0104]
declare void @f()

;---
; LLVM 14: expected value token
@g = global i8* ptrauth (i8* @f, i32 2, i32 5)
;               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the discriminator of ptrauth is a constant of type i64 [SP0117]
declare void @f()

;---
; LLVM 14: expected value token
@g = global i8* ptrauth (i8* @f, i32 2, i64 5, i32 0)
;               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the address that discriminates in ptrauth is a pointer, not i32 [SP0117]
declare void @f()

;---
; LLVM 14: expected value token
@g = global i8* ptrauth (i32 0, i32 2)
;               ^~~~~~~~~~~~~~~~~~~~~~
; error: ptrauth signs a pointer, not i32 [SP0117]

;---
; LLVM 14: expected value token
@g = global i8* ptrauth (i8* @f, i32 2, i64 5, i8* @g, i8* @f)
;                            ^~
; error: `@f` has type `void ()*`, but is used with type `i8*` [SP0104]
;                                                  ^~
; error: `@g` has type `i8**`, but is used with type `i8*` [SP0104]
;                                                          ^~
; error: `@f` has type `void ()*`, but is used with type `i8*` [SP0104]
declare void @f()

;---
; LLVM 14: (crashes)
@g = global i8* dso_local_equivalent @f
;                                    ^~
; error: `@f` has type `void ()*`, but is used with type `i8*` [SP0104]
declare void @f()

;---
; LLVM 14: (crashes)
@g = global i8* dso_local_equivalent @h
;                                    ^~
; error: `@h` has type `i32*`, but is used with type `i8*` [SP0104]
@h = global i32 0

;---
; LLVM 14: invalid forward reference to function as global value!
@g = global i8* no_cfi @f
;                      ^~
; error: `@f` has type `void ()*`, but is used with type `i8*` [SP0104]
declare void @f()

;---
; LLVM 14: forward reference and definition of global have different types
@g = global i8* no_cfi @h
;                      ^~
; error: `@h` has type `i32*`, but is used with type `i8*` [SP0104]
@h = global i32 0

;---
; LLVM 14: (crashes)
@g = global i8* dso_local_equivalent @nosuch
;                                    ^~~~~~~
; error: use of undefined value `@nosuch` [SP0102]
