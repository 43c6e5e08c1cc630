; test: verify
; llvm: 22
; Small modules, and what LLVM 22 says of those that it refuses.
;---
@g = external global i32, !associated !0
@h = global i32 0
!0 = !{ptr @h}

;---
@g = global i32 0, !associated !0
@h = global i32 0
!0 = !{ptr @h}

;---
; LLVM 22: global values should not associate to themselves
@g = global i32 0, !associated !0
;~
; error: !associated: a symbol cannot belong to itself [SP0215]
!0 = !{ptr @g}

;---
; LLVM 22: associated metadata must have one operand
@g = global i32 0, !associated !0
;~
; error: !associated: it has one operand, the object that the symbol belongs to [SP0215]
!0 = !{}

;---
; LLVM 22: associated metadata must have a global value
@g = global i32 0, !associated !0
;~
; error: !associated: the operand is a global value [SP0215]
!0 = !{null}

;---
; LLVM 22: associated metadata must be ValueAsMetadata
@g = global i32 0, !associated !0
;~
; error: !associated: the operand is a global value [SP0215]
!0 = !{!1}
!1 = !{}

;---
; LLVM 22: associated value must be pointer typed
@g = global i32 0, !associated !0
;~
; error: !associated: the operand is a pointer, not i32 [SP0215]
!0 = !{i32 7}

;---
; LLVM 22: associated metadata must have one operand
@g = global i32 0, !associated !0
;~
; error: !associated: it has one operand, the object that the symbol belongs to [SP0215]
@h = global i32 0
!0 = !{ptr @h, ptr @h}

;---
@g = global i32 0, !associated !0
!0 = !{ptr null}

;---
@g = external global i8, !absolute_symbol !0
!0 = !{i64 0, i64 256}

;---
@g = external global i8, !absolute_symbol !0
!0 = !{i64 -1, i64 -1}

;---
; LLVM 22: The upper and lower limits cannot be the same value
@g = external global i8, !absolute_symbol !0
;~
; error: !absolute_symbol: the limits of a range differ [SP0215]
!0 = !{i64 256, i64 256}

;---
; LLVM 22: Range types must match instruction type!
@g = external global i8, !absolute_symbol !0
;~
; error: !absolute_symbol: the limits of a range have type i32, but what it speaks of i64 [SP0215]
!0 = !{i32 0, i32 256}

;---
; LLVM 22: Unfinished range!
@g = external global i8, !absolute_symbol !0
;~
; error: !absolute_symbol: ranges are pairs of limits [SP0215]
!0 = !{i64 0}

;---
; LLVM 22: It should have at least one range!
@g = external global i8, !absolute_symbol !0
;~
; error: !absolute_symbol: there is at least one range [SP0215]
!0 = !{}

;---
; LLVM 22: Intervals are overlapping
@g = external global i8, !absolute_symbol !0
;~
; error: !absolute_symbol: the ranges overlap [SP0215]
!0 = !{i64 0, i64 10, i64 5, i64 20}

;---
; LLVM 22: Intervals are contiguous
@g = external global i8, !absolute_symbol !0
;~
; error: !absolute_symbol: ranges that touch are one range [SP0215]
!0 = !{i64 0, i64 10, i64 10, i64 20}

;---
; LLVM 22: Intervals are not in order
@g = external global i8, !absolute_symbol !0
;~
; error: !absolute_symbol: the ranges are in ascending order [SP0215]
!0 = !{i64 20, i64 30, i64 0, i64 10}

;---
@g = global i32 0, align 4294967296

;---
; LLVM 22: dllexport GlobalValue must have default or protected visibility
@g = hidden dllexport global i32 0
;~
; error: a symbol that is exported cannot be hidden [SP0212]

;---
@g = protected dllexport global i32 0

;---
; LLVM 22: dllimport GlobalValue must have default visibility
@g = external hidden dllimport global i32
;~
; error: what another module defines has its visibility there: dllimport cannot be hidden [SP0212]

;---
; LLVM 22: dllimport GlobalValue must have default visibility
@g = external protected dllimport global i32
;~
; error: what another module defines has its visibility there: dllimport cannot be protected [SP0212]

