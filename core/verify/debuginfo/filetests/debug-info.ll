; test: verify
; llvm: 22
; Small modules, and what LLVM 22 says of those that it refuses.
;---
!n = !{!0}
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
!0 = !DISubrange(count: 3)

;---
; LLVM 22: value for 'count' too small, limit is -1
!n = !{!0}
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
!0 = !DISubrange(count: -5)
;                ^~~~~~
; error: the field `count` cannot be `-5` [SP0118]

;---
!n = !{!0}
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
!0 = !DISubrange()

;---
; LLVM 22: Subrange can have any one of count or upperBound
!n = !{!0}
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
!0 = !DISubrange(count: 3, upperBound: 4)
;                ^~~~~
; error: !0, a DISubrange: it has a count or an upperBound, not both [SP0220]

;---
; LLVM 22: Count must be signed constant or DIVariable or DIExpression
!n = !{!0}
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
!0 = !DISubrange(count: !92)
;                ^~~~~
; error: !0, a DISubrange: count is a constant, a variable or an expression [SP0220]

;---
; LLVM 22: LowerBound must be signed constant or DIVariable or DIExpression
!n = !{!0}
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
!0 = !DISubrange(count: !97, lowerBound: !92)
;                            ^~~~~~~~~~
; error: !0, a DISubrange: lowerBound is a constant, a variable or an expression [SP0220]

;---
; LLVM 22: UpperBound must be signed constant or DIVariable or DIExpression
!n = !{!0}
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
!0 = !DISubrange(upperBound: !92)
;                ^~~~~~~~~~
; error: !0, a DISubrange: upperBound is a constant, a variable or an expression [SP0220]

;---
; LLVM 22: Stride must be signed constant or DIVariable or DIExpression
!n = !{!0}
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
!0 = !DISubrange(count: 3, stride: !92)
;                          ^~~~~~
; error: !0, a DISubrange: stride is a constant, a variable or an expression [SP0220]

;---
!n = !{!0}
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
!0 = !DISubrange(count: !DIExpression())

;---
!n = !{!0}
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
!0 = !DIGenericSubrange(count: !DIExpression(), lowerBound: !DIExpression(), stride: !DIExpression())

;---
; LLVM 22: GenericSubrange must contain lowerBound
!n = !{!0}
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
!0 = !DIGenericSubrange(count: !DIExpression())
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DIGenericSubrange: lowerBound is a constant, a variable or an expression [SP0220]

;---
!n = !{!0}
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
!0 = !DIGenericSubrange(lowerBound: !DIExpression(), stride: !DIExpression())

;---
; LLVM 22: GenericSubrange can have any one of count or upperBound
!n = !{!0}
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
!0 = !DIGenericSubrange(count: !97, upperBound: !97, lowerBound: !97, stride: !97)
;                       ^~~~~
; error: !0, a DIGenericSubrange: it has a count or an upperBound, not both [SP0220]

;---
!n = !{!0}
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
!0 = !DIEnumerator(name: "a", value: 1)

;---
!n = !{!0}
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
!0 = !DIBasicType(tag: DW_TAG_base_type, name: "x")

;---
!n = !{!0}
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
!0 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "x")

;---
; LLVM 22: invalid tag
!n = !{!0}
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
!0 = !DIBasicType(tag: DW_TAG_pointer_type, name: "x")
;                 ^~~
; error: !0, a DIBasicType: the tag DW_TAG_pointer_type is of something else [SP0220]

;---
!n = !{!0}
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
!0 = !DIBasicType(tag: DW_TAG_string_type, name: "x")

;---
!n = !{!0}
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
!0 = !DIStringType(name: "s")

;---
; LLVM 22: invalid tag
!n = !{!0}
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
!0 = !DIStringType(name: "s", tag: DW_TAG_base_type)
;                             ^~~
; error: !0, a DIStringType: the tag DW_TAG_base_type is of something else [SP0220]

;---
!n = !{!0}
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
!0 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !96)

;---
; LLVM 22: invalid tag
!n = !{!0}
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
!0 = !DIDerivedType(tag: DW_TAG_base_type, baseType: !96)
;                   ^~~
; error: !0, a DIDerivedType: the tag DW_TAG_base_type is of something else [SP0220]

;---
; LLVM 22: invalid base type
!n = !{!0}
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
!0 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !92)
;                                             ^~~~~~~~
; error: !0, a DIDerivedType: baseType is a type [SP0220]

;---
; LLVM 22: invalid scope
!n = !{!0}
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
!0 = !DIDerivedType(tag: DW_TAG_pointer_type, scope: !98, baseType: !96)
;                                             ^~~~~
; error: !0, a DIDerivedType: scope is a scope [SP0220]

;---
; LLVM 22: invalid pointer to member type
!n = !{!0}
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
!0 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !96, extraData: !92)
;                                                                  ^~~~~~~~~
; error: !0, a DIDerivedType: the extraData of a pointer to a member is the type of what the member is of [SP0220]

;---
!n = !{!0}
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
!0 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !96, extraData: !96)

;---
!n = !{!0}
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
!0 = !DIDerivedType(tag: DW_TAG_set_type, baseType: !96)

;---
; LLVM 22: invalid set base type
!n = !{!0}
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
!0 = !DIDerivedType(tag: DW_TAG_set_type, baseType: !94)
;                                         ^~~~~~~~
; error: !0, a DIDerivedType: the baseType of a set is an enumeration or an ordinal type [SP0220]

;---
; LLVM 22: DWARF address space only applies to pointer or reference types
!n = !{!0}
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
!0 = !DIDerivedType(tag: DW_TAG_typedef, baseType: !96, dwarfAddressSpace: 1)
;                                                       ^~~~~~~~~~~~~~~~~
; error: !0, a DIDerivedType: only pointers and references have a dwarfAddressSpace [SP0220]

;---
!n = !{!0}
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
!0 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !96, dwarfAddressSpace: 1)

;---
!n = !{!0}
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
!0 = !DIDerivedType(tag: DW_TAG_member, baseType: !96, size: !97)

;---
; LLVM 22: invalid file
!n = !{!0}
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
!0 = !DIDerivedType(tag: DW_TAG_member, file: !96, baseType: !96)
;                                       ^~~~
; error: !0, a DIDerivedType: file is a DIFile [SP0220]

;---
!n = !{!0}
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
!0 = !DIDerivedType(tag: DW_TAG_inheritance, baseType: !96)

;---
!n = !{!0}
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
!0 = !DIDerivedType(tag: DW_TAG_friend, baseType: !96)

;---
!n = !{!0}
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
!0 = !DIDerivedType(tag: DW_TAG_LLVM_ptrauth_type, baseType: !96, ptrAuthKey: 1)

;---
!n = !{!0}
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
!0 = !DICompositeType(tag: DW_TAG_structure_type, name: "s")

