; test: read
; llvm: 14
; Linkage, visibility, thread-local storage, comdats, aliases, resolvers, of LLVM 14.
;--- linkage
@a = private global i32 0
@b = internal constant i32 0
@c = available_externally global i32 0
@d = linkonce global i32 0
@e = weak global i32 0
@f = common global i32 0
@g = appending global [1 x i32] zeroinitializer
@h = extern_weak global i32
@i = linkonce_odr hidden global i32 0
@j = weak_odr protected global i32 0
@k = external global i32

; => read
; @a = private global i32 0
; @b = internal constant i32 0
; @c = available_externally global i32 0
; @d = linkonce global i32 0
; @e = weak global i32 0
; @f = common global i32 0
; @g = appending global [1 x i32] zeroinitializer
; @h = extern_weak global i32
; @i = linkonce_odr hidden global i32 0
; @j = weak_odr protected global i32 0
; @k = external global i32

;--- thread-local
@a = thread_local global i32 0
@b = thread_local(localdynamic) global i32* null
@c = internal thread_local(initialexec) unnamed_addr constant i32 0, align 8
@d = thread_local(localexec) global i32 0

; => read
; @a = thread_local global i32 0
; @b = thread_local(localdynamic) global i32* null
; @c = internal thread_local(initialexec) unnamed_addr constant i32 0, align 8
; @d = thread_local(localexec) global i32 0

;--- storage
target triple = "x86_64-pc-windows-msvc"
@a = dllexport global i32 0
@b = external dllimport global i32
@c = external dso_local local_unnamed_addr global i32
@d = global i32 0, section "s", partition "p", align 4

; => read
; target triple = "x86_64-pc-windows-msvc"
;
; @a = dllexport global i32 0
; @b = external dllimport global i32
; @c = external dso_local local_unnamed_addr global i32
; @d = global i32 0, section "s", partition "p", align 4

;--- comdats
$a = comdat any
$b = comdat exactmatch
$c = comdat largest
$d = comdat nodeduplicate
$e = comdat samesize
@a = global i32 0, comdat
@b = global i32 0, comdat, align 8
@x = global i32 0, comdat($c)
define void @d() comdat { ret void }
define void @y() section "s" comdat($e) { ret void }

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
; @a = global i32 0, comdat
; @b = global i32 0, comdat, align 8
; @x = global i32 0, comdat($c)
;
; define void @d() comdat {
;   ret void
; }
;
; define void @y() section "s" comdat($e) {
;   ret void
; }

;--- aliases
@g = global [4 x i32] zeroinitializer
@a = alias [4 x i32], [4 x i32]* @g
@b = weak alias i32, getelementptr inbounds ([4 x i32], [4 x i32]* @g, i64 0, i64 2)
@c = alias i8, bitcast ([4 x i32]* @g to i8*)
@d = hidden alias void (), void ()* @f
define void @f() { ret void }

; => read
; @g = global [4 x i32] zeroinitializer
;
; @a = alias [4 x i32], [4 x i32]* @g
; @b = weak alias i32, getelementptr inbounds ([4 x i32], [4 x i32]* @g, i64 0, i64 2)
; @c = alias i8, bitcast ([4 x i32]* @g to i8*)
; @d = hidden alias void (), void ()* @f
;
; define void @f() {
;   ret void
; }

;--- resolvers
@a = ifunc void (), void ()* ()* @r
@b = internal ifunc i32 (i32), bitcast (void ()* ()* @r to i32 (i32)* ()*)
define void ()* @r() { ret void ()* null }

; => read
; @a = ifunc void (), void ()* ()* @r
; @b = internal ifunc i32 (i32), bitcast (void ()* ()* @r to i32 (i32)* ()*)
;
; define void ()* @r() {
;   ret void ()* null
; }

;--- parts-of-functions
declare i32 @p(...)
define void @a() personality i32 (...)* @p { ret void }
define void @b() gc "shadow-stack" prefix i32 4 prologue i8 -112 personality i8* bitcast (i32 (...)* @p to i8*) { ret void }
define void @c() section "s" partition "q" align 16 { ret void }

; => read
; declare i32 @p(...)
;
; define void @a() personality i32 (...)* @p {
;   ret void
; }
;
; define void @b() gc "shadow-stack" prefix i32 4 prologue i8 -112 personality i8* bitcast (i32 (...)* @p to i8*) {
;   ret void
; }
;
; define void @c() section "s" partition "q" align 16 {
;   ret void
; }

;--- address-spaces
@a = addrspace(3) global i32 0
@b = global i32 addrspace(1)* null
define void @f(i8 addrspace(1)* addrspace(2)* %p) addrspace(4) {
  ret void
}
define void @g() {
  call addrspace(4) void @f(i8 addrspace(1)* addrspace(2)* null)
  %x = alloca i32, align 4, addrspace(5)
  ret void
}

; => read
; @a = addrspace(3) global i32 0
; @b = global i32 addrspace(1)* null
;
; define void @f(i8 addrspace(1)* addrspace(2)* %p) addrspace(4) {
;   ret void
; }
;
; define void @g() {
;   call addrspace(4) void @f(i8 addrspace(1)* addrspace(2)* null)
;   %x = alloca i32, align 4, addrspace(5)
;   ret void
; }
