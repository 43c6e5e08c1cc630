; test: read
; llvm: 22
; Attributes of functions, of LLVM 22.
;--- inlining
define void @a() alwaysinline { ret void }
define void @b() noinline { ret void }
define void @c() inlinehint { ret void }
define void @d() noinline optnone { ret void }
define void @e() minsize optsize { ret void }
define void @f() noinline optdebug { ret void }
define void @g() optforfuzzing { ret void }
define void @h() naked { unreachable }

; => read
; ; Function Attrs: alwaysinline
; define void @a() #0 {
;   ret void
; }
;
; ; Function Attrs: noinline
; define void @b() #1 {
;   ret void
; }
;
; ; Function Attrs: inlinehint
; define void @c() #2 {
;   ret void
; }
;
; ; Function Attrs: noinline optnone
; define void @d() #3 {
;   ret void
; }
;
; ; Function Attrs: minsize optsize
; define void @e() #4 {
;   ret void
; }
;
; ; Function Attrs: noinline optdebug
; define void @f() #5 {
;   ret void
; }
;
; ; Function Attrs: optforfuzzing
; define void @g() #6 {
;   ret void
; }
;
; ; Function Attrs: naked
; define void @h() #7 {
;   unreachable
; }
;
; attributes #0 = { alwaysinline }
; attributes #1 = { noinline }
; attributes #2 = { inlinehint }
; attributes #3 = { noinline optnone }
; attributes #4 = { minsize optsize }
; attributes #5 = { noinline optdebug }
; attributes #6 = { optforfuzzing }
; attributes #7 = { naked }

;--- behaviour
declare void @a() mustprogress
declare void @b() nocallback
declare void @c() nofree
declare void @d() norecurse
declare void @e() noreturn
declare void @f() nosync
declare void @g() nounwind
declare void @h() willreturn
declare void @i() speculatable
declare void @j() convergent
declare void @k() nodivergencesource
declare void @l() returns_twice
declare void @m() strictfp

; => read
; ; Function Attrs: mustprogress
; declare void @a() #0
;
; ; Function Attrs: nocallback
; declare void @b() #1
;
; ; Function Attrs: nofree
; declare void @c() #2
;
; ; Function Attrs: norecurse
; declare void @d() #3
;
; ; Function Attrs: noreturn
; declare void @e() #4
;
; ; Function Attrs: nosync
; declare void @f() #5
;
; ; Function Attrs: nounwind
; declare void @g() #6
;
; ; Function Attrs: willreturn
; declare void @h() #7
;
; ; Function Attrs: speculatable
; declare void @i() #8
;
; ; Function Attrs: convergent
; declare void @j() #9
;
; ; Function Attrs: nodivergencesource
; declare void @k() #10
;
; ; Function Attrs: returns_twice
; declare void @l() #11
;
; ; Function Attrs: strictfp
; declare void @m() #12
;
; attributes #0 = { mustprogress }
; attributes #1 = { nocallback }
; attributes #2 = { nofree }
; attributes #3 = { norecurse }
; attributes #4 = { noreturn }
; attributes #5 = { nosync }
; attributes #6 = { nounwind }
; attributes #7 = { willreturn }
; attributes #8 = { speculatable }
; attributes #9 = { convergent }
; attributes #10 = { nodivergencesource }
; attributes #11 = { returns_twice }
; attributes #12 = { strictfp }

;--- sanitizers
define void @a() sanitize_address { ret void }
define void @b() sanitize_hwaddress { ret void }
define void @c() sanitize_memory { ret void }
define void @d() sanitize_memtag { ret void }
define void @e() sanitize_numerical_stability { ret void }
define void @f() sanitize_realtime { ret void }
define void @g() sanitize_realtime_blocking { ret void }
define void @h() sanitize_thread { ret void }
define void @i() sanitize_type { ret void }
define void @j() sanitize_alloc_token { ret void }
define void @k() nosanitize_bounds nosanitize_coverage { ret void }
define void @l() disable_sanitizer_instrumentation { ret void }

