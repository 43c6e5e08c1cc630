; test: read
; llvm: 22
; Phis that have one value twice for one predecessor.
;--- switch
@g = external global [4 x i32]
define ptr @f(i32 %n, <2 x i32> %v) {
entry:
  switch i32 %n, label %other [
    i32 1, label %join
    i32 2, label %join
    i32 3, label %join
  ]
other:
  br label %join
join:
  %p = phi ptr [ getelementptr (i8, ptr @g, i64 4), %entry ], [ getelementptr (i8, ptr @g, i64 4), %entry ], [ getelementptr (i8, ptr @g, i64 4), %entry ], [ null, %other ]
  %w = phi <2 x i32> [ <i32 1, i32 2>, %entry ], [ <i32 1, i32 2>, %entry ], [ <i32 1, i32 2>, %entry ], [ %v, %other ]
  %z = phi <2 x i32> [ <i32 0, i32 0>, %entry ], [ zeroinitializer, %entry ], [ splat (i32 0), %entry ], [ %v, %other ]
  %s = phi { i32, [2 x i8] } [ { i32 1, [2 x i8] c"ab" }, %entry ], [ { i32 1, [2 x i8] [i8 97, i8 98] }, %entry ], [ { i32 1, [2 x i8] c"a\62" }, %entry ], [ undef, %other ]
  %d = phi double [ 1.0, %entry ], [ 1.0e0, %entry ], [ 0x3FF0000000000000, %entry ], [ 2.0, %other ]
  %i = phi i128 [ 99999999999999999999, %entry ], [ 99999999999999999999, %entry ], [ u0x56BC75E2D630FFFFF, %entry ], [ 0, %other ]
  %u = phi i64 [ ptrtoint (ptr @g to i64), %entry ], [ ptrtoint (ptr @g to i64), %entry ], [ ptrtoint (ptr @g to i64), %entry ], [ 0, %other ]
  ret ptr %p
dead:
  %e = phi i32
  ret ptr null
}

; => read
; @g = external global [4 x i32]
;
; define ptr @f(i32 %n, <2 x i32> %v) {
; entry:
;   switch i32 %n, label %other [
;     i32 1, label %join
;     i32 2, label %join
;     i32 3, label %join
;   ]
;
; other:                                            ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %other, %entry, %entry, %entry
;   %p = phi ptr [ getelementptr (i8, ptr @g, i64 4), %entry ], [ getelementptr (i8, ptr @g, i64 4), %entry ], [ getelementptr (i8, ptr @g, i64 4), %entry ], [ null, %other ]
;   %w = phi <2 x i32> [ <i32 1, i32 2>, %entry ], [ <i32 1, i32 2>, %entry ], [ <i32 1, i32 2>, %entry ], [ %v, %other ]
;   %z = phi <2 x i32> [ zeroinitializer, %entry ], [ zeroinitializer, %entry ], [ zeroinitializer, %entry ], [ %v, %other ]
;   %s = phi { i32, [2 x i8] } [ { i32 1, [2 x i8] c"ab" }, %entry ], [ { i32 1, [2 x i8] c"ab" }, %entry ], [ { i32 1, [2 x i8] c"ab" }, %entry ], [ undef, %other ]
;   %d = phi double [ 1.000000e+00, %entry ], [ 1.000000e+00, %entry ], [ 1.000000e+00, %entry ], [ 2.000000e+00, %other ]
;   %i = phi i128 [ 99999999999999999999, %entry ], [ 99999999999999999999, %entry ], [ 99999999999999999999, %entry ], [ 0, %other ]
;   %u = phi i64 [ ptrtoint (ptr @g to i64), %entry ], [ ptrtoint (ptr @g to i64), %entry ], [ ptrtoint (ptr @g to i64), %entry ], [ 0, %other ]
;   ret ptr %p
;
; dead:                                             ; No predecessors!
;   %e = phi i32
;   ret ptr null
; }
