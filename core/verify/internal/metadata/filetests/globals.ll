; test: verify
; llvm: 22
; Attachments of global values.
;--- associated-operand-is-global-value-null
; LLVM 22: associated metadata must have a global value
@g = global i32 0, !associated !0
;~
; error: !associated: the operand is a global value [SP0215]
!0 = !{null}

;--- associated-operand-is-global-value-1
; LLVM 22: associated metadata must be ValueAsMetadata
@g = global i32 0, !associated !0
;~
; error: !associated: the operand is a global value [SP0215]
!0 = !{!1}
!1 = !{}

;--- associated-symbol-cannot-belong-to-itself
; LLVM 22: global values should not associate to themselves
@g = global i32 0, !associated !0
;~
; error: !associated: a symbol cannot belong to itself [SP0215]
!0 = !{ptr @g}

;--- associated-operand-is-pointer-not-i32
; LLVM 22: associated value must be pointer typed
@g = global i32 0, !associated !0
;~
; error: !associated: the operand is a pointer, not i32 [SP0215]
!0 = !{i32 0}

;--- accepts-implicit-ref
@g = global i32 0, !implicit.ref !0
@h = global i32 0
!0 = !{ptr @h}

;--- implicit-ref-it-has-one-operand-global-value-that-is-needed
; LLVM 22: ref metadata must have one operand
@g = global i32 0, !implicit.ref !0
;~
; error: !implicit.ref: it has one operand, the global value that is needed too [SP0215]
!0 = !{}

;--- accepts-associated
@g = external global i32, !associated !0
@h = global i32 0
!0 = !{ptr @h}

;--- accepts-associated-2
@g = global i32 0, !associated !0
@h = global i32 0
!0 = !{ptr @h}

;--- associated-it-has-one-operand-object-that-symbol-belongs-to
; LLVM 22: associated metadata must have one operand
@g = global i32 0, !associated !0
;~
; error: !associated: it must have one operand, the object to which the symbol belongs [SP0215]
!0 = !{}

;--- associated-operand-is-pointer-not-i32-7
; LLVM 22: associated value must be pointer typed
@g = global i32 0, !associated !0
;~
; error: !associated: the operand is a pointer, not i32 [SP0215]
!0 = !{i32 7}

;--- associated-it-has-one-operand-object-that-symbol-belongs-to-ptr
; LLVM 22: associated metadata must have one operand
@g = global i32 0, !associated !0
;~
; error: !associated: it must have one operand, the object to which the symbol belongs [SP0215]
@h = global i32 0
!0 = !{ptr @h, ptr @h}

;--- accepts-associated-null
@g = global i32 0, !associated !0
!0 = !{ptr null}

;--- accepts-implicit-ref-void
define void @f() !implicit.ref !0 {
  ret void
}
@g = global i32 0
!0 = !{ptr @g}

;--- implicit-ref-it-has-one-operand-global-value-that-is-needed-void
; LLVM 22: ref value must be pointer typed
define void @f() !implicit.ref !0 {
;           ^~
; error: !implicit.ref: it has one operand, the global value that is needed too [SP0215]
  ret void
}
!0 = !{i32 0}
