; From tests/test82.c of uthash 2.3.0, by Troy D. Hanson and Arthur O'Dwyer: see uthash-LICENSE.
; Compiled by clang 22 with -O1 -fno-vectorize -fno-slp-vectorize -fno-discard-value-names.
source_filename = "test82.c"
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
  %call5 = tail call noalias dereferenceable_or_null(48) ptr @malloc(i64 noundef 48) #11
  %cmp6 = icmp eq ptr %call5, null
  br i1 %cmp6, label %if.then7, label %do.body9

if.then7:                                         ; preds = %do.body1
  tail call void @exit(i32 noundef -1) #12
  unreachable

do.body9:                                         ; preds = %do.body1
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %call5, i8 0, i64 48, i1 false)
  %icd10 = getelementptr inbounds nuw i8, ptr %call5, i64 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %icd10, ptr noundef nonnull align 8 dereferenceable(32) @ut_int_icd, i64 32, i1 false), !tbaa.struct !9
  %n = getelementptr inbounds nuw i8, ptr %call, i64 4
  %call.promoted = load i32, ptr %call, align 8, !tbaa !14
  %n.promoted1529 = load i32, ptr %n, align 4
  store i32 0, ptr %i, align 4, !tbaa !5
  %d = getelementptr inbounds nuw i8, ptr %call, i64 40
  %copy = getelementptr inbounds nuw i8, ptr %call, i64 24
  %d45 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %d51 = getelementptr inbounds nuw i8, ptr %call, i64 40
  br label %do.body17

do.body17:                                        ; preds = %do.body9, %for.inc
  %indvars.iv1583.in = phi i32 [ %call.promoted, %do.body9 ], [ %indvars.iv1583, %for.inc ]
  %0 = phi i32 [ %call.promoted, %do.body9 ], [ %add, %for.inc ]
  %.lcssa152415311532 = phi i32 [ %n.promoted1529, %do.body9 ], [ %.lcssa15241530, %for.inc ]
  %indvars.iv1583 = add i32 %indvars.iv1583.in, 1
  %add = add i32 %0, 1
  %cmp19 = icmp ugt i32 %add, %.lcssa152415311532
  br i1 %cmp19, label %while.body, label %do.end39

while.body:                                       ; preds = %do.body17, %while.body
  %1 = phi i32 [ %spec.select, %while.body ], [ %.lcssa152415311532, %do.body17 ]
  %tobool.not = icmp eq i32 %1, 0
  %mul = shl i32 %1, 1
  %spec.select = select i1 %tobool.not, i32 8, i32 %mul
  %cmp24 = icmp ugt i32 %add, %spec.select
  br i1 %cmp24, label %while.body, label %while.end, !llvm.loop !18

while.end:                                        ; preds = %while.body
  %2 = load ptr, ptr %d, align 8, !tbaa !21
  %conv = zext i32 %spec.select to i64
  %3 = load i64, ptr %icd, align 8, !tbaa !22
  %mul30 = mul i64 %3, %conv
  %call31 = call ptr @realloc(ptr noundef %2, i64 noundef %mul30) #13
  %cmp32 = icmp eq ptr %call31, null
  br i1 %cmp32, label %if.then34, label %if.end35

if.then34:                                        ; preds = %while.end
  store i32 %0, ptr %call, align 8
  store i32 %spec.select, ptr %n, align 4
  call void @exit(i32 noundef -1) #12
  unreachable

if.end35:                                         ; preds = %while.end
  store ptr %call31, ptr %d, align 8, !tbaa !21
  br label %do.end39

do.end39:                                         ; preds = %if.end35, %do.body17
  %.lcssa15241530 = phi i32 [ %spec.select, %if.end35 ], [ %.lcssa152415311532, %do.body17 ]
  %4 = load ptr, ptr %copy, align 8, !tbaa !23
  %tobool41.not = icmp eq ptr %4, null
  %5 = load i64, ptr %icd, align 8, !tbaa !22
  %conv56 = zext i32 %0 to i64
  %mul57 = mul i64 %5, %conv56
  br i1 %tobool41.not, label %if.else, label %if.then42

if.then42:                                        ; preds = %do.end39
  %6 = load ptr, ptr %d45, align 8, !tbaa !21
  %add.ptr = getelementptr inbounds nuw i8, ptr %6, i64 %mul57
  call void %4(ptr noundef %add.ptr, ptr noundef nonnull %i) #10
  br label %for.inc

if.else:                                          ; preds = %do.end39
  %7 = load ptr, ptr %d51, align 8, !tbaa !21
  %add.ptr58 = getelementptr inbounds nuw i8, ptr %7, i64 %mul57
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr58, ptr nonnull align 4 %i, i64 %5, i1 false)
  br label %for.inc

for.inc:                                          ; preds = %if.then42, %if.else
  %8 = load i32, ptr %i, align 4, !tbaa !5
  %inc64 = add nsw i32 %8, 1
  store i32 %inc64, ptr %i, align 4, !tbaa !5
  %cmp15 = icmp slt i32 %8, 9
  br i1 %cmp15, label %do.body17, label %for.end, !llvm.loop !24

for.end:                                          ; preds = %for.inc
  store i32 %add, ptr %call, align 8
  store i32 %.lcssa15241530, ptr %n, align 4
  %tobool66.not = icmp eq i32 %add, 0
  br i1 %tobool66.not, label %cond.end74, label %cond.true67

cond.true67:                                      ; preds = %for.end
  %d68 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %9 = load ptr, ptr %d68, align 8, !tbaa !21
  br label %cond.end74

cond.end74:                                       ; preds = %for.end, %cond.true67
  %cond75 = phi ptr [ %9, %cond.true67 ], [ null, %for.end ]
  %cmp77.not1533 = icmp eq ptr %cond75, null
  br i1 %cmp77.not1533, label %for.end124, label %for.body79.lr.ph

for.body79.lr.ph:                                 ; preds = %cond.end74
  %conv98 = zext i32 %add to i64
  %d99 = getelementptr inbounds nuw i8, ptr %call, i64 40
  br label %for.body79

