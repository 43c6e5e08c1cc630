; test: verify
; llvm: 22
; Attachments with few rules.
;--- accepts-alloca-diassignid
define void @f() {
;           ^~
; warning: ignoring debug info with an invalid version (0) [SP0122]
;   note: LLVM reads version 3 only, which a module states with the flag `!{i32 2, !"Debug Info Version", i32 3}` in `!llvm.module.flags`.
  %a = alloca i32, !DIAssignID !0
  ret void
}
!0 = distinct !DIAssignID()

;--- accepts-alloca-diassignid-2
define void @f() {
;           ^~
; warning: ignoring debug info with an invalid version (0) [SP0122]
;   note: LLVM reads version 3 only, which a module states with the flag `!{i32 2, !"Debug Info Version", i32 3}` in `!llvm.module.flags`.
  %a = alloca i32, !DIAssignID !0
  ret void
}
!0 = !{}

;--- accepts-add-diassignid
define void @f(i32 %x) {
;           ^~
; warning: ignoring debug info with an invalid version (0) [SP0122]
;   note: LLVM reads version 3 only, which a module states with the flag `!{i32 2, !"Debug Info Version", i32 3}` in `!llvm.module.flags`.
  %a = add i32 %x, 1, !DIAssignID !0
  ret void
}
!0 = distinct !DIAssignID()

;--- nonnull-it-is-for-pointers-not-for-i32-add
; LLVM 22: nonnull applies only to pointer types
define void @f(i32 %x) {
  %a = add i32 %x, 1, !nonnull !0
;                     ^~~~~~~~
; error: !nonnull: it needs a pointer, not i32 [SP0215]
  ret void
}
!0 = !{}

;--- nonnull-it-is-for-pointers-not-for-i32-void
; LLVM 22: nonnull applies only to pointer types
define void @f(ptr %x) {
  %a = load i32, ptr %x, !nonnull !0
;                        ^~~~~~~~
; error: !nonnull: it needs a pointer, not i32 [SP0215]
  ret void
}
!0 = !{}

;--- nonnull-it-has-no-operands-void
; LLVM 22: nonnull metadata must be empty
define void @f(ptr %x) {
  %a = load ptr, ptr %x, !nonnull !0
;                        ^~~~~~~~
; error: !nonnull: it has no operands [SP0215]
  ret void
}
!0 = !{i32 1}

;--- align-it-has-one-operand-number-of-bytes-of-type-i64-void-i32
; LLVM 22: align metadata value must be an i64!
define void @f(ptr %x) {
  %a = load ptr, ptr %x, !align !0
;                        ^~~~~~
; error: !align: it must have one operand, a number of bytes of type i64 [SP0215]
  ret void
}
!0 = !{i32 4}

;--- align-3-is-not-power-of-two-up-to-2-32-void
; LLVM 22: align metadata value must be a power of 2!
define void @f(ptr %x) {
  %a = load ptr, ptr %x, !align !0
;                        ^~~~~~
; error: !align: 3 is not a power of two up to 2^32 [SP0215]
  ret void
}
!0 = !{i64 3}

;--- align-it-has-one-operand-number-of-bytes-of-type-i64-void
; LLVM 22: align takes one operand!
define void @f(ptr %x) {
  %a = load ptr, ptr %x, !align !0
;                        ^~~~~~
; error: !align: it must have one operand, a number of bytes of type i64 [SP0215]
  ret void
}
!0 = !{i64 4, i64 4}

;--- dereferenceable-it-has-one-operand-number-of-bytes-of-type-void
; LLVM 22: dereferenceable, dereferenceable_or_null metadata value must be an i64!
define void @f(ptr %x) {
  %a = load ptr, ptr %x, !dereferenceable !0
;                        ^~~~~~~~~~~~~~~~
; error: !dereferenceable: it must have one operand, a number of bytes of type i64 [SP0215]
  ret void
}
!0 = !{i32 4}

