; From tests/test45.c of uthash 2.3.0, by Troy D. Hanson and Arthur O'Dwyer: see uthash-LICENSE.
; Compiled by clang 22 with -O1 -fno-vectorize -fno-slp-vectorize -fno-discard-value-names.
source_filename = "test45.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.UT_icd = type { i64, ptr, ptr, ptr }

@ut_int_icd = internal unnamed_addr constant %struct.UT_icd { i64 4, ptr null, ptr null, ptr null }, align 8
@.str = private unnamed_addr constant [4 x i8] c"%d \00", align 1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
entry:
  %i = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %i) #11
  %call = tail call noalias dereferenceable_or_null(48) ptr @malloc(i64 noundef 48) #12
  %cmp = icmp eq ptr %call, null
  br i1 %cmp, label %if.then, label %do.body1

if.then:                                          ; preds = %entry
  tail call void @exit(i32 noundef -1) #13
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
  %0 = load i32, ptr %call, align 8, !tbaa !14
  %add = add i32 %0, 1
  %1 = load i32, ptr %n, align 4, !tbaa !18
  %cmp8 = icmp ugt i32 %add, %1
  br i1 %cmp8, label %while.cond.preheader, label %do.end28

while.cond.preheader:                             ; preds = %do.body6
  %n.promoted = load i32, ptr %n, align 4, !tbaa !18
  %cmp13864 = icmp ugt i32 %add, %n.promoted
  br i1 %cmp13864, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond.preheader, %while.body
  %2 = phi i32 [ %spec.select, %while.body ], [ %n.promoted, %while.cond.preheader ]
  %tobool.not = icmp eq i32 %2, 0
  %mul = shl i32 %2, 1
  %spec.select = select i1 %tobool.not, i32 8, i32 %mul
  %cmp13 = icmp ugt i32 %add, %spec.select
  br i1 %cmp13, label %while.body, label %while.cond.while.end_crit_edge, !llvm.loop !19

while.cond.while.end_crit_edge:                   ; preds = %while.body
  store i32 %spec.select, ptr %n, align 4, !tbaa !18
  br label %while.end

while.end:                                        ; preds = %while.cond.while.end_crit_edge, %while.cond.preheader
  %.lcssa863 = phi i32 [ %spec.select, %while.cond.while.end_crit_edge ], [ %n.promoted, %while.cond.preheader ]
  %3 = load ptr, ptr %d, align 8, !tbaa !22
  %conv = zext i32 %.lcssa863 to i64
  %4 = load i64, ptr %icd, align 8, !tbaa !23
  %mul19 = mul i64 %4, %conv
  %call20 = call ptr @realloc(ptr noundef %3, i64 noundef %mul19) #14
  %cmp21 = icmp eq ptr %call20, null
  br i1 %cmp21, label %if.then23, label %if.end24

if.then23:                                        ; preds = %while.end
  call void @exit(i32 noundef -1) #13
  unreachable

if.end24:                                         ; preds = %while.end
  store ptr %call20, ptr %d, align 8, !tbaa !22
  br label %do.end28

do.end28:                                         ; preds = %if.end24, %do.body6
  %5 = load ptr, ptr %copy, align 8, !tbaa !24
  %tobool30.not = icmp eq ptr %5, null
  %6 = load i64, ptr %icd, align 8, !tbaa !23
  %7 = load i32, ptr %call, align 8, !tbaa !14
  %inc44 = add i32 %7, 1
  %conv45 = zext i32 %7 to i64
  %mul46 = mul i64 %6, %conv45
  br i1 %tobool30.not, label %if.else, label %if.then31

if.then31:                                        ; preds = %do.end28
  %8 = load ptr, ptr %d34, align 8, !tbaa !22
  store i32 %inc44, ptr %call, align 8, !tbaa !14
  %add.ptr = getelementptr inbounds nuw i8, ptr %8, i64 %mul46
  call void %5(ptr noundef %add.ptr, ptr noundef nonnull %i) #11
  br label %for.inc

if.else:                                          ; preds = %do.end28
  %9 = load ptr, ptr %d40, align 8, !tbaa !22
  store i32 %inc44, ptr %call, align 8, !tbaa !14
  %add.ptr47 = getelementptr inbounds nuw i8, ptr %9, i64 %mul46
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr47, ptr nonnull align 4 %i, i64 %6, i1 false)
  br label %for.inc

