; test: verify
; Specifications of a data layout that are none, and some that are unusual.
;--- bad-1
; LLVM 22: unknown mangling mode
target datalayout = "e-m:e ; hi-p270:32:32"
;                   ^~~~~~~~~~~~~~~~~~~~~~~
; error: data layout: "m:e ; hi": unknown mangling mode [SP0119]

;--- bad-2
; LLVM 22: malformed specification, must be of the form "m:<mangling>"
target datalayout = "e-m:"
;                   ^~~~~~
; error: data layout: "m:": `m:<mangling>` is expected [SP0119]

;--- bad-3
; LLVM 22: malformed specification, must be of the form "m:<mangling>"
target datalayout = "m"
;                   ^~~
; error: data layout: "m": `m:<mangling>` is expected [SP0119]

;--- bad-4
; LLVM 22: unknown mangling mode
target datalayout = "e-m:ee"
;                   ^~~~~~~~
; error: data layout: "m:ee": unknown mangling mode [SP0119]

;--- bad-5
; LLVM 22: empty specification is not allowed
target datalayout = "e--m:e"
;                   ^~~~~~~~
; error: data layout: "": a specification is missing between two dashes, or before or after one [SP0119]

;--- bad-6
; LLVM 22: empty specification is not allowed
target datalayout = "-e"
;                   ^~~~
; error: data layout: "": a specification is missing between two dashes, or before or after one [SP0119]

;--- bad-7
; LLVM 22: empty specification is not allowed
target datalayout = "e-"
;                   ^~~~
; error: data layout: "": a specification is missing between two dashes, or before or after one [SP0119]

;--- bad-8
; LLVM 22: malformed specification, must be just 'e' or 'E'
target datalayout = "eE"
;                   ^~~~
; error: data layout: "eE": more than `e` or `E` [SP0119]

;--- bad-9
; LLVM 22: malformed specification, must be just 'e' or 'E'
target datalayout = "E:1"
;                   ^~~~~
; error: data layout: "E:1": more than `e` or `E` [SP0119]

;--- bad-10
; LLVM 22: index size cannot be larger than the pointer size
target datalayout = "p:64:64:64:65"
;                   ^~~~~~~~~~~~~~~
; error: data layout: "p:64:64:64:65": the index size must not be larger than the pointer [SP0119]

;--- bad-11
; LLVM 22: index size must be a non-zero 24-bit integer
target datalayout = "p:64:64:64:0"
;                   ^~~~~~~~~~~~~~
; error: data layout: "p:64:64:64:0": the index size must be a number of 24 bits other than 0 [SP0119]

;--- bad-12
; LLVM 22: malformed specification, must be of the form "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]"
target datalayout = "p:64:64:64:64:1"
;                   ^~~~~~~~~~~~~~~~~
; error: data layout: "p:64:64:64:64:1": `p[<address space>]:<size>:<alignment>[:<preferred>[:<index size>]]` is expected [SP0119]

;--- bad-13
; LLVM 22: pointer size must be a non-zero 24-bit integer
target datalayout = "p:0:64"
;                   ^~~~~~~~
; error: data layout: "p:0:64": the size of a pointer must be a number of 24 bits other than 0 [SP0119]

;--- bad-14
; LLVM 22: ABI alignment must be non-zero
target datalayout = "p:64:0"
;                   ^~~~~~~~
; error: data layout: "p:64:0": the ABI alignment must not be 0 [SP0119]

;--- bad-15
; LLVM 22: ABI alignment must be a power of two times the byte width
target datalayout = "p:64:24"
;                   ^~~~~~~~~
; error: data layout: "p:64:24": the ABI alignment of 24 bits is not a power of two of bytes [SP0119]

;--- bad-16
; LLVM 22: preferred alignment cannot be less than the ABI alignment
target datalayout = "p:64:64:32"
;                   ^~~~~~~~~~~~
; error: data layout: "p:64:64:32": the preferred alignment must not be less than the ABI alignment [SP0119]