; => read
; ; Function Attrs: sanitize_address
; define void @a() #0 {
;   ret void
; }
;
; ; Function Attrs: sanitize_hwaddress
; define void @b() #1 {
;   ret void
; }
;
; ; Function Attrs: sanitize_memory
; define void @c() #2 {
;   ret void
; }
;
; ; Function Attrs: sanitize_memtag
; define void @d() #3 {
;   ret void
; }
;
; ; Function Attrs: sanitize_numerical_stability
; define void @e() #4 {
;   ret void
; }
;
; ; Function Attrs: sanitize_realtime
; define void @f() #5 {
;   ret void
; }
;
; ; Function Attrs: sanitize_realtime_blocking
; define void @g() #6 {
;   ret void
; }
;
; ; Function Attrs: sanitize_thread
; define void @h() #7 {
;   ret void
; }
;
; ; Function Attrs: sanitize_type
; define void @i() #8 {
;   ret void
; }
;
; ; Function Attrs: sanitize_alloc_token
; define void @j() #9 {
;   ret void
; }
;
; ; Function Attrs: nosanitize_bounds nosanitize_coverage
; define void @k() #10 {
;   ret void
; }
;
; ; Function Attrs: disable_sanitizer_instrumentation
; define void @l() #11 {
;   ret void
; }
;
; attributes #0 = { sanitize_address }
; attributes #1 = { sanitize_hwaddress }
; attributes #2 = { sanitize_memory }
; attributes #3 = { sanitize_memtag }
; attributes #4 = { sanitize_numerical_stability }
; attributes #5 = { sanitize_realtime }
; attributes #6 = { sanitize_realtime_blocking }
; attributes #7 = { sanitize_thread }
; attributes #8 = { sanitize_type }
; attributes #9 = { sanitize_alloc_token }
; attributes #10 = { nosanitize_bounds nosanitize_coverage }
; attributes #11 = { disable_sanitizer_instrumentation }

;--- protection
define void @a() ssp { ret void }
define void @b() sspreq { ret void }
define void @c() sspstrong { ret void }
define void @d() safestack { ret void }
define void @e() shadowcallstack { ret void }
define void @f() speculative_load_hardening { ret void }
define void @g() nocf_check { ret void }
define void @h() fn_ret_thunk_extern { ret void }
define void @i() hybrid_patchable { ret void }

; => read
; ; Function Attrs: ssp
; define void @a() #0 {
;   ret void
; }
;
; ; Function Attrs: sspreq
; define void @b() #1 {
;   ret void
; }
;
; ; Function Attrs: sspstrong
; define void @c() #2 {
;   ret void
; }
;
; ; Function Attrs: safestack
; define void @d() #3 {
;   ret void
; }
;
; ; Function Attrs: shadowcallstack
; define void @e() #4 {
;   ret void
; }
;
; ; Function Attrs: speculative_load_hardening
; define void @f() #5 {
;   ret void
; }
;
; ; Function Attrs: nocf_check
; define void @g() #6 {
;   ret void
; }
;
; ; Function Attrs: fn_ret_thunk_extern
; define void @h() #7 {
;   ret void
; }
;
; ; Function Attrs: hybrid_patchable
; define void @i() #8 {
;   ret void
; }
;
; attributes #0 = { ssp }
; attributes #1 = { sspreq }
; attributes #2 = { sspstrong }
; attributes #3 = { safestack }
; attributes #4 = { shadowcallstack }
; attributes #5 = { speculative_load_hardening }
; attributes #6 = { nocf_check }
; attributes #7 = { fn_ret_thunk_extern }
; attributes #8 = { hybrid_patchable }

;--- code-generation
define void @a() cold { ret void }
define void @b() hot { ret void }
define void @c() nonlazybind { ret void }
define void @d() noredzone noimplicitfloat { ret void }
define void @e() null_pointer_is_valid { ret void }
define void @f() noprofile { ret void }
define void @g() skipprofile { ret void }
define void @h() nomerge noduplicate { ret void }
define void @i() unnamed_addr jumptable { ret void }
define void @j() uwtable { ret void }
define void @k() uwtable(sync) { ret void }
define void @l() uwtable(async) { ret void }
define void @m() alignstack(32) { ret void }

