; test: read
; llvm: 22
; Instructions with every flag.
;--- arithmetic
define void @f(i32 %a, i32 %b, <4 x i16> %v) {
  %1 = add i32 %a, %b
  %2 = add nuw i32 %a, %b
  %3 = add nsw i32 %a, %b
  %4 = add nuw nsw i32 %a, %b
  %5 = sub nsw nuw i32 %a, 1
  %6 = mul i32 %a, -1
  %7 = udiv exact i32 %a, %b
  %8 = sdiv exact i32 %a, %b
  %9 = urem i32 %a, %b
  %10 = srem i32 %a, %b
  %11 = shl nuw nsw i32 %a, 3
  %12 = lshr exact i32 %a, 3
  %13 = ashr exact i32 %a, 3
  %14 = and i32 %a, %b
  %15 = or i32 %a, %b
  %16 = or disjoint i32 %a, %b
  %17 = xor i32 %a, -1
  %18 = add <4 x i16> %v, <i16 1, i16 2, i16 3, i16 4>
  ret void
}

; => read
; define void @f(i32 %a, i32 %b, <4 x i16> %v) {
;   %1 = add i32 %a, %b
;   %2 = add nuw i32 %a, %b
;   %3 = add nsw i32 %a, %b
;   %4 = add nuw nsw i32 %a, %b
;   %5 = sub nuw nsw i32 %a, 1
;   %6 = mul i32 %a, -1
;   %7 = udiv exact i32 %a, %b
;   %8 = sdiv exact i32 %a, %b
;   %9 = urem i32 %a, %b
;   %10 = srem i32 %a, %b
;   %11 = shl nuw nsw i32 %a, 3
;   %12 = lshr exact i32 %a, 3
;   %13 = ashr exact i32 %a, 3
;   %14 = and i32 %a, %b
;   %15 = or i32 %a, %b
;   %16 = or disjoint i32 %a, %b
;   %17 = xor i32 %a, -1
;   %18 = add <4 x i16> %v, <i16 1, i16 2, i16 3, i16 4>
;   ret void
; }

;--- float
define void @f(float %a, double %b, <2 x half> %v) {
  %1 = fadd float %a, 1.0
  %2 = fsub fast float %a, %a
  %3 = fmul nnan ninf float %a, %a
  %4 = fdiv nsz arcp float %a, %a
  %5 = frem contract afn reassoc double %b, %b
  %6 = fneg float %a
  %7 = fneg nnan nsz float %a
  %8 = fadd reassoc nnan ninf nsz arcp contract afn float %a, %a
  %9 = fadd <2 x half> %v, %v
  ret void
}

; => read
; define void @f(float %a, double %b, <2 x half> %v) {
;   %1 = fadd float %a, 1.000000e+00
;   %2 = fsub fast float %a, %a
;   %3 = fmul nnan ninf float %a, %a
;   %4 = fdiv nsz arcp float %a, %a
;   %5 = frem reassoc contract afn double %b, %b
;   %6 = fneg float %a
;   %7 = fneg nnan nsz float %a
;   %8 = fadd fast float %a, %a
;   %9 = fadd <2 x half> %v, %v
;   ret void
; }

;--- casts
define void @f(i32 %a, i64 %b, float %c, double %d, ptr %p, <2 x i32> %v) {
  %1 = trunc i64 %b to i32
  %2 = trunc nuw nsw i64 %b to i8
  %3 = zext i32 %a to i64
  %4 = zext nneg i32 %a to i64
  %5 = sext i32 %a to i64
  %6 = fptrunc double %d to float
  %7 = fptrunc fast double %d to float
  %8 = fpext float %c to double
  %9 = fptoui float %c to i32
  %10 = fptosi double %d to i64
  %11 = uitofp i32 %a to float
  %12 = uitofp nneg i32 %a to float
  %13 = sitofp i32 %a to double
  %14 = ptrtoint ptr %p to i64
  %15 = inttoptr i64 %b to ptr
  %16 = bitcast float %c to i32
  %17 = addrspacecast ptr %p to ptr addrspace(1)
  %18 = bitcast <2 x i32> %v to i64
  %19 = ptrtoaddr ptr %p to i64
  ret void
}

