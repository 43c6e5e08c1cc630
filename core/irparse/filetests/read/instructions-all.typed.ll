; test: read
; llvm: 14
; Instructions of LLVM 14, with every flag.
;--- integers
define void @f(i32 %a, i32 %b, <4 x i32> %v) {
  %1 = add nuw nsw i32 %a, %b
  %2 = sub nsw i32 %a, %b
  %3 = mul nuw i32 %a, %b
  %4 = udiv exact i32 %a, %b
  %5 = sdiv exact i32 %a, %b
  %6 = urem i32 %a, %b
  %7 = srem i32 %a, %b
  %8 = shl nuw nsw i32 %a, %b
  %9 = lshr exact i32 %a, %b
  %10 = ashr exact i32 %a, %b
  %11 = and i32 %a, %b
  %12 = or i32 %a, %b
  %13 = xor i32 %a, -1
  %14 = add <4 x i32> %v, <i32 1, i32 1, i32 1, i32 1>
  ret void
}

; => read
; define void @f(i32 %a, i32 %b, <4 x i32> %v) {
;   %1 = add nuw nsw i32 %a, %b
;   %2 = sub nsw i32 %a, %b
;   %3 = mul nuw i32 %a, %b
;   %4 = udiv exact i32 %a, %b
;   %5 = sdiv exact i32 %a, %b
;   %6 = urem i32 %a, %b
;   %7 = srem i32 %a, %b
;   %8 = shl nuw nsw i32 %a, %b
;   %9 = lshr exact i32 %a, %b
;   %10 = ashr exact i32 %a, %b
;   %11 = and i32 %a, %b
;   %12 = or i32 %a, %b
;   %13 = xor i32 %a, -1
;   %14 = add <4 x i32> %v, <i32 1, i32 1, i32 1, i32 1>
;   ret void
; }

;--- floats
define void @f(double %a, float %b, half %c) {
  %1 = fadd fast double %a, 1.0
  %2 = fsub nnan ninf nsz double %a, 0.1
  %3 = fmul arcp contract afn reassoc double %a, %a
  %4 = fdiv double %a, %a
  %5 = frem double %a, %a
  %6 = fneg float %b
  %7 = fcmp fast uno double %a, %a
  %8 = fcmp oeq half %c, 0xH0000
  %9 = fptrunc double %a to float
  %10 = fpext half %c to double
  ret void
}

; => read
; define void @f(double %a, float %b, half %c) {
;   %1 = fadd fast double %a, 1.000000e+00
;   %2 = fsub nnan ninf nsz double %a, 1.000000e-01
;   %3 = fmul reassoc arcp contract afn double %a, %a
;   %4 = fdiv double %a, %a
;   %5 = frem double %a, %a
;   %6 = fneg float %b
;   %7 = fcmp fast uno double %a, %a
;   %8 = fcmp oeq half %c, 0xH0000
;   %9 = fptrunc double %a to float
;   %10 = fpext half %c to double
;   ret void
; }

;--- memory
%s = type { i32, [4 x i8*] }
define void @f(i8* %p, i32* %q, %s* %s, i64 %i) {
  %1 = alloca i32
  %2 = alloca %s, i32 3, align 16
  %3 = alloca inalloca i8
  %4 = load i32, i32* %q
  %5 = load volatile i8*, i8** null, align 1
  store i32 %4, i32* %1
  store volatile i8 1, i8* %p, align 8
  %6 = getelementptr i8, i8* %p, i64 %i
  %7 = getelementptr inbounds %s, %s* %s, i64 0, i32 1, i64 %i
  %8 = bitcast i8* %p to i32 addrspace(0)*
  %9 = addrspacecast i8* %p to i8 addrspace(1)*
  %10 = ptrtoint i8* %p to i64
  %11 = inttoptr i64 %i to %s*
  ret void
}

