; test: read
; llvm: 22
; Instructions on memory.
;--- alloca
define void @f(i32 %n, i64 %m) {
  %1 = alloca i32
  %2 = alloca i32, align 16
  %3 = alloca i32, i32 %n
  %4 = alloca i32, i64 %m, align 8
  %5 = alloca { i8, [3 x i16] }
  %6 = alloca inalloca i32
  %7 = alloca swifterror ptr
  %8 = alloca i8, i32 1
  %9 = alloca i8, i64 1
  %10 = alloca <vscale x 4 x i32>
  %11 = alloca i8, i32 0
  %12 = alloca target("aarch64.svcount")
  ret void
}

; => read
; define void @f(i32 %n, i64 %m) {
;   %1 = alloca i32, align 4
;   %2 = alloca i32, align 16
;   %3 = alloca i32, i32 %n, align 4
;   %4 = alloca i32, i64 %m, align 8
;   %5 = alloca { i8, [3 x i16] }, align 8
;   %6 = alloca inalloca i32, align 4
;   %7 = alloca swifterror ptr, align 8
;   %8 = alloca i8, align 1
;   %9 = alloca i8, i64 1, align 1
;   %10 = alloca <vscale x 4 x i32>, align 16
;   %11 = alloca i8, i32 0, align 1
;   %12 = alloca target("aarch64.svcount"), align 2
;   ret void
; }

;--- load
define void @f(ptr %p, ptr addrspace(1) %q) {
  %1 = load i32, ptr %p
  %2 = load volatile i32, ptr %p, align 2
  %3 = load ptr, ptr %p, align 1
  %4 = load <4 x float>, ptr addrspace(1) %q
  %5 = load { i8, i64 }, ptr %p
  %6 = load i1, ptr %p
  %7 = load x86_fp80, ptr %p
  %8 = load [4 x i16], ptr %p
  ret void
}

; => read
; define void @f(ptr %p, ptr addrspace(1) %q) {
;   %1 = load i32, ptr %p, align 4
;   %2 = load volatile i32, ptr %p, align 2
;   %3 = load ptr, ptr %p, align 1
;   %4 = load <4 x float>, ptr addrspace(1) %q, align 16
;   %5 = load { i8, i64 }, ptr %p, align 4
;   %6 = load i1, ptr %p, align 1
;   %7 = load x86_fp80, ptr %p, align 16
;   %8 = load [4 x i16], ptr %p, align 2
;   ret void
; }

;--- store
define void @f(ptr %p, ptr addrspace(1) %q, i32 %v) {
  store i32 %v, ptr %p
  store volatile i32 %v, ptr %p, align 1
  store ptr %p, ptr addrspace(1) %q
  store { i8, i64 } zeroinitializer, ptr %p
  store <2 x i32> <i32 1, i32 2>, ptr %p
  store i32 poison, ptr %p, align 4
  store half 0xH3C00, ptr %p
  ret void
}

; => read
; define void @f(ptr %p, ptr addrspace(1) %q, i32 %v) {
;   store i32 %v, ptr %p, align 4
;   store volatile i32 %v, ptr %p, align 1
;   store ptr %p, ptr addrspace(1) %q, align 8
;   store { i8, i64 } zeroinitializer, ptr %p, align 4
;   store <2 x i32> <i32 1, i32 2>, ptr %p, align 8
;   store i32 poison, ptr %p, align 4
;   store half 0xH3C00, ptr %p, align 2
;   ret void
; }

;--- load-metadata
define void @f(ptr %p) {
  %1 = load i32, ptr %p, !range !0, !noundef !1
  %2 = load ptr, ptr %p, !nonnull !1, !align !2, !dereferenceable !2, !dereferenceable_or_null !2
  %3 = load i32, ptr %p, !invariant.load !1, !nontemporal !3
  %4 = load i32, ptr %p, !invariant.group !1
  %5 = load double, ptr %p, !nofpclass !4
  ret void
}
!0 = !{i32 0, i32 10, i32 20, i32 30}
!1 = !{}
!2 = !{i64 8}
!3 = !{i32 1}
!4 = !{i32 3}

