; From rust-trees.rs, beside this file.
; Compiled by rustc 1.95.0 with -O -C panic=abort -C codegen-units=1 --crate-type=staticlib; the functions of
; the allocator, which rustc adds when it links, are defined here on malloc and free.
source_filename = "trees.aca75ff14f808af2-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_3558fb69a71a9dd260904daacdcde7f8 = private unnamed_addr constant [30 x i8] c"the first: size %ld, sum %ld\0A\00", align 1
@alloc_9b14cd497720f3cf3f2501827a5f3416 = private unnamed_addr constant [34 x i8] c"%d: size %ld, depth %ld, sum %ld\0A\00", align 1

; trees::sum
; Function Attrs: nofree noinline nosync nounwind nonlazybind memory(read, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noundef i64 @_ZN5trees3sum17hc46c3e62d8d94c85E(ptr noalias noundef readonly align 8 captures(address_is_null) dereferenceable_or_null(32) %tree) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %.not.i1 = icmp eq ptr %tree, null
  br i1 %.not.i1, label %"_ZN4core6option15Option$LT$T$GT$6map_or17hb5849191f778b1d0E.exit", label %bb3.i

bb3.i:                                            ; preds = %start, %bb3.i
  %tree.tr3 = phi ptr [ %_8.i, %bb3.i ], [ %tree, %start ]
  %accumulator.tr2 = phi i64 [ %_0.i, %bb3.i ], [ 0, %start ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3)
  %_5.i = load ptr, ptr %tree.tr3, align 8, !alias.scope !3, !align !6, !noundef !7
; call trees::sum
  %_4.i = tail call fastcc noundef i64 @_ZN5trees3sum17hc46c3e62d8d94c85E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable_or_null(32) %_5.i) #9, !noalias !3
  %0 = getelementptr inbounds nuw i8, ptr %tree.tr3, i64 16
  %_6.i = load i64, ptr %0, align 8, !alias.scope !3, !noundef !7
  %1 = getelementptr inbounds nuw i8, ptr %tree.tr3, i64 8
  %_8.i = load ptr, ptr %1, align 8, !alias.scope !3, !align !6, !noundef !7
  %_3.i = add i64 %_4.i, %accumulator.tr2
  %_0.i = add i64 %_3.i, %_6.i
  %.not.i = icmp eq ptr %_8.i, null
  br i1 %.not.i, label %"_ZN4core6option15Option$LT$T$GT$6map_or17hb5849191f778b1d0E.exit", label %bb3.i

"_ZN4core6option15Option$LT$T$GT$6map_or17hb5849191f778b1d0E.exit": ; preds = %bb3.i, %start
  %accumulator.tr.lcssa = phi i64 [ 0, %start ], [ %_0.i, %bb3.i ]
  ret i64 %accumulator.tr.lcssa
}

; trees::node
; Function Attrs: noinline nounwind nonlazybind uwtable
define internal fastcc noalias noundef nonnull align 8 ptr @_ZN5trees4node17h377d968b989876cfE(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable_or_null(32) %left, i64 noundef %key, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable_or_null(32) %right) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %.not.i.i = icmp eq ptr %left, null
  br i1 %.not.i.i, label %_ZN5trees4size17h3a5fb3eec20fd11bE.exit, label %bb3.i.i

bb3.i.i:                                          ; preds = %start
  %0 = getelementptr i8, ptr %left, i64 24
  %.val.i.i = load i64, ptr %0, align 8, !alias.scope !8, !noundef !7
  %1 = add i64 %.val.i.i, 1
  br label %_ZN5trees4size17h3a5fb3eec20fd11bE.exit

_ZN5trees4size17h3a5fb3eec20fd11bE.exit:          ; preds = %start, %bb3.i.i
  %_0.sroa.0.0.i.i = phi i64 [ %1, %bb3.i.i ], [ 1, %start ]
  %.not.i.i1 = icmp eq ptr %right, null
  br i1 %.not.i.i1, label %_ZN5trees4size17h3a5fb3eec20fd11bE.exit5, label %bb3.i.i2

