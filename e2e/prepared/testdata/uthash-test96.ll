; From tests/test96.c of uthash 2.3.0, by Troy D. Hanson and Arthur O'Dwyer: see uthash-LICENSE.
; Compiled by clang 22 with -O1 -fno-vectorize -fno-slp-vectorize -fno-discard-value-names.
source_filename = "test96.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.UT_hash_bucket = type { ptr, i32, i32 }

@__const.main.random_data = private unnamed_addr constant [40 x i32] [i32 56, i32 7, i32 10, i32 39, i32 82, i32 15, i32 31, i32 26, i32 51, i32 83, i32 46, i32 92, i32 49, i32 25, i32 80, i32 54, i32 97, i32 9, i32 34, i32 86, i32 87, i32 28, i32 13, i32 91, i32 95, i32 63, i32 71, i32 100, i32 44, i32 42, i32 16, i32 32, i32 6, i32 85, i32 40, i32 20, i32 18, i32 99, i32 22, i32 1], align 16
@.str = private unnamed_addr constant [29 x i8] c"time %d found with value %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [33 x i8] c"time %d not found, inserting it\0A\00", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef range(i32 -3, 4) i32 @clockface_hash(i32 noundef %time) local_unnamed_addr #0 {
entry:
  %rem = srem i32 %time, 4
  ret i32 %rem
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local range(i32 0, 2) i32 @clockface_neq(i32 noundef %t1, i32 noundef %t2) local_unnamed_addr #0 {
entry:
  %rem = srem i32 %t1, 12
  %rem1 = srem i32 %t2, 12
  %cmp = icmp ne i32 %rem, %rem1
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #1 {
entry:
  br label %for.body

for.cond.cleanup:                                 ; preds = %if.end364
  ret i32 0

for.body:                                         ; preds = %entry, %if.end364
  %indvars.iv495 = phi i64 [ 0, %entry ], [ %indvars.iv.next496, %if.end364 ]
  %times.0493 = phi ptr [ null, %entry ], [ %times.2, %if.end364 ]
  %call = tail call noalias dereferenceable_or_null(64) ptr @malloc(i64 noundef 64) #7
  %arrayidx = getelementptr inbounds nuw i32, ptr @__const.main.random_data, i64 %indvars.iv495
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  store i32 %0, ptr %call, align 8, !tbaa !9
  %tobool.not = icmp eq ptr %times.0493, null
  br i1 %tobool.not, label %do.end66, label %if.then

if.then:                                          ; preds = %for.body
  %rem.i = srem i32 %0, 4
  %hh = getelementptr inbounds nuw i8, ptr %times.0493, i64 8
  %1 = load ptr, ptr %hh, align 8, !tbaa !15
  %num_buckets = getelementptr inbounds nuw i8, ptr %1, i64 8
  %2 = load i32, ptr %num_buckets, align 8, !tbaa !16
  %sub = add i32 %2, -1
  %and = and i32 %sub, %rem.i
  %3 = load ptr, ptr %1, align 8, !tbaa !20
  %idxprom13 = zext i32 %and to i64
  %arrayidx14 = getelementptr inbounds nuw %struct.UT_hash_bucket, ptr %3, i64 %idxprom13
  %4 = load ptr, ptr %arrayidx14, align 8, !tbaa !21
  %cmp15.not = icmp eq ptr %4, null
  br i1 %cmp15.not, label %if.end, label %do.body17

do.body17:                                        ; preds = %if.then
  %hho = getelementptr inbounds nuw i8, ptr %1, i64 32
  %5 = load i64, ptr %hho, align 8, !tbaa !23
  %idx.neg = sub i64 0, %5
  %add.ptr = getelementptr inbounds i8, ptr %4, i64 %idx.neg
  br label %if.end

if.end:                                           ; preds = %if.then, %do.body17
  %found.0 = phi ptr [ %add.ptr, %do.body17 ], [ null, %if.then ]
  %cmp28.not485 = icmp eq ptr %found.0, null
  br i1 %cmp28.not485, label %do.end66, label %while.body.lr.ph

while.body.lr.ph:                                 ; preds = %if.end
  %rem1.i = srem i32 %0, 12
  %hho52 = getelementptr inbounds nuw i8, ptr %1, i64 32
  br label %while.body

