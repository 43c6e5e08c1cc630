; From tests/test74.c of uthash 2.3.0, by Troy D. Hanson and Arthur O'Dwyer: see uthash-LICENSE.
; Compiled by clang 22 with -O1 -fno-vectorize -fno-slp-vectorize -fno-discard-value-names.
source_filename = "test74.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.V_TestStr = private unnamed_addr constant [56 x i8] c"There are two needle\00s in this \00haystack with needle\00s.\00", align 16
@.str = private unnamed_addr constant [13 x i8] c"\22%s\22 len=%u\0A\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"utstring_find()=%ld\0A\00", align 1
@.str.2 = private unnamed_addr constant [12 x i8] c"FindCnt=%u\0A\00", align 1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
entry:
  %call = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #8
  %tobool.not = icmp eq ptr %call, null
  br i1 %tobool.not, label %if.then, label %do.body1

if.then:                                          ; preds = %entry
  tail call void @exit(i32 noundef -1) #9
  unreachable

do.body1:                                         ; preds = %entry
  %n = getelementptr inbounds nuw i8, ptr %call, i64 8
  %i = getelementptr inbounds nuw i8, ptr %call, i64 16
  %malloc = tail call dereferenceable_or_null(100) ptr @malloc(i64 100)
  %tobool9.not = icmp eq ptr %malloc, null
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %call, i8 0, i64 24, i1 false)
  br i1 %tobool9.not, label %if.then10, label %if.end11

if.then10:                                        ; preds = %do.body1
  tail call void @exit(i32 noundef -1) #9
  unreachable

if.end11:                                         ; preds = %do.body1
  store ptr %malloc, ptr %call, align 8, !tbaa !9
  store i64 100, ptr %n, align 8, !tbaa !14
  store i8 0, ptr %malloc, align 1, !tbaa !15
  %call22 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #8
  %tobool23.not = icmp eq ptr %call22, null
  br i1 %tobool23.not, label %if.then24, label %do.body26

if.then24:                                        ; preds = %if.end11
  tail call void @exit(i32 noundef -1) #9
  unreachable

do.body26:                                        ; preds = %if.end11
  %n27 = getelementptr inbounds nuw i8, ptr %call22, i64 8
  %malloc236 = tail call dereferenceable_or_null(100) ptr @malloc(i64 100)
  %tobool41.not = icmp eq ptr %malloc236, null
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %call22, i8 0, i64 24, i1 false)
  br i1 %tobool41.not, label %if.then42, label %if.end43

if.then42:                                        ; preds = %do.body26
  tail call void @exit(i32 noundef -1) #9
  unreachable

if.end43:                                         ; preds = %do.body26
  %i28 = getelementptr inbounds nuw i8, ptr %call22, i64 16
  store ptr %malloc236, ptr %call22, align 8, !tbaa !9
  store i64 100, ptr %n27, align 8, !tbaa !14
  store i8 0, ptr %malloc236, align 1, !tbaa !15
  %0 = load ptr, ptr %call, align 8, !tbaa !9
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(55) %0, ptr noundef nonnull align 16 dereferenceable(55) @__const.main.V_TestStr, i64 55, i1 false)
  store i64 55, ptr %i, align 8, !tbaa !16
  %arrayidx84 = getelementptr inbounds nuw i8, ptr %0, i64 55
  store i8 0, ptr %arrayidx84, align 1, !tbaa !15
  %call89 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull %0, i32 noundef 55)
  %1 = load ptr, ptr %call22, align 8, !tbaa !9
  store i64 8286734830576952686, ptr %1, align 1
  store i64 8, ptr %i28, align 8, !tbaa !16
  %arrayidx120 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i8 0, ptr %arrayidx120, align 1, !tbaa !15
  %call126 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull %1, i32 noundef 8)
  br label %do.body127

do.body127:                                       ; preds = %utstring_find.exit, %if.end43
  %V_FindCnt.0 = phi i64 [ 0, %if.end43 ], [ %V_FindCnt.1, %utstring_find.exit ]
  %V_FindPos.0 = phi i64 [ 0, %if.end43 ], [ %V_FindPos.1, %utstring_find.exit ]
  %sub.i = sub nsw i64 55, %V_FindPos.0
  %cmp2.i = icmp samesign ult i64 %V_FindPos.0, 48
  br i1 %cmp2.i, label %if.then4.i, label %utstring_find.exit

