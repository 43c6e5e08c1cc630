; test: read
; llvm: 22
; Debug information: every specialised node with its fields, records, upgrades.
;--- locations
!n = !{!0, !1, !2, !3}
!0 = !DILocation(line: 0, scope: !9)
!1 = !DILocation(line: 5, column: 7, scope: !9, inlinedAt: !0)
!2 = distinct !DILocation(scope: !9)
!3 = !DILocation(line: 1, scope: !9, isImplicitCode: true, atomGroup: 1, atomRank: 2)
!9 = distinct !DISubprogram(name: "f", scope: !20, file: !20, unit: !21, spFlags: DISPFlagDefinition)
!20 = !DIFile(filename: "a", directory: "b")
!21 = distinct !DICompileUnit(language: DW_LANG_C99, file: !20)
!llvm.dbg.cu = !{!21}
!llvm.module.flags = !{!22}
!22 = !{i32 2, !"Debug Info Version", i32 3}

; => read
; !n = !{!0, !4, !5, !6}
; !llvm.dbg.cu = !{!3}
; !llvm.module.flags = !{!7}
;
; !0 = !DILocation(line: 0, scope: !1)
; !1 = distinct !DISubprogram(name: "f", scope: !2, file: !2, spFlags: DISPFlagDefinition, unit: !3)
; !2 = !DIFile(filename: "a", directory: "b")
; !3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: NoDebug)
; !4 = !DILocation(line: 5, column: 7, scope: !1, inlinedAt: !0)
; !5 = distinct !DILocation(line: 0, scope: !1)
; !6 = !DILocation(line: 1, scope: !1, isImplicitCode: true, atomGroup: 1, atomRank: 2)
; !7 = !{i32 2, !"Debug Info Version", i32 3}

;--- files
!n = !{!0, !1, !2, !3}
!0 = !DIFile(filename: "a", directory: "")
!1 = !DIFile(filename: "a", directory: "b", checksumkind: CSK_SHA1, checksum: "0000000000000000000000000000000000000000")
!2 = !DIFile(filename: "a", directory: "b", checksumkind: CSK_SHA256, checksum: "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef")
!3 = !DIFile(filename: "a\22\5C", directory: "b", source: "int x;\0A")

; => read
; !n = !{!0, !1, !2, !3}
;
; !0 = !DIFile(filename: "a", directory: "")
; !1 = !DIFile(filename: "a", directory: "b", checksumkind: CSK_SHA1, checksum: "0000000000000000000000000000000000000000")
; !2 = !DIFile(filename: "a", directory: "b", checksumkind: CSK_SHA256, checksum: "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef")
; !3 = !DIFile(filename: "a\22\\", directory: "b", source: "int x;\0A")

;--- compile-units
!llvm.dbg.cu = !{!0, !1, !2}
!llvm.module.flags = !{!9}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3)
!1 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !3, producer: "p", isOptimized: true, flags: "-O", runtimeVersion: 2, splitDebugFilename: "x.dwo", emissionKind: LineTablesOnly, enums: !4, retainedTypes: !4, globals: !4, imports: !4, macros: !4, dwoId: 42, splitDebugInlining: false, debugInfoForProfiling: true, nameTableKind: GNU, rangesBaseAddress: true, sysroot: "/", sdk: "s")
!2 = distinct !DICompileUnit(language: DW_LANG_Mips_Assembler, file: !3, emissionKind: DebugDirectivesOnly, nameTableKind: Apple)
!3 = !DIFile(filename: "a", directory: "b")
!4 = !{}
!9 = !{i32 2, !"Debug Info Version", i32 3}

; => read
; !llvm.dbg.cu = !{!0, !2, !4}
; !llvm.module.flags = !{!5}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: NoDebug)
; !1 = !DIFile(filename: "a", directory: "b")
; !2 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !1, producer: "p", isOptimized: true, flags: "-O", runtimeVersion: 2, splitDebugFilename: "x.dwo", emissionKind: LineTablesOnly, enums: !3, retainedTypes: !3, globals: !3, imports: !3, macros: !3, dwoId: 42, splitDebugInlining: false, debugInfoForProfiling: true, nameTableKind: GNU, rangesBaseAddress: true, sysroot: "/", sdk: "s")
; !3 = !{}
; !4 = distinct !DICompileUnit(language: DW_LANG_Mips_Assembler, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, nameTableKind: Apple)
; !5 = !{i32 2, !"Debug Info Version", i32 3}

;--- source-language-names
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!9}
!0 = distinct !DICompileUnit(sourceLanguageName: DW_LNAME_C_plus_plus, sourceLanguageVersion: 201703, file: !3)
!3 = !DIFile(filename: "a", directory: "b")
!9 = !{i32 2, !"Debug Info Version", i32 3}

; => read
; !llvm.dbg.cu = !{!0}
; !llvm.module.flags = !{!2}
;
; !0 = distinct !DICompileUnit(sourceLanguageName: DW_LNAME_C_plus_plus, sourceLanguageVersion: 201703, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: NoDebug)
; !1 = !DIFile(filename: "a", directory: "b")
; !2 = !{i32 2, !"Debug Info Version", i32 3}

;--- numbers-for-names
!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9}
!2 = distinct !DICompileUnit(language: 32769, file: !3)
!3 = !DIFile(filename: "a", directory: "b")
!9 = !{i32 2, !"Debug Info Version", i32 3}

