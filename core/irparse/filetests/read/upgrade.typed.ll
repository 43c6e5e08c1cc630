; test: read
; llvm: 14
; Older forms of intrinsics in modules of typed pointers.
;--- memcpy-align
declare void @llvm.memcpy.p0i8.p0i8.i64(i8*, i8*, i64, i32, i1)
define void @f(i8* %p) {
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* %p, i8* %p, i64 1, i32 8, i1 false)
  ret void
}

; => read
; define void @f(i8* %p) {
;   call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %p, i8* align 8 %p, i64 1, i1 false)
;   ret void
; }
;
; ; Function Attrs: argmemonly nofree nounwind willreturn
; declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #0
;
; attributes #0 = { argmemonly nofree nounwind willreturn }

;--- lifetime
declare void @llvm.lifetime.start.p0i8(i64, i8*)
define void @f(i8* %p) {
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %p)
  ret void
}

; => read
; ; Function Attrs: argmemonly nofree nosync nounwind willreturn
; declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #0
;
; define void @f(i8* %p) {
;   call void @llvm.lifetime.start.p0i8(i64 4, i8* %p)
;   ret void
; }
;
; attributes #0 = { argmemonly nofree nosync nounwind willreturn }

;--- debug-intrinsics
declare void @llvm.dbg.value(metadata, metadata, metadata)
define i32 @f(i32 %x) !dbg !4 {
  call void @llvm.dbg.value(metadata i32 %x, metadata !7, metadata !DIExpression()), !dbg !8
  ret i32 %x
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a", directory: "b")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !5, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 1)
!8 = !DILocation(line: 1, scope: !4)

; => read
; ; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
; declare void @llvm.dbg.value(metadata, metadata, metadata) #0
;
; define i32 @f(i32 %x) !dbg !3 {
;   call void @llvm.dbg.value(metadata i32 %x, metadata !6, metadata !DIExpression()), !dbg !7
;   ret i32 %x
; }
;
; attributes #0 = { nofree nosync nounwind readnone speculatable willreturn }
;
; !llvm.dbg.cu = !{!0}
; !llvm.module.flags = !{!2}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; !1 = !DIFile(filename: "a", directory: "b")
; !2 = !{i32 2, !"Debug Info Version", i32 3}
; !3 = distinct !DISubprogram(name: "f", scope: null, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; !4 = !DISubroutineType(types: !5)
; !5 = !{null}
; !6 = !DILocalVariable(name: "x", scope: !3, file: !1, line: 1)
; !7 = !DILocation(line: 1, scope: !3)

;--- dbg.value with an offset
define void @f(i32 %a) !dbg !5 {
  call void @llvm.dbg.value(metadata i32 %a, i64 0, metadata !1, metadata !DIExpression()), !dbg !2
  call void @llvm.dbg.value(metadata i32 %a, i64 4, metadata !1, metadata !DIExpression()), !dbg !2
  ret void, !dbg !2
}
declare void @llvm.dbg.value(metadata, i64, metadata, metadata)
!llvm.dbg.cu = !{!3}
!llvm.module.flags = !{!9}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DILocalVariable(name: "x", scope: !5, type: !10)
!2 = !DILocation(line: 1, scope: !5)
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !4)
!4 = !DIFile(filename: "a", directory: "b")
!5 = distinct !DISubprogram(name: "f", unit: !3, spFlags: DISPFlagDefinition, file: !4)
!10 = !DIBasicType(name: "i")

; => read
; define void @f(i32 %a) !dbg !3 {
;   call void @llvm.dbg.value(metadata i32 %a, metadata !4, metadata !DIExpression()), !dbg !6
;   ret void, !dbg !6
; }
;
; ; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
; declare void @llvm.dbg.value(metadata, metadata, metadata) #0
;
; attributes #0 = { nofree nosync nounwind readnone speculatable willreturn }
;
; !llvm.dbg.cu = !{!0}
; !llvm.module.flags = !{!2}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: NoDebug)
; !1 = !DIFile(filename: "a", directory: "b")
; !2 = !{i32 2, !"Debug Info Version", i32 3}
; !3 = distinct !DISubprogram(name: "f", scope: null, file: !1, spFlags: DISPFlagDefinition, unit: !0)
; !4 = !DILocalVariable(name: "x", scope: !3, type: !5)
; !5 = !DIBasicType(name: "i")
; !6 = !DILocation(line: 1, scope: !3)

;--- replaced
; A call that LLVM replaces keeps its name and location, and nothing else; one that it renames keeps
; all.
declare i32 @llvm.experimental.vector.reduce.add.v4i32(<4 x i32>)
declare void @llvm.memset.p0i8.i64(i8*, i8, i64, i32, i1)
define i32 @f(i8* %p, <4 x i32> %v) {
  tail call void @llvm.memset.p0i8.i64(i8* noundef %p, i8 0, i64 1, i32 8, i1 false) #0, !note !0
  %s = tail call noundef i32 @llvm.experimental.vector.reduce.add.v4i32(<4 x i32> %v) #0, !note !0
  ret i32 %s
}
attributes #0 = { nounwind "mine" }
!0 = !{}

; => read
; define i32 @f(i8* %p, <4 x i32> %v) {
;   call void @llvm.memset.p0i8.i64(i8* align 8 %p, i8 0, i64 1, i1 false)
;   %s = tail call noundef i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %v) #2, !note !0
;   ret i32 %s
; }
;
; ; Function Attrs: nofree nosync nounwind readnone willreturn
; declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #0
;
; ; Function Attrs: argmemonly nofree nounwind willreturn writeonly
; declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #1
;
; attributes #0 = { nofree nosync nounwind readnone willreturn }
; attributes #1 = { argmemonly nofree nounwind willreturn writeonly }
; attributes #2 = { nounwind "mine" }
;
; !0 = !{}
