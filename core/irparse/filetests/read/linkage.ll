; test: read
; llvm: 22
; Linkage, visibility, DLL storage, thread-local storage, sections, comdats, aliases, resolvers.
;--- linkage-of-variables
@a = private global i32 0
@b = internal global i32 0
@c = available_externally global i32 0
@d = linkonce global i32 0
@e = weak global i32 0
@f = common global i32 0
@g = appending global [1 x i32] zeroinitializer
@h = extern_weak global i32
@i = linkonce_odr global i32 0
@j = weak_odr global i32 0
@k = external global i32
@l = global i32 0

; => read
; @a = private global i32 0
; @b = internal global i32 0
; @c = available_externally global i32 0
; @d = linkonce global i32 0
; @e = weak global i32 0
; @f = common global i32 0
; @g = appending global [1 x i32] zeroinitializer
; @h = extern_weak global i32
; @i = linkonce_odr global i32 0
; @j = weak_odr global i32 0
; @k = external global i32
; @l = global i32 0

;--- linkage-of-functions
define private void @a() { ret void }
define internal void @b() { ret void }
define available_externally void @c() { ret void }
define linkonce void @d() { ret void }
define weak void @e() { ret void }
declare extern_weak void @f()
define linkonce_odr void @g() { ret void }
define weak_odr void @h() { ret void }
declare external void @i()
define external void @j() { ret void }
define void @use() {
  call void @f()
  ret void
}

; => read
; define private void @a() {
;   ret void
; }
;
; define internal void @b() {
;   ret void
; }
;
; define available_externally void @c() {
;   ret void
; }
;
; define linkonce void @d() {
;   ret void
; }
;
; define weak void @e() {
;   ret void
; }
;
; declare extern_weak void @f()
;
; define linkonce_odr void @g() {
;   ret void
; }
;
; define weak_odr void @h() {
;   ret void
; }
;
; declare void @i()
;
; define void @j() {
;   ret void
; }
;
; define void @use() {
;   call void @f()
;   ret void
; }

;--- visibility
@a = hidden global i32 0
@b = protected global i32 0
@c = default global i32 0
define hidden void @f() { ret void }
declare protected void @g()
@h = hidden alias i32, ptr @a

; => read
; @a = hidden global i32 0
; @b = protected global i32 0
; @c = global i32 0
;
; @h = hidden alias i32, ptr @a
;
; define hidden void @f() {
;   ret void
; }
;
; declare protected void @g()

;--- dll
; differs: opt finds the data layout by the triple
target triple = "x86_64-pc-windows-msvc"
@a = dllexport global i32 0
@b = external dllimport global i32
define dllexport void @f() { ret void }
declare dllimport void @g()
@h = dllexport alias i32, ptr @a

; => read
; target triple = "x86_64-pc-windows-msvc"
;
; @a = dllexport global i32 0
; @b = external dllimport global i32
;
; @h = dllexport alias i32, ptr @a
;
; define dllexport void @f() {
;   ret void
; }
;
; declare dllimport void @g()

;--- thread-local
@a = thread_local global i32 0
@b = thread_local(localdynamic) global i32 0
@c = thread_local(initialexec) global i32 0
@d = thread_local(localexec) global i32 0
@e = internal thread_local global i32 7
@f = thread_local alias i32, ptr @a
define ptr @g() {
  %p = call ptr @llvm.threadlocal.address.p0(ptr @a)
  ret ptr %p
}
declare ptr @llvm.threadlocal.address.p0(ptr)

