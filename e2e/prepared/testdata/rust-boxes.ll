; From rust-boxes.rs, beside this file.
; Compiled by rustc 1.95.0 with -O -C panic=abort -C codegen-units=1 --crate-type=staticlib; the functions of
; the allocator, which rustc adds when it links, are defined here on malloc and free.
source_filename = "boxes.e2a1a33577d3263c-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_fa1b68cfdb541e74f3c1c066105e924d = private unnamed_addr constant [17 x i8] c"sorted: sum %ld\0A\00", align 1

; core::ptr::drop_in_place<boxes::Node>
; Function Attrs: nounwind nonlazybind uwtable
define internal fastcc void @"_ZN4core3ptr32drop_in_place$LT$boxes..Node$GT$17h9cdcaf8eeb929186E"(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(24) %_1) unnamed_addr #0 {
start:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3)
  %0 = load ptr, ptr %_1, align 8, !alias.scope !3, !align !6, !noundef !7
  %1 = icmp eq ptr %0, null
  br i1 %1, label %"_ZN4core3ptr85drop_in_place$LT$core..option..Option$LT$alloc..boxed..Box$LT$boxes..Node$GT$$GT$$GT$17hcb2c27e8ca852f77E.exit", label %bb2.i

bb2.i:                                            ; preds = %start
; call core::ptr::drop_in_place<boxes::Node>
  tail call fastcc void @"_ZN4core3ptr32drop_in_place$LT$boxes..Node$GT$17h9cdcaf8eeb929186E"(ptr noalias noundef align 8 dereferenceable(24) %0) #10, !noalias !8
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %0, i64 noundef 24, i64 noundef 8) #10, !noalias !8
  br label %"_ZN4core3ptr85drop_in_place$LT$core..option..Option$LT$alloc..boxed..Box$LT$boxes..Node$GT$$GT$$GT$17hcb2c27e8ca852f77E.exit"

"_ZN4core3ptr85drop_in_place$LT$core..option..Option$LT$alloc..boxed..Box$LT$boxes..Node$GT$$GT$$GT$17hcb2c27e8ca852f77E.exit": ; preds = %start, %bb2.i
  %2 = getelementptr inbounds nuw i8, ptr %_1, i64 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !11)
  %3 = load ptr, ptr %2, align 8, !alias.scope !11, !align !6, !noundef !7
  %4 = icmp eq ptr %3, null
  br i1 %4, label %common.ret6, label %bb2.i1

common.ret6:                                      ; preds = %"_ZN4core3ptr85drop_in_place$LT$core..option..Option$LT$alloc..boxed..Box$LT$boxes..Node$GT$$GT$$GT$17hcb2c27e8ca852f77E.exit", %bb2.i1
  ret void

bb2.i1:                                           ; preds = %"_ZN4core3ptr85drop_in_place$LT$core..option..Option$LT$alloc..boxed..Box$LT$boxes..Node$GT$$GT$$GT$17hcb2c27e8ca852f77E.exit"
; call core::ptr::drop_in_place<boxes::Node>
  tail call fastcc void @"_ZN4core3ptr32drop_in_place$LT$boxes..Node$GT$17h9cdcaf8eeb929186E"(ptr noalias noundef align 8 dereferenceable(24) %3) #10, !noalias !14
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %3, i64 noundef 24, i64 noundef 8) #10, !noalias !14
  br label %common.ret6
}

; boxes::sum
; Function Attrs: nofree noinline nosync nounwind nonlazybind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noundef i64 @_ZN5boxes3sum17h08de355e7844210dE(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(24) %node) unnamed_addr #1 {
start:
  br label %tailrecurse

tailrecurse:                                      ; preds = %bb3, %start
  %accumulator.tr = phi i64 [ 0, %start ], [ %6, %bb3 ]
  %node.tr = phi ptr [ %node, %start ], [ %5, %bb3 ]
  %0 = getelementptr inbounds nuw i8, ptr %node.tr, i64 16
  %1 = load i64, ptr %0, align 8, !noundef !7
  %2 = load ptr, ptr %node.tr, align 8, !align !6, !noundef !7
  %.not = icmp eq ptr %2, null
  br i1 %.not, label %bb3, label %bb1

