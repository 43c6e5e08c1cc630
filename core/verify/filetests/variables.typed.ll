; test: verify
; llvm: 14
; Global variables: linkage, initialisers, types.
;--- address-of-intrinsic-foo-bar-is-taken-it-can-only-be-called
; LLVM 14: Invalid user of intrinsic instruction!
declare void @llvm.foo.bar()
;            ^~~~~~~~~~~~~
; error: the address of intrinsic @llvm.foo.bar is taken; it can only be called [SP0211]
;   note: LLVM's verifier says: Invalid user of intrinsic instruction!
@g = global i8* bitcast (void ()* @llvm.foo.bar to i8*)

;--- dso-local-is-out-of-place-linkage-dso-local-visibility
; LLVM 14: expected 'global' or 'constant'
@g = external hidden dso_local global i32
;                    ^~~~~~~~~
; error: `dso_local` is out of place: linkage, dso_local, visibility, dllimport, thread_local and unnamed_addr must be in this order, at most one of each [SP0101]

;--- accepts-hidden
@g = external hidden global i32

;--- accepts-hidden-i32-0
@g = hidden global i32 0

;--- symbol-with-private-linkage-is-not-seen-outside-of-module-so-hidden
; LLVM 14: symbol with local linkage must have default visibility
@g = private hidden global i32 0
;~
; error: a symbol with private linkage is not visible outside of the module, so it cannot be hidden [SP0212]

;--- symbol-with-internal-linkage-is-not-seen-outside-of-module
; LLVM 14: symbol with local linkage must have default visibility
@g = internal protected global i32 0
;~
; error: a symbol with internal linkage is not visible outside of the module, so it cannot be protected [SP0212]

;--- accepts-dllimport
@g = external dllimport global i32

;--- what-is-defined-here-cannot-be-dllimport
; LLVM 14: Global is marked as dllimport, but not external
@g = dllimport global i32 0
;~
; error: a definition cannot be dllimport [SP0212]

;--- what-another-module-defines-has-its-visibility-there-hidden
; LLVM 14: GlobalValue with DLLImport Storage is dso_local!
@g = external hidden dllimport global i32
;~
; error: another module decides the visibility: dllimport cannot be hidden [SP0212]

;--- variable-with-linkage-appending-is-array-not-i32
; LLVM 14: Only global arrays can have appending linkage!
@g = appending global i32 0
;~
; error: a variable with linkage appending is an array, not i32 [SP0212]

;--- accepts-appending-zeroinitializer-0
@g = appending global [0 x i32] zeroinitializer

;--- accepts-appending-zeroinitializer-1
@g = appending global [1 x i32] zeroinitializer

;--- accepts-linkonce-odr
@g = linkonce_odr global i32 0, align 1

;--- text-ends-here-internal
; LLVM 14: expected value token
@g = internal global i32
;~
; error: the text ends here [SP0101]
;   expected a value of type `i32`

;--- text-ends-here-weak
; LLVM 14: expected value token
@g = weak global i32
;~
; error: the text ends here [SP0101]
;   expected a value of type `i32`

;--- text-ends-here-linkonce
; LLVM 14: expected value token
@g = linkonce global i32
;~
; error: the text ends here [SP0101]
;   expected a value of type `i32`

;--- common-variable-is-zero-at-first-1
; LLVM 14: 'common' global must have a zero initializer!
@g = common global i32 1
;~
; error: a common variable must be initialised with zero [SP0212]

;--- common-variable-cannot-be-constant
; LLVM 14: 'common' global may not be marked constant!
@g = common constant i32 0
;~
; error: a common variable cannot be constant [SP0212]

;--- accepts-g-global-i32
@g = global i32 0, align 4294967296

;--- accepts-hidden-dllexport
@g = hidden dllexport global i32 0

;--- accepts-protected-dllexport
@g = protected dllexport global i32 0

;--- what-another-module-defines-has-its-visibility-there-protected
; LLVM 14: GlobalValue with DLLImport Storage is dso_local!
@g = external protected dllimport global i32
;~
; error: another module decides the visibility: dllimport cannot be protected [SP0212]

;--- accepts-extern-weak-dllimport
@g = extern_weak dllimport global i32

;--- accepts-available-externally-dllimport
@g = available_externally dllimport global i32 0

