package lowertest

const Derived = `
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
declare void @foo()
@g = global ptr @h
@c = constant [3 x i16] [i16 1, i16 2, i16 -3]
define ptr addrspace(1) @h(ptr addrspace(1) %p, i64 %i) gc "statepoint-example" {
  %d = getelementptr i64, ptr addrspace(1) %p, i64 %i
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) ["deopt"(i64 %i, i32 5, i64 4294967295), "gc-live"(ptr addrspace(1) %p, ptr addrspace(1) %d)]
  %p2 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  %d2 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  store i64 %i, ptr addrspace(1) %p2
  ret ptr addrspace(1) %d2
}
`

const Floats = `
define double @f(double %x, float %y) {
  %a = fadd double %x, 1.5
  %b = fpext float %y to double
  %c = fmul double %a, %b
  ret double %c
}
`

const Exceptions = `
declare i32 @__gxx_personality_v0(...)
declare void @thrower(i64)
declare i64 @adds(i64, i64)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare void @note(i64)
declare i32 @llvm.eh.typeid.for.p0(ptr)
@_ZTIi = external constant ptr
@_ZTIl = external constant ptr

define i64 @catches(i64 %x, i64 %y) personality ptr @__gxx_personality_v0 {
entry:
  %kept = mul i64 %x, 3
  invoke void @thrower(i64 %x) to label %ok unwind label %pad
ok:
  %r = invoke i64 @adds(i64 %x, i64 %y) to label %done unwind label %pad
done:
  ret i64 %r
pad:
  %which = phi i64 [ 100, %entry ], [ 200, %ok ]
  %lp = landingpad { ptr, i32 } catch ptr @_ZTIi catch ptr @_ZTIl catch ptr null
  %e = extractvalue { ptr, i32 } %lp, 0
  %sel = extractvalue { ptr, i32 } %lp, 1
  %p = call ptr @__cxa_begin_catch(ptr %e)
  %id = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi)
  %isInt = icmp eq i32 %sel, %id
  br i1 %isInt, label %int, label %other
int:
  %v = load i32, ptr %p
  %w = sext i32 %v to i64
  call void @__cxa_end_catch()
  %s = add i64 %w, %kept
  %t = add i64 %s, %which
  ret i64 %t
other:
  %id2 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIl)
  %isLong = icmp eq i32 %sel, %id2
  call void @__cxa_end_catch()
  %q = select i1 %isLong, i64 %kept, i64 -1
  %u = add i64 %q, %which
  ret i64 %u
}

define void @cleans(i64 %x) personality ptr @__gxx_personality_v0 {
  invoke void @thrower(i64 %x) to label %ok unwind label %pad
ok:
  ret void
pad:
  %lp = landingpad { ptr, i32 } cleanup
  call void @note(i64 %x)
  resume { ptr, i32 } %lp
}

define i64 @through(i64 %x) personality ptr @__gxx_personality_v0 {
  invoke void @cleans(i64 %x) to label %ok unwind label %pad
ok:
  ret i64 0
pad:
  %lp = landingpad { ptr, i32 } cleanup filter [1 x ptr] [ptr @_ZTIl]
  %e = extractvalue { ptr, i32 } %lp, 0
  %sel = extractvalue { ptr, i32 } %lp, 1
  %f = icmp slt i32 %sel, 0
  br i1 %f, label %caught, label %on
caught:
  %p = call ptr @__cxa_begin_catch(ptr %e)
  call void @__cxa_end_catch()
  ret i64 77
on:
  resume { ptr, i32 } %lp
}

declare [4 x i64] @four(i64, i64)
declare x86_fp80 @extended(i64, x86_fp80)

define i64 @results(i64 %x, i64 %y, i64 %z) personality ptr @__gxx_personality_v0 {
entry:
  %kept = mul i64 %x, 3
  %also = xor i64 %y, %z
  %f = sitofp i64 %z to x86_fp80
  %r = invoke [4 x i64] @four(i64 %x, i64 %y) to label %ok unwind label %pad
ok:
  %a = extractvalue [4 x i64] %r, 0
  %b = extractvalue [4 x i64] %r, 3
  %e = invoke x86_fp80 @extended(i64 %a, x86_fp80 %f) to label %done unwind label %pad
done:
  invoke x86_fp80 @extended(i64 %b, x86_fp80 %e) to label %all unwind label %pad
all:
  %n = fadd x86_fp80 %e, %f
  %i = fptosi x86_fp80 %n to i64
  %s = sub i64 %i, %b
  %t = mul i64 %s, %also
  ret i64 %t
pad:
  %which = phi i64 [ 100, %entry ], [ %a, %ok ], [ %b, %done ]
  %g = phi x86_fp80 [ %f, %entry ], [ 0xK40049000000000000000, %ok ], [ %e, %done ]
  %lp = landingpad { ptr, i32 } catch ptr null
  %ex = extractvalue { ptr, i32 } %lp, 0
  %p = call ptr @__cxa_begin_catch(ptr %ex)
  call void @__cxa_end_catch()
  %h = fptosi x86_fp80 %g to i64
  %u = add i64 %which, %kept
  %v = mul i64 %u, %also
  %w = add i64 %v, %h
  ret i64 %w
}
`

