; test: verify
; Specifications of a data layout that are none, and some that are unusual.
;--- unknown-mangling-mode
; LLVM 22: unknown mangling mode
target datalayout = "e-m:e ; hi-p270:32:32"
;                   ^~~~~~~~~~~~~~~~~~~~~~~
; error: data layout: "m:e ; hi": unknown mangling mode [SP0119]

;--- m-mangling-is-expected
; LLVM 22: malformed specification, must be of the form "m:<mangling>"
target datalayout = "e-m:"
;                   ^~~~~~
; error: data layout: "m:": `m:<mangling>` is expected [SP0119]

;--- malformed-specification-must-be-of-the-form-m-mangling
; LLVM 22: malformed specification, must be of the form "m:<mangling>"
target datalayout = "m"
;                   ^~~
; error: data layout: "m": `m:<mangling>` is expected [SP0119]

;--- unknown-mangling-mode-m-ee
; LLVM 22: unknown mangling mode
target datalayout = "e-m:ee"
;                   ^~~~~~~~
; error: data layout: "m:ee": unknown mangling mode [SP0119]

;--- a-specification-is-missing-between-two-dashes
; LLVM 22: empty specification is not allowed
target datalayout = "e--m:e"
;                   ^~~~~~~~
; error: data layout: "": a specification is missing between two dashes, or before or after one [SP0119]

;--- empty-specification-is-not-allowed
; LLVM 22: empty specification is not allowed
target datalayout = "-e"
;                   ^~~~
; error: data layout: "": a specification is missing between two dashes, or before or after one [SP0119]

;--- a-specification-is-missing-between-two-dashes-target
; LLVM 22: empty specification is not allowed
target datalayout = "e-"
;                   ^~~~
; error: data layout: "": a specification is missing between two dashes, or before or after one [SP0119]

;--- more-than-e-or-e
; LLVM 22: malformed specification, must be just 'e' or 'E'
target datalayout = "eE"
;                   ^~~~
; error: data layout: "eE": more than `e` or `E` [SP0119]

;--- malformed-specification-must-be-just-e-or-e
; LLVM 22: malformed specification, must be just 'e' or 'E'
target datalayout = "E:1"
;                   ^~~~~
; error: data layout: "E:1": more than `e` or `E` [SP0119]

;--- the-index-size-must-not-be-larger-than-the-pointer
; LLVM 22: index size cannot be larger than the pointer size
target datalayout = "p:64:64:64:65"
;                   ^~~~~~~~~~~~~~~
; error: data layout: "p:64:64:64:65": the index size must not be larger than the pointer [SP0119]

;--- the-index-size-must-be-a-number-of-24-bits-other-than-0
; LLVM 22: index size must be a non-zero 24-bit integer
target datalayout = "p:64:64:64:0"
;                   ^~~~~~~~~~~~~~
; error: data layout: "p:64:64:64:0": the index size must be a number of 24 bits other than 0 [SP0119]

;--- p-address-space-size-alignment-preferred-index-size
; LLVM 22: malformed specification, must be of the form "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]"
target datalayout = "p:64:64:64:64:1"
;                   ^~~~~~~~~~~~~~~~~
; error: data layout: "p:64:64:64:64:1": `p[<address space>]:<size>:<alignment>[:<preferred>[:<index size>]]` is expected [SP0119]

;--- the-size-of-a-pointer-must-be-a-number-of-24-bits
; LLVM 22: pointer size must be a non-zero 24-bit integer
target datalayout = "p:0:64"
;                   ^~~~~~~~
; error: data layout: "p:0:64": the size of a pointer must be a number of 24 bits other than 0 [SP0119]

;--- the-abi-alignment-must-not-be-0
; LLVM 22: ABI alignment must be non-zero
target datalayout = "p:64:0"
;                   ^~~~~~~~
; error: data layout: "p:64:0": the ABI alignment must not be 0 [SP0119]

;--- the-abi-alignment-of-24-bits-is-not-a-power-of-two
; LLVM 22: ABI alignment must be a power of two times the byte width
target datalayout = "p:64:24"
;                   ^~~~~~~~~
; error: data layout: "p:64:24": the ABI alignment of 24 bits is not a power of two of bytes [SP0119]

;--- the-preferred-alignment-must-not-be-less-than-the-abi
; LLVM 22: preferred alignment cannot be less than the ABI alignment
target datalayout = "p:64:64:32"
;                   ^~~~~~~~~~~~
; error: data layout: "p:64:64:32": the preferred alignment must not be less than the ABI alignment [SP0119]

;--- malformed-specification-must-be-of-the-form-p-n-size-abi
; LLVM 22: malformed specification, must be of the form "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]"
target datalayout = "p:64"
;                   ^~~~~~
; error: data layout: "p:64": `p[<address space>]:<size>:<alignment>[:<preferred>[:<index size>]]` is expected [SP0119]

