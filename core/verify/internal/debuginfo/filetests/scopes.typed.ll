; test: verify
; llvm: 14
; Compile units, files, blocks, namespaces, modules and locations.
!llvm.module.flags = !{!90}
!llvm.dbg.cu = !{!91}
!90 = !{i32 2, !"Debug Info Version", i32 3}
!91 = distinct !DICompileUnit(language: DW_LANG_C99, file: !92, emissionKind: FullDebug)
!92 = !DIFile(filename: "a.c", directory: "/")
!93 = distinct !DISubprogram(name: "f", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!94 = !DISubroutineType(types: !95)
!95 = !{null}
!96 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!97 = !DILocalVariable(name: "x", scope: !93, file: !92, line: 1, type: !96)
!98 = !DILocation(line: 1, scope: !93)
;--- accepts-checksumkind-csk-md5-000102030405060708090a0b0c0d0e0f
!n = !{!0}
!0 = !DIFile(filename: "x", directory: "y", checksumkind: CSK_MD5, checksum: "000102030405060708090a0b0c0d0e0f")

;--- difile-checksum-of-kind-csk-md5-has-32-digits-not-2
; LLVM 14: invalid checksum length
!n = !{!0}
!0 = !DIFile(filename: "x", directory: "y", checksumkind: CSK_MD5, checksum: "00")
;                                                                  ^~~~~~~~
; error: !0, a DIFile: a checksum of kind CSK_MD5 has 32 digits, not 2 [SP0220]

;--- difile-checksum-has-hexadecimal-digits
; LLVM 14: invalid checksum
!n = !{!0}
!0 = !DIFile(filename: "x", directory: "y", checksumkind: CSK_MD5, checksum: "zz0102030405060708090a0b0c0d0e0f")
;                                                                  ^~~~~~~~
; error: !0, a DIFile: a checksum must have hexadecimal digits [SP0220]

;--- difile-checksum-of-kind-csk-sha1-has-40-digits-not-32
; LLVM 14: invalid checksum length
!n = !{!0}
!0 = !DIFile(filename: "x", directory: "y", checksumkind: CSK_SHA1, checksum: "000102030405060708090a0b0c0d0e0f")
;                                                                   ^~~~~~~~
; error: !0, a DIFile: a checksum of kind CSK_SHA1 has 40 digits, not 32 [SP0220]

;--- there-is-no-csk-foo-for-field-checksumkind
; LLVM 14: invalid checksum kind 'CSK_FOO'
!n = !{!0}
!0 = !DIFile(filename: "x", directory: "y", checksumkind: CSK_FOO, checksum: "00")
;                                                         ^~~~~~~
; error: there is no `CSK_FOO` for the field `checksumkind` [SP0118]

;--- checksum-and-checksumkind-are-given-together
; LLVM 14: 'checksumkind' and 'checksum' must be provided together
!n = !{!0}
!0 = !DIFile(filename: "x", directory: "y", checksum: "00")
;           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: checksum and checksumkind must be given together [SP0118]

;--- dicompileunit-must-be-distinct
; LLVM 14: missing 'distinct', required for !DICompileUnit
!n = !{!0}
!0 = !DICompileUnit(language: DW_LANG_C99, file: !92)
;                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !DICompileUnit must be distinct [SP0118]

;--- accepts-dicompileunit-language-dw-lang-c99
!n = !{!0}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !92)

;--- dicompileunit-file-is-difile
; LLVM 14: invalid file
!n = !{!0}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !96)
;                                                   ^~~~
; error: !0, a DICompileUnit: file is a DIFile [SP0220]

;--- dicompileunit-its-file-has-name
; LLVM 14: invalid filename
!n = !{!0}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !DIFile(filename: "", directory: ""))
;                                                   ^~~~
; error: !0, a DICompileUnit: its file needs a name [SP0220]

;--- accepts-dilexicalblock-file-line-92
!n = !{!0}
!0 = !DILexicalBlock(scope: !93, file: !92, line: 1)

;--- dilexicalblock-scope-is-subprogram-or-block-within-one
; LLVM 14: invalid local scope
!n = !{!0}
!0 = !DILexicalBlock(scope: !92, file: !92, line: 1)
;                    ^~~~~
; error: !0, a DILexicalBlock: scope is a subprogram or a block within one [SP0220]

;--- accepts-dilexicalblock-file-line-96
!n = !{!0}
!0 = !DILexicalBlock(scope: !93, file: !96, line: 1)