while.body:                                       ; preds = %while.body.lr.ph, %if.end58
  %found.1486 = phi ptr [ %found.0, %while.body.lr.ph ], [ %found.2, %if.end58 ]
  %hashv = getelementptr inbounds nuw i8, ptr %found.1486, i64 60
  %6 = load i32, ptr %hashv, align 4, !tbaa !24
  %cmp30 = icmp eq i32 %6, %rem.i
  br i1 %cmp30, label %land.lhs.true, label %if.end42

land.lhs.true:                                    ; preds = %while.body
  %keylen = getelementptr inbounds nuw i8, ptr %found.1486, i64 56
  %7 = load i32, ptr %keylen, align 8, !tbaa !25
  %cmp32 = icmp eq i32 %7, 4
  br i1 %cmp32, label %if.then34, label %if.end42

if.then34:                                        ; preds = %land.lhs.true
  %key = getelementptr inbounds nuw i8, ptr %found.1486, i64 48
  %8 = load ptr, ptr %key, align 8, !tbaa !26
  %9 = load i32, ptr %8, align 4, !tbaa !5
  %rem.i483 = srem i32 %9, 12
  %cmp.i.not = icmp eq i32 %rem.i483, %rem1.i
  br i1 %cmp.i.not, label %do.end66, label %if.end42

if.end42:                                         ; preds = %if.then34, %land.lhs.true, %while.body
  %hh_next = getelementptr inbounds nuw i8, ptr %found.1486, i64 40
  %10 = load ptr, ptr %hh_next, align 8, !tbaa !27
  %cmp44.not = icmp eq ptr %10, null
  br i1 %cmp44.not, label %if.end58, label %do.body47

do.body47:                                        ; preds = %if.end42
  %11 = load i64, ptr %hho52, align 8, !tbaa !23
  %idx.neg53 = sub i64 0, %11
  %add.ptr54 = getelementptr inbounds i8, ptr %10, i64 %idx.neg53
  br label %if.end58

if.end58:                                         ; preds = %if.end42, %do.body47
  %found.2 = phi ptr [ %add.ptr54, %do.body47 ], [ null, %if.end42 ]
  %cmp28.not = icmp eq ptr %found.2, null
  br i1 %cmp28.not, label %do.end66, label %while.body, !llvm.loop !28

do.end66:                                         ; preds = %if.end58, %if.then34, %if.end, %for.body
  %found.4 = phi ptr [ null, %for.body ], [ null, %if.end ], [ %found.1486, %if.then34 ], [ null, %if.end58 ]
  %tobool67.not = icmp eq ptr %found.4, null
  br i1 %tobool67.not, label %if.else72, label %if.then68

if.then68:                                        ; preds = %do.end66
  %12 = load i32, ptr %found.4, align 8, !tbaa !9
  %call71 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %0, i32 noundef %12)
  br label %if.end364

if.else72:                                        ; preds = %do.end66
  %call74 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %0)
  %13 = load i32, ptr %call, align 8, !tbaa !5
  %rem.i484 = srem i32 %13, 4
  %hh82 = getelementptr inbounds nuw i8, ptr %call, i64 8
  %hashv83 = getelementptr inbounds nuw i8, ptr %call, i64 60
  store i32 %rem.i484, ptr %hashv83, align 4, !tbaa !24
  %key86 = getelementptr inbounds nuw i8, ptr %call, i64 48
  store ptr %call, ptr %key86, align 8, !tbaa !26
  %keylen88 = getelementptr inbounds nuw i8, ptr %call, i64 56
  store i32 4, ptr %keylen88, align 8, !tbaa !25
  br i1 %tobool.not, label %if.then90, label %if.else135

if.then90:                                        ; preds = %if.else72
  %prev = getelementptr inbounds nuw i8, ptr %call, i64 16
  %call94 = tail call noalias dereferenceable_or_null(64) ptr @malloc(i64 noundef 64) #7
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %prev, i8 0, i64 16, i1 false)
  store ptr %call94, ptr %hh82, align 8, !tbaa !15
  %tobool99.not = icmp eq ptr %call94, null
  br i1 %tobool99.not, label %if.then100, label %if.else101

if.then100:                                       ; preds = %if.then90
  tail call void @exit(i32 noundef -1) #8
  unreachable

