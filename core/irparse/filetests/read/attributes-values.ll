; test: read
; llvm: 22
; Attributes of parameters and results, of LLVM 22.
;--- pointers
declare void @f(ptr nonnull, ptr noalias, ptr nocapture, ptr nofree, ptr readonly, ptr readnone, ptr writeonly, ptr noundef)
declare noalias nonnull ptr @g()

; => read
; declare void @f(ptr nonnull, ptr noalias, ptr captures(none), ptr nofree, ptr readonly, ptr readnone, ptr writeonly, ptr noundef)
;
; declare noalias nonnull ptr @g()

;--- sizes
declare align 16 dereferenceable(32) ptr @f(ptr align 4, ptr align(8), ptr dereferenceable(4), ptr dereferenceable_or_null(8))
declare dereferenceable_or_null(8) ptr @g(<2 x ptr> align 8)

; => read
; declare align 16 dereferenceable(32) ptr @f(ptr align 4, ptr align 8, ptr dereferenceable(4), ptr dereferenceable_or_null(8))
;
; declare dereferenceable_or_null(8) ptr @g(<2 x ptr> align 8)

;--- passing
%s = type { i64, [3 x i32] }
declare void @a(ptr byval(%s) align 8)
declare void @b(ptr byref(%s))
declare void @c(ptr sret(%s), i32)
declare void @d(i32, ptr inalloca(%s))
declare void @e(ptr preallocated(%s))
declare void @g(ptr byval(i8), ptr byval([4 x { i8, ptr }]), ptr byref(<4 x i32>))

; => read
; %s = type { i64, [3 x i32] }
;
; declare void @a(ptr byval(%s) align 8)
;
; declare void @b(ptr byref(%s))
;
; declare void @c(ptr sret(%s), i32)
;
; declare void @d(i32, ptr inalloca(%s))
;
; declare void @e(ptr preallocated(%s))
;
; declare void @g(ptr byval(i8), ptr byval([4 x { i8, ptr }]), ptr byref(<4 x i32>))

;--- extension
declare signext i8 @a(i8 signext, i16 zeroext)
declare zeroext i1 @b(i1 zeroext)
declare noext i16 @c(i16 noext)
declare inreg i32 @d(i32 inreg, ptr inreg)

; => read
; declare signext i8 @a(i8 signext, i16 zeroext)
;
; declare zeroext i1 @b(i1 zeroext)
;
; declare noext i16 @c(i16 noext)
;
; declare inreg i32 @d(i32 inreg, ptr inreg)

;--- swift
declare swiftcc void @a(ptr swiftself, ptr swifterror)
declare swifttailcc void @b(ptr swiftasync, ptr swiftself)
define swiftcc void @c() {
  %e = alloca swifterror ptr, align 8
  store ptr null, ptr %e, align 8
  call swiftcc void @a(ptr swiftself undef, ptr swifterror %e)
  ret void
}

; => read
; declare swiftcc void @a(ptr swiftself, ptr swifterror)
;
; declare swifttailcc void @b(ptr swiftasync, ptr swiftself)
;
; define swiftcc void @c() {
;   %e = alloca swifterror ptr, align 8
;   store ptr null, ptr %e, align 8
;   call swiftcc void @a(ptr swiftself undef, ptr swifterror %e)
;   ret void
; }

;--- nest-and-returned
declare ptr @a(ptr nest, ptr returned)
declare i32 @b(i32 returned)

; => read
; declare ptr @a(ptr nest, ptr returned)
;
; declare i32 @b(i32 returned)

;--- captures
declare void @a(ptr captures(none))
declare void @b(ptr captures(address))
declare void @c(ptr captures(address_is_null))
declare void @d(ptr captures(provenance))
declare void @e(ptr captures(read_provenance))
declare void @f(ptr captures(address, provenance))
declare void @g(ptr captures(address, read_provenance))
declare void @h(ptr captures(address_is_null, ret: address, provenance))
declare void @i(ptr captures(ret: address, provenance))
declare void @j(ptr captures(none, ret: read_provenance))
declare void @k(ptr captures(address, provenance, ret: none))

; => read
; declare void @a(ptr captures(none))
;
; declare void @b(ptr captures(address))
;
; declare void @c(ptr captures(address_is_null))
;
; declare void @d(ptr captures(provenance))
;
; declare void @e(ptr captures(read_provenance))
;
; declare void @f(ptr captures(address, provenance))
;
; declare void @g(ptr captures(address, read_provenance))
;
; declare void @h(ptr captures(address_is_null, ret: address, provenance))
;
; declare void @i(ptr captures(ret: address, provenance))
;
; declare void @j(ptr captures(ret: read_provenance))
;
; declare void @k(ptr captures(address, provenance, ret: none))

;--- initializes
declare void @a(ptr initializes((0, 4)))
declare void @b(ptr initializes((-8, 0), (4, 8), (16, 32)))

; => read
; declare void @a(ptr initializes((0, 4)))
;
; declare void @b(ptr initializes((-8, 0), (4, 8), (16, 32)))

