; From tests/test22.c of uthash 2.3.0, by Troy D. Hanson and Arthur O'Dwyer: see uthash-LICENSE.
; Compiled by clang 22 with -O1 -fno-vectorize -fno-slp-vectorize -fno-discard-value-names.
source_filename = "test22.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.UT_hash_bucket = type { ptr, i32, i32 }

@str = private unnamed_addr constant [7 x i8] c"found \00", align 1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
entry:
  %call = tail call noalias dereferenceable_or_null(80) ptr @malloc(i64 noundef 80) #7
  %cmp = icmp eq ptr %call, null
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call void @exit(i32 noundef -1) #8
  unreachable

if.end:                                           ; preds = %entry
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %call, i8 0, i64 80, i1 false)
  %len = getelementptr inbounds nuw i8, ptr %call, i64 56
  store i64 8, ptr %len, align 8, !tbaa !9
  %encoding = getelementptr inbounds nuw i8, ptr %call, i64 64
  store i8 1, ptr %encoding, align 8, !tbaa !11
  %text = getelementptr inbounds nuw i8, ptr %call, i64 68
  store i64 86500641362711, ptr %text, align 4
  %arrayidx6 = getelementptr inbounds nuw i8, ptr %call, i64 65
  %0 = load i8, ptr %arrayidx6, align 1, !tbaa !11
  %conv7 = zext i8 %0 to i32
  %shl = shl nuw nsw i32 %conv7, 8
  %arrayidx8 = getelementptr inbounds nuw i8, ptr %call, i64 66
  %1 = load i8, ptr %arrayidx8, align 2, !tbaa !11
  %conv9 = zext i8 %1 to i32
  %shl10 = shl nuw nsw i32 %conv9, 16
  %add = or disjoint i32 %shl, %shl10
  %arrayidx12 = getelementptr inbounds nuw i8, ptr %call, i64 67
  %2 = load i8, ptr %arrayidx12, align 1, !tbaa !11
  %conv13 = zext i8 %2 to i32
  %shl14 = shl nuw i32 %conv13, 24
  %add11 = or disjoint i32 %add, %shl14
  %arrayidx17 = getelementptr inbounds nuw i8, ptr %call, i64 68
  %3 = load i8, ptr %arrayidx17, align 4, !tbaa !11
  %conv18 = zext i8 %3 to i32
  %arrayidx19 = getelementptr inbounds nuw i8, ptr %call, i64 69
  %4 = load i8, ptr %arrayidx19, align 1, !tbaa !11
  %conv20 = zext i8 %4 to i32
  %shl21 = shl nuw nsw i32 %conv20, 8
  %add22 = or disjoint i32 %shl21, %conv18
  %arrayidx23 = getelementptr inbounds nuw i8, ptr %call, i64 70
  %5 = load i8, ptr %arrayidx23, align 2, !tbaa !11
  %conv24 = zext i8 %5 to i32
  %shl25 = shl nuw nsw i32 %conv24, 16
  %add26 = or disjoint i32 %add22, %shl25
  %arrayidx27 = getelementptr inbounds nuw i8, ptr %call, i64 71
  %6 = load i8, ptr %arrayidx27, align 1, !tbaa !11
  %conv28 = zext i8 %6 to i32
  %shl29 = shl nuw i32 %conv28, 24
  %add30 = or disjoint i32 %add26, %shl29
  %arrayidx32 = getelementptr inbounds nuw i8, ptr %call, i64 72
  %7 = load i8, ptr %arrayidx32, align 8, !tbaa !11
  %conv33 = zext i8 %7 to i32
  %arrayidx34 = getelementptr inbounds nuw i8, ptr %call, i64 73
  %8 = load i8, ptr %arrayidx34, align 1, !tbaa !11
  %conv35 = zext i8 %8 to i32
  %shl36 = shl nuw nsw i32 %conv35, 8
  %add37 = or disjoint i32 %shl36, %conv33
  %arrayidx38 = getelementptr inbounds nuw i8, ptr %call, i64 74
  %9 = load i8, ptr %arrayidx38, align 2, !tbaa !11
  %conv39 = zext i8 %9 to i32
  %shl40 = shl nuw nsw i32 %conv39, 16
  %add41 = or disjoint i32 %add37, %shl40
  %arrayidx42 = getelementptr inbounds nuw i8, ptr %call, i64 75
  %10 = load i8, ptr %arrayidx42, align 1, !tbaa !11
  %conv43 = zext i8 %10 to i32
  %shl44 = shl nuw i32 %conv43, 24
  %add45 = or disjoint i32 %add41, %shl44
  %add46 = add i32 %add45, -17973521
  %11 = add i32 %add30, %add45
  %12 = sub i32 %add11, %11
  %sub48 = add i32 %12, 17973522
  %shr = lshr i32 %add46, 13
  %xor = xor i32 %sub48, %shr
  %13 = add i32 %add30, -1622558006
  %14 = add i32 %add45, %xor
  %sub50 = sub i32 %13, %14
  %shl51 = shl i32 %xor, 8
  %xor52 = xor i32 %sub50, %shl51
  %15 = add i32 %xor, %xor52
  %sub54 = sub i32 %add46, %15
  %shr55 = lshr i32 %xor52, 13
  %xor56 = xor i32 %sub54, %shr55
  %16 = add i32 %xor52, %xor56
  %sub58 = sub i32 %xor, %16
  %shr59 = lshr i32 %xor56, 12
  %xor60 = xor i32 %sub58, %shr59
  %17 = add i32 %xor56, %xor60
  %sub62 = sub i32 %xor52, %17
  %shl63 = shl i32 %xor60, 16
  %xor64 = xor i32 %sub62, %shl63
  %18 = add i32 %xor60, %xor64
  %sub66 = sub i32 %xor56, %18
  %shr67 = lshr i32 %xor64, 5
  %xor68 = xor i32 %sub66, %shr67
  %19 = add i32 %xor64, %xor68
  %sub70 = sub i32 %xor60, %19
  %shr71 = lshr i32 %xor68, 3
  %xor72 = xor i32 %sub70, %shr71
  %20 = add i32 %xor68, %xor72
  %sub74 = sub i32 %xor64, %20
  %shl75 = shl i32 %xor72, 10
  %xor76 = xor i32 %sub74, %shl75
  %21 = add i32 %xor72, %xor76
  %sub78 = sub i32 %xor68, %21
  %shr79 = lshr i32 %xor76, 15
  %xor80 = xor i32 %sub78, %shr79
  %add82 = add i32 %xor80, 12
  %add82.neg = sub i32 -12, %xor80
  %.neg = sub i32 %xor72, %xor76
  %sub137 = add i32 %.neg, %add82.neg
  %shr138 = lshr i32 %add82, 13
  %xor139 = xor i32 %sub137, %shr138
  %.neg1338 = add i32 %add82.neg, %xor76
  %sub141 = sub i32 %.neg1338, %xor139
  %shl142 = shl i32 %xor139, 8
  %xor143 = xor i32 %sub141, %shl142
  %22 = add i32 %xor139, %xor143
  %sub145 = sub i32 %add82, %22
  %shr146 = lshr i32 %xor143, 13
  %xor147 = xor i32 %sub145, %shr146
  %23 = add i32 %xor143, %xor147
  %sub149 = sub i32 %xor139, %23
  %shr150 = lshr i32 %xor147, 12
  %xor151 = xor i32 %sub149, %shr150
  %24 = add i32 %xor147, %xor151
  %sub153 = sub i32 %xor143, %24
  %shl154 = shl i32 %xor151, 16
  %xor155 = xor i32 %sub153, %shl154
  %25 = add i32 %xor151, %xor155
  %sub157 = sub i32 %xor147, %25
  %shr158 = lshr i32 %xor155, 5
  %xor159 = xor i32 %sub157, %shr158
  %26 = add i32 %xor155, %xor159
  %sub161 = sub i32 %xor151, %26
  %shr162 = lshr i32 %xor159, 3
  %xor163 = xor i32 %sub161, %shr162
  %27 = add i32 %xor159, %xor163
  %sub165 = sub i32 %xor155, %27
  %shl166 = shl i32 %xor163, 10
  %xor167 = xor i32 %sub165, %shl166
  %28 = add i32 %xor163, %xor167
  %sub169 = sub i32 %xor159, %28
  %shr170 = lshr i32 %xor167, 15
  %xor171 = xor i32 %sub169, %shr170
  %hashv = getelementptr inbounds nuw i8, ptr %call, i64 52
  store i32 %xor171, ptr %hashv, align 4, !tbaa !12
  %key = getelementptr inbounds nuw i8, ptr %call, i64 40
  store ptr %encoding, ptr %key, align 8, !tbaa !17
  %keylen182 = getelementptr inbounds nuw i8, ptr %call, i64 48
  store i32 12, ptr %keylen182, align 8, !tbaa !18
  %next = getelementptr inbounds nuw i8, ptr %call, i64 16
  %prev = getelementptr inbounds nuw i8, ptr %call, i64 8
  %call187 = tail call noalias dereferenceable_or_null(64) ptr @malloc(i64 noundef 64) #7
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %prev, i8 0, i64 16, i1 false)
  store ptr %call187, ptr %call, align 8, !tbaa !19
  %tobool191.not = icmp eq ptr %call187, null
  br i1 %tobool191.not, label %if.then192, label %if.else