if.else101:                                       ; preds = %if.then90
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %call94, i8 0, i64 64, i1 false)
  %tail = getelementptr inbounds nuw i8, ptr %call94, i64 24
  store ptr %hh82, ptr %tail, align 8, !tbaa !31
  %num_buckets109 = getelementptr inbounds nuw i8, ptr %call94, i64 8
  store i32 32, ptr %num_buckets109, align 8, !tbaa !16
  %log2_num_buckets = getelementptr inbounds nuw i8, ptr %call94, i64 12
  store i32 5, ptr %log2_num_buckets, align 4, !tbaa !32
  %hho115 = getelementptr inbounds nuw i8, ptr %call94, i64 32
  store i64 8, ptr %hho115, align 8, !tbaa !23
  %call116 = tail call noalias dereferenceable_or_null(512) ptr @malloc(i64 noundef 512) #7
  store ptr %call116, ptr %call94, align 8, !tbaa !20
  %signature = getelementptr inbounds nuw i8, ptr %call94, i64 56
  store i32 -1609490463, ptr %signature, align 8, !tbaa !33
  %tobool125.not = icmp eq ptr %call116, null
  br i1 %tobool125.not, label %if.then126, label %if.else127

if.then126:                                       ; preds = %if.else101
  tail call void @exit(i32 noundef -1) #8
  unreachable

if.else127:                                       ; preds = %if.else101
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(512) %call116, i8 0, i64 512, i1 false)
  br label %do.body164

if.else135:                                       ; preds = %if.else72
  %hh136 = getelementptr inbounds nuw i8, ptr %times.0493, i64 8
  %14 = load ptr, ptr %hh136, align 8, !tbaa !15
  store ptr %14, ptr %hh82, align 8, !tbaa !15
  %next142 = getelementptr inbounds nuw i8, ptr %call, i64 24
  store ptr null, ptr %next142, align 8, !tbaa !34
  %15 = load ptr, ptr %hh136, align 8, !tbaa !15
  %tail145 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %16 = load ptr, ptr %tail145, align 8, !tbaa !31
  %hho148 = getelementptr inbounds nuw i8, ptr %15, i64 32
  %17 = load i64, ptr %hho148, align 8, !tbaa !23
  %idx.neg149 = sub i64 0, %17
  %add.ptr150 = getelementptr inbounds i8, ptr %16, i64 %idx.neg149
  %prev152 = getelementptr inbounds nuw i8, ptr %call, i64 16
  store ptr %add.ptr150, ptr %prev152, align 8, !tbaa !35
  %next156 = getelementptr inbounds nuw i8, ptr %16, i64 16
  store ptr %call, ptr %next156, align 8, !tbaa !36
  store ptr %hh82, ptr %tail145, align 8, !tbaa !31
  br label %do.body164

do.body164:                                       ; preds = %if.else127, %if.else135
  %times.1 = phi ptr [ %times.0493, %if.else135 ], [ %call, %if.else127 ]
  %hh165 = getelementptr inbounds nuw i8, ptr %times.1, i64 8
  %18 = load ptr, ptr %hh165, align 8, !tbaa !15
  %num_items = getelementptr inbounds nuw i8, ptr %18, i64 16
  %19 = load i32, ptr %num_items, align 8, !tbaa !37
  %inc = add i32 %19, 1
  store i32 %inc, ptr %num_items, align 8, !tbaa !37
  %num_buckets170 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %20 = load i32, ptr %num_buckets170, align 8, !tbaa !16
  %sub171 = add i32 %20, -1
  %and172 = and i32 %sub171, %rem.i484
  %21 = load ptr, ptr %18, align 8, !tbaa !20
  %idxprom179 = zext i32 %and172 to i64
  %arrayidx180 = getelementptr inbounds nuw %struct.UT_hash_bucket, ptr %21, i64 %idxprom179
  %count = getelementptr inbounds nuw i8, ptr %arrayidx180, i64 8
  %22 = load i32, ptr %count, align 8, !tbaa !38
  %inc181 = add i32 %22, 1
  store i32 %inc181, ptr %count, align 8, !tbaa !38
  %23 = load ptr, ptr %arrayidx180, align 8, !tbaa !21
  %hh_next184 = getelementptr inbounds nuw i8, ptr %call, i64 40
  store ptr %23, ptr %hh_next184, align 8, !tbaa !27
  %hh_prev = getelementptr inbounds nuw i8, ptr %call, i64 32
  store ptr null, ptr %hh_prev, align 8, !tbaa !39
  %cmp187.not = icmp eq ptr %23, null
  br i1 %cmp187.not, label %if.end193, label %if.then189