; => read
; ; Function Attrs: cold
; define void @a() #0 {
;   ret void
; }
;
; ; Function Attrs: hot
; define void @b() #1 {
;   ret void
; }
;
; ; Function Attrs: nonlazybind
; define void @c() #2 {
;   ret void
; }
;
; ; Function Attrs: noimplicitfloat noredzone
; define void @d() #3 {
;   ret void
; }
;
; ; Function Attrs: null_pointer_is_valid
; define void @e() #4 {
;   ret void
; }
;
; ; Function Attrs: noprofile
; define void @f() #5 {
;   ret void
; }
;
; ; Function Attrs: skipprofile
; define void @g() #6 {
;   ret void
; }
;
; ; Function Attrs: noduplicate nomerge
; define void @h() #7 {
;   ret void
; }
;
; ; Function Attrs: jumptable
; define void @i() unnamed_addr #8 {
;   ret void
; }
;
; ; Function Attrs: uwtable
; define void @j() #9 {
;   ret void
; }
;
; ; Function Attrs: uwtable(sync)
; define void @k() #10 {
;   ret void
; }
;
; ; Function Attrs: uwtable
; define void @l() #9 {
;   ret void
; }
;
; ; Function Attrs: alignstack(32)
; define void @m() #11 {
;   ret void
; }
;
; attributes #0 = { cold }
; attributes #1 = { hot }
; attributes #2 = { nonlazybind }
; attributes #3 = { noimplicitfloat noredzone }
; attributes #4 = { null_pointer_is_valid }
; attributes #5 = { noprofile }
; attributes #6 = { skipprofile }
; attributes #7 = { noduplicate nomerge }
; attributes #8 = { jumptable }
; attributes #9 = { uwtable }
; attributes #10 = { uwtable(sync) }
; attributes #11 = { alignstack=32 }

;--- builtin
declare ptr @malloc(i64) nobuiltin
define ptr @f() {
  %p = call ptr @malloc(i64 8) builtin
  ret ptr %p
}

; => read
; ; Function Attrs: nobuiltin
; declare ptr @malloc(i64) #0
;
; define ptr @f() {
;   %p = call ptr @malloc(i64 8) #1
;   ret ptr %p
; }
;
; attributes #0 = { nobuiltin }
; attributes #1 = { builtin }

;--- coroutines
define void @a() presplitcoroutine { ret void }
define void @b() coro_only_destroy_when_complete { ret void }
define void @c() {
  call void @b() coro_elide_safe
  ret void
}

; => read
; ; Function Attrs: presplitcoroutine
; define void @a() #0 {
;   ret void
; }
;
; ; Function Attrs: coro_only_destroy_when_complete
; define void @b() #1 {
;   ret void
; }
;
; define void @c() {
;   call void @b() #2
;   ret void
; }
;
; attributes #0 = { presplitcoroutine }
; attributes #1 = { coro_only_destroy_when_complete }
; attributes #2 = { coro_elide_safe }

;--- allocation
declare ptr @a(i32 allocalign, i64) allockind("alloc,uninitialized,aligned") allocsize(1) "alloc-family"="x"
declare ptr @b(ptr allocptr, i64, i64) allockind("realloc") allocsize(1,2)
declare void @c(ptr allocptr) allockind("free")
declare ptr @d(i64) allockind("alloc,zeroed") allocsize(0) "alloc-variant-zeroed"="e"