; => read
; %s = type { i32, [4 x i8*] }
;
; define void @f(i8* %p, i32* %q, %s* %s, i64 %i) {
;   %1 = alloca i32, align 4
;   %2 = alloca %s, i32 3, align 16
;   %3 = alloca inalloca i8, align 1
;   %4 = load i32, i32* %q, align 4
;   %5 = load volatile i8*, i8** null, align 1
;   store i32 %4, i32* %1, align 4
;   store volatile i8 1, i8* %p, align 8
;   %6 = getelementptr i8, i8* %p, i64 %i
;   %7 = getelementptr inbounds %s, %s* %s, i64 0, i32 1, i64 %i
;   %8 = bitcast i8* %p to i32*
;   %9 = addrspacecast i8* %p to i8 addrspace(1)*
;   %10 = ptrtoint i8* %p to i64
;   %11 = inttoptr i64 %i to %s*
;   ret void
; }

;--- atomics
define void @f(i32* %p, float* %q) {
  %1 = load atomic i32, i32* %p seq_cst, align 4
  store atomic volatile i32 1, i32* %p syncscope("singlethread") release, align 4
  fence acq_rel
  %2 = cmpxchg weak i32* %p, i32 0, i32 1 acq_rel monotonic
  %3 = cmpxchg volatile i32* %p, i32 0, i32 1 seq_cst acquire, align 8
  %4 = atomicrmw add i32* %p, i32 1 seq_cst
  %5 = atomicrmw volatile umin i32* %p, i32 1 monotonic, align 8
  %6 = atomicrmw fadd float* %q, float 1.0 acquire
  %7 = atomicrmw xchg float* %q, float 1.0 release
  ret void
}

; => read
; define void @f(i32* %p, float* %q) {
;   %1 = load atomic i32, i32* %p seq_cst, align 4
;   store atomic volatile i32 1, i32* %p syncscope("singlethread") release, align 4
;   fence acq_rel
;   %2 = cmpxchg weak i32* %p, i32 0, i32 1 acq_rel monotonic, align 4
;   %3 = cmpxchg volatile i32* %p, i32 0, i32 1 seq_cst acquire, align 8
;   %4 = atomicrmw add i32* %p, i32 1 seq_cst, align 4
;   %5 = atomicrmw volatile umin i32* %p, i32 1 monotonic, align 8
;   %6 = atomicrmw fadd float* %q, float 1.000000e+00 acquire, align 4
;   %7 = atomicrmw xchg float* %q, float 1.000000e+00 release, align 4
;   ret void
; }

;--- casts
define void @f(i8 %a, double %d, <2 x i32*> %v, i64 %i) {
  %1 = zext i8 %a to i32
  %2 = sext i8 %a to i64
  %3 = trunc i64 %i to i1
  %4 = fptoui double %d to i8
  %5 = fptosi double %d to i128
  %6 = uitofp i8 %a to float
  %7 = sitofp i64 %i to double
  %8 = bitcast double %d to i64
  %9 = ptrtoint <2 x i32*> %v to <2 x i64>
  %10 = bitcast <2 x i32*> %v to <2 x i8*>
  ret void
}

; => read
; define void @f(i8 %a, double %d, <2 x i32*> %v, i64 %i) {
;   %1 = zext i8 %a to i32
;   %2 = sext i8 %a to i64
;   %3 = trunc i64 %i to i1
;   %4 = fptoui double %d to i8
;   %5 = fptosi double %d to i128
;   %6 = uitofp i8 %a to float
;   %7 = sitofp i64 %i to double
;   %8 = bitcast double %d to i64
;   %9 = ptrtoint <2 x i32*> %v to <2 x i64>
;   %10 = bitcast <2 x i32*> %v to <2 x i8*>
;   ret void
; }

;--- vectors
define void @f(<4 x i32> %a, <vscale x 2 x i64> %s, i32 %i) {
  %1 = extractelement <4 x i32> %a, i32 %i
  %2 = insertelement <4 x i32> %a, i32 7, i64 2
  %3 = shufflevector <4 x i32> %a, <4 x i32> undef, <4 x i32> <i32 3, i32 2, i32 undef, i32 0>
  %4 = shufflevector <vscale x 2 x i64> %s, <vscale x 2 x i64> undef, <vscale x 2 x i32> zeroinitializer
  %5 = select <4 x i1> <i1 true, i1 false, i1 true, i1 undef>, <4 x i32> %a, <4 x i32> zeroinitializer
  ret void
}

