; test: read
; llvm: 22
; Control flow: terminators, exception handling of all kinds, calling conventions, calls and operand bundles.
;--- branches
define i32 @f(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi i32 [ 1, %entry ], [ %x, %a ]
  ret i32 %p
}

; => read
; define i32 @f(i1 %c, i32 %x) {
; entry:
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %entry
;   br label %b
;
; b:                                                ; preds = %a, %entry
;   %p = phi i32 [ 1, %entry ], [ %x, %a ]
;   ret i32 %p
; }

;--- same-target
define void @f(i1 %c) {
  br i1 %c, label %x, label %x
x:
  %p = phi i32 [ 1, %0 ], [ 1, %0 ]
  ret void
}

; => read
; define void @f(i1 %c) {
;   br i1 %c, label %x, label %x
;
; x:                                                ; preds = %0, %0
;   %p = phi i32 [ 1, %0 ], [ 1, %0 ]
;   ret void
; }

;--- switch
define i32 @f(i8 %x, i64 %y) {
  switch i8 %x, label %d [
    i8 0, label %a
    i8 -1, label %b
    i8 127, label %a
  ]
a:
  switch i64 %y, label %d []
b:
  ret i32 1
d:
  ret i32 2
}

; => read
; define i32 @f(i8 %x, i64 %y) {
;   switch i8 %x, label %d [
;     i8 0, label %a
;     i8 -1, label %b
;     i8 127, label %a
;   ]
;
; a:                                                ; preds = %0, %0
;   switch i64 %y, label %d [
;   ]
;
; b:                                                ; preds = %0
;   ret i32 1
;
; d:                                                ; preds = %a, %0
;   ret i32 2
; }

;--- branch-metadata
define void @f(i1 %c, i32 %x) {
  br i1 %c, label %a, label %b, !prof !0
a:
  switch i32 %x, label %b [
    i32 1, label %a
  ], !prof !1
b:
  br label %b, !llvm.loop !2
}
!0 = !{!"branch_weights", i32 1, i32 99}
!1 = !{!"branch_weights", i32 1, i32 2}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.disable"}

; => read
; define void @f(i1 %c, i32 %x) {
;   br i1 %c, label %a, label %b, !prof !0
;
; a:                                                ; preds = %a, %0
;   switch i32 %x, label %b [
;     i32 1, label %a
;   ], !prof !1
;
; b:                                                ; preds = %b, %a, %0
;   br label %b, !llvm.loop !2
; }
;
; !0 = !{!"branch_weights", i32 1, i32 99}
; !1 = !{!"branch_weights", i32 1, i32 2}
; !2 = distinct !{!2, !3}
; !3 = !{!"llvm.loop.unroll.disable"}

;--- expected-weights
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0, !unpredictable !1
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!1 = !{}

; => read
; define void @f(i1 %c) {
;   br i1 %c, label %a, label %b, !prof !0, !unpredictable !1
;
; a:                                                ; preds = %0
;   ret void
;
; b:                                                ; preds = %0
;   ret void
; }
;
; !0 = !{!"branch_weights", !"expected", i32 2000, i32 1}
; !1 = !{}

;--- indirect
define void @f(ptr %p) {
entry:
  indirectbr ptr %p, [label %a, label %b, label %a]
a:
  indirectbr ptr %p, []
b:
  ret void
}

; => read
; define void @f(ptr %p) {
; entry:
;   indirectbr ptr %p, [label %a, label %b, label %a]
;
; a:                                                ; preds = %entry, %entry
;   indirectbr ptr %p, []
;
; b:                                                ; preds = %entry
;   ret void
; }

;--- returns
define { i32, ptr } @a() { ret { i32, ptr } { i32 1, ptr null } }
define [2 x i8] @b() { ret [2 x i8] c"ab" }
define <2 x i1> @c() { ret <2 x i1> <i1 true, i1 false> }
define void @d() { unreachable }
define ptr @e() { ret ptr @e }

