; From tests/test1.c of uthash 2.3.0, by Troy D. Hanson and Arthur O'Dwyer: see uthash-LICENSE.
; Compiled by clang 22 with -O1 -fno-vectorize -fno-slp-vectorize -fno-discard-value-names.
source_filename = "test1.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.UT_hash_bucket = type { ptr, i32, i32 }

@.str = private unnamed_addr constant [20 x i8] c"user %d, cookie %d\0A\00", align 1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
entry:
  br label %for.body

for.body:                                         ; preds = %entry, %if.end439
  %i.0725 = phi i32 [ 0, %entry ], [ %inc449, %if.end439 ]
  %users.0724 = phi ptr [ null, %entry ], [ %users.1, %if.end439 ]
  %call = tail call noalias dereferenceable_or_null(64) ptr @malloc(i64 noundef 64) #6
  %cmp1 = icmp eq ptr %call, null
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  tail call void @exit(i32 noundef -1) #7
  unreachable

if.end:                                           ; preds = %for.body
  store i32 %i.0725, ptr %call, align 8, !tbaa !9
  %mul = mul nuw nsw i32 %i.0725, %i.0725
  %cookie = getelementptr inbounds nuw i8, ptr %call, i64 4
  store i32 %mul, ptr %cookie, align 4, !tbaa !15
  %arrayidx117 = getelementptr inbounds nuw i8, ptr %call, i64 3
  %0 = load i8, ptr %arrayidx117, align 1, !tbaa !16
  %conv118 = zext i8 %0 to i32
  %shl119 = shl nuw i32 %conv118, 24
  %arrayidx122 = getelementptr inbounds nuw i8, ptr %call, i64 2
  %1 = load i8, ptr %arrayidx122, align 2, !tbaa !16
  %conv123 = zext i8 %1 to i32
  %shl124 = shl nuw nsw i32 %conv123, 16
  %arrayidx127 = getelementptr inbounds nuw i8, ptr %call, i64 1
  %2 = load i8, ptr %arrayidx127, align 1, !tbaa !16
  %conv128 = zext i8 %2 to i32
  %shl129 = shl nuw nsw i32 %conv128, 8
  %3 = load i8, ptr %call, align 8, !tbaa !16
  %conv133 = zext i8 %3 to i32
  %add125 = add i32 %shl119, 17973517
  %add130 = add i32 %add125, %shl124
  %add134 = add i32 %add130, %shl129
  %sub137 = add i32 %add134, %conv133
  %xor139 = xor i32 %sub137, 522093
  %sub141 = sub i32 -1622558010, %xor139
  %shl142 = shl i32 %xor139, 8
  %xor143 = xor i32 %sub141, %shl142
  %4 = add i32 %xor139, %xor143
  %sub145 = sub i32 -17973517, %4
  %shr146 = lshr i32 %xor143, 13
  %xor147 = xor i32 %sub145, %shr146
  %5 = add i32 %xor143, %xor147
  %sub149 = sub i32 %xor139, %5
  %shr150 = lshr i32 %xor147, 12
  %xor151 = xor i32 %sub149, %shr150
  %6 = add i32 %xor147, %xor151
  %sub153 = sub i32 %xor143, %6
  %shl154 = shl i32 %xor151, 16
  %xor155 = xor i32 %sub153, %shl154
  %7 = add i32 %xor151, %xor155
  %sub157 = sub i32 %xor147, %7
  %shr158 = lshr i32 %xor155, 5
  %xor159 = xor i32 %sub157, %shr158
  %8 = add i32 %xor155, %xor159
  %sub161 = sub i32 %xor151, %8
  %shr162 = lshr i32 %xor159, 3
  %xor163 = xor i32 %sub161, %shr162
  %9 = add i32 %xor159, %xor163
  %sub165 = sub i32 %xor155, %9
  %shl166 = shl i32 %xor163, 10
  %xor167 = xor i32 %sub165, %shl166
  %10 = add i32 %xor163, %xor167
  %sub169 = sub i32 %xor159, %10
  %shr170 = lshr i32 %xor167, 15
  %xor171 = xor i32 %sub169, %shr170
  %hh = getelementptr inbounds nuw i8, ptr %call, i64 8
  %hashv = getelementptr inbounds nuw i8, ptr %call, i64 60
  store i32 %xor171, ptr %hashv, align 4, !tbaa !17
  %key = getelementptr inbounds nuw i8, ptr %call, i64 48
  store ptr %call, ptr %key, align 8, !tbaa !18
  %keylen = getelementptr inbounds nuw i8, ptr %call, i64 56
  store i32 4, ptr %keylen, align 8, !tbaa !19
  %tobool.not = icmp eq ptr %users.0724, null
  br i1 %tobool.not, label %if.then182, label %if.else222

