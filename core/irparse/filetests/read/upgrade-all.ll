; test: read
; llvm: 22
; What older versions wrote, in modules of opaque pointers.
;--- attributes-of-parameters
declare void @f(ptr nocapture, ptr nocapture readonly, ptr nocapture writeonly)
define void @g(ptr nocapture %p) {
  call void @f(ptr nocapture %p, ptr %p, ptr nocapture nonnull %p)
  ret void
}

; => read
; declare void @f(ptr captures(none), ptr readonly captures(none), ptr writeonly captures(none))
;
; define void @g(ptr captures(none) %p) {
;   call void @f(ptr captures(none) %p, ptr %p, ptr nonnull captures(none) %p)
;   ret void
; }

;--- bit-counts
declare i32 @llvm.ctlz.i32(i32)
declare i32 @llvm.cttz.i32(i32)
define i32 @f(i32 %x) {
  %1 = call i32 @llvm.ctlz.i32(i32 %x)
  %2 = call i32 @llvm.cttz.i32(i32 %1)
  ret i32 %2
}

; => read
; define i32 @f(i32 %x) {
;   %1 = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
;   %2 = call i32 @llvm.cttz.i32(i32 %1, i1 false)
;   ret i32 %2
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.ctlz.i32(i32, i1 immarg) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.cttz.i32(i32, i1 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

;--- object-size
declare i64 @llvm.objectsize.i64.p0(ptr, i1)
define i64 @f(ptr %p) {
  %1 = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false)
  ret i64 %1
}

; => read
; define i64 @f(ptr %p) {
;   %1 = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 false, i1 false)
;   ret i64 %1
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i64 @llvm.objectsize.i64.p0(ptr, i1 immarg, i1 immarg, i1 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

;--- thread-pointers
; differs: LLVM renames the targets' intrinsics, too
declare ptr @llvm.aarch64.thread.pointer()
define ptr @f() {
  %1 = call ptr @llvm.aarch64.thread.pointer()
  ret ptr %1
}

; => read
; declare ptr @llvm.aarch64.thread.pointer()
;
; define ptr @f() {
;   %1 = call ptr @llvm.aarch64.thread.pointer()
;   ret ptr %1
; }

;--- intrinsic-names
declare ptr @llvm.stacksave()
declare void @llvm.stackrestore(ptr)
declare ptr @llvm.ptr.annotation.p0i8(ptr, ptr, ptr, i32, ptr)
declare ptr @llvm.launder.invariant.group.p0i8(ptr)
define void @f(ptr %p) {
  %1 = call ptr @llvm.stacksave()
  call void @llvm.stackrestore(ptr %1)
  %2 = call ptr @llvm.ptr.annotation.p0i8(ptr %p, ptr %p, ptr %p, i32 1, ptr null)
  %3 = call ptr @llvm.launder.invariant.group.p0i8(ptr %p)
  ret void
}

; => read
; define void @f(ptr %p) {
;   %1 = call ptr @llvm.stacksave.p0()
;   call void @llvm.stackrestore.p0(ptr %1)
;   %2 = call ptr @llvm.ptr.annotation.p0.p0(ptr %p, ptr %p, ptr %p, i32 1, ptr null)
;   %3 = call ptr @llvm.launder.invariant.group.p0(ptr %p)
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn
; declare ptr @llvm.stacksave.p0() #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn
; declare void @llvm.stackrestore.p0(ptr) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
; declare ptr @llvm.ptr.annotation.p0.p0(ptr, ptr, ptr, i32, ptr) #1
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite)
; declare ptr @llvm.launder.invariant.group.p0(ptr) #2
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
; attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite) }

;--- experimental-names
declare i32 @llvm.experimental.vector.reduce.add.v4i32(<4 x i32>)
declare <4 x i32> @llvm.experimental.vector.reverse.v4i32(<4 x i32>)
declare <vscale x 4 x i32> @llvm.experimental.vector.insert.nxv4i32.v4i32(<vscale x 4 x i32>, <4 x i32>, i64)
declare <4 x i32> @llvm.experimental.vector.extract.v4i32.nxv4i32(<vscale x 4 x i32>, i64)
define i32 @f(<4 x i32> %v, <vscale x 4 x i32> %s) {
  %1 = call i32 @llvm.experimental.vector.reduce.add.v4i32(<4 x i32> %v)
  %2 = call <4 x i32> @llvm.experimental.vector.reverse.v4i32(<4 x i32> %v)
  %3 = call <vscale x 4 x i32> @llvm.experimental.vector.insert.nxv4i32.v4i32(<vscale x 4 x i32> %s, <4 x i32> %v, i64 0)
  %4 = call <4 x i32> @llvm.experimental.vector.extract.v4i32.nxv4i32(<vscale x 4 x i32> %s, i64 0)
  ret i32 %1
}