;---
; LLVM 22: invalid tag
!n = !{!0}
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
!0 = !DICompositeType(tag: DW_TAG_base_type, name: "s")
;                     ^~~
; error: !0, a DICompositeType: the tag DW_TAG_base_type is of something else [SP0220]

;---
; LLVM 22: invalid scope
!n = !{!0}
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
!0 = !DICompositeType(tag: DW_TAG_structure_type, scope: !98)
;                                                 ^~~~~
; error: !0, a DICompositeType: scope is a scope [SP0220]

;---
; LLVM 22: invalid base type
!n = !{!0}
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
!0 = !DICompositeType(tag: DW_TAG_structure_type, baseType: !92)
;                                                 ^~~~~~~~
; error: !0, a DICompositeType: baseType is a type [SP0220]

;---
; LLVM 22: invalid composite elements
!n = !{!0}
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
!0 = !DICompositeType(tag: DW_TAG_structure_type, elements: !92)
;                                                 ^~~~~~~~
; error: !0, a DICompositeType: elements is a list of nodes [SP0220]

;---
; LLVM 22: invalid vtable holder
!n = !{!0}
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
!0 = !DICompositeType(tag: DW_TAG_structure_type, vtableHolder: !92)
;                                                 ^~~~~~~~~~~~
; error: !0, a DICompositeType: vtableHolder is a type [SP0220]

;---
; LLVM 22: invalid reference flags
!n = !{!0}
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
!0 = !DICompositeType(tag: DW_TAG_structure_type, flags: DIFlagLValueReference | DIFlagRValueReference)
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DICompositeType: something is a reference to an lvalue or to an rvalue, not to both [SP0220]

;---
!n = !{!0}
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
!0 = !DICompositeType(tag: DW_TAG_structure_type, flags: DIFlagLValueReference)

;---
; LLVM 22: invalid vector, expected one element of type subrange
!n = !{!0}
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
!0 = !DICompositeType(tag: DW_TAG_array_type, flags: DIFlagVector, elements: !{})
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DICompositeType: a vector has one element, a DISubrange [SP0220]

;---
; LLVM 22: array types must have a base type
!n = !{!0}
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
!0 = !DICompositeType(tag: DW_TAG_array_type, flags: DIFlagVector, elements: !{!DISubrange(count: 1)})
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DICompositeType: an array has a baseType [SP0220]

;---
; LLVM 22: invalid vector, expected one element of type subrange
!n = !{!0}
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
!0 = !DICompositeType(tag: DW_TAG_array_type, flags: DIFlagVector, elements: !{!96})
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DICompositeType: a vector has one element, a DISubrange [SP0220]

;---
; LLVM 22: invalid template parameter
!n = !{!0}
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
!0 = !DICompositeType(tag: DW_TAG_structure_type, templateParams: !{!96})
;                                                 ^~~~~~~~~~~~~~
; error: !0, a DICompositeType: each of templateParams is a template parameter [SP0220]

;---
; LLVM 22: invalid template params
!n = !{!0}
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
!0 = !DICompositeType(tag: DW_TAG_structure_type, templateParams: !92)
;                                                 ^~~~~~~~~~~~~~
; error: !0, a DICompositeType: templateParams is a list of nodes [SP0220]

;---
!n = !{!0}
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
!0 = !DICompositeType(tag: DW_TAG_structure_type, templateParams: !{!DITemplateTypeParameter(name: "T", type: !96)})

;---
; LLVM 22: discriminator can only appear on variant part
!n = !{!0}
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
!0 = !DICompositeType(tag: DW_TAG_structure_type, discriminator: !DIDerivedType(tag: DW_TAG_member, baseType: !96))
;                                                 ^~~~~~~~~~~~~
; error: !0, a DICompositeType: only a DW_TAG_variant_part has a discriminator [SP0220]

;---
!n = !{!0}
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
!0 = !DICompositeType(tag: DW_TAG_variant_part, discriminator: !DIDerivedType(tag: DW_TAG_member, baseType: !96))

;---
; LLVM 22: discriminator can only appear on variant part
!n = !{!0}
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
!0 = !DICompositeType(tag: DW_TAG_variant_part, discriminator: !96)
;                                               ^~~~~~~~~~~~~
; error: !0, a DICompositeType: discriminator is a DIDerivedType [SP0220]

;---
; LLVM 22: dataLocation can only appear in array type
!n = !{!0}
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
!0 = !DICompositeType(tag: DW_TAG_structure_type, dataLocation: !97)
;                                                 ^~~~~~~~~~~~
; error: !0, a DICompositeType: only an array has dataLocation [SP0220]

;---
; LLVM 22: array types must have a base type
!n = !{!0}
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
!0 = !DICompositeType(tag: DW_TAG_array_type, dataLocation: !97, elements: !{!DISubrange(count: 1)})
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DICompositeType: an array has a baseType [SP0220]

;---
; LLVM 22: associated can only appear in array type
!n = !{!0}
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
!0 = !DICompositeType(tag: DW_TAG_structure_type, associated: !97)
;                                                 ^~~~~~~~~~
; error: !0, a DICompositeType: only an array has associated [SP0220]

;---
; LLVM 22: allocated can only appear in array type
!n = !{!0}
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
!0 = !DICompositeType(tag: DW_TAG_structure_type, allocated: !97)
;                                                 ^~~~~~~~~
; error: !0, a DICompositeType: only an array has allocated [SP0220]

;---
; LLVM 22: rank can only appear in array type
!n = !{!0}
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
!0 = !DICompositeType(tag: DW_TAG_structure_type, rank: 1)
;                                                 ^~~~
; error: !0, a DICompositeType: only an array has rank [SP0220]

;---
; LLVM 22: array types must have a base type
!n = !{!0}
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
!0 = !DICompositeType(tag: DW_TAG_array_type, rank: 1, elements: !{!DISubrange(count: 1)})
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DICompositeType: an array has a baseType [SP0220]

;---
!n = !{!0}
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
!0 = !DICompositeType(tag: DW_TAG_array_type, baseType: !96)

;---
; LLVM 22: invalid base type
!n = !{!0}
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
!0 = !DICompositeType(tag: DW_TAG_enumeration_type, baseType: !92)
;                                                   ^~~~~~~~
; error: !0, a DICompositeType: baseType is a type [SP0220]

;---
!n = !{!0}
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
!0 = !DICompositeType(tag: DW_TAG_class_type, annotations: !92)

;---
; LLVM 22: invalid composite elements
!n = !{!0}
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
!0 = !DISubroutineType(types: !92)
;                      ^~~~~
; error: !0, a DISubroutineType: types is a list of nodes [SP0220]

;---
; LLVM 22: invalid subroutine type ref
!n = !{!0}
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
!0 = !DISubroutineType(types: !{!92})
;                      ^~~~~
; error: !0, a DISubroutineType: each of types is a type [SP0220]

