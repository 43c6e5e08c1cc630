; From tests/test43.c of uthash 2.3.0, by Troy D. Hanson and Arthur O'Dwyer: see uthash-LICENSE.
; Compiled by clang 22 with -O1 -fno-vectorize -fno-slp-vectorize -fno-discard-value-names.
source_filename = "test43.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.UT_icd = type { i64, ptr, ptr, ptr }
%struct.intpair_t = type { i32, i32 }

@__const.main.pairicd = private unnamed_addr constant %struct.UT_icd { i64 8, ptr null, ptr null, ptr null }, align 8
@.str = private unnamed_addr constant [14 x i8] c"length is %u\0A\00", align 1
@.str.2 = private unnamed_addr constant [15 x i8] c"back is %d %d\0A\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@.str.8 = private unnamed_addr constant [23 x i8] c"ip points to [0] ? %s\0A\00", align 1
@.str.9 = private unnamed_addr constant [4 x i8] c"yes\00", align 1
@.str.10 = private unnamed_addr constant [3 x i8] c"no\00", align 1
@.str.13 = private unnamed_addr constant [18 x i8] c"cpy length is %u\0A\00", align 1
@.str.14 = private unnamed_addr constant [11 x i8] c"cpy %d %d\0A\00", align 1
@str.23 = private unnamed_addr constant [4 x i8] c"pop\00", align 1
@str.26 = private unnamed_addr constant [10 x i8] c"erase [0]\00", align 1
@str.28 = private unnamed_addr constant [6 x i8] c"clear\00", align 1
@str.29 = private unnamed_addr constant [7 x i8] c"extend\00", align 1
@str.31 = private unnamed_addr constant [10 x i8] c"erase [1]\00", align 1
@str.32 = private unnamed_addr constant [5 x i8] c"push\00", align 1
@str.33 = private unnamed_addr constant [5 x i8] c"copy\00", align 1
@str.34 = private unnamed_addr constant [14 x i8] c"insert cpy[0]\00", align 1
@str.35 = private unnamed_addr constant [18 x i8] c"erase cpy [0] [1]\00", align 1
@str.36 = private unnamed_addr constant [18 x i8] c"inserta at cpy[1]\00", align 1
@str.37 = private unnamed_addr constant [9 x i8] c"free cpy\00", align 1
@str.38 = private unnamed_addr constant [13 x i8] c"resize to 30\00", align 1
@str.39 = private unnamed_addr constant [12 x i8] c"resize to 1\00", align 1
@str.40 = private unnamed_addr constant [12 x i8] c"resize to 0\00", align 1
@str.41 = private unnamed_addr constant [5 x i8] c"free\00", align 1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
entry:
  %it = alloca %struct.intpair_t, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %it) #11
  %call = tail call noalias dereferenceable_or_null(48) ptr @malloc(i64 noundef 48) #12
  %cmp = icmp eq ptr %call, null
  br i1 %cmp, label %if.then, label %do.body1

if.then:                                          ; preds = %entry
  tail call void @exit(i32 noundef -1) #13
  unreachable

do.body1:                                         ; preds = %entry
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %call, i8 0, i64 48, i1 false)
  %icd = getelementptr inbounds nuw i8, ptr %call, i64 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %icd, ptr noundef nonnull align 8 dereferenceable(32) @__const.main.pairicd, i64 32, i1 false), !tbaa.struct !9
  %call4 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef 0)
  store i32 1, ptr %it, align 4, !tbaa !14
  %b = getelementptr inbounds nuw i8, ptr %it, i64 4
  store i32 2, ptr %b, align 4, !tbaa !16
  %0 = load i32, ptr %call, align 8, !tbaa !17
  %add = add i32 %0, 1
  %n = getelementptr inbounds nuw i8, ptr %call, i64 4
  %1 = load i32, ptr %n, align 4, !tbaa !21
  %cmp8 = icmp ugt i32 %add, %1
  br i1 %cmp8, label %while.cond.preheader, label %do.end28

while.cond.preheader:                             ; preds = %do.body1
  %n.promoted = load i32, ptr %n, align 4, !tbaa !21
  %cmp133464 = icmp ugt i32 %add, %n.promoted
  br i1 %cmp133464, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond.preheader, %while.body
  %2 = phi i32 [ %spec.select, %while.body ], [ %n.promoted, %while.cond.preheader ]
  %tobool.not = icmp eq i32 %2, 0
  %mul = shl i32 %2, 1
  %spec.select = select i1 %tobool.not, i32 8, i32 %mul
  %cmp13 = icmp ugt i32 %add, %spec.select
  br i1 %cmp13, label %while.body, label %while.cond.while.end_crit_edge, !llvm.loop !22

while.cond.while.end_crit_edge:                   ; preds = %while.body
  store i32 %spec.select, ptr %n, align 4, !tbaa !21
  br label %while.end

while.end:                                        ; preds = %while.cond.while.end_crit_edge, %while.cond.preheader
  %.lcssa3463 = phi i32 [ %spec.select, %while.cond.while.end_crit_edge ], [ %n.promoted, %while.cond.preheader ]
  %d = getelementptr inbounds nuw i8, ptr %call, i64 40
  %3 = load ptr, ptr %d, align 8, !tbaa !25
  %conv = zext i32 %.lcssa3463 to i64
  %4 = load i64, ptr %icd, align 8, !tbaa !26
  %mul19 = mul i64 %4, %conv
  %call20 = tail call ptr @realloc(ptr noundef %3, i64 noundef %mul19) #14
  %cmp21 = icmp eq ptr %call20, null
  br i1 %cmp21, label %if.then23, label %if.end24

if.then23:                                        ; preds = %while.end
  tail call void @exit(i32 noundef -1) #13
  unreachable

if.end24:                                         ; preds = %while.end
  store ptr %call20, ptr %d, align 8, !tbaa !25
  br label %do.end28

do.end28:                                         ; preds = %if.end24, %do.body1
  %copy = getelementptr inbounds nuw i8, ptr %call, i64 24
  %5 = load ptr, ptr %copy, align 8, !tbaa !27
  %tobool30.not = icmp eq ptr %5, null
  %d40 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %6 = load ptr, ptr %d40, align 8, !tbaa !25
  %7 = load i64, ptr %icd, align 8, !tbaa !26
  %8 = load i32, ptr %call, align 8, !tbaa !17
  %inc44 = add i32 %8, 1
  store i32 %inc44, ptr %call, align 8, !tbaa !17
  %conv45 = zext i32 %8 to i64
  %mul46 = mul i64 %7, %conv45
  %add.ptr47 = getelementptr inbounds nuw i8, ptr %6, i64 %mul46
  br i1 %tobool30.not, label %if.else, label %if.then31

if.then31:                                        ; preds = %do.end28
  call void %5(ptr noundef %add.ptr47, ptr noundef nonnull %it) #11
  br label %do.end52

if.else:                                          ; preds = %do.end28
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr47, ptr nonnull align 4 %it, i64 %7, i1 false)
  br label %do.end52

do.end52:                                         ; preds = %if.else, %if.then31
  %puts = call i32 @puts(ptr nonnull dereferenceable(1) @str.32)
  %9 = load i32, ptr %call, align 8, !tbaa !17
  %call55 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %9)
  %10 = load i32, ptr %call, align 8, !tbaa !17
  %tobool57.not = icmp ne i32 %10, 0
  call void @llvm.assume(i1 %tobool57.not)
  %d59 = getelementptr inbounds nuw i8, ptr %call, i64 40
  %11 = load ptr, ptr %d59, align 8, !tbaa !25
  %12 = load i64, ptr %icd, align 8, !tbaa !26
  %sub = add i32 %10, -1
  %conv63 = zext i32 %sub to i64
  %mul64 = mul i64 %12, %conv63
  %add.ptr65 = getelementptr inbounds nuw i8, ptr %11, i64 %mul64
  %13 = load i32, ptr %add.ptr65, align 4, !tbaa !14
  %b70 = getelementptr inbounds nuw i8, ptr %add.ptr65, i64 4
  %14 = load i32, ptr %b70, align 4, !tbaa !16
  %call71 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %13, i32 noundef %14)
  %dtor = getelementptr inbounds nuw i8, ptr %call, i64 32
  %15 = load ptr, ptr %dtor, align 8, !tbaa !28
  %tobool74.not = icmp eq ptr %15, null
  br i1 %tobool74.not, label %if.else85, label %if.then75

if.then75:                                        ; preds = %do.end52
  %16 = load ptr, ptr %d59, align 8, !tbaa !25
  %17 = load i64, ptr %icd, align 8, !tbaa !26
  %18 = load i32, ptr %call, align 8, !tbaa !17
  %dec = add i32 %18, -1
  store i32 %dec, ptr %call, align 8, !tbaa !17
  %conv82 = zext i32 %dec to i64
  %mul83 = mul i64 %17, %conv82
  %add.ptr84 = getelementptr inbounds nuw i8, ptr %16, i64 %mul83
  call void %15(ptr noundef %add.ptr84) #11
  br label %do.end90

if.else85:                                        ; preds = %do.end52
  %19 = load i32, ptr %call, align 8, !tbaa !17
  %dec87 = add i32 %19, -1
  store i32 %dec87, ptr %call, align 8, !tbaa !17
  br label %do.end90

do.end90:                                         ; preds = %if.else85, %if.then75
  %puts3421 = call i32 @puts(ptr nonnull dereferenceable(1) @str.23)
  %20 = load i32, ptr %call, align 8, !tbaa !17
  %call93 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %20)
  store i32 1, ptr %it, align 4, !tbaa !14
  store i32 2, ptr %b, align 4, !tbaa !16
  %21 = load i32, ptr %call, align 8, !tbaa !17
  %add99 = add i32 %21, 1
  %22 = load i32, ptr %n, align 4, !tbaa !21
  %cmp101 = icmp ugt i32 %add99, %22
  br i1 %cmp101, label %while.cond105.preheader, label %do.end136

while.cond105.preheader:                          ; preds = %do.end90
  %n.promoted3465 = load i32, ptr %n, align 4, !tbaa !21
  %cmp1093466 = icmp ugt i32 %add99, %n.promoted3465
  br i1 %cmp1093466, label %while.body111, label %while.end121

while.body111:                                    ; preds = %while.cond105.preheader, %while.body111
  %23 = phi i32 [ %spec.select3440, %while.body111 ], [ %n.promoted3465, %while.cond105.preheader ]
  %tobool113.not = icmp eq i32 %23, 0
  %mul116 = shl i32 %23, 1
  %spec.select3440 = select i1 %tobool113.not, i32 8, i32 %mul116
  %cmp109 = icmp ugt i32 %add99, %spec.select3440
  br i1 %cmp109, label %while.body111, label %while.cond105.while.end121_crit_edge, !llvm.loop !29

while.cond105.while.end121_crit_edge:             ; preds = %while.body111
  store i32 %spec.select3440, ptr %n, align 4, !tbaa !21
  br label %while.end121

while.end121:                                     ; preds = %while.cond105.while.end121_crit_edge, %while.cond105.preheader
  %.lcssa3462 = phi i32 [ %spec.select3440, %while.cond105.while.end121_crit_edge ], [ %n.promoted3465, %while.cond105.preheader ]
  %24 = load ptr, ptr %d59, align 8, !tbaa !25
  %conv124 = zext i32 %.lcssa3462 to i64
  %25 = load i64, ptr %icd, align 8, !tbaa !26
  %mul127 = mul i64 %25, %conv124
  %call128 = call ptr @realloc(ptr noundef %24, i64 noundef %mul127) #14
  %cmp129 = icmp eq ptr %call128, null
  br i1 %cmp129, label %if.then131, label %if.end132

if.then131:                                       ; preds = %while.end121
  call void @exit(i32 noundef -1) #13
  unreachable

if.end132:                                        ; preds = %while.end121
  store ptr %call128, ptr %d59, align 8, !tbaa !25
  br label %do.end136

do.end136:                                        ; preds = %if.end132, %do.end90
  %26 = load ptr, ptr %copy, align 8, !tbaa !27
  %tobool139.not = icmp eq ptr %26, null
  %27 = load ptr, ptr %d59, align 8, !tbaa !25
  %28 = load i64, ptr %icd, align 8, !tbaa !26
  %29 = load i32, ptr %call, align 8, !tbaa !17
  %inc156 = add i32 %29, 1
  store i32 %inc156, ptr %call, align 8, !tbaa !17
  %conv157 = zext i32 %29 to i64
  %mul158 = mul i64 %28, %conv157
  %add.ptr159 = getelementptr inbounds nuw i8, ptr %27, i64 %mul158
  br i1 %tobool139.not, label %if.else151, label %if.then140

if.then140:                                       ; preds = %do.end136
  call void %26(ptr noundef %add.ptr159, ptr noundef nonnull %it) #11
  br label %do.end164

if.else151:                                       ; preds = %do.end136
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr159, ptr nonnull align 4 %it, i64 %28, i1 false)
  br label %do.end164

do.end164:                                        ; preds = %if.else151, %if.then140
  %puts3422 = call i32 @puts(ptr nonnull dereferenceable(1) @str.32)
  store i32 3, ptr %it, align 4, !tbaa !14
  store i32 4, ptr %b, align 4, !tbaa !16
  %30 = load i32, ptr %call, align 8, !tbaa !17
  %add171 = add i32 %30, 1
  %31 = load i32, ptr %n, align 4, !tbaa !21
  %cmp173 = icmp ugt i32 %add171, %31
  br i1 %cmp173, label %while.cond177.preheader, label %do.end208

while.cond177.preheader:                          ; preds = %do.end164
  %n.promoted3468 = load i32, ptr %n, align 4, !tbaa !21
  %cmp1813469 = icmp ugt i32 %add171, %n.promoted3468
  br i1 %cmp1813469, label %while.body183, label %while.end193

while.body183:                                    ; preds = %while.cond177.preheader, %while.body183
  %32 = phi i32 [ %spec.select3441, %while.body183 ], [ %n.promoted3468, %while.cond177.preheader ]
  %tobool185.not = icmp eq i32 %32, 0
  %mul188 = shl i32 %32, 1
  %spec.select3441 = select i1 %tobool185.not, i32 8, i32 %mul188
  %cmp181 = icmp ugt i32 %add171, %spec.select3441
  br i1 %cmp181, label %while.body183, label %while.cond177.while.end193_crit_edge, !llvm.loop !30

while.cond177.while.end193_crit_edge:             ; preds = %while.body183
  store i32 %spec.select3441, ptr %n, align 4, !tbaa !21
  br label %while.end193

while.end193:                                     ; preds = %while.cond177.while.end193_crit_edge, %while.cond177.preheader
  %.lcssa3461 = phi i32 [ %spec.select3441, %while.cond177.while.end193_crit_edge ], [ %n.promoted3468, %while.cond177.preheader ]
  %33 = load ptr, ptr %d59, align 8, !tbaa !25
  %conv196 = zext i32 %.lcssa3461 to i64
  %34 = load i64, ptr %icd, align 8, !tbaa !26
  %mul199 = mul i64 %34, %conv196
  %call200 = call ptr @realloc(ptr noundef %33, i64 noundef %mul199) #14
  %cmp201 = icmp eq ptr %call200, null
  br i1 %cmp201, label %if.then203, label %if.end204

