; From tests/test81.c of uthash 2.3.0, by Troy D. Hanson and Arthur O'Dwyer: see uthash-LICENSE.
; Compiled by clang 22 with -O1 -fno-vectorize -fno-slp-vectorize -fno-discard-value-names.
source_filename = "test81.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.UT_icd = type { i64, ptr, ptr, ptr }

@ut_int_icd = internal unnamed_addr constant %struct.UT_icd { i64 4, ptr null, ptr null, ptr null }, align 8
@.str = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"len: %u\0A\0A\00", align 1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
entry:
  %i = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %i) #10
  %call = tail call noalias dereferenceable_or_null(48) ptr @malloc(i64 noundef 48) #11
  %cmp = icmp eq ptr %call, null
  br i1 %cmp, label %if.then, label %do.body1

if.then:                                          ; preds = %entry
  tail call void @exit(i32 noundef -1) #12
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
  %indvars.iv = phi i32 [ 1, %do.body1 ], [ %indvars.iv.next, %for.inc ]
  %0 = phi i32 [ 0, %do.body1 ], [ %add, %for.inc ]
  %.lcssa563570571 = phi i32 [ 0, %do.body1 ], [ %.lcssa563569, %for.inc ]
  %add = add i32 %0, 1
  %cmp8 = icmp ugt i32 %add, %.lcssa563570571
  br i1 %cmp8, label %while.body, label %do.end28

while.body:                                       ; preds = %do.body6, %while.body
  %1 = phi i32 [ %spec.select, %while.body ], [ %.lcssa563570571, %do.body6 ]
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
  %call20 = call ptr @realloc(ptr noundef %2, i64 noundef %mul19) #13
  %cmp21 = icmp eq ptr %call20, null
  br i1 %cmp21, label %if.then23, label %if.end24

if.then23:                                        ; preds = %while.end
  store i32 %0, ptr %call, align 8
  store i32 %spec.select, ptr %n, align 4
  call void @exit(i32 noundef -1) #12
  unreachable

if.end24:                                         ; preds = %while.end
  store ptr %call20, ptr %d, align 8, !tbaa !17
  br label %do.end28

do.end28:                                         ; preds = %if.end24, %do.body6
  %.lcssa563569 = phi i32 [ %spec.select, %if.end24 ], [ %.lcssa563570571, %do.body6 ]
  %4 = load ptr, ptr %copy, align 8, !tbaa !22
  %tobool30.not = icmp eq ptr %4, null
  %5 = load i64, ptr %icd, align 8, !tbaa !21
  %conv45 = zext i32 %0 to i64
  %mul46 = mul i64 %5, %conv45
  br i1 %tobool30.not, label %if.else, label %if.then31

if.then31:                                        ; preds = %do.end28
  %6 = load ptr, ptr %d34, align 8, !tbaa !17
  %add.ptr = getelementptr inbounds nuw i8, ptr %6, i64 %mul46
  call void %4(ptr noundef %add.ptr, ptr noundef nonnull %i) #10
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
  %indvars.iv.next = add i32 %indvars.iv, 1
  br i1 %cmp4, label %do.body6, label %for.end, !llvm.loop !23

for.end:                                          ; preds = %for.inc
  store i32 %add, ptr %call, align 8
  store i32 %.lcssa563569, ptr %n, align 4
  %tobool55.not = icmp eq i32 %add, 0
  br i1 %tobool55.not, label %cond.end63, label %cond.true56

cond.true56:                                      ; preds = %for.end
  %d57 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %9 = load ptr, ptr %d57, align 8, !tbaa !17
  br label %cond.end63

cond.end63:                                       ; preds = %for.end, %cond.true56
  %cond64 = phi ptr [ %9, %cond.true56 ], [ null, %for.end ]
  %cmp66.not572 = icmp eq ptr %cond64, null
  br i1 %cmp66.not572, label %for.end113, label %for.body68.lr.ph

for.body68.lr.ph:                                 ; preds = %cond.end63
  %conv87 = zext i32 %add to i64
  %d88 = getelementptr inbounds nuw i8, ptr %call, i64 40
  br label %for.body68

for.body68:                                       ; preds = %for.body68.lr.ph, %for.body68
  %p.0573 = phi ptr [ %cond64, %for.body68.lr.ph ], [ %cond112, %for.body68 ]
  %10 = load i32, ptr %p.0573, align 4, !tbaa !5
  %call69 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %10)
  %11 = load ptr, ptr %d88, align 8, !tbaa !17
  %sub.ptr.lhs.cast = ptrtoint ptr %p.0573 to i64
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
  br i1 %cmp66.not, label %for.end113, label %for.body68, !llvm.loop !24