; => read
; ; Function Attrs: allockind("alloc,uninitialized,aligned") allocsize(1)
; declare ptr @a(i32 allocalign, i64) #0
;
; ; Function Attrs: allockind("realloc") allocsize(1,2)
; declare ptr @b(ptr allocptr, i64, i64) #1
;
; ; Function Attrs: allockind("free")
; declare void @c(ptr allocptr) #2
;
; ; Function Attrs: allockind("alloc,zeroed") allocsize(0)
; declare ptr @d(i64) #3
;
; attributes #0 = { allockind("alloc,uninitialized,aligned") allocsize(1) "alloc-family"="x" }
; attributes #1 = { allockind("realloc") allocsize(1,2) }
; attributes #2 = { allockind("free") }
; attributes #3 = { allockind("alloc,zeroed") allocsize(0) "alloc-variant-zeroed"="e" }

;--- memory
declare void @a() memory(none)
declare void @b() memory(read)
declare void @c() memory(write)
declare void @d() memory(readwrite)
declare void @e() memory(argmem: read)
declare void @f() memory(argmem: readwrite)
declare void @g() memory(inaccessiblemem: write)
declare void @h() memory(argmem: read, inaccessiblemem: readwrite)
declare void @i() memory(read, argmem: none)
declare void @j() memory(readwrite, inaccessiblemem: none, argmem: write)
declare void @k() memory(errnomem: write)
declare void @l() memory(write, argmem: readwrite, errnomem: none)
declare void @m() memory(target_mem0: read, target_mem1: write)

; => read
; ; Function Attrs: memory(none)
; declare void @a() #0
;
; ; Function Attrs: memory(read)
; declare void @b() #1
;
; ; Function Attrs: memory(write)
; declare void @c() #2
;
; ; Function Attrs: memory(readwrite)
; declare void @d() #3
;
; ; Function Attrs: memory(argmem: read)
; declare void @e() #4
;
; ; Function Attrs: memory(argmem: readwrite)
; declare void @f() #5
;
; ; Function Attrs: memory(inaccessiblemem: write)
; declare void @g() #6
;
; ; Function Attrs: memory(argmem: read, inaccessiblemem: readwrite)
; declare void @h() #7
;
; ; Function Attrs: memory(read, argmem: none)
; declare void @i() #8
;
; ; Function Attrs: memory(readwrite, argmem: write, inaccessiblemem: none)
; declare void @j() #9
;
; ; Function Attrs: memory(errnomem: write)
; declare void @k() #10
;
; ; Function Attrs: memory(write, argmem: readwrite, errnomem: none)
; declare void @l() #11
;
; ; Function Attrs: memory(target_mem0: read, target_mem1: write)
; declare void @m() #12
;
; attributes #0 = { memory(none) }
; attributes #1 = { memory(read) }
; attributes #2 = { memory(write) }
; attributes #3 = { memory(readwrite) }
; attributes #4 = { memory(argmem: read) }
; attributes #5 = { memory(argmem: readwrite) }
; attributes #6 = { memory(inaccessiblemem: write) }
; attributes #7 = { memory(argmem: read, inaccessiblemem: readwrite) }
; attributes #8 = { memory(read, argmem: none) }
; attributes #9 = { memory(readwrite, argmem: write, inaccessiblemem: none) }
; attributes #10 = { memory(errnomem: write) }
; attributes #11 = { memory(write, argmem: readwrite, errnomem: none) }
; attributes #12 = { memory(target_mem0: read, target_mem1: write) }

;--- vscale-range
define void @a() vscale_range(1,16) { ret void }
define void @b() vscale_range(2) { ret void }
define void @c() vscale_range(1,0) { ret void }

; => read
; ; Function Attrs: vscale_range(1,16)
; define void @a() #0 {
;   ret void
; }
;
; ; Function Attrs: vscale_range(2,2)
; define void @b() #1 {
;   ret void
; }
;
; ; Function Attrs: vscale_range(1,0)
; define void @c() #2 {
;   ret void
; }
;
; attributes #0 = { vscale_range(1,16) }
; attributes #1 = { vscale_range(2,2) }
; attributes #2 = { vscale_range(1,0) }

