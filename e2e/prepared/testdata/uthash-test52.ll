; From tests/test52.c of uthash 2.3.0, by Troy D. Hanson and Arthur O'Dwyer: see uthash-LICENSE.
; Compiled by clang 22 with -O1 -fno-vectorize -fno-slp-vectorize -fno-discard-value-names.
source_filename = "test52.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.UT_icd = type { i64, ptr, ptr, ptr }
%struct.intchar_t = type { i32, ptr }

@__const.main.intchar_icd = private unnamed_addr constant %struct.UT_icd { i64 16, ptr null, ptr @intchar_copy, ptr @intchar_dtor }, align 8
@.str = private unnamed_addr constant [6 x i8] c"hello\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"world\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"%d %s\0A\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"null\00", align 1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
entry:
  %ic = alloca %struct.intchar_t, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %ic) #12
  %call = tail call noalias dereferenceable_or_null(48) ptr @malloc(i64 noundef 48) #13
  %cmp = icmp eq ptr %call, null
  br i1 %cmp, label %if.then, label %do.body1

if.then:                                          ; preds = %entry
  tail call void @exit(i32 noundef -1) #14
  unreachable

do.body1:                                         ; preds = %entry
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %call, i8 0, i64 48, i1 false)
  %icd = getelementptr inbounds nuw i8, ptr %call, i64 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %icd, ptr noundef nonnull align 8 dereferenceable(32) @__const.main.intchar_icd, i64 32, i1 false), !tbaa.struct !9
  store i32 1, ptr %ic, align 8, !tbaa !14
  %s = getelementptr inbounds nuw i8, ptr %ic, i64 8
  store ptr @.str, ptr %s, align 8, !tbaa !17
  %n = getelementptr inbounds nuw i8, ptr %call, i64 4
  %0 = load i32, ptr %n, align 4, !tbaa !18
  %cmp6 = icmp eq i32 %0, 0
  br i1 %cmp6, label %while.cond.preheader, label %do.end26

while.cond.preheader:                             ; preds = %do.body1
  %1 = load i32, ptr %call, align 8, !tbaa !21
  %add9 = add i32 %1, 1
  %n.promoted = load i32, ptr %n, align 4, !tbaa !18
  %cmp11295 = icmp ugt i32 %add9, %n.promoted
  br i1 %cmp11295, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond.preheader, %while.body
  %2 = phi i32 [ %spec.select, %while.body ], [ %n.promoted, %while.cond.preheader ]
  %tobool.not = icmp eq i32 %2, 0
  %mul = shl i32 %2, 1
  %spec.select = select i1 %tobool.not, i32 8, i32 %mul
  %cmp11 = icmp ugt i32 %add9, %spec.select
  br i1 %cmp11, label %while.body, label %while.end, !llvm.loop !22

while.end:                                        ; preds = %while.body, %while.cond.preheader
  %.lcssa294 = phi i32 [ %n.promoted, %while.cond.preheader ], [ %spec.select, %while.body ]
  store i32 %.lcssa294, ptr %n, align 4
  %d = getelementptr inbounds nuw i8, ptr %call, i64 40
  %3 = load ptr, ptr %d, align 8, !tbaa !25
  %conv = zext i32 %.lcssa294 to i64
  %4 = load i64, ptr %icd, align 8, !tbaa !26
  %mul17 = mul i64 %4, %conv
  %call18 = tail call ptr @realloc(ptr noundef %3, i64 noundef %mul17) #15
  %cmp19 = icmp eq ptr %call18, null
  br i1 %cmp19, label %if.then21, label %if.end22

if.then21:                                        ; preds = %while.end
  tail call void @exit(i32 noundef -1) #14
  unreachable

if.end22:                                         ; preds = %while.end
  store ptr %call18, ptr %d, align 8, !tbaa !25
  br label %do.end26

