; test: verify
; llvm: 22
; Small modules, and what LLVM 22 says of those that it refuses.
;---
define i8 @f(ptr %p) {
  %v = load i8, ptr %p, !range !0
  ret i8 %v
}
!0 = !{i8 0, i8 10}

;---
; LLVM 22: Range types must match instruction type!
define i8 @f(ptr %p) {
  %v = load i8, ptr %p, !range !0
;                       ^~~~~~
; error: !range: the limits of a range have type i32, but what it speaks of i8 [SP0215]
  ret i8 %v
}
!0 = !{i32 0, i32 10}

;---
; LLVM 22: Ranges are only for loads, calls and invokes!
define void @f(ptr %p) {
  store i8 0, ptr %p, !range !0
;                     ^~~~~~
; error: !range: ranges are for loads and calls [SP0215]
  ret void
}
!0 = !{i8 0, i8 10}

;---
; LLVM 22: Range types must match instruction type!
define ptr @f(ptr %p) {
  %v = load ptr, ptr %p, !range !0
;                        ^~~~~~
; error: !range: ranges are for integers, not for ptr [SP0215]
  ret ptr %v
}
!0 = !{i64 0, i64 10}

;---
define <2 x i8> @f(ptr %p) {
  %v = load <2 x i8>, ptr %p, !range !0
  ret <2 x i8> %v
}
!0 = !{i8 0, i8 10}

;---
; LLVM 22: Range must not be empty!
define i8 @f(ptr %p) {
  %v = load i8, ptr %p, !range !0
;                       ^~~~~~
; error: !range: the limits of a range differ [SP0215]
  ret i8 %v
}
!0 = !{i8 -1, i8 -1}

;---
define i8 @f(ptr %p) {
  %v = load i8, ptr %p, !range !0
  ret i8 %v
}
!0 = !{i8 0, i8 10, i8 20, i8 30, i8 40, i8 50}

;---
; LLVM 22: Intervals are contiguous
define i8 @f(ptr %p) {
  %v = load i8, ptr %p, !range !0
;                       ^~~~~~
; error: !range: ranges that touch are one range [SP0215]
  ret i8 %v
}
!0 = !{i8 10, i8 20, i8 30, i8 40, i8 50, i8 10}

;---
; LLVM 22: Intervals are overlapping
define i8 @f(ptr %p) {
  %v = load i8, ptr %p, !range !0
;                       ^~~~~~
; error: !range: the ranges overlap [SP0215]
  ret i8 %v
}
!0 = !{i8 10, i8 20, i8 30, i8 40, i8 50, i8 15}

;---
define i8 @f(ptr %p) {
  %v = load i8, ptr %p, !range !0
  ret i8 %v
}
!0 = !{i8 -10, i8 0, i8 30, i8 40, i8 50, i8 -20}

;---
; LLVM 22: The upper limit must be an integer!
define i8 @f(ptr %p) {
  %v = load i8, ptr %p, !range !0
;                       ^~~~~~
; error: !range: the limits of a range are integers [SP0215]
  ret i8 %v
}
!0 = !{i8 0, ptr null}

;---
declare i8 @g()
define i8 @f() {
  %v = call i8 @g(), !range !0
  ret i8 %v
}
!0 = !{i8 0, i8 3}

;---
; LLVM 22: Ranges are only for loads, calls and invokes!
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
; LLVM 22: fpmath accuracy must have float type
define float @f(float %x) {
  %v = fadd float %x, 1.0, !fpmath !0
;                          ^~~~~~~
; error: !fpmath: the accuracy is a constant of type float [SP0215]
  ret float %v
}
!0 = !{double 2.5}

;---
; LLVM 22: fpmath accuracy not a positive number!
define float @f(float %x) {
  %v = fadd float %x, 1.0, !fpmath !0
;                          ^~~~~~~
; error: !fpmath: the accuracy is a positive number [SP0215]
  ret float %v
}
!0 = !{float -2.5}

;---
; LLVM 22: fpmath accuracy not a positive number!
define float @f(float %x) {
  %v = fadd float %x, 1.0, !fpmath !0
;                          ^~~~~~~
; error: !fpmath: the accuracy is a positive number [SP0215]
  ret float %v
}
!0 = !{float 0.0}

;---
; LLVM 22: fpmath accuracy not a positive number!
define float @f(float %x) {
  %v = fadd float %x, 1.0, !fpmath !0
;                          ^~~~~~~
; error: !fpmath: the accuracy is a positive number [SP0215]
  ret float %v
}
!0 = !{float 0x7FF0000000000000}

;---
; LLVM 22: fpmath takes one operand!
define float @f(float %x) {
  %v = fadd float %x, 1.0, !fpmath !0
;                          ^~~~~~~
; error: !fpmath: it has one operand, the accuracy [SP0215]
  ret float %v
}
!0 = !{}

;---
; LLVM 22: invalid fpmath accuracy!
define float @f(float %x) {
  %v = fadd float %x, 1.0, !fpmath !0
;                          ^~~~~~~
; error: !fpmath: the accuracy is a constant of type float [SP0215]
  ret float %v
}
!0 = !{i32 1}

;---
; LLVM 22: invalid fpmath accuracy!
define float @f(float %x) {
  %v = fadd float %x, 1.0, !fpmath !0
;                          ^~~~~~~
; error: !fpmath: the accuracy is a constant of type float [SP0215]
  ret float %v
}
!0 = !{null}

;---
; LLVM 22: fpmath takes one operand!
define float @f(float %x) {
  %v = fadd float %x, 1.0, !fpmath !0
;                          ^~~~~~~
; error: !fpmath: it has one operand, the accuracy [SP0215]
  ret float %v
}
!0 = !{float 1.0, float 1.0}

;---
; LLVM 22: fpmath requires a floating point result!
define i32 @f(i32 %x) {
  %v = add i32 %x, 1, !fpmath !0
;                     ^~~~~~~
; error: !fpmath: an accuracy is for floats, not for i32 [SP0215]
  ret i32 %v
}
!0 = !{float 1.0}

;---
define i8 @f(ptr %p) {
  %v = load i8, ptr %p, !noalias.addrspace !0
  ret i8 %v
}
!0 = !{i32 5, i32 6}