; => read
; define void @f(ptr %p) {
;   %1 = load i32, ptr %p, align 4, !range !0, !noundef !1
;   %2 = load ptr, ptr %p, align 8, !nonnull !1, !dereferenceable !2, !dereferenceable_or_null !2, !align !2
;   %3 = load i32, ptr %p, align 4, !invariant.load !1, !nontemporal !3
;   %4 = load i32, ptr %p, align 4, !invariant.group !1
;   %5 = load double, ptr %p, align 8, !nofpclass !4
;   ret void
; }
;
; !0 = !{i32 0, i32 10, i32 20, i32 30}
; !1 = !{}
; !2 = !{i64 8}
; !3 = !{i32 1}
; !4 = !{i32 3}

;--- atomic-load
define void @f(ptr %p) {
  %1 = load atomic i32, ptr %p unordered, align 4
  %2 = load atomic i32, ptr %p monotonic, align 4
  %3 = load atomic i32, ptr %p acquire, align 4
  %4 = load atomic volatile i32, ptr %p seq_cst, align 4
  %5 = load atomic i32, ptr %p syncscope("singlethread") monotonic, align 4
  %6 = load atomic i32, ptr %p syncscope("agent") seq_cst, align 4
  %7 = load atomic ptr, ptr %p acquire, align 8
  %8 = load atomic float, ptr %p acquire, align 4
  ret void
}

; => read
; define void @f(ptr %p) {
;   %1 = load atomic i32, ptr %p unordered, align 4
;   %2 = load atomic i32, ptr %p monotonic, align 4
;   %3 = load atomic i32, ptr %p acquire, align 4
;   %4 = load atomic volatile i32, ptr %p seq_cst, align 4
;   %5 = load atomic i32, ptr %p syncscope("singlethread") monotonic, align 4
;   %6 = load atomic i32, ptr %p syncscope("agent") seq_cst, align 4
;   %7 = load atomic ptr, ptr %p acquire, align 8
;   %8 = load atomic float, ptr %p acquire, align 4
;   ret void
; }

;--- atomic-store
define void @f(ptr %p) {
  store atomic i32 1, ptr %p unordered, align 4
  store atomic i32 1, ptr %p monotonic, align 4
  store atomic i32 1, ptr %p release, align 4
  store atomic volatile i32 1, ptr %p seq_cst, align 4
  store atomic i32 1, ptr %p syncscope("singlethread") release, align 4
  store atomic double 1.0, ptr %p monotonic, align 8
  ret void
}

; => read
; define void @f(ptr %p) {
;   store atomic i32 1, ptr %p unordered, align 4
;   store atomic i32 1, ptr %p monotonic, align 4
;   store atomic i32 1, ptr %p release, align 4
;   store atomic volatile i32 1, ptr %p seq_cst, align 4
;   store atomic i32 1, ptr %p syncscope("singlethread") release, align 4
;   store atomic double 1.000000e+00, ptr %p monotonic, align 8
;   ret void
; }

;--- atomic-vectors
define void @f(ptr %p, <2 x i32> %v) {
  %1 = load atomic <2 x i32>, ptr %p acquire, align 8
  store atomic <2 x i32> %v, ptr %p release, align 8
  ret void
}

; => read
; define void @f(ptr %p, <2 x i32> %v) {
;   %1 = load atomic <2 x i32>, ptr %p acquire, align 8
;   store atomic <2 x i32> %v, ptr %p release, align 8
;   ret void
; }

;--- fence
define void @f() {
  fence acquire
  fence release
  fence acq_rel
  fence seq_cst
  fence syncscope("singlethread") seq_cst
  fence syncscope("work\22group") acquire
  ret void
}