if.then192:                                       ; preds = %if.end
  tail call void @exit(i32 noundef -1) #8
  unreachable

if.else:                                          ; preds = %if.end
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %call187, i8 0, i64 64, i1 false)
  %tail = getelementptr inbounds nuw i8, ptr %call187, i64 24
  store ptr %call, ptr %tail, align 8, !tbaa !20
  %num_buckets = getelementptr inbounds nuw i8, ptr %call187, i64 8
  store i32 32, ptr %num_buckets, align 8, !tbaa !23
  %log2_num_buckets = getelementptr inbounds nuw i8, ptr %call187, i64 12
  store i32 5, ptr %log2_num_buckets, align 4, !tbaa !24
  %hho = getelementptr inbounds nuw i8, ptr %call187, i64 32
  store i64 0, ptr %hho, align 8, !tbaa !25
  %call205 = tail call noalias dereferenceable_or_null(512) ptr @malloc(i64 noundef 512) #7
  store ptr %call205, ptr %call187, align 8, !tbaa !26
  %signature = getelementptr inbounds nuw i8, ptr %call187, i64 56
  store i32 -1609490463, ptr %signature, align 8, !tbaa !27
  %tobool213.not = icmp eq ptr %call205, null
  br i1 %tobool213.not, label %if.then214, label %if.else215