;---
!n = !{!0}
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
!0 = !DISubroutineType(types: !{null, !96})

;---
; LLVM 22: invalid subroutine type ref
!n = !{!0}
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
!0 = !DISubroutineType(types: !{!98})
;                      ^~~~~
; error: !0, a DISubroutineType: each of types is a type [SP0220]

;---
; LLVM 22: invalid reference flags
!n = !{!0}
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
!0 = !DISubroutineType(flags: DIFlagLValueReference | DIFlagRValueReference, types: !95)
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DISubroutineType: something is a reference to an lvalue or to an rvalue, not to both [SP0220]

;---
!n = !{!0}
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
!0 = !DIFile(filename: "x", directory: "y", checksumkind: CSK_MD5, checksum: "000102030405060708090a0b0c0d0e0f")

;---
; LLVM 22: invalid checksum length
!n = !{!0}
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
!0 = !DIFile(filename: "x", directory: "y", checksumkind: CSK_MD5, checksum: "00")
;                                                                  ^~~~~~~~
; error: !0, a DIFile: a checksum of kind CSK_MD5 has 32 digits, not 2 [SP0220]

;---
; LLVM 22: invalid checksum
!n = !{!0}
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
!0 = !DIFile(filename: "x", directory: "y", checksumkind: CSK_MD5, checksum: "zz0102030405060708090a0b0c0d0e0f")
;                                                                  ^~~~~~~~
; error: !0, a DIFile: a checksum has hexadecimal digits [SP0220]

;---
; LLVM 22: invalid checksum length
!n = !{!0}
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
!0 = !DIFile(filename: "x", directory: "y", checksumkind: CSK_SHA1, checksum: "000102030405060708090a0b0c0d0e0f")
;                                                                   ^~~~~~~~
; error: !0, a DIFile: a checksum of kind CSK_SHA1 has 40 digits, not 32 [SP0220]

;---
; LLVM 22: invalid checksum kind 'CSK_FOO'
!n = !{!0}
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
!0 = !DIFile(filename: "x", directory: "y", checksumkind: CSK_FOO, checksum: "00")
;                                                         ^~~~~~~
; error: there is no `CSK_FOO` for the field `checksumkind` [SP0118]

;---
; LLVM 22: 'checksumkind' and 'checksum' must be provided together
!n = !{!0}
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
!0 = !DIFile(filename: "x", directory: "y", checksum: "00")
;           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: checksum and checksumkind are given together [SP0118]

;---
; LLVM 22: missing 'distinct', required for !DICompileUnit
!n = !{!0}
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
!0 = !DICompileUnit(language: DW_LANG_C99, file: !92)
;                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !DICompileUnit must be distinct [SP0118]

;---
!n = !{!0}
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
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !92)

;---
; LLVM 22: invalid file
!n = !{!0}
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
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !96)
;                                                   ^~~~
; error: !0, a DICompileUnit: file is a DIFile [SP0220]

;---
; LLVM 22: invalid filename
!n = !{!0}
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
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !DIFile(filename: "", directory: ""))
;                                                   ^~~~
; error: !0, a DICompileUnit: its file has a name [SP0220]

;---
; LLVM 22: subprogram definitions must have a compile unit
!n = !{!0}
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
!0 = distinct !DISubprogram(name: "g", scope: !92, file: !92, spFlags: DISPFlagDefinition)
;             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DISubprogram: a definition has a compile unit [SP0220]

;---
; LLVM 22: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
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
!0 = !DISubprogram(name: "g", scope: !92, file: !92, spFlags: DISPFlagDefinition, unit: !91)
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !DISubprogram must be distinct [SP0118]

;---
; LLVM 22: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
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
!0 = !DISubprogram(name: "g", scope: !92, file: !92)
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !DISubprogram must be distinct [SP0118]

;---
; LLVM 22: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
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
!0 = !DISubprogram(name: "g", scope: !92, file: !92, unit: !91)
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !DISubprogram must be distinct [SP0118]

;---
; LLVM 22: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
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
!0 = !DISubprogram(name: "g", scope: !92, line: 3)
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !DISubprogram must be distinct [SP0118]

;---
; LLVM 22: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
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
!0 = !DISubprogram(name: "g", scope: !98)
;                 ^~~~~~~~~~~~~~~~~~~~~~~
; error: !DISubprogram must be distinct [SP0118]

;---
; LLVM 22: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
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
!0 = !DISubprogram(name: "g", file: !96)
;                 ^~~~~~~~~~~~~~~~~~~~~~
; error: !DISubprogram must be distinct [SP0118]

;---
; LLVM 22: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
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
!0 = !DISubprogram(name: "g", type: !96)
;                 ^~~~~~~~~~~~~~~~~~~~~~
; error: !DISubprogram must be distinct [SP0118]

;---
; LLVM 22: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
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
!0 = !DISubprogram(name: "g", containingType: !92)
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !DISubprogram must be distinct [SP0118]

;---
; LLVM 22: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
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
!0 = !DISubprogram(name: "g", templateParams: !{!96})
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !DISubprogram must be distinct [SP0118]

;---
; LLVM 22: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
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
!0 = !DISubprogram(name: "g", declaration: !96)
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !DISubprogram must be distinct [SP0118]

;---
; LLVM 22: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
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
!0 = !DISubprogram(name: "g", declaration: !93)
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !DISubprogram must be distinct [SP0118]

;---
; LLVM 22: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
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
!0 = !DISubprogram(name: "g", retainedNodes: !96)
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !DISubprogram must be distinct [SP0118]

;---
; LLVM 22: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
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
!0 = !DISubprogram(name: "g", retainedNodes: !{!96})
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !DISubprogram must be distinct [SP0118]

;---
; LLVM 22: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
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
!0 = !DISubprogram(name: "g", retainedNodes: !{!97})
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !DISubprogram must be distinct [SP0118]

;---
; LLVM 22: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
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
!0 = !DISubprogram(name: "g", flags: DIFlagLValueReference | DIFlagRValueReference)
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !DISubprogram must be distinct [SP0118]

;---
; LLVM 22: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
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
!0 = !DISubprogram(name: "g", thrownTypes: !{!92})
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !DISubprogram must be distinct [SP0118]

;---
; LLVM 22: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
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
!0 = !DISubprogram(name: "g", thrownTypes: !{!96})
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !DISubprogram must be distinct [SP0118]

;---
; LLVM 22: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
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
!0 = !DISubprogram(name: "g", flags: DIFlagAllCallsDescribed)
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !DISubprogram must be distinct [SP0118]

;---
; LLVM 22: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
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
!0 = !DISubprogram(name: "g", targetFuncName: "x")
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !DISubprogram must be distinct [SP0118]

;---
!n = !{!0}
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
!0 = !DILexicalBlock(scope: !93, file: !92, line: 1)

