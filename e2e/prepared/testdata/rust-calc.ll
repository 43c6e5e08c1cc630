; From rust-calc.rs, beside this file.
; Compiled by rustc 1.95.0 with -O -C panic=abort -C codegen-units=1 --crate-type=staticlib; the functions of
; the allocator, which rustc adds when it links, are defined here on malloc and free.
source_filename = "calc.9812512b6409b93e-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_bafe15ff327613687cb548b228ad10c3 = private unnamed_addr constant [11 x i8] c"3*x*x+2*x+1", align 1
@alloc_a20f20ce1b3322a78de8943fa27071a6 = private unnamed_addr constant [17 x i8] c"(x+1)*(x+2)*(x+3)", align 1
@alloc_fe1a2cb1af6a46f5e419a2a1fbdb6877 = private unnamed_addr constant [19 x i8] c"x*(x*(x*(x+5)+7)+9)", align 1
@alloc_6ac963e65e56d40c8b529a8743f7c8e3 = private unnamed_addr constant [15 x i8] c"%ld: %ld, %ld\0A\00", align 1

; calc::sum
; Function Attrs: noinline nounwind nonlazybind uwtable
define internal fastcc noundef nonnull align 8 ptr @_ZN4calc3sum17h6e6bc1b6c4f1a6e0E(ptr noalias noundef nonnull align 8 captures(none) dereferenceable(24) %text) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
; call calc::product
  %0 = tail call fastcc noundef nonnull align 8 ptr @_ZN4calc7product17h1321010fc7c62f10E(ptr noalias noundef align 8 dereferenceable(24) %text) #8
  %1 = getelementptr inbounds nuw i8, ptr %text, i64 16
  %2 = getelementptr inbounds nuw i8, ptr %text, i64 8
  %_73 = load i64, ptr %1, align 8, !noundef !3
  %_9.14 = load i64, ptr %2, align 8, !noundef !3
  %_65 = icmp ult i64 %_73, %_9.14
  br i1 %_65, label %bb6, label %bb5

bb6:                                              ; preds = %start, %_ZN4calc4node17h221a1570af16c120E.exit
  %_77 = phi i64 [ %_7, %_ZN4calc4node17h221a1570af16c120E.exit ], [ %_73, %start ]
  %left.sroa.0.06 = phi ptr [ %5, %_ZN4calc4node17h221a1570af16c120E.exit ], [ %0, %start ]
  %_9.0 = load ptr, ptr %text, align 8, !nonnull !3, !align !4, !noundef !3
  %3 = getelementptr inbounds nuw i8, ptr %_9.0, i64 %_77
  %_3 = load i8, ptr %3, align 1, !noundef !3
  %_2 = icmp eq i8 %_3, 43
  br i1 %_2, label %bb2, label %bb5

bb5:                                              ; preds = %bb6, %_ZN4calc4node17h221a1570af16c120E.exit, %start
  %left.sroa.0.0.lcssa = phi ptr [ %0, %start ], [ %5, %_ZN4calc4node17h221a1570af16c120E.exit ], [ %left.sroa.0.06, %bb6 ]
  ret ptr %left.sroa.0.0.lcssa

bb2:                                              ; preds = %bb6
  %4 = add nuw i64 %_77, 1
  store i64 %4, ptr %1, align 8
; call calc::product
  %_5 = tail call fastcc noundef nonnull align 8 ptr @_ZN4calc7product17h1321010fc7c62f10E(ptr noalias noundef align 8 dereferenceable(24) %text) #8
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #9, !noalias !5
; call __rustc::__rust_alloc
  %5 = tail call noundef align 8 dereferenceable_or_null(32) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef 32, i64 noundef 8) #9, !noalias !5
  %6 = icmp eq ptr %5, null
  br i1 %6, label %bb2.i.i, label %_ZN4calc4node17h221a1570af16c120E.exit, !prof !11

bb2.i.i:                                          ; preds = %bb2
; call alloc::alloc::handle_alloc_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 8, i64 noundef 32) #10, !noalias !5
  unreachable

_ZN4calc4node17h221a1570af16c120E.exit:           ; preds = %bb2
  store i64 0, ptr %5, align 8, !noalias !12
  %_5.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr %left.sroa.0.06, ptr %_5.sroa.4.0..sroa_idx.i, align 8, !noalias !12
  %_5.sroa.5.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %5, i64 16
  store ptr %_5, ptr %_5.sroa.5.0..sroa_idx.i, align 8, !noalias !13
  %_5.sroa.6.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i8 43, ptr %_5.sroa.6.0..sroa_idx.i, align 8
  %_7 = load i64, ptr %1, align 8, !noundef !3
  %_9.1 = load i64, ptr %2, align 8, !noundef !3
  %_6 = icmp ult i64 %_7, %_9.1
  br i1 %_6, label %bb6, label %bb5
}

; calc::copy
; Function Attrs: noinline nounwind nonlazybind uwtable
define internal fastcc noalias noundef nonnull align 8 ptr @_ZN4calc4copy17hb89ea42e0456532cE(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(32) %e) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = getelementptr inbounds nuw i8, ptr %e, i64 8
  %1 = load ptr, ptr %0, align 8, !align !14, !noundef !3
  %2 = getelementptr inbounds nuw i8, ptr %e, i64 16
  %3 = load ptr, ptr %2, align 8, !align !14, !noundef !3
  %.not = icmp eq ptr %1, null
  %.not1 = icmp eq ptr %3, null
  %or.cond = or i1 %.not, %.not1
  %4 = getelementptr inbounds nuw i8, ptr %e, i64 24
  %_11 = load i8, ptr %4, align 8, !noundef !3
  br i1 %or.cond, label %bb1, label %bb3