;---
; LLVM 22: noalias.addrspace type must be i32!
define i8 @f(ptr %p) {
  %v = load i8, ptr %p, !noalias.addrspace !0
;                       ^~~~~~~~~~~~~~~~~~
; error: !noalias.addrspace: the limits of a range have type i64, but what it speaks of i32 [SP0215]
  ret i8 %v
}
!0 = !{i64 5, i64 6}

;---
; LLVM 22: noalias.addrspace are only for memory operations!
define i8 @f(i8 %p) {
  %v = add i8 %p, 1, !noalias.addrspace !0
;                    ^~~~~~~~~~~~~~~~~~
; error: !noalias.addrspace: it is for instructions that access memory [SP0215]
  ret i8 %v
}
!0 = !{i32 5, i32 6}

;---
define i8 @f(ptr %p) {
  %v = load i8, ptr %p, !invariant.group !0
  ret i8 %v
}
!0 = !{}

;---
; LLVM 22: invariant.group metadata is only for loads and stores
define i8 @f(i8 %p) {
  %v = add i8 %p, 1, !invariant.group !0
;                    ^~~~~~~~~~~~~~~~
; error: !invariant.group: it is for loads and stores [SP0215]
  ret i8 %v
}
!0 = !{}

;---
define ptr @f(ptr %p) {
  %v = load ptr, ptr %p, !nonnull !0
  ret ptr %v
}
!0 = !{}

;---
; LLVM 22: nonnull metadata must be empty
define ptr @f(ptr %p) {
  %v = load ptr, ptr %p, !nonnull !0
;                        ^~~~~~~~
; error: !nonnull: it has no operands [SP0215]
  ret ptr %v
}
!0 = !{i32 1}

;---
; LLVM 22: nonnull applies only to pointer types
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !nonnull !0
;                        ^~~~~~~~
; error: !nonnull: it is for pointers, not for i32 [SP0215]
  ret i32 %v
}
!0 = !{}

;---
; LLVM 22: nonnull applies only to load instructions, use attributes for calls or invokes
define ptr @f(ptr %p) {
  %v = getelementptr i8, ptr %p, i64 1, !nonnull !0
;                                       ^~~~~~~~
; error: !nonnull: it is for loads; calls have the attribute nonnull [SP0215]
  ret ptr %v
}
!0 = !{}

;---
define ptr @f(ptr %p) {
  %v = load ptr, ptr %p, !dereferenceable !0
  ret ptr %v
}
!0 = !{i64 4}

;---
define ptr @f(i64 %p) {
  %v = inttoptr i64 %p to ptr, !dereferenceable_or_null !0
  ret ptr %v
}
!0 = !{i64 4}

;---
; LLVM 22: dereferenceable, dereferenceable_or_null metadata value must be an i64!
define ptr @f(ptr %p) {
  %v = load ptr, ptr %p, !dereferenceable !0
;                        ^~~~~~~~~~~~~~~~
; error: !dereferenceable: it has one operand, a number of bytes of type i64 [SP0215]
  ret ptr %v
}
!0 = !{i32 4}

;---
; LLVM 22: dereferenceable, dereferenceable_or_null take one operand!
define ptr @f(ptr %p) {
  %v = load ptr, ptr %p, !dereferenceable !0
;                        ^~~~~~~~~~~~~~~~
; error: !dereferenceable: it has one operand, a number of bytes of type i64 [SP0215]
  ret ptr %v
}
!0 = !{}

;---
; LLVM 22: dereferenceable, dereferenceable_or_null apply only to pointer types
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !dereferenceable !0
;                        ^~~~~~~~~~~~~~~~
; error: !dereferenceable: it is for pointers, not for i32 [SP0215]
  ret i32 %v
}
!0 = !{i64 4}

;---
; LLVM 22: dereferenceable, dereferenceable_or_null apply only to load and inttoptr instructions, use attributes for calls or invokes
define ptr @f(ptr %p) {
  %v = getelementptr i8, ptr %p, i64 1, !dereferenceable !0
;                                       ^~~~~~~~~~~~~~~~
; error: !dereferenceable: it is for loads and inttoptr; calls have attributes [SP0215]
  ret ptr %v
}
!0 = !{i64 4}

;---
define ptr @f(ptr %p) {
  %v = load ptr, ptr %p, !align !0
  ret ptr %v
}
!0 = !{i64 4}

;---
; LLVM 22: align metadata value must be a power of 2!
define ptr @f(ptr %p) {
  %v = load ptr, ptr %p, !align !0
;                        ^~~~~~
; error: !align: 3 is not a power of two up to 2^32 [SP0215]
  ret ptr %v
}
!0 = !{i64 3}

;---
; LLVM 22: align metadata value must be a power of 2!
define ptr @f(ptr %p) {
  %v = load ptr, ptr %p, !align !0
;                        ^~~~~~
; error: !align: 0 is not a power of two up to 2^32 [SP0215]
  ret ptr %v
}
!0 = !{i64 0}

;---
; LLVM 22: alignment is larger that implementation defined limit
define ptr @f(ptr %p) {
  %v = load ptr, ptr %p, !align !0
;                        ^~~~~~
; error: !align: 8589934592 is not a power of two up to 2^32 [SP0215]
  ret ptr %v
}
!0 = !{i64 8589934592}

;---
; LLVM 22: align metadata value must be an i64!
define ptr @f(ptr %p) {
  %v = load ptr, ptr %p, !align !0
;                        ^~~~~~
; error: !align: it has one operand, a number of bytes of type i64 [SP0215]
  ret ptr %v
}
!0 = !{i32 4}

;---
; LLVM 22: align applies only to pointer types
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !align !0
;                        ^~~~~~
; error: !align: it is for pointers, not for i32 [SP0215]
  ret i32 %v
}
!0 = !{i64 4}

;---
; LLVM 22: align applies only to pointer types
define void @f(ptr %p) {
  store i32 0, ptr %p, !align !0
;                      ^~~~~~
; error: !align: it is for pointers, not for void [SP0215]
  ret void
}
!0 = !{i64 4}

