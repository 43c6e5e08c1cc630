; test: read
; llvm: 22
; Instructions on floating-point numbers, with every flag.
;--- arithmetic
define void @f(double %a, double %b) {
  %1 = fadd double %a, %b
  %2 = fsub double %a, %b
  %3 = fmul double %a, %b
  %4 = fdiv double %a, %b
  %5 = frem double %a, %b
  %6 = fneg double %a
  ret void
}

; => read
; define void @f(double %a, double %b) {
;   %1 = fadd double %a, %b
;   %2 = fsub double %a, %b
;   %3 = fmul double %a, %b
;   %4 = fdiv double %a, %b
;   %5 = frem double %a, %b
;   %6 = fneg double %a
;   ret void
; }

;--- flags
define void @f(float %a, float %b) {
  %1 = fadd nnan float %a, %b
  %2 = fadd ninf float %a, %b
  %3 = fadd nsz float %a, %b
  %4 = fadd arcp float %a, %b
  %5 = fadd contract float %a, %b
  %6 = fadd afn float %a, %b
  %7 = fadd reassoc float %a, %b
  %8 = fadd fast float %a, %b
  %9 = fadd nnan ninf nsz arcp contract afn reassoc float %a, %b
  %10 = fmul reassoc nnan float %a, %b
  %11 = fneg contract nsz float %a
  ret void
}

; => read
; define void @f(float %a, float %b) {
;   %1 = fadd nnan float %a, %b
;   %2 = fadd ninf float %a, %b
;   %3 = fadd nsz float %a, %b
;   %4 = fadd arcp float %a, %b
;   %5 = fadd contract float %a, %b
;   %6 = fadd afn float %a, %b
;   %7 = fadd reassoc float %a, %b
;   %8 = fadd fast float %a, %b
;   %9 = fadd fast float %a, %b
;   %10 = fmul reassoc nnan float %a, %b
;   %11 = fneg nsz contract float %a
;   ret void
; }

;--- flags-elsewhere
declare float @g(float)
define float @f(float %a, i1 %c, i32 %i, double %d) {
entry:
  %1 = select nnan i1 %c, float %a, float 0.0
  %2 = call fast float @g(float %a)
  %3 = tail call nnan ninf float @g(float %a)
  %4 = fcmp ninf oeq float %a, %2
  %5 = fptrunc nnan double %d to float
  %6 = fpext contract float %a to double
  br i1 %c, label %x, label %y
x:
  br label %y
y:
  %7 = phi reassoc nsz float [ %a, %entry ], [ %2, %x ]
  ret float %7
}

; => read
; declare float @g(float)
;
; define float @f(float %a, i1 %c, i32 %i, double %d) {
; entry:
;   %0 = select nnan i1 %c, float %a, float 0.000000e+00
;   %1 = call fast float @g(float %a)
;   %2 = tail call nnan ninf float @g(float %a)
;   %3 = fcmp ninf oeq float %a, %1
;   %4 = fptrunc nnan double %d to float
;   %5 = fpext contract float %a to double
;   br i1 %c, label %x, label %y
;
; x:                                                ; preds = %entry
;   br label %y
;
; y:                                                ; preds = %x, %entry
;   %6 = phi reassoc nsz float [ %a, %entry ], [ %1, %x ]
;   ret float %6
; }

;--- compare
define void @f(double %a, double %b) {
  %1 = fcmp false double %a, %b
  %2 = fcmp oeq double %a, %b
  %3 = fcmp ogt double %a, %b
  %4 = fcmp oge double %a, %b
  %5 = fcmp olt double %a, %b
  %6 = fcmp ole double %a, %b
  %7 = fcmp one double %a, %b
  %8 = fcmp ord double %a, %b
  %9 = fcmp ueq double %a, %b
  %10 = fcmp ugt double %a, %b
  %11 = fcmp uge double %a, %b
  %12 = fcmp ult double %a, %b
  %13 = fcmp ule double %a, %b
  %14 = fcmp une double %a, %b
  %15 = fcmp uno double %a, %b
  %16 = fcmp true double %a, %b
  %17 = fcmp fast olt double %a, 1.0
  ret void
}