if.then182:                                       ; preds = %if.end
  %prev = getelementptr inbounds nuw i8, ptr %call, i64 16
  %call186 = tail call noalias dereferenceable_or_null(64) ptr @malloc(i64 noundef 64) #6
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %prev, i8 0, i64 16, i1 false)
  store ptr %call186, ptr %hh, align 8, !tbaa !20
  %tobool190.not = icmp eq ptr %call186, null
  br i1 %tobool190.not, label %if.then191, label %if.else

if.then191:                                       ; preds = %if.then182
  tail call void @exit(i32 noundef -1) #7
  unreachable

if.else:                                          ; preds = %if.then182
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %call186, i8 0, i64 64, i1 false)
  %tail = getelementptr inbounds nuw i8, ptr %call186, i64 24
  store ptr %hh, ptr %tail, align 8, !tbaa !21
  %num_buckets = getelementptr inbounds nuw i8, ptr %call186, i64 8
  store i32 32, ptr %num_buckets, align 8, !tbaa !25
  %log2_num_buckets = getelementptr inbounds nuw i8, ptr %call186, i64 12
  store i32 5, ptr %log2_num_buckets, align 4, !tbaa !26
  %hho = getelementptr inbounds nuw i8, ptr %call186, i64 32
  store i64 8, ptr %hho, align 8, !tbaa !27
  %call204 = tail call noalias dereferenceable_or_null(512) ptr @malloc(i64 noundef 512) #6
  store ptr %call204, ptr %call186, align 8, !tbaa !28
  %signature = getelementptr inbounds nuw i8, ptr %call186, i64 56
  store i32 -1609490463, ptr %signature, align 8, !tbaa !29
  %tobool212.not = icmp eq ptr %call204, null
  br i1 %tobool212.not, label %if.then213, label %if.else214

if.then213:                                       ; preds = %if.else
  tail call void @exit(i32 noundef -1) #7
  unreachable

if.else214:                                       ; preds = %if.else
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(512) %call204, i8 0, i64 512, i1 false)
  br label %do.body250

if.else222:                                       ; preds = %if.end
  %hh223 = getelementptr inbounds nuw i8, ptr %users.0724, i64 8
  %11 = load ptr, ptr %hh223, align 8, !tbaa !20
  store ptr %11, ptr %hh, align 8, !tbaa !20
  %next229 = getelementptr inbounds nuw i8, ptr %call, i64 24
  store ptr null, ptr %next229, align 8, !tbaa !30
  %12 = load ptr, ptr %hh223, align 8, !tbaa !20
  %tail232 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %13 = load ptr, ptr %tail232, align 8, !tbaa !21
  %hho235 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %14 = load i64, ptr %hho235, align 8, !tbaa !27
  %idx.neg = sub i64 0, %14
  %add.ptr236 = getelementptr inbounds i8, ptr %13, i64 %idx.neg
  %prev238 = getelementptr inbounds nuw i8, ptr %call, i64 16
  store ptr %add.ptr236, ptr %prev238, align 8, !tbaa !31
  %next242 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store ptr %call, ptr %next242, align 8, !tbaa !32
  store ptr %hh, ptr %tail232, align 8, !tbaa !21
  br label %do.body250