bb1:                                              ; preds = %start
  %_12 = load i64, ptr %e, align 8, !noundef !3
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #9, !noalias !15
; call __rustc::__rust_alloc
  %5 = tail call noundef align 8 dereferenceable_or_null(32) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef 32, i64 noundef 8) #9, !noalias !15
  %6 = icmp eq ptr %5, null
  br i1 %6, label %bb2.i.i, label %_ZN4calc4leaf17hdb3f1efab39d36b0E.exit, !prof !11

bb2.i.i:                                          ; preds = %bb1
; call alloc::alloc::handle_alloc_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 8, i64 noundef 32) #10, !noalias !15
  unreachable

_ZN4calc4leaf17hdb3f1efab39d36b0E.exit:           ; preds = %bb1
  store i64 %_12, ptr %5, align 8
  %_4.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %5, i64 8
  %_4.sroa.6.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %5, i64 24
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %_4.sroa.4.0..sroa_idx.i, i8 0, i64 16, i1 false)
  store i8 %_11, ptr %_4.sroa.6.0..sroa_idx.i, align 8
  br label %bb8

bb3:                                              ; preds = %start
; call calc::copy
  %_9 = tail call fastcc noundef nonnull align 8 ptr @_ZN4calc4copy17hb89ea42e0456532cE(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %1) #8
; call calc::copy
  %_10 = tail call fastcc noundef nonnull align 8 ptr @_ZN4calc4copy17hb89ea42e0456532cE(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %3) #8
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #9, !noalias !18
; call __rustc::__rust_alloc
  %7 = tail call noundef align 8 dereferenceable_or_null(32) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef 32, i64 noundef 8) #9, !noalias !18
  %8 = icmp eq ptr %7, null
  br i1 %8, label %bb2.i.i2, label %_ZN4calc4node17h221a1570af16c120E.exit, !prof !11

bb2.i.i2:                                         ; preds = %bb3
; call alloc::alloc::handle_alloc_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 8, i64 noundef 32) #10, !noalias !18
  unreachable

_ZN4calc4node17h221a1570af16c120E.exit:           ; preds = %bb3
  store i64 0, ptr %7, align 8, !noalias !24
  %_5.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %_9, ptr %_5.sroa.4.0..sroa_idx.i, align 8, !noalias !24
  %_5.sroa.5.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr %_10, ptr %_5.sroa.5.0..sroa_idx.i, align 8, !noalias !25
  %_5.sroa.6.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i8 %_11, ptr %_5.sroa.6.0..sroa_idx.i, align 8
  br label %bb8

bb8:                                              ; preds = %_ZN4calc4leaf17hdb3f1efab39d36b0E.exit, %_ZN4calc4node17h221a1570af16c120E.exit
  %_0.sroa.0.0 = phi ptr [ %7, %_ZN4calc4node17h221a1570af16c120E.exit ], [ %5, %_ZN4calc4leaf17hdb3f1efab39d36b0E.exit ]
  ret ptr %_0.sroa.0.0
}

; calc::value
; Function Attrs: nofree noinline nosync nounwind nonlazybind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noundef i64 @_ZN4calc5value17hfccab07148e835d7E(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(32) %e, i64 noundef range(i64 -9223372036854775808, 4) %x) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds nuw i8, ptr %e, i64 8
  %1 = load ptr, ptr %0, align 8, !align !14, !noundef !3
  %2 = getelementptr inbounds nuw i8, ptr %e, i64 16
  %3 = load ptr, ptr %2, align 8, !align !14, !noundef !3
  %.not10 = icmp eq ptr %1, null
  %.not311 = icmp eq ptr %3, null
  %or.cond12 = or i1 %.not10, %.not311
  br i1 %or.cond12, label %bb2, label %bb3

bb2:                                              ; preds = %bb4, %start
  %accumulator.tr.lcssa = phi i64 [ 1, %start ], [ %11, %bb4 ]
  %e.tr.lcssa = phi ptr [ %e, %start ], [ %7, %bb4 ]
  %4 = getelementptr inbounds nuw i8, ptr %e.tr.lcssa, i64 24
  %_18 = load i8, ptr %4, align 8, !noundef !3
  %5 = icmp eq i8 %_18, 120
  %6 = load i64, ptr %e.tr.lcssa, align 8
  %spec.select = select i1 %5, i64 %x, i64 %6
  %accumulator.ret.tr4 = mul i64 %spec.select, %accumulator.tr.lcssa
  br label %common.ret42

bb3:                                              ; preds = %start, %bb4
  %7 = phi ptr [ %15, %bb4 ], [ %3, %start ]
  %8 = phi ptr [ %13, %bb4 ], [ %1, %start ]
  %e.tr14 = phi ptr [ %7, %bb4 ], [ %e, %start ]
  %accumulator.tr13 = phi i64 [ %11, %bb4 ], [ 1, %start ]
  %9 = getelementptr inbounds nuw i8, ptr %e.tr14, i64 24
  %_11 = load i8, ptr %9, align 8, !noundef !3
  %10 = icmp eq i8 %_11, 42
; call calc::value
  %_12 = tail call fastcc noundef i64 @_ZN4calc5value17hfccab07148e835d7E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %8, i64 noundef %x) #8
  br i1 %10, label %bb4, label %bb5

