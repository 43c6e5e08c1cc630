; test: verify
; llvm: 22
; Profiles: branch weights and entry counts.
;--- accepts-prof-branch-weights-1
define void @f(i1 %x) {
  br i1 %x, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", i32 1, i32 2}

;--- prof-1-weight-but-2-are-needed-void
; LLVM 22: Wrong number of operands
define void @f(i1 %x) {
  br i1 %x, label %a, label %b, !prof !0
;                               ^~~~~
; error: !prof: 1 weight, but 2 are needed [SP0215]
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", i32 1}

;--- accepts-prof-branch-weights-expected
define void @f(i1 %x) {
  br i1 %x, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", !"expected", i32 1, i32 1}

;--- accepts-prof-branch-weights-other
define void @f(i1 %x) {
  br i1 %x, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", !"other", i32 1, i32 1}

;--- prof-weight-is-integer
; LLVM 22: !prof brunch_weights operand is not a const int
define void @f(i1 %x) {
  br i1 %x, label %a, label %b, !prof !0
;                               ^~~~~
; error: !prof: a weight must be an integer [SP0215]
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", i32 1, !"x"}

;--- accepts-prof-unknown-pass-i1
define void @f(i1 %x) {
  br i1 %x, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"unknown", !"pass"}

;--- prof-unknown-is-followed-by-name-of-pass-that-did-not-know
; LLVM 22: 'unknown' !prof should have a single additional operand
define void @f(i1 %x) {
  br i1 %x, label %a, label %b, !prof !0
;                               ^~~~~
; error: !prof: "unknown" must be followed by the name of a pass [SP0215]
a:
  ret void
b:
  ret void
}
!0 = !{!"unknown"}

;--- accepts-prof-unknown
define void @f() !prof !0 {
  ret void
}
!0 = !{!"unknown", !"x"}

;--- prof-it-has-name-and-count
; LLVM 22: !prof annotations should have no less than 2 operands
define void @f() !prof !0 {
;                ^~~~~
; error: !prof: it must have a name and a count [SP0215]
  ret void
}
!0 = !{!"function_entry_count"}

;--- accepts-prof-function-entry-count-3
define void @f() !prof !0 {
  ret void
}
!0 = !{!"function_entry_count", i64 1, i64 3}

;--- prof-count-is-integer
; LLVM 22: expected integer argument to function_entry_count
define void @f() !prof !0 {
;                ^~~~~
; error: !prof: the count must be an integer [SP0215]
  ret void
}
!0 = !{!"function_entry_count", !"x"}

;--- accepts-prof-branch-weights-1-i1-c
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", i32 1, i32 2}

;--- prof-1-weight-but-2-are-needed-void-i1-c
; LLVM 22: Wrong number of operands
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
;                               ^~~~~
; error: !prof: 1 weight, but 2 are needed [SP0215]
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", i32 1}

;--- accepts-prof-branch-weights-expected-i1-c
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", !"expected", i32 1, i32 2}

;--- accepts-prof-branch-weights-foo
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", !"foo", i32 1, i32 2}

;--- prof-weight-is-integer-i1-c
; LLVM 22: !prof brunch_weights operand is not a const int
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
;                               ^~~~~
; error: !prof: a weight must be an integer [SP0215]
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", i32 1, !"a"}

;--- prof-weight-is-integer-null
; LLVM 22: second operand should not be null
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
;                               ^~~~~
; error: !prof: a weight must be an integer [SP0215]
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", i32 1, null}

;--- prof-it-has-name-and-at-least-one-operand-more
; LLVM 22: !prof annotations should have no less than 2 operands
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
;                               ^~~~~
; error: !prof: it must have a name and at least one further operand [SP0215]
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights"}

;--- prof-its-first-operand-is-name-string-1
; LLVM 22: expected string with name of the !prof annotation
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
;                               ^~~~~
; error: !prof: its first operand must be a name, a string [SP0215]
a:
  ret void
b:
  ret void
}
!0 = !{i32 1, i32 2}

;--- prof-its-first-operand-is-name-string-null
; LLVM 22: first operand should not be null
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
;                               ^~~~~
; error: !prof: its first operand must be a name, a string [SP0215]
a:
  ret void
b:
  ret void
}
!0 = !{null, i32 2}

;--- prof-unknown-is-followed-by-name-of-pass-that-did-not-know-i1-c
; LLVM 22: 'unknown' !prof should have a single additional operand
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
;                               ^~~~~
; error: !prof: "unknown" must be followed by the name of a pass [SP0215]
a:
  ret void
b:
  ret void
}
!0 = !{!"unknown"}

;--- accepts-prof-unknown-pass-i1-2
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"unknown", !"pass"}

;--- prof-unknown-is-followed-by-name-of-pass-that-did-not-know-i32
; LLVM 22: 'unknown' !prof should have an additional operand of type string
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
;                               ^~~~~
; error: !prof: "unknown" must be followed by the name of a pass [SP0215]
a:
  ret void
b:
  ret void
}
!0 = !{!"unknown", i32 2}