;---
; LLVM 22: align takes one operand!
define ptr @f(ptr %p) {
  %v = load ptr, ptr %p, !align !0
;                        ^~~~~~
; error: !align: it has one operand, a number of bytes of type i64 [SP0215]
  ret ptr %v
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

;---
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", !"expected", i32 1, i32 2}

;---
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", !"foo", i32 1, i32 2}

;---
; LLVM 22: !prof brunch_weights operand is not a const int
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
; LLVM 22: second operand should not be null
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
; LLVM 22: !prof annotations should have no less than 2 operands
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
; LLVM 22: expected string with name of the !prof annotation
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
; LLVM 22: first operand should not be null
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
; LLVM 22: 'unknown' !prof should have a single additional operand
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
;                               ^~~~~
; error: !prof: "unknown" is followed by the name of the pass that did not know [SP0215]
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
; LLVM 22: 'unknown' !prof should have an additional operand of type string
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
;                               ^~~~~
; error: !prof: "unknown" is followed by the name of the pass that did not know [SP0215]
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

;---
declare void @g()
define void @f() {
  call void @g(), !prof !0
  ret void
}
!0 = !{!"branch_weights", i32 10}

;---
; LLVM 22: Wrong number of operands
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
define void @f(ptr %p) {
  call void %p(), !prof !0
  ret void
}
!0 = !{!"VP", i32 0, i64 1, i64 2, i64 3}

;---
; LLVM 22: invalid value profiling metadata
define void @f(ptr %p) {
  call void %p(), !prof !0
;                 ^~~~~
; error: !prof: "VP" is followed by the kind, the total, and pairs of a value and its count [SP0215]
  ret void
}
!0 = !{!"VP", i32 0, i64 1, i64 2}

;---
; LLVM 22: VP !prof missing kind argument
define void @f(ptr %p) {
  call void %p(), !prof !0
;                 ^~~~~
; error: !prof: operand 2 of "VP" is an integer [SP0215]
  ret void
}
!0 = !{!"VP", !"a", i64 1, i64 2, i64 3}

;---
; LLVM 22: !prof branch_weights are not allowed for this instruction
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
; LLVM 22: Wrong number of operands
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

;---
define void @f(ptr %p) {
  indirectbr ptr %p, [label %a], !prof !0
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
; LLVM 22: !prof annotations should have no less than 2 operands
define void @f() !prof !0 {
;                ^~~~~
; error: !prof: it has a name and a count [SP0215]
  ret void
}
!0 = !{!"function_entry_count"}

;---
; LLVM 22: first operand should be 'function_entry_count' or 'synthetic_function_entry_count'
define void @f() !prof !0 {
;                ^~~~~
; error: !prof: its first operand is "function_entry_count" or "synthetic_function_entry_count" [SP0215]
  ret void
}
!0 = !{!"foo", i64 10}

;---
; LLVM 22: expected string with name of the !prof annotation
define void @f() !prof !0 {
;                ^~~~~
; error: !prof: its first operand is "function_entry_count" or "synthetic_function_entry_count" [SP0215]
  ret void
}
!0 = !{i64 10, i64 10}

;---
; LLVM 22: first operand should not be null
define void @f() !prof !0 {
;                ^~~~~
; error: !prof: its first operand is "function_entry_count" or "synthetic_function_entry_count" [SP0215]
  ret void
}
!0 = !{null, i64 10}

;---
; LLVM 22: second operand should not be null
define void @f() !prof !0 {
;                ^~~~~
; error: !prof: the count is an integer [SP0215]
  ret void
}
!0 = !{!"function_entry_count", null}

;---
; LLVM 22: expected integer argument to function_entry_count
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
; LLVM 22: function must have a single !prof attachment
define void @f() !prof !0 !prof !1 {
;                ^~~~~
; error: !prof: a function has one [SP0215]
  ret void
}
!0 = !{!"function_entry_count", i64 10}
!1 = !{!"function_entry_count", i64 11}

;---
; LLVM 22: function must have a single !prof attachment
define void @f() !prof !0 !prof !0 {
;                ^~~~~
; error: !prof: a function has one [SP0215]
  ret void
}
!0 = !{!"function_entry_count", i64 10}

;---
; LLVM 22: function declaration may not have a !prof attachment
declare !prof !0 void @f()
;       ^~~~~
; error: !prof: a function that is only declared is not counted [SP0215]
!0 = !{!"function_entry_count", i64 10}

;---
define void @f() !prof !0 {
  ret void
}
!0 = !{!"unknown", !"pass"}

;---
define void @f() !kcfi_type !0 {
  ret void
}
!0 = !{i32 10}

;---
; LLVM 22: expected a 32-bit integer constant operand for !kcfi_type
define void @f() !kcfi_type !0 {
;                ^~~~~~~~~~
; error: !kcfi_type: it has one operand, a constant of type i32 [SP0215]
  ret void
}
!0 = !{i64 10}

;---
; LLVM 22: !kcfi_type must have exactly one operand
define void @f() !kcfi_type !0 {
;                ^~~~~~~~~~
; error: !kcfi_type: it has one operand, a constant of type i32 [SP0215]
  ret void
}
!0 = !{}

;---
; LLVM 22: !kcfi_type operand must not be null
define void @f() !kcfi_type !0 {
;                ^~~~~~~~~~
; error: !kcfi_type: it has one operand, a constant of type i32 [SP0215]
  ret void
}
!0 = !{null}

;---
; LLVM 22: expected a constant operand for !kcfi_type
define void @f() !kcfi_type !0 {
;                ^~~~~~~~~~
; error: !kcfi_type: it has one operand, a constant of type i32 [SP0215]
  ret void
}
!0 = !{!"a"}

;---
; LLVM 22: expected a constant integer operand for !kcfi_type
define void @f() !kcfi_type !0 {
;                ^~~~~~~~~~
; error: !kcfi_type: it has one operand, a constant of type i32 [SP0215]
  ret void
}
!0 = !{float 1.0}

;---
; LLVM 22: function must have a single !kcfi_type attachment
define void @f() !kcfi_type !0 !kcfi_type !0 {
;                ^~~~~~~~~~
; error: !kcfi_type: a function has one [SP0215]
  ret void
}
!0 = !{i32 10}

;---
; LLVM 22: expected a 32-bit integer constant operand for !kcfi_type
declare !kcfi_type !0 void @f()
;       ^~~~~~~~~~
; error: !kcfi_type: it has one operand, a constant of type i32 [SP0215]
!0 = !{i64 10}

;---
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
  ret i32 %v
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}

;---
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
  ret i32 %v
}
!0 = !{!1, !1, i64 0, i64 1}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}