; => read
; @a = thread_local global i32 0
; @b = thread_local(localdynamic) global i32 0
; @c = thread_local(initialexec) global i32 0
; @d = thread_local(localexec) global i32 0
; @e = internal thread_local global i32 7
;
; @f = thread_local alias i32, ptr @a
;
; define ptr @g() {
;   %p = call ptr @llvm.threadlocal.address.p0(ptr @a)
;   ret ptr %p
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #0
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

;--- preemption
@a = dso_local global i32 0
@b = dso_preemptable global i32 0
@c = external dso_local global i32
define dso_local void @f() { ret void }
declare dso_local void @g()
define dso_preemptable void @h() { ret void }

; => read
; @a = dso_local global i32 0
; @b = global i32 0
; @c = external dso_local global i32
;
; define dso_local void @f() {
;   ret void
; }
;
; declare dso_local void @g()
;
; define void @h() {
;   ret void
; }

;--- unnamed
@a = unnamed_addr constant i32 0
@b = local_unnamed_addr global i32 0
@0 = private unnamed_addr constant [2 x i8] c"a\00"
@1 = global i32 1
define void @f() unnamed_addr { ret void }
define void @2() local_unnamed_addr { ret void }
@3 = alias i32, ptr @1

; => read
; @a = unnamed_addr constant i32 0
; @b = local_unnamed_addr global i32 0
; @0 = private unnamed_addr constant [2 x i8] c"a\00"
; @1 = global i32 1
;
; @2 = alias i32, ptr @1
;
; define void @f() unnamed_addr {
;   ret void
; }
;
; define void @3() local_unnamed_addr {
;   ret void
; }

;--- externally-initialized
@a = externally_initialized global i32 0
@b = internal externally_initialized constant i32 4, section "x"
@c = addrspace(4) externally_initialized global i32 undef

; => read
; @a = externally_initialized global i32 0
; @b = internal externally_initialized constant i32 4, section "x"
; @c = addrspace(4) externally_initialized global i32 undef

;--- sections
@a = global i32 0, section ".text,\22quoted\22"
@b = global i32 0, section "s", partition "part", align 16
@c = global i32 0, section "s", no_sanitize_address
@d = global i32 0, no_sanitize_hwaddress, sanitize_memtag
@e = global i32 0, sanitize_address_dyninit
@f = global i32 0, code_model "large"
@g = global i32 0, section "x", partition "p", code_model "small", align 8
define void @h() section "s" partition "q" { ret void }
@i = alias i32, ptr @a, partition "z"

; => read
; @a = global i32 0, section ".text,\22quoted\22"
; @b = global i32 0, section "s", partition "part", align 16
; @c = global i32 0, section "s", no_sanitize_address
; @d = global i32 0, no_sanitize_hwaddress, sanitize_memtag
; @e = global i32 0, sanitize_address_dyninit
; @f = global i32 0, code_model "large"
; @g = global i32 0, section "x", partition "p", code_model "small", align 8
;
; @i = alias i32, ptr @a, partition "z"
;
; define void @h() section "s" partition "q" {
;   ret void
; }

;--- code-models
@a = global i32 0, code_model "tiny"
@b = global i32 0, code_model "small"
@c = global i32 0, code_model "kernel"
@d = global i32 0, code_model "medium"
@e = global i32 0, code_model "large"

; => read
; @a = global i32 0, code_model "tiny"
; @b = global i32 0, code_model "small"
; @c = global i32 0, code_model "kernel"
; @d = global i32 0, code_model "medium"
; @e = global i32 0, code_model "large"

;--- comdats
$a = comdat any
$b = comdat exactmatch
$c = comdat largest
$d = comdat nodeduplicate
$e = comdat samesize
$"quoted name" = comdat any
@a = global i32 0, comdat
@x = global i32 0, comdat($b)
@c = global i32 0, comdat, align 4
define void @d() comdat { ret void }
define void @y() comdat($e) align 16 { ret void }
@z = global i32 0, section "s", comdat($"quoted name")

; => read
; $d = comdat nodeduplicate
;
; $e = comdat samesize
;
; $a = comdat any
;
; $b = comdat exactmatch
;
; $c = comdat largest
;
; $"quoted name" = comdat any
;
; @a = global i32 0, comdat
; @x = global i32 0, comdat($b)
; @c = global i32 0, comdat, align 4
; @z = global i32 0, section "s", comdat($"quoted name")
;
; define void @d() comdat {
;   ret void
; }
;
; define void @y() comdat($e) align 16 {
;   ret void
; }

;--- unused-comdat
$a = comdat any
$b = comdat any
@b = global i32 0, comdat

; => read
; $b = comdat any
;
; @b = global i32 0, comdat

;--- aliases
@g = global [4 x i32] zeroinitializer
@a = alias i32, ptr @g
@b = internal alias i32, getelementptr ([4 x i32], ptr @g, i64 0, i64 1)
@c = weak_odr hidden unnamed_addr alias [4 x i32], ptr @g
@d = alias void (), ptr @f
@e = alias i32, ptr @a
define void @f() { ret void }
@h = alias i8, inttoptr (i64 add (i64 ptrtoint (ptr @g to i64), i64 1234) to ptr)

; => read
; @g = global [4 x i32] zeroinitializer
;
; @a = alias i32, ptr @g
; @b = internal alias i32, getelementptr ([4 x i32], ptr @g, i64 0, i64 1)
; @c = weak_odr hidden unnamed_addr alias [4 x i32], ptr @g
; @d = alias void (), ptr @f
; @e = alias i32, ptr @a
; @h = alias i8, inttoptr (i64 add (i64 ptrtoint (ptr @g to i64), i64 1234) to ptr)
;
; define void @f() {
;   ret void
; }

;--- resolvers
@a = ifunc void (), ptr @r
@b = internal ifunc i32 (i32), ptr @r
@c = dso_local ifunc void (), ptr @r, partition "p"
define ptr @r() { ret ptr null }

; => read
; @a = ifunc void (), ptr @r
; @b = internal ifunc i32 (i32), ptr @r
; @c = dso_local ifunc void (), ptr @r, partition "p"
;
; define ptr @r() {
;   ret ptr null
; }

;--- personalities
declare i32 @p(...)
define void @a() personality ptr @p { ret void }
define void @b() gc "shadow-stack" prefix i32 4 prologue i8 -112 personality ptr @p { ret void }
define void @c() prefix { i32, ptr } { i32 1, ptr @c } { ret void }
define void @d() section "s" align 32 gc "statepoint-example" { ret void }

; => read
; declare i32 @p(...)
;
; define void @a() personality ptr @p {
;   ret void
; }
;
; define void @b() gc "shadow-stack" prefix i32 4 prologue i8 -112 personality ptr @p {
;   ret void
; }
;
; define void @c() prefix { i32, ptr } { i32 1, ptr @c } {
;   ret void
; }
;
; define void @d() section "s" align 32 gc "statepoint-example" {
;   ret void
; }

;--- alignment
@a = global i32 0, align 1
@b = global i32 0, align 1048576
define void @f() align 2 { ret void }
declare void @g() align 8

; => read
; @a = global i32 0, align 1
; @b = global i32 0, align 1048576
;
; define void @f() align 2 {
;   ret void
; }
;
; declare void @g() align 8

;--- address-spaces
target datalayout = "P1-A5-G1"
@a = addrspace(3) global i32 0
@b = global i32 0
@c = external addrspace(1) constant ptr addrspace(2)
define void @f() addrspace(1) { ret void }
declare void @g() addrspace(2)
define void @h() {
  call addrspace(1) void @f()
  call addrspace(2) void @g()
  %x = alloca i32, align 4, addrspace(5)
  ret void
}

; => read
; target datalayout = "P1-A5-G1"
;
; @a = addrspace(3) global i32 0
; @b = global i32 0
; @c = external addrspace(1) constant ptr addrspace(2)
;
; define void @f() addrspace(1) {
;   ret void
; }
;
; declare void @g() addrspace(2)
;
; define void @h() addrspace(1) {
;   call addrspace(1) void @f()
;   call addrspace(2) void @g()
;   %x = alloca i32, align 4, addrspace(5)
;   ret void
; }

;--- metadata-of-globals
@a = global i32 0, !m !0, !n !1
@b = external global i32, !m !0
define void @f() !m !1 { ret void }
declare !m !0 void @g()
@c = global i32 0, align 4, !type !2
!0 = !{}
!1 = distinct !{!0}
!2 = !{i64 0, !"t"}

; => read
; @a = global i32 0, !m !0, !n !1
; @b = external global i32, !m !0
; @c = global i32 0, align 4, !type !2
;
; define void @f() !m !1 {
;   ret void
; }
;
; declare !m !0 void @g()
;
; !0 = !{}
; !1 = distinct !{!0}
; !2 = !{i64 0, !"t"}
