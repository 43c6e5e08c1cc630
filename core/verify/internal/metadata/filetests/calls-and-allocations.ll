; test: verify
; llvm: 22
; Attachments of calls and allocations: memprof, callsite, callees.
;--- accepts-callees
define void @f(ptr %p) {
  call void %p(), !callees !0
  ret void
}
!0 = !{ptr @f}

;--- accepts-callees-2
define void @f(ptr %p) {
  call void %p(), !callees !0
  ret void
}
!0 = !{!"x"}

;--- accepts-load-callees
define void @f(ptr %p) {
  %a = load ptr, ptr %p, !callees !0
  ret void
}
!0 = !{ptr @f}

;--- accepts-callee-type-ztsfvve-generalized
define void @f(ptr %p) {
  call void %p(), !callee_type !0
  ret void
}
!0 = !{!1}
!1 = !{i64 0, !"_ZTSFvvE.generalized"}

;--- callee-type-offset-of-each-type-is-zero-which-function-s-is
; LLVM 22: The first operand of type metadata for functions must be zero
define void @f(ptr %p) {
  call void %p(), !callee_type !0
;                 ^~~~~~~~~~~~
; error: !callee_type: the offset of each type must be zero, as for functions [SP0215]
  ret void
}
!0 = !{!1}
!1 = !{i64 4, !"_ZTSFvvE.generalized"}

;--- callee-type-it-is-list-of-types-of-functions-each-node-of-i64
; LLVM 22: Well-formed generalized type metadata must contain exactly two operands
define void @f(ptr %p) {
  call void %p(), !callee_type !0
;                 ^~~~~~~~~~~~
; error: !callee_type: it must be a list of function types, each a node with an offset and a name [SP0215]
  ret void
}
!0 = !{!1}
!1 = !{i64 0}

;--- callee-type-name-of-each-type-ends-in-generalized-ptr
; LLVM 22: Only generalized type metadata can be part of the callee_type metadata list
define void @f(ptr %p) {
  call void %p(), !callee_type !0
;                 ^~~~~~~~~~~~
; error: !callee_type: the name of each type must end in ".generalized" [SP0215]
  ret void
}
!0 = !{!1}
!1 = !{i64 0, !"_ZTSFvvE"}

;--- callee-type-it-is-list-of-types-of-functions-each-node-of
; LLVM 22: The callee_type metadata must be a list of type metadata nodes
define void @f(ptr %p) {
  call void %p(), !callee_type !0
;                 ^~~~~~~~~~~~
; error: !callee_type: it must be a list of function types, each a node with an offset and a name [SP0215]
  ret void
}
!0 = !{!"x"}

;--- accepts-dibasictype-name-size
define ptr @f() {
;          ^~
; warning: ignoring debug info with an invalid version (0) [SP0122]
;   note: LLVM reads version 3 only, which a module states with the flag `!{i32 2, !"Debug Info Version", i32 3}` in `!llvm.module.flags`.
  %p = call ptr @malloc(i64 4), !heapallocsite !0
  ret ptr %p
}
declare ptr @malloc(i64)
!0 = !DIBasicType(name: "int", size: 32)

;--- accepts-malloc-heapallocsite
define ptr @f() {
;          ^~
; warning: ignoring debug info with an invalid version (0) [SP0122]
;   note: LLVM reads version 3 only, which a module states with the flag `!{i32 2, !"Debug Info Version", i32 3}` in `!llvm.module.flags`.
  %p = call ptr @malloc(i64 4), !heapallocsite !0
  ret ptr %p
}
declare ptr @malloc(i64)
!0 = !{i32 3}

;--- accepts-load-heapallocsite
define ptr @f(ptr %q) {
;          ^~
; warning: ignoring debug info with an invalid version (0) [SP0122]
;   note: LLVM reads version 3 only, which a module states with the flag `!{i32 2, !"Debug Info Version", i32 3}` in `!llvm.module.flags`.
  %p = load ptr, ptr %q, !heapallocsite !0
  ret ptr %p
}
!0 = !{}

