; From tests/test76.c of uthash 2.3.0, by Troy D. Hanson and Arthur O'Dwyer: see uthash-LICENSE.
; Compiled by clang 22 with -O1 -fno-vectorize -fno-slp-vectorize -fno-discard-value-names.
source_filename = "test76.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.V_TestStr = private unnamed_addr constant [56 x i8] c"There are two needle\00s in this \00haystack with needle\00s.\00", align 16
@.str = private unnamed_addr constant [13 x i8] c"\22%s\22 len=%u\0A\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"utstring_find()=%ld\0A\00", align 1
@.str.2 = private unnamed_addr constant [12 x i8] c"FindCnt=%u\0A\00", align 1
@str = private unnamed_addr constant [19 x i8] c"malloc() failed...\00", align 1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
entry:
  %call = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #9
  %tobool.not = icmp eq ptr %call, null
  br i1 %tobool.not, label %if.then, label %do.body1

if.then:                                          ; preds = %entry
  tail call void @exit(i32 noundef -1) #10
  unreachable

do.body1:                                         ; preds = %entry
  %n = getelementptr inbounds nuw i8, ptr %call, i64 8
  %i = getelementptr inbounds nuw i8, ptr %call, i64 16
  %malloc = tail call dereferenceable_or_null(100) ptr @malloc(i64 100)
  %tobool9.not = icmp eq ptr %malloc, null
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %call, i8 0, i64 24, i1 false)
  br i1 %tobool9.not, label %if.then10, label %if.end11

if.then10:                                        ; preds = %do.body1
  tail call void @exit(i32 noundef -1) #10
  unreachable

if.end11:                                         ; preds = %do.body1
  store ptr %malloc, ptr %call, align 8, !tbaa !9
  store i64 100, ptr %n, align 8, !tbaa !14
  store i8 0, ptr %malloc, align 1, !tbaa !15
  %call22 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #9
  %tobool23.not = icmp eq ptr %call22, null
  br i1 %tobool23.not, label %if.then24, label %do.body26

if.then24:                                        ; preds = %if.end11
  tail call void @exit(i32 noundef -1) #10
  unreachable

do.body26:                                        ; preds = %if.end11
  %n27 = getelementptr inbounds nuw i8, ptr %call22, i64 8
  %malloc259 = tail call dereferenceable_or_null(100) ptr @malloc(i64 100)
  %tobool41.not = icmp eq ptr %malloc259, null
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %call22, i8 0, i64 24, i1 false)
  br i1 %tobool41.not, label %if.then42, label %if.end43

if.then42:                                        ; preds = %do.body26
  tail call void @exit(i32 noundef -1) #10
  unreachable

if.end43:                                         ; preds = %do.body26
  %i28 = getelementptr inbounds nuw i8, ptr %call22, i64 16
  store ptr %malloc259, ptr %call22, align 8, !tbaa !9
  store i64 100, ptr %n27, align 8, !tbaa !14
  store i8 0, ptr %malloc259, align 1, !tbaa !15
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
  %call129 = tail call noalias dereferenceable_or_null(72) ptr @malloc(i64 noundef 72) #9
  %cmp130.not = icmp eq ptr %call129, null
  br i1 %cmp130.not, label %if.else, label %if.then132

if.then132:                                       ; preds = %if.end43
  store i64 -1, ptr %call129, align 8, !tbaa !17
  br label %while.cond1.preheader.i

while.cond1.preheader.i:                          ; preds = %if.then132, %if.end25.i
  %j.058.i = phi i64 [ %inc10.i, %if.end25.i ], [ -1, %if.then132 ]
  %i.057.i = phi i64 [ %inc.i, %if.end25.i ], [ 0, %if.then132 ]
  %cmp253.i = icmp sgt i64 %j.058.i, -1
  br i1 %cmp253.i, label %land.rhs.lr.ph.i, label %while.end.i

land.rhs.lr.ph.i:                                 ; preds = %while.cond1.preheader.i
  %arrayidx3.i = getelementptr inbounds nuw i8, ptr %1, i64 %i.057.i
  %2 = load i8, ptr %arrayidx3.i, align 1, !tbaa !15
  br label %land.rhs.i

land.rhs.i:                                       ; preds = %while.body8.i, %land.rhs.lr.ph.i
  %j.154.i = phi i64 [ %j.058.i, %land.rhs.lr.ph.i ], [ %4, %while.body8.i ]
  %arrayidx4.i = getelementptr inbounds nuw i8, ptr %1, i64 %j.154.i
  %3 = load i8, ptr %arrayidx4.i, align 1, !tbaa !15
  %cmp6.not.i = icmp eq i8 %2, %3
  br i1 %cmp6.not.i, label %while.end.i, label %while.body8.i