;---
; LLVM 22: Immutability part of the struct tag metadata must be either 0 or 1
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
;                        ^~~~~
; error: !tbaa: whether what is accessed is constant is 0 or 1 [SP0215]
  ret i32 %v
}
!0 = !{!1, !1, i64 0, i64 2}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}

;---
; LLVM 22: Offset not zero at the point of scalar access
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
;                        ^~~~~
; error: !tbaa: the offset does not end at a field of the type accessed [SP0215]
  ret i32 %v
}
!0 = !{!1, !1, i64 4}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}

;---
; LLVM 22: Struct tag metadata must have either 3 or 4 operands
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
;                        ^~~~~
; error: !tbaa: an access tag has three operands, or four [SP0215]
  ret i32 %v
}
!0 = !{!1, !1, i64 0, i64 1, i64 2}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}

;---
; LLVM 22: TBAA metadata cannot have 0 operands
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
;                        ^~~~~
; error: !tbaa: an access tag has operands [SP0215]
  ret i32 %v
}
!0 = !{}

;---
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
  ret i32 %v
}
!0 = !{!"int", !1}
!1 = !{!"root"}

;---
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
  ret i32 %v
}
!0 = !{!"int", !1, i64 0}
!1 = !{!"root"}

;---
; LLVM 22: Access type node must be a valid scalar type
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
;                        ^~~~~
; error: !tbaa: the type accessed is a scalar: a name, and the type it belongs to [SP0215]
  ret i32 %v
}
!0 = !{!"int"}

;---
; LLVM 22: This instruction shall not have a TBAA access tag!
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
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
  ret i32 %v
}
!0 = !{!3, !1, i64 4}
!1 = !{!"int", !2}
!2 = !{!"root"}
!3 = !{!"struct", !1, i64 0, !1, i64 4}

;---
; LLVM 22: Offset not zero at the point of scalar access
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
;                        ^~~~~
; error: !tbaa: the offset does not end at a field of the type accessed [SP0215]
  ret i32 %v
}
!0 = !{!3, !1, i64 2}
!1 = !{!"int", !2}
!2 = !{!"root"}
!3 = !{!"struct", !1, i64 0, !1, i64 4}

;---
; LLVM 22: Offsets must be increasing!
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
;                        ^~~~~
; error: !tbaa: the offsets of the fields are in ascending order [SP0215]
  ret i32 %v
}
!0 = !{!3, !1, i64 4}
!1 = !{!"int", !2}
!2 = !{!"root"}
!3 = !{!"struct", !1, i64 4, !1, i64 0}

;---
; LLVM 22: Struct tag nodes must have an odd number of operands!
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
;                        ^~~~~
; error: !tbaa: a struct type has a name, and a type and an offset for each field [SP0215]
  ret i32 %v
}
!0 = !{!3, !1, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}
!3 = !{!"struct", !1, i64 0, !1}

;---
; LLVM 22: Bitwidth between the offsets and struct type entries must match
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
;                        ^~~~~
; error: !tbaa: the offsets of the fields have one type [SP0215]
  ret i32 %v
}
!0 = !{!3, !1, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}
!3 = !{!"struct", !1, i64 0, !1, i32 4}

;---
; LLVM 22: Offset entries must be constants!
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
;                        ^~~~~
; error: !tbaa: the offset of a field is an integer [SP0215]
  ret i32 %v
}
!0 = !{!3, !1, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}
!3 = !{!"struct", !1, i64 0, !1, !"a"}

;---
; LLVM 22: Incorrect field entry in struct type node!
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
;                        ^~~~~
; error: !tbaa: the type of a field is a node [SP0215]
  ret i32 %v
}
!0 = !{!3, !1, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}
!3 = !{!"struct", !"x", i64 0, !1, i64 4}

;---
; LLVM 22: Did not see access type in access path!
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
;                        ^~~~~
; error: !tbaa: the type accessed is not met on the way from the base to the offset [SP0215]
  ret i32 %v
}
!0 = !{!3, !4, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}
!3 = !{!"struct", !1, i64 0}
!4 = !{!"float", !2}

;---
; LLVM 22: Access type node must be a valid scalar type
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
;                        ^~~~~
; error: !tbaa: the type accessed is a scalar: a name, and the type it belongs to [SP0215]
  ret i32 %v
}
!0 = !{!3, !3, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}
!3 = !{!"struct", !1, i64 0, !1, i64 4}

;---
; LLVM 22: Access bit-width not the same as description bit-width
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
;                        ^~~~~
; error: !tbaa: the offset has another type than the offsets of the fields [SP0215]
  ret i32 %v
}
!0 = !{!3, !1, i32 0}
!1 = !{!"int", !2}
!2 = !{!"root"}
!3 = !{!"struct", !1, i64 0, !1, i64 4}

;---
; LLVM 22: Offset must be constant integer
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
;                        ^~~~~
; error: !tbaa: the offset is an integer [SP0215]
  ret i32 %v
}
!0 = !{!1, !1, !"a"}
!1 = !{!"int", !2}
!2 = !{!"root"}

;---
; LLVM 22: Malformed struct tag metadata: base and access-type should be non-null and point to Metadata nodes
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
;                        ^~~~~
; error: !tbaa: the type accessed is a node [SP0215]
  ret i32 %v
}
!0 = !{!1, null, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}

;---
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
  ret i32 %v
}
!0 = !{!3, !3, i64 0, i64 4}
!3 = !{!2, i64 4, !"int"}
!2 = !{!"root"}

;---
; LLVM 22: Access tag metadata must have either 4 or 5 operands
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
;                        ^~~~~
; error: !tbaa: an access tag with a size has four operands, or five [SP0215]
  ret i32 %v
}
!0 = !{!3, !3, i64 0}
!3 = !{!2, i64 4, !"int"}
!2 = !{!"root"}

