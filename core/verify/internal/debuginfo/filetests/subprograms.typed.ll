; test: verify
; llvm: 14
; DISubprogram.
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
;--- disubprogram-definition-has-compile-unit
; LLVM 14: subprogram definitions must have a compile unit
!n = !{!0}
!0 = distinct !DISubprogram(name: "g", scope: !92, file: !92, spFlags: DISPFlagDefinition)
;             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DISubprogram: a definition needs a compile unit [SP0220]

;--- disubprogram-definition-is-distinct-spflags
; LLVM 14: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
!0 = !DISubprogram(name: "g", scope: !92, file: !92, spFlags: DISPFlagDefinition, unit: !91)
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DISubprogram: a definition must be distinct [SP0220]

;--- disubprogram-definition-is-distinct-scope
; LLVM 14: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
!0 = !DISubprogram(name: "g", scope: !92, file: !92)
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DISubprogram: a definition must be distinct [SP0220]

;--- disubprogram-definition-is-distinct-unit
; LLVM 14: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
!0 = !DISubprogram(name: "g", scope: !92, file: !92, unit: !91)
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DISubprogram: a definition must be distinct [SP0220]

;--- disubprogram-it-has-line-but-no-file
; LLVM 14: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
!0 = !DISubprogram(name: "g", scope: !92, line: 3)
;                                         ^~~~
; error: !0, a DISubprogram: it has a line, but no file [SP0220]

;--- disubprogram-scope-is-scope
; LLVM 14: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
!0 = !DISubprogram(name: "g", scope: !98)
;                             ^~~~~
; error: !0, a DISubprogram: scope is a scope [SP0220]

;--- disubprogram-file-is-difile
; LLVM 14: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
!0 = !DISubprogram(name: "g", file: !96)
;                             ^~~~
; error: !0, a DISubprogram: file is a DIFile [SP0220]

;--- disubprogram-type-is-disubroutinetype
; LLVM 14: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
!0 = !DISubprogram(name: "g", type: !96)
;                             ^~~~
; error: !0, a DISubprogram: type is a DISubroutineType [SP0220]

;--- disubprogram-containingtype-is-type
; LLVM 14: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
!0 = !DISubprogram(name: "g", containingType: !92)
;                             ^~~~~~~~~~~~~~
; error: !0, a DISubprogram: containingType is a type [SP0220]

;--- disubprogram-each-of-templateparams-is-template-parameter
; LLVM 14: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
!0 = !DISubprogram(name: "g", templateParams: !{!96})
;                             ^~~~~~~~~~~~~~
; error: !0, a DISubprogram: each of templateParams is a template parameter [SP0220]

;--- disubprogram-declaration-is-disubprogram
; LLVM 14: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
!0 = !DISubprogram(name: "g", declaration: !96)
;                             ^~~~~~~~~~~
; error: !0, a DISubprogram: declaration is a DISubprogram [SP0220]

;--- disubprogram-its-declaration-is-no-definition
; LLVM 14: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
!0 = !DISubprogram(name: "g", declaration: !93)
;                             ^~~~~~~~~~~
; error: !0, a DISubprogram: its declaration cannot be a definition [SP0220]

;--- disubprogram-retainednodes-is-list-of-nodes
; LLVM 14: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
!0 = !DISubprogram(name: "g", retainedNodes: !96)
;                             ^~~~~~~~~~~~~
; error: !0, a DISubprogram: retainedNodes is a list of nodes [SP0220]

;--- disubprogram-definition-is-distinct-retainednodes
; LLVM 14: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
!0 = !DISubprogram(name: "g", retainedNodes: !{!96})
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DISubprogram: a definition must be distinct [SP0220]

;--- disubprogram-definition-is-distinct-97
; LLVM 14: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
!0 = !DISubprogram(name: "g", retainedNodes: !{!97})
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DISubprogram: a definition must be distinct [SP0220]

;--- disubprogram-something-is-reference-to-lvalue-or-to-rvalue
; LLVM 14: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
!0 = !DISubprogram(name: "g", flags: DIFlagLValueReference | DIFlagRValueReference)
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DISubprogram: a reference cannot be to both an lvalue and an rvalue [SP0220]

;--- disubprogram-each-of-throwntypes-is-type
; LLVM 14: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
!0 = !DISubprogram(name: "g", thrownTypes: !{!92})
;                             ^~~~~~~~~~~
; error: !0, a DISubprogram: each of thrownTypes is a type [SP0220]

;--- disubprogram-definition-is-distinct-throwntypes
; LLVM 14: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
!0 = !DISubprogram(name: "g", thrownTypes: !{!96})
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DISubprogram: a definition must be distinct [SP0220]

;--- disubprogram-definition-is-distinct-flags
; LLVM 14: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
!0 = !DISubprogram(name: "g", flags: DIFlagAllCallsDescribed)
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DISubprogram: a definition must be distinct [SP0220]

;--- disubprogram-definition-is-distinct-targetfuncname
; LLVM 14: invalid field 'targetFuncName'
!n = !{!0}
!0 = !DISubprogram(name: "g", targetFuncName: "x")
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DISubprogram: a definition must be distinct [SP0220]