if.then189:                                       ; preds = %do.body164
  %hh_prev192 = getelementptr inbounds nuw i8, ptr %23, i64 24
  store ptr %hh82, ptr %hh_prev192, align 8, !tbaa !40
  br label %if.end193

if.end193:                                        ; preds = %if.then189, %do.body164
  store ptr %hh82, ptr %arrayidx180, align 8, !tbaa !21
  %expand_mult = getelementptr inbounds nuw i8, ptr %arrayidx180, i64 12
  %24 = load i32, ptr %expand_mult, align 4, !tbaa !41
  %25 = mul i32 %24, 10
  %mul = add i32 %25, 10
  %cmp197.not = icmp ult i32 %inc181, %mul
  br i1 %cmp197.not, label %if.end364, label %land.lhs.true199

land.lhs.true199:                                 ; preds = %if.end193
  %26 = load ptr, ptr %hh82, align 8, !tbaa !15
  %noexpand = getelementptr inbounds nuw i8, ptr %26, i64 52
  %27 = load i32, ptr %noexpand, align 4, !tbaa !42
  %tobool202.not = icmp eq i32 %27, 0
  br i1 %tobool202.not, label %do.body204, label %if.end364

do.body204:                                       ; preds = %land.lhs.true199
  %num_buckets207 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %28 = load i32, ptr %num_buckets207, align 8, !tbaa !16
  %conv208 = zext i32 %28 to i64
  %mul210 = shl nuw nsw i64 %conv208, 5
  %call211 = tail call noalias ptr @malloc(i64 noundef %mul210) #7
  %tobool212.not = icmp eq ptr %call211, null
  br i1 %tobool212.not, label %if.then213, label %if.else214

if.then213:                                       ; preds = %do.body204
  tail call void @exit(i32 noundef -1) #8
  unreachable

if.else214:                                       ; preds = %do.body204
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %call211, i8 0, i64 %mul210, i1 false)
  %num_items223 = getelementptr inbounds nuw i8, ptr %26, i64 16
  %29 = load i32, ptr %num_items223, align 8, !tbaa !37
  %log2_num_buckets226 = getelementptr inbounds nuw i8, ptr %26, i64 12
  %30 = load i32, ptr %log2_num_buckets226, align 4, !tbaa !32
  %add227 = add i32 %30, 1
  %shr = lshr i32 %29, %add227
  %31 = load i32, ptr %num_buckets207, align 8, !tbaa !16
  %mul234 = shl i32 %31, 1
  %sub235 = add i32 %mul234, -1
  %and236 = and i32 %sub235, %29
  %cmp237.not = icmp ne i32 %and236, 0
  %cond = zext i1 %cmp237.not to i32
  %add239 = add i32 %shr, %cond
  %ideal_chain_maxlen = getelementptr inbounds nuw i8, ptr %26, i64 40
  store i32 %add239, ptr %ideal_chain_maxlen, align 8, !tbaa !43
  %nonideal_items = getelementptr inbounds nuw i8, ptr %26, i64 44
  store i32 0, ptr %nonideal_items, align 4, !tbaa !44
  %cmp248490.not = icmp eq i32 %31, 0
  br i1 %cmp248490.not, label %for.end, label %for.body250.lr.ph

for.body250.lr.ph:                                ; preds = %if.else214
  %32 = load ptr, ptr %26, align 8, !tbaa !20
  %wide.trip.count = zext i32 %31 to i64
  br label %for.body250

for.body250:                                      ; preds = %for.body250.lr.ph, %for.inc
  %indvars.iv = phi i64 [ 0, %for.body250.lr.ph ], [ %indvars.iv.next, %for.inc ]
  %arrayidx255 = getelementptr inbounds nuw %struct.UT_hash_bucket, ptr %32, i64 %indvars.iv
  %33 = load ptr, ptr %arrayidx255, align 8, !tbaa !21
  %cmp258.not488 = icmp eq ptr %33, null
  br i1 %cmp258.not488, label %for.inc, label %while.body260

