; test: read
; llvm: 22
; Metadata: nodes, numbering, specialised nodes, debug records.
;--- nodes
!a = !{!0, !3}
!b.c = !{!1}
!0 = !{i32 1, !"str", null, !2, ptr @g}
!1 = !{!0, !{!"inline"}, i64 -1}
!2 = distinct !{}
!3 = !{!2, float 1.0, i1 true}
!4 = !{!"never used"}
@g = global i32 0

; => read
; @g = global i32 0
;
; !a = !{!0, !2}
; !b.c = !{!3}
;
; !0 = !{i32 1, !"str", null, !1, ptr @g}
; !1 = distinct !{}
; !2 = !{!1, float 1.000000e+00, i1 true}
; !3 = !{!0, !4, i64 -1}
; !4 = !{!"inline"}

;--- equal
!a = !{!0, !1, !2}
!0 = !{!"x"}
!1 = !{!"x"}
!2 = !{!0, !1}

; => read
; !a = !{!0, !0, !1}
;
; !0 = !{!"x"}
; !1 = !{!0, !0}

;--- cycle
!a = !{!0}
!0 = distinct !{!0, !1}
!1 = !{!0}

; => read
; !a = !{!0}
;
; !0 = distinct !{!0, !1}
; !1 = !{!0}

;--- strings
!a = !{!0}
!0 = !{!"", !"a\22b", !"\00\FF"}

; => read
; !a = !{!0}
;
; !0 = !{!"", !"a\22b", !"\00\FF"}

;--- names
!llvm.ident = !{!0}
!foo-bar_$ = !{!0}
!with\20space = !{!0}
!0 = !{!"id"}

; => read
; !llvm.ident = !{!0}
; !foo-bar_$ = !{!0}
; !with\20space = !{!0}
;
; !0 = !{!"id"}

;--- operands
declare i1 @llvm.type.test(ptr, metadata)
declare void @llvm.codeview.annotation(metadata)
declare i32 @llvm.read_register.i32(metadata)
define void @f(ptr %p) {
  %1 = call i1 @llvm.type.test(ptr %p, metadata !"name")
  %2 = call i1 @llvm.type.test(ptr %p, metadata !1)
  call void @llvm.codeview.annotation(metadata !{!"a", !"b"})
  %3 = call i32 @llvm.read_register.i32(metadata !0)
  ret void
}
!0 = !{!"rsp"}
!1 = distinct !{}

; => read
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i1 @llvm.type.test(ptr, metadata) #0
;
; ; Function Attrs: nocallback noduplicate nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
; declare void @llvm.codeview.annotation(metadata) #1
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
; declare i32 @llvm.read_register.i32(metadata) #2
;
; define void @f(ptr %p) {
;   %1 = call i1 @llvm.type.test(ptr %p, metadata !"name")
;   %2 = call i1 @llvm.type.test(ptr %p, metadata !0)
;   call void @llvm.codeview.annotation(metadata !1)
;   %3 = call i32 @llvm.read_register.i32(metadata !2)
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { nocallback noduplicate nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
; attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
;
; !0 = distinct !{}
; !1 = !{!"a", !"b"}
; !2 = !{!"rsp"}

;--- debug
source_filename = "a.c"
@g = global i32 0, !dbg !0
define i32 @f(i32 %x) !dbg !10 {
entry:
    #dbg_value(i32 %x, !14, !DIExpression(), !16)
  %y = add i32 %x, 1, !dbg !16
    #dbg_declare(ptr @g, !15, !DIExpression(DW_OP_deref), !16)
    #dbg_value(!DIArgList(i32 %x, i32 %y), !14, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !16)
    #dbg_label(!18, !16)
  ret i32 %y, !dbg !17
}
!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8, !9}
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "g", scope: !2, file: !3, line: 1, type: !6, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "us", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !5, enums: !4)
!3 = !DIFile(filename: "a.c", directory: "/tmp", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000000")
!4 = !{}
!5 = !{!0}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = distinct !DISubprogram(name: "f", scope: !3, file: !3, line: 2, type: !11, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !13)
!11 = !DISubroutineType(types: !12)
!12 = !{!6, !6}
!13 = !{!14, !15}
!14 = !DILocalVariable(name: "x", arg: 1, scope: !10, file: !3, line: 2, type: !6)
!15 = !DILocalVariable(name: "y", scope: !10, line: 3, type: !6)
!16 = !DILocation(line: 3, column: 5, scope: !10)
!17 = !DILocation(line: 4, column: 3, scope: !19)
!18 = !DILabel(scope: !10, name: "l", file: !3, line: 3)
!19 = distinct !DILexicalBlock(scope: !10, file: !3, line: 4, column: 1)

; => read
; source_filename = "a.c"
;
; @g = global i32 0, !dbg !0
;
; define i32 @f(i32 %x) !dbg !9 {
; entry:
;     #dbg_value(i32 %x, !13, !DIExpression(), !15)
;   %y = add i32 %x, 1, !dbg !15
;     #dbg_declare(ptr @g, !14, !DIExpression(DW_OP_deref), !15)
;     #dbg_value(!DIArgList(i32 %x, i32 %y), !13, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !15)
;     #dbg_label(!16, !15)
;   ret i32 %y, !dbg !17
; }
;
; !llvm.dbg.cu = !{!2}
; !llvm.module.flags = !{!7, !8}
;
; !0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
; !1 = distinct !DIGlobalVariable(name: "g", scope: !2, file: !3, line: 1, type: !6, isLocal: false, isDefinition: true)
; !2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "us", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !5)
; !3 = !DIFile(filename: "a.c", directory: "/tmp", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000000")
; !4 = !{}
; !5 = !{!0}
; !6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; !7 = !{i32 7, !"Dwarf Version", i32 5}
; !8 = !{i32 2, !"Debug Info Version", i32 3}
; !9 = distinct !DISubprogram(name: "f", scope: !3, file: !3, line: 2, type: !10, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !12)
; !10 = !DISubroutineType(types: !11)
; !11 = !{!6, !6}
; !12 = !{!13, !14}
; !13 = !DILocalVariable(name: "x", arg: 1, scope: !9, file: !3, line: 2, type: !6)
; !14 = !DILocalVariable(name: "y", scope: !9, line: 3, type: !6)
; !15 = !DILocation(line: 3, column: 5, scope: !9)
; !16 = !DILabel(scope: !9, name: "l", file: !3, line: 3)
; !17 = !DILocation(line: 4, column: 3, scope: !18)
; !18 = distinct !DILexicalBlock(scope: !9, file: !3, line: 4, column: 1)

;--- types
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!20}
!all = !{!3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "a", directory: "")
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s", scope: !1, file: !1, line: 5, size: 64, elements: !5, identifier: "_ZTS1s")
!5 = !{!6}
!6 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !4, file: !1, line: 6, baseType: !7, size: 32, offset: 32, flags: DIFlagPublic)
!7 = !DIBasicType(name: "unsigned", size: 32, encoding: DW_ATE_unsigned)
!8 = !DIEnumerator(name: "E", value: 3)
!9 = !DISubrange(count: 5)
!10 = !DISubroutineType(types: null)
!11 = !DINamespace(name: "n", scope: null)
!12 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !11, file: !1, line: 1)
!13 = !DITemplateTypeParameter(name: "T", type: !7)
!14 = !DITemplateValueParameter(name: "V", type: !7, value: i32 3)
!15 = !DIEnumerator(name: "U", value: 7, isUnsigned: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 160, elements: !18)
!17 = !DIMacro(type: DW_MACINFO_define, line: 9, name: "X", value: "1")
!18 = !{!9}
!20 = !{i32 2, !"Debug Info Version", i32 3}