for.inc:                                          ; preds = %if.then31, %if.else
  %10 = load i32, ptr %i, align 4, !tbaa !5
  %inc53 = add nsw i32 %10, 1
  store i32 %inc53, ptr %i, align 4, !tbaa !5
  %cmp4 = icmp slt i32 %10, 9
  br i1 %cmp4, label %do.body6, label %do.body54, !llvm.loop !25

do.body54:                                        ; preds = %for.inc
  %dtor = getelementptr inbounds nuw i8, ptr %call, i64 32
  %11 = load ptr, ptr %dtor, align 8, !tbaa !26
  %tobool56.not = icmp eq ptr %11, null
  br i1 %tobool56.not, label %if.else67, label %if.then57

if.then57:                                        ; preds = %do.body54
  %d60 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %12 = load ptr, ptr %d60, align 8, !tbaa !22
  %13 = load i64, ptr %icd, align 8, !tbaa !23
  %14 = load i32, ptr %call, align 8, !tbaa !14
  %dec = add i32 %14, -1
  store i32 %dec, ptr %call, align 8, !tbaa !14
  %conv64 = zext i32 %dec to i64
  %mul65 = mul i64 %13, %conv64
  %add.ptr66 = getelementptr inbounds nuw i8, ptr %12, i64 %mul65
  call void %11(ptr noundef %add.ptr66) #11
  br label %do.body73

if.else67:                                        ; preds = %do.body54
  %15 = load i32, ptr %call, align 8, !tbaa !14
  %dec69 = add i32 %15, -1
  store i32 %dec69, ptr %call, align 8, !tbaa !14
  br label %do.body73

do.body73:                                        ; preds = %if.then57, %if.else67
  %16 = load ptr, ptr %dtor, align 8, !tbaa !26
  %tobool76.not = icmp eq ptr %16, null
  br i1 %tobool76.not, label %if.end102, label %for.cond78.preheader

for.cond78.preheader:                             ; preds = %do.body73
  %17 = load ptr, ptr %dtor, align 8, !tbaa !26
  %18 = load i32, ptr %call, align 8, !tbaa !14
  %cmp86.not = icmp eq i32 %18, 0
  br i1 %cmp86.not, label %cond.end97, label %cond.true88

cond.true88:                                      ; preds = %for.cond78.preheader
  %d89 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %19 = load ptr, ptr %d89, align 8, !tbaa !22
  br label %cond.end97

cond.end97:                                       ; preds = %for.cond78.preheader, %cond.true88
  %cond98 = phi ptr [ %19, %cond.true88 ], [ null, %for.cond78.preheader ]
  call void %17(ptr noundef %cond98) #11
  br label %if.end102

if.end102:                                        ; preds = %cond.end97, %do.body73
  %20 = load i32, ptr %call, align 8, !tbaa !14
  %cmp104 = icmp ugt i32 %20, 1
  br i1 %cmp104, label %if.then106, label %if.end122

if.then106:                                       ; preds = %if.end102
  %d107 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %21 = load ptr, ptr %d107, align 8, !tbaa !22
  %22 = load i64, ptr %icd, align 8, !tbaa !23
  %add.ptr116 = getelementptr inbounds nuw i8, ptr %21, i64 %22
  %sub = add i32 %20, -1
  %conv118 = zext i32 %sub to i64
  %mul121 = mul i64 %22, %conv118
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %21, ptr align 1 %add.ptr116, i64 %mul121, i1 false)
  br label %if.end122

if.end122:                                        ; preds = %if.then106, %if.end102
  %23 = load i32, ptr %call, align 8, !tbaa !14
  %sub124 = add i32 %23, -1
  store i32 %sub124, ptr %call, align 8, !tbaa !14
  %d145 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %d134 = getelementptr inbounds nuw i8, ptr %call, i64 40
  br label %while.cond127

while.cond127:                                    ; preds = %while.body172, %if.end122
  %p.0 = phi ptr [ null, %if.end122 ], [ %cond169, %while.body172 ]
  %cmp128 = icmp eq ptr %p.0, null
  %24 = load i32, ptr %call, align 8, !tbaa !14
  br i1 %cmp128, label %cond.true130, label %cond.false142

cond.true130:                                     ; preds = %while.cond127
  %tobool132.not = icmp eq i32 %24, 0
  br i1 %tobool132.not, label %cond.end168, label %cond.true133

