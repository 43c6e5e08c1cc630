; From tests/test62.c of uthash 2.3.0, by Troy D. Hanson and Arthur O'Dwyer: see uthash-LICENSE.
; Compiled by clang 22 with -O1 -fno-vectorize -fno-slp-vectorize -fno-discard-value-names.
source_filename = "test62.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.UT_hash_bucket = type { ptr, i32, i32 }

@.str = private unnamed_addr constant [13 x i8] c"test != NULL\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"test62.c\00", align 1
@__PRETTY_FUNCTION__.make_test = private unnamed_addr constant [30 x i8] c"struct test_t *make_test(int)\00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"h == 0x42\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@.str.3 = private unnamed_addr constant [18 x i8] c"test->a == 0x4002\00", align 1
@.str.4 = private unnamed_addr constant [18 x i8] c"test->a == 0x0042\00", align 1
@.str.5 = private unnamed_addr constant [13 x i8] c"test == NULL\00", align 1

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @TrivialHash(ptr noundef readonly captures(none) %s, i64 noundef %len) local_unnamed_addr #0 {
entry:
  %cmp4.not = icmp eq i64 %len, 0
  br i1 %cmp4.not, label %for.end, label %for.body

for.body:                                         ; preds = %entry, %for.body
  %i.06 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %h.05 = phi i32 [ %add, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds nuw i8, ptr %s, i64 %i.06
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !9
  %conv = zext i8 %0 to i32
  %add = add i32 %h.05, %conv
  %inc = add nuw i64 %i.06, 1
  %exitcond.not = icmp eq i64 %inc, %len
  br i1 %exitcond.not, label %for.end, label %for.body, !llvm.loop !10

for.end:                                          ; preds = %for.body, %entry
  %h.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %h.0.lcssa
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind uwtable
define dso_local noalias nonnull ptr @make_test(i32 noundef %value) local_unnamed_addr #2 {
entry:
  %call = tail call noalias dereferenceable_or_null(64) ptr @malloc(i64 noundef 64) #9
  %cmp.not = icmp eq ptr %call, null
  br i1 %cmp.not, label %if.else, label %if.end

if.else:                                          ; preds = %entry
  tail call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 27, ptr noundef nonnull @__PRETTY_FUNCTION__.make_test) #10
  unreachable

if.end:                                           ; preds = %entry
  store i32 %value, ptr %call, align 8, !tbaa !13
  ret ptr %call
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #2 {
entry:
  %x = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %x) #11
  store i32 66, ptr %x, align 4, !tbaa !5
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i, %entry
  %i.06.i = phi i64 [ %inc.i, %for.body.i ], [ 0, %entry ]
  %h.05.i = phi i32 [ %add.i, %for.body.i ], [ 0, %entry ]
  %arrayidx.i = getelementptr inbounds nuw i8, ptr %x, i64 %i.06.i
  %0 = load i8, ptr %arrayidx.i, align 1, !tbaa !9
  %conv.i = zext i8 %0 to i32
  %add.i = add i32 %h.05.i, %conv.i
  %inc.i = add nuw nsw i64 %i.06.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, 4
  br i1 %exitcond.not.i, label %TrivialHash.exit, label %for.body.i, !llvm.loop !10

TrivialHash.exit:                                 ; preds = %for.body.i
  %cmp = icmp eq i32 %add.i, 66
  br i1 %cmp, label %if.end, label %if.else

if.else:                                          ; preds = %TrivialHash.exit
  tail call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 41, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #10
  unreachable

if.end:                                           ; preds = %TrivialHash.exit
  store i32 16386, ptr %x, align 4, !tbaa !5
  br label %for.body.i1347

for.body.i1347:                                   ; preds = %for.body.i1347, %if.end
  %i.06.i1348 = phi i64 [ %inc.i1353, %for.body.i1347 ], [ 0, %if.end ]
  %h.05.i1349 = phi i32 [ %add.i1352, %for.body.i1347 ], [ 0, %if.end ]
  %arrayidx.i1350 = getelementptr inbounds nuw i8, ptr %x, i64 %i.06.i1348
  %1 = load i8, ptr %arrayidx.i1350, align 1, !tbaa !9
  %conv.i1351 = zext i8 %1 to i32
  %add.i1352 = add i32 %h.05.i1349, %conv.i1351
  %inc.i1353 = add nuw nsw i64 %i.06.i1348, 1
  %exitcond.not.i1354 = icmp eq i64 %inc.i1353, 4
  br i1 %exitcond.not.i1354, label %TrivialHash.exit1355, label %for.body.i1347, !llvm.loop !10

TrivialHash.exit1355:                             ; preds = %for.body.i1347
  %cmp5 = icmp eq i32 %add.i1352, 66
  br i1 %cmp5, label %if.end8, label %if.else7

if.else7:                                         ; preds = %TrivialHash.exit1355
  tail call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 45, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #10
  unreachable

if.end8:                                          ; preds = %TrivialHash.exit1355
  %call.i = tail call noalias dereferenceable_or_null(64) ptr @malloc(i64 noundef 64) #9
  %cmp.not.i = icmp eq ptr %call.i, null
  br i1 %cmp.not.i, label %if.else.i, label %make_test.exit

if.else.i:                                        ; preds = %if.end8
  tail call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 27, ptr noundef nonnull @__PRETTY_FUNCTION__.make_test) #10
  unreachable

make_test.exit:                                   ; preds = %if.end8
  store i32 66, ptr %call.i, align 8, !tbaa !13
  br label %for.body.i1356

for.body.i1356:                                   ; preds = %for.body.i1356, %make_test.exit
  %i.06.i1357 = phi i64 [ %inc.i1362, %for.body.i1356 ], [ 0, %make_test.exit ]
  %h.05.i1358 = phi i32 [ %add.i1361, %for.body.i1356 ], [ 0, %make_test.exit ]
  %arrayidx.i1359 = getelementptr inbounds nuw i8, ptr %call.i, i64 %i.06.i1357
  %2 = load i8, ptr %arrayidx.i1359, align 1, !tbaa !9
  %conv.i1360 = zext i8 %2 to i32
  %add.i1361 = add i32 %h.05.i1358, %conv.i1360
  %inc.i1362 = add nuw nsw i64 %i.06.i1357, 1
  %exitcond.not.i1363 = icmp eq i64 %inc.i1362, 4
  br i1 %exitcond.not.i1363, label %TrivialHash.exit1364, label %for.body.i1356, !llvm.loop !10