while.body260:                                    ; preds = %for.body250, %if.end308
  %_he_thh.0489 = phi ptr [ %34, %if.end308 ], [ %33, %for.body250 ]
  %hh_next261 = getelementptr inbounds nuw i8, ptr %_he_thh.0489, i64 32
  %34 = load ptr, ptr %hh_next261, align 8, !tbaa !45
  %hashv263 = getelementptr inbounds nuw i8, ptr %_he_thh.0489, i64 52
  %35 = load i32, ptr %hashv263, align 4, !tbaa !46
  %and269 = and i32 %35, %sub235
  %idxprom272 = zext i32 %and269 to i64
  %arrayidx273 = getelementptr inbounds nuw %struct.UT_hash_bucket, ptr %call211, i64 %idxprom272
  %count274 = getelementptr inbounds nuw i8, ptr %arrayidx273, i64 8
  %36 = load i32, ptr %count274, align 8, !tbaa !38
  %inc275 = add i32 %36, 1
  store i32 %inc275, ptr %count274, align 8, !tbaa !38
  %cmp279 = icmp ugt i32 %inc275, %add239
  br i1 %cmp279, label %if.then281, label %if.end298

if.then281:                                       ; preds = %while.body260
  %37 = load i32, ptr %nonideal_items, align 4, !tbaa !44
  %inc285 = add i32 %37, 1
  store i32 %inc285, ptr %nonideal_items, align 4, !tbaa !44
  %expand_mult287 = getelementptr inbounds nuw i8, ptr %arrayidx273, i64 12
  %38 = load i32, ptr %expand_mult287, align 4, !tbaa !41
  %mul291 = mul i32 %38, %add239
  %cmp292 = icmp ugt i32 %inc275, %mul291
  br i1 %cmp292, label %if.then294, label %if.end298

if.then294:                                       ; preds = %if.then281
  %inc296 = add i32 %38, 1
  store i32 %inc296, ptr %expand_mult287, align 4, !tbaa !41
  br label %if.end298

if.end298:                                        ; preds = %if.then281, %if.then294, %while.body260
  %hh_prev299 = getelementptr inbounds nuw i8, ptr %_he_thh.0489, i64 24
  store ptr null, ptr %hh_prev299, align 8, !tbaa !40
  %39 = load ptr, ptr %arrayidx273, align 8, !tbaa !21
  store ptr %39, ptr %hh_next261, align 8, !tbaa !45
  %cmp303.not = icmp eq ptr %39, null
  br i1 %cmp303.not, label %if.end308, label %if.then305

if.then305:                                       ; preds = %if.end298
  %hh_prev307 = getelementptr inbounds nuw i8, ptr %39, i64 24
  store ptr %_he_thh.0489, ptr %hh_prev307, align 8, !tbaa !40
  br label %if.end308

if.end308:                                        ; preds = %if.then305, %if.end298
  store ptr %_he_thh.0489, ptr %arrayidx273, align 8, !tbaa !21
  %cmp258.not = icmp eq ptr %34, null
  br i1 %cmp258.not, label %for.inc, label %while.body260, !llvm.loop !47

for.inc:                                          ; preds = %if.end308, %for.body250
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.end, label %for.body250, !llvm.loop !48

for.end:                                          ; preds = %for.inc, %if.else214
  %40 = load ptr, ptr %26, align 8, !tbaa !20
  tail call void @free(ptr noundef %40) #9
  %41 = load ptr, ptr %hh82, align 8, !tbaa !15
  %num_buckets317 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %42 = load i32, ptr %num_buckets317, align 8, !tbaa !16
  %mul318 = shl i32 %42, 1
  store i32 %mul318, ptr %num_buckets317, align 8, !tbaa !16
  %log2_num_buckets321 = getelementptr inbounds nuw i8, ptr %41, i64 12
  %43 = load i32, ptr %log2_num_buckets321, align 4, !tbaa !32
  %inc322 = add i32 %43, 1
  store i32 %inc322, ptr %log2_num_buckets321, align 4, !tbaa !32
  store ptr %call211, ptr %41, align 8, !tbaa !20
  %nonideal_items328 = getelementptr inbounds nuw i8, ptr %41, i64 44
  %44 = load i32, ptr %nonideal_items328, align 4, !tbaa !44
  %num_items331 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %45 = load i32, ptr %num_items331, align 8, !tbaa !37
  %shr332 = lshr i32 %45, 1
  %cmp333 = icmp ugt i32 %44, %shr332
  br i1 %cmp333, label %cond.true, label %cond.end

