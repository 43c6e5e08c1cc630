; test: verify
; llvm: 14
; Small modules, and what LLVM 14 says of those that it refuses.
;---
define i8 @f(i8* %p) {
  %v = load i8, i8* %p, !range !0
  ret i8 %v
}
!0 = !{i8 0, i8 10}

;---
; LLVM 14: Range types must match instruction type!
define i8 @f(i8* %p) {
  %v = load i8, i8* %p, !range !0
;                       ^~~~~~
; error: !range: the limits of a range have type i32, but what it speaks of i8 [SP0215]
  ret i8 %v
}
!0 = !{i32 0, i32 10}

;---
; LLVM 14: Ranges are only for loads, calls and invokes!
define void @f(i8* %p) {
  store i8 0, i8* %p, !range !0
;                     ^~~~~~
; error: !range: ranges are for loads and calls [SP0215]
  ret void
}
!0 = !{i8 0, i8 10}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i8* vs i8)
define i8* @f(i8* %p) {
  %v = load i8*, i8* %p, !range !0
;                ^~
; error: the address has type i8*, but i8* is accessed [SP0104]
  ret i8* %v
}
!0 = !{i64 0, i64 10}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (<2 x i8> vs i8)
define <2 x i8> @f(i8* %p) {
  %v = load <2 x i8>, i8* %p, !range !0
;                     ^~
; error: the address has type i8*, but <2 x i8> is accessed [SP0104]
  ret <2 x i8> %v
}
!0 = !{i8 0, i8 10}

;---
; LLVM 14: Range must not be empty!
define i8 @f(i8* %p) {
  %v = load i8, i8* %p, !range !0
;                       ^~~~~~
; error: !range: the limits of a range differ [SP0215]
  ret i8 %v
}
!0 = !{i8 -1, i8 -1}

;---
define i8 @f(i8* %p) {
  %v = load i8, i8* %p, !range !0
  ret i8 %v
}
!0 = !{i8 0, i8 10, i8 20, i8 30, i8 40, i8 50}

;---
; LLVM 14: Intervals are contiguous
define i8 @f(i8* %p) {
  %v = load i8, i8* %p, !range !0
;                       ^~~~~~
; error: !range: ranges that touch are one range [SP0215]
  ret i8 %v
}
!0 = !{i8 10, i8 20, i8 30, i8 40, i8 50, i8 10}

;---
; LLVM 14: Intervals are overlapping
define i8 @f(i8* %p) {
  %v = load i8, i8* %p, !range !0
;                       ^~~~~~
; error: !range: the ranges overlap [SP0215]
  ret i8 %v
}
!0 = !{i8 10, i8 20, i8 30, i8 40, i8 50, i8 15}

;---
define i8 @f(i8* %p) {
  %v = load i8, i8* %p, !range !0
  ret i8 %v
}
!0 = !{i8 -10, i8 0, i8 30, i8 40, i8 50, i8 -20}

;---
; LLVM 14: The upper limit must be an integer!
define i8 @f(i8* %p) {
  %v = load i8, i8* %p, !range !0
;                       ^~~~~~
; error: !range: the limits of a range are integers [SP0215]
  ret i8 %v
}
!0 = !{i8 0, i8* null}

;---
declare i8 @g()
define i8 @f() {
  %v = call i8 @g(), !range !0
  ret i8 %v
}
!0 = !{i8 0, i8 3}

;---
; LLVM 14: Ranges are only for loads, calls and invokes!
define i8 @f(i8 %x) {
  %v = add i8 %x, 1, !range !0
;                    ^~~~~~
; error: !range: ranges are for loads and calls [SP0215]
  ret i8 %v
}
!0 = !{i8 0, i8 3}

;---
define float @f(float %x) {
  %v = fadd float %x, 1.0, !fpmath !0
  ret float %v
}
!0 = !{float 2.5}

;---
; LLVM 14: fpmath accuracy must have float type
define float @f(float %x) {
  %v = fadd float %x, 1.0, !fpmath !0
;                          ^~~~~~~
; error: !fpmath: the accuracy is a constant of type float [SP0215]
  ret float %v
}
!0 = !{double 2.5}

;---
; LLVM 14: fpmath accuracy not a positive number!
define float @f(float %x) {
  %v = fadd float %x, 1.0, !fpmath !0
;                          ^~~~~~~
; error: !fpmath: the accuracy is a positive number [SP0215]
  ret float %v
}
!0 = !{float -2.5}

;---
; LLVM 14: fpmath accuracy not a positive number!
define float @f(float %x) {
  %v = fadd float %x, 1.0, !fpmath !0
;                          ^~~~~~~
; error: !fpmath: the accuracy is a positive number [SP0215]
  ret float %v
}
!0 = !{float 0.0}

;---
; LLVM 14: fpmath accuracy not a positive number!
define float @f(float %x) {
  %v = fadd float %x, 1.0, !fpmath !0
;                          ^~~~~~~
; error: !fpmath: the accuracy is a positive number [SP0215]
  ret float %v
}
!0 = !{float 0x7FF0000000000000}

;---
; LLVM 14: fpmath takes one operand!
define float @f(float %x) {
  %v = fadd float %x, 1.0, !fpmath !0
;                          ^~~~~~~
; error: !fpmath: it has one operand, the accuracy [SP0215]
  ret float %v
}
!0 = !{}

;---
; LLVM 14: invalid fpmath accuracy!
define float @f(float %x) {
  %v = fadd float %x, 1.0, !fpmath !0
;                          ^~~~~~~
; error: !fpmath: the accuracy is a constant of type float [SP0215]
  ret float %v
}
!0 = !{i32 1}

