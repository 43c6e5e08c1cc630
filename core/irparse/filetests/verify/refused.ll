; test: verify
; llvm: 22
; Numbers, names and metadata that LLVM refuses.
;--- a decimal number of 128 bits
; LLVM 22: floating point constant does not have type 'fp128'
@a = global fp128 1.5
;                 ^~~
; error: a decimal number cannot have type fp128; write the bits in hexadecimal [SP0117]

;--- the bits of a double for 80 bits
; LLVM 22: floating point constant does not have type 'x86_fp80'
@a = global x86_fp80 0x3FF0000000000000
;                    ^~~~~~~~~~~~~~~~~~
; error: `0x3FF0000000000000` are the bits of a double, which a number of type x86_fp80 is not [SP0117]

;--- a NaN with more bits than a float
; LLVM 22: floating point constant invalid for type
@a = global float 0x7FF8000000000001
;                 ^~~~~~~~~~~~~~~~~~
; error: `0x7FF8000000000001` has more bits than a float [SP0117]

;--- a NaN with more bits than a bfloat
; LLVM 22: floating point constant invalid for type
@a = global bfloat 0x7FF8000000000001
;                  ^~~~~~~~~~~~~~~~~~
; error: `0x7FF8000000000001` has more bits than a bfloat [SP0117]

;--- a bfloat with more bits
; LLVM 22: floating point constant invalid for type
@a = global bfloat 0x3FF1234500000000
;                  ^~~~~~~~~~~~~~~~~~
; error: `0x3FF1234500000000` has more bits than a bfloat [SP0117]

;--- a name with a NUL
; LLVM 22: NUL character is not allowed in names
@"a\00b" = global i32 0
;~~~~~~~
; error: a name cannot contain a NUL byte [SP0101]

;--- a local name with a NUL
; LLVM 22: NUL character is not allowed in names
define void @f() {
  %"\00" = add i32 1, 2
; ^~~~~~
; error: a name cannot contain a NUL byte [SP0101]
  ret void
}

;--- a label with a NUL
; LLVM 22: NUL character is not allowed in names
define void @f() {
"\00":
;~~~~~
; error: a name cannot contain a NUL byte [SP0101]
  ret void
}

;--- an identity that is not distinct
; LLVM 22: missing 'distinct', required for !DIAssignID()
!n = !{!0}
!0 = !DIAssignID()
;               ^~
; error: !DIAssignID must be distinct [SP0118]

;--- an operand of an expression with more than 64 bits
; LLVM 22: element too large, limit is 18446744073709551615
!n = !{!DIExpression(18446744073709551616)}
;                   ^~~~~~~~~~~~~~~~~~~~~~
; error: `18446744073709551616` is not an unsigned number of 64 bits [SP0118]

;--- metadata in an expression
; LLVM 22: expected unsigned integer
!n = !{!DIExpression(DW_OP_constu, !{})}
;                   ^~~~~~~~~~~~~~~~~~~
; error: an operation of a DWARF expression is not metadata [SP0118]

;--- a kind of node that debug information does not have
; LLVM 22: expected metadata type
!n = !{!0}
!0 = !Bogus(name: "x")
;    ^~~~~~~
; error: unknown kind of metadata node `!Bogus` [SP0118]

;--- a misplaced parenthesis
; LLVM 22: expected metadata type
!n = !{!0}
!0 = !DIFilefilename(: "a.c", directory: "/")
;    ^~~~~~~~~~~~~~~~
; error: unknown kind of metadata node `!DIFilefilename` [SP0118]