;---
; LLVM 22: invalid local scope
!n = !{!0}
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
!0 = !DILexicalBlock(scope: !92, file: !92, line: 1)
;                    ^~~~~
; error: !0, a DILexicalBlock: scope is a subprogram or a block within one [SP0220]

;---
!n = !{!0}
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
!0 = !DILexicalBlock(scope: !93, file: !96, line: 1)

;---
; LLVM 22: cannot have column info without line info
!n = !{!0}
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
!0 = !DILexicalBlock(scope: !93, column: 3)
;                                ^~~~~~
; error: !0, a DILexicalBlock: it has a column, but no line [SP0220]

;---
; LLVM 22: cannot have column info without line info
!n = !{!0}
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
!0 = distinct !DILexicalBlock(scope: !93, column: 3)
;                                         ^~~~~~
; error: !0, a DILexicalBlock: it has a column, but no line [SP0220]

;---
!n = !{!0}
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
!0 = distinct !DILexicalBlock(scope: !93, line: 2, column: 3)

;---
!n = !{!0}
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
!0 = !DILexicalBlockFile(scope: !93, file: !92, discriminator: 1)

;---
; LLVM 22: invalid local scope
!n = !{!0}
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
!0 = !DILexicalBlockFile(scope: !92, file: !92, discriminator: 1)
;                        ^~~~~
; error: !0, a DILexicalBlockFile: scope is a subprogram or a block within one [SP0220]

;---
!n = !{!0}
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
!0 = !DINamespace(name: "n", scope: !92)

;---
; LLVM 22: invalid scope ref
!n = !{!0}
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
!0 = !DINamespace(name: "n", scope: !98)
;                            ^~~~~
; error: !0, a DINamespace: scope is a scope [SP0220]

;---
!n = !{!0}
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
!0 = !DICommonBlock(scope: !93, name: "x")

;---
; LLVM 22: invalid scope ref
!n = !{!0}
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
!0 = !DICommonBlock(scope: !98, name: "x")
;                   ^~~~~
; error: !0, a DICommonBlock: scope is a scope [SP0220]

;---
; LLVM 22: invalid declaration
!n = !{!0}
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
!0 = !DICommonBlock(scope: !93, name: "x", declaration: !96)
;                                          ^~~~~~~~~~~
; error: !0, a DICommonBlock: declaration is a DIGlobalVariable [SP0220]

;---
!n = !{!0}
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
!0 = !DIModule(scope: null, name: "m")

;---
; LLVM 22: anonymous module
!n = !{!0}
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
!0 = !DIModule(scope: null, name: "")
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DIModule: a module has a name [SP0220]

;---
; LLVM 22: missing required field 'name'
!n = !{!0}
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
!0 = !DIModule(scope: null)
;             ^~~~~~~~~~~~~
; error: !DIModule lacks the field `name` [SP0118]

;---
!n = !{!0}
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
!0 = !DITemplateTypeParameter(name: "T", type: !96)

;---
; LLVM 22: invalid type ref
!n = !{!0}
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
!0 = !DITemplateTypeParameter(name: "T", type: !92)
;                                        ^~~~
; error: !0, a DITemplateTypeParameter: type is a type [SP0220]

;---
!n = !{!0}
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
!0 = !DITemplateValueParameter(name: "T", type: !96, value: i32 3)

;---
; LLVM 22: invalid tag
!n = !{!0}
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
!0 = !DITemplateValueParameter(tag: DW_TAG_base_type, name: "T", type: !96, value: i32 3)
;                              ^~~
; error: !0, a DITemplateValueParameter: the tag DW_TAG_base_type is of something else [SP0220]

;---
!n = !{!0}
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
!0 = !DIGlobalVariable(name: "g", type: !96)

;---
; LLVM 22: missing global variable type
!n = !{!0}
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
!0 = !DIGlobalVariable(name: "g")
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DIGlobalVariable: a global variable that is defined has a type [SP0220]

;---
!n = !{!0}
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
!0 = !DIGlobalVariable(type: !96)

;---
; LLVM 22: invalid type ref
!n = !{!0}
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
!0 = !DIGlobalVariable(name: "g", type: !92)
;                                 ^~~~
; error: !0, a DIGlobalVariable: type is a type [SP0220]

;---
; LLVM 22: invalid scope
!n = !{!0}
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
!0 = !DIGlobalVariable(name: "g", scope: !98, type: !96)
;                                 ^~~~~
; error: !0, a DIGlobalVariable: scope is a scope [SP0220]

;---
; LLVM 22: invalid file
!n = !{!0}
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
!0 = !DIGlobalVariable(name: "g", file: !96, type: !96)
;                                 ^~~~
; error: !0, a DIGlobalVariable: file is a DIFile [SP0220]

;---
; LLVM 22: invalid static data member declaration
!n = !{!0}
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
!0 = !DIGlobalVariable(name: "g", type: !96, declaration: !96)
;                                            ^~~~~~~~~~~
; error: !0, a DIGlobalVariable: declaration is a DIDerivedType [SP0220]

;---
!n = !{!0}
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
!0 = !DIGlobalVariable(name: "g", type: !96, declaration: !DIDerivedType(tag: DW_TAG_member, baseType: !96, flags: DIFlagStaticMember))

;---
!n = !{!0}
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
!0 = !DIGlobalVariable(name: "g", type: !96, templateParams: !{!96})

;---
!n = !{!0}
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
!0 = !DILocalVariable(name: "v", scope: !93, type: !96)

;---
; LLVM 22: local variable requires a valid scope
!n = !{!0}
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
!0 = !DILocalVariable(name: "v", scope: !92, type: !96)
;                                ^~~~~
; error: !0, a DILocalVariable: scope is a subprogram or a block within one [SP0220]

;---
; LLVM 22: invalid type ref
!n = !{!0}
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
!0 = !DILocalVariable(name: "v", scope: !93, type: !92)
;                                            ^~~~
; error: !0, a DILocalVariable: type is a type [SP0220]

;---
; LLVM 22: invalid type
!n = !{!0}
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
!0 = !DILocalVariable(name: "v", scope: !93, type: !94)
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DILocalVariable: a variable is no subroutine [SP0220]

;---
; LLVM 22: invalid file
!n = !{!0}
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
!0 = !DILocalVariable(name: "v", scope: !93, file: !96)
;                                            ^~~~
; error: !0, a DILocalVariable: file is a DIFile [SP0220]

;---
!n = !{!0}
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
!0 = !DILocalVariable(scope: !93, type: !96)

;---
!n = !{!0}
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
!0 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
; LLVM 22: label requires a valid scope
!n = !{!0}
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
!0 = !DILabel(scope: !92, name: "l", file: !92, line: 3)
;             ^~~~~
; error: !0, a DILabel: scope is a subprogram or a block within one [SP0220]

;---
!n = !{!0}
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
!0 = !DILabel(scope: !93, name: "", file: !92, line: 3)