;---
; LLVM 14: invalid fpmath accuracy!
define float @f(float %x) {
  %v = fadd float %x, 1.0, !fpmath !0
;                          ^~~~~~~
; error: !fpmath: the accuracy is a constant of type float [SP0215]
  ret float %v
}
!0 = !{null}

;---
; LLVM 14: fpmath takes one operand!
define float @f(float %x) {
  %v = fadd float %x, 1.0, !fpmath !0
;                          ^~~~~~~
; error: !fpmath: it has one operand, the accuracy [SP0215]
  ret float %v
}
!0 = !{float 1.0, float 1.0}

;---
; LLVM 14: fpmath requires a floating point result!
define i32 @f(i32 %x) {
  %v = add i32 %x, 1, !fpmath !0
;                     ^~~~~~~
; error: !fpmath: an accuracy is for floats, not for i32 [SP0215]
  ret i32 %v
}
!0 = !{float 1.0}

;---
define i8 @f(i8* %p) {
  %v = load i8, i8* %p, !noalias.addrspace !0
  ret i8 %v
}
!0 = !{i32 5, i32 6}

;---
define i8 @f(i8* %p) {
  %v = load i8, i8* %p, !noalias.addrspace !0
  ret i8 %v
}
!0 = !{i64 5, i64 6}

;---
define i8 @f(i8 %p) {
  %v = add i8 %p, 1, !noalias.addrspace !0
  ret i8 %v
}
!0 = !{i32 5, i32 6}

;---
define i8 @f(i8* %p) {
  %v = load i8, i8* %p, !invariant.group !0
  ret i8 %v
}
!0 = !{}

;---
; LLVM 14: invariant.group metadata is only for loads and stores
define i8 @f(i8 %p) {
  %v = add i8 %p, 1, !invariant.group !0
;                    ^~~~~~~~~~~~~~~~
; error: !invariant.group: it is for loads and stores [SP0215]
  ret i8 %v
}
!0 = !{}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i8* vs i8)
define i8* @f(i8* %p) {
  %v = load i8*, i8* %p, !nonnull !0
;                ^~
; error: the address has type i8*, but i8* is accessed [SP0104]
  ret i8* %v
}
!0 = !{}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i8* vs i8)
define i8* @f(i8* %p) {
  %v = load i8*, i8* %p, !nonnull !0
;                ^~
; error: the address has type i8*, but i8* is accessed [SP0104]
  ret i8* %v
}
!0 = !{i32 1}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !nonnull !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{}

;---
; LLVM 14: nonnull applies only to load instructions, use attributes for calls or invokes
define i8* @f(i8* %p) {
  %v = getelementptr i8, i8* %p, i64 1, !nonnull !0
;                                       ^~~~~~~~
; error: !nonnull: it is for loads; calls have the attribute nonnull [SP0215]
  ret i8* %v
}
!0 = !{}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i8* vs i8)
define i8* @f(i8* %p) {
  %v = load i8*, i8* %p, !dereferenceable !0
;                ^~
; error: the address has type i8*, but i8* is accessed [SP0104]
  ret i8* %v
}
!0 = !{i64 4}

;---
define i8* @f(i64 %p) {
  %v = inttoptr i64 %p to i8*, !dereferenceable_or_null !0
  ret i8* %v
}
!0 = !{i64 4}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i8* vs i8)
define i8* @f(i8* %p) {
  %v = load i8*, i8* %p, !dereferenceable !0
;                ^~
; error: the address has type i8*, but i8* is accessed [SP0104]
  ret i8* %v
}
!0 = !{i32 4}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i8* vs i8)
define i8* @f(i8* %p) {
  %v = load i8*, i8* %p, !dereferenceable !0
;                ^~
; error: the address has type i8*, but i8* is accessed [SP0104]
  ret i8* %v
}
!0 = !{}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !dereferenceable !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{i64 4}

;---
; LLVM 14: dereferenceable, dereferenceable_or_null apply only to load and inttoptr instructions, use attributes for calls or invokes
define i8* @f(i8* %p) {
  %v = getelementptr i8, i8* %p, i64 1, !dereferenceable !0
;                                       ^~~~~~~~~~~~~~~~
; error: !dereferenceable: it is for loads and inttoptr; calls have attributes [SP0215]
  ret i8* %v
}
!0 = !{i64 4}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i8* vs i8)
define i8* @f(i8* %p) {
  %v = load i8*, i8* %p, !align !0
;                ^~
; error: the address has type i8*, but i8* is accessed [SP0104]
  ret i8* %v
}
!0 = !{i64 4}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i8* vs i8)
define i8* @f(i8* %p) {
  %v = load i8*, i8* %p, !align !0
;                ^~
; error: the address has type i8*, but i8* is accessed [SP0104]
  ret i8* %v
}
!0 = !{i64 3}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i8* vs i8)
define i8* @f(i8* %p) {
  %v = load i8*, i8* %p, !align !0
;                ^~
; error: the address has type i8*, but i8* is accessed [SP0104]
  ret i8* %v
}
!0 = !{i64 0}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i8* vs i8)
define i8* @f(i8* %p) {
  %v = load i8*, i8* %p, !align !0
;                ^~
; error: the address has type i8*, but i8* is accessed [SP0104]
  ret i8* %v
}
!0 = !{i64 8589934592}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i8* vs i8)
define i8* @f(i8* %p) {
  %v = load i8*, i8* %p, !align !0
;                ^~
; error: the address has type i8*, but i8* is accessed [SP0104]
  ret i8* %v
}
!0 = !{i32 4}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !align !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{i64 4}