const Points = `
declare void @llvm.experimental.stackmap(i64, i32, ...)
declare void @llvm.experimental.patchpoint.void(i64, i32, ptr, i32, ...)
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, ptr, i32, ...)
define i64 @maps(i64 %a, i32 %b, ptr %p) {
  %s = alloca i64
  store i64 %a, ptr %s
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 1, i32 0)
  %v = load i64, ptr %p
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 2, i32 7, i64 %a, i32 %b, i64 5, i64 4294967295, ptr %s, i64 %v, ptr null)
  %w = load i64, ptr %s
  %r = add i64 %v, %w
  ret i64 %r
}
define i64 @patches(i64 %a, i64 %b) {
  %r = call i64 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i64(i64 3, i32 15, ptr null, i32 2, i64 %a, i64 %b, i64 %a, i64 9)
  call void (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.void(i64 4, i32 20, ptr inttoptr (i64 3735928559 to ptr), i32 1, i64 %r, i64 %b)
  %s = add i64 %r, %b
  ret i64 %s
}
`

// Framed has functions with frames of all kinds, each of which calls the next by a statepoint.
const Framed = `declare void @look()
declare void @use(ptr)
declare i32 @__gcc_personality_v0(...)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare i64 @llvm.experimental.gc.result.i64(token)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
define i64 @top(i64 %a, ptr addrspace(1) %p) gc "statepoint-example" "frame-pointer"="all" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 1, i32 0, ptr elementtype(i64 (i64, ptr addrspace(1))) @large, i32 2, i32 0, i64 %a, ptr addrspace(1) %p, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
  %r = call i64 @llvm.experimental.gc.result.i64(token %t)
  %s = add i64 %r, %a
  ret i64 %s
}
define i64 @large(i64 %a, ptr addrspace(1) %p) gc "statepoint-example" "frame-pointer"="non-leaf" {
  %x = alloca [40 x i64], align 16
  store volatile i64 %a, ptr %x
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2, i32 0, ptr elementtype(i64 (i64, i64, i64, i64, i64, i64, i64, i64)) @many, i32 8, i32 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 %a, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
  %r = call i64 @llvm.experimental.gc.result.i64(token %t)
  %v = load volatile i64, ptr %x
  %s = add i64 %r, %v
  ret i64 %s
}
define i64 @many(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h) gc "statepoint-example" "frame-pointer"="all" sspreq {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 3, i32 0, ptr elementtype(void ()) @clobbers, i32 0, i32 0, i32 0, i32 0)
  %x = add i64 %a, %b
  %y = mul i64 %c, %d
  %z = sub i64 %e, %f
  %u = xor i64 %x, %y
  %v = add i64 %z, %g
  %w = add i64 %u, %v
  %q = add i64 %w, %h
  ret i64 %q
}
define void @clobbers() gc "statepoint-example" "frame-pointer"="all" "probe-stack"="inline-asm" {
  %x = alloca [30000 x i8]
  store volatile i8 1, ptr %x
  call void asm sideeffect "xorl %ebp, %ebp", "~{rbp}"()
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 4, i32 0, ptr elementtype(void ()) @look, i32 0, i32 0, i32 0, i32 0)
  ret void
}
`