cond.true:                                        ; preds = %for.end
  %ineff_expands = getelementptr inbounds nuw i8, ptr %41, i64 48
  %46 = load i32, ptr %ineff_expands, align 8, !tbaa !49
  %add337 = add i32 %46, 1
  br label %cond.end

cond.end:                                         ; preds = %for.end, %cond.true
  %cond338 = phi i32 [ %add337, %cond.true ], [ 0, %for.end ]
  %ineff_expands341 = getelementptr inbounds nuw i8, ptr %41, i64 48
  store i32 %cond338, ptr %ineff_expands341, align 8, !tbaa !49
  %cmp345 = icmp ugt i32 %cond338, 1
  br i1 %cmp345, label %if.then347, label %if.end364

if.then347:                                       ; preds = %cond.end
  %noexpand350 = getelementptr inbounds nuw i8, ptr %41, i64 52
  store i32 1, ptr %noexpand350, align 4, !tbaa !42
  br label %if.end364

if.end364:                                        ; preds = %if.end193, %land.lhs.true199, %cond.end, %if.then347, %if.then68
  %times.2 = phi ptr [ %times.0493, %if.then68 ], [ %times.1, %if.then347 ], [ %times.1, %cond.end ], [ %times.1, %land.lhs.true199 ], [ %times.1, %if.end193 ]
  %indvars.iv.next496 = add nuw nsw i64 %indvars.iv495, 1
  %exitcond498.not = icmp eq i64 %indvars.iv.next496, 40
  br i1 %exitcond498.not, label %for.cond.cleanup, label %for.body, !llvm.loop !50
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #3

; Function Attrs: nofree noreturn nounwind
declare void @exit(i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #6

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable }
attributes #1 = { nounwind uwtable }
attributes #2 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #3 = { nofree nounwind }
attributes #4 = { nofree noreturn nounwind }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
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
!9 = !{!10, !6, i64 0}
!10 = !{!"clockface", !6, i64 0, !11, i64 8}
!11 = !{!"UT_hash_handle", !12, i64 0, !13, i64 8, !13, i64 16, !14, i64 24, !14, i64 32, !13, i64 40, !6, i64 48, !6, i64 52}
!12 = !{!"p1 _ZTS13UT_hash_table", !13, i64 0}
!13 = !{!"any pointer", !7, i64 0}
!14 = !{!"p1 _ZTS14UT_hash_handle", !13, i64 0}
!15 = !{!10, !12, i64 8}
!16 = !{!17, !6, i64 8}
!17 = !{!"UT_hash_table", !18, i64 0, !6, i64 8, !6, i64 12, !6, i64 16, !14, i64 24, !19, i64 32, !6, i64 40, !6, i64 44, !6, i64 48, !6, i64 52, !6, i64 56}
!18 = !{!"p1 _ZTS14UT_hash_bucket", !13, i64 0}
!19 = !{!"long", !7, i64 0}
!20 = !{!17, !18, i64 0}
!21 = !{!22, !14, i64 0}
!22 = !{!"UT_hash_bucket", !14, i64 0, !6, i64 8, !6, i64 12}
!23 = !{!17, !19, i64 32}
!24 = !{!10, !6, i64 60}
!25 = !{!10, !6, i64 56}
!26 = !{!10, !13, i64 48}
!27 = !{!10, !14, i64 40}
!28 = distinct !{!28, !29, !30}
!29 = !{!"llvm.loop.mustprogress"}
!30 = !{!"llvm.loop.unroll.disable"}
!31 = !{!17, !14, i64 24}
!32 = !{!17, !6, i64 12}
!33 = !{!17, !6, i64 56}
!34 = !{!10, !13, i64 24}
!35 = !{!10, !13, i64 16}
!36 = !{!11, !13, i64 16}
!37 = !{!17, !6, i64 16}
!38 = !{!22, !6, i64 8}
!39 = !{!10, !14, i64 32}
!40 = !{!11, !14, i64 24}
!41 = !{!22, !6, i64 12}
!42 = !{!17, !6, i64 52}
!43 = !{!17, !6, i64 40}
!44 = !{!17, !6, i64 44}
!45 = !{!11, !14, i64 32}
!46 = !{!11, !6, i64 52}
!47 = distinct !{!47, !29, !30}
!48 = distinct !{!48, !29, !30}
!49 = !{!17, !6, i64 48}
!50 = distinct !{!50, !29, !30}