for.body79:                                       ; preds = %for.body79.lr.ph, %for.body79
  %p.01534 = phi ptr [ %cond75, %for.body79.lr.ph ], [ %cond123, %for.body79 ]
  %10 = load i32, ptr %p.01534, align 4, !tbaa !5
  %call80 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %10)
  %11 = load ptr, ptr %d99, align 8, !tbaa !21
  %sub.ptr.lhs.cast = ptrtoint ptr %p.01534 to i64
  %sub.ptr.rhs.cast = ptrtoint ptr %11 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %12 = load i64, ptr %icd, align 8, !tbaa !22
  %div = udiv i64 %sub.ptr.sub, %12
  %add102 = add i64 %div, 1
  %cmp103.not = icmp eq i64 %add102, %conv98
  %mul117 = mul i64 %add102, %12
  %add.ptr118 = getelementptr inbounds nuw i8, ptr %11, i64 %mul117
  %cond123 = select i1 %cmp103.not, ptr null, ptr %add.ptr118
  %cmp77.not = icmp eq ptr %cond123, null
  br i1 %cmp77.not, label %for.end124, label %for.body79, !llvm.loop !25

for.end124:                                       ; preds = %for.body79, %cond.end74
  %putchar = call i32 @putchar(i32 10)
  %call127 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %add)
  br i1 %tobool66.not, label %do.end366, label %if.end133

if.end133:                                        ; preds = %for.end124
  %13 = load i32, ptr %call5, align 8, !tbaa !14
  %cmp135 = icmp ult i32 %13, 10
  br i1 %cmp135, label %do.body168, label %do.body251

do.body168:                                       ; preds = %if.end133
  %n172 = getelementptr inbounds nuw i8, ptr %call5, i64 4
  %14 = load i32, ptr %n172, align 4, !tbaa !26
  %cmp173 = icmp ult i32 %14, 10
  br i1 %cmp173, label %while.cond177.preheader, label %do.end210

while.cond177.preheader:                          ; preds = %do.body168
  %n172.promoted = load i32, ptr %n172, align 4, !tbaa !26
  %cmp1831535 = icmp ult i32 %n172.promoted, 10
  br i1 %cmp1831535, label %while.body185, label %while.end195

while.body185:                                    ; preds = %while.cond177.preheader, %while.body185
  %15 = phi i32 [ %spec.select1514, %while.body185 ], [ %n172.promoted, %while.cond177.preheader ]
  %tobool187.not = icmp eq i32 %15, 0
  %mul190 = shl nuw nsw i32 %15, 1
  %spec.select1514 = select i1 %tobool187.not, i32 8, i32 %mul190
  %cmp183 = icmp samesign ult i32 %spec.select1514, 10
  br i1 %cmp183, label %while.body185, label %while.cond177.while.end195_crit_edge, !llvm.loop !27

while.cond177.while.end195_crit_edge:             ; preds = %while.body185
  store i32 %spec.select1514, ptr %n172, align 4, !tbaa !26
  br label %while.end195

while.end195:                                     ; preds = %while.cond177.while.end195_crit_edge, %while.cond177.preheader
  %.lcssa1522 = phi i32 [ %spec.select1514, %while.cond177.while.end195_crit_edge ], [ %n172.promoted, %while.cond177.preheader ]
  %d196 = getelementptr inbounds nuw i8, ptr %call5, i64 40
  %16 = load ptr, ptr %d196, align 8, !tbaa !21
  %conv198 = zext i32 %.lcssa1522 to i64
  %17 = load i64, ptr %icd10, align 8, !tbaa !22
  %mul201 = mul i64 %17, %conv198
  %call202 = call ptr @realloc(ptr noundef %16, i64 noundef %mul201) #13
  %cmp203 = icmp eq ptr %call202, null
  br i1 %cmp203, label %if.then205, label %if.end206

if.then205:                                       ; preds = %while.end195
  call void @exit(i32 noundef -1) #12
  unreachable

if.end206:                                        ; preds = %while.end195
  store ptr %call202, ptr %d196, align 8, !tbaa !21
  br label %do.end210

do.end210:                                        ; preds = %if.end206, %do.body168
  %init = getelementptr inbounds nuw i8, ptr %call5, i64 16
  %18 = load ptr, ptr %init, align 8, !tbaa !28
  %tobool212.not = icmp eq ptr %18, null
  br i1 %tobool212.not, label %if.else230, label %if.then213

if.then213:                                       ; preds = %do.end210
  %19 = load i32, ptr %call5, align 8, !tbaa !14
  %cmp2161537 = icmp ult i32 %19, 10
  br i1 %cmp2161537, label %for.body218.lr.ph, label %if.end246

for.body218.lr.ph:                                ; preds = %if.then213
  %d221 = getelementptr inbounds nuw i8, ptr %call5, i64 40
  %20 = zext nneg i32 %19 to i64
  br label %for.body218

for.body218:                                      ; preds = %for.body218.lr.ph, %for.body218
  %indvars.iv = phi i64 [ %20, %for.body218.lr.ph ], [ %indvars.iv.next, %for.body218 ]
  %21 = load ptr, ptr %init, align 8, !tbaa !28
  %22 = load ptr, ptr %d221, align 8, !tbaa !21
  %23 = load i64, ptr %icd10, align 8, !tbaa !22
  %mul225 = mul i64 %23, %indvars.iv
  %add.ptr226 = getelementptr inbounds nuw i8, ptr %22, i64 %mul225
  call void %21(ptr noundef %add.ptr226) #10
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %24 = and i64 %indvars.iv.next, 4294967295
  %exitcond.not = icmp eq i64 %24, 10
  br i1 %exitcond.not, label %if.end246, label %for.body218, !llvm.loop !29

if.else230:                                       ; preds = %do.end210
  %d231 = getelementptr inbounds nuw i8, ptr %call5, i64 40
  %25 = load ptr, ptr %d231, align 8, !tbaa !21
  %26 = load i64, ptr %icd10, align 8, !tbaa !22
  %27 = load i32, ptr %call5, align 8, !tbaa !14
  %conv235 = zext i32 %27 to i64
  %mul236 = mul i64 %26, %conv235
  %add.ptr237 = getelementptr inbounds nuw i8, ptr %25, i64 %mul236
  %sub241 = sub i32 10, %27
  %conv242 = zext i32 %sub241 to i64
  %mul243 = mul i64 %26, %conv242
  call void @llvm.memset.p0.i64(ptr align 1 %add.ptr237, i8 0, i64 %mul243, i1 false)
  br label %if.end246

if.end246:                                        ; preds = %for.body218, %if.then213, %if.else230
  store i32 10, ptr %call5, align 8, !tbaa !14
  br label %do.body251