;--- dilexicalblock-it-has-column-but-no-line
; LLVM 14: cannot have column info without line info
!n = !{!0}
!0 = !DILexicalBlock(scope: !93, column: 3)
;                                ^~~~~~
; error: !0, a DILexicalBlock: it has a column, but no line [SP0220]

;--- dilexicalblock-it-has-column-but-no-line-2
; LLVM 14: cannot have column info without line info
!n = !{!0}
!0 = distinct !DILexicalBlock(scope: !93, column: 3)
;                                         ^~~~~~
; error: !0, a DILexicalBlock: it has a column, but no line [SP0220]

;--- accepts-dilexicalblock-line-column
!n = !{!0}
!0 = distinct !DILexicalBlock(scope: !93, line: 2, column: 3)

;--- accepts-dilexicalblockfile-file-discriminator
!n = !{!0}
!0 = !DILexicalBlockFile(scope: !93, file: !92, discriminator: 1)

;--- dilexicalblockfile-scope-is-subprogram-or-block-within-one
; LLVM 14: invalid local scope
!n = !{!0}
!0 = !DILexicalBlockFile(scope: !92, file: !92, discriminator: 1)
;                        ^~~~~
; error: !0, a DILexicalBlockFile: scope is a subprogram or a block within one [SP0220]

;--- accepts-dinamespace-name-scope
!n = !{!0}
!0 = !DINamespace(name: "n", scope: !92)

;--- dinamespace-scope-is-scope
; LLVM 14: invalid scope ref
!n = !{!0}
!0 = !DINamespace(name: "n", scope: !98)
;                            ^~~~~
; error: !0, a DINamespace: scope is a scope [SP0220]

;--- accepts-dicommonblock-scope-name
!n = !{!0}
!0 = !DICommonBlock(scope: !93, name: "x")

;--- dicommonblock-scope-is-scope
; LLVM 14: invalid scope ref
!n = !{!0}
!0 = !DICommonBlock(scope: !98, name: "x")
;                   ^~~~~
; error: !0, a DICommonBlock: scope is a scope [SP0220]

;--- dicommonblock-declaration-is-diglobalvariable
; LLVM 14: invalid declaration
!n = !{!0}
!0 = !DICommonBlock(scope: !93, name: "x", declaration: !96)
;                                          ^~~~~~~~~~~
; error: !0, a DICommonBlock: declaration is a DIGlobalVariable [SP0220]

;--- accepts-dimodule-name-m
!n = !{!0}
!0 = !DIModule(scope: null, name: "m")

;--- dimodule-module-has-name
; LLVM 14: anonymous module
!n = !{!0}
!0 = !DIModule(scope: null, name: "")
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DIModule: a module needs a name [SP0220]

;--- dimodule-lacks-field-name
; LLVM 14: missing required field 'name'
!n = !{!0}
!0 = !DIModule(scope: null)
;             ^~~~~~~~~~~~~
; error: !DIModule lacks the field `name` [SP0118]

;--- accepts-dilocation-line-scope
!n = !{!0}
!0 = !DILocation(line: 1, scope: !93)

;--- dilocation-scope-is-subprogram-or-block-within-one-92
; LLVM 14: location requires a valid scope
!n = !{!0}
!0 = !DILocation(line: 1, scope: !92)
;                         ^~~~~
; error: !0, a DILocation: scope is a subprogram or a block within one [SP0220]

;--- dilocation-scope-is-subprogram-or-block-within-one-96
; LLVM 14: location requires a valid scope
!n = !{!0}
!0 = !DILocation(line: 1, scope: !96)
;                         ^~~~~
; error: !0, a DILocation: scope is a subprogram or a block within one [SP0220]

;--- dilocation-inlinedat-is-dilocation
; LLVM 14: inlined-at should be a location
!n = !{!0}
!0 = !DILocation(line: 1, scope: !93, inlinedAt: !93)
;                                     ^~~~~~~~~
; error: !0, a DILocation: inlinedAt is a DILocation [SP0220]

;--- unexpected-dilocation
; LLVM 14: expected metadata operand
!n = !{!0}
!0 = !DILocation(line: 1, scope: !93, inlinedAt: distinct !DILocation(line: 2, scope: !93))
;                                                         ^~~~~~~~~~~
; error: unexpected `!DILocation` [SP0101]
;   expected `,` or `)`

;--- accepts-dicompileunit-language-dw-lang-c99-2
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !92)
!n = !{!0}