TrivialHash.exit1364:                             ; preds = %for.body.i1356
  %hh = getelementptr inbounds nuw i8, ptr %call.i, i64 8
  %hashv = getelementptr inbounds nuw i8, ptr %call.i, i64 60
  store i32 %add.i1361, ptr %hashv, align 4, !tbaa !19
  %key = getelementptr inbounds nuw i8, ptr %call.i, i64 48
  store ptr %call.i, ptr %key, align 8, !tbaa !20
  %keylen = getelementptr inbounds nuw i8, ptr %call.i, i64 56
  store i32 4, ptr %keylen, align 8, !tbaa !21
  %prev = getelementptr inbounds nuw i8, ptr %call.i, i64 16
  %call23 = tail call noalias dereferenceable_or_null(64) ptr @malloc(i64 noundef 64) #9
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %prev, i8 0, i64 16, i1 false)
  store ptr %call23, ptr %hh, align 8, !tbaa !22
  %tobool27.not = icmp eq ptr %call23, null
  br i1 %tobool27.not, label %if.then28, label %if.else29

if.then28:                                        ; preds = %TrivialHash.exit1364
  tail call void @exit(i32 noundef -1) #12
  unreachable

if.else29:                                        ; preds = %TrivialHash.exit1364
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %call23, i8 0, i64 64, i1 false)
  %tail = getelementptr inbounds nuw i8, ptr %call23, i64 24
  store ptr %hh, ptr %tail, align 8, !tbaa !23
  %num_buckets = getelementptr inbounds nuw i8, ptr %call23, i64 8
  store i32 32, ptr %num_buckets, align 8, !tbaa !27
  %log2_num_buckets = getelementptr inbounds nuw i8, ptr %call23, i64 12
  store i32 5, ptr %log2_num_buckets, align 4, !tbaa !28
  %hho = getelementptr inbounds nuw i8, ptr %call23, i64 32
  store i64 8, ptr %hho, align 8, !tbaa !29
  %call42 = tail call noalias dereferenceable_or_null(512) ptr @malloc(i64 noundef 512) #9
  store ptr %call42, ptr %call23, align 8, !tbaa !30
  %signature = getelementptr inbounds nuw i8, ptr %call23, i64 56
  store i32 -1609490463, ptr %signature, align 8, !tbaa !31
  %tobool50.not = icmp eq ptr %call42, null
  br i1 %tobool50.not, label %if.then51, label %if.else52

if.then51:                                        ; preds = %if.else29
  tail call void @exit(i32 noundef -1) #12
  unreachable

if.else52:                                        ; preds = %if.else29
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(512) %call42, i8 0, i64 512, i1 false)
  %num_items = getelementptr inbounds nuw i8, ptr %call23, i64 16
  %3 = load i32, ptr %num_items, align 8, !tbaa !32
  %inc = add i32 %3, 1
  store i32 %inc, ptr %num_items, align 8, !tbaa !32
  %and = and i32 %add.i1361, 31
  %idxprom = zext nneg i32 %and to i64
  %arrayidx = getelementptr inbounds nuw %struct.UT_hash_bucket, ptr %call42, i64 %idxprom
  %count = getelementptr inbounds nuw i8, ptr %arrayidx, i64 8
  %4 = load i32, ptr %count, align 8, !tbaa !33
  %inc100 = add i32 %4, 1
  store i32 %inc100, ptr %count, align 8, !tbaa !33
  %5 = load ptr, ptr %arrayidx, align 8, !tbaa !35
  %hh_next = getelementptr inbounds nuw i8, ptr %call.i, i64 40
  store ptr %5, ptr %hh_next, align 8, !tbaa !36
  %hh_prev = getelementptr inbounds nuw i8, ptr %call.i, i64 32
  store ptr null, ptr %hh_prev, align 8, !tbaa !37
  %cmp104.not = icmp eq ptr %5, null
  br i1 %cmp104.not, label %if.end109, label %if.then105

if.then105:                                       ; preds = %if.else52
  %hh_prev108 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store ptr %hh, ptr %hh_prev108, align 8, !tbaa !38
  br label %if.end109

if.end109:                                        ; preds = %if.then105, %if.else52
  store ptr %hh, ptr %arrayidx, align 8, !tbaa !35
  %expand_mult = getelementptr inbounds nuw i8, ptr %arrayidx, i64 12
  %6 = load i32, ptr %expand_mult, align 4, !tbaa !39
  %7 = mul i32 %6, 10
  %mul = add i32 %7, 10
  %cmp113.not = icmp ult i32 %inc100, %mul
  br i1 %cmp113.not, label %if.end263, label %land.lhs.true

land.lhs.true:                                    ; preds = %if.end109
  %noexpand = getelementptr inbounds nuw i8, ptr %call23, i64 52
  %8 = load i32, ptr %noexpand, align 4, !tbaa !40
  %tobool116.not = icmp eq i32 %8, 0
  br i1 %tobool116.not, label %do.body118, label %if.end263

do.body118:                                       ; preds = %land.lhs.true
  %call124 = tail call noalias dereferenceable_or_null(1024) ptr @malloc(i64 noundef 1024) #9
  %tobool125.not = icmp eq ptr %call124, null
  br i1 %tobool125.not, label %if.then126, label %if.else127

if.then126:                                       ; preds = %do.body118
  tail call void @exit(i32 noundef -1) #12
  unreachable

if.else127:                                       ; preds = %do.body118
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1024) %call124, i8 0, i64 1024, i1 false)
  %shr = lshr i32 %inc, 6
  %and149 = and i32 %inc, 63
  %cmp150.not = icmp ne i32 %and149, 0
  %cond = zext i1 %cmp150.not to i32
  %add152 = add nuw nsw i32 %shr, %cond
  %ideal_chain_maxlen = getelementptr inbounds nuw i8, ptr %call23, i64 40
  store i32 %add152, ptr %ideal_chain_maxlen, align 8, !tbaa !41
  %nonideal_items = getelementptr inbounds nuw i8, ptr %call23, i64 44
  store i32 0, ptr %nonideal_items, align 4, !tbaa !42
  br label %for.body

for.body:                                         ; preds = %if.else127, %for.inc
  %indvars.iv = phi i64 [ 0, %if.else127 ], [ %indvars.iv.next, %for.inc ]
  %arrayidx166 = getelementptr inbounds nuw %struct.UT_hash_bucket, ptr %call42, i64 %indvars.iv
  %9 = load ptr, ptr %arrayidx166, align 8, !tbaa !35
  %cmp168.not1380 = icmp eq ptr %9, null
  br i1 %cmp168.not1380, label %for.inc, label %while.body

while.body:                                       ; preds = %for.body, %if.end217
  %_he_thh.01381 = phi ptr [ %10, %if.end217 ], [ %9, %for.body ]
  %hh_next170 = getelementptr inbounds nuw i8, ptr %_he_thh.01381, i64 32
  %10 = load ptr, ptr %hh_next170, align 8, !tbaa !43
  %hashv172 = getelementptr inbounds nuw i8, ptr %_he_thh.01381, i64 52
  %11 = load i32, ptr %hashv172, align 4, !tbaa !44
  %and178 = and i32 %11, 63
  %idxprom181 = zext nneg i32 %and178 to i64
  %arrayidx182 = getelementptr inbounds nuw %struct.UT_hash_bucket, ptr %call124, i64 %idxprom181
  %count183 = getelementptr inbounds nuw i8, ptr %arrayidx182, i64 8
  %12 = load i32, ptr %count183, align 8, !tbaa !33
  %inc184 = add i32 %12, 1
  store i32 %inc184, ptr %count183, align 8, !tbaa !33
  %cmp188 = icmp ugt i32 %inc184, %add152
  br i1 %cmp188, label %if.then190, label %if.end207