; => read
; define void @f(double %a, double %b) {
;   %1 = fcmp false double %a, %b
;   %2 = fcmp oeq double %a, %b
;   %3 = fcmp ogt double %a, %b
;   %4 = fcmp oge double %a, %b
;   %5 = fcmp olt double %a, %b
;   %6 = fcmp ole double %a, %b
;   %7 = fcmp one double %a, %b
;   %8 = fcmp ord double %a, %b
;   %9 = fcmp ueq double %a, %b
;   %10 = fcmp ugt double %a, %b
;   %11 = fcmp uge double %a, %b
;   %12 = fcmp ult double %a, %b
;   %13 = fcmp ule double %a, %b
;   %14 = fcmp une double %a, %b
;   %15 = fcmp uno double %a, %b
;   %16 = fcmp true double %a, %b
;   %17 = fcmp fast olt double %a, 1.000000e+00
;   ret void
; }

;--- formats
define void @f(half %a, bfloat %b, x86_fp80 %c, fp128 %d, ppc_fp128 %e) {
  %1 = fadd half %a, 0xH3C00
  %2 = fmul bfloat %b, 0xR4000
  %3 = fsub x86_fp80 %c, 0xK3FFF8000000000000000
  %4 = fdiv fp128 %d, 0xL00000000000000003FFF000000000000
  %5 = fneg ppc_fp128 %e
  ret void
}

; => read
; define void @f(half %a, bfloat %b, x86_fp80 %c, fp128 %d, ppc_fp128 %e) {
;   %1 = fadd half %a, 0xH3C00
;   %2 = fmul bfloat %b, 0xR4000
;   %3 = fsub x86_fp80 %c, 0xK3FFF8000000000000000
;   %4 = fdiv fp128 %d, 0xL00000000000000003FFF000000000000
;   %5 = fneg ppc_fp128 %e
;   ret void
; }

;--- conversions
define void @f(double %a, i32 %b, float %c) {
  %1 = fptrunc double %a to half
  %2 = fpext float %c to fp128
  %3 = fptoui double %a to i32
  %4 = fptosi double %a to i128
  %5 = uitofp i32 %b to float
  %6 = uitofp nneg i32 %b to float
  %7 = sitofp i32 %b to bfloat
  %8 = bitcast double %a to i64
  %9 = bitcast float %c to <4 x i8>
  ret void
}

; => read
; define void @f(double %a, i32 %b, float %c) {
;   %1 = fptrunc double %a to half
;   %2 = fpext float %c to fp128
;   %3 = fptoui double %a to i32
;   %4 = fptosi double %a to i128
;   %5 = uitofp i32 %b to float
;   %6 = uitofp nneg i32 %b to float
;   %7 = sitofp i32 %b to bfloat
;   %8 = bitcast double %a to i64
;   %9 = bitcast float %c to <4 x i8>
;   ret void
; }

;--- vectors
define void @f(<4 x float> %a, <vscale x 2 x double> %b) {
  %1 = fadd fast <4 x float> %a, <float 1.0, float 2.0, float 0x7FF8000000000000, float -0.0>
  %2 = fneg <vscale x 2 x double> %b
  %3 = fcmp une <4 x float> %a, %1
  %4 = fptosi <4 x float> %a to <4 x i32>
  %5 = fmul <vscale x 2 x double> %b, splat (double 0.1)
  ret void
}

; => read
; define void @f(<4 x float> %a, <vscale x 2 x double> %b) {
;   %1 = fadd fast <4 x float> %a, <float 1.000000e+00, float 2.000000e+00, float 0x7FF8000000000000, float -0.000000e+00>
;   %2 = fneg <vscale x 2 x double> %b
;   %3 = fcmp une <4 x float> %a, %1
;   %4 = fptosi <4 x float> %a to <4 x i32>
;   %5 = fmul <vscale x 2 x double> %b, splat (double 1.000000e-01)
;   ret void
; }