;--- accepts-malloc-callsite-cold
define ptr @f() {
  %p = call ptr @malloc(i64 4), !memprof !0, !callsite !3
  ret ptr %p
}
declare ptr @malloc(i64)
!0 = !{!1}
!1 = !{!2, !"cold"}
!2 = !{i64 1, i64 2}
!3 = !{i64 1}

;--- memprof-it-has-at-least-one-operand-malloc
; LLVM 22: !memprof annotations should have at least 1 metadata operand (MemInfoBlock)
define ptr @f() {
  %p = call ptr @malloc(i64 4), !memprof !0
;                               ^~~~~~~~
; error: !memprof: it must have at least one operand [SP0215]
  ret ptr %p
}
declare ptr @malloc(i64)
!0 = !{}

;--- memprof-each-operand-has-stack-of-calls-and-words-about-malloc
; LLVM 22: Each !memprof MemInfoBlock should have at least 2 operands
define ptr @f() {
  %p = call ptr @malloc(i64 4), !memprof !0
;                               ^~~~~~~~
; error: !memprof: each operand must have a call stack and strings about the memory [SP0215]
  ret ptr %p
}
declare ptr @malloc(i64)
!0 = !{!1}
!1 = !{!2}
!2 = !{i64 1}

;--- memprof-after-stack-of-calls-there-is-word-about-memory-malloc
; LLVM 22: !memprof MemInfoBlock second operand should be an MDString
define ptr @f() {
  %p = call ptr @malloc(i64 4), !memprof !0
;                               ^~~~~~~~
; error: !memprof: a string about the memory must follow the call stack [SP0215]
  ret ptr %p
}
declare ptr @malloc(i64)
!0 = !{!1}
!1 = !{!2, i64 3}
!2 = !{i64 1}

;--- memprof-stack-of-calls-is-not-empty-malloc
; LLVM 22: call stack metadata should have at least 1 operand
define ptr @f() {
  %p = call ptr @malloc(i64 4), !memprof !0
;                               ^~~~~~~~
; error: !memprof: a call stack needs at least one entry [SP0215]
  ret ptr %p
}
declare ptr @malloc(i64)
!0 = !{!1}
!1 = !{!2, !"cold"}
!2 = !{}

;--- memprof-stack-of-calls-is-list-of-integers-malloc
; LLVM 22: call stack metadata operand should be constant integer
define ptr @f() {
  %p = call ptr @malloc(i64 4), !memprof !0
;                               ^~~~~~~~
; error: !memprof: a call stack must be a list of integers [SP0215]
  ret ptr %p
}
declare ptr @malloc(i64)
!0 = !{!1}
!1 = !{!2, !"cold"}
!2 = !{!"x"}

;--- memprof-first-of-each-operand-is-stack-of-calls-node-malloc
; LLVM 22: !memprof MemInfoBlock first operand should be an MDNode
define ptr @f() {
  %p = call ptr @malloc(i64 4), !memprof !0
;                               ^~~~~~~~
; error: !memprof: each operand must begin with a call stack, a node [SP0215]
  ret ptr %p
}
declare ptr @malloc(i64)
!0 = !{!1}
!1 = !{!"x", !"cold"}

;--- accepts-malloc-memprof-cold
define ptr @f() {
  %p = call ptr @malloc(i64 4), !memprof !0
  ret ptr %p
}
declare ptr @malloc(i64)
!0 = !{!1}
!1 = !{!2, !"cold", !3}
!2 = !{i64 1}
!3 = !{i64 1, i64 2}

;--- memprof-after-stack-of-calls-there-are-strings-last-may-be
; LLVM 22: Not all !memprof MemInfoBlock operands 2 to N are MDNode with 2 operands
define ptr @f() {
  %p = call ptr @malloc(i64 4), !memprof !0
;                               ^~~~~~~~
; error: !memprof: strings must follow the call stack; the last may be a number [SP0215]
  ret ptr %p
}
declare ptr @malloc(i64)
!0 = !{!1}
!1 = !{!2, !"cold", !3}
!2 = !{i64 1}
!3 = !{i64 1}