if.then214:                                       ; preds = %if.else
  tail call void @exit(i32 noundef -1) #8
  unreachable

if.else215:                                       ; preds = %if.else
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(512) %call205, i8 0, i64 512, i1 false)
  %num_items = getelementptr inbounds nuw i8, ptr %call187, i64 16
  %29 = load i32, ptr %num_items, align 8, !tbaa !28
  %inc = add i32 %29, 1
  store i32 %inc, ptr %num_items, align 8, !tbaa !28
  %and = and i32 %xor171, 31
  %idxprom = zext nneg i32 %and to i64
  %arrayidx265 = getelementptr inbounds nuw %struct.UT_hash_bucket, ptr %call205, i64 %idxprom
  %count = getelementptr inbounds nuw i8, ptr %arrayidx265, i64 8
  %30 = load i32, ptr %count, align 8, !tbaa !29
  %inc266 = add i32 %30, 1
  store i32 %inc266, ptr %count, align 8, !tbaa !29
  %31 = load ptr, ptr %arrayidx265, align 8, !tbaa !31
  %hh_next = getelementptr inbounds nuw i8, ptr %call, i64 32
  store ptr %31, ptr %hh_next, align 8, !tbaa !32
  %hh_prev = getelementptr inbounds nuw i8, ptr %call, i64 24
  store ptr null, ptr %hh_prev, align 8, !tbaa !33
  %cmp270.not = icmp eq ptr %31, null
  br i1 %cmp270.not, label %if.end276, label %if.then272

if.then272:                                       ; preds = %if.else215
  %hh_prev275 = getelementptr inbounds nuw i8, ptr %31, i64 24
  store ptr %call, ptr %hh_prev275, align 8, !tbaa !33
  br label %if.end276

if.end276:                                        ; preds = %if.then272, %if.else215
  store ptr %call, ptr %arrayidx265, align 8, !tbaa !31
  %expand_mult = getelementptr inbounds nuw i8, ptr %arrayidx265, i64 12
  %32 = load i32, ptr %expand_mult, align 4, !tbaa !34
  %33 = mul i32 %32, 10
  %mul = add i32 %33, 10
  %cmp281.not = icmp ult i32 %inc266, %mul
  br i1 %cmp281.not, label %if.end437, label %land.lhs.true

land.lhs.true:                                    ; preds = %if.end276
  %noexpand = getelementptr inbounds nuw i8, ptr %call187, i64 52
  %34 = load i32, ptr %noexpand, align 4, !tbaa !35
  %tobool285.not = icmp eq i32 %34, 0
  br i1 %tobool285.not, label %do.body287, label %if.end437

do.body287:                                       ; preds = %land.lhs.true
  %call294 = tail call noalias dereferenceable_or_null(1024) ptr @malloc(i64 noundef 1024) #7
  %tobool295.not = icmp eq ptr %call294, null
  br i1 %tobool295.not, label %if.then296, label %if.else297

if.then296:                                       ; preds = %do.body287
  tail call void @exit(i32 noundef -1) #8
  unreachable

if.else297:                                       ; preds = %do.body287
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1024) %call294, i8 0, i64 1024, i1 false)
  %shr311 = lshr i32 %inc, 6
  %and320 = and i32 %inc, 63
  %cmp321.not = icmp ne i32 %and320, 0
  %cond = zext i1 %cmp321.not to i32
  %add323 = add nuw nsw i32 %shr311, %cond
  %ideal_chain_maxlen = getelementptr inbounds nuw i8, ptr %call187, i64 40
  store i32 %add323, ptr %ideal_chain_maxlen, align 8, !tbaa !36
  %nonideal_items = getelementptr inbounds nuw i8, ptr %call187, i64 44
  store i32 0, ptr %nonideal_items, align 4, !tbaa !37
  br label %for.body

for.body:                                         ; preds = %if.else297, %for.inc
  %indvars.iv = phi i64 [ 0, %if.else297 ], [ %indvars.iv.next, %for.inc ]
  %arrayidx337 = getelementptr inbounds nuw %struct.UT_hash_bucket, ptr %call205, i64 %indvars.iv
  %35 = load ptr, ptr %arrayidx337, align 8, !tbaa !31
  %cmp340.not1377 = icmp eq ptr %35, null
  br i1 %cmp340.not1377, label %for.inc, label %while.body342

while.body342:                                    ; preds = %for.body, %if.end390
  %_he_thh.01378 = phi ptr [ %36, %if.end390 ], [ %35, %for.body ]
  %hh_next343 = getelementptr inbounds nuw i8, ptr %_he_thh.01378, i64 32
  %36 = load ptr, ptr %hh_next343, align 8, !tbaa !32
  %hashv345 = getelementptr inbounds nuw i8, ptr %_he_thh.01378, i64 52
  %37 = load i32, ptr %hashv345, align 4, !tbaa !12
  %and351 = and i32 %37, 63
  %idxprom354 = zext nneg i32 %and351 to i64
  %arrayidx355 = getelementptr inbounds nuw %struct.UT_hash_bucket, ptr %call294, i64 %idxprom354
  %count356 = getelementptr inbounds nuw i8, ptr %arrayidx355, i64 8
  %38 = load i32, ptr %count356, align 8, !tbaa !29
  %inc357 = add i32 %38, 1
  store i32 %inc357, ptr %count356, align 8, !tbaa !29
  %cmp361 = icmp ugt i32 %inc357, %add323
  br i1 %cmp361, label %if.then363, label %if.end380

