; From tests/test49.c of uthash 2.3.0, by Troy D. Hanson and Arthur O'Dwyer: see uthash-LICENSE.
; Compiled by clang 22 with -O1 -fno-vectorize -fno-slp-vectorize -fno-discard-value-names.
source_filename = "test49.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.UT_icd = type { i64, ptr, ptr, ptr }

@ut_str_icd = internal unnamed_addr constant %struct.UT_icd { i64 8, ptr null, ptr @utarray_str_cpy, ptr @utarray_str_dtor }, align 8
@.str = private unnamed_addr constant [6 x i8] c"hello\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"world\00", align 1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
entry:
  %s = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %s) #12
  %call = tail call noalias dereferenceable_or_null(48) ptr @malloc(i64 noundef 48) #13
  %cmp = icmp eq ptr %call, null
  br i1 %cmp, label %if.then, label %do.body1

if.then:                                          ; preds = %entry
  tail call void @exit(i32 noundef -1) #14
  unreachable

do.body1:                                         ; preds = %entry
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %call, i8 0, i64 48, i1 false)
  %icd = getelementptr inbounds nuw i8, ptr %call, i64 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %icd, ptr noundef nonnull align 8 dereferenceable(32) @ut_str_icd, i64 32, i1 false), !tbaa.struct !9
  store ptr @.str, ptr %s, align 8, !tbaa !14
  %n = getelementptr inbounds nuw i8, ptr %call, i64 4
  store i32 8, ptr %n, align 4
  %d = getelementptr inbounds nuw i8, ptr %call, i64 40
  %0 = load ptr, ptr %d, align 8, !tbaa !16
  %1 = load i64, ptr %icd, align 8, !tbaa !19
  %mul17 = shl i64 %1, 3
  %call18 = tail call ptr @realloc(ptr noundef %0, i64 noundef %mul17) #15
  %cmp19 = icmp eq ptr %call18, null
  br i1 %cmp19, label %if.then21, label %if.end22

if.then21:                                        ; preds = %do.body1
  tail call void @exit(i32 noundef -1) #14
  unreachable

if.end22:                                         ; preds = %do.body1
  store ptr %call18, ptr %d, align 8, !tbaa !16
  %copy = getelementptr inbounds nuw i8, ptr %call, i64 24
  %2 = load ptr, ptr %copy, align 8, !tbaa !20
  %tobool28.not = icmp eq ptr %2, null
  store i32 1, ptr %call, align 8, !tbaa !21
  br i1 %tobool28.not, label %if.else, label %if.then29

if.then29:                                        ; preds = %if.end22
  call void %2(ptr noundef nonnull %call18, ptr noundef nonnull %s) #12
  br label %do.end50

if.else:                                          ; preds = %if.end22
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %call18, ptr nonnull align 8 %s, i64 %1, i1 false)
  br label %do.end50

do.end50:                                         ; preds = %if.else, %if.then29
  store ptr @.str.1, ptr %s, align 8, !tbaa !14
  %3 = load i32, ptr %call, align 8, !tbaa !21
  %add54 = add i32 %3, 1
  %cmp56 = icmp ugt i32 %add54, 8
  br i1 %cmp56, label %while.cond60.preheader, label %do.end91

while.cond60.preheader:                           ; preds = %do.end50
  %n.promoted285 = load i32, ptr %n, align 4, !tbaa !22
  %cmp64287 = icmp ugt i32 %add54, %n.promoted285
  br i1 %cmp64287, label %while.body66, label %while.end76

while.body66:                                     ; preds = %while.cond60.preheader, %while.body66
  %4 = phi i32 [ %spec.select277, %while.body66 ], [ %n.promoted285, %while.cond60.preheader ]
  %tobool68.not = icmp eq i32 %4, 0
  %mul71 = shl i32 %4, 1
  %spec.select277 = select i1 %tobool68.not, i32 8, i32 %mul71
  %cmp64 = icmp ugt i32 %add54, %spec.select277
  br i1 %cmp64, label %while.body66, label %while.end76, !llvm.loop !23

