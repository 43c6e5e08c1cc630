; test: verify
; llvm: 22
; Debug intrinsics and debug records.
!llvm.module.flags = !{!90}
!llvm.dbg.cu = !{!91}
!90 = !{i32 2, !"Debug Info Version", i32 3}
!91 = distinct !DICompileUnit(language: DW_LANG_C99, file: !92, emissionKind: FullDebug)
!92 = !DIFile(filename: "a.c", directory: "/")
!93 = distinct !DISubprogram(name: "f", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!94 = !DISubroutineType(types: !95)
!95 = !{null}
!96 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!97 = !DILocalVariable(name: "x", scope: !93, file: !92, line: 1, type: !96)
!98 = !DILocation(line: 1, scope: !93)
;--- accepts-dbg-diassignid-dilabel
define void @f(i32 %a, ptr %p) !dbg !93 {
  call void @g()
  ret void, !dbg !98
}
declare void @g()
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-dbg-diassignid-dilabel-2
define void @f(i32 %a, ptr %p) !dbg !93 {
  call void @g(), !dbg !98
  ret void, !dbg !98
}
declare void @g()
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-add-diassignid-dilabel
define void @f(i32 %a, ptr %p) !dbg !93 {
  %1 = add i32 1, 2, !dbg !96
  ret void, !dbg !98
}
declare void @g()
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-add-diassignid-dilabel-dilocation
define void @f(i32 %a, ptr %p) !dbg !93 {
  %1 = add i32 1, 2, !dbg !DILocation(line: 1, scope: !99)
  ret void, !dbg !98
}
declare void @g()
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-dbg-value-diexpression-diassignid
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_value(i32 %a, !97, !DIExpression(), !98)
  ret void, !dbg !98
}
declare void @g()
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-dbg-value-diexpression-diassignid-2
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_value(i32 %a, !96, !DIExpression(), !98)
  ret void, !dbg !98
}
declare void @g()
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-dbg-value-diassignid-dilabel
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_value(i32 %a, !97, !96, !98)
  ret void, !dbg !98
}
declare void @g()
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-dbg-value-diexpression-diassignid-3
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_value(i32 %a, !97, !DIExpression(), !96)
  ret void, !dbg !98
}
declare void @g()
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-dbg-value-diexpression-dw-op-plus-uconst
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_value(i32 %a, !97, !DIExpression(DW_OP_plus_uconst), !98)
  ret void, !dbg !98
}
declare void @g()
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-dbg-value-diexpression-dw-op-llvm-fragment-0
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_value(i32 %a, !97, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !98)
  ret void, !dbg !98
}
declare void @g()
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-dbg-value-diexpression-dw-op-llvm-fragment-0-16
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_value(i32 %a, !97, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !98)
  ret void, !dbg !98
}
declare void @g()
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-dbg-value-diexpression-dw-op-llvm-fragment-16
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_value(i32 %a, !97, !DIExpression(DW_OP_LLVM_fragment, 16, 32), !98)
  ret void, !dbg !98
}
declare void @g()
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-dbg-value-diexpression-diassignid-dilocation
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_value(i32 %a, !97, !DIExpression(), !DILocation(line: 1, scope: !99))
  ret void, !dbg !98
}
declare void @g()
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-dbg-declare-diexpression-diassignid
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_declare(ptr %p, !97, !DIExpression(), !98)
  ret void, !dbg !98
}
declare void @g()
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-dbg-declare-diexpression-diassignid-2
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_declare(i32 %a, !97, !DIExpression(), !98)
  ret void, !dbg !98
}
declare void @g()
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-dbg-declare-diexpression-diassignid-3
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_declare(!{}, !97, !DIExpression(), !98)
  ret void, !dbg !98
}
declare void @g()
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-dbg-declare-diarglist-diexpression
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_declare(!DIArgList(ptr %p), !97, !DIExpression(), !98)
  ret void, !dbg !98
}
declare void @g()
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-dbg-declare-diarglist-diexpression-2
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_declare(!DIArgList(ptr %p, ptr %p), !97, !DIExpression(), !98)
  ret void, !dbg !98
}
declare void @g()
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- unexpected-poison
; LLVM 22: expected metadata operand
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_declare(poison, !97, !DIExpression(), !98)
;                ^~~~~~
; error: unexpected `poison` [SP0101]
;   expected a type
  ret void, !dbg !98
}
declare void @g()
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-diarglist-dw-op-llvm-arg-dw-op-plus
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_value(!DIArgList(i32 %a, i32 %a), !97, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !98)
  ret void, !dbg !98
}
declare void @g()
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-diarglist-dw-op-llvm-arg-dw-op-plus-2
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_value(!DIArgList(i32 %a, i32 %a), !97, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 2, DW_OP_plus), !98)
  ret void, !dbg !98
}
declare void @g()
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-dbg-assign-diexpression-diassignid
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_assign(i32 %a, !97, !DIExpression(), !100, ptr %p, !DIExpression(), !98)
  ret void, !dbg !98
}
declare void @g()
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-dbg-assign-diexpression-diassignid-2
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_assign(i32 %a, !97, !DIExpression(), !96, ptr %p, !DIExpression(), !98)
  ret void, !dbg !98
}
declare void @g()
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-dbg-assign-diexpression-diassignid-3
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_assign(i32 %a, !97, !DIExpression(), !100, i32 %a, !DIExpression(), !98)
  ret void, !dbg !98
}
declare void @g()
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-dbg-assign-diexpression-diassignid-4
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_assign(i32 %a, !97, !DIExpression(), !100, ptr %p, !96, !98)
  ret void, !dbg !98
}
declare void @g()
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-dbg-label-diassignid-dilabel
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_label(!101, !98)
  ret void, !dbg !98
}
declare void @g()
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-dbg-label-diassignid-dilabel-2
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_label(!96, !98)
  ret void, !dbg !98
}
declare void @g()
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-dbg-label-diassignid-dilabel-3
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_label(!101, !96)
  ret void, !dbg !98
}
declare void @g()
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- there-is-no-debug-record-dbg-foo
; LLVM 22: expected debug record type here
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_foo(i32 %a, !97, !DIExpression(), !98)
;    ^~~~~~~
; error: unknown debug record `#dbg_foo` [SP0101]
;   expected `#dbg_value`, `#dbg_declare`, `#dbg_assign` or `#dbg_label`
  ret void, !dbg !98
}
declare void @g()
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- dbg-value-has-4-operands-but-3-are-here-last-is-location
; LLVM 22: Expected ',' here
define void @f(i32 %a, ptr %p) !dbg !93 {
    #dbg_value(i32 %a, !97, !DIExpression())
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: `#dbg_value` has 4 operands, but 3 are here; the last is the location, a !DILocation [SP0118]
  ret void, !dbg !98
}
declare void @g()
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-llvm-dbg-value-metadata-diexpression
define void @f(i32 %a, ptr %p) !dbg !93 {
  call void @llvm.dbg.value(metadata i32 %a, metadata !97, metadata !DIExpression()), !dbg !98
  ret void, !dbg !98
}
declare void @g()
declare void @llvm.dbg.value(metadata, metadata, metadata)
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-llvm-dbg-value-metadata-diexpression-2
define void @f(i32 %a, ptr %p) !dbg !93 {
  call void @llvm.dbg.value(metadata i32 %a, metadata !97, metadata !DIExpression())
  ret void, !dbg !98
}
declare void @g()
declare void @llvm.dbg.value(metadata, metadata, metadata)
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-llvm-dbg-value-metadata-diexpression-3
define void @f(i32 %a, ptr %p) !dbg !93 {
  call void @llvm.dbg.value(metadata i32 %a, metadata !96, metadata !DIExpression()), !dbg !98
  ret void, !dbg !98
}
declare void @g()
declare void @llvm.dbg.value(metadata, metadata, metadata)
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-llvm-dbg-value-metadata-diassignid
define void @f(i32 %a, ptr %p) !dbg !93 {
  call void @llvm.dbg.value(metadata i32 %a, metadata !97, metadata !96), !dbg !98
  ret void, !dbg !98
}
declare void @g()
declare void @llvm.dbg.value(metadata, metadata, metadata)
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-llvm-dbg-value-metadata-diexpression-4
define void @f(i32 %a, ptr %p) !dbg !93 {
  call void @llvm.dbg.value(metadata !{}, metadata !97, metadata !DIExpression()), !dbg !98
  ret void, !dbg !98
}
declare void @g()
declare void @llvm.dbg.value(metadata, metadata, metadata)
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-llvm-dbg-value-metadata-diexpression-dilocation
define void @f(i32 %a, ptr %p) !dbg !93 {
  call void @llvm.dbg.value(metadata i32 %a, metadata !97, metadata !DIExpression()), !dbg !DILocation(line: 1, scope: !99)
  ret void, !dbg !98
}
declare void @g()
declare void @llvm.dbg.value(metadata, metadata, metadata)
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-llvm-dbg-value-metadata-diexpression-6
define void @f(i32 %a, ptr %p) !dbg !93 {
  call void @llvm.dbg.value(metadata !"x", metadata !97, metadata !DIExpression()), !dbg !98
  ret void, !dbg !98
}
declare void @g()
declare void @llvm.dbg.value(metadata, metadata, metadata)
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-llvm-dbg-declare-metadata-diexpression
define void @f(i32 %a, ptr %p) !dbg !93 {
  call void @llvm.dbg.declare(metadata ptr %p, metadata !97, metadata !DIExpression()), !dbg !98
  ret void, !dbg !98
}
declare void @g()
declare void @llvm.dbg.declare(metadata, metadata, metadata)
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-llvm-dbg-declare-metadata-diexpression-2
define void @f(i32 %a, ptr %p) !dbg !93 {
  call void @llvm.dbg.declare(metadata i32 %a, metadata !97, metadata !DIExpression()), !dbg !98
  ret void, !dbg !98
}
declare void @g()
declare void @llvm.dbg.declare(metadata, metadata, metadata)
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-llvm-dbg-label-metadata-diassignid
define void @f(i32 %a, ptr %p) !dbg !93 {
  call void @llvm.dbg.label(metadata !101), !dbg !98
  ret void, !dbg !98
}
declare void @g()
declare void @llvm.dbg.label(metadata)
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-llvm-dbg-label-metadata-diassignid-2
define void @f(i32 %a, ptr %p) !dbg !93 {
  call void @llvm.dbg.label(metadata !96), !dbg !98
  ret void, !dbg !98
}
declare void @g()
declare void @llvm.dbg.label(metadata)
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- llvm-dbg-label-it-needs-dbg-with-its-location
; LLVM 22: (crashes)
define void @f(i32 %a, ptr %p) !dbg !93 {
  call void @llvm.dbg.label(metadata !101)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.dbg.label: it needs a !dbg with its location [SP0218]
  ret void, !dbg !98
}
declare void @g()
declare void @llvm.dbg.label(metadata)
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!100 = distinct !DIAssignID()
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-dbg-llvm-module-flags-llvm-dbg-cu
define void @f() !dbg !93 {
 ret void
}
define void @g() !dbg !93 {
 ret void
}

;--- accepts-dbg-llvm-module-flags-llvm-dbg-cu-2
define void @f() !dbg !96 {
 ret void
}

;--- accepts-dbg-llvm-module-flags-llvm-dbg-cu-3
declare !dbg !93 void @f()

;--- accepts-dbg-llvm-module-flags-llvm-dbg-cu-4
define void @f() !dbg !93 !dbg !93 {
 ret void
}