if.then363:                                       ; preds = %while.body342
  %39 = load i32, ptr %nonideal_items, align 4, !tbaa !37
  %inc367 = add i32 %39, 1
  store i32 %inc367, ptr %nonideal_items, align 4, !tbaa !37
  %expand_mult369 = getelementptr inbounds nuw i8, ptr %arrayidx355, i64 12
  %40 = load i32, ptr %expand_mult369, align 4, !tbaa !34
  %mul373 = mul i32 %40, %add323
  %cmp374 = icmp ugt i32 %inc357, %mul373
  br i1 %cmp374, label %if.then376, label %if.end380

if.then376:                                       ; preds = %if.then363
  %inc378 = add i32 %40, 1
  store i32 %inc378, ptr %expand_mult369, align 4, !tbaa !34
  br label %if.end380

if.end380:                                        ; preds = %if.then363, %if.then376, %while.body342
  %hh_prev381 = getelementptr inbounds nuw i8, ptr %_he_thh.01378, i64 24
  store ptr null, ptr %hh_prev381, align 8, !tbaa !33
  %41 = load ptr, ptr %arrayidx355, align 8, !tbaa !31
  store ptr %41, ptr %hh_next343, align 8, !tbaa !32
  %cmp385.not = icmp eq ptr %41, null
  br i1 %cmp385.not, label %if.end390, label %if.then387

if.then387:                                       ; preds = %if.end380
  %hh_prev389 = getelementptr inbounds nuw i8, ptr %41, i64 24
  store ptr %_he_thh.01378, ptr %hh_prev389, align 8, !tbaa !33
  br label %if.end390

if.end390:                                        ; preds = %if.then387, %if.end380
  store ptr %_he_thh.01378, ptr %arrayidx355, align 8, !tbaa !31
  %cmp340.not = icmp eq ptr %36, null
  br i1 %cmp340.not, label %for.inc, label %while.body342, !llvm.loop !38

for.inc:                                          ; preds = %if.end390, %for.body
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 32
  br i1 %exitcond.not, label %for.end, label %for.body, !llvm.loop !41

for.end:                                          ; preds = %for.inc
  tail call void @free(ptr noundef %call205) #9
  store i32 64, ptr %num_buckets, align 8, !tbaa !23
  store i32 6, ptr %log2_num_buckets, align 4, !tbaa !24
  store ptr %call294, ptr %call187, align 8, !tbaa !26
  %42 = load i32, ptr %nonideal_items, align 4, !tbaa !37
  %shr414 = lshr i32 %inc, 1
  %cmp415 = icmp ugt i32 %42, %shr414
  br i1 %cmp415, label %cond.true, label %cond.end

cond.true:                                        ; preds = %for.end
  %ineff_expands = getelementptr inbounds nuw i8, ptr %call187, i64 48
  %43 = load i32, ptr %ineff_expands, align 8, !tbaa !42
  %add419 = add i32 %43, 1
  br label %cond.end

cond.end:                                         ; preds = %for.end, %cond.true
  %cond420 = phi i32 [ %add419, %cond.true ], [ 0, %for.end ]
  %ineff_expands423 = getelementptr inbounds nuw i8, ptr %call187, i64 48
  store i32 %cond420, ptr %ineff_expands423, align 8, !tbaa !42
  %cmp427 = icmp ugt i32 %cond420, 1
  br i1 %cmp427, label %if.then429, label %if.end437

if.then429:                                       ; preds = %cond.end
  store i32 1, ptr %noexpand, align 4, !tbaa !35
  br label %if.end437

if.end437:                                        ; preds = %if.then429, %cond.end, %land.lhs.true, %if.end276
  %call446 = tail call noalias dereferenceable_or_null(12) ptr @malloc(i64 noundef 12) #7
  %cmp447 = icmp eq ptr %call446, null
  br i1 %cmp447, label %if.then449, label %if.end450

if.then449:                                       ; preds = %if.end437
  tail call void @exit(i32 noundef -1) #8
  unreachable

