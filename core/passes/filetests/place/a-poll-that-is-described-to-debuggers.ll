; test: place
; differs: LLVM leaves the poll's positions, which are of another function, and breaks the module
declare void @do_safepoint()

define void @gc.safepoint_poll() !dbg !4 {
  call void @llvm.dbg.value(metadata i32 7, metadata !9, metadata !DIExpression()), !dbg !6
  call void @do_safepoint(), !dbg !6
  ret void, !dbg !6
}

define void @described(i1 %c) gc "statepoint-example" !dbg !5 {
entry:
  br label %loop, !dbg !7
loop:
  br i1 %c, label %loop, label %out, !dbg !8
out:
  ret void, !dbg !8
}

define void @not_described() gc "statepoint-example" {
  ret void
}

declare void @llvm.dbg.value(metadata, metadata, metadata)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "gc.safepoint_poll", scope: !1, file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "described", scope: !1, file: !1, line: 5, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DILocation(line: 2, column: 3, scope: !4)
!7 = !DILocation(line: 6, column: 3, scope: !5)
!8 = !DILocation(line: 7, column: 3, scope: !5)
!9 = !DILocalVariable(name: "n", scope: !4, file: !1, line: 1, type: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)

; => place
; declare void @do_safepoint()
;
; define void @gc.safepoint_poll() !dbg !3 {
;     #dbg_value(i32 7, !6, !DIExpression(), !8)
;   call void @do_safepoint(), !dbg !8
;   ret void, !dbg !8
; }
;
; define void @described(i1 %c) gc "statepoint-example" !dbg !9 {
; entry:
;   call void @do_safepoint(), !dbg !10
;   br label %loop, !dbg !10
;
; loop:                                             ; preds = %loop, %entry
;   call void @do_safepoint(), !dbg !11
;   br i1 %c, label %loop, label %out, !dbg !11
;
; out:                                              ; preds = %loop
;   ret void, !dbg !11
; }
;
; define void @not_described() gc "statepoint-example" {
;   call void @do_safepoint(), !dbg !8
;   ret void
; }
;
; !llvm.dbg.cu = !{!0}
; !llvm.module.flags = !{!2}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; !1 = !DIFile(filename: "a.c", directory: "/")
; !2 = !{i32 2, !"Debug Info Version", i32 3}
; !3 = distinct !DISubprogram(name: "gc.safepoint_poll", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; !4 = !DISubroutineType(types: !5)
; !5 = !{}
; !6 = !DILocalVariable(name: "n", scope: !3, file: !1, line: 1, type: !7)
; !7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; !8 = !DILocation(line: 2, column: 3, scope: !3)
; !9 = distinct !DISubprogram(name: "described", scope: !1, file: !1, line: 5, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; !10 = !DILocation(line: 6, column: 3, scope: !9)
; !11 = !DILocation(line: 7, column: 3, scope: !9)