;---
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
  ret i32 %v
}
!0 = !{!4, !3, i64 4, i64 4}
!3 = !{!2, i64 4, !"int"}
!2 = !{!"root"}
!4 = !{!2, i64 8, !"s", !3, i64 0, i64 4, !3, i64 4, i64 4}

;---
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !noalias !0
  ret i32 %v
}
!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}

;---
; LLVM 22: scope list must consist of MDNodes
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !noalias !0
;                        ^~~~~~~~
; error: !noalias: it is a list of scopes, which are nodes [SP0215]
  ret i32 %v
}
!0 = !{!"a"}

;---
; LLVM 22: scope must have two or three operands
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !noalias !0
;                        ^~~~~~~~
; error: !noalias: a scope has two or three operands [SP0215]
  ret i32 %v
}
!0 = !{!1}
!1 = !{!2}
!2 = distinct !{!2}

;---
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !alias.scope !0
  ret i32 %v
}
!0 = !{!1}
!1 = !{!"s", !2, !"name"}
!2 = !{!"d", !"name"}

;---
; LLVM 22: third scope operand must be string (if used)
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !alias.scope !0
;                        ^~~~~~~~~~~~
; error: !alias.scope: the third operand of a scope is a string [SP0215]
  ret i32 %v
}
!0 = !{!1}
!1 = !{!"s", !2, i32 0}
!2 = !{!"d", !"name"}

;---
; LLVM 22: second domain operand must be string (if used)
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !alias.scope !0
;                        ^~~~~~~~~~~~
; error: !alias.scope: the second operand of a domain is a string [SP0215]
  ret i32 %v
}
!0 = !{!1}
!1 = !{!"s", !2}
!2 = !{!"d", i32 1}

;---
; LLVM 22: domain must have one or two operands
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !alias.scope !0
;                        ^~~~~~~~~~~~
; error: !alias.scope: a domain has one or two operands [SP0215]
  ret i32 %v
}
!0 = !{!1}
!1 = !{!"s", !2}
!2 = !{}

;---
; LLVM 22: first scope operand must be self-referential or string
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !alias.scope !0
;                        ^~~~~~~~~~~~
; error: !alias.scope: the first operand of a scope is the scope itself or a string [SP0215]
  ret i32 %v
}
!0 = !{!1}
!1 = !{i32 1, !2}
!2 = !{!"d"}

;---
; LLVM 22: second scope operand must be MDNode
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !alias.scope !0
;                        ^~~~~~~~~~~~
; error: !alias.scope: the second operand of a scope is its domain, a node [SP0215]
  ret i32 %v
}
!0 = !{!1}
!1 = !{!"s", !"d"}

;---
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !llvm.access.group !0
  ret i32 %v
}
!0 = distinct !{}

;---
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !llvm.access.group !0
  ret i32 %v
}
!0 = !{!1, !2}
!1 = distinct !{}
!2 = distinct !{}

;---
; LLVM 22: Access scope list contains invalid access scope
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !llvm.access.group !0
;                        ^~~~~~~~~~~~~~~~~~
; error: !llvm.access.group: an access group is a distinct node without operands, or a list of them [SP0215]
  ret i32 %v
}
!0 = !{!1}
!1 = !{}

;---
; LLVM 22: Access scope list must consist of MDNodes
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !llvm.access.group !0
;                        ^~~~~~~~~~~~~~~~~~
; error: !llvm.access.group: an access group is a distinct node without operands, or a list of them [SP0215]
  ret i32 %v
}
!0 = !{!"a"}

;---
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !llvm.access.group !0
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
; LLVM 22: annotation must have at least one operand
define i32 @f(i32 %p) {
  %v = add i32 %p, 1, !annotation !0
;                     ^~~~~~~~~~~
; error: !annotation: it is a list of at least one string [SP0215]
  ret i32 %v
}
!0 = !{}

;---
; LLVM 22: operands must be a string or a tuple of strings
define i32 @f(i32 %p) {
  %v = add i32 %p, 1, !annotation !0
;                     ^~~~~~~~~~~
; error: !annotation: its operands are strings, or tuples of strings [SP0215]
  ret i32 %v
}
!0 = !{i32 1}

;---
define i32 @f(i32 %p) {
  %v = add i32 %p, 1, !annotation !0
  ret i32 %v
}
!0 = !{!1}
!1 = !{!"a", !"b"}

;---
; LLVM 22: operands must be a string or a tuple of strings
define i32 @f(i32 %p) {
  %v = add i32 %p, 1, !annotation !0
;                     ^~~~~~~~~~~
; error: !annotation: its operands are strings, or tuples of strings [SP0215]
  ret i32 %v
}
!0 = !{!1}
!1 = !{!"a", i32 1}

;---
declare ptr @m()
define void @f() {
  %v = call ptr @m(), !memprof !0, !callsite !2
  ret void
}
!0 = !{!1}
!1 = !{!2, !"cold"}
!2 = !{i64 1, i64 2}

;---
; LLVM 22: !memprof annotations should have at least 1 metadata operand (MemInfoBlock)
declare ptr @m()
define void @f() {
  %v = call ptr @m(), !memprof !0
;                     ^~~~~~~~
; error: !memprof: it has at least one operand [SP0215]
  ret void
}
!0 = !{}

;---
; LLVM 22: Each !memprof MemInfoBlock should have at least 2 operands
declare ptr @m()
define void @f() {
  %v = call ptr @m(), !memprof !0
;                     ^~~~~~~~
; error: !memprof: each operand has a stack of calls and words about the memory [SP0215]
  ret void
}
!0 = !{!1}
!1 = !{!2}
!2 = !{i64 1, i64 2}

;---
; LLVM 22: !memprof MemInfoBlock first operand should not be null
declare ptr @m()
define void @f() {
  %v = call ptr @m(), !memprof !0
;                     ^~~~~~~~
; error: !memprof: the first of each operand is a stack of calls, a node [SP0215]
  ret void
}
!0 = !{!1}
!1 = !{null, !"cold"}