; => read
; define i32 @f(<4 x i32> %v, <vscale x 4 x i32> %s) {
;   %1 = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %v)
;   %2 = call <4 x i32> @llvm.vector.reverse.v4i32(<4 x i32> %v)
;   %3 = call <vscale x 4 x i32> @llvm.vector.insert.nxv4i32.v4i32(<vscale x 4 x i32> %s, <4 x i32> %v, i64 0)
;   %4 = call <4 x i32> @llvm.vector.extract.v4i32.nxv4i32(<vscale x 4 x i32> %s, i64 0)
;   ret i32 %1
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare <4 x i32> @llvm.vector.reverse.v4i32(<4 x i32>) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare <vscale x 4 x i32> @llvm.vector.insert.nxv4i32.v4i32(<vscale x 4 x i32>, <4 x i32>, i64 immarg) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare <4 x i32> @llvm.vector.extract.v4i32.nxv4i32(<vscale x 4 x i32>, i64 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

;--- invariants
declare ptr @llvm.invariant.start(i64, ptr)
declare void @llvm.invariant.end(ptr, i64, ptr)
define void @f(ptr %p) {
  %1 = call ptr @llvm.invariant.start(i64 4, ptr %p)
  call void @llvm.invariant.end(ptr %1, i64 4, ptr %p)
  ret void
}

; => read
; define void @f(ptr %p) {
;   %1 = call ptr @llvm.invariant.start.p0(i64 4, ptr %p)
;   call void @llvm.invariant.end.p0(ptr %1, i64 4, ptr %p)
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare ptr @llvm.invariant.start.p0(i64 immarg, ptr captures(none)) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.invariant.end.p0(ptr, i64 immarg, ptr captures(none)) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }

;--- prefetch-and-masks
declare void @llvm.prefetch(ptr, i32, i32, i32)
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32, <4 x i1>, <4 x i32>)
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr, i32, <4 x i1>)
define void @f(ptr %p, <4 x i1> %m) {
  call void @llvm.prefetch(ptr %p, i32 0, i32 3, i32 1)
  %1 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> %m, <4 x i32> poison)
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %1, ptr %p, i32 8, <4 x i1> %m)
  ret void
}

; => read
; define void @f(ptr %p, <4 x i1> %m) {
;   call void @llvm.prefetch.p0(ptr %p, i32 0, i32 3, i32 1)
;   %1 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %p, <4 x i1> %m, <4 x i32> poison)
;   call void @llvm.masked.store.v4i32.p0(<4 x i32> %1, ptr align 8 %p, <4 x i1> %m)
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
; declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
; declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr captures(none), <4 x i1>, <4 x i32>) #1
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
; declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr captures(none), <4 x i1>) #2
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
; attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

;--- loop-metadata
define void @f() {
  br label %l
l:
  br label %l, !llvm.loop !0
}
!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.vectorizer.unroll", i32 4}
!2 = !{!"llvm.vectorizer.width", i32 8}

; => read
; define void @f() {
;   br label %l
;
; l:                                                ; preds = %l, %0
;   br label %l, !llvm.loop !0
; }
;
; !0 = distinct !{!0, !1, !2}
; !1 = !{!"llvm.vectorizer.unroll", i32 4}
; !2 = !{!"llvm.vectorizer.width", i32 8}

;--- scalar-tbaa
define i32 @f(ptr %p) {
  %1 = load i32, ptr %p, align 4, !tbaa !0
  ret i32 %1
}
!0 = !{!"int", !1}
!1 = !{!"root"}

; => read
; define i32 @f(ptr %p) {
;   %1 = load i32, ptr %p, align 4, !tbaa !0
;   ret i32 %1
; }
;
; !0 = !{!1, !1, i64 0}
; !1 = !{!"int", !2}
; !2 = !{!"root"}
