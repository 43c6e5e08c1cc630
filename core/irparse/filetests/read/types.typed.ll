; test: read
; llvm: 14
; Types with typed pointers.
;--- pointers
declare i32* @a(i8**, i32 addrspace(3)*, [2 x i32*]*, void (i32*)*, <2 x i8*>)

; => read
; declare i32* @a(i8**, i32 addrspace(3)*, [2 x i32*]*, void (i32*)*, <2 x i8*>)

;--- recursive
%list = type { i32, %list* }
%a = type { %b* }
%b = type { %a*, %list }
@l = global %list { i32 1, %list* null }
@x = global %a* null

; => read
; %list = type { i32, %list* }
; %a = type { %b* }
; %b = type { %a*, %list }
;
; @l = global %list { i32 1, %list* null }
; @x = global %a* null

;--- numbered
%0 = type { i32, %1* }
%1 = type { %0* }
@a = global %1 zeroinitializer

; => read
; %0 = type { %1* }
; %1 = type { i32, %0* }
;
; @a = global %0 zeroinitializer

;--- opaque
%o = type opaque
@p = global %o* null
declare void @f(%o*)

; => read
; %o = type opaque
;
; @p = global %o* null
;
; declare void @f(%o*)

;--- order
%z = type { i8 }
%y = type { %z* }
%x = type { %y* }
define void @f(%x* %p) {
  %q = getelementptr %x, %x* %p, i64 0, i32 0
  %r = load %y*, %y** %q
  ret void
}

; => read
; %x = type { %y* }
; %y = type { %z* }
; %z = type { i8 }
;
; define void @f(%x* %p) {
;   %q = getelementptr %x, %x* %p, i64 0, i32 0
;   %r = load %y*, %y** %q, align 8
;   ret void
; }

;--- special
declare x86_mmx @a(x86_mmx)
declare <vscale x 2 x i64*> @b()

; => read
; declare x86_mmx @a(x86_mmx)
;
; declare <vscale x 2 x i64*> @b()