do.body251:                                       ; preds = %if.end133, %if.end246
  %28 = load i32, ptr %call5, align 8, !tbaa !14
  %add254 = add i32 %28, %add
  %n255 = getelementptr inbounds nuw i8, ptr %call5, i64 4
  %29 = load i32, ptr %n255, align 4, !tbaa !26
  %cmp256 = icmp ugt i32 %add254, %29
  br i1 %cmp256, label %while.cond260.preheader, label %do.end292

while.cond260.preheader:                          ; preds = %do.body251
  %n255.promoted = load i32, ptr %n255, align 4, !tbaa !26
  %cmp2651539 = icmp ugt i32 %add254, %n255.promoted
  br i1 %cmp2651539, label %while.body267, label %while.end277

while.body267:                                    ; preds = %while.cond260.preheader, %while.body267
  %30 = phi i32 [ %spec.select1515, %while.body267 ], [ %n255.promoted, %while.cond260.preheader ]
  %tobool269.not = icmp eq i32 %30, 0
  %mul272 = shl i32 %30, 1
  %spec.select1515 = select i1 %tobool269.not, i32 8, i32 %mul272
  %cmp265 = icmp ugt i32 %add254, %spec.select1515
  br i1 %cmp265, label %while.body267, label %while.cond260.while.end277_crit_edge, !llvm.loop !30

while.cond260.while.end277_crit_edge:             ; preds = %while.body267
  store i32 %spec.select1515, ptr %n255, align 4, !tbaa !26
  br label %while.end277

while.end277:                                     ; preds = %while.cond260.while.end277_crit_edge, %while.cond260.preheader
  %.lcssa1521 = phi i32 [ %spec.select1515, %while.cond260.while.end277_crit_edge ], [ %n255.promoted, %while.cond260.preheader ]
  %d278 = getelementptr inbounds nuw i8, ptr %call5, i64 40
  %31 = load ptr, ptr %d278, align 8, !tbaa !21
  %conv280 = zext i32 %.lcssa1521 to i64
  %32 = load i64, ptr %icd10, align 8, !tbaa !22
  %mul283 = mul i64 %32, %conv280
  %call284 = call ptr @realloc(ptr noundef %31, i64 noundef %mul283) #13
  %cmp285 = icmp eq ptr %call284, null
  br i1 %cmp285, label %if.then287, label %if.end288

if.then287:                                       ; preds = %while.end277
  call void @exit(i32 noundef -1) #12
  unreachable

if.end288:                                        ; preds = %while.end277
  store ptr %call284, ptr %d278, align 8, !tbaa !21
  br label %do.end292

do.end292:                                        ; preds = %if.end288, %do.body251
  %33 = load i32, ptr %call5, align 8, !tbaa !14
  %cmp294 = icmp ugt i32 %33, 10
  br i1 %cmp294, label %if.then296, label %if.end316

if.then296:                                       ; preds = %do.end292
  %d297 = getelementptr inbounds nuw i8, ptr %call5, i64 40
  %34 = load ptr, ptr %d297, align 8, !tbaa !21
  %35 = load i64, ptr %icd10, align 8, !tbaa !22
  %add301 = add i32 %0, 11
  %conv302 = zext i32 %add301 to i64
  %mul303 = mul i64 %35, %conv302
  %add.ptr304 = getelementptr inbounds nuw i8, ptr %34, i64 %mul303
  %mul308 = mul i64 %35, 10
  %add.ptr309 = getelementptr inbounds nuw i8, ptr %34, i64 %mul308
  %sub311 = add i32 %33, -10
  %conv312 = zext i32 %sub311 to i64
  %mul315 = mul i64 %35, %conv312
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %add.ptr304, ptr align 1 %add.ptr309, i64 %mul315, i1 false)
  br label %if.end316

if.end316:                                        ; preds = %if.then296, %do.end292
  %copy318 = getelementptr inbounds nuw i8, ptr %call5, i64 24
  %36 = load ptr, ptr %copy318, align 8, !tbaa !23
  %tobool319.not = icmp eq ptr %36, null
  %d346 = getelementptr inbounds nuw i8, ptr %call5, i64 40
  br i1 %tobool319.not, label %if.else345, label %for.cond322.preheader

for.cond322.preheader:                            ; preds = %if.end316
  %d336 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %37 = load ptr, ptr %d336, align 8, !tbaa !21
  %38 = load i64, ptr %icd, align 8, !tbaa !22
  %39 = zext i32 %add to i64
  br label %for.body326

for.body326:                                      ; preds = %for.cond322.preheader, %for.body326
  %indvars.iv1566 = phi i64 [ 0, %for.cond322.preheader ], [ %indvars.iv.next1567, %for.body326 ]
  %40 = load ptr, ptr %copy318, align 8, !tbaa !23
  %41 = load ptr, ptr %d346, align 8, !tbaa !21
  %42 = load i64, ptr %icd10, align 8, !tbaa !22
  %add332 = add nuw i64 %indvars.iv1566, 10
  %conv333 = and i64 %add332, 4294967295
  %mul334 = mul i64 %42, %conv333
  %add.ptr335 = getelementptr inbounds nuw i8, ptr %41, i64 %mul334
  %mul340 = mul i64 %38, %indvars.iv1566
  %add.ptr341 = getelementptr inbounds nuw i8, ptr %37, i64 %mul340
  call void %40(ptr noundef %add.ptr335, ptr noundef %add.ptr341) #10
  %indvars.iv.next1567 = add nuw nsw i64 %indvars.iv1566, 1
  %cmp324 = icmp samesign ult i64 %indvars.iv.next1567, %39
  br i1 %cmp324, label %for.body326, label %if.end361, !llvm.loop !31

if.else345:                                       ; preds = %if.end316
  %43 = load ptr, ptr %d346, align 8, !tbaa !21
  %44 = load i64, ptr %icd10, align 8, !tbaa !22
  %mul349 = mul i64 %44, 10
  %add.ptr350 = getelementptr inbounds nuw i8, ptr %43, i64 %mul349
  %d351 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %45 = load ptr, ptr %d351, align 8, !tbaa !21
  %conv357 = zext i32 %add to i64
  %mul360 = mul i64 %44, %conv357
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr350, ptr align 1 %45, i64 %mul360, i1 false)
  br label %if.end361

if.end361:                                        ; preds = %for.body326, %if.else345
  %46 = load i32, ptr %call5, align 8, !tbaa !14
  %add364 = add i32 %46, %add
  store i32 %add364, ptr %call5, align 8, !tbaa !14
  br label %do.end366

