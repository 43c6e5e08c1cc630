; test: verify
; llvm: 22
; Values of attributes of functions: memory, allocsize, allockind, vscale_range.
;--- parameter-is-writable-but-memory-none-says-that-arguments
; LLVM 22: Attribute writable and memory without argmem: write are incompatible!
declare ptr @f(ptr writable) memory(none)
;           ^~
; error: a parameter is writable, but memory(none) excludes writes through arguments [SP0214]

;--- accepts-writable-argmem-write
declare ptr @f(ptr writable) memory(argmem: write)

;--- parameter-is-writable-but-memory-argmem-read-says-that
; LLVM 22: Attribute writable and memory without argmem: write are incompatible!
declare ptr @f(ptr writable) memory(argmem: read)
;           ^~
; error: a parameter is writable, but memory(argmem: read) excludes writes through arguments [SP0214]

;--- accepts-writable-memory-readwrite
declare ptr @f(ptr writable) memory(readwrite)

;--- parameter-is-writable-but-memory-inaccessiblemem-readwrite
; LLVM 22: Attribute writable and memory without argmem: write are incompatible!
declare ptr @f(ptr writable) memory(inaccessiblemem: readwrite)
;           ^~
; error: a parameter is writable, but memory(inaccessiblemem: readwrite) excludes writes through arguments [SP0214]

;--- inalloca-o-has-no-size
; LLVM 22: Attribute 'inalloca' does not support unsized types!
declare void @f(ptr inalloca(%o))
;                   ^~~~~~~~
; error: inalloca(%o) has no size [SP0214]
%o = type opaque

;--- preallocated-o-has-no-size
; LLVM 22: Attribute 'preallocated' does not support unsized types!
declare void @f(ptr preallocated(%o))
;                   ^~~~~~~~~~~~
; error: preallocated(%o) has no size [SP0214]
%o = type opaque

;--- inalloca-is-attribute-of-last-parameter-i32
; LLVM 22: inalloca isn't on the last parameter!
declare void @f(ptr inalloca(i32), ptr)
;                   ^~~~~~~~
; error: inalloca is an attribute of the last parameter [SP0214]

;--- accepts-inalloca
declare void @f(ptr, ptr inalloca(i32))

;--- accepts-inalloca-2
declare void @f(ptr inalloca(i32), ...)

;--- accepts-allocptr-void
declare void @f(ptr allocptr)

;--- accepts-allocalign
declare void @f(i64 allocalign)

;--- allocalign-cannot-stand-on-type-ptr
; LLVM 22: Attribute 'allocalign' applied to incompatible type!
declare void @f(ptr allocalign)
;                   ^~~~~~~~~~
; error: allocalign cannot apply to type ptr [SP0214]

;--- allocptr-cannot-stand-on-type-i64
; LLVM 22: Attribute 'allocptr' applied to incompatible type!
declare void @f(i64 allocptr)
;                   ^~~~~~~~
; error: allocptr cannot apply to type i64 [SP0214]

;--- accepts-allocsize-i32
declare ptr @f(i32) allocsize(0)

;--- allocsize-1-names-what-is-no-integer-parameter-ptr
; LLVM 22: 'allocsize' element size argument is out of bounds
declare ptr @f(i32) allocsize(1)
;                   ^~~~~~~~~
; error: allocsize(1) names a parameter that is not an integer [SP0214]

;--- accepts-allocsize-i32-1
declare ptr @f(i32, i32) allocsize(0, 1)

;--- allocsize-0-2-names-what-is-no-integer-parameter
; LLVM 22: 'allocsize' number of elements argument is out of bounds
declare ptr @f(i32, i32) allocsize(0, 2)
;                        ^~~~~~~~~
; error: allocsize(0,2) names a parameter that is not an integer [SP0214]

;--- allocsize-0-names-what-is-no-integer-parameter
; LLVM 22: 'allocsize' element size argument must refer to an integer parameter
declare ptr @f(float) allocsize(0)
;                     ^~~~~~~~~
; error: allocsize(0) names a parameter that is not an integer [SP0214]

;--- allocsize-0-1-names-what-is-no-integer-parameter-ptr
; LLVM 22: 'allocsize' number of elements argument must refer to an integer parameter
declare ptr @f(i32, ptr) allocsize(0, 1)
;                        ^~~~~~~~~
; error: allocsize(0,1) names a parameter that is not an integer [SP0214]

;--- two-numbers-of-allocsize-differ
; LLVM 22: 'allocsize' indices can't refer to the same parameter
declare ptr @f(i32) allocsize(0, 0)
;                             ^~~~~
; error: the two numbers of allocsize differ [SP0108]

