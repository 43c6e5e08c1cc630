; From tests/test35.c of uthash 2.3.0, by Troy D. Hanson and Arthur O'Dwyer: see uthash-LICENSE.
; Compiled by clang 22 with -O1 -fno-vectorize -fno-slp-vectorize -fno-discard-value-names.
source_filename = "test35.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.elt = type { ptr, %struct.UT_hash_handle }
%struct.UT_hash_handle = type { ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }
%struct.UT_hash_bucket = type { ptr, i32, i32 }

@.str = private unnamed_addr constant [6 x i8] c"hello\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"%d: %s\0A\00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"found %s\0A\00", align 1
@.str.3 = private unnamed_addr constant [19 x i8] c"right address? %s\0A\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"yes\00", align 1
@.str.5 = private unnamed_addr constant [3 x i8] c"no\00", align 1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
entry:
  %elts = alloca [10 x %struct.elt], align 16
  %label = alloca [6 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %elts) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %label) #9
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(6) %label, ptr noundef nonnull align 1 dereferenceable(6) @.str, i64 6, i1 false)
  br label %for.body

for.cond576.preheader:                            ; preds = %if.end564
  %arrayidx710 = getelementptr inbounds nuw i8, ptr %label, i64 5
  %0 = load i8, ptr %arrayidx710, align 1, !tbaa !9
  %conv711 = zext i8 %0 to i32
  %shl712 = shl nuw nsw i32 %conv711, 8
  %add713 = add nuw nsw i32 %shl712, -1640531527
  %arrayidx715 = getelementptr inbounds nuw i8, ptr %label, i64 4
  %1 = load i8, ptr %arrayidx715, align 1, !tbaa !9
  %conv716 = zext i8 %1 to i32
  %add717 = add nuw nsw i32 %add713, %conv716
  %arrayidx719 = getelementptr inbounds nuw i8, ptr %label, i64 3
  %2 = load i8, ptr %arrayidx719, align 1, !tbaa !9
  %conv720 = zext i8 %2 to i32
  %shl721 = shl nuw i32 %conv720, 24
  %arrayidx724 = getelementptr inbounds nuw i8, ptr %label, i64 2
  %3 = load i8, ptr %arrayidx724, align 1, !tbaa !9
  %conv725 = zext i8 %3 to i32
  %shl726 = shl nuw nsw i32 %conv725, 16
  %arrayidx729 = getelementptr inbounds nuw i8, ptr %label, i64 1
  %4 = load i8, ptr %arrayidx729, align 1, !tbaa !9
  %conv730 = zext i8 %4 to i32
  %shl731 = shl nuw nsw i32 %conv730, 8
  %invariant.op = add i32 %shl721, -1622558012
  %invariant.op1322 = sub i32 %invariant.op, %add717
  %invariant.op1323 = add i32 %invariant.op1322, %shl726
  %invariant.op1324 = add i32 %invariant.op1323, %shl731
  %sub744 = add nuw nsw i32 %add717, 17973515
  %hh786 = getelementptr inbounds nuw i8, ptr %head.1, i64 8
  br label %for.body579