; => read
; define void @f(i32 %a, i64 %b, float %c, double %d, ptr %p, <2 x i32> %v) {
;   %1 = trunc i64 %b to i32
;   %2 = trunc nuw nsw i64 %b to i8
;   %3 = zext i32 %a to i64
;   %4 = zext nneg i32 %a to i64
;   %5 = sext i32 %a to i64
;   %6 = fptrunc double %d to float
;   %7 = fptrunc fast double %d to float
;   %8 = fpext float %c to double
;   %9 = fptoui float %c to i32
;   %10 = fptosi double %d to i64
;   %11 = uitofp i32 %a to float
;   %12 = uitofp nneg i32 %a to float
;   %13 = sitofp i32 %a to double
;   %14 = ptrtoint ptr %p to i64
;   %15 = inttoptr i64 %b to ptr
;   %16 = bitcast float %c to i32
;   %17 = addrspacecast ptr %p to ptr addrspace(1)
;   %18 = bitcast <2 x i32> %v to i64
;   %19 = ptrtoaddr ptr %p to i64
;   ret void
; }

;--- compare
define void @f(i32 %a, double %d, ptr %p, <2 x i32> %v) {
  %1 = icmp eq i32 %a, 0
  %2 = icmp ne ptr %p, null
  %3 = icmp ugt i32 %a, 1
  %4 = icmp uge i32 %a, 1
  %5 = icmp ult i32 %a, 1
  %6 = icmp ule i32 %a, 1
  %7 = icmp sgt i32 %a, 1
  %8 = icmp sge i32 %a, 1
  %9 = icmp slt <2 x i32> %v, zeroinitializer
  %10 = icmp samesign sle i32 %a, 1
  %11 = fcmp oeq double %d, 0.0
  %12 = fcmp fast olt double %d, 1.0
  %13 = fcmp ord double %d, %d
  %14 = fcmp uno double %d, %d
  %15 = fcmp une double %d, %d
  %16 = fcmp true double %d, %d
  %17 = fcmp false double %d, %d
  ret void
}

; => read
; define void @f(i32 %a, double %d, ptr %p, <2 x i32> %v) {
;   %1 = icmp eq i32 %a, 0
;   %2 = icmp ne ptr %p, null
;   %3 = icmp ugt i32 %a, 1
;   %4 = icmp uge i32 %a, 1
;   %5 = icmp ult i32 %a, 1
;   %6 = icmp ule i32 %a, 1
;   %7 = icmp sgt i32 %a, 1
;   %8 = icmp sge i32 %a, 1
;   %9 = icmp slt <2 x i32> %v, zeroinitializer
;   %10 = icmp samesign sle i32 %a, 1
;   %11 = fcmp oeq double %d, 0.000000e+00
;   %12 = fcmp fast olt double %d, 1.000000e+00
;   %13 = fcmp ord double %d, %d
;   %14 = fcmp uno double %d, %d
;   %15 = fcmp une double %d, %d
;   %16 = fcmp true double %d, %d
;   %17 = fcmp false double %d, %d
;   ret void
; }

;--- memory
target datalayout = "e-i64:64-f80:128"
define void @f(ptr %p, ptr addrspace(1) %q) {
  %1 = load i32, ptr %p
  %2 = load i64, ptr %p, align 4
  %3 = load volatile i8, ptr %p
  %4 = load atomic i32, ptr %p seq_cst, align 4
  %5 = load atomic volatile i32, ptr %p syncscope("agent") acquire, align 8
  %6 = load ptr, ptr addrspace(1) %q
  %7 = load <4 x float>, ptr %p
  %8 = load x86_fp80, ptr %p
  %9 = load { i8, i64 }, ptr %p
  %10 = load [3 x i16], ptr %p
  %11 = load i24, ptr %p
  %12 = load i128, ptr %p
  store i32 %1, ptr %p
  store volatile i64 %2, ptr %p, align 1
  store atomic i32 %1, ptr %p release, align 4
  store atomic i32 %1, ptr %p syncscope("singlethread") monotonic, align 4
  store ptr %6, ptr addrspace(1) %q
  %13 = load i32, ptr %p, align 4, !range !0
  %14 = load <3 x i8>, ptr %p
  ret void
}
!0 = !{i32 0, i32 9}

; => read
; target datalayout = "e-i64:64-f80:128"
;
; define void @f(ptr %p, ptr addrspace(1) %q) {
;   %1 = load i32, ptr %p, align 4
;   %2 = load i64, ptr %p, align 4
;   %3 = load volatile i8, ptr %p, align 1
;   %4 = load atomic i32, ptr %p seq_cst, align 4
;   %5 = load atomic volatile i32, ptr %p syncscope("agent") acquire, align 8
;   %6 = load ptr, ptr addrspace(1) %q, align 8
;   %7 = load <4 x float>, ptr %p, align 16
;   %8 = load x86_fp80, ptr %p, align 16
;   %9 = load { i8, i64 }, ptr %p, align 8
;   %10 = load [3 x i16], ptr %p, align 2
;   %11 = load i24, ptr %p, align 4
;   %12 = load i128, ptr %p, align 8
;   store i32 %1, ptr %p, align 4
;   store volatile i64 %2, ptr %p, align 1
;   store atomic i32 %1, ptr %p release, align 4
;   store atomic i32 %1, ptr %p syncscope("singlethread") monotonic, align 4
;   store ptr %6, ptr addrspace(1) %q, align 8
;   %13 = load i32, ptr %p, align 4, !range !0
;   %14 = load <3 x i8>, ptr %p, align 4
;   ret void
; }
;
; !0 = !{i32 0, i32 9}

