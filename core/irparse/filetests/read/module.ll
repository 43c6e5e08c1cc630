; test: read
; llvm: 22
; What stands around functions: comments, module assembly, source names, summaries, use-list orders, order of entities.
;--- comments
; A comment at the top.
;; Another; with a semicolon.

; After an empty line.
source_filename = "x.c" ; behind
@a = global i32 0 ; behind a global
define void @f() { ; behind a brace
; alone
  ret void ; behind
} ; end
; last

; => read
; source_filename = "x.c"
;
; @a = global i32 0
;
; define void @f() {
;   ret void
; }

;--- module-assembly
module asm ".globl x"
module asm "x: .byte \22a\5C\22"
module asm ""
module asm "\09tab"
define void @f() { ret void }

; => read
; module asm ".globl x"
; module asm "x: .byte \22a\\\22"
; module asm "\09tab"
;
; define void @f() {
;   ret void
; }

;--- source-name
source_filename = "a \22quoted\22\5Cname.c"
target triple = "unknown-unknown-unknown"

; => read
; source_filename = "a \22quoted\22\\name.c"
; target triple = "unknown-unknown-unknown"

;--- order
define void @z() {
  call void @a()
  ret void
}
@g2 = global ptr @g1
declare void @a()
@g1 = global i32 0
@al = alias i32, ptr @g1
define void @b() { ret void }
@g0 = global i32 1

; => read
; @g2 = global ptr @g1
; @g1 = global i32 0
; @g0 = global i32 1
;
; @al = alias i32, ptr @g1
;
; define void @z() {
;   call void @a()
;   ret void
; }
;
; declare void @a()
;
; define void @b() {
;   ret void
; }

;--- used
@a = internal global i32 0
@llvm.used = appending global [2 x ptr] [ptr @a, ptr @f], section "llvm.metadata"
@llvm.compiler.used = appending global [1 x ptr] [ptr @a], section "llvm.metadata"
define internal void @f() { ret void }

; => read
; @a = internal global i32 0
; @llvm.used = appending global [2 x ptr] [ptr @a, ptr @f], section "llvm.metadata"
; @llvm.compiler.used = appending global [1 x ptr] [ptr @a], section "llvm.metadata"
;
; define internal void @f() {
;   ret void
; }

;--- constructors
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @f, ptr null }, { i32, ptr, ptr } { i32 1, ptr @f, ptr @x }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 0, ptr @f, ptr null }]
@x = global i32 0
define void @f() { ret void }

; => read
; @llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @f, ptr null }, { i32, ptr, ptr } { i32 1, ptr @f, ptr @x }]
; @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 0, ptr @f, ptr null }]
; @x = global i32 0
;
; define void @f() {
;   ret void
; }

;--- summary
; differs: we keep the summary, which opt reads and drops
define void @f() { ret void }
^0 = module: (path: "a.ll", hash: (1, 2, 3, 4, 5))
^1 = gv: (name: "f", summaries: (function: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 0, canAutoHide: 0), insts: 1)))
^2 = flags: 8
^3 = blockcount: 1

; => read
; define void @f() {
;   ret void
; }
;
; ^0 = module: (path: "a.ll", hash: (1, 2, 3, 4, 5))
; ^1 = gv: (name: "f", summaries: (function: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 0, canAutoHide: 0), insts: 1)))
; ^2 = flags: 8
; ^3 = blockcount: 1

;--- summary-of-calls
; differs: we keep the summary, which opt reads and drops
@g = global i32 0
define void @f() {
  call void @h()
  ret void
}
declare void @h()
^0 = module: (path: "", hash: (0, 0, 0, 0, 0))
^1 = gv: (name: "h") ; guid = 1
^2 = gv: (name: "g", summaries: (variable: (module: ^0, flags: (linkage: external), varFlags: (readonly: 1, writeonly: 0, constant: 0))))
^3 = gv: (name: "f", summaries: (function: (module: ^0, flags: (linkage: external), insts: 2, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0), calls: ((callee: ^1, hotness: hot)), refs: (^2))))
^4 = typeid: (name: "t", summary: (typeTestRes: (kind: allOnes, sizeM1BitWidth: 7)))