for.body:                                         ; preds = %entry, %if.end564
  %indvars.iv1328 = phi i64 [ 0, %entry ], [ %indvars.iv.next1329, %if.end564 ]
  %head.01317 = phi ptr [ null, %entry ], [ %head.1, %if.end564 ]
  %call = call noalias dereferenceable_or_null(6) ptr @malloc(i64 noundef 6) #10
  %arrayidx = getelementptr inbounds nuw %struct.elt, ptr %elts, i64 %indvars.iv1328
  store ptr %call, ptr %arrayidx, align 16, !tbaa !10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(6) %call, ptr noundef nonnull align 1 dereferenceable(6) @.str, i64 6, i1 false) #9
  %5 = trunc i64 %indvars.iv1328 to i8
  %conv = add nuw nsw i8 %5, 97
  store i8 %conv, ptr %call, align 1, !tbaa !9
  %6 = trunc nuw nsw i64 %indvars.iv1328 to i32
  %call12 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %6, ptr noundef nonnull %call)
  %7 = load ptr, ptr %arrayidx, align 16, !tbaa !10
  %arrayidx125 = getelementptr inbounds nuw i8, ptr %7, i64 5
  %8 = load i8, ptr %arrayidx125, align 1, !tbaa !9
  %conv126 = zext i8 %8 to i32
  %shl127 = shl nuw nsw i32 %conv126, 8
  %add128 = add nuw nsw i32 %shl127, -1640531527
  %arrayidx130 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %9 = load i8, ptr %arrayidx130, align 1, !tbaa !9
  %conv131 = zext i8 %9 to i32
  %add132 = add nuw nsw i32 %add128, %conv131
  %arrayidx134 = getelementptr inbounds nuw i8, ptr %7, i64 3
  %10 = load i8, ptr %arrayidx134, align 1, !tbaa !9
  %conv135 = zext i8 %10 to i32
  %shl136 = shl nuw i32 %conv135, 24
  %arrayidx139 = getelementptr inbounds nuw i8, ptr %7, i64 2
  %11 = load i8, ptr %arrayidx139, align 1, !tbaa !9
  %conv140 = zext i8 %11 to i32
  %shl141 = shl nuw nsw i32 %conv140, 16
  %arrayidx144 = getelementptr inbounds nuw i8, ptr %7, i64 1
  %12 = load i8, ptr %arrayidx144, align 1, !tbaa !9
  %conv145 = zext i8 %12 to i32
  %shl146 = shl nuw nsw i32 %conv145, 8
  %13 = load i8, ptr %7, align 1, !tbaa !9
  %conv150 = zext i8 %13 to i32
  %add142 = add i32 %shl136, -1622558012
  %add147 = sub i32 %add142, %add132
  %add151 = add i32 %add147, %shl141
  %sub153 = add i32 %add151, %shl146
  %sub154 = add i32 %sub153, %conv150
  %xor156 = xor i32 %sub154, 522093
  %sub157 = add nuw nsw i32 %add132, 17973515
  %sub158 = sub i32 %sub157, %xor156
  %shl159 = shl i32 %xor156, 8
  %xor160 = xor i32 %sub158, %shl159
  %14 = add i32 %xor156, %xor160
  %sub162 = sub i32 -17973515, %14
  %shr163 = lshr i32 %xor160, 13
  %xor164 = xor i32 %sub162, %shr163
  %15 = add i32 %xor160, %xor164
  %sub166 = sub i32 %xor156, %15
  %shr167 = lshr i32 %xor164, 12
  %xor168 = xor i32 %sub166, %shr167
  %16 = add i32 %xor164, %xor168
  %sub170 = sub i32 %xor160, %16
  %shl171 = shl i32 %xor168, 16
  %xor172 = xor i32 %sub170, %shl171
  %17 = add i32 %xor168, %xor172
  %sub174 = sub i32 %xor164, %17
  %shr175 = lshr i32 %xor172, 5
  %xor176 = xor i32 %sub174, %shr175
  %18 = add i32 %xor172, %xor176
  %sub178 = sub i32 %xor168, %18
  %shr179 = lshr i32 %xor176, 3
  %xor180 = xor i32 %sub178, %shr179
  %19 = add i32 %xor176, %xor180
  %sub182 = sub i32 %xor172, %19
  %shl183 = shl i32 %xor180, 10
  %xor184 = xor i32 %sub182, %shl183
  %20 = add i32 %xor180, %xor184
  %sub186 = sub i32 %xor176, %20
  %shr187 = lshr i32 %xor184, 15
  %xor188 = xor i32 %sub186, %shr187
  %hh = getelementptr inbounds nuw i8, ptr %arrayidx, i64 8
  %hashv = getelementptr inbounds nuw i8, ptr %arrayidx, i64 60
  store i32 %xor188, ptr %hashv, align 4, !tbaa !17
  %key = getelementptr inbounds nuw i8, ptr %arrayidx, i64 48
  store ptr %7, ptr %key, align 16, !tbaa !18
  %keylen = getelementptr inbounds nuw i8, ptr %arrayidx, i64 56
  store i32 6, ptr %keylen, align 8, !tbaa !19
  %tobool.not = icmp eq ptr %head.01317, null
  br i1 %tobool.not, label %if.then, label %if.else279