while.body8.i:                                    ; preds = %land.rhs.i
  %arrayidx9.i = getelementptr inbounds nuw i64, ptr %call129, i64 %j.154.i
  %4 = load i64, ptr %arrayidx9.i, align 8, !tbaa !17
  %cmp2.i = icmp sgt i64 %4, -1
  br i1 %cmp2.i, label %land.rhs.i, label %while.end.i, !llvm.loop !18

while.end.i:                                      ; preds = %while.body8.i, %land.rhs.i, %while.cond1.preheader.i
  %j.1.lcssa.i = phi i64 [ %j.058.i, %while.cond1.preheader.i ], [ %j.154.i, %land.rhs.i ], [ %4, %while.body8.i ]
  %inc.i = add nuw nsw i64 %i.057.i, 1
  %inc10.i = add nsw i64 %j.1.lcssa.i, 1
  %cmp11.i = icmp samesign ult i64 %i.057.i, 7
  br i1 %cmp11.i, label %if.then.i, label %if.end25.i

if.then.i:                                        ; preds = %while.end.i
  %arrayidx13.i = getelementptr inbounds nuw i8, ptr %1, i64 %inc.i
  %5 = load i8, ptr %arrayidx13.i, align 1, !tbaa !15
  %arrayidx15.i = getelementptr inbounds i8, ptr %1, i64 %inc10.i
  %6 = load i8, ptr %arrayidx15.i, align 1, !tbaa !15
  %cmp17.i = icmp eq i8 %5, %6
  br i1 %cmp17.i, label %if.then19.i, label %if.end25.i

if.then19.i:                                      ; preds = %if.then.i
  %arrayidx20.i = getelementptr inbounds i64, ptr %call129, i64 %inc10.i
  %7 = load i64, ptr %arrayidx20.i, align 8, !tbaa !17
  br label %if.end25.i

if.end25.i:                                       ; preds = %while.end.i, %if.then.i, %if.then19.i
  %inc10.i.sink = phi i64 [ %inc10.i, %if.then.i ], [ %7, %if.then19.i ], [ %inc10.i, %while.end.i ]
  %arrayidx24.i = getelementptr inbounds nuw i64, ptr %call129, i64 %inc.i
  store i64 %inc10.i.sink, ptr %arrayidx24.i, align 8, !tbaa !17
  %exitcond.not.i = icmp eq i64 %inc.i, 8
  br i1 %exitcond.not.i, label %do.body135, label %while.cond1.preheader.i, !llvm.loop !21

do.body135:                                       ; preds = %if.end25.i, %_utstring_find.exit
  %V_FindCnt.0 = phi i64 [ %V_FindCnt.1, %_utstring_find.exit ], [ 0, %if.end25.i ]
  %V_StartPos.0 = phi i64 [ %V_StartPos.1, %_utstring_find.exit ], [ 0, %if.end25.i ]
  %add.ptr = getelementptr inbounds nuw i8, ptr %0, i64 %V_StartPos.0
  %sub138 = sub i64 55, %V_StartPos.0
  %sext.i = shl i64 %sub138, 32
  %conv1.i = ashr exact i64 %sext.i, 32
  %smax.i = tail call i64 @llvm.smax.i64(i64 %conv1.i, i64 0)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.end.i262, %do.body135
  %i.0.i = phi i64 [ 0, %do.body135 ], [ %inc.i263, %while.end.i262 ]
  %j.0.i = phi i64 [ 0, %do.body135 ], [ %inc17.i, %while.end.i262 ]
  %exitcond.not.i260 = icmp eq i64 %j.0.i, %smax.i
  br i1 %exitcond.not.i260, label %_utstring_find.exit, label %land.rhs.i261

land.rhs.i261:                                    ; preds = %while.cond.i
  %sub.i = add i64 %i.0.i, %sub138
  %add.i = sub i64 %sub.i, %j.0.i
  %cmp3.not.i = icmp ult i64 %add.i, 8
  br i1 %cmp3.not.i, label %_utstring_find.exit, label %while.cond5.preheader.i

while.cond5.preheader.i:                          ; preds = %land.rhs.i261
  %cmp638.i = icmp sgt i64 %i.0.i, -1
  br i1 %cmp638.i, label %land.rhs8.lr.ph.i, label %while.end.i262