do.body250:                                       ; preds = %if.else214, %if.else222
  %users.1 = phi ptr [ %users.0724, %if.else222 ], [ %call, %if.else214 ]
  %hh251 = getelementptr inbounds nuw i8, ptr %users.1, i64 8
  %15 = load ptr, ptr %hh251, align 8, !tbaa !20
  %num_items = getelementptr inbounds nuw i8, ptr %15, i64 16
  %16 = load i32, ptr %num_items, align 8, !tbaa !33
  %inc = add i32 %16, 1
  store i32 %inc, ptr %num_items, align 8, !tbaa !33
  %num_buckets256 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %17 = load i32, ptr %num_buckets256, align 8, !tbaa !25
  %sub257 = add i32 %17, -1
  %and = and i32 %sub257, %xor171
  %18 = load ptr, ptr %15, align 8, !tbaa !28
  %idxprom = zext i32 %and to i64
  %arrayidx264 = getelementptr inbounds nuw %struct.UT_hash_bucket, ptr %18, i64 %idxprom
  %count = getelementptr inbounds nuw i8, ptr %arrayidx264, i64 8
  %19 = load i32, ptr %count, align 8, !tbaa !34
  %inc265 = add i32 %19, 1
  store i32 %inc265, ptr %count, align 8, !tbaa !34
  %20 = load ptr, ptr %arrayidx264, align 8, !tbaa !36
  %hh_next = getelementptr inbounds nuw i8, ptr %call, i64 40
  store ptr %20, ptr %hh_next, align 8, !tbaa !37
  %hh_prev = getelementptr inbounds nuw i8, ptr %call, i64 32
  store ptr null, ptr %hh_prev, align 8, !tbaa !38
  %cmp269.not = icmp eq ptr %20, null
  br i1 %cmp269.not, label %if.end275, label %if.then271

if.then271:                                       ; preds = %do.body250
  %hh_prev274 = getelementptr inbounds nuw i8, ptr %20, i64 24
  store ptr %hh, ptr %hh_prev274, align 8, !tbaa !39
  br label %if.end275

if.end275:                                        ; preds = %if.then271, %do.body250
  store ptr %hh, ptr %arrayidx264, align 8, !tbaa !36
  %expand_mult = getelementptr inbounds nuw i8, ptr %arrayidx264, i64 12
  %21 = load i32, ptr %expand_mult, align 4, !tbaa !40
  %22 = mul i32 %21, 10
  %mul280 = add i32 %22, 10
  %cmp281.not = icmp ult i32 %inc265, %mul280
  br i1 %cmp281.not, label %if.end439, label %land.lhs.true

land.lhs.true:                                    ; preds = %if.end275
  %23 = load ptr, ptr %hh, align 8, !tbaa !20
  %noexpand = getelementptr inbounds nuw i8, ptr %23, i64 52
  %24 = load i32, ptr %noexpand, align 4, !tbaa !41
  %tobool285.not = icmp eq i32 %24, 0
  br i1 %tobool285.not, label %do.body287, label %if.end439

do.body287:                                       ; preds = %land.lhs.true
  %num_buckets290 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %25 = load i32, ptr %num_buckets290, align 8, !tbaa !25
  %conv291 = zext i32 %25 to i64
  %mul293 = shl nuw nsw i64 %conv291, 5
  %call294 = tail call noalias ptr @malloc(i64 noundef %mul293) #6
  %tobool295.not = icmp eq ptr %call294, null
  br i1 %tobool295.not, label %if.then296, label %if.else297

if.then296:                                       ; preds = %do.body287
  tail call void @exit(i32 noundef -1) #7
  unreachable