if.then:                                          ; preds = %for.body
  %prev = getelementptr inbounds nuw i8, ptr %arrayidx, i64 16
  %call214 = call noalias dereferenceable_or_null(64) ptr @malloc(i64 noundef 64) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %prev, i8 0, i64 16, i1 false)
  store ptr %call214, ptr %hh, align 8, !tbaa !20
  %tobool222.not = icmp eq ptr %call214, null
  br i1 %tobool222.not, label %if.then223, label %if.else

if.then223:                                       ; preds = %if.then
  call void @exit(i32 noundef -1) #11
  unreachable

if.else:                                          ; preds = %if.then
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %call214, i8 0, i64 64, i1 false)
  %tail = getelementptr inbounds nuw i8, ptr %call214, i64 24
  store ptr %hh, ptr %tail, align 8, !tbaa !21
  %num_buckets = getelementptr inbounds nuw i8, ptr %call214, i64 8
  store i32 32, ptr %num_buckets, align 8, !tbaa !25
  %log2_num_buckets = getelementptr inbounds nuw i8, ptr %call214, i64 12
  store i32 5, ptr %log2_num_buckets, align 4, !tbaa !26
  %hho = getelementptr inbounds nuw i8, ptr %call214, i64 32
  store i64 8, ptr %hho, align 8, !tbaa !27
  %call252 = call noalias dereferenceable_or_null(512) ptr @malloc(i64 noundef 512) #10
  store ptr %call252, ptr %call214, align 8, !tbaa !28
  %signature = getelementptr inbounds nuw i8, ptr %call214, i64 56
  store i32 -1609490463, ptr %signature, align 8, !tbaa !29
  %tobool266.not = icmp eq ptr %call252, null
  br i1 %tobool266.not, label %if.then267, label %if.else268

if.then267:                                       ; preds = %if.else
  call void @exit(i32 noundef -1) #11
  unreachable

if.else268:                                       ; preds = %if.else
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(512) %call252, i8 0, i64 512, i1 false)
  br label %do.body317

if.else279:                                       ; preds = %for.body
  %hh280 = getelementptr inbounds nuw i8, ptr %head.01317, i64 8
  %21 = load ptr, ptr %hh280, align 8, !tbaa !20
  store ptr %21, ptr %hh, align 8, !tbaa !20
  %next290 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 24
  store ptr null, ptr %next290, align 8, !tbaa !30
  %22 = load ptr, ptr %hh280, align 8, !tbaa !20
  %tail293 = getelementptr inbounds nuw i8, ptr %22, i64 24
  %23 = load ptr, ptr %tail293, align 8, !tbaa !21
  %hho296 = getelementptr inbounds nuw i8, ptr %22, i64 32
  %24 = load i64, ptr %hho296, align 8, !tbaa !27
  %idx.neg = sub i64 0, %24
  %add.ptr297 = getelementptr inbounds i8, ptr %23, i64 %idx.neg
  %prev301 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 16
  store ptr %add.ptr297, ptr %prev301, align 16, !tbaa !31
  %next307 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store ptr %arrayidx, ptr %next307, align 8, !tbaa !32
  store ptr %hh, ptr %tail293, align 8, !tbaa !21
  br label %do.body317

do.body317:                                       ; preds = %if.else268, %if.else279
  %head.1 = phi ptr [ %head.01317, %if.else279 ], [ %arrayidx, %if.else268 ]
  %hh318 = getelementptr inbounds nuw i8, ptr %head.1, i64 8
  %25 = load ptr, ptr %hh318, align 8, !tbaa !20
  %num_items = getelementptr inbounds nuw i8, ptr %25, i64 16
  %26 = load i32, ptr %num_items, align 8, !tbaa !33
  %inc = add i32 %26, 1
  store i32 %inc, ptr %num_items, align 8, !tbaa !33
  %num_buckets323 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %27 = load i32, ptr %num_buckets323, align 8, !tbaa !25
  %sub324 = add i32 %27, -1
  %and = and i32 %sub324, %xor188
  %28 = load ptr, ptr %25, align 8, !tbaa !28
  %idxprom331 = zext i32 %and to i64
  %arrayidx332 = getelementptr inbounds nuw %struct.UT_hash_bucket, ptr %28, i64 %idxprom331
  %count = getelementptr inbounds nuw i8, ptr %arrayidx332, i64 8
  %29 = load i32, ptr %count, align 8, !tbaa !34
  %inc333 = add i32 %29, 1
  store i32 %inc333, ptr %count, align 8, !tbaa !34
  %30 = load ptr, ptr %arrayidx332, align 8, !tbaa !36
  %hh_next = getelementptr inbounds nuw i8, ptr %arrayidx, i64 40
  store ptr %30, ptr %hh_next, align 8, !tbaa !37
  %hh_prev = getelementptr inbounds nuw i8, ptr %arrayidx, i64 32
  store ptr null, ptr %hh_prev, align 16, !tbaa !38
  %cmp341.not = icmp eq ptr %30, null
  br i1 %cmp341.not, label %if.end349, label %if.then343