;---
!n = !{!0}
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
!0 = !DIExpression(DW_OP_deref)

;---
; LLVM 22: invalid expression
!n = !{!0}
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
!0 = !DIExpression(DW_OP_plus_uconst)
;                  ^~~~~~~~~~~~~~~~~
; error: !0, a DIExpression: DW_OP_plus_uconst has 1 operand [SP0220]

;---
!n = !{!0}
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
!0 = !DIExpression(DW_OP_plus_uconst, 3)

;---
; LLVM 22: invalid expression
!n = !{!0}
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
!0 = !DIExpression(DW_OP_constu)
;                  ^~~~~~~~~~~~
; error: !0, a DIExpression: DW_OP_constu has 1 operand [SP0220]

;---
; LLVM 22: invalid expression
!n = !{!0}
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
!0 = !DIExpression(DW_OP_LLVM_fragment, 0, 8, DW_OP_deref)
;                  ^~~~~~~~~~~~~~~~~~~
; error: !0, a DIExpression: DW_OP_LLVM_fragment is last [SP0220]

;---
!n = !{!0}
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
!0 = !DIExpression(DW_OP_LLVM_fragment, 0, 8)

;---
; LLVM 22: invalid expression
!n = !{!0}
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
!0 = !DIExpression(DW_OP_LLVM_fragment, 0)
;                  ^~~~~~~~~~~~~~~~~~~
; error: !0, a DIExpression: DW_OP_LLVM_fragment has 2 operands [SP0220]

;---
; LLVM 22: invalid expression
!n = !{!0}
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
!0 = !DIExpression(DW_OP_stack_value, DW_OP_deref)
;                  ^~~~~~~~~~~~~~~~~
; error: !0, a DIExpression: after DW_OP_stack_value there is a DW_OP_LLVM_fragment, if anything [SP0220]

;---
!n = !{!0}
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
!0 = !DIExpression(DW_OP_stack_value)

;---
; LLVM 22: invalid expression
!n = !{!0}
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
!0 = !DIExpression(DW_OP_swap)
;                  ^~~~~~~~~~
; error: !0, a DIExpression: DW_OP_swap has two values to swap [SP0220]

;---
!n = !{!0}
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
!0 = !DIExpression(DW_OP_deref, DW_OP_swap)

;---
!n = !{!0}
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
!0 = !DIExpression(DW_OP_LLVM_entry_value, 1)

;---
; LLVM 22: invalid expression
!n = !{!0}
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
!0 = !DIExpression(DW_OP_LLVM_entry_value, 2)
;                  ^~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DIExpression: DW_OP_LLVM_entry_value is first, and of one register [SP0220]

;---
; LLVM 22: invalid expression
!n = !{!0}
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
!0 = !DIExpression(DW_OP_deref, DW_OP_LLVM_entry_value, 1)
;                               ^~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DIExpression: DW_OP_LLVM_entry_value is first, and of one register [SP0220]

;---
!n = !{!0}
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
!0 = !DIExpression(DW_OP_LLVM_implicit_pointer)

;---
!n = !{!0}
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
!0 = !DIExpression(DW_OP_LLVM_arg, 0)

;---
!n = !{!0}
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
!0 = !DIExpression(DW_OP_LLVM_convert, 16, DW_ATE_signed)

;---
; LLVM 22: invalid expression
!n = !{!0}
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
!0 = !DIExpression(DW_OP_LLVM_convert, 16)
;                  ^~~~~~~~~~~~~~~~~~
; error: !0, a DIExpression: DW_OP_LLVM_convert has 2 operands [SP0220]

;---
!n = !{!0}
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
!0 = !DIExpression(DW_OP_LLVM_tag_offset, 1)

;---
!n = !{!0}
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
!0 = !DIExpression(DW_OP_push_object_address)

;---
; LLVM 22: invalid expression
!n = !{!0}
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
!0 = !DIExpression(DW_OP_call4, 3)
;                  ^~~~~~~~~~~
; error: !0, a DIExpression: DW_OP_call4 is no operator of a debug expression [SP0220]

;---
!n = !{!0}
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
!0 = !DIExpression(DW_OP_LLVM_extract_bits_sext, 0, 8)

;---
!n = !{!0}
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
!0 = !DIExpression(DW_OP_over, DW_OP_bregx, 0, 0)

;---
!n = !{!0}
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
!0 = !DIExpression(DW_OP_bregx, 0, 0)

;---
!n = !{!0}
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
!0 = !DIObjCProperty(name: "p", type: !96)

;---
; LLVM 22: invalid type ref
!n = !{!0}
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
!0 = !DIObjCProperty(name: "p", type: !92)
;                               ^~~~
; error: !0, a DIObjCProperty: type is a type [SP0220]

;---
; LLVM 22: invalid file
!n = !{!0}
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
!0 = !DIObjCProperty(name: "p", file: !96)
;                               ^~~~
; error: !0, a DIObjCProperty: file is a DIFile [SP0220]

;---
!n = !{!0}
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
!0 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !92, entity: !96)

;---
!n = !{!0}
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
!0 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !92, entity: !96)

;---
; LLVM 22: invalid tag
!n = !{!0}
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
!0 = !DIImportedEntity(tag: DW_TAG_base_type, scope: !92, entity: !96)
;                      ^~~
; error: !0, a DIImportedEntity: the tag DW_TAG_base_type is of something else [SP0220]

;---
; LLVM 22: invalid scope for imported entity
!n = !{!0}
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
!0 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !98, entity: !96)
;                                                   ^~~~~
; error: !0, a DIImportedEntity: scope is a scope [SP0220]

;---
; LLVM 22: invalid imported entity
!n = !{!0}
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
!0 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !92, entity: !98)
;                                                               ^~~~~~
; error: !0, a DIImportedEntity: entity is a node that describes something [SP0220]

;---
!n = !{!0}
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
!0 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !92, entity: !96, elements: !96)

;---
!n = !{!0}
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
!0 = !DIMacro(type: DW_MACINFO_define, line: 1, name: "a", value: "b")

;---
; LLVM 22: invalid macinfo type
!n = !{!0}
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
!0 = !DIMacro(type: DW_MACINFO_start_file, line: 1, name: "a")
;             ^~~~
; error: !0, a DIMacro: a macro is of type DW_MACINFO_define or DW_MACINFO_undef [SP0220]

;---
; LLVM 22: anonymous macro
!n = !{!0}
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
!0 = !DIMacro(type: DW_MACINFO_define, line: 1, name: "")
;                                               ^~~~
; error: !0, a DIMacro: a macro has a name [SP0220]

;---
!n = !{!0}
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
!0 = !DIMacroFile(line: 1, file: !92, nodes: !{})

;---
; LLVM 22: invalid macinfo type
!n = !{!0}
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
!0 = !DIMacroFile(type: DW_MACINFO_define, line: 1, file: !92)
;                 ^~~~
; error: !0, a DIMacroFile: it is of type DW_MACINFO_start_file [SP0220]

