; test: read
; llvm: 22
; What modules that compilers wrote have brought up.
;--- vectors-in-argument-lists
define void @f(<4 x i32> %a, { i8 } %b) !dbg !3 {
    #dbg_value(!DIArgList(<4 x i32> %a, <4 x i32> splat (i32 3), { i8 } %b), !6, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus), !7)
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a", directory: "b")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DILocalVariable(name: "x", scope: !3, file: !1, line: 1)
!7 = !DILocation(line: 1, scope: !3)

; => read
; define void @f(<4 x i32> %a, { i8 } %b) !dbg !3 {
;     #dbg_value(!DIArgList(<4 x i32> %a, <4 x i32> splat (i32 3), { i8 } %b), !4, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_plus), !5)
;   ret void
; }
;
; !llvm.dbg.cu = !{!0}
; !llvm.module.flags = !{!2}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; !1 = !DIFile(filename: "a", directory: "b")
; !2 = !{i32 2, !"Debug Info Version", i32 3}
; !3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, spFlags: DISPFlagDefinition, unit: !0)
; !4 = !DILocalVariable(name: "x", scope: !3, file: !1, line: 1)
; !5 = !DILocation(line: 1, scope: !3)

;--- classes-of-several-results
declare nofpclass(nan inf) { double, double } @f({ float, float } nofpclass(nan))

; => read
; declare nofpclass(nan inf) { double, double } @f({ float, float } nofpclass(nan))

;--- smallest-doubles
@a = constant [4 x double] [double 1.0e-320, double 4.940656e-324, double 0.1, double 1.0e-310]

; => read
; @a = constant [4 x double] [double 9.999880e-321, double 4.940660e-324, double 1.000000e-01, double 1.000000e-310]

;--- hexadecimal-enumerators
!n = !{!0, !1, !2, !3}
!0 = !DIEnumerator(name: "a", value: u0xF0)
!1 = !DIEnumerator(name: "a", value: s0xF0)
!2 = !DIEnumerator(name: "a", value: s0x0F)
!3 = !DIEnumerator(name: "a", value: 0)

; => read
; !n = !{!0, !1, !2, !3}
;
; !0 = !DIEnumerator(name: "a", value: 240)
; !1 = !DIEnumerator(name: "a", value: -16)
; !2 = !DIEnumerator(name: "a", value: -1)
; !3 = !DIEnumerator(name: "a", value: 0)

;--- two-of-a-kind
define void @f(ptr %p) {
  %1 = load i32, ptr %p, align 4, !range !0, !noundef !1, !range !2
  ret void
}
!0 = !{i32 0, i32 4}
!1 = !{}
!2 = !{i32 0, i32 8}

; => read
; define void @f(ptr %p) {
;   %1 = load i32, ptr %p, align 4, !range !0, !noundef !1
;   ret void
; }
;
; !0 = !{i32 0, i32 8}
; !1 = !{}
