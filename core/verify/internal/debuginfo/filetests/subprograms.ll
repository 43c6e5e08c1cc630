; test: verify
; llvm: 22
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
; LLVM 22: subprogram definitions must have a compile unit
!n = !{!0}
!0 = distinct !DISubprogram(name: "g", scope: !92, file: !92, spFlags: DISPFlagDefinition)
;             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DISubprogram: a definition needs a compile unit [SP0220]

;--- disubprogram-must-be-distinct-spflags
; LLVM 22: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
!0 = !DISubprogram(name: "g", scope: !92, file: !92, spFlags: DISPFlagDefinition, unit: !91)
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !DISubprogram must be distinct [SP0118]

;--- disubprogram-must-be-distinct-file-scope
; LLVM 22: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
!0 = !DISubprogram(name: "g", scope: !92, file: !92)
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !DISubprogram must be distinct [SP0118]

;--- disubprogram-must-be-distinct-unit
; LLVM 22: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
!0 = !DISubprogram(name: "g", scope: !92, file: !92, unit: !91)
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !DISubprogram must be distinct [SP0118]

;--- disubprogram-must-be-distinct-line
; LLVM 22: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
!0 = !DISubprogram(name: "g", scope: !92, line: 3)
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !DISubprogram must be distinct [SP0118]

;--- disubprogram-must-be-distinct-98
; LLVM 22: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
!0 = !DISubprogram(name: "g", scope: !98)
;                 ^~~~~~~~~~~~~~~~~~~~~~~
; error: !DISubprogram must be distinct [SP0118]

;--- disubprogram-must-be-distinct-file-96
; LLVM 22: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
!0 = !DISubprogram(name: "g", file: !96)
;                 ^~~~~~~~~~~~~~~~~~~~~~
; error: !DISubprogram must be distinct [SP0118]

;--- disubprogram-must-be-distinct-type
; LLVM 22: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
!0 = !DISubprogram(name: "g", type: !96)
;                 ^~~~~~~~~~~~~~~~~~~~~~
; error: !DISubprogram must be distinct [SP0118]

;--- disubprogram-must-be-distinct-containingtype
; LLVM 22: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
!0 = !DISubprogram(name: "g", containingType: !92)
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !DISubprogram must be distinct [SP0118]

;--- disubprogram-must-be-distinct-templateparams
; LLVM 22: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
!0 = !DISubprogram(name: "g", templateParams: !{!96})
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !DISubprogram must be distinct [SP0118]

;--- disubprogram-must-be-distinct-declaration
; LLVM 22: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
!0 = !DISubprogram(name: "g", declaration: !96)
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !DISubprogram must be distinct [SP0118]

;--- disubprogram-must-be-distinct-93
; LLVM 22: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
!0 = !DISubprogram(name: "g", declaration: !93)
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !DISubprogram must be distinct [SP0118]

;--- disubprogram-must-be-distinct-retainednodes
; LLVM 22: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
!0 = !DISubprogram(name: "g", retainedNodes: !96)
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !DISubprogram must be distinct [SP0118]

;--- disubprogram-must-be-distinct-retainednodes-2
; LLVM 22: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
!0 = !DISubprogram(name: "g", retainedNodes: !{!96})
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !DISubprogram must be distinct [SP0118]

;--- disubprogram-must-be-distinct-97
; LLVM 22: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
!0 = !DISubprogram(name: "g", retainedNodes: !{!97})
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !DISubprogram must be distinct [SP0118]

;--- disubprogram-must-be-distinct-diflaglvaluereference
; LLVM 22: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
!0 = !DISubprogram(name: "g", flags: DIFlagLValueReference | DIFlagRValueReference)
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !DISubprogram must be distinct [SP0118]

;--- disubprogram-must-be-distinct-throwntypes-92
; LLVM 22: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
!0 = !DISubprogram(name: "g", thrownTypes: !{!92})
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !DISubprogram must be distinct [SP0118]

;--- disubprogram-must-be-distinct-throwntypes-96
; LLVM 22: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
!0 = !DISubprogram(name: "g", thrownTypes: !{!96})
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !DISubprogram must be distinct [SP0118]

;--- disubprogram-must-be-distinct-diflagallcallsdescribed
; LLVM 22: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
!0 = !DISubprogram(name: "g", flags: DIFlagAllCallsDescribed)
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !DISubprogram must be distinct [SP0118]

;--- disubprogram-must-be-distinct-targetfuncname
; LLVM 22: missing 'distinct', required for !DISubprogram that is a Definition
!n = !{!0}
!0 = !DISubprogram(name: "g", targetFuncName: "x")
;                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !DISubprogram must be distinct [SP0118]