;---
; LLVM 22: invalid file
!n = !{!0}
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
!0 = !DIMacroFile(line: 1, file: !96)
;                          ^~~~
; error: !0, a DIMacroFile: file is a DIFile [SP0220]

;---
; LLVM 22: invalid macro ref
!n = !{!0}
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
!0 = !DIMacroFile(line: 1, file: !92, nodes: !{!96})
;                                     ^~~~~
; error: !0, a DIMacroFile: each of nodes is a macro [SP0220]

;---
; LLVM 22: invalid macro list
!n = !{!0}
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
!0 = !DIMacroFile(line: 1, file: !92, nodes: !96)
;                                     ^~~~~
; error: !0, a DIMacroFile: nodes is a list of nodes [SP0220]

;---
!n = !{!0}
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
!0 = !DILocation(line: 1, scope: !93)

;---
; LLVM 22: location requires a valid scope
!n = !{!0}
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
!0 = !DILocation(line: 1, scope: !92)
;                         ^~~~~
; error: !0, a DILocation: scope is a subprogram or a block within one [SP0220]

;---
; LLVM 22: location requires a valid scope
!n = !{!0}
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
!0 = !DILocation(line: 1, scope: !96)
;                         ^~~~~
; error: !0, a DILocation: scope is a subprogram or a block within one [SP0220]

;---
; LLVM 22: inlined-at should be a location
!n = !{!0}
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
!0 = !DILocation(line: 1, scope: !93, inlinedAt: !93)
;                                     ^~~~~~~~~
; error: !0, a DILocation: inlinedAt is a DILocation [SP0220]

;---
; LLVM 22: expected metadata operand
!n = !{!0}
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
!0 = !DILocation(line: 1, scope: !93, inlinedAt: distinct !DILocation(line: 2, scope: !93))
;                                                         ^~~~~~~~~~~
; error: unexpected `!DILocation` [SP0101]
;   expected `,` or `)`

;---
!n = !{!0}
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
!0 = !DIGlobalVariableExpression(var: !DIGlobalVariable(name: "g", type: !96), expr: !DIExpression())

;---
!n = !{!0}
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
!0 = !DIGlobalVariableExpression(var: !97, expr: !DIExpression())

;---
; LLVM 22: (crashes)
!n = !{!0}
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
!0 = !DIGlobalVariableExpression(var: !DIGlobalVariable(name: "g", type: !96), expr: !96)
;                                                                              ^~~~
; error: !0, a DIGlobalVariableExpression: expr is a DIExpression [SP0220]

;---
; LLVM 22: missing required field 'var'
!n = !{!0}
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
!0 = !DIGlobalVariableExpression(expr: !DIExpression())
;                               ^~~~~~~~~~~~~~~~~~~~~~~
; error: !DIGlobalVariableExpression lacks the field `var` [SP0118]

;---
; LLVM 22: fragment covers entire variable
!n = !{!0}
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
!0 = !DIGlobalVariableExpression(var: !DIGlobalVariable(name: "g", type: !96), expr: !DIExpression(DW_OP_LLVM_fragment, 0, 32))
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DIGlobalVariableExpression: the fragment is the whole variable [SP0220]

;---
; LLVM 22: fragment is larger than or outside of variable
!n = !{!0}
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
!0 = !DIGlobalVariableExpression(var: !DIGlobalVariable(name: "g", type: !96), expr: !DIExpression(DW_OP_LLVM_fragment, 16, 32))
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DIGlobalVariableExpression: the fragment lies outside of the variable, which has 32 bits [SP0220]

;---
!n = !{!0}
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
!0 = !DIGlobalVariableExpression(var: !DIGlobalVariable(name: "g", type: !96), expr: !DIExpression(DW_OP_LLVM_fragment, 0, 16))

;---
!n = !{!0}
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
!0 = distinct !DIAssignID()

;---
!n = !{!0}
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
!0 = !GenericDINode(tag: 3, header: "x", operands: {!96, null})

;---
; LLVM 22: value for 'tag' too large, limit is 65535
!n = !{!0}
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
!0 = !GenericDINode(tag: 300000, header: "x")
;                   ^~~~
; error: the field `tag` cannot be `300000` [SP0118]
;   expected a number from 0 to 65535

;---
!n = !{!0}
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
!0 = !DISubrangeType(name: "x", baseType: !96, lowerBound: i64 1)

;---
; LLVM 22: BaseType must be a type
!n = !{!0}
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
!0 = !DISubrangeType(name: "x", baseType: !92)
;                               ^~~~~~~~
; error: !0, a DISubrangeType: baseType is a type [SP0220]

;---
; LLVM 22: LowerBound must be signed constant or DIVariable or DIExpression or DIDerivedType
!n = !{!0}
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
!0 = !DISubrangeType(name: "x", baseType: !96, lowerBound: !92)
;                                              ^~~~~~~~~~
; error: !0, a DISubrangeType: lowerBound is a constant, a variable, an expression or a member [SP0220]

;---
; LLVM 22: invalid encoding
!n = !{!0}
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
!0 = !DIFixedPointType(name: "x", size: 32, kind: Binary, factor: 3)
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DIFixedPointType: its encoding is DW_ATE_signed_fixed or DW_ATE_unsigned_fixed [SP0220]

;---
; LLVM 22: invalid encoding
!n = !{!0}
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
!0 = !DIFixedPointType(name: "x", size: 32, kind: Rational, numerator: 1, denominator: 3)
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DIFixedPointType: its encoding is DW_ATE_signed_fixed or DW_ATE_unsigned_fixed [SP0220]

;---
; LLVM 22: invalid encoding
!n = !{!0}
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
!0 = !DIFixedPointType(name: "x", size: 32, kind: Rational, factor: 3)
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DIFixedPointType: its encoding is DW_ATE_signed_fixed or DW_ATE_unsigned_fixed [SP0220]