if.then343:                                       ; preds = %do.body317
  %hh_prev348 = getelementptr inbounds nuw i8, ptr %30, i64 24
  store ptr %hh, ptr %hh_prev348, align 8, !tbaa !39
  br label %if.end349

if.end349:                                        ; preds = %if.then343, %do.body317
  store ptr %hh, ptr %arrayidx332, align 8, !tbaa !36
  %expand_mult = getelementptr inbounds nuw i8, ptr %arrayidx332, i64 12
  %31 = load i32, ptr %expand_mult, align 4, !tbaa !40
  %32 = mul i32 %31, 10
  %mul = add i32 %32, 10
  %cmp356.not = icmp ult i32 %inc333, %mul
  br i1 %cmp356.not, label %if.end564, label %land.lhs.true

land.lhs.true:                                    ; preds = %if.end349
  %33 = load ptr, ptr %hh, align 8, !tbaa !20
  %noexpand = getelementptr inbounds nuw i8, ptr %33, i64 52
  %34 = load i32, ptr %noexpand, align 4, !tbaa !41
  %tobool362.not = icmp eq i32 %34, 0
  br i1 %tobool362.not, label %do.body364, label %if.end564

do.body364:                                       ; preds = %land.lhs.true
  %num_buckets369 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %35 = load i32, ptr %num_buckets369, align 8, !tbaa !25
  %conv370 = zext i32 %35 to i64
  %mul372 = shl nuw nsw i64 %conv370, 5
  %call373 = call noalias ptr @malloc(i64 noundef %mul372) #10
  %tobool374.not = icmp eq ptr %call373, null
  br i1 %tobool374.not, label %if.then375, label %if.else376

if.then375:                                       ; preds = %do.body364
  call void @exit(i32 noundef -1) #11
  unreachable

if.else376:                                       ; preds = %do.body364
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %call373, i8 0, i64 %mul372, i1 false)
  %num_items389 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %36 = load i32, ptr %num_items389, align 8, !tbaa !33
  %log2_num_buckets394 = getelementptr inbounds nuw i8, ptr %33, i64 12
  %37 = load i32, ptr %log2_num_buckets394, align 4, !tbaa !26
  %add395 = add i32 %37, 1
  %shr396 = lshr i32 %36, %add395
  %38 = load i32, ptr %num_buckets369, align 8, !tbaa !25
  %mul407 = shl i32 %38, 1
  %sub408 = add i32 %mul407, -1
  %and409 = and i32 %sub408, %36
  %cmp410.not = icmp ne i32 %and409, 0
  %cond = zext i1 %cmp410.not to i32
  %add412 = add i32 %shr396, %cond
  %ideal_chain_maxlen = getelementptr inbounds nuw i8, ptr %33, i64 40
  store i32 %add412, ptr %ideal_chain_maxlen, align 8, !tbaa !42
  %nonideal_items = getelementptr inbounds nuw i8, ptr %33, i64 44
  store i32 0, ptr %nonideal_items, align 4, !tbaa !43
  %cmp4271315.not = icmp eq i32 %38, 0
  br i1 %cmp4271315.not, label %for.end, label %for.body429.lr.ph

for.body429.lr.ph:                                ; preds = %if.else376
  %39 = load ptr, ptr %33, align 8, !tbaa !28
  %wide.trip.count = zext i32 %38 to i64
  br label %for.body429

for.body429:                                      ; preds = %for.body429.lr.ph, %for.inc
  %indvars.iv = phi i64 [ 0, %for.body429.lr.ph ], [ %indvars.iv.next, %for.inc ]
  %arrayidx436 = getelementptr inbounds nuw %struct.UT_hash_bucket, ptr %39, i64 %indvars.iv
  %40 = load ptr, ptr %arrayidx436, align 8, !tbaa !36
  %cmp439.not1313 = icmp eq ptr %40, null
  br i1 %cmp439.not1313, label %for.inc, label %while.body441

