; test: rewrite
; llvm: 22
; A block that splits an edge ends with the position of the first instruction of where it leads: behind a
; pseudo probe, but not behind other calls that take metadata.
declare void @work()
declare i32 @pers(...)
declare void @llvm.pseudoprobe(i64, i64, i32, i64)
declare void @llvm.write_register.i64(metadata, i64)
declare void @llvm.experimental.noalias.scope.decl(metadata)
define void @f(ptr addrspace(1) %p, i1 %c) gc "statepoint-example" personality ptr @pers !dbg !4 {
  br i1 %c, label %a, label %b
a:
  invoke void @work() to label %j unwind label %u, !dbg !10
b:
  invoke void @work() to label %j unwind label %u, !dbg !11
j:
  call void @llvm.pseudoprobe(i64 1, i64 1, i32 0, i64 -1), !dbg !12
  call void @llvm.write_register.i64(metadata !9, i64 3), !dbg !13
  call void @llvm.experimental.noalias.scope.decl(metadata !16), !dbg !14
  store i8 0, ptr addrspace(1) %p, !dbg !15
  ret void
u:
  %l = landingpad token cleanup, !dbg !12
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!9 = !{!"rsp"}
!10 = !DILocation(line: 10, scope: !4)
!11 = !DILocation(line: 11, scope: !4)
!12 = !DILocation(line: 12, scope: !4)
!13 = !DILocation(line: 13, scope: !4)
!14 = !DILocation(line: 14, scope: !4)
!15 = !DILocation(line: 15, scope: !4)
!16 = !{!17}
!17 = distinct !{!17, !18}
!18 = distinct !{!18}

; => rewrite
; declare void @work()
;
; declare i32 @pers(...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
; declare void @llvm.pseudoprobe(i64, i64, i32, i64) #0
;
; ; Function Attrs: nocallback nounwind
; declare void @llvm.write_register.i64(metadata, i64) #1
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
; declare void @llvm.experimental.noalias.scope.decl(metadata) #0
;
; define void @f(ptr addrspace(1) %p, i1 %c) gc "statepoint-example" personality ptr @pers !dbg !3 {
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %0
;   %statepoint_token = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @work, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
;           to label %j1 unwind label %u2, !dbg !6
;
; b:                                                ; preds = %0
;   %statepoint_token7 = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @work, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
;           to label %j3 unwind label %u.split-lp, !dbg !7
;
; j1:                                               ; preds = %a
;   %p.relocated4 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0), !dbg !8 ; (%p, %p)
;   br label %j, !dbg !8
;
; j3:                                               ; preds = %b
;   %p.relocated8 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token7, i32 0, i32 0), !dbg !8 ; (%p, %p)
;   br label %j, !dbg !8
;
; j:                                                ; preds = %j3, %j1
;   %.0 = phi ptr addrspace(1) [ %p.relocated4, %j1 ], [ %p.relocated8, %j3 ]
;   call void @llvm.pseudoprobe(i64 1, i64 1, i32 0, i64 -1), !dbg !9
;   call void @llvm.write_register.i64(metadata !10, i64 3), !dbg !8
;   call void @llvm.experimental.noalias.scope.decl(metadata !11), !dbg !14
;   store i8 0, ptr addrspace(1) %.0, align 1, !dbg !15
;   ret void
;
; u2:                                               ; preds = %a
;   %lpad = landingpad token
;           cleanup, !dbg !9
;   %p.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lpad, i32 0, i32 0), !dbg !6 ; (%p, %p)
;   br label %u, !dbg !9
;
; u.split-lp:                                       ; preds = %b
;   %lpad.split-lp = landingpad token
;           cleanup, !dbg !9
;   %p.relocated6 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lpad.split-lp, i32 0, i32 0), !dbg !7 ; (%p, %p)
;   br label %u, !dbg !9
;
; u:                                                ; preds = %u.split-lp, %u2
;   ret void
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #2
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
; attributes #1 = { nocallback nounwind }
; attributes #2 = { nocallback nofree nosync nounwind willreturn memory(none) }
;
; !llvm.dbg.cu = !{!0}
; !llvm.module.flags = !{!2}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; !1 = !DIFile(filename: "a.c", directory: "/")
; !2 = !{i32 2, !"Debug Info Version", i32 3}
; !3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
; !4 = !DISubroutineType(types: !5)
; !5 = !{null}
; !6 = !DILocation(line: 10, scope: !3)
; !7 = !DILocation(line: 11, scope: !3)
; !8 = !DILocation(line: 13, scope: !3)
; !9 = !DILocation(line: 12, scope: !3)
; !10 = !{!"rsp"}
; !11 = !{!12}
; !12 = distinct !{!12, !13}
; !13 = distinct !{!13}
; !14 = !DILocation(line: 14, scope: !3)
; !15 = !DILocation(line: 15, scope: !3)