; => read
; !llvm.dbg.cu = !{!0}
; !llvm.module.flags = !{!2}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_Mips_Assembler, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: NoDebug)
; !1 = !DIFile(filename: "a", directory: "b")
; !2 = !{i32 2, !"Debug Info Version", i32 3}

;--- basic-types
!n = !{!0, !1, !2, !3, !4}
!0 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!1 = !DIBasicType(name: "int", size: 32, align: 32, encoding: DW_ATE_signed, flags: DIFlagBigEndian)
!2 = !DIBasicType(name: "x", size: 7, encoding: 200)
!3 = !DIBasicType(name: "b", size: 8, encoding: DW_ATE_boolean, num_extra_inhabitants: 254)
!4 = !DIBasicType(name: "b", size: 32, dataSize: 5, encoding: DW_ATE_signed)

; => read
; !n = !{!0, !1, !2, !3, !4}
;
; !0 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
; !1 = !DIBasicType(name: "int", size: 32, align: 32, encoding: DW_ATE_signed, flags: DIFlagBigEndian)
; !2 = !DIBasicType(name: "x", size: 7, encoding: 200)
; !3 = !DIBasicType(name: "b", size: 8, encoding: DW_ATE_boolean, num_extra_inhabitants: 254)
; !4 = !DIBasicType(name: "b", size: 32, dataSize: 5, encoding: DW_ATE_signed)

;--- fixed-point
!n = !{!0, !1, !2}
!0 = !DIFixedPointType(name: "a", size: 32, encoding: DW_ATE_signed_fixed, kind: Binary, factor: -4)
!1 = !DIFixedPointType(name: "b", size: 32, encoding: DW_ATE_unsigned_fixed, kind: Decimal, factor: 3)
!2 = !DIFixedPointType(name: "c", size: 32, encoding: DW_ATE_signed_fixed, kind: Rational, numerator: 0, denominator: 0)

; => read
; !n = !{!0, !1, !2}
;
; !0 = !DIFixedPointType(name: "a", size: 32, encoding: DW_ATE_signed_fixed, kind: Binary, factor: -4)
; !1 = !DIFixedPointType(name: "b", size: 32, encoding: DW_ATE_unsigned_fixed, kind: Decimal, factor: 3)
; !2 = !DIFixedPointType(name: "c", size: 32, encoding: DW_ATE_signed_fixed, kind: Rational, numerator: 0, denominator: 0)

;--- rationals
; differs: LLVM prints the highest bit of a numerator as its sign
!n = !{!2}
!2 = !DIFixedPointType(name: "c", size: 32, encoding: DW_ATE_signed_fixed, kind: Rational, numerator: 1234, denominator: 5678)

; => read
; !n = !{!0}
;
; !0 = !DIFixedPointType(name: "c", size: 32, encoding: DW_ATE_signed_fixed, kind: Rational, numerator: 1234, denominator: 5678)

;--- string-types
!n = !{!0, !1}
!0 = !DIStringType(name: "character(*)", size: 32)
!1 = !DIStringType(name: "s", stringLength: !2, stringLengthExpression: !DIExpression(), stringLocationExpression: !DIExpression(DW_OP_push_object_address), size: 8, align: 8, encoding: DW_ATE_ASCII)
!2 = !DILocalVariable(name: "l", scope: !3)
!3 = !DISubprogram(name: "f", spFlags: 0)

; => read
; !n = !{!0, !1}
;
; !0 = !DIStringType(name: "character(*)", size: 32)
; !1 = !DIStringType(name: "s", stringLength: !2, stringLengthExpression: !DIExpression(), stringLocationExpression: !DIExpression(DW_OP_push_object_address), size: 8, align: 8, encoding: DW_ATE_ASCII)
; !2 = !DILocalVariable(name: "l", scope: !3)
; !3 = !DISubprogram(name: "f", scope: null, spFlags: 0)

;--- derived-types
!n = !{!0, !1, !2, !3, !4, !5, !6, !7}
!0 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null)
!1 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64, align: 32, dwarfAddressSpace: 1)
!2 = !DIDerivedType(tag: DW_TAG_typedef, name: "t", scope: null, file: !8, line: 3, baseType: !9, annotations: !{})
!3 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !8, file: !8, line: 4, baseType: !9, size: 3, offset: 5, flags: DIFlagBitField | DIFlagPublic, extraData: i64 0)
!4 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !9, baseType: !9, offset: 8, flags: DIFlagVirtual | DIFlagPrivate, extraData: i32 24)
!5 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !9, size: 64, flags: DIFlagSingleInheritance, extraData: !9)
!6 = !DIDerivedType(tag: DW_TAG_LLVM_ptrauth_type, baseType: !9, ptrAuthKey: 2, ptrAuthIsAddressDiscriminated: true, ptrAuthExtraDiscriminator: 1234, ptrAuthIsaPointer: false, ptrAuthAuthenticatesNullValues: false)
!7 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !9, size: 64, dwarfAddressSpace: 0)
!8 = !DIFile(filename: "a", directory: "b")
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)