while.end76:                                      ; preds = %while.body66, %while.cond60.preheader
  %.lcssa286 = phi i32 [ %n.promoted285, %while.cond60.preheader ], [ %spec.select277, %while.body66 ]
  store i32 %.lcssa286, ptr %n, align 4
  %conv79 = zext i32 %.lcssa286 to i64
  %mul82 = mul i64 %1, %conv79
  %call83 = call ptr @realloc(ptr noundef nonnull %call18, i64 noundef %mul82) #15
  %cmp84 = icmp eq ptr %call83, null
  br i1 %cmp84, label %if.then86, label %if.end87

if.then86:                                        ; preds = %while.end76
  call void @exit(i32 noundef -1) #14
  unreachable

if.end87:                                         ; preds = %while.end76
  store ptr %call83, ptr %d, align 8, !tbaa !16
  br label %do.end91

do.end91:                                         ; preds = %if.end87, %do.end50
  %5 = load ptr, ptr %d, align 8, !tbaa !16
  store i32 %add54, ptr %call, align 8, !tbaa !21
  %conv112 = zext i32 %3 to i64
  %mul113 = mul i64 %1, %conv112
  %add.ptr114 = getelementptr inbounds nuw i8, ptr %5, i64 %mul113
  br i1 %tobool28.not, label %if.else106, label %if.then95

if.then95:                                        ; preds = %do.end91
  call void %2(ptr noundef %add.ptr114, ptr noundef nonnull %s) #12
  br label %while.cond120.preheader

if.else106:                                       ; preds = %do.end91
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr114, ptr nonnull align 8 %s, i64 %1, i1 false)
  br label %while.cond120.preheader

while.cond120.preheader:                          ; preds = %if.else106, %if.then95
  %6 = load i32, ptr %call, align 8, !tbaa !21
  %conv137 = zext i32 %6 to i64
  %tobool125.not = icmp eq i32 %6, 0
  br label %while.cond120

while.cond120:                                    ; preds = %while.cond120.preheader, %while.body165
  %p.0 = phi ptr [ %cond162, %while.body165 ], [ null, %while.cond120.preheader ]
  %cmp121 = icmp eq ptr %p.0, null
  br i1 %cmp121, label %cond.true123, label %cond.false135

cond.true123:                                     ; preds = %while.cond120
  br i1 %tobool125.not, label %cond.end161, label %cond.true126

cond.true126:                                     ; preds = %cond.true123
  %7 = load ptr, ptr %d, align 8, !tbaa !16
  br label %cond.end161

cond.false135:                                    ; preds = %while.cond120
  %8 = load ptr, ptr %d, align 8, !tbaa !16
  %sub.ptr.lhs.cast = ptrtoint ptr %p.0 to i64
  %sub.ptr.rhs.cast = ptrtoint ptr %8 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %div = udiv i64 %sub.ptr.sub, %1
  %add141 = add i64 %div, 1
  %cmp142.not = icmp eq i64 %add141, %conv137
  br i1 %cmp142.not, label %cond.end161, label %cond.true144

cond.true144:                                     ; preds = %cond.false135
  %mul156 = mul i64 %add141, %1
  %add.ptr157 = getelementptr inbounds nuw i8, ptr %8, i64 %mul156
  br label %cond.end161

cond.end161:                                      ; preds = %cond.true144, %cond.false135, %cond.true126, %cond.true123
  %cond162 = phi ptr [ null, %cond.true123 ], [ %7, %cond.true126 ], [ %add.ptr157, %cond.true144 ], [ null, %cond.false135 ]
  %cmp163.not = icmp eq ptr %cond162, null
  br i1 %cmp163.not, label %do.body169, label %while.body165

while.body165:                                    ; preds = %cond.end161
  %9 = load ptr, ptr %cond162, align 8, !tbaa !14
  %puts = call i32 @puts(ptr nonnull dereferenceable(1) %9)
  br label %while.cond120, !llvm.loop !26

do.body169:                                       ; preds = %cond.end161
  %10 = load i32, ptr %n, align 4, !tbaa !22
  %tobool171.not = icmp eq i32 %10, 0
  br i1 %tobool171.not, label %if.end197, label %if.then172

