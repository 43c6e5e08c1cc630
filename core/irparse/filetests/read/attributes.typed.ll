; test: read
; llvm: 14
; Attributes, of LLVM 14.
;--- inlining
define void @a() alwaysinline { ret void }
define void @b() noinline optnone { ret void }
define void @c() inlinehint minsize optsize { ret void }
define void @d() optforfuzzing { ret void }
define void @e() naked { unreachable }

; => read
; ; Function Attrs: alwaysinline
; define void @a() #0 {
;   ret void
; }
;
; ; Function Attrs: noinline optnone
; define void @b() #1 {
;   ret void
; }
;
; ; Function Attrs: inlinehint minsize optsize
; define void @c() #2 {
;   ret void
; }
;
; ; Function Attrs: optforfuzzing
; define void @d() #3 {
;   ret void
; }
;
; ; Function Attrs: naked
; define void @e() #4 {
;   unreachable
; }
;
; attributes #0 = { alwaysinline }
; attributes #1 = { noinline optnone }
; attributes #2 = { inlinehint minsize optsize }
; attributes #3 = { optforfuzzing }
; attributes #4 = { naked }

;--- behaviour
declare void @a() mustprogress nocallback nofree norecurse noreturn nosync nounwind
declare void @b() willreturn speculatable convergent
declare void @c() returns_twice strictfp
declare void @d() cold
declare void @e() hot

; => read
; ; Function Attrs: mustprogress nocallback nofree norecurse noreturn nosync nounwind
; declare void @a() #0
;
; ; Function Attrs: convergent speculatable willreturn
; declare void @b() #1
;
; ; Function Attrs: returns_twice strictfp
; declare void @c() #2
;
; ; Function Attrs: cold
; declare void @d() #3
;
; ; Function Attrs: hot
; declare void @e() #4
;
; attributes #0 = { mustprogress nocallback nofree norecurse noreturn nosync nounwind }
; attributes #1 = { convergent speculatable willreturn }
; attributes #2 = { returns_twice strictfp }
; attributes #3 = { cold }
; attributes #4 = { hot }

;--- memory
declare void @a() readnone
declare void @b() readonly
declare void @c() writeonly
declare void @d() argmemonly
declare void @e() inaccessiblememonly
declare void @f() inaccessiblemem_or_argmemonly
declare void @g() argmemonly readonly

; => read
; ; Function Attrs: readnone
; declare void @a() #0
;
; ; Function Attrs: readonly
; declare void @b() #1
;
; ; Function Attrs: writeonly
; declare void @c() #2
;
; ; Function Attrs: argmemonly
; declare void @d() #3
;
; ; Function Attrs: inaccessiblememonly
; declare void @e() #4
;
; ; Function Attrs: inaccessiblemem_or_argmemonly
; declare void @f() #5
;
; ; Function Attrs: argmemonly readonly
; declare void @g() #6
;
; attributes #0 = { readnone }
; attributes #1 = { readonly }
; attributes #2 = { writeonly }
; attributes #3 = { argmemonly }
; attributes #4 = { inaccessiblememonly }
; attributes #5 = { inaccessiblemem_or_argmemonly }
; attributes #6 = { argmemonly readonly }

;--- sanitizers
define void @a() sanitize_address sanitize_hwaddress sanitize_memory sanitize_memtag sanitize_thread { ret void }
define void @b() disable_sanitizer_instrumentation nosanitize_coverage { ret void }
define void @c() ssp { ret void }
define void @d() sspreq { ret void }
define void @e() sspstrong safestack shadowcallstack speculative_load_hardening nocf_check { ret void }

; => read
; ; Function Attrs: sanitize_address sanitize_hwaddress sanitize_memtag sanitize_memory sanitize_thread
; define void @a() #0 {
;   ret void
; }
;
; ; Function Attrs: disable_sanitizer_instrumentation nosanitize_coverage
; define void @b() #1 {
;   ret void
; }
;
; ; Function Attrs: ssp
; define void @c() #2 {
;   ret void
; }
;
; ; Function Attrs: sspreq
; define void @d() #3 {
;   ret void
; }
;
; ; Function Attrs: nocf_check safestack shadowcallstack speculative_load_hardening sspstrong
; define void @e() #4 {
;   ret void
; }
;
; attributes #0 = { sanitize_address sanitize_hwaddress sanitize_memtag sanitize_memory sanitize_thread }
; attributes #1 = { disable_sanitizer_instrumentation nosanitize_coverage }
; attributes #2 = { ssp }
; attributes #3 = { sspreq }
; attributes #4 = { nocf_check safestack shadowcallstack speculative_load_hardening sspstrong }

;--- code-generation
define void @a() noredzone noimplicitfloat nonlazybind noprofile nomerge noduplicate null_pointer_is_valid uwtable { ret void }
define void @b() unnamed_addr jumptable { ret void }
define void @c() alignstack(16) vscale_range(1,4) { ret void }
declare i8* @d(i32, i32) allocsize(0,1)
declare i8* @e(i32) allocsize(0)