bb1:                                              ; preds = %tailrecurse
; call boxes::sum
  %_4 = tail call fastcc noundef i64 @_ZN5boxes3sum17h08de355e7844210dE(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) #11
  %3 = add i64 %_4, %1
  br label %bb3

bb3:                                              ; preds = %bb1, %tailrecurse
  %total.sroa.0.0 = phi i64 [ %3, %bb1 ], [ %1, %tailrecurse ]
  %4 = getelementptr inbounds nuw i8, ptr %node.tr, i64 8
  %5 = load ptr, ptr %4, align 8, !align !6, !noundef !7
  %.not3 = icmp eq ptr %5, null
  %6 = add i64 %total.sroa.0.0, %accumulator.tr
  br i1 %.not3, label %bb6, label %tailrecurse

bb6:                                              ; preds = %bb3
  ret i64 %6
}

; boxes::insert
; Function Attrs: noinline nounwind nonlazybind uwtable
define internal fastcc void @_ZN5boxes6insert17h08d960a33821737fE(ptr noalias noundef nonnull align 8 captures(none) dereferenceable(8) %0, i64 noundef %key) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %1 = load ptr, ptr %0, align 8, !align !6, !noundef !7
  %.not4 = icmp eq ptr %1, null
  br i1 %.not4, label %bb6, label %bb2

bb2:                                              ; preds = %start, %bb2
  %2 = phi ptr [ %4, %bb2 ], [ %1, %start ]
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %_6 = load i64, ptr %3, align 8, !noundef !7
  %_5 = icmp slt i64 %key, %_6
  %tree.sroa.0.1.idx = select i1 %_5, i64 0, i64 8
  %tree.sroa.0.1 = getelementptr inbounds nuw i8, ptr %2, i64 %tree.sroa.0.1.idx
  %4 = load ptr, ptr %tree.sroa.0.1, align 8, !align !6, !noundef !7
  %.not = icmp eq ptr %4, null
  br i1 %.not, label %bb6.loopexit, label %bb2

bb6.loopexit:                                     ; preds = %bb2
  %tree.sroa.0.1.le = getelementptr inbounds nuw i8, ptr %2, i64 %tree.sroa.0.1.idx
  br label %bb6

bb6:                                              ; preds = %bb6.loopexit, %start
  %tree.sroa.0.0.lcssa = phi ptr [ %0, %start ], [ %tree.sroa.0.1.le, %bb6.loopexit ]
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #10, !noalias !17
; call __rustc::__rust_alloc
  %5 = tail call noundef align 8 dereferenceable_or_null(24) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef 24, i64 noundef 8) #10, !noalias !17
  %6 = icmp eq ptr %5, null
  br i1 %6, label %bb2.i, label %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit, !prof !20

bb2.i:                                            ; preds = %bb6
; call alloc::alloc::handle_alloc_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 8, i64 noundef 24) #12, !noalias !17
  unreachable

_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit: ; preds = %bb6
  %_9.sroa.5.0..sroa_idx = getelementptr inbounds nuw i8, ptr %5, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  store i64 %key, ptr %_9.sroa.5.0..sroa_idx, align 8
  %tree.sroa.0.0.val = load ptr, ptr %tree.sroa.0.0.lcssa, align 8, !align !6, !noundef !7
  %7 = icmp eq ptr %tree.sroa.0.0.val, null
  br i1 %7, label %"_ZN4core3ptr85drop_in_place$LT$core..option..Option$LT$alloc..boxed..Box$LT$boxes..Node$GT$$GT$$GT$17hcb2c27e8ca852f77E.exit", label %bb2.i3

bb2.i3:                                           ; preds = %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit
; call core::ptr::drop_in_place<boxes::Node>
  tail call fastcc void @"_ZN4core3ptr32drop_in_place$LT$boxes..Node$GT$17h9cdcaf8eeb929186E"(ptr noalias noundef align 8 dereferenceable(24) %tree.sroa.0.0.val) #10, !noalias !21
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %tree.sroa.0.0.val, i64 noundef 24, i64 noundef 8) #10, !noalias !21
  br label %"_ZN4core3ptr85drop_in_place$LT$core..option..Option$LT$alloc..boxed..Box$LT$boxes..Node$GT$$GT$$GT$17hcb2c27e8ca852f77E.exit"

