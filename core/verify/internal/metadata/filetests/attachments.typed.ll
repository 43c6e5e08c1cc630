; test: verify
; llvm: 14
; Attachments with few rules.
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
; LLVM 14: fpmath accuracy must have float type
define float @f(float %x) {
  %v = fadd float %x, 1.0, !fpmath !0
;                          ^~~~~~~
; error: !fpmath: the accuracy must be a constant of type float [SP0215]
  ret float %v
}
!0 = !{double 2.5}

;--- fpmath-accuracy-is-positive-number-float
; LLVM 14: fpmath accuracy not a positive number!
define float @f(float %x) {
  %v = fadd float %x, 1.0, !fpmath !0
;                          ^~~~~~~
; error: !fpmath: the accuracy must be a positive number [SP0215]
  ret float %v
}
!0 = !{float -2.5}

;--- fpmath-accuracy-is-positive-number
; LLVM 14: fpmath accuracy not a positive number!
define float @f(float %x) {
  %v = fadd float %x, 1.0, !fpmath !0
;                          ^~~~~~~
; error: !fpmath: the accuracy must be a positive number [SP0215]
  ret float %v
}
!0 = !{float 0.0}

;--- fpmath-accuracy-is-positive-number-x7ff0000000000000
; LLVM 14: fpmath accuracy not a positive number!
define float @f(float %x) {
  %v = fadd float %x, 1.0, !fpmath !0
;                          ^~~~~~~
; error: !fpmath: the accuracy must be a positive number [SP0215]
  ret float %v
}
!0 = !{float 0x7FF0000000000000}

;--- fpmath-it-has-one-operand-accuracy
; LLVM 14: fpmath takes one operand!
define float @f(float %x) {
  %v = fadd float %x, 1.0, !fpmath !0
;                          ^~~~~~~
; error: !fpmath: it must have one operand, the accuracy [SP0215]
  ret float %v
}
!0 = !{}

;--- fpmath-accuracy-is-constant-of-type-float-i32
; LLVM 14: invalid fpmath accuracy!
define float @f(float %x) {
  %v = fadd float %x, 1.0, !fpmath !0
;                          ^~~~~~~
; error: !fpmath: the accuracy must be a constant of type float [SP0215]
  ret float %v
}
!0 = !{i32 1}

;--- fpmath-accuracy-is-constant-of-type-float-null
; LLVM 14: invalid fpmath accuracy!
define float @f(float %x) {
  %v = fadd float %x, 1.0, !fpmath !0
;                          ^~~~~~~
; error: !fpmath: the accuracy must be a constant of type float [SP0215]
  ret float %v
}
!0 = !{null}

;--- fpmath-it-has-one-operand-accuracy-float
; LLVM 14: fpmath takes one operand!
define float @f(float %x) {
  %v = fadd float %x, 1.0, !fpmath !0
;                          ^~~~~~~
; error: !fpmath: it must have one operand, the accuracy [SP0215]
  ret float %v
}
!0 = !{float 1.0, float 1.0}

;--- fpmath-accuracy-is-for-floats-not-for-i32
; LLVM 14: fpmath requires a floating point result!
define i32 @f(i32 %x) {
  %v = add i32 %x, 1, !fpmath !0
;                     ^~~~~~~
; error: !fpmath: an accuracy needs floats, not i32 [SP0215]
  ret i32 %v
}
!0 = !{float 1.0}

;--- accepts-load-nonnull
define i8* @f(i8** %p) {
  %v = load i8*, i8** %p, !nonnull !0
  ret i8* %v
}
!0 = !{}

;--- accepts-load-nonnull-i32
define i8* @f(i8** %p) {
  %v = load i8*, i8** %p, !nonnull !0
  ret i8* %v
}
!0 = !{i32 1}

;--- nonnull-it-is-for-pointers-not-for-i32
; LLVM 14: nonnull applies only to pointer types
define i32 @f(i32* %p) {
  %v = load i32, i32* %p, !nonnull !0
;                         ^~~~~~~~
; error: !nonnull: it needs a pointer, not i32 [SP0215]
  ret i32 %v
}
!0 = !{}

;--- nonnull-it-is-for-loads-calls-have-attribute-nonnull
; LLVM 14: nonnull applies only to load instructions, use attributes for calls or invokes
define i8* @f(i8* %p) {
  %v = getelementptr i8, i8* %p, i64 1, !nonnull !0
;                                       ^~~~~~~~
; error: !nonnull: only loads can have it; calls have the attribute nonnull [SP0215]
  ret i8* %v
}
!0 = !{}

;--- accepts-load-dereferenceable
define i8* @f(i8** %p) {
  %v = load i8*, i8** %p, !dereferenceable !0
  ret i8* %v
}
!0 = !{i64 4}

