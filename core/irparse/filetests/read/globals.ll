; test: read
; llvm: 22
; Global variables, aliases, ifuncs, module-level entities.
;--- linkage
@a = private global i32 0
@b = internal global i32 0
@c = available_externally global i32 0
@d = linkonce global i32 0
@e = weak global i32 0
@f = common global i32 0
@g = linkonce_odr global i32 0
@h = weak_odr global i32 0
@i = external global i32
@j = extern_weak global i32
@k = appending global [1 x i32] zeroinitializer

; => read
; @a = private global i32 0
; @b = internal global i32 0
; @c = available_externally global i32 0
; @d = linkonce global i32 0
; @e = weak global i32 0
; @f = common global i32 0
; @g = linkonce_odr global i32 0
; @h = weak_odr global i32 0
; @i = external global i32
; @j = extern_weak global i32
; @k = appending global [1 x i32] zeroinitializer

;--- flags
@a = dso_local global i32 0
@b = hidden global i32 0
@c = protected constant i32 0
@d = dllexport global i32 0
@e = external dllimport global i32
@f = unnamed_addr constant i32 0
@g = local_unnamed_addr global i32 0
@h = thread_local global i32 0
@i = thread_local(localdynamic) global i32 0
@j = thread_local(initialexec) global i32 0
@k = thread_local(localexec) global i32 0
@l = externally_initialized global i32 0
@m = addrspace(3) global i32 undef
@n = private unnamed_addr constant [2 x i8] c"a\00", align 1

; => read
; @a = dso_local global i32 0
; @b = hidden global i32 0
; @c = protected constant i32 0
; @d = dllexport global i32 0
; @e = external dllimport global i32
; @f = unnamed_addr constant i32 0
; @g = local_unnamed_addr global i32 0
; @h = thread_local global i32 0
; @i = thread_local(localdynamic) global i32 0
; @j = thread_local(initialexec) global i32 0
; @k = thread_local(localexec) global i32 0
; @l = externally_initialized global i32 0
; @m = addrspace(3) global i32 undef
; @n = private unnamed_addr constant [2 x i8] c"a\00", align 1

;--- tail
@a = global i32 0, align 16
@b = global i32 0, section "data.x"
@c = global i32 0, section "data.x", align 8
@d = global i32 0, partition "p"
@e = global i32 0, code_model "large"
@f = global i32 0, no_sanitize_address
@g = global i32 0, no_sanitize_hwaddress, sanitize_memtag, sanitize_address_dyninit
@h = global i32 0, !md !0
@i = global i32 0, align 4, !md !0, !other !1
@j = global i32 0 #0
attributes #0 = { "key"="value" }
!0 = !{i32 1}
!1 = !{!0}

; => read
; @a = global i32 0, align 16
; @b = global i32 0, section "data.x"
; @c = global i32 0, section "data.x", align 8
; @d = global i32 0, partition "p"
; @e = global i32 0, code_model "large"
; @f = global i32 0, no_sanitize_address
; @g = global i32 0, no_sanitize_hwaddress, sanitize_memtag, sanitize_address_dyninit
; @h = global i32 0, !md !0
; @i = global i32 0, align 4, !md !0, !other !1
; @j = global i32 0 #0
;
; attributes #0 = { "key"="value" }
;
; !0 = !{i32 1}
; !1 = !{!0}

;--- alias
@g = global [2 x i32] zeroinitializer
@a = alias i32, ptr @g
@b = internal alias i32, ptr getelementptr (i8, ptr @g, i64 4)
@c = weak hidden alias i32, ptr @a
@d = unnamed_addr alias i32, ptr @g
@e = alias i32, ptr @g, partition "p"
@f = thread_local alias i32, ptr @t
@t = thread_local global i32 0

; => read
; @g = global [2 x i32] zeroinitializer
; @t = thread_local global i32 0
;
; @a = alias i32, ptr @g
; @b = internal alias i32, getelementptr (i8, ptr @g, i64 4)
; @c = weak hidden alias i32, ptr @a
; @d = unnamed_addr alias i32, ptr @g
; @e = alias i32, ptr @g, partition "p"
; @f = thread_local alias i32, ptr @t

;--- ifunc
@i = ifunc void (), ptr @resolve
@j = internal ifunc i32 (i32), ptr @resolve
define ptr @resolve() { ret ptr null }

; => read
; @i = ifunc void (), ptr @resolve
; @j = internal ifunc i32 (i32), ptr @resolve
;
; define ptr @resolve() {
;   ret ptr null
; }

;--- unnamed
@0 = global i32 0
@1 = global ptr @0
@2 = private constant i32 7

; => read
; @0 = global i32 0
; @1 = global ptr @0
; @2 = private constant i32 7

;--- header
source_filename = "a.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
module asm ".globl x"
module asm "x: \22quoted\22"
@a = global i32 0

; => read
; source_filename = "a.c"
; target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
; target triple = "x86_64-unknown-linux-gnu"
;
; module asm ".globl x"
; module asm "x: \22quoted\22"
;
; @a = global i32 0

;--- asm-only
module asm "nop"

; => read
; module asm "nop"

;--- forward
@a = global ptr @b
@b = global ptr @f
define void @f() { ret void }

; => read
; @a = global ptr @b
; @b = global ptr @f
;
; define void @f() {
;   ret void
; }

;--- comments
; a comment
@a = global i32 0 ; another
; the end

; => read
; @a = global i32 0

;--- empty


; => read
;

;--- order
define void @f() { ret void }
@a = alias i32, ptr @g
declare void @h()
@g = global i32 0
@i = ifunc void (), ptr @r
define ptr @r() { ret ptr null }
@k = global i32 1

; => read
; @g = global i32 0
; @k = global i32 1
;
; @a = alias i32, ptr @g
;
; @i = ifunc void (), ptr @r
;
; define void @f() {
;   ret void
; }
;
; declare void @h()
;
; define ptr @r() {
;   ret ptr null
; }

;--- an empty name is none
@"" = global i32 0
@y = global i32 1
declare void @""()
@z = global ptr @0

; => read
; @0 = global i32 0
; @y = global i32 1
; @z = global ptr @0
;
; declare void @1()
