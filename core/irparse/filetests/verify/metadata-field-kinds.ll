; test: verify
; LLVM 22: invalid metadata-value-metadata roundtrip
!0 = !{}
!1 = !{metadata i32 0}
;               ^~~
; error: metadata cannot be a value in metadata [SP0105]
!2 = distinct !{metadata null, !0}
;                        ^~~~
; error: metadata cannot be a value in metadata [SP0105]
!3 = !DILocation(line: !0, column: 1, scope: !0)
;                ^~~~~
; error: the field `line` cannot be metadata [SP0118]
;   expected a number from 0 to 4294967295
!4 = !DILocation(line: null, column: 1, scope: !0)
;                ^~~~~
; error: the field `line` cannot be `null` [SP0118]
;   expected a number from 0 to 4294967295
!5 = !DILocation(line: 1, column: i32 1, scope: !0)
;                         ^~~~~~~
; error: the field `column` cannot be metadata [SP0118]
;   expected a number from 0 to 65535
!6 = !DILocation(line: 1, column: 1, scope: !0, atomRank: !1)
;                                               ^~~~~~~~~
; error: the field `atomRank` cannot be metadata [SP0118]
;   expected a number from 0 to 255
!7 = !DILocation(line: 1, column: 1, scope: !0, isImplicitCode: !0)
;                                               ^~~~~~~~~~~~~~~
; error: the field `isImplicitCode` cannot be metadata [SP0118]
;   expected true or false
!8 = !DILocation(line: 1, column: 1, scope: metadata i32 1)
;                                                    ^~~
; error: metadata cannot be a value in metadata [SP0105]
!9 = !DIBasicType(name: !"int", size: 32)
;                 ^~~~~
; error: the field `name` cannot be metadata [SP0118]
;   expected a string
!10 = !DIBasicType(name: "int", size: 32, encoding: !0)
;                                         ^~~~~~~~~
; error: the field `encoding` cannot be metadata [SP0118]
;   expected the name of a value, or its number
!11 = !DIBasicType(name: "int", size: {!0})
;                               ^~~~~
; error: the field `size` cannot be metadata [SP0118]
;   expected a number from 0 to 18446744073709551615
!12 = !DIBasicType(tag: null)
;                       ^~~~
; error: there is no `null` for the field `tag` [SP0118]
!13 = !DISubrange(lowerBound: "a")
;                 ^~~~~~~~~~~
; error: the field `lowerBound` cannot be `"a"` [SP0118]
;   expected an integer of 64 bits, or metadata, such as `!0`
!14 = !DISubrange(count: 3, upperBound: 99999999999999999999)
;                           ^~~~~~~~~~~
; error: the field `upperBound` cannot be `99999999999999999999` [SP0118]
;   expected an integer of 64 bits, or metadata, such as `!0`
!15 = !DIGenericSubrange(lowerBound: x, upperBound: !0)
;                        ^~~~~~~~~~~
; error: the field `lowerBound` cannot be `x` [SP0118]
;   expected an integer of 64 bits, or metadata, such as `!0`
!16 = !DISubrangeType(bias: true)
;                     ^~~~~
; error: the field `bias` cannot be `true` [SP0118]
;   expected an integer of 64 bits, or metadata, such as `!0`
!17 = !DICompositeType(tag: DW_TAG_array_type, rank: "a")
;                                              ^~~~~
; error: the field `rank` cannot be `"a"` [SP0118]
;   expected an integer of 64 bits, or metadata, such as `!0`
!18 = !DICompositeType(tag: DW_TAG_variant_part, discriminator: 1)
;                                                ^~~~~~~~~~~~~~
; error: the field `discriminator` is not a reference to metadata [SP0118]
;   expected metadata, such as `!0`
!19 = !DITemplateValueParameter(value: 1)
;                               ^~~~~~
; error: the field `value` is not a reference to metadata [SP0118]
;   expected metadata, such as `!0`
!20 = !DIFixedPointType(kind: Rational, numerator: !0, denominator: 2)
;                                       ^~~~~~~~~~
; error: the field `numerator` cannot be metadata [SP0118]
;   expected an integer
!21 = !DIFixedPointType(kind: 3)
;                       ^~~~~
; error: the field `kind` cannot be `3` [SP0118]
;   expected a number from 0 to 2
!22 = !GenericDINode(tag: DW_TAG_member, operands: !0)
;                                        ^~~~~~~~~
; error: the field `operands` is not a list [SP0118]
;   expected metadata in braces
!23 = !DICompositeType(tag: DW_TAG_structure_type, flags: !0)
;                                                  ^~~~~~
; error: the field `flags` cannot be metadata [SP0118]
;   expected the name of a value, or its number
!24 = !DISubrange(lowerBound: null, upperBound: !0, stride: i64 -8)
!25 = !DIFixedPointType(kind: 2, numerator: -1, denominator: 2)
!26 = !GenericDINode(tag: DW_TAG_member, operands: {!0, null})