;--- bad-17
; LLVM 22: malformed specification, must be of the form "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]"
target datalayout = "p:64"
;                   ^~~~~~
; error: data layout: "p:64": `p[<address space>]:<size>:<alignment>[:<preferred>[:<index size>]]` is expected [SP0119]

;--- bad-18
; LLVM 22: 'x' is not a valid pointer specification flag
target datalayout = "px:64:64"
;                   ^~~~~~~~~~
; error: data layout: "px:64:64": `x` is not a flag of pointers [SP0119]

;--- bad-19
; LLVM 22: address space must be a 24-bit integer
target datalayout = "p16777216:64:64"
;                   ^~~~~~~~~~~~~~~~~
; error: data layout: "p16777216:64:64": the address space must be a number of 24 bits [SP0119]

;--- bad-20
; LLVM 22: address space 0 cannot be unstable or have external state
target datalayout = "pe:64:64"
;                   ^~~~~~~~~~
; error: data layout: "pe:64:64": pointers of address space 0 cannot have flags [SP0119]

;--- bad-21
; LLVM 22: address space must be a 24-bit integer
target datalayout = "p[1]:64:64"
;                   ^~~~~~~~~~~~
; error: data layout: "p[1]:64:64": the address space must be a number of 24 bits [SP0119]

;--- bad-22
; LLVM 22: pointer size must be a non-zero 24-bit integer
target datalayout = "p1:16777216:64"
;                   ^~~~~~~~~~~~~~~~
; error: data layout: "p1:16777216:64": the size of a pointer must be a number of 24 bits other than 0 [SP0119]

;--- bad-23
; LLVM 22: ABI alignment must be a 16-bit integer
target datalayout = "p1:64:65536"
;                   ^~~~~~~~~~~~~
; error: data layout: "p1:64:65536": the ABI alignment must be a number of 16 bits [SP0119]

;--- bad-24
; LLVM 22: ABI alignment component cannot be empty
target datalayout = "p1:64::"
;                   ^~~~~~~~~
; error: data layout: "p1:64::": the ABI alignment is missing [SP0119]

;--- bad-25
; LLVM 22: malformed specification, must be of the form "i<size>:<abi>[:<pref>]"
target datalayout = "i8"
;                   ^~~~
; error: data layout: "i8": `i<width>:<alignment>[:<preferred>]` is expected [SP0119]

;--- bad-26
; LLVM 22: i8 must be 8-bit aligned
target datalayout = "i8:16"
;                   ^~~~~~~
; error: data layout: "i8:16": an i8 must be aligned to 8 bits [SP0119]

;--- bad-27
; LLVM 22: preferred alignment must be non-zero
target datalayout = "i64:64:0"
;                   ^~~~~~~~~~
; error: data layout: "i64:64:0": the preferred alignment must not be 0 [SP0119]

;--- bad-28
; LLVM 22: preferred alignment cannot be less than the ABI alignment
target datalayout = "i64:64:32"
;                   ^~~~~~~~~~~
; error: data layout: "i64:64:32": the preferred alignment must not be less than the ABI alignment [SP0119]

;--- bad-29
; LLVM 22: malformed specification, must be of the form "i<size>:<abi>[:<pref>]"
target datalayout = "i64:64:64:64"
;                   ^~~~~~~~~~~~~~
; error: data layout: "i64:64:64:64": `i<width>:<alignment>[:<preferred>]` is expected [SP0119]

;--- bad-30
; LLVM 22: size must be a non-zero 24-bit integer
target datalayout = "i0:8"
;                   ^~~~~~
; error: data layout: "i0:8": the width must be a number of 24 bits other than 0 [SP0119]

;--- bad-31
; LLVM 22: ABI alignment must be a power of two times the byte width
target datalayout = "i64:63"
;                   ^~~~~~~~
; error: data layout: "i64:63": the ABI alignment of 63 bits is not a power of two of bytes [SP0119]

;--- bad-32
; LLVM 22: malformed specification, must be of the form "f<size>:<abi>[:<pref>]"
target datalayout = "f"
;                   ^~~
; error: data layout: "f": `f<width>:<alignment>[:<preferred>]` is expected [SP0119]