if.then190:                                       ; preds = %while.body
  %13 = load i32, ptr %nonideal_items, align 4, !tbaa !42
  %inc194 = add i32 %13, 1
  store i32 %inc194, ptr %nonideal_items, align 4, !tbaa !42
  %expand_mult196 = getelementptr inbounds nuw i8, ptr %arrayidx182, i64 12
  %14 = load i32, ptr %expand_mult196, align 4, !tbaa !39
  %mul200 = mul i32 %14, %add152
  %cmp201 = icmp ugt i32 %inc184, %mul200
  br i1 %cmp201, label %if.then203, label %if.end207

if.then203:                                       ; preds = %if.then190
  %inc205 = add i32 %14, 1
  store i32 %inc205, ptr %expand_mult196, align 4, !tbaa !39
  br label %if.end207

if.end207:                                        ; preds = %if.then190, %if.then203, %while.body
  %hh_prev208 = getelementptr inbounds nuw i8, ptr %_he_thh.01381, i64 24
  store ptr null, ptr %hh_prev208, align 8, !tbaa !38
  %15 = load ptr, ptr %arrayidx182, align 8, !tbaa !35
  store ptr %15, ptr %hh_next170, align 8, !tbaa !43
  %cmp212.not = icmp eq ptr %15, null
  br i1 %cmp212.not, label %if.end217, label %if.then214

if.then214:                                       ; preds = %if.end207
  %hh_prev216 = getelementptr inbounds nuw i8, ptr %15, i64 24
  store ptr %_he_thh.01381, ptr %hh_prev216, align 8, !tbaa !38
  br label %if.end217

if.end217:                                        ; preds = %if.then214, %if.end207
  store ptr %_he_thh.01381, ptr %arrayidx182, align 8, !tbaa !35
  %cmp168.not = icmp eq ptr %10, null
  br i1 %cmp168.not, label %for.inc, label %while.body, !llvm.loop !45

for.inc:                                          ; preds = %if.end217, %for.body
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 32
  br i1 %exitcond.not, label %for.end, label %for.body, !llvm.loop !46

for.end:                                          ; preds = %for.inc
  tail call void @free(ptr noundef %call42) #11
  store i32 64, ptr %num_buckets, align 8, !tbaa !27
  store i32 6, ptr %log2_num_buckets, align 4, !tbaa !28
  store ptr %call124, ptr %call23, align 8, !tbaa !30
  %16 = load i32, ptr %nonideal_items, align 4, !tbaa !42
  %shr240 = lshr i32 %inc, 1
  %cmp241 = icmp ugt i32 %16, %shr240
  br i1 %cmp241, label %cond.true, label %cond.end

cond.true:                                        ; preds = %for.end
  %ineff_expands = getelementptr inbounds nuw i8, ptr %call23, i64 48
  %17 = load i32, ptr %ineff_expands, align 8, !tbaa !47
  %add245 = add i32 %17, 1
  br label %cond.end

cond.end:                                         ; preds = %for.end, %cond.true
  %cond246 = phi i32 [ %add245, %cond.true ], [ 0, %for.end ]
  %ineff_expands249 = getelementptr inbounds nuw i8, ptr %call23, i64 48
  store i32 %cond246, ptr %ineff_expands249, align 8, !tbaa !47
  %cmp253 = icmp ugt i32 %cond246, 1
  br i1 %cmp253, label %if.then255, label %if.end263

if.then255:                                       ; preds = %cond.end
  store i32 1, ptr %noexpand, align 4, !tbaa !40
  br label %if.end263

if.end263:                                        ; preds = %if.then255, %cond.end, %land.lhs.true, %if.end109
  %call.i1365 = tail call noalias dereferenceable_or_null(64) ptr @malloc(i64 noundef 64) #9
  %cmp.not.i1366 = icmp eq ptr %call.i1365, null
  br i1 %cmp.not.i1366, label %if.else.i1367, label %make_test.exit1368

if.else.i1367:                                    ; preds = %if.end263
  tail call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 27, ptr noundef nonnull @__PRETTY_FUNCTION__.make_test) #10
  unreachable

make_test.exit1368:                               ; preds = %if.end263
  store i32 16386, ptr %call.i1365, align 8, !tbaa !13
  br label %for.body.i1369

for.body.i1369:                                   ; preds = %for.body.i1369, %make_test.exit1368
  %i.06.i1370 = phi i64 [ %inc.i1375, %for.body.i1369 ], [ 0, %make_test.exit1368 ]
  %h.05.i1371 = phi i32 [ %add.i1374, %for.body.i1369 ], [ 0, %make_test.exit1368 ]
  %arrayidx.i1372 = getelementptr inbounds nuw i8, ptr %call.i1365, i64 %i.06.i1370
  %18 = load i8, ptr %arrayidx.i1372, align 1, !tbaa !9
  %conv.i1373 = zext i8 %18 to i32
  %add.i1374 = add i32 %h.05.i1371, %conv.i1373
  %inc.i1375 = add nuw nsw i64 %i.06.i1370, 1
  %exitcond.not.i1376 = icmp eq i64 %inc.i1375, 4
  br i1 %exitcond.not.i1376, label %TrivialHash.exit1377, label %for.body.i1369, !llvm.loop !10