; => read
; define void @f() {
;   fence acquire
;   fence release
;   fence acq_rel
;   fence seq_cst
;   fence syncscope("singlethread") seq_cst
;   fence syncscope("work\22group") acquire
;   ret void
; }

;--- cmpxchg
define void @f(ptr %p, ptr addrspace(3) %q) {
  %1 = cmpxchg ptr %p, i32 0, i32 1 monotonic monotonic
  %2 = cmpxchg weak ptr %p, i32 0, i32 1 acquire monotonic
  %3 = cmpxchg volatile ptr %p, i32 0, i32 1 acq_rel acquire, align 8
  %4 = cmpxchg weak volatile ptr %p, i32 0, i32 1 seq_cst seq_cst
  %5 = cmpxchg ptr %p, i32 0, i32 1 syncscope("agent") release monotonic
  %6 = cmpxchg ptr %p, ptr null, ptr %p monotonic acquire
  %7 = cmpxchg ptr addrspace(3) %q, i8 0, i8 1 release seq_cst, align 1
  ret void
}

; => read
; define void @f(ptr %p, ptr addrspace(3) %q) {
;   %1 = cmpxchg ptr %p, i32 0, i32 1 monotonic monotonic, align 4
;   %2 = cmpxchg weak ptr %p, i32 0, i32 1 acquire monotonic, align 4
;   %3 = cmpxchg volatile ptr %p, i32 0, i32 1 acq_rel acquire, align 8
;   %4 = cmpxchg weak volatile ptr %p, i32 0, i32 1 seq_cst seq_cst, align 4
;   %5 = cmpxchg ptr %p, i32 0, i32 1 syncscope("agent") release monotonic, align 4
;   %6 = cmpxchg ptr %p, ptr null, ptr %p monotonic acquire, align 8
;   %7 = cmpxchg ptr addrspace(3) %q, i8 0, i8 1 release seq_cst, align 1
;   ret void
; }

;--- atomicrmw
define void @f(ptr %p, ptr %q) {
  %1 = atomicrmw xchg ptr %p, i32 1 monotonic
  %2 = atomicrmw add ptr %p, i32 1 acquire
  %3 = atomicrmw sub ptr %p, i32 1 release
  %4 = atomicrmw and ptr %p, i32 1 acq_rel
  %5 = atomicrmw nand ptr %p, i32 1 seq_cst
  %6 = atomicrmw or ptr %p, i32 1 seq_cst
  %7 = atomicrmw xor ptr %p, i32 1 seq_cst
  %8 = atomicrmw max ptr %p, i32 1 seq_cst
  %9 = atomicrmw min ptr %p, i32 1 seq_cst
  %10 = atomicrmw umax ptr %p, i32 1 seq_cst
  %11 = atomicrmw umin ptr %p, i32 1 seq_cst, align 8
  %12 = atomicrmw uinc_wrap ptr %p, i32 1 seq_cst
  %13 = atomicrmw udec_wrap ptr %p, i32 1 seq_cst
  %14 = atomicrmw usub_cond ptr %p, i32 1 seq_cst
  %15 = atomicrmw usub_sat ptr %p, i32 1 seq_cst
  %16 = atomicrmw volatile xchg ptr %p, ptr null syncscope("singlethread") monotonic
  ret void
}

