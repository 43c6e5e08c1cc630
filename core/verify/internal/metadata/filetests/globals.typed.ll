; test: verify
; llvm: 14
; Attachments of global values.
;--- accepts-associated
@g = external global i32, !associated !0
@h = global i32 0
!0 = !{i32* @h}

;--- accepts-associated-2
@g = global i32 0, !associated !0
@h = global i32 0
!0 = !{i32* @h}

;--- accepts-associated-3
@g = global i32 0, !associated !0
!0 = !{i32* @g}

;--- accepts-associated-4
@g = global i32 0, !associated !0
!0 = !{}

;--- accepts-associated-null
@g = global i32 0, !associated !0
!0 = !{null}

;--- accepts-associated-1
@g = global i32 0, !associated !0
!0 = !{!1}
!1 = !{}

;--- accepts-associated-i32-7
@g = global i32 0, !associated !0
!0 = !{i32 7}

;--- accepts-associated-5
@g = global i32 0, !associated !0
@h = global i32 0
!0 = !{i32* @h, i32* @h}

;--- accepts-associated-i8
@g = global i32 0, !associated !0
!0 = !{i8* null}

;--- accepts-implicit-ref
define void @f() !implicit.ref !0 {
  ret void
}
@g = global i32 0
!0 = !{i32* @g}

;--- accepts-implicit-ref-2
define void @f() !implicit.ref !0 {
  ret void
}
!0 = !{i32 0}