TrivialHash.exit1377:                             ; preds = %for.body.i1369
  %hh281 = getelementptr inbounds nuw i8, ptr %call.i1365, i64 8
  %hashv282 = getelementptr inbounds nuw i8, ptr %call.i1365, i64 60
  store i32 %add.i1374, ptr %hashv282, align 4, !tbaa !19
  %key285 = getelementptr inbounds nuw i8, ptr %call.i1365, i64 48
  store ptr %call.i1365, ptr %key285, align 8, !tbaa !20
  %keylen287 = getelementptr inbounds nuw i8, ptr %call.i1365, i64 56
  store i32 4, ptr %keylen287, align 8, !tbaa !21
  %19 = load ptr, ptr %hh, align 8, !tbaa !22
  store ptr %19, ptr %hh281, align 8, !tbaa !22
  %next349 = getelementptr inbounds nuw i8, ptr %call.i1365, i64 24
  store ptr null, ptr %next349, align 8, !tbaa !48
  %tail352 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %20 = load ptr, ptr %tail352, align 8, !tbaa !23
  %hho355 = getelementptr inbounds nuw i8, ptr %19, i64 32
  %21 = load i64, ptr %hho355, align 8, !tbaa !29
  %idx.neg356 = sub i64 0, %21
  %add.ptr357 = getelementptr inbounds i8, ptr %20, i64 %idx.neg356
  %prev359 = getelementptr inbounds nuw i8, ptr %call.i1365, i64 16
  store ptr %add.ptr357, ptr %prev359, align 8, !tbaa !49
  %next363 = getelementptr inbounds nuw i8, ptr %20, i64 16
  store ptr %call.i1365, ptr %next363, align 8, !tbaa !50
  store ptr %hh281, ptr %tail352, align 8, !tbaa !23
  %num_items375 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %22 = load i32, ptr %num_items375, align 8, !tbaa !32
  %inc376 = add i32 %22, 1
  store i32 %inc376, ptr %num_items375, align 8, !tbaa !32
  %num_buckets380 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %23 = load i32, ptr %num_buckets380, align 8, !tbaa !27
  %sub381 = add i32 %23, -1
  %and382 = and i32 %sub381, %add.i1374
  %24 = load ptr, ptr %19, align 8, !tbaa !30
  %idxprom390 = zext i32 %and382 to i64
  %arrayidx391 = getelementptr inbounds nuw %struct.UT_hash_bucket, ptr %24, i64 %idxprom390
  %count392 = getelementptr inbounds nuw i8, ptr %arrayidx391, i64 8
  %25 = load i32, ptr %count392, align 8, !tbaa !33
  %inc393 = add i32 %25, 1
  store i32 %inc393, ptr %count392, align 8, !tbaa !33
  %26 = load ptr, ptr %arrayidx391, align 8, !tbaa !35
  %hh_next396 = getelementptr inbounds nuw i8, ptr %call.i1365, i64 40
  store ptr %26, ptr %hh_next396, align 8, !tbaa !36
  %hh_prev398 = getelementptr inbounds nuw i8, ptr %call.i1365, i64 32
  store ptr null, ptr %hh_prev398, align 8, !tbaa !37
  %cmp400.not = icmp eq ptr %26, null
  br i1 %cmp400.not, label %if.end406, label %if.then402

if.then402:                                       ; preds = %TrivialHash.exit1377
  %hh_prev405 = getelementptr inbounds nuw i8, ptr %26, i64 24
  store ptr %hh281, ptr %hh_prev405, align 8, !tbaa !38
  br label %if.end406

if.end406:                                        ; preds = %if.then402, %TrivialHash.exit1377
  store ptr %hh281, ptr %arrayidx391, align 8, !tbaa !35
  %expand_mult410 = getelementptr inbounds nuw i8, ptr %arrayidx391, i64 12
  %27 = load i32, ptr %expand_mult410, align 4, !tbaa !39
  %28 = mul i32 %27, 10
  %mul412 = add i32 %28, 10
  %cmp413.not = icmp ult i32 %inc393, %mul412
  br i1 %cmp413.not, label %if.end588, label %land.lhs.true415

land.lhs.true415:                                 ; preds = %if.end406
  %noexpand418 = getelementptr inbounds nuw i8, ptr %19, i64 52
  %29 = load i32, ptr %noexpand418, align 4, !tbaa !40
  %tobool419.not = icmp eq i32 %29, 0
  br i1 %tobool419.not, label %do.body421, label %if.end588

do.body421:                                       ; preds = %land.lhs.true415
  %conv431 = zext i32 %23 to i64
  %mul433 = shl nuw nsw i64 %conv431, 5
  %call434 = tail call noalias ptr @malloc(i64 noundef %mul433) #9
  %tobool435.not = icmp eq ptr %call434, null
  br i1 %tobool435.not, label %if.then436, label %if.else437

if.then436:                                       ; preds = %do.body421
  tail call void @exit(i32 noundef -1) #12
  unreachable

if.else437:                                       ; preds = %do.body421
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %call434, i8 0, i64 %mul433, i1 false)
  %30 = load i32, ptr %num_items375, align 8, !tbaa !32
  %log2_num_buckets449 = getelementptr inbounds nuw i8, ptr %19, i64 12
  %31 = load i32, ptr %log2_num_buckets449, align 4, !tbaa !28
  %add450 = add i32 %31, 1
  %shr451 = lshr i32 %30, %add450
  %32 = load i32, ptr %num_buckets380, align 8, !tbaa !27
  %mul458 = shl i32 %32, 1
  %sub459 = add i32 %mul458, -1
  %and460 = and i32 %sub459, %30
  %cmp461.not = icmp ne i32 %and460, 0
  %cond463 = zext i1 %cmp461.not to i32
  %add464 = add i32 %shr451, %cond463
  %ideal_chain_maxlen467 = getelementptr inbounds nuw i8, ptr %19, i64 40
  store i32 %add464, ptr %ideal_chain_maxlen467, align 8, !tbaa !41
  %nonideal_items470 = getelementptr inbounds nuw i8, ptr %19, i64 44
  store i32 0, ptr %nonideal_items470, align 4, !tbaa !42
  %cmp4751385.not = icmp eq i32 %32, 0
  br i1 %cmp4751385.not, label %for.end540, label %for.body477.lr.ph

for.body477.lr.ph:                                ; preds = %if.else437
  %33 = load ptr, ptr %19, align 8, !tbaa !30
  %wide.trip.count = zext i32 %32 to i64
  br label %for.body477

for.body477:                                      ; preds = %for.body477.lr.ph, %for.inc538
  %indvars.iv1400 = phi i64 [ 0, %for.body477.lr.ph ], [ %indvars.iv.next1401, %for.inc538 ]
  %arrayidx482 = getelementptr inbounds nuw %struct.UT_hash_bucket, ptr %33, i64 %indvars.iv1400
  %34 = load ptr, ptr %arrayidx482, align 8, !tbaa !35
  %cmp485.not1383 = icmp eq ptr %34, null
  br i1 %cmp485.not1383, label %for.inc538, label %while.body487

while.body487:                                    ; preds = %for.body477, %if.end535
  %_he_thh424.01384 = phi ptr [ %35, %if.end535 ], [ %34, %for.body477 ]
  %hh_next488 = getelementptr inbounds nuw i8, ptr %_he_thh424.01384, i64 32
  %35 = load ptr, ptr %hh_next488, align 8, !tbaa !43
  %hashv490 = getelementptr inbounds nuw i8, ptr %_he_thh424.01384, i64 52
  %36 = load i32, ptr %hashv490, align 4, !tbaa !44
  %and496 = and i32 %36, %sub459
  %idxprom499 = zext i32 %and496 to i64
  %arrayidx500 = getelementptr inbounds nuw %struct.UT_hash_bucket, ptr %call434, i64 %idxprom499
  %count501 = getelementptr inbounds nuw i8, ptr %arrayidx500, i64 8
  %37 = load i32, ptr %count501, align 8, !tbaa !33
  %inc502 = add i32 %37, 1
  store i32 %inc502, ptr %count501, align 8, !tbaa !33
  %cmp506 = icmp ugt i32 %inc502, %add464
  br i1 %cmp506, label %if.then508, label %if.end525

