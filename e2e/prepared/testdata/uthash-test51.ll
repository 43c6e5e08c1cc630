; From tests/test51.c of uthash 2.3.0, by Troy D. Hanson and Arthur O'Dwyer: see uthash-LICENSE.
; Compiled by clang 22 with -O1 -fno-vectorize -fno-slp-vectorize -fno-discard-value-names.
source_filename = "test51.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.UT_icd = type { i64, ptr, ptr, ptr }
%struct.intpair_t = type { i32, i32 }

@__const.main.intpair_icd = private unnamed_addr constant %struct.UT_icd { i64 8, ptr null, ptr null, ptr null }, align 8
@.str = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
entry:
  %ip = alloca %struct.intpair_t, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %ip) #9
  %call = tail call noalias dereferenceable_or_null(48) ptr @malloc(i64 noundef 48) #10
  %cmp = icmp eq ptr %call, null
  br i1 %cmp, label %if.then, label %do.body1

if.then:                                          ; preds = %entry
  tail call void @exit(i32 noundef -1) #11
  unreachable

do.body1:                                         ; preds = %entry
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %call, i8 0, i64 48, i1 false)
  %icd = getelementptr inbounds nuw i8, ptr %call, i64 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %icd, ptr noundef nonnull align 8 dereferenceable(32) @__const.main.intpair_icd, i64 32, i1 false), !tbaa.struct !9
  store i32 1, ptr %ip, align 4, !tbaa !14
  %b = getelementptr inbounds nuw i8, ptr %ip, i64 4
  store i32 2, ptr %b, align 4, !tbaa !16
  %n = getelementptr inbounds nuw i8, ptr %call, i64 4
  %0 = load i32, ptr %n, align 4, !tbaa !17
  %cmp6 = icmp eq i32 %0, 0
  br i1 %cmp6, label %while.cond.preheader, label %do.end26

while.cond.preheader:                             ; preds = %do.body1
  %1 = load i32, ptr %call, align 8, !tbaa !21
  %add9 = add i32 %1, 1
  %n.promoted = load i32, ptr %n, align 4, !tbaa !17
  %cmp11301 = icmp ugt i32 %add9, %n.promoted
  br i1 %cmp11301, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond.preheader, %while.body
  %2 = phi i32 [ %spec.select, %while.body ], [ %n.promoted, %while.cond.preheader ]
  %tobool.not = icmp eq i32 %2, 0
  %mul = shl i32 %2, 1
  %spec.select = select i1 %tobool.not, i32 8, i32 %mul
  %cmp11 = icmp ugt i32 %add9, %spec.select
  br i1 %cmp11, label %while.body, label %while.end, !llvm.loop !22

while.end:                                        ; preds = %while.body, %while.cond.preheader
  %.lcssa300 = phi i32 [ %n.promoted, %while.cond.preheader ], [ %spec.select, %while.body ]
  store i32 %.lcssa300, ptr %n, align 4
  %d = getelementptr inbounds nuw i8, ptr %call, i64 40
  %3 = load ptr, ptr %d, align 8, !tbaa !25
  %conv = zext i32 %.lcssa300 to i64
  %4 = load i64, ptr %icd, align 8, !tbaa !26
  %mul17 = mul i64 %4, %conv
  %call18 = tail call ptr @realloc(ptr noundef %3, i64 noundef %mul17) #12
  %cmp19 = icmp eq ptr %call18, null
  br i1 %cmp19, label %if.then21, label %if.end22

if.then21:                                        ; preds = %while.end
  tail call void @exit(i32 noundef -1) #11
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
  call void %5(ptr noundef %add.ptr45, ptr noundef nonnull %ip) #9
  br label %do.end50

if.else:                                          ; preds = %do.end26
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr45, ptr nonnull align 4 %ip, i64 %7, i1 false)
  br label %do.end50

do.end50:                                         ; preds = %if.else, %if.then29
  store i32 10, ptr %ip, align 4, !tbaa !14
  store i32 20, ptr %b, align 4, !tbaa !16
  %9 = load i32, ptr %call, align 8, !tbaa !21
  %add56 = add i32 %9, 1
  %10 = load i32, ptr %n, align 4, !tbaa !17
  %cmp58 = icmp ugt i32 %add56, %10
  br i1 %cmp58, label %while.cond62.preheader, label %do.end93

while.cond62.preheader:                           ; preds = %do.end50
  %n.promoted303 = load i32, ptr %n, align 4, !tbaa !17
  %cmp66305 = icmp ugt i32 %add56, %n.promoted303
  br i1 %cmp66305, label %while.body68, label %while.end78

while.body68:                                     ; preds = %while.cond62.preheader, %while.body68
  %11 = phi i32 [ %spec.select298, %while.body68 ], [ %n.promoted303, %while.cond62.preheader ]
  %tobool70.not = icmp eq i32 %11, 0
  %mul73 = shl i32 %11, 1
  %spec.select298 = select i1 %tobool70.not, i32 8, i32 %mul73
  %cmp66 = icmp ugt i32 %add56, %spec.select298
  br i1 %cmp66, label %while.body68, label %while.end78, !llvm.loop !28

while.end78:                                      ; preds = %while.body68, %while.cond62.preheader
  %.lcssa304 = phi i32 [ %n.promoted303, %while.cond62.preheader ], [ %spec.select298, %while.body68 ]
  store i32 %.lcssa304, ptr %n, align 4
  %d79 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %12 = load ptr, ptr %d79, align 8, !tbaa !25
  %conv81 = zext i32 %.lcssa304 to i64
  %13 = load i64, ptr %icd, align 8, !tbaa !26
  %mul84 = mul i64 %13, %conv81
  %call85 = call ptr @realloc(ptr noundef %12, i64 noundef %mul84) #12
  %cmp86 = icmp eq ptr %call85, null
  br i1 %cmp86, label %if.then88, label %if.end89

