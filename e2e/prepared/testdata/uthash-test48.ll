; From tests/test48.c of uthash 2.3.0, by Troy D. Hanson and Arthur O'Dwyer: see uthash-LICENSE.
; Compiled by clang 22 with -O1 -fno-vectorize -fno-slp-vectorize -fno-discard-value-names.
source_filename = "test48.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.UT_icd = type { i64, ptr, ptr, ptr }

@ut_int_icd = internal unnamed_addr constant %struct.UT_icd { i64 4, ptr null, ptr null, ptr null }, align 8
@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
entry:
  %i = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %i) #9
  %call = tail call noalias dereferenceable_or_null(48) ptr @malloc(i64 noundef 48) #10
  %cmp = icmp eq ptr %call, null
  br i1 %cmp, label %if.then, label %do.body1

if.then:                                          ; preds = %entry
  tail call void @exit(i32 noundef -1) #11
  unreachable

do.body1:                                         ; preds = %entry
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %call, i8 0, i64 48, i1 false)
  %icd = getelementptr inbounds nuw i8, ptr %call, i64 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %icd, ptr noundef nonnull align 8 dereferenceable(32) @ut_int_icd, i64 32, i1 false), !tbaa.struct !9
  %n = getelementptr inbounds nuw i8, ptr %call, i64 4
  store i32 0, ptr %i, align 4, !tbaa !5
  %d = getelementptr inbounds nuw i8, ptr %call, i64 40
  %copy = getelementptr inbounds nuw i8, ptr %call, i64 24
  %d34 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %d40 = getelementptr inbounds nuw i8, ptr %call, i64 40
  br label %do.body6

do.body6:                                         ; preds = %do.body1, %for.inc
  %indvars.iv223 = phi i32 [ 1, %do.body1 ], [ %indvars.iv.next224, %for.inc ]
  %0 = phi i32 [ 0, %do.body1 ], [ %add, %for.inc ]
  %.lcssa207214215 = phi i32 [ 0, %do.body1 ], [ %.lcssa207213, %for.inc ]
  %add = add i32 %0, 1
  %cmp8 = icmp ugt i32 %add, %.lcssa207214215
  br i1 %cmp8, label %while.body, label %do.end28

while.body:                                       ; preds = %do.body6, %while.body
  %1 = phi i32 [ %spec.select, %while.body ], [ %.lcssa207214215, %do.body6 ]
  %tobool.not = icmp eq i32 %1, 0
  %mul = shl i32 %1, 1
  %spec.select = select i1 %tobool.not, i32 8, i32 %mul
  %cmp13 = icmp ugt i32 %add, %spec.select
  br i1 %cmp13, label %while.body, label %while.end, !llvm.loop !14

while.end:                                        ; preds = %while.body
  %2 = load ptr, ptr %d, align 8, !tbaa !17
  %conv = zext i32 %spec.select to i64
  %3 = load i64, ptr %icd, align 8, !tbaa !21
  %mul19 = mul i64 %3, %conv
  %call20 = call ptr @realloc(ptr noundef %2, i64 noundef %mul19) #12
  %cmp21 = icmp eq ptr %call20, null
  br i1 %cmp21, label %if.then23, label %if.end24

if.then23:                                        ; preds = %while.end
  store i32 %0, ptr %call, align 8
  store i32 %spec.select, ptr %n, align 4
  call void @exit(i32 noundef -1) #11
  unreachable

if.end24:                                         ; preds = %while.end
  store ptr %call20, ptr %d, align 8, !tbaa !17
  br label %do.end28

do.end28:                                         ; preds = %if.end24, %do.body6
  %.lcssa207213 = phi i32 [ %spec.select, %if.end24 ], [ %.lcssa207214215, %do.body6 ]
  %4 = load ptr, ptr %copy, align 8, !tbaa !22
  %tobool30.not = icmp eq ptr %4, null
  %5 = load i64, ptr %icd, align 8, !tbaa !21
  %conv45 = zext i32 %0 to i64
  %mul46 = mul i64 %5, %conv45
  br i1 %tobool30.not, label %if.else, label %if.then31

if.then31:                                        ; preds = %do.end28
  %6 = load ptr, ptr %d34, align 8, !tbaa !17
  %add.ptr = getelementptr inbounds nuw i8, ptr %6, i64 %mul46
  call void %4(ptr noundef %add.ptr, ptr noundef nonnull %i) #9
  br label %for.inc

if.else:                                          ; preds = %do.end28
  %7 = load ptr, ptr %d40, align 8, !tbaa !17
  %add.ptr47 = getelementptr inbounds nuw i8, ptr %7, i64 %mul46
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr47, ptr nonnull align 4 %i, i64 %5, i1 false)
  br label %for.inc

for.inc:                                          ; preds = %if.then31, %if.else
  %8 = load i32, ptr %i, align 4, !tbaa !5
  %inc53 = add nsw i32 %8, 1
  store i32 %inc53, ptr %i, align 4, !tbaa !5
  %cmp4 = icmp slt i32 %8, 9
  %indvars.iv.next224 = add i32 %indvars.iv223, 1
  br i1 %cmp4, label %do.body6, label %for.end, !llvm.loop !23

for.end:                                          ; preds = %for.inc
  store i32 %add, ptr %call, align 8
  store i32 %.lcssa207213, ptr %n, align 4
  %tobool55.not = icmp eq i32 %add, 0
  br i1 %tobool55.not, label %cond.end63, label %cond.true56