; => read
; define void @f(ptr %p, ptr %q) {
;   %1 = atomicrmw xchg ptr %p, i32 1 monotonic, align 4
;   %2 = atomicrmw add ptr %p, i32 1 acquire, align 4
;   %3 = atomicrmw sub ptr %p, i32 1 release, align 4
;   %4 = atomicrmw and ptr %p, i32 1 acq_rel, align 4
;   %5 = atomicrmw nand ptr %p, i32 1 seq_cst, align 4
;   %6 = atomicrmw or ptr %p, i32 1 seq_cst, align 4
;   %7 = atomicrmw xor ptr %p, i32 1 seq_cst, align 4
;   %8 = atomicrmw max ptr %p, i32 1 seq_cst, align 4
;   %9 = atomicrmw min ptr %p, i32 1 seq_cst, align 4
;   %10 = atomicrmw umax ptr %p, i32 1 seq_cst, align 4
;   %11 = atomicrmw umin ptr %p, i32 1 seq_cst, align 8
;   %12 = atomicrmw uinc_wrap ptr %p, i32 1 seq_cst, align 4
;   %13 = atomicrmw udec_wrap ptr %p, i32 1 seq_cst, align 4
;   %14 = atomicrmw usub_cond ptr %p, i32 1 seq_cst, align 4
;   %15 = atomicrmw usub_sat ptr %p, i32 1 seq_cst, align 4
;   %16 = atomicrmw volatile xchg ptr %p, ptr null syncscope("singlethread") monotonic, align 8
;   ret void
; }

;--- atomicrmw-floats
define void @f(ptr %p, <2 x half> %v) {
  %1 = atomicrmw fadd ptr %p, float 1.0 monotonic
  %2 = atomicrmw fsub ptr %p, float 1.0 acquire
  %3 = atomicrmw fmax ptr %p, double 1.0 release
  %4 = atomicrmw fmin ptr %p, half 0xH3C00 acq_rel
  %5 = atomicrmw fmaximum ptr %p, float 1.0 seq_cst
  %6 = atomicrmw fminimum ptr %p, float 1.0 seq_cst
  %7 = atomicrmw xchg ptr %p, float 1.0 seq_cst
  %8 = atomicrmw fadd ptr %p, <2 x half> %v seq_cst, align 4
  ret void
}

; => read
; define void @f(ptr %p, <2 x half> %v) {
;   %1 = atomicrmw fadd ptr %p, float 1.000000e+00 monotonic, align 4
;   %2 = atomicrmw fsub ptr %p, float 1.000000e+00 acquire, align 4
;   %3 = atomicrmw fmax ptr %p, double 1.000000e+00 release, align 8
;   %4 = atomicrmw fmin ptr %p, half 0xH3C00 acq_rel, align 2
;   %5 = atomicrmw fmaximum ptr %p, float 1.000000e+00 seq_cst, align 4
;   %6 = atomicrmw fminimum ptr %p, float 1.000000e+00 seq_cst, align 4
;   %7 = atomicrmw xchg ptr %p, float 1.000000e+00 seq_cst, align 4
;   %8 = atomicrmw fadd ptr %p, <2 x half> %v seq_cst, align 4
;   ret void
; }

;--- getelementptr
%s = type { i32, [4 x %t], ptr }
%t = type { i8, i64 }
define void @f(ptr %p, i64 %i, <2 x ptr> %v, <2 x i64> %w, ptr addrspace(2) %q) {
  %1 = getelementptr i8, ptr %p, i64 1
  %2 = getelementptr inbounds i8, ptr %p, i64 %i
  %3 = getelementptr nusw i8, ptr %p, i64 %i
  %4 = getelementptr nuw i8, ptr %p, i64 %i
  %5 = getelementptr nusw nuw i8, ptr %p, i64 %i
  %6 = getelementptr inbounds nuw i8, ptr %p, i64 %i
  %7 = getelementptr inbounds nusw nuw i8, ptr %p, i64 %i
  %8 = getelementptr %s, ptr %p, i64 %i, i32 1, i64 %i, i32 1
  %9 = getelementptr i32, <2 x ptr> %v, i64 1
  %10 = getelementptr i32, ptr %p, <2 x i64> %w
  %11 = getelementptr i8, <2 x ptr> %v, <2 x i64> <i64 1, i64 2>
  %12 = getelementptr [3 x i8], ptr addrspace(2) %q, i32 0, i8 2
  %13 = getelementptr i8, ptr %p
  %14 = getelementptr %s, <2 x ptr> %v, i64 0, <2 x i32> splat (i32 1), i64 2
  ret void
}

