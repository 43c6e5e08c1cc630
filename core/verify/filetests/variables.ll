; test: verify
; llvm: 22
; Global variables: linkage, initialisers, types.
;--- dso-local-is-out-of-place-linkage-dso-local-visibility
; LLVM 22: expected 'global' or 'constant'
@g = external hidden dso_local global i32
;                    ^~~~~~~~~
; error: `dso_local` is out of place: linkage, dso_local, visibility, dllimport, thread_local and unnamed_addr must be in this order, at most one of each [SP0101]

;--- accepts-hidden
@g = external hidden global i32

;--- accepts-hidden-i32-0
@g = hidden global i32 0

;--- symbol-with-private-linkage-is-not-seen-outside-of-module-so-hidden
; LLVM 22: symbol with local linkage must have default visibility
@g = private hidden global i32 0
;~
; error: a symbol with private linkage is not visible outside of the module, so it cannot be hidden [SP0212]

;--- symbol-with-internal-linkage-is-not-seen-outside-of-module
; LLVM 22: symbol with local linkage must have default visibility
@g = internal protected global i32 0
;~
; error: a symbol with internal linkage is not visible outside of the module, so it cannot be protected [SP0212]

;--- accepts-dllimport
@g = external dllimport global i32

;--- what-is-defined-here-cannot-be-dllimport
; LLVM 22: Global is marked as dllimport, but not external
@g = dllimport global i32 0
;~
; error: a definition cannot be dllimport [SP0212]

;--- what-another-module-defines-has-its-visibility-there-hidden
; LLVM 22: dllimport GlobalValue must have default visibility
@g = external hidden dllimport global i32
;~
; error: another module decides the visibility: dllimport cannot be hidden [SP0212]

;--- variable-with-linkage-appending-is-array-not-i32
; LLVM 22: Only global arrays can have appending linkage!
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
; LLVM 22: expected value token
@g = internal global i32
;~
; error: the text ends here [SP0101]
;   expected a value of type `i32`

;--- text-ends-here-weak
; LLVM 22: expected value token
@g = weak global i32
;~
; error: the text ends here [SP0101]
;   expected a value of type `i32`

;--- text-ends-here-linkonce
; LLVM 22: expected value token
@g = linkonce global i32
;~
; error: the text ends here [SP0101]
;   expected a value of type `i32`

;--- common-variable-is-zero-at-first-1
; LLVM 22: 'common' global must have a zero initializer!
@g = common global i32 1
;~
; error: a common variable must be initialised with zero [SP0212]

;--- common-variable-cannot-be-constant
; LLVM 22: 'common' global may not be marked constant!
@g = common constant i32 0
;~
; error: a common variable cannot be constant [SP0212]

;--- variable-has-size-known-when-it-is-compiled-which-vscale-x-2
; LLVM 22: Globals cannot contain scalable types
@g = external global <vscale x 2 x i32>
;~
; error: a variable needs a size known at compile time, which <vscale x 2 x i32> does not have [SP0212]

;--- variable-has-size-known-when-it-is-compiled-which-vscale-x-2-zeroinitializer
; LLVM 22: Globals cannot contain scalable types
@g = global <vscale x 2 x i32> zeroinitializer
;~
; error: a variable needs a size known at compile time, which <vscale x 2 x i32> does not have [SP0212]

;--- variable-has-size-known-when-it-is-compiled-which-vscale-x-2-3
; LLVM 22: Globals cannot contain scalable types
@g = external global { <vscale x 2 x i32> }
;~
; error: a variable needs a size known at compile time, which { <vscale x 2 x i32> } does not have [SP0212]

;--- accepts-target-spirv-image
@g = external global target("spirv.Image")

;--- variable-has-size-known-when-it-is-compiled-which-target
; LLVM 22: Globals cannot contain scalable types
@g = global target("aarch64.svcount") zeroinitializer
;~
; error: a variable needs a size known at compile time, which target("aarch64.svcount") does not have [SP0212]

;--- accepts-target-dx-foo
@g = external global target("dx.Foo")

;--- accepts-addrspace-amdgcn-named-barrier-poison
@g = addrspace(3) global target("amdgcn.named.barrier", 0) poison

;--- global-variable-cannot-hold-token-none
; LLVM 22: invalid type for global variable
@t = global token none
;           ^~~~~
; error: a global variable cannot hold token [SP0105]

;--- accepts-partition
@g = global i32 0, partition "a"

;--- unexpected-foo
; LLVM 22: expected localdynamic, initialexec or localexec
@g = thread_local(foo) global i32 0
;                 ^~~
; error: unexpected `foo` [SP0101]
;   expected `localdynamic`, `initialexec` or `localexec`

;--- huge-is-no-code-model-tiny-small-kernel-medium-large
; LLVM 22: expected global code model string
@g = global i32 0, code_model "huge"
;                             ^~~~~~
; error: `huge` is not a code model: tiny, small, kernel, medium, large [SP0108]

;--- accepts-section-a-00b
@g = global i32 0, section "a\00b"