;--- allocsize-has-number-of-parameter-or-two
; LLVM 22: expected integer
declare ptr @f(i32) allocsize()
;                             ^
; error: allocsize has the number of a parameter, or two [SP0108]

;--- allocsize-has-number-of-parameter-or-two-1
; LLVM 22: expected integer
declare ptr @f(i32) allocsize(-1)
;                             ^~~
; error: allocsize has the number of a parameter, or two [SP0108]

;--- accepts-allockind-alloc-zeroed
declare ptr @f(i32) allockind("alloc,zeroed")

;--- memory-is-either-zeroed-or-uninitialized-i32
; LLVM 22: 'allockind()' can't be both zeroed and uninitialized
declare ptr @f(i32) allockind("alloc,zeroed,uninitialized")
;                             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: memory is either zeroed or uninitialized [SP0108]

;--- allockind-has-exactly-one-of-alloc-realloc-and-free-ptr
; LLVM 22: 'allockind()' requires exactly one of alloc, realloc, and free
declare ptr @f(i32) allockind("alloc,free")
;                             ^~~~~~~~~~~~~
; error: allockind has exactly one of alloc, realloc and free [SP0108]

;--- what-is-freed-is-not-uninitialized-zeroed-or-aligned-i32
; LLVM 22: 'allockind("free")' doesn't allow uninitialized, zeroed, or aligned modifiers.
declare ptr @f(i32) allockind("free,zeroed")
;                             ^~~~~~~~~~~~~~
; error: freed memory is not uninitialized, zeroed or aligned [SP0108]

;--- what-is-freed-is-not-uninitialized-zeroed-or-aligned-free-aligned
; LLVM 22: 'allockind("free")' doesn't allow uninitialized, zeroed, or aligned modifiers.
declare ptr @f(i32) allockind("free,aligned")
;                             ^~~~~~~~~~~~~~~
; error: freed memory is not uninitialized, zeroed or aligned [SP0108]

;--- accepts-allockind-realloc-aligned
declare ptr @f(i32) allockind("realloc,aligned")

;--- is-no-kind-of-allocation-alloc-realloc-free-uninitialized
; LLVM 22: unknown allockind 
declare ptr @f(i32) allockind("")
;                             ^~~
; error: `` is not a kind of allocation: alloc, realloc, free, uninitialized, zeroed, aligned [SP0108]

;--- allockind-has-text-in-quotes-such-as-alloc-zeroed
; LLVM 22: expected allockind value
declare ptr @f(i32) allockind()
;                             ^
; error: allockind takes a quoted string, such as "alloc,zeroed" [SP0108]

;--- accepts-preallocated
declare void @f() preallocated(i32)

;--- accepts-memory-readnone
declare void @f() memory(none) readnone

;--- accepts-uwtable-sync
declare void @f() uwtable(sync)

;--- kinds-of-unwind-tables-are-sync-and-async-not-nonsense
; LLVM 22: expected unwind table kind
declare void @f() uwtable(nonsense)
;                         ^~~~~~~~~
; error: the kinds of unwind tables are `sync` and `async`, not `nonsense` [SP0108]

;--- function-with-amdgpu-kernel-has-no-inalloca-parameter
; LLVM 22: Calling convention disallows inalloca
declare amdgpu_kernel void @f(ptr inalloca(i32))
;                          ^~
; error: a function with amdgpu_kernel has no inalloca parameter [SP0216]

;--- function-with-amdgpu-kernel-has-no-preallocated-parameter
; LLVM 22: Calling convention disallows preallocated
declare amdgpu_kernel void @f(ptr preallocated(i32))
;                          ^~
; error: a function with amdgpu_kernel has no preallocated parameter [SP0216]

;--- accepts-inalloca-alloca
declare void @g(ptr inalloca(i32))
define void @f() {
  %a = alloca inalloca i32
  call void @g(ptr inalloca(i32) %a)
  ret void
}

;--- is-inalloca-argument-but-its-alloca-is-not-inalloca
; LLVM 22: inalloca argument for call has mismatched alloca
declare void @g(ptr inalloca(i32))
define void @f() {
  %a = alloca i32
  call void @g(ptr inalloca(i32) %a)
;                                ^~
; error: %a is an inalloca argument, but its alloca is not inalloca [SP0214]
  ret void
}