;--- accepts-inttoptr-dereferenceable
define void @f(ptr %x) {
  %a = inttoptr i64 5 to ptr, !dereferenceable !0
  ret void
}
!0 = !{i64 4}

;--- accepts-load-nofpclass-3
define void @f(ptr %x) {
  %a = load float, ptr %x, !nofpclass !0
  ret void
}
!0 = !{i32 3}

;--- accepts-load-nofpclass-3-2
define void @f(ptr %x) {
  %a = load i32, ptr %x, !nofpclass !0
  ret void
}
!0 = !{i32 3}

;--- accepts-load-nofpclass-i32
define void @f(ptr %x) {
  %a = load float, ptr %x, !nofpclass !0
  ret void
}
!0 = !{i32 0}

;--- accepts-load-nofpclass-i64
define void @f(ptr %x) {
  %a = load float, ptr %x, !nofpclass !0
  ret void
}
!0 = !{i64 3}

;--- accepts-load-nofpclass-4096
define void @f(ptr %x) {
  %a = load float, ptr %x, !nofpclass !0
  ret void
}
!0 = !{i32 4096}

;--- fpmath-accuracy-is-for-floats-not-for-i32-void
; LLVM 22: fpmath requires a floating point result!
define void @f(ptr %x) {
  %a = load i32, ptr %x, !fpmath !0
;                        ^~~~~~~
; error: !fpmath: an accuracy needs floats, not i32 [SP0215]
  ret void
}
!0 = !{float 2.5}

;--- accepts-fadd-fpmath-void
define void @f(float %x) {
  %a = fadd float %x, 1.0, !fpmath !0
  ret void
}
!0 = !{float 2.5}

;--- fpmath-accuracy-is-constant-of-type-float-void
; LLVM 22: fpmath accuracy must have float type
define void @f(float %x) {
  %a = fadd float %x, 1.0, !fpmath !0
;                          ^~~~~~~
; error: !fpmath: the accuracy must be a constant of type float [SP0215]
  ret void
}
!0 = !{double 2.5}

;--- fpmath-accuracy-is-positive-number-void
; LLVM 22: fpmath accuracy not a positive number!
define void @f(float %x) {
  %a = fadd float %x, 1.0, !fpmath !0
;                          ^~~~~~~
; error: !fpmath: the accuracy must be a positive number [SP0215]
  ret void
}
!0 = !{float 0.0}

;--- fpmath-it-has-one-operand-accuracy-void
; LLVM 22: fpmath takes one operand!
define void @f(float %x) {
  %a = fadd float %x, 1.0, !fpmath !0
;                          ^~~~~~~
; error: !fpmath: it must have one operand, the accuracy [SP0215]
  ret void
}
!0 = !{float 2.5, float 2.5}

;--- accepts-store-nontemporal
define void @f(ptr %p) {
  store i32 0, ptr %p, !nontemporal !0
  ret void
}
!0 = !{i32 1}

;--- captures-it-is-for-stores-of-pointers
; LLVM 22: !captures metadata can only be applied to store with value operand of pointer type
define void @f(ptr %p) {
  store i32 0, ptr %p, !captures !0
;                      ^~~~~~~~~
; error: !captures: it is for stores of pointers [SP0215]
  ret void
}
!0 = !{!"address"}

;--- accepts-store-captures-address
define void @f(ptr %p, ptr %q) {
  store ptr %q, ptr %p, !captures !0
  ret void
}
!0 = !{!"address"}

;--- captures-its-operands-are-strings-address-address-is-null
; LLVM 22: invalid entry in !captures metadata
define void @f(ptr %p, ptr %q) {
  store ptr %q, ptr %p, !captures !0
;                       ^~~~~~~~~
; error: !captures: its operands must be strings: address, address_is_null, provenance, read_provenance [SP0215]
  ret void
}
!0 = !{!"x"}

