; From tests/test75.c of uthash 2.3.0, by Troy D. Hanson and Arthur O'Dwyer: see uthash-LICENSE.
; Compiled by clang 22 with -O1 -fno-vectorize -fno-slp-vectorize -fno-discard-value-names.
source_filename = "test75.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.V_TestStr = private unnamed_addr constant [56 x i8] c"There are two needle\00s in this \00haystack with needle\00s.\00", align 16
@.str = private unnamed_addr constant [13 x i8] c"\22%s\22 len=%u\0A\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"utstring_findR()=%ld\0A\00", align 1
@.str.2 = private unnamed_addr constant [12 x i8] c"FindCnt=%u\0A\00", align 1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
entry:
  %call = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #7
  %tobool.not = icmp eq ptr %call, null
  br i1 %tobool.not, label %if.then, label %do.body1

if.then:                                          ; preds = %entry
  tail call void @exit(i32 noundef -1) #8
  unreachable

do.body1:                                         ; preds = %entry
  %n = getelementptr inbounds nuw i8, ptr %call, i64 8
  %i = getelementptr inbounds nuw i8, ptr %call, i64 16
  %malloc = tail call dereferenceable_or_null(100) ptr @malloc(i64 100)
  %tobool9.not = icmp eq ptr %malloc, null
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %call, i8 0, i64 24, i1 false)
  br i1 %tobool9.not, label %if.then10, label %if.end11

if.then10:                                        ; preds = %do.body1
  tail call void @exit(i32 noundef -1) #8
  unreachable

if.end11:                                         ; preds = %do.body1
  store ptr %malloc, ptr %call, align 8, !tbaa !9
  store i64 100, ptr %n, align 8, !tbaa !14
  store i8 0, ptr %malloc, align 1, !tbaa !15
  %call22 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #7
  %tobool23.not = icmp eq ptr %call22, null
  br i1 %tobool23.not, label %if.then24, label %do.body26

if.then24:                                        ; preds = %if.end11
  tail call void @exit(i32 noundef -1) #8
  unreachable

do.body26:                                        ; preds = %if.end11
  %n27 = getelementptr inbounds nuw i8, ptr %call22, i64 8
  %malloc235 = tail call dereferenceable_or_null(100) ptr @malloc(i64 100)
  %tobool41.not = icmp eq ptr %malloc235, null
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %call22, i8 0, i64 24, i1 false)
  br i1 %tobool41.not, label %if.then42, label %if.end43

if.then42:                                        ; preds = %do.body26
  tail call void @exit(i32 noundef -1) #8
  unreachable

if.end43:                                         ; preds = %do.body26
  %i28 = getelementptr inbounds nuw i8, ptr %call22, i64 16
  store ptr %malloc235, ptr %call22, align 8, !tbaa !9
  store i64 100, ptr %n27, align 8, !tbaa !14
  store i8 0, ptr %malloc235, align 1, !tbaa !15
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

do.body127:                                       ; preds = %utstring_findR.exit, %if.end43
  %V_FindCnt.0 = phi i64 [ 0, %if.end43 ], [ %V_FindCnt.1, %utstring_findR.exit ]
  %V_FindPos.0 = phi i64 [ -1, %if.end43 ], [ %V_FindPos.1, %utstring_findR.exit ]
  %cmp.i = icmp slt i64 %V_FindPos.0, 0
  %2 = add nuw nsw i64 %V_FindPos.0, 1
  %V_StartPosition.0.i = select i1 %cmp.i, i64 55, i64 %2
  %cmp2.i = icmp sgt i64 %V_StartPosition.0.i, 7
  br i1 %cmp2.i, label %if.then4.i, label %utstring_findR.exit

if.then4.i:                                       ; preds = %do.body127
  %call.i = tail call noalias dereferenceable_or_null(72) ptr @malloc(i64 noundef 72) #7
  %cmp6.not.i = icmp eq ptr %call.i, null
  br i1 %cmp6.not.i, label %utstring_findR.exit, label %if.then7.i

if.then7.i:                                       ; preds = %if.then4.i
  %arrayidx.i.i = getelementptr inbounds nuw i8, ptr %call.i, i64 64
  store i64 8, ptr %arrayidx.i.i, align 8, !tbaa !17
  br label %while.cond2.preheader.i.i

while.cond2.preheader.i.i:                        ; preds = %if.then7.i, %if.end31.i.i
  %j.064.i.i = phi i64 [ %dec12.i.i, %if.end31.i.i ], [ 8, %if.then7.i ]
  %i.063.i.i = phi i64 [ %dec.i.i, %if.end31.i.i ], [ 7, %if.then7.i ]
  %cmp359.i.i = icmp slt i64 %j.064.i.i, 8
  br i1 %cmp359.i.i, label %land.rhs.lr.ph.i.i, label %while.end.i.i

