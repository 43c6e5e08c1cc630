; test: verify
; llvm: 14
; Variables and labels.
!llvm.module.flags = !{!90}
!llvm.dbg.cu = !{!91}
!90 = !{i32 2, !"Debug Info Version", i32 3}
!91 = distinct !DICompileUnit(language: DW_LANG_C99, file: !92, emissionKind: FullDebug)
!92 = !DIFile(filename: "a.c", directory: "/")
!93 = distinct !DISubprogram(name: "f", scope: !92, file: !92, line: 1, type: !94, spFlags: DISPFlagDefinition, unit: !91)
!94 = !DISubroutineType(types: !95)
!95 = !{null}
!96 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!97 = !DILocalVariable(name: "x", scope: !93, file: !92, line: 1, type: !96)
!98 = !DILocation(line: 1, scope: !93)
;--- accepts-diglobalvariable-name-type
!n = !{!0}
!0 = !DIGlobalVariable(name: "g", type: !96)

;--- diglobalvariable-global-variable-that-is-defined-has-type
; LLVM 14: missing global variable type
!n = !{!0}
!0 = !DIGlobalVariable(name: "g")
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DIGlobalVariable: a defined global variable needs a type [SP0220]

;--- diglobalvariable-type-is-type
; LLVM 14: invalid type ref
!n = !{!0}
!0 = !DIGlobalVariable(name: "g", type: !92)
;                                 ^~~~
; error: !0, a DIGlobalVariable: type is a type [SP0220]

;--- diglobalvariable-scope-is-scope
; LLVM 14: invalid scope
!n = !{!0}
!0 = !DIGlobalVariable(name: "g", scope: !98, type: !96)
;                                 ^~~~~
; error: !0, a DIGlobalVariable: scope is a scope [SP0220]

;--- diglobalvariable-file-is-difile
; LLVM 14: invalid file
!n = !{!0}
!0 = !DIGlobalVariable(name: "g", file: !96, type: !96)
;                                 ^~~~
; error: !0, a DIGlobalVariable: file is a DIFile [SP0220]

;--- diglobalvariable-declaration-is-diderivedtype
; LLVM 14: invalid static data member declaration
!n = !{!0}
!0 = !DIGlobalVariable(name: "g", type: !96, declaration: !96)
;                                            ^~~~~~~~~~~
; error: !0, a DIGlobalVariable: declaration is a DIDerivedType [SP0220]

;--- accepts-diderivedtype-tag-dw-tag-member
!n = !{!0}
!0 = !DIGlobalVariable(name: "g", type: !96, declaration: !DIDerivedType(tag: DW_TAG_member, baseType: !96, flags: DIFlagStaticMember))

;--- accepts-diglobalvariable-type-templateparams
!n = !{!0}
!0 = !DIGlobalVariable(name: "g", type: !96, templateParams: !{!96})

;--- accepts-dilocalvariable-scope-type-name
!n = !{!0}
!0 = !DILocalVariable(name: "v", scope: !93, type: !96)

;--- dilocalvariable-scope-is-subprogram-or-block-within-one
; LLVM 14: local variable requires a valid scope
!n = !{!0}
!0 = !DILocalVariable(name: "v", scope: !92, type: !96)
;                                ^~~~~
; error: !0, a DILocalVariable: scope is a subprogram or a block within one [SP0220]

;--- dilocalvariable-type-is-type
; LLVM 14: invalid type ref
!n = !{!0}
!0 = !DILocalVariable(name: "v", scope: !93, type: !92)
;                                            ^~~~
; error: !0, a DILocalVariable: type is a type [SP0220]

;--- dilocalvariable-variable-is-no-subroutine
; LLVM 14: invalid type
!n = !{!0}
!0 = !DILocalVariable(name: "v", scope: !93, type: !94)
;                                            ^~~~
; error: !0, a DILocalVariable: the type of a variable cannot be a subroutine [SP0220]

;--- dilocalvariable-file-is-difile
; LLVM 14: invalid file
!n = !{!0}
!0 = !DILocalVariable(name: "v", scope: !93, file: !96)
;                                            ^~~~
; error: !0, a DILocalVariable: file is a DIFile [SP0220]

;--- accepts-dilocalvariable-scope-type
!n = !{!0}
!0 = !DILocalVariable(scope: !93, type: !96)

;--- accepts-dilabel-file-line
!n = !{!0}
!0 = !DILabel(scope: !93, name: "l", file: !92, line: 3)

;--- dilabel-scope-is-subprogram-or-block-within-one
; LLVM 14: label requires a valid scope
!n = !{!0}
!0 = !DILabel(scope: !92, name: "l", file: !92, line: 3)
;             ^~~~~
; error: !0, a DILabel: scope is a subprogram or a block within one [SP0220]

;--- accepts-dilabel-file-line-2
!n = !{!0}
!0 = !DILabel(scope: !93, name: "", file: !92, line: 3)

;--- accepts-diglobalvariableexpression-var-diexpression
!n = !{!0}
!0 = !DIGlobalVariableExpression(var: !DIGlobalVariable(name: "g", type: !96), expr: !DIExpression())

;--- diglobalvariableexpression-expr-is-diexpression
; LLVM 14: (crashes)
!n = !{!0}
!0 = !DIGlobalVariableExpression(var: !DIGlobalVariable(name: "g", type: !96), expr: !96)
;                                                                              ^~~~
; error: !0, a DIGlobalVariableExpression: expr is a DIExpression [SP0220]

;--- diglobalvariableexpression-lacks-field-var
; LLVM 14: missing required field 'var'
!n = !{!0}
!0 = !DIGlobalVariableExpression(expr: !DIExpression())
;                               ^~~~~~~~~~~~~~~~~~~~~~~
; error: !DIGlobalVariableExpression lacks the field `var` [SP0118]

;--- diglobalvariableexpression-fragment-is-whole-variable
; LLVM 14: fragment covers entire variable
!n = !{!0}
!0 = !DIGlobalVariableExpression(var: !DIGlobalVariable(name: "g", type: !96), expr: !DIExpression(DW_OP_LLVM_fragment, 0, 32))
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DIGlobalVariableExpression: the fragment is the whole variable [SP0220]

;--- diglobalvariableexpression-fragment-lies-outside-of-variable
; LLVM 14: fragment is larger than or outside of variable
!n = !{!0}
!0 = !DIGlobalVariableExpression(var: !DIGlobalVariable(name: "g", type: !96), expr: !DIExpression(DW_OP_LLVM_fragment, 16, 32))
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DIGlobalVariableExpression: the fragment is outside of the variable, which has 32 bits [SP0220]

;--- accepts-var-diexpression-dw-op-llvm-fragment
!n = !{!0}
!0 = !DIGlobalVariableExpression(var: !DIGlobalVariable(name: "g", type: !96), expr: !DIExpression(DW_OP_LLVM_fragment, 0, 16))

;--- accepts-dbg-var-diexpression
@g = global i32 0, !dbg !0
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = !DIGlobalVariable(name: "g", type: !96)
