; test: verify
; llvm: 14
; Values of attributes of functions: memory, allocsize, allockind, vscale_range.
;--- parameter-is-writable-but-memory-none-says-that-arguments
; LLVM 14: expected ')' at end of argument list
declare i8* @f(i8* writable) memory(none)
;           ^~
; error: a parameter is writable, but memory(none) excludes writes through arguments [SP0214]

;--- parameter-is-writable-but-memory-argmem-read-says-that
; LLVM 14: expected ')' at end of argument list
declare i8* @f(i8* writable) memory(argmem: read)
;           ^~
; error: a parameter is writable, but memory(argmem: read) excludes writes through arguments [SP0214]

;--- parameter-is-writable-but-memory-inaccessiblemem-readwrite
; LLVM 14: expected ')' at end of argument list
declare i8* @f(i8* writable) memory(inaccessiblemem: readwrite)
;           ^~
; error: a parameter is writable, but memory(inaccessiblemem: readwrite) excludes writes through arguments [SP0214]

;--- inalloca-o-stands-on-pointer-to-something-else-i8
; LLVM 14: Attribute 'inalloca' does not support unsized types!
declare void @f(i8* inalloca(%o))
;                   ^~~~~~~~
; error: inalloca(%o) is on a pointer to another type, i8* [SP0214]
%o = type opaque

;--- preallocated-o-stands-on-pointer-to-something-else-i8
; LLVM 14: Attribute 'preallocated' does not support unsized types!
declare void @f(i8* preallocated(%o))
;                   ^~~~~~~~~~~~
; error: preallocated(%o) is on a pointer to another type, i8* [SP0214]
%o = type opaque

;--- inalloca-i32-stands-on-pointer-to-something-else-i8
; LLVM 14: Attribute 'inalloca' type does not match parameter!
declare void @f(i8* inalloca(i32), i8*)
;                   ^~~~~~~~
; error: inalloca(i32) is on a pointer to another type, i8* [SP0214]
;                   ^~~~~~~~
; error: inalloca is an attribute of the last parameter [SP0214]

;--- inalloca-i32-stands-on-pointer-to-something-else-i8-2
; LLVM 14: Attribute 'inalloca' type does not match parameter!
declare void @f(i8*, i8* inalloca(i32))
;                        ^~~~~~~~
; error: inalloca(i32) is on a pointer to another type, i8* [SP0214]

;--- inalloca-i32-stands-on-pointer-to-something-else-i8-3
; LLVM 14: Attribute 'inalloca' type does not match parameter!
declare void @f(i8* inalloca(i32), ...)
;                   ^~~~~~~~
; error: inalloca(i32) is on a pointer to another type, i8* [SP0214]

;--- allocalign-cannot-stand-on-type-i8
; LLVM 14: expected ')' at end of argument list
declare void @f(i8* allocalign)
;                   ^~~~~~~~~~
; error: allocalign cannot apply to type i8* [SP0214]

;--- allocptr-cannot-stand-on-type-i64
; LLVM 14: expected ')' at end of argument list
declare void @f(i64 allocptr)
;                   ^~~~~~~~
; error: allocptr cannot apply to type i64 [SP0214]

;--- accepts-allocsize-i32
declare i8* @f(i32) allocsize(0)

;--- allocsize-1-names-what-is-no-integer-parameter-i8
; LLVM 14: 'allocsize' element size argument is out of bounds
declare i8* @f(i32) allocsize(1)
;                   ^~~~~~~~~
; error: allocsize(1) names a parameter that is not an integer [SP0214]

;--- accepts-allocsize-i32-1
declare i8* @f(i32, i32) allocsize(0, 1)

;--- allocsize-0-2-names-what-is-no-integer-parameter
; LLVM 14: 'allocsize' number of elements argument is out of bounds
declare i8* @f(i32, i32) allocsize(0, 2)
;                        ^~~~~~~~~
; error: allocsize(0,2) names a parameter that is not an integer [SP0214]