;--- what-is-defined-here-cannot-be-dllimport-linkonce
; LLVM 14: Global is marked as dllimport, but not external
@g = linkonce dllimport global i32 0
;~
; error: a definition cannot be dllimport [SP0212]

;--- unexpected-0
; LLVM 14: expected top-level entity
@g = external global i32 0
;                        ^
; error: unexpected `0` [SP0101]
;   expected a definition at top level

;--- unexpected-0-extern-weak
; LLVM 14: expected top-level entity
@g = extern_weak global i32 0
;                           ^
; error: unexpected `0` [SP0101]
;   expected a definition at top level

;--- text-ends-here-available-externally
; LLVM 14: expected value token
@g = available_externally global i32
;~
; error: the text ends here [SP0101]
;   expected a value of type `i32`

;--- variable-has-size-known-when-it-is-compiled-which-vscale-x-4
; LLVM 14: Globals cannot contain scalable vectors
@g = global <vscale x 4 x i32> zeroinitializer
;~
; error: a variable needs a size known at compile time, which <vscale x 4 x i32> does not have [SP0212]

;--- variable-has-size-known-when-it-is-compiled-which-vscale-x-4-zeroinitializer
; LLVM 14: Globals cannot contain scalable vectors
@g = global { <vscale x 4 x i32> } zeroinitializer
;~
; error: a variable needs a size known at compile time, which { <vscale x 4 x i32> } does not have [SP0212]

;--- variable-has-size-known-when-it-is-compiled-which-2-x-vscale
; LLVM 14: invalid array element type
@g = global [2 x <vscale x 4 x i32>] zeroinitializer
;~
; error: a variable needs a size known at compile time, which [2 x <vscale x 4 x i32>] does not have [SP0212]

;--- variable-has-size-known-when-it-is-compiled-which-vscale-x-4-external
; LLVM 14: Globals cannot contain scalable vectors
@g = external global <vscale x 4 x i32>
;~
; error: a variable needs a size known at compile time, which <vscale x 4 x i32> does not have [SP0212]

;--- variable-has-size-known-when-it-is-compiled-which-target
; LLVM 14: expected type
@g = global target("aarch64.svcount") zeroinitializer
;~
; error: a variable needs a size known at compile time, which target("aarch64.svcount") does not have [SP0212]

;--- zeroinitializer-cannot-have-type-target-unknown-thing
; LLVM 14: expected type
@g = global target("unknown.thing") zeroinitializer
;                                   ^~~~~~~~~~~~~~~
; error: `zeroinitializer` cannot have type target("unknown.thing") [SP0117]

;--- values-of-target-unknown-thing-live-in-registers-there-are
; LLVM 14: expected type
@g = external global target("unknown.thing")
;~
; error: values of target("unknown.thing") live in registers and cannot be in variables [SP0212]

;--- zeroinitializer-cannot-have-type-target-spirv-image
; LLVM 14: expected type
@g = global target("spirv.Image") zeroinitializer
;                                 ^~~~~~~~~~~~~~~
; error: `zeroinitializer` cannot have type target("spirv.Image") [SP0117]

;--- accepts-type-opaque
@g = external global %opaque
%opaque = type opaque

;--- value-cannot-have-type-void
; LLVM 14: void type only allowed for function results
@g = external global void
;                    ^~~~
; error: a value cannot have type void [SP0105]

;--- global-variable-cannot-hold-label
; LLVM 14: invalid type for global variable
@g = external global label
;                    ^~~~~
; error: a global variable cannot hold label [SP0105]

;--- global-variable-cannot-hold-token
; LLVM 14: invalid type for global variable
@g = external global token
;                    ^~~~~
; error: a global variable cannot hold token [SP0105]

;--- global-variable-cannot-hold-metadata
; LLVM 14: invalid type for global variable
@g = external global metadata
;                    ^~~~~~~~
; error: a global variable cannot hold metadata [SP0105]

;--- global-variable-cannot-hold-x86-amx
; LLVM 14: invalid type for global variable
@g = external global x86_amx
;                    ^~~~~~~
; error: a global variable cannot hold x86_amx [SP0105]

;--- global-variable-cannot-hold-void
; LLVM 14: invalid type for global variable
@g = external global void ()
;                    ^~~~
; error: a global variable cannot hold void () [SP0105]

