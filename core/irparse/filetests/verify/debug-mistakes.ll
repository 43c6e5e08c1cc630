; test: verify
; llvm: 22
; Debug information and attributes that LLVM refuses.
;--- numbers
; LLVM 22: value for 'count' too large, limit is 9223372036854775807
!x = !{!0}
!0 = !DISubrange(count: 9223372036854775808)
;                ^~~~~~
; error: the field `count` cannot be `9223372036854775808` [SP0118]

;--- language
; LLVM 22: invalid DWARF language 'DW_LANG_lo_user'
!x = !{!0}
!0 = distinct !DICompileUnit(language: DW_LANG_lo_user, file: !1)
;                                      ^~~~~~~~~~~~~~~
; error: there is no `DW_LANG_lo_user` for the field `language` [SP0118]
;   did you mean `DW_LANG_Modula2`?
!1 = !DIFile(filename: "a", directory: "b")

;--- operation
; LLVM 22: invalid expression
!x = !{!DIExpression(DW_OP_lit1)}
;                    ^~~~~~~~~~
; error: a node, a DIExpression: DW_OP_lit1 is not an operator of a debug expression [SP0220]

;--- operation by number
; LLVM 22: invalid expression
!x = !{!DIExpression(5)}
;      ^~~~~~~~~~~~~~~~
; error: a node, a DIExpression: 5 is not an operator of a debug expression [SP0220]

;--- encoding as operation
; LLVM 22: invalid expression
!x = !{!DIExpression(DW_ATE_signed)}
;      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: a node, a DIExpression: DW_ATE_signed is not an operator of a debug expression [SP0220]

;--- argument list
; LLVM 22: expected metadata type
!x = !{!0}
!0 = !DIArgList(i32 1)
;    ^~~~~~~~~~~~~~~~~
; error: !DIArgList lists values of a function, and has no number [SP0118]

;--- assignment
; LLVM 22: expected ')' here
!x = !{!0}
!0 = distinct !DIAssignID(x: 3)
;                        ^~~~~~
; error: !DIAssignID has no fields [SP0118]

;--- variable
; LLVM 22: invalid tag
!x = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_variable, baseType: null)
;                   ^~~
; error: !0, a DIDerivedType: the tag DW_TAG_variable needs DIFlagStaticMember, for a static member [SP0220]

;--- member
; LLVM 22: extraData must be ConstantAsMetadata, MDString, DIObjCProperty, or MDTuple with single ConstantAsMetadata operand
!x = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_member, baseType: null, extraData: !1)
;                                                       ^~~~~~~~~
; error: !0, a DIDerivedType: the extraData of a member must be a constant, a string, or a DIObjCProperty [SP0220]
!1 = !{}

;--- size
; LLVM 22: SizeInBits must be a constant
!x = !{!0}
!0 = !DIBasicType(size: !0)
;                 ^~~~
; error: !0, a DIBasicType: its size must be a number [SP0220]

;--- size of a structure
; LLVM 22: SizeInBits must be a constant or DIVariable or DIExpression
!x = !{!0}
!0 = !DICompositeType(tag: DW_TAG_structure_type, size: !1)
;                                                 ^~~~
; error: !0, a DICompositeType: its size must be a number, a variable or an expression [SP0220]
!1 = !DIBasicType()

;--- nothing and something
; LLVM 22: cannot use 'none' with other component
declare void @f(ptr captures(ret: none, address))
;                            ^~~~~~~~~~~~~~~~~~~
; error: `none` cannot be combined with other captures [SP0108]

;--- the result twice
; LLVM 22: duplicate 'ret' location
declare void @f(ptr captures(ret: address, ret: provenance))
;                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the captures of the result are given once [SP0108]

;--- no flag
; LLVM 22: invalid debug info flag 'DIFlagZero'
!x = !{!0}
!0 = !DISubprogram(name: "a", flags: DIFlagZero)
;                                    ^~~~~~~~~~
; error: there is no `DIFlagZero` for the field `flags` [SP0118]
