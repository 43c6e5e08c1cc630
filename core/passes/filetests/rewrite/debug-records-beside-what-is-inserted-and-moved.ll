; test: rewrite
; llvm: 22
; A comparison that decides a branch stands behind the debug records before it, even where it was its
; neighbour. What follows an invoke's result is inserted before the records that speak of the result;
; behind a call, after them. Records before what is erased stay.
declare ptr addrspace(1) @make()
declare i32 @personality(...)
declare ptr addrspace(1) @llvm.experimental.gc.get.pointer.base.p1.p1(ptr addrspace(1))
define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" personality ptr @personality !dbg !5 {
entry:
  %x = invoke ptr addrspace(1) @make() to label %ok unwind label %bad, !dbg !9
ok:
    #dbg_value(ptr addrspace(1) %x, !8, !DIExpression(), !10)
  %base = call ptr addrspace(1) @llvm.experimental.gc.get.pointer.base.p1.p1(ptr addrspace(1) %a), !dbg !11
    #dbg_value(i32 2, !8, !DIExpression(), !11)
  %c = icmp eq ptr addrspace(1) %x, %base, !dbg !12
    #dbg_value(i1 %c, !8, !DIExpression(), !13)
  br i1 %c, label %same, label %other, !dbg !14
same:
  %y = call ptr addrspace(1) @make(), !dbg !15
    #dbg_value(ptr addrspace(1) %y, !8, !DIExpression(), !16)
  ret ptr addrspace(1) %a, !dbg !16
other:
    #dbg_value(i32 3, !8, !DIExpression(), !17)
  call void undef()
    #dbg_value(i32 4, !8, !DIExpression(), !18)
  ret ptr addrspace(1) null
bad:
  %pad = landingpad token cleanup
    #dbg_value(i32 5, !8, !DIExpression(), !19)
  ret ptr addrspace(1) %a
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
!9 = !DILocation(line: 9, scope: !5)
!10 = !DILocation(line: 10, scope: !5)
!11 = !DILocation(line: 11, scope: !5)
!12 = !DILocation(line: 12, scope: !5)
!13 = !DILocation(line: 13, scope: !5)
!14 = !DILocation(line: 14, scope: !5)
!15 = !DILocation(line: 15, scope: !5)
!16 = !DILocation(line: 16, scope: !5)
!17 = !DILocation(line: 17, scope: !5)
!18 = !DILocation(line: 18, scope: !5)
!19 = !DILocation(line: 19, scope: !5)

; => rewrite
; declare ptr addrspace(1) @make()
;
; declare i32 @personality(...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.get.pointer.base.p1.p1(ptr addrspace(1) readnone captures(none)) #0
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" personality ptr @personality !dbg !3 {
; entry:
;   %statepoint_token = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(ptr addrspace(1) ()) @make, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
;           to label %ok unwind label %bad, !dbg !6
;
; ok:                                               ; preds = %entry
;   %x1 = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %statepoint_token), !dbg !7
;   %a.relocated2 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0), !dbg !7 ; (%a, %a)
;     #dbg_value(ptr addrspace(1) %x1, !8, !DIExpression(), !9)
;     #dbg_value(i32 2, !8, !DIExpression(), !10)
;     #dbg_value(i1 %c, !8, !DIExpression(), !11)
;   %c = icmp eq ptr addrspace(1) %x1, %a.relocated2, !dbg !7
;   br i1 %c, label %same, label %other, !dbg !12
;
; same:                                             ; preds = %ok
;   %statepoint_token3 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(ptr addrspace(1) ()) @make, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a.relocated2) ], !dbg !13
;     #dbg_value(ptr addrspace(1) poison, !8, !DIExpression(), !14)
;   %a.relocated4 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token3, i32 0, i32 0), !dbg !14 ; (%a.relocated2, %a.relocated2)
;   ret ptr addrspace(1) %a.relocated4, !dbg !14
;
; other:                                            ; preds = %ok
;     #dbg_value(i32 3, !8, !DIExpression(), !15)
;     #dbg_value(i32 4, !8, !DIExpression(), !16)
;   unreachable
;
; bad:                                              ; preds = %entry
;   %pad = landingpad token
;           cleanup
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %pad, i32 0, i32 0), !dbg !6 ; (%a, %a)
;     #dbg_value(i32 5, !8, !DIExpression(), !17)
;   ret ptr addrspace(1) %a.relocated
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token) #0
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
; !6 = !DILocation(line: 9, scope: !3)
; !7 = !DILocation(line: 12, scope: !3)
; !8 = !DILocalVariable(name: "v", scope: !3, file: !1, line: 2)
; !9 = !DILocation(line: 10, scope: !3)
; !10 = !DILocation(line: 11, scope: !3)
; !11 = !DILocation(line: 13, scope: !3)
; !12 = !DILocation(line: 14, scope: !3)
; !13 = !DILocation(line: 15, scope: !3)
; !14 = !DILocation(line: 16, scope: !3)
; !15 = !DILocation(line: 17, scope: !3)
; !16 = !DILocation(line: 18, scope: !3)
; !17 = !DILocation(line: 19, scope: !3)