if.then203:                                       ; preds = %while.end193
  call void @exit(i32 noundef -1) #13
  unreachable

if.end204:                                        ; preds = %while.end193
  store ptr %call200, ptr %d59, align 8, !tbaa !25
  br label %do.end208

do.end208:                                        ; preds = %if.end204, %do.end164
  %35 = load ptr, ptr %copy, align 8, !tbaa !27
  %tobool211.not = icmp eq ptr %35, null
  %36 = load ptr, ptr %d59, align 8, !tbaa !25
  %37 = load i64, ptr %icd, align 8, !tbaa !26
  %38 = load i32, ptr %call, align 8, !tbaa !17
  %inc228 = add i32 %38, 1
  store i32 %inc228, ptr %call, align 8, !tbaa !17
  %conv229 = zext i32 %38 to i64
  %mul230 = mul i64 %37, %conv229
  %add.ptr231 = getelementptr inbounds nuw i8, ptr %36, i64 %mul230
  br i1 %tobool211.not, label %if.else223, label %if.then212

if.then212:                                       ; preds = %do.end208
  call void %35(ptr noundef %add.ptr231, ptr noundef nonnull %it) #11
  br label %do.end236

if.else223:                                       ; preds = %do.end208
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr231, ptr nonnull align 4 %it, i64 %37, i1 false)
  br label %do.end236

do.end236:                                        ; preds = %if.else223, %if.then212
  %puts3423 = call i32 @puts(ptr nonnull dereferenceable(1) @str.32)
  %39 = load i32, ptr %call, align 8, !tbaa !17
  %call239 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %39)
  br label %while.cond240

while.cond240:                                    ; preds = %while.body285, %do.end236
  %ip.0 = phi ptr [ null, %do.end236 ], [ %cond282, %while.body285 ]
  %cmp241 = icmp eq ptr %ip.0, null
  %40 = load i32, ptr %call, align 8, !tbaa !17
  br i1 %cmp241, label %cond.true243, label %cond.false255

cond.true243:                                     ; preds = %while.cond240
  %tobool245.not = icmp eq i32 %40, 0
  br i1 %tobool245.not, label %cond.end281, label %cond.true246

cond.true246:                                     ; preds = %cond.true243
  %41 = load ptr, ptr %d59, align 8, !tbaa !25
  br label %cond.end281

cond.false255:                                    ; preds = %while.cond240
  %conv257 = zext i32 %40 to i64
  %42 = load ptr, ptr %d59, align 8, !tbaa !25
  %sub.ptr.lhs.cast = ptrtoint ptr %ip.0 to i64
  %sub.ptr.rhs.cast = ptrtoint ptr %42 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %43 = load i64, ptr %icd, align 8, !tbaa !26
  %div = udiv i64 %sub.ptr.sub, %43
  %add261 = add i64 %div, 1
  %cmp262.not = icmp eq i64 %add261, %conv257
  br i1 %cmp262.not, label %cond.end281, label %cond.true264

cond.true264:                                     ; preds = %cond.false255
  %mul276 = mul i64 %add261, %43
  %add.ptr277 = getelementptr inbounds nuw i8, ptr %42, i64 %mul276
  br label %cond.end281

cond.end281:                                      ; preds = %cond.true264, %cond.false255, %cond.true246, %cond.true243
  %cond282 = phi ptr [ null, %cond.true243 ], [ %41, %cond.true246 ], [ %add.ptr277, %cond.true264 ], [ null, %cond.false255 ]
  %cmp283.not = icmp eq ptr %cond282, null
  br i1 %cmp283.not, label %do.body290, label %while.body285

while.body285:                                    ; preds = %cond.end281
  %44 = load i32, ptr %cond282, align 4, !tbaa !14
  %b287 = getelementptr inbounds nuw i8, ptr %cond282, i64 4
  %45 = load i32, ptr %b287, align 4, !tbaa !16
  %call288 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %44, i32 noundef %45)
  br label %while.cond240, !llvm.loop !31

do.body290:                                       ; preds = %cond.end281
  %46 = load ptr, ptr %dtor, align 8, !tbaa !28
  %tobool293.not = icmp eq ptr %46, null
  br i1 %tobool293.not, label %if.end315, label %for.body

for.body:                                         ; preds = %do.body290
  %47 = load ptr, ptr %dtor, align 8, !tbaa !28
  %48 = load i32, ptr %call, align 8, !tbaa !17
  %cmp301.not = icmp eq i32 %48, 0
  br i1 %cmp301.not, label %cond.end312, label %cond.true303

cond.true303:                                     ; preds = %for.body
  %49 = load ptr, ptr %d59, align 8, !tbaa !25
  br label %cond.end312

cond.end312:                                      ; preds = %for.body, %cond.true303
  %cond313 = phi ptr [ %49, %cond.true303 ], [ null, %for.body ]
  call void %47(ptr noundef %cond313) #11
  br label %if.end315

if.end315:                                        ; preds = %cond.end312, %do.body290
  %50 = load i32, ptr %call, align 8, !tbaa !17
  %cmp317 = icmp ugt i32 %50, 1
  br i1 %cmp317, label %if.then319, label %if.end336

if.then319:                                       ; preds = %if.end315
  %51 = load ptr, ptr %d59, align 8, !tbaa !25
  %52 = load i64, ptr %icd, align 8, !tbaa !26
  %add.ptr329 = getelementptr inbounds nuw i8, ptr %51, i64 %52
  %sub331 = add i32 %50, -1
  %conv332 = zext i32 %sub331 to i64
  %mul335 = mul i64 %52, %conv332
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %51, ptr align 1 %add.ptr329, i64 %mul335, i1 false)
  br label %if.end336

if.end336:                                        ; preds = %if.then319, %if.end315
  %53 = load i32, ptr %call, align 8, !tbaa !17
  %sub338 = add i32 %53, -1
  store i32 %sub338, ptr %call, align 8, !tbaa !17
  %puts3424 = call i32 @puts(ptr nonnull dereferenceable(1) @str.26)
  %54 = load i32, ptr %call, align 8, !tbaa !17
  %call343 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %54)
  br label %while.cond344

while.cond344:                                    ; preds = %while.body393, %if.end336
  %ip.1 = phi ptr [ null, %if.end336 ], [ %cond390, %while.body393 ]
  %cmp345 = icmp eq ptr %ip.1, null
  %55 = load i32, ptr %call, align 8, !tbaa !17
  br i1 %cmp345, label %cond.true347, label %cond.false359

cond.true347:                                     ; preds = %while.cond344
  %tobool349.not = icmp eq i32 %55, 0
  br i1 %tobool349.not, label %cond.end389, label %cond.true350

cond.true350:                                     ; preds = %cond.true347
  %56 = load ptr, ptr %d59, align 8, !tbaa !25
  br label %cond.end389

cond.false359:                                    ; preds = %while.cond344
  %conv361 = zext i32 %55 to i64
  %57 = load ptr, ptr %d59, align 8, !tbaa !25
  %sub.ptr.lhs.cast363 = ptrtoint ptr %ip.1 to i64
  %sub.ptr.rhs.cast364 = ptrtoint ptr %57 to i64
  %sub.ptr.sub365 = sub i64 %sub.ptr.lhs.cast363, %sub.ptr.rhs.cast364
  %58 = load i64, ptr %icd, align 8, !tbaa !26
  %div368 = udiv i64 %sub.ptr.sub365, %58
  %add369 = add i64 %div368, 1
  %cmp370.not = icmp eq i64 %add369, %conv361
  br i1 %cmp370.not, label %cond.end389, label %cond.true372

cond.true372:                                     ; preds = %cond.false359
  %mul384 = mul i64 %add369, %58
  %add.ptr385 = getelementptr inbounds nuw i8, ptr %57, i64 %mul384
  br label %cond.end389

cond.end389:                                      ; preds = %cond.true372, %cond.false359, %cond.true350, %cond.true347
  %cond390 = phi ptr [ null, %cond.true347 ], [ %56, %cond.true350 ], [ %add.ptr385, %cond.true372 ], [ null, %cond.false359 ]
  %cmp391.not = icmp eq ptr %cond390, null
  br i1 %cmp391.not, label %while.end397, label %while.body393

while.body393:                                    ; preds = %cond.end389
  %59 = load i32, ptr %cond390, align 4, !tbaa !14
  %b395 = getelementptr inbounds nuw i8, ptr %cond390, i64 4
  %60 = load i32, ptr %b395, align 4, !tbaa !16
  %call396 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %59, i32 noundef %60)
  br label %while.cond344, !llvm.loop !32

while.end397:                                     ; preds = %cond.end389
  store i32 1, ptr %it, align 4, !tbaa !14
  store i32 2, ptr %b, align 4, !tbaa !16
  %61 = load i32, ptr %call, align 8, !tbaa !17
  %add403 = add i32 %61, 1
  %62 = load i32, ptr %n, align 4, !tbaa !21
  %cmp405 = icmp ugt i32 %add403, %62
  br i1 %cmp405, label %while.cond409.preheader, label %do.end440

while.cond409.preheader:                          ; preds = %while.end397
  %n.promoted3471 = load i32, ptr %n, align 4, !tbaa !21
  %cmp4133472 = icmp ugt i32 %add403, %n.promoted3471
  br i1 %cmp4133472, label %while.body415, label %while.end425

while.body415:                                    ; preds = %while.cond409.preheader, %while.body415
  %63 = phi i32 [ %spec.select3442, %while.body415 ], [ %n.promoted3471, %while.cond409.preheader ]
  %tobool417.not = icmp eq i32 %63, 0
  %mul420 = shl i32 %63, 1
  %spec.select3442 = select i1 %tobool417.not, i32 8, i32 %mul420
  %cmp413 = icmp ugt i32 %add403, %spec.select3442
  br i1 %cmp413, label %while.body415, label %while.cond409.while.end425_crit_edge, !llvm.loop !33

while.cond409.while.end425_crit_edge:             ; preds = %while.body415
  store i32 %spec.select3442, ptr %n, align 4, !tbaa !21
  br label %while.end425

while.end425:                                     ; preds = %while.cond409.while.end425_crit_edge, %while.cond409.preheader
  %.lcssa3460 = phi i32 [ %spec.select3442, %while.cond409.while.end425_crit_edge ], [ %n.promoted3471, %while.cond409.preheader ]
  %64 = load ptr, ptr %d59, align 8, !tbaa !25
  %conv428 = zext i32 %.lcssa3460 to i64
  %65 = load i64, ptr %icd, align 8, !tbaa !26
  %mul431 = mul i64 %65, %conv428
  %call432 = call ptr @realloc(ptr noundef %64, i64 noundef %mul431) #14
  %cmp433 = icmp eq ptr %call432, null
  br i1 %cmp433, label %if.then435, label %if.end436

if.then435:                                       ; preds = %while.end425
  call void @exit(i32 noundef -1) #13
  unreachable

if.end436:                                        ; preds = %while.end425
  store ptr %call432, ptr %d59, align 8, !tbaa !25
  br label %do.end440

do.end440:                                        ; preds = %if.end436, %while.end397
  %66 = load ptr, ptr %copy, align 8, !tbaa !27
  %tobool443.not = icmp eq ptr %66, null
  %67 = load ptr, ptr %d59, align 8, !tbaa !25
  %68 = load i64, ptr %icd, align 8, !tbaa !26
  %69 = load i32, ptr %call, align 8, !tbaa !17
  %inc460 = add i32 %69, 1
  store i32 %inc460, ptr %call, align 8, !tbaa !17
  %conv461 = zext i32 %69 to i64
  %mul462 = mul i64 %68, %conv461
  %add.ptr463 = getelementptr inbounds nuw i8, ptr %67, i64 %mul462
  br i1 %tobool443.not, label %if.else455, label %if.then444

if.then444:                                       ; preds = %do.end440
  call void %66(ptr noundef %add.ptr463, ptr noundef nonnull %it) #11
  br label %do.end468

if.else455:                                       ; preds = %do.end440
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr463, ptr nonnull align 4 %it, i64 %68, i1 false)
  br label %do.end468

do.end468:                                        ; preds = %if.else455, %if.then444
  %puts3425 = call i32 @puts(ptr nonnull dereferenceable(1) @str.32)
  br label %while.cond470

while.cond470:                                    ; preds = %while.body519, %do.end468
  %ip.2 = phi ptr [ null, %do.end468 ], [ %cond516, %while.body519 ]
  %cmp471 = icmp eq ptr %ip.2, null
  %70 = load i32, ptr %call, align 8, !tbaa !17
  br i1 %cmp471, label %cond.true473, label %cond.false485

cond.true473:                                     ; preds = %while.cond470
  %tobool475.not = icmp eq i32 %70, 0
  br i1 %tobool475.not, label %cond.end515, label %cond.true476

cond.true476:                                     ; preds = %cond.true473
  %71 = load ptr, ptr %d59, align 8, !tbaa !25
  br label %cond.end515

cond.false485:                                    ; preds = %while.cond470
  %conv487 = zext i32 %70 to i64
  %72 = load ptr, ptr %d59, align 8, !tbaa !25
  %sub.ptr.lhs.cast489 = ptrtoint ptr %ip.2 to i64
  %sub.ptr.rhs.cast490 = ptrtoint ptr %72 to i64
  %sub.ptr.sub491 = sub i64 %sub.ptr.lhs.cast489, %sub.ptr.rhs.cast490
  %73 = load i64, ptr %icd, align 8, !tbaa !26
  %div494 = udiv i64 %sub.ptr.sub491, %73
  %add495 = add i64 %div494, 1
  %cmp496.not = icmp eq i64 %add495, %conv487
  br i1 %cmp496.not, label %cond.end515, label %cond.true498

cond.true498:                                     ; preds = %cond.false485
  %mul510 = mul i64 %add495, %73
  %add.ptr511 = getelementptr inbounds nuw i8, ptr %72, i64 %mul510
  br label %cond.end515

cond.end515:                                      ; preds = %cond.true498, %cond.false485, %cond.true476, %cond.true473
  %cond516 = phi ptr [ null, %cond.true473 ], [ %71, %cond.true476 ], [ %add.ptr511, %cond.true498 ], [ null, %cond.false485 ]
  %cmp517.not = icmp eq ptr %cond516, null
  br i1 %cmp517.not, label %do.body524, label %while.body519

while.body519:                                    ; preds = %cond.end515
  %74 = load i32, ptr %cond516, align 4, !tbaa !14
  %b521 = getelementptr inbounds nuw i8, ptr %cond516, i64 4
  %75 = load i32, ptr %b521, align 4, !tbaa !16
  %call522 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %74, i32 noundef %75)
  br label %while.cond470, !llvm.loop !34