bb3.i.i2:                                         ; preds = %_ZN5trees4size17h3a5fb3eec20fd11bE.exit
  %2 = getelementptr i8, ptr %right, i64 24
  %.val.i.i3 = load i64, ptr %2, align 8, !alias.scope !13, !noundef !7
  br label %_ZN5trees4size17h3a5fb3eec20fd11bE.exit5

_ZN5trees4size17h3a5fb3eec20fd11bE.exit5:         ; preds = %_ZN5trees4size17h3a5fb3eec20fd11bE.exit, %bb3.i.i2
  %_0.sroa.0.0.i.i4 = phi i64 [ %.val.i.i3, %bb3.i.i2 ], [ 0, %_ZN5trees4size17h3a5fb3eec20fd11bE.exit ]
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #10, !noalias !18
; call __rustc::__rust_alloc
  %3 = tail call noundef align 8 dereferenceable_or_null(32) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef 32, i64 noundef 8) #10, !noalias !18
  %4 = icmp eq ptr %3, null
  br i1 %4, label %bb2.i, label %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit, !prof !21

bb2.i:                                            ; preds = %_ZN5trees4size17h3a5fb3eec20fd11bE.exit5
; call alloc::alloc::handle_alloc_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 8, i64 noundef 32) #11, !noalias !18
  unreachable

_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit: ; preds = %_ZN5trees4size17h3a5fb3eec20fd11bE.exit5
  %_6 = add i64 %_0.sroa.0.0.i.i, %_0.sroa.0.0.i.i4
  store ptr %left, ptr %3, align 8
  %_5.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %3, i64 8
  store ptr %right, ptr %_5.sroa.4.0..sroa_idx, align 8
  %_5.sroa.5.0..sroa_idx = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i64 %key, ptr %_5.sroa.5.0..sroa_idx, align 8
  %_5.sroa.6.0..sroa_idx = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i64 %_6, ptr %_5.sroa.6.0..sroa_idx, align 8
  ret ptr %3
}

; trees::depth::{{closure}}
; Function Attrs: inlinehint nofree nosync nounwind nonlazybind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noundef i64 @"_ZN5trees5depth28_$u7b$$u7b$closure$u7d$$u7d$17h2feac86955793f88E"(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(32) %node) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %_5 = load ptr, ptr %node, align 8, !align !6, !noundef !7
  %.not.i.i = icmp eq ptr %_5, null
  br i1 %.not.i.i, label %_ZN5trees5depth17h77f6a806da7f640eE.exit, label %bb3.i.i

bb3.i.i:                                          ; preds = %start
; call trees::depth::{{closure}}
  %0 = tail call fastcc noundef i64 @"_ZN5trees5depth28_$u7b$$u7b$closure$u7d$$u7d$17h2feac86955793f88E"(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) dereferenceable_or_null(32) %_5) #12
  br label %_ZN5trees5depth17h77f6a806da7f640eE.exit

_ZN5trees5depth17h77f6a806da7f640eE.exit:         ; preds = %start, %bb3.i.i
  %_0.sroa.0.0.i.i = phi i64 [ %0, %bb3.i.i ], [ 0, %start ]
  %1 = getelementptr inbounds nuw i8, ptr %node, i64 8
  %_7 = load ptr, ptr %1, align 8, !align !6, !noundef !7
  %.not.i.i1 = icmp eq ptr %_7, null
  br i1 %.not.i.i1, label %_ZN5trees5depth17h77f6a806da7f640eE.exit4, label %bb3.i.i2

bb3.i.i2:                                         ; preds = %_ZN5trees5depth17h77f6a806da7f640eE.exit
; call trees::depth::{{closure}}
  %2 = tail call fastcc noundef i64 @"_ZN5trees5depth28_$u7b$$u7b$closure$u7d$$u7d$17h2feac86955793f88E"(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) dereferenceable_or_null(32) %_7) #12
  br label %_ZN5trees5depth17h77f6a806da7f640eE.exit4

_ZN5trees5depth17h77f6a806da7f640eE.exit4:        ; preds = %_ZN5trees5depth17h77f6a806da7f640eE.exit, %bb3.i.i2
  %_0.sroa.0.0.i.i3 = phi i64 [ %2, %bb3.i.i2 ], [ 0, %_ZN5trees5depth17h77f6a806da7f640eE.exit ]
  %..i = tail call noundef i64 @llvm.smax.i64(i64 %_0.sroa.0.0.i.i3, i64 %_0.sroa.0.0.i.i)
  %_0 = add i64 %..i, 1
  ret i64 %_0
}