while.body441:                                    ; preds = %for.body429, %if.end497
  %_he_thh.01314 = phi ptr [ %41, %if.end497 ], [ %40, %for.body429 ]
  %hh_next442 = getelementptr inbounds nuw i8, ptr %_he_thh.01314, i64 32
  %41 = load ptr, ptr %hh_next442, align 8, !tbaa !44
  %hashv444 = getelementptr inbounds nuw i8, ptr %_he_thh.01314, i64 52
  %42 = load i32, ptr %hashv444, align 4, !tbaa !45
  %and452 = and i32 %42, %sub408
  %idxprom455 = zext i32 %and452 to i64
  %arrayidx456 = getelementptr inbounds nuw %struct.UT_hash_bucket, ptr %call373, i64 %idxprom455
  %count457 = getelementptr inbounds nuw i8, ptr %arrayidx456, i64 8
  %43 = load i32, ptr %count457, align 8, !tbaa !34
  %inc458 = add i32 %43, 1
  store i32 %inc458, ptr %count457, align 8, !tbaa !34
  %cmp464 = icmp ugt i32 %inc458, %add412
  br i1 %cmp464, label %if.then466, label %if.end487

if.then466:                                       ; preds = %while.body441
  %44 = load i32, ptr %nonideal_items, align 4, !tbaa !43
  %inc472 = add i32 %44, 1
  store i32 %inc472, ptr %nonideal_items, align 4, !tbaa !43
  %expand_mult474 = getelementptr inbounds nuw i8, ptr %arrayidx456, i64 12
  %45 = load i32, ptr %expand_mult474, align 4, !tbaa !40
  %mul480 = mul i32 %45, %add412
  %cmp481 = icmp ugt i32 %inc458, %mul480
  br i1 %cmp481, label %if.then483, label %if.end487

if.then483:                                       ; preds = %if.then466
  %inc485 = add i32 %45, 1
  store i32 %inc485, ptr %expand_mult474, align 4, !tbaa !40
  br label %if.end487

if.end487:                                        ; preds = %if.then466, %if.then483, %while.body441
  %hh_prev488 = getelementptr inbounds nuw i8, ptr %_he_thh.01314, i64 24
  store ptr null, ptr %hh_prev488, align 8, !tbaa !39
  %46 = load ptr, ptr %arrayidx456, align 8, !tbaa !36
  store ptr %46, ptr %hh_next442, align 8, !tbaa !44
  %cmp492.not = icmp eq ptr %46, null
  br i1 %cmp492.not, label %if.end497, label %if.then494

if.then494:                                       ; preds = %if.end487
  %hh_prev496 = getelementptr inbounds nuw i8, ptr %46, i64 24
  store ptr %_he_thh.01314, ptr %hh_prev496, align 8, !tbaa !39
  br label %if.end497

if.end497:                                        ; preds = %if.then494, %if.end487
  store ptr %_he_thh.01314, ptr %arrayidx456, align 8, !tbaa !36
  %cmp439.not = icmp eq ptr %41, null
  br i1 %cmp439.not, label %for.inc, label %while.body441, !llvm.loop !46

for.inc:                                          ; preds = %if.end497, %for.body429
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.end, label %for.body429, !llvm.loop !49

for.end:                                          ; preds = %for.inc, %if.else376
  %47 = load ptr, ptr %33, align 8, !tbaa !28
  call void @free(ptr noundef %47) #9
  %48 = load ptr, ptr %hh, align 8, !tbaa !20
  %num_buckets510 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %49 = load i32, ptr %num_buckets510, align 8, !tbaa !25
  %mul511 = shl i32 %49, 1
  store i32 %mul511, ptr %num_buckets510, align 8, !tbaa !25
  %log2_num_buckets516 = getelementptr inbounds nuw i8, ptr %48, i64 12
  %50 = load i32, ptr %log2_num_buckets516, align 4, !tbaa !26
  %inc517 = add i32 %50, 1
  store i32 %inc517, ptr %log2_num_buckets516, align 4, !tbaa !26
  store ptr %call373, ptr %48, align 8, !tbaa !28
  %nonideal_items527 = getelementptr inbounds nuw i8, ptr %48, i64 44
  %51 = load i32, ptr %nonideal_items527, align 4, !tbaa !43
  %num_items532 = getelementptr inbounds nuw i8, ptr %48, i64 16
  %52 = load i32, ptr %num_items532, align 8, !tbaa !33
  %shr533 = lshr i32 %52, 1
  %cmp534 = icmp ugt i32 %51, %shr533
  br i1 %cmp534, label %cond.true, label %cond.end