land.rhs.lr.ph.i.i:                               ; preds = %while.cond2.preheader.i.i
  %arrayidx4.i.i = getelementptr inbounds nuw i8, ptr %1, i64 %i.063.i.i
  %3 = load i8, ptr %arrayidx4.i.i, align 1, !tbaa !15
  br label %land.rhs.i.i

land.rhs.i.i:                                     ; preds = %while.body9.i.i, %land.rhs.lr.ph.i.i
  %j.160.i.i = phi i64 [ %j.064.i.i, %land.rhs.lr.ph.i.i ], [ %6, %while.body9.i.i ]
  %arrayidx5.i.i = getelementptr inbounds i8, ptr %1, i64 %j.160.i.i
  %4 = load i8, ptr %arrayidx5.i.i, align 1, !tbaa !15
  %cmp7.not.i.i = icmp eq i8 %3, %4
  br i1 %cmp7.not.i.i, label %while.end.i.i, label %while.body9.i.i

while.body9.i.i:                                  ; preds = %land.rhs.i.i
  %5 = getelementptr i64, ptr %call.i, i64 %j.160.i.i
  %arrayidx11.i.i = getelementptr i8, ptr %5, i64 8
  %6 = load i64, ptr %arrayidx11.i.i, align 8, !tbaa !17
  %cmp3.i.i = icmp slt i64 %6, 8
  br i1 %cmp3.i.i, label %land.rhs.i.i, label %while.end.i.i, !llvm.loop !18

while.end.i.i:                                    ; preds = %while.body9.i.i, %land.rhs.i.i, %while.cond2.preheader.i.i
  %j.1.lcssa.i.i = phi i64 [ %j.064.i.i, %while.cond2.preheader.i.i ], [ %j.160.i.i, %land.rhs.i.i ], [ %6, %while.body9.i.i ]
  %dec.i.i = add nsw i64 %i.063.i.i, -1
  %dec12.i.i = add nsw i64 %j.1.lcssa.i.i, -1
  %cmp13.not.i.i = icmp eq i64 %i.063.i.i, 0
  br i1 %cmp13.not.i.i, label %if.else28.i.i, label %if.then.i.i

if.then.i.i:                                      ; preds = %while.end.i.i
  %arrayidx15.i.i = getelementptr inbounds nuw i8, ptr %1, i64 %dec.i.i
  %7 = load i8, ptr %arrayidx15.i.i, align 1, !tbaa !15
  %arrayidx17.i.i = getelementptr inbounds i8, ptr %1, i64 %dec12.i.i
  %8 = load i8, ptr %arrayidx17.i.i, align 1, !tbaa !15
  %cmp19.i.i = icmp eq i8 %7, %8
  br i1 %cmp19.i.i, label %if.then21.i.i, label %if.else.i.i

if.then21.i.i:                                    ; preds = %if.then.i.i
  %arrayidx23.i.i = getelementptr inbounds i64, ptr %call.i, i64 %j.1.lcssa.i.i
  %9 = load i64, ptr %arrayidx23.i.i, align 8, !tbaa !17
  %arrayidx25.i.i = getelementptr inbounds nuw i64, ptr %call.i, i64 %i.063.i.i
  store i64 %9, ptr %arrayidx25.i.i, align 8, !tbaa !17
  br label %if.end31.i.i

if.else.i.i:                                      ; preds = %if.then.i.i
  %arrayidx27.i.i = getelementptr inbounds nuw i64, ptr %call.i, i64 %i.063.i.i
  store i64 %dec12.i.i, ptr %arrayidx27.i.i, align 8, !tbaa !17
  br label %if.end31.i.i

if.else28.i.i:                                    ; preds = %while.end.i.i
  store i64 %dec12.i.i, ptr %call.i, align 8, !tbaa !17
  br label %if.end31.i.i

if.end31.i.i:                                     ; preds = %if.else28.i.i, %if.else.i.i, %if.then21.i.i
  %cmp.i.i.not = icmp eq i64 %i.063.i.i, 0
  br i1 %cmp.i.i.not, label %while.cond.i.i, label %while.cond2.preheader.i.i, !llvm.loop !21

while.cond.i.i:                                   ; preds = %if.end31.i.i, %while.end.i24.i
  %i.0.in.i.i = phi i64 [ %i.1.lcssa.i.i, %while.end.i24.i ], [ 8, %if.end31.i.i ]
  %j.0.in.i.i = phi i64 [ %j.0.i.i, %while.end.i24.i ], [ %V_StartPosition.0.i, %if.end31.i.i ]
  %i.0.i.i = add nsw i64 %i.0.in.i.i, -1
  %j.0.i.i = add nsw i64 %j.0.in.i.i, -1
  %cmp.i23.i = icmp sgt i64 %j.0.in.i.i, 0
  %cmp2.i.i = icmp sge i64 %j.0.in.i.i, %i.0.in.i.i
  %10 = and i1 %cmp.i23.i, %cmp2.i.i
  br i1 %10, label %while.cond3.preheader.i.i, label %_utstring_findR.exit.i

