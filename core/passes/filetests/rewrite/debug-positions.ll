; test: rewrite
; llvm: 14 22
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" !dbg !4 {
entry:
  %p = getelementptr i8, ptr addrspace(1) %a, i64 8, !dbg !7
  call void @foo(), !dbg !8
  ret ptr addrspace(1) %p, !dbg !9
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "x", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !2)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocation(line: 2, column: 3, scope: !4)
!8 = !DILocation(line: 3, column: 3, scope: !4)
!9 = !DILocation(line: 4, column: 3, scope: !4)

; => rewrite
; declare void @foo()
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" !dbg !4 {
; entry:
;   %p = getelementptr i8, ptr addrspace(1) %a, i64 8, !dbg !7
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ], !dbg !8
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0), !dbg !7 ; (%a, %a)
;   %p.remat = getelementptr i8, ptr addrspace(1) %a.relocated, i64 8, !dbg !7
;   ret ptr addrspace(1) %p.remat, !dbg !9
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
; !llvm.module.flags = !{!3}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "x", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !2)
; !1 = !DIFile(filename: "a.c", directory: "/")
; !2 = !{}
; !3 = !{i32 2, !"Debug Info Version", i32 3}
; !4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !2)
; !5 = !DISubroutineType(types: !6)
; !6 = !{null}
; !7 = !DILocation(line: 2, column: 3, scope: !4)
; !8 = !DILocation(line: 3, column: 3, scope: !4)
; !9 = !DILocation(line: 4, column: 3, scope: !4)