do.end26:                                         ; preds = %if.end22, %do.body1
  %copy = getelementptr inbounds nuw i8, ptr %call, i64 24
  %5 = load ptr, ptr %copy, align 8, !tbaa !27
  %tobool28.not = icmp eq ptr %5, null
  %d38 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %6 = load ptr, ptr %d38, align 8, !tbaa !25
  %7 = load i64, ptr %icd, align 8, !tbaa !26
  %8 = load i32, ptr %call, align 8, !tbaa !21
  %inc42 = add i32 %8, 1
  store i32 %inc42, ptr %call, align 8, !tbaa !21
  %conv43 = zext i32 %8 to i64
  %mul44 = mul i64 %7, %conv43
  %add.ptr45 = getelementptr inbounds nuw i8, ptr %6, i64 %mul44
  br i1 %tobool28.not, label %if.else, label %if.then29

if.then29:                                        ; preds = %do.end26
  call void %5(ptr noundef %add.ptr45, ptr noundef nonnull %ic) #12
  br label %do.end50

if.else:                                          ; preds = %do.end26
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr45, ptr nonnull align 8 %ic, i64 %7, i1 false)
  br label %do.end50

do.end50:                                         ; preds = %if.else, %if.then29
  store i32 2, ptr %ic, align 8, !tbaa !14
  store ptr @.str.1, ptr %s, align 8, !tbaa !17
  %9 = load i32, ptr %call, align 8, !tbaa !21
  %add56 = add i32 %9, 1
  %10 = load i32, ptr %n, align 4, !tbaa !18
  %cmp58 = icmp ugt i32 %add56, %10
  br i1 %cmp58, label %while.cond62.preheader, label %do.end93

while.cond62.preheader:                           ; preds = %do.end50
  %n.promoted297 = load i32, ptr %n, align 4, !tbaa !18
  %cmp66299 = icmp ugt i32 %add56, %n.promoted297
  br i1 %cmp66299, label %while.body68, label %while.end78

while.body68:                                     ; preds = %while.cond62.preheader, %while.body68
  %11 = phi i32 [ %spec.select291, %while.body68 ], [ %n.promoted297, %while.cond62.preheader ]
  %tobool70.not = icmp eq i32 %11, 0
  %mul73 = shl i32 %11, 1
  %spec.select291 = select i1 %tobool70.not, i32 8, i32 %mul73
  %cmp66 = icmp ugt i32 %add56, %spec.select291
  br i1 %cmp66, label %while.body68, label %while.end78, !llvm.loop !28

while.end78:                                      ; preds = %while.body68, %while.cond62.preheader
  %.lcssa298 = phi i32 [ %n.promoted297, %while.cond62.preheader ], [ %spec.select291, %while.body68 ]
  store i32 %.lcssa298, ptr %n, align 4
  %d79 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %12 = load ptr, ptr %d79, align 8, !tbaa !25
  %conv81 = zext i32 %.lcssa298 to i64
  %13 = load i64, ptr %icd, align 8, !tbaa !26
  %mul84 = mul i64 %13, %conv81
  %call85 = call ptr @realloc(ptr noundef %12, i64 noundef %mul84) #15
  %cmp86 = icmp eq ptr %call85, null
  br i1 %cmp86, label %if.then88, label %if.end89

if.then88:                                        ; preds = %while.end78
  call void @exit(i32 noundef -1) #14
  unreachable

if.end89:                                         ; preds = %while.end78
  store ptr %call85, ptr %d79, align 8, !tbaa !25
  br label %do.end93

do.end93:                                         ; preds = %if.end89, %do.end50
  %d109 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %14 = load ptr, ptr %d109, align 8, !tbaa !25
  %15 = load i64, ptr %icd, align 8, !tbaa !26
  store i32 %add56, ptr %call, align 8, !tbaa !21
  %conv114 = zext i32 %9 to i64
  %mul115 = mul i64 %15, %conv114
  %add.ptr116 = getelementptr inbounds nuw i8, ptr %14, i64 %mul115
  br i1 %tobool28.not, label %if.else108, label %if.then97

if.then97:                                        ; preds = %do.end93
  call void %5(ptr noundef %add.ptr116, ptr noundef nonnull %ic) #12
  br label %do.end121