cond.true133:                                     ; preds = %cond.true130
  %25 = load ptr, ptr %d134, align 8, !tbaa !22
  br label %cond.end168

cond.false142:                                    ; preds = %while.cond127
  %conv144 = zext i32 %24 to i64
  %26 = load ptr, ptr %d145, align 8, !tbaa !22
  %sub.ptr.lhs.cast = ptrtoint ptr %p.0 to i64
  %sub.ptr.rhs.cast = ptrtoint ptr %26 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %27 = load i64, ptr %icd, align 8, !tbaa !23
  %div = udiv i64 %sub.ptr.sub, %27
  %add148 = add i64 %div, 1
  %cmp149.not = icmp eq i64 %add148, %conv144
  br i1 %cmp149.not, label %cond.end168, label %cond.true151

cond.true151:                                     ; preds = %cond.false142
  %mul163 = mul i64 %add148, %27
  %add.ptr164 = getelementptr inbounds nuw i8, ptr %26, i64 %mul163
  br label %cond.end168

cond.end168:                                      ; preds = %cond.true151, %cond.false142, %cond.true133, %cond.true130
  %cond169 = phi ptr [ null, %cond.true130 ], [ %25, %cond.true133 ], [ %add.ptr164, %cond.true151 ], [ null, %cond.false142 ]
  %cmp170.not = icmp eq ptr %cond169, null
  br i1 %cmp170.not, label %while.end174, label %while.body172

while.body172:                                    ; preds = %cond.end168
  %28 = load i32, ptr %cond169, align 4, !tbaa !5
  %call173 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %28)
  br label %while.cond127, !llvm.loop !27

while.end174:                                     ; preds = %cond.end168
  %putchar = call i32 @putchar(i32 10)
  store i32 100, ptr %i, align 4, !tbaa !5
  %29 = load i32, ptr %call, align 8, !tbaa !14
  %cmp178 = icmp ult i32 %29, 3
  br i1 %cmp178, label %do.body213, label %do.body297

do.body213:                                       ; preds = %while.end174
  %n218 = getelementptr inbounds nuw i8, ptr %call, i64 4
  %30 = load i32, ptr %n218, align 4, !tbaa !18
  %cmp219 = icmp ult i32 %30, 3
  br i1 %cmp219, label %while.cond223.preheader, label %do.end256

while.cond223.preheader:                          ; preds = %do.body213
  %n218.promoted = load i32, ptr %n218, align 4, !tbaa !18
  %cmp229865 = icmp ult i32 %n218.promoted, 3
  br i1 %cmp229865, label %while.body231, label %while.end241

while.body231:                                    ; preds = %while.cond223.preheader, %while.body231
  %31 = phi i32 [ %spec.select858, %while.body231 ], [ %n218.promoted, %while.cond223.preheader ]
  %tobool233.not = icmp eq i32 %31, 0
  %mul236 = shl nuw nsw i32 %31, 1
  %spec.select858 = select i1 %tobool233.not, i32 8, i32 %mul236
  %cmp229 = icmp samesign ult i32 %spec.select858, 3
  br i1 %cmp229, label %while.body231, label %while.cond223.while.end241_crit_edge, !llvm.loop !28

while.cond223.while.end241_crit_edge:             ; preds = %while.body231
  store i32 %spec.select858, ptr %n218, align 4, !tbaa !18
  br label %while.end241

while.end241:                                     ; preds = %while.cond223.while.end241_crit_edge, %while.cond223.preheader
  %.lcssa862 = phi i32 [ %spec.select858, %while.cond223.while.end241_crit_edge ], [ %n218.promoted, %while.cond223.preheader ]
  %d242 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %32 = load ptr, ptr %d242, align 8, !tbaa !22
  %conv244 = zext i32 %.lcssa862 to i64
  %33 = load i64, ptr %icd, align 8, !tbaa !23
  %mul247 = mul i64 %33, %conv244
  %call248 = call ptr @realloc(ptr noundef %32, i64 noundef %mul247) #14
  %cmp249 = icmp eq ptr %call248, null
  br i1 %cmp249, label %if.then251, label %if.end252

if.then251:                                       ; preds = %while.end241
  call void @exit(i32 noundef -1) #13
  unreachable

if.end252:                                        ; preds = %while.end241
  store ptr %call248, ptr %d242, align 8, !tbaa !22
  br label %do.end256