;---
; LLVM 14: stored value and pointer type do not match
define void @f(i8* %p) {
  store i32 0, i8* %p, !align !0
;              ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret void
}
!0 = !{i64 4}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i8* vs i8)
define i8* @f(i8* %p) {
  %v = load i8*, i8* %p, !align !0
;                ^~
; error: the address has type i8*, but i8* is accessed [SP0104]
  ret i8* %v
}
!0 = !{i64 4, i64 4}

;---
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", i32 1, i32 2}

;---
; LLVM 14: Wrong number of operands
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

;---
; LLVM 14: Wrong number of operands
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
;                               ^~~~~
; error: !prof: 3 weights, but 2 are needed [SP0215]
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", !"expected", i32 1, i32 2}

;---
; LLVM 14: Wrong number of operands
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
;                               ^~~~~
; error: !prof: 3 weights, but 2 are needed [SP0215]
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", !"foo", i32 1, i32 2}

;---
; LLVM 14: !prof brunch_weights operand is not a const int
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
;                               ^~~~~
; error: !prof: a weight is an integer [SP0215]
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", i32 1, !"a"}

;---
; LLVM 14: second operand should not be null
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
;                               ^~~~~
; error: !prof: a weight is an integer [SP0215]
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", i32 1, null}

;---
; LLVM 14: !prof annotations should have no less than 2 operands
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
;                               ^~~~~
; error: !prof: it has a name and at least one operand more [SP0215]
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights"}

;---
; LLVM 14: expected string with name of the !prof annotation
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
;                               ^~~~~
; error: !prof: its first operand is a name, a string [SP0215]
a:
  ret void
b:
  ret void
}
!0 = !{i32 1, i32 2}

;---
; LLVM 14: first operand should not be null
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
;                               ^~~~~
; error: !prof: its first operand is a name, a string [SP0215]
a:
  ret void
b:
  ret void
}
!0 = !{null, i32 2}

;---
; LLVM 14: !prof annotations should have no less than 2 operands
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
;                               ^~~~~
; error: !prof: it has a name and at least one operand more [SP0215]
a:
  ret void
b:
  ret void
}
!0 = !{!"unknown"}

;---
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"unknown", !"pass"}

;---
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"unknown", i32 2}

;---
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", i32 0, i32 0}

;---
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"other", i32 0}

;---
declare void @g()
define void @f() {
  call void @g(), !prof !0
  ret void
}
!0 = !{!"branch_weights", i32 10}

;---
; LLVM 14: Wrong number of operands
declare void @g()
define void @f() {
  call void @g(), !prof !0
;                 ^~~~~
; error: !prof: 2 weights, but 1 are needed [SP0215]
  ret void
}
!0 = !{!"branch_weights", i32 10, i32 5}

;---
declare void @g()
define void @f() {
  call void @g(), !prof !0
  ret void
}
!0 = !{!"VP", i32 0, i64 1, i64 2, i64 3}

;---
; LLVM 14: '%p' defined with type 'i8*' but expected 'void ()*'
define void @f(i8* %p) {
  call void %p(), !prof !0
;           ^~
; error: `%p` is defined with type `i8*`, but used with type `void ()*` [SP0104]
  ret void
}
!0 = !{!"VP", i32 0, i64 1, i64 2, i64 3}

;---
; LLVM 14: '%p' defined with type 'i8*' but expected 'void ()*'
define void @f(i8* %p) {
  call void %p(), !prof !0
;           ^~
; error: `%p` is defined with type `i8*`, but used with type `void ()*` [SP0104]
  ret void
}
!0 = !{!"VP", i32 0, i64 1, i64 2}

;---
; LLVM 14: '%p' defined with type 'i8*' but expected 'void ()*'
define void @f(i8* %p) {
  call void %p(), !prof !0
;           ^~
; error: `%p` is defined with type `i8*`, but used with type `void ()*` [SP0104]
  ret void
}
!0 = !{!"VP", !"a", i64 1, i64 2, i64 3}

;---
; LLVM 14: !prof branch_weights are not allowed for this instruction
define i32 @f(i32 %p) {
  %v = add i32 %p, 1, !prof !0
;                     ^~~~~
; error: !prof: weights are for branches, calls and select [SP0215]
  ret i32 %v
}
!0 = !{!"branch_weights", i32 10}

;---
define i32 @f(i1 %p) {
  %v = select i1 %p, i32 1, i32 2, !prof !0
  ret i32 %v
}
!0 = !{!"branch_weights", i32 10, i32 20}

;---
; LLVM 14: Wrong number of operands
define i32 @f(i1 %p) {
  %v = select i1 %p, i32 1, i32 2, !prof !0
;                                  ^~~~~
; error: !prof: 1 weight, but 2 are needed [SP0215]
  ret i32 %v
}
!0 = !{!"branch_weights", i32 10}