; trees::insert
; Function Attrs: noinline nounwind nonlazybind uwtable
define internal fastcc noalias noundef nonnull align 8 ptr @_ZN5trees6insert17ha6b1aeb3af43c921E(ptr noalias noundef readonly align 8 captures(address_is_null) dereferenceable_or_null(32) %0, i64 noundef range(i64 0, 1009) %key) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %.not = icmp eq ptr %0, null
  br i1 %.not, label %bb3, label %bb2

bb2:                                              ; preds = %start
  %1 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %_6 = load i64, ptr %1, align 8, !noundef !7
  %_5 = icmp slt i64 %key, %_6
  br i1 %_5, label %bb4, label %bb5

bb3:                                              ; preds = %start
; call trees::node
  %2 = tail call fastcc noundef nonnull align 8 ptr @_ZN5trees4node17h377d968b989876cfE(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable_or_null(32) null, i64 noundef %key, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable_or_null(32) null) #9
  br label %bb22

bb22:                                             ; preds = %bb11, %bb8, %bb19, %bb16, %bb3
  %_0.sroa.0.0 = phi ptr [ %20, %bb8 ], [ %17, %bb11 ], [ %16, %bb16 ], [ %13, %bb19 ], [ %2, %bb3 ]
  ret ptr %_0.sroa.0.0

bb5:                                              ; preds = %bb2
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %_22 = load ptr, ptr %3, align 8, !align !6, !noundef !7
; call trees::insert
  %right = tail call fastcc noundef nonnull align 8 ptr @_ZN5trees6insert17ha6b1aeb3af43c921E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable_or_null(32) %_22, i64 noundef %key) #9
  %4 = getelementptr inbounds nuw i8, ptr %right, i64 24
  %_24 = load i64, ptr %4, align 8, !noundef !7
  %_28 = load ptr, ptr %0, align 8, !align !6, !noundef !7
  %.not.i.i = icmp eq ptr %_28, null
  br i1 %.not.i.i, label %_ZN5trees4size17h3a5fb3eec20fd11bE.exit, label %bb3.i.i

bb3.i.i:                                          ; preds = %bb5
  %5 = getelementptr i8, ptr %_28, i64 24
  %.val.i.i = load i64, ptr %5, align 8, !alias.scope !22, !noundef !7
  %6 = shl i64 %.val.i.i, 1
  %7 = or disjoint i64 %6, 1
  br label %_ZN5trees4size17h3a5fb3eec20fd11bE.exit

_ZN5trees4size17h3a5fb3eec20fd11bE.exit:          ; preds = %bb5, %bb3.i.i
  %_0.sroa.0.0.i.i = phi i64 [ %7, %bb3.i.i ], [ 1, %bb5 ]
  %_23 = icmp sgt i64 %_24, %_0.sroa.0.0.i.i
  br i1 %_23, label %bb16, label %bb19

bb4:                                              ; preds = %bb2
  %_8 = load ptr, ptr %0, align 8, !align !6, !noundef !7
; call trees::insert
  %left = tail call fastcc noundef nonnull align 8 ptr @_ZN5trees6insert17ha6b1aeb3af43c921E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable_or_null(32) %_8, i64 noundef %key) #9
  %8 = getelementptr inbounds nuw i8, ptr %left, i64 24
  %_10 = load i64, ptr %8, align 8, !noundef !7
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %_14 = load ptr, ptr %9, align 8, !align !6, !noundef !7
  %.not.i.i1 = icmp eq ptr %_14, null
  br i1 %.not.i.i1, label %_ZN5trees4size17h3a5fb3eec20fd11bE.exit5, label %bb3.i.i2

bb3.i.i2:                                         ; preds = %bb4
  %10 = getelementptr i8, ptr %_14, i64 24
  %.val.i.i3 = load i64, ptr %10, align 8, !alias.scope !27, !noundef !7
  %11 = shl i64 %.val.i.i3, 1
  %12 = or disjoint i64 %11, 1
  br label %_ZN5trees4size17h3a5fb3eec20fd11bE.exit5