do.end256:                                        ; preds = %if.end252, %do.body213
  %init = getelementptr inbounds nuw i8, ptr %call, i64 16
  %34 = load ptr, ptr %init, align 8, !tbaa !29
  %tobool258.not = icmp eq ptr %34, null
  br i1 %tobool258.not, label %if.else276, label %if.then259

if.then259:                                       ; preds = %do.end256
  %35 = load i32, ptr %call, align 8, !tbaa !14
  %cmp262867 = icmp ult i32 %35, 3
  br i1 %cmp262867, label %for.body264.lr.ph, label %if.end292

for.body264.lr.ph:                                ; preds = %if.then259
  %d267 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %36 = zext nneg i32 %35 to i64
  br label %for.body264

for.body264:                                      ; preds = %for.body264.lr.ph, %for.body264
  %indvars.iv = phi i64 [ %36, %for.body264.lr.ph ], [ %indvars.iv.next, %for.body264 ]
  %37 = load ptr, ptr %init, align 8, !tbaa !29
  %38 = load ptr, ptr %d267, align 8, !tbaa !22
  %39 = load i64, ptr %icd, align 8, !tbaa !23
  %mul271 = mul i64 %39, %indvars.iv
  %add.ptr272 = getelementptr inbounds nuw i8, ptr %38, i64 %mul271
  call void %37(ptr noundef %add.ptr272) #11
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %40 = and i64 %indvars.iv.next, 4294967295
  %exitcond.not = icmp eq i64 %40, 3
  br i1 %exitcond.not, label %if.end292, label %for.body264, !llvm.loop !30

if.else276:                                       ; preds = %do.end256
  %d277 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %41 = load ptr, ptr %d277, align 8, !tbaa !22
  %42 = load i64, ptr %icd, align 8, !tbaa !23
  %43 = load i32, ptr %call, align 8, !tbaa !14
  %conv281 = zext i32 %43 to i64
  %mul282 = mul i64 %42, %conv281
  %add.ptr283 = getelementptr inbounds nuw i8, ptr %41, i64 %mul282
  %sub287 = sub i32 3, %43
  %conv288 = zext i32 %sub287 to i64
  %mul289 = mul i64 %42, %conv288
  call void @llvm.memset.p0.i64(ptr align 1 %add.ptr283, i8 0, i64 %mul289, i1 false)
  br label %if.end292

if.end292:                                        ; preds = %for.body264, %if.then259, %if.else276
  store i32 3, ptr %call, align 8, !tbaa !14
  br label %do.body297

do.body297:                                       ; preds = %while.end174, %if.end292
  %44 = load i32, ptr %call, align 8, !tbaa !14
  %add299 = add i32 %44, 1
  %n300 = getelementptr inbounds nuw i8, ptr %call, i64 4
  %45 = load i32, ptr %n300, align 4, !tbaa !18
  %cmp301 = icmp ugt i32 %add299, %45
  br i1 %cmp301, label %while.cond305.preheader, label %do.end336

while.cond305.preheader:                          ; preds = %do.body297
  %n300.promoted = load i32, ptr %n300, align 4, !tbaa !18
  %cmp309869 = icmp ugt i32 %add299, %n300.promoted
  br i1 %cmp309869, label %while.body311, label %while.end321

while.body311:                                    ; preds = %while.cond305.preheader, %while.body311
  %46 = phi i32 [ %spec.select859, %while.body311 ], [ %n300.promoted, %while.cond305.preheader ]
  %tobool313.not = icmp eq i32 %46, 0
  %mul316 = shl i32 %46, 1
  %spec.select859 = select i1 %tobool313.not, i32 8, i32 %mul316
  %cmp309 = icmp ugt i32 %add299, %spec.select859
  br i1 %cmp309, label %while.body311, label %while.cond305.while.end321_crit_edge, !llvm.loop !31

while.cond305.while.end321_crit_edge:             ; preds = %while.body311
  store i32 %spec.select859, ptr %n300, align 4, !tbaa !18
  br label %while.end321

