; test: read
; llvm: 22
; Instructions on integers, with every flag.
;--- add
define void @f(i32 %a, i32 %b) {
  %1 = add i32 %a, %b
  %2 = add nuw i32 %a, %b
  %3 = add nsw i32 %a, %b
  %4 = add nuw nsw i32 %a, %b
  %5 = add nsw nuw i32 %a, %b
  ret void
}

; => read
; define void @f(i32 %a, i32 %b) {
;   %1 = add i32 %a, %b
;   %2 = add nuw i32 %a, %b
;   %3 = add nsw i32 %a, %b
;   %4 = add nuw nsw i32 %a, %b
;   %5 = add nuw nsw i32 %a, %b
;   ret void
; }

;--- sub
define void @f(i64 %a, i64 %b) {
  %x = sub i64 %a, %b
  %y = sub nuw i64 %a, 1
  %z = sub nsw i64 0, %b
  %w = sub nuw nsw i64 %a, -1
  ret void
}

; => read
; define void @f(i64 %a, i64 %b) {
;   %x = sub i64 %a, %b
;   %y = sub nuw i64 %a, 1
;   %z = sub nsw i64 0, %b
;   %w = sub nuw nsw i64 %a, -1
;   ret void
; }

;--- mul
define void @f(i8 %a) {
  %1 = mul i8 %a, 3
  %2 = mul nuw i8 3, %a
  %3 = mul nsw i8 %a, %a
  %4 = mul nuw nsw i8 %a, -128
  ret void
}

; => read
; define void @f(i8 %a) {
;   %1 = mul i8 %a, 3
;   %2 = mul nuw i8 3, %a
;   %3 = mul nsw i8 %a, %a
;   %4 = mul nuw nsw i8 %a, -128
;   ret void
; }

;--- division
define void @f(i32 %a, i32 %b) {
  %1 = udiv i32 %a, %b
  %2 = udiv exact i32 %a, %b
  %3 = sdiv i32 %a, %b
  %4 = sdiv exact i32 %a, %b
  %5 = urem i32 %a, %b
  %6 = srem i32 %a, %b
  ret void
}

; => read
; define void @f(i32 %a, i32 %b) {
;   %1 = udiv i32 %a, %b
;   %2 = udiv exact i32 %a, %b
;   %3 = sdiv i32 %a, %b
;   %4 = sdiv exact i32 %a, %b
;   %5 = urem i32 %a, %b
;   %6 = srem i32 %a, %b
;   ret void
; }

;--- shifts
define void @f(i32 %a, i32 %b) {
  %1 = shl i32 %a, %b
  %2 = shl nuw i32 %a, %b
  %3 = shl nsw i32 %a, %b
  %4 = shl nuw nsw i32 %a, 1
  %5 = lshr i32 %a, %b
  %6 = lshr exact i32 %a, %b
  %7 = ashr i32 %a, %b
  %8 = ashr exact i32 %a, %b
  ret void
}

; => read
; define void @f(i32 %a, i32 %b) {
;   %1 = shl i32 %a, %b
;   %2 = shl nuw i32 %a, %b
;   %3 = shl nsw i32 %a, %b
;   %4 = shl nuw nsw i32 %a, 1
;   %5 = lshr i32 %a, %b
;   %6 = lshr exact i32 %a, %b
;   %7 = ashr i32 %a, %b
;   %8 = ashr exact i32 %a, %b
;   ret void
; }

;--- bits
define void @f(i32 %a, i32 %b) {
  %1 = and i32 %a, %b
  %2 = or i32 %a, %b
  %3 = or disjoint i32 %a, %b
  %4 = xor i32 %a, -1
  ret void
}

; => read
; define void @f(i32 %a, i32 %b) {
;   %1 = and i32 %a, %b
;   %2 = or i32 %a, %b
;   %3 = or disjoint i32 %a, %b
;   %4 = xor i32 %a, -1
;   ret void
; }

;--- compare
define void @f(i32 %a, i32 %b, ptr %p) {
  %1 = icmp eq i32 %a, %b
  %2 = icmp ne i32 %a, %b
  %3 = icmp ugt i32 %a, %b
  %4 = icmp uge i32 %a, %b
  %5 = icmp ult i32 %a, %b
  %6 = icmp ule i32 %a, %b
  %7 = icmp sgt i32 %a, %b
  %8 = icmp sge i32 %a, %b
  %9 = icmp slt i32 %a, %b
  %10 = icmp sle i32 %a, %b
  %11 = icmp samesign ult i32 %a, %b
  %12 = icmp samesign sge i32 %a, %b
  %13 = icmp eq ptr %p, null
  ret void
}

