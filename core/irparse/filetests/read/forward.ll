; test: read
; llvm: 22
; Values, blocks and globals used before their definition.
;--- values
define i32 @f(i1 %c) {
entry:
  br label %b
a:
  %y = add i32 %x, %z
  br i1 %c, label %a, label %done
b:
  %z = phi i32 [ 3, %entry ], [ %x, %b ]
  %x = add i32 1, %z
  br i1 %c, label %a, label %b
done:
  ret i32 %y
unreached:
  %w = add i32 %y, 4
  br label %done
}

; => read
; define i32 @f(i1 %c) {
; entry:
;   br label %b
;
; a:                                                ; preds = %b, %a
;   %y = add i32 %x, %z
;   br i1 %c, label %a, label %done
;
; b:                                                ; preds = %b, %entry
;   %z = phi i32 [ 3, %entry ], [ %x, %b ]
;   %x = add i32 1, %z
;   br i1 %c, label %a, label %b
;
; done:                                             ; preds = %unreached, %a
;   ret i32 %y
;
; unreached:                                        ; No predecessors!
;   %w = add i32 %y, 4
;   br label %done
; }

;--- numbers
define i32 @f(i1 %0) {
  br label %4
2:
  %3 = add i32 %6, 1
  ret i32 %3
4:
  %5 = phi i32 [ 0, %1 ], [ %6, %4 ]
  %6 = add i32 %5, 1
  br i1 %0, label %2, label %4
}

; => read
; define i32 @f(i1 %0) {
;   br label %4
;
; 2:                                                ; preds = %4
;   %3 = add i32 %6, 1
;   ret i32 %3
;
; 4:                                                ; preds = %4, %1
;   %5 = phi i32 [ 0, %1 ], [ %6, %4 ]
;   %6 = add i32 %5, 1
;   br i1 %0, label %2, label %4
; }

;--- addrspaces
define void @f() {
  store i32 1, ptr addrspace(3) @g
  %1 = load i32, ptr addrspace(3) @g
  ret void
}
@g = addrspace(3) global i32 0

; => read
; @g = addrspace(3) global i32 0
;
; define void @f() {
;   store i32 1, ptr addrspace(3) @g, align 4
;   %1 = load i32, ptr addrspace(3) @g, align 4
;   ret void
; }