;---
define void @f(i32 %a, ptr %p) !dbg !93 {
  call void @g()
  ret void, !dbg !98
}
declare void @g()
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
define void @f(i32 %a, ptr %p) !dbg !93 {
  call void @g(), !dbg !98
  ret void, !dbg !98
}
declare void @g()
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
define void @f(i32 %a, ptr %p) !dbg !93 {
  %1 = add i32 1, 2, !dbg !96
  ret void, !dbg !98
}
declare void @g()
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
define void @f(i32 %a, ptr %p) !dbg !93 {
  %1 = add i32 1, 2, !dbg !DILocation(line: 1, scope: !99)
  ret void, !dbg !98
}
declare void @g()
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_value(i32 %a, !97, !DIExpression(), !98)
  ret void, !dbg !98
}
declare void @g()
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_value(i32 %a, !96, !DIExpression(), !98)
  ret void, !dbg !98
}
declare void @g()
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_value(i32 %a, !97, !96, !98)
  ret void, !dbg !98
}
declare void @g()
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_value(i32 %a, !97, !DIExpression(), !96)
  ret void, !dbg !98
}
declare void @g()
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_value(i32 %a, !97, !DIExpression(DW_OP_plus_uconst), !98)
  ret void, !dbg !98
}
declare void @g()
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_value(i32 %a, !97, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !98)
  ret void, !dbg !98
}
declare void @g()
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_value(i32 %a, !97, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !98)
  ret void, !dbg !98
}
declare void @g()
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_value(i32 %a, !97, !DIExpression(DW_OP_LLVM_fragment, 16, 32), !98)
  ret void, !dbg !98
}
declare void @g()
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_value(i32 %a, !97, !DIExpression(), !DILocation(line: 1, scope: !99))
  ret void, !dbg !98
}
declare void @g()
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_declare(ptr %p, !97, !DIExpression(), !98)
  ret void, !dbg !98
}
declare void @g()
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_declare(i32 %a, !97, !DIExpression(), !98)
  ret void, !dbg !98
}
declare void @g()
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_declare(!{}, !97, !DIExpression(), !98)
  ret void, !dbg !98
}
declare void @g()
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_declare(!DIArgList(ptr %p), !97, !DIExpression(), !98)
  ret void, !dbg !98
}
declare void @g()
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_declare(!DIArgList(ptr %p, ptr %p), !97, !DIExpression(), !98)
  ret void, !dbg !98
}
declare void @g()
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
; LLVM 22: expected metadata operand
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_declare(poison, !97, !DIExpression(), !98)
;                ^~~~~~
; error: unexpected `poison` [SP0101]
;   expected a type
  ret void, !dbg !98
}
declare void @g()
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_value(!DIArgList(i32 %a, i32 %a), !97, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !98)
  ret void, !dbg !98
}
declare void @g()
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_value(!DIArgList(i32 %a, i32 %a), !97, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 2, DW_OP_plus), !98)
  ret void, !dbg !98
}
declare void @g()
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_assign(i32 %a, !97, !DIExpression(), !100, ptr %p, !DIExpression(), !98)
  ret void, !dbg !98
}
declare void @g()
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_assign(i32 %a, !97, !DIExpression(), !96, ptr %p, !DIExpression(), !98)
  ret void, !dbg !98
}
declare void @g()
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_assign(i32 %a, !97, !DIExpression(), !100, i32 %a, !DIExpression(), !98)
  ret void, !dbg !98
}
declare void @g()
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_assign(i32 %a, !97, !DIExpression(), !100, ptr %p, !96, !98)
  ret void, !dbg !98
}
declare void @g()
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_label(!101, !98)
  ret void, !dbg !98
}
declare void @g()
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_label(!96, !98)
  ret void, !dbg !98
}
declare void @g()
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_label(!101, !96)
  ret void, !dbg !98
}
declare void @g()
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
; LLVM 22: expected debug record type here
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_foo(i32 %a, !97, !DIExpression(), !98)
;    ^~~~~~~
; error: there is no debug record `#dbg_foo` [SP0101]
;   expected `#dbg_value`, `#dbg_declare`, `#dbg_assign` or `#dbg_label`
  ret void, !dbg !98
}
declare void @g()
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
; LLVM 22: Expected ',' here
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_value(i32 %a, !97, !DIExpression())
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: `#dbg_value` has 4 operands, but 3 are here; the last is the location, a !DILocation [SP0118]
  ret void, !dbg !98
}
declare void @g()
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
define void @f(i32 %a, ptr %p) !dbg !93 {
  call void @llvm.dbg.value(metadata i32 %a, metadata !97, metadata !DIExpression()), !dbg !98
  ret void, !dbg !98
}
declare void @g()
declare void @llvm.dbg.value(metadata, metadata, metadata)
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
define void @f(i32 %a, ptr %p) !dbg !93 {
  call void @llvm.dbg.value(metadata i32 %a, metadata !97, metadata !DIExpression())
  ret void, !dbg !98
}
declare void @g()
declare void @llvm.dbg.value(metadata, metadata, metadata)
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
define void @f(i32 %a, ptr %p) !dbg !93 {
  call void @llvm.dbg.value(metadata i32 %a, metadata !96, metadata !DIExpression()), !dbg !98
  ret void, !dbg !98
}
declare void @g()
declare void @llvm.dbg.value(metadata, metadata, metadata)
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
define void @f(i32 %a, ptr %p) !dbg !93 {
  call void @llvm.dbg.value(metadata i32 %a, metadata !97, metadata !96), !dbg !98
  ret void, !dbg !98
}
declare void @g()
declare void @llvm.dbg.value(metadata, metadata, metadata)
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
define void @f(i32 %a, ptr %p) !dbg !93 {
  call void @llvm.dbg.value(metadata !{}, metadata !97, metadata !DIExpression()), !dbg !98
  ret void, !dbg !98
}
declare void @g()
declare void @llvm.dbg.value(metadata, metadata, metadata)
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
define void @f(i32 %a, ptr %p) !dbg !93 {
  call void @llvm.dbg.value(metadata i32 %a, metadata !97, metadata !DIExpression()), !dbg !DILocation(line: 1, scope: !99)
  ret void, !dbg !98
}
declare void @g()
declare void @llvm.dbg.value(metadata, metadata, metadata)
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
define void @f(i32 %a, ptr %p) !dbg !93 {
  call void @llvm.dbg.value(metadata !"x", metadata !97, metadata !DIExpression()), !dbg !98
  ret void, !dbg !98
}
declare void @g()
declare void @llvm.dbg.value(metadata, metadata, metadata)
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
define void @f(i32 %a, ptr %p) !dbg !93 {
  call void @llvm.dbg.declare(metadata ptr %p, metadata !97, metadata !DIExpression()), !dbg !98
  ret void, !dbg !98
}
declare void @g()
declare void @llvm.dbg.declare(metadata, metadata, metadata)
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
define void @f(i32 %a, ptr %p) !dbg !93 {
  call void @llvm.dbg.declare(metadata i32 %a, metadata !97, metadata !DIExpression()), !dbg !98
  ret void, !dbg !98
}
declare void @g()
declare void @llvm.dbg.declare(metadata, metadata, metadata)
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
define void @f(i32 %a, ptr %p) !dbg !93 {
  call void @llvm.dbg.label(metadata !101), !dbg !98
  ret void, !dbg !98
}
declare void @g()
declare void @llvm.dbg.label(metadata)
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
define void @f(i32 %a, ptr %p) !dbg !93 {
  call void @llvm.dbg.label(metadata !96), !dbg !98
  ret void, !dbg !98
}
declare void @g()
declare void @llvm.dbg.label(metadata)
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
; LLVM 22: (crashes)
define void @f(i32 %a, ptr %p) !dbg !93 {
  call void @llvm.dbg.label(metadata !101)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.dbg.label: it needs a !dbg with its location [SP0218]
  ret void, !dbg !98
}
declare void @g()
declare void @llvm.dbg.label(metadata)
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
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;---
define void @f() !dbg !93 {
 ret void
}
define void @g() !dbg !93 {
 ret void
}
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