if.end450:                                        ; preds = %if.end437
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %call446, i8 0, i64 12, i1 false)
  store i8 1, ptr %call446, align 4, !tbaa !11
  %text452 = getelementptr inbounds nuw i8, ptr %call446, i64 4
  store i64 86500641362711, ptr %text452, align 4
  %arrayidx486 = getelementptr inbounds nuw i8, ptr %call446, i64 5
  %44 = load i8, ptr %arrayidx486, align 1, !tbaa !11
  %conv487 = zext i8 %44 to i32
  %shl488 = shl nuw nsw i32 %conv487, 8
  %arrayidx490 = getelementptr inbounds nuw i8, ptr %call446, i64 6
  %45 = load i8, ptr %arrayidx490, align 2, !tbaa !11
  %conv491 = zext i8 %45 to i32
  %shl492 = shl nuw nsw i32 %conv491, 16
  %add489 = or disjoint i32 %shl488, %shl492
  %arrayidx494 = getelementptr inbounds nuw i8, ptr %call446, i64 7
  %46 = load i8, ptr %arrayidx494, align 1, !tbaa !11
  %conv495 = zext i8 %46 to i32
  %shl496 = shl nuw i32 %conv495, 24
  %add493 = or disjoint i32 %add489, %shl496
  %arrayidx499 = getelementptr inbounds nuw i8, ptr %call446, i64 8
  %47 = load i8, ptr %arrayidx499, align 4, !tbaa !11
  %conv500 = zext i8 %47 to i32
  %arrayidx501 = getelementptr inbounds nuw i8, ptr %call446, i64 9
  %48 = load i8, ptr %arrayidx501, align 1, !tbaa !11
  %conv502 = zext i8 %48 to i32
  %shl503 = shl nuw nsw i32 %conv502, 8
  %add504 = or disjoint i32 %shl503, %conv500
  %arrayidx505 = getelementptr inbounds nuw i8, ptr %call446, i64 10
  %49 = load i8, ptr %arrayidx505, align 2, !tbaa !11
  %conv506 = zext i8 %49 to i32
  %shl507 = shl nuw nsw i32 %conv506, 16
  %add508 = or disjoint i32 %add504, %shl507
  %arrayidx509 = getelementptr inbounds nuw i8, ptr %call446, i64 11
  %50 = load i8, ptr %arrayidx509, align 1, !tbaa !11
  %conv510 = zext i8 %50 to i32
  %shl511 = shl nuw i32 %conv510, 24
  %add512 = or disjoint i32 %add508, %shl511
  %add513 = add i32 %add512, -17973521
  %51 = add i32 %add512, %add493
  %sub516 = sub i32 17973499, %51
  %shr517 = lshr i32 %add513, 13
  %xor518 = xor i32 %sub516, %shr517
  %52 = add i32 %add493, -1622557983
  %53 = add i32 %add512, %xor518
  %sub520 = sub i32 %52, %53
  %shl521 = shl i32 %xor518, 8
  %xor522 = xor i32 %sub520, %shl521
  %54 = add i32 %xor518, %xor522
  %sub524 = sub i32 %add513, %54
  %shr525 = lshr i32 %xor522, 13
  %xor526 = xor i32 %sub524, %shr525
  %55 = add i32 %xor522, %xor526
  %sub528 = sub i32 %xor518, %55
  %shr529 = lshr i32 %xor526, 12
  %xor530 = xor i32 %sub528, %shr529
  %56 = add i32 %xor526, %xor530
  %sub532 = sub i32 %xor522, %56
  %shl533 = shl i32 %xor530, 16
  %xor534 = xor i32 %sub532, %shl533
  %57 = add i32 %xor530, %xor534
  %sub536 = sub i32 %xor526, %57
  %shr537 = lshr i32 %xor534, 5
  %xor538 = xor i32 %sub536, %shr537
  %58 = add i32 %xor534, %xor538
  %sub540 = sub i32 %xor530, %58
  %shr541 = lshr i32 %xor538, 3
  %xor542 = xor i32 %sub540, %shr541
  %59 = add i32 %xor538, %xor542
  %sub544 = sub i32 %xor534, %59
  %shl545 = shl i32 %xor542, 10
  %xor546 = xor i32 %sub544, %shl545
  %60 = add i32 %xor542, %xor546
  %sub548 = sub i32 %xor538, %60
  %shr549 = lshr i32 %xor546, 15
  %xor550 = xor i32 %sub548, %shr549
  %add556 = add i32 %xor550, 12
  %add556.neg = sub i32 -12, %xor550
  %.neg1346 = add i32 %xor542, %add556.neg
  %sub614 = sub i32 %.neg1346, %xor546
  %shr615 = lshr i32 %add556, 13
  %xor616 = xor i32 %sub614, %shr615
  %.neg1347 = add i32 %xor546, %add556.neg
  %sub618 = sub i32 %.neg1347, %xor616
  %shl619 = shl i32 %xor616, 8
  %xor620 = xor i32 %sub618, %shl619
  %61 = add i32 %xor616, %xor620
  %sub622 = sub i32 %add556, %61
  %shr623 = lshr i32 %xor620, 13
  %xor624 = xor i32 %sub622, %shr623
  %62 = add i32 %xor620, %xor624
  %sub626 = sub i32 %xor616, %62
  %shr627 = lshr i32 %xor624, 12
  %xor628 = xor i32 %sub626, %shr627
  %63 = add i32 %xor624, %xor628
  %sub630 = sub i32 %xor620, %63
  %shl631 = shl i32 %xor628, 16
  %xor632 = xor i32 %sub630, %shl631
  %64 = add i32 %xor628, %xor632
  %sub634 = sub i32 %xor624, %64
  %shr635 = lshr i32 %xor632, 5
  %xor636 = xor i32 %sub634, %shr635
  %65 = add i32 %xor632, %xor636
  %sub638 = sub i32 %xor628, %65
  %shr639 = lshr i32 %xor636, 3
  %xor640 = xor i32 %sub638, %shr639
  %66 = add i32 %xor636, %xor640
  %sub642 = sub i32 %xor632, %66
  %shl643 = shl i32 %xor640, 10
  %xor644 = xor i32 %sub642, %shl643
  %67 = add i32 %xor640, %xor644
  %sub646 = sub i32 %xor636, %67
  %shr647 = lshr i32 %xor644, 15
  %xor648 = xor i32 %sub646, %shr647
  %68 = load ptr, ptr %call, align 8, !tbaa !19
  %num_buckets661 = getelementptr inbounds nuw i8, ptr %68, i64 8
  %69 = load i32, ptr %num_buckets661, align 8, !tbaa !23
  %sub662 = add i32 %69, -1
  %and663 = and i32 %sub662, %xor648
  %70 = load ptr, ptr %68, align 8, !tbaa !26
  %idxprom670 = zext i32 %and663 to i64
  %arrayidx671 = getelementptr inbounds nuw %struct.UT_hash_bucket, ptr %70, i64 %idxprom670
  %71 = load ptr, ptr %arrayidx671, align 8, !tbaa !31
  %cmp673.not = icmp eq ptr %71, null
  br i1 %cmp673.not, label %if.end691, label %do.body676