; => read
; define void @f(<4 x i32> %a, <vscale x 2 x i64> %s, i32 %i) {
;   %1 = extractelement <4 x i32> %a, i32 %i
;   %2 = insertelement <4 x i32> %a, i32 7, i64 2
;   %3 = shufflevector <4 x i32> %a, <4 x i32> undef, <4 x i32> <i32 3, i32 2, i32 undef, i32 0>
;   %4 = shufflevector <vscale x 2 x i64> %s, <vscale x 2 x i64> undef, <vscale x 2 x i32> zeroinitializer
;   %5 = select <4 x i1> <i1 true, i1 false, i1 true, i1 undef>, <4 x i32> %a, <4 x i32> zeroinitializer
;   ret void
; }

;--- compare-and-select
define i8* @f(i8* %p, i8* %q, i32 %x) {
  %1 = icmp eq i8* %p, null
  %2 = icmp ugt i8* %p, %q
  %3 = icmp sle i32 %x, 7
  %4 = select i1 %1, i8* %p, i8* %q
  %5 = freeze i8* %4
  ret i8* %5
}

; => read
; define i8* @f(i8* %p, i8* %q, i32 %x) {
;   %1 = icmp eq i8* %p, null
;   %2 = icmp ugt i8* %p, %q
;   %3 = icmp sle i32 %x, 7
;   %4 = select i1 %1, i8* %p, i8* %q
;   %5 = freeze i8* %4
;   ret i8* %5
; }

;--- aggregates
define { i32, i8* } @f({ i32, i8* } %a, [2 x i8] %b) {
  %1 = extractvalue { i32, i8* } %a, 1
  %2 = insertvalue { i32, i8* } undef, i32 4, 0
  %3 = insertvalue { i32, i8* } %2, i8* %1, 1
  %4 = extractvalue [2 x i8] %b, 1
  ret { i32, i8* } %3
}

; => read
; define { i32, i8* } @f({ i32, i8* } %a, [2 x i8] %b) {
;   %1 = extractvalue { i32, i8* } %a, 1
;   %2 = insertvalue { i32, i8* } undef, i32 4, 0
;   %3 = insertvalue { i32, i8* } %2, i8* %1, 1
;   %4 = extractvalue [2 x i8] %b, 1
;   ret { i32, i8* } %3
; }

;--- calls
declare i32 @v(i8*, ...)
declare i8* @g(i8*)
define void @f(i8* %p, i32 (i32)* %fn) {
  %1 = call i32 (i8*, ...) @v(i8* %p, i32 1, double 2.0)
  %2 = tail call i8* @g(i8* %p)
  %3 = notail call fastcc i32 %fn(i32 3)
  %4 = call i32 bitcast (i8* (i8*)* @g to i32 (i8*)*)(i8* %p)
  call void asm sideeffect "nop", "~{memory}"()
  %5 = call i32 asm "x", "=r,r"(i32 1)
  ret void
}

; => read
; declare i32 @v(i8*, ...)
;
; declare i8* @g(i8*)
;
; define void @f(i8* %p, i32 (i32)* %fn) {
;   %1 = call i32 (i8*, ...) @v(i8* %p, i32 1, double 2.000000e+00)
;   %2 = tail call i8* @g(i8* %p)
;   %3 = notail call fastcc i32 %fn(i32 3)
;   %4 = call i32 bitcast (i8* (i8*)* @g to i32 (i8*)*)(i8* %p)
;   call void asm sideeffect "nop", "~{memory}"()
;   %5 = call i32 asm "x", "=r,r"(i32 1)
;   ret void
; }

;--- returning-functions
declare void ()* @a(i32)
declare i32 (i8*)* @b()
define void @f(void ()* (i32)* %p) {
  %1 = call void ()* @a(i32 1)
  call void %1()
  %2 = call i32 (i8*)* @b()
  %3 = call i32 %2(i8* null)
  %4 = call void ()* %p(i32 2)
  ret void
}