if.then88:                                        ; preds = %while.end78
  call void @exit(i32 noundef -1) #11
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
  call void %5(ptr noundef %add.ptr116, ptr noundef nonnull %ip) #9
  br label %do.end121

if.else108:                                       ; preds = %do.end93
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr116, ptr nonnull align 4 %ip, i64 %15, i1 false)
  br label %do.end121

do.end121:                                        ; preds = %if.else108, %if.then97
  %16 = load i32, ptr %call, align 8, !tbaa !21
  %tobool123.not = icmp eq i32 %16, 0
  br i1 %tobool123.not, label %cond.end131, label %cond.true124

cond.true124:                                     ; preds = %do.end121
  %d125 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %17 = load ptr, ptr %d125, align 8, !tbaa !25
  br label %cond.end131

cond.end131:                                      ; preds = %do.end121, %cond.true124
  %cond132 = phi ptr [ %17, %cond.true124 ], [ null, %do.end121 ]
  %cmp133.not308 = icmp eq ptr %cond132, null
  br i1 %cmp133.not308, label %do.body181, label %for.body.lr.ph

for.body.lr.ph:                                   ; preds = %cond.end131
  %conv154 = zext i32 %16 to i64
  %d155 = getelementptr inbounds nuw i8, ptr %call, i64 40
  br label %for.body

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %p.0309 = phi ptr [ %cond132, %for.body.lr.ph ], [ %cond179, %for.body ]
  %18 = load i32, ptr %p.0309, align 4, !tbaa !14
  %b136 = getelementptr inbounds nuw i8, ptr %p.0309, i64 4
  %19 = load i32, ptr %b136, align 4, !tbaa !16
  %call137 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %18, i32 noundef %19)
  %20 = load ptr, ptr %d155, align 8, !tbaa !25
  %sub.ptr.lhs.cast = ptrtoint ptr %p.0309 to i64
  %sub.ptr.rhs.cast = ptrtoint ptr %20 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %21 = load i64, ptr %icd, align 8, !tbaa !26
  %div = udiv i64 %sub.ptr.sub, %21
  %add158 = add i64 %div, 1
  %cmp159.not = icmp eq i64 %add158, %conv154
  %mul173 = mul i64 %add158, %21
  %add.ptr174 = getelementptr inbounds nuw i8, ptr %20, i64 %mul173
  %cond179 = select i1 %cmp159.not, ptr null, ptr %add.ptr174
  %cmp133.not = icmp eq ptr %cond179, null
  br i1 %cmp133.not, label %do.body181, label %for.body, !llvm.loop !29

do.body181:                                       ; preds = %for.body, %cond.end131
  %22 = load i32, ptr %n, align 4, !tbaa !17
  %tobool183.not = icmp eq i32 %22, 0
  br i1 %tobool183.not, label %if.end213, label %if.then184

if.then184:                                       ; preds = %do.body181
  %dtor = getelementptr inbounds nuw i8, ptr %call, i64 32
  %23 = load ptr, ptr %dtor, align 8, !tbaa !30
  %tobool186.not = icmp ne ptr %23, null
  %cmp190310 = icmp ne i32 %16, 0
  %or.cond = and i1 %tobool186.not, %cmp190310
  br i1 %or.cond, label %for.body192.lr.ph, label %if.end211

for.body192.lr.ph:                                ; preds = %if.then184
  %d199 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %24 = load ptr, ptr %d199, align 8, !tbaa !25
  %25 = load i64, ptr %icd, align 8, !tbaa !26
  %wide.trip.count = zext i32 %16 to i64
  br label %for.body192

for.body192:                                      ; preds = %for.body192.lr.ph, %for.body192
  %indvars.iv = phi i64 [ 0, %for.body192.lr.ph ], [ %indvars.iv.next, %for.body192 ]
  %mul203 = mul i64 %25, %indvars.iv
  %add.ptr204 = getelementptr inbounds nuw i8, ptr %24, i64 %mul203
  call void %23(ptr noundef %add.ptr204) #9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %if.end211, label %for.body192, !llvm.loop !31

if.end211:                                        ; preds = %for.body192, %if.then184
  %d212 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %26 = load ptr, ptr %d212, align 8, !tbaa !25
  call void @free(ptr noundef %26) #9
  br label %if.end213

if.end213:                                        ; preds = %if.end211, %do.body181
  store i32 0, ptr %n, align 4, !tbaa !17
  call void @free(ptr noundef %call) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %ip) #9
  ret i32 0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #3

; Function Attrs: nofree noreturn nounwind
declare void @exit(i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

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
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #4 = { nofree noreturn nounwind }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
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
!14 = !{!15, !6, i64 0}
!15 = !{!"", !6, i64 0, !6, i64 4}
!16 = !{!15, !6, i64 4}
!17 = !{!18, !6, i64 4}
!18 = !{!"", !6, i64 0, !6, i64 4, !19, i64 8, !20, i64 40}
!19 = !{!"", !11, i64 0, !13, i64 8, !13, i64 16, !13, i64 24}
!20 = !{!"p1 omnipotent char", !13, i64 0}
!21 = !{!18, !6, i64 0}
!22 = distinct !{!22, !23, !24}
!23 = !{!"llvm.loop.mustprogress"}
!24 = !{!"llvm.loop.unroll.disable"}
!25 = !{!18, !20, i64 40}
!26 = !{!18, !11, i64 8}
!27 = !{!18, !13, i64 24}
!28 = distinct !{!28, !23, !24}
!29 = distinct !{!29, !23, !24}
!30 = !{!18, !13, i64 32}
!31 = distinct !{!31, !23, !24}