;---
; LLVM 22: dso_location and DLL-StorageClass mismatch
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
; LLVM 22: Global is marked as dllimport, but not external
@g = linkonce dllimport global i32 0
;~
; error: what is defined here cannot be dllimport [SP0212]

;---
; LLVM 22: Global is marked as dllimport, but not external
@g = dllimport global i32 0
;~
; error: what is defined here cannot be dllimport [SP0212]

;---
; LLVM 22: Declaration may not be in a Comdat!
$g = comdat any
@g = external global i32, comdat
;~
; error: what is defined elsewhere cannot be in a comdat [SP0212]

;---
; LLVM 22: Declaration may not be in a Comdat!
$g = comdat any
@g = available_externally global i32 0, comdat
;~
; error: what is defined elsewhere cannot be in a comdat [SP0212]

;---
; LLVM 22: 'common' global may not be in a Comdat!
$g = comdat any
@g = common global i32 0, comdat
;~
; error: a common variable cannot be in a comdat [SP0212]

;---
$g = comdat any
@g = global i32 0, comdat

;---
; LLVM 22: Declaration may not be in a Comdat!
$g = comdat any
declare void @g() comdat
;            ^~
; error: what is defined elsewhere cannot be in a comdat [SP0212]

;---
; LLVM 22: expected value token
@g = linkonce global i32
;~
; error: the text ends here [SP0101]
;   expected a value of type `i32`

;---
; LLVM 22: expected value token
@g = weak global i32
;~
; error: the text ends here [SP0101]
;   expected a value of type `i32`

;---
; LLVM 22: expected top-level entity
@g = external global i32 0
;                        ^
; error: unexpected `0` [SP0101]
;   expected a definition at top level

;---
; LLVM 22: expected top-level entity
@g = extern_weak global i32 0
;                           ^
; error: unexpected `0` [SP0101]
;   expected a definition at top level

;---
; LLVM 22: expected value token
@g = available_externally global i32
;~
; error: the text ends here [SP0101]
;   expected a value of type `i32`

;---
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @f, ptr null }]
declare void @f()

;---
; LLVM 22: the third field of the element type is mandatory, specify ptr null to migrate from the obsoleted 2-field form
@llvm.global_ctors = appending global [1 x { i32, ptr }] [{ i32, ptr } { i32 1, ptr @f }]
;~~~~~~~~~~~~~~~~~
; error: the structs of @llvm.global_ctors have a third field since LLVM 9: a pointer to the data concerned, or null [SP0212]
declare void @f()

;---
; LLVM 22: wrong type for intrinsic global variable
@llvm.global_ctors = appending global [1 x { i32, ptr, i32 }] [{ i32, ptr, i32 } { i32 1, ptr @f, i32 0 }]
;~~~~~~~~~~~~~~~~~
; error: the third field of the structs of @llvm.global_ctors is a pointer, not i32 [SP0212]
declare void @f()

;---
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr addrspace(1) }] zeroinitializer

;---
; LLVM 22: wrong type for intrinsic global variable
@llvm.global_ctors = appending global [1 x { i64, ptr, ptr }] zeroinitializer
;~~~~~~~~~~~~~~~~~
; error: @llvm.global_ctors is an array of structs of a priority, a function and data, not of { i64, ptr, ptr } [SP0212]

;---
; LLVM 22: wrong type for intrinsic global variable
@llvm.global_ctors = appending global [1 x { i32, i32, ptr }] zeroinitializer
;~~~~~~~~~~~~~~~~~
; error: @llvm.global_ctors is an array of structs of a priority, a function and data, not of { i32, i32, ptr } [SP0212]

;---
; LLVM 22: wrong type for intrinsic global variable
@llvm.global_ctors = appending global [1 x ptr] zeroinitializer
;~~~~~~~~~~~~~~~~~
; error: @llvm.global_ctors is an array of structs of a priority, a function and data, not of ptr [SP0212]

