; test: verify
; llvm: 14
; DIBasicType, DIDerivedType, DICompositeType and other types.
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
;--- accepts-dibasictype-dw-tag-base-type-name
!n = !{!0}
!0 = !DIBasicType(tag: DW_TAG_base_type, name: "x")

;--- accepts-dibasictype-dw-tag-unspecified-type-name
!n = !{!0}
!0 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "x")

;--- dibasictype-tag-dw-tag-pointer-type-is-of-something-else
; LLVM 14: invalid tag
!n = !{!0}
!0 = !DIBasicType(tag: DW_TAG_pointer_type, name: "x")
;                 ^~~
; error: !0, a DIBasicType: the tag DW_TAG_pointer_type is of something else [SP0220]

;--- accepts-dibasictype-dw-tag-string-type-name
!n = !{!0}
!0 = !DIBasicType(tag: DW_TAG_string_type, name: "x")

;--- accepts-distringtype-name
!n = !{!0}
!0 = !DIStringType(name: "s")

;--- distringtype-tag-dw-tag-base-type-is-of-something-else
; LLVM 14: invalid tag
!n = !{!0}
!0 = !DIStringType(name: "s", tag: DW_TAG_base_type)
;                             ^~~
; error: !0, a DIStringType: the tag DW_TAG_base_type is of something else [SP0220]

;--- accepts-diderivedtype-dw-tag-pointer-type-basetype
!n = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !96)

;--- diderivedtype-tag-dw-tag-base-type-is-of-something-else
; LLVM 14: invalid tag
!n = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_base_type, baseType: !96)
;                   ^~~
; error: !0, a DIDerivedType: the tag DW_TAG_base_type is of something else [SP0220]

;--- diderivedtype-basetype-is-type
; LLVM 14: invalid base type
!n = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !92)
;                                             ^~~~~~~~
; error: !0, a DIDerivedType: baseType is a type [SP0220]

;--- diderivedtype-scope-is-scope
; LLVM 14: invalid scope
!n = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_pointer_type, scope: !98, baseType: !96)
;                                             ^~~~~
; error: !0, a DIDerivedType: scope is a scope [SP0220]

;--- diderivedtype-extradata-of-pointer-to-member-is-type-of-what
; LLVM 14: invalid pointer to member type
!n = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !96, extraData: !92)
;                                                                  ^~~~~~~~~
; error: !0, a DIDerivedType: the extraData of a pointer to member must be the class type [SP0220]

;--- accepts-diderivedtype-dw-tag-ptr-to-member-type-extradata
!n = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !96, extraData: !96)

;--- accepts-diderivedtype-dw-tag-set-type-basetype
!n = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_set_type, baseType: !96)

;--- diderivedtype-basetype-of-set-is-enumeration-or-ordinal-type
; LLVM 14: invalid set base type
!n = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_set_type, baseType: !94)
;                                         ^~~~~~~~
; error: !0, a DIDerivedType: the baseType of a set must be an enumeration or an ordinal type [SP0220]

;--- diderivedtype-only-pointers-and-references-have
; LLVM 14: DWARF address space only applies to pointer or reference types
!n = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_typedef, baseType: !96, dwarfAddressSpace: 1)
;                                                       ^~~~~~~~~~~~~~~~~
; error: !0, a DIDerivedType: only pointers and references can have a dwarfAddressSpace [SP0220]

;--- accepts-diderivedtype-dw-tag-pointer-type-dwarfaddressspace
!n = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !96, dwarfAddressSpace: 1)

;--- diderivedtype-file-is-difile
; LLVM 14: invalid file
!n = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_member, file: !96, baseType: !96)
;                                       ^~~~
; error: !0, a DIDerivedType: file is a DIFile [SP0220]

;--- accepts-diderivedtype-dw-tag-inheritance-basetype
!n = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_inheritance, baseType: !96)

;--- accepts-diderivedtype-dw-tag-friend-basetype
!n = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_friend, baseType: !96)

;--- accepts-dicompositetype-dw-tag-structure-type-name
!n = !{!0}
!0 = !DICompositeType(tag: DW_TAG_structure_type, name: "s")

