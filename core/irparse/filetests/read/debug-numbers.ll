; test: read
; llvm: 22
; Debug information with numbers where it has names, and what is said by default.
;--- names of numbers
!x = !{!0, !1, !2, !3, !4, !5, !6, !7, !8, !9}
!0 = !GenericDINode(tag: 3, header: "", operands: {})
!1 = distinct !DICompileUnit(file: !10, language: 12, emissionKind: 3, nameTableKind: 2)
!2 = distinct !DICompileUnit(file: !10, sourceLanguageName: 7)
!3 = !DICompositeType(tag: 4, runtimeLang: 5, enumKind: 1)
!4 = !DIBasicType(tag: 36, encoding: 7)
!5 = !DISubroutineType(types: null, cc: 203)
!6 = !DIMacroFile(type: 3, file: !10)
!7 = !DIMacro(type: 1, name: "m")
!8 = !{!DIExpression(16, 8), !DIExpression(6, 4097, 8, 7), !DIExpression(DW_OP_swap, 22)}
!9 = distinct !DIExpression(DW_OP_deref)
!10 = !DIFile(filename: "a", directory: "b", source: "")

; => read
; !x = !{!0, !1, !3, !4, !5, !6, !7, !8, !9, !DIExpression(DW_OP_deref)}
;
; !0 = !GenericDINode(tag: DW_TAG_entry_point)
; !1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, nameTableKind: None)
; !2 = !DIFile(filename: "a", directory: "b", source: "")
; !3 = distinct !DICompileUnit(sourceLanguageName: DW_LNAME_D, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: NoDebug)
; !4 = !DICompositeType(tag: DW_TAG_enumeration_type, runtimeLang: DW_LANG_Cobol74, enumKind: DW_APPLE_ENUM_KIND_Open)
; !5 = !DIBasicType(encoding: DW_ATE_unsigned)
; !6 = !DISubroutineType(cc: DW_CC_LLVM_X86RegCall, types: null)
; !7 = !DIMacroFile(file: !2)
; !8 = !DIMacro(type: DW_MACINFO_define, name: "m")
; !9 = !{!DIExpression(DW_OP_constu, 8), !DIExpression(DW_OP_deref, DW_OP_LLVM_convert, 8, DW_ATE_unsigned), !DIExpression(DW_OP_swap, DW_OP_swap)}

;--- integers with types
!x = !{!0, !1, !2}
!0 = !DISubrange(count: i32 5, lowerBound: i8 -1)
!1 = !DIBasicType(size: i32 5)
!2 = !DISubrangeType(lowerBound: 3, upperBound: i32 7, scope: !3, file: !3, line: 4)
!3 = !DIFile(filename: "a", directory: "b")

; => read
; !x = !{!0, !1, !2}
;
; !0 = !DISubrange(count: 5, lowerBound: -1)
; !1 = !DIBasicType(size: 5)
; !2 = !DISubrangeType(scope: !3, file: !3, line: 4, baseType: null, lowerBound: i64 3, upperBound: i32 7)
; !3 = !DIFile(filename: "a", directory: "b")

;--- pointers
!x = !{!0, !1, !2}
!0 = !DIDerivedType(tag: DW_TAG_LLVM_ptrauth_type, baseType: null, ptrAuthKey: 2)
!1 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, dwarfAddressSpace: 4294967295)
!2 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, dwarfAddressSpace: 0, ptrAuthKey: 0)

; => read
; !x = !{!0, !1, !2}
;
; !0 = !DIDerivedType(tag: DW_TAG_LLVM_ptrauth_type, baseType: null, ptrAuthKey: 2, ptrAuthIsAddressDiscriminated: false, ptrAuthIsaPointer: false, ptrAuthAuthenticatesNullValues: false)
; !1 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null)
; !2 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, dwarfAddressSpace: 0)

;--- a size that is computed
!x = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_member, baseType: !1, size: !2, offset: !3)
!1 = !DIBasicType(name: "int")
!2 = !DIGlobalVariable(name: "v", type: !1, isDefinition: false)
!3 = !DIGlobalVariable(name: "w", type: !1, isDefinition: false)

; => read
; !x = !{!0}
;
; !0 = !DIDerivedType(tag: DW_TAG_member, baseType: !2, size: !1, offset: !3)
; !1 = !DIGlobalVariable(name: "v", scope: null, type: !2, isLocal: false, isDefinition: false)
; !2 = !DIBasicType(name: "int")
; !3 = !DIGlobalVariable(name: "w", scope: null, type: !2, isLocal: false, isDefinition: false)

;--- words of sanitizers
@g = global i8 0, sanitize_address_dyninit, no_sanitize_hwaddress, code_model "large", no_sanitize_address

; => read
; @g = global i8 0, code_model "large", no_sanitize_address, no_sanitize_hwaddress, sanitize_address_dyninit