if.else108:                                       ; preds = %do.end93
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr116, ptr nonnull align 8 %ic, i64 %15, i1 false)
  br label %do.end121

do.end121:                                        ; preds = %if.else108, %if.then97
  %d140 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %d129 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %16 = load i32, ptr %call, align 8, !tbaa !21
  %conv139 = zext i32 %16 to i64
  %tobool127.not = icmp eq i32 %16, 0
  br label %while.cond122

while.cond122:                                    ; preds = %while.body167, %do.end121
  %p.0 = phi ptr [ null, %do.end121 ], [ %cond164, %while.body167 ]
  %cmp123 = icmp eq ptr %p.0, null
  br i1 %cmp123, label %cond.true125, label %cond.false137

cond.true125:                                     ; preds = %while.cond122
  br i1 %tobool127.not, label %cond.end163, label %cond.true128

cond.true128:                                     ; preds = %cond.true125
  %17 = load ptr, ptr %d129, align 8, !tbaa !25
  br label %cond.end163

cond.false137:                                    ; preds = %while.cond122
  %18 = load ptr, ptr %d140, align 8, !tbaa !25
  %sub.ptr.lhs.cast = ptrtoint ptr %p.0 to i64
  %sub.ptr.rhs.cast = ptrtoint ptr %18 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %19 = load i64, ptr %icd, align 8, !tbaa !26
  %div = udiv i64 %sub.ptr.sub, %19
  %add143 = add i64 %div, 1
  %cmp144.not = icmp eq i64 %add143, %conv139
  br i1 %cmp144.not, label %cond.end163, label %cond.true146

cond.true146:                                     ; preds = %cond.false137
  %mul158 = mul i64 %add143, %19
  %add.ptr159 = getelementptr inbounds nuw i8, ptr %18, i64 %mul158
  br label %cond.end163

cond.end163:                                      ; preds = %cond.true146, %cond.false137, %cond.true128, %cond.true125
  %cond164 = phi ptr [ null, %cond.true125 ], [ %17, %cond.true128 ], [ %add.ptr159, %cond.true146 ], [ null, %cond.false137 ]
  %cmp165.not = icmp eq ptr %cond164, null
  br i1 %cmp165.not, label %do.body180, label %while.body167

while.body167:                                    ; preds = %cond.end163
  %20 = load i32, ptr %cond164, align 8, !tbaa !14
  %s169 = getelementptr inbounds nuw i8, ptr %cond164, i64 8
  %21 = load ptr, ptr %s169, align 8, !tbaa !17
  %cmp170.not = icmp eq ptr %21, null
  %spec.select292 = select i1 %cmp170.not, ptr @.str.3, ptr %21
  %call177 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %20, ptr noundef nonnull %spec.select292)
  br label %while.cond122, !llvm.loop !29

do.body180:                                       ; preds = %cond.end163
  %22 = load i32, ptr %n, align 4, !tbaa !18
  %tobool182.not = icmp eq i32 %22, 0
  br i1 %tobool182.not, label %if.end208, label %if.then183

if.then183:                                       ; preds = %do.body180
  %dtor = getelementptr inbounds nuw i8, ptr %call, i64 32
  %23 = load ptr, ptr %dtor, align 8, !tbaa !30
  %tobool185.not = icmp eq ptr %23, null
  br i1 %tobool185.not, label %if.end206, label %for.cond.preheader

for.cond.preheader:                               ; preds = %if.then183
  %24 = load i32, ptr %call, align 8, !tbaa !21
  %cmp188302.not = icmp eq i32 %24, 0
  br i1 %cmp188302.not, label %if.end206, label %for.body.lr.ph

for.body.lr.ph:                                   ; preds = %for.cond.preheader
  %d196 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %25 = load ptr, ptr %d196, align 8, !tbaa !25
  %26 = load i64, ptr %icd, align 8, !tbaa !26
  %wide.trip.count = zext i32 %24 to i64
  br label %for.body

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next, %for.body ]
  %mul200 = mul i64 %26, %indvars.iv
  %add.ptr201 = getelementptr inbounds nuw i8, ptr %25, i64 %mul200
  call void %23(ptr noundef %add.ptr201) #12
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %if.end206, label %for.body, !llvm.loop !31

