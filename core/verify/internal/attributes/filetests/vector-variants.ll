; test: verify
; llvm: 22
; Names of vector variants.
;--- nonsense-is-no-name-of-vector-variant-of-this-function
; LLVM 22: invalid name for a VFABI variant: nonsense
declare void @f(i32) "vector-function-abi-variant"="nonsense"
;                                                  ^~~~~~~~~~
; error: "nonsense" is not a name of a vector variant of this function [SP0214]

;--- accepts-vector-function-abi-variant-zgvnn2v-f-f2
declare i32 @f(i32) "vector-function-abi-variant"="_ZGVnN2v_f(f2)"

;--- accepts-vector-function-abi-variant-zgvnn2v-f
declare i32 @f(i32) "vector-function-abi-variant"="_ZGVnN2v_f"

;--- zgvnn2v-f-is-no-name-of-vector-variant-of-this-function-zgvnn2v-f
; LLVM 22: invalid name for a VFABI variant: _ZGVnN2v_f()
declare i32 @f(i32) "vector-function-abi-variant"="_ZGVnN2v_f()"
;           ^~
; error: "_ZGVnN2v_f()" is not a name of a vector variant of this function [SP0214]

;--- accepts-vector-function-abi-variant-zgvnn2v-f-a
declare i32 @f(i32) "vector-function-abi-variant"="_ZGVnN2v_f(a)"

;--- zgvnn2v-f-is-no-name-of-vector-variant-of-this-function-zgvnn2v-f-a
; LLVM 22: invalid name for a VFABI variant: _ZGVnN2v_f(a
declare i32 @f(i32) "vector-function-abi-variant"="_ZGVnN2v_f(a"
;           ^~
; error: "_ZGVnN2v_f(a" is not a name of a vector variant of this function [SP0214]

;--- zgvnn2vv-f-is-no-name-of-vector-variant-of-this-function
; LLVM 22: invalid name for a VFABI variant: _ZGVnN2vv_f(a)
declare i32 @f(i32) "vector-function-abi-variant"="_ZGVnN2vv_f(a)"
;           ^~
; error: "_ZGVnN2vv_f(a)" is not a name of a vector variant of this function [SP0214]

;--- zgvnn0v-f-is-no-name-of-vector-variant-of-this-function
; LLVM 22: invalid name for a VFABI variant: _ZGVnN0v_f(a)
declare i32 @f(i32) "vector-function-abi-variant"="_ZGVnN0v_f(a)"
;           ^~
; error: "_ZGVnN0v_f(a)" is not a name of a vector variant of this function [SP0214]

;--- zgvnx2v-f-is-no-name-of-vector-variant-of-this-function
; LLVM 22: invalid name for a VFABI variant: _ZGVnX2v_f(a)
declare i32 @f(i32) "vector-function-abi-variant"="_ZGVnX2v_f(a)"
;           ^~
; error: "_ZGVnX2v_f(a)" is not a name of a vector variant of this function [SP0214]

;--- zgv-llvm-n2v-f-is-no-name-of-vector-variant-of-this
; LLVM 22: invalid name for a VFABI variant: _ZGV_LLVM_N2v_f
declare i32 @f(i32) "vector-function-abi-variant"="_ZGV_LLVM_N2v_f"
;                                                 ^~~~~~~~~~~~~~~~~
; error: "_ZGV_LLVM_N2v_f" is not a name of a vector variant of this function [SP0214]

;--- accepts-vector-function-abi-variant-zgv-llvm-n2v-f-a
declare i32 @f(i32) "vector-function-abi-variant"="_ZGV_LLVM_N2v_f(a)"

;--- accepts-vector-function-abi-variant-zgvsmxv-f-a
declare i32 @f(i32) "vector-function-abi-variant"="_ZGVsMxv_f(a)"

;--- accepts-vector-function-abi-variant-zgvnn2l4a8-f-a
declare i32 @f(i32) "vector-function-abi-variant"="_ZGVnN2l4a8_f(a)"

;--- accepts-vector-function-abi-variant-zgvnn2ls0-f-a
declare i32 @f(i32) "vector-function-abi-variant"="_ZGVnN2ls0_f(a)"

;--- accepts-vector-function-abi-variant-zgvnn2ls5-f-a
declare i32 @f(i32) "vector-function-abi-variant"="_ZGVnN2ls5_f(a)"

;--- zgvnn2va3-f-is-no-name-of-vector-variant-of-this-function
; LLVM 22: invalid name for a VFABI variant: _ZGVnN2va3_f(a)
declare i32 @f(i32) "vector-function-abi-variant"="_ZGVnN2va3_f(a)"
;           ^~
; error: "_ZGVnN2va3_f(a)" is not a name of a vector variant of this function [SP0214]

;--- accepts-vector-function-abi-variant-zgvnn2v-f--zgvnn4v-f
declare i32 @f(i32) "vector-function-abi-variant"="_ZGVnN2v_f,_ZGVnN4v_f"

;--- zgvnn2-f-is-no-name-of-vector-variant-of-this-function
; LLVM 22: invalid name for a VFABI variant: _ZGVnN2_f
declare void @f() "vector-function-abi-variant"="_ZGVnN2_f"
;                                               ^~~~~~~~~~~
; error: "_ZGVnN2_f" is not a name of a vector variant of this function [SP0214]

;--- is-no-name-of-vector-variant-of-this-function
; LLVM 22: invalid name for a VFABI variant: 
declare i32 @f(i32) "vector-function-abi-variant"=""
;                                                 ^~
; error: "" is not a name of a vector variant of this function [SP0214]

;--- nonsense-is-no-name-of-vector-variant-of-function-called
; LLVM 22: invalid name for a VFABI variant: nonsense
declare i32 @f(i32)
define void @g() {
  %x = call i32 @f(i32 0) "vector-function-abi-variant"="nonsense"
;                                                       ^~~~~~~~~~
; error: "nonsense" is not a name of a vector variant of the function called [SP0214]
  ret void
}

;--- zgv-llvm-n4v-g-is-no-name-of-vector-variant-of-this
; LLVM 22: invalid name for a VFABI variant: _ZGV_LLVM_N4v_g
define void @f() "vector-function-abi-variant"="_ZGV_LLVM_N4v_g" {
;                                              ^~~~~~~~~~~~~~~~~
; error: "_ZGV_LLVM_N4v_g" is not a name of a vector variant of this function [SP0214]
  ret void
}

;--- zgv-llvm-m4v-g-is-no-name-of-vector-variant-of-function
; LLVM 22: invalid name for a VFABI variant: _ZGV_LLVM_M4v_g
define void @f() {
  call void @g() "vector-function-abi-variant"="_ZGV_LLVM_M4v_g"
;                                              ^~~~~~~~~~~~~~~~~
; error: "_ZGV_LLVM_M4v_g" is not a name of a vector variant of the function called [SP0214]
  ret void
}
declare void @g()