;--- x-is-not-a-flag-of-pointers
; LLVM 22: 'x' is not a valid pointer specification flag
target datalayout = "px:64:64"
;                   ^~~~~~~~~~
; error: data layout: "px:64:64": `x` is not a flag of pointers [SP0119]

;--- the-address-space-must-be-a-number-of-24-bits
; LLVM 22: address space must be a 24-bit integer
target datalayout = "p16777216:64:64"
;                   ^~~~~~~~~~~~~~~~~
; error: data layout: "p16777216:64:64": the address space must be a number of 24 bits [SP0119]

;--- pointers-of-address-space-0-cannot-have-flags
; LLVM 22: address space 0 cannot be unstable or have external state
target datalayout = "pe:64:64"
;                   ^~~~~~~~~~
; error: data layout: "pe:64:64": pointers of address space 0 cannot have flags [SP0119]

;--- address-space-must-be-a-24-bit-integer
; LLVM 22: address space must be a 24-bit integer
target datalayout = "p[1]:64:64"
;                   ^~~~~~~~~~~~
; error: data layout: "p[1]:64:64": the address space must be a number of 24 bits [SP0119]

;--- pointer-size-must-be-a-non-zero-24-bit-integer
; LLVM 22: pointer size must be a non-zero 24-bit integer
target datalayout = "p1:16777216:64"
;                   ^~~~~~~~~~~~~~~~
; error: data layout: "p1:16777216:64": the size of a pointer must be a number of 24 bits other than 0 [SP0119]

;--- the-abi-alignment-must-be-a-number-of-16-bits
; LLVM 22: ABI alignment must be a 16-bit integer
target datalayout = "p1:64:65536"
;                   ^~~~~~~~~~~~~
; error: data layout: "p1:64:65536": the ABI alignment must be a number of 16 bits [SP0119]

;--- the-abi-alignment-is-missing
; LLVM 22: ABI alignment component cannot be empty
target datalayout = "p1:64::"
;                   ^~~~~~~~~
; error: data layout: "p1:64::": the ABI alignment is missing [SP0119]

;--- iwidth-alignment-preferred-is-expected
; LLVM 22: malformed specification, must be of the form "i<size>:<abi>[:<pref>]"
target datalayout = "i8"
;                   ^~~~
; error: data layout: "i8": `i<width>:<alignment>[:<preferred>]` is expected [SP0119]

;--- an-i8-must-be-aligned-to-8-bits
; LLVM 22: i8 must be 8-bit aligned
target datalayout = "i8:16"
;                   ^~~~~~~
; error: data layout: "i8:16": an i8 must be aligned to 8 bits [SP0119]

;--- the-preferred-alignment-must-not-be-0
; LLVM 22: preferred alignment must be non-zero
target datalayout = "i64:64:0"
;                   ^~~~~~~~~~
; error: data layout: "i64:64:0": the preferred alignment must not be 0 [SP0119]

;--- preferred-alignment-cannot-be-less-than-the-abi-alignment
; LLVM 22: preferred alignment cannot be less than the ABI alignment
target datalayout = "i64:64:32"
;                   ^~~~~~~~~~~
; error: data layout: "i64:64:32": the preferred alignment must not be less than the ABI alignment [SP0119]

;--- malformed-specification-must-be-of-the-form-isize-abi
; LLVM 22: malformed specification, must be of the form "i<size>:<abi>[:<pref>]"
target datalayout = "i64:64:64:64"
;                   ^~~~~~~~~~~~~~
; error: data layout: "i64:64:64:64": `i<width>:<alignment>[:<preferred>]` is expected [SP0119]

;--- the-width-must-be-a-number-of-24-bits-other-than-0
; LLVM 22: size must be a non-zero 24-bit integer
target datalayout = "i0:8"
;                   ^~~~~~
; error: data layout: "i0:8": the width must be a number of 24 bits other than 0 [SP0119]

;--- the-abi-alignment-of-63-bits-is-not-a-power-of-two
; LLVM 22: ABI alignment must be a power of two times the byte width
target datalayout = "i64:63"
;                   ^~~~~~~~
; error: data layout: "i64:63": the ABI alignment of 63 bits is not a power of two of bytes [SP0119]

;--- fwidth-alignment-preferred-is-expected
; LLVM 22: malformed specification, must be of the form "f<size>:<abi>[:<pref>]"
target datalayout = "f"
;                   ^~~
; error: data layout: "f": `f<width>:<alignment>[:<preferred>]` is expected [SP0119]

;--- the-preferred-alignment-must-not-be-less-than-the-abi-f16-16-8
; LLVM 22: preferred alignment cannot be less than the ABI alignment
target datalayout = "f16:16:8"
;                   ^~~~~~~~~~
; error: data layout: "f16:16:8": the preferred alignment must not be less than the ABI alignment [SP0119]