do.body524:                                       ; preds = %cond.end515
  %76 = load i32, ptr %call, align 8, !tbaa !17
  %cmp526.not = icmp eq i32 %76, 0
  br i1 %cmp526.not, label %do.end554, label %if.then528

if.then528:                                       ; preds = %do.body524
  %77 = load ptr, ptr %dtor, align 8, !tbaa !28
  %tobool531.not = icmp eq ptr %77, null
  br i1 %tobool531.not, label %if.end550, label %for.cond534.preheader

for.cond534.preheader:                            ; preds = %if.then528
  %78 = load i32, ptr %call, align 8, !tbaa !17
  %cmp5363474.not = icmp eq i32 %78, 0
  br i1 %cmp5363474.not, label %if.end550, label %for.body538

for.body538:                                      ; preds = %for.cond534.preheader, %for.body538
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body538 ], [ 0, %for.cond534.preheader ]
  %79 = load ptr, ptr %dtor, align 8, !tbaa !28
  %80 = load ptr, ptr %d59, align 8, !tbaa !25
  %81 = load i64, ptr %icd, align 8, !tbaa !26
  %mul545 = mul i64 %81, %indvars.iv
  %add.ptr546 = getelementptr inbounds nuw i8, ptr %80, i64 %mul545
  call void %79(ptr noundef %add.ptr546) #11
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %82 = load i32, ptr %call, align 8, !tbaa !17
  %83 = zext i32 %82 to i64
  %cmp536 = icmp samesign ult i64 %indvars.iv.next, %83
  br i1 %cmp536, label %for.body538, label %if.end550, !llvm.loop !35

if.end550:                                        ; preds = %for.body538, %for.cond534.preheader, %if.then528
  store i32 0, ptr %call, align 8, !tbaa !17
  br label %do.end554

do.end554:                                        ; preds = %if.end550, %do.body524
  %puts3426 = call i32 @puts(ptr nonnull dereferenceable(1) @str.28)
  %84 = load i32, ptr %call, align 8, !tbaa !17
  %call557 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %84)
  %85 = load i32, ptr %call, align 8, !tbaa !17
  %add561 = add i32 %85, 1
  %86 = load i32, ptr %n, align 4, !tbaa !21
  %cmp563 = icmp ugt i32 %add561, %86
  br i1 %cmp563, label %while.cond567.preheader, label %do.end598

while.cond567.preheader:                          ; preds = %do.end554
  %n.promoted3476 = load i32, ptr %n, align 4, !tbaa !21
  %cmp5713477 = icmp ugt i32 %add561, %n.promoted3476
  br i1 %cmp5713477, label %while.body573, label %while.end583

while.body573:                                    ; preds = %while.cond567.preheader, %while.body573
  %87 = phi i32 [ %spec.select3443, %while.body573 ], [ %n.promoted3476, %while.cond567.preheader ]
  %tobool575.not = icmp eq i32 %87, 0
  %mul578 = shl i32 %87, 1
  %spec.select3443 = select i1 %tobool575.not, i32 8, i32 %mul578
  %cmp571 = icmp ugt i32 %add561, %spec.select3443
  br i1 %cmp571, label %while.body573, label %while.cond567.while.end583_crit_edge, !llvm.loop !36

while.cond567.while.end583_crit_edge:             ; preds = %while.body573
  store i32 %spec.select3443, ptr %n, align 4, !tbaa !21
  br label %while.end583

while.end583:                                     ; preds = %while.cond567.while.end583_crit_edge, %while.cond567.preheader
  %.lcssa3459 = phi i32 [ %spec.select3443, %while.cond567.while.end583_crit_edge ], [ %n.promoted3476, %while.cond567.preheader ]
  %88 = load ptr, ptr %d59, align 8, !tbaa !25
  %conv586 = zext i32 %.lcssa3459 to i64
  %89 = load i64, ptr %icd, align 8, !tbaa !26
  %mul589 = mul i64 %89, %conv586
  %call590 = call ptr @realloc(ptr noundef %88, i64 noundef %mul589) #14
  %cmp591 = icmp eq ptr %call590, null
  br i1 %cmp591, label %if.then593, label %if.end594

if.then593:                                       ; preds = %while.end583
  call void @exit(i32 noundef -1) #13
  unreachable

if.end594:                                        ; preds = %while.end583
  store ptr %call590, ptr %d59, align 8, !tbaa !25
  br label %do.end598

do.end598:                                        ; preds = %if.end594, %do.end554
  %init = getelementptr inbounds nuw i8, ptr %call, i64 16
  %90 = load ptr, ptr %init, align 8, !tbaa !37
  %tobool600.not = icmp eq ptr %90, null
  %91 = load ptr, ptr %d59, align 8, !tbaa !25
  %92 = load i64, ptr %icd, align 8, !tbaa !26
  %93 = load i32, ptr %call, align 8, !tbaa !17
  %conv616 = zext i32 %93 to i64
  %mul617 = mul i64 %92, %conv616
  %add.ptr618 = getelementptr inbounds nuw i8, ptr %91, i64 %mul617
  br i1 %tobool600.not, label %if.else611, label %if.then601

if.then601:                                       ; preds = %do.end598
  call void %90(ptr noundef %add.ptr618) #11
  br label %if.end621

if.else611:                                       ; preds = %do.end598
  call void @llvm.memset.p0.i64(ptr align 1 %add.ptr618, i8 0, i64 %92, i1 false)
  br label %if.end621

if.end621:                                        ; preds = %if.else611, %if.then601
  %94 = load i32, ptr %call, align 8, !tbaa !17
  %inc623 = add i32 %94, 1
  store i32 %inc623, ptr %call, align 8, !tbaa !17
  %puts3427 = call i32 @puts(ptr nonnull dereferenceable(1) @str.29)
  %95 = load i32, ptr %call, align 8, !tbaa !17
  %tobool628.not = icmp eq i32 %95, 0
  br i1 %tobool628.not, label %cond.end639, label %cond.true629

cond.true629:                                     ; preds = %if.end621
  %96 = load ptr, ptr %d59, align 8, !tbaa !25
  %97 = load i64, ptr %icd, align 8, !tbaa !26
  %sub634 = add i32 %95, -1
  %conv635 = zext i32 %sub634 to i64
  %mul636 = mul i64 %97, %conv635
  %add.ptr637 = getelementptr inbounds nuw i8, ptr %96, i64 %mul636
  br label %cond.end639

cond.end639:                                      ; preds = %if.end621, %cond.true629
  %cond640 = phi ptr [ %add.ptr637, %cond.true629 ], [ null, %if.end621 ]
  %call642 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %95)
  %98 = load i32, ptr %call, align 8, !tbaa !17
  %tobool644.not = icmp eq i32 %98, 0
  br i1 %tobool644.not, label %cond.end652, label %cond.true645

cond.true645:                                     ; preds = %cond.end639
  %99 = load ptr, ptr %d59, align 8, !tbaa !25
  br label %cond.end652

cond.end652:                                      ; preds = %cond.end639, %cond.true645
  %cond653 = phi ptr [ %99, %cond.true645 ], [ null, %cond.end639 ]
  %cmp654 = icmp eq ptr %cond640, %cond653
  %cond656 = select i1 %cmp654, ptr @.str.9, ptr @.str.10
  %call657 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, ptr noundef nonnull %cond656)
  store i32 1, ptr %it, align 4, !tbaa !14
  store i32 2, ptr %b, align 4, !tbaa !16
  %100 = load i32, ptr %call, align 8, !tbaa !17
  %add663 = add i32 %100, 1
  %101 = load i32, ptr %n, align 4, !tbaa !21
  %cmp665 = icmp ugt i32 %add663, %101
  br i1 %cmp665, label %while.cond669.preheader, label %do.end700

while.cond669.preheader:                          ; preds = %cond.end652
  %n.promoted3479 = load i32, ptr %n, align 4, !tbaa !21
  %cmp6733480 = icmp ugt i32 %add663, %n.promoted3479
  br i1 %cmp6733480, label %while.body675, label %while.end685

while.body675:                                    ; preds = %while.cond669.preheader, %while.body675
  %102 = phi i32 [ %spec.select3444, %while.body675 ], [ %n.promoted3479, %while.cond669.preheader ]
  %tobool677.not = icmp eq i32 %102, 0
  %mul680 = shl i32 %102, 1
  %spec.select3444 = select i1 %tobool677.not, i32 8, i32 %mul680
  %cmp673 = icmp ugt i32 %add663, %spec.select3444
  br i1 %cmp673, label %while.body675, label %while.cond669.while.end685_crit_edge, !llvm.loop !38

while.cond669.while.end685_crit_edge:             ; preds = %while.body675
  store i32 %spec.select3444, ptr %n, align 4, !tbaa !21
  br label %while.end685

while.end685:                                     ; preds = %while.cond669.while.end685_crit_edge, %while.cond669.preheader
  %.lcssa3458 = phi i32 [ %spec.select3444, %while.cond669.while.end685_crit_edge ], [ %n.promoted3479, %while.cond669.preheader ]
  %103 = load ptr, ptr %d59, align 8, !tbaa !25
  %conv688 = zext i32 %.lcssa3458 to i64
  %104 = load i64, ptr %icd, align 8, !tbaa !26
  %mul691 = mul i64 %104, %conv688
  %call692 = call ptr @realloc(ptr noundef %103, i64 noundef %mul691) #14
  %cmp693 = icmp eq ptr %call692, null
  br i1 %cmp693, label %if.then695, label %if.end696

if.then695:                                       ; preds = %while.end685
  call void @exit(i32 noundef -1) #13
  unreachable

if.end696:                                        ; preds = %while.end685
  store ptr %call692, ptr %d59, align 8, !tbaa !25
  br label %do.end700

do.end700:                                        ; preds = %if.end696, %cond.end652
  %105 = load ptr, ptr %copy, align 8, !tbaa !27
  %tobool703.not = icmp eq ptr %105, null
  %106 = load ptr, ptr %d59, align 8, !tbaa !25
  %107 = load i64, ptr %icd, align 8, !tbaa !26
  %108 = load i32, ptr %call, align 8, !tbaa !17
  %inc720 = add i32 %108, 1
  store i32 %inc720, ptr %call, align 8, !tbaa !17
  %conv721 = zext i32 %108 to i64
  %mul722 = mul i64 %107, %conv721
  %add.ptr723 = getelementptr inbounds nuw i8, ptr %106, i64 %mul722
  br i1 %tobool703.not, label %if.else715, label %if.then704

if.then704:                                       ; preds = %do.end700
  call void %105(ptr noundef %add.ptr723, ptr noundef nonnull %it) #11
  br label %do.end728

if.else715:                                       ; preds = %do.end700
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr723, ptr nonnull align 4 %it, i64 %107, i1 false)
  br label %do.end728

do.end728:                                        ; preds = %if.else715, %if.then704
  %puts3428 = call i32 @puts(ptr nonnull dereferenceable(1) @str.32)
  br label %while.cond730

while.cond730:                                    ; preds = %while.body779, %do.end728
  %ip.3 = phi ptr [ null, %do.end728 ], [ %cond776, %while.body779 ]
  %cmp731 = icmp eq ptr %ip.3, null
  %109 = load i32, ptr %call, align 8, !tbaa !17
  br i1 %cmp731, label %cond.true733, label %cond.false745

cond.true733:                                     ; preds = %while.cond730
  %tobool735.not = icmp eq i32 %109, 0
  br i1 %tobool735.not, label %cond.end775, label %cond.true736

cond.true736:                                     ; preds = %cond.true733
  %110 = load ptr, ptr %d59, align 8, !tbaa !25
  br label %cond.end775

cond.false745:                                    ; preds = %while.cond730
  %conv747 = zext i32 %109 to i64
  %111 = load ptr, ptr %d59, align 8, !tbaa !25
  %sub.ptr.lhs.cast749 = ptrtoint ptr %ip.3 to i64
  %sub.ptr.rhs.cast750 = ptrtoint ptr %111 to i64
  %sub.ptr.sub751 = sub i64 %sub.ptr.lhs.cast749, %sub.ptr.rhs.cast750
  %112 = load i64, ptr %icd, align 8, !tbaa !26
  %div754 = udiv i64 %sub.ptr.sub751, %112
  %add755 = add i64 %div754, 1
  %cmp756.not = icmp eq i64 %add755, %conv747
  br i1 %cmp756.not, label %cond.end775, label %cond.true758

cond.true758:                                     ; preds = %cond.false745
  %mul770 = mul i64 %add755, %112
  %add.ptr771 = getelementptr inbounds nuw i8, ptr %111, i64 %mul770
  br label %cond.end775

cond.end775:                                      ; preds = %cond.true758, %cond.false745, %cond.true736, %cond.true733
  %cond776 = phi ptr [ null, %cond.true733 ], [ %110, %cond.true736 ], [ %add.ptr771, %cond.true758 ], [ null, %cond.false745 ]
  %cmp777.not = icmp eq ptr %cond776, null
  br i1 %cmp777.not, label %do.body784, label %while.body779

while.body779:                                    ; preds = %cond.end775
  %113 = load i32, ptr %cond776, align 4, !tbaa !14
  %b781 = getelementptr inbounds nuw i8, ptr %cond776, i64 4
  %114 = load i32, ptr %b781, align 4, !tbaa !16
  %call782 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %113, i32 noundef %114)
  br label %while.cond730, !llvm.loop !39

do.body784:                                       ; preds = %cond.end775
  %115 = load ptr, ptr %dtor, align 8, !tbaa !28
  %tobool787.not = icmp eq ptr %115, null
  br i1 %tobool787.not, label %if.end814, label %for.body793

for.body793:                                      ; preds = %do.body784
  %116 = load ptr, ptr %dtor, align 8, !tbaa !28
  %117 = load i32, ptr %call, align 8, !tbaa !17
  %cmp798 = icmp ugt i32 %117, 1
  br i1 %cmp798, label %cond.true800, label %cond.end809

cond.true800:                                     ; preds = %for.body793
  %118 = load ptr, ptr %d59, align 8, !tbaa !25
  %119 = load i64, ptr %icd, align 8, !tbaa !26
  %add.ptr807 = getelementptr inbounds nuw i8, ptr %118, i64 %119
  br label %cond.end809

cond.end809:                                      ; preds = %for.body793, %cond.true800
  %cond810 = phi ptr [ %add.ptr807, %cond.true800 ], [ null, %for.body793 ]
  call void %116(ptr noundef %cond810) #11
  br label %if.end814

if.end814:                                        ; preds = %cond.end809, %do.body784
  %120 = load i32, ptr %call, align 8, !tbaa !17
  %cmp816 = icmp ugt i32 %120, 2
  br i1 %cmp816, label %if.then818, label %if.end835

