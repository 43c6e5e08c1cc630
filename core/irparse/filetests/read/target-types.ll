; test: read
; llvm: 22
; Target types.
;--- layouts
define void @f() {
  %1 = alloca target("aarch64.svcount")
  %2 = alloca target("riscv.vector.tuple", <vscale x 8 x i8>, 3)
  %3 = alloca target("llvm.test.vectorelement")
  %4 = alloca <vscale x 8 x i8>
  ret void
}

; => read
; define void @f() {
;   %1 = alloca target("aarch64.svcount"), align 2
;   %2 = alloca target("riscv.vector.tuple", <vscale x 8 x i8>, 3), align 32
;   %3 = alloca target("llvm.test.vectorelement"), align 4
;   %4 = alloca <vscale x 8 x i8>, align 8
;   ret void
; }

;--- parameters
declare target("a") @f(target("a", i32), target("a", i32, 1), target("b", 0, 1, 2), target("c", { i8, ptr }, target("a")))
define target("spirv.Event") @g(target("spirv.Event") %e) {
  ret target("spirv.Event") %e
}

; => read
; declare target("a") @f(target("a", i32), target("a", i32, 1), target("b", 0, 1, 2), target("c", { i8, ptr }, target("a")))
;
; define target("spirv.Event") @g(target("spirv.Event") %e) {
;   ret target("spirv.Event") %e
; }

;--- constants
@a = global target("spirv.Event") zeroinitializer
@b = global target("spirv.Sampler") poison
define void @f() {
  call void @g(target("x") poison, target("x") undef)
  ret void
}
declare void @g(target("x"), target("x"))

; => read
; @a = global target("spirv.Event") zeroinitializer
; @b = global target("spirv.Sampler") poison
;
; define void @f() {
;   call void @g(target("x") poison, target("x") undef)
;   ret void
; }
;
; declare void @g(target("x"), target("x"))

;--- vectors
define void @f(<4 x target("llvm.test.vectorelement")> %v, i32 %i) {
  %1 = extractelement <4 x target("llvm.test.vectorelement")> %v, i32 %i
  %2 = insertelement <4 x target("llvm.test.vectorelement")> %v, target("llvm.test.vectorelement") %1, i32 0
  ret void
}

; => read
; define void @f(<4 x target("llvm.test.vectorelement")> %v, i32 %i) {
;   %1 = extractelement <4 x target("llvm.test.vectorelement")> %v, i32 %i
;   %2 = insertelement <4 x target("llvm.test.vectorelement")> %v, target("llvm.test.vectorelement") %1, i32 0
;   ret void
; }

;--- phi-and-select
define target("aarch64.svcount") @f(i1 %c, target("aarch64.svcount") %a, target("aarch64.svcount") %b) {
entry:
  br i1 %c, label %x, label %y
x:
  br label %y
y:
  %p = phi target("aarch64.svcount") [ %a, %entry ], [ %b, %x ]
  %s = select i1 %c, target("aarch64.svcount") %p, target("aarch64.svcount") %a
  ret target("aarch64.svcount") %s
}

; => read
; define target("aarch64.svcount") @f(i1 %c, target("aarch64.svcount") %a, target("aarch64.svcount") %b) {
; entry:
;   br i1 %c, label %x, label %y
;
; x:                                                ; preds = %entry
;   br label %y
;
; y:                                                ; preds = %x, %entry
;   %p = phi target("aarch64.svcount") [ %a, %entry ], [ %b, %x ]
;   %s = select i1 %c, target("aarch64.svcount") %p, target("aarch64.svcount") %a
;   ret target("aarch64.svcount") %s
; }