;--- intrinsics
declare float @llvm.sqrt.f32(float)
declare double @llvm.fma.f64(double, double, double)
declare double @llvm.fmuladd.f64(double, double, double)
declare <2 x double> @llvm.pow.v2f64(<2 x double>, <2 x double>)
declare double @llvm.powi.f64.i32(double, i32)
declare float @llvm.minnum.f32(float, float)
declare float @llvm.maximum.f32(float, float)
declare i1 @llvm.is.fpclass.f32(float, i32)
declare { float, i32 } @llvm.frexp.f32.i32(float)
declare float @llvm.ldexp.f32.i32(float, i32)
define void @f(float %a, double %b, <2 x double> %c) {
  %1 = call nnan float @llvm.sqrt.f32(float %a)
  %2 = call double @llvm.fma.f64(double %b, double %b, double 1.0)
  %3 = call double @llvm.fmuladd.f64(double %b, double %b, double 1.0)
  %4 = call <2 x double> @llvm.pow.v2f64(<2 x double> %c, <2 x double> %c)
  %5 = call double @llvm.powi.f64.i32(double %b, i32 2)
  %6 = call float @llvm.minnum.f32(float %a, float 1.0)
  %7 = call float @llvm.maximum.f32(float %a, float 1.0)
  %8 = call i1 @llvm.is.fpclass.f32(float %a, i32 3)
  %9 = call { float, i32 } @llvm.frexp.f32.i32(float %a)
  %10 = call float @llvm.ldexp.f32.i32(float %a, i32 3)
  ret void
}

; => read
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.sqrt.f32(float) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare double @llvm.fma.f64(double, double, double) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare double @llvm.fmuladd.f64(double, double, double) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare <2 x double> @llvm.pow.v2f64(<2 x double>, <2 x double>) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare double @llvm.powi.f64.i32(double, i32) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.minnum.f32(float, float) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.maximum.f32(float, float) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare { float, i32 } @llvm.frexp.f32.i32(float) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.ldexp.f32.i32(float, i32) #0
;
; define void @f(float %a, double %b, <2 x double> %c) {
;   %1 = call nnan float @llvm.sqrt.f32(float %a)
;   %2 = call double @llvm.fma.f64(double %b, double %b, double 1.000000e+00)
;   %3 = call double @llvm.fmuladd.f64(double %b, double %b, double 1.000000e+00)
;   %4 = call <2 x double> @llvm.pow.v2f64(<2 x double> %c, <2 x double> %c)
;   %5 = call double @llvm.powi.f64.i32(double %b, i32 2)
;   %6 = call float @llvm.minnum.f32(float %a, float 1.000000e+00)
;   %7 = call float @llvm.maximum.f32(float %a, float 1.000000e+00)
;   %8 = call i1 @llvm.is.fpclass.f32(float %a, i32 3)
;   %9 = call { float, i32 } @llvm.frexp.f32.i32(float %a)
;   %10 = call float @llvm.ldexp.f32.i32(float %a, i32 3)
;   ret void
; }
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

;--- constrained
declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)
declare i1 @llvm.experimental.constrained.fcmp.f64(double, double, metadata, metadata)
define double @f(double %a) strictfp {
  %1 = call double @llvm.experimental.constrained.fadd.f64(double %a, double 1.0, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %2 = call i1 @llvm.experimental.constrained.fcmp.f64(double %a, double 1.0, metadata !"oeq", metadata !"fpexcept.ignore") strictfp
  ret double %1
}

; => read
; ; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
; declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
; declare i1 @llvm.experimental.constrained.fcmp.f64(double, double, metadata, metadata) #0
;
; ; Function Attrs: strictfp
; define double @f(double %a) #1 {
;   %1 = call double @llvm.experimental.constrained.fadd.f64(double %a, double 1.000000e+00, metadata !"round.dynamic", metadata !"fpexcept.strict") #1
;   %2 = call i1 @llvm.experimental.constrained.fcmp.f64(double %a, double 1.000000e+00, metadata !"oeq", metadata !"fpexcept.ignore") #1
;   ret double %1
; }
;
; attributes #0 = { nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite) }
; attributes #1 = { strictfp }