; => read
; @g = global i32 0
;
; define void @f() {
;   call void @h()
;   ret void
; }
;
; declare void @h()
;
; ^0 = module: (path: "", hash: (0, 0, 0, 0, 0))
; ^1 = gv: (name: "h")
; ^2 = gv: (name: "g", summaries: (variable: (module: ^0, flags: (linkage: external), varFlags: (readonly: 1, writeonly: 0, constant: 0))))
; ^3 = gv: (name: "f", summaries: (function: (module: ^0, flags: (linkage: external), insts: 2, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0), calls: ((callee: ^1, hotness: hot)), refs: (^2))))
; ^4 = typeid: (name: "t", summary: (typeTestRes: (kind: allOnes, sizeM1BitWidth: 7)))

;--- empty


; => read
;

;--- only-a-comment
; nothing else

; => read
;

;--- white-space
	define	i32	@f ( i32	%x , ptr %y )	{
   entry:
ret i32     %x }
@a=global i32 0,align 4
declare   void   @g(  )

; => read
; @a = global i32 0, align 4
;
; define i32 @f(i32 %x, ptr %y) {
; entry:
;   ret i32 %x
; }
;
; declare void @g()

;--- no-white-space
@a=global{i32,[2x i8]}{i32 1,[2x i8]c"ab"}
define i32@f(i32%x){ret i32%x}
!n=!{!0}!0=!{i32 1,!"s",null}

; => read
; @a = global { i32, [2 x i8] } { i32 1, [2 x i8] c"ab" }
;
; define i32 @f(i32 %x) {
;   ret i32 %x
; }
;
; !n = !{!0}
;
; !0 = !{i32 1, !"s", null}

;--- quoted-names
@"a b" = global i32 0
@"\22" = global i32 0
define void @"f\0Ag"(i32 %"x y", i32 %"1") {
"entry block":
  %"\E4" = add i32 %"x y", %"1"
  br label %"2"
"2":
  ret void
}

; => read
; @"a b" = global i32 0
; @"\22" = global i32 0
;
; define void @"f\0Ag"(i32 %"x y", i32 %"1") {
; "entry block":
;   %"\E4" = add i32 %"x y", %"1"
;   br label %"2"
;
; "2":                                              ; preds = %"entry block"
;   ret void
; }

;--- names-with-dashes
@-a.b$c_1 = global i32 0
define void @f(i32 %-x, i32 %.y, i32 %$z) {
-l.1:
  %_.9 = add i32 %-x, %.y
  br label %$m
$m:
  ret void
}

; => read
; @"-a.b$c_1" = global i32 0
;
; define void @f(i32 %-x, i32 %.y, i32 %"$z") {
; -l.1:
;   %_.9 = add i32 %-x, %.y
;   br label %"$m"
;
; "$m":                                             ; preds = %-l.1
;   ret void
; }

;--- unnamed-everything
@0 = global i32 0
@1 = global ptr @0
define i32 @2(i32, ptr) {
  %4 = load i32, ptr %1
  br label %5
5:
  %6 = add i32 %0, %4
  ret i32 %6
}
declare void @3()
@4 = alias i32, ptr @0

; => read
; @0 = global i32 0
; @1 = global ptr @0
;
; @2 = alias i32, ptr @0
;
; define i32 @3(i32 %0, ptr %1) {
;   %3 = load i32, ptr %1, align 4
;   br label %4
;
; 4:                                                ; preds = %2
;   %5 = add i32 %0, %3
;   ret i32 %5
; }
;
; declare void @4()