; => read
; declare void ()* @a(i32)
;
; declare i32 (i8*)* @b()
;
; define void @f(void ()* (i32)* %p) {
;   %1 = call void ()* @a(i32 1)
;   call void %1()
;   %2 = call i32 (i8*)* @b()
;   %3 = call i32 %2(i8* null)
;   %4 = call void ()* %p(i32 2)
;   ret void
; }

;--- bundles
declare void @g()
define void @f(i32 %x, i8* %p) {
  call void @g() [ "deopt"(i32 1, i32 %x), "x"() ]
  call void @llvm.assume(i1 true) [ "align"(i8* %p, i32 8) ]
  ret void
}
declare void @llvm.assume(i1)

; => read
; declare void @g()
;
; define void @f(i32 %x, i8* %p) {
;   call void @g() [ "deopt"(i32 1, i32 %x), "x"() ]
;   call void @llvm.assume(i1 true) [ "align"(i8* %p, i32 8) ]
;   ret void
; }
;
; ; Function Attrs: inaccessiblememonly nofree nosync nounwind willreturn
; declare void @llvm.assume(i1 noundef) #0
;
; attributes #0 = { inaccessiblememonly nofree nosync nounwind willreturn }

;--- control
define i32 @f(i32 %x, i8* %p) {
entry:
  switch i32 %x, label %d [
    i32 1, label %a
    i32 2, label %b
  ]
a:
  br i1 undef, label %b, label %d
b:
  %y = phi i32 [ 1, %entry ], [ %x, %a ]
  indirectbr i8* %p, [label %d, label %b2]
b2:
  ret i32 %y
d:
  unreachable
}

; => read
; define i32 @f(i32 %x, i8* %p) {
; entry:
;   switch i32 %x, label %d [
;     i32 1, label %a
;     i32 2, label %b
;   ]
;
; a:                                                ; preds = %entry
;   br i1 undef, label %b, label %d
;
; b:                                                ; preds = %a, %entry
;   %y = phi i32 [ 1, %entry ], [ %x, %a ]
;   indirectbr i8* %p, [label %d, label %b2]
;
; b2:                                               ; preds = %b
;   ret i32 %y
;
; d:                                                ; preds = %b, %a, %entry
;   unreachable
; }

;--- exceptions
declare i32 @p(...)
declare void @g()
@t = external constant i8*
define void @f() personality i8* bitcast (i32 (...)* @p to i8*) {
  invoke void @g()
          to label %ok unwind label %bad
ok:
  ret void
bad:
  %1 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast (i8** @t to i8*)
          filter [1 x i8**] [i8** @t]
  resume { i8*, i32 } %1
}

; => read
; @t = external constant i8*
;
; declare i32 @p(...)
;
; declare void @g()
;
; define void @f() personality i8* bitcast (i32 (...)* @p to i8*) {
;   invoke void @g()
;           to label %ok unwind label %bad
;
; ok:                                               ; preds = %0
;   ret void
;
; bad:                                              ; preds = %0
;   %1 = landingpad { i8*, i32 }
;           cleanup
;           catch i8* bitcast (i8** @t to i8*)
;           filter [1 x i8**] [i8** @t]
;   resume { i8*, i32 } %1
; }

;--- funclets
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality i32 (...)* @__CxxFrameHandler3 {
  invoke void @g() to label %ok unwind label %d
d:
  %s = catchswitch within none [label %h] unwind label %c
h:
  %p = catchpad within %s [i8* null, i32 64, i8* null]
  catchret from %p to label %ok
c:
  %q = cleanuppad within none []
  cleanupret from %q unwind to caller
ok:
  ret void
}

; => read
; declare i32 @__CxxFrameHandler3(...)
;
; declare void @g()
;
; define void @f() personality i32 (...)* @__CxxFrameHandler3 {
;   invoke void @g()
;           to label %ok unwind label %d
;
; d:                                                ; preds = %0
;   %s = catchswitch within none [label %h] unwind label %c
;
; h:                                                ; preds = %d
;   %p = catchpad within %s [i8* null, i32 64, i8* null]
;   catchret from %p to label %ok
;
; c:                                                ; preds = %d
;   %q = cleanuppad within none []
;   cleanupret from %q unwind to caller
;
; ok:                                               ; preds = %h, %0
;   ret void
; }