; => read
; define { i32, ptr } @a() {
;   ret { i32, ptr } { i32 1, ptr null }
; }
;
; define [2 x i8] @b() {
;   ret [2 x i8] c"ab"
; }
;
; define <2 x i1> @c() {
;   ret <2 x i1> <i1 true, i1 false>
; }
;
; define void @d() {
;   unreachable
; }
;
; define ptr @e() {
;   ret ptr @e
; }

;--- blocks-without-names
define i32 @f(i1 %0, i32 %1) {
  br i1 %0, label %3, label %5
3:
  %4 = add i32 %1, 1
  br label %5
5:
  %6 = phi i32 [ %1, %2 ], [ %4, %3 ]
  ret i32 %6
}

; => read
; define i32 @f(i1 %0, i32 %1) {
;   br i1 %0, label %3, label %5
;
; 3:                                                ; preds = %2
;   %4 = add i32 %1, 1
;   br label %5
;
; 5:                                                ; preds = %3, %2
;   %6 = phi i32 [ %1, %2 ], [ %4, %3 ]
;   ret i32 %6
; }

;--- unreachable-blocks
define void @f() {
  ret void
dead:
  br label %dead2
dead2:
  br label %dead
}

; => read
; define void @f() {
;   ret void
;
; dead:                                             ; preds = %dead2
;   br label %dead2
;
; dead2:                                            ; preds = %dead
;   br label %dead
; }

;--- invoke
declare i32 @__gxx_personality_v0(...)
declare i32 @g(i32)
define i32 @f() personality ptr @__gxx_personality_v0 {
entry:
  %x = invoke fastcc i32 @g(i32 signext 4) nounwind
          to label %ok unwind label %bad, !prof !0
ok:
  ret i32 %x
bad:
  %e = landingpad { ptr, i32 }
          cleanup
          catch ptr @t
          catch ptr null
          filter [2 x ptr] [ptr @t, ptr null]
          filter [0 x ptr] zeroinitializer
  resume { ptr, i32 } %e
}
@t = external constant ptr
!0 = !{!"branch_weights", i32 1, i32 2}

; => read
; @t = external constant ptr
;
; declare i32 @__gxx_personality_v0(...)
;
; declare i32 @g(i32)
;
; define i32 @f() personality ptr @__gxx_personality_v0 {
; entry:
;   %x = invoke fastcc i32 @g(i32 signext 4) #0
;           to label %ok unwind label %bad, !prof !0
;
; ok:                                               ; preds = %entry
;   ret i32 %x
;
; bad:                                              ; preds = %entry
;   %e = landingpad { ptr, i32 }
;           cleanup
;           catch ptr @t
;           catch ptr null
;           filter [2 x ptr] [ptr @t, ptr null]
;           filter [0 x ptr] zeroinitializer
;   resume { ptr, i32 } %e
; }
;
; attributes #0 = { nounwind }
;
; !0 = !{!"branch_weights", i32 1, i32 2}

;--- landing-pads
declare i32 @p(...)
declare void @g()
define void @f() personality ptr @p {
  invoke void @g() to label %1 unwind label %2
1:
  invoke void @g() to label %4 unwind label %3
2:
  %a = landingpad { ptr, i32 } cleanup
  %b = extractvalue { ptr, i32 } %a, 0
  ret void
3:
  %c = landingpad { ptr, i32 }
          catch ptr null
  ret void
4:
  ret void
}

; => read
; declare i32 @p(...)
;
; declare void @g()
;
; define void @f() personality ptr @p {
;   invoke void @g()
;           to label %1 unwind label %2
;
; 1:                                                ; preds = %0
;   invoke void @g()
;           to label %4 unwind label %3
;
; 2:                                                ; preds = %0
;   %a = landingpad { ptr, i32 }
;           cleanup
;   %b = extractvalue { ptr, i32 } %a, 0
;   ret void
;
; 3:                                                ; preds = %1
;   %c = landingpad { ptr, i32 }
;           catch ptr null
;   ret void
;
; 4:                                                ; preds = %1
;   ret void
; }