;---
; LLVM 22: invalid linkage for intrinsic global variable
@llvm.global_ctors = global [1 x { i32, ptr, ptr }] zeroinitializer
;~~~~~~~~~~~~~~~~~
; error: @llvm.global_ctors has linkage appending [SP0212]

;---
@llvm.global_ctors = external global [1 x { i32, ptr, ptr }]

;---
; LLVM 22: invalid uses of intrinsic global variable
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] zeroinitializer
;~~~~~~~~~~~~~~~~~
; error: @llvm.global_ctors is there for the compiler alone: nothing can use it [SP0212]
@g = global ptr @llvm.global_ctors

;---
; LLVM 22: invalid uses of intrinsic global variable
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] zeroinitializer
;~~~~~~~~~~~~~~~~~
; error: @llvm.global_ctors is there for the compiler alone: nothing can use it [SP0212]
define ptr @f() { ret ptr @llvm.global_ctors }

;---
@llvm.global_dtors = appending global [0 x { i32, ptr, ptr }] zeroinitializer

;---
; LLVM 22: wrong type for intrinsic global variable
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr, ptr }] zeroinitializer
;~~~~~~~~~~~~~~~~~
; error: @llvm.global_dtors is an array of structs of a priority, a function and data, not of { i32, ptr, ptr, ptr } [SP0212]

;---
@llvm.used = appending global [1 x ptr] [ptr @g]
@g = global i32 0

;---
; LLVM 22: members of llvm.used must be named
@llvm.used = appending global [1 x ptr] [ptr @0]
;~~~~~~~~~
; error: a member of @llvm.used has a name [SP0212]
@0 = global i32 0

;---
; LLVM 22: wrong initializer for intrinsic global variable
@llvm.used = appending global [1 x ptr] [ptr null]
;~~~~~~~~~
; error: @llvm.used names global values alone [SP0212]

;---
; LLVM 22: wrong initializer for intrinsic global variable
@llvm.used = appending global [1 x ptr] zeroinitializer
;~~~~~~~~~
; error: @llvm.used names global values alone [SP0212]

;---
; LLVM 22: wrong initializer for intrinsic global variable
@llvm.used = appending global [0 x ptr] zeroinitializer
;~~~~~~~~~
; error: @llvm.used names global values alone [SP0212]

;---
; LLVM 22: wrong initializer for intrinsic global variable
@llvm.used = appending global [0 x ptr] []
;~~~~~~~~~
; error: @llvm.used names global values alone [SP0212]

;---
; LLVM 22: wrong type for intrinsic global variable
@llvm.used = appending global [1 x i32] [i32 0]
;~~~~~~~~~
; error: @llvm.used is an array of pointers, not of i32 [SP0212]

;---
; LLVM 22: wrong initializer for intrinsic global variable
@llvm.used = appending global [1 x ptr] undef
;~~~~~~~~~
; error: @llvm.used names global values alone [SP0212]

;---
; LLVM 22: invalid llvm.used member
@llvm.used = appending global [1 x ptr] [ptr getelementptr (i8, ptr @g, i64 4)]
;~~~~~~~~~
; error: @llvm.used names global values alone [SP0212]
@g = global i64 0

;---
@llvm.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @g to ptr)]
@g = addrspace(1) global i64 0

;---
@llvm.used = appending global [1 x ptr] [ptr @a]
@a = alias i64, ptr @g
@g = global i64 0

;---
; LLVM 22: invalid llvm.used member
@llvm.used = appending global [1 x ptr] [ptr @a]
;~~~~~~~~~
; error: @llvm.used names global values alone [SP0212]
@a = ifunc void (), ptr @r
define ptr @r() { ret ptr null }

;---
; LLVM 22: invalid uses of intrinsic global variable
@llvm.compiler.used = appending global [1 x ptr] [ptr @g], section "llvm.metadata"
;~~~~~~~~~~~~~~~~~~
; error: @llvm.compiler.used is there for the compiler alone: nothing can use it [SP0212]
@g = global i64 0
define ptr @f() { ret ptr @llvm.compiler.used }