;--- allocsize-0-names-what-is-no-integer-parameter
; LLVM 14: 'allocsize' element size argument must refer to an integer parameter
declare i8* @f(float) allocsize(0)
;                     ^~~~~~~~~
; error: allocsize(0) names a parameter that is not an integer [SP0214]

;--- allocsize-0-1-names-what-is-no-integer-parameter-i8
; LLVM 14: 'allocsize' number of elements argument must refer to an integer parameter
declare i8* @f(i32, i8*) allocsize(0, 1)
;                        ^~~~~~~~~
; error: allocsize(0,1) names a parameter that is not an integer [SP0214]

;--- two-numbers-of-allocsize-differ
; LLVM 14: 'allocsize' indices can't refer to the same parameter
declare i8* @f(i32) allocsize(0, 0)
;                             ^~~~~
; error: the two numbers of allocsize differ [SP0108]

;--- allocsize-has-number-of-parameter-or-two
; LLVM 14: expected integer
declare i8* @f(i32) allocsize()
;                             ^
; error: allocsize has the number of a parameter, or two [SP0108]

;--- allocsize-has-number-of-parameter-or-two-1
; LLVM 14: expected integer
declare i8* @f(i32) allocsize(-1)
;                             ^~~
; error: allocsize has the number of a parameter, or two [SP0108]

;--- memory-is-either-zeroed-or-uninitialized
; LLVM 14: expected top-level entity
declare i8* @f(i32) allockind("alloc,zeroed,uninitialized")
;                             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: memory is either zeroed or uninitialized [SP0108]

;--- allockind-has-exactly-one-of-alloc-realloc-and-free
; LLVM 14: expected top-level entity
declare i8* @f(i32) allockind("alloc,free")
;                             ^~~~~~~~~~~~~
; error: allockind has exactly one of alloc, realloc and free [SP0108]

;--- what-is-freed-is-not-uninitialized-zeroed-or-aligned-free-zeroed
; LLVM 14: expected top-level entity
declare i8* @f(i32) allockind("free,zeroed")
;                             ^~~~~~~~~~~~~~
; error: freed memory is not uninitialized, zeroed or aligned [SP0108]

;--- what-is-freed-is-not-uninitialized-zeroed-or-aligned-free-aligned
; LLVM 14: expected top-level entity
declare i8* @f(i32) allockind("free,aligned")
;                             ^~~~~~~~~~~~~~~
; error: freed memory is not uninitialized, zeroed or aligned [SP0108]

;--- is-no-kind-of-allocation-alloc-realloc-free-uninitialized
; LLVM 14: expected top-level entity
declare i8* @f(i32) allockind("")
;                             ^~~
; error: `` is not a kind of allocation: alloc, realloc, free, uninitialized, zeroed, aligned [SP0108]

;--- allockind-has-text-in-quotes-such-as-alloc-zeroed
; LLVM 14: expected top-level entity
declare i8* @f(i32) allockind()
;                             ^
; error: allockind takes a quoted string, such as "alloc,zeroed" [SP0108]

;--- accepts-preallocated
declare void @f() preallocated(i32)

;--- kinds-of-unwind-tables-are-sync-and-async-not-nonsense
; LLVM 14: expected top-level entity
declare void @f() uwtable(nonsense)
;                         ^~~~~~~~~
; error: the kinds of unwind tables are `sync` and `async`, not `nonsense` [SP0108]

;--- function-with-amdgpu-kernel-has-no-inalloca-parameter
; LLVM 14: Attribute 'inalloca' type does not match parameter!
declare amdgpu_kernel void @f(i8* inalloca(i32))
;                          ^~
; error: a function with amdgpu_kernel has no inalloca parameter [SP0216]
;                                 ^~~~~~~~
; error: inalloca(i32) is on a pointer to another type, i8* [SP0214]

;--- function-with-amdgpu-kernel-has-no-preallocated-parameter
; LLVM 14: Attribute 'preallocated' type does not match parameter!
declare amdgpu_kernel void @f(i8* preallocated(i32))
;                          ^~
; error: a function with amdgpu_kernel has no preallocated parameter [SP0216]
;                                 ^~~~~~~~~~~~
; error: preallocated(i32) is on a pointer to another type, i8* [SP0214]