;--- catch
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @g() to label %done unwind label %dispatch
dispatch:
  %cs = catchswitch within none [label %one, label %two] unwind to caller
one:
  %c1 = catchpad within %cs [ptr null, i32 64, ptr null]
  catchret from %c1 to label %done
two:
  %c2 = catchpad within %cs [ptr @t, i32 8, ptr null]
  call void @g() [ "funclet"(token %c2) ]
  catchret from %c2 to label %done
done:
  ret void
}
@t = external global ptr

; => read
; @t = external global ptr
;
; declare i32 @__CxxFrameHandler3(...)
;
; declare void @g()
;
; define void @f() personality ptr @__CxxFrameHandler3 {
; entry:
;   invoke void @g()
;           to label %done unwind label %dispatch
;
; dispatch:                                         ; preds = %entry
;   %cs = catchswitch within none [label %one, label %two] unwind to caller
;
; one:                                              ; preds = %dispatch
;   %c1 = catchpad within %cs [ptr null, i32 64, ptr null]
;   catchret from %c1 to label %done
;
; two:                                              ; preds = %dispatch
;   %c2 = catchpad within %cs [ptr @t, i32 8, ptr null]
;   call void @g() [ "funclet"(token %c2) ]
;   catchret from %c2 to label %done
;
; done:                                             ; preds = %two, %one, %entry
;   ret void
; }

;--- cleanup
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality ptr @__CxxFrameHandler3 {
  invoke void @g() to label %done unwind label %clean
clean:
  %c = cleanuppad within none []
  call void @g() [ "funclet"(token %c) ]
  cleanupret from %c unwind label %dispatch
dispatch:
  %s = catchswitch within none [label %h] unwind label %outer
h:
  %p = catchpad within %s []
  unreachable
outer:
  %o = cleanuppad within none [i32 1, ptr null]
  cleanupret from %o unwind to caller
done:
  ret void
}

; => read
; declare i32 @__CxxFrameHandler3(...)
;
; declare void @g()
;
; define void @f() personality ptr @__CxxFrameHandler3 {
;   invoke void @g()
;           to label %done unwind label %clean
;
; clean:                                            ; preds = %0
;   %c = cleanuppad within none []
;   call void @g() [ "funclet"(token %c) ]
;   cleanupret from %c unwind label %dispatch
;
; dispatch:                                         ; preds = %clean
;   %s = catchswitch within none [label %h] unwind label %outer
;
; h:                                                ; preds = %dispatch
;   %p = catchpad within %s []
;   unreachable
;
; outer:                                            ; preds = %dispatch
;   %o = cleanuppad within none [i32 1, ptr null]
;   cleanupret from %o unwind to caller
;
; done:                                             ; preds = %0
;   ret void
; }

;--- nested-funclets
declare i32 @__C_specific_handler(...)
declare void @g()
define void @f() personality ptr @__C_specific_handler {
  invoke void @g() to label %done unwind label %d1
d1:
  %s1 = catchswitch within none [label %h1] unwind to caller
h1:
  %p1 = catchpad within %s1 [ptr null]
  invoke void @g() [ "funclet"(token %p1) ] to label %in unwind label %d2
in:
  catchret from %p1 to label %done
d2:
  %s2 = catchswitch within %p1 [label %h2] unwind to caller
h2:
  %p2 = catchpad within %s2 [ptr null]
  catchret from %p2 to label %in2
in2:
  catchret from %p1 to label %done
done:
  ret void
}

; => read
; declare i32 @__C_specific_handler(...)
;
; declare void @g()
;
; define void @f() personality ptr @__C_specific_handler {
;   invoke void @g()
;           to label %done unwind label %d1
;
; d1:                                               ; preds = %0
;   %s1 = catchswitch within none [label %h1] unwind to caller
;
; h1:                                               ; preds = %d1
;   %p1 = catchpad within %s1 [ptr null]
;   invoke void @g() [ "funclet"(token %p1) ]
;           to label %in unwind label %d2
;
; in:                                               ; preds = %h1
;   catchret from %p1 to label %done
;
; d2:                                               ; preds = %h1
;   %s2 = catchswitch within %p1 [label %h2] unwind to caller
;
; h2:                                               ; preds = %d2
;   %p2 = catchpad within %s2 [ptr null]
;   catchret from %p2 to label %in2
;
; in2:                                              ; preds = %h2
;   catchret from %p1 to label %done
;
; done:                                             ; preds = %in2, %in, %0
;   ret void
; }