;--- dicompositetype-tag-dw-tag-base-type-is-of-something-else
; LLVM 14: invalid tag
!n = !{!0}
!0 = !DICompositeType(tag: DW_TAG_base_type, name: "s")
;                     ^~~
; error: !0, a DICompositeType: the tag DW_TAG_base_type is of something else [SP0220]

;--- dicompositetype-scope-is-scope
; LLVM 14: invalid scope
!n = !{!0}
!0 = !DICompositeType(tag: DW_TAG_structure_type, scope: !98)
;                                                 ^~~~~
; error: !0, a DICompositeType: scope is a scope [SP0220]

;--- dicompositetype-basetype-is-type-dw-tag-structure-type
; LLVM 14: invalid base type
!n = !{!0}
!0 = !DICompositeType(tag: DW_TAG_structure_type, baseType: !92)
;                                                 ^~~~~~~~
; error: !0, a DICompositeType: baseType is a type [SP0220]

;--- dicompositetype-elements-is-list-of-nodes
; LLVM 14: invalid composite elements
!n = !{!0}
!0 = !DICompositeType(tag: DW_TAG_structure_type, elements: !92)
;                                                 ^~~~~~~~
; error: !0, a DICompositeType: elements is a list of nodes [SP0220]

;--- dicompositetype-vtableholder-is-type
; LLVM 14: invalid vtable holder
!n = !{!0}
!0 = !DICompositeType(tag: DW_TAG_structure_type, vtableHolder: !92)
;                                                 ^~~~~~~~~~~~
; error: !0, a DICompositeType: vtableHolder is a type [SP0220]

;--- dicompositetype-something-is-reference-to-lvalue-or-to
; LLVM 14: invalid reference flags
!n = !{!0}
!0 = !DICompositeType(tag: DW_TAG_structure_type, flags: DIFlagLValueReference | DIFlagRValueReference)
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DICompositeType: a reference cannot be to both an lvalue and an rvalue [SP0220]

;--- accepts-dw-tag-structure-type-flags-diflaglvaluereference
!n = !{!0}
!0 = !DICompositeType(tag: DW_TAG_structure_type, flags: DIFlagLValueReference)

;--- dicompositetype-vector-has-one-element-disubrange
; LLVM 14: invalid vector, expected one element of type subrange
!n = !{!0}
!0 = !DICompositeType(tag: DW_TAG_array_type, flags: DIFlagVector, elements: !{})
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DICompositeType: a vector must have one element, a DISubrange [SP0220]

;--- accepts-diflagvector-disubrange-count
!n = !{!0}
!0 = !DICompositeType(tag: DW_TAG_array_type, flags: DIFlagVector, elements: !{!DISubrange(count: 1)})

;--- dicompositetype-vector-has-one-element-disubrange-96
; LLVM 14: invalid vector, expected one element of type subrange
!n = !{!0}
!0 = !DICompositeType(tag: DW_TAG_array_type, flags: DIFlagVector, elements: !{!96})
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DICompositeType: a vector must have one element, a DISubrange [SP0220]

;--- dicompositetype-each-of-templateparams-is-template-parameter
; LLVM 14: invalid template parameter
!n = !{!0}
!0 = !DICompositeType(tag: DW_TAG_structure_type, templateParams: !{!96})
;                                                 ^~~~~~~~~~~~~~
; error: !0, a DICompositeType: each of templateParams is a template parameter [SP0220]

;--- dicompositetype-templateparams-is-list-of-nodes
; LLVM 14: invalid template params
!n = !{!0}
!0 = !DICompositeType(tag: DW_TAG_structure_type, templateParams: !92)
;                                                 ^~~~~~~~~~~~~~
; error: !0, a DICompositeType: templateParams is a list of nodes [SP0220]

;--- accepts-templateparams-ditemplatetypeparameter-type
!n = !{!0}
!0 = !DICompositeType(tag: DW_TAG_structure_type, templateParams: !{!DITemplateTypeParameter(name: "T", type: !96)})

;--- dicompositetype-only-dw-tag-variant-part-has-discriminator
; LLVM 14: discriminator can only appear on variant part
!n = !{!0}
!0 = !DICompositeType(tag: DW_TAG_structure_type, discriminator: !DIDerivedType(tag: DW_TAG_member, baseType: !96))
;                                                 ^~~~~~~~~~~~~
; error: !0, a DICompositeType: only a DW_TAG_variant_part can have a discriminator [SP0220]

