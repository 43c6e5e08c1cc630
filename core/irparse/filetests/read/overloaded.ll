; test: read
; llvm: 22
; Intrinsics that nothing declares, called by a name without types: each call has the declaration of its types.
;--- undeclared
define i32 @f(i32 %x, i64 %y, ptr %p, ptr addrspace(1) %q) {
  %a = call i32 @llvm.ctpop.i32(i32 %x)
  %b = call i64 @llvm.ctpop(i64 %y)
  %c = call i32 @llvm.ctpop(i32 %x)
  %d = call i32 @llvm.umax(i32 %x, i32 %c)
  %e = call i64 @llvm.umax(i64 %b, i64 %y)
  %g = call i16 @llvm.umax.i16(i16 1, i16 2)
  %h = call i16 @llvm.umax(i16 1, i16 2)
  %i = call i8 @llvm.umax(i8 1, i8 2)
  call void @llvm.memcpy(ptr %p, ptr addrspace(1) %q, i64 1, i1 false)
  call void @llvm.memcpy(ptr %p, ptr %p, i32 1, i1 false)
  %m = call <4 x i32> @llvm.masked.load(ptr %p, i32 4, <4 x i1> zeroinitializer, <4 x i32> undef)
  %r = call <4 x i32> @llvm.experimental.vector.reverse.v4i32(<4 x i32> %m)
  %aa = call i32 @llvm.abs.i32(i32 1, i1 false)
  ret i32 %d
}
declare i8 @llvm.umax.i8(i8, i8)

; => read
; define i32 @f(i32 %x, i64 %y, ptr %p, ptr addrspace(1) %q) {
;   %a = call i32 @llvm.ctpop.i32(i32 %x)
;   %b = call i64 @llvm.ctpop.i64(i64 %y)
;   %c = call i32 @llvm.ctpop.i32(i32 %x)
;   %d = call i32 @llvm.umax.i32(i32 %x, i32 %c)
;   %e = call i64 @llvm.umax.i64(i64 %b, i64 %y)
;   %g = call i16 @llvm.umax.i16(i16 1, i16 2)
;   %h = call i16 @llvm.umax.i16(i16 1, i16 2)
;   %i = call i8 @llvm.umax.i8(i8 1, i8 2)
;   call void @llvm.memcpy.p0.p1.i64(ptr %p, ptr addrspace(1) %q, i64 1, i1 false)
;   call void @llvm.memcpy.p0.p0.i32(ptr %p, ptr %p, i32 1, i1 false)
;   %m = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %p, <4 x i1> zeroinitializer, <4 x i32> undef)
;   %r = call <4 x i32> @llvm.vector.reverse.v4i32(<4 x i32> %m)
;   %aa = call i32 @llvm.abs.i32(i32 1, i1 false)
;   ret i32 %d
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i8 @llvm.umax.i8(i8, i8) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.abs.i32(i32, i1 immarg) #1
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.ctpop.i32(i32) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i64 @llvm.ctpop.i64(i64) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare <4 x i32> @llvm.vector.reverse.v4i32(<4 x i32>) #1
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
; declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr captures(none), <4 x i1>, <4 x i32>) #2
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p0.i32(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i32, i1 immarg) #3
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #3
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i16 @llvm.umax.i16(i16, i16) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i64 @llvm.umax.i64(i64, i64) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.umax.i32(i32, i32) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
; attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

;--- declared
declare ptr @llvm.frameaddress(i32)
declare i32 @llvm.umin(i32, i32)
declare {i32, i64} @llvm.experimental.gc.result.struct(token)
define ptr @f(ptr %p) {
  %a = call ptr @llvm.frameaddress(i32 0)
  %b = call i32 @llvm.umin(i32 1, i32 2)
  ret ptr %a
}

; => read
; define ptr @f(ptr %p) {
;   %a = call ptr @llvm.frameaddress.p0(i32 0)
;   %b = call i32 @llvm.umin.i32(i32 1, i32 2)
;   ret ptr %a
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr @llvm.frameaddress.p0(i32 immarg) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.umin.i32(i32, i32) #1
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare { i32, i64 } @llvm.experimental.gc.result.sl_i32i64s(token) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
; attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

;--- last-active
define i32 @f(<4 x i32> %v, <4 x i1> %m, <vscale x 4 x i8> %w, <vscale x 4 x i1> %n, i8 %p) {
  %a = call i32 @llvm.experimental.vector.extract.last.active.v4i32(<4 x i32> %v, <4 x i1> %m, i32 poison)
  %b = call i8 @llvm.experimental.vector.extract.last.active.nxv4i8(<vscale x 4 x i8> %w, <vscale x 4 x i1> %n, i8 %p)
  ret i32 %a
}

; => read
; define i32 @f(<4 x i32> %v, <4 x i1> %m, <vscale x 4 x i8> %w, <vscale x 4 x i1> %n, i8 %p) {
;   %a = call i32 @llvm.experimental.vector.extract.last.active.v4i32(<4 x i32> %v, <4 x i1> %m, i32 poison)
;   %b = call i8 @llvm.experimental.vector.extract.last.active.nxv4i8(<vscale x 4 x i8> %w, <vscale x 4 x i1> %n, i8 %p)
;   ret i32 %a
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i8 @llvm.experimental.vector.extract.last.active.nxv4i8(<vscale x 4 x i8>, <vscale x 4 x i1>, i8) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.experimental.vector.extract.last.active.v4i32(<4 x i32>, <4 x i1>, i32) #0
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