if.then818:                                       ; preds = %if.end814
  %121 = load ptr, ptr %d59, align 8, !tbaa !25
  %122 = load i64, ptr %icd, align 8, !tbaa !26
  %add.ptr823 = getelementptr inbounds nuw i8, ptr %121, i64 %122
  %mul827 = shl i64 %122, 1
  %add.ptr828 = getelementptr inbounds nuw i8, ptr %121, i64 %mul827
  %sub830 = add i32 %120, -2
  %conv831 = zext i32 %sub830 to i64
  %mul834 = mul i64 %122, %conv831
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %add.ptr823, ptr align 1 %add.ptr828, i64 %mul834, i1 false)
  br label %if.end835

if.end835:                                        ; preds = %if.then818, %if.end814
  %123 = load i32, ptr %call, align 8, !tbaa !17
  %sub837 = add i32 %123, -1
  store i32 %sub837, ptr %call, align 8, !tbaa !17
  %puts3429 = call i32 @puts(ptr nonnull dereferenceable(1) @str.31)
  %124 = load i32, ptr %call, align 8, !tbaa !17
  %call842 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %124)
  br label %while.cond843

while.cond843:                                    ; preds = %while.body892, %if.end835
  %ip.4 = phi ptr [ null, %if.end835 ], [ %cond889, %while.body892 ]
  %cmp844 = icmp eq ptr %ip.4, null
  %125 = load i32, ptr %call, align 8, !tbaa !17
  br i1 %cmp844, label %cond.true846, label %cond.false858

cond.true846:                                     ; preds = %while.cond843
  %tobool848.not = icmp eq i32 %125, 0
  br i1 %tobool848.not, label %cond.end888, label %cond.true849

cond.true849:                                     ; preds = %cond.true846
  %126 = load ptr, ptr %d59, align 8, !tbaa !25
  br label %cond.end888

cond.false858:                                    ; preds = %while.cond843
  %conv860 = zext i32 %125 to i64
  %127 = load ptr, ptr %d59, align 8, !tbaa !25
  %sub.ptr.lhs.cast862 = ptrtoint ptr %ip.4 to i64
  %sub.ptr.rhs.cast863 = ptrtoint ptr %127 to i64
  %sub.ptr.sub864 = sub i64 %sub.ptr.lhs.cast862, %sub.ptr.rhs.cast863
  %128 = load i64, ptr %icd, align 8, !tbaa !26
  %div867 = udiv i64 %sub.ptr.sub864, %128
  %add868 = add i64 %div867, 1
  %cmp869.not = icmp eq i64 %add868, %conv860
  br i1 %cmp869.not, label %cond.end888, label %cond.true871

cond.true871:                                     ; preds = %cond.false858
  %mul883 = mul i64 %add868, %128
  %add.ptr884 = getelementptr inbounds nuw i8, ptr %127, i64 %mul883
  br label %cond.end888

cond.end888:                                      ; preds = %cond.true871, %cond.false858, %cond.true849, %cond.true846
  %cond889 = phi ptr [ null, %cond.true846 ], [ %126, %cond.true849 ], [ %add.ptr884, %cond.true871 ], [ null, %cond.false858 ]
  %cmp890.not = icmp eq ptr %cond889, null
  br i1 %cmp890.not, label %while.end896, label %while.body892

while.body892:                                    ; preds = %cond.end888
  %129 = load i32, ptr %cond889, align 4, !tbaa !14
  %b894 = getelementptr inbounds nuw i8, ptr %cond889, i64 4
  %130 = load i32, ptr %b894, align 4, !tbaa !16
  %call895 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %129, i32 noundef %130)
  br label %while.cond843, !llvm.loop !40

while.end896:                                     ; preds = %cond.end888
  store i32 3, ptr %it, align 4, !tbaa !14
  store i32 4, ptr %b, align 4, !tbaa !16
  %131 = load i32, ptr %call, align 8, !tbaa !17
  %add902 = add i32 %131, 1
  %132 = load i32, ptr %n, align 4, !tbaa !21
  %cmp904 = icmp ugt i32 %add902, %132
  br i1 %cmp904, label %while.cond908.preheader, label %do.end939

while.cond908.preheader:                          ; preds = %while.end896
  %n.promoted3482 = load i32, ptr %n, align 4, !tbaa !21
  %cmp9123483 = icmp ugt i32 %add902, %n.promoted3482
  br i1 %cmp9123483, label %while.body914, label %while.end924

while.body914:                                    ; preds = %while.cond908.preheader, %while.body914
  %133 = phi i32 [ %spec.select3445, %while.body914 ], [ %n.promoted3482, %while.cond908.preheader ]
  %tobool916.not = icmp eq i32 %133, 0
  %mul919 = shl i32 %133, 1
  %spec.select3445 = select i1 %tobool916.not, i32 8, i32 %mul919
  %cmp912 = icmp ugt i32 %add902, %spec.select3445
  br i1 %cmp912, label %while.body914, label %while.cond908.while.end924_crit_edge, !llvm.loop !41

while.cond908.while.end924_crit_edge:             ; preds = %while.body914
  store i32 %spec.select3445, ptr %n, align 4, !tbaa !21
  br label %while.end924

while.end924:                                     ; preds = %while.cond908.while.end924_crit_edge, %while.cond908.preheader
  %.lcssa3457 = phi i32 [ %spec.select3445, %while.cond908.while.end924_crit_edge ], [ %n.promoted3482, %while.cond908.preheader ]
  %134 = load ptr, ptr %d59, align 8, !tbaa !25
  %conv927 = zext i32 %.lcssa3457 to i64
  %135 = load i64, ptr %icd, align 8, !tbaa !26
  %mul930 = mul i64 %135, %conv927
  %call931 = call ptr @realloc(ptr noundef %134, i64 noundef %mul930) #14
  %cmp932 = icmp eq ptr %call931, null
  br i1 %cmp932, label %if.then934, label %if.end935

if.then934:                                       ; preds = %while.end924
  call void @exit(i32 noundef -1) #13
  unreachable

if.end935:                                        ; preds = %while.end924
  store ptr %call931, ptr %d59, align 8, !tbaa !25
  br label %do.end939

do.end939:                                        ; preds = %if.end935, %while.end896
  %136 = load ptr, ptr %copy, align 8, !tbaa !27
  %tobool942.not = icmp eq ptr %136, null
  %137 = load ptr, ptr %d59, align 8, !tbaa !25
  %138 = load i64, ptr %icd, align 8, !tbaa !26
  %139 = load i32, ptr %call, align 8, !tbaa !17
  %inc959 = add i32 %139, 1
  store i32 %inc959, ptr %call, align 8, !tbaa !17
  %conv960 = zext i32 %139 to i64
  %mul961 = mul i64 %138, %conv960
  %add.ptr962 = getelementptr inbounds nuw i8, ptr %137, i64 %mul961
  br i1 %tobool942.not, label %if.else954, label %if.then943

if.then943:                                       ; preds = %do.end939
  call void %136(ptr noundef %add.ptr962, ptr noundef nonnull %it) #11
  br label %do.end967

if.else954:                                       ; preds = %do.end939
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr962, ptr nonnull align 4 %it, i64 %138, i1 false)
  br label %do.end967

do.end967:                                        ; preds = %if.else954, %if.then943
  %puts3430 = call i32 @puts(ptr nonnull dereferenceable(1) @str.32)
  %140 = load i32, ptr %call, align 8, !tbaa !17
  %tobool970.not = icmp eq i32 %140, 0
  br i1 %tobool970.not, label %cond.end978, label %cond.true971

cond.true971:                                     ; preds = %do.end967
  %141 = load ptr, ptr %d59, align 8, !tbaa !25
  br label %cond.end978

cond.end978:                                      ; preds = %do.end967, %cond.true971
  %cond979 = phi ptr [ %141, %cond.true971 ], [ null, %do.end967 ]
  %cmp981.not3485 = icmp eq ptr %cond979, null
  br i1 %cmp981.not3485, label %for.end1034, label %for.body983

for.body983:                                      ; preds = %cond.end978, %for.body983
  %ip.53486 = phi ptr [ %cond1033, %for.body983 ], [ %cond979, %cond.end978 ]
  %142 = load i32, ptr %ip.53486, align 4, !tbaa !14
  %b985 = getelementptr inbounds nuw i8, ptr %ip.53486, i64 4
  %143 = load i32, ptr %b985, align 4, !tbaa !16
  %call986 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %142, i32 noundef %143)
  %144 = load i32, ptr %call, align 8, !tbaa !17
  %conv1004 = zext i32 %144 to i64
  %145 = load ptr, ptr %d59, align 8, !tbaa !25
  %sub.ptr.lhs.cast1006 = ptrtoint ptr %ip.53486 to i64
  %sub.ptr.rhs.cast1007 = ptrtoint ptr %145 to i64
  %sub.ptr.sub1008 = sub i64 %sub.ptr.lhs.cast1006, %sub.ptr.rhs.cast1007
  %146 = load i64, ptr %icd, align 8, !tbaa !26
  %div1011 = udiv i64 %sub.ptr.sub1008, %146
  %add1012 = add i64 %div1011, 1
  %cmp1013.not = icmp eq i64 %add1012, %conv1004
  %mul1027 = mul i64 %add1012, %146
  %add.ptr1028 = getelementptr inbounds nuw i8, ptr %145, i64 %mul1027
  %cond1033 = select i1 %cmp1013.not, ptr null, ptr %add.ptr1028
  %cmp981.not = icmp eq ptr %cond1033, null
  br i1 %cmp981.not, label %for.end1034, label %for.body983, !llvm.loop !42

for.end1034:                                      ; preds = %for.body983, %cond.end978
  %147 = load i32, ptr %call, align 8, !tbaa !17
  %tobool1036.not = icmp ne i32 %147, 0
  call void @llvm.assume(i1 %tobool1036.not)
  %148 = load ptr, ptr %d59, align 8, !tbaa !25
  %149 = load i64, ptr %icd, align 8, !tbaa !26
  %sub1042 = add i32 %147, -1
  %conv1043 = zext i32 %sub1042 to i64
  %mul1044 = mul i64 %149, %conv1043
  %add.ptr1045 = getelementptr inbounds nuw i8, ptr %148, i64 %mul1044
  %150 = load i32, ptr %add.ptr1045, align 4, !tbaa !14
  %b1050 = getelementptr inbounds nuw i8, ptr %add.ptr1045, i64 4
  %151 = load i32, ptr %b1050, align 4, !tbaa !16
  %call1051 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %150, i32 noundef %151)
  %call1053 = call noalias dereferenceable_or_null(48) ptr @malloc(i64 noundef 48) #12
  %cmp1054 = icmp eq ptr %call1053, null
  br i1 %cmp1054, label %if.then1056, label %do.body1058

if.then1056:                                      ; preds = %for.end1034
  call void @exit(i32 noundef -1) #13
  unreachable

do.body1058:                                      ; preds = %for.end1034
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %call1053, i8 0, i64 48, i1 false)
  %icd1059 = getelementptr inbounds nuw i8, ptr %call1053, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %icd1059, ptr noundef nonnull align 8 dereferenceable(32) @__const.main.pairicd, i64 32, i1 false), !tbaa.struct !9
  %152 = load i32, ptr %call, align 8, !tbaa !17
  %cmp1067 = icmp eq i32 %152, 0
  br i1 %cmp1067, label %do.end1326, label %do.body1201

do.body1201:                                      ; preds = %do.body1058
  %153 = load i32, ptr %call1053, align 8, !tbaa !17
  %add1204 = add i32 %153, %152
  %n1205 = getelementptr inbounds nuw i8, ptr %call1053, i64 4
  %154 = load i32, ptr %n1205, align 4, !tbaa !21
  %cmp1206 = icmp ugt i32 %add1204, %154
  br i1 %cmp1206, label %while.cond1210.preheader, label %if.end1271

while.cond1210.preheader:                         ; preds = %do.body1201
  %n1205.promoted = load i32, ptr %n1205, align 4, !tbaa !21
  %cmp12153487 = icmp ugt i32 %add1204, %n1205.promoted
  br i1 %cmp12153487, label %while.body1217, label %while.end1227

while.body1217:                                   ; preds = %while.cond1210.preheader, %while.body1217
  %155 = phi i32 [ %spec.select3446, %while.body1217 ], [ %n1205.promoted, %while.cond1210.preheader ]
  %tobool1219.not = icmp eq i32 %155, 0
  %mul1222 = shl i32 %155, 1
  %spec.select3446 = select i1 %tobool1219.not, i32 8, i32 %mul1222
  %cmp1215 = icmp ugt i32 %add1204, %spec.select3446
  br i1 %cmp1215, label %while.body1217, label %while.cond1210.while.end1227_crit_edge, !llvm.loop !43

while.cond1210.while.end1227_crit_edge:           ; preds = %while.body1217
  store i32 %spec.select3446, ptr %n1205, align 4, !tbaa !21
  br label %while.end1227

while.end1227:                                    ; preds = %while.cond1210.while.end1227_crit_edge, %while.cond1210.preheader
  %.lcssa3456 = phi i32 [ %spec.select3446, %while.cond1210.while.end1227_crit_edge ], [ %n1205.promoted, %while.cond1210.preheader ]
  %d1228 = getelementptr inbounds nuw i8, ptr %call1053, i64 40
  %156 = load ptr, ptr %d1228, align 8, !tbaa !25
  %conv1230 = zext i32 %.lcssa3456 to i64
  %157 = load i64, ptr %icd1059, align 8, !tbaa !26
  %mul1233 = mul i64 %157, %conv1230
  %call1234 = call ptr @realloc(ptr noundef %156, i64 noundef %mul1233) #14
  %cmp1235 = icmp eq ptr %call1234, null
  br i1 %cmp1235, label %if.then1237, label %if.end1238

if.then1237:                                      ; preds = %while.end1227
  call void @exit(i32 noundef -1) #13
  unreachable

if.end1238:                                       ; preds = %while.end1227
  store ptr %call1234, ptr %d1228, align 8, !tbaa !25
  br label %if.end1271

if.end1271:                                       ; preds = %do.body1201, %if.end1238
  %copy1273 = getelementptr inbounds nuw i8, ptr %call1053, i64 24
  %158 = load ptr, ptr %copy1273, align 8, !tbaa !27
  %tobool1274.not = icmp eq ptr %158, null
  br i1 %tobool1274.not, label %if.else1301, label %for.cond1277.preheader

for.cond1277.preheader:                           ; preds = %if.end1271
  %159 = load i32, ptr %call, align 8, !tbaa !17
  %cmp12793489.not = icmp eq i32 %159, 0
  br i1 %cmp12793489.not, label %if.end1319, label %for.body1281.lr.ph

for.body1281.lr.ph:                               ; preds = %for.cond1277.preheader
  %d1284 = getelementptr inbounds nuw i8, ptr %call1053, i64 40
  br label %for.body1281