cond.true:                                        ; preds = %for.end
  %ineff_expands = getelementptr inbounds nuw i8, ptr %48, i64 48
  %53 = load i32, ptr %ineff_expands, align 8, !tbaa !50
  %add540 = add i32 %53, 1
  br label %cond.end

cond.end:                                         ; preds = %for.end, %cond.true
  %cond541 = phi i32 [ %add540, %cond.true ], [ 0, %for.end ]
  %ineff_expands546 = getelementptr inbounds nuw i8, ptr %48, i64 48
  store i32 %cond541, ptr %ineff_expands546, align 8, !tbaa !50
  %cmp552 = icmp ugt i32 %cond541, 1
  br i1 %cmp552, label %if.then554, label %if.end564

if.then554:                                       ; preds = %cond.end
  %noexpand559 = getelementptr inbounds nuw i8, ptr %48, i64 52
  store i32 1, ptr %noexpand559, align 4, !tbaa !41
  br label %if.end564

if.end564:                                        ; preds = %if.then554, %cond.end, %land.lhs.true, %if.end349
  %indvars.iv.next1329 = add nuw nsw i64 %indvars.iv1328, 1
  %exitcond1331.not = icmp eq i64 %indvars.iv.next1329, 10
  br i1 %exitcond1331.not, label %for.cond576.preheader, label %for.body, !llvm.loop !51

for.body579:                                      ; preds = %for.cond576.preheader, %if.end880
  %indvars.iv1332 = phi i64 [ 0, %for.cond576.preheader ], [ %indvars.iv.next1333, %if.end880 ]
  %54 = trunc i64 %indvars.iv1332 to i8
  %conv581 = add nuw nsw i8 %54, 97
  store i8 %conv581, ptr %label, align 1, !tbaa !9
  %conv735 = zext nneg i8 %conv581 to i32
  %sub741.reass = add i32 %invariant.op1324, %conv735
  %xor743 = xor i32 %sub741.reass, 522093
  %sub745 = sub i32 %sub744, %xor743
  %shl746 = shl i32 %xor743, 8
  %xor747 = xor i32 %sub745, %shl746
  %55 = add i32 %xor743, %xor747
  %sub749 = sub i32 -17973515, %55
  %shr750 = lshr i32 %xor747, 13
  %xor751 = xor i32 %sub749, %shr750
  %56 = add i32 %xor747, %xor751
  %sub753 = sub i32 %xor743, %56
  %shr754 = lshr i32 %xor751, 12
  %xor755 = xor i32 %sub753, %shr754
  %57 = add i32 %xor751, %xor755
  %sub757 = sub i32 %xor747, %57
  %shl758 = shl i32 %xor755, 16
  %xor759 = xor i32 %sub757, %shl758
  %58 = add i32 %xor755, %xor759
  %sub761 = sub i32 %xor751, %58
  %shr762 = lshr i32 %xor759, 5
  %xor763 = xor i32 %sub761, %shr762
  %59 = add i32 %xor759, %xor763
  %sub765 = sub i32 %xor755, %59
  %shr766 = lshr i32 %xor763, 3
  %xor767 = xor i32 %sub765, %shr766
  %60 = add i32 %xor763, %xor767
  %sub769 = sub i32 %xor759, %60
  %shl770 = shl i32 %xor767, 10
  %xor771 = xor i32 %sub769, %shl770
  %61 = add i32 %xor767, %xor771
  %sub773 = sub i32 %xor763, %61
  %shr774 = lshr i32 %xor771, 15
  %xor775 = xor i32 %sub773, %shr774
  %62 = load ptr, ptr %hh786, align 8, !tbaa !20
  %num_buckets788 = getelementptr inbounds nuw i8, ptr %62, i64 8
  %63 = load i32, ptr %num_buckets788, align 8, !tbaa !25
  %sub789 = add i32 %63, -1
  %and790 = and i32 %xor775, %sub789
  %64 = load ptr, ptr %62, align 8, !tbaa !28
  %idxprom797 = zext i32 %and790 to i64
  %arrayidx798 = getelementptr inbounds nuw %struct.UT_hash_bucket, ptr %64, i64 %idxprom797
  %65 = load ptr, ptr %arrayidx798, align 8, !tbaa !36
  %cmp800.not = icmp eq ptr %65, null
  br i1 %cmp800.not, label %if.end818, label %do.body803