;--- callbr
define i32 @f(i32 %x) {
  callbr void asm sideeffect "", "r,X"(i32 %x, i8* blockaddress(@f, %a)) to label %ok [label %a]
ok:
  ret i32 0
a:
  ret i32 1
}

; => read
; define i32 @f(i32 %x) {
;   callbr void asm sideeffect "", "r,X"(i32 %x, i8* blockaddress(@f, %a))
;           to label %ok [label %a]
;
; ok:                                               ; preds = %0
;   ret i32 0
;
; a:                                                ; preds = %0
;   ret i32 1
; }

;--- varargs
declare void @llvm.va_start(i8*)
define i32 @f(i8* %ap, ...) {
  call void @llvm.va_start(i8* %ap)
  %1 = va_arg i8* %ap, i32
  ret i32 %1
}

; => read
; ; Function Attrs: nofree nosync nounwind willreturn
; declare void @llvm.va_start(i8*) #0
;
; define i32 @f(i8* %ap, ...) {
;   call void @llvm.va_start(i8* %ap)
;   %1 = va_arg i8* %ap, i32
;   ret i32 %1
; }
;
; attributes #0 = { nofree nosync nounwind willreturn }

;--- intrinsics
declare void @llvm.memcpy.p0i8.p0i8.i64(i8*, i8*, i64, i1)
declare void @llvm.lifetime.start.p0i8(i64, i8*)
declare i8* @llvm.launder.invariant.group.p0i8(i8*)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare <4 x float> @llvm.masked.load.v4f32.p0v4f32(<4 x float>*, i32, <4 x i1>, <4 x float>)
define void @f(i8* %p, <4 x float>* %q) {
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %p, i8* %p, i64 3, i1 false)
  call void @llvm.lifetime.start.p0i8(i64 4, i8* %p)
  %1 = call i8* @llvm.launder.invariant.group.p0i8(i8* %p)
  %2 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 1, i32 2)
  %3 = call <4 x float> @llvm.masked.load.v4f32.p0v4f32(<4 x float>* %q, i32 4, <4 x i1> undef, <4 x float> undef)
  ret void
}

; => read
; ; Function Attrs: argmemonly nofree nounwind willreturn
; declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #0
;
; ; Function Attrs: argmemonly nofree nosync nounwind willreturn
; declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1
;
; ; Function Attrs: inaccessiblememonly nofree nosync nounwind speculatable willreturn
; declare i8* @llvm.launder.invariant.group.p0i8(i8*) #2
;
; ; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
; declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #3
;
; ; Function Attrs: argmemonly nofree nosync nounwind readonly willreturn
; declare <4 x float> @llvm.masked.load.v4f32.p0v4f32(<4 x float>*, i32 immarg, <4 x i1>, <4 x float>) #4
;
; define void @f(i8* %p, <4 x float>* %q) {
;   call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %p, i8* %p, i64 3, i1 false)
;   call void @llvm.lifetime.start.p0i8(i64 4, i8* %p)
;   %1 = call i8* @llvm.launder.invariant.group.p0i8(i8* %p)
;   %2 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 1, i32 2)
;   %3 = call <4 x float> @llvm.masked.load.v4f32.p0v4f32(<4 x float>* %q, i32 4, <4 x i1> undef, <4 x float> undef)
;   ret void
; }
;
; attributes #0 = { argmemonly nofree nounwind willreturn }
; attributes #1 = { argmemonly nofree nosync nounwind willreturn }
; attributes #2 = { inaccessiblememonly nofree nosync nounwind speculatable willreturn }
; attributes #3 = { nofree nosync nounwind readnone speculatable willreturn }
; attributes #4 = { argmemonly nofree nosync nounwind readonly willreturn }