for.body1281:                                     ; preds = %for.body1281.lr.ph, %for.body1281
  %indvars.iv3522 = phi i64 [ 0, %for.body1281.lr.ph ], [ %indvars.iv.next3523, %for.body1281 ]
  %160 = load ptr, ptr %copy1273, align 8, !tbaa !27
  %161 = load ptr, ptr %d1284, align 8, !tbaa !25
  %162 = load i64, ptr %icd1059, align 8, !tbaa !26
  %163 = load i32, ptr %call1053, align 8, !tbaa !17
  %164 = trunc nuw i64 %indvars.iv3522 to i32
  %add1288 = add i32 %163, %164
  %conv1289 = zext i32 %add1288 to i64
  %mul1290 = mul i64 %162, %conv1289
  %add.ptr1291 = getelementptr inbounds nuw i8, ptr %161, i64 %mul1290
  %165 = load ptr, ptr %d59, align 8, !tbaa !25
  %166 = load i64, ptr %icd, align 8, !tbaa !26
  %mul1296 = mul i64 %166, %indvars.iv3522
  %add.ptr1297 = getelementptr inbounds nuw i8, ptr %165, i64 %mul1296
  call void %160(ptr noundef %add.ptr1291, ptr noundef %add.ptr1297) #11
  %indvars.iv.next3523 = add nuw nsw i64 %indvars.iv3522, 1
  %167 = load i32, ptr %call, align 8, !tbaa !17
  %168 = zext i32 %167 to i64
  %cmp1279 = icmp samesign ult i64 %indvars.iv.next3523, %168
  br i1 %cmp1279, label %for.body1281, label %if.end1319, !llvm.loop !44

if.else1301:                                      ; preds = %if.end1271
  %d1302 = getelementptr inbounds nuw i8, ptr %call1053, i64 40
  %169 = load ptr, ptr %d1302, align 8, !tbaa !25
  %170 = load i64, ptr %icd1059, align 8, !tbaa !26
  %171 = load i32, ptr %call1053, align 8, !tbaa !17
  %conv1306 = zext i32 %171 to i64
  %mul1307 = mul i64 %170, %conv1306
  %add.ptr1308 = getelementptr inbounds nuw i8, ptr %169, i64 %mul1307
  %172 = load ptr, ptr %d59, align 8, !tbaa !25
  %173 = load i32, ptr %call, align 8, !tbaa !17
  %conv1315 = zext i32 %173 to i64
  %mul1318 = mul i64 %170, %conv1315
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr1308, ptr align 1 %172, i64 %mul1318, i1 false)
  br label %if.end1319

if.end1319:                                       ; preds = %for.body1281, %for.cond1277.preheader, %if.else1301
  %174 = load i32, ptr %call, align 8, !tbaa !17
  %175 = load i32, ptr %call1053, align 8, !tbaa !17
  %add1322 = add i32 %175, %174
  store i32 %add1322, ptr %call1053, align 8, !tbaa !17
  br label %do.end1326

do.end1326:                                       ; preds = %do.body1058, %if.end1319
  %puts3431 = call i32 @puts(ptr nonnull dereferenceable(1) @str.33)
  %176 = load i32, ptr %call1053, align 8, !tbaa !17
  %call1329 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.13, i32 noundef %176)
  %d1348 = getelementptr inbounds nuw i8, ptr %call1053, i64 40
  %d1337 = getelementptr inbounds nuw i8, ptr %call1053, i64 40
  br label %while.cond1330

while.cond1330:                                   ; preds = %while.body1379, %do.end1326
  %ip.6 = phi ptr [ null, %do.end1326 ], [ %cond1376, %while.body1379 ]
  %cmp1331 = icmp eq ptr %ip.6, null
  %177 = load i32, ptr %call1053, align 8, !tbaa !17
  br i1 %cmp1331, label %cond.true1333, label %cond.false1345

cond.true1333:                                    ; preds = %while.cond1330
  %tobool1335.not = icmp eq i32 %177, 0
  br i1 %tobool1335.not, label %cond.end1375, label %cond.true1336

cond.true1336:                                    ; preds = %cond.true1333
  %178 = load ptr, ptr %d1337, align 8, !tbaa !25
  br label %cond.end1375

cond.false1345:                                   ; preds = %while.cond1330
  %conv1347 = zext i32 %177 to i64
  %179 = load ptr, ptr %d1348, align 8, !tbaa !25
  %sub.ptr.lhs.cast1349 = ptrtoint ptr %ip.6 to i64
  %sub.ptr.rhs.cast1350 = ptrtoint ptr %179 to i64
  %sub.ptr.sub1351 = sub i64 %sub.ptr.lhs.cast1349, %sub.ptr.rhs.cast1350
  %180 = load i64, ptr %icd1059, align 8, !tbaa !26
  %div1354 = udiv i64 %sub.ptr.sub1351, %180
  %add1355 = add i64 %div1354, 1
  %cmp1356.not = icmp eq i64 %add1355, %conv1347
  br i1 %cmp1356.not, label %cond.end1375, label %cond.true1358

cond.true1358:                                    ; preds = %cond.false1345
  %mul1370 = mul i64 %add1355, %180
  %add.ptr1371 = getelementptr inbounds nuw i8, ptr %179, i64 %mul1370
  br label %cond.end1375

cond.end1375:                                     ; preds = %cond.true1358, %cond.false1345, %cond.true1336, %cond.true1333
  %cond1376 = phi ptr [ null, %cond.true1333 ], [ %178, %cond.true1336 ], [ %add.ptr1371, %cond.true1358 ], [ null, %cond.false1345 ]
  %cmp1377.not = icmp eq ptr %cond1376, null
  br i1 %cmp1377.not, label %while.end1383, label %while.body1379

while.body1379:                                   ; preds = %cond.end1375
  %181 = load i32, ptr %cond1376, align 4, !tbaa !14
  %b1381 = getelementptr inbounds nuw i8, ptr %cond1376, i64 4
  %182 = load i32, ptr %b1381, align 4, !tbaa !16
  %call1382 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.14, i32 noundef %181, i32 noundef %182)
  br label %while.cond1330, !llvm.loop !45

while.end1383:                                    ; preds = %cond.end1375
  store i32 5, ptr %it, align 4, !tbaa !14
  store i32 6, ptr %b, align 4, !tbaa !16
  %183 = load i32, ptr %call1053, align 8, !tbaa !17
  %add1510 = add i32 %183, 1
  %n1511 = getelementptr inbounds nuw i8, ptr %call1053, i64 4
  %184 = load i32, ptr %n1511, align 4, !tbaa !21
  %cmp1512 = icmp ugt i32 %add1510, %184
  br i1 %cmp1512, label %while.cond1516.preheader, label %do.end1547

while.cond1516.preheader:                         ; preds = %while.end1383
  %n1511.promoted = load i32, ptr %n1511, align 4, !tbaa !21
  %cmp15203491 = icmp ugt i32 %add1510, %n1511.promoted
  br i1 %cmp15203491, label %while.body1522, label %while.end1532

while.body1522:                                   ; preds = %while.cond1516.preheader, %while.body1522
  %185 = phi i32 [ %spec.select3447, %while.body1522 ], [ %n1511.promoted, %while.cond1516.preheader ]
  %tobool1524.not = icmp eq i32 %185, 0
  %mul1527 = shl i32 %185, 1
  %spec.select3447 = select i1 %tobool1524.not, i32 8, i32 %mul1527
  %cmp1520 = icmp ugt i32 %add1510, %spec.select3447
  br i1 %cmp1520, label %while.body1522, label %while.cond1516.while.end1532_crit_edge, !llvm.loop !46

while.cond1516.while.end1532_crit_edge:           ; preds = %while.body1522
  store i32 %spec.select3447, ptr %n1511, align 4, !tbaa !21
  br label %while.end1532

while.end1532:                                    ; preds = %while.cond1516.while.end1532_crit_edge, %while.cond1516.preheader
  %.lcssa3455 = phi i32 [ %spec.select3447, %while.cond1516.while.end1532_crit_edge ], [ %n1511.promoted, %while.cond1516.preheader ]
  %d1533 = getelementptr inbounds nuw i8, ptr %call1053, i64 40
  %186 = load ptr, ptr %d1533, align 8, !tbaa !25
  %conv1535 = zext i32 %.lcssa3455 to i64
  %187 = load i64, ptr %icd1059, align 8, !tbaa !26
  %mul1538 = mul i64 %187, %conv1535
  %call1539 = call ptr @realloc(ptr noundef %186, i64 noundef %mul1538) #14
  %cmp1540 = icmp eq ptr %call1539, null
  br i1 %cmp1540, label %if.then1542, label %if.end1543

if.then1542:                                      ; preds = %while.end1532
  call void @exit(i32 noundef -1) #13
  unreachable

if.end1543:                                       ; preds = %while.end1532
  store ptr %call1539, ptr %d1533, align 8, !tbaa !25
  br label %do.end1547

do.end1547:                                       ; preds = %if.end1543, %while.end1383
  %188 = load i32, ptr %call1053, align 8, !tbaa !17
  %cmp1549.not = icmp eq i32 %188, 0
  br i1 %cmp1549.not, label %if.end1568, label %if.then1551

if.then1551:                                      ; preds = %do.end1547
  %d1552 = getelementptr inbounds nuw i8, ptr %call1053, i64 40
  %189 = load ptr, ptr %d1552, align 8, !tbaa !25
  %190 = load i64, ptr %icd1059, align 8, !tbaa !26
  %add.ptr1556 = getelementptr inbounds nuw i8, ptr %189, i64 %190
  %conv1564 = zext i32 %188 to i64
  %mul1567 = mul i64 %190, %conv1564
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %add.ptr1556, ptr align 1 %189, i64 %mul1567, i1 false)
  br label %if.end1568

if.end1568:                                       ; preds = %if.then1551, %do.end1547
  %copy1570 = getelementptr inbounds nuw i8, ptr %call1053, i64 24
  %191 = load ptr, ptr %copy1570, align 8, !tbaa !27
  %tobool1571.not = icmp eq ptr %191, null
  %d1581 = getelementptr inbounds nuw i8, ptr %call1053, i64 40
  %192 = load ptr, ptr %d1581, align 8, !tbaa !25
  br i1 %tobool1571.not, label %if.else1580, label %if.then1572

if.then1572:                                      ; preds = %if.end1568
  call void %191(ptr noundef %192, ptr noundef nonnull %it) #11
  br label %if.end1588

if.else1580:                                      ; preds = %if.end1568
  %193 = load i64, ptr %icd1059, align 8, !tbaa !26
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %192, ptr nonnull align 4 %it, i64 %193, i1 false)
  br label %if.end1588

if.end1588:                                       ; preds = %if.else1580, %if.then1572
  %194 = load i32, ptr %call1053, align 8, !tbaa !17
  %inc1590 = add i32 %194, 1
  store i32 %inc1590, ptr %call1053, align 8, !tbaa !17
  %puts3432 = call i32 @puts(ptr nonnull dereferenceable(1) @str.34)
  %195 = load i32, ptr %call1053, align 8, !tbaa !17
  %call1595 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.13, i32 noundef %195)
  %d1614 = getelementptr inbounds nuw i8, ptr %call1053, i64 40
  %d1603 = getelementptr inbounds nuw i8, ptr %call1053, i64 40
  br label %while.cond1596

while.cond1596:                                   ; preds = %while.body1645, %if.end1588
  %ip.7 = phi ptr [ null, %if.end1588 ], [ %cond1642, %while.body1645 ]
  %cmp1597 = icmp eq ptr %ip.7, null
  %196 = load i32, ptr %call1053, align 8, !tbaa !17
  br i1 %cmp1597, label %cond.true1599, label %cond.false1611

cond.true1599:                                    ; preds = %while.cond1596
  %tobool1601.not = icmp eq i32 %196, 0
  br i1 %tobool1601.not, label %cond.end1641, label %cond.true1602

cond.true1602:                                    ; preds = %cond.true1599
  %197 = load ptr, ptr %d1603, align 8, !tbaa !25
  br label %cond.end1641

cond.false1611:                                   ; preds = %while.cond1596
  %conv1613 = zext i32 %196 to i64
  %198 = load ptr, ptr %d1614, align 8, !tbaa !25
  %sub.ptr.lhs.cast1615 = ptrtoint ptr %ip.7 to i64
  %sub.ptr.rhs.cast1616 = ptrtoint ptr %198 to i64
  %sub.ptr.sub1617 = sub i64 %sub.ptr.lhs.cast1615, %sub.ptr.rhs.cast1616
  %199 = load i64, ptr %icd1059, align 8, !tbaa !26
  %div1620 = udiv i64 %sub.ptr.sub1617, %199
  %add1621 = add i64 %div1620, 1
  %cmp1622.not = icmp eq i64 %add1621, %conv1613
  br i1 %cmp1622.not, label %cond.end1641, label %cond.true1624

cond.true1624:                                    ; preds = %cond.false1611
  %mul1636 = mul i64 %add1621, %199
  %add.ptr1637 = getelementptr inbounds nuw i8, ptr %198, i64 %mul1636
  br label %cond.end1641

cond.end1641:                                     ; preds = %cond.true1624, %cond.false1611, %cond.true1602, %cond.true1599
  %cond1642 = phi ptr [ null, %cond.true1599 ], [ %197, %cond.true1602 ], [ %add.ptr1637, %cond.true1624 ], [ null, %cond.false1611 ]
  %cmp1643.not = icmp eq ptr %cond1642, null
  br i1 %cmp1643.not, label %do.body1650, label %while.body1645

while.body1645:                                   ; preds = %cond.end1641
  %200 = load i32, ptr %cond1642, align 4, !tbaa !14
  %b1647 = getelementptr inbounds nuw i8, ptr %cond1642, i64 4
  %201 = load i32, ptr %b1647, align 4, !tbaa !16
  %call1648 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.14, i32 noundef %200, i32 noundef %201)
  br label %while.cond1596, !llvm.loop !47

do.body1650:                                      ; preds = %cond.end1641
  %dtor1652 = getelementptr inbounds nuw i8, ptr %call1053, i64 32
  %202 = load ptr, ptr %dtor1652, align 8, !tbaa !28
  %tobool1653.not = icmp eq ptr %202, null
  br i1 %tobool1653.not, label %if.end1680, label %for.cond1656.preheader

for.cond1656.preheader:                           ; preds = %do.body1650
  %d1667 = getelementptr inbounds nuw i8, ptr %call1053, i64 40
  br label %for.body1659

for.body1659:                                     ; preds = %for.cond1656.preheader, %cond.end1675
  %indvars.iv3525 = phi i64 [ 0, %for.cond1656.preheader ], [ %indvars.iv.next3526, %cond.end1675 ]
  %203 = load ptr, ptr %dtor1652, align 8, !tbaa !28
  %204 = load i32, ptr %call1053, align 8, !tbaa !17
  %205 = zext i32 %204 to i64
  %cmp1664 = icmp samesign ult i64 %indvars.iv3525, %205
  br i1 %cmp1664, label %cond.true1666, label %cond.end1675

cond.true1666:                                    ; preds = %for.body1659
  %206 = load ptr, ptr %d1667, align 8, !tbaa !25
  %207 = load i64, ptr %icd1059, align 8, !tbaa !26
  %mul1672 = mul nuw nsw i64 %207, %indvars.iv3525
  %add.ptr1673 = getelementptr inbounds nuw i8, ptr %206, i64 %mul1672
  br label %cond.end1675