;--- size-must-be-a-non-zero-24-bit-integer
; LLVM 22: size must be a non-zero 24-bit integer
target datalayout = "v0:64"
;                   ^~~~~~~
; error: data layout: "v0:64": the width must be a number of 24 bits other than 0 [SP0119]

;--- the-preferred-alignment-must-not-be-less-than-the-abi-v128-128-64
; LLVM 22: preferred alignment cannot be less than the ABI alignment
target datalayout = "v128:128:64"
;                   ^~~~~~~~~~~~~
; error: data layout: "v128:128:64": the preferred alignment must not be less than the ABI alignment [SP0119]

;--- preferred-alignment-must-be-non-zero
; LLVM 22: preferred alignment must be non-zero
target datalayout = "a:64:0"
;                   ^~~~~~~~
; error: data layout: "a:64:0": the preferred alignment must not be 0 [SP0119]

;--- aggregates-have-no-width
; LLVM 22: size must be zero
target datalayout = "a1:8"
;                   ^~~~~~
; error: data layout: "a1:8": aggregates have no width [SP0119]

;--- the-preferred-alignment-must-not-be-0-a-8-0
; LLVM 22: preferred alignment must be non-zero
target datalayout = "a:8:0"
;                   ^~~~~~~
; error: data layout: "a:8:0": the preferred alignment must not be 0 [SP0119]

;--- the-abi-alignment-of-7-bits-is-not-a-power-of-two
; LLVM 22: ABI alignment must be a power of two times the byte width
target datalayout = "a:7"
;                   ^~~~~
; error: data layout: "a:7": the ABI alignment of 7 bits is not a power of two of bytes [SP0119]

;--- the-width-is-missing
; LLVM 22: size component cannot be empty
target datalayout = "n"
;                   ^~~
; error: data layout: "n": the width is missing [SP0119]

;--- the-width-must-be-a-number-of-24-bits-other-than-0-n0
; LLVM 22: size must be a non-zero 24-bit integer
target datalayout = "n0"
;                   ^~~~
; error: data layout: "n0": the width must be a number of 24 bits other than 0 [SP0119]

;--- size-component-cannot-be-empty
; LLVM 22: size component cannot be empty
target datalayout = "n8:"
;                   ^~~~~
; error: data layout: "n8:": the width is missing [SP0119]

;--- the-width-must-be-a-number-of-24-bits-other-than-0-nx
; LLVM 22: size must be a non-zero 24-bit integer
target datalayout = "nx"
;                   ^~~~
; error: data layout: "nx": the width must be a number of 24 bits other than 0 [SP0119]

;--- ni-address-space-is-expected
; LLVM 22: malformed specification, must be of the form "ni:<address space>[:<address space>]..."
target datalayout = "ni"
;                   ^~~~
; error: data layout: "ni": `ni:<address space>` is expected [SP0119]

;--- the-address-space-is-missing
; LLVM 22: address space component cannot be empty
target datalayout = "ni:"
;                   ^~~~~
; error: data layout: "ni:": the address space is missing [SP0119]

;--- pointers-of-address-space-0-must-be-integral
; LLVM 22: address space 0 cannot be non-integral
target datalayout = "ni:0"
;                   ^~~~~~
; error: data layout: "ni:0": pointers of address space 0 must be integral [SP0119]

;--- address-space-component-cannot-be-empty
; LLVM 22: address space component cannot be empty
target datalayout = "ni:1:"
;                   ^~~~~~~
; error: data layout: "ni:1:": the address space is missing [SP0119]

;--- the-stacks-natural-alignment-is-missing
; LLVM 22: malformed specification, must be of the form "S<size>"
target datalayout = "S"
;                   ^~~
; error: data layout: "S": the stack's natural alignment is missing [SP0119]

;--- the-stacks-natural-alignment-must-not-be-0
; LLVM 22: stack natural alignment must be non-zero
target datalayout = "S0"
;                   ^~~~
; error: data layout: "S0": the stack's natural alignment must not be 0 [SP0119]

;--- the-stacks-natural-alignment-of-7-bits-is-not-a-power
; LLVM 22: stack natural alignment must be a power of two times the byte width
target datalayout = "S7"
;                   ^~~~
; error: data layout: "S7": the stack's natural alignment of 7 bits is not a power of two of bytes [SP0119]

;--- the-stacks-natural-alignment-must-be-a-number-of-16-bits
; LLVM 22: stack natural alignment must be a 16-bit integer
target datalayout = "S128:8"
;                   ^~~~~~~~
; error: data layout: "S128:8": the stack's natural alignment must be a number of 16 bits [SP0119]