;---
; LLVM 22: invalid linkage for intrinsic global variable
@llvm.compiler.used = global [1 x ptr] [ptr @g]
;~~~~~~~~~~~~~~~~~~
; error: @llvm.compiler.used has linkage appending [SP0212]
@g = global i64 0

;---
@llvm.compiler.used = external global [1 x ptr]

;---
; LLVM 22: Globals cannot contain scalable types
@g = global <vscale x 4 x i32> zeroinitializer
;~
; error: a variable has a size known when it is compiled, which <vscale x 4 x i32> has not [SP0212]

;---
; LLVM 22: Globals cannot contain scalable types
@g = global { <vscale x 4 x i32> } zeroinitializer
;~
; error: a variable has a size known when it is compiled, which { <vscale x 4 x i32> } has not [SP0212]

;---
; LLVM 22: Globals cannot contain scalable types
@g = global [2 x <vscale x 4 x i32>] zeroinitializer
;~
; error: a variable has a size known when it is compiled, which [2 x <vscale x 4 x i32>] has not [SP0212]

;---
; LLVM 22: Globals cannot contain scalable types
@g = external global <vscale x 4 x i32>
;~
; error: a variable has a size known when it is compiled, which <vscale x 4 x i32> has not [SP0212]

;---
@g = external global target("spirv.Image")

;---
; LLVM 22: Globals cannot contain scalable types
@g = global target("aarch64.svcount") zeroinitializer
;~
; error: a variable has a size known when it is compiled, which target("aarch64.svcount") has not [SP0212]

;---
; LLVM 22: invalid type for null constant
@g = global target("unknown.thing") zeroinitializer
;                                   ^~~~~~~~~~~~~~~
; error: `zeroinitializer` cannot have type target("unknown.thing") [SP0117]

;---
; LLVM 22: Global @g has illegal target extension type
@g = external global target("unknown.thing")
;~
; error: values of target("unknown.thing") live in registers, there are no variables of them [SP0212]

;---
; LLVM 22: invalid type for null constant
@g = global target("spirv.Image") zeroinitializer
;                                 ^~~~~~~~~~~~~~~
; error: `zeroinitializer` cannot have type target("spirv.Image") [SP0117]

;---
@g = global target("amdgcn.named.barrier", 0) undef

;---
@g = external global %opaque
%opaque = type opaque

;---
; LLVM 22: invalid type for undef constant
@g = global %opaque undef
;                   ^~~~~
; error: `undef` cannot have type %opaque [SP0117]
%opaque = type opaque

;---
; LLVM 22: void type only allowed for function results
@g = external global void
;                    ^~~~
; error: a value cannot have type void [SP0105]

;---
; LLVM 22: invalid type for global variable
@g = external global label
;                    ^~~~~
; error: a global variable cannot hold label [SP0105]

;---
; LLVM 22: invalid type for global variable
@g = external global token
;                    ^~~~~
; error: a global variable cannot hold token [SP0105]

;---
; LLVM 22: invalid type for global variable
@g = external global metadata
;                    ^~~~~~~~
; error: a global variable cannot hold metadata [SP0105]

;---
; LLVM 22: invalid type for global variable
@g = external global x86_amx
;                    ^~~~~~~
; error: a global variable cannot hold x86_amx [SP0105]

;---
; LLVM 22: invalid type for global variable
@g = external global void ()
;                    ^~~~
; error: a global variable cannot hold void () [SP0105]

;---
; LLVM 22: invalid type for global variable
@g = global token none
;           ^~~~~
; error: a global variable cannot hold token [SP0105]

;---
; LLVM 22: available_externally alias must point to available_externally global value
@a = available_externally alias i32, ptr @g
;~
; error: an available_externally alias stands for what is available_externally itself [SP0212]
@g = global i32 0

;---
@a = available_externally alias i32, ptr @g
@g = available_externally global i32 0

;---
; LLVM 22: Alias must point to a definition
@a = alias i32, ptr @g
;~
; error: an alias stands for a definition, but @g is defined elsewhere [SP0212]
@g = available_externally global i32 0

