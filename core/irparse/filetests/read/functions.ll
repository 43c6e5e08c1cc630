; test: read
; llvm: 22
; Functions: linkage, visibility, conventions, attributes, and what follows the parameters.
;--- declare
declare void @f()
declare i32 @g(i32, ptr, ...)
declare noalias ptr @malloc(i64)
declare { i32, i64 } @pair(<4 x float>)

; => read
; declare void @f()
;
; declare i32 @g(i32, ptr, ...)
;
; declare noalias ptr @malloc(i64)
;
; declare { i32, i64 } @pair(<4 x float>)

;--- declare-after-use
define void @f() {
  call void @g()
  ret void
}
declare void @g()

; => read
; define void @f() {
;   call void @g()
;   ret void
; }
;
; declare void @g()

;--- linkage
define private void @p() { ret void }
define internal void @i() { ret void }
define available_externally void @a() { ret void }
define linkonce void @l() { ret void }
define weak void @w() { ret void }
define linkonce_odr void @lo() { ret void }
define weak_odr void @wo() { ret void }
define external void @e() { ret void }
declare extern_weak void @ew()

; => read
; define private void @p() {
;   ret void
; }
;
; define internal void @i() {
;   ret void
; }
;
; define available_externally void @a() {
;   ret void
; }
;
; define linkonce void @l() {
;   ret void
; }
;
; define weak void @w() {
;   ret void
; }
;
; define linkonce_odr void @lo() {
;   ret void
; }
;
; define weak_odr void @wo() {
;   ret void
; }
;
; define void @e() {
;   ret void
; }
;
; declare extern_weak void @ew()

;--- visibility
define hidden void @h() { ret void }
define protected void @p() { ret void }
define default void @d() { ret void }
define dso_local void @l() { ret void }
define dso_local hidden void @lh() { ret void }
define internal void @i() unnamed_addr { ret void }
define void @u() local_unnamed_addr { ret void }
declare dllimport void @di()
define dllexport void @de() { ret void }

; => read
; define hidden void @h() {
;   ret void
; }
;
; define protected void @p() {
;   ret void
; }
;
; define void @d() {
;   ret void
; }
;
; define dso_local void @l() {
;   ret void
; }
;
; define hidden void @lh() {
;   ret void
; }
;
; define internal void @i() unnamed_addr {
;   ret void
; }
;
; define void @u() local_unnamed_addr {
;   ret void
; }
;
; declare dllimport void @di()
;
; define dllexport void @de() {
;   ret void
; }

;--- conventions
define fastcc void @a() { ret void }
define coldcc void @b() { ret void }
define ghccc void @c() { ret void }
define anyregcc void @d() { ret void }
define preserve_mostcc void @e() { ret void }
define preserve_allcc void @f() { ret void }
define swiftcc void @g() { ret void }
define cxx_fast_tlscc void @h() { ret void }
define tailcc void @i() { ret void }
define swifttailcc void @j() { ret void }
define cfguard_checkcc void @k() { ret void }
define x86_stdcallcc void @l() { ret void }
define x86_fastcallcc void @m() { ret void }
define x86_thiscallcc void @n() { ret void }
define x86_vectorcallcc void @o() { ret void }
define x86_regcallcc void @p() { ret void }
define win64cc void @q() { ret void }
define x86_64_sysvcc void @r() { ret void }
define cc 11 void @s() { ret void }
define cc10 void @t() { ret void }
define ccc void @u() { ret void }
define preserve_nonecc void @v() { ret void }
define graalcc void @w() { ret void }
define intel_ocl_bicc void @x() { ret void }
define aarch64_vector_pcs void @y() { ret void }
define arm_aapcs_vfpcc void @z() { ret void }
define spir_func void @sf() { ret void }
define cc 99 void @n99() { ret void }