if.then172:                                       ; preds = %do.body169
  %dtor = getelementptr inbounds nuw i8, ptr %call, i64 32
  %11 = load ptr, ptr %dtor, align 8, !tbaa !27
  %tobool174.not = icmp eq ptr %11, null
  br i1 %tobool174.not, label %if.end195, label %for.cond.preheader

for.cond.preheader:                               ; preds = %if.then172
  %12 = load i32, ptr %call, align 8, !tbaa !21
  %cmp177290.not = icmp eq i32 %12, 0
  br i1 %cmp177290.not, label %if.end195, label %for.body.lr.ph

for.body.lr.ph:                                   ; preds = %for.cond.preheader
  %13 = load ptr, ptr %d, align 8, !tbaa !16
  %wide.trip.count = zext i32 %12 to i64
  br label %for.body

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next, %for.body ]
  %mul189 = mul i64 %1, %indvars.iv
  %add.ptr190 = getelementptr inbounds nuw i8, ptr %13, i64 %mul189
  call void %11(ptr noundef %add.ptr190) #12
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %if.end195, label %for.body, !llvm.loop !28

if.end195:                                        ; preds = %for.body, %for.cond.preheader, %if.then172
  %14 = load ptr, ptr %d, align 8, !tbaa !16
  call void @free(ptr noundef %14) #12
  br label %if.end197

if.end197:                                        ; preds = %if.end195, %do.body169
  store i32 0, ptr %n, align 4, !tbaa !22
  call void @free(ptr noundef %call) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %s) #12
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

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #7

; Function Attrs: mustprogress nofree nounwind willreturn memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal void @utarray_str_cpy(ptr noundef writeonly captures(none) initializes((0, 8)) %dst, ptr noundef readonly captures(none) %src) #8 {
entry:
  %0 = load ptr, ptr %src, align 8, !tbaa !14
  %cmp = icmp eq ptr %0, null
  br i1 %cmp, label %cond.end, label %cond.false

cond.false:                                       ; preds = %entry
  %call = tail call noalias ptr @strdup(ptr noundef nonnull %0) #12
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.false
  %cond = phi ptr [ %call, %cond.false ], [ null, %entry ]
  store ptr %cond, ptr %dst, align 8, !tbaa !14
  ret void
}

; Function Attrs: mustprogress nounwind willreturn memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal void @utarray_str_dtor(ptr noundef readonly captures(none) %elt) #9 {
entry:
  %0 = load ptr, ptr %elt, align 8, !tbaa !14
  %cmp.not = icmp eq ptr %0, null
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  tail call void @free(ptr noundef %0) #12
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias ptr @strdup(ptr noundef readonly captures(none)) local_unnamed_addr #10

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr noundef readonly captures(none)) local_unnamed_addr #11

attributes #0 = { nounwind uwtable }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #3 = { nofree noreturn nounwind }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #7 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #8 = { mustprogress nofree nounwind willreturn memory(readwrite, target_mem0: none, target_mem1: none) uwtable }
attributes #9 = { mustprogress nounwind willreturn memory(readwrite, target_mem0: none, target_mem1: none) uwtable }
attributes #10 = { mustprogress nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #11 = { nofree nounwind }
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
!14 = !{!15, !15, i64 0}
!15 = !{!"p1 omnipotent char", !13, i64 0}
!16 = !{!17, !15, i64 40}
!17 = !{!"", !6, i64 0, !6, i64 4, !18, i64 8, !15, i64 40}
!18 = !{!"", !11, i64 0, !13, i64 8, !13, i64 16, !13, i64 24}
!19 = !{!17, !11, i64 8}
!20 = !{!17, !13, i64 24}
!21 = !{!17, !6, i64 0}
!22 = !{!17, !6, i64 4}
!23 = distinct !{!23, !24, !25}
!24 = !{!"llvm.loop.mustprogress"}
!25 = !{!"llvm.loop.unroll.disable"}
!26 = distinct !{!26, !24, !25}
!27 = !{!17, !13, i64 32}
!28 = distinct !{!28, !24, !25}