;--- bad-33
; LLVM 22: preferred alignment cannot be less than the ABI alignment
target datalayout = "f16:16:8"
;                   ^~~~~~~~~~
; error: data layout: "f16:16:8": the preferred alignment must not be less than the ABI alignment [SP0119]

;--- bad-34
; LLVM 22: size must be a non-zero 24-bit integer
target datalayout = "v0:64"
;                   ^~~~~~~
; error: data layout: "v0:64": the width must be a number of 24 bits other than 0 [SP0119]

;--- bad-35
; LLVM 22: preferred alignment cannot be less than the ABI alignment
target datalayout = "v128:128:64"
;                   ^~~~~~~~~~~~~
; error: data layout: "v128:128:64": the preferred alignment must not be less than the ABI alignment [SP0119]

;--- bad-36
; LLVM 22: preferred alignment must be non-zero
target datalayout = "a:64:0"
;                   ^~~~~~~~
; error: data layout: "a:64:0": the preferred alignment must not be 0 [SP0119]

;--- bad-37
; LLVM 22: size must be zero
target datalayout = "a1:8"
;                   ^~~~~~
; error: data layout: "a1:8": aggregates have no width [SP0119]

;--- bad-38
; LLVM 22: preferred alignment must be non-zero
target datalayout = "a:8:0"
;                   ^~~~~~~
; error: data layout: "a:8:0": the preferred alignment must not be 0 [SP0119]

;--- bad-39
; LLVM 22: ABI alignment must be a power of two times the byte width
target datalayout = "a:7"
;                   ^~~~~
; error: data layout: "a:7": the ABI alignment of 7 bits is not a power of two of bytes [SP0119]

;--- bad-40
; LLVM 22: size component cannot be empty
target datalayout = "n"
;                   ^~~
; error: data layout: "n": the width is missing [SP0119]

;--- bad-41
; LLVM 22: size must be a non-zero 24-bit integer
target datalayout = "n0"
;                   ^~~~
; error: data layout: "n0": the width must be a number of 24 bits other than 0 [SP0119]

;--- bad-42
; LLVM 22: size component cannot be empty
target datalayout = "n8:"
;                   ^~~~~
; error: data layout: "n8:": the width is missing [SP0119]

;--- bad-43
; LLVM 22: size must be a non-zero 24-bit integer
target datalayout = "nx"
;                   ^~~~
; error: data layout: "nx": the width must be a number of 24 bits other than 0 [SP0119]

;--- bad-44
; LLVM 22: malformed specification, must be of the form "ni:<address space>[:<address space>]..."
target datalayout = "ni"
;                   ^~~~
; error: data layout: "ni": `ni:<address space>` is expected [SP0119]

;--- bad-45
; LLVM 22: address space component cannot be empty
target datalayout = "ni:"
;                   ^~~~~
; error: data layout: "ni:": the address space is missing [SP0119]

;--- bad-46
; LLVM 22: address space 0 cannot be non-integral
target datalayout = "ni:0"
;                   ^~~~~~
; error: data layout: "ni:0": pointers of address space 0 must be integral [SP0119]

;--- bad-47
; LLVM 22: address space component cannot be empty
target datalayout = "ni:1:"
;                   ^~~~~~~
; error: data layout: "ni:1:": the address space is missing [SP0119]

;--- bad-48
; LLVM 22: malformed specification, must be of the form "S<size>"
target datalayout = "S"
;                   ^~~
; error: data layout: "S": the stack's natural alignment is missing [SP0119]

;--- bad-49
; LLVM 22: stack natural alignment must be non-zero
target datalayout = "S0"
;                   ^~~~
; error: data layout: "S0": the stack's natural alignment must not be 0 [SP0119]

;--- bad-50
; LLVM 22: stack natural alignment must be a power of two times the byte width
target datalayout = "S7"
;                   ^~~~
; error: data layout: "S7": the stack's natural alignment of 7 bits is not a power of two of bytes [SP0119]