if.else297:                                       ; preds = %do.body287
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %call294, i8 0, i64 %mul293, i1 false)
  %num_items306 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %26 = load i32, ptr %num_items306, align 8, !tbaa !33
  %log2_num_buckets309 = getelementptr inbounds nuw i8, ptr %23, i64 12
  %27 = load i32, ptr %log2_num_buckets309, align 4, !tbaa !26
  %add310 = add i32 %27, 1
  %shr311 = lshr i32 %26, %add310
  %28 = load i32, ptr %num_buckets290, align 8, !tbaa !25
  %mul318 = shl i32 %28, 1
  %sub319 = add i32 %mul318, -1
  %and320 = and i32 %sub319, %26
  %cmp321.not = icmp ne i32 %and320, 0
  %cond = zext i1 %cmp321.not to i32
  %add323 = add i32 %shr311, %cond
  %ideal_chain_maxlen = getelementptr inbounds nuw i8, ptr %23, i64 40
  store i32 %add323, ptr %ideal_chain_maxlen, align 8, !tbaa !42
  %nonideal_items = getelementptr inbounds nuw i8, ptr %23, i64 44
  store i32 0, ptr %nonideal_items, align 4, !tbaa !43
  %cmp332722.not = icmp eq i32 %28, 0
  br i1 %cmp332722.not, label %for.end, label %for.body334.lr.ph

for.body334.lr.ph:                                ; preds = %if.else297
  %29 = load ptr, ptr %23, align 8, !tbaa !28
  %wide.trip.count = zext i32 %28 to i64
  br label %for.body334

for.body334:                                      ; preds = %for.body334.lr.ph, %for.inc
  %indvars.iv = phi i64 [ 0, %for.body334.lr.ph ], [ %indvars.iv.next, %for.inc ]
  %arrayidx339 = getelementptr inbounds nuw %struct.UT_hash_bucket, ptr %29, i64 %indvars.iv
  %30 = load ptr, ptr %arrayidx339, align 8, !tbaa !36
  %cmp342.not720 = icmp eq ptr %30, null
  br i1 %cmp342.not720, label %for.inc, label %while.body344

while.body344:                                    ; preds = %for.body334, %if.end392
  %_he_thh.0721 = phi ptr [ %31, %if.end392 ], [ %30, %for.body334 ]
  %hh_next345 = getelementptr inbounds nuw i8, ptr %_he_thh.0721, i64 32
  %31 = load ptr, ptr %hh_next345, align 8, !tbaa !44
  %hashv347 = getelementptr inbounds nuw i8, ptr %_he_thh.0721, i64 52
  %32 = load i32, ptr %hashv347, align 4, !tbaa !45
  %and353 = and i32 %32, %sub319
  %idxprom356 = zext i32 %and353 to i64
  %arrayidx357 = getelementptr inbounds nuw %struct.UT_hash_bucket, ptr %call294, i64 %idxprom356
  %count358 = getelementptr inbounds nuw i8, ptr %arrayidx357, i64 8
  %33 = load i32, ptr %count358, align 8, !tbaa !34
  %inc359 = add i32 %33, 1
  store i32 %inc359, ptr %count358, align 8, !tbaa !34
  %cmp363 = icmp ugt i32 %inc359, %add323
  br i1 %cmp363, label %if.then365, label %if.end382

if.then365:                                       ; preds = %while.body344
  %34 = load i32, ptr %nonideal_items, align 4, !tbaa !43
  %inc369 = add i32 %34, 1
  store i32 %inc369, ptr %nonideal_items, align 4, !tbaa !43
  %expand_mult371 = getelementptr inbounds nuw i8, ptr %arrayidx357, i64 12
  %35 = load i32, ptr %expand_mult371, align 4, !tbaa !40
  %mul375 = mul i32 %35, %add323
  %cmp376 = icmp ugt i32 %inc359, %mul375
  br i1 %cmp376, label %if.then378, label %if.end382