"_ZN4core3ptr85drop_in_place$LT$core..option..Option$LT$alloc..boxed..Box$LT$boxes..Node$GT$$GT$$GT$17hcb2c27e8ca852f77E.exit": ; preds = %_RNvNtCslNYArtu3iFV_5alloc5boxed14box_new_uninit.exit, %bb2.i3
  store ptr %5, ptr %tree.sroa.0.0.lcssa, align 8
  ret void
}

; Function Attrs: nounwind nonlazybind uwtable
define noundef i32 @main() unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [8 x i8], align 8
  %sorted = alloca [8 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %sorted)
  store ptr null, ptr %sorted, align 8
  br label %bb7

bb8:                                              ; preds = %bb7
  %1 = load ptr, ptr %sorted, align 8, !align !6, !noundef !7
  %.not = icmp eq ptr %1, null
  br i1 %.not, label %"_ZN4core6option15Option$LT$T$GT$6map_or17heaf24458b8896de9E.exit.thread", label %bb2.i

"_ZN4core6option15Option$LT$T$GT$6map_or17heaf24458b8896de9E.exit.thread": ; preds = %bb8
  %_94 = call noundef i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @alloc_fa1b68cfdb541e74f3c1c066105e924d, i64 noundef 0) #10
  br label %"_ZN4core3ptr85drop_in_place$LT$core..option..Option$LT$alloc..boxed..Box$LT$boxes..Node$GT$$GT$$GT$17hcb2c27e8ca852f77E.exit"

bb2.i:                                            ; preds = %bb8
; call boxes::sum
  %_0.i.i = call fastcc noundef i64 @_ZN5boxes3sum17h08de355e7844210dE(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) dereferenceable_or_null(24) %1) #11
  %_9 = call noundef i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @alloc_fa1b68cfdb541e74f3c1c066105e924d, i64 noundef %_0.i.i) #10
; call core::ptr::drop_in_place<boxes::Node>
  call fastcc void @"_ZN4core3ptr32drop_in_place$LT$boxes..Node$GT$17h9cdcaf8eeb929186E"(ptr noalias noundef align 8 dereferenceable(24) %1) #10, !noalias !24
; call __rustc::__rust_dealloc
  call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %1, i64 noundef 24, i64 noundef 8) #10, !noalias !24
  br label %"_ZN4core3ptr85drop_in_place$LT$core..option..Option$LT$alloc..boxed..Box$LT$boxes..Node$GT$$GT$$GT$17hcb2c27e8ca852f77E.exit"

"_ZN4core3ptr85drop_in_place$LT$core..option..Option$LT$alloc..boxed..Box$LT$boxes..Node$GT$$GT$$GT$17hcb2c27e8ca852f77E.exit": ; preds = %"_ZN4core6option15Option$LT$T$GT$6map_or17heaf24458b8896de9E.exit.thread", %bb2.i
  call void @llvm.lifetime.end.p0(ptr nonnull %sorted)
  ret i32 0

bb7:                                              ; preds = %start, %bb7
  %key.sroa.0.06 = phi i64 [ 17, %start ], [ %2, %bb7 ]
  %iter.sroa.0.05 = phi i32 [ 0, %start ], [ %_18.0, %bb7 ]
  %_18.0 = add nuw nsw i32 %iter.sroa.0.05, 1
  %_4 = mul nuw nsw i64 %key.sroa.0.06, 73
  %_3 = add nuw nsw i64 %_4, 41
  %2 = urem i64 %_3, 1009
  call void @llvm.lifetime.start.p0(ptr nonnull %0)
  store i64 %2, ptr %0, align 8
  call void asm sideeffect "", "r,~{memory}"(ptr nonnull %0) #10, !srcloc !27
  %_7 = load i64, ptr %0, align 8, !noundef !7
  call void @llvm.lifetime.end.p0(ptr nonnull %0)
; call boxes::insert
  call fastcc void @_ZN5boxes6insert17h08d960a33821737fE(ptr noalias noundef align 8 dereferenceable(8) %sorted, i64 noundef %_7) #11
  %exitcond.not = icmp eq i32 %_18.0, 40
  br i1 %exitcond.not, label %bb8, label %bb7
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