if.then508:                                       ; preds = %while.body487
  %38 = load i32, ptr %nonideal_items470, align 4, !tbaa !42
  %inc512 = add i32 %38, 1
  store i32 %inc512, ptr %nonideal_items470, align 4, !tbaa !42
  %expand_mult514 = getelementptr inbounds nuw i8, ptr %arrayidx500, i64 12
  %39 = load i32, ptr %expand_mult514, align 4, !tbaa !39
  %mul518 = mul i32 %39, %add464
  %cmp519 = icmp ugt i32 %inc502, %mul518
  br i1 %cmp519, label %if.then521, label %if.end525

if.then521:                                       ; preds = %if.then508
  %inc523 = add i32 %39, 1
  store i32 %inc523, ptr %expand_mult514, align 4, !tbaa !39
  br label %if.end525

if.end525:                                        ; preds = %if.then508, %if.then521, %while.body487
  %hh_prev526 = getelementptr inbounds nuw i8, ptr %_he_thh424.01384, i64 24
  store ptr null, ptr %hh_prev526, align 8, !tbaa !38
  %40 = load ptr, ptr %arrayidx500, align 8, !tbaa !35
  store ptr %40, ptr %hh_next488, align 8, !tbaa !43
  %cmp530.not = icmp eq ptr %40, null
  br i1 %cmp530.not, label %if.end535, label %if.then532

if.then532:                                       ; preds = %if.end525
  %hh_prev534 = getelementptr inbounds nuw i8, ptr %40, i64 24
  store ptr %_he_thh424.01384, ptr %hh_prev534, align 8, !tbaa !38
  br label %if.end535

if.end535:                                        ; preds = %if.then532, %if.end525
  store ptr %_he_thh424.01384, ptr %arrayidx500, align 8, !tbaa !35
  %cmp485.not = icmp eq ptr %35, null
  br i1 %cmp485.not, label %for.inc538, label %while.body487, !llvm.loop !51

for.inc538:                                       ; preds = %if.end535, %for.body477
  %indvars.iv.next1401 = add nuw nsw i64 %indvars.iv1400, 1
  %exitcond1403.not = icmp eq i64 %indvars.iv.next1401, %wide.trip.count
  br i1 %exitcond1403.not, label %for.end540, label %for.body477, !llvm.loop !52

for.end540:                                       ; preds = %for.inc538, %if.else437
  %41 = load ptr, ptr %19, align 8, !tbaa !30
  tail call void @free(ptr noundef %41) #11
  %42 = load ptr, ptr %hh281, align 8, !tbaa !22
  %num_buckets546 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %43 = load i32, ptr %num_buckets546, align 8, !tbaa !27
  %mul547 = shl i32 %43, 1
  store i32 %mul547, ptr %num_buckets546, align 8, !tbaa !27
  %log2_num_buckets550 = getelementptr inbounds nuw i8, ptr %42, i64 12
  %44 = load i32, ptr %log2_num_buckets550, align 4, !tbaa !28
  %inc551 = add i32 %44, 1
  store i32 %inc551, ptr %log2_num_buckets550, align 4, !tbaa !28
  store ptr %call434, ptr %42, align 8, !tbaa !30
  %nonideal_items557 = getelementptr inbounds nuw i8, ptr %42, i64 44
  %45 = load i32, ptr %nonideal_items557, align 4, !tbaa !42
  %num_items560 = getelementptr inbounds nuw i8, ptr %42, i64 16
  %46 = load i32, ptr %num_items560, align 8, !tbaa !32
  %shr561 = lshr i32 %46, 1
  %cmp562 = icmp ugt i32 %45, %shr561
  br i1 %cmp562, label %cond.true564, label %cond.end570

cond.true564:                                     ; preds = %for.end540
  %ineff_expands567 = getelementptr inbounds nuw i8, ptr %42, i64 48
  %47 = load i32, ptr %ineff_expands567, align 8, !tbaa !47
  %add568 = add i32 %47, 1
  br label %cond.end570

cond.end570:                                      ; preds = %for.end540, %cond.true564
  %cond571 = phi i32 [ %add568, %cond.true564 ], [ 0, %for.end540 ]
  %ineff_expands574 = getelementptr inbounds nuw i8, ptr %42, i64 48
  store i32 %cond571, ptr %ineff_expands574, align 8, !tbaa !47
  %cmp578 = icmp ugt i32 %cond571, 1
  br i1 %cmp578, label %if.then580, label %if.end588

if.then580:                                       ; preds = %cond.end570
  %noexpand583 = getelementptr inbounds nuw i8, ptr %42, i64 52
  store i32 1, ptr %noexpand583, align 4, !tbaa !40
  br label %if.end588

if.end588:                                        ; preds = %if.then580, %cond.end570, %land.lhs.true415, %if.end406
  store i32 16386, ptr %x, align 4, !tbaa !5
  %48 = load ptr, ptr %hh, align 8, !tbaa !22
  %num_buckets603 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %49 = load i32, ptr %num_buckets603, align 8, !tbaa !27
  %sub604 = add i32 %49, 127
  %and605 = and i32 %sub604, 66
  %50 = load ptr, ptr %48, align 8, !tbaa !30
  %idxprom612 = zext nneg i32 %and605 to i64
  %arrayidx613 = getelementptr inbounds nuw %struct.UT_hash_bucket, ptr %50, i64 %idxprom612
  %51 = load ptr, ptr %arrayidx613, align 8, !tbaa !35
  %cmp615.not = icmp eq ptr %51, null
  br i1 %cmp615.not, label %if.end633, label %do.body618

do.body618:                                       ; preds = %if.end588
  %hho627 = getelementptr inbounds nuw i8, ptr %48, i64 32
  %52 = load i64, ptr %hho627, align 8, !tbaa !29
  %idx.neg628 = sub i64 0, %52
  %add.ptr629 = getelementptr inbounds i8, ptr %51, i64 %idx.neg628
  br label %if.end633

if.end633:                                        ; preds = %if.end588, %do.body618
  %test.0 = phi ptr [ %add.ptr629, %do.body618 ], [ null, %if.end588 ]
  %cond13421387 = icmp eq ptr %test.0, null
  br i1 %cond13421387, label %if.else683, label %while.body637.lr.ph

while.body637.lr.ph:                              ; preds = %if.end633
  %hho667 = getelementptr inbounds nuw i8, ptr %48, i64 32
  br label %while.body637

while.body637:                                    ; preds = %while.body637.lr.ph, %if.end673
  %test.11388 = phi ptr [ %test.0, %while.body637.lr.ph ], [ %test.2, %if.end673 ]
  %hashv639 = getelementptr inbounds nuw i8, ptr %test.11388, i64 60
  %53 = load i32, ptr %hashv639, align 4, !tbaa !19
  %cmp640 = icmp eq i32 %53, 66
  br i1 %cmp640, label %land.lhs.true642, label %if.end656