;--- callbr
define i32 @f(i32 %x) {
  callbr void asm sideeffect "jmp ${0:l}", "!i,!i"() to label %ok [label %a, label %b]
ok:
  %y = callbr i32 asm "x", "=r,r,!i,~{dirflag},~{fpsr}"(i32 %x) nounwind to label %a [label %b]
a:
  ret i32 1
b:
  ret i32 2
}

; => read
; define i32 @f(i32 %x) {
;   callbr void asm sideeffect "jmp ${0:l}", "!i,!i"()
;           to label %ok [label %a, label %b]
;
; ok:                                               ; preds = %0
;   %y = callbr i32 asm "x", "=r,r,!i,~{dirflag},~{fpsr}"(i32 %x) #0
;           to label %a [label %b]
;
; a:                                                ; preds = %ok, %0
;   ret i32 1
;
; b:                                                ; preds = %ok, %0
;   ret i32 2
; }
;
; attributes #0 = { nounwind }

;--- tail-calls
declare ptr @g(i32)
define ptr @a(i32 %x) {
  %1 = tail call ptr @g(i32 %x)
  %2 = notail call ptr @g(i32 %x)
  %3 = musttail call ptr @g(i32 %x)
  ret ptr %3
}
define void @b(ptr %this, ...) {
  %f = load ptr, ptr %this
  musttail call void (ptr, ...) %f(ptr %this, ...)
  ret void
}

; => read
; declare ptr @g(i32)
;
; define ptr @a(i32 %x) {
;   %1 = tail call ptr @g(i32 %x)
;   %2 = notail call ptr @g(i32 %x)
;   %3 = musttail call ptr @g(i32 %x)
;   ret ptr %3
; }
;
; define void @b(ptr %this, ...) {
;   %f = load ptr, ptr %this, align 8
;   musttail call void (ptr, ...) %f(ptr %this, ...)
;   ret void
; }

;--- conventions
define ccc void @a() { ret void }
define fastcc void @b() { ret void }
define coldcc void @c() { ret void }
define cc 10 void @d() { ret void }
define preserve_mostcc void @e() { ret void }
define preserve_allcc void @f() { ret void }
define preserve_nonecc void @g() { ret void }
define cxx_fast_tlscc void @h() { ret void }
define tailcc void @i() { ret void }
define swiftcc void @j() { ret void }
define swifttailcc void @k() { ret void }
define anyregcc void @l() { ret void }
define ghccc void @m() { ret void }
define cfguard_checkcc void @n() { ret void }
define graalcc void @o() { ret void }

; => read
; define void @a() {
;   ret void
; }
;
; define fastcc void @b() {
;   ret void
; }
;
; define coldcc void @c() {
;   ret void
; }
;
; define ghccc void @d() {
;   ret void
; }
;
; define preserve_mostcc void @e() {
;   ret void
; }
;
; define preserve_allcc void @f() {
;   ret void
; }
;
; define preserve_nonecc void @g() {
;   ret void
; }
;
; define cxx_fast_tlscc void @h() {
;   ret void
; }
;
; define tailcc void @i() {
;   ret void
; }
;
; define swiftcc void @j() {
;   ret void
; }
;
; define swifttailcc void @k() {
;   ret void
; }
;
; define anyregcc void @l() {
;   ret void
; }
;
; define ghccc void @m() {
;   ret void
; }
;
; define cfguard_checkcc void @n() {
;   ret void
; }
;
; define graalcc void @o() {
;   ret void
; }