if.then4.i:                                       ; preds = %do.body127
  %call.i = tail call noalias dereferenceable_or_null(72) ptr @malloc(i64 noundef 72) #8
  %cmp6.not.i = icmp eq ptr %call.i, null
  br i1 %cmp6.not.i, label %utstring_find.exit, label %if.then7.i

if.then7.i:                                       ; preds = %if.then4.i
  store i64 -1, ptr %call.i, align 8, !tbaa !17
  br label %while.cond1.preheader.i.i

while.cond1.preheader.i.i:                        ; preds = %if.then7.i, %if.end25.i.i
  %j.058.i.i = phi i64 [ %inc10.i.i, %if.end25.i.i ], [ -1, %if.then7.i ]
  %i.057.i.i = phi i64 [ %inc.i.i, %if.end25.i.i ], [ 0, %if.then7.i ]
  %cmp253.i.i = icmp sgt i64 %j.058.i.i, -1
  br i1 %cmp253.i.i, label %land.rhs.lr.ph.i.i, label %while.end.i.i

land.rhs.lr.ph.i.i:                               ; preds = %while.cond1.preheader.i.i
  %arrayidx3.i.i = getelementptr inbounds nuw i8, ptr %1, i64 %i.057.i.i
  %2 = load i8, ptr %arrayidx3.i.i, align 1, !tbaa !15
  br label %land.rhs.i.i

land.rhs.i.i:                                     ; preds = %while.body8.i.i, %land.rhs.lr.ph.i.i
  %j.154.i.i = phi i64 [ %j.058.i.i, %land.rhs.lr.ph.i.i ], [ %4, %while.body8.i.i ]
  %arrayidx4.i.i = getelementptr inbounds nuw i8, ptr %1, i64 %j.154.i.i
  %3 = load i8, ptr %arrayidx4.i.i, align 1, !tbaa !15
  %cmp6.not.i.i = icmp eq i8 %2, %3
  br i1 %cmp6.not.i.i, label %while.end.i.i, label %while.body8.i.i

while.body8.i.i:                                  ; preds = %land.rhs.i.i
  %arrayidx9.i.i = getelementptr inbounds nuw i64, ptr %call.i, i64 %j.154.i.i
  %4 = load i64, ptr %arrayidx9.i.i, align 8, !tbaa !17
  %cmp2.i.i = icmp sgt i64 %4, -1
  br i1 %cmp2.i.i, label %land.rhs.i.i, label %while.end.i.i, !llvm.loop !18

while.end.i.i:                                    ; preds = %while.body8.i.i, %land.rhs.i.i, %while.cond1.preheader.i.i
  %j.1.lcssa.i.i = phi i64 [ %j.058.i.i, %while.cond1.preheader.i.i ], [ %j.154.i.i, %land.rhs.i.i ], [ %4, %while.body8.i.i ]
  %inc.i.i = add nuw nsw i64 %i.057.i.i, 1
  %inc10.i.i = add nsw i64 %j.1.lcssa.i.i, 1
  %cmp11.i.i = icmp samesign ult i64 %i.057.i.i, 7
  br i1 %cmp11.i.i, label %if.then.i.i, label %if.end25.i.i

if.then.i.i:                                      ; preds = %while.end.i.i
  %arrayidx13.i.i = getelementptr inbounds nuw i8, ptr %1, i64 %inc.i.i
  %5 = load i8, ptr %arrayidx13.i.i, align 1, !tbaa !15
  %arrayidx15.i.i = getelementptr inbounds i8, ptr %1, i64 %inc10.i.i
  %6 = load i8, ptr %arrayidx15.i.i, align 1, !tbaa !15
  %cmp17.i.i = icmp eq i8 %5, %6
  br i1 %cmp17.i.i, label %if.then19.i.i, label %if.end25.i.i