; __rustc::__rust_dealloc
; Function Attrs: nounwind nonlazybind allockind("free") uwtable
define internal void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef %object, i64 noundef %size, i64 noundef %align) unnamed_addr {
start:
  call void @free(ptr %object)
  ret void
}

; Function Attrs: nounwind nonlazybind uwtable
declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef, i64 noundef, ptr noundef, ptr noundef) unnamed_addr #0

; Function Attrs: nofree nounwind nonlazybind uwtable
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) unnamed_addr #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #8

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #9

declare noalias ptr @malloc(i64)

declare void @free(ptr)

attributes #0 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nofree noinline nosync nounwind nonlazybind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { noinline nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable "alloc-family"="__rust_alloc" "alloc-variant-zeroed"="_RNvCsfLfy6EI15iL_7___rustc19___rust_alloc_zeroed" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { cold minsize noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { nounwind nonlazybind allockind("free") uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { nofree nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #9 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { nounwind }
attributes #11 = { noinline nounwind }
attributes #12 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_ZN4core3ptr85drop_in_place$LT$core..option..Option$LT$alloc..boxed..Box$LT$boxes..Node$GT$$GT$$GT$17hcb2c27e8ca852f77E: %_1"}
!5 = distinct !{!5, !"_ZN4core3ptr85drop_in_place$LT$core..option..Option$LT$alloc..boxed..Box$LT$boxes..Node$GT$$GT$$GT$17hcb2c27e8ca852f77E"}
!6 = !{i64 8}
!7 = !{}
!8 = !{!9, !4}
!9 = distinct !{!9, !10, !"_ZN4core3ptr57drop_in_place$LT$alloc..boxed..Box$LT$boxes..Node$GT$$GT$17h6e00241ea32a837eE: %_1"}
!10 = distinct !{!10, !"_ZN4core3ptr57drop_in_place$LT$alloc..boxed..Box$LT$boxes..Node$GT$$GT$17h6e00241ea32a837eE"}
!11 = !{!12}
!12 = distinct !{!12, !13, !"_ZN4core3ptr85drop_in_place$LT$core..option..Option$LT$alloc..boxed..Box$LT$boxes..Node$GT$$GT$$GT$17hcb2c27e8ca852f77E: %_1"}
!13 = distinct !{!13, !"_ZN4core3ptr85drop_in_place$LT$core..option..Option$LT$alloc..boxed..Box$LT$boxes..Node$GT$$GT$$GT$17hcb2c27e8ca852f77E"}
!14 = !{!15, !12}
!15 = distinct !{!15, !16, !"_ZN4core3ptr57drop_in_place$LT$alloc..boxed..Box$LT$boxes..Node$GT$$GT$17h6e00241ea32a837eE: %_1"}
!16 = distinct !{!16, !"_ZN4core3ptr57drop_in_place$LT$alloc..boxed..Box$LT$boxes..Node$GT$$GT$17h6e00241ea32a837eE"}
!17 = !{!18}
!18 = distinct !{!18, !19, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17he4bd16c8097ddff7E: %x"}
!19 = distinct !{!19, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17he4bd16c8097ddff7E"}
!20 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!21 = !{!22}
!22 = distinct !{!22, !23, !"_ZN4core3ptr57drop_in_place$LT$alloc..boxed..Box$LT$boxes..Node$GT$$GT$17h6e00241ea32a837eE: %_1"}
!23 = distinct !{!23, !"_ZN4core3ptr57drop_in_place$LT$alloc..boxed..Box$LT$boxes..Node$GT$$GT$17h6e00241ea32a837eE"}
!24 = !{!25}
!25 = distinct !{!25, !26, !"_ZN4core3ptr57drop_in_place$LT$alloc..boxed..Box$LT$boxes..Node$GT$$GT$17h6e00241ea32a837eE: %_1"}
!26 = distinct !{!26, !"_ZN4core3ptr57drop_in_place$LT$alloc..boxed..Box$LT$boxes..Node$GT$$GT$17h6e00241ea32a837eE"}
!27 = !{i64 1243268478429852}