;--- captures-it-is-list-of-at-least-one-string
; LLVM 22: !captures metadata cannot be empty
define void @f(ptr %p, ptr %q) {
  store ptr %q, ptr %p, !captures !0
;                       ^~~~~~~~~
; error: !captures: it must be a list of at least one string [SP0215]
  ret void
}
!0 = !{}

;--- captures-it-is-for-stores-load
; LLVM 22: !captures metadata can only be applied to store instructions
define ptr @f(ptr %p) {
  %r = load ptr, ptr %p, !captures !0
;                        ^~~~~~~~~
; error: !captures: it is for stores [SP0215]
  ret ptr %r
}
!0 = !{!"address"}

;--- accepts-load-annotation-auto-init
define void @f(ptr %p) {
  %a = load i32, ptr %p, !annotation !0
  ret void
}
!0 = !{!"auto-init"}

;--- annotation-its-operands-are-strings-or-tuples-of-strings-4
; LLVM 22: operands must be a string or a tuple of strings
define void @f(ptr %p) {
  %a = load i32, ptr %p, !annotation !0
;                        ^~~~~~~~~~~
; error: !annotation: its operands must be strings, or tuples of strings [SP0215]
  ret void
}
!0 = !{i32 4}

;--- annotation-it-is-list-of-at-least-one-string-void
; LLVM 22: annotation must have at least one operand
define void @f(ptr %p) {
  %a = load i32, ptr %p, !annotation !0
;                        ^~~~~~~~~~~
; error: !annotation: it must be a list of at least one string [SP0215]
  ret void
}
!0 = !{}

;--- annotation-its-operands-are-strings-or-tuples-of-strings-3
; LLVM 22: operands must be a string or a tuple of strings
define void @f(ptr %p) {
  %a = load i32, ptr %p, !annotation !0
;                        ^~~~~~~~~~~
; error: !annotation: its operands must be strings, or tuples of strings [SP0215]
  ret void
}
!0 = !{!1}
!1 = !{!"a", i32 3}

;--- accepts-dbg
@g = global i32 0, !dbg !0
;~
; warning: ignoring debug info with an invalid version (0) [SP0122]
;   note: LLVM reads version 3 only, which a module states with the flag `!{i32 2, !"Debug Info Version", i32 3}` in `!llvm.module.flags`.
!0 = !{}

;--- accepts-fadd-fpmath
define float @f(float %x) {
  %v = fadd float %x, 1.0, !fpmath !0
  ret float %v
}
!0 = !{float 2.5}

;--- fpmath-accuracy-is-constant-of-type-float-2
; LLVM 22: fpmath accuracy must have float type
define float @f(float %x) {
  %v = fadd float %x, 1.0, !fpmath !0
;                          ^~~~~~~
; error: !fpmath: the accuracy must be a constant of type float [SP0215]
  ret float %v
}
!0 = !{double 2.5}

;--- fpmath-accuracy-is-positive-number-float
; LLVM 22: fpmath accuracy not a positive number!
define float @f(float %x) {
  %v = fadd float %x, 1.0, !fpmath !0
;                          ^~~~~~~
; error: !fpmath: the accuracy must be a positive number [SP0215]
  ret float %v
}
!0 = !{float -2.5}

;--- fpmath-accuracy-is-positive-number
; LLVM 22: fpmath accuracy not a positive number!
define float @f(float %x) {
  %v = fadd float %x, 1.0, !fpmath !0
;                          ^~~~~~~
; error: !fpmath: the accuracy must be a positive number [SP0215]
  ret float %v
}
!0 = !{float 0.0}

;--- fpmath-accuracy-is-positive-number-x7ff0000000000000
; LLVM 22: fpmath accuracy not a positive number!
define float @f(float %x) {
  %v = fadd float %x, 1.0, !fpmath !0
;                          ^~~~~~~
; error: !fpmath: the accuracy must be a positive number [SP0215]
  ret float %v
}
!0 = !{float 0x7FF0000000000000}