;--- malformed-specification-must-be-of-the-form-aaddress
; LLVM 22: malformed specification, must be of the form "A<address space>"
target datalayout = "A"
;                   ^~~
; error: data layout: "A": the address space is missing [SP0119]

;--- the-address-space-must-be-a-number-of-24-bits-a16777216
; LLVM 22: address space must be a 24-bit integer
target datalayout = "A16777216"
;                   ^~~~~~~~~~~
; error: data layout: "A16777216": the address space must be a number of 24 bits [SP0119]

;--- the-address-space-must-be-a-number-of-24-bits-p5-1
; LLVM 22: address space must be a 24-bit integer
target datalayout = "P5:1"
;                   ^~~~~~
; error: data layout: "P5:1": the address space must be a number of 24 bits [SP0119]

;--- malformed-specification-must-be-of-the-form-gaddress
; LLVM 22: malformed specification, must be of the form "G<address space>"
target datalayout = "G"
;                   ^~~
; error: data layout: "G": the address space is missing [SP0119]

;--- fialignment-or-fnalignment-is-expected
; LLVM 22: malformed specification, must be of the form "F<type><abi>"
target datalayout = "F"
;                   ^~~
; error: data layout: "F": `Fi<alignment>` or `Fn<alignment>` is expected [SP0119]

;--- the-alignment-is-missing
; LLVM 22: ABI alignment component cannot be empty
target datalayout = "Fi"
;                   ^~~~
; error: data layout: "Fi": the alignment is missing [SP0119]

;--- the-alignment-must-not-be-0
; LLVM 22: ABI alignment must be non-zero
target datalayout = "Fi0"
;                   ^~~~~
; error: data layout: "Fi0": the alignment must not be 0 [SP0119]

;--- unknown-function-pointer-alignment-type-x
; LLVM 22: unknown function pointer alignment type 'x'
target datalayout = "Fx8"
;                   ^~~~~
; error: data layout: "Fx8": `Fi<alignment>` or `Fn<alignment>` is expected [SP0119]

;--- the-alignment-must-be-a-number-of-16-bits
; LLVM 22: ABI alignment must be a 16-bit integer
target datalayout = "Fi8:8"
;                   ^~~~~~~
; error: data layout: "Fi8:8": the alignment must be a number of 16 bits [SP0119]

;--- unknown-mangling-mode-m-q
; LLVM 22: unknown mangling mode
target datalayout = "m:q"
;                   ^~~~~
; error: data layout: "m:q": unknown mangling mode [SP0119]

;--- unknown-mangling-mode-m-e
; LLVM 22: unknown mangling mode
target datalayout = "m:E"
;                   ^~~~~
; error: data layout: "m:E": unknown mangling mode [SP0119]

;--- unknown-specification
; LLVM 22: unknown specifier 'z'
target datalayout = "z"
;                   ^~~
; error: data layout: "z": unknown specification [SP0119]

;--- unknown-specifier-0
; LLVM 22: unknown specifier '0'
target datalayout = "0"
;                   ^~~
; error: data layout: "0": unknown specification [SP0119]

;--- more-than-e-or-e-e
; LLVM 22: malformed specification, must be just 'e' or 'E'
target datalayout = "e "
;                   ^~~~
; error: data layout: "e ": more than `e` or `E` [SP0119]

;--- accepted-target-datalayout-e-m-e-p270-32-32-p271-32-32-p272
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

;--- accepted-target-datalayout-e-p-64-64-64-i1-8-8-i8-8-8-i16-1
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v64:64:64-v128:128:128-a0:0:64-s0:64:64-f80:128:128-n8:16:32:64-S128"

;--- accepted-target-datalayout-p2-32-8-8-32
target datalayout = "p2:32:8:8:32"

;--- accepted-target-datalayout-p1-64-64-64-32
target datalayout = "p1:64:64:64:32"

;--- accepted-target-datalayout-ni-1-2
target datalayout = "ni:1:2"

;--- accepted-target-datalayout-pu1-64-64
target datalayout = "pu1:64:64"

;--- accepted-target-datalayout-s
target datalayout = "s"

;--- accepted-target-datalayout-a-0-64
target datalayout = "a:0:64"

;--- accepted-target-datalayout-a-0
target datalayout = "a:0"

;--- accepted-target-datalayout-fi8
target datalayout = "Fi8"

;--- accepted-target-datalayout-fn32
target datalayout = "Fn32"

;--- accepted-target-datalayout-a5
target datalayout = "A5"

;--- accepted-target-datalayout-p1
target datalayout = "P1"

;--- accepted-target-datalayout-g16777215
target datalayout = "G16777215"

;--- accepted-target-datalayout-m-x
target datalayout = "m:x"

;--- accepted-target-datalayout-e
target datalayout = "E"

;--- accepted-target-datalayout-p08-64-64
target datalayout = "p08:64:64"