;--- global-variable-cannot-hold-token-none
; LLVM 14: invalid type for global variable
@g = global token none
;           ^~~~~
; error: a global variable cannot hold token [SP0105]

;--- symbol-with-private-linkage-is-not-seen-outside-of-module-so-protected
; LLVM 14: symbol with local linkage must have default visibility
@g = private protected global i32 0
;~
; error: a symbol with private linkage is not visible outside of the module, so it cannot be protected [SP0212]

;--- accepts-internal-dso-local
@g = internal dso_local global i32 0

;--- accepts-internal-dso-preemptable
@g = internal dso_preemptable global i32 0

;--- dso-preemptable-is-out-of-place-linkage-dso-local-visibility
; LLVM 14: expected 'global' or 'constant'
@g = hidden dso_preemptable global i32 0
;           ^~~~~~~~~~~~~~~
; error: `dso_preemptable` is out of place: linkage, dso_local, visibility, dllimport, thread_local and unnamed_addr must be in this order, at most one of each [SP0101]

;--- accepts-common-zeroinitializer
@g = common global i32 zeroinitializer

;--- accepts-common-0
@g = common global float 0.0

;--- common-variable-is-zero-at-first-0
; LLVM 14: 'common' global must have a zero initializer!
@g = common global float -0.0
;~
; error: a common variable must be initialised with zero [SP0212]

;--- common-variable-is-zero-at-first-undef
; LLVM 14: 'common' global must have a zero initializer!
@g = common global i32 undef
;~
; error: a common variable must be initialised with zero [SP0212]

;--- accepts-common-2-i32
@g = common global [2 x i32] [i32 0, i32 0]

;--- common-variable-is-zero-at-first-2
; LLVM 14: 'common' global must have a zero initializer!
@g = common global [2 x i32] [i32 0, i32 1]
;~
; error: a common variable must be initialised with zero [SP0212]

;--- accepts-common-i8
@g = common global i8* null

;--- common-variable-is-zero-at-first-poison
; LLVM 14: 'common' global must have a zero initializer!
@g = common global i32 poison
;~
; error: a common variable must be initialised with zero [SP0212]

;--- accepts-common-2
@g = common global <2 x float> <float 0.0, float 0.0>

;--- accepts-common-i32
@g = common global { i32, i8* } { i32 0, i8* null }

;--- accepts-common-thread-local
@g = common thread_local global i32 0

;--- variable-with-linkage-appending-is-array-not-1-x-i32
; LLVM 14: Only global arrays can have appending linkage!
@g = appending global <1 x i32> zeroinitializer
;~
; error: a variable with linkage appending is an array, not <1 x i32> [SP0212]

;--- accepts-llvm-foo
@"llvm.foo" = global i32 0

;--- accepts-section-partition
@g = global i32 0, section "a", partition "b", align 4

;--- nonsense-is-no-code-model-tiny-small-kernel-medium-large
; LLVM 14: unknown global variable property!
@g = global i32 0, code_model "nonsense"
;                             ^~~~~~~~~~
; error: `nonsense` is not a code model: tiny, small, kernel, medium, large [SP0108]

;--- unexpected-nonsense
; LLVM 14: expected localdynamic, initialexec or localexec
@g = thread_local(nonsense) global i32 0
;                 ^~~~~~~~
; error: unexpected `nonsense` [SP0101]
;   expected `localdynamic`, `initialexec` or `localexec`

;--- accepts-thread-local-initialexec
@g = thread_local(initialexec) global i32 0

;--- local-unnamed-addr-is-out-of-place-linkage-dso-local
; LLVM 14: expected 'global' or 'constant'
@g = unnamed_addr local_unnamed_addr global i32 0
;                 ^~~~~~~~~~~~~~~~~~
; error: `local_unnamed_addr` is out of place: linkage, dso_local, visibility, dllimport, thread_local and unnamed_addr must be in this order, at most one of each [SP0101]

;--- accepts-externally-initialized
@g = externally_initialized global i32 0

;--- accepts-externally-initialized-constant
@g = externally_initialized constant i32 0

;--- g-is-defined-twice
; LLVM 14: redefinition of global '@g'
@g = global i32 0
@g = global i32 0
;~
; error: `@g` is defined twice [SP0103]
;   note: The first definition is in line 1.
