; test: read
; llvm: 22
; Use-list orders: read, applied, and not printed again, as opt does.
;--- blocks
define void @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %m
b:
  br label %m
m:
  ret void
  uselistorder label %m, { 1, 0 }
}

; => read
; define void @f(i1 %c) {
; entry:
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %entry
;   br label %m
;
; b:                                                ; preds = %entry
;   br label %m
;
; m:                                                ; preds = %a, %b
;   ret void
; }

;--- values
define i32 @f(i32 %x) {
  %a = add i32 %x, 1
  %b = add i32 %x, %a
  ret i32 %b
  uselistorder i32 %x, { 1, 0 }
}

; => read
; define i32 @f(i32 %x) {
;   %a = add i32 %x, 1
;   %b = add i32 %x, %a
;   ret i32 %b
; }

;--- bb
define void @f(i1 %c) {
entry:
  br i1 %c, label %a, label %m
a:
  br label %m
m:
  ret void
}
uselistorder_bb @f, %m, { 1, 0 }

; => read
; define void @f(i1 %c) {
; entry:
;   br i1 %c, label %a, label %m
;
; a:                                                ; preds = %entry
;   br label %m
;
; m:                                                ; preds = %entry, %a
;   ret void
; }

;--- constants
@g = global i32 0
define void @f() {
  store i32 1, ptr @g
  store i32 2, ptr @g
  ret void
}
uselistorder ptr @g, { 1, 0 }

; => read
; @g = global i32 0
;
; define void @f() {
;   store i32 1, ptr @g, align 4
;   store i32 2, ptr @g, align 4
;   ret void
; }

;--- three
define void @f(i32 %x) {
entry:
  switch i32 %x, label %a [ i32 1, label %b ]
a:
  br label %m
b:
  br label %m
c:
  br label %m
m:
  ret void
  uselistorder label %m, { 2, 0, 1 }
}

; => read
; define void @f(i32 %x) {
; entry:
;   switch i32 %x, label %a [
;     i32 1, label %b
;   ]
;
; a:                                                ; preds = %entry
;   br label %m
;
; b:                                                ; preds = %entry
;   br label %m
;
; c:                                                ; No predecessors!
;   br label %m
;
; m:                                                ; preds = %b, %a, %c
;   ret void
; }