while.cond3.preheader.i.i:                        ; preds = %while.cond.i.i
  %cmp531.i.i = icmp samesign ult i64 %i.0.in.i.i, 9
  br i1 %cmp531.i.i, label %land.rhs7.lr.ph.i.i, label %while.end.i24.i

land.rhs7.lr.ph.i.i:                              ; preds = %while.cond3.preheader.i.i
  %arrayidx9.i.i = getelementptr inbounds i8, ptr %0, i64 %j.0.i.i
  %11 = load i8, ptr %arrayidx9.i.i, align 1, !tbaa !15
  br label %land.rhs7.i.i

land.rhs7.i.i:                                    ; preds = %while.body14.i.i, %land.rhs7.lr.ph.i.i
  %i.132.i.i = phi i64 [ %i.0.i.i, %land.rhs7.lr.ph.i.i ], [ %14, %while.body14.i.i ]
  %arrayidx.i25.i = getelementptr inbounds i8, ptr %1, i64 %i.132.i.i
  %12 = load i8, ptr %arrayidx.i25.i, align 1, !tbaa !15
  %cmp11.not.i.i = icmp eq i8 %12, %11
  br i1 %cmp11.not.i.i, label %while.end.i24.i, label %while.body14.i.i

while.body14.i.i:                                 ; preds = %land.rhs7.i.i
  %13 = getelementptr i64, ptr %call.i, i64 %i.132.i.i
  %arrayidx15.i26.i = getelementptr i8, ptr %13, i64 8
  %14 = load i64, ptr %arrayidx15.i26.i, align 8, !tbaa !17
  %cmp5.i.i = icmp slt i64 %14, 8
  br i1 %cmp5.i.i, label %land.rhs7.i.i, label %while.end.i24.i, !llvm.loop !22

while.end.i24.i:                                  ; preds = %while.body14.i.i, %land.rhs7.i.i, %while.cond3.preheader.i.i
  %i.1.lcssa.i.i = phi i64 [ %i.0.i.i, %while.cond3.preheader.i.i ], [ %i.132.i.i, %land.rhs7.i.i ], [ %14, %while.body14.i.i ]
  %cmp17.i.i = icmp slt i64 %i.1.lcssa.i.i, 1
  br i1 %cmp17.i.i, label %_utstring_findR.exit.i, label %while.cond.i.i, !llvm.loop !23

_utstring_findR.exit.i:                           ; preds = %while.end.i24.i, %while.cond.i.i
  %V_FindPosition.0.i.i = phi i64 [ -1, %while.cond.i.i ], [ %j.0.i.i, %while.end.i24.i ]
  tail call void @free(ptr noundef %call.i) #9
  br label %utstring_findR.exit

utstring_findR.exit:                              ; preds = %do.body127, %if.then4.i, %_utstring_findR.exit.i
  %V_FindPosition.0.i = phi i64 [ %V_FindPosition.0.i.i, %_utstring_findR.exit.i ], [ -1, %if.then4.i ], [ -1, %do.body127 ]
  %call131 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i64 noundef %V_FindPosition.0.i)
  %cmp132 = icmp sgt i64 %V_FindPosition.0.i, -1
  %inc = zext i1 %cmp132 to i64
  %V_FindCnt.1 = add i64 %V_FindCnt.0, %inc
  %dec = sext i1 %cmp132 to i64
  %V_FindPos.1 = add nsw i64 %V_FindPosition.0.i, %dec
  %cmp137 = icmp sgt i64 %V_FindPos.1, -1
  br i1 %cmp137, label %do.body127, label %do.end139, !llvm.loop !24

do.end139:                                        ; preds = %utstring_findR.exit
  %conv140 = trunc i64 %V_FindCnt.1 to i32
  %call141 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %conv140)
  tail call void @free(ptr noundef %0) #9
  store i64 0, ptr %n, align 8, !tbaa !14
  tail call void @free(ptr noundef %call) #9
  tail call void @free(ptr noundef %1) #9
  store i64 0, ptr %n27, align 8, !tbaa !14
  tail call void @free(ptr noundef %call22) #9
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

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

attributes #0 = { nounwind uwtable }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #3 = { nofree noreturn nounwind }
attributes #4 = { nofree nounwind }
attributes #5 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nounwind allocsize(0) }
attributes #8 = { cold noreturn nounwind }
attributes #9 = { nounwind }

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