;---
define void @f(i32 %p) {
  switch i32 %p, label %a [ i32 1, label %b ], !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", i32 10, i32 20}

;---
; LLVM 14: Wrong number of operands
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

;---
define void @f(i8* %p) {
  indirectbr i8* %p, [label %a], !prof !0
a:
  ret void
}
!0 = !{!"branch_weights", i32 10}

;---
define void @f() !prof !0 {
  ret void
}
!0 = !{!"function_entry_count", i64 10}

;---
define void @f() !prof !0 {
  ret void
}
!0 = !{!"synthetic_function_entry_count", i64 10}

;---
; LLVM 14: !prof annotations should have no less than 2 operands
define void @f() !prof !0 {
;                ^~~~~
; error: !prof: it has a name and a count [SP0215]
  ret void
}
!0 = !{!"function_entry_count"}

;---
; LLVM 14: first operand should be 'function_entry_count' or 'synthetic_function_entry_count'
define void @f() !prof !0 {
;                ^~~~~
; error: !prof: its first operand is "function_entry_count" or "synthetic_function_entry_count" [SP0215]
  ret void
}
!0 = !{!"foo", i64 10}

;---
; LLVM 14: expected string with name of the !prof annotation
define void @f() !prof !0 {
;                ^~~~~
; error: !prof: its first operand is "function_entry_count" or "synthetic_function_entry_count" [SP0215]
  ret void
}
!0 = !{i64 10, i64 10}

;---
; LLVM 14: first operand should not be null
define void @f() !prof !0 {
;                ^~~~~
; error: !prof: its first operand is "function_entry_count" or "synthetic_function_entry_count" [SP0215]
  ret void
}
!0 = !{null, i64 10}

;---
; LLVM 14: second operand should not be null
define void @f() !prof !0 {
;                ^~~~~
; error: !prof: the count is an integer [SP0215]
  ret void
}
!0 = !{!"function_entry_count", null}

;---
; LLVM 14: expected integer argument to function_entry_count
define void @f() !prof !0 {
;                ^~~~~
; error: !prof: the count is an integer [SP0215]
  ret void
}
!0 = !{!"function_entry_count", !"a"}

;---
define void @f() !prof !0 {
  ret void
}
!0 = !{!"function_entry_count", float 1.0}

;---
; LLVM 14: function must have a single !prof attachment
define void @f() !prof !0 !prof !1 {
;                ^~~~~
; error: !prof: a function has one [SP0215]
  ret void
}
!0 = !{!"function_entry_count", i64 10}
!1 = !{!"function_entry_count", i64 11}

;---
; LLVM 14: function must have a single !prof attachment
define void @f() !prof !0 !prof !0 {
;                ^~~~~
; error: !prof: a function has one [SP0215]
  ret void
}
!0 = !{!"function_entry_count", i64 10}

;---
; LLVM 14: function declaration may not have a !prof attachment
declare !prof !0 void @f()
;       ^~~~~
; error: !prof: a function that is only declared is not counted [SP0215]
!0 = !{!"function_entry_count", i64 10}

;---
; LLVM 14: first operand should be 'function_entry_count' or 'synthetic_function_entry_count'
define void @f() !prof !0 {
;                ^~~~~
; error: !prof: its first operand is "function_entry_count" or "synthetic_function_entry_count" [SP0215]
  ret void
}
!0 = !{!"unknown", !"pass"}

;---
define void @f() !kcfi_type !0 {
  ret void
}
!0 = !{i32 10}

;---
define void @f() !kcfi_type !0 {
  ret void
}
!0 = !{i64 10}

;---
define void @f() !kcfi_type !0 {
  ret void
}
!0 = !{}

;---
define void @f() !kcfi_type !0 {
  ret void
}
!0 = !{null}

;---
define void @f() !kcfi_type !0 {
  ret void
}
!0 = !{!"a"}

;---
define void @f() !kcfi_type !0 {
  ret void
}
!0 = !{float 1.0}

;---
define void @f() !kcfi_type !0 !kcfi_type !0 {
  ret void
}
!0 = !{i32 10}

;---
declare !kcfi_type !0 void @f()
!0 = !{i64 10}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !tbaa !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !tbaa !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{!1, !1, i64 0, i64 1}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !tbaa !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{!1, !1, i64 0, i64 2}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !tbaa !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{!1, !1, i64 4}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !tbaa !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{!1, !1, i64 0, i64 1, i64 2}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !tbaa !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !tbaa !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{!"int", !1}
!1 = !{!"root"}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !tbaa !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{!"int", !1, i64 0}
!1 = !{!"root"}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !tbaa !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{!"int"}

;---
; LLVM 14: This instruction shall not have a TBAA access tag!
define i32 @f(i32 %p) {
  %v = add i32 %p, 1, !tbaa !0
;                     ^~~~~
; error: !tbaa: access tags are for instructions that access memory [SP0215]
  ret i32 %v
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !tbaa !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{!3, !1, i64 4}
!1 = !{!"int", !2}
!2 = !{!"root"}
!3 = !{!"struct", !1, i64 0, !1, i64 4}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !tbaa !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{!3, !1, i64 2}
!1 = !{!"int", !2}
!2 = !{!"root"}
!3 = !{!"struct", !1, i64 0, !1, i64 4}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !tbaa !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{!3, !1, i64 4}
!1 = !{!"int", !2}
!2 = !{!"root"}
!3 = !{!"struct", !1, i64 4, !1, i64 0}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !tbaa !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{!3, !1, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}
!3 = !{!"struct", !1, i64 0, !1}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !tbaa !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{!3, !1, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}
!3 = !{!"struct", !1, i64 0, !1, i32 4}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !tbaa !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{!3, !1, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}
!3 = !{!"struct", !1, i64 0, !1, !"a"}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !tbaa !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{!3, !1, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}
!3 = !{!"struct", !"x", i64 0, !1, i64 4}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !tbaa !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{!3, !4, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}
!3 = !{!"struct", !1, i64 0}
!4 = !{!"float", !2}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !tbaa !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{!3, !3, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}
!3 = !{!"struct", !1, i64 0, !1, i64 4}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !tbaa !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{!3, !1, i32 0}
!1 = !{!"int", !2}
!2 = !{!"root"}
!3 = !{!"struct", !1, i64 0, !1, i64 4}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !tbaa !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{!1, !1, !"a"}
!1 = !{!"int", !2}
!2 = !{!"root"}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !tbaa !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{!1, null, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !tbaa !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{!3, !3, i64 0, i64 4}
!3 = !{!2, i64 4, !"int"}
!2 = !{!"root"}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !tbaa !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{!3, !3, i64 0}
!3 = !{!2, i64 4, !"int"}
!2 = !{!"root"}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !tbaa !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{!4, !3, i64 4, i64 4}
!3 = !{!2, i64 4, !"int"}
!2 = !{!"root"}
!4 = !{!2, i64 8, !"s", !3, i64 0, i64 4, !3, i64 4, i64 4}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !noalias !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !noalias !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{!"a"}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !noalias !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{!1}
!1 = !{!2}
!2 = distinct !{!2}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !alias.scope !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{!1}
!1 = !{!"s", !2, !"name"}
!2 = !{!"d", !"name"}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !alias.scope !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{!1}
!1 = !{!"s", !2, i32 0}
!2 = !{!"d", !"name"}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !alias.scope !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{!1}
!1 = !{!"s", !2}
!2 = !{!"d", i32 1}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !alias.scope !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{!1}
!1 = !{!"s", !2}
!2 = !{}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !alias.scope !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{!1}
!1 = !{i32 1, !2}
!2 = !{!"d"}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !alias.scope !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{!1}
!1 = !{!"s", !"d"}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !llvm.access.group !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = distinct !{}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !llvm.access.group !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{!1, !2}
!1 = distinct !{}
!2 = distinct !{}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !llvm.access.group !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{!1}
!1 = !{}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !llvm.access.group !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{!"a"}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !llvm.access.group !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{}

;---
define i32 @f(i32 %p) {
  %v = add i32 %p, 1, !annotation !0
  ret i32 %v
}
!0 = !{!"a"}

;---
; LLVM 14: annotation must have at least one operand
define i32 @f(i32 %p) {
  %v = add i32 %p, 1, !annotation !0
;                     ^~~~~~~~~~~
; error: !annotation: it is a list of at least one string [SP0215]
  ret i32 %v
}
!0 = !{}

;---
; LLVM 14: operands must be strings
define i32 @f(i32 %p) {
  %v = add i32 %p, 1, !annotation !0
;                     ^~~~~~~~~~~
; error: !annotation: its operands are strings, or tuples of strings [SP0215]
  ret i32 %v
}
!0 = !{i32 1}

;---
; LLVM 14: operands must be strings
define i32 @f(i32 %p) {
  %v = add i32 %p, 1, !annotation !0
;                     ^~~~~~~~~~~
; error: !annotation: its operands are strings, or tuples of strings [SP0215]
  ret i32 %v
}
!0 = !{!1}
!1 = !{!"a", i32 1}

;---
declare i8* @m()
define void @f() {
  %v = call i8* @m(), !memprof !0, !callsite !2
  ret void
}
!0 = !{!1}
!1 = !{!2, !"cold"}
!2 = !{i64 1, i64 2}

;---
declare i8* @m()
define void @f() {
  %v = call i8* @m(), !memprof !0
  ret void
}
!0 = !{}

;---
declare i8* @m()
define void @f() {
  %v = call i8* @m(), !memprof !0
  ret void
}
!0 = !{!1}
!1 = !{!2}
!2 = !{i64 1, i64 2}

;---
declare i8* @m()
define void @f() {
  %v = call i8* @m(), !memprof !0
  ret void
}
!0 = !{!1}
!1 = !{null, !"cold"}

;---
declare i8* @m()
define void @f() {
  %v = call i8* @m(), !memprof !0
  ret void
}
!0 = !{!1}
!1 = !{!"a", !"cold"}

;---
declare i8* @m()
define void @f() {
  %v = call i8* @m(), !memprof !0
  ret void
}
!0 = !{!1}
!1 = !{!2, i64 5, !"cold"}
!2 = !{i64 1, i64 2}

;---
declare i8* @m()
define void @f() {
  %v = call i8* @m(), !memprof !0
  ret void
}
!0 = !{!1}
!1 = !{!2, !"cold"}
!2 = !{}

;---
declare i8* @m()
define void @f() {
  %v = call i8* @m(), !memprof !0
  ret void
}
!0 = !{!1}
!1 = !{!2, !"cold"}
!2 = !{!"x"}

;---
define i32 @f(i32 %p) {
  %v = add i32 %p, 1, !memprof !0
  ret i32 %v
}
!0 = !{!1}
!1 = !{!2, !"cold"}
!2 = !{i64 1, i64 2}

;---
define i32 @f(i32 %p) {
  %v = add i32 %p, 1, !callsite !0
  ret i32 %v
}
!0 = !{i64 1, i64 2}

;---
declare i8* @m()
define void @f() {
  %v = call i8* @m(), !callsite !0
  ret void
}
!0 = !{}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !mmra !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{!"a", !"b"}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !mmra !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{!"a", i32 0}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !mmra !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{!1, !1}
!1 = !{!"a", !"b"}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !mmra !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{!1, !2}
!1 = !{!"a", !"b"}
!2 = !{!"a", !"b", !"c"}

;---
define i32 @f(i32 %p) {
  %v = add i32 %p, 1, !mmra !0
  ret i32 %v
}
!0 = !{!"a", !"b"}

;---
; LLVM 14: '%p' defined with type 'i8*' but expected 'void ()*'
define void @f(i8* %p) {
  call void %p(), !callees !0
;           ^~
; error: `%p` is defined with type `i8*`, but used with type `void ()*` [SP0104]
  ret void
}
!0 = !{i8* @f}
;          ^~
; error: `@f` has type `void (i8*)*`, but is used with type `i8*` [SP0104]

;---
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"a", i32 1}

;---
; LLVM 14: incorrect number of operands in module flag
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"a"}
;    ^~~~~~~~~~~~~~
; error: module flag: it has a behaviour, a name and a value [SP0215]

;---
; LLVM 14: invalid behavior operand in module flag (unexpected constant)
!llvm.module.flags = !{!0}
!0 = !{i32 99, !"a", i32 1}
;    ^~~~~~~~~~~~~~~~~~~~~~
; error: module flag: its behaviour is an integer from 1 to 7 [SP0215]

;---
; LLVM 14: invalid behavior operand in module flag (expected constant integer)
!llvm.module.flags = !{!0}
!0 = !{!"a", !"a", i32 1}
;    ^~~~~~~~~~~~~~~~~~~~
; error: module flag: its behaviour is an integer from 1 to 7 [SP0215]

;---
; LLVM 14: invalid ID operand in module flag (expected metadata string)
!llvm.module.flags = !{!0}
!0 = !{i32 1, i32 1, i32 1}
;    ^~~~~~~~~~~~~~~~~~~~~~
; error: module flag: its second operand is its name, a string [SP0215]

;---
; LLVM 14: module flag identifiers must be unique (or of 'require' type)
!llvm.module.flags = !{!0, !1}
!0 = !{i32 1, !"a", i32 1}
;    ^~~~~~~~~~~~~~~~~~~~~
; error: module flag: there are two with the name "a" [SP0215]
!1 = !{i32 1, !"a", i32 1}

;---
; LLVM 14: module flag identifiers must be unique (or of 'require' type)
!llvm.module.flags = !{!0, !1}
!0 = !{i32 1, !"a", i32 1}
!1 = !{i32 1, !"a", i32 2}
;    ^~~~~~~~~~~~~~~~~~~~~
; error: module flag: there are two with the name "a" [SP0215]

;---
; LLVM 14: invalid behavior operand in module flag (unexpected constant)
!llvm.module.flags = !{!0}
!0 = !{i32 8, !"a", i32 1}
;    ^~~~~~~~~~~~~~~~~~~~~
; error: module flag: its behaviour is an integer from 1 to 7 [SP0215]

;---
; LLVM 14: invalid behavior operand in module flag (unexpected constant)
!llvm.module.flags = !{!0}
!0 = !{i32 8, !"a", i32 -1}
;    ^~~~~~~~~~~~~~~~~~~~~~
; error: module flag: its behaviour is an integer from 1 to 7 [SP0215]

;---
; LLVM 14: invalid behavior operand in module flag (unexpected constant)
!llvm.module.flags = !{!0}
!0 = !{i32 8, !"a", !"b"}
;    ^~~~~~~~~~~~~~~~~~~~
; error: module flag: its behaviour is an integer from 1 to 7 [SP0215]

;---
; LLVM 14: invalid value for 'max' module flag (expected constant integer)
!llvm.module.flags = !{!0}
!0 = !{i32 7, !"a", !"b"}
;    ^~~~~~~~~~~~~~~~~~~~
; error: module flag: the value of "a", of which the largest is taken, is an integer [SP0215]

;---
!llvm.module.flags = !{!0}
!0 = !{i32 7, !"a", i32 3}

;---
; LLVM 14: invalid value for 'require' module flag (expected metadata pair)
!llvm.module.flags = !{!0}
!0 = !{i32 3, !"a", i32 3}
;    ^~~~~~~~~~~~~~~~~~~~~
; error: module flag: what "a" requires is a pair of a name and a value [SP0215]

;---
; LLVM 14: invalid requirement on flag, flag is not present in module
!llvm.module.flags = !{!0}
!0 = !{i32 3, !"a", !1}
!1 = !{!"b", i32 1}
;    ^~~~~~~~~~~~~~
; error: module flag "b" is required, but there is none [SP0215]

;---
!llvm.module.flags = !{!0, !2}
!0 = !{i32 3, !"a", !1}
!1 = !{!"b", i32 1}
!2 = !{i32 1, !"b", i32 1}

;---
; LLVM 14: invalid requirement on flag, flag does not have the required value
!llvm.module.flags = !{!0, !2}
!0 = !{i32 3, !"a", !1}
!1 = !{!"b", i32 1}
;    ^~~~~~~~~~~~~~
; error: module flag "b" has not the value that is required of it [SP0215]
!2 = !{i32 1, !"b", i32 2}

;---
; LLVM 14: invalid value for 'require' module flag (first value operand should be a string)
!llvm.module.flags = !{!0}
!0 = !{i32 3, !"a", !1}
;    ^~~~~~~~~~~~~~~~~~
; error: module flag: what "a" requires begins with a name, a string [SP0215]
!1 = !{i32 1, i32 1}

;---
; LLVM 14: invalid value for 'require' module flag (expected metadata pair)
!llvm.module.flags = !{!0}
!0 = !{i32 3, !"a", !1}
;    ^~~~~~~~~~~~~~~~~~
; error: module flag: what "a" requires is a pair of a name and a value [SP0215]
!1 = !{!"b"}

;---
; LLVM 14: invalid value for 'append'-type module flag (expected a metadata node)
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"a", i32 1}
;    ^~~~~~~~~~~~~~~~~~~~~
; error: module flag: the value of "a", to which others are appended, is a node [SP0215]