bb4:                                              ; preds = %bb3
  %11 = mul i64 %_12, %accumulator.tr13
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %13 = load ptr, ptr %12, align 8, !align !14, !noundef !3
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %15 = load ptr, ptr %14, align 8, !align !14, !noundef !3
  %.not = icmp eq ptr %13, null
  %.not3 = icmp eq ptr %15, null
  %or.cond = or i1 %.not, %.not3
  br i1 %or.cond, label %bb2, label %bb3

common.ret42:                                     ; preds = %bb5, %bb2
  %common.ret42.op = phi i64 [ %accumulator.ret.tr4, %bb2 ], [ %accumulator.ret.tr, %bb5 ]
  ret i64 %common.ret42.op

bb5:                                              ; preds = %bb3
; call calc::value
  %_17 = tail call fastcc noundef i64 @_ZN4calc5value17hfccab07148e835d7E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %7, i64 noundef %x) #8
  %16 = add i64 %_17, %_12
  %accumulator.ret.tr = mul i64 %16, %accumulator.tr13
  br label %common.ret42
}

; calc::derive
; Function Attrs: noinline nounwind nonlazybind uwtable
define internal fastcc noalias noundef nonnull align 8 ptr @_ZN4calc6derive17he1b6eb53c7565982E(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(32) %e) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = getelementptr inbounds nuw i8, ptr %e, i64 8
  %1 = load ptr, ptr %0, align 8, !align !14, !noundef !3
  %2 = getelementptr inbounds nuw i8, ptr %e, i64 16
  %3 = load ptr, ptr %2, align 8, !align !14, !noundef !3
  %.not = icmp eq ptr %1, null
  %.not3 = icmp eq ptr %3, null
  %or.cond = or i1 %.not, %.not3
  %4 = getelementptr inbounds nuw i8, ptr %e, i64 24
  %_23 = load i8, ptr %4, align 8, !noundef !3
  br i1 %or.cond, label %bb1, label %bb3

bb1:                                              ; preds = %start
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #9, !noalias !26
; call __rustc::__rust_alloc
  %5 = tail call noundef align 8 dereferenceable_or_null(32) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef 32, i64 noundef 8) #9, !noalias !26
  %6 = icmp eq ptr %5, null
  br i1 %6, label %bb2.i.i, label %_ZN4calc4leaf17hdb3f1efab39d36b0E.exit, !prof !11

bb2.i.i:                                          ; preds = %bb1
; call alloc::alloc::handle_alloc_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 8, i64 noundef 32) #10, !noalias !26
  unreachable

_ZN4calc4leaf17hdb3f1efab39d36b0E.exit:           ; preds = %bb1
  %_22 = icmp eq i8 %_23, 120
  %_21 = zext i1 %_22 to i64
  store i64 %_21, ptr %5, align 8
  %_4.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %5, i64 8
  %_4.sroa.6.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %5, i64 24
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %_4.sroa.4.0..sroa_idx.i, i8 0, i64 16, i1 false)
  store i8 110, ptr %_4.sroa.6.0..sroa_idx.i, align 8
  br label %bb17

bb3:                                              ; preds = %start
  %7 = icmp eq i8 %_23, 42
; call calc::derive
  %_12 = tail call fastcc noundef nonnull align 8 ptr @_ZN4calc6derive17he1b6eb53c7565982E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %1) #8
  br i1 %7, label %bb4, label %bb5

bb4:                                              ; preds = %bb3
; call calc::copy
  %_13 = tail call fastcc noundef nonnull align 8 ptr @_ZN4calc4copy17hb89ea42e0456532cE(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %3) #8
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #9, !noalias !29
; call __rustc::__rust_alloc
  %8 = tail call noundef align 8 dereferenceable_or_null(32) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef 32, i64 noundef 8) #9, !noalias !29
  %9 = icmp eq ptr %8, null
  br i1 %9, label %bb2.i.i4, label %_ZN4calc4node17h221a1570af16c120E.exit, !prof !11

bb2.i.i4:                                         ; preds = %bb4
; call alloc::alloc::handle_alloc_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 8, i64 noundef 32) #10, !noalias !29
  unreachable

_ZN4calc4node17h221a1570af16c120E.exit:           ; preds = %bb4
  store i64 0, ptr %8, align 8, !noalias !35
  %_5.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr %_12, ptr %_5.sroa.4.0..sroa_idx.i, align 8, !noalias !35
  %_5.sroa.5.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %8, i64 16
  store ptr %_13, ptr %_5.sroa.5.0..sroa_idx.i, align 8, !noalias !36
  %_5.sroa.6.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i8 42, ptr %_5.sroa.6.0..sroa_idx.i, align 8
; call calc::copy
  %_15 = tail call fastcc noundef nonnull align 8 ptr @_ZN4calc4copy17hb89ea42e0456532cE(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %1) #8
; call calc::derive
  %_16 = tail call fastcc noundef nonnull align 8 ptr @_ZN4calc6derive17he1b6eb53c7565982E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %3) #8
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #9, !noalias !37
; call __rustc::__rust_alloc
  %10 = tail call noundef align 8 dereferenceable_or_null(32) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef 32, i64 noundef 8) #9, !noalias !37
  %11 = icmp eq ptr %10, null
  br i1 %11, label %bb2.i.i8, label %_ZN4calc4node17h221a1570af16c120E.exit9, !prof !11