do.body676:                                       ; preds = %if.end450
  %hho685 = getelementptr inbounds nuw i8, ptr %68, i64 32
  %72 = load i64, ptr %hho685, align 8, !tbaa !25
  %idx.neg686 = sub i64 0, %72
  %add.ptr687 = getelementptr inbounds i8, ptr %71, i64 %idx.neg686
  br label %if.end691

if.end691:                                        ; preds = %if.end450, %do.body676
  %msg.0 = phi ptr [ %add.ptr687, %do.body676 ], [ null, %if.end450 ]
  %cond13371384 = icmp eq ptr %msg.0, null
  br i1 %cond13371384, label %if.end746, label %while.body695.lr.ph

while.body695.lr.ph:                              ; preds = %if.end691
  %hho726 = getelementptr inbounds nuw i8, ptr %68, i64 32
  br label %while.body695

while.body695:                                    ; preds = %while.body695.lr.ph, %if.end732
  %msg.11385 = phi ptr [ %msg.0, %while.body695.lr.ph ], [ %msg.2, %if.end732 ]
  %hashv697 = getelementptr inbounds nuw i8, ptr %msg.11385, i64 52
  %73 = load i32, ptr %hashv697, align 4, !tbaa !12
  %cmp698 = icmp eq i32 %73, %xor648
  br i1 %cmp698, label %land.lhs.true700, label %if.end715

land.lhs.true700:                                 ; preds = %while.body695
  %keylen702 = getelementptr inbounds nuw i8, ptr %msg.11385, i64 48
  %74 = load i32, ptr %keylen702, align 8, !tbaa !18
  %cmp703 = icmp eq i32 %74, 12
  br i1 %cmp703, label %if.then705, label %if.end715

if.then705:                                       ; preds = %land.lhs.true700
  %key707 = getelementptr inbounds nuw i8, ptr %msg.11385, i64 40
  %75 = load ptr, ptr %key707, align 8, !tbaa !17
  %bcmp = tail call i32 @bcmp(ptr noundef nonnull dereferenceable(12) %75, ptr noundef nonnull dereferenceable(12) %call446, i64 12)
  %cmp711 = icmp eq i32 %bcmp, 0
  br i1 %cmp711, label %if.then744, label %if.end715

if.end715:                                        ; preds = %if.then705, %land.lhs.true700, %while.body695
  %hh_next717 = getelementptr inbounds nuw i8, ptr %msg.11385, i64 32
  %76 = load ptr, ptr %hh_next717, align 8, !tbaa !32
  %cmp718.not = icmp eq ptr %76, null
  br i1 %cmp718.not, label %if.end732, label %do.body721

do.body721:                                       ; preds = %if.end715
  %77 = load i64, ptr %hho726, align 8, !tbaa !25
  %idx.neg727 = sub i64 0, %77
  %add.ptr728 = getelementptr inbounds i8, ptr %76, i64 %idx.neg727
  br label %if.end732

if.end732:                                        ; preds = %if.end715, %do.body721
  %msg.2 = phi ptr [ %add.ptr728, %do.body721 ], [ null, %if.end715 ]
  %cond1337 = icmp eq ptr %msg.2, null
  br i1 %cond1337, label %if.end746, label %while.body695, !llvm.loop !43

if.then744:                                       ; preds = %if.then705
  %puts = tail call i32 @puts(ptr nonnull dereferenceable(1) @str)
  br label %if.end746

if.end746:                                        ; preds = %if.end732, %if.end691, %if.then744
  tail call void @free(ptr noundef %call446) #9
  %78 = load ptr, ptr %next, align 8, !tbaa !44
  br label %do.body759

do.body759:                                       ; preds = %if.end746, %cond.end872
  %msg.51388 = phi ptr [ %call, %if.end746 ], [ %tmp.01387, %cond.end872 ]
  %tmp.01387 = phi ptr [ %78, %if.end746 ], [ %cond873, %cond.end872 ]
  %msgs.11386 = phi ptr [ %call, %if.end746 ], [ %msgs.3, %cond.end872 ]
  %prev761 = getelementptr inbounds nuw i8, ptr %msg.51388, i64 8
  %79 = load ptr, ptr %prev761, align 8, !tbaa !45
  %cmp762 = icmp eq ptr %79, null
  br i1 %cmp762, label %land.lhs.true764, label %if.else774