; => read
; !n = !{!0, !1, !3, !6, !7, !8, !9, !10}
;
; !0 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null)
; !1 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !2, size: 64, align: 32, dwarfAddressSpace: 1)
; !2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; !3 = !DIDerivedType(tag: DW_TAG_typedef, name: "t", file: !4, line: 3, baseType: !2, annotations: !5)
; !4 = !DIFile(filename: "a", directory: "b")
; !5 = !{}
; !6 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !4, file: !4, line: 4, baseType: !2, size: 3, offset: 5, flags: DIFlagPublic | DIFlagBitField, extraData: i64 0)
; !7 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !2, baseType: !2, offset: 8, flags: DIFlagPrivate | DIFlagVirtual, extraData: i32 24)
; !8 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !2, size: 64, flags: DIFlagSingleInheritance, extraData: !2)
; !9 = !DIDerivedType(tag: DW_TAG_LLVM_ptrauth_type, baseType: !2, ptrAuthKey: 2, ptrAuthIsAddressDiscriminated: true, ptrAuthExtraDiscriminator: 1234, ptrAuthIsaPointer: false, ptrAuthAuthenticatesNullValues: false)
; !10 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !2, size: 64, dwarfAddressSpace: 0)

;--- composite-types
!n = !{!0, !1, !2, !3, !4, !5}
!0 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 128, elements: !10)
!1 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "C", scope: !8, file: !8, line: 2, size: 64, align: 64, offset: 8, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !10, runtimeLang: DW_LANG_ObjC, vtableHolder: !1, templateParams: !10, identifier: "C")
!2 = !DICompositeType(tag: DW_TAG_variant_part, scope: !1, file: !8, size: 8, elements: !10, discriminator: !7)
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", file: !8, baseType: !9, size: 32, flags: DIFlagEnumClass, elements: !10, enumKind: DW_APPLE_ENUM_KIND_Open)
!4 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, elements: !10, dataLocation: !DIExpression(DW_OP_push_object_address, DW_OP_deref), associated: !DIExpression(DW_OP_constu, 1), allocated: !DIExpression(DW_OP_constu, 1), rank: !DIExpression(DW_OP_constu, 2))
!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", num_extra_inhabitants: 3, annotations: !10, specification: !9, bitStride: i32 3)
!7 = !DIDerivedType(tag: DW_TAG_member, scope: !1, baseType: !9, size: 8, flags: DIFlagArtificial)
!8 = !DIFile(filename: "a", directory: "b")
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{}

; => read
; !n = !{!0, !3, !5, !7, !8, !9}
;
; !0 = !DICompositeType(tag: DW_TAG_array_type, baseType: !1, size: 128, elements: !2)
; !1 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; !2 = !{}
; !3 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "C", scope: !4, file: !4, line: 2, size: 64, align: 64, offset: 8, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !2, runtimeLang: DW_LANG_ObjC, vtableHolder: !3, templateParams: !2, identifier: "C")
; !4 = !DIFile(filename: "a", directory: "b")
; !5 = !DICompositeType(tag: DW_TAG_variant_part, scope: !3, file: !4, size: 8, elements: !2, discriminator: !6)
; !6 = !DIDerivedType(tag: DW_TAG_member, scope: !3, baseType: !1, size: 8, flags: DIFlagArtificial)
; !7 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", file: !4, baseType: !1, size: 32, flags: DIFlagEnumClass, elements: !2, enumKind: DW_APPLE_ENUM_KIND_Open)
; !8 = !DICompositeType(tag: DW_TAG_array_type, baseType: !1, elements: !2, dataLocation: !DIExpression(DW_OP_push_object_address, DW_OP_deref), associated: !DIExpression(DW_OP_constu, 1), allocated: !DIExpression(DW_OP_constu, 1), rank: !DIExpression(DW_OP_constu, 2))
; !9 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", num_extra_inhabitants: 3, annotations: !2, specification: !1, bitStride: i32 3)

;--- types-by-identifier
!n = !{!0, !1, !2, !3, !4, !5}
!0 = !DICompositeType(tag: DW_TAG_structure_type, name: "A", flags: DIFlagFwdDecl, identifier: "A")
!1 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "A", size: 32, elements: !6, identifier: "A")
!2 = !DICompositeType(tag: DW_TAG_structure_type, name: "A", size: 64, identifier: "A")
!3 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !0, baseType: !7, size: 32)
!4 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !1, line: 5, baseType: !7, size: 32)
!5 = !DICompositeType(tag: DW_TAG_union_type, name: "A", identifier: "A")
!6 = !{!3}
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)

; => read
; !n = !{!0, !0, !0, !2, !2, !4}
;
; !0 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "A", size: 32, elements: !1, identifier: "A")
; !1 = !{!2}
; !2 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !0, baseType: !3, size: 32)
; !3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; !4 = !DICompositeType(tag: DW_TAG_union_type, name: "A", identifier: "A")

;--- methods-of-identified-types
!n = !{!1, !2, !3, !4}
!0 = !DICompositeType(tag: DW_TAG_structure_type, name: "A", identifier: "A")
!1 = !DISubprogram(name: "f", linkageName: "_f", scope: !0, spFlags: 0)
!2 = !DISubprogram(name: "f", linkageName: "_f", scope: !0, line: 7, spFlags: 0)
!3 = !DISubprogram(name: "f", linkageName: "_g", scope: !0, spFlags: 0)
!4 = !DISubprogram(name: "f", linkageName: "_f", scope: !0, spFlags: 0, templateParams: !{})

; => read
; !n = !{!0, !0, !2, !3}
;
; !0 = !DISubprogram(name: "f", linkageName: "_f", scope: !1, spFlags: 0)
; !1 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "A", identifier: "A")
; !2 = !DISubprogram(name: "f", linkageName: "_g", scope: !1, spFlags: 0)
; !3 = !DISubprogram(name: "f", linkageName: "_f", scope: !1, spFlags: 0, templateParams: !4)
; !4 = !{}