land.lhs.true642:                                 ; preds = %while.body637
  %keylen644 = getelementptr inbounds nuw i8, ptr %test.11388, i64 56
  %54 = load i32, ptr %keylen644, align 8, !tbaa !21
  %cmp646 = icmp eq i32 %54, 4
  br i1 %cmp646, label %if.then648, label %if.end656

if.then648:                                       ; preds = %land.lhs.true642
  %key650 = getelementptr inbounds nuw i8, ptr %test.11388, i64 48
  %55 = load ptr, ptr %key650, align 8, !tbaa !20
  %bcmp = call i32 @bcmp(ptr noundef nonnull dereferenceable(4) %55, ptr noundef nonnull dereferenceable(4) %x, i64 4)
  %cmp652 = icmp eq i32 %bcmp, 0
  br i1 %cmp652, label %if.end684, label %if.end656

if.end656:                                        ; preds = %if.then648, %land.lhs.true642, %while.body637
  %hh_next658 = getelementptr inbounds nuw i8, ptr %test.11388, i64 40
  %56 = load ptr, ptr %hh_next658, align 8, !tbaa !36
  %cmp659.not = icmp eq ptr %56, null
  br i1 %cmp659.not, label %if.end673, label %do.body662

do.body662:                                       ; preds = %if.end656
  %57 = load i64, ptr %hho667, align 8, !tbaa !29
  %idx.neg668 = sub i64 0, %57
  %add.ptr669 = getelementptr inbounds i8, ptr %56, i64 %idx.neg668
  br label %if.end673

if.end673:                                        ; preds = %if.end656, %do.body662
  %test.2 = phi ptr [ %add.ptr669, %do.body662 ], [ null, %if.end656 ]
  %cond1342 = icmp eq ptr %test.2, null
  br i1 %cond1342, label %if.else683, label %while.body637, !llvm.loop !53

if.else683:                                       ; preds = %if.end673, %if.end633
  tail call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 55, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #10
  unreachable

if.end684:                                        ; preds = %if.then648
  %58 = load i32, ptr %test.11388, align 8, !tbaa !13
  %cmp686 = icmp eq i32 %58, 16386
  br i1 %cmp686, label %if.end690, label %if.else689

if.else689:                                       ; preds = %if.end684
  tail call void @__assert_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.1, i32 noundef 56, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #10
  unreachable

if.end690:                                        ; preds = %if.end684
  store i32 66, ptr %x, align 4, !tbaa !5
  br i1 %cmp615.not, label %if.end728, label %do.body713

do.body713:                                       ; preds = %if.end690
  %hho722 = getelementptr inbounds nuw i8, ptr %48, i64 32
  %59 = load i64, ptr %hho722, align 8, !tbaa !29
  %idx.neg723 = sub i64 0, %59
  %add.ptr724 = getelementptr inbounds i8, ptr %51, i64 %idx.neg723
  br label %if.end728

if.end728:                                        ; preds = %if.end690, %do.body713
  %test.4 = phi ptr [ %add.ptr724, %do.body713 ], [ null, %if.end690 ]
  %cond13431389 = icmp eq ptr %test.4, null
  br i1 %cond13431389, label %if.else778, label %while.body732.lr.ph

while.body732.lr.ph:                              ; preds = %if.end728
  %hho762 = getelementptr inbounds nuw i8, ptr %48, i64 32
  br label %while.body732

while.body732:                                    ; preds = %while.body732.lr.ph, %if.end768
  %test.51390 = phi ptr [ %test.4, %while.body732.lr.ph ], [ %test.6, %if.end768 ]
  %hashv734 = getelementptr inbounds nuw i8, ptr %test.51390, i64 60
  %60 = load i32, ptr %hashv734, align 4, !tbaa !19
  %cmp735 = icmp eq i32 %60, 66
  br i1 %cmp735, label %land.lhs.true737, label %if.end751

land.lhs.true737:                                 ; preds = %while.body732
  %keylen739 = getelementptr inbounds nuw i8, ptr %test.51390, i64 56
  %61 = load i32, ptr %keylen739, align 8, !tbaa !21
  %cmp741 = icmp eq i32 %61, 4
  br i1 %cmp741, label %if.then743, label %if.end751

if.then743:                                       ; preds = %land.lhs.true737
  %key745 = getelementptr inbounds nuw i8, ptr %test.51390, i64 48
  %62 = load ptr, ptr %key745, align 8, !tbaa !20
  %bcmp1334 = call i32 @bcmp(ptr noundef nonnull dereferenceable(4) %62, ptr noundef nonnull dereferenceable(4) %x, i64 4)
  %cmp747 = icmp eq i32 %bcmp1334, 0
  br i1 %cmp747, label %if.end779, label %if.end751

if.end751:                                        ; preds = %if.then743, %land.lhs.true737, %while.body732
  %hh_next753 = getelementptr inbounds nuw i8, ptr %test.51390, i64 40
  %63 = load ptr, ptr %hh_next753, align 8, !tbaa !36
  %cmp754.not = icmp eq ptr %63, null
  br i1 %cmp754.not, label %if.end768, label %do.body757

do.body757:                                       ; preds = %if.end751
  %64 = load i64, ptr %hho762, align 8, !tbaa !29
  %idx.neg763 = sub i64 0, %64
  %add.ptr764 = getelementptr inbounds i8, ptr %63, i64 %idx.neg763
  br label %if.end768

if.end768:                                        ; preds = %if.end751, %do.body757
  %test.6 = phi ptr [ %add.ptr764, %do.body757 ], [ null, %if.end751 ]
  %cond1343 = icmp eq ptr %test.6, null
  br i1 %cond1343, label %if.else778, label %while.body732, !llvm.loop !54

if.else778:                                       ; preds = %if.end768, %if.end728
  tail call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 61, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #10
  unreachable

if.end779:                                        ; preds = %if.then743
  %65 = load i32, ptr %test.51390, align 8, !tbaa !13
  %cmp781 = icmp eq i32 %65, 66
  br i1 %cmp781, label %if.end785, label %if.else784