while.end321:                                     ; preds = %while.cond305.while.end321_crit_edge, %while.cond305.preheader
  %.lcssa861 = phi i32 [ %spec.select859, %while.cond305.while.end321_crit_edge ], [ %n300.promoted, %while.cond305.preheader ]
  %d322 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %47 = load ptr, ptr %d322, align 8, !tbaa !22
  %conv324 = zext i32 %.lcssa861 to i64
  %48 = load i64, ptr %icd, align 8, !tbaa !23
  %mul327 = mul i64 %48, %conv324
  %call328 = call ptr @realloc(ptr noundef %47, i64 noundef %mul327) #14
  %cmp329 = icmp eq ptr %call328, null
  br i1 %cmp329, label %if.then331, label %if.end332

if.then331:                                       ; preds = %while.end321
  call void @exit(i32 noundef -1) #13
  unreachable

if.end332:                                        ; preds = %while.end321
  store ptr %call328, ptr %d322, align 8, !tbaa !22
  br label %do.end336

do.end336:                                        ; preds = %if.end332, %do.body297
  %49 = load i32, ptr %call, align 8, !tbaa !14
  %cmp338 = icmp ugt i32 %49, 3
  br i1 %cmp338, label %if.then340, label %if.end357

if.then340:                                       ; preds = %do.end336
  %d341 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %50 = load ptr, ptr %d341, align 8, !tbaa !22
  %51 = load i64, ptr %icd, align 8, !tbaa !23
  %mul344 = shl i64 %51, 2
  %add.ptr345 = getelementptr inbounds nuw i8, ptr %50, i64 %mul344
  %mul349 = mul i64 %51, 3
  %add.ptr350 = getelementptr inbounds nuw i8, ptr %50, i64 %mul349
  %sub352 = add i32 %49, -3
  %conv353 = zext i32 %sub352 to i64
  %mul356 = mul i64 %51, %conv353
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %add.ptr345, ptr align 1 %add.ptr350, i64 %mul356, i1 false)
  br label %if.end357

if.end357:                                        ; preds = %if.then340, %do.end336
  %copy359 = getelementptr inbounds nuw i8, ptr %call, i64 24
  %52 = load ptr, ptr %copy359, align 8, !tbaa !24
  %tobool360.not = icmp eq ptr %52, null
  %d370 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %53 = load ptr, ptr %d370, align 8, !tbaa !22
  %54 = load i64, ptr %icd, align 8, !tbaa !23
  %mul373 = mul i64 %54, 3
  %add.ptr374 = getelementptr inbounds nuw i8, ptr %53, i64 %mul373
  br i1 %tobool360.not, label %if.else369, label %if.then361

if.then361:                                       ; preds = %if.end357
  call void %52(ptr noundef %add.ptr374, ptr noundef nonnull %i) #11
  br label %if.end377

if.else369:                                       ; preds = %if.end357
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr374, ptr nonnull align 4 %i, i64 %54, i1 false)
  br label %if.end377

if.end377:                                        ; preds = %if.else369, %if.then361
  %55 = load i32, ptr %call, align 8, !tbaa !14
  %inc379 = add i32 %55, 1
  store i32 %inc379, ptr %call, align 8, !tbaa !14
  %d400 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %d389 = getelementptr inbounds nuw i8, ptr %call, i64 40
  br label %while.cond382

while.cond382:                                    ; preds = %while.body431, %if.end377
  %p.1 = phi ptr [ null, %if.end377 ], [ %cond428, %while.body431 ]
  %cmp383 = icmp eq ptr %p.1, null
  %56 = load i32, ptr %call, align 8, !tbaa !14
  br i1 %cmp383, label %cond.true385, label %cond.false397

cond.true385:                                     ; preds = %while.cond382
  %tobool387.not = icmp eq i32 %56, 0
  br i1 %tobool387.not, label %cond.end427, label %cond.true388

cond.true388:                                     ; preds = %cond.true385
  %57 = load ptr, ptr %d389, align 8, !tbaa !22
  br label %cond.end427

cond.false397:                                    ; preds = %while.cond382
  %conv399 = zext i32 %56 to i64
  %58 = load ptr, ptr %d400, align 8, !tbaa !22
  %sub.ptr.lhs.cast401 = ptrtoint ptr %p.1 to i64
  %sub.ptr.rhs.cast402 = ptrtoint ptr %58 to i64
  %sub.ptr.sub403 = sub i64 %sub.ptr.lhs.cast401, %sub.ptr.rhs.cast402
  %59 = load i64, ptr %icd, align 8, !tbaa !23
  %div406 = udiv i64 %sub.ptr.sub403, %59
  %add407 = add i64 %div406, 1
  %cmp408.not = icmp eq i64 %add407, %conv399
  br i1 %cmp408.not, label %cond.end427, label %cond.true410