;--- subranges
!n = !{!0, !1, !2, !3, !4, !5, !6}
!0 = !DISubrange(count: 5)
!1 = !DISubrange(count: -1)
!2 = !DISubrange(count: !9, lowerBound: 1)
!3 = !DISubrange(lowerBound: -3, upperBound: 7, stride: 4)
!4 = !DISubrange(lowerBound: !DIExpression(DW_OP_constu, 1), upperBound: !9)
!5 = !DIGenericSubrange(lowerBound: !DIExpression(DW_OP_constu, 1), upperBound: !DIExpression(DW_OP_constu, 2), stride: !9)
!6 = !DISubrangeType(name: "r", size: 32, align: 8, baseType: !8, lowerBound: i64 1, upperBound: i64 7, stride: i64 2, bias: i64 3)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DILocalVariable(name: "n", scope: !10)
!10 = !DISubprogram(name: "f", spFlags: 0)

; => read
; !n = !{!0, !1, !2, !5, !6, !7, !8}
;
; !0 = !DISubrange(count: 5)
; !1 = !DISubrange(count: -1)
; !2 = !DISubrange(count: !3, lowerBound: 1)
; !3 = !DILocalVariable(name: "n", scope: !4)
; !4 = !DISubprogram(name: "f", scope: null, spFlags: 0)
; !5 = !DISubrange(lowerBound: -3, upperBound: 7, stride: 4)
; !6 = !DISubrange(lowerBound: !DIExpression(DW_OP_constu, 1), upperBound: !3)
; !7 = !DIGenericSubrange(lowerBound: !DIExpression(DW_OP_constu, 1), upperBound: !DIExpression(DW_OP_constu, 2), stride: !3)
; !8 = !DISubrangeType(name: "r", size: 32, align: 8, baseType: !9, lowerBound: i64 1, upperBound: i64 7, stride: i64 2, bias: i64 3)
; !9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)

;--- enumerators
!n = !{!0, !1, !2, !3}
!0 = !DIEnumerator(name: "a", value: -5)
!1 = !DIEnumerator(name: "b", value: 18446744073709551615, isUnsigned: true)
!2 = !DIEnumerator(name: "c", value: 0)
!3 = !DIEnumerator(name: "d", value: 340282366920938463463374607431768211455, isUnsigned: true)

; => read
; !n = !{!0, !1, !2, !3}
;
; !0 = !DIEnumerator(name: "a", value: -5)
; !1 = !DIEnumerator(name: "b", value: 18446744073709551615, isUnsigned: true)
; !2 = !DIEnumerator(name: "c", value: 0)
; !3 = !DIEnumerator(name: "d", value: 340282366920938463463374607431768211455, isUnsigned: true)

;--- subprograms
define void @f() !dbg !0 { ret void }
!llvm.dbg.cu = !{!5}
!llvm.module.flags = !{!9}
!n = !{!1, !2, !3}
!0 = distinct !DISubprogram(name: "f", linkageName: "_Z1fv", scope: !6, file: !6, line: 1, type: !7, scopeLine: 2, containingType: !8, virtualIndex: 3, thisAdjustment: -4, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !5, templateParams: !4, declaration: !1, retainedNodes: !4, thrownTypes: !4, annotations: !4, targetFuncName: "t", keyInstructions: true)
!1 = !DISubprogram(name: "f", scope: !6, file: !6, line: 1, type: !7, virtualIndex: 0, spFlags: DISPFlagVirtual)
!2 = !DISubprogram(name: "g", scope: !6, spFlags: DISPFlagPureVirtual | DISPFlagDeleted)
!3 = !DISubprogram(name: "h", scope: null, spFlags: DISPFlagPure | DISPFlagElemental | DISPFlagRecursive | DISPFlagMainSubprogram | DISPFlagObjCDirect)
!4 = !{}
!5 = distinct !DICompileUnit(language: DW_LANG_C99, file: !6, emissionKind: FullDebug)
!6 = !DIFile(filename: "a", directory: "b")
!7 = !DISubroutineType(cc: DW_CC_nocall, types: !4)
!8 = !DICompositeType(tag: DW_TAG_structure_type, name: "S")
!9 = !{i32 2, !"Debug Info Version", i32 3}

; => read
; define void @f() !dbg !8 {
;   ret void
; }
;
; !llvm.dbg.cu = !{!0}
; !llvm.module.flags = !{!2}
; !n = !{!3, !6, !7}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; !1 = !DIFile(filename: "a", directory: "b")
; !2 = !{i32 2, !"Debug Info Version", i32 3}
; !3 = !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, virtualIndex: 0, spFlags: DISPFlagVirtual)
; !4 = !DISubroutineType(cc: DW_CC_nocall, types: !5)
; !5 = !{}
; !6 = !DISubprogram(name: "g", scope: !1, virtualIndex: 0, spFlags: DISPFlagPureVirtual | DISPFlagDeleted)
; !7 = !DISubprogram(name: "h", scope: null, spFlags: DISPFlagPure | DISPFlagElemental | DISPFlagRecursive | DISPFlagMainSubprogram | DISPFlagObjCDirect)
; !8 = distinct !DISubprogram(name: "f", linkageName: "_Z1fv", scope: !1, file: !1, line: 1, type: !4, scopeLine: 2, containingType: !9, virtualIndex: 3, thisAdjustment: -4, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !5, declaration: !3, retainedNodes: !5, thrownTypes: !5, annotations: !5, targetFuncName: "t", keyInstructions: true)
; !9 = !DICompositeType(tag: DW_TAG_structure_type, name: "S")