; => read
; define void @f(i32 %a, i32 %b, ptr %p) {
;   %1 = icmp eq i32 %a, %b
;   %2 = icmp ne i32 %a, %b
;   %3 = icmp ugt i32 %a, %b
;   %4 = icmp uge i32 %a, %b
;   %5 = icmp ult i32 %a, %b
;   %6 = icmp ule i32 %a, %b
;   %7 = icmp sgt i32 %a, %b
;   %8 = icmp sge i32 %a, %b
;   %9 = icmp slt i32 %a, %b
;   %10 = icmp sle i32 %a, %b
;   %11 = icmp samesign ult i32 %a, %b
;   %12 = icmp samesign sge i32 %a, %b
;   %13 = icmp eq ptr %p, null
;   ret void
; }

;--- widths
define void @f(i1 %a, i7 %b, i128 %c, i1000 %d, i8388608 %e) {
  %1 = add i1 %a, true
  %2 = sub i7 %b, -64
  %3 = mul i128 %c, 170141183460469231731687303715884105727
  %4 = xor i1000 %d, -1
  %5 = or i8388608 %e, 1
  ret void
}

; => read
; define void @f(i1 %a, i7 %b, i128 %c, i1000 %d, i8388608 %e) {
;   %1 = add i1 %a, true
;   %2 = sub i7 %b, -64
;   %3 = mul i128 %c, 170141183460469231731687303715884105727
;   %4 = xor i1000 %d, -1
;   %5 = or i8388608 %e, 1
;   ret void
; }

;--- vectors
define void @f(<4 x i32> %a, <vscale x 2 x i64> %b, <2 x i1> %c) {
  %1 = add nuw <4 x i32> %a, <i32 1, i32 2, i32 3, i32 4>
  %2 = sub nsw <4 x i32> splat (i32 1), %a
  %3 = shl <vscale x 2 x i64> %b, splat (i64 3)
  %4 = or disjoint <vscale x 2 x i64> %b, %3
  %5 = icmp samesign ugt <4 x i32> %a, %1
  %6 = select <2 x i1> %c, <2 x i1> %c, <2 x i1> zeroinitializer
  %7 = lshr exact <4 x i32> %a, <i32 1, i32 undef, i32 poison, i32 0>
  ret void
}

; => read
; define void @f(<4 x i32> %a, <vscale x 2 x i64> %b, <2 x i1> %c) {
;   %1 = add nuw <4 x i32> %a, <i32 1, i32 2, i32 3, i32 4>
;   %2 = sub nsw <4 x i32> splat (i32 1), %a
;   %3 = shl <vscale x 2 x i64> %b, splat (i64 3)
;   %4 = or disjoint <vscale x 2 x i64> %b, %3
;   %5 = icmp samesign ugt <4 x i32> %a, %1
;   %6 = select <2 x i1> %c, <2 x i1> %c, <2 x i1> zeroinitializer
;   %7 = lshr exact <4 x i32> %a, <i32 1, i32 undef, i32 poison, i32 0>
;   ret void
; }

;--- truncation
define void @f(i32 %a, <2 x i64> %v) {
  %1 = trunc i32 %a to i8
  %2 = trunc nuw i32 %a to i8
  %3 = trunc nsw i32 %a to i8
  %4 = trunc nuw nsw i32 %a to i1
  %5 = trunc <2 x i64> %v to <2 x i32>
  ret void
}

; => read
; define void @f(i32 %a, <2 x i64> %v) {
;   %1 = trunc i32 %a to i8
;   %2 = trunc nuw i32 %a to i8
;   %3 = trunc nsw i32 %a to i8
;   %4 = trunc nuw nsw i32 %a to i1
;   %5 = trunc <2 x i64> %v to <2 x i32>
;   ret void
; }

;--- extension
define void @f(i8 %a, <2 x i8> %v) {
  %1 = zext i8 %a to i32
  %2 = zext nneg i8 %a to i32
  %3 = sext i8 %a to i64
  %4 = zext <2 x i8> %v to <2 x i16>
  %5 = sext <2 x i8> %v to <2 x i128>
  ret void
}

; => read
; define void @f(i8 %a, <2 x i8> %v) {
;   %1 = zext i8 %a to i32
;   %2 = zext nneg i8 %a to i32
;   %3 = sext i8 %a to i64
;   %4 = zext <2 x i8> %v to <2 x i16>
;   %5 = sext <2 x i8> %v to <2 x i128>
;   ret void
; }