land.lhs.true764:                                 ; preds = %do.body759
  %next765 = getelementptr inbounds nuw i8, ptr %msg.51388, i64 16
  %80 = load ptr, ptr %next765, align 8, !tbaa !44
  %cmp766 = icmp eq ptr %80, null
  br i1 %cmp766, label %if.then768, label %if.else774

if.then768:                                       ; preds = %land.lhs.true764
  %81 = load ptr, ptr %msgs.11386, align 8, !tbaa !19
  %82 = load ptr, ptr %81, align 8, !tbaa !26
  tail call void @free(ptr noundef %82) #9
  %83 = load ptr, ptr %msgs.11386, align 8, !tbaa !19
  tail call void @free(ptr noundef %83) #9
  br label %if.end862

if.else774:                                       ; preds = %land.lhs.true764, %do.body759
  %84 = load ptr, ptr %msgs.11386, align 8, !tbaa !19
  %tail777 = getelementptr inbounds nuw i8, ptr %84, i64 24
  %85 = load ptr, ptr %tail777, align 8, !tbaa !20
  %cmp778 = icmp eq ptr %msg.51388, %85
  br i1 %cmp778, label %if.then780, label %if.end789

if.then780:                                       ; preds = %if.else774
  %hho784 = getelementptr inbounds nuw i8, ptr %84, i64 32
  %86 = load i64, ptr %hho784, align 8, !tbaa !25
  %add.ptr785 = getelementptr inbounds i8, ptr %79, i64 %86
  store ptr %add.ptr785, ptr %tail777, align 8, !tbaa !20
  br label %if.end789

if.end789:                                        ; preds = %if.then780, %if.else774
  %next803 = getelementptr inbounds nuw i8, ptr %msg.51388, i64 16
  %87 = load ptr, ptr %next803, align 8, !tbaa !44
  br i1 %cmp762, label %if.end806, label %if.then793

if.then793:                                       ; preds = %if.end789
  %hho798 = getelementptr inbounds nuw i8, ptr %84, i64 32
  %88 = load i64, ptr %hho798, align 8, !tbaa !25
  %add.ptr799 = getelementptr inbounds i8, ptr %79, i64 %88
  %next800 = getelementptr inbounds nuw i8, ptr %add.ptr799, i64 16
  store ptr %87, ptr %next800, align 8, !tbaa !44
  br label %if.end806

if.end806:                                        ; preds = %if.end789, %if.then793
  %msgs.2 = phi ptr [ %msgs.11386, %if.then793 ], [ %87, %if.end789 ]
  %next807 = getelementptr inbounds nuw i8, ptr %msg.51388, i64 16
  %89 = load ptr, ptr %next807, align 8, !tbaa !44
  %cmp808.not = icmp eq ptr %89, null
  br i1 %cmp808.not, label %do.body819, label %if.then810

if.then810:                                       ; preds = %if.end806
  %90 = load ptr, ptr %msgs.2, align 8, !tbaa !19
  %hho815 = getelementptr inbounds nuw i8, ptr %90, i64 32
  %91 = load i64, ptr %hho815, align 8, !tbaa !25
  %add.ptr816 = getelementptr inbounds i8, ptr %89, i64 %91
  %prev817 = getelementptr inbounds nuw i8, ptr %add.ptr816, i64 8
  store ptr %79, ptr %prev817, align 8, !tbaa !45
  br label %do.body819

do.body819:                                       ; preds = %if.end806, %if.then810
  %hashv820 = getelementptr inbounds nuw i8, ptr %msg.51388, i64 52
  %92 = load i32, ptr %hashv820, align 4, !tbaa !12
  %93 = load ptr, ptr %msgs.2, align 8, !tbaa !19
  %num_buckets823 = getelementptr inbounds nuw i8, ptr %93, i64 8
  %94 = load i32, ptr %num_buckets823, align 8, !tbaa !23
  %sub824 = add i32 %94, -1
  %and825 = and i32 %sub824, %92
  %95 = load ptr, ptr %93, align 8, !tbaa !26
  %idxprom832 = zext i32 %and825 to i64
  %arrayidx833 = getelementptr inbounds nuw %struct.UT_hash_bucket, ptr %95, i64 %idxprom832
  %count834 = getelementptr inbounds nuw i8, ptr %arrayidx833, i64 8
  %96 = load i32, ptr %count834, align 8, !tbaa !29
  %dec = add i32 %96, -1
  store i32 %dec, ptr %count834, align 8, !tbaa !29
  %97 = load ptr, ptr %arrayidx833, align 8, !tbaa !31
  %cmp836 = icmp eq ptr %97, %msg.51388
  br i1 %cmp836, label %if.then838, label %if.end841

if.then838:                                       ; preds = %do.body819
  %hh_next839 = getelementptr inbounds nuw i8, ptr %msg.51388, i64 32
  %98 = load ptr, ptr %hh_next839, align 8, !tbaa !32
  store ptr %98, ptr %arrayidx833, align 8, !tbaa !31
  br label %if.end841

if.end841:                                        ; preds = %if.then838, %do.body819
  %hh_prev842 = getelementptr inbounds nuw i8, ptr %msg.51388, i64 24
  %99 = load ptr, ptr %hh_prev842, align 8, !tbaa !33
  %tobool843.not = icmp eq ptr %99, null
  br i1 %tobool843.not, label %if.end848, label %if.then844