;--- scopes
!n = !{!0, !1, !2, !3, !4, !5, !6}
!0 = distinct !DILexicalBlock(scope: !9, file: !8, line: 4, column: 5)
!1 = distinct !DILexicalBlock(scope: !0)
!2 = !DILexicalBlockFile(scope: !0, file: !8, discriminator: 0)
!3 = !DINamespace(name: "n", scope: null, exportSymbols: true)
!4 = !DINamespace(scope: !3)
!5 = !DICommonBlock(scope: !9, declaration: null, name: "c", file: !8, line: 1)
!6 = !DIModule(scope: !8, name: "m", configMacros: "-D", includePath: "i", apinotes: "a", file: !8, line: 4, isDecl: true)
!8 = !DIFile(filename: "a", directory: "b")
!9 = distinct !DISubprogram(name: "f", scope: !20, file: !20, unit: !21, spFlags: DISPFlagDefinition)
!20 = !DIFile(filename: "a", directory: "b")
!21 = distinct !DICompileUnit(language: DW_LANG_C99, file: !20)
!llvm.dbg.cu = !{!21}
!llvm.module.flags = !{!22}
!22 = !{i32 2, !"Debug Info Version", i32 3}

; => read
; !n = !{!0, !4, !5, !6, !7, !8, !9}
; !llvm.dbg.cu = !{!3}
; !llvm.module.flags = !{!10}
;
; !0 = distinct !DILexicalBlock(scope: !2, file: !1, line: 4, column: 5)
; !1 = !DIFile(filename: "a", directory: "b")
; !2 = distinct !DISubprogram(name: "f", scope: !1, file: !1, spFlags: DISPFlagDefinition, unit: !3)
; !3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: NoDebug)
; !4 = distinct !DILexicalBlock(scope: !0)
; !5 = !DILexicalBlockFile(scope: !0, file: !1, discriminator: 0)
; !6 = !DINamespace(name: "n", scope: null, exportSymbols: true)
; !7 = !DINamespace(scope: !6)
; !8 = !DICommonBlock(scope: !2, declaration: null, name: "c", file: !1, line: 1)
; !9 = !DIModule(scope: !1, name: "m", configMacros: "-D", includePath: "i", apinotes: "a", file: !1, line: 4, isDecl: true)
; !10 = !{i32 2, !"Debug Info Version", i32 3}

;--- templates
!n = !{!0, !1, !2, !3, !4}
!0 = !DITemplateTypeParameter(type: !9)
!1 = !DITemplateTypeParameter(name: "T", type: null, defaulted: true)
!2 = !DITemplateValueParameter(name: "v", type: !9, value: i32 7)
!3 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "t", value: !"x")
!4 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "p", defaulted: true, value: !{})
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)

; => read
; !n = !{!0, !2, !3, !4, !5}
;
; !0 = !DITemplateTypeParameter(type: !1)
; !1 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; !2 = !DITemplateTypeParameter(name: "T", type: null, defaulted: true)
; !3 = !DITemplateValueParameter(name: "v", type: !1, value: i32 7)
; !4 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "t", value: !"x")
; !5 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "p", defaulted: true, value: !6)
; !6 = !{}

;--- variables
@g = global i32 0, !dbg !0
@h = global i32 0, !dbg !2, !dbg !3
!n = !{!5, !6}
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 7, DW_OP_stack_value))
!1 = !DIGlobalVariable(name: "g", linkageName: "_g", scope: !9, file: !8, line: 2, type: !7, isLocal: true, isDefinition: true, align: 64, annotations: !{})
!2 = !DIGlobalVariableExpression(var: !4, expr: !DIExpression(DW_OP_LLVM_fragment, 0, 16))
!3 = !DIGlobalVariableExpression(var: !4, expr: !DIExpression(DW_OP_LLVM_fragment, 16, 16))
!4 = distinct !DIGlobalVariable(name: "h", scope: null, isLocal: false, isDefinition: false, declaration: !7, templateParams: !{})
!5 = !DILocalVariable(name: "x", arg: 3, scope: !9, file: !8, line: 1, type: !7, flags: DIFlagArtificial | DIFlagObjectPointer, align: 8, annotations: !{})
!6 = !DILocalVariable(scope: !9)
!7 = !DIDerivedType(tag: DW_TAG_member, name: "s", baseType: null, flags: DIFlagStaticMember)
!8 = !DIFile(filename: "a", directory: "b")
!9 = distinct !DISubprogram(name: "f", scope: !20, file: !20, unit: !21, spFlags: DISPFlagDefinition)
!20 = !DIFile(filename: "a", directory: "b")
!21 = distinct !DICompileUnit(language: DW_LANG_C99, file: !20)
!llvm.dbg.cu = !{!21}
!llvm.module.flags = !{!22}
!22 = !{i32 2, !"Debug Info Version", i32 3}