;--- alignment-8589934592-is-larger-than-2-32
; LLVM 22: huge alignments are not supported yet
@g = global i32 0, align 8589934592
;                        ^~~~~~~~~~
; error: alignment 8589934592 is larger than 2^32 [SP0106]

;--- accepts-g-global-i32
@g = global i32 0, align 4294967296

;--- accepts-no-sanitize-address-sanitize-memtag
@g = global i32 0, no_sanitize_address, sanitize_memtag

;--- accepts-internal-sanitize-memtag
@g = internal constant i32 0, sanitize_memtag

;--- symbol-that-is-exported-cannot-be-hidden
; LLVM 22: dllexport GlobalValue must have default or protected visibility
@g = hidden dllexport global i32 0
;~
; error: an exported symbol cannot be hidden [SP0212]

;--- accepts-protected-dllexport
@g = protected dllexport global i32 0

;--- what-another-module-defines-has-its-visibility-there-protected
; LLVM 22: dllimport GlobalValue must have default visibility
@g = external protected dllimport global i32
;~
; error: another module decides the visibility: dllimport cannot be protected [SP0212]

;--- accepts-extern-weak-dllimport
@g = extern_weak dllimport global i32

;--- accepts-available-externally-dllimport
@g = available_externally dllimport global i32 0

;--- what-is-defined-here-cannot-be-dllimport-linkonce
; LLVM 22: Global is marked as dllimport, but not external
@g = linkonce dllimport global i32 0
;~
; error: a definition cannot be dllimport [SP0212]

;--- unexpected-0
; LLVM 22: expected top-level entity
@g = external global i32 0
;                        ^
; error: unexpected `0` [SP0101]
;   expected a definition at top level

;--- unexpected-0-extern-weak
; LLVM 22: expected top-level entity
@g = extern_weak global i32 0
;                           ^
; error: unexpected `0` [SP0101]
;   expected a definition at top level

;--- text-ends-here-available-externally
; LLVM 22: expected value token
@g = available_externally global i32
;~
; error: the text ends here [SP0101]
;   expected a value of type `i32`

;--- variable-has-size-known-when-it-is-compiled-which-vscale-x-4
; LLVM 22: Globals cannot contain scalable types
@g = global <vscale x 4 x i32> zeroinitializer
;~
; error: a variable needs a size known at compile time, which <vscale x 4 x i32> does not have [SP0212]

;--- variable-has-size-known-when-it-is-compiled-which-vscale-x-4-zeroinitializer
; LLVM 22: Globals cannot contain scalable types
@g = global { <vscale x 4 x i32> } zeroinitializer
;~
; error: a variable needs a size known at compile time, which { <vscale x 4 x i32> } does not have [SP0212]

;--- variable-has-size-known-when-it-is-compiled-which-2-x-vscale
; LLVM 22: Globals cannot contain scalable types
@g = global [2 x <vscale x 4 x i32>] zeroinitializer
;~
; error: a variable needs a size known at compile time, which [2 x <vscale x 4 x i32>] does not have [SP0212]

;--- variable-has-size-known-when-it-is-compiled-which-vscale-x-4-external
; LLVM 22: Globals cannot contain scalable types
@g = external global <vscale x 4 x i32>
;~
; error: a variable needs a size known at compile time, which <vscale x 4 x i32> does not have [SP0212]

;--- zeroinitializer-cannot-have-type-target-unknown-thing
; LLVM 22: invalid type for null constant
@g = global target("unknown.thing") zeroinitializer
;                                   ^~~~~~~~~~~~~~~
; error: `zeroinitializer` cannot have type target("unknown.thing") [SP0117]

;--- values-of-target-unknown-thing-live-in-registers-there-are
; LLVM 22: Global @g has illegal target extension type
@g = external global target("unknown.thing")
;~
; error: values of target("unknown.thing") live in registers and cannot be in variables [SP0212]

;--- zeroinitializer-cannot-have-type-target-spirv-image
; LLVM 22: invalid type for null constant
@g = global target("spirv.Image") zeroinitializer
;                                 ^~~~~~~~~~~~~~~
; error: `zeroinitializer` cannot have type target("spirv.Image") [SP0117]

;--- accepts-target-amdgcn-named-barrier
@g = global target("amdgcn.named.barrier", 0) undef

;--- accepts-type-opaque
@g = external global %opaque
%opaque = type opaque

;--- undef-cannot-have-type-opaque
; LLVM 22: invalid type for undef constant
@g = global %opaque undef
;                   ^~~~~
; error: `undef` cannot have type %opaque [SP0117]
%opaque = type opaque

;--- value-cannot-have-type-void
; LLVM 22: void type only allowed for function results
@g = external global void
;                    ^~~~
; error: a value cannot have type void [SP0105]

;--- global-variable-cannot-hold-label
; LLVM 22: invalid type for global variable
@g = external global label
;                    ^~~~~
; error: a global variable cannot hold label [SP0105]

;--- global-variable-cannot-hold-token
; LLVM 22: invalid type for global variable
@g = external global token
;                    ^~~~~
; error: a global variable cannot hold token [SP0105]