; => read
; !llvm.dbg.cu = !{!0}
; !llvm.module.flags = !{!2}
; !all = !{!3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !18}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
; !1 = !DIFile(filename: "a", directory: "")
; !2 = !{i32 2, !"Debug Info Version", i32 3}
; !3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
; !4 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s", scope: !1, file: !1, line: 5, size: 64, elements: !5, identifier: "_ZTS1s")
; !5 = !{!6}
; !6 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !4, file: !1, line: 6, baseType: !7, size: 32, offset: 32, flags: DIFlagPublic)
; !7 = !DIBasicType(name: "unsigned", size: 32, encoding: DW_ATE_unsigned)
; !8 = !DIEnumerator(name: "E", value: 3)
; !9 = !DISubrange(count: 5)
; !10 = !DISubroutineType(types: null)
; !11 = !DINamespace(name: "n", scope: null)
; !12 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !11, file: !1, line: 1)
; !13 = !DITemplateTypeParameter(name: "T", type: !7)
; !14 = !DITemplateValueParameter(name: "V", type: !7, value: i32 3)
; !15 = !DIEnumerator(name: "U", value: 7, isUnsigned: true)
; !16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 160, elements: !17)
; !17 = !{!9}
; !18 = !DIMacro(type: DW_MACINFO_define, line: 9, name: "X", value: "1")

;--- unused-nodes
define void @f() {
  ret void, !x !3
}
!0 = !{}
!1 = !{!0}
!3 = !{!4, !0}
!4 = !{}

; => read
; define void @f() {
;   ret void, !x !0
; }
;
; !0 = !{!1, !1}
; !1 = !{}

;--- a node that has itself as an operand
!n = !{!0, !2}
!0 = !{!0}
!2 = !{!3}
!3 = !{!2}

; => read
; !n = !{!0, !1}
;
; !0 = distinct !{!0}
; !1 = !{!2}
; !2 = !{!1}

;--- the type of a file of macros
!n = !{!0}
!0 = !DIMacroFile(type: DW_MACINFO_start_file, line: 9, file: !1, nodes: !{})
!1 = !DIFile(filename: "a", directory: "b")

; => read
; !n = !{!0}
;
; !0 = !DIMacroFile(line: 9, file: !1, nodes: !2)
; !1 = !DIFile(filename: "a", directory: "b")
; !2 = !{}

;--- a range type without a base
!n = !{!0}
!0 = !DISubrangeType(name: "x", lowerBound: i64 1)

; => read
; !n = !{!0}
;
; !0 = !DISubrangeType(name: "x", baseType: null, lowerBound: i64 1)