cond.true410:                                     ; preds = %cond.false397
  %mul422 = mul i64 %add407, %59
  %add.ptr423 = getelementptr inbounds nuw i8, ptr %58, i64 %mul422
  br label %cond.end427

cond.end427:                                      ; preds = %cond.true410, %cond.false397, %cond.true388, %cond.true385
  %cond428 = phi ptr [ null, %cond.true385 ], [ %57, %cond.true388 ], [ %add.ptr423, %cond.true410 ], [ null, %cond.false397 ]
  %cmp429.not = icmp eq ptr %cond428, null
  br i1 %cmp429.not, label %while.end433, label %while.body431

while.body431:                                    ; preds = %cond.end427
  %60 = load i32, ptr %cond428, align 4, !tbaa !5
  %call432 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %60)
  br label %while.cond382, !llvm.loop !32

while.end433:                                     ; preds = %cond.end427
  %putchar856 = call i32 @putchar(i32 10)
  %61 = load i32, ptr %call, align 8, !tbaa !14
  %add438 = add i32 %61, 1
  %62 = load i32, ptr %n300, align 4, !tbaa !18
  %cmp440 = icmp ugt i32 %add438, %62
  br i1 %cmp440, label %while.cond444.preheader, label %do.end475

while.cond444.preheader:                          ; preds = %while.end433
  %n300.promoted871 = load i32, ptr %n300, align 4, !tbaa !18
  %cmp448872 = icmp ugt i32 %add438, %n300.promoted871
  br i1 %cmp448872, label %while.body450, label %while.end460

while.body450:                                    ; preds = %while.cond444.preheader, %while.body450
  %63 = phi i32 [ %spec.select860, %while.body450 ], [ %n300.promoted871, %while.cond444.preheader ]
  %tobool452.not = icmp eq i32 %63, 0
  %mul455 = shl i32 %63, 1
  %spec.select860 = select i1 %tobool452.not, i32 8, i32 %mul455
  %cmp448 = icmp ugt i32 %add438, %spec.select860
  br i1 %cmp448, label %while.body450, label %while.cond444.while.end460_crit_edge, !llvm.loop !33

while.cond444.while.end460_crit_edge:             ; preds = %while.body450
  store i32 %spec.select860, ptr %n300, align 4, !tbaa !18
  br label %while.end460

while.end460:                                     ; preds = %while.cond444.while.end460_crit_edge, %while.cond444.preheader
  %.lcssa = phi i32 [ %spec.select860, %while.cond444.while.end460_crit_edge ], [ %n300.promoted871, %while.cond444.preheader ]
  %d461 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %64 = load ptr, ptr %d461, align 8, !tbaa !22
  %conv463 = zext i32 %.lcssa to i64
  %65 = load i64, ptr %icd, align 8, !tbaa !23
  %mul466 = mul i64 %65, %conv463
  %call467 = call ptr @realloc(ptr noundef %64, i64 noundef %mul466) #14
  %cmp468 = icmp eq ptr %call467, null
  br i1 %cmp468, label %if.then470, label %if.end471

if.then470:                                       ; preds = %while.end460
  call void @exit(i32 noundef -1) #13
  unreachable

if.end471:                                        ; preds = %while.end460
  store ptr %call467, ptr %d461, align 8, !tbaa !22
  br label %do.end475

do.end475:                                        ; preds = %if.end471, %while.end433
  %init477 = getelementptr inbounds nuw i8, ptr %call, i64 16
  %66 = load ptr, ptr %init477, align 8, !tbaa !29
  %tobool478.not = icmp eq ptr %66, null
  %d490 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %67 = load ptr, ptr %d490, align 8, !tbaa !22
  %68 = load i64, ptr %icd, align 8, !tbaa !23
  %69 = load i32, ptr %call, align 8, !tbaa !14
  %conv494 = zext i32 %69 to i64
  %mul495 = mul i64 %68, %conv494
  %add.ptr496 = getelementptr inbounds nuw i8, ptr %67, i64 %mul495
  br i1 %tobool478.not, label %if.else489, label %if.then479

if.then479:                                       ; preds = %do.end475
  call void %66(ptr noundef %add.ptr496) #11
  br label %if.end499