land.rhs8.lr.ph.i:                                ; preds = %while.cond5.preheader.i
  %arrayidx10.i = getelementptr inbounds nuw i8, ptr %add.ptr, i64 %j.0.i
  %8 = load i8, ptr %arrayidx10.i, align 1, !tbaa !15
  br label %land.rhs8.i

land.rhs8.i:                                      ; preds = %while.body15.i, %land.rhs8.lr.ph.i
  %i.139.i = phi i64 [ %i.0.i, %land.rhs8.lr.ph.i ], [ %10, %while.body15.i ]
  %arrayidx.i = getelementptr inbounds nuw i8, ptr %1, i64 %i.139.i
  %9 = load i8, ptr %arrayidx.i, align 1, !tbaa !15
  %cmp12.not.i = icmp eq i8 %9, %8
  br i1 %cmp12.not.i, label %while.end.i262, label %while.body15.i

while.body15.i:                                   ; preds = %land.rhs8.i
  %arrayidx16.i = getelementptr inbounds nuw i64, ptr %call129, i64 %i.139.i
  %10 = load i64, ptr %arrayidx16.i, align 8, !tbaa !17
  %cmp6.i = icmp sgt i64 %10, -1
  br i1 %cmp6.i, label %land.rhs8.i, label %while.end.i262, !llvm.loop !22

while.end.i262:                                   ; preds = %while.body15.i, %land.rhs8.i, %while.cond5.preheader.i
  %i.1.lcssa.i = phi i64 [ %i.0.i, %while.cond5.preheader.i ], [ %i.139.i, %land.rhs8.i ], [ %10, %while.body15.i ]
  %inc.i263 = add nsw i64 %i.1.lcssa.i, 1
  %inc17.i = add nuw nsw i64 %j.0.i, 1
  %cmp20.not.i = icmp slt i64 %i.1.lcssa.i, 7
  br i1 %cmp20.not.i, label %while.cond.i, label %if.then.i264, !llvm.loop !23

if.then.i264:                                     ; preds = %while.end.i262
  %sub22.i = sub nsw i64 %j.0.i, %i.1.lcssa.i
  br label %_utstring_find.exit

_utstring_find.exit:                              ; preds = %while.cond.i, %land.rhs.i261, %if.then.i264
  %V_FindPosition.0.i = phi i64 [ %sub22.i, %if.then.i264 ], [ -1, %land.rhs.i261 ], [ -1, %while.cond.i ]
  %cmp142 = icmp sgt i64 %V_FindPosition.0.i, -1
  %add145 = add i64 %V_FindPosition.0.i, %V_StartPos.0
  %add146 = add nsw i64 %add145, 1
  %inc = zext i1 %cmp142 to i64
  %V_FindCnt.1 = add i64 %V_FindCnt.0, %inc
  %V_StartPos.1 = select i1 %cmp142, i64 %add146, i64 %V_StartPos.0
  %V_FindPos.0 = select i1 %cmp142, i64 %add145, i64 %V_FindPosition.0.i
  %call148 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i64 noundef %V_FindPos.0)
  %cmp150 = icmp sgt i64 %V_FindPos.0, -1
  br i1 %cmp150, label %do.body135, label %do.end152, !llvm.loop !24

do.end152:                                        ; preds = %_utstring_find.exit
  %conv153 = trunc i64 %V_FindCnt.1 to i32
  %call154 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %conv153)
  tail call void @free(ptr noundef %call129) #11
  br label %if.then162

if.else:                                          ; preds = %if.end43
  %puts = tail call i32 @puts(ptr nonnull dereferenceable(1) @str)
  br label %if.then162

if.then162:                                       ; preds = %do.end152, %if.else
  tail call void @free(ptr noundef %0) #11
  store i64 0, ptr %n, align 8, !tbaa !14
  tail call void @free(ptr noundef %call) #11
  tail call void @free(ptr noundef %1) #11
  store i64 0, ptr %n27, align 8, !tbaa !14
  tail call void @free(ptr noundef %call22) #11
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

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr noundef readonly captures(none)) local_unnamed_addr #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #8

attributes #0 = { nounwind uwtable }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #3 = { nofree noreturn nounwind }
attributes #4 = { nofree nounwind }
attributes #5 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #6 = { nofree nounwind }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { nounwind allocsize(0) }
attributes #10 = { cold noreturn nounwind }
attributes #11 = { nounwind }

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