cond.end1675:                                     ; preds = %for.body1659, %cond.true1666
  %cond1676 = phi ptr [ %add.ptr1673, %cond.true1666 ], [ null, %for.body1659 ]
  call void %203(ptr noundef %cond1676) #11
  %indvars.iv.next3526 = add nuw nsw i64 %indvars.iv3525, 1
  %cmp1657 = icmp eq i64 %indvars.iv3525, 0
  br i1 %cmp1657, label %for.body1659, label %if.end1680, !llvm.loop !48

if.end1680:                                       ; preds = %cond.end1675, %do.body1650
  %208 = load i32, ptr %call1053, align 8, !tbaa !17
  %cmp1682 = icmp ugt i32 %208, 2
  br i1 %cmp1682, label %if.then1684, label %if.end1701

if.then1684:                                      ; preds = %if.end1680
  %d1685 = getelementptr inbounds nuw i8, ptr %call1053, i64 40
  %209 = load ptr, ptr %d1685, align 8, !tbaa !25
  %210 = load i64, ptr %icd1059, align 8, !tbaa !26
  %mul1693 = shl i64 %210, 1
  %add.ptr1694 = getelementptr inbounds nuw i8, ptr %209, i64 %mul1693
  %sub1696 = add i32 %208, -2
  %conv1697 = zext i32 %sub1696 to i64
  %mul1700 = mul i64 %210, %conv1697
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %209, ptr align 1 %add.ptr1694, i64 %mul1700, i1 false)
  br label %if.end1701

if.end1701:                                       ; preds = %if.then1684, %if.end1680
  %211 = load i32, ptr %call1053, align 8, !tbaa !17
  %sub1703 = add i32 %211, -2
  store i32 %sub1703, ptr %call1053, align 8, !tbaa !17
  %puts3433 = call i32 @puts(ptr nonnull dereferenceable(1) @str.35)
  %212 = load i32, ptr %call1053, align 8, !tbaa !17
  %call1708 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.13, i32 noundef %212)
  %d1727 = getelementptr inbounds nuw i8, ptr %call1053, i64 40
  %d1716 = getelementptr inbounds nuw i8, ptr %call1053, i64 40
  br label %while.cond1709

while.cond1709:                                   ; preds = %while.body1758, %if.end1701
  %ip.8 = phi ptr [ null, %if.end1701 ], [ %cond1755, %while.body1758 ]
  %cmp1710 = icmp eq ptr %ip.8, null
  %213 = load i32, ptr %call1053, align 8, !tbaa !17
  br i1 %cmp1710, label %cond.true1712, label %cond.false1724

cond.true1712:                                    ; preds = %while.cond1709
  %tobool1714.not = icmp eq i32 %213, 0
  br i1 %tobool1714.not, label %cond.end1754, label %cond.true1715

cond.true1715:                                    ; preds = %cond.true1712
  %214 = load ptr, ptr %d1716, align 8, !tbaa !25
  br label %cond.end1754

cond.false1724:                                   ; preds = %while.cond1709
  %conv1726 = zext i32 %213 to i64
  %215 = load ptr, ptr %d1727, align 8, !tbaa !25
  %sub.ptr.lhs.cast1728 = ptrtoint ptr %ip.8 to i64
  %sub.ptr.rhs.cast1729 = ptrtoint ptr %215 to i64
  %sub.ptr.sub1730 = sub i64 %sub.ptr.lhs.cast1728, %sub.ptr.rhs.cast1729
  %216 = load i64, ptr %icd1059, align 8, !tbaa !26
  %div1733 = udiv i64 %sub.ptr.sub1730, %216
  %add1734 = add i64 %div1733, 1
  %cmp1735.not = icmp eq i64 %add1734, %conv1726
  br i1 %cmp1735.not, label %cond.end1754, label %cond.true1737

cond.true1737:                                    ; preds = %cond.false1724
  %mul1749 = mul i64 %add1734, %216
  %add.ptr1750 = getelementptr inbounds nuw i8, ptr %215, i64 %mul1749
  br label %cond.end1754

cond.end1754:                                     ; preds = %cond.true1737, %cond.false1724, %cond.true1715, %cond.true1712
  %cond1755 = phi ptr [ null, %cond.true1712 ], [ %214, %cond.true1715 ], [ %add.ptr1750, %cond.true1737 ], [ null, %cond.false1724 ]
  %cmp1756.not = icmp eq ptr %cond1755, null
  br i1 %cmp1756.not, label %do.body1763, label %while.body1758

while.body1758:                                   ; preds = %cond.end1754
  %217 = load i32, ptr %cond1755, align 4, !tbaa !14
  %b1760 = getelementptr inbounds nuw i8, ptr %cond1755, i64 4
  %218 = load i32, ptr %b1760, align 4, !tbaa !16
  %call1761 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.14, i32 noundef %217, i32 noundef %218)
  br label %while.cond1709, !llvm.loop !49

do.body1763:                                      ; preds = %cond.end1754
  %219 = load i32, ptr %call, align 8, !tbaa !17
  %cmp1765 = icmp eq i32 %219, 0
  br i1 %cmp1765, label %do.end2005, label %if.end1768

if.end1768:                                       ; preds = %do.body1763
  %220 = load i32, ptr %call1053, align 8, !tbaa !17
  %cmp1770 = icmp eq i32 %220, 0
  br i1 %cmp1770, label %do.body1805, label %do.body1890

do.body1805:                                      ; preds = %if.end1768
  %221 = load i32, ptr %n1511, align 4, !tbaa !21
  %cmp1811 = icmp eq i32 %221, 0
  br i1 %cmp1811, label %while.cond1815.preheader, label %do.end1848

while.cond1815.preheader:                         ; preds = %do.body1805
  %n1511.promoted3494 = load i32, ptr %n1511, align 4, !tbaa !21
  %cmp18213495 = icmp eq i32 %n1511.promoted3494, 0
  br i1 %cmp18213495, label %cond.end1830.lr.ph, label %while.end1833

cond.end1830.lr.ph:                               ; preds = %while.cond1815.preheader
  store i32 8, ptr %n1511, align 4, !tbaa !21
  br label %while.end1833

while.end1833:                                    ; preds = %cond.end1830.lr.ph, %while.cond1815.preheader
  %.lcssa3454 = phi i32 [ %n1511.promoted3494, %while.cond1815.preheader ], [ 8, %cond.end1830.lr.ph ]
  %d1834 = getelementptr inbounds nuw i8, ptr %call1053, i64 40
  %222 = load ptr, ptr %d1834, align 8, !tbaa !25
  %conv1836 = zext i32 %.lcssa3454 to i64
  %223 = load i64, ptr %icd1059, align 8, !tbaa !26
  %mul1839 = mul i64 %223, %conv1836
  %call1840 = call ptr @realloc(ptr noundef %222, i64 noundef %mul1839) #14
  %cmp1841 = icmp eq ptr %call1840, null
  br i1 %cmp1841, label %if.then1843, label %if.end1844

if.then1843:                                      ; preds = %while.end1833
  call void @exit(i32 noundef -1) #13
  unreachable

if.end1844:                                       ; preds = %while.end1833
  store ptr %call1840, ptr %d1834, align 8, !tbaa !25
  br label %do.end1848

do.end1848:                                       ; preds = %if.end1844, %do.body1805
  %init1850 = getelementptr inbounds nuw i8, ptr %call1053, i64 16
  %224 = load ptr, ptr %init1850, align 8, !tbaa !37
  %tobool1851.not = icmp eq ptr %224, null
  br i1 %tobool1851.not, label %if.else1869, label %if.then1852

if.then1852:                                      ; preds = %do.end1848
  %225 = load i32, ptr %call1053, align 8, !tbaa !17
  %226 = icmp eq i32 %225, 0
  br i1 %226, label %for.body1857.lr.ph, label %if.end1885

for.body1857.lr.ph:                               ; preds = %if.then1852
  %d1860 = getelementptr inbounds nuw i8, ptr %call1053, i64 40
  %227 = load ptr, ptr %init1850, align 8, !tbaa !37
  %228 = load ptr, ptr %d1860, align 8, !tbaa !25
  call void %227(ptr noundef %228) #11
  br label %if.end1885

if.else1869:                                      ; preds = %do.end1848
  %d1870 = getelementptr inbounds nuw i8, ptr %call1053, i64 40
  %229 = load ptr, ptr %d1870, align 8, !tbaa !25
  %230 = load i64, ptr %icd1059, align 8, !tbaa !26
  %231 = load i32, ptr %call1053, align 8, !tbaa !17
  %conv1874 = zext i32 %231 to i64
  %mul1875 = mul i64 %230, %conv1874
  %add.ptr1876 = getelementptr inbounds nuw i8, ptr %229, i64 %mul1875
  %sub1880 = sub i32 1, %231
  %conv1881 = zext i32 %sub1880 to i64
  %mul1882 = mul i64 %230, %conv1881
  call void @llvm.memset.p0.i64(ptr align 1 %add.ptr1876, i8 0, i64 %mul1882, i1 false)
  br label %if.end1885

if.end1885:                                       ; preds = %if.then1852, %for.body1857.lr.ph, %if.else1869
  store i32 1, ptr %call1053, align 8, !tbaa !17
  br label %do.body1890

do.body1890:                                      ; preds = %if.end1768, %if.end1885
  %232 = load i32, ptr %call1053, align 8, !tbaa !17
  %233 = load i32, ptr %call, align 8, !tbaa !17
  %add1893 = add i32 %233, %232
  %234 = load i32, ptr %n1511, align 4, !tbaa !21
  %cmp1895 = icmp ugt i32 %add1893, %234
  br i1 %cmp1895, label %while.cond1899.preheader, label %do.end1931

while.cond1899.preheader:                         ; preds = %do.body1890
  %n1511.promoted3497 = load i32, ptr %n1511, align 4, !tbaa !21
  %cmp19043498 = icmp ugt i32 %add1893, %n1511.promoted3497
  br i1 %cmp19043498, label %while.body1906, label %while.end1916

while.body1906:                                   ; preds = %while.cond1899.preheader, %while.body1906
  %235 = phi i32 [ %spec.select3448, %while.body1906 ], [ %n1511.promoted3497, %while.cond1899.preheader ]
  %tobool1908.not = icmp eq i32 %235, 0
  %mul1911 = shl i32 %235, 1
  %spec.select3448 = select i1 %tobool1908.not, i32 8, i32 %mul1911
  %cmp1904 = icmp ugt i32 %add1893, %spec.select3448
  br i1 %cmp1904, label %while.body1906, label %while.cond1899.while.end1916_crit_edge, !llvm.loop !50

while.cond1899.while.end1916_crit_edge:           ; preds = %while.body1906
  store i32 %spec.select3448, ptr %n1511, align 4, !tbaa !21
  br label %while.end1916

while.end1916:                                    ; preds = %while.cond1899.while.end1916_crit_edge, %while.cond1899.preheader
  %.lcssa3453 = phi i32 [ %spec.select3448, %while.cond1899.while.end1916_crit_edge ], [ %n1511.promoted3497, %while.cond1899.preheader ]
  %d1917 = getelementptr inbounds nuw i8, ptr %call1053, i64 40
  %236 = load ptr, ptr %d1917, align 8, !tbaa !25
  %conv1919 = zext i32 %.lcssa3453 to i64
  %237 = load i64, ptr %icd1059, align 8, !tbaa !26
  %mul1922 = mul i64 %237, %conv1919
  %call1923 = call ptr @realloc(ptr noundef %236, i64 noundef %mul1922) #14
  %cmp1924 = icmp eq ptr %call1923, null
  br i1 %cmp1924, label %if.then1926, label %if.end1927

if.then1926:                                      ; preds = %while.end1916
  call void @exit(i32 noundef -1) #13
  unreachable

if.end1927:                                       ; preds = %while.end1916
  store ptr %call1923, ptr %d1917, align 8, !tbaa !25
  br label %do.end1931

do.end1931:                                       ; preds = %if.end1927, %do.body1890
  %238 = load i32, ptr %call1053, align 8, !tbaa !17
  %cmp1933 = icmp ugt i32 %238, 1
  br i1 %cmp1933, label %if.then1935, label %if.end1955

if.then1935:                                      ; preds = %do.end1931
  %d1936 = getelementptr inbounds nuw i8, ptr %call1053, i64 40
  %239 = load ptr, ptr %d1936, align 8, !tbaa !25
  %240 = load i64, ptr %icd1059, align 8, !tbaa !26
  %241 = load i32, ptr %call, align 8, !tbaa !17
  %add1940 = add i32 %241, 1
  %conv1941 = zext i32 %add1940 to i64
  %mul1942 = mul i64 %240, %conv1941
  %add.ptr1943 = getelementptr inbounds nuw i8, ptr %239, i64 %mul1942
  %add.ptr1948 = getelementptr inbounds nuw i8, ptr %239, i64 %240
  %sub1950 = add i32 %238, -1
  %conv1951 = zext i32 %sub1950 to i64
  %mul1954 = mul i64 %240, %conv1951
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %add.ptr1943, ptr align 1 %add.ptr1948, i64 %mul1954, i1 false)
  br label %if.end1955

if.end1955:                                       ; preds = %if.then1935, %do.end1931
  %242 = load ptr, ptr %copy1570, align 8, !tbaa !27
  %tobool1958.not = icmp eq ptr %242, null
  br i1 %tobool1958.not, label %if.else1984, label %for.cond1961.preheader

for.cond1961.preheader:                           ; preds = %if.end1955
  %243 = load i32, ptr %call, align 8, !tbaa !17
  %cmp19633500.not = icmp eq i32 %243, 0
  br i1 %cmp19633500.not, label %if.end2000, label %for.body1965.lr.ph

for.body1965.lr.ph:                               ; preds = %for.cond1961.preheader
  %d1968 = getelementptr inbounds nuw i8, ptr %call1053, i64 40
  br label %for.body1965

for.body1965:                                     ; preds = %for.body1965.lr.ph, %for.body1965
  %indvars.iv3528 = phi i64 [ 0, %for.body1965.lr.ph ], [ %indvars.iv.next3529, %for.body1965 ]
  %244 = load ptr, ptr %copy1570, align 8, !tbaa !27
  %245 = load ptr, ptr %d1968, align 8, !tbaa !25
  %246 = load i64, ptr %icd1059, align 8, !tbaa !26
  %indvars.iv.next3529 = add nuw nsw i64 %indvars.iv3528, 1
  %mul1973 = mul i64 %246, %indvars.iv.next3529
  %add.ptr1974 = getelementptr inbounds nuw i8, ptr %245, i64 %mul1973
  %247 = load ptr, ptr %d59, align 8, !tbaa !25
  %248 = load i64, ptr %icd, align 8, !tbaa !26
  %mul1979 = mul i64 %248, %indvars.iv3528
  %add.ptr1980 = getelementptr inbounds nuw i8, ptr %247, i64 %mul1979
  call void %244(ptr noundef %add.ptr1974, ptr noundef %add.ptr1980) #11
  %249 = load i32, ptr %call, align 8, !tbaa !17
  %250 = zext i32 %249 to i64
  %cmp1963 = icmp samesign ult i64 %indvars.iv.next3529, %250
  br i1 %cmp1963, label %for.body1965, label %if.end2000, !llvm.loop !51

