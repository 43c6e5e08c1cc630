; test: rewrite
; llvm: 14
declare void @foo()
declare i8 addrspace(1)* @make()
declare void @llvm.dbg.value(metadata, metadata, metadata)
define i8 addrspace(1)* @f(i8 addrspace(1)* %a) gc "statepoint-example" !dbg !5 {
entry:
  %r = call i8 addrspace(1)* @make(), !dbg !9
  call void @llvm.dbg.value(metadata i8 addrspace(1)* %r, metadata !8, metadata !DIExpression()), !dbg !9
  call void @foo(), !dbg !9
  call void @llvm.dbg.value(metadata i8 addrspace(1)* %a, metadata !8, metadata !DIExpression()), !dbg !9
  call void @llvm.dbg.value(metadata i8 addrspace(1)* %r, metadata !8, metadata !DIExpression()), !dbg !9
  ret i8 addrspace(1)* %r, !dbg !9
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !6, unit: !0, spFlags: DISPFlagDefinition, retainedNodes: !7)
!6 = !DISubroutineType(types: !7)
!7 = !{}
!8 = !DILocalVariable(name: "v", scope: !5, file: !1, line: 2)
!9 = !DILocation(line: 3, column: 1, scope: !5)

; => rewrite
; declare void @foo()
;
; declare i8 addrspace(1)* @make()
;
; ; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
; declare void @llvm.dbg.value(metadata, metadata, metadata) #0
;
; define i8 addrspace(1)* @f(i8 addrspace(1)* %a) gc "statepoint-example" !dbg !3 {
; entry:
;   %statepoint_token = call token (i64, i32, i8 addrspace(1)* ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_p1i8f(i64 2882400000, i32 0, i8 addrspace(1)* ()* @make, i32 0, i32 0, i32 0, i32 0), !dbg !6
;   %r1 = call i8 addrspace(1)* @llvm.experimental.gc.result.p1i8(token %statepoint_token), !dbg !6
;   call void @llvm.dbg.value(metadata i8 addrspace(1)* %r1, metadata !7, metadata !DIExpression()), !dbg !6
;   %statepoint_token2 = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %r1) ], !dbg !6
;   %r.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token2, i32 0, i32 0), !dbg !6 ; (%r1, %r1)
;   call void @llvm.dbg.value(metadata i8 addrspace(1)* %a, metadata !7, metadata !DIExpression()), !dbg !6
;   call void @llvm.dbg.value(metadata i8 addrspace(1)* %r1, metadata !7, metadata !DIExpression()), !dbg !6
;   ret i8 addrspace(1)* %r.relocated, !dbg !6
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0f_p1i8f(i64 immarg, i32 immarg, i8 addrspace(1)* ()*, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nounwind readnone
; declare i8 addrspace(1)* @llvm.experimental.gc.result.p1i8(token) #1
;
; declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 immarg, i32 immarg, void ()*, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nounwind readnone
; declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token, i32 immarg, i32 immarg) #1
;
; attributes #0 = { nofree nosync nounwind readnone speculatable willreturn }
; attributes #1 = { nounwind readnone }
;
; !llvm.dbg.cu = !{!0}
; !llvm.module.flags = !{!2}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; !1 = !DIFile(filename: "a.c", directory: "/")
; !2 = !{i32 2, !"Debug Info Version", i32 3}
; !3 = distinct !DISubprogram(name: "f", scope: null, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !5)
; !4 = !DISubroutineType(types: !5)
; !5 = !{}
; !6 = !DILocation(line: 3, column: 1, scope: !3)
; !7 = !DILocalVariable(name: "v", scope: !3, file: !1, line: 2)
