; test: read
; llvm: 14
; Globals used before their definition, where the type of the definition is not known yet.
;--- expressions
@p = global i32* getelementptr inbounds ([4 x i32], [4 x i32]* @g, i64 0, i64 2)
@q = global i8* bitcast ([4 x i32]* @g to i8*)
@a = alias i32, getelementptr inbounds ([4 x i32], [4 x i32]* @g, i64 0, i64 1)
@g = global [4 x i32] zeroinitializer

; => read
; @p = global i32* getelementptr inbounds ([4 x i32], [4 x i32]* @g, i64 0, i64 2)
; @q = global i8* bitcast ([4 x i32]* @g to i8*)
; @g = global [4 x i32] zeroinitializer
;
; @a = alias i32, getelementptr inbounds ([4 x i32], [4 x i32]* @g, i64 0, i64 1)

;--- instructions
define i32 @f() {
  %1 = getelementptr [4 x i32], [4 x i32]* @g, i64 0, i64 1
  %2 = load i32, i32* %1
  %3 = load i32, i32* @h
  store i32 %2, i32* @h
  %4 = icmp eq i32* @h, %1
  %5 = select i1 %4, i32* @h, i32* %1
  %6 = bitcast i32* @h to i8*
  %7 = call i32 @later(i32* @h)
  ret i32 %7
}
@g = global [4 x i32] zeroinitializer
@h = global i32 0
declare i32 @later(i32*)

; => read
; @g = global [4 x i32] zeroinitializer
; @h = global i32 0
;
; define i32 @f() {
;   %1 = getelementptr [4 x i32], [4 x i32]* @g, i64 0, i64 1
;   %2 = load i32, i32* %1, align 4
;   %3 = load i32, i32* @h, align 4
;   store i32 %2, i32* @h, align 4
;   %4 = icmp eq i32* @h, %1
;   %5 = select i1 %4, i32* @h, i32* %1
;   %6 = bitcast i32* @h to i8*
;   %7 = call i32 @later(i32* @h)
;   ret i32 %7
; }
;
; declare i32 @later(i32*)

;--- functions
@table = constant [2 x void ()*] [void ()* @a, void ()* bitcast (i32 (i8*)* @b to void ()*)]
define void @c() personality i32 (...)* @pers {
  invoke void @a() to label %1 unwind label %2
1:
  ret void
2:
  %3 = landingpad { i8*, i32 } cleanup
  ret void
}
declare void @a()
declare i32 @b(i8*)
declare i32 @pers(...)

; => read
; @table = constant [2 x void ()*] [void ()* @a, void ()* bitcast (i32 (i8*)* @b to void ()*)]
;
; define void @c() personality i32 (...)* @pers {
;   invoke void @a()
;           to label %1 unwind label %2
;
; 1:                                                ; preds = %0
;   ret void
;
; 2:                                                ; preds = %0
;   %3 = landingpad { i8*, i32 }
;           cleanup
;   ret void
; }
;
; declare void @a()
;
; declare i32 @b(i8*)
;
; declare i32 @pers(...)