;---
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"a", !1}
!1 = !{}

;---
!llvm.module.flags = !{!0}
!0 = !{i32 6, !"a", !1}
!1 = !{}

;---
; LLVM 14: invalid behavior operand in module flag (unexpected constant)
!llvm.module.flags = !{!0}
!0 = !{i32 0, !"a", !1}
;    ^~~~~~~~~~~~~~~~~~
; error: module flag: its behaviour is an integer from 1 to 7 [SP0215]
!1 = !{}

;---
; LLVM 14: wchar_size metadata requires constant integer argument
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"wchar_size", !"a"}
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: module flag: the value of "wchar_size" is an integer [SP0215]

;---
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"wchar_size", i32 4}

;---
; LLVM 14: 'Linker Options' named metadata no longer supported
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"Linker Options", !1}
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: module flag: options of the linker are in !llvm.linker.options since LLVM 6 [SP0215]
!1 = !{}

;---
!llvm.module.flags = !{!0}
!llvm.linker.options = !{}
!0 = !{i32 5, !"Linker Options", !1}
!1 = !{}

;---
; LLVM 14: SemanticInterposition metadata requires constant integer argument
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"SemanticInterposition", !"a"}
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: module flag: the value of "SemanticInterposition" is an integer [SP0215]

;---
; LLVM 14: invalid forward reference to function as global value!
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !1}
!1 = !{!2}
!2 = !{i8* @f, i8* @f, i64 32}
;          ^~
; error: `@f` has type `void ()*`, but is used with type `i8*` [SP0104]
;                  ^~
; error: `@f` has type `void ()*`, but is used with type `i8*` [SP0104]
declare void @f()