;--- callsite-stack-of-calls-is-not-empty-malloc
; LLVM 22: call stack metadata should have at least 1 operand
define ptr @f() {
  %p = call ptr @malloc(i64 4), !callsite !0
;                               ^~~~~~~~~
; error: !callsite: a call stack needs at least one entry [SP0215]
  ret ptr %p
}
declare ptr @malloc(i64)
!0 = !{}

;--- callsite-stack-of-calls-is-list-of-integers
; LLVM 22: call stack metadata operand should be constant integer
define ptr @f() {
  %p = call ptr @malloc(i64 4), !callsite !0
;                               ^~~~~~~~~
; error: !callsite: a call stack must be a list of integers [SP0215]
  ret ptr %p
}
declare ptr @malloc(i64)
!0 = !{!"x"}

;--- callsite-it-is-for-calls-ptr
; LLVM 22: !callsite metadata should only exist on calls
define ptr @f(ptr %q) {
  %p = load ptr, ptr %q, !callsite !0
;                        ^~~~~~~~~
; error: !callsite: only calls can have it [SP0215]
  ret ptr %p
}
!0 = !{i64 1}

;--- memprof-it-is-for-calls-ptr
; LLVM 22: !memprof metadata should only exist on calls
define ptr @f(ptr %q) {
  %p = load ptr, ptr %q, !memprof !0
;                        ^~~~~~~~
; error: !memprof: only calls can have it [SP0215]
  ret ptr %p
}
!0 = !{i64 1}

;--- accepts-kcfi-type-5
define void @f() !kcfi_type !0 {
  ret void
}
!0 = !{i32 5}

;--- kcfi-type-it-has-one-operand-constant-of-type-i32-i64-5
; LLVM 22: expected a 32-bit integer constant operand for !kcfi_type
define void @f() !kcfi_type !0 {
;                ^~~~~~~~~~
; error: !kcfi_type: it has one operand, a constant of type i32 [SP0215]
  ret void
}
!0 = !{i64 5}

;--- kcfi-type-it-has-one-operand-constant-of-type-i32
; LLVM 22: !kcfi_type must have exactly one operand
define void @f() !kcfi_type !0 {
;                ^~~~~~~~~~
; error: !kcfi_type: it has one operand, a constant of type i32 [SP0215]
  ret void
}
!0 = !{}

;--- kcfi-type-function-has-one-5
; LLVM 22: function must have a single !kcfi_type attachment
define void @f() !kcfi_type !0 !kcfi_type !0 {
;                ^~~~~~~~~~
; error: !kcfi_type: a function can have only one [SP0215]
  ret void
}
!0 = !{i32 5}

;--- accepts-alloc-token-int-false
define ptr @f() {
  %p = call ptr @malloc(i64 4), !alloc_token !0
  ret ptr %p
}
declare ptr @malloc(i64)
!0 = !{!"int", i1 false}

;--- alloc-token-it-has-type-s-name-and-whether-type-holds-malloc
; LLVM 22: !alloc_token must have 2 operands
define ptr @f() {
  %p = call ptr @malloc(i64 4), !alloc_token !0
;                               ^~~~~~~~~~~~
; error: !alloc_token: it must have a type's name and whether the type holds pointers [SP0215]
  ret ptr %p
}
declare ptr @malloc(i64)
!0 = !{!"int"}

;--- alloc-token-its-first-operand-is-type-s-name-string
; LLVM 22: expected string
define ptr @f() {
  %p = call ptr @malloc(i64 4), !alloc_token !0
;                               ^~~~~~~~~~~~
; error: !alloc_token: its first operand must be a type's name, a string [SP0215]
  ret ptr %p
}
declare ptr @malloc(i64)
!0 = !{i32 1, i1 false}

;--- accepts-kcfi-type-10
define void @f() !kcfi_type !0 {
  ret void
}
!0 = !{i32 10}

;--- kcfi-type-it-has-one-operand-constant-of-type-i32-i64-10
; LLVM 22: expected a 32-bit integer constant operand for !kcfi_type
define void @f() !kcfi_type !0 {
;                ^~~~~~~~~~
; error: !kcfi_type: it has one operand, a constant of type i32 [SP0215]
  ret void
}
!0 = !{i64 10}