;--- accepts-inalloca-alloca
declare void @g(i32* inalloca(i32))
define void @f() {
  %a = alloca inalloca i32
  call void @g(i32* inalloca(i32) %a)
  ret void
}

;--- is-inalloca-argument-but-its-alloca-is-not-inalloca
; LLVM 14: inalloca argument for call has mismatched alloca
declare void @g(i32* inalloca(i32))
define void @f() {
  %a = alloca i32
  call void @g(i32* inalloca(i32) %a)
;                                 ^~
; error: %a is an inalloca argument, but its alloca is not inalloca [SP0214]
  ret void
}

;--- inalloca-i32-stands-on-pointer-to-something-else-i8-null
; LLVM 14: Attribute 'inalloca' type does not match parameter!
declare void @g(...)
define void @f() {
  call void (...) @g(i8* inalloca(i32) null, i8* null)
;                        ^~~~~~~~
; error: inalloca(i32) is on a pointer to another type, i8* [SP0214]
;                        ^~~~~~~~
; error: inalloca is an attribute of the last parameter [SP0214]
  ret void
}

;--- inalloca-is-attribute-of-last-parameter-i64
; LLVM 14: inalloca isn't on the last parameter!
define void @f(i64* inalloca(i64) %a, i64* %b) {
;                   ^~~~~~~~
; error: inalloca is an attribute of the last parameter [SP0214]
  ret void
}

;--- allocsize-1-names-what-is-no-integer-parameter-void
; LLVM 14: 'allocsize' element size argument is out of bounds
declare void @f(i32) allocsize(1)
;                    ^~~~~~~~~
; error: allocsize(1) names a parameter that is not an integer [SP0214]

;--- allocsize-0-1-names-what-is-no-integer-parameter-void
; LLVM 14: 'allocsize' number of elements argument is out of bounds
declare void @f(i32) allocsize(0, 1)
;                    ^~~~~~~~~
; error: allocsize(0,1) names a parameter that is not an integer [SP0214]

;--- allocsize-0-names-what-is-no-integer-parameter-void
; LLVM 14: 'allocsize' element size argument must refer to an integer parameter
declare void @f(i8*) allocsize(0)
;                    ^~~~~~~~~
; error: allocsize(0) names a parameter that is not an integer [SP0214]

;--- accepts-allocsize-i64
declare i8* @f(i64, i64) allocsize(0, 1)

;--- inalloca-opaque-has-no-size
; LLVM 14: Attribute 'inalloca' does not support unsized types!
define void @f(%opaque* inalloca(%opaque) %x) {
;                       ^~~~~~~~
; error: inalloca(%opaque) has no size [SP0214]
  ret void
}
%opaque = type opaque

;--- is-inalloca-argument-but-its-alloca-is-not-inalloca-2
; LLVM 14: inalloca argument for call has mismatched alloca
define void @f() {
  %a = alloca i32
  call void @g(i32* inalloca(i32) %a)
;                                 ^~
; error: %a is an inalloca argument, but its alloca is not inalloca [SP0214]
  ret void
}
declare void @g(i32* inalloca(i32))

;--- inalloca-is-attribute-of-last-parameter-alloca
; LLVM 14: inalloca isn't on the last argument!
define void @f() {
  %a = alloca inalloca i32
  call void (...) @g(i32* inalloca(i32) %a, i32 2)
;                         ^~~~~~~~
; error: inalloca is an attribute of the last parameter [SP0214]
  ret void
}
declare void @g(...)

;--- sret-cannot-be-attribute-of-variable-argument
; LLVM 14: Attribute 'sret' cannot be used for vararg call arguments!
define void @f() {
  %a = alloca i32
  call void (i32, ...) @g(i32 1, i32* sret(i32) %a)
;                                     ^~~~
; error: sret cannot be an attribute of a variable argument [SP0214]
  ret void
}
declare void @g(i32, ...)
