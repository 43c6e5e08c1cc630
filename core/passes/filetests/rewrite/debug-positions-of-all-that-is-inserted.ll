; test: rewrite
; llvm: 14 22

declare void @foo()

declare i64 @count()

declare i32 @personality(...)

define i64 @shared(ptr addrspace(1) %a, ptr addrspace(1) %b, i1 %c) gc "statepoint-example" personality ptr @personality !dbg !5 {
entry:
  br i1 %c, label %one, label %two, !dbg !8

one:                                              ; preds = %entry
  %n = invoke i64 @count()
          to label %joined unwind label %bad, !dbg !9

two:                                              ; preds = %entry
  invoke void @foo()
          to label %joined unwind label %bad, !dbg !10

joined:                                           ; preds = %two, %one
  %m = phi i64 [ %n, %one ], [ 0, %two ], !dbg !11
  store i8 1, ptr addrspace(1) %a, align 1, !dbg !12
  ret i64 %m, !dbg !13

bad:                                              ; preds = %two, %one
  %lp = landingpad token
          cleanup, !dbg !14
  store i8 2, ptr addrspace(1) %b, align 1, !dbg !15
  ret i64 0, !dbg !16
}

define i64 @alone(ptr addrspace(1) %a, i64 %i) gc "statepoint-example" personality ptr @personality !dbg !17 {
entry:
  %p = getelementptr i8, ptr addrspace(1) %a, i64 %i, !dbg !18
  %n = invoke i64 @count()
          to label %ok unwind label %bad, !dbg !19

ok:                                               ; preds = %entry
  call void @foo(), !dbg !20
  store i8 1, ptr addrspace(1) %p, align 1, !dbg !21
  ret i64 %n, !dbg !22

bad:                                              ; preds = %entry
  %lp = landingpad token
          cleanup, !dbg !23
  store i8 2, ptr addrspace(1) %p, align 1, !dbg !24
  ret i64 0, !dbg !25
}

define i64 @quiet(ptr addrspace(1) %a) gc "statepoint-example" personality ptr @personality !dbg !26 {
entry:
  %n = invoke i64 @count() #1
          to label %ok unwind label %bad, !dbg !27

ok:                                               ; preds = %entry
  store i8 1, ptr addrspace(1) %a, align 1, !dbg !28
  ret i64 %n, !dbg !29

bad:                                              ; preds = %entry
  %lp = landingpad token
          cleanup, !dbg !30
  ret i64 0, !dbg !31
}

define i64 @offset(ptr addrspace(1) %a, i64 %i, <2 x i64> %v) gc "statepoint-example" !dbg !32 {
  %p = getelementptr i8, ptr addrspace(1) %a, <2 x i64> %v, !dbg !33
  %q = getelementptr i8, ptr addrspace(1) %a, i64 %i, !dbg !34
  %n = call i64 @llvm.experimental.gc.get.pointer.offset.p1(ptr addrspace(1) %q), !dbg !35
  call void @foo(), !dbg !36
  %l = extractelement <2 x ptr addrspace(1)> %p, i64 1, !dbg !37
  store i8 1, ptr addrspace(1) %l, align 1, !dbg !38
  ret i64 %n, !dbg !39
}

declare i64 @llvm.experimental.gc.get.pointer.offset.p1(ptr addrspace(1))