;--- global-variable-cannot-hold-metadata
; LLVM 22: invalid type for global variable
@g = external global metadata
;                    ^~~~~~~~
; error: a global variable cannot hold metadata [SP0105]

;--- global-variable-cannot-hold-x86-amx
; LLVM 22: invalid type for global variable
@g = external global x86_amx
;                    ^~~~~~~
; error: a global variable cannot hold x86_amx [SP0105]

;--- global-variable-cannot-hold-void
; LLVM 22: invalid type for global variable
@g = external global void ()
;                    ^~~~
; error: a global variable cannot hold void () [SP0105]

;--- global-variable-cannot-hold-token-none-2
; LLVM 22: invalid type for global variable
@g = global token none
;           ^~~~~
; error: a global variable cannot hold token [SP0105]

;--- symbol-with-private-linkage-is-not-seen-outside-of-module-so-protected
; LLVM 22: symbol with local linkage must have default visibility
@g = private protected global i32 0
;~
; error: a symbol with private linkage is not visible outside of the module, so it cannot be protected [SP0212]

;--- accepts-internal-dso-local
@g = internal dso_local global i32 0

;--- accepts-internal-dso-preemptable
@g = internal dso_preemptable global i32 0

;--- dso-preemptable-is-out-of-place-linkage-dso-local-visibility
; LLVM 22: expected 'global' or 'constant'
@g = hidden dso_preemptable global i32 0
;           ^~~~~~~~~~~~~~~
; error: `dso_preemptable` is out of place: linkage, dso_local, visibility, dllimport, thread_local and unnamed_addr must be in this order, at most one of each [SP0101]

;--- accepts-common-zeroinitializer
@g = common global i32 zeroinitializer

;--- accepts-common-0
@g = common global float 0.0

;--- common-variable-is-zero-at-first-0
; LLVM 22: 'common' global must have a zero initializer!
@g = common global float -0.0
;~
; error: a common variable must be initialised with zero [SP0212]

;--- common-variable-is-zero-at-first-undef
; LLVM 22: 'common' global must have a zero initializer!
@g = common global i32 undef
;~
; error: a common variable must be initialised with zero [SP0212]

;--- accepts-common-2-i32
@g = common global [2 x i32] [i32 0, i32 0]

;--- common-variable-is-zero-at-first-2
; LLVM 22: 'common' global must have a zero initializer!
@g = common global [2 x i32] [i32 0, i32 1]
;~
; error: a common variable must be initialised with zero [SP0212]

;--- accepts-common-ptr
@g = common global ptr null

;--- common-variable-is-zero-at-first-poison
; LLVM 22: 'common' global must have a zero initializer!
@g = common global i32 poison
;~
; error: a common variable must be initialised with zero [SP0212]

;--- accepts-common-2
@g = common global <2 x float> <float 0.0, float 0.0>

;--- accepts-common-i32
@g = common global { i32, ptr } { i32 0, ptr null }

;--- accepts-common-thread-local
@g = common thread_local global i32 0

;--- variable-with-linkage-appending-is-array-not-1-x-i32
; LLVM 22: Only global arrays can have appending linkage!
@g = appending global <1 x i32> zeroinitializer
;~
; error: a variable with linkage appending is an array, not <1 x i32> [SP0212]

;--- accepts-llvm-foo
@"llvm.foo" = global i32 0

;--- accepts-section-partition
@g = global i32 0, section "a", partition "b", align 4

;--- accepts-code-model-tiny
@g = global i32 0, code_model "tiny"

;--- nonsense-is-no-code-model-tiny-small-kernel-medium-large
; LLVM 22: expected global code model string
@g = global i32 0, code_model "nonsense"
;                             ^~~~~~~~~~
; error: `nonsense` is not a code model: tiny, small, kernel, medium, large [SP0108]

;--- accepts-sanitize-memtag
@g = global i32 0, sanitize_memtag

;--- unexpected-nonsense
; LLVM 22: expected localdynamic, initialexec or localexec
@g = thread_local(nonsense) global i32 0
;                 ^~~~~~~~
; error: unexpected `nonsense` [SP0101]
;   expected `localdynamic`, `initialexec` or `localexec`

;--- accepts-thread-local-initialexec
@g = thread_local(initialexec) global i32 0

;--- local-unnamed-addr-is-out-of-place-linkage-dso-local
; LLVM 22: expected 'global' or 'constant'
@g = unnamed_addr local_unnamed_addr global i32 0
;                 ^~~~~~~~~~~~~~~~~~
; error: `local_unnamed_addr` is out of place: linkage, dso_local, visibility, dllimport, thread_local and unnamed_addr must be in this order, at most one of each [SP0101]

;--- accepts-externally-initialized
@g = externally_initialized global i32 0

;--- accepts-externally-initialized-constant
@g = externally_initialized constant i32 0

;--- g-is-defined-twice
; LLVM 22: redefinition of global '@g'
@g = global i32 0
@g = global i32 0
;~
; error: `@g` is defined twice [SP0103]
;   note: The first definition is in line 1.