if.else1984:                                      ; preds = %if.end1955
  %d1985 = getelementptr inbounds nuw i8, ptr %call1053, i64 40
  %251 = load ptr, ptr %d1985, align 8, !tbaa !25
  %252 = load i64, ptr %icd1059, align 8, !tbaa !26
  %add.ptr1989 = getelementptr inbounds nuw i8, ptr %251, i64 %252
  %253 = load ptr, ptr %d59, align 8, !tbaa !25
  %254 = load i32, ptr %call, align 8, !tbaa !17
  %conv1996 = zext i32 %254 to i64
  %mul1999 = mul i64 %252, %conv1996
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr1989, ptr align 1 %253, i64 %mul1999, i1 false)
  br label %if.end2000

if.end2000:                                       ; preds = %for.body1965, %for.cond1961.preheader, %if.else1984
  %255 = load i32, ptr %call, align 8, !tbaa !17
  %256 = load i32, ptr %call1053, align 8, !tbaa !17
  %add2003 = add i32 %256, %255
  store i32 %add2003, ptr %call1053, align 8, !tbaa !17
  br label %do.end2005

do.end2005:                                       ; preds = %do.body1763, %if.end2000
  %puts3434 = call i32 @puts(ptr nonnull dereferenceable(1) @str.36)
  %257 = load i32, ptr %call1053, align 8, !tbaa !17
  %call2008 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.13, i32 noundef %257)
  %d2027 = getelementptr inbounds nuw i8, ptr %call1053, i64 40
  %d2016 = getelementptr inbounds nuw i8, ptr %call1053, i64 40
  br label %while.cond2009

while.cond2009:                                   ; preds = %while.body2058, %do.end2005
  %ip.9 = phi ptr [ null, %do.end2005 ], [ %cond2055, %while.body2058 ]
  %cmp2010 = icmp eq ptr %ip.9, null
  %258 = load i32, ptr %call1053, align 8, !tbaa !17
  br i1 %cmp2010, label %cond.true2012, label %cond.false2024

cond.true2012:                                    ; preds = %while.cond2009
  %tobool2014.not = icmp eq i32 %258, 0
  br i1 %tobool2014.not, label %cond.end2054, label %cond.true2015

cond.true2015:                                    ; preds = %cond.true2012
  %259 = load ptr, ptr %d2016, align 8, !tbaa !25
  br label %cond.end2054

cond.false2024:                                   ; preds = %while.cond2009
  %conv2026 = zext i32 %258 to i64
  %260 = load ptr, ptr %d2027, align 8, !tbaa !25
  %sub.ptr.lhs.cast2028 = ptrtoint ptr %ip.9 to i64
  %sub.ptr.rhs.cast2029 = ptrtoint ptr %260 to i64
  %sub.ptr.sub2030 = sub i64 %sub.ptr.lhs.cast2028, %sub.ptr.rhs.cast2029
  %261 = load i64, ptr %icd1059, align 8, !tbaa !26
  %div2033 = udiv i64 %sub.ptr.sub2030, %261
  %add2034 = add i64 %div2033, 1
  %cmp2035.not = icmp eq i64 %add2034, %conv2026
  br i1 %cmp2035.not, label %cond.end2054, label %cond.true2037

cond.true2037:                                    ; preds = %cond.false2024
  %mul2049 = mul i64 %add2034, %261
  %add.ptr2050 = getelementptr inbounds nuw i8, ptr %260, i64 %mul2049
  br label %cond.end2054

cond.end2054:                                     ; preds = %cond.true2037, %cond.false2024, %cond.true2015, %cond.true2012
  %cond2055 = phi ptr [ null, %cond.true2012 ], [ %259, %cond.true2015 ], [ %add.ptr2050, %cond.true2037 ], [ null, %cond.false2024 ]
  %cmp2056.not = icmp eq ptr %cond2055, null
  br i1 %cmp2056.not, label %do.body2064, label %while.body2058

while.body2058:                                   ; preds = %cond.end2054
  %262 = load i32, ptr %cond2055, align 4, !tbaa !14
  %b2060 = getelementptr inbounds nuw i8, ptr %cond2055, i64 4
  %263 = load i32, ptr %b2060, align 4, !tbaa !16
  %call2061 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.14, i32 noundef %262, i32 noundef %263)
  br label %while.cond2009, !llvm.loop !52

do.body2064:                                      ; preds = %cond.end2054
  %264 = load i32, ptr %n1511, align 4, !tbaa !21
  %tobool2066.not = icmp eq i32 %264, 0
  br i1 %tobool2066.not, label %if.end2098, label %if.then2067

if.then2067:                                      ; preds = %do.body2064
  %265 = load ptr, ptr %dtor1652, align 8, !tbaa !28
  %tobool2070.not = icmp eq ptr %265, null
  br i1 %tobool2070.not, label %if.end2096, label %for.cond2073.preheader

for.cond2073.preheader:                           ; preds = %if.then2067
  %266 = load i32, ptr %call1053, align 8, !tbaa !17
  %cmp20753502.not = icmp eq i32 %266, 0
  br i1 %cmp20753502.not, label %if.end2096, label %for.body2077.lr.ph

for.body2077.lr.ph:                               ; preds = %for.cond2073.preheader
  %d2084 = getelementptr inbounds nuw i8, ptr %call1053, i64 40
  br label %for.body2077

for.body2077:                                     ; preds = %for.body2077.lr.ph, %for.body2077
  %indvars.iv3531 = phi i64 [ 0, %for.body2077.lr.ph ], [ %indvars.iv.next3532, %for.body2077 ]
  %267 = load ptr, ptr %dtor1652, align 8, !tbaa !28
  %268 = load ptr, ptr %d2084, align 8, !tbaa !25
  %269 = load i64, ptr %icd1059, align 8, !tbaa !26
  %mul2088 = mul i64 %269, %indvars.iv3531
  %add.ptr2089 = getelementptr inbounds nuw i8, ptr %268, i64 %mul2088
  call void %267(ptr noundef %add.ptr2089) #11
  %indvars.iv.next3532 = add nuw nsw i64 %indvars.iv3531, 1
  %270 = load i32, ptr %call1053, align 8, !tbaa !17
  %271 = zext i32 %270 to i64
  %cmp2075 = icmp samesign ult i64 %indvars.iv.next3532, %271
  br i1 %cmp2075, label %for.body2077, label %if.end2096, !llvm.loop !53

if.end2096:                                       ; preds = %for.body2077, %for.cond2073.preheader, %if.then2067
  %d2097 = getelementptr inbounds nuw i8, ptr %call1053, i64 40
  %272 = load ptr, ptr %d2097, align 8, !tbaa !25
  call void @free(ptr noundef %272) #11
  br label %if.end2098

if.end2098:                                       ; preds = %if.end2096, %do.body2064
  store i32 0, ptr %n1511, align 4, !tbaa !21
  call void @free(ptr noundef %call1053) #11
  %puts3435 = call i32 @puts(ptr nonnull dereferenceable(1) @str.37)
  %273 = load i32, ptr %call, align 8, !tbaa !17
  %call2106 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %273)
  %274 = load i32, ptr %call, align 8, !tbaa !17
  %cmp2110 = icmp ugt i32 %274, 30
  br i1 %cmp2110, label %if.then2112, label %if.else2134

if.then2112:                                      ; preds = %if.end2098
  %275 = load ptr, ptr %dtor, align 8, !tbaa !28
  %tobool2115.not = icmp eq ptr %275, null
  br i1 %tobool2115.not, label %if.end2219, label %for.cond2117.preheader

for.cond2117.preheader:                           ; preds = %if.then2112
  %276 = load i32, ptr %call, align 8, !tbaa !17
  %cmp21193509 = icmp ugt i32 %276, 30
  br i1 %cmp21193509, label %for.body2121, label %if.end2219

for.body2121:                                     ; preds = %for.cond2117.preheader, %for.body2121
  %indvars.iv3537 = phi i64 [ %indvars.iv.next3538, %for.body2121 ], [ 30, %for.cond2117.preheader ]
  %277 = load ptr, ptr %dtor, align 8, !tbaa !28
  %278 = load ptr, ptr %d59, align 8, !tbaa !25
  %279 = load i64, ptr %icd, align 8, !tbaa !26
  %mul2128 = mul i64 %279, %indvars.iv3537
  %add.ptr2129 = getelementptr inbounds nuw i8, ptr %278, i64 %mul2128
  call void %277(ptr noundef %add.ptr2129) #11
  %indvars.iv.next3538 = add nuw nsw i64 %indvars.iv3537, 1
  %280 = load i32, ptr %call, align 8, !tbaa !17
  %281 = zext i32 %280 to i64
  %cmp2119 = icmp samesign ult i64 %indvars.iv.next3538, %281
  br i1 %cmp2119, label %for.body2121, label %if.end2219, !llvm.loop !54

if.else2134:                                      ; preds = %if.end2098
  %cmp2136.not = icmp eq i32 %274, 30
  br i1 %cmp2136.not, label %if.end2219, label %do.body2139

do.body2139:                                      ; preds = %if.else2134
  %282 = load i32, ptr %n, align 4, !tbaa !21
  %cmp2145 = icmp ult i32 %282, 30
  br i1 %cmp2145, label %while.cond2149.preheader, label %do.end2182

while.cond2149.preheader:                         ; preds = %do.body2139
  %n.promoted3504 = load i32, ptr %n, align 4, !tbaa !21
  %cmp21553505 = icmp ult i32 %n.promoted3504, 30
  br i1 %cmp21553505, label %while.body2157, label %while.end2167

while.body2157:                                   ; preds = %while.cond2149.preheader, %while.body2157
  %283 = phi i32 [ %spec.select3449, %while.body2157 ], [ %n.promoted3504, %while.cond2149.preheader ]
  %tobool2159.not = icmp eq i32 %283, 0
  %mul2162 = shl nuw nsw i32 %283, 1
  %spec.select3449 = select i1 %tobool2159.not, i32 8, i32 %mul2162
  %cmp2155 = icmp samesign ult i32 %spec.select3449, 30
  br i1 %cmp2155, label %while.body2157, label %while.cond2149.while.end2167_crit_edge, !llvm.loop !55

while.cond2149.while.end2167_crit_edge:           ; preds = %while.body2157
  store i32 %spec.select3449, ptr %n, align 4, !tbaa !21
  br label %while.end2167

while.end2167:                                    ; preds = %while.cond2149.while.end2167_crit_edge, %while.cond2149.preheader
  %.lcssa3452 = phi i32 [ %spec.select3449, %while.cond2149.while.end2167_crit_edge ], [ %n.promoted3504, %while.cond2149.preheader ]
  %284 = load ptr, ptr %d59, align 8, !tbaa !25
  %conv2170 = zext i32 %.lcssa3452 to i64
  %285 = load i64, ptr %icd, align 8, !tbaa !26
  %mul2173 = mul i64 %285, %conv2170
  %call2174 = call ptr @realloc(ptr noundef %284, i64 noundef %mul2173) #14
  %cmp2175 = icmp eq ptr %call2174, null
  br i1 %cmp2175, label %if.then2177, label %if.end2178

if.then2177:                                      ; preds = %while.end2167
  call void @exit(i32 noundef -1) #13
  unreachable

if.end2178:                                       ; preds = %while.end2167
  store ptr %call2174, ptr %d59, align 8, !tbaa !25
  br label %do.end2182

do.end2182:                                       ; preds = %if.end2178, %do.body2139
  %286 = load ptr, ptr %init, align 8, !tbaa !37
  %tobool2185.not = icmp eq ptr %286, null
  br i1 %tobool2185.not, label %if.else2203, label %if.then2186

if.then2186:                                      ; preds = %do.end2182
  %287 = load i32, ptr %call, align 8, !tbaa !17
  %cmp21893507 = icmp ult i32 %287, 30
  br i1 %cmp21893507, label %for.body2191.preheader, label %if.end2219

for.body2191.preheader:                           ; preds = %if.then2186
  %288 = zext nneg i32 %287 to i64
  br label %for.body2191

for.body2191:                                     ; preds = %for.body2191.preheader, %for.body2191
  %indvars.iv3534 = phi i64 [ %288, %for.body2191.preheader ], [ %indvars.iv.next3535, %for.body2191 ]
  %289 = load ptr, ptr %init, align 8, !tbaa !37
  %290 = load ptr, ptr %d59, align 8, !tbaa !25
  %291 = load i64, ptr %icd, align 8, !tbaa !26
  %mul2198 = mul i64 %291, %indvars.iv3534
  %add.ptr2199 = getelementptr inbounds nuw i8, ptr %290, i64 %mul2198
  call void %289(ptr noundef %add.ptr2199) #11
  %indvars.iv.next3535 = add nuw nsw i64 %indvars.iv3534, 1
  %292 = and i64 %indvars.iv.next3535, 4294967295
  %exitcond.not = icmp eq i64 %292, 30
  br i1 %exitcond.not, label %if.end2219, label %for.body2191, !llvm.loop !56

if.else2203:                                      ; preds = %do.end2182
  %293 = load ptr, ptr %d59, align 8, !tbaa !25
  %294 = load i64, ptr %icd, align 8, !tbaa !26
  %295 = load i32, ptr %call, align 8, !tbaa !17
  %conv2208 = zext i32 %295 to i64
  %mul2209 = mul i64 %294, %conv2208
  %add.ptr2210 = getelementptr inbounds nuw i8, ptr %293, i64 %mul2209
  %sub2214 = sub i32 30, %295
  %conv2215 = zext i32 %sub2214 to i64
  %mul2216 = mul i64 %294, %conv2215
  call void @llvm.memset.p0.i64(ptr align 1 %add.ptr2210, i8 0, i64 %mul2216, i1 false)
  br label %if.end2219

if.end2219:                                       ; preds = %for.body2191, %for.body2121, %if.then2186, %for.cond2117.preheader, %if.else2134, %if.else2203, %if.then2112
  store i32 30, ptr %call, align 8, !tbaa !17
  %puts3436 = call i32 @puts(ptr nonnull dereferenceable(1) @str.38)
  %296 = load i32, ptr %call, align 8, !tbaa !17
  %call2225 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %296)
  br label %while.cond2226

while.cond2226:                                   ; preds = %while.body2275, %if.end2219
  %ip.10 = phi ptr [ null, %if.end2219 ], [ %cond2272, %while.body2275 ]
  %cmp2227 = icmp eq ptr %ip.10, null
  %297 = load i32, ptr %call, align 8, !tbaa !17
  br i1 %cmp2227, label %cond.true2229, label %cond.false2241