; => read
; ; Function Attrs: noduplicate noimplicitfloat nomerge noprofile noredzone nonlazybind null_pointer_is_valid uwtable
; define void @a() #0 {
;   ret void
; }
;
; ; Function Attrs: jumptable
; define void @b() unnamed_addr #1 {
;   ret void
; }
;
; ; Function Attrs: alignstack(16) vscale_range(1,4)
; define void @c() #2 {
;   ret void
; }
;
; ; Function Attrs: allocsize(0,1)
; declare i8* @d(i32, i32) #3
;
; ; Function Attrs: allocsize(0)
; declare i8* @e(i32) #4
;
; attributes #0 = { noduplicate noimplicitfloat nomerge noprofile noredzone nonlazybind null_pointer_is_valid uwtable }
; attributes #1 = { jumptable }
; attributes #2 = { alignstack=16 vscale_range(1,4) }
; attributes #3 = { allocsize(0,1) }
; attributes #4 = { allocsize(0) }

;--- builtin
declare i8* @malloc(i64) nobuiltin
define i8* @f() {
  %p = call i8* @malloc(i64 8) builtin
  ret i8* %p
}

; => read
; ; Function Attrs: nobuiltin
; declare i8* @malloc(i64) #0
;
; define i8* @f() {
;   %p = call i8* @malloc(i64 8) #1
;   ret i8* %p
; }
;
; attributes #0 = { nobuiltin }
; attributes #1 = { builtin }

;--- parameters
%s = type { i32, i8* }
declare void @a(i8* nonnull, i8* noalias, i8* nocapture, i8* nofree, i8* readonly, i8* readnone, i8* writeonly, i8* noundef)
declare void @b(%s* byval(%s) align 8, %s* byref(%s), %s* inalloca(%s))
declare void @c(%s* sret(%s) align 4, %s* preallocated(%s), i8* nest)
declare signext i8 @d(i8 signext, i16 zeroext, i32 inreg)
declare i8* @e(i8* returned, i8* swiftself, i8** swifterror, i8* swiftasync)
declare dereferenceable(4) i8* @f(i8* dereferenceable_or_null(8), i8* align 16, i32 alignstack(8))

; => read
; %s = type { i32, i8* }
;
; declare void @a(i8* nonnull, i8* noalias, i8* nocapture, i8* nofree, i8* readonly, i8* readnone, i8* writeonly, i8* noundef)
;
; declare void @b(%s* byval(%s) align 8, %s* byref(%s), %s* inalloca(%s))
;
; declare void @c(%s* sret(%s) align 4, %s* preallocated(%s), i8* nest)
;
; declare signext i8 @d(i8 signext, i16 zeroext, i32 inreg)
;
; declare i8* @e(i8* returned, i8* swiftself, i8** swifterror, i8* swiftasync)
;
; declare dereferenceable(4) i8* @f(i8* dereferenceable_or_null(8), i8* align 16, i32 alignstack(8))

;--- groups
define void @a() #0 { ret void }
define void @b() #1 { ret void }
define void @c() nounwind #1 { ret void }
attributes #0 = { nounwind uwtable "frame-pointer"="all" }
attributes #1 = { "b" "a"="c" cold alignstack=16 }

; => read
; ; Function Attrs: nounwind uwtable
; define void @a() #0 {
;   ret void
; }
;
; ; Function Attrs: cold alignstack(16)
; define void @b() #1 {
;   ret void
; }
;
; ; Function Attrs: cold nounwind alignstack(16)
; define void @c() #2 {
;   ret void
; }
;
; attributes #0 = { nounwind uwtable "frame-pointer"="all" }
; attributes #1 = { cold alignstack=16 "a"="c" "b" }
; attributes #2 = { cold nounwind alignstack=16 "a"="c" "b" }

;--- old-strings
define void @a() "no-frame-pointer-elim"="true" { ret void }
define void @b() "no-frame-pointer-elim-non-leaf" { ret void }
define void @c() "null-pointer-is-valid"="true" { ret void }

; => read
; define void @a() #0 {
;   ret void
; }
;
; define void @b() #1 {
;   ret void
; }
;
; define void @c() #2 {
;   ret void
; }
;
; attributes #0 = { "no-frame-pointer-elim"="true" }
; attributes #1 = { "no-frame-pointer-elim-non-leaf" }
; attributes #2 = { "null-pointer-is-valid"="true" }

;--- calls
declare i8* @f(i8*, i32)
define void @a(i8* %p) {
  %1 = call nonnull i8* @f(i8* nonnull align 8 dereferenceable(8) %p, i32 signext 1) nounwind readonly
  %2 = tail call noalias i8* @f(i8* nocapture %p, i32 zeroext 1) #0
  ret void
}
attributes #0 = { cold "x"="y" }

; => read
; declare i8* @f(i8*, i32)
;
; define void @a(i8* %p) {
;   %1 = call nonnull i8* @f(i8* nonnull align 8 dereferenceable(8) %p, i32 signext 1) #0
;   %2 = tail call noalias i8* @f(i8* nocapture %p, i32 zeroext 1) #1
;   ret void
; }
;
; attributes #0 = { nounwind readonly }
; attributes #1 = { cold "x"="y" }

;--- element-types
declare void @f(i32*, void ()*)
define void @a(i32* %p, void ()* %q) {
  call void asm "nop", "=*m"(i32* elementtype(i32) %p)
  ret void
}

; => read
; declare void @f(i32*, void ()*)
;
; define void @a(i32* %p, void ()* %q) {
;   call void asm "nop", "=*m"(i32* elementtype(i32) %p)
;   ret void
; }
