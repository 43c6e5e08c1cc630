; test: rewrite
; llvm: 22
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" !dbg !5 {
entry:
    #dbg_value(ptr addrspace(1) %a, !8, !DIExpression(), !9)
  call void @foo(), !dbg !9
    #dbg_value(ptr addrspace(1) %a, !8, !DIExpression(), !9)
  ret ptr addrspace(1) %a, !dbg !9
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
; define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" !dbg !3 {
; entry:
;     #dbg_value(ptr addrspace(1) %a, !6, !DIExpression(), !7)
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ], !dbg !7
;     #dbg_value(ptr addrspace(1) %a, !6, !DIExpression(), !7)
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0), !dbg !7 ; (%a, %a)
;   ret ptr addrspace(1) %a.relocated, !dbg !7
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
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
; !6 = !DILocalVariable(name: "v", scope: !3, file: !1, line: 2)
; !7 = !DILocation(line: 3, column: 1, scope: !3)