attributes #1 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "debugify", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "/tmp/f/inv.ll", directory: "/")
!2 = !{i32 29}
!3 = !{i32 0}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "shared", linkageName: "shared", scope: null, file: !1, line: 1, type: !6, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!6 = !DISubroutineType(types: !7)
!7 = !{}
!8 = !DILocation(line: 1, column: 1, scope: !5)
!9 = !DILocation(line: 2, column: 1, scope: !5)
!10 = !DILocation(line: 3, column: 1, scope: !5)
!11 = !DILocation(line: 4, column: 1, scope: !5)
!12 = !DILocation(line: 5, column: 1, scope: !5)
!13 = !DILocation(line: 6, column: 1, scope: !5)
!14 = !DILocation(line: 7, column: 1, scope: !5)
!15 = !DILocation(line: 8, column: 1, scope: !5)
!16 = !DILocation(line: 9, column: 1, scope: !5)
!17 = distinct !DISubprogram(name: "alone", linkageName: "alone", scope: null, file: !1, line: 10, type: !6, scopeLine: 10, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!18 = !DILocation(line: 10, column: 1, scope: !17)
!19 = !DILocation(line: 11, column: 1, scope: !17)
!20 = !DILocation(line: 12, column: 1, scope: !17)
!21 = !DILocation(line: 13, column: 1, scope: !17)
!22 = !DILocation(line: 14, column: 1, scope: !17)
!23 = !DILocation(line: 15, column: 1, scope: !17)
!24 = !DILocation(line: 16, column: 1, scope: !17)
!25 = !DILocation(line: 17, column: 1, scope: !17)
!26 = distinct !DISubprogram(name: "quiet", linkageName: "quiet", scope: null, file: !1, line: 18, type: !6, scopeLine: 18, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!27 = !DILocation(line: 18, column: 1, scope: !26)
!28 = !DILocation(line: 19, column: 1, scope: !26)
!29 = !DILocation(line: 20, column: 1, scope: !26)
!30 = !DILocation(line: 21, column: 1, scope: !26)
!31 = !DILocation(line: 22, column: 1, scope: !26)
!32 = distinct !DISubprogram(name: "offset", linkageName: "offset", scope: null, file: !1, line: 23, type: !6, scopeLine: 23, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!33 = !DILocation(line: 23, column: 1, scope: !32)
!34 = !DILocation(line: 24, column: 1, scope: !32)
!35 = !DILocation(line: 25, column: 1, scope: !32)
!36 = !DILocation(line: 26, column: 1, scope: !32)
!37 = !DILocation(line: 27, column: 1, scope: !32)
!38 = !DILocation(line: 28, column: 1, scope: !32)
!39 = !DILocation(line: 29, column: 1, scope: !32)

; => rewrite
; declare void @foo()
;
; declare i64 @count()
;
; declare i32 @personality(...)
;
; define i64 @shared(ptr addrspace(1) %a, ptr addrspace(1) %b, i1 %c) gc "statepoint-example" personality ptr @personality !dbg !3 {
; entry:
;   br i1 %c, label %one, label %two, !dbg !6
;
; one:                                              ; preds = %entry
;   %statepoint_token = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(i64 ()) @count, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %a) ]
;           to label %joined1 unwind label %bad2, !dbg !7
;
; two:                                              ; preds = %entry
;   %statepoint_token10 = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b, ptr addrspace(1) %a) ]
;           to label %joined3 unwind label %bad.split-lp, !dbg !8
;
; joined1:                                          ; preds = %one
;   %n4 = call i64 @llvm.experimental.gc.result.i64(token %statepoint_token), !dbg !9
;   %b.relocated5 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0), !dbg !9 ; (%b, %b)
;   %a.relocated6 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 1), !dbg !9 ; (%a, %a)
;   br label %joined, !dbg !9
;
; joined3:                                          ; preds = %two
;   %b.relocated11 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token10, i32 0, i32 0), !dbg !9 ; (%b, %b)
;   %a.relocated12 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token10, i32 1, i32 1), !dbg !9 ; (%a, %a)
;   br label %joined, !dbg !9
;
; joined:                                           ; preds = %joined3, %joined1
;   %.013 = phi ptr addrspace(1) [ %a.relocated6, %joined1 ], [ %a.relocated12, %joined3 ]
;   %m = phi i64 [ %n4, %joined1 ], [ 0, %joined3 ], !dbg !10
;   store i8 1, ptr addrspace(1) %.013, align 1, !dbg !9
;   ret i64 %m, !dbg !11
;
; bad2:                                             ; preds = %one
;   %lpad = landingpad token
;           cleanup, !dbg !12
;   %b.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lpad, i32 0, i32 0), !dbg !7 ; (%b, %b)
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lpad, i32 1, i32 1), !dbg !7 ; (%a, %a)
;   br label %bad, !dbg !12
;
; bad.split-lp:                                     ; preds = %two
;   %lpad.split-lp = landingpad token
;           cleanup, !dbg !12
;   %b.relocated8 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lpad.split-lp, i32 0, i32 0), !dbg !8 ; (%b, %b)
;   %a.relocated9 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lpad.split-lp, i32 1, i32 1), !dbg !8 ; (%a, %a)
;   br label %bad, !dbg !12
;
; bad:                                              ; preds = %bad.split-lp, %bad2
;   %.0 = phi ptr addrspace(1) [ %b.relocated, %bad2 ], [ %b.relocated8, %bad.split-lp ]
;   store i8 2, ptr addrspace(1) %.0, align 1, !dbg !13
;   ret i64 0, !dbg !14
; }
;
; define i64 @alone(ptr addrspace(1) %a, i64 %i) gc "statepoint-example" personality ptr @personality !dbg !15 {
; entry:
;   %p = getelementptr i8, ptr addrspace(1) %a, i64 %i, !dbg !16
;   %statepoint_token = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(i64 ()) @count, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
;           to label %ok unwind label %bad, !dbg !17
;
; ok:                                               ; preds = %entry
;   %n3 = call i64 @llvm.experimental.gc.result.i64(token %statepoint_token), !dbg !16
;   %a.relocated4 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0), !dbg !16 ; (%a, %a)
;   %p.remat = getelementptr i8, ptr addrspace(1) %a.relocated4, i64 %i, !dbg !16
;   %statepoint_token5 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a.relocated4) ], !dbg !18
;   %a.relocated6 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token5, i32 0, i32 0), !dbg !16 ; (%a.relocated4, %a.relocated4)
;   %p.remat2 = getelementptr i8, ptr addrspace(1) %a.relocated6, i64 %i, !dbg !16
;   store i8 1, ptr addrspace(1) %p.remat2, align 1, !dbg !19
;   ret i64 %n3, !dbg !20
;
; bad:                                              ; preds = %entry
;   %lp = landingpad token
;           cleanup, !dbg !21
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lp, i32 0, i32 0), !dbg !17 ; (%a, %a)
;   %p.remat1 = getelementptr i8, ptr addrspace(1) %a.relocated, i64 %i, !dbg !16
;   store i8 2, ptr addrspace(1) %p.remat1, align 1, !dbg !22
;   ret i64 0, !dbg !23
; }
;
; define i64 @quiet(ptr addrspace(1) %a) gc "statepoint-example" personality ptr @personality !dbg !24 {
; entry:
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(i64 ()) @count, i32 0, i32 0, i32 0, i32 0) #1 [ "gc-live"(ptr addrspace(1) %a) ], !dbg !25
;   %n1 = call i64 @llvm.experimental.gc.result.i64(token %statepoint_token), !dbg !25
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0), !dbg !25 ; (%a, %a)
;   br label %ok, !dbg !25
;
; ok:                                               ; preds = %entry
;   store i8 1, ptr addrspace(1) %a.relocated, align 1, !dbg !26
;   ret i64 %n1, !dbg !27
; }
;
; define i64 @offset(ptr addrspace(1) %a, i64 %i, <2 x i64> %v) gc "statepoint-example" !dbg !28 {
;   %.splatinsert.base = insertelement <2 x ptr addrspace(1)> zeroinitializer, ptr addrspace(1) %a, i64 0, !dbg !29, !is_base_value !5
;   %.splatinsert = insertelement <2 x ptr addrspace(1)> poison, ptr addrspace(1) %a, i64 0, !dbg !29
;   %.splat.base = shufflevector <2 x ptr addrspace(1)> %.splatinsert.base, <2 x ptr addrspace(1)> poison, <2 x i32> zeroinitializer, !dbg !29, !is_base_value !5
;   %.splat = shufflevector <2 x ptr addrspace(1)> %.splatinsert, <2 x ptr addrspace(1)> poison, <2 x i32> zeroinitializer, !dbg !29
;   %p = getelementptr i8, <2 x ptr addrspace(1)> %.splat, <2 x i64> %v, !dbg !29
;   %q = getelementptr i8, ptr addrspace(1) %a, i64 %i, !dbg !30
;   %a.int = ptrtoint ptr addrspace(1) %a to i64, !dbg !31
;   %q.int = ptrtoint ptr addrspace(1) %q to i64, !dbg !31
;   %n = sub i64 %q.int, %a.int, !dbg !31
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(<2 x ptr addrspace(1)> %p, <2 x ptr addrspace(1)> %.splat.base) ], !dbg !32
;   %p.relocated = call coldcc <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token %statepoint_token, i32 1, i32 0), !dbg !33 ; (%.splat.base, %p)
;   %.splat.base.relocated = call coldcc <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token %statepoint_token, i32 1, i32 1), !dbg !33 ; (%.splat.base, %.splat.base)
;   %l = extractelement <2 x ptr addrspace(1)> %p.relocated, i64 1, !dbg !33
;   store i8 1, ptr addrspace(1) %l, align 1, !dbg !34
;   ret i64 %n, !dbg !35
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare i64 @llvm.experimental.gc.get.pointer.offset.p1(ptr addrspace(1) readnone captures(none)) #0
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare i64 @llvm.experimental.gc.result.i64(token) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
; attributes #1 = { nounwind }
;
; !llvm.dbg.cu = !{!0}
; !llvm.module.flags = !{!2}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "debugify", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
; !1 = !DIFile(filename: "/tmp/f/inv.ll", directory: "/")
; !2 = !{i32 2, !"Debug Info Version", i32 3}
; !3 = distinct !DISubprogram(name: "shared", linkageName: "shared", scope: null, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
; !4 = !DISubroutineType(types: !5)
; !5 = !{}
; !6 = !DILocation(line: 1, column: 1, scope: !3)
; !7 = !DILocation(line: 2, column: 1, scope: !3)
; !8 = !DILocation(line: 3, column: 1, scope: !3)
; !9 = !DILocation(line: 5, column: 1, scope: !3)
; !10 = !DILocation(line: 4, column: 1, scope: !3)
; !11 = !DILocation(line: 6, column: 1, scope: !3)
; !12 = !DILocation(line: 7, column: 1, scope: !3)
; !13 = !DILocation(line: 8, column: 1, scope: !3)
; !14 = !DILocation(line: 9, column: 1, scope: !3)
; !15 = distinct !DISubprogram(name: "alone", linkageName: "alone", scope: null, file: !1, line: 10, type: !4, scopeLine: 10, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
; !16 = !DILocation(line: 10, column: 1, scope: !15)
; !17 = !DILocation(line: 11, column: 1, scope: !15)
; !18 = !DILocation(line: 12, column: 1, scope: !15)
; !19 = !DILocation(line: 13, column: 1, scope: !15)
; !20 = !DILocation(line: 14, column: 1, scope: !15)
; !21 = !DILocation(line: 15, column: 1, scope: !15)
; !22 = !DILocation(line: 16, column: 1, scope: !15)
; !23 = !DILocation(line: 17, column: 1, scope: !15)
; !24 = distinct !DISubprogram(name: "quiet", linkageName: "quiet", scope: null, file: !1, line: 18, type: !4, scopeLine: 18, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
; !25 = !DILocation(line: 18, column: 1, scope: !24)
; !26 = !DILocation(line: 19, column: 1, scope: !24)
; !27 = !DILocation(line: 20, column: 1, scope: !24)
; !28 = distinct !DISubprogram(name: "offset", linkageName: "offset", scope: null, file: !1, line: 23, type: !4, scopeLine: 23, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
; !29 = !DILocation(line: 23, column: 1, scope: !28)
; !30 = !DILocation(line: 24, column: 1, scope: !28)
; !31 = !DILocation(line: 25, column: 1, scope: !28)
; !32 = !DILocation(line: 26, column: 1, scope: !28)
; !33 = !DILocation(line: 27, column: 1, scope: !28)
; !34 = !DILocation(line: 28, column: 1, scope: !28)
; !35 = !DILocation(line: 29, column: 1, scope: !28)

; => rewrite, typed pointers
; declare void @foo()
;
; declare i64 @count()
;
; declare i32 @personality(...)
;
; define i64 @shared(i8 addrspace(1)* %a, i8 addrspace(1)* %b, i1 %c) gc "statepoint-example" personality i32 (...)* @personality !dbg !3 {
; entry:
;   br i1 %c, label %one, label %two, !dbg !6
;
; one:                                              ; preds = %entry
;   %statepoint_token = invoke token (i64, i32, i64 ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_i64f(i64 2882400000, i32 0, i64 ()* @count, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %b, i8 addrspace(1)* %a) ]
;           to label %joined1 unwind label %bad2, !dbg !7
;
; two:                                              ; preds = %entry
;   %statepoint_token10 = invoke token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %b, i8 addrspace(1)* %a) ]
;           to label %joined3 unwind label %bad.split-lp, !dbg !8
;
; joined1:                                          ; preds = %one
;   %n4 = call i64 @llvm.experimental.gc.result.i64(token %statepoint_token), !dbg !9
;   %b.relocated5 = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token, i32 0, i32 0), !dbg !9 ; (%b, %b)
;   %a.relocated6 = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token, i32 1, i32 1), !dbg !9 ; (%a, %a)
;   br label %joined, !dbg !9
;
; joined3:                                          ; preds = %two
;   %b.relocated11 = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token10, i32 0, i32 0), !dbg !9 ; (%b, %b)
;   %a.relocated12 = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token10, i32 1, i32 1), !dbg !9 ; (%a, %a)
;   br label %joined, !dbg !9
;
; joined:                                           ; preds = %joined3, %joined1
;   %.013 = phi i8 addrspace(1)* [ %a.relocated6, %joined1 ], [ %a.relocated12, %joined3 ]
;   %m = phi i64 [ %n4, %joined1 ], [ 0, %joined3 ], !dbg !10
;   store i8 1, i8 addrspace(1)* %.013, align 1, !dbg !9
;   ret i64 %m, !dbg !11
;
; bad2:                                             ; preds = %one
;   %lpad = landingpad token
;           cleanup, !dbg !12
;   %b.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %lpad, i32 0, i32 0), !dbg !7 ; (%b, %b)
;   %a.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %lpad, i32 1, i32 1), !dbg !7 ; (%a, %a)
;   br label %bad, !dbg !12
;
; bad.split-lp:                                     ; preds = %two
;   %lpad.split-lp = landingpad token
;           cleanup, !dbg !12
;   %b.relocated8 = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %lpad.split-lp, i32 0, i32 0), !dbg !8 ; (%b, %b)
;   %a.relocated9 = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %lpad.split-lp, i32 1, i32 1), !dbg !8 ; (%a, %a)
;   br label %bad, !dbg !12
;
; bad:                                              ; preds = %bad.split-lp, %bad2
;   %.0 = phi i8 addrspace(1)* [ %b.relocated, %bad2 ], [ %b.relocated8, %bad.split-lp ]
;   store i8 2, i8 addrspace(1)* %.0, align 1, !dbg !13
;   ret i64 0, !dbg !14
; }
;
; define i64 @alone(i8 addrspace(1)* %a, i64 %i) gc "statepoint-example" personality i32 (...)* @personality !dbg !15 {
; entry:
;   %p = getelementptr i8, i8 addrspace(1)* %a, i64 %i, !dbg !16
;   %statepoint_token = invoke token (i64, i32, i64 ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_i64f(i64 2882400000, i32 0, i64 ()* @count, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %a) ]
;           to label %ok unwind label %bad, !dbg !17
;
; ok:                                               ; preds = %entry
;   %n3 = call i64 @llvm.experimental.gc.result.i64(token %statepoint_token), !dbg !16
;   %a.relocated4 = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token, i32 0, i32 0), !dbg !16 ; (%a, %a)
;   %p.remat = getelementptr i8, i8 addrspace(1)* %a.relocated4, i64 %i, !dbg !16
;   %statepoint_token5 = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %a.relocated4) ], !dbg !18
;   %a.relocated6 = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token5, i32 0, i32 0), !dbg !16 ; (%a.relocated4, %a.relocated4)
;   %p.remat2 = getelementptr i8, i8 addrspace(1)* %a.relocated6, i64 %i, !dbg !16
;   store i8 1, i8 addrspace(1)* %p.remat2, align 1, !dbg !19
;   ret i64 %n3, !dbg !20
;
; bad:                                              ; preds = %entry
;   %lp = landingpad token
;           cleanup, !dbg !21
;   %a.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %lp, i32 0, i32 0), !dbg !17 ; (%a, %a)
;   %p.remat1 = getelementptr i8, i8 addrspace(1)* %a.relocated, i64 %i, !dbg !16
;   store i8 2, i8 addrspace(1)* %p.remat1, align 1, !dbg !22
;   ret i64 0, !dbg !23
; }
;
; define i64 @quiet(i8 addrspace(1)* %a) gc "statepoint-example" personality i32 (...)* @personality !dbg !24 {
; entry:
;   %statepoint_token = call token (i64, i32, i64 ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_i64f(i64 2882400000, i32 0, i64 ()* @count, i32 0, i32 0, i32 0, i32 0) #2 [ "gc-live"(i8 addrspace(1)* %a) ], !dbg !25
;   %n1 = call i64 @llvm.experimental.gc.result.i64(token %statepoint_token)
;   %a.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   br label %ok
;
; ok:                                               ; preds = %entry
;   store i8 1, i8 addrspace(1)* %a.relocated, align 1, !dbg !26
;   ret i64 %n1, !dbg !27
; }
;
; define i64 @offset(i8 addrspace(1)* %a, i64 %i, <2 x i64> %v) gc "statepoint-example" !dbg !28 {
;   %.splatinsert.base = insertelement <2 x i8 addrspace(1)*> zeroinitializer, i8 addrspace(1)* %a, i32 0, !dbg !29, !is_base_value !5
;   %.splatinsert = insertelement <2 x i8 addrspace(1)*> poison, i8 addrspace(1)* %a, i32 0, !dbg !29
;   %.splat.base = shufflevector <2 x i8 addrspace(1)*> %.splatinsert.base, <2 x i8 addrspace(1)*> undef, <2 x i32> zeroinitializer, !dbg !29, !is_base_value !5
;   %.splat = shufflevector <2 x i8 addrspace(1)*> %.splatinsert, <2 x i8 addrspace(1)*> poison, <2 x i32> zeroinitializer, !dbg !29
;   %p = getelementptr i8, <2 x i8 addrspace(1)*> %.splat, <2 x i64> %v, !dbg !29
;   %q = getelementptr i8, i8 addrspace(1)* %a, i64 %i, !dbg !30
;   %a.int = ptrtoint i8 addrspace(1)* %a to i64, !dbg !31
;   %q.int = ptrtoint i8 addrspace(1)* %q to i64, !dbg !31
;   %n = sub i64 %q.int, %a.int, !dbg !31
;   %statepoint_token = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(<2 x i8 addrspace(1)*> %p, <2 x i8 addrspace(1)*> %.splat.base) ], !dbg !32
;   %p.relocated = call coldcc <2 x i8 addrspace(1)*> @llvm.experimental.gc.relocate.v2p1i8(token %statepoint_token, i32 1, i32 0), !dbg !33 ; (%.splat.base, %p)
;   %.splat.base.relocated = call coldcc <2 x i8 addrspace(1)*> @llvm.experimental.gc.relocate.v2p1i8(token %statepoint_token, i32 1, i32 1), !dbg !33 ; (%.splat.base, %.splat.base)
;   %l = extractelement <2 x i8 addrspace(1)*> %p.relocated, i64 1, !dbg !33
;   store i8 1, i8 addrspace(1)* %l, align 1, !dbg !34
;   ret i64 %n, !dbg !35
; }
;
; ; Function Attrs: nounwind readnone willreturn
; declare i64 @llvm.experimental.gc.get.pointer.offset.p1i8(i8 addrspace(1)* nocapture readnone) #0
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0f_i64f(i64 immarg, i32 immarg, i64 ()*, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nounwind readnone
; declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token, i32 immarg, i32 immarg) #1
;
; ; Function Attrs: nounwind readnone
; declare i64 @llvm.experimental.gc.result.i64(token) #1
;
; declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 immarg, i32 immarg, void ()*, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nounwind readnone
; declare <2 x i8 addrspace(1)*> @llvm.experimental.gc.relocate.v2p1i8(token, i32 immarg, i32 immarg) #1
;
; attributes #0 = { nounwind readnone willreturn }
; attributes #1 = { nounwind readnone }
; attributes #2 = { nounwind }
;
; !llvm.dbg.cu = !{!0}
; !llvm.module.flags = !{!2}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "debugify", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
; !1 = !DIFile(filename: "/tmp/f/inv.ll", directory: "/")
; !2 = !{i32 2, !"Debug Info Version", i32 3}
; !3 = distinct !DISubprogram(name: "shared", linkageName: "shared", scope: null, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
; !4 = !DISubroutineType(types: !5)
; !5 = !{}
; !6 = !DILocation(line: 1, column: 1, scope: !3)
; !7 = !DILocation(line: 2, column: 1, scope: !3)
; !8 = !DILocation(line: 3, column: 1, scope: !3)
; !9 = !DILocation(line: 5, column: 1, scope: !3)
; !10 = !DILocation(line: 4, column: 1, scope: !3)
; !11 = !DILocation(line: 6, column: 1, scope: !3)
; !12 = !DILocation(line: 7, column: 1, scope: !3)
; !13 = !DILocation(line: 8, column: 1, scope: !3)
; !14 = !DILocation(line: 9, column: 1, scope: !3)
; !15 = distinct !DISubprogram(name: "alone", linkageName: "alone", scope: null, file: !1, line: 10, type: !4, scopeLine: 10, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
; !16 = !DILocation(line: 10, column: 1, scope: !15)
; !17 = !DILocation(line: 11, column: 1, scope: !15)
; !18 = !DILocation(line: 12, column: 1, scope: !15)
; !19 = !DILocation(line: 13, column: 1, scope: !15)
; !20 = !DILocation(line: 14, column: 1, scope: !15)
; !21 = !DILocation(line: 15, column: 1, scope: !15)
; !22 = !DILocation(line: 16, column: 1, scope: !15)
; !23 = !DILocation(line: 17, column: 1, scope: !15)
; !24 = distinct !DISubprogram(name: "quiet", linkageName: "quiet", scope: null, file: !1, line: 18, type: !4, scopeLine: 18, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
; !25 = !DILocation(line: 18, column: 1, scope: !24)
; !26 = !DILocation(line: 19, column: 1, scope: !24)
; !27 = !DILocation(line: 20, column: 1, scope: !24)
; !28 = distinct !DISubprogram(name: "offset", linkageName: "offset", scope: null, file: !1, line: 23, type: !4, scopeLine: 23, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
; !29 = !DILocation(line: 23, column: 1, scope: !28)
; !30 = !DILocation(line: 24, column: 1, scope: !28)
; !31 = !DILocation(line: 25, column: 1, scope: !28)
; !32 = !DILocation(line: 26, column: 1, scope: !28)
; !33 = !DILocation(line: 27, column: 1, scope: !28)
; !34 = !DILocation(line: 28, column: 1, scope: !28)
; !35 = !DILocation(line: 29, column: 1, scope: !28)