bb2.i.i8:                                         ; preds = %_ZN4calc4node17h221a1570af16c120E.exit
; call alloc::alloc::handle_alloc_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 8, i64 noundef 32) #10, !noalias !37
  unreachable

_ZN4calc4node17h221a1570af16c120E.exit9:          ; preds = %_ZN4calc4node17h221a1570af16c120E.exit
  store i64 0, ptr %10, align 8, !noalias !43
  %_5.sroa.4.0..sroa_idx.i5 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store ptr %_15, ptr %_5.sroa.4.0..sroa_idx.i5, align 8, !noalias !43
  %_5.sroa.5.0..sroa_idx.i6 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store ptr %_16, ptr %_5.sroa.5.0..sroa_idx.i6, align 8, !noalias !44
  %_5.sroa.6.0..sroa_idx.i7 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store i8 42, ptr %_5.sroa.6.0..sroa_idx.i7, align 8
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #9, !noalias !45
; call __rustc::__rust_alloc
  %12 = tail call noundef align 8 dereferenceable_or_null(32) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef 32, i64 noundef 8) #9, !noalias !45
  %13 = icmp eq ptr %12, null
  br i1 %13, label %bb2.i.i13, label %_ZN4calc4node17h221a1570af16c120E.exit14, !prof !11

bb2.i.i13:                                        ; preds = %_ZN4calc4node17h221a1570af16c120E.exit9
; call alloc::alloc::handle_alloc_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 8, i64 noundef 32) #10, !noalias !45
  unreachable

_ZN4calc4node17h221a1570af16c120E.exit14:         ; preds = %_ZN4calc4node17h221a1570af16c120E.exit9
  store i64 0, ptr %12, align 8, !noalias !51
  %_5.sroa.4.0..sroa_idx.i10 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store ptr %8, ptr %_5.sroa.4.0..sroa_idx.i10, align 8, !noalias !51
  %_5.sroa.5.0..sroa_idx.i11 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store ptr %10, ptr %_5.sroa.5.0..sroa_idx.i11, align 8, !noalias !52
  %_5.sroa.6.0..sroa_idx.i12 = getelementptr inbounds nuw i8, ptr %12, i64 24
  store i8 43, ptr %_5.sroa.6.0..sroa_idx.i12, align 8
  br label %bb17

bb5:                                              ; preds = %bb3
; call calc::derive
  %_20 = tail call fastcc noundef nonnull align 8 ptr @_ZN4calc6derive17he1b6eb53c7565982E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %3) #8
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #9, !noalias !53
; call __rustc::__rust_alloc
  %14 = tail call noundef align 8 dereferenceable_or_null(32) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef 32, i64 noundef 8) #9, !noalias !53
  %15 = icmp eq ptr %14, null
  br i1 %15, label %bb2.i.i18, label %_ZN4calc4node17h221a1570af16c120E.exit19, !prof !11

bb2.i.i18:                                        ; preds = %bb5
; call alloc::alloc::handle_alloc_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 8, i64 noundef 32) #10, !noalias !53
  unreachable

_ZN4calc4node17h221a1570af16c120E.exit19:         ; preds = %bb5
  store i64 0, ptr %14, align 8, !noalias !59
  %_5.sroa.4.0..sroa_idx.i15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store ptr %_12, ptr %_5.sroa.4.0..sroa_idx.i15, align 8, !noalias !59
  %_5.sroa.5.0..sroa_idx.i16 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store ptr %_20, ptr %_5.sroa.5.0..sroa_idx.i16, align 8, !noalias !60
  %_5.sroa.6.0..sroa_idx.i17 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store i8 43, ptr %_5.sroa.6.0..sroa_idx.i17, align 8
  br label %bb17

bb17:                                             ; preds = %_ZN4calc4leaf17hdb3f1efab39d36b0E.exit, %_ZN4calc4node17h221a1570af16c120E.exit19, %_ZN4calc4node17h221a1570af16c120E.exit14
  %_0.sroa.0.0 = phi ptr [ %12, %_ZN4calc4node17h221a1570af16c120E.exit14 ], [ %14, %_ZN4calc4node17h221a1570af16c120E.exit19 ], [ %5, %_ZN4calc4leaf17hdb3f1efab39d36b0E.exit ]
  ret ptr %_0.sroa.0.0
}

; calc::factor
; Function Attrs: noinline nounwind nonlazybind uwtable
define internal fastcc noundef nonnull align 8 ptr @_ZN4calc6factor17he2332d814361790cE(ptr noalias noundef nonnull align 8 captures(none) dereferenceable(24) %text) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = getelementptr inbounds nuw i8, ptr %text, i64 16
  %_6 = load i64, ptr %0, align 8, !noundef !3
  %1 = getelementptr inbounds nuw i8, ptr %text, i64 8
  %_8.1 = load i64, ptr %1, align 8, !noundef !3
  %_5 = icmp ult i64 %_6, %_8.1
  br i1 %_5, label %bb7, label %bb7.thread

bb7.thread:                                       ; preds = %start
  %2 = add i64 %_6, 1
  store i64 %2, ptr %0, align 8
  br label %bb1

bb7:                                              ; preds = %start
  %_8.0 = load ptr, ptr %text, align 8, !nonnull !3, !align !4, !noundef !3
  %3 = getelementptr inbounds nuw i8, ptr %_8.0, i64 %_6
  %4 = load i8, ptr %3, align 1, !noundef !3
  %5 = add nuw i64 %_6, 1
  store i64 %5, ptr %0, align 8
  switch i8 %4, label %bb1 [
    i8 40, label %bb3
    i8 120, label %bb2
  ]