// Patched has functions with room to patch, in groups and sections.
const Patched = `$g = comdat any
define i64 @before(i64 %n) {
  ret i64 %n
}
define i64 @f(i64 %n) "patchable-function-entry"="5" "patchable-function-prefix"="3" {
  ret i64 %n
}
define i64 @e(i64 %n) "patchable-function-entry"="2" "fentry-call"="true" {
  ret i64 %n
}
define linkonce_odr i64 @g(i64 %n) "patchable-function-entry"="12" comdat {
  ret i64 %n
}
define i64 @own(i64 %n) "patchable-function-prefix"="1" section "mine" {
  ret i64 %n
}
`

// Linkages is a module with symbols of every linkage, visibility and section.
const Linkages = `target triple = "x86_64-unknown-linux-gnu"
$one = comdat any
$two = comdat any
$ctor5 = comdat any
$kept = comdat nodeduplicate
@common = common global i32 0, align 4
@commons = common global [100 x i64] zeroinitializer, align 32
@common_hidden = common hidden global i32 0
@weak = weak global i32 1
@weak_odr = weak_odr constant i32 1
@linkonce = linkonce global i32 2
@linkonce_odr = linkonce_odr global i32 3, comdat($two)
@two = linkonce_odr constant i32 3, comdat
@kept = global i32 9, comdat
@extern_weak = extern_weak global i32
@external = external global i32
@internal = internal global i32 5
@private = private global i32 6
@elsewhere = available_externally global i32 7
@hidden = hidden global i32 8
@protected = protected global i32 8
@local = dso_local global i32 8
@unnamed = unnamed_addr global i32 8
@local_unnamed = local_unnamed_addr global i32 8
@zero = global i32 0
@zeros = global { i32, [2 x i8] } { i32 0, [2 x i8] c"\00\00" }
@zero_weak = weak global i64 0
@zero_internal = internal global i32 0
@section = global i32 1, section "mine"
@section_const = constant i32 1, section "mine"
@section_tls = thread_local global i32 1, section "mine_tls"
@section_zero = global i32 0, section ".bss.mine"
@section_start = global i32 1, section ".preinit_array"
@section_note = constant i32 1, section ".note.mine"
@section_quoted = global i32 1, section "a name"
@section_kept = global i32 1, section "mine"
@number = constant i32 1
@tls = thread_local global i32 3
@tls_zero = thread_local(localdynamic) global i32 0
@tls_const = thread_local constant i32 4
@tls_ie = thread_local(initialexec) global i32 4
@tls_le = thread_local(localexec) global i32 4
@tls_internal = internal thread_local global i32 4
@tls_hidden_weak = weak hidden thread_local global i32 4
@used = internal global i32 77
@llvm.used = appending global [3 x ptr] [ptr @used, ptr @used_function, ptr @section_kept], section "llvm.metadata"
@llvm.compiler.used = appending global [1 x ptr] [ptr @zero_internal], section "llvm.metadata"
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @start, ptr @two }, { i32, ptr, ptr } { i32 65535, ptr @start, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @start, ptr null }]
@alias = alias i32, ptr @hidden
@alias_weak = weak alias i32, ptr @hidden
@alias_weak_odr = weak_odr alias i32, ptr @hidden
@alias_linkonce = linkonce hidden alias i32, ptr @hidden
@alias_linkonce_odr = linkonce_odr protected alias i32, ptr @hidden
@alias_internal = internal alias i32, ptr @hidden
@alias_private = private alias i32, ptr @hidden
@alias_far = alias i32, getelementptr (i8, ptr @hidden, i64 1000)
@alias_before = alias i32, getelementptr (i8, ptr @hidden, i64 -1000)
@alias_of = alias i32, ptr @alias
@alias_function = alias void (), ptr @start
@alias_tls = thread_local alias i32, ptr @tls
@ifunc = ifunc void (), ptr @resolver
@ifunc_internal = internal ifunc void (), ptr @resolver
@ifunc_weak = weak ifunc void (), ptr @resolver
@ifunc_hidden = hidden ifunc void (), ptr @resolver
define ptr @resolver() { ret ptr @start }
define internal void @start() { ret void }
define internal void @used_function() { ret void }
define linkonce_odr i32 @one() comdat { ret i32 1 }
define linkonce_odr i32 @other() comdat($one) { ret i32 2 }
define internal i32 @inner() comdat($one) { ret i32 2 }
define void @ctor1() comdat($ctor5) { ret void }
define linkonce_odr i32 @no_comdat() { ret i32 1 }
define weak i32 @weak_function() { ret i32 1 }
define weak_odr i32 @weak_odr_function() { ret i32 1 }
define i32 @placed() section "mycode" { ret i32 3 }
define i32 @placed_comdat() section ".text.x" comdat($one) { ret i32 3 }
define i32 @placed_oddly() section "mine" { ret i32 3 }
define available_externally i32 @elsewhere_function() { ret i32 3 }
define hidden i32 @hidden_function() { ret i32 1 }
define protected i32 @protected_function() { ret i32 1 }
define dso_local i32 @local_function() { ret i32 1 }
declare extern_weak i32 @extern_weak_function()
declare i32 @external_function()
define i32 @uses() {
  %a = call i32 @elsewhere_function()
  %b = call i32 @external_function()
  %c = load i32, ptr @elsewhere
  %d = load volatile i32, ptr @extern_weak
  %e = load volatile i32, ptr @alias_private
  %f = load volatile i32, ptr @private
  store volatile ptr @extern_weak_function, ptr @zero
  %g = call i32 @one()
  %h = call i32 @inner()
  ret i32 %c
}
define void @switch(i32 %x) comdat($one) {
  switch i32 %x, label %d [ i32 0, label %a
    i32 1, label %b
    i32 2, label %c
    i32 3, label %e
    i32 4, label %f ]
a:
  %r = call i32 @external_function()
  ret void
b:
  store i32 2, ptr @zero
  ret void
c:
  store i32 3, ptr @zero
  ret void
e:
  store i32 4, ptr @zero
  ret void
f:
  store i32 5, ptr @zero
  ret void
d:
  ret void
}
`