;---
; LLVM 22: Alias cannot point to an interposable alias
@a = weak alias i32, ptr @b
;~
; error: @b can be replaced when the program is linked, so it cannot be aliased [SP0212]
@b = weak alias i32, ptr @g
@g = global i32 0

;---
@a = alias i32, ptr @b
@b = linkonce_odr alias i32, ptr @g
@g = global i32 0

;---
; LLVM 22: Alias cannot point to an interposable alias
@a = alias i32, ptr @b
;~
; error: @b can be replaced when the program is linked, so it cannot be aliased [SP0212]
@b = linkonce alias i32, ptr @g
@g = global i32 0

;---
@a = alias i32, ptr @b
@b = internal alias i32, ptr @g
@g = global i32 0

;---
; LLVM 22: invalid linkage type for alias
@a = common alias i32, ptr @g
;~
; error: an alias cannot have linkage common [SP0212]
@g = global i32 0

;---
; LLVM 22: invalid linkage type for alias
@a = appending alias i32, ptr @g
;~
; error: an alias cannot have linkage appending [SP0212]
@g = global i32 0

;---
; LLVM 22: invalid linkage type for alias
@a = extern_weak alias i32, ptr @g
;~
; error: what is defined here cannot have linkage extern_weak [SP0212]
;~
; error: an alias cannot have linkage extern_weak [SP0212]
@g = global i32 0

;---
@a = private alias i32, ptr @g
@g = global i32 0

;---
@a = weak_odr alias i32, ptr @g
@g = global i32 0

;---
@a = alias i32, ptr inttoptr (i64 4 to ptr)

;---
; LLVM 22: Aliasee should be either GlobalValue or ConstantExpr
@a = alias i32, ptr null
;~
; error: an alias stands for a global value, or for an expression that begins at one [SP0212]

;---
; LLVM 22: Aliasee should be either GlobalValue or ConstantExpr
@a = alias i32, ptr undef
;~
; error: an alias stands for a global value, or for an expression that begins at one [SP0212]

;---
@a = alias i32, ptr getelementptr (i8, ptr @g, i64 4)
@g = global i64 0

;---
@a = alias i32, ptr inttoptr (i64 add (i64 ptrtoint (ptr @g to i64), i64 4) to ptr)
@g = global i64 0

;---
; LLVM 22: (crashes)
@a = alias i32, ptr getelementptr (i8, ptr @a, i64 4)
;~
; error: the alias stands for itself [SP0212]

;---
; LLVM 22: Aliases cannot form a cycle
@a = alias i32, ptr getelementptr (i8, ptr @b, i64 4)
;~
; error: the alias stands for itself [SP0212]
@b = alias i32, ptr @a
;~
; error: the alias stands for itself [SP0212]

;---
; LLVM 22: Alias must point to a definition
@a = alias i32, ptr @g
;~
; error: an alias stands for a definition, but @g is defined elsewhere [SP0212]
@g = external global i32

;---
; LLVM 22: Alias must point to a definition
@a = alias void (), ptr @f
;~
; error: an alias stands for a definition, but @f is defined elsewhere [SP0212]
declare void @f()

;---
; LLVM 22: Alias must point to a definition
@a = alias i32, ptr inttoptr (i64 sub (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @h to i64)) to ptr)
;~
; error: an alias stands for a definition, but @h is defined elsewhere [SP0212]
@g = global i32 0
@h = external global i32

;---
@a = alias i32, ptr addrspace(1) @g
@g = addrspace(1) global i32 0

;---
@a = alias i32, addrspacecast (ptr addrspace(1) @g to ptr)
@g = addrspace(1) global i32 0

;---
@a = ifunc void (), ptr @r
define ptr @r() { ret ptr null }

;---
; LLVM 22: IFunc resolver must be a definition
@a = ifunc void (), ptr @r
;~
; error: the resolver of an ifunc is defined in its module, but @r is not [SP0212]
declare ptr @r()

;---
; LLVM 22: IFunc resolver must return a pointer
@a = ifunc void (), ptr @r
;~
; error: the resolver of an ifunc returns the address chosen, but @r returns i32 [SP0212]
define i32 @r() { ret i32 0 }