_ZN5trees4size17h3a5fb3eec20fd11bE.exit5:         ; preds = %bb4, %bb3.i.i2
  %_0.sroa.0.0.i.i4 = phi i64 [ %12, %bb3.i.i2 ], [ 1, %bb4 ]
  %_9 = icmp sgt i64 %_10, %_0.sroa.0.0.i.i4
  br i1 %_9, label %bb8, label %bb11

bb19:                                             ; preds = %_ZN5trees4size17h3a5fb3eec20fd11bE.exit
; call trees::node
  %13 = tail call fastcc noundef nonnull align 8 ptr @_ZN5trees4node17h377d968b989876cfE(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable_or_null(32) %_28, i64 noundef %_6, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable_or_null(32) %right) #9
  br label %bb22

bb16:                                             ; preds = %_ZN5trees4size17h3a5fb3eec20fd11bE.exit
  %_31 = load ptr, ptr %right, align 8, !align !6, !noundef !7
; call trees::node
  %_30 = tail call fastcc noundef nonnull align 8 ptr @_ZN5trees4node17h377d968b989876cfE(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable_or_null(32) %_28, i64 noundef %_6, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable_or_null(32) %_31) #9
  %14 = getelementptr inbounds nuw i8, ptr %right, i64 16
  %_32 = load i64, ptr %14, align 8, !noundef !7
  %15 = getelementptr inbounds nuw i8, ptr %right, i64 8
  %_33 = load ptr, ptr %15, align 8, !align !6, !noundef !7
; call trees::node
  %16 = tail call fastcc noundef nonnull align 8 ptr @_ZN5trees4node17h377d968b989876cfE(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable_or_null(32) %_30, i64 noundef %_32, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable_or_null(32) %_33) #9
  br label %bb22

bb11:                                             ; preds = %_ZN5trees4size17h3a5fb3eec20fd11bE.exit5
; call trees::node
  %17 = tail call fastcc noundef nonnull align 8 ptr @_ZN5trees4node17h377d968b989876cfE(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable_or_null(32) %left, i64 noundef %_6, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable_or_null(32) %_14) #9
  br label %bb22

bb8:                                              ; preds = %_ZN5trees4size17h3a5fb3eec20fd11bE.exit5
  %_15 = load ptr, ptr %left, align 8, !align !6, !noundef !7
  %18 = getelementptr inbounds nuw i8, ptr %left, i64 16
  %_16 = load i64, ptr %18, align 8, !noundef !7
  %19 = getelementptr inbounds nuw i8, ptr %left, i64 8
  %_19 = load ptr, ptr %19, align 8, !align !6, !noundef !7
; call trees::node
  %_18 = tail call fastcc noundef nonnull align 8 ptr @_ZN5trees4node17h377d968b989876cfE(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable_or_null(32) %_19, i64 noundef %_6, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable_or_null(32) %_14) #9
; call trees::node
  %20 = tail call fastcc noundef nonnull align 8 ptr @_ZN5trees4node17h377d968b989876cfE(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable_or_null(32) %_15, i64 noundef %_16, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable_or_null(32) %_18) #9
  br label %bb22
}

; Function Attrs: nounwind nonlazybind uwtable
define noundef i32 @main() unnamed_addr #3 personality ptr @rust_eh_personality {
start:
  br label %bb2.i

bb2.i:                                            ; preds = %start, %bb14
  %key.sroa.0.023 = phi i64 [ 17, %start ], [ %1, %bb14 ]
  %first.sroa.0.022 = phi ptr [ null, %start ], [ %spec.select, %bb14 ]
  %tree.sroa.0.021 = phi ptr [ null, %start ], [ %_11, %bb14 ]
  %iter.sroa.0.020 = phi i32 [ 1, %start ], [ %spec.select19, %bb14 ]
  %_0.i3.i = icmp eq i32 %iter.sroa.0.020, 60
  %0 = add nsw i32 %iter.sroa.0.020, 1
  %spec.select19 = select i1 %_0.i3.i, i32 60, i32 %0
  %_9 = mul nuw nsw i64 %key.sroa.0.023, 73
  %_8 = add nuw nsw i64 %_9, 41
  %1 = urem i64 %_8, 1009