// Thrower has functions in a group with everything that has a table: a landing pad, a switch and a
// statepoint.
const Thrower = `target triple = "x86_64-unknown-linux-gnu"
$shared = comdat any
@pool = common global [4 x i32] zeroinitializer, align 4
declare void @raise(i64)
declare i32 @__gcc_personality_v0(...)
declare void @_Unwind_Resume(ptr)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
declare void @poll()
@count = linkonce_odr global i64 0, comdat($shared)
define linkonce_odr i64 @shared(i64 %x) comdat personality ptr @__gcc_personality_v0 {
  invoke void @raise(i64 %x) to label %ok unwind label %bad
ok:
  %n = load i64, ptr @count
  %m = add i64 %n, 1
  store i64 %m, ptr @count
  switch i64 %x, label %d [ i64 0, label %a
    i64 1, label %b
    i64 2, label %c
    i64 3, label %e
    i64 4, label %f ]
a:
  ret i64 10
b:
  %t = call i64 @tail(i64 %m)
  ret i64 %t
c:
  call void @poll()
  ret i64 12
e:
  call void @raise(i64 0)
  ret i64 %n
f:
  store i64 7, ptr @count
  ret i64 70
d:
  ret i64 %m
bad:
  %p = landingpad { ptr, i32 } cleanup
  store i64 100, ptr @count
  resume { ptr, i32 } %p
}
define internal i64 @tail(i64 %x) comdat($shared) {
  %y = mul i64 %x, 1000
  ret i64 %y
}
define linkonce_odr ptr addrspace(1) @keep(ptr addrspace(1) %p) comdat($shared) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @poll, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
  %q = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  ret ptr addrspace(1) %q
}
define ptr addrspace(1) @alone(ptr addrspace(1) %p) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 8, i32 0, ptr elementtype(void ()) @poll, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
  %q = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  ret ptr addrspace(1) %q
}
`