if.then378:                                       ; preds = %if.then365
  %inc380 = add i32 %35, 1
  store i32 %inc380, ptr %expand_mult371, align 4, !tbaa !40
  br label %if.end382

if.end382:                                        ; preds = %if.then365, %if.then378, %while.body344
  %hh_prev383 = getelementptr inbounds nuw i8, ptr %_he_thh.0721, i64 24
  store ptr null, ptr %hh_prev383, align 8, !tbaa !39
  %36 = load ptr, ptr %arrayidx357, align 8, !tbaa !36
  store ptr %36, ptr %hh_next345, align 8, !tbaa !44
  %cmp387.not = icmp eq ptr %36, null
  br i1 %cmp387.not, label %if.end392, label %if.then389

if.then389:                                       ; preds = %if.end382
  %hh_prev391 = getelementptr inbounds nuw i8, ptr %36, i64 24
  store ptr %_he_thh.0721, ptr %hh_prev391, align 8, !tbaa !39
  br label %if.end392

if.end392:                                        ; preds = %if.then389, %if.end382
  store ptr %_he_thh.0721, ptr %arrayidx357, align 8, !tbaa !36
  %cmp342.not = icmp eq ptr %31, null
  br i1 %cmp342.not, label %for.inc, label %while.body344, !llvm.loop !46

for.inc:                                          ; preds = %if.end392, %for.body334
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.end, label %for.body334, !llvm.loop !49

for.end:                                          ; preds = %for.inc, %if.else297
  %37 = load ptr, ptr %23, align 8, !tbaa !28
  tail call void @free(ptr noundef %37) #8
  %38 = load ptr, ptr %hh, align 8, !tbaa !20
  %num_buckets401 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %39 = load i32, ptr %num_buckets401, align 8, !tbaa !25
  %mul402 = shl i32 %39, 1
  store i32 %mul402, ptr %num_buckets401, align 8, !tbaa !25
  %log2_num_buckets405 = getelementptr inbounds nuw i8, ptr %38, i64 12
  %40 = load i32, ptr %log2_num_buckets405, align 4, !tbaa !26
  %inc406 = add i32 %40, 1
  store i32 %inc406, ptr %log2_num_buckets405, align 4, !tbaa !26
  store ptr %call294, ptr %38, align 8, !tbaa !28
  %nonideal_items412 = getelementptr inbounds nuw i8, ptr %38, i64 44
  %41 = load i32, ptr %nonideal_items412, align 4, !tbaa !43
  %num_items415 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %42 = load i32, ptr %num_items415, align 8, !tbaa !33
  %shr416 = lshr i32 %42, 1
  %cmp417 = icmp ugt i32 %41, %shr416
  br i1 %cmp417, label %cond.true, label %cond.end

cond.true:                                        ; preds = %for.end
  %ineff_expands = getelementptr inbounds nuw i8, ptr %38, i64 48
  %43 = load i32, ptr %ineff_expands, align 8, !tbaa !50
  %add421 = add i32 %43, 1
  br label %cond.end

cond.end:                                         ; preds = %for.end, %cond.true
  %cond422 = phi i32 [ %add421, %cond.true ], [ 0, %for.end ]
  %ineff_expands425 = getelementptr inbounds nuw i8, ptr %38, i64 48
  store i32 %cond422, ptr %ineff_expands425, align 8, !tbaa !50
  %cmp429 = icmp ugt i32 %cond422, 1
  br i1 %cmp429, label %if.then431, label %if.end439

if.then431:                                       ; preds = %cond.end
  %noexpand434 = getelementptr inbounds nuw i8, ptr %38, i64 52
  store i32 1, ptr %noexpand434, align 4, !tbaa !41
  br label %if.end439

if.end439:                                        ; preds = %if.then431, %cond.end, %land.lhs.true, %if.end275
  %inc449 = add nuw nsw i32 %i.0725, 1
  %exitcond729.not = icmp eq i32 %inc449, 10
  br i1 %exitcond729.not, label %for.body454, label %for.body, !llvm.loop !51