;--- conventions-x86
define x86_stdcallcc void @a() { ret void }
define x86_fastcallcc void @b() { ret void }
define x86_thiscallcc void @c() { ret void }
define x86_vectorcallcc void @d() { ret void }
define x86_regcallcc void @e() { ret void }
define x86_64_sysvcc void @f() { ret void }
define win64cc void @g() { ret void }
define x86_intrcc void @h(ptr byval(i8) %p) { ret void }
define intel_ocl_bicc void @i() { ret void }

; => read
; define x86_stdcallcc void @a() {
;   ret void
; }
;
; define x86_fastcallcc void @b() {
;   ret void
; }
;
; define x86_thiscallcc void @c() {
;   ret void
; }
;
; define x86_vectorcallcc void @d() {
;   ret void
; }
;
; define x86_regcallcc void @e() {
;   ret void
; }
;
; define x86_64_sysvcc void @f() {
;   ret void
; }
;
; define win64cc void @g() {
;   ret void
; }
;
; define x86_intrcc void @h(ptr byval(i8) %p) {
;   ret void
; }
;
; define intel_ocl_bicc void @i() {
;   ret void
; }

;--- conventions-of-targets
define arm_apcscc void @a() { ret void }
define arm_aapcscc void @b() { ret void }
define arm_aapcs_vfpcc void @c() { ret void }
define aarch64_vector_pcs void @d() { ret void }
define aarch64_sve_vector_pcs void @e() { ret void }
define aarch64_sme_preservemost_from_x0 void @f() { ret void }
define aarch64_sme_preservemost_from_x2 void @g() { ret void }
define msp430_intrcc void @h() { ret void }
define avr_intrcc void @i() { ret void }
define avr_signalcc void @j() { ret void }
define ptx_device void @k() { ret void }
define ptx_kernel void @l() { ret void }
define spir_func void @m() { ret void }
define spir_kernel void @n() { ret void }
define amdgpu_kernel void @o() { ret void }
define amdgpu_ps void @p() { ret void }
define amdgpu_gfx void @q() { ret void }
define m68k_rtdcc void @r() { ret void }
define riscv_vector_cc void @s() { ret void }
define riscv_vls_cc(256) void @u() { ret void }
define hhvmcc void @v() { ret void }
define amdgpu_cs_chain void @w() { unreachable }

; => read
; define arm_apcscc void @a() {
;   ret void
; }
;
; define arm_aapcscc void @b() {
;   ret void
; }
;
; define arm_aapcs_vfpcc void @c() {
;   ret void
; }
;
; define aarch64_vector_pcs void @d() {
;   ret void
; }
;
; define aarch64_sve_vector_pcs void @e() {
;   ret void
; }
;
; define aarch64_sme_preservemost_from_x0 void @f() {
;   ret void
; }
;
; define aarch64_sme_preservemost_from_x2 void @g() {
;   ret void
; }
;
; define msp430_intrcc void @h() {
;   ret void
; }
;
; define avr_intrcc  void @i() {
;   ret void
; }
;
; define avr_signalcc  void @j() {
;   ret void
; }
;
; define ptx_device void @k() {
;   ret void
; }
;
; define ptx_kernel void @l() {
;   ret void
; }
;
; define spir_func void @m() {
;   ret void
; }
;
; define spir_kernel void @n() {
;   ret void
; }
;
; define amdgpu_kernel void @o() {
;   ret void
; }
;
; define amdgpu_ps void @p() {
;   ret void
; }
;
; define amdgpu_gfx void @q() {
;   ret void
; }
;
; define m68k_rtdcc void @r() {
;   ret void
; }
;
; define riscv_vector_cc void @s() {
;   ret void
; }
;
; define riscv_vls_cc(256) void @u() {
;   ret void
; }
;
; define hhvmcc void @v() {
;   ret void
; }
;
; define amdgpu_cs_chain void @w() {
;   unreachable
; }

