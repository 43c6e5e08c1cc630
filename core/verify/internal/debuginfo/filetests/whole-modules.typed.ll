; test: verify
; llvm: 14
; Debug information with compile units of its own.
;--- accepts-llvm-dbg-cu-llvm-module-flags-debug-info-version
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

;--- accepts-llvm-dbg-cu-llvm-module-flags-debug-info-version-2
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

;--- module-flag-it-has-behaviour-name-and-value
; LLVM 14: warning: ignoring debug info with an invalid version (0) in <stdin>
!llvm.module.flags = !{!0}
!0 = !{i32 1}
;    ^~~~~~~~
; error: module flag: it must have a behaviour, a name and a value [SP0215]
!llvm.dbg.cu = !{!91}
;~~~~~~~~~~~
; warning: ignoring debug info with an invalid version (0) [SP0122]
;   note: LLVM reads version 3 only, which a module states with the flag `!{i32 2, !"Debug Info Version", i32 3}` in `!llvm.module.flags`.
!90 = !{i32 2, !"Debug Info Version", i32 3}
!91 = distinct !DICompileUnit(language: DW_LANG_C99, file: !92, emissionKind: FullDebug)
!92 = !DIFile(filename: "a.c", directory: "/")
!93 = distinct !DISubprogram(name: "f", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!94 = !DISubroutineType(types: !95)
!95 = !{null}
!96 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!97 = !DILocalVariable(name: "x", scope: !93, file: !92, line: 1, type: !96)
!98 = !DILocation(line: 1, scope: !93)

;--- module-flag-there-are-two-with-name
; LLVM 14: warning: ignoring debug info with an invalid version (0) in <stdin>
!llvm.module.flags = !{!0, !1}
!0 = !{i32 1, !"a", i32 1}
!1 = !{i32 1, !"a", i32 2}
;    ^~~~~~~~~~~~~~~~~~~~~
; error: module flag: there are two with the name "a" [SP0215]
!llvm.dbg.cu = !{!91}
;~~~~~~~~~~~
; warning: ignoring debug info with an invalid version (0) [SP0122]
;   note: LLVM reads version 3 only, which a module states with the flag `!{i32 2, !"Debug Info Version", i32 3}` in `!llvm.module.flags`.
!90 = !{i32 2, !"Debug Info Version", i32 3}
!91 = distinct !DICompileUnit(language: DW_LANG_C99, file: !92, emissionKind: FullDebug)
!92 = !DIFile(filename: "a.c", directory: "/")
!93 = distinct !DISubprogram(name: "f", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!94 = !DISubroutineType(types: !95)
!95 = !{null}
!96 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!97 = !DILocalVariable(name: "x", scope: !93, file: !92, line: 1, type: !96)
!98 = !DILocation(line: 1, scope: !93)

;--- module-flag-its-behaviour-is-integer-from-1-to-7
; LLVM 14: warning: ignoring debug info with an invalid version (0) in <stdin>
!llvm.module.flags = !{!0}
!0 = !{i32 9, !"a", i32 1}
;    ^~~~~~~~~~~~~~~~~~~~~
; error: module flag: its behaviour is an integer from 1 to 7 [SP0215]
!llvm.dbg.cu = !{!91}
;~~~~~~~~~~~
; warning: ignoring debug info with an invalid version (0) [SP0122]
;   note: LLVM reads version 3 only, which a module states with the flag `!{i32 2, !"Debug Info Version", i32 3}` in `!llvm.module.flags`.
!90 = !{i32 2, !"Debug Info Version", i32 3}
!91 = distinct !DICompileUnit(language: DW_LANG_C99, file: !92, emissionKind: FullDebug)
!92 = !DIFile(filename: "a.c", directory: "/")
!93 = distinct !DISubprogram(name: "f", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!94 = !DISubroutineType(types: !95)
!95 = !{null}
!96 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!97 = !DILocalVariable(name: "x", scope: !93, file: !92, line: 1, type: !96)
!98 = !DILocation(line: 1, scope: !93)

;--- module-flag-b-is-required-but-there-is-none
; LLVM 14: warning: ignoring debug info with an invalid version (0) in <stdin>
!llvm.module.flags = !{!0}
!0 = !{i32 3, !"a", !{!"b", i32 1}}
;                   ^~~~~~~~~~~~~~
; error: module flag "b" is required, but missing [SP0215]
!llvm.dbg.cu = !{!91}
;~~~~~~~~~~~
; warning: ignoring debug info with an invalid version (0) [SP0122]
;   note: LLVM reads version 3 only, which a module states with the flag `!{i32 2, !"Debug Info Version", i32 3}` in `!llvm.module.flags`.
!90 = !{i32 2, !"Debug Info Version", i32 3}
!91 = distinct !DICompileUnit(language: DW_LANG_C99, file: !92, emissionKind: FullDebug)
!92 = !DIFile(filename: "a.c", directory: "/")
!93 = distinct !DISubprogram(name: "f", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!94 = !DISubroutineType(types: !95)
!95 = !{null}
!96 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!97 = !DILocalVariable(name: "x", scope: !93, file: !92, line: 1, type: !96)
!98 = !DILocation(line: 1, scope: !93)

;--- module-flag-what-requires-is-pair-of-name-and-value
; LLVM 14: warning: ignoring debug info with an invalid version (0) in <stdin>
!llvm.module.flags = !{!0}
!0 = !{i32 3, !"a", i32 1}
;    ^~~~~~~~~~~~~~~~~~~~~
; error: module flag: what "a" requires is a pair of a name and a value [SP0215]
!llvm.dbg.cu = !{!91}
;~~~~~~~~~~~
; warning: ignoring debug info with an invalid version (0) [SP0122]
;   note: LLVM reads version 3 only, which a module states with the flag `!{i32 2, !"Debug Info Version", i32 3}` in `!llvm.module.flags`.
!90 = !{i32 2, !"Debug Info Version", i32 3}
!91 = distinct !DICompileUnit(language: DW_LANG_C99, file: !92, emissionKind: FullDebug)
!92 = !DIFile(filename: "a.c", directory: "/")
!93 = distinct !DISubprogram(name: "f", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!94 = !DISubroutineType(types: !95)
!95 = !{null}
!96 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!97 = !DILocalVariable(name: "x", scope: !93, file: !92, line: 1, type: !96)
!98 = !DILocation(line: 1, scope: !93)

;--- module-flag-value-of-to-which-others-are-appended-is-node
; LLVM 14: warning: ignoring debug info with an invalid version (0) in <stdin>
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"a", i32 1}
;    ^~~~~~~~~~~~~~~~~~~~~
; error: module flag: the value of "a", to which others are appended, is a node [SP0215]
!llvm.dbg.cu = !{!91}
;~~~~~~~~~~~
; warning: ignoring debug info with an invalid version (0) [SP0122]
;   note: LLVM reads version 3 only, which a module states with the flag `!{i32 2, !"Debug Info Version", i32 3}` in `!llvm.module.flags`.
!90 = !{i32 2, !"Debug Info Version", i32 3}
!91 = distinct !DICompileUnit(language: DW_LANG_C99, file: !92, emissionKind: FullDebug)
!92 = !DIFile(filename: "a.c", directory: "/")
!93 = distinct !DISubprogram(name: "f", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!94 = !DISubroutineType(types: !95)
!95 = !{null}
!96 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!97 = !DILocalVariable(name: "x", scope: !93, file: !92, line: 1, type: !96)
!98 = !DILocation(line: 1, scope: !93)

;--- module-flag-value-of-of-which-largest-is-taken-is-integer
; LLVM 14: warning: ignoring debug info with an invalid version (0) in <stdin>
!llvm.module.flags = !{!0}
!0 = !{i32 7, !"a", !"x"}
;    ^~~~~~~~~~~~~~~~~~~~
; error: module flag: the value of "a", of which the largest is taken, is an integer [SP0215]
!llvm.dbg.cu = !{!91}
;~~~~~~~~~~~
; warning: ignoring debug info with an invalid version (0) [SP0122]
;   note: LLVM reads version 3 only, which a module states with the flag `!{i32 2, !"Debug Info Version", i32 3}` in `!llvm.module.flags`.
!90 = !{i32 2, !"Debug Info Version", i32 3}
!91 = distinct !DICompileUnit(language: DW_LANG_C99, file: !92, emissionKind: FullDebug)
!92 = !DIFile(filename: "a.c", directory: "/")
!93 = distinct !DISubprogram(name: "f", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!94 = !DISubroutineType(types: !95)
!95 = !{null}
!96 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!97 = !DILocalVariable(name: "x", scope: !93, file: !92, line: 1, type: !96)
!98 = !DILocation(line: 1, scope: !93)

;--- accepts-llvm-module-flags-wchar-size-llvm-dbg-cu
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"wchar_size", i8 1}
!llvm.dbg.cu = !{!91}
;~~~~~~~~~~~
; warning: ignoring debug info with an invalid version (0) [SP0122]
;   note: LLVM reads version 3 only, which a module states with the flag `!{i32 2, !"Debug Info Version", i32 3}` in `!llvm.module.flags`.
!90 = !{i32 2, !"Debug Info Version", i32 3}
!91 = distinct !DICompileUnit(language: DW_LANG_C99, file: !92, emissionKind: FullDebug)
!92 = !DIFile(filename: "a.c", directory: "/")
!93 = distinct !DISubprogram(name: "f", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!94 = !DISubroutineType(types: !95)
!95 = !{null}
!96 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!97 = !DILocalVariable(name: "x", scope: !93, file: !92, line: 1, type: !96)
!98 = !DILocation(line: 1, scope: !93)

;--- module-flag-options-of-linker-are-in-llvm-linker-options
; LLVM 14: warning: ignoring debug info with an invalid version (0) in <stdin>
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"Linker Options", !{}}
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: module flag: linker options are in !llvm.linker.options since LLVM 6 [SP0215]
!llvm.dbg.cu = !{!91}
;~~~~~~~~~~~
; warning: ignoring debug info with an invalid version (0) [SP0122]
;   note: LLVM reads version 3 only, which a module states with the flag `!{i32 2, !"Debug Info Version", i32 3}` in `!llvm.module.flags`.
!90 = !{i32 2, !"Debug Info Version", i32 3}
!91 = distinct !DICompileUnit(language: DW_LANG_C99, file: !92, emissionKind: FullDebug)
!92 = !DIFile(filename: "a.c", directory: "/")
!93 = distinct !DISubprogram(name: "f", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!94 = !DISubroutineType(types: !95)
!95 = !{null}
!96 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!97 = !DILocalVariable(name: "x", scope: !93, file: !92, line: 1, type: !96)
!98 = !DILocation(line: 1, scope: !93)

;--- accepts-llvm-module-flags-cg-profile-llvm-dbg-cu
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !{!{null, null, i64 1}}}
!llvm.dbg.cu = !{!91}
;~~~~~~~~~~~
; warning: ignoring debug info with an invalid version (0) [SP0122]
;   note: LLVM reads version 3 only, which a module states with the flag `!{i32 2, !"Debug Info Version", i32 3}` in `!llvm.module.flags`.
!90 = !{i32 2, !"Debug Info Version", i32 3}
!91 = distinct !DICompileUnit(language: DW_LANG_C99, file: !92, emissionKind: FullDebug)
!92 = !DIFile(filename: "a.c", directory: "/")
!93 = distinct !DISubprogram(name: "f", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!94 = !DISubroutineType(types: !95)
!95 = !{null}
!96 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!97 = !DILocalVariable(name: "x", scope: !93, file: !92, line: 1, type: !96)
!98 = !DILocation(line: 1, scope: !93)

;--- module-flag-cg-profile-is-list-of-triples-of-caller-callee
; LLVM 14: warning: ignoring debug info with an invalid version (0) in <stdin>
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !{!{null, i64 1}}}
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: module flag: "CG Profile" is a list of triples of caller, callee and count [SP0215]
!llvm.dbg.cu = !{!91}
;~~~~~~~~~~~
; warning: ignoring debug info with an invalid version (0) [SP0122]
;   note: LLVM reads version 3 only, which a module states with the flag `!{i32 2, !"Debug Info Version", i32 3}` in `!llvm.module.flags`.
!90 = !{i32 2, !"Debug Info Version", i32 3}
!91 = distinct !DICompileUnit(language: DW_LANG_C99, file: !92, emissionKind: FullDebug)
!92 = !DIFile(filename: "a.c", directory: "/")
!93 = distinct !DISubprogram(name: "f", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!94 = !DISubroutineType(types: !95)
!95 = !{null}
!96 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!97 = !DILocalVariable(name: "x", scope: !93, file: !92, line: 1, type: !96)
!98 = !DILocation(line: 1, scope: !93)

;--- module-flag-ends-of-call-in-cg-profile-are-functions-or-null
; LLVM 14: warning: ignoring debug info with an invalid version (0) in <stdin>
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !{!{!"x", null, i64 1}}}
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: module flag: the ends of a call in "CG Profile" are functions or null [SP0215]
!llvm.dbg.cu = !{!91}
;~~~~~~~~~~~
; warning: ignoring debug info with an invalid version (0) [SP0122]
;   note: LLVM reads version 3 only, which a module states with the flag `!{i32 2, !"Debug Info Version", i32 3}` in `!llvm.module.flags`.
!90 = !{i32 2, !"Debug Info Version", i32 3}
!91 = distinct !DICompileUnit(language: DW_LANG_C99, file: !92, emissionKind: FullDebug)
!92 = !DIFile(filename: "a.c", directory: "/")
!93 = distinct !DISubprogram(name: "f", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!94 = !DISubroutineType(types: !95)
!95 = !{null}
!96 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!97 = !DILocalVariable(name: "x", scope: !93, file: !92, line: 1, type: !96)
!98 = !DILocation(line: 1, scope: !93)

;--- module-flag-value-of-semanticinterposition-is-integer
; LLVM 14: warning: ignoring debug info with an invalid version (0) in <stdin>
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"SemanticInterposition", !"x"}
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: module flag: the value of "SemanticInterposition" is an integer [SP0215]
!llvm.dbg.cu = !{!91}
;~~~~~~~~~~~
; warning: ignoring debug info with an invalid version (0) [SP0122]
;   note: LLVM reads version 3 only, which a module states with the flag `!{i32 2, !"Debug Info Version", i32 3}` in `!llvm.module.flags`.
!90 = !{i32 2, !"Debug Info Version", i32 3}
!91 = distinct !DICompileUnit(language: DW_LANG_C99, file: !92, emissionKind: FullDebug)
!92 = !DIFile(filename: "a.c", directory: "/")
!93 = distinct !DISubprogram(name: "f", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!94 = !DISubroutineType(types: !95)
!95 = !{null}
!96 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!97 = !DILocalVariable(name: "x", scope: !93, file: !92, line: 1, type: !96)
!98 = !DILocation(line: 1, scope: !93)

;--- accepts-llvm-module-flags-target-abi-llvm-dbg-cu
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"target-abi", i32 3}
!llvm.dbg.cu = !{!91}
;~~~~~~~~~~~
; warning: ignoring debug info with an invalid version (0) [SP0122]
;   note: LLVM reads version 3 only, which a module states with the flag `!{i32 2, !"Debug Info Version", i32 3}` in `!llvm.module.flags`.
!90 = !{i32 2, !"Debug Info Version", i32 3}
!91 = distinct !DICompileUnit(language: DW_LANG_C99, file: !92, emissionKind: FullDebug)
!92 = !DIFile(filename: "a.c", directory: "/")
!93 = distinct !DISubprogram(name: "f", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!94 = !DISubroutineType(types: !95)
!95 = !{null}
!96 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!97 = !DILocalVariable(name: "x", scope: !93, file: !92, line: 1, type: !96)
!98 = !DILocation(line: 1, scope: !93)

;--- accepts-llvm-module-flags-aarch64-elf-pauthabi-platform-llvm-dbg-cu
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"aarch64-elf-pauthabi-platform", i32 3}
!llvm.dbg.cu = !{!91}
;~~~~~~~~~~~
; warning: ignoring debug info with an invalid version (0) [SP0122]
;   note: LLVM reads version 3 only, which a module states with the flag `!{i32 2, !"Debug Info Version", i32 3}` in `!llvm.module.flags`.
!90 = !{i32 2, !"Debug Info Version", i32 3}
!91 = distinct !DICompileUnit(language: DW_LANG_C99, file: !92, emissionKind: FullDebug)
!92 = !DIFile(filename: "a.c", directory: "/")
!93 = distinct !DISubprogram(name: "f", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!94 = !DISubroutineType(types: !95)
!95 = !{null}
!96 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!97 = !DILocalVariable(name: "x", scope: !93, file: !92, line: 1, type: !96)
!98 = !DILocation(line: 1, scope: !93)