;--- kcfi-type-it-has-one-operand-constant-of-type-i32-null
; LLVM 22: !kcfi_type operand must not be null
define void @f() !kcfi_type !0 {
;                ^~~~~~~~~~
; error: !kcfi_type: it has one operand, a constant of type i32 [SP0215]
  ret void
}
!0 = !{null}

;--- kcfi-type-it-has-one-operand-constant-of-type-i32-2
; LLVM 22: expected a constant operand for !kcfi_type
define void @f() !kcfi_type !0 {
;                ^~~~~~~~~~
; error: !kcfi_type: it has one operand, a constant of type i32 [SP0215]
  ret void
}
!0 = !{!"a"}

;--- kcfi-type-it-has-one-operand-constant-of-type-i32-float
; LLVM 22: expected a constant integer operand for !kcfi_type
define void @f() !kcfi_type !0 {
;                ^~~~~~~~~~
; error: !kcfi_type: it has one operand, a constant of type i32 [SP0215]
  ret void
}
!0 = !{float 1.0}

;--- kcfi-type-function-has-one-10
; LLVM 22: function must have a single !kcfi_type attachment
define void @f() !kcfi_type !0 !kcfi_type !0 {
;                ^~~~~~~~~~
; error: !kcfi_type: a function can have only one [SP0215]
  ret void
}
!0 = !{i32 10}

;--- kcfi-type-it-has-one-operand-constant-of-type-i32-10-2
; LLVM 22: expected a 32-bit integer constant operand for !kcfi_type
declare !kcfi_type !0 void @f()
;       ^~~~~~~~~~
; error: !kcfi_type: it has one operand, a constant of type i32 [SP0215]
!0 = !{i64 10}

;--- accepts-m-callsite-cold
declare ptr @m()
define void @f() {
  %v = call ptr @m(), !memprof !0, !callsite !2
  ret void
}
!0 = !{!1}
!1 = !{!2, !"cold"}
!2 = !{i64 1, i64 2}

;--- memprof-it-has-at-least-one-operand-m
; LLVM 22: !memprof annotations should have at least 1 metadata operand (MemInfoBlock)
declare ptr @m()
define void @f() {
  %v = call ptr @m(), !memprof !0
;                     ^~~~~~~~
; error: !memprof: it must have at least one operand [SP0215]
  ret void
}
!0 = !{}

;--- memprof-each-operand-has-stack-of-calls-and-words-about-m
; LLVM 22: Each !memprof MemInfoBlock should have at least 2 operands
declare ptr @m()
define void @f() {
  %v = call ptr @m(), !memprof !0
;                     ^~~~~~~~
; error: !memprof: each operand must have a call stack and strings about the memory [SP0215]
  ret void
}
!0 = !{!1}
!1 = !{!2}
!2 = !{i64 1, i64 2}

;--- memprof-first-of-each-operand-is-stack-of-calls-node-null
; LLVM 22: !memprof MemInfoBlock first operand should not be null
declare ptr @m()
define void @f() {
  %v = call ptr @m(), !memprof !0
;                     ^~~~~~~~
; error: !memprof: each operand must begin with a call stack, a node [SP0215]
  ret void
}
!0 = !{!1}
!1 = !{null, !"cold"}

;--- memprof-first-of-each-operand-is-stack-of-calls-node-m
; LLVM 22: !memprof MemInfoBlock first operand should be an MDNode
declare ptr @m()
define void @f() {
  %v = call ptr @m(), !memprof !0
;                     ^~~~~~~~
; error: !memprof: each operand must begin with a call stack, a node [SP0215]
  ret void
}
!0 = !{!1}
!1 = !{!"a", !"cold"}

;--- memprof-after-stack-of-calls-there-is-word-about-memory-m
; LLVM 22: !memprof MemInfoBlock second operand should be an MDString
declare ptr @m()
define void @f() {
  %v = call ptr @m(), !memprof !0
;                     ^~~~~~~~
; error: !memprof: a string about the memory must follow the call stack [SP0215]
  ret void
}
!0 = !{!1}
!1 = !{!2, i64 5, !"cold"}
!2 = !{i64 1, i64 2}