;---
; LLVM 22: !memprof MemInfoBlock first operand should be an MDNode
declare ptr @m()
define void @f() {
  %v = call ptr @m(), !memprof !0
;                     ^~~~~~~~
; error: !memprof: the first of each operand is a stack of calls, a node [SP0215]
  ret void
}
!0 = !{!1}
!1 = !{!"a", !"cold"}

;---
; LLVM 22: !memprof MemInfoBlock second operand should be an MDString
declare ptr @m()
define void @f() {
  %v = call ptr @m(), !memprof !0
;                     ^~~~~~~~
; error: !memprof: after the stack of calls there is a word about the memory [SP0215]
  ret void
}
!0 = !{!1}
!1 = !{!2, i64 5, !"cold"}
!2 = !{i64 1, i64 2}

;---
; LLVM 22: call stack metadata should have at least 1 operand
declare ptr @m()
define void @f() {
  %v = call ptr @m(), !memprof !0
;                     ^~~~~~~~
; error: !memprof: a stack of calls is not empty [SP0215]
  ret void
}
!0 = !{!1}
!1 = !{!2, !"cold"}
!2 = !{}

;---
; LLVM 22: call stack metadata operand should be constant integer
declare ptr @m()
define void @f() {
  %v = call ptr @m(), !memprof !0
;                     ^~~~~~~~
; error: !memprof: a stack of calls is a list of integers [SP0215]
  ret void
}
!0 = !{!1}
!1 = !{!2, !"cold"}
!2 = !{!"x"}

;---
; LLVM 22: !memprof metadata should only exist on calls
define i32 @f(i32 %p) {
  %v = add i32 %p, 1, !memprof !0
;                     ^~~~~~~~
; error: !memprof: it is for calls [SP0215]
  ret i32 %v
}
!0 = !{!1}
!1 = !{!2, !"cold"}
!2 = !{i64 1, i64 2}

;---
; LLVM 22: !callsite metadata should only exist on calls
define i32 @f(i32 %p) {
  %v = add i32 %p, 1, !callsite !0
;                     ^~~~~~~~~
; error: !callsite: it is for calls [SP0215]
  ret i32 %v
}
!0 = !{i64 1, i64 2}

;---
; LLVM 22: call stack metadata should have at least 1 operand
declare ptr @m()
define void @f() {
  %v = call ptr @m(), !callsite !0
;                     ^~~~~~~~~
; error: !callsite: a stack of calls is not empty [SP0215]
  ret void
}
!0 = !{}

;---
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !mmra !0
  ret i32 %v
}
!0 = !{!"a", !"b"}

;---
; LLVM 22: !mmra metadata tuple operand is not an MMRA tag
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !mmra !0
;                        ^~~~~
; error: !mmra: it is a pair of strings, or a list of such pairs [SP0215]
  ret i32 %v
}
!0 = !{!"a", i32 0}

;---
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !mmra !0
  ret i32 %v
}
!0 = !{!1, !1}
!1 = !{!"a", !"b"}

;---
; LLVM 22: !mmra metadata tuple operand is not an MMRA tag
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !mmra !0
;                        ^~~~~
; error: !mmra: it is a pair of strings, or a list of such pairs [SP0215]
  ret i32 %v
}
!0 = !{!1, !2}
!1 = !{!"a", !"b"}
!2 = !{!"a", !"b", !"c"}

;---
; LLVM 22: !mmra metadata attached to unexpected instruction kind
define i32 @f(i32 %p) {
  %v = add i32 %p, 1, !mmra !0
;                     ^~~~~
; error: !mmra: it is for instructions that access memory [SP0215]
  ret i32 %v
}
!0 = !{!"a", !"b"}

;---
define void @f(ptr %p) {
  call void %p(), !callees !0
  ret void
}
!0 = !{ptr @f}

;---
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"a", i32 1}

;---
; LLVM 22: incorrect number of operands in module flag
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"a"}
;    ^~~~~~~~~~~~~~
; error: module flag: it has a behaviour, a name and a value [SP0215]

;---
; LLVM 22: invalid behavior operand in module flag (unexpected constant)
!llvm.module.flags = !{!0}
!0 = !{i32 99, !"a", i32 1}
;    ^~~~~~~~~~~~~~~~~~~~~~
; error: module flag: its behaviour is an integer from 1 to 8 [SP0215]

;---
; LLVM 22: invalid behavior operand in module flag (expected constant integer)
!llvm.module.flags = !{!0}
!0 = !{!"a", !"a", i32 1}
;    ^~~~~~~~~~~~~~~~~~~~
; error: module flag: its behaviour is an integer from 1 to 8 [SP0215]

;---
; LLVM 22: invalid ID operand in module flag (expected metadata string)
!llvm.module.flags = !{!0}
!0 = !{i32 1, i32 1, i32 1}
;    ^~~~~~~~~~~~~~~~~~~~~~
; error: module flag: its second operand is its name, a string [SP0215]

;---
; LLVM 22: module flag identifiers must be unique (or of 'require' type)
!llvm.module.flags = !{!0, !1}
!0 = !{i32 1, !"a", i32 1}
;    ^~~~~~~~~~~~~~~~~~~~~
; error: module flag: there are two with the name "a" [SP0215]
!1 = !{i32 1, !"a", i32 1}

;---
; LLVM 22: module flag identifiers must be unique (or of 'require' type)
!llvm.module.flags = !{!0, !1}
!0 = !{i32 1, !"a", i32 1}
!1 = !{i32 1, !"a", i32 2}
;    ^~~~~~~~~~~~~~~~~~~~~
; error: module flag: there are two with the name "a" [SP0215]

;---
!llvm.module.flags = !{!0}
!0 = !{i32 8, !"a", i32 1}

;---
; LLVM 22: invalid value for 'min' module flag (expected constant non-negative integer)
!llvm.module.flags = !{!0}
!0 = !{i32 8, !"a", i32 -1}
;    ^~~~~~~~~~~~~~~~~~~~~~
; error: module flag: the value of "a", of which the least is taken, is an integer, not negative [SP0215]

;---
; LLVM 22: invalid value for 'min' module flag (expected constant non-negative integer)
!llvm.module.flags = !{!0}
!0 = !{i32 8, !"a", !"b"}
;    ^~~~~~~~~~~~~~~~~~~~
; error: module flag: the value of "a", of which the least is taken, is an integer, not negative [SP0215]