;--- nofpclass
declare nofpclass(nan) float @a(float nofpclass(inf))
declare void @b(float nofpclass(all), double nofpclass(snan), double nofpclass(qnan))
declare void @c(float nofpclass(ninf pinf), float nofpclass(zero), float nofpclass(sub norm))
declare void @d(float nofpclass(nan inf), float nofpclass(pzero nzero), float nofpclass(nsub psub nnorm pnorm))
declare void @e(float nofpclass(nan ninf nnorm nsub), <2 x float> nofpclass(nan), [3 x half] nofpclass(inf))
declare nofpclass(nan) { double, double } @f(float nofpclass(960))

; => read
; declare nofpclass(nan) float @a(float nofpclass(inf))
;
; declare void @b(float nofpclass(all), double nofpclass(snan), double nofpclass(qnan))
;
; declare void @c(float nofpclass(inf), float nofpclass(zero), float nofpclass(sub norm))
;
; declare void @d(float nofpclass(nan inf), float nofpclass(zero), float nofpclass(sub norm))
;
; declare void @e(float nofpclass(nan ninf nsub nnorm), <2 x float> nofpclass(nan), [3 x half] nofpclass(inf))
;
; declare nofpclass(nan) { double, double } @f(float nofpclass(pinf pzero psub pnorm))

;--- range
declare range(i32 0, 10) i32 @a(i8 range(i8 -4, 5), i64 range(i64 5, 2))
declare <2 x i32> @b(<2 x i32> range(i32 1, 0), i128 range(i128 -1, 170141183460469231731687303715884105727))

; => read
; declare range(i32 0, 10) i32 @a(i8 range(i8 -4, 5), i64 range(i64 5, 2))
;
; declare <2 x i32> @b(<2 x i32> range(i32 1, 0), i128 range(i128 -1, 170141183460469231731687303715884105727))

;--- dead
declare void @a(ptr dead_on_unwind writable sret(i32))
declare void @b(ptr dead_on_return)
declare void @d(ptr writable)

; => read
; declare void @a(ptr dead_on_unwind writable sret(i32))
;
; declare void @b(ptr dead_on_return)
;
; declare void @d(ptr writable)

;--- stack
declare alignstack(8) i32 @a(i32 alignstack(16), ptr alignstack(4))

; => read
; declare alignstack(8) i32 @a(i32 alignstack(16), ptr alignstack(4))

;--- immediate
declare i32 @llvm.abs.i32(i32, i1 immarg)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

; => read
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.abs.i32(i32, i1 immarg) #0
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }

;--- alignment-of-allocation
declare ptr @a(i64 allocalign)
declare ptr @b(ptr allocptr)

; => read
; declare ptr @a(i64 allocalign)
;
; declare ptr @b(ptr allocptr)

;--- many
declare noalias noundef nonnull align 8 dereferenceable(16) ptr @f(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(16) "s"="t" %a, i32 noundef signext inreg %b)
define i32 @g(i32 noundef %a, ptr nofree noundef nonnull %0, ptr "k" %"quoted name") {
  ret i32 %a
}

; => read
; declare noalias noundef nonnull align 8 dereferenceable(16) ptr @f(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(16) "s"="t", i32 inreg noundef signext)
;
; define i32 @g(i32 noundef %a, ptr nofree noundef nonnull %0, ptr "k" %"quoted name") {
;   ret i32 %a
; }

;--- variadic
declare void @f(ptr nonnull, ...)
define void @g(ptr %p) {
  call void (ptr, ...) @f(ptr nonnull %p, i32 signext 1, ptr byval(i64) %p, double noundef 1.0)
  ret void
}

; => read
; declare void @f(ptr nonnull, ...)
;
; define void @g(ptr %p) {
;   call void (ptr, ...) @f(ptr nonnull %p, i32 signext 1, ptr byval(i64) %p, double noundef 1.000000e+00)
;   ret void
; }

;--- arguments-of-calls
%s = type { i32 }
declare void @f(ptr, ptr)
define void @g(ptr %p) {
  call void @f(ptr byval(%s) %p, ptr sret(%s) %p)
  call void @f(ptr byref(%s) align 4 %p, ptr "x" %p)
  %x = call inreg i32 @h(i32 inreg 1)
  %y = call align 4 dereferenceable(4) ptr @i(ptr returned %p)
  ret void
}
declare i32 @h(i32)
declare ptr @i(ptr)

; => read
; %s = type { i32 }
;
; declare void @f(ptr, ptr)
;
; define void @g(ptr %p) {
;   call void @f(ptr byval(%s) %p, ptr sret(%s) %p)
;   call void @f(ptr byref(%s) align 4 %p, ptr "x" %p)
;   %x = call inreg i32 @h(i32 inreg 1)
;   %y = call align 4 dereferenceable(4) ptr @i(ptr returned %p)
;   ret void
; }
;
; declare i32 @h(i32)
;
; declare ptr @i(ptr)