;--- accepts-inttoptr-dereferenceable-or-null
define i8* @f(i64 %p) {
  %v = inttoptr i64 %p to i8*, !dereferenceable_or_null !0
  ret i8* %v
}
!0 = !{i64 4}

;--- dereferenceable-it-has-one-operand-number-of-bytes-of-type-i32
; LLVM 14: dereferenceable, dereferenceable_or_null metadata value must be an i64!
define i8* @f(i8** %p) {
  %v = load i8*, i8** %p, !dereferenceable !0
;                         ^~~~~~~~~~~~~~~~
; error: !dereferenceable: it must have one operand, a number of bytes of type i64 [SP0215]
  ret i8* %v
}
!0 = !{i32 4}

;--- dereferenceable-it-has-one-operand-number-of-bytes-of-type
; LLVM 14: dereferenceable, dereferenceable_or_null take one operand!
define i8* @f(i8** %p) {
  %v = load i8*, i8** %p, !dereferenceable !0
;                         ^~~~~~~~~~~~~~~~
; error: !dereferenceable: it must have one operand, a number of bytes of type i64 [SP0215]
  ret i8* %v
}
!0 = !{}

;--- dereferenceable-it-is-for-pointers-not-for-i32
; LLVM 14: dereferenceable, dereferenceable_or_null apply only to pointer types
define i32 @f(i32* %p) {
  %v = load i32, i32* %p, !dereferenceable !0
;                         ^~~~~~~~~~~~~~~~
; error: !dereferenceable: it needs a pointer, not i32 [SP0215]
  ret i32 %v
}
!0 = !{i64 4}

;--- dereferenceable-it-is-for-loads-and-inttoptr-calls-have
; LLVM 14: dereferenceable, dereferenceable_or_null apply only to load and inttoptr instructions, use attributes for calls or invokes
define i8* @f(i8* %p) {
  %v = getelementptr i8, i8* %p, i64 1, !dereferenceable !0
;                                       ^~~~~~~~~~~~~~~~
; error: !dereferenceable: only loads and inttoptr can have it; calls have attributes [SP0215]
  ret i8* %v
}
!0 = !{i64 4}

;--- accepts-load
define i8* @f(i8** %p) {
  %v = load i8*, i8** %p, !align !0
  ret i8* %v
}
!0 = !{i64 4}

;--- align-3-is-not-power-of-two-up-to-2-32
; LLVM 14: align metadata value must be a power of 2!
define i8* @f(i8** %p) {
  %v = load i8*, i8** %p, !align !0
;                         ^~~~~~
; error: !align: 3 is not a power of two up to 2^32 [SP0215]
  ret i8* %v
}
!0 = !{i64 3}

;--- align-0-is-not-power-of-two-up-to-2-32
; LLVM 14: align metadata value must be a power of 2!
define i8* @f(i8** %p) {
  %v = load i8*, i8** %p, !align !0
;                         ^~~~~~
; error: !align: 0 is not a power of two up to 2^32 [SP0215]
  ret i8* %v
}
!0 = !{i64 0}

;--- align-8589934592-is-not-power-of-two-up-to-2-32
; LLVM 14: alignment is larger that implementation defined limit
define i8* @f(i8** %p) {
  %v = load i8*, i8** %p, !align !0
;                         ^~~~~~
; error: !align: 8589934592 is not a power of two up to 2^32 [SP0215]
  ret i8* %v
}
!0 = !{i64 8589934592}

;--- align-it-has-one-operand-number-of-bytes-of-type-i64-i32
; LLVM 14: align metadata value must be an i64!
define i8* @f(i8** %p) {
  %v = load i8*, i8** %p, !align !0
;                         ^~~~~~
; error: !align: it must have one operand, a number of bytes of type i64 [SP0215]
  ret i8* %v
}
!0 = !{i32 4}

;--- align-it-is-for-pointers-not-for-i32
; LLVM 14: align applies only to pointer types
define i32 @f(i32* %p) {
  %v = load i32, i32* %p, !align !0
;                         ^~~~~~
; error: !align: it needs a pointer, not i32 [SP0215]
  ret i32 %v
}
!0 = !{i64 4}

;--- align-it-is-for-pointers-not-for-void
; LLVM 14: align applies only to pointer types
define void @f(i32* %p) {
  store i32 0, i32* %p, !align !0
;                       ^~~~~~
; error: !align: it needs a pointer, not void [SP0215]
  ret void
}
!0 = !{i64 4}

;--- align-it-has-one-operand-number-of-bytes-of-type-i64
; LLVM 14: align takes one operand!
define i8* @f(i8** %p) {
  %v = load i8*, i8** %p, !align !0
;                         ^~~~~~
; error: !align: it must have one operand, a number of bytes of type i64 [SP0215]
  ret i8* %v
}
!0 = !{i64 4, i64 4}

