; test: read
; llvm: 22
; Numbers that need no type, in hexadecimal.
;--- all
@a = global [u0x20 x i8] zeroinitializer, align u0x10
@b = addrspace(u0x1) global <u0x4 x i32> zeroinitializer
@c = global {i32, i32} zeroinitializer
%s = type [u0x002 x [u0x3 x i1]]
define cc u0xA void @f(ptr align u0x8 dereferenceable(u0x10) %p, {i32, i32} %s) align u0x20 {
  %x = load i32, ptr %p, align u0x4
  %a = alloca i32, align u0x8, addrspace(u0x0)
  %e = extractvalue {i32, i32} %s, u0x1
  call void @g(i32 u0xFFFFFFFF, i8 s0x8F, i8 u0x8F, i128 u0xFFFFFFFFFFFFFFFFFF)
  ret void
}
declare void @g(i32, i8, i8, i128)
!2 = !DIFile(filename: "a", directory: "b")
attributes #0 = { alignstack=u0x10 }
!3 = distinct !DISubprogram(name: "f", file: !2, line: u0x20, spFlags: 0)
!y = !{!3}

; => read
; @a = global [32 x i8] zeroinitializer, align 16
; @b = addrspace(1) global <4 x i32> zeroinitializer
; @c = global { i32, i32 } zeroinitializer
;
; define ghccc void @f(ptr align 8 dereferenceable(16) %p, { i32, i32 } %s) align 32 {
;   %x = load i32, ptr %p, align 4
;   %a = alloca i32, align 8
;   %e = extractvalue { i32, i32 } %s, 1
;   call void @g(i32 -1, i8 -113, i8 -113, i128 4722366482869645213695)
;   ret void
; }
;
; declare void @g(i32, i8, i8, i128)
;
; !y = !{!0}
;
; !0 = distinct !DISubprogram(name: "f", scope: null, file: !1, line: 32, spFlags: 0)
; !1 = !DIFile(filename: "a", directory: "b")

;--- expression
!0 = !DIExpression(DW_OP_constu, u0x10, DW_OP_plus_uconst, u0x1)
!x = !{!0}

; => read
; !x = !{!DIExpression(DW_OP_constu, 16, DW_OP_plus_uconst, 1)}

;--- comments
/* a */define void @f() { /* "b
 c */ ret /**/ void ; /* x
} /* ; */

; => read
; define void @f() {
;   ret void
; }

;--- too few digits of a wide number
@a = global fp128 0xL1
@b = global fp128 0xL123456789ABCDEF01
@c = global ppc_fp128 0xM12345
@d = global x86_fp80 0xK40001
@e = global x86_fp80 0xK00008000000000000000
@f = global x86_fp80 0xK3FFF7000000000000000

; => read
; @a = global fp128 0xL00000000000000000000000000000001
; @b = global fp128 0xL123456789ABCDEF00000000000000001
; @c = global ppc_fp128 0xM00000000000000000000000000012345
; @d = global x86_fp80 0xK7FFF0000000000000001
; @e = global x86_fp80 0xK00018000000000000000
; @f = global x86_fp80 0xK7FFF7000000000000000