;--- alloca
define void @f(i64 %n) {
  %1 = alloca i32
  %2 = alloca i32, i64 %n
  %3 = alloca i32, i32 1
  %4 = alloca i64, align 32
  %5 = alloca i8, i64 16, align 16
  %6 = alloca inalloca i32
  %7 = alloca swifterror ptr
  %8 = alloca { i8, double }
  %9 = alloca ptr, addrspace(5)
  %10 = alloca i8, i64 1
  %11 = alloca <8 x i32>
  %12 = alloca i128, i32 2, align 4, addrspace(1)
  ret void
}

; => read
; define void @f(i64 %n) {
;   %1 = alloca i32, align 4
;   %2 = alloca i32, i64 %n, align 4
;   %3 = alloca i32, align 4
;   %4 = alloca i64, align 32
;   %5 = alloca i8, i64 16, align 16
;   %6 = alloca inalloca i32, align 4
;   %7 = alloca swifterror ptr, align 8
;   %8 = alloca { i8, double }, align 8
;   %9 = alloca ptr, align 8, addrspace(5)
;   %10 = alloca i8, i64 1, align 1
;   %11 = alloca <8 x i32>, align 32
;   %12 = alloca i128, i32 2, align 4, addrspace(1)
;   ret void
; }

;--- atomics
define void @f(ptr %p) {
  fence acquire
  fence syncscope("singlethread") seq_cst
  %1 = cmpxchg ptr %p, i32 0, i32 1 acq_rel monotonic
  %2 = cmpxchg weak volatile ptr %p, i64 0, i64 1 syncscope("x") seq_cst acquire, align 16
  %3 = atomicrmw add ptr %p, i32 1 seq_cst
  %4 = atomicrmw volatile xchg ptr %p, i8 1 monotonic
  %5 = atomicrmw sub ptr %p, i32 1 acquire, align 8
  %6 = atomicrmw fadd ptr %p, float 1.0 release
  %7 = atomicrmw umax ptr %p, i64 5 syncscope("agent") acq_rel
  %8 = atomicrmw nand ptr %p, i32 5 seq_cst
  %9 = atomicrmw uinc_wrap ptr %p, i32 5 seq_cst
  %10 = atomicrmw fmaximum ptr %p, double 5.0 seq_cst
  %11 = atomicrmw xchg ptr %p, ptr null seq_cst
  %12 = cmpxchg ptr %p, ptr null, ptr %p release monotonic
  %13 = atomicrmw usub_sat ptr %p, i32 5 seq_cst
  %14 = atomicrmw min ptr %p, i32 5 seq_cst
  ret void
}

; => read
; define void @f(ptr %p) {
;   fence acquire
;   fence syncscope("singlethread") seq_cst
;   %1 = cmpxchg ptr %p, i32 0, i32 1 acq_rel monotonic, align 4
;   %2 = cmpxchg weak volatile ptr %p, i64 0, i64 1 syncscope("x") seq_cst acquire, align 16
;   %3 = atomicrmw add ptr %p, i32 1 seq_cst, align 4
;   %4 = atomicrmw volatile xchg ptr %p, i8 1 monotonic, align 1
;   %5 = atomicrmw sub ptr %p, i32 1 acquire, align 8
;   %6 = atomicrmw fadd ptr %p, float 1.000000e+00 release, align 4
;   %7 = atomicrmw umax ptr %p, i64 5 syncscope("agent") acq_rel, align 8
;   %8 = atomicrmw nand ptr %p, i32 5 seq_cst, align 4
;   %9 = atomicrmw uinc_wrap ptr %p, i32 5 seq_cst, align 4
;   %10 = atomicrmw fmaximum ptr %p, double 5.000000e+00 seq_cst, align 8
;   %11 = atomicrmw xchg ptr %p, ptr null seq_cst, align 8
;   %12 = cmpxchg ptr %p, ptr null, ptr %p release monotonic, align 8
;   %13 = atomicrmw usub_sat ptr %p, i32 5 seq_cst, align 4
;   %14 = atomicrmw min ptr %p, i32 5 seq_cst, align 4
;   ret void
; }