do.end366:                                        ; preds = %for.end124, %if.end361
  %47 = load i32, ptr %call5, align 8, !tbaa !14
  %tobool368.not = icmp eq i32 %47, 0
  br i1 %tobool368.not, label %cond.end376, label %cond.true369

cond.true369:                                     ; preds = %do.end366
  %d370 = getelementptr inbounds nuw i8, ptr %call5, i64 40
  %48 = load ptr, ptr %d370, align 8, !tbaa !21
  br label %cond.end376

cond.end376:                                      ; preds = %do.end366, %cond.true369
  %cond377 = phi ptr [ %48, %cond.true369 ], [ null, %do.end366 ]
  %cmp379.not1542 = icmp eq ptr %cond377, null
  br i1 %cmp379.not1542, label %for.end430, label %for.body381.lr.ph

for.body381.lr.ph:                                ; preds = %cond.end376
  %d401 = getelementptr inbounds nuw i8, ptr %call5, i64 40
  br label %for.body381

for.body381:                                      ; preds = %for.body381.lr.ph, %for.body381
  %p.11543 = phi ptr [ %cond377, %for.body381.lr.ph ], [ %cond429, %for.body381 ]
  %49 = load i32, ptr %p.11543, align 4, !tbaa !5
  %call382 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %49)
  %50 = load i32, ptr %call5, align 8, !tbaa !14
  %conv400 = zext i32 %50 to i64
  %51 = load ptr, ptr %d401, align 8, !tbaa !21
  %sub.ptr.lhs.cast402 = ptrtoint ptr %p.11543 to i64
  %sub.ptr.rhs.cast403 = ptrtoint ptr %51 to i64
  %sub.ptr.sub404 = sub i64 %sub.ptr.lhs.cast402, %sub.ptr.rhs.cast403
  %52 = load i64, ptr %icd10, align 8, !tbaa !22
  %div407 = udiv i64 %sub.ptr.sub404, %52
  %add408 = add i64 %div407, 1
  %cmp409.not = icmp eq i64 %add408, %conv400
  %mul423 = mul i64 %add408, %52
  %add.ptr424 = getelementptr inbounds nuw i8, ptr %51, i64 %mul423
  %cond429 = select i1 %cmp409.not, ptr null, ptr %add.ptr424
  %cmp379.not = icmp eq ptr %cond429, null
  br i1 %cmp379.not, label %for.end430, label %for.body381, !llvm.loop !32

for.end430:                                       ; preds = %for.body381, %cond.end376
  %53 = load i32, ptr %call5, align 8, !tbaa !14
  %call432 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %53)
  br i1 %tobool66.not, label %do.end675, label %do.body560

do.body560:                                       ; preds = %for.end430
  %54 = load i32, ptr %call5, align 8, !tbaa !14
  %add563 = add i32 %54, %add
  %n564 = getelementptr inbounds nuw i8, ptr %call5, i64 4
  %55 = load i32, ptr %n564, align 4, !tbaa !26
  %cmp565 = icmp ugt i32 %add563, %55
  br i1 %cmp565, label %while.cond569.preheader, label %do.end601

while.cond569.preheader:                          ; preds = %do.body560
  %n564.promoted = load i32, ptr %n564, align 4, !tbaa !26
  %cmp5741544 = icmp ugt i32 %add563, %n564.promoted
  br i1 %cmp5741544, label %while.body576, label %while.end586

while.body576:                                    ; preds = %while.cond569.preheader, %while.body576
  %56 = phi i32 [ %spec.select1516, %while.body576 ], [ %n564.promoted, %while.cond569.preheader ]
  %tobool578.not = icmp eq i32 %56, 0
  %mul581 = shl i32 %56, 1
  %spec.select1516 = select i1 %tobool578.not, i32 8, i32 %mul581
  %cmp574 = icmp ugt i32 %add563, %spec.select1516
  br i1 %cmp574, label %while.body576, label %while.cond569.while.end586_crit_edge, !llvm.loop !33

while.cond569.while.end586_crit_edge:             ; preds = %while.body576
  store i32 %spec.select1516, ptr %n564, align 4, !tbaa !26
  br label %while.end586

while.end586:                                     ; preds = %while.cond569.while.end586_crit_edge, %while.cond569.preheader
  %.lcssa1520 = phi i32 [ %spec.select1516, %while.cond569.while.end586_crit_edge ], [ %n564.promoted, %while.cond569.preheader ]
  %d587 = getelementptr inbounds nuw i8, ptr %call5, i64 40
  %57 = load ptr, ptr %d587, align 8, !tbaa !21
  %conv589 = zext i32 %.lcssa1520 to i64
  %58 = load i64, ptr %icd10, align 8, !tbaa !22
  %mul592 = mul i64 %58, %conv589
  %call593 = call ptr @realloc(ptr noundef %57, i64 noundef %mul592) #13
  %cmp594 = icmp eq ptr %call593, null
  br i1 %cmp594, label %if.then596, label %if.end597

if.then596:                                       ; preds = %while.end586
  call void @exit(i32 noundef -1) #12
  unreachable

if.end597:                                        ; preds = %while.end586
  store ptr %call593, ptr %d587, align 8, !tbaa !21
  br label %do.end601

do.end601:                                        ; preds = %if.end597, %do.body560
  %59 = load i32, ptr %call5, align 8, !tbaa !14
  %cmp603.not = icmp eq i32 %59, 0
  br i1 %cmp603.not, label %if.end625, label %if.then605

if.then605:                                       ; preds = %do.end601
  %d606 = getelementptr inbounds nuw i8, ptr %call5, i64 40
  %60 = load ptr, ptr %d606, align 8, !tbaa !21
  %61 = load i64, ptr %icd10, align 8, !tbaa !22
  %conv611 = zext i32 %add to i64
  %mul612 = mul i64 %61, %conv611
  %add.ptr613 = getelementptr inbounds nuw i8, ptr %60, i64 %mul612
  %conv621 = zext i32 %59 to i64
  %mul624 = mul i64 %61, %conv621
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %add.ptr613, ptr align 1 %60, i64 %mul624, i1 false)
  br label %if.end625

if.end625:                                        ; preds = %if.then605, %do.end601
  %copy627 = getelementptr inbounds nuw i8, ptr %call5, i64 24
  %62 = load ptr, ptr %copy627, align 8, !tbaa !23
  %tobool628.not = icmp eq ptr %62, null
  %d655 = getelementptr inbounds nuw i8, ptr %call5, i64 40
  br i1 %tobool628.not, label %if.else654, label %for.cond631.preheader