; call trees::insert
  %_11 = tail call fastcc noundef nonnull align 8 ptr @_ZN5trees6insert17ha6b1aeb3af43c921E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable_or_null(32) %tree.sroa.0.021, i64 noundef %1) #9
  %2 = icmp eq i32 %iter.sroa.0.020, 20
  %spec.select = select i1 %2, ptr %_11, ptr %first.sroa.0.022
  %_14 = srem i32 %iter.sroa.0.020, 20
  %3 = icmp eq i32 %_14, 0
  br i1 %3, label %bb8, label %bb14

bb4:                                              ; preds = %bb14
  %.not.i.i = icmp eq ptr %spec.select, null
  br i1 %.not.i.i, label %_ZN5trees4size17h3a5fb3eec20fd11bE.exit, label %bb3.i.i

bb3.i.i:                                          ; preds = %bb4
  %4 = getelementptr i8, ptr %spec.select, i64 24
  %.val.i.i = load i64, ptr %4, align 8, !alias.scope !32, !noundef !7
  br label %_ZN5trees4size17h3a5fb3eec20fd11bE.exit

_ZN5trees4size17h3a5fb3eec20fd11bE.exit:          ; preds = %bb4, %bb3.i.i
  %_0.sroa.0.0.i.i = phi i64 [ %.val.i.i, %bb3.i.i ], [ 0, %bb4 ]
; call trees::sum
  %_29 = tail call fastcc noundef i64 @_ZN5trees3sum17hc46c3e62d8d94c85E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable_or_null(32) %spec.select) #9
  %_24 = tail call noundef i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @alloc_3558fb69a71a9dd260904daacdcde7f8, i64 noundef %_0.sroa.0.0.i.i, i64 noundef %_29) #10
  ret i32 0

bb8:                                              ; preds = %bb2.i
  %5 = getelementptr i8, ptr %_11, i64 24
  %.val.i.i6 = load i64, ptr %5, align 8, !alias.scope !37, !noundef !7
; call trees::depth::{{closure}}
  %6 = tail call fastcc noundef i64 @"_ZN5trees5depth28_$u7b$$u7b$closure$u7d$$u7d$17h2feac86955793f88E"(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(32) dereferenceable_or_null(32) %_11) #12
; call trees::sum
  %_22 = tail call fastcc noundef i64 @_ZN5trees3sum17hc46c3e62d8d94c85E(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable_or_null(32) %_11) #9
  %_15 = tail call noundef i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @alloc_9b14cd497720f3cf3f2501827a5f3416, i32 noundef %iter.sroa.0.020, i64 noundef %.val.i.i6, i64 noundef %6, i64 noundef %_22) #10
  br label %bb14

bb14:                                             ; preds = %bb2.i, %bb8
  %_0.i.not.i = icmp sgt i32 %spec.select19, 60
  %or.cond = select i1 %_0.i3.i, i1 true, i1 %_0.i.not.i
  br i1 %or.cond, label %bb4, label %bb2.i
}

; __rustc::__rust_no_alloc_shim_is_unstable_v2
; Function Attrs: nounwind nonlazybind uwtable
define internal void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() unnamed_addr {
start:
  ret void
}

; __rustc::__rust_alloc
; Function Attrs: nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable
define internal noalias noundef ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef %size, i64 noundef %align) unnamed_addr {
start:
  %object = call ptr @malloc(i64 %size)
  ret ptr %object
}

; alloc::alloc::handle_alloc_error
; Function Attrs: cold minsize noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef range(i64 1, -9223372036854775807), i64 noundef) unnamed_addr #5

; Function Attrs: nounwind nonlazybind uwtable
declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef, i64 noundef, ptr noundef, ptr noundef) unnamed_addr #3

; Function Attrs: nofree nounwind nonlazybind uwtable
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) unnamed_addr #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #8

declare noalias ptr @malloc(i64)