;---
; LLVM 22: invalid value for 'max' module flag (expected constant integer)
!llvm.module.flags = !{!0}
!0 = !{i32 7, !"a", !"b"}
;    ^~~~~~~~~~~~~~~~~~~~
; error: module flag: the value of "a", of which the largest is taken, is an integer [SP0215]

;---
!llvm.module.flags = !{!0}
!0 = !{i32 7, !"a", i32 3}

;---
; LLVM 22: invalid value for 'require' module flag (expected metadata pair)
!llvm.module.flags = !{!0}
!0 = !{i32 3, !"a", i32 3}
;    ^~~~~~~~~~~~~~~~~~~~~
; error: module flag: what "a" requires is a pair of a name and a value [SP0215]

;---
; LLVM 22: invalid requirement on flag, flag is not present in module
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
; LLVM 22: invalid requirement on flag, flag does not have the required value
!llvm.module.flags = !{!0, !2}
!0 = !{i32 3, !"a", !1}
!1 = !{!"b", i32 1}
;    ^~~~~~~~~~~~~~
; error: module flag "b" has not the value that is required of it [SP0215]
!2 = !{i32 1, !"b", i32 2}

;---
; LLVM 22: invalid value for 'require' module flag (first value operand should be a string)
!llvm.module.flags = !{!0}
!0 = !{i32 3, !"a", !1}
;    ^~~~~~~~~~~~~~~~~~
; error: module flag: what "a" requires begins with a name, a string [SP0215]
!1 = !{i32 1, i32 1}

;---
; LLVM 22: invalid value for 'require' module flag (expected metadata pair)
!llvm.module.flags = !{!0}
!0 = !{i32 3, !"a", !1}
;    ^~~~~~~~~~~~~~~~~~
; error: module flag: what "a" requires is a pair of a name and a value [SP0215]
!1 = !{!"b"}

;---
; LLVM 22: invalid value for 'append'-type module flag (expected a metadata node)
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
; LLVM 22: invalid behavior operand in module flag (unexpected constant)
!llvm.module.flags = !{!0}
!0 = !{i32 0, !"a", !1}
;    ^~~~~~~~~~~~~~~~~~
; error: module flag: its behaviour is an integer from 1 to 8 [SP0215]
!1 = !{}

;---
; LLVM 22: wchar_size metadata requires constant integer argument
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"wchar_size", !"a"}
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: module flag: the value of "wchar_size" is an integer [SP0215]

;---
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"wchar_size", i32 4}

;---
; LLVM 22: 'Linker Options' named metadata no longer supported
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
; LLVM 22: SemanticInterposition metadata requires constant integer argument
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"SemanticInterposition", !"a"}
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: module flag: the value of "SemanticInterposition" is an integer [SP0215]

;---
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !1}
!1 = !{!2}
!2 = !{ptr @f, ptr @f, i64 32}
declare void @f()

;---
; LLVM 22: expected a MDNode triple
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !1}
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: module flag: "CG Profile" is a list of triples of caller, callee and count [SP0215]
!1 = !{!2}
!2 = !{ptr @f, ptr @f}
declare void @f()

;---
; LLVM 22: expected a Function or null
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !1}
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: module flag: the ends of a call in "CG Profile" are functions or null [SP0215]
!1 = !{!2}
!2 = !{ptr @f, i32 0, i64 32}
declare void @f()

;---
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !1}
!1 = !{!2}
!2 = !{ptr @f, null, i64 32}
declare void @f()

;---
; LLVM 22: expected an integer constant
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !1}
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: module flag: the count of a call in "CG Profile" is an integer [SP0215]
!1 = !{!2}
!2 = !{ptr @f, null, !"a"}
declare void @f()

;---
; LLVM 22: expected a MDNode triple
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !1}
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: module flag: "CG Profile" is a list of triples of caller, callee and count [SP0215]
!1 = !{!"a"}

;---
; LLVM 22: either both or no 'aarch64-elf-pauthabi-platform' and 'aarch64-elf-pauthabi-version' module flags must be present
!llvm.module.flags = !{!0}
;~~~~~~~~~~~~~~~~~
; error: of the module flags "aarch64-elf-pauthabi-platform" and "aarch64-elf-pauthabi-version" there are both or none [SP0215]
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
; LLVM 22: incorrect number of operands in llvm.ident metadata
!llvm.ident = !{!0}
!0 = !{!"me", !"you"}
;    ^~~~~~~~~~~~~~~~
; error: !llvm.ident is a list of nodes with one string each [SP0215]

;---
; LLVM 22: invalid value for llvm.ident metadata entry operand(the operand should be a string)
!llvm.ident = !{!0}
!0 = !{i32 0}
;    ^~~~~~~~
; error: !llvm.ident is a list of nodes with one string each [SP0215]

;---
; LLVM 22: invalid value for llvm.ident metadata entry operand(the operand should be a string)
!llvm.ident = !{!0}
!0 = !{null}
;    ^~~~~~~
; error: !llvm.ident is a list of nodes with one string each [SP0215]

;---
; LLVM 22: incorrect number of operands in llvm.commandline metadata
!llvm.commandline = !{!0}
!0 = !{!"me", !"you"}
;    ^~~~~~~~~~~~~~~~
; error: !llvm.commandline is a list of nodes with one string each [SP0215]

;---
; LLVM 22: invalid value for llvm.commandline metadata entry operand(the operand should be a string)
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
!0 = !{i32 0, !"a", null, ptr null}

;---
; LLVM 22: Expected '!' here
!foo = !{i32 0}
;        ^~~
; error: unexpected `i32` [SP0101]
;   expected a metadata node, such as `!0`

;---
; LLVM 22: Expected '!' here
!foo = !{null}
;        ^~~~
; error: unexpected `null` [SP0101]
;   expected a metadata node, such as `!0`

;---
; LLVM 22: expected integer
!foo = !{!"a"}
;        ^
; error: unexpected `!` [SP0101]
;   expected a metadata node, such as `!0`

;---
; LLVM 22: expected integer
!foo = !{!{}}
;        ^
; error: unexpected `!` [SP0101]
;   expected a metadata node, such as `!0`