;--- strings
define void @a() "one" "two"="value" "three"="" "with space"="a b" "escaped"="\22\5C\0A" { ret void }
define void @b() "frame-pointer"="all" "no-trapping-math"="true" "target-cpu"="x86-64" "target-features"="+cx8,+mmx" { ret void }
define void @c() "z" "a" "m"="1" nounwind "b" { ret void }

; => read
; define void @a() #0 {
;   ret void
; }
;
; define void @b() #1 {
;   ret void
; }
;
; ; Function Attrs: nounwind
; define void @c() #2 {
;   ret void
; }
;
; attributes #0 = { "escaped"="\22\\\0A" "one" "three" "two"="value" "with space"="a b" }
; attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "target-cpu"="x86-64" "target-features"="+cx8,+mmx" }
; attributes #2 = { nounwind "a" "b" "m"="1" "z" }

;--- denormals
define void @a() "denormal-fp-math"="preserve-sign,preserve-sign" { ret void }
define void @b() "denormal-fp-math-f32"="ieee,ieee" { ret void }
define void @c() "denormal-fp-math"="dynamic,dynamic" { ret void }
define void @d() "less-precise-fpmad"="true" "no-infs-fp-math"="true" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="true" { ret void }

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
; define void @d() #3 {
;   ret void
; }
;
; attributes #0 = { "denormal-fp-math"="preserve-sign,preserve-sign" }
; attributes #1 = { "denormal-fp-math-f32"="ieee,ieee" }
; attributes #2 = { "denormal-fp-math"="dynamic,dynamic" }
; attributes #3 = { "less-precise-fpmad"="true" "no-infs-fp-math"="true" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="true" }

;--- groups
define void @a() #0 { ret void }
define void @b() #3 { ret void }
define void @c() #0 #1 { ret void }
define void @d() nounwind #2 { ret void }
define void @e() #4 { ret void }
attributes #0 = { nounwind }
attributes #1 = { "x"="y" noinline }
attributes #2 = { cold }
attributes #3 = { nounwind }
attributes #4 = { alignstack=16 uwtable memory(none) }

; => read
; ; Function Attrs: nounwind
; define void @a() #0 {
;   ret void
; }
;
; ; Function Attrs: nounwind
; define void @b() #0 {
;   ret void
; }
;
; ; Function Attrs: noinline nounwind
; define void @c() #1 {
;   ret void
; }
;
; ; Function Attrs: cold nounwind
; define void @d() #2 {
;   ret void
; }
;
; ; Function Attrs: memory(none) alignstack(16) uwtable
; define void @e() #3 {
;   ret void
; }
;
; attributes #0 = { nounwind }
; attributes #1 = { noinline nounwind "x"="y" }
; attributes #2 = { cold nounwind }
; attributes #3 = { memory(none) alignstack=16 uwtable }

;--- groups-in-parts
define void @a() #0 { ret void }
attributes #0 = { nounwind }
attributes #0 = { cold "k"="v" }

; => read
; ; Function Attrs: cold
; define void @a() #0 {
;   ret void
; }
;
; attributes #0 = { cold "k"="v" }

;--- groups-before
attributes #7 = { noreturn nounwind }
attributes #9 = { willreturn }
declare void @a() #7
declare void @b() #9
define void @c() {
  call void @a() #7
  call void @b() #9
  ret void
}

; => read
; ; Function Attrs: noreturn nounwind
; declare void @a() #0
;
; ; Function Attrs: willreturn
; declare void @b() #1
;
; define void @c() {
;   call void @a() #0
;   call void @b() #1
;   ret void
; }
;
; attributes #0 = { noreturn nounwind }
; attributes #1 = { willreturn }

;--- groups-of-globals
@a = global i32 0 #0
@b = global i32 0, align 4 #1
attributes #0 = { "bss-section"="my_bss" "data-section"="d" }
attributes #1 = { "rodata-section"="r" }

; => read
; @a = global i32 0 #0
; @b = global i32 0, align 4 #1
;
; attributes #0 = { "bss-section"="my_bss" "data-section"="d" }
; attributes #1 = { "rodata-section"="r" }