if.else784:                                       ; preds = %if.end779
  tail call void @__assert_fail(ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.1, i32 noundef 62, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #10
  unreachable

if.end785:                                        ; preds = %if.end779
  store i32 16386, ptr %x, align 4, !tbaa !5
  %and795 = and i32 %sub604, 67
  %idxprom802 = zext nneg i32 %and795 to i64
  %arrayidx803 = getelementptr inbounds nuw %struct.UT_hash_bucket, ptr %50, i64 %idxprom802
  %66 = load ptr, ptr %arrayidx803, align 8, !tbaa !35
  %cmp805.not = icmp eq ptr %66, null
  br i1 %cmp805.not, label %if.end823, label %do.body808

do.body808:                                       ; preds = %if.end785
  %hho817 = getelementptr inbounds nuw i8, ptr %48, i64 32
  %67 = load i64, ptr %hho817, align 8, !tbaa !29
  %idx.neg818 = sub i64 0, %67
  %add.ptr819 = getelementptr inbounds i8, ptr %66, i64 %idx.neg818
  br label %if.end823

if.end823:                                        ; preds = %if.end785, %do.body808
  %test.8 = phi ptr [ %add.ptr819, %do.body808 ], [ null, %if.end785 ]
  %cond13441391 = icmp eq ptr %test.8, null
  br i1 %cond13441391, label %if.end874, label %while.body827.lr.ph

while.body827.lr.ph:                              ; preds = %if.end823
  %hho857 = getelementptr inbounds nuw i8, ptr %48, i64 32
  br label %while.body827

while.body827:                                    ; preds = %while.body827.lr.ph, %if.end863
  %test.91392 = phi ptr [ %test.8, %while.body827.lr.ph ], [ %test.10, %if.end863 ]
  %hashv829 = getelementptr inbounds nuw i8, ptr %test.91392, i64 60
  %68 = load i32, ptr %hashv829, align 4, !tbaa !19
  %cmp830 = icmp eq i32 %68, 67
  br i1 %cmp830, label %land.lhs.true832, label %if.end846

land.lhs.true832:                                 ; preds = %while.body827
  %keylen834 = getelementptr inbounds nuw i8, ptr %test.91392, i64 56
  %69 = load i32, ptr %keylen834, align 8, !tbaa !21
  %cmp836 = icmp eq i32 %69, 4
  br i1 %cmp836, label %if.then838, label %if.end846

if.then838:                                       ; preds = %land.lhs.true832
  %key840 = getelementptr inbounds nuw i8, ptr %test.91392, i64 48
  %70 = load ptr, ptr %key840, align 8, !tbaa !20
  %bcmp1335 = call i32 @bcmp(ptr noundef nonnull dereferenceable(4) %70, ptr noundef nonnull dereferenceable(4) %x, i64 4)
  %cmp842 = icmp eq i32 %bcmp1335, 0
  br i1 %cmp842, label %if.else873, label %if.end846

if.end846:                                        ; preds = %if.then838, %land.lhs.true832, %while.body827
  %hh_next848 = getelementptr inbounds nuw i8, ptr %test.91392, i64 40
  %71 = load ptr, ptr %hh_next848, align 8, !tbaa !36
  %cmp849.not = icmp eq ptr %71, null
  br i1 %cmp849.not, label %if.end863, label %do.body852

do.body852:                                       ; preds = %if.end846
  %72 = load i64, ptr %hho857, align 8, !tbaa !29
  %idx.neg858 = sub i64 0, %72
  %add.ptr859 = getelementptr inbounds i8, ptr %71, i64 %idx.neg858
  br label %if.end863

if.end863:                                        ; preds = %if.end846, %do.body852
  %test.10 = phi ptr [ %add.ptr859, %do.body852 ], [ null, %if.end846 ]
  %cond1344 = icmp eq ptr %test.10, null
  br i1 %cond1344, label %if.end874, label %while.body827, !llvm.loop !55

if.else873:                                       ; preds = %if.then838
  tail call void @__assert_fail(ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.1, i32 noundef 67, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #10
  unreachable

if.end874:                                        ; preds = %if.end863, %if.end823
  store i32 66, ptr %x, align 4, !tbaa !5
  br i1 %cmp805.not, label %if.end912, label %do.body897

do.body897:                                       ; preds = %if.end874
  %hho906 = getelementptr inbounds nuw i8, ptr %48, i64 32
  %73 = load i64, ptr %hho906, align 8, !tbaa !29
  %idx.neg907 = sub i64 0, %73
  %add.ptr908 = getelementptr inbounds i8, ptr %66, i64 %idx.neg907
  br label %if.end912

if.end912:                                        ; preds = %if.end874, %do.body897
  %test.12 = phi ptr [ %add.ptr908, %do.body897 ], [ null, %if.end874 ]
  %cond13451393 = icmp eq ptr %test.12, null
  br i1 %cond13451393, label %if.end963, label %while.body916.lr.ph

while.body916.lr.ph:                              ; preds = %if.end912
  %hho946 = getelementptr inbounds nuw i8, ptr %48, i64 32
  br label %while.body916

while.body916:                                    ; preds = %while.body916.lr.ph, %if.end952
  %test.131394 = phi ptr [ %test.12, %while.body916.lr.ph ], [ %test.14, %if.end952 ]
  %hashv918 = getelementptr inbounds nuw i8, ptr %test.131394, i64 60
  %74 = load i32, ptr %hashv918, align 4, !tbaa !19
  %cmp919 = icmp eq i32 %74, 67
  br i1 %cmp919, label %land.lhs.true921, label %if.end935

land.lhs.true921:                                 ; preds = %while.body916
  %keylen923 = getelementptr inbounds nuw i8, ptr %test.131394, i64 56
  %75 = load i32, ptr %keylen923, align 8, !tbaa !21
  %cmp925 = icmp eq i32 %75, 4
  br i1 %cmp925, label %if.then927, label %if.end935

if.then927:                                       ; preds = %land.lhs.true921
  %key929 = getelementptr inbounds nuw i8, ptr %test.131394, i64 48
  %76 = load ptr, ptr %key929, align 8, !tbaa !20
  %bcmp1336 = call i32 @bcmp(ptr noundef nonnull dereferenceable(4) %76, ptr noundef nonnull dereferenceable(4) %x, i64 4)
  %cmp931 = icmp eq i32 %bcmp1336, 0
  br i1 %cmp931, label %if.else962, label %if.end935

if.end935:                                        ; preds = %if.then927, %land.lhs.true921, %while.body916
  %hh_next937 = getelementptr inbounds nuw i8, ptr %test.131394, i64 40
  %77 = load ptr, ptr %hh_next937, align 8, !tbaa !36
  %cmp938.not = icmp eq ptr %77, null
  br i1 %cmp938.not, label %if.end952, label %do.body941

do.body941:                                       ; preds = %if.end935
  %78 = load i64, ptr %hho946, align 8, !tbaa !29
  %idx.neg947 = sub i64 0, %78
  %add.ptr948 = getelementptr inbounds i8, ptr %77, i64 %idx.neg947
  br label %if.end952

if.end952:                                        ; preds = %if.end935, %do.body941
  %test.14 = phi ptr [ %add.ptr948, %do.body941 ], [ null, %if.end935 ]
  %cond1345 = icmp eq ptr %test.14, null
  br i1 %cond1345, label %if.end963, label %while.body916, !llvm.loop !56

if.else962:                                       ; preds = %if.then927
  tail call void @__assert_fail(ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.1, i32 noundef 72, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #10
  unreachable

if.end963:                                        ; preds = %if.end952, %if.end912
  store i32 16387, ptr %x, align 4, !tbaa !5
  br i1 %cmp615.not, label %if.end1001, label %do.body986

do.body986:                                       ; preds = %if.end963
  %hho995 = getelementptr inbounds nuw i8, ptr %48, i64 32
  %79 = load i64, ptr %hho995, align 8, !tbaa !29
  %idx.neg996 = sub i64 0, %79
  %add.ptr997 = getelementptr inbounds i8, ptr %51, i64 %idx.neg996
  br label %if.end1001

if.end1001:                                       ; preds = %if.end963, %do.body986
  %test.16 = phi ptr [ %add.ptr997, %do.body986 ], [ null, %if.end963 ]
  %cond13461395 = icmp eq ptr %test.16, null
  br i1 %cond13461395, label %if.then1056, label %while.body1005.lr.ph

while.body1005.lr.ph:                             ; preds = %if.end1001
  %hho1035 = getelementptr inbounds nuw i8, ptr %48, i64 32
  br label %while.body1005

while.body1005:                                   ; preds = %while.body1005.lr.ph, %if.end1041
  %test.171396 = phi ptr [ %test.16, %while.body1005.lr.ph ], [ %test.18, %if.end1041 ]
  %hashv1007 = getelementptr inbounds nuw i8, ptr %test.171396, i64 60
  %80 = load i32, ptr %hashv1007, align 4, !tbaa !19
  %cmp1008 = icmp eq i32 %80, 66
  br i1 %cmp1008, label %land.lhs.true1010, label %if.end1024

land.lhs.true1010:                                ; preds = %while.body1005
  %keylen1012 = getelementptr inbounds nuw i8, ptr %test.171396, i64 56
  %81 = load i32, ptr %keylen1012, align 8, !tbaa !21
  %cmp1014 = icmp eq i32 %81, 4
  br i1 %cmp1014, label %if.then1016, label %if.end1024

if.then1016:                                      ; preds = %land.lhs.true1010
  %key1018 = getelementptr inbounds nuw i8, ptr %test.171396, i64 48
  %82 = load ptr, ptr %key1018, align 8, !tbaa !20
  %bcmp1337 = call i32 @bcmp(ptr noundef nonnull dereferenceable(4) %82, ptr noundef nonnull dereferenceable(4) %x, i64 4)
  %cmp1020 = icmp eq i32 %bcmp1337, 0
  br i1 %cmp1020, label %if.else1051, label %if.end1024

if.end1024:                                       ; preds = %if.then1016, %land.lhs.true1010, %while.body1005
  %hh_next1026 = getelementptr inbounds nuw i8, ptr %test.171396, i64 40
  %83 = load ptr, ptr %hh_next1026, align 8, !tbaa !36
  %cmp1027.not = icmp eq ptr %83, null
  br i1 %cmp1027.not, label %if.end1041, label %do.body1030

do.body1030:                                      ; preds = %if.end1024
  %84 = load i64, ptr %hho1035, align 8, !tbaa !29
  %idx.neg1036 = sub i64 0, %84
  %add.ptr1037 = getelementptr inbounds i8, ptr %83, i64 %idx.neg1036
  br label %if.end1041

if.end1041:                                       ; preds = %if.end1024, %do.body1030
  %test.18 = phi ptr [ %add.ptr1037, %do.body1030 ], [ null, %if.end1024 ]
  %cond1346 = icmp eq ptr %test.18, null
  br i1 %cond1346, label %if.then1056, label %while.body1005, !llvm.loop !57

if.else1051:                                      ; preds = %if.then1016
  tail call void @__assert_fail(ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.1, i32 noundef 77, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #10
  unreachable

if.then1056:                                      ; preds = %if.end1041, %if.end1001
  tail call void @free(ptr noundef %50) #11
  %85 = load ptr, ptr %hh, align 8, !tbaa !22
  tail call void @free(ptr noundef %85) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %x) #11
  ret i32 0
}

; Function Attrs: nofree noreturn nounwind
declare void @exit(i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: read)
declare i32 @bcmp(ptr captures(none), ptr captures(none), i64) local_unnamed_addr #8

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind uwtable }
attributes #3 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #4 = { noreturn nounwind }
attributes #5 = { nofree noreturn nounwind }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: read) }
attributes #9 = { nounwind allocsize(0) }
attributes #10 = { noreturn nounwind }
attributes #11 = { nounwind }
attributes #12 = { cold noreturn nounwind }

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
!9 = !{!7, !7, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = !{!14, !6, i64 0}
!14 = !{!"test_t", !6, i64 0, !6, i64 4, !15, i64 8}
!15 = !{!"UT_hash_handle", !16, i64 0, !17, i64 8, !17, i64 16, !18, i64 24, !18, i64 32, !17, i64 40, !6, i64 48, !6, i64 52}
!16 = !{!"p1 _ZTS13UT_hash_table", !17, i64 0}
!17 = !{!"any pointer", !7, i64 0}
!18 = !{!"p1 _ZTS14UT_hash_handle", !17, i64 0}
!19 = !{!14, !6, i64 60}
!20 = !{!14, !17, i64 48}
!21 = !{!14, !6, i64 56}
!22 = !{!14, !16, i64 8}
!23 = !{!24, !18, i64 24}
!24 = !{!"UT_hash_table", !25, i64 0, !6, i64 8, !6, i64 12, !6, i64 16, !18, i64 24, !26, i64 32, !6, i64 40, !6, i64 44, !6, i64 48, !6, i64 52, !6, i64 56}
!25 = !{!"p1 _ZTS14UT_hash_bucket", !17, i64 0}
!26 = !{!"long", !7, i64 0}
!27 = !{!24, !6, i64 8}
!28 = !{!24, !6, i64 12}
!29 = !{!24, !26, i64 32}
!30 = !{!24, !25, i64 0}
!31 = !{!24, !6, i64 56}
!32 = !{!24, !6, i64 16}
!33 = !{!34, !6, i64 8}
!34 = !{!"UT_hash_bucket", !18, i64 0, !6, i64 8, !6, i64 12}
!35 = !{!34, !18, i64 0}
!36 = !{!14, !18, i64 40}
!37 = !{!14, !18, i64 32}
!38 = !{!15, !18, i64 24}
!39 = !{!34, !6, i64 12}
!40 = !{!24, !6, i64 52}
!41 = !{!24, !6, i64 40}
!42 = !{!24, !6, i64 44}
!43 = !{!15, !18, i64 32}
!44 = !{!15, !6, i64 52}
!45 = distinct !{!45, !11, !12}
!46 = distinct !{!46, !11, !12}
!47 = !{!24, !6, i64 48}
!48 = !{!14, !17, i64 24}
!49 = !{!14, !17, i64 16}
!50 = !{!15, !17, i64 16}
!51 = distinct !{!51, !11, !12}
!52 = distinct !{!52, !11, !12}
!53 = distinct !{!53, !11, !12}
!54 = distinct !{!54, !11, !12}
!55 = distinct !{!55, !11, !12}
!56 = distinct !{!56, !11, !12}
!57 = distinct !{!57, !11, !12}
