; test: verify
; llvm: 14
; Comdats: who may be in one, and their names.
;--- common-variable-cannot-be-in-comdat
; LLVM 14: 'common' global may not be in a Comdat!
$c = comdat any
@g = common global i32 0, comdat($c)
;~
; error: a common variable cannot be in a comdat [SP0212]

;--- what-is-defined-elsewhere-cannot-be-in-comdat-i32
; LLVM 14: Declaration may not be in a Comdat!
$g = comdat any
@g = external global i32, comdat
;~
; error: a declaration cannot be in a comdat [SP0212]

;--- what-is-defined-elsewhere-cannot-be-in-comdat-available-externally
; LLVM 14: Declaration may not be in a Comdat!
$g = comdat any
@g = available_externally global i32 0, comdat
;~
; error: a declaration cannot be in a comdat [SP0212]

;--- common-variable-cannot-be-in-comdat-2
; LLVM 14: 'common' global may not be in a Comdat!
$g = comdat any
@g = common global i32 0, comdat
;~
; error: a common variable cannot be in a comdat [SP0212]

;--- accepts-comdat-any
$g = comdat any
@g = global i32 0, comdat

;--- what-is-defined-elsewhere-cannot-be-in-comdat-void
; LLVM 14: Declaration may not be in a Comdat!
$g = comdat any
declare void @g() comdat
;            ^~
; error: a declaration cannot be in a comdat [SP0212]

;--- symbol-comdat-is-named-after-cannot-be-private-in-coff
; LLVM 14: comdat global value has private linkage
target triple = "x86_64-pc-windows-msvc"
$g = comdat any
@g = private global i32 0, comdat
;~
; error: the symbol a comdat is named after cannot be private in COFF [SP0212]

;--- accepts-target-triple-x86-64-pc-linux-gnu
target triple = "x86_64-pc-linux-gnu"
$g = comdat any
@g = private global i32 0, comdat

;--- accepts-target-x86-64-pc-windows-msvc-internal
target triple = "x86_64-pc-windows-msvc"
$g = comdat any
@g = internal global i32 0, comdat

;--- accepts-appending-zeroinitializer-any
@g = appending global [0 x i32] zeroinitializer, comdat
$g = comdat any

;--- use-of-undefined-comdat-c
; LLVM 14: use of undefined comdat '$c'
@g = global i32 0, comdat($c)
;                  ^~~~~~
; error: use of undefined comdat `$c` [SP0102]

;--- use-of-undefined-comdat-g
; LLVM 14: unknown selection kind
@g = global i32 0, comdat
;                  ^~~~~~
; error: use of undefined comdat `$g` [SP0102]
$g = comdat nonsense
;           ^~~~~~~~
; error: unexpected `nonsense` [SP0101]
;   expected a selection kind: any, exactmatch, largest, nodeduplicate, noduplicates, samesize

;--- accepts-comdat-nodeduplicate
$c = comdat nodeduplicate
@g = global i32 0, comdat($c)

;--- comdat-c-is-defined-twice
; LLVM 14: redefinition of comdat '$c'
$c = comdat any
$c = comdat any
;~
; error: comdat `$c` is defined twice [SP0103]