; => read
; %s = type { i32, [4 x %t], ptr }
; %t = type { i8, i64 }
;
; define void @f(ptr %p, i64 %i, <2 x ptr> %v, <2 x i64> %w, ptr addrspace(2) %q) {
;   %1 = getelementptr i8, ptr %p, i64 1
;   %2 = getelementptr inbounds i8, ptr %p, i64 %i
;   %3 = getelementptr nusw i8, ptr %p, i64 %i
;   %4 = getelementptr nuw i8, ptr %p, i64 %i
;   %5 = getelementptr nusw nuw i8, ptr %p, i64 %i
;   %6 = getelementptr inbounds nuw i8, ptr %p, i64 %i
;   %7 = getelementptr inbounds nuw i8, ptr %p, i64 %i
;   %8 = getelementptr %s, ptr %p, i64 %i, i32 1, i64 %i, i32 1
;   %9 = getelementptr i32, <2 x ptr> %v, i64 1
;   %10 = getelementptr i32, ptr %p, <2 x i64> %w
;   %11 = getelementptr i8, <2 x ptr> %v, <2 x i64> <i64 1, i64 2>
;   %12 = getelementptr [3 x i8], ptr addrspace(2) %q, i32 0, i8 2
;   %13 = getelementptr i8, ptr %p
;   %14 = getelementptr %s, <2 x ptr> %v, i64 0, <2 x i32> splat (i32 1), i64 2
;   ret void
; }

;--- casts
define void @f(ptr %p, i64 %i, ptr addrspace(1) %q, <2 x ptr> %v) {
  %1 = ptrtoint ptr %p to i64
  %2 = ptrtoint ptr addrspace(1) %q to i8
  %3 = inttoptr i64 %i to ptr
  %4 = inttoptr i32 7 to ptr addrspace(1)
  %5 = addrspacecast ptr %p to ptr addrspace(1)
  %6 = bitcast ptr %p to ptr
  %7 = ptrtoint <2 x ptr> %v to <2 x i32>
  %8 = addrspacecast <2 x ptr> %v to <2 x ptr addrspace(3)>
  %9 = ptrtoaddr ptr %p to i64
  ret void
}

; => read
; define void @f(ptr %p, i64 %i, ptr addrspace(1) %q, <2 x ptr> %v) {
;   %1 = ptrtoint ptr %p to i64
;   %2 = ptrtoint ptr addrspace(1) %q to i8
;   %3 = inttoptr i64 %i to ptr
;   %4 = inttoptr i32 7 to ptr addrspace(1)
;   %5 = addrspacecast ptr %p to ptr addrspace(1)
;   %6 = bitcast ptr %p to ptr
;   %7 = ptrtoint <2 x ptr> %v to <2 x i32>
;   %8 = addrspacecast <2 x ptr> %v to <2 x ptr addrspace(3)>
;   %9 = ptrtoaddr ptr %p to i64
;   ret void
; }

;--- copies
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memcpy.inline.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p1.i32(ptr, ptr addrspace(1), i32, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memset.inline.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr, ptr, i32, i32)
declare void @llvm.memset.element.unordered.atomic.p0.i32(ptr, i8, i32, i32)
define void @f(ptr %p, ptr addrspace(1) %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %p, ptr align 4 %p, i64 16, i1 false)
  call void @llvm.memcpy.inline.p0.p0.i64(ptr %p, ptr %p, i64 16, i1 true)
  call void @llvm.memmove.p0.p1.i32(ptr %p, ptr addrspace(1) %q, i32 1, i1 false)
  call void @llvm.memset.p0.i64(ptr align 16 %p, i8 0, i64 32, i1 false)
  call void @llvm.memset.inline.p0.i64(ptr %p, i8 7, i64 32, i1 false)
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr align 4 %p, ptr align 4 %p, i32 16, i32 4)
  call void @llvm.memset.element.unordered.atomic.p0.i32(ptr align 2 %p, i8 0, i32 4, i32 2)
  ret void
}

