; test: verify
; llvm: 22
; DIExpression.
!llvm.module.flags = !{!90}
!llvm.dbg.cu = !{!91}
!90 = !{i32 2, !"Debug Info Version", i32 3}
!91 = distinct !DICompileUnit(language: DW_LANG_C99, file: !92, emissionKind: FullDebug)
!92 = !DIFile(filename: "a.c", directory: "/")
!93 = distinct !DISubprogram(name: "f", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!94 = !DISubroutineType(types: !95)
!95 = !{null}
!96 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!97 = !DILocalVariable(name: "x", scope: !93, file: !92, line: 1, type: !96)
!98 = !DILocation(line: 1, scope: !93)
;--- accepts-diexpression-dw-op-deref
!n = !{!0}
!0 = !DIExpression(DW_OP_deref)

;--- diexpression-dw-op-plus-uconst-has-1-operand
; LLVM 22: invalid expression
!n = !{!0}
!0 = !DIExpression(DW_OP_plus_uconst)
;                  ^~~~~~~~~~~~~~~~~
; error: !0, a DIExpression: DW_OP_plus_uconst has 1 operand [SP0220]

;--- accepts-diexpression-dw-op-plus-uconst
!n = !{!0}
!0 = !DIExpression(DW_OP_plus_uconst, 3)

;--- diexpression-dw-op-constu-has-1-operand
; LLVM 22: invalid expression
!n = !{!0}
!0 = !DIExpression(DW_OP_constu)
;                  ^~~~~~~~~~~~
; error: !0, a DIExpression: DW_OP_constu has 1 operand [SP0220]

;--- diexpression-dw-op-llvm-fragment-is-last
; LLVM 22: invalid expression
!n = !{!0}
!0 = !DIExpression(DW_OP_LLVM_fragment, 0, 8, DW_OP_deref)
;                  ^~~~~~~~~~~~~~~~~~~
; error: !0, a DIExpression: DW_OP_LLVM_fragment must be last [SP0220]

;--- accepts-diexpression-dw-op-llvm-fragment
!n = !{!0}
!0 = !DIExpression(DW_OP_LLVM_fragment, 0, 8)

;--- diexpression-dw-op-llvm-fragment-has-2-operands
; LLVM 22: invalid expression
!n = !{!0}
!0 = !DIExpression(DW_OP_LLVM_fragment, 0)
;                  ^~~~~~~~~~~~~~~~~~~
; error: !0, a DIExpression: DW_OP_LLVM_fragment has 2 operands [SP0220]

;--- diexpression-after-dw-op-stack-value-there-is
; LLVM 22: invalid expression
!n = !{!0}
!0 = !DIExpression(DW_OP_stack_value, DW_OP_deref)
;                  ^~~~~~~~~~~~~~~~~
; error: !0, a DIExpression: DW_OP_stack_value can be followed only by DW_OP_LLVM_fragment [SP0220]

;--- accepts-diexpression-dw-op-stack-value
!n = !{!0}
!0 = !DIExpression(DW_OP_stack_value)

;--- diexpression-dw-op-swap-has-two-values-to-swap
; LLVM 22: invalid expression
!n = !{!0}
!0 = !DIExpression(DW_OP_swap)
;                  ^~~~~~~~~~
; error: !0, a DIExpression: DW_OP_swap needs two values to swap [SP0220]

;--- accepts-diexpression-dw-op-deref-dw-op-swap
!n = !{!0}
!0 = !DIExpression(DW_OP_deref, DW_OP_swap)

;--- accepts-diexpression-dw-op-llvm-entry-value
!n = !{!0}
!0 = !DIExpression(DW_OP_LLVM_entry_value, 1)

;--- diexpression-dw-op-llvm-entry-value-is-first-and-of-one-2
; LLVM 22: invalid expression
!n = !{!0}
!0 = !DIExpression(DW_OP_LLVM_entry_value, 2)
;                  ^~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DIExpression: DW_OP_LLVM_entry_value must be first, and of one register [SP0220]

;--- diexpression-dw-op-llvm-entry-value-is-first-and-of-one-dw-op-deref
; LLVM 22: invalid expression
!n = !{!0}
!0 = !DIExpression(DW_OP_deref, DW_OP_LLVM_entry_value, 1)
;                               ^~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DIExpression: DW_OP_LLVM_entry_value must be first, and of one register [SP0220]

;--- accepts-diexpression-dw-op-llvm-implicit-pointer
!n = !{!0}
!0 = !DIExpression(DW_OP_LLVM_implicit_pointer)

;--- accepts-diexpression-dw-op-llvm-arg
!n = !{!0}
!0 = !DIExpression(DW_OP_LLVM_arg, 0)

;--- accepts-diexpression-dw-op-llvm-convert-dw-ate-signed
!n = !{!0}
!0 = !DIExpression(DW_OP_LLVM_convert, 16, DW_ATE_signed)

;--- diexpression-dw-op-llvm-convert-has-2-operands
; LLVM 22: invalid expression
!n = !{!0}
!0 = !DIExpression(DW_OP_LLVM_convert, 16)
;                  ^~~~~~~~~~~~~~~~~~
; error: !0, a DIExpression: DW_OP_LLVM_convert has 2 operands [SP0220]

;--- accepts-diexpression-dw-op-llvm-tag-offset
!n = !{!0}
!0 = !DIExpression(DW_OP_LLVM_tag_offset, 1)

;--- accepts-diexpression-dw-op-push-object-address
!n = !{!0}
!0 = !DIExpression(DW_OP_push_object_address)

;--- diexpression-dw-op-call4-is-no-operator-of-debug-expression
; LLVM 22: invalid expression
!n = !{!0}
!0 = !DIExpression(DW_OP_call4, 3)
;                  ^~~~~~~~~~~
; error: !0, a DIExpression: DW_OP_call4 is not an operator of a debug expression [SP0220]

;--- accepts-diexpression-dw-op-llvm-extract-bits-sext
!n = !{!0}
!0 = !DIExpression(DW_OP_LLVM_extract_bits_sext, 0, 8)

;--- accepts-diexpression-dw-op-over-dw-op-bregx
!n = !{!0}
!0 = !DIExpression(DW_OP_over, DW_OP_bregx, 0, 0)

;--- accepts-diexpression-dw-op-bregx
!n = !{!0}
!0 = !DIExpression(DW_OP_bregx, 0, 0)