;--- gep
%s = type { i32, [4 x i64], { i8, i8 } }
define void @f(ptr %p, i64 %i, <2 x ptr> %v, <2 x i64> %w) {
  %1 = getelementptr i8, ptr %p, i64 1
  %2 = getelementptr inbounds %s, ptr %p, i64 0, i32 1, i64 %i
  %3 = getelementptr nuw i8, ptr %p, i64 %i
  %4 = getelementptr nusw nuw i8, ptr %p, i64 %i
  %5 = getelementptr inbounds nuw i8, ptr %p, i64 %i
  %6 = getelementptr i32, <2 x ptr> %v, <2 x i64> %w
  %7 = getelementptr i32, ptr %p, <2 x i64> %w
  %8 = getelementptr i32, <2 x ptr> %v, i64 1
  %9 = getelementptr %s, ptr %p
  %10 = getelementptr inbounds nusw i8, ptr %p, i8 1
  ret void
}

; => read
; %s = type { i32, [4 x i64], { i8, i8 } }
;
; define void @f(ptr %p, i64 %i, <2 x ptr> %v, <2 x i64> %w) {
;   %1 = getelementptr i8, ptr %p, i64 1
;   %2 = getelementptr inbounds %s, ptr %p, i64 0, i32 1, i64 %i
;   %3 = getelementptr nuw i8, ptr %p, i64 %i
;   %4 = getelementptr nusw nuw i8, ptr %p, i64 %i
;   %5 = getelementptr inbounds nuw i8, ptr %p, i64 %i
;   %6 = getelementptr i32, <2 x ptr> %v, <2 x i64> %w
;   %7 = getelementptr i32, ptr %p, <2 x i64> %w
;   %8 = getelementptr i32, <2 x ptr> %v, i64 1
;   %9 = getelementptr %s, ptr %p
;   %10 = getelementptr inbounds i8, ptr %p, i8 1
;   ret void
; }

;--- vectors
define void @f(<4 x i32> %a, <4 x i32> %b, i32 %i, <vscale x 4 x i32> %s) {
  %1 = extractelement <4 x i32> %a, i32 0
  %2 = extractelement <4 x i32> %a, i32 %i
  %3 = insertelement <4 x i32> %a, i32 7, i64 1
  %4 = shufflevector <4 x i32> %a, <4 x i32> %b, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %5 = shufflevector <4 x i32> %a, <4 x i32> poison, <2 x i32> <i32 3, i32 undef>
  %6 = shufflevector <4 x i32> %a, <4 x i32> undef, <4 x i32> zeroinitializer
  %7 = shufflevector <4 x i32> %a, <4 x i32> poison, <4 x i32> poison
  %8 = shufflevector <vscale x 4 x i32> %s, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
  %9 = shufflevector <4 x i32> %a, <4 x i32> %b, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %10 = shufflevector <4 x i32> %a, <4 x i32> %b, <2 x i32> splat (i32 1)
  ret void
}

; => read
; define void @f(<4 x i32> %a, <4 x i32> %b, i32 %i, <vscale x 4 x i32> %s) {
;   %1 = extractelement <4 x i32> %a, i32 0
;   %2 = extractelement <4 x i32> %a, i32 %i
;   %3 = insertelement <4 x i32> %a, i32 7, i64 1
;   %4 = shufflevector <4 x i32> %a, <4 x i32> %b, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
;   %5 = shufflevector <4 x i32> %a, <4 x i32> poison, <2 x i32> <i32 3, i32 poison>
;   %6 = shufflevector <4 x i32> %a, <4 x i32> undef, <4 x i32> zeroinitializer
;   %7 = shufflevector <4 x i32> %a, <4 x i32> poison, <4 x i32> poison
;   %8 = shufflevector <vscale x 4 x i32> %s, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
;   %9 = shufflevector <4 x i32> %a, <4 x i32> %b, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
;   %10 = shufflevector <4 x i32> %a, <4 x i32> %b, <2 x i32> <i32 1, i32 1>
;   ret void
; }

;--- aggregates
define void @f({ i32, { i8, [2 x i64] } } %a) {
  %1 = extractvalue { i32, { i8, [2 x i64] } } %a, 0
  %2 = extractvalue { i32, { i8, [2 x i64] } } %a, 1, 1, 0
  %3 = insertvalue { i32, { i8, [2 x i64] } } %a, i32 1, 0
  %4 = insertvalue { i32, { i8, [2 x i64] } } undef, i64 1, 1, 1, 1
  %5 = insertvalue [2 x i32] poison, i32 1, 0
  ret void
}