for.end113:                                       ; preds = %for.body68, %cond.end63
  %putchar = call i32 @putchar(i32 10)
  %call116 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %add)
  store i32 10, ptr %i, align 4, !tbaa !5
  %cmp119 = icmp ult i32 %add, 10
  br i1 %cmp119, label %do.body152, label %do.body235

do.body152:                                       ; preds = %for.end113
  %n156 = getelementptr inbounds nuw i8, ptr %call, i64 4
  %13 = load i32, ptr %n156, align 4, !tbaa !25
  %cmp157 = icmp ult i32 %13, 10
  br i1 %cmp157, label %while.cond161.preheader, label %do.end194

while.cond161.preheader:                          ; preds = %do.body152
  %n156.promoted = load i32, ptr %n156, align 4, !tbaa !25
  %cmp167575 = icmp ult i32 %n156.promoted, 10
  br i1 %cmp167575, label %while.body169, label %while.end179

while.body169:                                    ; preds = %while.cond161.preheader, %while.body169
  %14 = phi i32 [ %spec.select559, %while.body169 ], [ %n156.promoted, %while.cond161.preheader ]
  %tobool171.not = icmp eq i32 %14, 0
  %mul174 = shl nuw nsw i32 %14, 1
  %spec.select559 = select i1 %tobool171.not, i32 8, i32 %mul174
  %cmp167 = icmp samesign ult i32 %spec.select559, 10
  br i1 %cmp167, label %while.body169, label %while.end179, !llvm.loop !26

while.end179:                                     ; preds = %while.body169, %while.cond161.preheader
  %.lcssa574 = phi i32 [ %n156.promoted, %while.cond161.preheader ], [ %spec.select559, %while.body169 ]
  store i32 %.lcssa574, ptr %n156, align 4
  %d180 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %15 = load ptr, ptr %d180, align 8, !tbaa !17
  %conv182 = zext i32 %.lcssa574 to i64
  %16 = load i64, ptr %icd, align 8, !tbaa !21
  %mul185 = mul i64 %16, %conv182
  %call186 = call ptr @realloc(ptr noundef %15, i64 noundef %mul185) #13
  %cmp187 = icmp eq ptr %call186, null
  br i1 %cmp187, label %if.then189, label %if.end190

if.then189:                                       ; preds = %while.end179
  call void @exit(i32 noundef -1) #12
  unreachable

if.end190:                                        ; preds = %while.end179
  store ptr %call186, ptr %d180, align 8, !tbaa !17
  br label %do.end194

do.end194:                                        ; preds = %if.end190, %do.body152
  %init = getelementptr inbounds nuw i8, ptr %call, i64 16
  %17 = load ptr, ptr %init, align 8, !tbaa !27
  %tobool196.not = icmp eq ptr %17, null
  %d215 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %18 = load ptr, ptr %d215, align 8, !tbaa !17
  %19 = load i64, ptr %icd, align 8, !tbaa !21
  br i1 %tobool196.not, label %if.else214, label %for.body202.lr.ph

for.body202.lr.ph:                                ; preds = %do.end194
  %20 = zext i32 %indvars.iv to i64
  br label %for.body202

for.body202:                                      ; preds = %for.body202.lr.ph, %for.body202
  %indvars.iv589 = phi i64 [ %20, %for.body202.lr.ph ], [ %indvars.iv.next590, %for.body202 ]
  %mul209 = mul i64 %19, %indvars.iv589
  %add.ptr210 = getelementptr inbounds nuw i8, ptr %18, i64 %mul209
  call void %17(ptr noundef %add.ptr210) #10
  %indvars.iv.next590 = add nuw nsw i64 %indvars.iv589, 1
  %cmp200 = icmp samesign ult i64 %indvars.iv589, 9
  br i1 %cmp200, label %for.body202, label %if.end230, !llvm.loop !28

if.else214:                                       ; preds = %do.end194
  %conv219 = zext nneg i32 %add to i64
  %mul220 = mul i64 %19, %conv219
  %add.ptr221 = getelementptr inbounds nuw i8, ptr %18, i64 %mul220
  %sub225 = sub i32 9, %0
  %conv226 = zext i32 %sub225 to i64
  %mul227 = mul i64 %19, %conv226
  call void @llvm.memset.p0.i64(ptr align 1 %add.ptr221, i8 0, i64 %mul227, i1 false)
  br label %if.end230

if.end230:                                        ; preds = %for.body202, %if.else214
  store i32 10, ptr %call, align 8, !tbaa !29
  br label %do.body235

do.body235:                                       ; preds = %for.end113, %if.end230
  %21 = load i32, ptr %call, align 8, !tbaa !29
  %add237 = add i32 %21, 1
  %n238 = getelementptr inbounds nuw i8, ptr %call, i64 4
  %22 = load i32, ptr %n238, align 4, !tbaa !25
  %cmp239 = icmp ugt i32 %add237, %22
  br i1 %cmp239, label %while.cond243.preheader, label %do.end274