;--- accepts-dw-tag-variant-part-discriminator-dw-tag-member
!n = !{!0}
!0 = !DICompositeType(tag: DW_TAG_variant_part, discriminator: !DIDerivedType(tag: DW_TAG_member, baseType: !96))

;--- dicompositetype-discriminator-is-diderivedtype
; LLVM 14: discriminator can only appear on variant part
!n = !{!0}
!0 = !DICompositeType(tag: DW_TAG_variant_part, discriminator: !96)
;                                               ^~~~~~~~~~~~~
; error: !0, a DICompositeType: discriminator is a DIDerivedType [SP0220]

;--- dicompositetype-only-array-has-datalocation
; LLVM 14: dataLocation can only appear in array type
!n = !{!0}
!0 = !DICompositeType(tag: DW_TAG_structure_type, dataLocation: !97)
;                                                 ^~~~~~~~~~~~
; error: !0, a DICompositeType: only an array has dataLocation [SP0220]

;--- accepts-datalocation-disubrange-count
!n = !{!0}
!0 = !DICompositeType(tag: DW_TAG_array_type, dataLocation: !97, elements: !{!DISubrange(count: 1)})

;--- dicompositetype-only-array-has-associated
; LLVM 14: associated can only appear in array type
!n = !{!0}
!0 = !DICompositeType(tag: DW_TAG_structure_type, associated: !97)
;                                                 ^~~~~~~~~~
; error: !0, a DICompositeType: only an array has associated [SP0220]

;--- dicompositetype-only-array-has-allocated
; LLVM 14: allocated can only appear in array type
!n = !{!0}
!0 = !DICompositeType(tag: DW_TAG_structure_type, allocated: !97)
;                                                 ^~~~~~~~~
; error: !0, a DICompositeType: only an array has allocated [SP0220]

;--- dicompositetype-only-array-has-rank
; LLVM 14: rank can only appear in array type
!n = !{!0}
!0 = !DICompositeType(tag: DW_TAG_structure_type, rank: 1)
;                                                 ^~~~
; error: !0, a DICompositeType: only an array has rank [SP0220]

;--- accepts-rank-disubrange-count
!n = !{!0}
!0 = !DICompositeType(tag: DW_TAG_array_type, rank: 1, elements: !{!DISubrange(count: 1)})

;--- accepts-dicompositetype-dw-tag-array-type-basetype
!n = !{!0}
!0 = !DICompositeType(tag: DW_TAG_array_type, baseType: !96)

;--- dicompositetype-basetype-is-type-dw-tag-enumeration-type
; LLVM 14: invalid base type
!n = !{!0}
!0 = !DICompositeType(tag: DW_TAG_enumeration_type, baseType: !92)
;                                                   ^~~~~~~~
; error: !0, a DICompositeType: baseType is a type [SP0220]

;--- accepts-dicompositetype-dw-tag-class-type-annotations
!n = !{!0}
!0 = !DICompositeType(tag: DW_TAG_class_type, annotations: !92)

;--- disubroutinetype-types-is-list-of-nodes
; LLVM 14: invalid composite elements
!n = !{!0}
!0 = !DISubroutineType(types: !92)
;                      ^~~~~
; error: !0, a DISubroutineType: types is a list of nodes [SP0220]

;--- disubroutinetype-each-of-types-is-type-92
; LLVM 14: invalid subroutine type ref
!n = !{!0}
!0 = !DISubroutineType(types: !{!92})
;                      ^~~~~
; error: !0, a DISubroutineType: each of types is a type [SP0220]

;--- accepts-disubroutinetype-types
!n = !{!0}
!0 = !DISubroutineType(types: !{null, !96})

;--- disubroutinetype-each-of-types-is-type-98
; LLVM 14: invalid subroutine type ref
!n = !{!0}
!0 = !DISubroutineType(types: !{!98})
;                      ^~~~~
; error: !0, a DISubroutineType: each of types is a type [SP0220]

;--- disubroutinetype-something-is-reference-to-lvalue-or-to
; LLVM 14: invalid reference flags
!n = !{!0}
!0 = !DISubroutineType(flags: DIFlagLValueReference | DIFlagRValueReference, types: !95)
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: !0, a DISubroutineType: a reference cannot be to both an lvalue and an rvalue [SP0220]