for.body454:                                      ; preds = %if.end439, %for.body454
  %user.0726 = phi ptr [ %46, %for.body454 ], [ %users.1, %if.end439 ]
  %44 = load i32, ptr %user.0726, align 8, !tbaa !9
  %cookie456 = getelementptr inbounds nuw i8, ptr %user.0726, i64 4
  %45 = load i32, ptr %cookie456, align 4, !tbaa !15
  %call457 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %44, i32 noundef %45)
  %next460 = getelementptr inbounds nuw i8, ptr %user.0726, i64 24
  %46 = load ptr, ptr %next460, align 8, !tbaa !30
  %cmp452.not = icmp eq ptr %46, null
  br i1 %cmp452.not, label %for.end461, label %for.body454, !llvm.loop !52

for.end461:                                       ; preds = %for.body454
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

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #5

attributes #0 = { nounwind uwtable }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #2 = { nofree noreturn nounwind }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #5 = { nofree nounwind }
attributes #6 = { nounwind allocsize(0) }
attributes #7 = { cold noreturn nounwind }
attributes #8 = { nounwind }

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
!9 = !{!10, !6, i64 0}
!10 = !{!"example_user_t", !6, i64 0, !6, i64 4, !11, i64 8}
!11 = !{!"UT_hash_handle", !12, i64 0, !13, i64 8, !13, i64 16, !14, i64 24, !14, i64 32, !13, i64 40, !6, i64 48, !6, i64 52}
!12 = !{!"p1 _ZTS13UT_hash_table", !13, i64 0}
!13 = !{!"any pointer", !7, i64 0}
!14 = !{!"p1 _ZTS14UT_hash_handle", !13, i64 0}
!15 = !{!10, !6, i64 4}
!16 = !{!7, !7, i64 0}
!17 = !{!10, !6, i64 60}
!18 = !{!10, !13, i64 48}
!19 = !{!10, !6, i64 56}
!20 = !{!10, !12, i64 8}
!21 = !{!22, !14, i64 24}
!22 = !{!"UT_hash_table", !23, i64 0, !6, i64 8, !6, i64 12, !6, i64 16, !14, i64 24, !24, i64 32, !6, i64 40, !6, i64 44, !6, i64 48, !6, i64 52, !6, i64 56}
!23 = !{!"p1 _ZTS14UT_hash_bucket", !13, i64 0}
!24 = !{!"long", !7, i64 0}
!25 = !{!22, !6, i64 8}
!26 = !{!22, !6, i64 12}
!27 = !{!22, !24, i64 32}
!28 = !{!22, !23, i64 0}
!29 = !{!22, !6, i64 56}
!30 = !{!10, !13, i64 24}
!31 = !{!10, !13, i64 16}
!32 = !{!11, !13, i64 16}
!33 = !{!22, !6, i64 16}
!34 = !{!35, !6, i64 8}
!35 = !{!"UT_hash_bucket", !14, i64 0, !6, i64 8, !6, i64 12}
!36 = !{!35, !14, i64 0}
!37 = !{!10, !14, i64 40}
!38 = !{!10, !14, i64 32}
!39 = !{!11, !14, i64 24}
!40 = !{!35, !6, i64 12}
!41 = !{!22, !6, i64 52}
!42 = !{!22, !6, i64 40}
!43 = !{!22, !6, i64 44}
!44 = !{!11, !14, i64 32}
!45 = !{!11, !6, i64 52}
!46 = distinct !{!46, !47, !48}
!47 = !{!"llvm.loop.mustprogress"}
!48 = !{!"llvm.loop.unroll.disable"}
!49 = distinct !{!49, !47, !48}
!50 = !{!22, !6, i64 48}
!51 = distinct !{!51, !47, !48}
!52 = distinct !{!52, !47, !48}