;--- fpmath-it-has-one-operand-accuracy
; LLVM 22: fpmath takes one operand!
define float @f(float %x) {
  %v = fadd float %x, 1.0, !fpmath !0
;                          ^~~~~~~
; error: !fpmath: it must have one operand, the accuracy [SP0215]
  ret float %v
}
!0 = !{}

;--- fpmath-accuracy-is-constant-of-type-float-i32
; LLVM 22: invalid fpmath accuracy!
define float @f(float %x) {
  %v = fadd float %x, 1.0, !fpmath !0
;                          ^~~~~~~
; error: !fpmath: the accuracy must be a constant of type float [SP0215]
  ret float %v
}
!0 = !{i32 1}

;--- fpmath-accuracy-is-constant-of-type-float-null
; LLVM 22: invalid fpmath accuracy!
define float @f(float %x) {
  %v = fadd float %x, 1.0, !fpmath !0
;                          ^~~~~~~
; error: !fpmath: the accuracy must be a constant of type float [SP0215]
  ret float %v
}
!0 = !{null}

;--- fpmath-it-has-one-operand-accuracy-float
; LLVM 22: fpmath takes one operand!
define float @f(float %x) {
  %v = fadd float %x, 1.0, !fpmath !0
;                          ^~~~~~~
; error: !fpmath: it must have one operand, the accuracy [SP0215]
  ret float %v
}
!0 = !{float 1.0, float 1.0}

;--- fpmath-accuracy-is-for-floats-not-for-i32-add
; LLVM 22: fpmath requires a floating point result!
define i32 @f(i32 %x) {
  %v = add i32 %x, 1, !fpmath !0
;                     ^~~~~~~
; error: !fpmath: an accuracy needs floats, not i32 [SP0215]
  ret i32 %v
}
!0 = !{float 1.0}

;--- accepts-load-nonnull
define ptr @f(ptr %p) {
  %v = load ptr, ptr %p, !nonnull !0
  ret ptr %v
}
!0 = !{}

;--- nonnull-it-has-no-operands
; LLVM 22: nonnull metadata must be empty
define ptr @f(ptr %p) {
  %v = load ptr, ptr %p, !nonnull !0
;                        ^~~~~~~~
; error: !nonnull: it has no operands [SP0215]
  ret ptr %v
}
!0 = !{i32 1}

;--- nonnull-it-is-for-pointers-not-for-i32-ptr
; LLVM 22: nonnull applies only to pointer types
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !nonnull !0
;                        ^~~~~~~~
; error: !nonnull: it needs a pointer, not i32 [SP0215]
  ret i32 %v
}
!0 = !{}

;--- nonnull-it-is-for-loads-calls-have-attribute-nonnull
; LLVM 22: nonnull applies only to load instructions, use attributes for calls or invokes
define ptr @f(ptr %p) {
  %v = getelementptr i8, ptr %p, i64 1, !nonnull !0
;                                       ^~~~~~~~
; error: !nonnull: only loads can have it; calls have the attribute nonnull [SP0215]
  ret ptr %v
}
!0 = !{}

;--- accepts-load-dereferenceable
define ptr @f(ptr %p) {
  %v = load ptr, ptr %p, !dereferenceable !0
  ret ptr %v
}
!0 = !{i64 4}

;--- accepts-inttoptr-dereferenceable-or-null
define ptr @f(i64 %p) {
  %v = inttoptr i64 %p to ptr, !dereferenceable_or_null !0
  ret ptr %v
}
!0 = !{i64 4}

;--- dereferenceable-it-has-one-operand-number-of-bytes-of-type-i32
; LLVM 22: dereferenceable, dereferenceable_or_null metadata value must be an i64!
define ptr @f(ptr %p) {
  %v = load ptr, ptr %p, !dereferenceable !0
;                        ^~~~~~~~~~~~~~~~
; error: !dereferenceable: it must have one operand, a number of bytes of type i64 [SP0215]
  ret ptr %v
}
!0 = !{i32 4}