bb1:                                              ; preds = %bb7.thread, %bb7
  %c.sroa.0.07 = phi i8 [ 0, %bb7.thread ], [ %4, %bb7 ]
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #9, !noalias !61
; call __rustc::__rust_alloc
  %6 = tail call noundef align 8 dereferenceable_or_null(32) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef 32, i64 noundef 8) #9, !noalias !61
  %7 = icmp eq ptr %6, null
  br i1 %7, label %bb2.i.i, label %_ZN4calc4leaf17hdb3f1efab39d36b0E.exit, !prof !11

bb2.i.i:                                          ; preds = %bb1
; call alloc::alloc::handle_alloc_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 8, i64 noundef 32) #10, !noalias !61
  unreachable

_ZN4calc4leaf17hdb3f1efab39d36b0E.exit:           ; preds = %bb1
  %_4 = add i8 %c.sroa.0.07, -48
  %_3 = zext i8 %_4 to i64
  store i64 %_3, ptr %6, align 8
  %_4.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %6, i64 8
  %_4.sroa.6.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %6, i64 24
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %_4.sroa.4.0..sroa_idx.i, i8 0, i64 16, i1 false)
  store i8 110, ptr %_4.sroa.6.0..sroa_idx.i, align 8
  br label %bb6

bb3:                                              ; preds = %bb7
; call calc::sum
  %8 = tail call fastcc noundef nonnull align 8 ptr @_ZN4calc3sum17h6e6bc1b6c4f1a6e0E(ptr noalias noundef align 8 dereferenceable(24) %text) #8
  %9 = load i64, ptr %0, align 8, !noundef !3
  %10 = add i64 %9, 1
  store i64 %10, ptr %0, align 8
  br label %bb6

bb2:                                              ; preds = %bb7
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #9, !noalias !64
; call __rustc::__rust_alloc
  %11 = tail call noundef align 8 dereferenceable_or_null(32) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef 32, i64 noundef 8) #9, !noalias !64
  %12 = icmp eq ptr %11, null
  br i1 %12, label %bb2.i.i4, label %_ZN4calc4leaf17hdb3f1efab39d36b0E.exit5, !prof !11

bb2.i.i4:                                         ; preds = %bb2
; call alloc::alloc::handle_alloc_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 8, i64 noundef 32) #10, !noalias !64
  unreachable

_ZN4calc4leaf17hdb3f1efab39d36b0E.exit5:          ; preds = %bb2
  %_4.sroa.6.0..sroa_idx.i3 = getelementptr inbounds nuw i8, ptr %11, i64 24
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %11, i8 0, i64 24, i1 false)
  store i8 120, ptr %_4.sroa.6.0..sroa_idx.i3, align 8
  br label %bb6

bb6:                                              ; preds = %_ZN4calc4leaf17hdb3f1efab39d36b0E.exit, %_ZN4calc4leaf17hdb3f1efab39d36b0E.exit5, %bb3
  %inner.sroa.0.0 = phi ptr [ %6, %_ZN4calc4leaf17hdb3f1efab39d36b0E.exit ], [ %8, %bb3 ], [ %11, %_ZN4calc4leaf17hdb3f1efab39d36b0E.exit5 ]
  ret ptr %inner.sroa.0.0
}

; calc::product
; Function Attrs: noinline nounwind nonlazybind uwtable
define internal fastcc noundef nonnull align 8 ptr @_ZN4calc7product17h1321010fc7c62f10E(ptr noalias noundef nonnull align 8 captures(none) dereferenceable(24) %text) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
; call calc::factor
  %0 = tail call fastcc noundef nonnull align 8 ptr @_ZN4calc6factor17he2332d814361790cE(ptr noalias noundef align 8 dereferenceable(24) %text) #8
  %1 = getelementptr inbounds nuw i8, ptr %text, i64 16
  %2 = getelementptr inbounds nuw i8, ptr %text, i64 8
  %_73 = load i64, ptr %1, align 8, !noundef !3
  %_9.14 = load i64, ptr %2, align 8, !noundef !3
  %_65 = icmp ult i64 %_73, %_9.14
  br i1 %_65, label %bb6, label %bb5

bb6:                                              ; preds = %start, %_ZN4calc4node17h221a1570af16c120E.exit
  %_77 = phi i64 [ %_7, %_ZN4calc4node17h221a1570af16c120E.exit ], [ %_73, %start ]
  %left.sroa.0.06 = phi ptr [ %5, %_ZN4calc4node17h221a1570af16c120E.exit ], [ %0, %start ]
  %_9.0 = load ptr, ptr %text, align 8, !nonnull !3, !align !4, !noundef !3
  %3 = getelementptr inbounds nuw i8, ptr %_9.0, i64 %_77
  %_3 = load i8, ptr %3, align 1, !noundef !3
  %_2 = icmp eq i8 %_3, 42
  br i1 %_2, label %bb2, label %bb5

bb5:                                              ; preds = %bb6, %_ZN4calc4node17h221a1570af16c120E.exit, %start
  %left.sroa.0.0.lcssa = phi ptr [ %0, %start ], [ %5, %_ZN4calc4node17h221a1570af16c120E.exit ], [ %left.sroa.0.06, %bb6 ]
  ret ptr %left.sroa.0.0.lcssa