;--- bad-51
; LLVM 22: stack natural alignment must be a 16-bit integer
target datalayout = "S128:8"
;                   ^~~~~~~~
; error: data layout: "S128:8": the stack's natural alignment must be a number of 16 bits [SP0119]

;--- bad-52
; LLVM 22: malformed specification, must be of the form "A<address space>"
target datalayout = "A"
;                   ^~~
; error: data layout: "A": the address space is missing [SP0119]

;--- bad-53
; LLVM 22: address space must be a 24-bit integer
target datalayout = "A16777216"
;                   ^~~~~~~~~~~
; error: data layout: "A16777216": the address space must be a number of 24 bits [SP0119]

;--- bad-54
; LLVM 22: address space must be a 24-bit integer
target datalayout = "P5:1"
;                   ^~~~~~
; error: data layout: "P5:1": the address space must be a number of 24 bits [SP0119]

;--- bad-55
; LLVM 22: malformed specification, must be of the form "G<address space>"
target datalayout = "G"
;                   ^~~
; error: data layout: "G": the address space is missing [SP0119]

;--- bad-56
; LLVM 22: malformed specification, must be of the form "F<type><abi>"
target datalayout = "F"
;                   ^~~
; error: data layout: "F": `Fi<alignment>` or `Fn<alignment>` is expected [SP0119]

;--- bad-57
; LLVM 22: ABI alignment component cannot be empty
target datalayout = "Fi"
;                   ^~~~
; error: data layout: "Fi": the alignment is missing [SP0119]

;--- bad-58
; LLVM 22: ABI alignment must be non-zero
target datalayout = "Fi0"
;                   ^~~~~
; error: data layout: "Fi0": the alignment must not be 0 [SP0119]

;--- bad-59
; LLVM 22: unknown function pointer alignment type 'x'
target datalayout = "Fx8"
;                   ^~~~~
; error: data layout: "Fx8": `Fi<alignment>` or `Fn<alignment>` is expected [SP0119]

;--- bad-60
; LLVM 22: ABI alignment must be a 16-bit integer
target datalayout = "Fi8:8"
;                   ^~~~~~~
; error: data layout: "Fi8:8": the alignment must be a number of 16 bits [SP0119]

;--- bad-61
; LLVM 22: unknown mangling mode
target datalayout = "m:q"
;                   ^~~~~
; error: data layout: "m:q": unknown mangling mode [SP0119]

;--- bad-62
; LLVM 22: unknown mangling mode
target datalayout = "m:E"
;                   ^~~~~
; error: data layout: "m:E": unknown mangling mode [SP0119]

;--- bad-63
; LLVM 22: unknown specifier 'z'
target datalayout = "z"
;                   ^~~
; error: data layout: "z": unknown specification [SP0119]

;--- bad-64
; LLVM 22: unknown specifier '0'
target datalayout = "0"
;                   ^~~
; error: data layout: "0": unknown specification [SP0119]

;--- bad-65
; LLVM 22: malformed specification, must be just 'e' or 'E'
target datalayout = "e "
;                   ^~~~
; error: data layout: "e ": more than `e` or `E` [SP0119]

;--- good-1
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

;--- good-2
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v64:64:64-v128:128:128-a0:0:64-s0:64:64-f80:128:128-n8:16:32:64-S128"

;--- good-3
target datalayout = "p2:32:8:8:32"

;--- good-4
target datalayout = "p1:64:64:64:32"

;--- good-5
target datalayout = "ni:1:2"

;--- good-6
target datalayout = "pu1:64:64"

;--- good-7
target datalayout = "s"

;--- good-8
target datalayout = "a:0:64"

;--- good-9
target datalayout = "a:0"

;--- good-10
target datalayout = "Fi8"

;--- good-11
target datalayout = "Fn32"

;--- good-12
target datalayout = "A5"

;--- good-13
target datalayout = "P1"

;--- good-14
target datalayout = "G16777215"

;--- good-15
target datalayout = "m:x"

;--- good-16
target datalayout = "E"

;--- good-17
target datalayout = "p08:64:64"