if.then19.i.i:                                    ; preds = %if.then.i.i
  %arrayidx20.i.i = getelementptr inbounds i64, ptr %call.i, i64 %inc10.i.i
  %7 = load i64, ptr %arrayidx20.i.i, align 8, !tbaa !17
  br label %if.end25.i.i

if.end25.i.i:                                     ; preds = %while.end.i.i, %if.then.i.i, %if.then19.i.i
  %inc10.i.i.sink = phi i64 [ %inc10.i.i, %if.then.i.i ], [ %7, %if.then19.i.i ], [ %inc10.i.i, %while.end.i.i ]
  %arrayidx24.i.i = getelementptr inbounds nuw i64, ptr %call.i, i64 %inc.i.i
  store i64 %inc10.i.i.sink, ptr %arrayidx24.i.i, align 8, !tbaa !17
  %exitcond.not.i.i = icmp eq i64 %inc.i.i, 8
  br i1 %exitcond.not.i.i, label %_utstring_BuildTable.exit.i, label %while.cond1.preheader.i.i, !llvm.loop !21

_utstring_BuildTable.exit.i:                      ; preds = %if.end25.i.i
  %add.ptr.i = getelementptr inbounds nuw i8, ptr %0, i64 %V_FindPos.0
  %sext.i.i = shl i64 %sub.i, 32
  %conv1.i.i = ashr exact i64 %sext.i.i, 32
  %smax.i.i = tail call i64 @llvm.smax.i64(i64 %conv1.i.i, i64 0)
  br label %while.cond.i.i

while.cond.i.i:                                   ; preds = %while.end.i34.i, %_utstring_BuildTable.exit.i
  %i.0.i.i = phi i64 [ 0, %_utstring_BuildTable.exit.i ], [ %inc.i35.i, %while.end.i34.i ]
  %j.0.i.i = phi i64 [ 0, %_utstring_BuildTable.exit.i ], [ %inc17.i.i, %while.end.i34.i ]
  %exitcond.not.i32.i = icmp eq i64 %j.0.i.i, %smax.i.i
  br i1 %exitcond.not.i32.i, label %_utstring_find.exit.i, label %land.rhs.i33.i

land.rhs.i33.i:                                   ; preds = %while.cond.i.i
  %sub.i.i = add i64 %i.0.i.i, %sub.i
  %add.i.i = sub i64 %sub.i.i, %j.0.i.i
  %cmp3.not.i.i = icmp ult i64 %add.i.i, 8
  br i1 %cmp3.not.i.i, label %_utstring_find.exit.i, label %while.cond5.preheader.i.i

while.cond5.preheader.i.i:                        ; preds = %land.rhs.i33.i
  %cmp638.i.i = icmp sgt i64 %i.0.i.i, -1
  br i1 %cmp638.i.i, label %land.rhs8.lr.ph.i.i, label %while.end.i34.i

land.rhs8.lr.ph.i.i:                              ; preds = %while.cond5.preheader.i.i
  %arrayidx10.i.i = getelementptr inbounds nuw i8, ptr %add.ptr.i, i64 %j.0.i.i
  %8 = load i8, ptr %arrayidx10.i.i, align 1, !tbaa !15
  br label %land.rhs8.i.i

land.rhs8.i.i:                                    ; preds = %while.body15.i.i, %land.rhs8.lr.ph.i.i
  %i.139.i.i = phi i64 [ %i.0.i.i, %land.rhs8.lr.ph.i.i ], [ %10, %while.body15.i.i ]
  %arrayidx.i.i = getelementptr inbounds nuw i8, ptr %1, i64 %i.139.i.i
  %9 = load i8, ptr %arrayidx.i.i, align 1, !tbaa !15
  %cmp12.not.i.i = icmp eq i8 %9, %8
  br i1 %cmp12.not.i.i, label %while.end.i34.i, label %while.body15.i.i

while.body15.i.i:                                 ; preds = %land.rhs8.i.i
  %arrayidx16.i.i = getelementptr inbounds nuw i64, ptr %call.i, i64 %i.139.i.i
  %10 = load i64, ptr %arrayidx16.i.i, align 8, !tbaa !17
  %cmp6.i.i = icmp sgt i64 %10, -1
  br i1 %cmp6.i.i, label %land.rhs8.i.i, label %while.end.i34.i, !llvm.loop !22

