; test: verify
; llvm: 22
; Functions: linkage, visibility, and types that only intrinsics have.
;--- function-cannot-have-linkage-common
; LLVM 22: invalid function linkage type
define common void @f() {
;                  ^~
; error: a function cannot have linkage common [SP0212]
  ret void
}

;--- function-cannot-return-metadata
; LLVM 22: invalid function return type
define metadata @f() {
;      ^~~~~~~~
; error: a function cannot return metadata [SP0105]
  ret metadata !{}
}

;--- function-with-sret-parameter-returns-void-not-ptr-addrspace
; LLVM 22: functions with 'sret' argument must return void
define ptr addrspace(1) @f(ptr addrspace(1) sret(i32) %p) {
;      ^~~
; error: a function with an sret parameter must return void, not ptr addrspace(1) [SP0105]
  ret ptr addrspace(1) %p
}

;--- function-with-sret-parameter-returns-void-not-i32
; LLVM 22: functions with 'sret' argument must return void
define i32 @f(ptr sret(i32) %p) {
;      ^~~
; error: a function with an sret parameter must return void, not i32 [SP0105]
  ret i32 0
}

;--- only-intrinsic-takes-token
; LLVM 22: Function takes token but isn't an intrinsic
define void @f(token %t) {
;           ^~
; error: only an intrinsic takes token [SP0209]
  ret void
}

;--- only-intrinsic-returns-token
; LLVM 22: Function returns a token but isn't an intrinsic
define token @f() {
;            ^~
; error: only an intrinsic returns token [SP0209]
  ret token none
}

;--- only-intrinsic-takes-x86-amx
; LLVM 22: Function takes x86_amx but isn't an intrinsic
define void @f(x86_amx %t) {
;           ^~
; error: only an intrinsic takes x86_amx [SP0209]
  ret void
}

;--- only-intrinsic-returns-x86-amx
; LLVM 22: Function returns a x86_amx but isn't an intrinsic
define x86_amx @f() {
;              ^~
; error: only an intrinsic returns x86_amx [SP0209]
  ret x86_amx undef
}

;--- only-intrinsic-takes-metadata
; LLVM 22: Function takes metadata but isn't an intrinsic
define void @f(metadata %m) {
;           ^~
; error: only an intrinsic takes metadata [SP0209]
  ret void
}

;--- parameter-cannot-have-type-label
; LLVM 22: invalid type for function argument
define void @f(label %m) {
;              ^~~~~
; error: a parameter cannot have type label [SP0105]
  ret void
}

;--- what-is-defined-here-cannot-be-dllimport
; LLVM 22: Global is marked as dllimport, but not external
define dllimport void @f() {
;                     ^~
; error: a definition cannot be dllimport [SP0212]
  ret void
}

;--- accepts-dllimport
declare dllimport void @f()

;--- only-intrinsic-takes-token-2
; LLVM 22: Function takes token but isn't an intrinsic
define void @f(token %x) {
;           ^~
; error: only an intrinsic takes token [SP0209]
  ret void
}

;--- function-cannot-have-linkage-appending
; LLVM 22: invalid function linkage type
define appending void @f() { ret void }
;                     ^~
; error: a function cannot have linkage appending [SP0212]

;--- what-is-only-declared-has-linkage-external-or-extern-weak-appending
; LLVM 22: invalid function linkage type
declare appending void @f()
;                      ^~
; error: a declaration has linkage external or extern_weak, not appending [SP0212]
;                      ^~
; error: a function cannot have linkage appending [SP0212]

;--- what-is-only-declared-has-linkage-external-or-extern-weak-linkonce
; LLVM 22: invalid linkage for function declaration
declare linkonce void @f()
;                     ^~
; error: a declaration has linkage external or extern_weak, not linkonce [SP0212]

;--- what-is-only-declared-has-linkage-external-or-extern-weak-weak-odr
; LLVM 22: invalid linkage for function declaration
declare weak_odr void @f()
;                     ^~
; error: a declaration has linkage external or extern_weak, not weak_odr [SP0212]

;--- what-is-only-declared-has-linkage-external-or-extern-weak
; LLVM 22: invalid linkage for function declaration
declare available_externally void @f()
;                                 ^~
; error: a declaration has linkage external or extern_weak, not available_externally [SP0212]

;--- accepts-extern-weak
declare extern_weak void @f()

;--- accepts-available-externally
define available_externally void @f() { ret void }

;--- accepts-dllexport
define dllexport void @f() { ret void }

;--- symbol-that-is-exported-cannot-be-hidden
; LLVM 22: dllexport GlobalValue must have default or protected visibility
define hidden dllexport void @f() { ret void }
;                            ^~
; error: an exported symbol cannot be hidden [SP0212]

;--- accepts-protected-dllexport
define protected dllexport void @f() { ret void }

;--- accepts-dllexport-2
declare dllexport void @f()

;--- what-another-module-defines-has-its-visibility-there
; LLVM 22: dllimport GlobalValue must have default visibility
declare hidden dllimport void @f()
;                             ^~
; error: another module decides the visibility: dllimport cannot be hidden [SP0212]

;--- accepts-available-externally-dllimport
define available_externally dllimport void @f() { ret void }

;--- alignment-8589934592-is-larger-than-2-32
; LLVM 22: huge alignments are not supported yet
define void @f() align 8589934592 { ret void }
;                      ^~~~~~~~~~
; error: alignment 8589934592 is larger than 2^32 [SP0106]

;--- accepts-f-align-4294967296
define void @f() align 4294967296 { ret void }

;--- alignment-3-is-not-power-of-two
; LLVM 22: alignment is not a power of two
define void @f() align 3 { ret void }
;                      ^
; error: alignment 3 is not a power of two [SP0106]
;   expected 1, 2, 4, 8, 16 or a larger power of two

;--- accepts-gc-statepoint-example
declare void @f() gc "statepoint-example"

;--- accepts-prefix
declare void @f() prefix i32 1

;--- accepts-prologue
declare void @f() prologue i32 1