;--- dereferenceable-it-has-one-operand-number-of-bytes-of-type
; LLVM 22: dereferenceable, dereferenceable_or_null take one operand!
define ptr @f(ptr %p) {
  %v = load ptr, ptr %p, !dereferenceable !0
;                        ^~~~~~~~~~~~~~~~
; error: !dereferenceable: it must have one operand, a number of bytes of type i64 [SP0215]
  ret ptr %v
}
!0 = !{}

;--- dereferenceable-it-is-for-pointers-not-for-i32
; LLVM 22: dereferenceable, dereferenceable_or_null apply only to pointer types
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !dereferenceable !0
;                        ^~~~~~~~~~~~~~~~
; error: !dereferenceable: it needs a pointer, not i32 [SP0215]
  ret i32 %v
}
!0 = !{i64 4}

;--- dereferenceable-it-is-for-loads-and-inttoptr-calls-have
; LLVM 22: dereferenceable, dereferenceable_or_null apply only to load and inttoptr instructions, use attributes for calls or invokes
define ptr @f(ptr %p) {
  %v = getelementptr i8, ptr %p, i64 1, !dereferenceable !0
;                                       ^~~~~~~~~~~~~~~~
; error: !dereferenceable: only loads and inttoptr can have it; calls have attributes [SP0215]
  ret ptr %v
}
!0 = !{i64 4}

;--- accepts-load
define ptr @f(ptr %p) {
  %v = load ptr, ptr %p, !align !0
  ret ptr %v
}
!0 = !{i64 4}

;--- align-3-is-not-power-of-two-up-to-2-32
; LLVM 22: align metadata value must be a power of 2!
define ptr @f(ptr %p) {
  %v = load ptr, ptr %p, !align !0
;                        ^~~~~~
; error: !align: 3 is not a power of two up to 2^32 [SP0215]
  ret ptr %v
}
!0 = !{i64 3}

;--- align-0-is-not-power-of-two-up-to-2-32
; LLVM 22: align metadata value must be a power of 2!
define ptr @f(ptr %p) {
  %v = load ptr, ptr %p, !align !0
;                        ^~~~~~
; error: !align: 0 is not a power of two up to 2^32 [SP0215]
  ret ptr %v
}
!0 = !{i64 0}

;--- align-8589934592-is-not-power-of-two-up-to-2-32
; LLVM 22: alignment is larger that implementation defined limit
define ptr @f(ptr %p) {
  %v = load ptr, ptr %p, !align !0
;                        ^~~~~~
; error: !align: 8589934592 is not a power of two up to 2^32 [SP0215]
  ret ptr %v
}
!0 = !{i64 8589934592}

;--- align-it-has-one-operand-number-of-bytes-of-type-i64-i32
; LLVM 22: align metadata value must be an i64!
define ptr @f(ptr %p) {
  %v = load ptr, ptr %p, !align !0
;                        ^~~~~~
; error: !align: it must have one operand, a number of bytes of type i64 [SP0215]
  ret ptr %v
}
!0 = !{i32 4}

;--- align-it-is-for-pointers-not-for-i32
; LLVM 22: align applies only to pointer types
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !align !0
;                        ^~~~~~
; error: !align: it needs a pointer, not i32 [SP0215]
  ret i32 %v
}
!0 = !{i64 4}

;--- align-it-is-for-pointers-not-for-void
; LLVM 22: align applies only to pointer types
define void @f(ptr %p) {
  store i32 0, ptr %p, !align !0
;                      ^~~~~~
; error: !align: it needs a pointer, not void [SP0215]
  ret void
}
!0 = !{i64 4}