if.else489:                                       ; preds = %do.end475
  call void @llvm.memset.p0.i64(ptr align 1 %add.ptr496, i8 0, i64 %68, i1 false)
  br label %if.end499

if.end499:                                        ; preds = %if.else489, %if.then479
  %70 = load i32, ptr %call, align 8, !tbaa !14
  %inc501 = add i32 %70, 1
  store i32 %inc501, ptr %call, align 8, !tbaa !14
  %tobool505.not = icmp ne i32 %inc501, 0
  call void @llvm.assume(i1 %tobool505.not)
  %d507 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %71 = load ptr, ptr %d507, align 8, !tbaa !22
  %72 = load i64, ptr %icd, align 8, !tbaa !23
  %conv512 = zext i32 %70 to i64
  %mul513 = mul i64 %72, %conv512
  %add.ptr514 = getelementptr inbounds nuw i8, ptr %71, i64 %mul513
  store i32 1000, ptr %add.ptr514, align 4, !tbaa !5
  br label %while.cond518

while.cond518:                                    ; preds = %while.body567, %if.end499
  %p.2 = phi ptr [ null, %if.end499 ], [ %cond564, %while.body567 ]
  %cmp519 = icmp eq ptr %p.2, null
  %73 = load i32, ptr %call, align 8, !tbaa !14
  br i1 %cmp519, label %cond.true521, label %cond.false533

cond.true521:                                     ; preds = %while.cond518
  %tobool523.not = icmp eq i32 %73, 0
  br i1 %tobool523.not, label %cond.end563, label %cond.true524

cond.true524:                                     ; preds = %cond.true521
  %74 = load ptr, ptr %d507, align 8, !tbaa !22
  br label %cond.end563

cond.false533:                                    ; preds = %while.cond518
  %conv535 = zext i32 %73 to i64
  %75 = load ptr, ptr %d507, align 8, !tbaa !22
  %sub.ptr.lhs.cast537 = ptrtoint ptr %p.2 to i64
  %sub.ptr.rhs.cast538 = ptrtoint ptr %75 to i64
  %sub.ptr.sub539 = sub i64 %sub.ptr.lhs.cast537, %sub.ptr.rhs.cast538
  %76 = load i64, ptr %icd, align 8, !tbaa !23
  %div542 = udiv i64 %sub.ptr.sub539, %76
  %add543 = add i64 %div542, 1
  %cmp544.not = icmp eq i64 %add543, %conv535
  br i1 %cmp544.not, label %cond.end563, label %cond.true546

cond.true546:                                     ; preds = %cond.false533
  %mul558 = mul i64 %add543, %76
  %add.ptr559 = getelementptr inbounds nuw i8, ptr %75, i64 %mul558
  br label %cond.end563

cond.end563:                                      ; preds = %cond.true546, %cond.false533, %cond.true524, %cond.true521
  %cond564 = phi ptr [ null, %cond.true521 ], [ %74, %cond.true524 ], [ %add.ptr559, %cond.true546 ], [ null, %cond.false533 ]
  %cmp565.not = icmp eq ptr %cond564, null
  br i1 %cmp565.not, label %while.end569, label %while.body567

while.body567:                                    ; preds = %cond.end563
  %77 = load i32, ptr %cond564, align 4, !tbaa !5
  %call568 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %77)
  br label %while.cond518, !llvm.loop !34

while.end569:                                     ; preds = %cond.end563
  %putchar857 = call i32 @putchar(i32 10)
  %78 = load i32, ptr %call, align 8, !tbaa !14
  %cmp573.not = icmp eq i32 %78, 0
  br i1 %cmp573.not, label %do.body603, label %if.then575

if.then575:                                       ; preds = %while.end569
  %79 = load ptr, ptr %dtor, align 8, !tbaa !26
  %tobool578.not = icmp eq ptr %79, null
  br i1 %tobool578.not, label %if.end597, label %for.cond581.preheader

for.cond581.preheader:                            ; preds = %if.then575
  %80 = load i32, ptr %call, align 8, !tbaa !14
  %cmp583874.not = icmp eq i32 %80, 0
  br i1 %cmp583874.not, label %if.end597, label %for.body585