for.cond631.preheader:                            ; preds = %if.end625
  %d645 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %63 = load ptr, ptr %d645, align 8, !tbaa !21
  %64 = load i64, ptr %icd, align 8, !tbaa !22
  %65 = zext i32 %add to i64
  br label %for.body635

for.body635:                                      ; preds = %for.cond631.preheader, %for.body635
  %indvars.iv1569 = phi i64 [ 0, %for.cond631.preheader ], [ %indvars.iv.next1570, %for.body635 ]
  %66 = load ptr, ptr %copy627, align 8, !tbaa !23
  %67 = load ptr, ptr %d655, align 8, !tbaa !21
  %68 = load i64, ptr %icd10, align 8, !tbaa !22
  %mul643 = mul i64 %68, %indvars.iv1569
  %add.ptr644 = getelementptr inbounds nuw i8, ptr %67, i64 %mul643
  %mul649 = mul i64 %64, %indvars.iv1569
  %add.ptr650 = getelementptr inbounds nuw i8, ptr %63, i64 %mul649
  call void %66(ptr noundef %add.ptr644, ptr noundef %add.ptr650) #10
  %indvars.iv.next1570 = add nuw nsw i64 %indvars.iv1569, 1
  %cmp633 = icmp samesign ult i64 %indvars.iv.next1570, %65
  br i1 %cmp633, label %for.body635, label %if.end670, !llvm.loop !34

if.else654:                                       ; preds = %if.end625
  %69 = load ptr, ptr %d655, align 8, !tbaa !21
  %70 = load i64, ptr %icd10, align 8, !tbaa !22
  %d660 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %71 = load ptr, ptr %d660, align 8, !tbaa !21
  %conv666 = zext i32 %add to i64
  %mul669 = mul i64 %70, %conv666
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %69, ptr align 1 %71, i64 %mul669, i1 false)
  br label %if.end670

if.end670:                                        ; preds = %for.body635, %if.else654
  %72 = load i32, ptr %call5, align 8, !tbaa !14
  %add673 = add i32 %72, %add
  store i32 %add673, ptr %call5, align 8, !tbaa !14
  br label %do.end675

do.end675:                                        ; preds = %for.end430, %if.end670
  %73 = load i32, ptr %call5, align 8, !tbaa !14
  %tobool677.not = icmp eq i32 %73, 0
  br i1 %tobool677.not, label %cond.end685, label %cond.true678

cond.true678:                                     ; preds = %do.end675
  %d679 = getelementptr inbounds nuw i8, ptr %call5, i64 40
  %74 = load ptr, ptr %d679, align 8, !tbaa !21
  br label %cond.end685

cond.end685:                                      ; preds = %do.end675, %cond.true678
  %cond686 = phi ptr [ %74, %cond.true678 ], [ null, %do.end675 ]
  %cmp688.not1547 = icmp eq ptr %cond686, null
  br i1 %cmp688.not1547, label %for.end739, label %for.body690.lr.ph

for.body690.lr.ph:                                ; preds = %cond.end685
  %d710 = getelementptr inbounds nuw i8, ptr %call5, i64 40
  br label %for.body690

for.body690:                                      ; preds = %for.body690.lr.ph, %for.body690
  %p.21548 = phi ptr [ %cond686, %for.body690.lr.ph ], [ %cond738, %for.body690 ]
  %75 = load i32, ptr %p.21548, align 4, !tbaa !5
  %call691 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %75)
  %76 = load i32, ptr %call5, align 8, !tbaa !14
  %conv709 = zext i32 %76 to i64
  %77 = load ptr, ptr %d710, align 8, !tbaa !21
  %sub.ptr.lhs.cast711 = ptrtoint ptr %p.21548 to i64
  %sub.ptr.rhs.cast712 = ptrtoint ptr %77 to i64
  %sub.ptr.sub713 = sub i64 %sub.ptr.lhs.cast711, %sub.ptr.rhs.cast712
  %78 = load i64, ptr %icd10, align 8, !tbaa !22
  %div716 = udiv i64 %sub.ptr.sub713, %78
  %add717 = add i64 %div716, 1
  %cmp718.not = icmp eq i64 %add717, %conv709
  %mul732 = mul i64 %add717, %78
  %add.ptr733 = getelementptr inbounds nuw i8, ptr %77, i64 %mul732
  %cond738 = select i1 %cmp718.not, ptr null, ptr %add.ptr733
  %cmp688.not = icmp eq ptr %cond738, null
  br i1 %cmp688.not, label %for.end739, label %for.body690, !llvm.loop !35

for.end739:                                       ; preds = %for.body690, %cond.end685
  %79 = load i32, ptr %call5, align 8, !tbaa !14
  %call741 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %79)
  br i1 %tobool66.not, label %do.end984, label %if.end747

if.end747:                                        ; preds = %for.end739
  %80 = load i32, ptr %call5, align 8, !tbaa !14
  %cmp749 = icmp ult i32 %80, 25
  br i1 %cmp749, label %do.body784, label %do.body869

do.body784:                                       ; preds = %if.end747
  %n789 = getelementptr inbounds nuw i8, ptr %call5, i64 4
  %81 = load i32, ptr %n789, align 4, !tbaa !26
  %cmp790 = icmp ult i32 %81, 25
  br i1 %cmp790, label %while.cond794.preheader, label %do.end827

while.cond794.preheader:                          ; preds = %do.body784
  %n789.promoted = load i32, ptr %n789, align 4, !tbaa !26
  %cmp8001549 = icmp ult i32 %n789.promoted, 25
  br i1 %cmp8001549, label %while.body802, label %while.end812

while.body802:                                    ; preds = %while.cond794.preheader, %while.body802
  %82 = phi i32 [ %spec.select1517, %while.body802 ], [ %n789.promoted, %while.cond794.preheader ]
  %tobool804.not = icmp eq i32 %82, 0
  %mul807 = shl nuw nsw i32 %82, 1
  %spec.select1517 = select i1 %tobool804.not, i32 8, i32 %mul807
  %cmp800 = icmp samesign ult i32 %spec.select1517, 25
  br i1 %cmp800, label %while.body802, label %while.cond794.while.end812_crit_edge, !llvm.loop !36

while.cond794.while.end812_crit_edge:             ; preds = %while.body802
  store i32 %spec.select1517, ptr %n789, align 4, !tbaa !26
  br label %while.end812

