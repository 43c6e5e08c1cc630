; test: verify
; llvm: 14
; Nodes of other kinds.
!llvm.module.flags = !{!90}
!llvm.dbg.cu = !{!91}
!90 = !{i32 2, !"Debug Info Version", i32 3}
!91 = distinct !DICompileUnit(language: DW_LANG_C99, file: !92, emissionKind: FullDebug)
!92 = !DIFile(filename: "a.c", directory: "/")
!93 = distinct !DISubprogram(name: "f", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!94 = !DISubroutineType(types: !95)
!95 = !{null}
!96 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!97 = !DILocalVariable(name: "x", scope: !93, file: !92, line: 1, type: !96)
!98 = !DILocation(line: 1, scope: !93)
;--- accepts-dbg-93
@g = global i32 0, !dbg !93

;--- accepts-dbg-97
@g = global i32 0, !dbg !97

;--- accepts-llvm-dbg-foo
!llvm.dbg.foo = !{!93}

;--- llvm-ident-is-list-of-nodes-with-one-string-each
; LLVM 14: incorrect number of operands in llvm.ident metadata
!llvm.ident = !{!0}
!0 = !{!"a", !"b"}
;    ^~~~~~~~~~~~~
; error: !llvm.ident is a list of nodes with one string each [SP0215]

;--- llvm-ident-is-list-of-nodes-with-one-string-each-i32
; LLVM 14: invalid value for llvm.ident metadata entry operand(the operand should be a string)
!llvm.ident = !{!0}
!0 = !{i32 1}
;    ^~~~~~~~
; error: !llvm.ident is a list of nodes with one string each [SP0215]

;--- llvm-commandline-is-list-of-nodes-with-one-string-each
; LLVM 14: invalid value for llvm.commandline metadata entry operand(the operand should be a string)
!llvm.commandline = !{!0}
!0 = !{i32 1}
;    ^~~~~~~~
; error: !llvm.commandline is a list of nodes with one string each [SP0215]

;--- accepts-llvm-commandline
!llvm.commandline = !{!0}
!0 = !{!"x"}

;--- accepts-llvm-linker-options
!llvm.linker.options = !{!0}
!0 = !{!"x"}

;--- accepts-llvm-linker-options-i32
!llvm.linker.options = !{!0}
!0 = !{i32 3}
