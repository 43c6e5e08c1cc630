; test: read
; llvm: 22
; Constant expressions as LLVM reduces them when it reads them.
;--- undefined-operands
@g = external global i8
@a = constant i32 add (i32 undef, i32 ptrtoint (ptr @g to i32))
@b = constant i32 sub (i32 undef, i32 poison)
@c = constant i32 xor (i32 undef, i32 undef)
@d = constant ptr addrspace(1) inttoptr (i64 undef to ptr addrspace(1))
@e = constant i64 ptrtoint (ptr poison to i64)
@f = constant ptr addrspace(1) addrspacecast (ptr undef to ptr addrspace(1))
@h = constant ptr getelementptr inbounds (i32, ptr undef, i64 3)
@i = constant ptr getelementptr (i8, ptr poison, i64 3)

; => read
; @g = external global i8
; @a = constant i32 undef
; @b = constant i32 poison
; @c = constant i32 0
; @d = constant ptr addrspace(1) undef
; @e = constant i64 poison
; @f = constant ptr addrspace(1) undef
; @h = constant ptr undef
; @i = constant ptr poison

;--- order-of-operands
@g = external global i8
@a = constant i64 add (i64 8, i64 ptrtoint (ptr @g to i64))
@b = constant i64 add (i64 add (i64 ptrtoint (ptr @g to i64), i64 2), i64 4)
@c = constant i64 xor (i64 3, i64 xor (i64 ptrtoint (ptr @g to i64), i64 2))
@d = constant i64 sub (i64 ptrtoint (ptr @g to i64), i64 0)
@e = constant i1 sub (i1 ptrtoint (ptr @g to i1), i1 ptrtoint (ptr @a to i1))

; => read
; @g = external global i8
; @a = constant i64 add (i64 ptrtoint (ptr @g to i64), i64 8)
; @b = constant i64 add (i64 ptrtoint (ptr @g to i64), i64 6)
; @c = constant i64 xor (i64 ptrtoint (ptr @g to i64), i64 1)
; @d = constant i64 ptrtoint (ptr @g to i64)
; @e = constant i1 xor (i1 ptrtoint (ptr @g to i1), i1 ptrtoint (ptr @a to i1))

;--- casts-of-casts
@g = external global i8
@a = constant ptr addrspacecast (ptr addrspace(1) addrspacecast (ptr @g to ptr addrspace(1)) to ptr)
@b = constant ptr addrspace(2) addrspacecast (ptr addrspace(1) addrspacecast (ptr @g to ptr addrspace(1)) to ptr addrspace(2))
@c = constant i8 trunc (i16 trunc (i64 ptrtoint (ptr @g to i64) to i16) to i8)
@d = constant ptr addrspace(1) addrspacecast (ptr null to ptr addrspace(1))
@e = constant ptr inttoptr (i64 ptrtoint (ptr @g to i64) to ptr)

; => read
; @g = external global i8
; @a = constant ptr @g
; @b = constant ptr addrspace(2) addrspacecast (ptr @g to ptr addrspace(2))
; @c = constant i8 ptrtoint (ptr @g to i8)
; @d = constant ptr addrspace(1) addrspacecast (ptr null to ptr addrspace(1))
; @e = constant ptr inttoptr (i64 ptrtoint (ptr @g to i64) to ptr)

;--- bits-of-another-type
@a = constant i64 bitcast (double 1.0 to i64)
@b = constant double bitcast (i64 -1 to double)
@c = constant float bitcast (i32 2139095041 to float)
@d = constant <2 x i16> bitcast (i32 7 to <2 x i16>)
@e = constant <2 x i32> bitcast (i64 -1 to <2 x i32>)
@f = constant <2 x float> bitcast (<2 x i32> <i32 undef, i32 2> to <2 x float>)
@h = constant half bitcast (i16 1 to half)

; => read
; @a = constant i64 4607182418800017408
; @b = constant double 0xFFFFFFFFFFFFFFFF
; @c = constant float 0x7FF0000020000000
; @d = constant <2 x i16> bitcast (<1 x i32> splat (i32 7) to <2 x i16>)
; @e = constant <2 x i32> splat (i32 -1)
; @f = constant <2 x float> <float undef, float 0x36B0000000000000>
; @h = constant half 0xH0001

;--- addresses-without-an-offset
@g = external global [4 x i32]
@a = constant ptr getelementptr ([4 x i32], ptr @g, i64 0, i64 0)
@b = constant ptr getelementptr (i32, ptr @g, i64 undef)
@c = constant <2 x ptr> getelementptr (i8, ptr @g, <2 x i64> zeroinitializer)
@d = constant ptr getelementptr ([4 x i32], ptr null, i64 0, i64 0)

; => read
; @g = external global [4 x i32]
; @a = constant ptr @g
; @b = constant ptr @g
; @c = constant <2 x ptr> <ptr @g, ptr @g>
; @d = constant ptr null

;--- elements
@g = external global i8
@a = constant i32 extractelement (<2 x i32> <i32 1, i32 2>, i32 1)
@b = constant i32 extractelement (<2 x i32> <i32 1, i32 2>, i32 2)
@c = constant i32 extractelement (<2 x i32> undef, i32 2)
@d = constant <2 x i32> insertelement (<2 x i32> zeroinitializer, i32 3, i32 1)
@e = constant <2 x i32> insertelement (<2 x i32> zeroinitializer, i32 0, i32 9)
@f = constant <2 x ptr> insertelement (<2 x ptr> poison, ptr @g, i32 1)
@h = constant <2 x i32> shufflevector (<2 x i32> <i32 1, i32 2>, <2 x i32> <i32 3, i32 4>, <2 x i32> <i32 3, i32 poison>)
@i = constant <2 x i32> shufflevector (<2 x i32> undef, <2 x i32> undef, <2 x i32> poison)
@j = constant <4 x i32> shufflevector (<2 x i32> splat (i32 7), <2 x i32> poison, <4 x i32> zeroinitializer)
@k = constant <2 x i8> trunc (<2 x i32> <i32 257, i32 poison> to <2 x i8>)
@l = constant <2 x i64> xor (<2 x i64> <i64 1, i64 2>, <2 x i64> bitcast (<1 x i128> <i128 ptrtoint (ptr @g to i128)> to <2 x i64>))

; => read
; @g = external global i8
; @a = constant i32 2
; @b = constant i32 poison
; @c = constant i32 undef
; @d = constant <2 x i32> <i32 0, i32 3>
; @e = constant <2 x i32> zeroinitializer
; @f = constant <2 x ptr> <ptr poison, ptr @g>
; @h = constant <2 x i32> <i32 4, i32 undef>
; @i = constant <2 x i32> poison
; @j = constant <4 x i32> splat (i32 7)
; @k = constant <2 x i8> <i8 1, i8 poison>
; @l = constant <2 x i64> <i64 xor (i64 extractelement (<2 x i64> bitcast (<1 x i128> <i128 ptrtoint (ptr @g to i128)> to <2 x i64>), i32 0), i64 1), i64 xor (i64 extractelement (<2 x i64> bitcast (<1 x i128> <i128 ptrtoint (ptr @g to i128)> to <2 x i64>), i32 1), i64 2)>

;--- more-elements-than-are-spelled-out
@a = constant <100000 x i8> add (<100000 x i8> splat (i8 1), <100000 x i8> splat (i8 2))

; => read
; @a = constant <100000 x i8> splat (i8 3)