;--- accepts-prof-branch-weights-i1
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", i32 0, i32 0}

;--- prof-its-name-is-branch-weights-vp-or-unknown-not-other
; LLVM 22: expected either branch_weights or VP profile name
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
;                               ^~~~~
; error: !prof: its name is "branch_weights", "VP" or "unknown", not "other" [SP0215]
a:
  ret void
b:
  ret void
}
!0 = !{!"other", i32 0}

;--- accepts-prof-branch-weights-10
declare void @g()
define void @f() {
  call void @g(), !prof !0
  ret void
}
!0 = !{!"branch_weights", i32 10}

;--- prof-2-weights-but-1-are-needed
; LLVM 22: Wrong number of operands
declare void @g()
define void @f() {
  call void @g(), !prof !0
;                 ^~~~~
; error: !prof: 2 weights, but 1 are needed [SP0215]
  ret void
}
!0 = !{!"branch_weights", i32 10, i32 5}

;--- accepts-prof-vp-3
declare void @g()
define void @f() {
  call void @g(), !prof !0
  ret void
}
!0 = !{!"VP", i32 0, i64 1, i64 2, i64 3}

;--- accepts-prof-vp-ptr
define void @f(ptr %p) {
  call void %p(), !prof !0
  ret void
}
!0 = !{!"VP", i32 0, i64 1, i64 2, i64 3}

;--- prof-vp-is-followed-by-kind-total-and-pairs-of-value-and-its
; LLVM 22: invalid value profiling metadata
define void @f(ptr %p) {
  call void %p(), !prof !0
;                 ^~~~~
; error: !prof: "VP" is followed by the kind, the total, and pairs of a value and its count [SP0215]
  ret void
}
!0 = !{!"VP", i32 0, i64 1, i64 2}

;--- prof-operand-2-of-vp-is-integer
; LLVM 22: VP !prof missing kind argument
define void @f(ptr %p) {
  call void %p(), !prof !0
;                 ^~~~~
; error: !prof: operand 2 of "VP" is an integer [SP0215]
  ret void
}
!0 = !{!"VP", !"a", i64 1, i64 2, i64 3}

;--- prof-weights-are-for-branches-calls-and-select
; LLVM 22: !prof branch_weights are not allowed for this instruction
define i32 @f(i32 %p) {
  %v = add i32 %p, 1, !prof !0
;                     ^~~~~
; error: !prof: only branches, calls and select can have weights [SP0215]
  ret i32 %v
}
!0 = !{!"branch_weights", i32 10}

;--- accepts-select-prof-branch-weights
define i32 @f(i1 %p) {
  %v = select i1 %p, i32 1, i32 2, !prof !0
  ret i32 %v
}
!0 = !{!"branch_weights", i32 10, i32 20}

;--- prof-1-weight-but-2-are-needed-select
; LLVM 22: Wrong number of operands
define i32 @f(i1 %p) {
  %v = select i1 %p, i32 1, i32 2, !prof !0
;                                  ^~~~~
; error: !prof: 1 weight, but 2 are needed [SP0215]
  ret i32 %v
}
!0 = !{!"branch_weights", i32 10}