while.cond243.preheader:                          ; preds = %do.body235
  %n238.promoted = load i32, ptr %n238, align 4, !tbaa !25
  %cmp247581 = icmp ugt i32 %add237, %n238.promoted
  br i1 %cmp247581, label %while.body249, label %while.end259

while.body249:                                    ; preds = %while.cond243.preheader, %while.body249
  %23 = phi i32 [ %spec.select560, %while.body249 ], [ %n238.promoted, %while.cond243.preheader ]
  %tobool251.not = icmp eq i32 %23, 0
  %mul254 = shl i32 %23, 1
  %spec.select560 = select i1 %tobool251.not, i32 8, i32 %mul254
  %cmp247 = icmp ugt i32 %add237, %spec.select560
  br i1 %cmp247, label %while.body249, label %while.end259, !llvm.loop !30

while.end259:                                     ; preds = %while.body249, %while.cond243.preheader
  %.lcssa580 = phi i32 [ %n238.promoted, %while.cond243.preheader ], [ %spec.select560, %while.body249 ]
  store i32 %.lcssa580, ptr %n238, align 4
  %d260 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %24 = load ptr, ptr %d260, align 8, !tbaa !17
  %conv262 = zext i32 %.lcssa580 to i64
  %25 = load i64, ptr %icd, align 8, !tbaa !21
  %mul265 = mul i64 %25, %conv262
  %call266 = call ptr @realloc(ptr noundef %24, i64 noundef %mul265) #13
  %cmp267 = icmp eq ptr %call266, null
  br i1 %cmp267, label %if.then269, label %if.end270

if.then269:                                       ; preds = %while.end259
  call void @exit(i32 noundef -1) #12
  unreachable

if.end270:                                        ; preds = %while.end259
  store ptr %call266, ptr %d260, align 8, !tbaa !17
  br label %do.end274

do.end274:                                        ; preds = %if.end270, %do.body235
  %cmp276 = icmp ugt i32 %21, 10
  br i1 %cmp276, label %if.then278, label %if.end295

if.then278:                                       ; preds = %do.end274
  %d279 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %26 = load ptr, ptr %d279, align 8, !tbaa !17
  %27 = load i64, ptr %icd, align 8, !tbaa !21
  %mul282 = mul i64 %27, 11
  %add.ptr283 = getelementptr inbounds nuw i8, ptr %26, i64 %mul282
  %mul287 = mul i64 %27, 10
  %add.ptr288 = getelementptr inbounds nuw i8, ptr %26, i64 %mul287
  %sub290 = add i32 %21, -10
  %conv291 = zext i32 %sub290 to i64
  %mul294 = mul i64 %27, %conv291
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %add.ptr283, ptr align 1 %add.ptr288, i64 %mul294, i1 false)
  br label %if.end295

if.end295:                                        ; preds = %if.then278, %do.end274
  %copy297 = getelementptr inbounds nuw i8, ptr %call, i64 24
  %28 = load ptr, ptr %copy297, align 8, !tbaa !22
  %tobool298.not = icmp eq ptr %28, null
  %d308 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %29 = load ptr, ptr %d308, align 8, !tbaa !17
  %30 = load i64, ptr %icd, align 8, !tbaa !21
  %mul311 = mul i64 %30, 10
  %add.ptr312 = getelementptr inbounds nuw i8, ptr %29, i64 %mul311
  br i1 %tobool298.not, label %if.else307, label %if.then299

if.then299:                                       ; preds = %if.end295
  call void %28(ptr noundef %add.ptr312, ptr noundef nonnull %i) #10
  br label %if.end315

if.else307:                                       ; preds = %if.end295
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr312, ptr nonnull align 4 %i, i64 %30, i1 false)
  br label %if.end315

if.end315:                                        ; preds = %if.else307, %if.then299
  store i32 %add237, ptr %call, align 8, !tbaa !29
  %conv337 = zext i32 %add237 to i64
  %d338 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %tobool325.not = icmp eq i32 %add237, 0
  %d327 = getelementptr inbounds nuw i8, ptr %call, i64 40
  br label %while.cond320

while.cond320:                                    ; preds = %while.body369, %if.end315
  %p.1 = phi ptr [ null, %if.end315 ], [ %cond366, %while.body369 ]
  %cmp321 = icmp eq ptr %p.1, null
  br i1 %cmp321, label %cond.true323, label %cond.false335

cond.true323:                                     ; preds = %while.cond320
  br i1 %tobool325.not, label %cond.end365, label %cond.true326

