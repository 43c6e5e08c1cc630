; test: read
; llvm: 14
; Phis that have one value twice for one predecessor.
;--- switch
@g = external global [4 x i32]
@h = external addrspace(1) global i8
define i32* @f(i32 %n) {
entry:
  switch i32 %n, label %other [
    i32 1, label %join
    i32 2, label %join
  ]
other:
  br label %join
join:
  %p = phi i32* [ getelementptr ([4 x i32], [4 x i32]* @g, i64 0, i64 1), %entry ], [ getelementptr ([4 x i32], [4 x i32]* @g, i64 0, i64 1), %entry ], [ null, %other ]
  %q = phi i8 addrspace(1)* [ addrspacecast (i8* bitcast ([4 x i32]* @g to i8*) to i8 addrspace(1)*), %entry ], [ addrspacecast (i8* bitcast ([4 x i32]* @g to i8*) to i8 addrspace(1)*), %entry ], [ @h, %other ]
  %b = phi i8* [ blockaddress(@f, %join), %entry ], [ blockaddress(@f, %join), %entry ], [ null, %other ]
  ret i32* %p
}

; => read
; @g = external global [4 x i32]
; @h = external addrspace(1) global i8
;
; define i32* @f(i32 %n) {
; entry:
;   switch i32 %n, label %other [
;     i32 1, label %join
;     i32 2, label %join
;   ]
;
; other:                                            ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %other, %entry, %entry
;   %p = phi i32* [ getelementptr inbounds ([4 x i32], [4 x i32]* @g, i64 0, i64 1), %entry ], [ getelementptr inbounds ([4 x i32], [4 x i32]* @g, i64 0, i64 1), %entry ], [ null, %other ]
;   %q = phi i8 addrspace(1)* [ addrspacecast (i8* bitcast ([4 x i32]* @g to i8*) to i8 addrspace(1)*), %entry ], [ addrspacecast (i8* bitcast ([4 x i32]* @g to i8*) to i8 addrspace(1)*), %entry ], [ @h, %other ]
;   %b = phi i8* [ blockaddress(@f, %join), %entry ], [ blockaddress(@f, %join), %entry ], [ null, %other ]
;   ret i32* %p
; }