while.end812:                                     ; preds = %while.cond794.while.end812_crit_edge, %while.cond794.preheader
  %.lcssa1519 = phi i32 [ %spec.select1517, %while.cond794.while.end812_crit_edge ], [ %n789.promoted, %while.cond794.preheader ]
  %d813 = getelementptr inbounds nuw i8, ptr %call5, i64 40
  %83 = load ptr, ptr %d813, align 8, !tbaa !21
  %conv815 = zext i32 %.lcssa1519 to i64
  %84 = load i64, ptr %icd10, align 8, !tbaa !22
  %mul818 = mul i64 %84, %conv815
  %call819 = call ptr @realloc(ptr noundef %83, i64 noundef %mul818) #13
  %cmp820 = icmp eq ptr %call819, null
  br i1 %cmp820, label %if.then822, label %if.end823

if.then822:                                       ; preds = %while.end812
  call void @exit(i32 noundef -1) #12
  unreachable

if.end823:                                        ; preds = %while.end812
  store ptr %call819, ptr %d813, align 8, !tbaa !21
  br label %do.end827

do.end827:                                        ; preds = %if.end823, %do.body784
  %init829 = getelementptr inbounds nuw i8, ptr %call5, i64 16
  %85 = load ptr, ptr %init829, align 8, !tbaa !28
  %tobool830.not = icmp eq ptr %85, null
  br i1 %tobool830.not, label %if.else848, label %if.then831

if.then831:                                       ; preds = %do.end827
  %86 = load i32, ptr %call5, align 8, !tbaa !14
  %cmp8341551 = icmp ult i32 %86, 25
  br i1 %cmp8341551, label %for.body836.lr.ph, label %if.end864

for.body836.lr.ph:                                ; preds = %if.then831
  %d839 = getelementptr inbounds nuw i8, ptr %call5, i64 40
  %87 = zext nneg i32 %86 to i64
  br label %for.body836

for.body836:                                      ; preds = %for.body836.lr.ph, %for.body836
  %indvars.iv1572 = phi i64 [ %87, %for.body836.lr.ph ], [ %indvars.iv.next1573, %for.body836 ]
  %88 = load ptr, ptr %init829, align 8, !tbaa !28
  %89 = load ptr, ptr %d839, align 8, !tbaa !21
  %90 = load i64, ptr %icd10, align 8, !tbaa !22
  %mul843 = mul i64 %90, %indvars.iv1572
  %add.ptr844 = getelementptr inbounds nuw i8, ptr %89, i64 %mul843
  call void %88(ptr noundef %add.ptr844) #10
  %indvars.iv.next1573 = add nuw nsw i64 %indvars.iv1572, 1
  %91 = and i64 %indvars.iv.next1573, 4294967295
  %exitcond1576.not = icmp eq i64 %91, 25
  br i1 %exitcond1576.not, label %if.end864, label %for.body836, !llvm.loop !37

if.else848:                                       ; preds = %do.end827
  %d849 = getelementptr inbounds nuw i8, ptr %call5, i64 40
  %92 = load ptr, ptr %d849, align 8, !tbaa !21
  %93 = load i64, ptr %icd10, align 8, !tbaa !22
  %94 = load i32, ptr %call5, align 8, !tbaa !14
  %conv853 = zext i32 %94 to i64
  %mul854 = mul i64 %93, %conv853
  %add.ptr855 = getelementptr inbounds nuw i8, ptr %92, i64 %mul854
  %sub859 = sub i32 25, %94
  %conv860 = zext i32 %sub859 to i64
  %mul861 = mul i64 %93, %conv860
  call void @llvm.memset.p0.i64(ptr align 1 %add.ptr855, i8 0, i64 %mul861, i1 false)
  br label %if.end864

if.end864:                                        ; preds = %for.body836, %if.then831, %if.else848
  store i32 25, ptr %call5, align 8, !tbaa !14
  br label %do.body869

do.body869:                                       ; preds = %if.end747, %if.end864
  %95 = load i32, ptr %call5, align 8, !tbaa !14
  %add872 = add i32 %95, %add
  %n873 = getelementptr inbounds nuw i8, ptr %call5, i64 4
  %96 = load i32, ptr %n873, align 4, !tbaa !26
  %cmp874 = icmp ugt i32 %add872, %96
  br i1 %cmp874, label %while.cond878.preheader, label %do.end910

while.cond878.preheader:                          ; preds = %do.body869
  %n873.promoted = load i32, ptr %n873, align 4, !tbaa !26
  %cmp8831553 = icmp ugt i32 %add872, %n873.promoted
  br i1 %cmp8831553, label %while.body885, label %while.end895

while.body885:                                    ; preds = %while.cond878.preheader, %while.body885
  %97 = phi i32 [ %spec.select1518, %while.body885 ], [ %n873.promoted, %while.cond878.preheader ]
  %tobool887.not = icmp eq i32 %97, 0
  %mul890 = shl i32 %97, 1
  %spec.select1518 = select i1 %tobool887.not, i32 8, i32 %mul890
  %cmp883 = icmp ugt i32 %add872, %spec.select1518
  br i1 %cmp883, label %while.body885, label %while.cond878.while.end895_crit_edge, !llvm.loop !38

while.cond878.while.end895_crit_edge:             ; preds = %while.body885
  store i32 %spec.select1518, ptr %n873, align 4, !tbaa !26
  br label %while.end895

while.end895:                                     ; preds = %while.cond878.while.end895_crit_edge, %while.cond878.preheader
  %.lcssa = phi i32 [ %spec.select1518, %while.cond878.while.end895_crit_edge ], [ %n873.promoted, %while.cond878.preheader ]
  %d896 = getelementptr inbounds nuw i8, ptr %call5, i64 40
  %98 = load ptr, ptr %d896, align 8, !tbaa !21
  %conv898 = zext i32 %.lcssa to i64
  %99 = load i64, ptr %icd10, align 8, !tbaa !22
  %mul901 = mul i64 %99, %conv898
  %call902 = call ptr @realloc(ptr noundef %98, i64 noundef %mul901) #13
  %cmp903 = icmp eq ptr %call902, null
  br i1 %cmp903, label %if.then905, label %if.end906

if.then905:                                       ; preds = %while.end895
  call void @exit(i32 noundef -1) #12
  unreachable

if.end906:                                        ; preds = %while.end895
  store ptr %call902, ptr %d896, align 8, !tbaa !21
  br label %do.end910

do.end910:                                        ; preds = %if.end906, %do.body869
  %100 = load i32, ptr %call5, align 8, !tbaa !14
  %cmp912 = icmp ugt i32 %100, 25
  br i1 %cmp912, label %if.then914, label %if.end934