;---
; LLVM 14: invalid forward reference to function as global value!
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !1}
!1 = !{!2}
!2 = !{i8* @f, i8* @f}
;          ^~
; error: `@f` has type `void ()*`, but is used with type `i8*` [SP0104]
;                  ^~
; error: `@f` has type `void ()*`, but is used with type `i8*` [SP0104]
declare void @f()

;---
; LLVM 14: invalid forward reference to function as global value!
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !1}
!1 = !{!2}
!2 = !{i8* @f, i32 0, i64 32}
;          ^~
; error: `@f` has type `void ()*`, but is used with type `i8*` [SP0104]
declare void @f()

;---
; LLVM 14: invalid forward reference to function as global value!
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !1}
!1 = !{!2}
!2 = !{i8* @f, null, i64 32}
;          ^~
; error: `@f` has type `void ()*`, but is used with type `i8*` [SP0104]
declare void @f()

;---
; LLVM 14: invalid forward reference to function as global value!
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !1}
!1 = !{!2}
!2 = !{i8* @f, null, !"a"}
;          ^~
; error: `@f` has type `void ()*`, but is used with type `i8*` [SP0104]
declare void @f()

;---
; LLVM 14: expected a MDNode triple
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !1}
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: module flag: "CG Profile" is a list of triples of caller, callee and count [SP0215]
!1 = !{!"a"}