;--- memprof-stack-of-calls-is-not-empty-m
; LLVM 22: call stack metadata should have at least 1 operand
declare ptr @m()
define void @f() {
  %v = call ptr @m(), !memprof !0
;                     ^~~~~~~~
; error: !memprof: a call stack needs at least one entry [SP0215]
  ret void
}
!0 = !{!1}
!1 = !{!2, !"cold"}
!2 = !{}

;--- memprof-stack-of-calls-is-list-of-integers-m
; LLVM 22: call stack metadata operand should be constant integer
declare ptr @m()
define void @f() {
  %v = call ptr @m(), !memprof !0
;                     ^~~~~~~~
; error: !memprof: a call stack must be a list of integers [SP0215]
  ret void
}
!0 = !{!1}
!1 = !{!2, !"cold"}
!2 = !{!"x"}

;--- memprof-it-is-for-calls-i32
; LLVM 22: !memprof metadata should only exist on calls
define i32 @f(i32 %p) {
  %v = add i32 %p, 1, !memprof !0
;                     ^~~~~~~~
; error: !memprof: only calls can have it [SP0215]
  ret i32 %v
}
!0 = !{!1}
!1 = !{!2, !"cold"}
!2 = !{i64 1, i64 2}

;--- callsite-it-is-for-calls-i32
; LLVM 22: !callsite metadata should only exist on calls
define i32 @f(i32 %p) {
  %v = add i32 %p, 1, !callsite !0
;                     ^~~~~~~~~
; error: !callsite: only calls can have it [SP0215]
  ret i32 %v
}
!0 = !{i64 1, i64 2}

;--- callsite-stack-of-calls-is-not-empty-m
; LLVM 22: call stack metadata should have at least 1 operand
declare ptr @m()
define void @f() {
  %v = call ptr @m(), !callsite !0
;                     ^~~~~~~~~
; error: !callsite: a call stack needs at least one entry [SP0215]
  ret void
}
!0 = !{}

;--- accepts-callee-type-x-generalized
declare void @g()
define void @f() {
  call void @g(), !callee_type !0
  ret void
}
!0 = !{!1}
!1 = !{i64 0, !"x.generalized"}

;--- callee-type-name-of-each-type-ends-in-generalized
; LLVM 22: Only generalized type metadata can be part of the callee_type metadata list
declare void @g()
define void @f() {
  call void @g(), !callee_type !0
;                 ^~~~~~~~~~~~
; error: !callee_type: the name of each type must end in ".generalized" [SP0215]
  ret void
}
!0 = !{!1}
!1 = !{i64 0, !"x"}

;--- callee-type-it-is-for-calls
; LLVM 22: !callee_type metadata should only exist on calls
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !callee_type !0
;                        ^~~~~~~~~~~~
; error: !callee_type: only calls can have it [SP0215]
  ret i32 %v
}
!0 = !{!1}
!1 = !{i64 0, !"x.generalized"}

;--- accepts-alloc-token-true
declare ptr @g()
define ptr @f() {
  %v = call ptr @g(), !alloc_token !0
  ret ptr %v
}
!0 = !{!"T", i1 true}

;--- alloc-token-it-has-type-s-name-and-whether-type-holds
; LLVM 22: !alloc_token must have 2 operands
declare ptr @g()
define ptr @f() {
  %v = call ptr @g(), !alloc_token !0
;                     ^~~~~~~~~~~~
; error: !alloc_token: it must have a type's name and whether the type holds pointers [SP0215]
  ret ptr %v
}
!0 = !{!"T"}

;--- alloc-token-it-is-for-calls
; LLVM 22: !alloc_token should only exist on calls
define void @f() {
  %a = alloca i32, !alloc_token !0
;                  ^~~~~~~~~~~~
; error: !alloc_token: only calls can have it [SP0215]
  ret void
}
!0 = !{!"T", i1 true}
