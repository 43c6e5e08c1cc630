; test: verify
; llvm: 14
; Template parameters, imported entities, properties and macros.
!llvm.module.flags = !{!90}
!llvm.dbg.cu = !{!91}
!90 = !{i32 2, !"Debug Info Version", i32 3}
!91 = distinct !DICompileUnit(language: DW_LANG_C99, file: !92, emissionKind: FullDebug)
!92 = !DIFile(filename: "a.c", directory: "/")
!93 = distinct !DISubprogram(name: "f", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!94 = !DISubroutineType(types: !95)
!95 = !{null}
!96 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!97 = !DILocalVariable(name: "x", scope: !93, file: !92, line: 1, type: !96)
!98 = !DILocation(line: 1, scope: !93)
;--- accepts-ditemplatetypeparameter-name-type
!n = !{!0}
!0 = !DITemplateTypeParameter(name: "T", type: !96)

;--- ditemplatetypeparameter-type-is-type
; LLVM 14: invalid type ref
!n = !{!0}
!0 = !DITemplateTypeParameter(name: "T", type: !92)
;                                        ^~~~
; error: !0, a DITemplateTypeParameter: type is a type [SP0220]

;--- accepts-ditemplatevalueparameter-name-value
!n = !{!0}
!0 = !DITemplateValueParameter(name: "T", type: !96, value: i32 3)

;--- ditemplatevalueparameter-tag-dw-tag-base-type-is-of
; LLVM 14: invalid tag
!n = !{!0}
!0 = !DITemplateValueParameter(tag: DW_TAG_base_type, name: "T", type: !96, value: i32 3)
;                              ^~~
; error: !0, a DITemplateValueParameter: the tag DW_TAG_base_type is of something else [SP0220]

;--- accepts-diobjcproperty-name-type
!n = !{!0}
!0 = !DIObjCProperty(name: "p", type: !96)

;--- diobjcproperty-type-is-type
; LLVM 14: invalid type ref
!n = !{!0}
!0 = !DIObjCProperty(name: "p", type: !92)
;                               ^~~~
; error: !0, a DIObjCProperty: type is a type [SP0220]

;--- diobjcproperty-file-is-difile
; LLVM 14: invalid file
!n = !{!0}
!0 = !DIObjCProperty(name: "p", file: !96)
;                               ^~~~
; error: !0, a DIObjCProperty: file is a DIFile [SP0220]

;--- accepts-diimportedentity-dw-tag-imported-module-scope
!n = !{!0}
!0 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !92, entity: !96)

;--- accepts-diimportedentity-dw-tag-imported-declaration-scope
!n = !{!0}
!0 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !92, entity: !96)

;--- diimportedentity-tag-dw-tag-base-type-is-of-something-else
; LLVM 14: invalid tag
!n = !{!0}
!0 = !DIImportedEntity(tag: DW_TAG_base_type, scope: !92, entity: !96)
;                      ^~~
; error: !0, a DIImportedEntity: the tag DW_TAG_base_type is of something else [SP0220]

;--- diimportedentity-scope-is-scope
; LLVM 14: invalid scope for imported entity
!n = !{!0}
!0 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !98, entity: !96)
;                                                   ^~~~~
; error: !0, a DIImportedEntity: scope is a scope [SP0220]

;--- diimportedentity-entity-is-node-that-describes-something
; LLVM 14: invalid imported entity
!n = !{!0}
!0 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !92, entity: !98)
;                                                               ^~~~~~
; error: !0, a DIImportedEntity: entity is a node that describes something [SP0220]

;--- accepts-diimportedentity-dw-tag-imported-module-elements
!n = !{!0}
!0 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !92, entity: !96, elements: !96)

;--- accepts-dimacro-dw-macinfo-define-value
!n = !{!0}
!0 = !DIMacro(type: DW_MACINFO_define, line: 1, name: "a", value: "b")

;--- dimacro-macro-is-of-type-dw-macinfo-define-or
; LLVM 14: invalid macinfo type
!n = !{!0}
!0 = !DIMacro(type: DW_MACINFO_start_file, line: 1, name: "a")
;             ^~~~
; error: !0, a DIMacro: the type of a macro must be DW_MACINFO_define or DW_MACINFO_undef [SP0220]

;--- dimacro-macro-has-name
; LLVM 14: anonymous macro
!n = !{!0}
!0 = !DIMacro(type: DW_MACINFO_define, line: 1, name: "")
;                                               ^~~~
; error: !0, a DIMacro: a macro needs a name [SP0220]

;--- accepts-dimacrofile-file-nodes
!n = !{!0}
!0 = !DIMacroFile(line: 1, file: !92, nodes: !{})

;--- dimacrofile-it-is-of-type-dw-macinfo-start-file
; LLVM 14: invalid macinfo type
!n = !{!0}
!0 = !DIMacroFile(type: DW_MACINFO_define, line: 1, file: !92)
;                 ^~~~
; error: !0, a DIMacroFile: its type must be DW_MACINFO_start_file [SP0220]

;--- dimacrofile-file-is-difile
; LLVM 14: invalid file
!n = !{!0}
!0 = !DIMacroFile(line: 1, file: !96)
;                          ^~~~
; error: !0, a DIMacroFile: file is a DIFile [SP0220]

;--- dimacrofile-each-of-nodes-is-macro
; LLVM 14: invalid macro ref
!n = !{!0}
!0 = !DIMacroFile(line: 1, file: !92, nodes: !{!96})
;                                     ^~~~~
; error: !0, a DIMacroFile: each of nodes is a macro [SP0220]

;--- dimacrofile-nodes-is-list-of-nodes
; LLVM 14: invalid macro list
!n = !{!0}
!0 = !DIMacroFile(line: 1, file: !92, nodes: !96)
;                                     ^~~~~
; error: !0, a DIMacroFile: nodes is a list of nodes [SP0220]

;--- accepts-genericdinode-header-operands
!n = !{!0}
!0 = !GenericDINode(tag: 3, header: "x", operands: {!96, null})

;--- field-tag-cannot-be-300000
; LLVM 14: value for 'tag' too large, limit is 65535
!n = !{!0}
!0 = !GenericDINode(tag: 300000, header: "x")
;                   ^~~~
; error: the field `tag` cannot be `300000` [SP0118]
;   expected a number from 0 to 65535