;--- metadata
define i32 @f(i32* %p) !dbg !3 {
  %1 = load i32, i32* %p, align 4, !range !8, !tbaa !9
  call void @llvm.dbg.value(metadata i32 %1, metadata !6, metadata !DIExpression()), !dbg !7
  call void @llvm.dbg.value(metadata !DIArgList(i32 %1, i32 4), metadata !6, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus)), !dbg !7
  ret i32 %1, !dbg !7
}
declare void @llvm.dbg.value(metadata, metadata, metadata)
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a", directory: "b")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocalVariable(name: "x", scope: !3, file: !1, line: 1)
!7 = !DILocation(line: 1, scope: !3)
!8 = !{i32 0, i32 8}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11}
!11 = !{!"root"}

; => read
; define i32 @f(i32* %p) !dbg !3 {
;   %1 = load i32, i32* %p, align 4, !tbaa !6, !range !9
;   call void @llvm.dbg.value(metadata i32 %1, metadata !10, metadata !DIExpression()), !dbg !11
;   call void @llvm.dbg.value(metadata !DIArgList(i32 %1, i32 4), metadata !10, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus)), !dbg !11
;   ret i32 %1, !dbg !11
; }
;
; ; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
; declare void @llvm.dbg.value(metadata, metadata, metadata) #0
;
; attributes #0 = { nofree nosync nounwind readnone speculatable willreturn }
;
; !llvm.dbg.cu = !{!0}
; !llvm.module.flags = !{!2}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; !1 = !DIFile(filename: "a", directory: "b")
; !2 = !{i32 2, !"Debug Info Version", i32 3}
; !3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; !4 = !DISubroutineType(types: !5)
; !5 = !{null}
; !6 = !{!7, !7, i64 0}
; !7 = !{!"int", !8}
; !8 = !{!"root"}
; !9 = !{i32 0, i32 8}
; !10 = !DILocalVariable(name: "x", scope: !3, file: !1, line: 1)
; !11 = !DILocation(line: 1, scope: !3)

;--- types-by-identifier
!n = !{!0, !1, !2}
!0 = !DICompositeType(tag: DW_TAG_structure_type, name: "A", flags: DIFlagFwdDecl, identifier: "A")
!1 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "A", size: 32, identifier: "A")
!2 = !DICompositeType(tag: DW_TAG_structure_type, name: "A", size: 64, identifier: "A")

; => read
; !n = !{!0, !0, !0}
;
; !0 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "A", size: 32, identifier: "A")

;--- module
; at the top
source_filename = "m.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
module asm ".globl x"
%t = type opaque
$c = comdat any
@llvm.used = appending global [1 x i8*] [i8* bitcast (void ()* @f to i8*)], section "llvm.metadata"
define void @f() #0 comdat($c) {
  ret void
}
attributes #0 = { nounwind }
!llvm.module.flags = !{!0, !1}
!0 = !{i32 1, !"PIC Level", i32 2}
!1 = !{i32 7, !"uwtable", i32 1}

; => read
; source_filename = "m.c"
; target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
; target triple = "x86_64-pc-linux-gnu"
;
; module asm ".globl x"
;
; $c = comdat any
;
; @llvm.used = appending global [1 x i8*] [i8* bitcast (void ()* @f to i8*)], section "llvm.metadata"
;
; ; Function Attrs: nounwind
; define void @f() #0 comdat($c) {
;   ret void
; }
;
; attributes #0 = { nounwind }
;
; !llvm.module.flags = !{!0, !1}
;
; !0 = !{i32 7, !"PIC Level", i32 2}
; !1 = !{i32 7, !"uwtable", i32 1}

;--- quoted-names
%"a b" = type { i8 }
@"g\22" = global %"a b"* null
define void @"f\01"(i8* %"x y") {
"l m":
  %"\E4" = load i8, i8* %"x y"
  ret void
}

; => read
; %"a b" = type { i8 }
;
; @"g\22" = global %"a b"* null
;
; define void @"f\01"(i8* %"x y") {
; "l m":
;   %"\E4" = load i8, i8* %"x y", align 1
;   ret void
; }

;--- prologue-of-itself
define void @f(i8* %p) prologue <{ i32, i64 }> <{ i32 1, i64 ptrtoint (void (i8*)* @f to i64) }> {
  ret void
}

; => read
; define void @f(i8* %p) prologue <{ i32, i64 }> <{ i32 1, i64 ptrtoint (void (i8*)* @f to i64) }> {
;   ret void
; }