;---
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"aarch64-elf-pauthabi-platform", i32 2}

;---
!llvm.module.flags = !{!0, !1}
!0 = !{i32 1, !"aarch64-elf-pauthabi-platform", i32 2}
!1 = !{i32 1, !"aarch64-elf-pauthabi-version", i32 2}

;---
!llvm.module.flags = !{!0}
!0 = !{i32 4, !"a", i32 2}

;---
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"a", i32 2}

;---
!llvm.module.flags = !{!0}
!0 = !{i1 1, !"a", i32 2}

;---
!llvm.module.flags = !{!0}
!0 = !{i64 1, !"a", i32 2}

;---
!llvm.ident = !{!0}
!0 = !{!"me"}

;---
; LLVM 14: incorrect number of operands in llvm.ident metadata
!llvm.ident = !{!0}
!0 = !{!"me", !"you"}
;    ^~~~~~~~~~~~~~~~
; error: !llvm.ident is a list of nodes with one string each [SP0215]

;---
; LLVM 14: invalid value for llvm.ident metadata entry operand(the operand should be a string)
!llvm.ident = !{!0}
!0 = !{i32 0}
;    ^~~~~~~~
; error: !llvm.ident is a list of nodes with one string each [SP0215]

;---
; LLVM 14: invalid value for llvm.ident metadata entry operand(the operand should be a string)
!llvm.ident = !{!0}
!0 = !{null}
;    ^~~~~~~
; error: !llvm.ident is a list of nodes with one string each [SP0215]

;---
; LLVM 14: incorrect number of operands in llvm.commandline metadata
!llvm.commandline = !{!0}
!0 = !{!"me", !"you"}
;    ^~~~~~~~~~~~~~~~
; error: !llvm.commandline is a list of nodes with one string each [SP0215]

;---
; LLVM 14: invalid value for llvm.commandline metadata entry operand(the operand should be a string)
!llvm.commandline = !{!0}
!0 = !{i32 0}
;    ^~~~~~~~
; error: !llvm.commandline is a list of nodes with one string each [SP0215]

