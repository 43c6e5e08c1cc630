; test: read
; llvm: 14
; Constants with typed pointers.
;--- compare
; differs: LLVM folds the expression to one with swapped operands
@h = global i8 0
@i = global i1 icmp eq (i8* @h, i8* inttoptr (i64 1 to i8*))

; => read
; @h = global i8 0
; @i = global i1 icmp eq (i8* @h, i8* inttoptr (i64 1 to i8*))

;--- expressions
@g = global [4 x i32] zeroinitializer
@a = global i32* getelementptr inbounds ([4 x i32], [4 x i32]* @g, i64 0, i64 2)
@b = global i8* bitcast ([4 x i32]* @g to i8*)
@c = global i64 ptrtoint ([4 x i32]* @g to i64)
@d = global i32* inttoptr (i64 16 to i32*)
@e = global i8 addrspace(1)* addrspacecast (i8* @h to i8 addrspace(1)*)
@h = global i8 0

; => read
; @g = global [4 x i32] zeroinitializer
; @a = global i32* getelementptr inbounds ([4 x i32], [4 x i32]* @g, i64 0, i64 2)
; @b = global i8* bitcast ([4 x i32]* @g to i8*)
; @c = global i64 ptrtoint ([4 x i32]* @g to i64)
; @d = global i32* inttoptr (i64 16 to i32*)
; @e = global i8 addrspace(1)* addrspacecast (i8* @h to i8 addrspace(1)*)
; @h = global i8 0

;--- vectors
@a = global <4 x i32> <i32 7, i32 7, i32 7, i32 7>
@b = global <2 x float> <float 1.0, float 1.0>
@c = global <2 x i8*> <i8* null, i8* @x>
@x = global i8 0
@d = global <2 x i32> <i32 undef, i32 1>

; => read
; @a = global <4 x i32> <i32 7, i32 7, i32 7, i32 7>
; @b = global <2 x float> <float 1.000000e+00, float 1.000000e+00>
; @c = global <2 x i8*> <i8* null, i8* @x>
; @x = global i8 0
; @d = global <2 x i32> <i32 undef, i32 1>

;--- strings
@s = private unnamed_addr constant [6 x i8] c"hello\00", align 1
@p = global i8* getelementptr inbounds ([6 x i8], [6 x i8]* @s, i32 0, i32 0)

; => read
; @s = private unnamed_addr constant [6 x i8] c"hello\00", align 1
; @p = global i8* getelementptr inbounds ([6 x i8], [6 x i8]* @s, i32 0, i32 0)

;--- aggregates
@a = global { i32, i8* } { i32 1, i8* null }
@b = global [2 x void ()*] [void ()* @f, void ()* null]
@c = global [0 x i32] []
@d = global [1 x { i8*, i32 }] [{ i8*, i32 } { i8* null, i32 3 }]
declare void @f()

; => read
; @a = global { i32, i8* } { i32 1, i8* null }
; @b = global [2 x void ()*] [void ()* @f, void ()* null]
; @c = global [0 x i32] undef
; @d = global [1 x { i8*, i32 }] [{ i8*, i32 } { i8* null, i32 3 }]
;
; declare void @f()

;--- blockaddress
@a = global i8* blockaddress(@f, %x)
define void @f() {
  br label %x
x:
  indirectbr i8* null, [label %x]
}

; => read
; @a = global i8* blockaddress(@f, %x)
;
; define void @f() {
;   br label %x
;
; x:                                                ; preds = %x, %0
;   indirectbr i8* null, [label %x]
; }

;--- alias
@g = global i32 0
@a = alias i32, i32* @g
@b = alias i8, bitcast (i32* @g to i8*)
@i = ifunc void (), void ()* ()* @r
define void ()* @r() { ret void ()* null }

; => read
; @g = global i32 0
;
; @a = alias i32, i32* @g
; @b = alias i8, bitcast (i32* @g to i8*)
;
; @i = ifunc void (), void ()* ()* @r
;
; define void ()* @r() {
;   ret void ()* null
; }