if.then914:                                       ; preds = %do.end910
  %d915 = getelementptr inbounds nuw i8, ptr %call5, i64 40
  %101 = load ptr, ptr %d915, align 8, !tbaa !21
  %102 = load i64, ptr %icd10, align 8, !tbaa !22
  %add919 = add i32 %0, 26
  %conv920 = zext i32 %add919 to i64
  %mul921 = mul i64 %102, %conv920
  %add.ptr922 = getelementptr inbounds nuw i8, ptr %101, i64 %mul921
  %mul926 = mul i64 %102, 25
  %add.ptr927 = getelementptr inbounds nuw i8, ptr %101, i64 %mul926
  %sub929 = add i32 %100, -25
  %conv930 = zext i32 %sub929 to i64
  %mul933 = mul i64 %102, %conv930
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %add.ptr922, ptr align 1 %add.ptr927, i64 %mul933, i1 false)
  br label %if.end934

if.end934:                                        ; preds = %if.then914, %do.end910
  %copy936 = getelementptr inbounds nuw i8, ptr %call5, i64 24
  %103 = load ptr, ptr %copy936, align 8, !tbaa !23
  %tobool937.not = icmp eq ptr %103, null
  %d964 = getelementptr inbounds nuw i8, ptr %call5, i64 40
  br i1 %tobool937.not, label %if.else963, label %for.cond940.preheader

for.cond940.preheader:                            ; preds = %if.end934
  %d954 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %104 = load ptr, ptr %d954, align 8, !tbaa !21
  %105 = load i64, ptr %icd, align 8, !tbaa !22
  %106 = zext i32 %add to i64
  br label %for.body944

for.body944:                                      ; preds = %for.cond940.preheader, %for.body944
  %indvars.iv1577 = phi i64 [ 0, %for.cond940.preheader ], [ %indvars.iv.next1578, %for.body944 ]
  %107 = load ptr, ptr %copy936, align 8, !tbaa !23
  %108 = load ptr, ptr %d964, align 8, !tbaa !21
  %109 = load i64, ptr %icd10, align 8, !tbaa !22
  %add950 = add nuw i64 %indvars.iv1577, 25
  %conv951 = and i64 %add950, 4294967295
  %mul952 = mul i64 %109, %conv951
  %add.ptr953 = getelementptr inbounds nuw i8, ptr %108, i64 %mul952
  %mul958 = mul i64 %105, %indvars.iv1577
  %add.ptr959 = getelementptr inbounds nuw i8, ptr %104, i64 %mul958
  call void %107(ptr noundef %add.ptr953, ptr noundef %add.ptr959) #10
  %indvars.iv.next1578 = add nuw nsw i64 %indvars.iv1577, 1
  %cmp942 = icmp samesign ult i64 %indvars.iv.next1578, %106
  br i1 %cmp942, label %for.body944, label %if.end979, !llvm.loop !39

if.else963:                                       ; preds = %if.end934
  %110 = load ptr, ptr %d964, align 8, !tbaa !21
  %111 = load i64, ptr %icd10, align 8, !tbaa !22
  %mul967 = mul i64 %111, 25
  %add.ptr968 = getelementptr inbounds nuw i8, ptr %110, i64 %mul967
  %d969 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %112 = load ptr, ptr %d969, align 8, !tbaa !21
  %conv975 = zext i32 %add to i64
  %mul978 = mul i64 %111, %conv975
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr968, ptr align 1 %112, i64 %mul978, i1 false)
  br label %if.end979

if.end979:                                        ; preds = %for.body944, %if.else963
  %113 = load i32, ptr %call5, align 8, !tbaa !14
  %add982 = add i32 %113, %add
  store i32 %add982, ptr %call5, align 8, !tbaa !14
  br label %do.end984

do.end984:                                        ; preds = %for.end739, %if.end979
  %114 = load i32, ptr %call5, align 8, !tbaa !14
  %tobool986.not = icmp eq i32 %114, 0
  br i1 %tobool986.not, label %cond.end994, label %cond.true987

cond.true987:                                     ; preds = %do.end984
  %d988 = getelementptr inbounds nuw i8, ptr %call5, i64 40
  %115 = load ptr, ptr %d988, align 8, !tbaa !21
  br label %cond.end994

cond.end994:                                      ; preds = %do.end984, %cond.true987
  %cond995 = phi ptr [ %115, %cond.true987 ], [ null, %do.end984 ]
  %cmp997.not1556 = icmp eq ptr %cond995, null
  br i1 %cmp997.not1556, label %for.end1048, label %for.body999.lr.ph

for.body999.lr.ph:                                ; preds = %cond.end994
  %d1019 = getelementptr inbounds nuw i8, ptr %call5, i64 40
  br label %for.body999

for.body999:                                      ; preds = %for.body999.lr.ph, %for.body999
  %p.31557 = phi ptr [ %cond995, %for.body999.lr.ph ], [ %cond1047, %for.body999 ]
  %116 = load i32, ptr %p.31557, align 4, !tbaa !5
  %call1000 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %116)
  %117 = load i32, ptr %call5, align 8, !tbaa !14
  %conv1018 = zext i32 %117 to i64
  %118 = load ptr, ptr %d1019, align 8, !tbaa !21
  %sub.ptr.lhs.cast1020 = ptrtoint ptr %p.31557 to i64
  %sub.ptr.rhs.cast1021 = ptrtoint ptr %118 to i64
  %sub.ptr.sub1022 = sub i64 %sub.ptr.lhs.cast1020, %sub.ptr.rhs.cast1021
  %119 = load i64, ptr %icd10, align 8, !tbaa !22
  %div1025 = udiv i64 %sub.ptr.sub1022, %119
  %add1026 = add i64 %div1025, 1
  %cmp1027.not = icmp eq i64 %add1026, %conv1018
  %mul1041 = mul i64 %add1026, %119
  %add.ptr1042 = getelementptr inbounds nuw i8, ptr %118, i64 %mul1041
  %cond1047 = select i1 %cmp1027.not, ptr null, ptr %add.ptr1042
  %cmp997.not = icmp eq ptr %cond1047, null
  br i1 %cmp997.not, label %for.end1048, label %for.body999, !llvm.loop !40