cond.true56:                                      ; preds = %for.end
  %d57 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %9 = load ptr, ptr %d57, align 8, !tbaa !17
  br label %cond.end63

cond.end63:                                       ; preds = %for.end, %cond.true56
  %cond64 = phi ptr [ %9, %cond.true56 ], [ null, %for.end ]
  %cmp66.not216 = icmp eq ptr %cond64, null
  br i1 %cmp66.not216, label %do.body115, label %for.body68.lr.ph

for.body68.lr.ph:                                 ; preds = %cond.end63
  %conv87 = zext i32 %add to i64
  %d88 = getelementptr inbounds nuw i8, ptr %call, i64 40
  br label %for.body68

for.body68:                                       ; preds = %for.body68.lr.ph, %for.body68
  %p.0217 = phi ptr [ %cond64, %for.body68.lr.ph ], [ %cond112, %for.body68 ]
  %10 = load i32, ptr %p.0217, align 4, !tbaa !5
  %call69 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %10)
  %11 = load ptr, ptr %d88, align 8, !tbaa !17
  %sub.ptr.lhs.cast = ptrtoint ptr %p.0217 to i64
  %sub.ptr.rhs.cast = ptrtoint ptr %11 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %12 = load i64, ptr %icd, align 8, !tbaa !21
  %div = udiv i64 %sub.ptr.sub, %12
  %add91 = add i64 %div, 1
  %cmp92.not = icmp eq i64 %add91, %conv87
  %mul106 = mul i64 %add91, %12
  %add.ptr107 = getelementptr inbounds nuw i8, ptr %11, i64 %mul106
  %cond112 = select i1 %cmp92.not, ptr null, ptr %add.ptr107
  %cmp66.not = icmp eq ptr %cond112, null
  br i1 %cmp66.not, label %do.body115, label %for.body68, !llvm.loop !24

do.body115:                                       ; preds = %for.body68, %cond.end63
  %n116 = getelementptr inbounds nuw i8, ptr %call, i64 4
  %13 = load i32, ptr %n116, align 4, !tbaa !25
  %tobool117.not = icmp eq i32 %13, 0
  br i1 %tobool117.not, label %if.end147, label %if.then118

if.then118:                                       ; preds = %do.body115
  %dtor = getelementptr inbounds nuw i8, ptr %call, i64 32
  %14 = load ptr, ptr %dtor, align 8, !tbaa !26
  %tobool120.not = icmp ne ptr %14, null
  %cmp124218 = icmp ne i32 %add, 0
  %or.cond = and i1 %tobool120.not, %cmp124218
  br i1 %or.cond, label %for.body126.lr.ph, label %if.end145

for.body126.lr.ph:                                ; preds = %if.then118
  %d133 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %15 = load ptr, ptr %d133, align 8, !tbaa !17
  %16 = load i64, ptr %icd, align 8, !tbaa !21
  %wide.trip.count = zext i32 %indvars.iv223 to i64
  br label %for.body126

for.body126:                                      ; preds = %for.body126.lr.ph, %for.body126
  %indvars.iv = phi i64 [ 0, %for.body126.lr.ph ], [ %indvars.iv.next, %for.body126 ]
  %mul137 = mul i64 %16, %indvars.iv
  %add.ptr138 = getelementptr inbounds nuw i8, ptr %15, i64 %mul137
  call void %14(ptr noundef %add.ptr138) #9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %if.end145, label %for.body126, !llvm.loop !27

if.end145:                                        ; preds = %for.body126, %if.then118
  %d146 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %17 = load ptr, ptr %d146, align 8, !tbaa !17
  call void @free(ptr noundef %17) #9
  br label %if.end147

if.end147:                                        ; preds = %if.end145, %do.body115
  store i32 0, ptr %n116, align 4, !tbaa !25
  call void @free(ptr noundef %call) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %i) #9
  ret i32 0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: nofree noreturn nounwind
declare void @exit(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias noundef ptr @realloc(ptr allocptr noundef captures(none), i64 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #7

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #8

attributes #0 = { nounwind uwtable }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #3 = { nofree noreturn nounwind }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #7 = { nofree nounwind }
attributes #8 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #9 = { nounwind }
attributes #10 = { nounwind allocsize(0) }
attributes #11 = { cold noreturn nounwind }
attributes #12 = { nounwind allocsize(1) }

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
!9 = !{i64 0, i64 8, !10, i64 8, i64 8, !12, i64 16, i64 8, !12, i64 24, i64 8, !12}
!10 = !{!11, !11, i64 0}
!11 = !{!"long", !7, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"any pointer", !7, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = !{!18, !20, i64 40}
!18 = !{!"", !6, i64 0, !6, i64 4, !19, i64 8, !20, i64 40}
!19 = !{!"", !11, i64 0, !13, i64 8, !13, i64 16, !13, i64 24}
!20 = !{!"p1 omnipotent char", !13, i64 0}
!21 = !{!18, !11, i64 8}
!22 = !{!18, !13, i64 24}
!23 = distinct !{!23, !15, !16}
!24 = distinct !{!24, !15, !16}
!25 = !{!18, !6, i64 4}
!26 = !{!18, !13, i64 32}
!27 = distinct !{!27, !15, !16}