;--- inalloca-is-attribute-of-last-parameter-null
; LLVM 22: inalloca isn't on the last argument!
declare void @g(...)
define void @f() {
  call void (...) @g(ptr inalloca(i32) null, ptr null)
;                        ^~~~~~~~
; error: inalloca is an attribute of the last parameter [SP0214]
  ret void
}

;--- inalloca-is-attribute-of-last-parameter-i64
; LLVM 22: inalloca isn't on the last parameter!
define void @f(ptr inalloca(i64) %a, ptr %b) {
;                  ^~~~~~~~
; error: inalloca is an attribute of the last parameter [SP0214]
  ret void
}

;--- allocsize-1-names-what-is-no-integer-parameter-void
; LLVM 22: 'allocsize' element size argument is out of bounds
declare void @f(i32) allocsize(1)
;                    ^~~~~~~~~
; error: allocsize(1) names a parameter that is not an integer [SP0214]

;--- allocsize-0-1-names-what-is-no-integer-parameter-void
; LLVM 22: 'allocsize' number of elements argument is out of bounds
declare void @f(i32) allocsize(0, 1)
;                    ^~~~~~~~~
; error: allocsize(0,1) names a parameter that is not an integer [SP0214]

;--- allocsize-0-names-what-is-no-integer-parameter-void
; LLVM 22: 'allocsize' element size argument must refer to an integer parameter
declare void @f(ptr) allocsize(0)
;                    ^~~~~~~~~
; error: allocsize(0) names a parameter that is not an integer [SP0214]

;--- accepts-allocsize-i64
declare ptr @f(i64, i64) allocsize(0, 1)

;--- inalloca-opaque-has-no-size
; LLVM 22: Attribute 'inalloca' does not support unsized types!
define void @f(ptr inalloca(%opaque) %x) {
;                  ^~~~~~~~
; error: inalloca(%opaque) has no size [SP0214]
  ret void
}
%opaque = type opaque

;--- is-inalloca-argument-but-its-alloca-is-not-inalloca-2
; LLVM 22: inalloca argument for call has mismatched alloca
define void @f() {
  %a = alloca i32
  call void @g(ptr inalloca(i32) %a)
;                                ^~
; error: %a is an inalloca argument, but its alloca is not inalloca [SP0214]
  ret void
}
declare void @g(ptr inalloca(i32))

;--- inalloca-is-attribute-of-last-parameter-alloca
; LLVM 22: inalloca isn't on the last argument!
define void @f() {
  %a = alloca inalloca i32
  call void (...) @g(ptr inalloca(i32) %a, i32 2)
;                        ^~~~~~~~
; error: inalloca is an attribute of the last parameter [SP0214]
  ret void
}
declare void @g(...)

;--- sret-cannot-be-attribute-of-variable-argument
; LLVM 22: Attribute 'sret' cannot be used for vararg call arguments!
define void @f() {
  %a = alloca i32
  call void (i32, ...) @g(i32 1, ptr sret(i32) %a)
;                                    ^~~~
; error: sret cannot be an attribute of a variable argument [SP0214]
  ret void
}
declare void @g(i32, ...)

;--- accepts-memory-read-readnone
define void @f() memory(read) readnone {
  ret void
}

;--- allockind-has-exactly-one-of-alloc-realloc-and-free-void
; LLVM 22: 'allockind()' requires exactly one of alloc, realloc, and free
define void @f() allockind("alloc,realloc") {
;                          ^~~~~~~~~~~~~~~~
; error: allockind has exactly one of alloc, realloc and free [SP0108]
  ret void
}

;--- what-is-freed-is-not-uninitialized-zeroed-or-aligned-null
; LLVM 22: 'allockind("free")' doesn't allow uninitialized, zeroed, or aligned modifiers.
define ptr @f() allockind("free,zeroed") {
;                         ^~~~~~~~~~~~~~
; error: freed memory is not uninitialized, zeroed or aligned [SP0108]
  ret ptr null
}

;--- memory-is-either-zeroed-or-uninitialized-null
; LLVM 22: 'allockind()' can't be both zeroed and uninitialized
define ptr @f() allockind("alloc,zeroed,uninitialized") {
;                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: memory is either zeroed or uninitialized [SP0108]
  ret ptr null
}

;--- accepts-allocptr-null
define ptr @f(ptr allocptr %p, ptr allocptr %q) {
  ret ptr null
}

;--- kinds-of-unwind-tables-are-sync-and-async-not-foo
; LLVM 22: expected unwind table kind
define void @f() uwtable(foo) {
;                        ^~~~
; error: the kinds of unwind tables are `sync` and `async`, not `foo` [SP0108]
  ret void
}