;---
; LLVM 22: IFunc resolver must be a definition
@a = ifunc void (), ptr @r
;~
; error: the resolver of an ifunc is defined in its module, but @r is not [SP0212]
define available_externally ptr @r() { ret ptr null }

;---
; LLVM 22: IFunc must have a Function resolver
@a = ifunc void (), ptr @g
;~
; error: the resolver of an ifunc is a function [SP0212]
@g = global i32 0

;---
@a = ifunc void (), ptr @b
@b = alias ptr (), ptr @r
define ptr @r() { ret ptr null }

;---
; LLVM 22: IFunc must have a Function resolver
@a = ifunc void (), ptr null
;~
; error: the resolver of an ifunc is a function [SP0212]

;---
@a = ifunc void (), ptr getelementptr (i8, ptr @r, i64 0)
define ptr @r() { ret ptr null }

;---
@a = weak ifunc void (), ptr @r
define ptr @r() { ret ptr null }

;---
; LLVM 22: IFunc should have private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage!
@a = available_externally ifunc void (), ptr @r
;~
; error: an ifunc cannot have linkage available_externally [SP0212]
define ptr @r() { ret ptr null }

;---
; LLVM 22: IFunc should have private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage!
@a = common ifunc void (), ptr @r
;~
; error: an ifunc cannot have linkage common [SP0212]
define ptr @r() { ret ptr null }

;---
; LLVM 22: IFunc should have private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage!
@a = extern_weak ifunc void (), ptr @r
;~
; error: what is defined here cannot have linkage extern_weak [SP0212]
;~
; error: an ifunc cannot have linkage extern_weak [SP0212]
define ptr @r() { ret ptr null }

;---
@a = ifunc i32, ptr @r
define ptr @r() { ret ptr null }

;---
@a = ifunc void (), ptr addrspace(1) @r
define ptr @r() addrspace(1) { ret ptr null }

;---
; LLVM 22: IFunc must have a Function resolver
@a = ifunc void (), ptr @r
@b = ifunc void (), ptr @a
;~
; error: the resolver of an ifunc is a function [SP0212]
define ptr @r() { ret ptr null }

;---
; LLVM 22: comdat global value has private linkage
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
; LLVM 22: symbol with local linkage must have default visibility
@g = private protected global i32 0
;~
; error: a symbol with private linkage is not seen outside of the module, so it cannot be protected [SP0212]

;---
@g = internal dso_local global i32 0

;---
@g = internal dso_preemptable global i32 0

;---
; LLVM 22: expected 'global' or 'constant'
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
; LLVM 22: 'common' global must have a zero initializer!
@g = common global float -0.0
;~
; error: a common variable is zero at first [SP0212]

;---
; LLVM 22: 'common' global must have a zero initializer!
@g = common global i32 undef
;~
; error: a common variable is zero at first [SP0212]

;---
@g = common global [2 x i32] [i32 0, i32 0]

;---
; LLVM 22: 'common' global must have a zero initializer!
@g = common global [2 x i32] [i32 0, i32 1]
;~
; error: a common variable is zero at first [SP0212]

;---
@g = common global ptr null

;---
; LLVM 22: 'common' global must have a zero initializer!
@g = common global i32 poison
;~
; error: a common variable is zero at first [SP0212]

;---
@g = common global <2 x float> <float 0.0, float 0.0>

;---
@g = common global { i32, ptr } { i32 0, ptr null }

;---
@g = common thread_local global i32 0

;---
@g = appending global [1 x i32] zeroinitializer

;---
; LLVM 22: Only global arrays can have appending linkage!
@g = appending global <1 x i32> zeroinitializer
;~
; error: a variable with linkage appending is an array, not <1 x i32> [SP0212]

;---
@g = appending global [0 x i32] zeroinitializer, comdat
$g = comdat any

;---
; LLVM 22: invalid function linkage type
define appending void @f() { ret void }
;                     ^~
; error: a function cannot have linkage appending [SP0212]

;---
; LLVM 22: invalid function linkage type
declare appending void @f()
;                      ^~
; error: what is only declared has linkage external or extern_weak, not appending [SP0212]
;                      ^~
; error: a function cannot have linkage appending [SP0212]