;--- align-it-has-one-operand-number-of-bytes-of-type-i64
; LLVM 22: align takes one operand!
define ptr @f(ptr %p) {
  %v = load ptr, ptr %p, !align !0
;                        ^~~~~~
; error: !align: it must have one operand, a number of bytes of type i64 [SP0215]
  ret ptr %v
}
!0 = !{i64 4, i64 4}

;--- accepts-add-annotation
define i32 @f(i32 %p) {
  %v = add i32 %p, 1, !annotation !0
  ret i32 %v
}
!0 = !{!"a"}

;--- annotation-it-is-list-of-at-least-one-string-add
; LLVM 22: annotation must have at least one operand
define i32 @f(i32 %p) {
  %v = add i32 %p, 1, !annotation !0
;                     ^~~~~~~~~~~
; error: !annotation: it must be a list of at least one string [SP0215]
  ret i32 %v
}
!0 = !{}

;--- annotation-its-operands-are-strings-or-tuples-of-strings-add
; LLVM 22: operands must be a string or a tuple of strings
define i32 @f(i32 %p) {
  %v = add i32 %p, 1, !annotation !0
;                     ^~~~~~~~~~~
; error: !annotation: its operands must be strings, or tuples of strings [SP0215]
  ret i32 %v
}
!0 = !{i32 1}

;--- accepts-add-annotation-2
define i32 @f(i32 %p) {
  %v = add i32 %p, 1, !annotation !0
  ret i32 %v
}
!0 = !{!1}
!1 = !{!"a", !"b"}

;--- annotation-its-operands-are-strings-or-tuples-of-strings-add-2
; LLVM 22: operands must be a string or a tuple of strings
define i32 @f(i32 %p) {
  %v = add i32 %p, 1, !annotation !0
;                     ^~~~~~~~~~~
; error: !annotation: its operands must be strings, or tuples of strings [SP0215]
  ret i32 %v
}
!0 = !{!1}
!1 = !{!"a", i32 1}

;--- accepts-llvm-dbg-foo
!llvm.dbg.foo = !{!0}
;~~~~~~~~~~~~
; warning: ignoring debug info with an invalid version (0) [SP0122]
;   note: LLVM reads version 3 only, which a module states with the flag `!{i32 2, !"Debug Info Version", i32 3}` in `!llvm.module.flags`.
!0 = !{i32 0}

;--- accepts-llvm-dbg-cu
!llvm.dbg.cu = !{!0}
;~~~~~~~~~~~
; warning: ignoring debug info with an invalid version (0) [SP0122]
;   note: LLVM reads version 3 only, which a module states with the flag `!{i32 2, !"Debug Info Version", i32 3}` in `!llvm.module.flags`.
!0 = !{i32 0}

;--- accepts-foo
!foo = !{!0}
!0 = !{i32 0, !"a", null, ptr null}

;--- unexpected-i32
; LLVM 22: Expected '!' here
!foo = !{i32 0}
;        ^~~
; error: unexpected `i32` [SP0101]
;   expected a metadata node, such as `!0`

;--- unexpected-null
; LLVM 22: Expected '!' here
!foo = !{null}
;        ^~~~
; error: unexpected `null` [SP0101]
;   expected a metadata node, such as `!0`

;--- unexpected
; LLVM 22: expected integer
!foo = !{!"a"}
;        ^
; error: unexpected `!` [SP0101]
;   expected a metadata node, such as `!0`

;--- unexpected-2
; LLVM 22: expected integer
!foo = !{!{}}
;        ^
; error: unexpected `!` [SP0101]
;   expected a metadata node, such as `!0`

;--- accepts-foo-diexpression
!foo = !{!DIExpression()}

;--- unexpected-dilocation
; LLVM 22: Expected '!' here
!foo = !{!DILocation(line: 1, scope: !0)}
;        ^~~~~~~~~~~
; error: unexpected `!DILocation` [SP0101]
;   expected a metadata node, such as `!0`
!0 = !{}

;--- accepts-foo-metadata
define void @f(i32 %x) {
  call void @llvm.foo(metadata i32 %x)
  ret void
}
declare void @llvm.foo(metadata)