; => read
; define fastcc void @a() {
;   ret void
; }
;
; define coldcc void @b() {
;   ret void
; }
;
; define ghccc void @c() {
;   ret void
; }
;
; define anyregcc void @d() {
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
; define swiftcc void @g() {
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
; define swifttailcc void @j() {
;   ret void
; }
;
; define cfguard_checkcc void @k() {
;   ret void
; }
;
; define x86_stdcallcc void @l() {
;   ret void
; }
;
; define x86_fastcallcc void @m() {
;   ret void
; }
;
; define x86_thiscallcc void @n() {
;   ret void
; }
;
; define x86_vectorcallcc void @o() {
;   ret void
; }
;
; define x86_regcallcc void @p() {
;   ret void
; }
;
; define win64cc void @q() {
;   ret void
; }
;
; define x86_64_sysvcc void @r() {
;   ret void
; }
;
; define cc11 void @s() {
;   ret void
; }
;
; define ghccc void @t() {
;   ret void
; }
;
; define void @u() {
;   ret void
; }
;
; define preserve_nonecc void @v() {
;   ret void
; }
;
; define graalcc void @w() {
;   ret void
; }
;
; define intel_ocl_bicc void @x() {
;   ret void
; }
;
; define aarch64_vector_pcs void @y() {
;   ret void
; }
;
; define arm_aapcs_vfpcc void @z() {
;   ret void
; }
;
; define spir_func void @sf() {
;   ret void
; }
;
; define cc99 void @n99() {
;   ret void
; }

;--- attributes
define void @f() nounwind uwtable "frame-pointer"="all" "no-jump-tables" { ret void }
define void @g() alwaysinline willreturn mustprogress nofree norecurse nosync { ret void }
define void @h() readnone { ret void }
define void @i() readonly argmemonly { ret void }
define void @j() memory(argmem: read, inaccessiblemem: write) { ret void }
define void @k() noinline optnone { ret void }
define void @l() alignstack(16) { ret void }
define ptr @m(i64 %n) allocsize(0) allockind("alloc,zeroed") "alloc-family"="malloc" { ret ptr null }
define void @n() vscale_range(1,16) { ret void }
define void @o() uwtable(sync) { ret void }
define void @p() cold hot minsize optsize { ret void }
define void @q() writeonly { ret void }
define void @r() inaccessiblemem_or_argmemonly { ret void }
define void @s() ssp sspreq sspstrong strictfp { ret void }

; => read
; ; Function Attrs: nounwind uwtable
; define void @f() #0 {
;   ret void
; }
;
; ; Function Attrs: alwaysinline mustprogress nofree norecurse nosync willreturn
; define void @g() #1 {
;   ret void
; }
;
; ; Function Attrs: memory(none)
; define void @h() #2 {
;   ret void
; }
;
; ; Function Attrs: memory(argmem: read)
; define void @i() #3 {
;   ret void
; }
;
; ; Function Attrs: memory(argmem: read, inaccessiblemem: write)
; define void @j() #4 {
;   ret void
; }
;
; ; Function Attrs: noinline optnone
; define void @k() #5 {
;   ret void
; }
;
; ; Function Attrs: alignstack(16)
; define void @l() #6 {
;   ret void
; }
;
; ; Function Attrs: allockind("alloc,zeroed") allocsize(0)
; define ptr @m(i64 %n) #7 {
;   ret ptr null
; }
;
; ; Function Attrs: vscale_range(1,16)
; define void @n() #8 {
;   ret void
; }
;
; ; Function Attrs: uwtable(sync)
; define void @o() #9 {
;   ret void
; }
;
; ; Function Attrs: cold hot minsize optsize
; define void @p() #10 {
;   ret void
; }
;
; ; Function Attrs: memory(write)
; define void @q() #11 {
;   ret void
; }
;
; ; Function Attrs: memory(argmem: readwrite, inaccessiblemem: readwrite)
; define void @r() #12 {
;   ret void
; }
;
; ; Function Attrs: ssp sspreq sspstrong strictfp
; define void @s() #13 {
;   ret void
; }
;
; attributes #0 = { nounwind uwtable "frame-pointer"="all" "no-jump-tables" }
; attributes #1 = { alwaysinline mustprogress nofree norecurse nosync willreturn }
; attributes #2 = { memory(none) }
; attributes #3 = { memory(argmem: read) }
; attributes #4 = { memory(argmem: read, inaccessiblemem: write) }
; attributes #5 = { noinline optnone }
; attributes #6 = { alignstack=16 }
; attributes #7 = { allockind("alloc,zeroed") allocsize(0) "alloc-family"="malloc" }
; attributes #8 = { vscale_range(1,16) }
; attributes #9 = { uwtable(sync) }
; attributes #10 = { cold hot minsize optsize }
; attributes #11 = { memory(write) }
; attributes #12 = { memory(argmem: readwrite, inaccessiblemem: readwrite) }
; attributes #13 = { ssp sspreq sspstrong strictfp }

;--- groups
define void @a() #3 { ret void }
define void @b() #1 #3 { ret void }
define void @c() #1 cold { ret void }
define void @d() #7 { ret void }
attributes #1 = { nounwind "a"="b" }
attributes #3 = { noinline "z" "c"="d" }
attributes #7 = { nounwind "a"="b" }
attributes #9 = { noreturn }