;--- accepts-add-annotation
define i32 @f(i32 %p) {
  %v = add i32 %p, 1, !annotation !0
  ret i32 %v
}
!0 = !{!"a"}

;--- annotation-it-is-list-of-at-least-one-string
; LLVM 14: annotation must have at least one operand
define i32 @f(i32 %p) {
  %v = add i32 %p, 1, !annotation !0
;                     ^~~~~~~~~~~
; error: !annotation: it must be a list of at least one string [SP0215]
  ret i32 %v
}
!0 = !{}

;--- annotation-its-operands-are-strings-or-tuples-of-strings
; LLVM 14: operands must be strings
define i32 @f(i32 %p) {
  %v = add i32 %p, 1, !annotation !0
;                     ^~~~~~~~~~~
; error: !annotation: its operands must be strings, or tuples of strings [SP0215]
  ret i32 %v
}
!0 = !{i32 1}

;--- annotation-its-operands-are-strings-or-tuples-of-strings-2
; LLVM 14: operands must be strings
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
!0 = !{i32 0, !"a", null, i8* null}

;--- unexpected-i32
; LLVM 14: Expected '!' here
!foo = !{i32 0}
;        ^~~
; error: unexpected `i32` [SP0101]
;   expected a metadata node, such as `!0`

;--- unexpected-null
; LLVM 14: Expected '!' here
!foo = !{null}
;        ^~~~
; error: unexpected `null` [SP0101]
;   expected a metadata node, such as `!0`

;--- unexpected
; LLVM 14: expected integer
!foo = !{!"a"}
;        ^
; error: unexpected `!` [SP0101]
;   expected a metadata node, such as `!0`

;--- unexpected-2
; LLVM 14: expected integer
!foo = !{!{}}
;        ^
; error: unexpected `!` [SP0101]
;   expected a metadata node, such as `!0`

;--- accepts-foo-diexpression
!foo = !{!DIExpression()}

;--- unexpected-dilocation
; LLVM 14: Expected '!' here
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
; LLVM 14: invalid use of function-local name
define void @f(i32 %x) {
  call void @llvm.foo(metadata !{i32 %x})
;                              ^~~~~~~~~
; note: a value of a function in a metadata node [SP0113]
;   note: Since LLVM 3.6 only the value is written, as in `metadata i32 %x`.
  ret void
}
declare void @llvm.foo(metadata)

;--- node-is-no-function-s-own-so-local-value-cannot-be-in-it
; LLVM 14: invalid use of function-local name
define void @f(i32 %x) {
  ret void, !foo !{i32 %x}
;                      ^~
; error: a node belongs to no function, so it cannot hold a local value [SP0118]
}

;--- accepts-load-dbg
define i32 @f(i32* %p) {
;          ^~
; warning: ignoring debug info with an invalid version (0) [SP0122]
;   note: LLVM reads version 3 only, which a module states with the flag `!{i32 2, !"Debug Info Version", i32 3}` in `!llvm.module.flags`.
  %v = load i32, i32* %p, !dbg !0
  ret i32 %v
}
!0 = !{}

;--- accepts-load-nontemporal
define i32 @f(i32* %p) {
  %v = load i32, i32* %p, !nontemporal !0
  ret i32 %v
}
!0 = !{i32 2}

;--- accepts-load-invariant-load
define i32 @f(i32* %p) {
  %v = load i32, i32* %p, !invariant.load !0
  ret i32 %v
}
!0 = !{i32 2}

;--- accepts-load-noundef
define i32 @f(i32* %p) {
  %v = load i32, i32* %p, !noundef !0
  ret i32 %v
}
!0 = !{i32 2}

;--- accepts-alloca-bitcast-address
define void @f(i8** %p) {
  %a = alloca i32, !captures !0
  %ca = bitcast i32* %a to i8*
  store i8* %ca, i8** %p, !captures !0
  ret void
}
!0 = !{!"address"}

;--- accepts-store-captures-address-i8
define void @f(i8* %p) {
  store i8* %p, i8** null, !captures !0
  ret void
}
!0 = !{!"address"}

;--- accepts-store-captures-nonsense
define void @f(i8* %p) {
  store i8* %p, i8** null, !captures !0
  ret void
}
!0 = !{!"nonsense"}

;--- accepts-store-captures-address-i32
define void @f(i32* %p) {
  store i32 0, i32* %p, !captures !0
  ret void
}
!0 = !{!"address"}

;--- accepts-store-captures
define void @f(i8* %p) {
  store i8* %p, i8** null, !captures !0
  ret void
}
!0 = !{}

;--- use-of-undefined-metadata-1
; LLVM 14: use of undefined metadata '!1'
!0 = !{!1}
;      ^~
; error: use of undefined metadata !1 [SP0116]