;--- bundles
declare void @g(...)
define void @f(i32 %x, ptr %p) {
  call void (...) @g() [ "a"(), "b"(i32 %x, ptr %p), "c\22d"(i64 7, float 1.0) ]
  call void (...) @g(i32 1) #0 [ "deopt"(i32 10, i32 %x) ]
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16), "nonnull"(ptr %p), "dereferenceable"(ptr %p, i64 8) ]
  ret void
}
declare void @llvm.assume(i1)
attributes #0 = { nounwind }

; => read
; declare void @g(...)
;
; define void @f(i32 %x, ptr %p) {
;   call void (...) @g() [ "a"(), "b"(i32 %x, ptr %p), "c\22d"(i64 7, float 1.000000e+00) ]
;   call void (...) @g(i32 1) #1 [ "deopt"(i32 10, i32 %x) ]
;   call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16), "nonnull"(ptr %p), "dereferenceable"(ptr %p, i64 8) ]
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; declare void @llvm.assume(i1 noundef) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; attributes #1 = { nounwind }

;--- bundles-of-invokes
declare i32 @p(...)
declare void @g()
define void @f(i32 %x) personality ptr @p {
  invoke void @g() [ "deopt"(i32 %x), "gc-live"() ]
          to label %ok unwind label %bad
ok:
  ret void
bad:
  %1 = landingpad token
          cleanup
  ret void
}

; => read
; declare i32 @p(...)
;
; declare void @g()
;
; define void @f(i32 %x) personality ptr @p {
;   invoke void @g() [ "deopt"(i32 %x), "gc-live"() ]
;           to label %ok unwind label %bad
;
; ok:                                               ; preds = %0
;   ret void
;
; bad:                                              ; preds = %0
;   %1 = landingpad token
;           cleanup
;   ret void
; }

;--- known-bundles
declare ptr @g(ptr)
define void @f(ptr %p) {
  %1 = call ptr %p(ptr %p) [ "kcfi"(i32 42) ]
  %2 = call ptr %p(ptr %p) [ "ptrauth"(i32 1, i64 42) ]
  %3 = call ptr %p(ptr %p) [ "cfguardtarget"(ptr @g) ]
  ret void
}
declare ptr @h(ptr)

; => read
; declare ptr @g(ptr)
;
; define void @f(ptr %p) {
;   %1 = call ptr %p(ptr %p) [ "kcfi"(i32 42) ]
;   %2 = call ptr %p(ptr %p) [ "ptrauth"(i32 1, i64 42) ]
;   %3 = call ptr %p(ptr %p) [ "cfguardtarget"(ptr @g) ]
;   ret void
; }
;
; declare ptr @h(ptr)

;--- preallocated
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare void @g(ptr preallocated(i32))
define void @f() {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i32)
  call void @g(ptr preallocated(i32) %a) [ "preallocated"(token %t) ]
  ret void
}

; => read
; ; Function Attrs: nocallback nofree nosync nounwind willreturn
; declare token @llvm.call.preallocated.setup(i32 immarg) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn
; declare ptr @llvm.call.preallocated.arg(token, i32 immarg) #0
;
; declare void @g(ptr preallocated(i32))
;
; define void @f() {
;   %t = call token @llvm.call.preallocated.setup(i32 1)
;   %a = call ptr @llvm.call.preallocated.arg(token %t, i32 0) #1
;   call void @g(ptr preallocated(i32) %a) [ "preallocated"(token %t) ]
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn }
; attributes #1 = { preallocated(i32) }

;--- convergence
declare token @llvm.experimental.convergence.entry()
declare token @llvm.experimental.convergence.anchor()
declare void @g() convergent
define void @f() convergent {
  %t = call token @llvm.experimental.convergence.entry()
  call void @g() convergent [ "convergencectrl"(token %t) ]
  ret void
}

; => read
; ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
; declare token @llvm.experimental.convergence.entry() #0
;
; ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
; declare token @llvm.experimental.convergence.anchor() #0
;
; ; Function Attrs: convergent
; declare void @g() #1
;
; ; Function Attrs: convergent
; define void @f() #1 {
;   %t = call token @llvm.experimental.convergence.entry()
;   call void @g() #1 [ "convergencectrl"(token %t) ]
;   ret void
; }
;
; attributes #0 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
; attributes #1 = { convergent }