// RelativeTables are tables of addresses that count from the table, as clang makes of tables of
// strings: they need no work when a program is loaded.
const RelativeTables = `
@one = private unnamed_addr constant [4 x i8] c"one\00"
@words = private unnamed_addr constant [9 x i8] c"two\00three"
@names = internal unnamed_addr constant [3 x i32] [
  i32 trunc (i64 sub (i64 ptrtoint (ptr @one to i64), i64 ptrtoint (ptr @names to i64)) to i32),
  i32 trunc (i64 sub (i64 ptrtoint (ptr @words to i64), i64 ptrtoint (ptr @names to i64)) to i32),
  i32 trunc (i64 sub (i64 ptrtoint (ptr getelementptr (i8, ptr @words, i64 4) to i64), i64 ptrtoint (ptr getelementptr (i8, ptr @names, i64 8) to i64)) to i32)]
@wide = constant { i8, i64 } { i8 1, i64 sub (i64 ptrtoint (ptr @names to i64), i64 ptrtoint (ptr @wide to i64)) }
declare ptr @llvm.load.relative.i64(ptr, i64)
define ptr @name(i64 %i) {
  %at = shl i64 %i, 2
  %p = call ptr @llvm.load.relative.i64(ptr @names, i64 %at)
  ret ptr %p
}
define i8 @last() {
  %to = getelementptr i8, ptr @names, i64 8
  %p = call ptr @llvm.load.relative.i64(ptr %to, i64 0)
  %c = load i8, ptr %p
  ret i8 %c
}
define i1 @far() {
  %off = load i64, ptr getelementptr ({ i8, i64 }, ptr @wide, i64 0, i32 1)
  %to = getelementptr i8, ptr @wide, i64 %off
  %same = icmp eq ptr %to, @names
  ret i1 %same
}
`

// TabledRoots is a module with functions of strategies whose roots are in tables of three formats.
const TabledRoots = `source_filename = "tabled.ll"
@odd = global [3 x i8] c"abc"
@tag = external constant i32
declare ptr @make(i64)
declare void @use(ptr)
declare void @llvm.gcroot(ptr, ptr)
define ptr @caml(ptr %a) gc "ocaml" {
entry:
  %r = alloca ptr
  %s = alloca ptr
  call void @llvm.gcroot(ptr %r, ptr @tag)
  call void @llvm.gcroot(ptr %s, ptr null)
  store ptr %a, ptr %r
  %x = call ptr @make(i64 8)
  store ptr %x, ptr %s
  call void @use(ptr %x)
  %v = load ptr, ptr %r
  ret ptr %v
}
define void @erl(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, ptr %h) gc "erlang" {
  %r = alloca ptr
  call void @llvm.gcroot(ptr %r, ptr getelementptr (i8, ptr @tag, i64 4))
  store ptr %h, ptr %r
  call void @use(ptr null)
  ret void
}
define void @bare() gc "ocaml" {
  call void @use(ptr null)
  ret void
}
define void @quiet() gc "erlang" { ret void }
define void @mapped(i64 %n) gc "gcmap" {
  %r = alloca ptr
  call void @llvm.gcroot(ptr %r, ptr inttoptr (i64 7 to ptr))
  %room = alloca i8, i64 %n
  call void @use(ptr %room)
  ret void
}
define void @other() { ret void }
`