;---
!llvm.dbg.foo = !{!0}
!0 = !{i32 0}

;---
!llvm.dbg.cu = !{!0}
!0 = !{i32 0}

;---
!foo = !{!0}
!0 = !{i32 0, !"a", null, i8* null}

;---
; LLVM 14: Expected '!' here
!foo = !{i32 0}
;        ^~~
; error: unexpected `i32` [SP0101]
;   expected a metadata node, such as `!0`

;---
; LLVM 14: Expected '!' here
!foo = !{null}
;        ^~~~
; error: unexpected `null` [SP0101]
;   expected a metadata node, such as `!0`

;---
; LLVM 14: expected integer
!foo = !{!"a"}
;        ^
; error: unexpected `!` [SP0101]
;   expected a metadata node, such as `!0`

;---
; LLVM 14: expected integer
!foo = !{!{}}
;        ^
; error: unexpected `!` [SP0101]
;   expected a metadata node, such as `!0`

;---
!foo = !{!DIExpression()}

;---
; LLVM 14: Expected '!' here
!foo = !{!DILocation(line: 1, scope: !0)}
;        ^~~~~~~~~~~
; error: unexpected `!DILocation` [SP0101]
;   expected a metadata node, such as `!0`
!0 = !{}

;---
define void @f(i32 %x) {
  call void @llvm.foo(metadata i32 %x)
  ret void
}
declare void @llvm.foo(metadata)

;---
; differs: it is read as LLVM 3.5 wrote it, with a note
define void @f(i32 %x) {
  call void @llvm.foo(metadata !{i32 %x})
;                              ^~~~~~~~~
; note: a value of a function in a metadata node [SP0113]
;   note: Since LLVM 3.6 the value stands alone, as in `metadata i32 %x`.
  ret void
}
declare void @llvm.foo(metadata)

;---
; LLVM 14: invalid use of function-local name
define void @f(i32 %x) {
  ret void, !foo !{i32 %x}
;                      ^~
; error: a node is no function's own, so a local value cannot be in it [SP0118]
}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !dbg !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !nontemporal !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{i32 2}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !invariant.load !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{i32 2}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !noundef !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{i32 2}

;---
declare i8* @llvm.coro.begin(token, i8*)
define void @f(i8* %p) {
  br label %f, !llvm.loop !0
f:
  br label %f, !llvm.loop !0
}
!0 = !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}

;---
; LLVM 14: '%a' defined with type 'i32*' but expected 'i8*'
define void @f(i8* %p) {
  %a = alloca i32, !captures !0
  store i8* %a, i8* %p, !captures !0
;           ^~
; error: `%a` is defined with type `i32*`, but used with type `i8*` [SP0104]
  ret void
}
!0 = !{!"address"}

;---
; LLVM 14: stored value and pointer type do not match
define void @f(i8* %p) {
  store i8* %p, i8* %p, !captures !0
;               ^~
; error: the address has type i8*, but i8* is accessed [SP0104]
  ret void
}
!0 = !{!"address"}

;---
; LLVM 14: stored value and pointer type do not match
define void @f(i8* %p) {
  store i8* %p, i8* %p, !captures !0
;               ^~
; error: the address has type i8*, but i8* is accessed [SP0104]
  ret void
}
!0 = !{!"nonsense"}

;---
; LLVM 14: stored value and pointer type do not match
define void @f(i8* %p) {
  store i32 0, i8* %p, !captures !0
;              ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret void
}
!0 = !{!"address"}

;---
; LLVM 14: stored value and pointer type do not match
define void @f(i8* %p) {
  store i8* %p, i8* %p, !captures !0
;               ^~
; error: the address has type i8*, but i8* is accessed [SP0104]
  ret void
}
!0 = !{}

;---
declare void @g()
define void @f() {
  call void @g(), !callee_type !0
  ret void
}
!0 = !{!1}
!1 = !{i64 0, !"x.generalized"}

;---
declare void @g()
define void @f() {
  call void @g(), !callee_type !0
  ret void
}
!0 = !{!1}
!1 = !{i64 0, !"x"}

;---
; LLVM 14: explicit pointee type doesn't match operand's pointee type (i32 vs i8)
define i32 @f(i8* %p) {
  %v = load i32, i8* %p, !callee_type !0
;                ^~
; error: the address has type i8*, but i32 is accessed [SP0104]
  ret i32 %v
}
!0 = !{!1}
!1 = !{i64 0, !"x.generalized"}

;---
declare i8* @g()
define i8* @f() {
  %v = call i8* @g(), !alloc_token !0
  ret i8* %v
}
!0 = !{!"T", i1 true}

;---
declare i8* @g()
define i8* @f() {
  %v = call i8* @g(), !alloc_token !0
  ret i8* %v
}
!0 = !{!"T"}

;---
define void @f() {
  %a = alloca i32, !alloc_token !0
  ret void
}
!0 = !{!"T", i1 true}

;---
; LLVM 14: '@g' defined with type 'i32*' but expected 'i8*'
define void @f() !implicit.ref !0 {
  ret void
}
@g = global i32 0
!0 = !{i8* @g}
;          ^~
; error: `@g` has type `i32*`, but is used with type `i8*` [SP0104]

;---
define void @f() !implicit.ref !0 {
  ret void
}
!0 = !{i32 0}

;---
; LLVM 14: use of undefined metadata '!1'
!0 = !{!1}
;      ^~
; error: use of undefined metadata !1 [SP0116]