do.body803:                                       ; preds = %for.body579
  %hho812 = getelementptr inbounds nuw i8, ptr %62, i64 32
  %66 = load i64, ptr %hho812, align 8, !tbaa !27
  %idx.neg813 = sub i64 0, %66
  %add.ptr814 = getelementptr inbounds i8, ptr %65, i64 %idx.neg813
  br label %if.end818

if.end818:                                        ; preds = %for.body579, %do.body803
  %e.0 = phi ptr [ %add.ptr814, %do.body803 ], [ null, %for.body579 ]
  %cmp820.not1319 = icmp eq ptr %e.0, null
  br i1 %cmp820.not1319, label %do.end868.loopexit, label %while.body822.lr.ph

while.body822.lr.ph:                              ; preds = %if.end818
  %hho853 = getelementptr inbounds nuw i8, ptr %62, i64 32
  br label %while.body822

while.body822:                                    ; preds = %while.body822.lr.ph, %if.end859
  %e.11320 = phi ptr [ %e.0, %while.body822.lr.ph ], [ %e.2, %if.end859 ]
  %hashv824 = getelementptr inbounds nuw i8, ptr %e.11320, i64 60
  %67 = load i32, ptr %hashv824, align 4, !tbaa !17
  %cmp825 = icmp eq i32 %67, %xor775
  br i1 %cmp825, label %land.lhs.true827, label %if.end842

land.lhs.true827:                                 ; preds = %while.body822
  %keylen829 = getelementptr inbounds nuw i8, ptr %e.11320, i64 56
  %68 = load i32, ptr %keylen829, align 8, !tbaa !19
  %cmp831 = icmp eq i32 %68, 6
  br i1 %cmp831, label %if.then833, label %if.end842

if.then833:                                       ; preds = %land.lhs.true827
  %key835 = getelementptr inbounds nuw i8, ptr %e.11320, i64 48
  %69 = load ptr, ptr %key835, align 8, !tbaa !18
  %bcmp = call i32 @bcmp(ptr noundef nonnull dereferenceable(6) %69, ptr noundef nonnull dereferenceable(6) %label, i64 6)
  %cmp838 = icmp eq i32 %bcmp, 0
  br i1 %cmp838, label %do.end868.loopexit, label %if.end842

if.end842:                                        ; preds = %if.then833, %land.lhs.true827, %while.body822
  %hh_next844 = getelementptr inbounds nuw i8, ptr %e.11320, i64 40
  %70 = load ptr, ptr %hh_next844, align 8, !tbaa !37
  %cmp845.not = icmp eq ptr %70, null
  br i1 %cmp845.not, label %if.end859, label %do.body848

do.body848:                                       ; preds = %if.end842
  %71 = load i64, ptr %hho853, align 8, !tbaa !27
  %idx.neg854 = sub i64 0, %71
  %add.ptr855 = getelementptr inbounds i8, ptr %70, i64 %idx.neg854
  br label %if.end859

if.end859:                                        ; preds = %if.end842, %do.body848
  %e.2 = phi ptr [ %add.ptr855, %do.body848 ], [ null, %if.end842 ]
  %cmp820.not = icmp eq ptr %e.2, null
  br i1 %cmp820.not, label %do.end868.loopexit, label %while.body822, !llvm.loop !52

do.end868.loopexit:                               ; preds = %if.then833, %if.end859, %if.end818
  %e.1.lcssa = phi ptr [ null, %if.end818 ], [ %e.11320, %if.then833 ], [ null, %if.end859 ]
  %cmp869.not = icmp eq ptr %e.1.lcssa, null
  br i1 %cmp869.not, label %if.end880, label %if.then871

