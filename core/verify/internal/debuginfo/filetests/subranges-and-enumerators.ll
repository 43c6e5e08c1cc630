; test: verify
; llvm: 22
; DISubrange, DIGenericSubrange and DIEnumerator.
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
;--- accepts-disubrange-count
!n = !{!0}
!0 = !DISubrange(count: 3)

;--- field-count-cannot-be-5
; LLVM 22: value for 'count' too small, limit is -1
!n = !{!0}
!0 = !DISubrange(count: -5)
;                ^~~~~~
; error: the field `count` cannot be `-5` [SP0118]

;--- accepts-disubrange
!n = !{!0}
!0 = !DISubrange()

;--- disubrange-it-has-count-or-upperbound-not-both
; LLVM 22: Subrange can have any one of count or upperBound
!n = !{!0}
!0 = !DISubrange(count: 3, upperBound: 4)
;                ^~~~~
; error: !0, a DISubrange: it has a count or an upperBound, not both [SP0220]

;--- disubrange-count-is-constant-variable-or-expression
; LLVM 22: Count must be signed constant or DIVariable or DIExpression
!n = !{!0}
!0 = !DISubrange(count: !92)
;                ^~~~~
; error: !0, a DISubrange: count is a constant, a variable or an expression [SP0220]

;--- disubrange-lowerbound-is-constant-variable-or-expression
; LLVM 22: LowerBound must be signed constant or DIVariable or DIExpression
!n = !{!0}
!0 = !DISubrange(count: !97, lowerBound: !92)
;                            ^~~~~~~~~~
; error: !0, a DISubrange: lowerBound is a constant, a variable or an expression [SP0220]

;--- disubrange-upperbound-is-constant-variable-or-expression
; LLVM 22: UpperBound must be signed constant or DIVariable or DIExpression
!n = !{!0}
!0 = !DISubrange(upperBound: !92)
;                ^~~~~~~~~~
; error: !0, a DISubrange: upperBound is a constant, a variable or an expression [SP0220]

;--- disubrange-stride-is-constant-variable-or-expression
; LLVM 22: Stride must be signed constant or DIVariable or DIExpression
!n = !{!0}
!0 = !DISubrange(count: 3, stride: !92)
;                          ^~~~~~
; error: !0, a DISubrange: stride is a constant, a variable or an expression [SP0220]

;--- accepts-disubrange-count-diexpression
!n = !{!0}
!0 = !DISubrange(count: !DIExpression())

;--- accepts-digenericsubrange-diexpression-stride-count
!n = !{!0}
!0 = !DIGenericSubrange(count: !DIExpression(), lowerBound: !DIExpression(), stride: !DIExpression())

;--- digenericsubrange-lowerbound-is-constant-variable-or
; LLVM 22: GenericSubrange must contain lowerBound
!n = !{!0}
!0 = !DIGenericSubrange(count: !DIExpression())
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DIGenericSubrange: lowerBound is a constant, a variable or an expression [SP0220]

;--- accepts-digenericsubrange-diexpression-stride
!n = !{!0}
!0 = !DIGenericSubrange(lowerBound: !DIExpression(), stride: !DIExpression())

;--- digenericsubrange-it-has-count-or-upperbound-not-both
; LLVM 22: GenericSubrange can have any one of count or upperBound
!n = !{!0}
!0 = !DIGenericSubrange(count: !97, upperBound: !97, lowerBound: !97, stride: !97)
;                       ^~~~~
; error: !0, a DIGenericSubrange: it has a count or an upperBound, not both [SP0220]

;--- accepts-dienumerator-name-value
!n = !{!0}
!0 = !DIEnumerator(name: "a", value: 1)

;--- accepts-disubrangetype-name-basetype
!n = !{!0}
!0 = !DISubrangeType(name: "x", baseType: !96, lowerBound: i64 1)

;--- disubrangetype-basetype-is-type
; LLVM 22: BaseType must be a type
!n = !{!0}
!0 = !DISubrangeType(name: "x", baseType: !92)
;                               ^~~~~~~~
; error: !0, a DISubrangeType: baseType is a type [SP0220]

;--- disubrangetype-lowerbound-is-constant-variable-expression-or
; LLVM 22: LowerBound must be signed constant or DIVariable or DIExpression or DIDerivedType
!n = !{!0}
!0 = !DISubrangeType(name: "x", baseType: !96, lowerBound: !92)
;                                              ^~~~~~~~~~
; error: !0, a DISubrangeType: lowerBound is a constant, a variable, an expression or a member [SP0220]