for.end1048:                                      ; preds = %for.body999, %cond.end994
  %120 = load i32, ptr %call5, align 8, !tbaa !14
  %call1050 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %120)
  %n1053 = getelementptr inbounds nuw i8, ptr %call, i64 4
  %121 = load i32, ptr %n1053, align 4, !tbaa !26
  %tobool1054.not = icmp eq i32 %121, 0
  br i1 %tobool1054.not, label %if.end1086, label %if.then1055

if.then1055:                                      ; preds = %for.end1048
  %dtor1057 = getelementptr inbounds nuw i8, ptr %call, i64 32
  %122 = load ptr, ptr %dtor1057, align 8, !tbaa !41
  %tobool1058.not = icmp ne ptr %122, null
  %cmp10631558 = icmp ne i32 %add, 0
  %or.cond = and i1 %tobool1058.not, %cmp10631558
  br i1 %or.cond, label %for.body1065.lr.ph, label %if.end1084

for.body1065.lr.ph:                               ; preds = %if.then1055
  %d1072 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %123 = load ptr, ptr %d1072, align 8, !tbaa !21
  %124 = load i64, ptr %icd, align 8, !tbaa !22
  %wide.trip.count = zext i32 %indvars.iv1583 to i64
  br label %for.body1065

for.body1065:                                     ; preds = %for.body1065.lr.ph, %for.body1065
  %indvars.iv1580 = phi i64 [ 0, %for.body1065.lr.ph ], [ %indvars.iv.next1581, %for.body1065 ]
  %mul1076 = mul i64 %124, %indvars.iv1580
  %add.ptr1077 = getelementptr inbounds nuw i8, ptr %123, i64 %mul1076
  call void %122(ptr noundef %add.ptr1077) #10
  %indvars.iv.next1581 = add nuw nsw i64 %indvars.iv1580, 1
  %exitcond1586.not = icmp eq i64 %indvars.iv.next1581, %wide.trip.count
  br i1 %exitcond1586.not, label %if.end1084, label %for.body1065, !llvm.loop !42

if.end1084:                                       ; preds = %for.body1065, %if.then1055
  %d1085 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %125 = load ptr, ptr %d1085, align 8, !tbaa !21
  call void @free(ptr noundef %125) #10
  br label %if.end1086

if.end1086:                                       ; preds = %if.end1084, %for.end1048
  store i32 0, ptr %n1053, align 4, !tbaa !26
  call void @free(ptr noundef %call) #10
  %n1094 = getelementptr inbounds nuw i8, ptr %call5, i64 4
  %126 = load i32, ptr %n1094, align 4, !tbaa !26
  %tobool1095.not = icmp eq i32 %126, 0
  br i1 %tobool1095.not, label %if.end1127, label %if.then1096

if.then1096:                                      ; preds = %if.end1086
  %dtor1098 = getelementptr inbounds nuw i8, ptr %call5, i64 32
  %127 = load ptr, ptr %dtor1098, align 8, !tbaa !41
  %tobool1099.not = icmp eq ptr %127, null
  br i1 %tobool1099.not, label %if.end1125, label %for.cond1102.preheader

for.cond1102.preheader:                           ; preds = %if.then1096
  %128 = load i32, ptr %call5, align 8, !tbaa !14
  %cmp11041560.not = icmp eq i32 %128, 0
  br i1 %cmp11041560.not, label %if.end1125, label %for.body1106.lr.ph

for.body1106.lr.ph:                               ; preds = %for.cond1102.preheader
  %d1113 = getelementptr inbounds nuw i8, ptr %call5, i64 40
  br label %for.body1106

for.body1106:                                     ; preds = %for.body1106.lr.ph, %for.body1106
  %indvars.iv1587 = phi i64 [ 0, %for.body1106.lr.ph ], [ %indvars.iv.next1588, %for.body1106 ]
  %129 = load ptr, ptr %dtor1098, align 8, !tbaa !41
  %130 = load ptr, ptr %d1113, align 8, !tbaa !21
  %131 = load i64, ptr %icd10, align 8, !tbaa !22
  %mul1117 = mul i64 %131, %indvars.iv1587
  %add.ptr1118 = getelementptr inbounds nuw i8, ptr %130, i64 %mul1117
  call void %129(ptr noundef %add.ptr1118) #10
  %indvars.iv.next1588 = add nuw nsw i64 %indvars.iv1587, 1
  %132 = load i32, ptr %call5, align 8, !tbaa !14
  %133 = zext i32 %132 to i64
  %cmp1104 = icmp samesign ult i64 %indvars.iv.next1588, %133
  br i1 %cmp1104, label %for.body1106, label %if.end1125, !llvm.loop !43

if.end1125:                                       ; preds = %for.body1106, %for.cond1102.preheader, %if.then1096
  %d1126 = getelementptr inbounds nuw i8, ptr %call5, i64 40
  %134 = load ptr, ptr %d1126, align 8, !tbaa !21
  call void @free(ptr noundef %134) #10
  br label %if.end1127

if.end1127:                                       ; preds = %if.end1125, %if.end1086
  store i32 0, ptr %n1094, align 4, !tbaa !26
  call void @free(ptr noundef %call5) #10
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
!14 = !{!15, !6, i64 0}
!15 = !{!"", !6, i64 0, !6, i64 4, !16, i64 8, !17, i64 40}
!16 = !{!"", !11, i64 0, !13, i64 8, !13, i64 16, !13, i64 24}
!17 = !{!"p1 omnipotent char", !13, i64 0}
!18 = distinct !{!18, !19, !20}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!"llvm.loop.unroll.disable"}
!21 = !{!15, !17, i64 40}
!22 = !{!15, !11, i64 8}
!23 = !{!15, !13, i64 24}
!24 = distinct !{!24, !19, !20}
!25 = distinct !{!25, !19, !20}
!26 = !{!15, !6, i64 4}
!27 = distinct !{!27, !19, !20}
!28 = !{!15, !13, i64 16}
!29 = distinct !{!29, !19, !20}
!30 = distinct !{!30, !19, !20}
!31 = distinct !{!31, !19, !20}
!32 = distinct !{!32, !19, !20}
!33 = distinct !{!33, !19, !20}
!34 = distinct !{!34, !19, !20}
!35 = distinct !{!35, !19, !20}
!36 = distinct !{!36, !19, !20}
!37 = distinct !{!37, !19, !20}
!38 = distinct !{!38, !19, !20}
!39 = distinct !{!39, !19, !20}
!40 = distinct !{!40, !19, !20}
!41 = !{!15, !13, i64 32}
!42 = distinct !{!42, !19, !20}
!43 = distinct !{!43, !19, !20}