;--- accepts-switch-prof-branch-weights
define void @f(i32 %p) {
  switch i32 %p, label %a [ i32 1, label %b ], !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", i32 10, i32 20}

;--- prof-3-weights-but-2-are-needed
; LLVM 22: Wrong number of operands
define void @f(i32 %p) {
  switch i32 %p, label %a [ i32 1, label %b ], !prof !0
;                                              ^~~~~
; error: !prof: 3 weights, but 2 are needed [SP0215]
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", i32 10, i32 20, i32 4}

;--- accepts-indirectbr-prof-branch-weights
define void @f(ptr %p) {
  indirectbr ptr %p, [label %a], !prof !0
a:
  ret void
}
!0 = !{!"branch_weights", i32 10}

;--- accepts-prof-function-entry-count-10
define void @f() !prof !0 {
  ret void
}
!0 = !{!"function_entry_count", i64 10}

;--- accepts-prof-synthetic-function-entry-count
define void @f() !prof !0 {
  ret void
}
!0 = !{!"synthetic_function_entry_count", i64 10}

;--- prof-its-first-operand-is-function-entry-count-or-foo
; LLVM 22: first operand should be 'function_entry_count' or 'synthetic_function_entry_count'
define void @f() !prof !0 {
;                ^~~~~
; error: !prof: its first operand is "function_entry_count" or "synthetic_function_entry_count" [SP0215]
  ret void
}
!0 = !{!"foo", i64 10}

;--- prof-its-first-operand-is-function-entry-count-or
; LLVM 22: expected string with name of the !prof annotation
define void @f() !prof !0 {
;                ^~~~~
; error: !prof: its first operand is "function_entry_count" or "synthetic_function_entry_count" [SP0215]
  ret void
}
!0 = !{i64 10, i64 10}

;--- prof-its-first-operand-is-function-entry-count-or-null
; LLVM 22: first operand should not be null
define void @f() !prof !0 {
;                ^~~~~
; error: !prof: its first operand is "function_entry_count" or "synthetic_function_entry_count" [SP0215]
  ret void
}
!0 = !{null, i64 10}

;--- prof-count-is-integer-null
; LLVM 22: second operand should not be null
define void @f() !prof !0 {
;                ^~~~~
; error: !prof: the count must be an integer [SP0215]
  ret void
}
!0 = !{!"function_entry_count", null}

;--- prof-count-is-integer-2
; LLVM 22: expected integer argument to function_entry_count
define void @f() !prof !0 {
;                ^~~~~
; error: !prof: the count must be an integer [SP0215]
  ret void
}
!0 = !{!"function_entry_count", !"a"}

;--- accepts-prof-function-entry-count-1
define void @f() !prof !0 {
  ret void
}
!0 = !{!"function_entry_count", float 1.0}

;--- prof-function-has-one-i64-11
; LLVM 22: function must have a single !prof attachment
define void @f() !prof !0 !prof !1 {
;                ^~~~~
; error: !prof: a function can have only one [SP0215]
  ret void
}
!0 = !{!"function_entry_count", i64 10}
!1 = !{!"function_entry_count", i64 11}

;--- prof-function-has-one
; LLVM 22: function must have a single !prof attachment
define void @f() !prof !0 !prof !0 {
;                ^~~~~
; error: !prof: a function can have only one [SP0215]
  ret void
}
!0 = !{!"function_entry_count", i64 10}

;--- prof-function-that-is-only-declared-is-not-counted
; LLVM 22: function declaration may not have a !prof attachment
declare !prof !0 void @f()
;       ^~~~~
; error: !prof: a declaration cannot have a count [SP0215]
!0 = !{!"function_entry_count", i64 10}

;--- accepts-prof-unknown-pass
define void @f() !prof !0 {
  ret void
}
!0 = !{!"unknown", !"pass"}

;--- prof-its-first-operand-is-function-entry-count-or-vp
; LLVM 22: first operand should be 'function_entry_count' or 'synthetic_function_entry_count'
define void @f() !prof !0 {
;                ^~~~~
; error: !prof: its first operand is "function_entry_count" or "synthetic_function_entry_count" [SP0215]
  ret void
}
!0 = !{!"VP", i32 3, i64 10, i64 1, i64 2}

;--- prof-kind-of-vp-is-0-targets-of-calls-1-sizes-of-memory-or-2
; LLVM 22: Invalid VP !prof kind
define void @f(ptr %p) {
  call void %p(), !prof !0
;                 ^~~~~
; error: !prof: the kind of "VP" is 0 (targets of calls), 1 (sizes of memory) or 2 (tables of virtual functions) [SP0215]
  ret void
}
!0 = !{!"VP", i32 3, i64 10, i64 1, i64 2}

;--- accepts-prof-vp-10
define void @f(ptr %p) {
  call void %p(), !prof !0
  ret void
}
!0 = !{!"VP", i32 2, i64 10, i64 1, i64 2}

;--- prof-vp-is-for-calls
; LLVM 22: VP !prof indirect call or memop size expected to be applied to CallBase instructions only
define void @f(ptr %p) {
  %r = load i32, ptr %p, !prof !0
;                        ^~~~~
; error: !prof: only calls can have "VP" [SP0215]
  ret void
}
!0 = !{!"VP", i32 0, i64 10, i64 5, i64 10}