;--- accepts-foo-metadata-2
; differs: it is read as LLVM 3.5 wrote it, with a note
; LLVM 22: invalid use of function-local name
define void @f(i32 %x) {
  call void @llvm.foo(metadata !{i32 %x})
;                              ^~~~~~~~~
; note: a value of a function in a metadata node [SP0113]
;   note: Since LLVM 3.6 only the value is written, as in `metadata i32 %x`.
  ret void
}
declare void @llvm.foo(metadata)

;--- node-is-no-function-s-own-so-local-value-cannot-be-in-it
; LLVM 22: invalid use of function-local name
define void @f(i32 %x) {
  ret void, !foo !{i32 %x}
;                      ^~
; error: a node belongs to no function, so it cannot hold a local value [SP0118]
}

;--- accepts-load-dbg
define i32 @f(ptr %p) {
;          ^~
; warning: ignoring debug info with an invalid version (0) [SP0122]
;   note: LLVM reads version 3 only, which a module states with the flag `!{i32 2, !"Debug Info Version", i32 3}` in `!llvm.module.flags`.
  %v = load i32, ptr %p, !dbg !0
  ret i32 %v
}
!0 = !{}

;--- accepts-load-nontemporal
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !nontemporal !0
  ret i32 %v
}
!0 = !{i32 2}

;--- accepts-load-invariant-load
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !invariant.load !0
  ret i32 %v
}
!0 = !{i32 2}

;--- accepts-load-noundef
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !noundef !0
  ret i32 %v
}
!0 = !{i32 2}

;--- captures-it-is-for-stores-void
; LLVM 22: !captures metadata can only be applied to store instructions
define void @f(ptr %p) {
  %a = alloca i32, !captures !0
;                  ^~~~~~~~~
; error: !captures: it is for stores [SP0215]
  store ptr %a, ptr %p, !captures !0
  ret void
}
!0 = !{!"address"}

;--- accepts-store-captures-address-2
define void @f(ptr %p) {
  store ptr %p, ptr %p, !captures !0
  ret void
}
!0 = !{!"address"}

;--- captures-its-operands-are-strings-address-address-is-null-nonsense
; LLVM 22: invalid entry in !captures metadata
define void @f(ptr %p) {
  store ptr %p, ptr %p, !captures !0
;                       ^~~~~~~~~
; error: !captures: its operands must be strings: address, address_is_null, provenance, read_provenance [SP0215]
  ret void
}
!0 = !{!"nonsense"}

;--- captures-it-is-list-of-at-least-one-string-2
; LLVM 22: !captures metadata cannot be empty
define void @f(ptr %p) {
  store ptr %p, ptr %p, !captures !0
;                       ^~~~~~~~~
; error: !captures: it must be a list of at least one string [SP0215]
  ret void
}
!0 = !{}

;--- use-of-undefined-metadata-1
; LLVM 22: use of undefined metadata '!1'
!0 = !{!1}
;      ^~
; error: use of undefined metadata !1 [SP0116]

;--- nofree-it-is-for-inttoptr
; LLVM 22: nofree applies only to inttoptr instruction
define void @f(ptr %p) {
  %r = load ptr, ptr %p, !nofree !0
;                        ^~~~~~~
; error: !nofree: it is for inttoptr [SP0215]
  ret void
}
!0 = !{}

;--- nofree-it-has-no-operands
; LLVM 22: nofree metadata must be empty
define void @f(i64 %i) {
  %r = inttoptr i64 %i to ptr, !nofree !0
;                              ^~~~~~~
; error: !nofree: it has no operands [SP0215]
  ret void
}
!0 = !{i32 1}

;--- accepts-inttoptr-nofree
define ptr @f(i64 %i) {
  %r = inttoptr i64 %i to ptr, !nofree !0
  ret ptr %r
}
!0 = !{}
