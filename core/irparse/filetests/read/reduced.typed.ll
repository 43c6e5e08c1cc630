; test: read
; llvm: 14
; Constant expressions as LLVM with typed pointers reduces them when it reads them.
;--- addresses-of-addresses
@g = external global i8
@a = constant i8* getelementptr (i8, i8* getelementptr (i8, i8* @g, i64 4), i64 4)
@b = constant i8* getelementptr (i8, i8* getelementptr inbounds (i8, i8* @g, i64 4), i64 -4)
@c = constant i8* getelementptr inbounds (i8, i8* undef, i64 4)
@d = constant i32* getelementptr ([4 x i32], [4 x i32]* null, i64 0, i64 0)
@e = constant <2 x i8*> getelementptr (i8, i8* @g, <2 x i64> zeroinitializer)

; => read
; @g = external global i8
; @a = constant i8* getelementptr (i8, i8* @g, i64 8)
; @b = constant i8* @g
; @c = constant i8* poison
; @d = constant i32* null
; @e = constant <2 x i8*> <i8* @g, i8* @g>

;--- casts-of-casts
@g = external global i8
@a = constant i8* inttoptr (i64 ptrtoint (i8* @g to i64) to i8*)
@b = constant i16* inttoptr (i128 zext (i64 ptrtoint (i8* @g to i64) to i128) to i16*)
@c = constant i64 ptrtoint (i8* inttoptr (i64 1 to i8*) to i64)
@d = constant i64 ptrtoint (i16* bitcast (i8* @g to i16*) to i64)
@e = constant i16 addrspace(1)* addrspacecast (i8* @g to i16 addrspace(1)*)
@f = constant i16* addrspacecast (i8 addrspace(1)* addrspacecast (i8* @g to i8 addrspace(1)*) to i16*)
@h = constant i16* bitcast (i8* inttoptr (i64 1 to i8*) to i16*)

; => read
; @g = external global i8
; @a = constant i8* @g
; @b = constant i16* bitcast (i8* @g to i16*)
; @c = constant i64 1
; @d = constant i64 ptrtoint (i8* @g to i64)
; @e = constant i16 addrspace(1)* addrspacecast (i16* bitcast (i8* @g to i16*) to i16 addrspace(1)*)
; @f = constant i16* bitcast (i8* @g to i16*)
; @h = constant i16* inttoptr (i64 1 to i16*)

;--- elements
@g = external global i8*
@a = constant <2 x i32> insertelement (<2 x i32> zeroinitializer, i32 0, i32 9)
@b = constant <2 x i32> shufflevector (<2 x i32> poison, <2 x i32> undef, <2 x i32> undef)
@c = constant i64 extractvalue ({ i32, i64 } { i32 1, i64 2 }, 1)
@d = constant i32 select (i1 false, i32 1, i32 2)

; => read
; @g = external global i8*
; @a = constant <2 x i32> poison
; @b = constant <2 x i32> undef
; @c = constant i64 2
; @d = constant i32 2

;--- undef-and-numbers
@undef_and = global i32 and (i32 undef, i32 6)
@undef_or = global i32 or (i32 undef, i32 6)
@undef_even = global i32 mul (i32 undef, i32 6)
@undef_odd = global i32 mul (i32 7, i32 undef)
@undef_divided = global i32 udiv (i32 undef, i32 6)
@by_undef = global i32 srem (i32 6, i32 undef)
@undef_shifted = global [3 x i8] [i8 shl (i8 undef, i8 0), i8 ashr (i8 undef, i8 1), i8 lshr (i8 1, i8 undef)]
@undef_compared = global [2 x i1] [i1 icmp eq (i32 undef, i32 6), i1 icmp ne (i32 6, i32 undef)]
@undef_condition = global i32 select (i1 undef, i32 1, i32 2)
@divided = global [4 x i8] [i8 sdiv (i8 -7, i8 2), i8 srem (i8 -7, i8 2), i8 ashr (i8 -7, i8 1), i8 udiv (i8 -7, i8 2)]
@without_result = global [4 x i8] [i8 sdiv (i8 1, i8 0), i8 srem (i8 -128, i8 -1), i8 sdiv (i8 -128, i8 -1), i8 shl (i8 1, i8 8)]
@absorbed = global [4 x i64] [i64 mul (i64 ptrtoint ([4 x i64]* @absorbed to i64), i64 0), i64 and (i64 0, i64 ptrtoint ([4 x i64]* @absorbed to i64)), i64 or (i64 ptrtoint ([4 x i64]* @absorbed to i64), i64 -1), i64 urem (i64 ptrtoint ([4 x i64]* @absorbed to i64), i64 1)]
@not_divided = global [2 x i64] [i64 sdiv (i64 ptrtoint ([4 x i64]* @absorbed to i64), i64 1), i64 udiv (i64 ptrtoint ([4 x i64]* @absorbed to i64), i64 0)]

; => read
; @undef_and = global i32 0
; @undef_or = global i32 -1
; @undef_even = global i32 0
; @undef_odd = global i32 undef
; @undef_divided = global i32 0
; @by_undef = global i32 poison
; @undef_shifted = global [3 x i8] [i8 undef, i8 0, i8 poison]
; @undef_compared = global [2 x i1] undef
; @undef_condition = global i32 2
; @divided = global [4 x i8] c"\FD\FF\FC|"
; @without_result = global [4 x i8] poison
; @absorbed = global [4 x i64] [i64 0, i64 0, i64 -1, i64 0]
; @not_divided = global [2 x i64] [i64 ptrtoint ([4 x i64]* @absorbed to i64), i64 poison]