bb2:                                              ; preds = %bb6
  %4 = add nuw i64 %_77, 1
  store i64 %4, ptr %1, align 8
; call calc::factor
  %_5 = tail call fastcc noundef nonnull align 8 ptr @_ZN4calc6factor17he2332d814361790cE(ptr noalias noundef align 8 dereferenceable(24) %text) #8
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #9, !noalias !67
; call __rustc::__rust_alloc
  %5 = tail call noundef align 8 dereferenceable_or_null(32) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef 32, i64 noundef 8) #9, !noalias !67
  %6 = icmp eq ptr %5, null
  br i1 %6, label %bb2.i.i, label %_ZN4calc4node17h221a1570af16c120E.exit, !prof !11

bb2.i.i:                                          ; preds = %bb2
; call alloc::alloc::handle_alloc_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 8, i64 noundef 32) #10, !noalias !67
  unreachable

_ZN4calc4node17h221a1570af16c120E.exit:           ; preds = %bb2
  store i64 0, ptr %5, align 8, !noalias !73
  %_5.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr %left.sroa.0.06, ptr %_5.sroa.4.0..sroa_idx.i, align 8, !noalias !73
  %_5.sroa.5.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %5, i64 16
  store ptr %_5, ptr %_5.sroa.5.0..sroa_idx.i, align 8, !noalias !74
  %_5.sroa.6.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i8 42, ptr %_5.sroa.6.0..sroa_idx.i, align 8
  %_7 = load i64, ptr %1, align 8, !noundef !3
  %_9.1 = load i64, ptr %2, align 8, !noundef !3
  %_6 = icmp ult i64 %_7, %_9.1
  br i1 %_6, label %bb6, label %bb5
}

; Function Attrs: nounwind nonlazybind uwtable
define noundef i32 @main() unnamed_addr #2 {
start:
  %_10 = alloca [24 x i8], align 8
  %0 = getelementptr inbounds nuw i8, ptr %_10, i64 8
  %1 = getelementptr inbounds nuw i8, ptr %_10, i64 16
  call void @llvm.lifetime.start.p0(ptr nonnull %_10)
  store ptr @alloc_bafe15ff327613687cb548b228ad10c3, ptr %_10, align 8
  store i64 11, ptr %0, align 8
  store i64 0, ptr %1, align 8
; call calc::sum
  %e = call fastcc noundef nonnull align 8 ptr @_ZN4calc3sum17h6e6bc1b6c4f1a6e0E(ptr noalias noundef align 8 dereferenceable(24) %_10) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %_10)
; call calc::derive
  %d = tail call fastcc noundef nonnull align 8 ptr @_ZN4calc6derive17he1b6eb53c7565982E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %e) #8
; call calc::value
  %_18 = tail call fastcc noundef i64 @_ZN4calc5value17hfccab07148e835d7E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %e, i64 noundef 0) #8
; call calc::value
  %_19 = tail call fastcc noundef i64 @_ZN4calc5value17hfccab07148e835d7E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %d, i64 noundef 0) #8
  %_15 = tail call noundef i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @alloc_6ac963e65e56d40c8b529a8743f7c8e3, i64 noundef 0, i64 noundef %_18, i64 noundef %_19) #9
; call calc::value
  %_18.1 = tail call fastcc noundef i64 @_ZN4calc5value17hfccab07148e835d7E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %e, i64 noundef 1) #8
; call calc::value
  %_19.1 = tail call fastcc noundef i64 @_ZN4calc5value17hfccab07148e835d7E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %d, i64 noundef 1) #8
  %_15.1 = tail call noundef i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @alloc_6ac963e65e56d40c8b529a8743f7c8e3, i64 noundef 1, i64 noundef %_18.1, i64 noundef %_19.1) #9
; call calc::value
  %_18.2 = tail call fastcc noundef i64 @_ZN4calc5value17hfccab07148e835d7E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %e, i64 noundef 2) #8
; call calc::value
  %_19.2 = tail call fastcc noundef i64 @_ZN4calc5value17hfccab07148e835d7E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %d, i64 noundef 2) #8
  %_15.2 = tail call noundef i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @alloc_6ac963e65e56d40c8b529a8743f7c8e3, i64 noundef 2, i64 noundef %_18.2, i64 noundef %_19.2) #9
; call calc::value
  %_18.3 = tail call fastcc noundef i64 @_ZN4calc5value17hfccab07148e835d7E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %e, i64 noundef 3) #8
; call calc::value
  %_19.3 = tail call fastcc noundef i64 @_ZN4calc5value17hfccab07148e835d7E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %d, i64 noundef 3) #8
  %_15.3 = tail call noundef i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @alloc_6ac963e65e56d40c8b529a8743f7c8e3, i64 noundef 3, i64 noundef %_18.3, i64 noundef %_19.3) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %_10)
  store ptr @alloc_a20f20ce1b3322a78de8943fa27071a6, ptr %_10, align 8
  store i64 17, ptr %0, align 8
  store i64 0, ptr %1, align 8
; call calc::sum
  %e.1 = call fastcc noundef nonnull align 8 ptr @_ZN4calc3sum17h6e6bc1b6c4f1a6e0E(ptr noalias noundef align 8 dereferenceable(24) %_10) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %_10)
; call calc::derive
  %d.1 = tail call fastcc noundef nonnull align 8 ptr @_ZN4calc6derive17he1b6eb53c7565982E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %e.1) #8