;--- module-flags
!llvm.module.flags = !{!0, !1, !2, !3, !4, !5, !6, !7}
!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"uwtable", i32 2}
!3 = !{i32 4, !"x", i32 9}
!4 = !{i32 5, !"list", !8}
!5 = !{i32 6, !"set", !8}
!6 = !{i32 3, !"r", !9}
!7 = !{i32 2, !"w", i32 1}
!8 = !{!"a", !"b"}
!9 = !{!"x", i32 9}

; => read
; !llvm.module.flags = !{!0, !1, !2, !3, !4, !6, !7, !9}
;
; !0 = !{i32 1, !"wchar_size", i32 4}
; !1 = !{i32 8, !"PIC Level", i32 2}
; !2 = !{i32 7, !"uwtable", i32 2}
; !3 = !{i32 4, !"x", i32 9}
; !4 = !{i32 5, !"list", !5}
; !5 = !{!"a", !"b"}
; !6 = !{i32 6, !"set", !5}
; !7 = !{i32 3, !"r", !8}
; !8 = !{!"x", i32 9}
; !9 = !{i32 2, !"w", i32 1}

;--- module-flags-old
!llvm.module.flags = !{!0, !1, !2}
!0 = !{i32 1, !"PIC Level", i32 2}
!1 = !{i32 1, !"PIE Level", i32 2}
!2 = !{i32 1, !"branch-target-enforcement", i32 1}

; => read
; !llvm.module.flags = !{!0, !1, !2}
;
; !0 = !{i32 8, !"PIC Level", i32 2}
; !1 = !{i32 7, !"PIE Level", i32 2}
; !2 = !{i32 8, !"branch-target-enforcement", i32 1}

;--- objc-flags-old
!llvm.module.flags = !{!0, !1}
!0 = !{i32 1, !"Objective-C Image Info Version", i32 0}
!1 = !{i32 1, !"Objective-C Image Info Section", !"__DATA, __objc_imageinfo, regular, no_dead_strip"}

; => read
; !llvm.module.flags = !{!0, !1, !2}
;
; !0 = !{i32 1, !"Objective-C Image Info Version", i32 0}
; !1 = !{i32 1, !"Objective-C Image Info Section", !"__DATA,__objc_imageinfo,regular,no_dead_strip"}
; !2 = !{i32 4, !"Objective-C Class Properties", i32 0}

;--- named-metadata
!llvm.ident = !{!0}
!a = !{}
!b = !{!0, !0, !1}
!quoted = !{!1}
!llvm.dependent-libraries = !{!2}
!0 = !{!"x"}
!1 = distinct !{}
!2 = !{!"m"}

; => read
; !llvm.ident = !{!0}
; !a = !{}
; !b = !{!0, !0, !1}
; !quoted = !{!1}
; !llvm.dependent-libraries = !{!2}
;
; !0 = !{!"x"}
; !1 = distinct !{}
; !2 = !{!"m"}

;--- use-list-order
define i32 @f(i32 %x) {
  %a = add i32 %x, 1
  %b = add i32 %x, 2
  %c = add i32 %x, 3
  ret i32 %c
  uselistorder i32 %x, { 2, 1, 0 }
}

; => read
; define i32 @f(i32 %x) {
;   %a = add i32 %x, 1
;   %b = add i32 %x, 2
;   %c = add i32 %x, 3
;   ret i32 %c
; }

;--- globals-as-operands
@g = global i32 0
define ptr @f() {
  store ptr @g, ptr @g
  %1 = icmp eq ptr @f, @g
  %2 = select i1 %1, ptr @f, ptr @g
  %3 = load i32, ptr getelementptr (i8, ptr @g, i64 1)
  ret ptr %2
}

; => read
; @g = global i32 0
;
; define ptr @f() {
;   store ptr @g, ptr @g, align 8
;   %1 = icmp eq ptr @f, @g
;   %2 = select i1 %1, ptr @f, ptr @g
;   %3 = load i32, ptr getelementptr (i8, ptr @g, i64 1), align 4
;   ret ptr %2
; }