;---
; LLVM 22: invalid linkage for function declaration
declare linkonce void @f()
;                     ^~
; error: what is only declared has linkage external or extern_weak, not linkonce [SP0212]

;---
; LLVM 22: invalid linkage for function declaration
declare weak_odr void @f()
;                     ^~
; error: what is only declared has linkage external or extern_weak, not weak_odr [SP0212]

;---
; LLVM 22: invalid linkage for function declaration
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
; LLVM 22: dllexport GlobalValue must have default or protected visibility
define hidden dllexport void @f() { ret void }
;                            ^~
; error: a symbol that is exported cannot be hidden [SP0212]

;---
define protected dllexport void @f() { ret void }

;---
declare dllexport void @f()

;---
; LLVM 22: dllimport GlobalValue must have default visibility
declare hidden dllimport void @f()
;                             ^~
; error: what another module defines has its visibility there: dllimport cannot be hidden [SP0212]

;---
; LLVM 22: dso_location and DLL-StorageClass mismatch
declare dso_local dllimport void @f()
;                         ^
; error: what another module defines is not dso_local: dllimport contradicts it [SP0101]

;---
declare dllimport void @f()

;---
; LLVM 22: Global is marked as dllimport, but not external
define dllimport void @f() { ret void }
;                     ^~
; error: what is defined here cannot be dllimport [SP0212]

;---
define available_externally dllimport void @f() { ret void }

;---
; LLVM 22: huge alignments are not supported yet
define void @f() align 8589934592 { ret void }
;                      ^~~~~~~~~~
; error: alignment 8589934592 is larger than 2^32 [SP0106]

;---
define void @f() align 4294967296 { ret void }

;---
; LLVM 22: alignment is not a power of two
define void @f() align 3 { ret void }
;                      ^
; error: alignment 3 is not a power of two [SP0106]
;   expected 1, 2, 4, 8, 16 or a larger power of two

;---
; LLVM 22: Function declaration shouldn't have a personality routine
declare void @f() personality ptr @g
;            ^~
; error: a function that is only declared has no personality [SP0212]
declare void @g()

;---
define void @f() personality ptr null { ret void }

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
; LLVM 22: referenced value is not a basic block
define void @f() { ret void }
@p = global ptr blockaddress(@f, %entry)
;                                ^~~~~~
; error: function `@f` has no block `%entry` [SP0102]

;---
define void @f() {
entry:
  br label %b
b:
  ret void
}
@p = global ptr blockaddress(@f, %b)

;---
; LLVM 22: blockaddress may not be used with the entry block!
define void @f() {
entry:
;~~~~
; error: the entry block has no address: nothing can go there [SP0202]
  br label %b
b:
  ret void
}
@p = global ptr blockaddress(@f, %entry)

;---
; LLVM 22: blockaddress may not be used with the entry block!
define ptr @f() {
entry:
;~~~~
; error: the entry block has no address: nothing can go there [SP0202]
  br label %b
b:
  ret ptr blockaddress(@f, %entry)
}

;---
@g = global i32 0, section "a", partition "b", align 4

;---
@g = global i32 0, code_model "tiny"

;---
; LLVM 22: expected global code model string
@g = global i32 0, code_model "nonsense"
;                             ^~~~~~~~~~
; error: `nonsense` is no code model: tiny, small, kernel, medium, large [SP0108]

;---
@g = global i32 0, sanitize_memtag

;---
; LLVM 22: expected localdynamic, initialexec or localexec
@g = thread_local(nonsense) global i32 0
;                 ^~~~~~~~
; error: unexpected `nonsense` [SP0101]
;   expected `localdynamic`, `initialexec` or `localexec`

;---
@g = thread_local(initialexec) global i32 0

;---
@a = thread_local alias i32, ptr @g
@g = thread_local global i32 0

;---
; LLVM 22: expected 'global' or 'constant'
@g = unnamed_addr local_unnamed_addr global i32 0
;                 ^~~~~~~~~~~~~~~~~~
; error: `local_unnamed_addr` is out of place: linkage, dso_local, visibility, dllimport, thread_local and unnamed_addr stand in this order, one of each [SP0101]

