; test: verify
; llvm: 14
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
;--- accepts-dbg-llvm-module-flags-dilabel
define void @f(i32 %a, i8* %p) !dbg !93 {
  call void @g()
  ret void, !dbg !98
}
declare void @g()
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-dbg-llvm-module-flags-dilabel-2
define void @f(i32 %a, i8* %p) !dbg !93 {
  call void @g(), !dbg !98
  ret void, !dbg !98
}
declare void @g()
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-dbg-add-dilabel
define void @f(i32 %a, i8* %p) !dbg !93 {
  %1 = add i32 1, 2, !dbg !96
  ret void, !dbg !98
}
declare void @g()
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-dbg-add-dilabel-dilocation
define void @f(i32 %a, i8* %p) !dbg !93 {
  %1 = add i32 1, 2, !dbg !DILocation(line: 1, scope: !99)
  ret void, !dbg !98
}
declare void @g()
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-dbg-llvm-module-flags-dilabel-3
define void @f(i32 %a, i8* %p) !dbg !93 {
  ret void, !dbg !98
}
declare void @g()
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-llvm-dbg-value-metadata-diexpression
define void @f(i32 %a, i8* %p) !dbg !93 {
  call void @llvm.dbg.value(metadata i32 %a, metadata !97, metadata !DIExpression()), !dbg !98
  ret void, !dbg !98
}
declare void @g()
declare void @llvm.dbg.value(metadata, metadata, metadata)
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-llvm-dbg-value-metadata-diexpression-2
define void @f(i32 %a, i8* %p) !dbg !93 {
  call void @llvm.dbg.value(metadata i32 %a, metadata !97, metadata !DIExpression())
  ret void, !dbg !98
}
declare void @g()
declare void @llvm.dbg.value(metadata, metadata, metadata)
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-llvm-dbg-value-metadata-diexpression-3
define void @f(i32 %a, i8* %p) !dbg !93 {
  call void @llvm.dbg.value(metadata i32 %a, metadata !96, metadata !DIExpression()), !dbg !98
  ret void, !dbg !98
}
declare void @g()
declare void @llvm.dbg.value(metadata, metadata, metadata)
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-llvm-dbg-value-metadata-dilabel
define void @f(i32 %a, i8* %p) !dbg !93 {
  call void @llvm.dbg.value(metadata i32 %a, metadata !97, metadata !96), !dbg !98
  ret void, !dbg !98
}
declare void @g()
declare void @llvm.dbg.value(metadata, metadata, metadata)
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-llvm-dbg-value-metadata-diexpression-4
define void @f(i32 %a, i8* %p) !dbg !93 {
  call void @llvm.dbg.value(metadata !{}, metadata !97, metadata !DIExpression()), !dbg !98
  ret void, !dbg !98
}
declare void @g()
declare void @llvm.dbg.value(metadata, metadata, metadata)
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-llvm-dbg-value-metadata-diexpression-dilocation
define void @f(i32 %a, i8* %p) !dbg !93 {
  call void @llvm.dbg.value(metadata i32 %a, metadata !97, metadata !DIExpression()), !dbg !DILocation(line: 1, scope: !99)
  ret void, !dbg !98
}
declare void @g()
declare void @llvm.dbg.value(metadata, metadata, metadata)
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-llvm-dbg-value-metadata-diexpression-6
define void @f(i32 %a, i8* %p) !dbg !93 {
  call void @llvm.dbg.value(metadata !"x", metadata !97, metadata !DIExpression()), !dbg !98
  ret void, !dbg !98
}
declare void @g()
declare void @llvm.dbg.value(metadata, metadata, metadata)
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-llvm-dbg-declare-metadata-diexpression
define void @f(i32 %a, i8* %p) !dbg !93 {
  call void @llvm.dbg.declare(metadata i8* %p, metadata !97, metadata !DIExpression()), !dbg !98
  ret void, !dbg !98
}
declare void @g()
declare void @llvm.dbg.declare(metadata, metadata, metadata)
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-llvm-dbg-declare-metadata-diexpression-2
define void @f(i32 %a, i8* %p) !dbg !93 {
  call void @llvm.dbg.declare(metadata i32 %a, metadata !97, metadata !DIExpression()), !dbg !98
  ret void, !dbg !98
}
declare void @g()
declare void @llvm.dbg.declare(metadata, metadata, metadata)
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-llvm-dbg-label-metadata-dilabel
define void @f(i32 %a, i8* %p) !dbg !93 {
  call void @llvm.dbg.label(metadata !101), !dbg !98
  ret void, !dbg !98
}
declare void @g()
declare void @llvm.dbg.label(metadata)
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- accepts-llvm-dbg-label-metadata-dilabel-2
define void @f(i32 %a, i8* %p) !dbg !93 {
  call void @llvm.dbg.label(metadata !96), !dbg !98
  ret void, !dbg !98
}
declare void @g()
declare void @llvm.dbg.label(metadata)
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!101 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- llvm-dbg-label-it-needs-dbg-with-its-location
; LLVM 14: llvm.dbg.label intrinsic requires a !dbg attachment
define void @f(i32 %a, i8* %p) !dbg !93 {
  call void @llvm.dbg.label(metadata !101)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.dbg.label: it needs a !dbg with its location [SP0218]
  ret void, !dbg !98
}
declare void @g()
declare void @llvm.dbg.label(metadata)
!99 = distinct !DISubprogram(name: "h", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
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