; call calc::value
  %_18.19 = tail call fastcc noundef i64 @_ZN4calc5value17hfccab07148e835d7E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %e.1, i64 noundef 0) #8
; call calc::value
  %_19.110 = tail call fastcc noundef i64 @_ZN4calc5value17hfccab07148e835d7E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %d.1, i64 noundef 0) #8
  %_15.111 = tail call noundef i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @alloc_6ac963e65e56d40c8b529a8743f7c8e3, i64 noundef 0, i64 noundef %_18.19, i64 noundef %_19.110) #9
; call calc::value
  %_18.1.1 = tail call fastcc noundef i64 @_ZN4calc5value17hfccab07148e835d7E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %e.1, i64 noundef 1) #8
; call calc::value
  %_19.1.1 = tail call fastcc noundef i64 @_ZN4calc5value17hfccab07148e835d7E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %d.1, i64 noundef 1) #8
  %_15.1.1 = tail call noundef i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @alloc_6ac963e65e56d40c8b529a8743f7c8e3, i64 noundef 1, i64 noundef %_18.1.1, i64 noundef %_19.1.1) #9
; call calc::value
  %_18.2.1 = tail call fastcc noundef i64 @_ZN4calc5value17hfccab07148e835d7E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %e.1, i64 noundef 2) #8
; call calc::value
  %_19.2.1 = tail call fastcc noundef i64 @_ZN4calc5value17hfccab07148e835d7E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %d.1, i64 noundef 2) #8
  %_15.2.1 = tail call noundef i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @alloc_6ac963e65e56d40c8b529a8743f7c8e3, i64 noundef 2, i64 noundef %_18.2.1, i64 noundef %_19.2.1) #9
; call calc::value
  %_18.3.1 = tail call fastcc noundef i64 @_ZN4calc5value17hfccab07148e835d7E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %e.1, i64 noundef 3) #8
; call calc::value
  %_19.3.1 = tail call fastcc noundef i64 @_ZN4calc5value17hfccab07148e835d7E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %d.1, i64 noundef 3) #8
  %_15.3.1 = tail call noundef i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @alloc_6ac963e65e56d40c8b529a8743f7c8e3, i64 noundef 3, i64 noundef %_18.3.1, i64 noundef %_19.3.1) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %_10)
  store ptr @alloc_fe1a2cb1af6a46f5e419a2a1fbdb6877, ptr %_10, align 8
  store i64 19, ptr %0, align 8
  store i64 0, ptr %1, align 8
; call calc::sum
  %e.2 = call fastcc noundef nonnull align 8 ptr @_ZN4calc3sum17h6e6bc1b6c4f1a6e0E(ptr noalias noundef align 8 dereferenceable(24) %_10) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %_10)
; call calc::derive
  %d.2 = tail call fastcc noundef nonnull align 8 ptr @_ZN4calc6derive17he1b6eb53c7565982E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %e.2) #8
; call calc::value
  %_18.212 = tail call fastcc noundef i64 @_ZN4calc5value17hfccab07148e835d7E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %e.2, i64 noundef 0) #8
; call calc::value
  %_19.213 = tail call fastcc noundef i64 @_ZN4calc5value17hfccab07148e835d7E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %d.2, i64 noundef 0) #8
  %_15.214 = tail call noundef i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @alloc_6ac963e65e56d40c8b529a8743f7c8e3, i64 noundef 0, i64 noundef %_18.212, i64 noundef %_19.213) #9
; call calc::value
  %_18.1.2 = tail call fastcc noundef i64 @_ZN4calc5value17hfccab07148e835d7E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %e.2, i64 noundef 1) #8
; call calc::value
  %_19.1.2 = tail call fastcc noundef i64 @_ZN4calc5value17hfccab07148e835d7E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %d.2, i64 noundef 1) #8
  %_15.1.2 = tail call noundef i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @alloc_6ac963e65e56d40c8b529a8743f7c8e3, i64 noundef 1, i64 noundef %_18.1.2, i64 noundef %_19.1.2) #9
; call calc::value
  %_18.2.2 = tail call fastcc noundef i64 @_ZN4calc5value17hfccab07148e835d7E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %e.2, i64 noundef 2) #8
; call calc::value
  %_19.2.2 = tail call fastcc noundef i64 @_ZN4calc5value17hfccab07148e835d7E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %d.2, i64 noundef 2) #8
  %_15.2.2 = tail call noundef i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @alloc_6ac963e65e56d40c8b529a8743f7c8e3, i64 noundef 2, i64 noundef %_18.2.2, i64 noundef %_19.2.2) #9
; call calc::value
  %_18.3.2 = tail call fastcc noundef i64 @_ZN4calc5value17hfccab07148e835d7E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %e.2, i64 noundef 3) #8
; call calc::value
  %_19.3.2 = tail call fastcc noundef i64 @_ZN4calc5value17hfccab07148e835d7E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %d.2, i64 noundef 3) #8
  %_15.3.2 = tail call noundef i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @alloc_6ac963e65e56d40c8b529a8743f7c8e3, i64 noundef 3, i64 noundef %_18.3.2, i64 noundef %_19.3.2) #9
  ret i32 0
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; alloc::alloc::handle_alloc_error
; Function Attrs: cold minsize noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef range(i64 1, -9223372036854775807), i64 noundef) unnamed_addr #5

; Function Attrs: nounwind nonlazybind uwtable
declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef, i64 noundef, ptr noundef, ptr noundef) unnamed_addr #2

; Function Attrs: nofree nounwind nonlazybind uwtable
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) unnamed_addr #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #7