;---
@g = externally_initialized global i32 0

;---
@g = externally_initialized constant i32 0

;---
; LLVM 22: use of undefined comdat '$c'
@g = global i32 0, comdat($c)
;                  ^~~~~~
; error: use of undefined comdat `$c` [SP0102]

;---
; LLVM 22: unknown selection kind
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
; LLVM 22: redefinition of comdat '$c'
$c = comdat any
$c = comdat any
;~
; error: comdat `$c` is defined twice [SP0103]

;---
@g = global i32 0, !dbg !0
!0 = !{}

;---
; LLVM 22: redefinition of global '@g'
@g = global i32 0
@g = global i32 0
;~
; error: `@g` is defined twice [SP0103]
;   note: The first definition is in line 1.

;---
; LLVM 22: expected 'global' or 'constant'
@g = ptrauth global i32 0
;    ^~~~~~~
; error: unexpected `ptrauth` [SP0101]
;   expected `global`, `constant`, `alias` or `ifunc`

;---
@g = global ptr ptrauth (ptr @f, i32 2)
declare void @f()

;---
; LLVM 22: constant ptrauth key must be i32 constant
@g = global ptr ptrauth (ptr @f, i64 2)
;               ^~~~~~~~~~~~~~~~~~~~~~~
; error: the key of ptrauth is a constant of type i32 [SP0117]
declare void @f()

;---
@g = global ptr ptrauth (ptr @f, i32 2, i64 5, ptr @g)
declare void @f()

;---
; LLVM 22: constant ptrauth integer discriminator must be i64 constant
@g = global ptr ptrauth (ptr @f, i32 2, i32 5)
;               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the discriminator of ptrauth is a constant of type i64 [SP0117]
declare void @f()

;---
; LLVM 22: constant ptrauth address discriminator must be a pointer
@g = global ptr ptrauth (ptr @f, i32 2, i64 5, i32 0)
;               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the address that discriminates in ptrauth is a pointer, not i32 [SP0117]
declare void @f()

;---
; LLVM 22: constant ptrauth base pointer must be a pointer
@g = global ptr ptrauth (i32 0, i32 2)
;               ^~~~~~~~~~~~~~~~~~~~~~
; error: ptrauth signs a pointer, not i32 [SP0117]

;---
@g = global ptr ptrauth (ptr @f, i32 2, i64 5, ptr @g, ptr @f)
declare void @f()

;---
@g = global ptr dso_local_equivalent @f
declare void @f()

;---
; LLVM 22: expected a function, alias to function, or ifunc in dso_local_equivalent
@g = global ptr dso_local_equivalent @h
@h = global i32 0
;~
; error: dso_local_equivalent is of a function, but @h is a variable [SP0212]

;---
@g = global ptr no_cfi @f
declare void @f()

;---
@g = global ptr no_cfi @h
@h = global i32 0

;---
; LLVM 22: unknown function 'nosuch' referenced by dso_local_equivalent
@g = global ptr dso_local_equivalent @nosuch
;                                    ^~~~~~~
; error: use of undefined value `@nosuch` [SP0102]

;---
; LLVM 22: expected value token
@g = constant ptr no_cfi i32 0
;                        ^~~
; error: unexpected `i32` [SP0101]
;   expected the name of a function

;---
; LLVM 22: global variable reference must have pointer type
@x = global i64 no_cfi @f
;               ^~~~~~
; error: `no_cfi` cannot have type i64 [SP0117]
declare void @f()

;---
@x = global ptr no_cfi @f
declare void @f()

;---
; LLVM 22: IFunc must have a Function resolver
@i = ifunc void (), getelementptr (i8, ptr @r, i64 1)
;~
; error: the resolver of an ifunc is a function [SP0212]
define ptr @r() {
  ret ptr null
}

;---
@i = ifunc void (), getelementptr (i8, ptr @r, i64 0)
define ptr @r() {
  ret ptr null
}