; => read
; @g = global i32 0, !dbg !0
; @h = global i32 0, !dbg !7, !dbg !9
;
; !n = !{!10, !11}
; !llvm.dbg.cu = !{!4}
; !llvm.module.flags = !{!12}
;
; !0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 7, DW_OP_stack_value))
; !1 = !DIGlobalVariable(name: "g", linkageName: "_g", scope: !2, file: !3, line: 2, type: !5, isLocal: true, isDefinition: true, align: 64, annotations: !6)
; !2 = distinct !DISubprogram(name: "f", scope: !3, file: !3, spFlags: DISPFlagDefinition, unit: !4)
; !3 = !DIFile(filename: "a", directory: "b")
; !4 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: NoDebug)
; !5 = !DIDerivedType(tag: DW_TAG_member, name: "s", baseType: null, flags: DIFlagStaticMember)
; !6 = !{}
; !7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression(DW_OP_LLVM_fragment, 0, 16))
; !8 = distinct !DIGlobalVariable(name: "h", scope: null, isLocal: false, isDefinition: false, declaration: !5, templateParams: !6)
; !9 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression(DW_OP_LLVM_fragment, 16, 16))
; !10 = !DILocalVariable(name: "x", arg: 3, scope: !2, file: !3, line: 1, type: !5, flags: DIFlagArtificial | DIFlagObjectPointer, align: 8, annotations: !6)
; !11 = !DILocalVariable(scope: !2)
; !12 = !{i32 2, !"Debug Info Version", i32 3}

;--- labels-and-imports
!n = !{!0, !2, !3}
!0 = !DILabel(scope: !9, name: "l", file: !8, line: 3, column: 4, isArtificial: true, coroSuspendIdx: 0)
!2 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !9, entity: !9)
!3 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "n", scope: null, entity: !9, file: !8, line: 3, elements: !{})
!8 = !DIFile(filename: "a", directory: "b")
!9 = !DISubprogram(name: "f", spFlags: 0)

; => read
; !n = !{!0, !3, !4}
;
; !0 = !DILabel(scope: !1, name: "l", file: !2, line: 3, column: 4, isArtificial: true, coroSuspendIdx: 0)
; !1 = !DISubprogram(name: "f", scope: null, spFlags: 0)
; !2 = !DIFile(filename: "a", directory: "b")
; !3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !1, entity: !1)
; !4 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "n", scope: null, entity: !1, file: !2, line: 3, elements: !5)
; !5 = !{}

;--- macros
!n = !{!0, !1, !2}
!0 = !DIMacro(type: DW_MACINFO_define, line: 9, name: "X", value: "1 + 2")
!1 = !DIMacro(type: DW_MACINFO_undef, name: "X")
!2 = !DIMacroFile(line: 3, file: !8, nodes: !{!0, !1})
!8 = !DIFile(filename: "a", directory: "b")

; => read
; !n = !{!0, !1, !2}
;
; !0 = !DIMacro(type: DW_MACINFO_define, line: 9, name: "X", value: "1 + 2")
; !1 = !DIMacro(type: DW_MACINFO_undef, name: "X")
; !2 = !DIMacroFile(line: 3, file: !3, nodes: !4)
; !3 = !DIFile(filename: "a", directory: "b")
; !4 = !{!0, !1}

;--- objc-and-generic
!n = !{!0, !1, !2, !3}
!0 = !DIObjCProperty(name: "p", file: !8, line: 3, setter: "setP:", getter: "p", attributes: 7, type: !9)
!1 = !GenericDINode(tag: DW_TAG_member, header: "some\00header", operands: {!8, null, !9})
!2 = distinct !GenericDINode(tag: 65000)
!3 = distinct !DIAssignID()
!8 = !DIFile(filename: "a", directory: "b")
!9 = !DIBasicType(name: "int")

; => read
; !n = !{!0, !3, !4, !5}
;
; !0 = !DIObjCProperty(name: "p", file: !1, line: 3, setter: "setP:", getter: "p", attributes: 7, type: !2)
; !1 = !DIFile(filename: "a", directory: "b")
; !2 = !DIBasicType(name: "int")
; !3 = !GenericDINode(tag: DW_TAG_member, header: "some\00header", operands: {!1, null, !2})
; !4 = distinct !GenericDINode(tag: 65000)
; !5 = distinct !DIAssignID()

;--- expressions
!n = !{!DIExpression(), !DIExpression(DW_OP_deref), !DIExpression(DW_OP_plus_uconst, 18446744073709551615), !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_unsigned), !DIExpression(DW_OP_LLVM_entry_value, 1), !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !DIExpression(DW_OP_LLVM_tag_offset, 5), !DIExpression(DW_OP_lit0, DW_OP_breg7, 8, DW_OP_xderef), !DIExpression(DW_OP_LLVM_extract_bits_sext, 8, 16)}

; => read
; !n = !{!DIExpression(), !DIExpression(DW_OP_deref), !DIExpression(DW_OP_plus_uconst, 18446744073709551615), !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_unsigned), !DIExpression(DW_OP_LLVM_entry_value, 1), !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !DIExpression(DW_OP_LLVM_tag_offset, 5), !DIExpression(DW_OP_lit0, DW_OP_breg7, 8, DW_OP_xderef), !DIExpression(DW_OP_LLVM_extract_bits_sext, 8, 16)}

;--- subroutine-types
!n = !{!0, !1, !2}
!0 = !DISubroutineType(types: null)
!1 = !DISubroutineType(flags: DIFlagLValueReference, cc: DW_CC_BORLAND_stdcall, types: !3)
!2 = distinct !DISubroutineType(types: !{null, null})
!3 = !{null}