if.end206:                                        ; preds = %for.body, %for.cond.preheader, %if.then183
  %d207 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %27 = load ptr, ptr %d207, align 8, !tbaa !25
  call void @free(ptr noundef %27) #12
  br label %if.end208

if.end208:                                        ; preds = %if.end206, %do.body180
  store i32 0, ptr %n, align 4, !tbaa !18
  call void @free(ptr noundef %call) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %ic) #12
  ret i32 0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree nounwind willreturn memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal void @intchar_copy(ptr noundef writeonly captures(none) initializes((0, 4), (8, 16)) %_dst, ptr noundef readonly captures(none) %_src) #2 {
entry:
  %0 = load i32, ptr %_src, align 8, !tbaa !14
  store i32 %0, ptr %_dst, align 8, !tbaa !14
  %s = getelementptr inbounds nuw i8, ptr %_src, i64 8
  %1 = load ptr, ptr %s, align 8, !tbaa !17
  %cmp.not = icmp eq ptr %1, null
  br i1 %cmp.not, label %cond.end, label %cond.true

cond.true:                                        ; preds = %entry
  %call = tail call noalias ptr @strdup(ptr noundef nonnull %1) #12
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi ptr [ %call, %cond.true ], [ null, %entry ]
  %s3 = getelementptr inbounds nuw i8, ptr %_dst, i64 8
  store ptr %cond, ptr %s3, align 8, !tbaa !17
  ret void
}

; Function Attrs: mustprogress nounwind willreturn memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal void @intchar_dtor(ptr noundef readonly captures(none) %_elt) #3 {
entry:
  %s = getelementptr inbounds nuw i8, ptr %_elt, i64 8
  %0 = load ptr, ptr %s, align 8, !tbaa !17
  %cmp.not = icmp eq ptr %0, null
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  tail call void @free(ptr noundef %0) #12
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #5

; Function Attrs: nofree noreturn nounwind
declare void @exit(i32 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #7

; Function Attrs: mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias noundef ptr @realloc(ptr allocptr noundef captures(none), i64 noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #9

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #10

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias ptr @strdup(ptr noundef readonly captures(none)) local_unnamed_addr #11

attributes #0 = { nounwind uwtable }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn memory(readwrite, target_mem0: none, target_mem1: none) uwtable }
attributes #3 = { mustprogress nounwind willreturn memory(readwrite, target_mem0: none, target_mem1: none) uwtable }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #6 = { nofree noreturn nounwind }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #9 = { nofree nounwind }
attributes #10 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #11 = { mustprogress nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #12 = { nounwind }
attributes #13 = { nounwind allocsize(0) }
attributes #14 = { cold noreturn nounwind }
attributes #15 = { nounwind allocsize(1) }

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
!14 = !{!15, !6, i64 0}
!15 = !{!"", !6, i64 0, !16, i64 8}
!16 = !{!"p1 omnipotent char", !13, i64 0}
!17 = !{!15, !16, i64 8}
!18 = !{!19, !6, i64 4}
!19 = !{!"", !6, i64 0, !6, i64 4, !20, i64 8, !16, i64 40}
!20 = !{!"", !11, i64 0, !13, i64 8, !13, i64 16, !13, i64 24}
!21 = !{!19, !6, i64 0}
!22 = distinct !{!22, !23, !24}
!23 = !{!"llvm.loop.mustprogress"}
!24 = !{!"llvm.loop.unroll.disable"}
!25 = !{!19, !16, i64 40}
!26 = !{!19, !11, i64 8}
!27 = !{!19, !13, i64 24}
!28 = distinct !{!28, !23, !24}
!29 = distinct !{!29, !23, !24}
!30 = !{!19, !13, i64 32}
!31 = distinct !{!31, !23, !24}