;---
define void @f() !dbg !96 {
 ret void
}
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

;---
declare !dbg !93 void @f()
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

;---
define void @f() !dbg !93 !dbg !93 {
 ret void
}
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

;---
@g = global i32 0, !dbg !93
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

;---
@g = global i32 0, !dbg !97
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

;---
@g = global i32 0, !dbg !0
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = !DIGlobalVariable(name: "g", type: !96)
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

;---
!llvm.dbg.foo = !{!93}
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

;---
!llvm.dbg.cu = !{!96}
!llvm.module.flags = !{!90}
!90 = !{i32 2, !"Debug Info Version", i32 3}
!91 = distinct !DICompileUnit(language: DW_LANG_C99, file: !92, emissionKind: FullDebug)
!92 = !DIFile(filename: "a.c", directory: "/")
!93 = distinct !DISubprogram(name: "f", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!94 = !DISubroutineType(types: !95)
!95 = !{null}
!96 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!97 = !DILocalVariable(name: "x", scope: !93, file: !92, line: 1, type: !96)
!98 = !DILocation(line: 1, scope: !93)

;---
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !92)
!n = !{!0}
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

;---
!llvm.dbg.cu = !{}
!llvm.module.flags = !{!90}
!90 = !{i32 2, !"Debug Info Version", i32 3}
!91 = distinct !DICompileUnit(language: DW_LANG_C99, file: !92, emissionKind: FullDebug)
!92 = !DIFile(filename: "a.c", directory: "/")
!93 = distinct !DISubprogram(name: "f", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!94 = !DISubroutineType(types: !95)
!95 = !{null}
!96 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!97 = !DILocalVariable(name: "x", scope: !93, file: !92, line: 1, type: !96)
!98 = !DILocation(line: 1, scope: !93)

;---
; LLVM 22: warning: ignoring debug info with an invalid version (0) in <stdin>
!llvm.module.flags = !{!0}
!0 = !{i32 1}
;    ^~~~~~~~
; error: module flag: it has a behaviour, a name and a value [SP0215]
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

;---
; LLVM 22: warning: ignoring debug info with an invalid version (0) in <stdin>
!llvm.module.flags = !{!0, !1}
!0 = !{i32 1, !"a", i32 1}
!1 = !{i32 1, !"a", i32 2}
;    ^~~~~~~~~~~~~~~~~~~~~
; error: module flag: there are two with the name "a" [SP0215]
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

;---
; LLVM 22: warning: ignoring debug info with an invalid version (0) in <stdin>
!llvm.module.flags = !{!0}
!0 = !{i32 9, !"a", i32 1}
;    ^~~~~~~~~~~~~~~~~~~~~
; error: module flag: its behaviour is an integer from 1 to 8 [SP0215]
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

;---
; LLVM 22: warning: ignoring debug info with an invalid version (0) in <stdin>
!llvm.module.flags = !{!0}
!0 = !{i32 3, !"a", !{!"b", i32 1}}
;                   ^~~~~~~~~~~~~~
; error: module flag "b" is required, but there is none [SP0215]
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

;---
; LLVM 22: warning: ignoring debug info with an invalid version (0) in <stdin>
!llvm.module.flags = !{!0}
!0 = !{i32 3, !"a", i32 1}
;    ^~~~~~~~~~~~~~~~~~~~~
; error: module flag: what "a" requires is a pair of a name and a value [SP0215]
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

;---
; LLVM 22: warning: ignoring debug info with an invalid version (0) in <stdin>
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"a", i32 1}
;    ^~~~~~~~~~~~~~~~~~~~~
; error: module flag: the value of "a", to which others are appended, is a node [SP0215]
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

;---
; LLVM 22: warning: ignoring debug info with an invalid version (0) in <stdin>
!llvm.module.flags = !{!0}
!0 = !{i32 7, !"a", !"x"}
;    ^~~~~~~~~~~~~~~~~~~~
; error: module flag: the value of "a", of which the largest is taken, is an integer [SP0215]
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

;---
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"wchar_size", i8 1}
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

;---
; LLVM 22: warning: ignoring debug info with an invalid version (0) in <stdin>
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"Linker Options", !{}}
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: module flag: options of the linker are in !llvm.linker.options since LLVM 6 [SP0215]
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

;---
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !{!{null, null, i64 1}}}
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

;---
; LLVM 22: warning: ignoring debug info with an invalid version (0) in <stdin>
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !{!{null, i64 1}}}
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: module flag: "CG Profile" is a list of triples of caller, callee and count [SP0215]
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

;---
; LLVM 22: warning: ignoring debug info with an invalid version (0) in <stdin>
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !{!{!"x", null, i64 1}}}
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: module flag: the ends of a call in "CG Profile" are functions or null [SP0215]
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

;---
; LLVM 22: warning: ignoring debug info with an invalid version (0) in <stdin>
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"SemanticInterposition", !"x"}
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: module flag: the value of "SemanticInterposition" is an integer [SP0215]
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

;---
; LLVM 22: incorrect number of operands in llvm.ident metadata
!llvm.ident = !{!0}
!0 = !{!"a", !"b"}
;    ^~~~~~~~~~~~~
; error: !llvm.ident is a list of nodes with one string each [SP0215]
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

;---
; LLVM 22: invalid value for llvm.ident metadata entry operand(the operand should be a string)
!llvm.ident = !{!0}
!0 = !{i32 1}
;    ^~~~~~~~
; error: !llvm.ident is a list of nodes with one string each [SP0215]
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

;---
; LLVM 22: invalid value for llvm.commandline metadata entry operand(the operand should be a string)
!llvm.commandline = !{!0}
!0 = !{i32 1}
;    ^~~~~~~~
; error: !llvm.commandline is a list of nodes with one string each [SP0215]
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

;---
!llvm.commandline = !{!0}
!0 = !{!"x"}
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

;---
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"target-abi", i32 3}
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

;---
; LLVM 22: warning: ignoring debug info with an invalid version (0) in <stdin>
!llvm.module.flags = !{!0}
;~~~~~~~~~~~~~~~~~
; error: of the module flags "aarch64-elf-pauthabi-platform" and "aarch64-elf-pauthabi-version" there are both or none [SP0215]
!0 = !{i32 1, !"aarch64-elf-pauthabi-platform", i32 3}
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

;---
!llvm.linker.options = !{!0}
!0 = !{!"x"}
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

;---
!llvm.linker.options = !{!0}
!0 = !{i32 3}
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