; => read
; define void @f({ i32, { i8, [2 x i64] } } %a) {
;   %1 = extractvalue { i32, { i8, [2 x i64] } } %a, 0
;   %2 = extractvalue { i32, { i8, [2 x i64] } } %a, 1, 1, 0
;   %3 = insertvalue { i32, { i8, [2 x i64] } } %a, i32 1, 0
;   %4 = insertvalue { i32, { i8, [2 x i64] } } undef, i64 1, 1, 1, 1
;   %5 = insertvalue [2 x i32] poison, i32 1, 0
;   ret void
; }

;--- other
define i32 @f(i1 %c, i32 %a, i32 %b, <2 x i1> %vc, <2 x float> %v) {
  %1 = select i1 %c, i32 %a, i32 %b
  %2 = select <2 x i1> %vc, <2 x float> %v, <2 x float> zeroinitializer
  %3 = select fast i1 %c, float 1.0, float 2.0
  %4 = freeze i32 %a
  %5 = freeze <2 x float> %v
  %6 = select i1 true, ptr null, ptr null
  ret i32 %1
}

; => read
; define i32 @f(i1 %c, i32 %a, i32 %b, <2 x i1> %vc, <2 x float> %v) {
;   %1 = select i1 %c, i32 %a, i32 %b
;   %2 = select <2 x i1> %vc, <2 x float> %v, <2 x float> zeroinitializer
;   %3 = select fast i1 %c, float 1.000000e+00, float 2.000000e+00
;   %4 = freeze i32 %a
;   %5 = freeze <2 x float> %v
;   %6 = select i1 true, ptr null, ptr null
;   ret i32 %1
; }

;--- phi
define i32 @f(i1 %c, float %x) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %join
b:
  br label %join
join:
  %p = phi i32 [ 1, %a ], [ 2, %b ]
  %q = phi float [ %x, %a ], [ 2.0, %b ]
  %r = phi fast float [ %x, %a ], [ 3.0, %b ]
  %s = phi ptr [ null, %b ], [ null, %a ]
  ret i32 %p
}

; => read
; define i32 @f(i1 %c, float %x) {
; entry:
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %entry
;   br label %join
;
; b:                                                ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %b, %a
;   %p = phi i32 [ 1, %a ], [ 2, %b ]
;   %q = phi float [ %x, %a ], [ 2.000000e+00, %b ]
;   %r = phi fast float [ %x, %a ], [ 3.000000e+00, %b ]
;   %s = phi ptr [ null, %b ], [ null, %a ]
;   ret i32 %p
; }

;--- metadata
define i32 @f(ptr %p) {
  %1 = load i32, ptr %p, !tbaa !0, !noundef !3, !custom !3
  %2 = add i32 %1, 1, !annotation !4
  br label %l, !llvm.loop !5
l:
  ret i32 %2, !dbg !6, !custom !3
}
!llvm.module.flags = !{!9}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}
!3 = !{}
!4 = !{!"x"}
!5 = distinct !{!5}
!6 = !DILocation(line: 1, column: 2, scope: !7)
!7 = distinct !DISubprogram(name: "f", unit: !8)
!8 = distinct !DICompileUnit(language: DW_LANG_C, file: !10)
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !DIFile(filename: "a", directory: "b")

; => read
; define i32 @f(ptr %p) {
;   %1 = load i32, ptr %p, align 4, !tbaa !1, !noundef !4, !custom !4
;   %2 = add i32 %1, 1, !annotation !5
;   br label %l, !llvm.loop !6
;
; l:                                                ; preds = %0
;   ret i32 %2, !dbg !7, !custom !4
; }
;
; !llvm.module.flags = !{!0}
;
; !0 = !{i32 2, !"Debug Info Version", i32 3}
; !1 = !{!2, !2, i64 0}
; !2 = !{!"int", !3}
; !3 = !{!"root"}
; !4 = !{}
; !5 = !{!"x"}
; !6 = distinct !{!6}
; !7 = !DILocation(line: 1, column: 2, scope: !8)
; !8 = distinct !DISubprogram(name: "f", scope: null, spFlags: DISPFlagDefinition, unit: !9)
; !9 = distinct !DICompileUnit(language: DW_LANG_C, file: !10, isOptimized: false, runtimeVersion: 0, emissionKind: NoDebug)
; !10 = !DIFile(filename: "a", directory: "b")