;---
!foo = !{!DIExpression()}

;---
; LLVM 22: Expected '!' here
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
; LLVM 22: invalid use of function-local name
define void @f(i32 %x) {
  ret void, !foo !{i32 %x}
;                      ^~
; error: a node is no function's own, so a local value cannot be in it [SP0118]
}

;---
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !dbg !0
  ret i32 %v
}
!0 = !{}

;---
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !nontemporal !0
  ret i32 %v
}
!0 = !{i32 2}

;---
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !invariant.load !0
  ret i32 %v
}
!0 = !{i32 2}

;---
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !noundef !0
  ret i32 %v
}
!0 = !{i32 2}

;---
declare ptr @llvm.coro.begin(token, ptr)
define void @f(ptr %p) {
  br label %f, !llvm.loop !0
f:
  br label %f, !llvm.loop !0
}
!0 = !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}

;---
; LLVM 22: !captures metadata can only be applied to store instructions
define void @f(ptr %p) {
  %a = alloca i32, !captures !0
;                  ^~~~~~~~~
; error: !captures: it is for stores [SP0215]
  store ptr %a, ptr %p, !captures !0
  ret void
}
!0 = !{!"address"}

;---
define void @f(ptr %p) {
  store ptr %p, ptr %p, !captures !0
  ret void
}
!0 = !{!"address"}

;---
; LLVM 22: invalid entry in !captures metadata
define void @f(ptr %p) {
  store ptr %p, ptr %p, !captures !0
;                       ^~~~~~~~~
; error: !captures: its operands are strings: address, address_is_null, provenance, read_provenance [SP0215]
  ret void
}
!0 = !{!"nonsense"}

;---
; LLVM 22: !captures metadata can only be applied to store with value operand of pointer type
define void @f(ptr %p) {
  store i32 0, ptr %p, !captures !0
;                      ^~~~~~~~~
; error: !captures: it is for stores of pointers [SP0215]
  ret void
}
!0 = !{!"address"}

;---
; LLVM 22: !captures metadata cannot be empty
define void @f(ptr %p) {
  store ptr %p, ptr %p, !captures !0
;                       ^~~~~~~~~
; error: !captures: it is a list of at least one string [SP0215]
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
; LLVM 22: Only generalized type metadata can be part of the callee_type metadata list
declare void @g()
define void @f() {
  call void @g(), !callee_type !0
;                 ^~~~~~~~~~~~
; error: !callee_type: the name of each type ends in ".generalized" [SP0215]
  ret void
}
!0 = !{!1}
!1 = !{i64 0, !"x"}

;---
; LLVM 22: !callee_type metadata should only exist on calls
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !callee_type !0
;                        ^~~~~~~~~~~~
; error: !callee_type: it is for calls [SP0215]
  ret i32 %v
}
!0 = !{!1}
!1 = !{i64 0, !"x.generalized"}

;---
declare ptr @g()
define ptr @f() {
  %v = call ptr @g(), !alloc_token !0
  ret ptr %v
}
!0 = !{!"T", i1 true}

;---
; LLVM 22: !alloc_token must have 2 operands
declare ptr @g()
define ptr @f() {
  %v = call ptr @g(), !alloc_token !0
;                     ^~~~~~~~~~~~
; error: !alloc_token: it has a type's name and whether the type holds pointers [SP0215]
  ret ptr %v
}
!0 = !{!"T"}

;---
; LLVM 22: !alloc_token should only exist on calls
define void @f() {
  %a = alloca i32, !alloc_token !0
;                  ^~~~~~~~~~~~
; error: !alloc_token: it is for calls [SP0215]
  ret void
}
!0 = !{!"T", i1 true}

;---
define void @f() !implicit.ref !0 {
  ret void
}
@g = global i32 0
!0 = !{ptr @g}

;---
; LLVM 22: ref value must be pointer typed
define void @f() !implicit.ref !0 {
;           ^~
; error: !implicit.ref: it has one operand, the global value that is needed too [SP0215]
  ret void
}
!0 = !{i32 0}

;---
; LLVM 22: use of undefined metadata '!1'
!0 = !{!1}
;      ^~
; error: use of undefined metadata !1 [SP0116]

;---
; LLVM 22: first operand should be 'function_entry_count' or 'synthetic_function_entry_count'
define void @f() !prof !0 {
;                ^~~~~
; error: !prof: its first operand is "function_entry_count" or "synthetic_function_entry_count" [SP0215]
  ret void
}
!0 = !{!"VP", i32 3, i64 10, i64 1, i64 2}

;---
; LLVM 22: Invalid VP !prof kind
define void @f(ptr %p) {
  call void %p(), !prof !0
;                 ^~~~~
; error: !prof: the kind of "VP" is 0 (targets of calls), 1 (sizes of memory) or 2 (tables of virtual functions) [SP0215]
  ret void
}
!0 = !{!"VP", i32 3, i64 10, i64 1, i64 2}

;---
define void @f(ptr %p) {
  call void %p(), !prof !0
  ret void
}
!0 = !{!"VP", i32 2, i64 10, i64 1, i64 2}

;---
; LLVM 22: VP !prof indirect call or memop size expected to be applied to CallBase instructions only
define void @f(ptr %p) {
  %r = load i32, ptr %p, !prof !0
;                        ^~~~~
; error: !prof: "VP" is for calls [SP0215]
  ret void
}
!0 = !{!"VP", i32 0, i64 10, i64 5, i64 10}

;---
; LLVM 22: nofree applies only to inttoptr instruction
define void @f(ptr %p) {
  %r = load ptr, ptr %p, !nofree !0
;                        ^~~~~~~
; error: !nofree: it is for inttoptr [SP0215]
  ret void
}
!0 = !{}

;---
; LLVM 22: nofree metadata must be empty
define void @f(i64 %i) {
  %r = inttoptr i64 %i to ptr, !nofree !0
;                              ^~~~~~~
; error: !nofree: it has no operands [SP0215]
  ret void
}
!0 = !{i32 1}

;---
define ptr @f(i64 %i) {
  %r = inttoptr i64 %i to ptr, !nofree !0
  ret ptr %r
}
!0 = !{}