; => read
; !n = !{!0, !1, !3}
;
; !0 = !DISubroutineType(types: null)
; !1 = !DISubroutineType(flags: DIFlagLValueReference, cc: DW_CC_BORLAND_stdcall, types: !2)
; !2 = !{null}
; !3 = distinct !DISubroutineType(types: !4)
; !4 = !{null, null}

;--- flags
!n = !{!0, !1, !2, !3, !4}
!0 = !DIBasicType(name: "a")
!1 = !DICompositeType(tag: DW_TAG_structure_type, name: "b", flags: DIFlagProtected | DIFlagFwdDecl | DIFlagAppleBlock | DIFlagVirtual | DIFlagArtificial | DIFlagExplicit | DIFlagPrototyped | DIFlagObjcClassComplete | DIFlagObjectPointer | DIFlagStaticMember | DIFlagLValueReference)
!2 = !DICompositeType(tag: DW_TAG_structure_type, name: "c", flags: DIFlagExportSymbols | DIFlagMultipleInheritance | DIFlagIntroducedVirtual | DIFlagBitField | DIFlagNoReturn | DIFlagTypePassByReference | DIFlagEnumClass | DIFlagThunk | DIFlagNonTrivial | DIFlagBigEndian | DIFlagLittleEndian | DIFlagAllCallsDescribed)
!3 = !DICompositeType(tag: DW_TAG_structure_type, name: "d", flags: 1)
!4 = !DICompositeType(tag: DW_TAG_structure_type, name: "e", flags: DIFlagVirtualInheritance | 1073741824)

; => read
; !n = !{!0, !1, !2, !3, !4}
;
; !0 = !DIBasicType(name: "a")
; !1 = !DICompositeType(tag: DW_TAG_structure_type, name: "b", flags: DIFlagProtected | DIFlagIndirectVirtualBase | DIFlagAppleBlock | DIFlagArtificial | DIFlagExplicit | DIFlagPrototyped | DIFlagObjcClassComplete | DIFlagObjectPointer | DIFlagStaticMember | DIFlagLValueReference)
; !2 = !DICompositeType(tag: DW_TAG_structure_type, name: "c", flags: DIFlagMultipleInheritance | DIFlagExportSymbols | DIFlagIntroducedVirtual | DIFlagBitField | DIFlagNoReturn | DIFlagTypePassByReference | DIFlagEnumClass | DIFlagThunk | DIFlagNonTrivial | DIFlagBigEndian | DIFlagLittleEndian | DIFlagAllCallsDescribed)
; !3 = !DICompositeType(tag: DW_TAG_structure_type, name: "d", flags: DIFlagPrivate)
; !4 = !DICompositeType(tag: DW_TAG_structure_type, name: "e", flags: DIFlagVirtualInheritance | DIFlagNameIsSimplified)