; => read
; ; Function Attrs: noinline
; define void @a() #0 {
;   ret void
; }
;
; ; Function Attrs: noinline nounwind
; define void @b() #1 {
;   ret void
; }
;
; ; Function Attrs: cold nounwind
; define void @c() #2 {
;   ret void
; }
;
; ; Function Attrs: nounwind
; define void @d() #3 {
;   ret void
; }
;
; attributes #0 = { noinline "c"="d" "z" }
; attributes #1 = { noinline nounwind "a"="b" "c"="d" "z" }
; attributes #2 = { cold nounwind "a"="b" }
; attributes #3 = { nounwind "a"="b" }

;--- group-alignment
define void @a() #0 { ret void }
attributes #0 = { align=16 alignstack=32 "k"="v\22w\0A" }

; => read
; ; Function Attrs: alignstack(32)
; define void @a() #0 align 16 {
;   ret void
; }
;
; attributes #0 = { alignstack=32 "k"="v\22w\0A" }

;--- param-attributes
declare void @f(i8 zeroext, i16 signext, i32 inreg, ptr noalias nocapture readonly)
declare void @g(ptr nonnull dereferenceable(16) align 8, ptr dereferenceable_or_null(8))
declare ptr @gr(ptr returned)
declare void @h(ptr byval(i32) align 4, ptr sret({ i32, i32 }), ptr swiftself, ptr nest)
declare noundef nonnull align 16 ptr @i(i32 noundef, ptr byref(i64), ptr writeonly)
declare zeroext i1 @j(ptr inalloca(i64))
declare range(i32 0, 10) i32 @k(i32 range(i32 -5, 5), float nofpclass(nan inf))
declare void @l(ptr captures(none), ptr captures(address, read_provenance), ptr "custom" "k"="v")
declare void @m(ptr initializes((0, 4), (8, 12)) writable dead_on_unwind, ptr allocptr, i64 allocalign)
declare void @n(ptr swifterror, ptr swiftasync, i32 noext, ptr nofree)
declare void @o(ptr preallocated(i32) noundef)

; => read
; declare void @f(i8 zeroext, i16 signext, i32 inreg, ptr noalias readonly captures(none))
;
; declare void @g(ptr nonnull align 8 dereferenceable(16), ptr dereferenceable_or_null(8))
;
; declare ptr @gr(ptr returned)
;
; declare void @h(ptr byval(i32) align 4, ptr sret({ i32, i32 }), ptr swiftself, ptr nest)
;
; declare noundef nonnull align 16 ptr @i(i32 noundef, ptr byref(i64), ptr writeonly)
;
; declare zeroext i1 @j(ptr inalloca(i64))
;
; declare range(i32 0, 10) i32 @k(i32 range(i32 -5, 5), float nofpclass(nan inf))
;
; declare void @l(ptr captures(none), ptr captures(address, read_provenance), ptr "custom" "k"="v")
;
; declare void @m(ptr dead_on_unwind writable initializes((0, 4), (8, 12)), ptr allocptr, i64 allocalign)
;
; declare void @n(ptr swifterror, ptr swiftasync, i32 noext, ptr nofree)
;
; declare void @o(ptr noundef preallocated(i32))

;--- personality
declare i32 @pers(...)
define void @f() personality ptr @pers { ret void }
define void @g() prefix i32 7 prologue i8 90 personality ptr @pers { ret void }
define void @h() section "text.x" align 32 gc "statepoint-example" { ret void }
define void @i() partition "part" { ret void }

; => read
; declare i32 @pers(...)
;
; define void @f() personality ptr @pers {
;   ret void
; }
;
; define void @g() prefix i32 7 prologue i8 90 personality ptr @pers {
;   ret void
; }
;
; define void @h() section "text.x" align 32 gc "statepoint-example" {
;   ret void
; }
;
; define void @i() partition "part" {
;   ret void
; }

;--- gc
define void @f() gc "shadow-stack" { ret void }
define void @g() nounwind gc "a b" { ret void }
declare void @h() gc "statepoint-example"

; => read
; define void @f() gc "shadow-stack" {
;   ret void
; }
;
; ; Function Attrs: nounwind
; define void @g() #0 gc "a b" {
;   ret void
; }
;
; declare void @h() gc "statepoint-example"
;
; attributes #0 = { nounwind }

;--- unnamed
define void @0() { ret void }
declare void @1()
define i32 @2(i32 %0, i32 %1) {
  %3 = add i32 %0, %1
  ret i32 %3
}
define void @caller() {
  call void @0()
  call void @1()
  %1 = call i32 @2(i32 1, i32 2)
  ret void
}