cond.true326:                                     ; preds = %cond.true323
  %31 = load ptr, ptr %d327, align 8, !tbaa !17
  br label %cond.end365

cond.false335:                                    ; preds = %while.cond320
  %32 = load ptr, ptr %d338, align 8, !tbaa !17
  %sub.ptr.lhs.cast339 = ptrtoint ptr %p.1 to i64
  %sub.ptr.rhs.cast340 = ptrtoint ptr %32 to i64
  %sub.ptr.sub341 = sub i64 %sub.ptr.lhs.cast339, %sub.ptr.rhs.cast340
  %33 = load i64, ptr %icd, align 8, !tbaa !21
  %div344 = udiv i64 %sub.ptr.sub341, %33
  %add345 = add i64 %div344, 1
  %cmp346.not = icmp eq i64 %add345, %conv337
  br i1 %cmp346.not, label %cond.end365, label %cond.true348

cond.true348:                                     ; preds = %cond.false335
  %mul360 = mul i64 %add345, %33
  %add.ptr361 = getelementptr inbounds nuw i8, ptr %32, i64 %mul360
  br label %cond.end365

cond.end365:                                      ; preds = %cond.true348, %cond.false335, %cond.true326, %cond.true323
  %cond366 = phi ptr [ null, %cond.true323 ], [ %31, %cond.true326 ], [ %add.ptr361, %cond.true348 ], [ null, %cond.false335 ]
  %cmp367.not = icmp eq ptr %cond366, null
  br i1 %cmp367.not, label %while.end371, label %while.body369

while.body369:                                    ; preds = %cond.end365
  %34 = load i32, ptr %cond366, align 4, !tbaa !5
  %call370 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %34)
  br label %while.cond320, !llvm.loop !31

while.end371:                                     ; preds = %cond.end365
  %putchar558 = call i32 @putchar(i32 10)
  %call374 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %add237)
  %35 = load i32, ptr %n238, align 4, !tbaa !25
  %tobool378.not = icmp eq i32 %35, 0
  br i1 %tobool378.not, label %if.end410, label %if.then379

if.then379:                                       ; preds = %while.end371
  %dtor381 = getelementptr inbounds nuw i8, ptr %call, i64 32
  %36 = load ptr, ptr %dtor381, align 8, !tbaa !32
  %tobool382.not = icmp ne ptr %36, null
  %cmp387584 = icmp ne i32 %add237, 0
  %or.cond = and i1 %tobool382.not, %cmp387584
  br i1 %or.cond, label %for.body389.lr.ph, label %if.end408

for.body389.lr.ph:                                ; preds = %if.then379
  %d396 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %37 = load ptr, ptr %d396, align 8, !tbaa !17
  %38 = load i64, ptr %icd, align 8, !tbaa !21
  %wide.trip.count = zext i32 %add237 to i64
  br label %for.body389

for.body389:                                      ; preds = %for.body389.lr.ph, %for.body389
  %indvars.iv592 = phi i64 [ 0, %for.body389.lr.ph ], [ %indvars.iv.next593, %for.body389 ]
  %mul400 = mul i64 %38, %indvars.iv592
  %add.ptr401 = getelementptr inbounds nuw i8, ptr %37, i64 %mul400
  call void %36(ptr noundef %add.ptr401) #10
  %indvars.iv.next593 = add nuw nsw i64 %indvars.iv592, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next593, %wide.trip.count
  br i1 %exitcond.not, label %if.end408, label %for.body389, !llvm.loop !33

if.end408:                                        ; preds = %for.body389, %if.then379
  %d409 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %39 = load ptr, ptr %d409, align 8, !tbaa !17
  call void @free(ptr noundef %39) #10
  br label %if.end410

if.end410:                                        ; preds = %if.end408, %while.end371
  store i32 0, ptr %n238, align 4, !tbaa !25
  call void @free(ptr noundef %call) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %i) #10
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

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #5

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #8

; Function Attrs: nofree nounwind
declare noundef i32 @putchar(i32 noundef) local_unnamed_addr #9

attributes #0 = { nounwind uwtable }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #3 = { nofree noreturn nounwind }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #7 = { nofree nounwind }
attributes #8 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #9 = { nofree nounwind }
attributes #10 = { nounwind }
attributes #11 = { nounwind allocsize(0) }
attributes #12 = { cold noreturn nounwind }
attributes #13 = { nounwind allocsize(1) }

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
!26 = distinct !{!26, !15, !16}
!27 = !{!18, !13, i64 16}
!28 = distinct !{!28, !15, !16}
!29 = !{!18, !6, i64 0}
!30 = distinct !{!30, !15, !16}
!31 = distinct !{!31, !15, !16}
!32 = !{!18, !13, i64 32}
!33 = distinct !{!33, !15, !16}