;--- assembly
define i32 @f(i32 %x, ptr %p) {
  call void asm "nop", ""()
  call void asm sideeffect "a\0Ab", "~{memory},~{cc}"()
  %1 = call i32 asm alignstack "mov $1, $0", "=r,r"(i32 %x)
  %2 = call i32 asm inteldialect "mov $0, $1", "=r,r"(i32 %x)
  %3 = call { i32, i32 } asm sideeffect alignstack inteldialect unwind "x", "=r,=r,0,1"(i32 %x, i32 %x)
  call void asm sideeffect "", "=*m,*m,i,n"(ptr elementtype(i32) %p, ptr elementtype(i8) %p, i32 1, i64 2)
  %4 = tail call i64 asm "$$ $(a$|b$) ${0:w} %[x]", "={rax},{rbx}|m"(i64 1), !srcloc !0
  ret i32 %1
}
!0 = !{i64 1, i64 2}

; => read
; define i32 @f(i32 %x, ptr %p) {
;   call void asm "nop", ""()
;   call void asm sideeffect "a\0Ab", "~{memory},~{cc}"()
;   %1 = call i32 asm alignstack "mov $1, $0", "=r,r"(i32 %x)
;   %2 = call i32 asm inteldialect "mov $0, $1", "=r,r"(i32 %x)
;   %3 = call { i32, i32 } asm sideeffect alignstack inteldialect unwind "x", "=r,=r,0,1"(i32 %x, i32 %x)
;   call void asm sideeffect "", "=*m,*m,i,n"(ptr elementtype(i32) %p, ptr elementtype(i8) %p, i32 1, i64 2)
;   %4 = tail call i64 asm "$$ $(a$|b$) ${0:w} %[x]", "={rax},{rbx}|m"(i64 1), !srcloc !0
;   ret i32 %1
; }
;
; !0 = !{i64 1, i64 2}

;--- aggregates
define { i32, { i8, ptr } } @f({ i32, { i8, ptr } } %a, [2 x [3 x i16]] %b) {
  %1 = extractvalue { i32, { i8, ptr } } %a, 0
  %2 = extractvalue { i32, { i8, ptr } } %a, 1, 1
  %3 = insertvalue { i32, { i8, ptr } } %a, i8 4, 1, 0
  %4 = extractvalue [2 x [3 x i16]] %b, 1, 2
  %5 = insertvalue [2 x [3 x i16]] poison, i16 %4, 0, 0
  ret { i32, { i8, ptr } } %3
}

; => read
; define { i32, { i8, ptr } } @f({ i32, { i8, ptr } } %a, [2 x [3 x i16]] %b) {
;   %1 = extractvalue { i32, { i8, ptr } } %a, 0
;   %2 = extractvalue { i32, { i8, ptr } } %a, 1, 1
;   %3 = insertvalue { i32, { i8, ptr } } %a, i8 4, 1, 0
;   %4 = extractvalue [2 x [3 x i16]] %b, 1, 2
;   %5 = insertvalue [2 x [3 x i16]] poison, i16 %4, 0, 0
;   ret { i32, { i8, ptr } } %3
; }

;--- vectors
define void @f(<4 x i32> %a, <4 x i32> %b, i32 %i, <vscale x 4 x i32> %s) {
  %1 = extractelement <4 x i32> %a, i32 %i
  %2 = extractelement <4 x i32> %a, i64 3
  %3 = insertelement <4 x i32> %a, i32 %1, i8 2
  %4 = shufflevector <4 x i32> %a, <4 x i32> %b, <2 x i32> <i32 0, i32 7>
  %5 = shufflevector <4 x i32> %a, <4 x i32> poison, <4 x i32> zeroinitializer
  %6 = shufflevector <4 x i32> %a, <4 x i32> %b, <8 x i32> <i32 0, i32 undef, i32 poison, i32 3, i32 4, i32 5, i32 6, i32 7>
  %7 = shufflevector <4 x i32> %a, <4 x i32> undef, <1 x i32> poison
  %8 = shufflevector <vscale x 4 x i32> %s, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
  %9 = insertelement <vscale x 4 x i32> %s, i32 0, i32 %i
  ret void
}