;--- old-names
declare void @a() readnone
declare void @b() readonly
declare void @c() writeonly
declare void @d() argmemonly
declare void @e() inaccessiblememonly
declare void @f() inaccessiblemem_or_argmemonly
declare void @g() argmemonly readonly
declare void @h() inaccessiblememonly writeonly

; => read
; ; Function Attrs: memory(none)
; declare void @a() #0
;
; ; Function Attrs: memory(read)
; declare void @b() #1
;
; ; Function Attrs: memory(write)
; declare void @c() #2
;
; ; Function Attrs: memory(argmem: readwrite)
; declare void @d() #3
;
; ; Function Attrs: memory(inaccessiblemem: readwrite)
; declare void @e() #4
;
; ; Function Attrs: memory(argmem: readwrite, inaccessiblemem: readwrite)
; declare void @f() #5
;
; ; Function Attrs: memory(argmem: read)
; declare void @g() #6
;
; ; Function Attrs: memory(inaccessiblemem: write)
; declare void @h() #7
;
; attributes #0 = { memory(none) }
; attributes #1 = { memory(read) }
; attributes #2 = { memory(write) }
; attributes #3 = { memory(argmem: readwrite) }
; attributes #4 = { memory(inaccessiblemem: readwrite) }
; attributes #5 = { memory(argmem: readwrite, inaccessiblemem: readwrite) }
; attributes #6 = { memory(argmem: read) }
; attributes #7 = { memory(inaccessiblemem: write) }

;--- old-strings
define void @a() "no-frame-pointer-elim"="true" { ret void }
define void @b() "no-frame-pointer-elim"="false" "no-frame-pointer-elim-non-leaf" { ret void }
define void @c() "null-pointer-is-valid"="true" { ret void }
define void @d() "unsafe-fp-math"="true" { ret void }

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
; define void @d() #3 {
;   ret void
; }
;
; attributes #0 = { "no-frame-pointer-elim"="true" }
; attributes #1 = { "no-frame-pointer-elim"="false" "no-frame-pointer-elim-non-leaf" }
; attributes #2 = { "null-pointer-is-valid"="true" }
; attributes #3 = { "unsafe-fp-math"="true" }

;--- unknown-strings
define void @a() "nobody-knows" "nor-this"="1,2;3" { ret void }

; => read
; define void @a() #0 {
;   ret void
; }
;
; attributes #0 = { "nobody-knows" "nor-this"="1,2;3" }

;--- calls
declare void @f(ptr, i32)
declare i32 @g(i32) nounwind
define void @a(ptr %p) {
  call void @f(ptr nonnull align 8 dereferenceable(8) %p, i32 signext 1) nounwind
  call void @f(ptr captures(none) %p, i32 zeroext 1) #0
  %1 = call noundef range(i32 0, 10) i32 @g(i32 noundef 4) nounwind willreturn memory(none)
  %2 = call i32 @g(i32 4) "a"="b"
  %3 = tail call i32 @g(i32 4) nomerge
  call void @f(ptr %p, i32 4) allocsize(1)
  ret void
}
attributes #0 = { cold }

; => read
; declare void @f(ptr, i32)
;
; ; Function Attrs: nounwind
; declare i32 @g(i32) #0
;
; define void @a(ptr %p) {
;   call void @f(ptr nonnull align 8 dereferenceable(8) %p, i32 signext 1) #0
;   call void @f(ptr captures(none) %p, i32 zeroext 1) #1
;   %1 = call noundef range(i32 0, 10) i32 @g(i32 noundef 4) #2
;   %2 = call i32 @g(i32 4) #3
;   %3 = tail call i32 @g(i32 4) #4
;   call void @f(ptr %p, i32 4) #5
;   ret void
; }
;
; attributes #0 = { nounwind }
; attributes #1 = { cold }
; attributes #2 = { nounwind willreturn memory(none) }
; attributes #3 = { "a"="b" }
; attributes #4 = { nomerge }
; attributes #5 = { allocsize(1) }