;--- records
define void @f(i32 %x, ptr %p) !dbg !3 {
    #dbg_value(i32 %x, !6, !DIExpression(), !7)
    #dbg_value(i32 7, !6, !DIExpression(DW_OP_LLVM_fragment, 0, 8), !7)
    #dbg_value(!DIArgList(i32 %x, i32 3), !6, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !7)
    #dbg_value(!DIArgList(), !6, !DIExpression(), !7)
    #dbg_value(ptr poison, !6, !DIExpression(), !7)
    #dbg_value(!8, !6, !DIExpression(), !7)
    #dbg_declare(ptr %p, !6, !DIExpression(), !7)
    #dbg_assign(i32 %x, !6, !DIExpression(), !9, ptr %p, !DIExpression(), !7)
    #dbg_label(!10, !7)
  store i32 %x, ptr %p, align 4, !dbg !7, !DIAssignID !9
  br label %n, !dbg !7
n:
    #dbg_value(<2 x i32> <i32 1, i32 2>, !6, !DIExpression(), !7)
  ret void, !dbg !7
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a", directory: "b")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocalVariable(name: "x", scope: !3, file: !1, line: 1)
!7 = !DILocation(line: 1, scope: !3)
!8 = !{}
!9 = distinct !DIAssignID()
!10 = !DILabel(scope: !3, name: "l", file: !1, line: 2)

; => read
; define void @f(i32 %x, ptr %p) !dbg !3 {
;     #dbg_value(i32 %x, !6, !DIExpression(), !7)
;     #dbg_value(i32 7, !6, !DIExpression(DW_OP_LLVM_fragment, 0, 8), !7)
;     #dbg_value(!DIArgList(i32 %x, i32 3), !6, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !7)
;     #dbg_value(!DIArgList(), !6, !DIExpression(), !7)
;     #dbg_value(ptr poison, !6, !DIExpression(), !7)
;     #dbg_value(!8, !6, !DIExpression(), !7)
;     #dbg_declare(ptr %p, !6, !DIExpression(), !7)
;     #dbg_assign(i32 %x, !6, !DIExpression(), !9, ptr %p, !DIExpression(), !7)
;     #dbg_label(!10, !7)
;   store i32 %x, ptr %p, align 4, !dbg !7, !DIAssignID !9
;   br label %n, !dbg !7
;
; n:                                                ; preds = %0
;     #dbg_value(<2 x i32> <i32 1, i32 2>, !6, !DIExpression(), !7)
;   ret void, !dbg !7
; }
;
; !llvm.dbg.cu = !{!0}
; !llvm.module.flags = !{!2}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; !1 = !DIFile(filename: "a", directory: "b")
; !2 = !{i32 2, !"Debug Info Version", i32 3}
; !3 = distinct !DISubprogram(name: "f", scope: null, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; !4 = !DISubroutineType(types: !5)
; !5 = !{null}
; !6 = !DILocalVariable(name: "x", scope: !3, file: !1, line: 1)
; !7 = !DILocation(line: 1, scope: !3)
; !8 = !{}
; !9 = distinct !DIAssignID()
; !10 = !DILabel(scope: !3, name: "l", file: !1, line: 2)

;--- declare-value-record
define void @f(ptr %p) !dbg !3 {
    #dbg_declare_value(ptr %p, !6, !DIExpression(), !7)
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a", directory: "b")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", file: !1, line: 1, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DILocalVariable(name: "x", scope: !3, file: !1, line: 1)
!7 = !DILocation(line: 1, scope: !3)

; => read
; define void @f(ptr %p) !dbg !3 {
;     #dbg_declare_value(ptr %p, !4, !DIExpression(), !5)
;   ret void
; }
;
; !llvm.dbg.cu = !{!0}
; !llvm.module.flags = !{!2}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; !1 = !DIFile(filename: "a", directory: "b")
; !2 = !{i32 2, !"Debug Info Version", i32 3}
; !3 = distinct !DISubprogram(name: "f", scope: null, file: !1, line: 1, spFlags: DISPFlagDefinition, unit: !0)
; !4 = !DILocalVariable(name: "x", scope: !3, file: !1, line: 1)
; !5 = !DILocation(line: 1, scope: !3)

;--- old-subprogram-flags
!n = !{!0, !1}
!0 = !DISubprogram(name: "f", isLocal: true, isDefinition: false, isOptimized: true)
!1 = !DISubprogram(name: "g", isDefinition: false, virtuality: DW_VIRTUALITY_pure_virtual, virtualIndex: 4)

; => read
; !n = !{!0, !1}
;
; !0 = !DISubprogram(name: "f", scope: null, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
; !1 = !DISubprogram(name: "g", scope: null, virtualIndex: 4, spFlags: DISPFlagPureVirtual)

;--- without-a-version
define void @f() {
;           ^~
; warning: ignoring debug info with an invalid version (0) [SP0122]
;   note: LLVM reads version 3 only, which a module states with the flag `!{i32 2, !"Debug Info Version", i32 3}` in `!llvm.module.flags`.
  call void @g(), !heapallocsite !0
  ret void
}
declare void @g()
!0 = !{}

; => read
; define void @f() {
;   call void @g()
;   ret void
; }
;
; declare void @g()

;--- attachments
define i32 @f(ptr %p, ptr %q, double %d) {
  %1 = load i32, ptr %p, align 4, !tbaa !0, !alias.scope !4, !noalias !4
  %2 = fadd double %d, 1.0, !fpmath !6
  %3 = call i32 @g(), !range !7, !callees !8, !srcloc !9, !custom !10
  call void @h(), !nosanitize !10, !annotation !11, !pcsections !11, !memprof !12, !callsite !13
  store i32 1, ptr %q, align 4, !nontemporal !14, !llvm.access.group !15, !mmra !16
  ret i32 %1
}
declare i32 @g()
declare void @h()
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"char", !3, i64 0}
!3 = !{!"root"}
!4 = !{!5}
!5 = distinct !{!5, !17, !"scope"}
!6 = !{float 2.5}
!7 = !{i32 0, i32 2}
!8 = !{ptr @f, ptr @f}
!9 = !{i64 42}
!10 = !{}
!11 = !{!"a"}
!12 = !{!18}
!13 = !{i64 1, i64 2}
!14 = !{i32 1}
!15 = distinct !{}
!16 = !{!"amdgpu-as", !"local"}
!17 = distinct !{!17, !"domain"}
!18 = !{!13, !"cold"}

; => read
; define i32 @f(ptr %p, ptr %q, double %d) {
;   %1 = load i32, ptr %p, align 4, !tbaa !0, !alias.scope !4, !noalias !4
;   %2 = fadd double %d, 1.000000e+00, !fpmath !7
;   %3 = call i32 @g(), !range !8, !callees !9, !srcloc !10, !custom !11
;   call void @h(), !annotation !12, !nosanitize !11, !memprof !13, !callsite !15, !pcsections !12
;   store i32 1, ptr %q, align 4, !nontemporal !16, !llvm.access.group !17, !mmra !18
;   ret i32 %1
; }
;
; declare i32 @g()
;
; declare void @h()
;
; !0 = !{!1, !1, i64 0}
; !1 = !{!"int", !2, i64 0}
; !2 = !{!"char", !3, i64 0}
; !3 = !{!"root"}
; !4 = !{!5}
; !5 = distinct !{!5, !6, !"scope"}
; !6 = distinct !{!6, !"domain"}
; !7 = !{float 2.500000e+00}
; !8 = !{i32 0, i32 2}
; !9 = !{ptr @f, ptr @f}
; !10 = !{i64 42}
; !11 = !{}
; !12 = !{!"a"}
; !13 = !{!14}
; !14 = !{!15, !"cold"}
; !15 = !{i64 1, i64 2}
; !16 = !{i32 1}
; !17 = distinct !{}
; !18 = !{!"amdgpu-as", !"local"}