while.end.i34.i:                                  ; preds = %while.body15.i.i, %land.rhs8.i.i, %while.cond5.preheader.i.i
  %i.1.lcssa.i.i = phi i64 [ %i.0.i.i, %while.cond5.preheader.i.i ], [ %i.139.i.i, %land.rhs8.i.i ], [ %10, %while.body15.i.i ]
  %inc.i35.i = add nsw i64 %i.1.lcssa.i.i, 1
  %inc17.i.i = add nuw nsw i64 %j.0.i.i, 1
  %cmp20.not.i.i = icmp slt i64 %i.1.lcssa.i.i, 7
  br i1 %cmp20.not.i.i, label %while.cond.i.i, label %if.then.i36.i, !llvm.loop !23

if.then.i36.i:                                    ; preds = %while.end.i34.i
  %sub22.i.i = sub nsw i64 %j.0.i.i, %i.1.lcssa.i.i
  br label %_utstring_find.exit.i

_utstring_find.exit.i:                            ; preds = %land.rhs.i33.i, %while.cond.i.i, %if.then.i36.i
  %V_FindPosition.0.i.i = phi i64 [ %sub22.i.i, %if.then.i36.i ], [ -1, %while.cond.i.i ], [ -1, %land.rhs.i33.i ]
  %cmp937.i = icmp slt i64 %V_FindPosition.0.i.i, 0
  %add11.i = select i1 %cmp937.i, i64 0, i64 %V_FindPos.0
  %spec.select.i = add nuw nsw i64 %add11.i, %V_FindPosition.0.i.i
  tail call void @free(ptr noundef %call.i) #10
  br label %utstring_find.exit

utstring_find.exit:                               ; preds = %do.body127, %if.then4.i, %_utstring_find.exit.i
  %V_FindPosition.1.i = phi i64 [ %spec.select.i, %_utstring_find.exit.i ], [ -1, %if.then4.i ], [ -1, %do.body127 ]
  %call131 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i64 noundef %V_FindPosition.1.i)
  %cmp132 = icmp sgt i64 %V_FindPosition.1.i, -1
  %inc135 = zext i1 %cmp132 to i64
  %V_FindCnt.1 = add i64 %V_FindCnt.0, %inc135
  %inc = zext i1 %cmp132 to i64
  %V_FindPos.1 = add nuw nsw i64 %V_FindPosition.1.i, %inc
  %cmp138 = icmp sgt i64 %V_FindPos.1, -1
  br i1 %cmp138, label %do.body127, label %do.end140, !llvm.loop !24

do.end140:                                        ; preds = %utstring_find.exit
  %conv141 = trunc i64 %V_FindCnt.1 to i32
  %call142 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %conv141)
  tail call void @free(ptr noundef %0) #10
  store i64 0, ptr %n, align 8, !tbaa !14
  tail call void @free(ptr noundef %call) #10
  tail call void @free(ptr noundef %1) #10
  store i64 0, ptr %n27, align 8, !tbaa !14
  tail call void @free(ptr noundef %call22) #10
  ret i32 0
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: nofree noreturn nounwind
declare void @exit(i32 noundef) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #4

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #7

attributes #0 = { nounwind uwtable }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #3 = { nofree noreturn nounwind }
attributes #4 = { nofree nounwind }
attributes #5 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { nounwind allocsize(0) }
attributes #9 = { cold noreturn nounwind }
attributes #10 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !11, i64 0}
!10 = !{!"", !11, i64 0, !13, i64 8, !13, i64 16}
!11 = !{!"p1 omnipotent char", !12, i64 0}
!12 = !{!"any pointer", !7, i64 0}
!13 = !{!"long", !7, i64 0}
!14 = !{!10, !13, i64 8}
!15 = !{!7, !7, i64 0}
!16 = !{!10, !13, i64 16}
!17 = !{!13, !13, i64 0}
!18 = distinct !{!18, !19, !20}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!"llvm.loop.unroll.disable"}
!21 = distinct !{!21, !19, !20}
!22 = distinct !{!22, !19, !20}
!23 = distinct !{!23, !19, !20}
!24 = distinct !{!24, !19, !20}