if.then844:                                       ; preds = %if.end841
  %hh_next845 = getelementptr inbounds nuw i8, ptr %msg.51388, i64 32
  %100 = load ptr, ptr %hh_next845, align 8, !tbaa !32
  %hh_next847 = getelementptr inbounds nuw i8, ptr %99, i64 32
  store ptr %100, ptr %hh_next847, align 8, !tbaa !32
  br label %if.end848

if.end848:                                        ; preds = %if.then844, %if.end841
  %hh_next849 = getelementptr inbounds nuw i8, ptr %msg.51388, i64 32
  %101 = load ptr, ptr %hh_next849, align 8, !tbaa !32
  %tobool850.not = icmp eq ptr %101, null
  br i1 %tobool850.not, label %if.end855, label %if.then851

if.then851:                                       ; preds = %if.end848
  %hh_prev854 = getelementptr inbounds nuw i8, ptr %101, i64 24
  store ptr %99, ptr %hh_prev854, align 8, !tbaa !33
  br label %if.end855

if.end855:                                        ; preds = %if.then851, %if.end848
  %num_items860 = getelementptr inbounds nuw i8, ptr %93, i64 16
  %102 = load i32, ptr %num_items860, align 8, !tbaa !28
  %dec861 = add i32 %102, -1
  store i32 %dec861, ptr %num_items860, align 8, !tbaa !28
  br label %if.end862

if.end862:                                        ; preds = %if.end855, %if.then768
  %msgs.3 = phi ptr [ null, %if.then768 ], [ %msgs.2, %if.end855 ]
  tail call void @free(ptr noundef %msg.51388) #9
  %cmp866.not = icmp eq ptr %tmp.01387, null
  br i1 %cmp866.not, label %cond.end872, label %cond.true868

cond.true868:                                     ; preds = %if.end862
  %next870 = getelementptr inbounds nuw i8, ptr %tmp.01387, i64 16
  %103 = load ptr, ptr %next870, align 8, !tbaa !44
  br label %cond.end872

cond.end872:                                      ; preds = %if.end862, %cond.true868
  %cond873 = phi ptr [ %103, %cond.true868 ], [ null, %if.end862 ]
  %cmp756.not = icmp eq ptr %tmp.01387, null
  br i1 %cmp756.not, label %for.end874, label %do.body759, !llvm.loop !46

for.end874:                                       ; preds = %cond.end872
  ret i32 0
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: nofree noreturn nounwind
declare void @exit(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: read)
declare i32 @bcmp(ptr captures(none), ptr captures(none), i64) local_unnamed_addr #5

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr noundef readonly captures(none)) local_unnamed_addr #6

attributes #0 = { nounwind uwtable }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #2 = { nofree noreturn nounwind }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: read) }
attributes #6 = { nofree nounwind }
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
!9 = !{!10, !10, i64 0}
!10 = !{!"long", !7, i64 0}
!11 = !{!7, !7, i64 0}
!12 = !{!13, !6, i64 52}
!13 = !{!"UT_hash_handle", !14, i64 0, !15, i64 8, !15, i64 16, !16, i64 24, !16, i64 32, !15, i64 40, !6, i64 48, !6, i64 52}
!14 = !{!"p1 _ZTS13UT_hash_table", !15, i64 0}
!15 = !{!"any pointer", !7, i64 0}
!16 = !{!"p1 _ZTS14UT_hash_handle", !15, i64 0}
!17 = !{!13, !15, i64 40}
!18 = !{!13, !6, i64 48}
!19 = !{!13, !14, i64 0}
!20 = !{!21, !16, i64 24}
!21 = !{!"UT_hash_table", !22, i64 0, !6, i64 8, !6, i64 12, !6, i64 16, !16, i64 24, !10, i64 32, !6, i64 40, !6, i64 44, !6, i64 48, !6, i64 52, !6, i64 56}
!22 = !{!"p1 _ZTS14UT_hash_bucket", !15, i64 0}
!23 = !{!21, !6, i64 8}
!24 = !{!21, !6, i64 12}
!25 = !{!21, !10, i64 32}
!26 = !{!21, !22, i64 0}
!27 = !{!21, !6, i64 56}
!28 = !{!21, !6, i64 16}
!29 = !{!30, !6, i64 8}
!30 = !{!"UT_hash_bucket", !16, i64 0, !6, i64 8, !6, i64 12}
!31 = !{!30, !16, i64 0}
!32 = !{!13, !16, i64 32}
!33 = !{!13, !16, i64 24}
!34 = !{!30, !6, i64 12}
!35 = !{!21, !6, i64 52}
!36 = !{!21, !6, i64 40}
!37 = !{!21, !6, i64 44}
!38 = distinct !{!38, !39, !40}
!39 = !{!"llvm.loop.mustprogress"}
!40 = !{!"llvm.loop.unroll.disable"}
!41 = distinct !{!41, !39, !40}
!42 = !{!21, !6, i64 48}
!43 = distinct !{!43, !39, !40}
!44 = !{!13, !15, i64 16}
!45 = !{!13, !15, i64 8}
!46 = distinct !{!46, !39, !40}