; => read
; define void @0() {
;   ret void
; }
;
; declare void @1()
;
; define i32 @2(i32 %0, i32 %1) {
;   %3 = add i32 %0, %1
;   ret i32 %3
; }
;
; define void @caller() {
;   call void @0()
;   call void @1()
;   %1 = call i32 @2(i32 1, i32 2)
;   ret void
; }

;--- quoted-names
define void @"a b"(i32 %"x y", i32 %"1abc") {
"entry point":
  %"a\22b" = add i32 %"x y", %"1abc"
  br label %"1st"
"1st":
  ret void
}
define void @"\01_asm"() { ret void }
define void @"$ok.-_"() { ret void }

; => read
; define void @"a b"(i32 %"x y", i32 %"1abc") {
; "entry point":
;   %"a\22b" = add i32 %"x y", %"1abc"
;   br label %"1st"
;
; "1st":                                            ; preds = %"entry point"
;   ret void
; }
;
; define void @"\01_asm"() {
;   ret void
; }
;
; define void @"$ok.-_"() {
;   ret void
; }

;--- comdat
$c = comdat any
$d = comdat largest
$f = comdat exactmatch
$g = comdat nodeduplicate
$h = comdat samesize
define void @f() comdat { ret void }
define void @x() comdat($c) { ret void }
@d = global i32 0, comdat
@e = global i32 0, comdat($d), align 8
@g = global i32 0, comdat
@h = global i32 0, comdat

; => read
; $f = comdat exactmatch
;
; $c = comdat any
;
; $d = comdat largest
;
; $g = comdat nodeduplicate
;
; $h = comdat samesize
;
; @d = global i32 0, comdat
; @e = global i32 0, comdat($d), align 8
; @g = global i32 0, comdat
; @h = global i32 0, comdat
;
; define void @f() comdat {
;   ret void
; }
;
; define void @x() comdat($c) {
;   ret void
; }

;--- addrspace
target datalayout = "P1"
define void @f() addrspace(1) { ret void }
declare void @g()
define void @h() {
  call addrspace(1) void @f()
  call void @g()
  ret void
}

; => read
; target datalayout = "P1"
;
; define void @f() addrspace(1) {
;   ret void
; }
;
; declare void @g() addrspace(1)
;
; define void @h() addrspace(1) {
;   call addrspace(1) void @f()
;   call addrspace(1) void @g()
;   ret void
; }

;--- entry-names
define i32 @a(i32) {
  ret i32 %0
}
define i32 @b(i32 %0) {
1:
  ret i32 %0
}
define i32 @c(i32, i32 %x) {
entry:
  %1 = add i32 %0, %x
  ret i32 %1
}

; => read
; define i32 @a(i32 %0) {
;   ret i32 %0
; }
;
; define i32 @b(i32 %0) {
;   ret i32 %0
; }
;
; define i32 @c(i32 %0, i32 %x) {
; entry:
;   %1 = add i32 %0, %x
;   ret i32 %1
; }

;--- varargs
declare i32 @printf(ptr, ...)
define void @f(ptr %p, ...) {
  %1 = call i32 (ptr, ...) @printf(ptr %p, i32 1, double 2.0)
  %2 = va_arg ptr %p, i32
  ret void
}

; => read
; declare i32 @printf(ptr, ...)
;
; define void @f(ptr %p, ...) {
;   %1 = call i32 (ptr, ...) @printf(ptr %p, i32 1, double 2.000000e+00)
;   %2 = va_arg ptr %p, i32
;   ret void
; }

;--- metadata
define void @f() !dbg !1 !prof !0 { ret void }
declare !callback !2 void @g()
!llvm.module.flags = !{!3}
!llvm.dbg.cu = !{!5}
!0 = !{!"function_entry_count", i64 7}
!1 = distinct !DISubprogram(name: "f", unit: !5)
!2 = !{!4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i64 0, i1 false}
!5 = distinct !DICompileUnit(language: DW_LANG_C, file: !6)
!6 = !DIFile(filename: "a.c", directory: "/")

; => read
; define void @f() !dbg !3 !prof !4 {
;   ret void
; }
;
; declare !callback !5 void @g()
;
; !llvm.module.flags = !{!0}
; !llvm.dbg.cu = !{!1}
;
; !0 = !{i32 2, !"Debug Info Version", i32 3}
; !1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: NoDebug)
; !2 = !DIFile(filename: "a.c", directory: "/")
; !3 = distinct !DISubprogram(name: "f", scope: null, spFlags: DISPFlagDefinition, unit: !1)
; !4 = !{!"function_entry_count", i64 7}
; !5 = !{!6}
; !6 = !{i64 0, i1 false}