for.body585:                                      ; preds = %for.cond581.preheader, %for.body585
  %indvars.iv879 = phi i64 [ %indvars.iv.next880, %for.body585 ], [ 0, %for.cond581.preheader ]
  %81 = load ptr, ptr %dtor, align 8, !tbaa !26
  %82 = load ptr, ptr %d507, align 8, !tbaa !22
  %83 = load i64, ptr %icd, align 8, !tbaa !23
  %mul592 = mul i64 %83, %indvars.iv879
  %add.ptr593 = getelementptr inbounds nuw i8, ptr %82, i64 %mul592
  call void %81(ptr noundef %add.ptr593) #11
  %indvars.iv.next880 = add nuw nsw i64 %indvars.iv879, 1
  %84 = load i32, ptr %call, align 8, !tbaa !14
  %85 = zext i32 %84 to i64
  %cmp583 = icmp samesign ult i64 %indvars.iv.next880, %85
  br i1 %cmp583, label %for.body585, label %if.end597, !llvm.loop !35

if.end597:                                        ; preds = %for.body585, %for.cond581.preheader, %if.then575
  store i32 0, ptr %call, align 8, !tbaa !14
  br label %do.body603

do.body603:                                       ; preds = %if.end597, %while.end569
  %86 = load i32, ptr %n300, align 4, !tbaa !18
  %tobool605.not = icmp eq i32 %86, 0
  br i1 %tobool605.not, label %if.end637, label %if.then606

if.then606:                                       ; preds = %do.body603
  %87 = load ptr, ptr %dtor, align 8, !tbaa !26
  %tobool609.not = icmp eq ptr %87, null
  br i1 %tobool609.not, label %if.end635, label %for.cond612.preheader

for.cond612.preheader:                            ; preds = %if.then606
  %88 = load i32, ptr %call, align 8, !tbaa !14
  %cmp614876.not = icmp eq i32 %88, 0
  br i1 %cmp614876.not, label %if.end635, label %for.body616

for.body616:                                      ; preds = %for.cond612.preheader, %for.body616
  %indvars.iv882 = phi i64 [ %indvars.iv.next883, %for.body616 ], [ 0, %for.cond612.preheader ]
  %89 = load ptr, ptr %dtor, align 8, !tbaa !26
  %90 = load ptr, ptr %d507, align 8, !tbaa !22
  %91 = load i64, ptr %icd, align 8, !tbaa !23
  %mul627 = mul i64 %91, %indvars.iv882
  %add.ptr628 = getelementptr inbounds nuw i8, ptr %90, i64 %mul627
  call void %89(ptr noundef %add.ptr628) #11
  %indvars.iv.next883 = add nuw nsw i64 %indvars.iv882, 1
  %92 = load i32, ptr %call, align 8, !tbaa !14
  %93 = zext i32 %92 to i64
  %cmp614 = icmp samesign ult i64 %indvars.iv.next883, %93
  br i1 %cmp614, label %for.body616, label %if.end635, !llvm.loop !36

if.end635:                                        ; preds = %for.body616, %for.cond612.preheader, %if.then606
  %94 = load ptr, ptr %d507, align 8, !tbaa !22
  call void @free(ptr noundef %94) #11
  br label %if.end637

if.end637:                                        ; preds = %if.end635, %do.body603
  store i32 0, ptr %n300, align 4, !tbaa !18
  call void @free(ptr noundef %call) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %i) #11
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

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #5

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #7

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #8

; Function Attrs: nofree nounwind
declare noundef i32 @putchar(i32 noundef) local_unnamed_addr #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #10

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
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #11 = { nounwind }
attributes #12 = { nounwind allocsize(0) }
attributes #13 = { cold noreturn nounwind }
attributes #14 = { nounwind allocsize(1) }

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
!18 = !{!15, !6, i64 4}
!19 = distinct !{!19, !20, !21}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!"llvm.loop.unroll.disable"}
!22 = !{!15, !17, i64 40}
!23 = !{!15, !11, i64 8}
!24 = !{!15, !13, i64 24}
!25 = distinct !{!25, !20, !21}
!26 = !{!15, !13, i64 32}
!27 = distinct !{!27, !20, !21}
!28 = distinct !{!28, !20, !21}
!29 = !{!15, !13, i64 16}
!30 = distinct !{!30, !20, !21}
!31 = distinct !{!31, !20, !21}
!32 = distinct !{!32, !20, !21}
!33 = distinct !{!33, !20, !21}
!34 = distinct !{!34, !20, !21}
!35 = distinct !{!35, !20, !21}
!36 = distinct !{!36, !20, !21}