declare noalias ptr @malloc(i64)

attributes #0 = { noinline nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nofree noinline nosync nounwind nonlazybind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable "alloc-family"="__rust_alloc" "alloc-variant-zeroed"="_RNvCsfLfy6EI15iL_7___rustc19___rust_alloc_zeroed" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { cold minsize noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { nofree nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { noinline nounwind }
attributes #9 = { nounwind }
attributes #10 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{}
!4 = !{i64 1}
!5 = !{!6, !8, !10}
!6 = distinct !{!6, !7, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17h6c43e5c50c0d9ac3E: %x"}
!7 = distinct !{!7, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17h6c43e5c50c0d9ac3E"}
!8 = distinct !{!8, !9, !"_ZN4calc4node17h221a1570af16c120E: %left"}
!9 = distinct !{!9, !"_ZN4calc4node17h221a1570af16c120E"}
!10 = distinct !{!10, !9, !"_ZN4calc4node17h221a1570af16c120E: %right"}
!11 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!12 = !{!8, !10}
!13 = !{!10}
!14 = !{i64 8}
!15 = !{!16}
!16 = distinct !{!16, !17, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17h6c43e5c50c0d9ac3E: %x"}
!17 = distinct !{!17, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17h6c43e5c50c0d9ac3E"}
!18 = !{!19, !21, !23}
!19 = distinct !{!19, !20, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17h6c43e5c50c0d9ac3E: %x"}
!20 = distinct !{!20, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17h6c43e5c50c0d9ac3E"}
!21 = distinct !{!21, !22, !"_ZN4calc4node17h221a1570af16c120E: %left"}
!22 = distinct !{!22, !"_ZN4calc4node17h221a1570af16c120E"}
!23 = distinct !{!23, !22, !"_ZN4calc4node17h221a1570af16c120E: %right"}
!24 = !{!21, !23}
!25 = !{!23}
!26 = !{!27}
!27 = distinct !{!27, !28, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17h6c43e5c50c0d9ac3E: %x"}
!28 = distinct !{!28, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17h6c43e5c50c0d9ac3E"}
!29 = !{!30, !32, !34}
!30 = distinct !{!30, !31, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17h6c43e5c50c0d9ac3E: %x"}
!31 = distinct !{!31, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17h6c43e5c50c0d9ac3E"}
!32 = distinct !{!32, !33, !"_ZN4calc4node17h221a1570af16c120E: %left"}
!33 = distinct !{!33, !"_ZN4calc4node17h221a1570af16c120E"}
!34 = distinct !{!34, !33, !"_ZN4calc4node17h221a1570af16c120E: %right"}
!35 = !{!32, !34}
!36 = !{!34}
!37 = !{!38, !40, !42}
!38 = distinct !{!38, !39, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17h6c43e5c50c0d9ac3E: %x"}
!39 = distinct !{!39, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17h6c43e5c50c0d9ac3E"}
!40 = distinct !{!40, !41, !"_ZN4calc4node17h221a1570af16c120E: %left"}
!41 = distinct !{!41, !"_ZN4calc4node17h221a1570af16c120E"}
!42 = distinct !{!42, !41, !"_ZN4calc4node17h221a1570af16c120E: %right"}
!43 = !{!40, !42}
!44 = !{!42}
!45 = !{!46, !48, !50}
!46 = distinct !{!46, !47, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17h6c43e5c50c0d9ac3E: %x"}
!47 = distinct !{!47, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17h6c43e5c50c0d9ac3E"}
!48 = distinct !{!48, !49, !"_ZN4calc4node17h221a1570af16c120E: %left"}
!49 = distinct !{!49, !"_ZN4calc4node17h221a1570af16c120E"}
!50 = distinct !{!50, !49, !"_ZN4calc4node17h221a1570af16c120E: %right"}
!51 = !{!48, !50}
!52 = !{!50}
!53 = !{!54, !56, !58}
!54 = distinct !{!54, !55, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17h6c43e5c50c0d9ac3E: %x"}
!55 = distinct !{!55, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17h6c43e5c50c0d9ac3E"}
!56 = distinct !{!56, !57, !"_ZN4calc4node17h221a1570af16c120E: %left"}
!57 = distinct !{!57, !"_ZN4calc4node17h221a1570af16c120E"}
!58 = distinct !{!58, !57, !"_ZN4calc4node17h221a1570af16c120E: %right"}
!59 = !{!56, !58}
!60 = !{!58}
!61 = !{!62}
!62 = distinct !{!62, !63, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17h6c43e5c50c0d9ac3E: %x"}
!63 = distinct !{!63, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17h6c43e5c50c0d9ac3E"}
!64 = !{!65}
!65 = distinct !{!65, !66, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17h6c43e5c50c0d9ac3E: %x"}
!66 = distinct !{!66, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17h6c43e5c50c0d9ac3E"}
!67 = !{!68, !70, !72}
!68 = distinct !{!68, !69, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17h6c43e5c50c0d9ac3E: %x"}
!69 = distinct !{!69, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17h6c43e5c50c0d9ac3E"}
!70 = distinct !{!70, !71, !"_ZN4calc4node17h221a1570af16c120E: %left"}
!71 = distinct !{!71, !"_ZN4calc4node17h221a1570af16c120E"}
!72 = distinct !{!72, !71, !"_ZN4calc4node17h221a1570af16c120E: %right"}
!73 = !{!70, !72}
!74 = !{!72}