attributes #0 = { nofree noinline nosync nounwind nonlazybind memory(read, target_mem0: none, target_mem1: none) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { noinline nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { inlinehint nofree nosync nounwind nonlazybind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable "alloc-family"="__rust_alloc" "alloc-variant-zeroed"="_RNvCsfLfy6EI15iL_7___rustc19___rust_alloc_zeroed" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { cold minsize noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { nofree nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { noinline nounwind }
attributes #10 = { nounwind }
attributes #11 = { noreturn nounwind }
attributes #12 = { inlinehint nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_ZN5trees3sum28_$u7b$$u7b$closure$u7d$$u7d$17h6ed14243c36f29adE: %node"}
!5 = distinct !{!5, !"_ZN5trees3sum28_$u7b$$u7b$closure$u7d$$u7d$17h6ed14243c36f29adE"}
!6 = !{i64 8}
!7 = !{}
!8 = !{!9, !11}
!9 = distinct !{!9, !10, !"_ZN4core6option15Option$LT$T$GT$6map_or17h35a4244c94808242E: argument 0"}
!10 = distinct !{!10, !"_ZN4core6option15Option$LT$T$GT$6map_or17h35a4244c94808242E"}
!11 = distinct !{!11, !12, !"_ZN5trees4size17h3a5fb3eec20fd11bE: %tree"}
!12 = distinct !{!12, !"_ZN5trees4size17h3a5fb3eec20fd11bE"}
!13 = !{!14, !16}
!14 = distinct !{!14, !15, !"_ZN4core6option15Option$LT$T$GT$6map_or17h35a4244c94808242E: argument 0"}
!15 = distinct !{!15, !"_ZN4core6option15Option$LT$T$GT$6map_or17h35a4244c94808242E"}
!16 = distinct !{!16, !17, !"_ZN5trees4size17h3a5fb3eec20fd11bE: %tree"}
!17 = distinct !{!17, !"_ZN5trees4size17h3a5fb3eec20fd11bE"}
!18 = !{!19}
!19 = distinct !{!19, !20, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17h7b598a6f89dd8f46E: %x"}
!20 = distinct !{!20, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17h7b598a6f89dd8f46E"}
!21 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!22 = !{!23, !25}
!23 = distinct !{!23, !24, !"_ZN4core6option15Option$LT$T$GT$6map_or17h35a4244c94808242E: argument 0"}
!24 = distinct !{!24, !"_ZN4core6option15Option$LT$T$GT$6map_or17h35a4244c94808242E"}
!25 = distinct !{!25, !26, !"_ZN5trees4size17h3a5fb3eec20fd11bE: %tree"}
!26 = distinct !{!26, !"_ZN5trees4size17h3a5fb3eec20fd11bE"}
!27 = !{!28, !30}
!28 = distinct !{!28, !29, !"_ZN4core6option15Option$LT$T$GT$6map_or17h35a4244c94808242E: argument 0"}
!29 = distinct !{!29, !"_ZN4core6option15Option$LT$T$GT$6map_or17h35a4244c94808242E"}
!30 = distinct !{!30, !31, !"_ZN5trees4size17h3a5fb3eec20fd11bE: %tree"}
!31 = distinct !{!31, !"_ZN5trees4size17h3a5fb3eec20fd11bE"}
!32 = !{!33, !35}
!33 = distinct !{!33, !34, !"_ZN4core6option15Option$LT$T$GT$6map_or17h35a4244c94808242E: argument 0"}
!34 = distinct !{!34, !"_ZN4core6option15Option$LT$T$GT$6map_or17h35a4244c94808242E"}
!35 = distinct !{!35, !36, !"_ZN5trees4size17h3a5fb3eec20fd11bE: %tree"}
!36 = distinct !{!36, !"_ZN5trees4size17h3a5fb3eec20fd11bE"}
!37 = !{!38, !40}
!38 = distinct !{!38, !39, !"_ZN4core6option15Option$LT$T$GT$6map_or17h35a4244c94808242E: argument 0"}
!39 = distinct !{!39, !"_ZN4core6option15Option$LT$T$GT$6map_or17h35a4244c94808242E"}
!40 = distinct !{!40, !41, !"_ZN5trees4size17h3a5fb3eec20fd11bE: %tree"}
!41 = distinct !{!41, !"_ZN5trees4size17h3a5fb3eec20fd11bE"}