if.then871:                                       ; preds = %do.end868.loopexit
  %72 = load ptr, ptr %e.1.lcssa, align 8, !tbaa !10
  %call873 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, ptr noundef %72)
  %arrayidx875 = getelementptr inbounds nuw %struct.elt, ptr %elts, i64 %indvars.iv1332
  %cmp876 = icmp eq ptr %e.1.lcssa, %arrayidx875
  %cond878 = select i1 %cmp876, ptr @.str.4, ptr @.str.5
  %call879 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, ptr noundef nonnull %cond878)
  br label %if.end880

if.end880:                                        ; preds = %if.then871, %do.end868.loopexit
  %indvars.iv.next1333 = add nuw nsw i64 %indvars.iv1332, 1
  %exitcond1335.not = icmp eq i64 %indvars.iv.next1333, 10
  br i1 %exitcond1335.not, label %for.end883, label %for.body579, !llvm.loop !53

for.end883:                                       ; preds = %if.end880
  call void @llvm.lifetime.end.p0(ptr nonnull %label) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %elts) #9
  ret i32 0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree noreturn nounwind
declare void @exit(i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: read)
declare i32 @bcmp(ptr captures(none), ptr captures(none), i64) local_unnamed_addr #8

attributes #0 = { nounwind uwtable }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #4 = { nofree nounwind }
attributes #5 = { nofree noreturn nounwind }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: read) }
attributes #9 = { nounwind }
attributes #10 = { nounwind allocsize(0) }
attributes #11 = { cold noreturn nounwind }

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
!10 = !{!11, !12, i64 0}
!11 = !{!"elt", !12, i64 0, !14, i64 8}
!12 = !{!"p1 omnipotent char", !13, i64 0}
!13 = !{!"any pointer", !7, i64 0}
!14 = !{!"UT_hash_handle", !15, i64 0, !13, i64 8, !13, i64 16, !16, i64 24, !16, i64 32, !13, i64 40, !6, i64 48, !6, i64 52}
!15 = !{!"p1 _ZTS13UT_hash_table", !13, i64 0}
!16 = !{!"p1 _ZTS14UT_hash_handle", !13, i64 0}
!17 = !{!11, !6, i64 60}
!18 = !{!11, !13, i64 48}
!19 = !{!11, !6, i64 56}
!20 = !{!11, !15, i64 8}
!21 = !{!22, !16, i64 24}
!22 = !{!"UT_hash_table", !23, i64 0, !6, i64 8, !6, i64 12, !6, i64 16, !16, i64 24, !24, i64 32, !6, i64 40, !6, i64 44, !6, i64 48, !6, i64 52, !6, i64 56}
!23 = !{!"p1 _ZTS14UT_hash_bucket", !13, i64 0}
!24 = !{!"long", !7, i64 0}
!25 = !{!22, !6, i64 8}
!26 = !{!22, !6, i64 12}
!27 = !{!22, !24, i64 32}
!28 = !{!22, !23, i64 0}
!29 = !{!22, !6, i64 56}
!30 = !{!11, !13, i64 24}
!31 = !{!11, !13, i64 16}
!32 = !{!14, !13, i64 16}
!33 = !{!22, !6, i64 16}
!34 = !{!35, !6, i64 8}
!35 = !{!"UT_hash_bucket", !16, i64 0, !6, i64 8, !6, i64 12}
!36 = !{!35, !16, i64 0}
!37 = !{!11, !16, i64 40}
!38 = !{!11, !16, i64 32}
!39 = !{!14, !16, i64 24}
!40 = !{!35, !6, i64 12}
!41 = !{!22, !6, i64 52}
!42 = !{!22, !6, i64 40}
!43 = !{!22, !6, i64 44}
!44 = !{!14, !16, i64 32}
!45 = !{!14, !6, i64 52}
!46 = distinct !{!46, !47, !48}
!47 = !{!"llvm.loop.mustprogress"}
!48 = !{!"llvm.loop.unroll.disable"}
!49 = distinct !{!49, !47, !48}
!50 = !{!22, !6, i64 48}
!51 = distinct !{!51, !47, !48}
!52 = distinct !{!52, !47, !48}
!53 = distinct !{!53, !47, !48}