; => read
; define void @f(<4 x i32> %a, <4 x i32> %b, i32 %i, <vscale x 4 x i32> %s) {
;   %1 = extractelement <4 x i32> %a, i32 %i
;   %2 = extractelement <4 x i32> %a, i64 3
;   %3 = insertelement <4 x i32> %a, i32 %1, i8 2
;   %4 = shufflevector <4 x i32> %a, <4 x i32> %b, <2 x i32> <i32 0, i32 7>
;   %5 = shufflevector <4 x i32> %a, <4 x i32> poison, <4 x i32> zeroinitializer
;   %6 = shufflevector <4 x i32> %a, <4 x i32> %b, <8 x i32> <i32 0, i32 poison, i32 poison, i32 3, i32 4, i32 5, i32 6, i32 7>
;   %7 = shufflevector <4 x i32> %a, <4 x i32> undef, <1 x i32> poison
;   %8 = shufflevector <vscale x 4 x i32> %s, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
;   %9 = insertelement <vscale x 4 x i32> %s, i32 0, i32 %i
;   ret void
; }

;--- select-and-freeze
define void @f(i1 %c, <2 x i1> %v, <2 x ptr> %p, { i8 } %s) {
  %1 = select i1 %c, { i8 } %s, { i8 } undef
  %2 = select <2 x i1> %v, <2 x ptr> %p, <2 x ptr> zeroinitializer
  %3 = select i1 %c, <2 x ptr> %p, <2 x ptr> %2, !prof !0
  %4 = freeze <2 x ptr> %p
  %5 = freeze { i8 } %s
  ret void
}
!0 = !{!"branch_weights", i32 1, i32 1}

; => read
; define void @f(i1 %c, <2 x i1> %v, <2 x ptr> %p, { i8 } %s) {
;   %1 = select i1 %c, { i8 } %s, { i8 } undef
;   %2 = select <2 x i1> %v, <2 x ptr> %p, <2 x ptr> zeroinitializer
;   %3 = select i1 %c, <2 x ptr> %p, <2 x ptr> %2, !prof !0
;   %4 = freeze <2 x ptr> %p
;   %5 = freeze { i8 } %s
;   ret void
; }
;
; !0 = !{!"branch_weights", i32 1, i32 1}

;--- phi-of-everything
define void @f(i1 %c, ptr %p, <2 x float> %v) {
entry:
  br i1 %c, label %x, label %y
x:
  br label %y
y:
  %1 = phi ptr [ %p, %entry ], [ null, %x ]
  %2 = phi <2 x float> [ %v, %entry ], [ zeroinitializer, %x ]
  %3 = phi { i8, i8 } [ undef, %entry ], [ { i8 1, i8 2 }, %x ]
  %4 = phi i64 [ ptrtoint (ptr @f to i64), %x ], [ poison, %entry ]
  %5 = phi fast float [ 1.0, %entry ], [ 2.0, %x ]
  ret void
}

; => read
; define void @f(i1 %c, ptr %p, <2 x float> %v) {
; entry:
;   br i1 %c, label %x, label %y
;
; x:                                                ; preds = %entry
;   br label %y
;
; y:                                                ; preds = %x, %entry
;   %0 = phi ptr [ %p, %entry ], [ null, %x ]
;   %1 = phi <2 x float> [ %v, %entry ], [ zeroinitializer, %x ]
;   %2 = phi { i8, i8 } [ undef, %entry ], [ { i8 1, i8 2 }, %x ]
;   %3 = phi i64 [ ptrtoint (ptr @f to i64), %x ], [ poison, %entry ]
;   %4 = phi fast float [ 1.000000e+00, %entry ], [ 2.000000e+00, %x ]
;   ret void
; }