; => read
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.inline.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memmove.p0.p1.i32(ptr writeonly captures(none), ptr addrspace(1) readonly captures(none), i32, i1 immarg) #0
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; declare void @llvm.memset.inline.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1
;
; ; Function Attrs: nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr writeonly captures(none), ptr readonly captures(none), i32, i32 immarg) #2
;
; ; Function Attrs: nosync nounwind willreturn memory(argmem: write)
; declare void @llvm.memset.element.unordered.atomic.p0.i32(ptr writeonly captures(none), i8, i32, i32 immarg) #3
;
; define void @f(ptr %p, ptr addrspace(1) %q) {
;   call void @llvm.memcpy.p0.p0.i64(ptr align 8 %p, ptr align 4 %p, i64 16, i1 false)
;   call void @llvm.memcpy.inline.p0.p0.i64(ptr %p, ptr %p, i64 16, i1 true)
;   call void @llvm.memmove.p0.p1.i32(ptr %p, ptr addrspace(1) %q, i32 1, i1 false)
;   call void @llvm.memset.p0.i64(ptr align 16 %p, i8 0, i64 32, i1 false)
;   call void @llvm.memset.inline.p0.i64(ptr %p, i8 7, i64 32, i1 false)
;   call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr align 4 %p, ptr align 4 %p, i32 16, i32 4)
;   call void @llvm.memset.element.unordered.atomic.p0.i32(ptr align 2 %p, i8 0, i32 4, i32 2)
;   ret void
; }
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
; attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
; attributes #2 = { nosync nounwind willreturn memory(argmem: readwrite) }
; attributes #3 = { nosync nounwind willreturn memory(argmem: write) }

;--- varargs
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
declare void @llvm.va_copy.p0(ptr, ptr)
define i32 @f(...) {
  %ap = alloca ptr, align 8
  call void @llvm.va_start.p0(ptr %ap)
  %1 = va_arg ptr %ap, i32
  %2 = va_arg ptr %ap, { i8, ptr }
  call void @llvm.va_copy.p0(ptr %ap, ptr %ap)
  call void @llvm.va_end.p0(ptr %ap)
  ret i32 %1
}

; => read
; ; Function Attrs: nocallback nofree nosync nounwind willreturn
; declare void @llvm.va_start.p0(ptr) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn
; declare void @llvm.va_end.p0(ptr) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn
; declare void @llvm.va_copy.p0(ptr, ptr) #0
;
; define i32 @f(...) {
;   %ap = alloca ptr, align 8
;   call void @llvm.va_start.p0(ptr %ap)
;   %1 = va_arg ptr %ap, i32
;   %2 = va_arg ptr %ap, { i8, ptr }
;   call void @llvm.va_copy.p0(ptr %ap, ptr %ap)
;   call void @llvm.va_end.p0(ptr %ap)
;   ret i32 %1
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn }

;--- the last of several alignments counts
define void @f(ptr %p) {
  %x = load i32, ptr %p, align 8, align 4, !n !{}
  store i32 1, ptr %p, align 4, align 8
  %c = cmpxchg ptr %p, i32 0, i32 1 seq_cst seq_cst, align 8, align 16
  %a = atomicrmw add ptr %p, i32 1 seq_cst, align 8, align 4
  %l = load atomic i32, ptr %p seq_cst, align 16, align 4
  ret void
}

; => read
; define void @f(ptr %p) {
;   %x = load i32, ptr %p, align 4, !n !0
;   store i32 1, ptr %p, align 8
;   %c = cmpxchg ptr %p, i32 0, i32 1 seq_cst seq_cst, align 16
;   %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
;   %l = load atomic i32, ptr %p seq_cst, align 4
;   ret void
; }
;
; !0 = !{}