cond.true2229:                                    ; preds = %while.cond2226
  %tobool2231.not = icmp eq i32 %297, 0
  br i1 %tobool2231.not, label %cond.end2271, label %cond.true2232

cond.true2232:                                    ; preds = %cond.true2229
  %298 = load ptr, ptr %d59, align 8, !tbaa !25
  br label %cond.end2271

cond.false2241:                                   ; preds = %while.cond2226
  %conv2243 = zext i32 %297 to i64
  %299 = load ptr, ptr %d59, align 8, !tbaa !25
  %sub.ptr.lhs.cast2245 = ptrtoint ptr %ip.10 to i64
  %sub.ptr.rhs.cast2246 = ptrtoint ptr %299 to i64
  %sub.ptr.sub2247 = sub i64 %sub.ptr.lhs.cast2245, %sub.ptr.rhs.cast2246
  %300 = load i64, ptr %icd, align 8, !tbaa !26
  %div2250 = udiv i64 %sub.ptr.sub2247, %300
  %add2251 = add i64 %div2250, 1
  %cmp2252.not = icmp eq i64 %add2251, %conv2243
  br i1 %cmp2252.not, label %cond.end2271, label %cond.true2254

cond.true2254:                                    ; preds = %cond.false2241
  %mul2266 = mul i64 %add2251, %300
  %add.ptr2267 = getelementptr inbounds nuw i8, ptr %299, i64 %mul2266
  br label %cond.end2271

cond.end2271:                                     ; preds = %cond.true2254, %cond.false2241, %cond.true2232, %cond.true2229
  %cond2272 = phi ptr [ null, %cond.true2229 ], [ %298, %cond.true2232 ], [ %add.ptr2267, %cond.true2254 ], [ null, %cond.false2241 ]
  %cmp2273.not = icmp eq ptr %cond2272, null
  br i1 %cmp2273.not, label %do.body2280, label %while.body2275

while.body2275:                                   ; preds = %cond.end2271
  %301 = load i32, ptr %cond2272, align 4, !tbaa !14
  %b2277 = getelementptr inbounds nuw i8, ptr %cond2272, i64 4
  %302 = load i32, ptr %b2277, align 4, !tbaa !16
  %call2278 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %301, i32 noundef %302)
  br label %while.cond2226, !llvm.loop !57

do.body2280:                                      ; preds = %cond.end2271
  %303 = load i32, ptr %call, align 8, !tbaa !17
  %cmp2283 = icmp ugt i32 %303, 1
  br i1 %cmp2283, label %if.then2285, label %if.else2307

if.then2285:                                      ; preds = %do.body2280
  %304 = load ptr, ptr %dtor, align 8, !tbaa !28
  %tobool2288.not = icmp eq ptr %304, null
  br i1 %tobool2288.not, label %if.end2392, label %for.cond2290.preheader

for.cond2290.preheader:                           ; preds = %if.then2285
  %305 = load i32, ptr %call, align 8, !tbaa !17
  %cmp22923514 = icmp ugt i32 %305, 1
  br i1 %cmp22923514, label %for.body2294, label %if.end2392

for.body2294:                                     ; preds = %for.cond2290.preheader, %for.body2294
  %indvars.iv3540 = phi i64 [ %indvars.iv.next3541, %for.body2294 ], [ 1, %for.cond2290.preheader ]
  %306 = load ptr, ptr %dtor, align 8, !tbaa !28
  %307 = load ptr, ptr %d59, align 8, !tbaa !25
  %308 = load i64, ptr %icd, align 8, !tbaa !26
  %mul2301 = mul i64 %308, %indvars.iv3540
  %add.ptr2302 = getelementptr inbounds nuw i8, ptr %307, i64 %mul2301
  call void %306(ptr noundef %add.ptr2302) #11
  %indvars.iv.next3541 = add nuw nsw i64 %indvars.iv3540, 1
  %309 = load i32, ptr %call, align 8, !tbaa !17
  %310 = zext i32 %309 to i64
  %cmp2292 = icmp samesign ult i64 %indvars.iv.next3541, %310
  br i1 %cmp2292, label %for.body2294, label %if.end2392, !llvm.loop !58

if.else2307:                                      ; preds = %do.body2280
  %cmp2309 = icmp eq i32 %303, 0
  br i1 %cmp2309, label %do.body2312, label %if.end2392

do.body2312:                                      ; preds = %if.else2307
  %311 = load i32, ptr %n, align 4, !tbaa !21
  %cmp2318 = icmp eq i32 %311, 0
  br i1 %cmp2318, label %while.cond2322.preheader, label %do.end2355

while.cond2322.preheader:                         ; preds = %do.body2312
  %n.promoted3511 = load i32, ptr %n, align 4, !tbaa !21
  %cmp23283512 = icmp eq i32 %n.promoted3511, 0
  br i1 %cmp23283512, label %cond.end2337.lr.ph, label %while.end2340

cond.end2337.lr.ph:                               ; preds = %while.cond2322.preheader
  store i32 8, ptr %n, align 4, !tbaa !21
  br label %while.end2340

while.end2340:                                    ; preds = %cond.end2337.lr.ph, %while.cond2322.preheader
  %.lcssa = phi i32 [ %n.promoted3511, %while.cond2322.preheader ], [ 8, %cond.end2337.lr.ph ]
  %312 = load ptr, ptr %d59, align 8, !tbaa !25
  %conv2343 = zext i32 %.lcssa to i64
  %313 = load i64, ptr %icd, align 8, !tbaa !26
  %mul2346 = mul i64 %313, %conv2343
  %call2347 = call ptr @realloc(ptr noundef %312, i64 noundef %mul2346) #14
  %cmp2348 = icmp eq ptr %call2347, null
  br i1 %cmp2348, label %if.then2350, label %if.end2351

if.then2350:                                      ; preds = %while.end2340
  call void @exit(i32 noundef -1) #13
  unreachable

if.end2351:                                       ; preds = %while.end2340
  store ptr %call2347, ptr %d59, align 8, !tbaa !25
  br label %do.end2355

do.end2355:                                       ; preds = %if.end2351, %do.body2312
  %314 = load ptr, ptr %init, align 8, !tbaa !37
  %tobool2358.not = icmp eq ptr %314, null
  br i1 %tobool2358.not, label %if.else2376, label %if.then2359

if.then2359:                                      ; preds = %do.end2355
  %315 = load i32, ptr %call, align 8, !tbaa !17
  %316 = icmp eq i32 %315, 0
  br i1 %316, label %for.body2364, label %if.end2392

for.body2364:                                     ; preds = %if.then2359
  %317 = load ptr, ptr %init, align 8, !tbaa !37
  %318 = load ptr, ptr %d59, align 8, !tbaa !25
  call void %317(ptr noundef %318) #11
  br label %if.end2392

if.else2376:                                      ; preds = %do.end2355
  %319 = load ptr, ptr %d59, align 8, !tbaa !25
  %320 = load i64, ptr %icd, align 8, !tbaa !26
  %321 = load i32, ptr %call, align 8, !tbaa !17
  %conv2381 = zext i32 %321 to i64
  %mul2382 = mul i64 %320, %conv2381
  %add.ptr2383 = getelementptr inbounds nuw i8, ptr %319, i64 %mul2382
  %sub2387 = sub i32 1, %321
  %conv2388 = zext i32 %sub2387 to i64
  %mul2389 = mul i64 %320, %conv2388
  call void @llvm.memset.p0.i64(ptr align 1 %add.ptr2383, i8 0, i64 %mul2389, i1 false)
  br label %if.end2392

if.end2392:                                       ; preds = %for.body2294, %if.then2359, %for.body2364, %for.cond2290.preheader, %if.else2307, %if.else2376, %if.then2285
  store i32 1, ptr %call, align 8, !tbaa !17
  %puts3437 = call i32 @puts(ptr nonnull dereferenceable(1) @str.39)
  %322 = load i32, ptr %call, align 8, !tbaa !17
  %call2398 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %322)
  %323 = load i32, ptr %call, align 8, !tbaa !17
  %cmp2403.not = icmp eq i32 %323, 0
  br i1 %cmp2403.not, label %if.end2521, label %if.then2405

if.then2405:                                      ; preds = %if.end2392
  %324 = load ptr, ptr %dtor, align 8, !tbaa !28
  %tobool2408.not = icmp eq ptr %324, null
  br i1 %tobool2408.not, label %if.end2521, label %for.cond2411.preheader

for.cond2411.preheader:                           ; preds = %if.then2405
  %325 = load i32, ptr %call, align 8, !tbaa !17
  %cmp24133516.not = icmp eq i32 %325, 0
  br i1 %cmp24133516.not, label %if.end2521, label %for.body2415

for.body2415:                                     ; preds = %for.cond2411.preheader, %for.body2415
  %indvars.iv3543 = phi i64 [ %indvars.iv.next3544, %for.body2415 ], [ 0, %for.cond2411.preheader ]
  %326 = load ptr, ptr %dtor, align 8, !tbaa !28
  %327 = load ptr, ptr %d59, align 8, !tbaa !25
  %328 = load i64, ptr %icd, align 8, !tbaa !26
  %mul2422 = mul i64 %328, %indvars.iv3543
  %add.ptr2423 = getelementptr inbounds nuw i8, ptr %327, i64 %mul2422
  call void %326(ptr noundef %add.ptr2423) #11
  %indvars.iv.next3544 = add nuw nsw i64 %indvars.iv3543, 1
  %329 = load i32, ptr %call, align 8, !tbaa !17
  %330 = zext i32 %329 to i64
  %cmp2413 = icmp samesign ult i64 %indvars.iv.next3544, %330
  br i1 %cmp2413, label %for.body2415, label %if.end2521, !llvm.loop !59

if.end2521:                                       ; preds = %for.body2415, %for.cond2411.preheader, %if.end2392, %if.then2405
  store i32 0, ptr %call, align 8, !tbaa !17
  %puts3438 = call i32 @puts(ptr nonnull dereferenceable(1) @str.40)
  %331 = load i32, ptr %call, align 8, !tbaa !17
  %call2528 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %331)
  %332 = load i32, ptr %n, align 4, !tbaa !21
  %tobool2532.not = icmp eq i32 %332, 0
  br i1 %tobool2532.not, label %if.end2564, label %if.then2533

if.then2533:                                      ; preds = %if.end2521
  %333 = load ptr, ptr %dtor, align 8, !tbaa !28
  %tobool2536.not = icmp eq ptr %333, null
  br i1 %tobool2536.not, label %if.end2562, label %for.cond2539.preheader

for.cond2539.preheader:                           ; preds = %if.then2533
  %334 = load i32, ptr %call, align 8, !tbaa !17
  %cmp25413518.not = icmp eq i32 %334, 0
  br i1 %cmp25413518.not, label %if.end2562, label %for.body2543

for.body2543:                                     ; preds = %for.cond2539.preheader, %for.body2543
  %indvars.iv3546 = phi i64 [ %indvars.iv.next3547, %for.body2543 ], [ 0, %for.cond2539.preheader ]
  %335 = load ptr, ptr %dtor, align 8, !tbaa !28
  %336 = load ptr, ptr %d59, align 8, !tbaa !25
  %337 = load i64, ptr %icd, align 8, !tbaa !26
  %mul2554 = mul i64 %337, %indvars.iv3546
  %add.ptr2555 = getelementptr inbounds nuw i8, ptr %336, i64 %mul2554
  call void %335(ptr noundef %add.ptr2555) #11
  %indvars.iv.next3547 = add nuw nsw i64 %indvars.iv3546, 1
  %338 = load i32, ptr %call, align 8, !tbaa !17
  %339 = zext i32 %338 to i64
  %cmp2541 = icmp samesign ult i64 %indvars.iv.next3547, %339
  br i1 %cmp2541, label %for.body2543, label %if.end2562, !llvm.loop !60

if.end2562:                                       ; preds = %for.body2543, %for.cond2539.preheader, %if.then2533
  %340 = load ptr, ptr %d59, align 8, !tbaa !25
  call void @free(ptr noundef %340) #11
  br label %if.end2564

if.end2564:                                       ; preds = %if.end2562, %if.end2521
  store i32 0, ptr %n, align 4, !tbaa !21
  call void @free(ptr noundef %call) #11
  %puts3439 = call i32 @puts(ptr nonnull dereferenceable(1) @str.41)
  call void @llvm.lifetime.end.p0(ptr nonnull %it) #11
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

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #6

; Function Attrs: mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias noundef ptr @realloc(ptr allocptr noundef captures(none), i64 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #8

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr noundef readonly captures(none)) local_unnamed_addr #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #10

attributes #0 = { nounwind uwtable }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #4 = { nofree noreturn nounwind }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nofree nounwind }
attributes #7 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
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
!15 = !{!"", !6, i64 0, !6, i64 4}
!16 = !{!15, !6, i64 4}
!17 = !{!18, !6, i64 0}
!18 = !{!"", !6, i64 0, !6, i64 4, !19, i64 8, !20, i64 40}
!19 = !{!"", !11, i64 0, !13, i64 8, !13, i64 16, !13, i64 24}
!20 = !{!"p1 omnipotent char", !13, i64 0}
!21 = !{!18, !6, i64 4}
!22 = distinct !{!22, !23, !24}
!23 = !{!"llvm.loop.mustprogress"}
!24 = !{!"llvm.loop.unroll.disable"}
!25 = !{!18, !20, i64 40}
!26 = !{!18, !11, i64 8}
!27 = !{!18, !13, i64 24}
!28 = !{!18, !13, i64 32}
!29 = distinct !{!29, !23, !24}
!30 = distinct !{!30, !23, !24}
!31 = distinct !{!31, !23, !24}
!32 = distinct !{!32, !23, !24}
!33 = distinct !{!33, !23, !24}
!34 = distinct !{!34, !23, !24}
!35 = distinct !{!35, !23, !24}
!36 = distinct !{!36, !23, !24}
!37 = !{!18, !13, i64 16}
!38 = distinct !{!38, !23, !24}
!39 = distinct !{!39, !23, !24}
!40 = distinct !{!40, !23, !24}
!41 = distinct !{!41, !23, !24}
!42 = distinct !{!42, !23, !24}
!43 = distinct !{!43, !23, !24}
!44 = distinct !{!44, !23, !24}
!45 = distinct !{!45, !23, !24}
!46 = distinct !{!46, !23, !24}
!47 = distinct !{!47, !23, !24}
!48 = distinct !{!48, !23, !24}
!49 = distinct !{!49, !23, !24}
!50 = distinct !{!50, !23, !24}
!51 = distinct !{!51, !23, !24}
!52 = distinct !{!52, !23, !24}
!53 = distinct !{!53, !23, !24}
!54 = distinct !{!54, !23, !24}
!55 = distinct !{!55, !23, !24}
!56 = distinct !{!56, !23, !24}
!57 = distinct !{!57, !23, !24}
!58 = distinct !{!58, !23, !24}
!59 = distinct !{!59, !23, !24}
!60 = distinct !{!60, !23, !24}
