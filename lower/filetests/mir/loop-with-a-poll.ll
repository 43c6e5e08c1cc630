; test: mir -passes=rewrite-statepoints-for-gc -after=allocate
; The pointer that goes round a loop has one slot from the first poll to the last.
declare void @poll()
@flag = external global i32

define i64 @sum(ptr addrspace(1) %a, i64 %n) gc "statepoint-example" {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %next ]
  %s = phi i64 [ 0, %entry ], [ %s2, %next ]
  %e = getelementptr i64, ptr addrspace(1) %a, i64 %i
  %v = load i64, ptr addrspace(1) %e
  %s2 = add i64 %s, %v
  %i2 = add i64 %i, 1
  %f = load i32, ptr @flag
  %c = icmp eq i32 %f, 0
  br i1 %c, label %next, label %slow
slow:
  call void @poll()
  br label %next
next:
  %more = icmp ult i64 %i2, %n
  br i1 %more, label %loop, label %out
out:
  ret i64 %s2
}

; => mir -passes=rewrite-statepoints-for-gc -after=allocate
; after allocate:
; slot0: 8 bytes: v2, v5, v6, v9
; sum: calls
; b0:  ; %entry
;   v9:ref in rdi, v4:g64 in rsi = entry
;     after: v4 rsi -> rbx
;     at end: v6 rdi -> slot0
;     at end: v7 0 -> r14
;     at end: v8 0 -> r15
;   jmp b1
; b1: from b0, b5  ; %loop, in 1 loops
;   v6:ref = phi v9, v2
;   v7:g64 = phi 0, v3
;   v8:g64 = phi 0, v1
;     along: v6 slot0 -> rax
;   v1:g64@r15 = add.64 tied v8 from r15, [v6@rax + v7@r14*8]
;   v3:g64@r14 = inc.64 tied v7 from r14
;   cmp.32 [@flag], 0
;   jcc.e b2  ; reads flags
;   jmp b3
; b2: from b1  ; %loop, on an edge, in 1 loops
;   jmp b4
; b3: from b1  ; %slow, in 1 loops
;   statepoint @poll, keep v6 as v5 at slot0 from rax (base derived moved)
;     record 2882400000
;       gc: slot of v5, slot of v5
;   jmp b4
; b4: from b2, b3  ; %next, in 1 loops
;   v2:ref = phi v6, v5
;   cmp.64 v3@r14, v4@rbx
;   jcc.b b5  ; reads flags
;   jmp b6
; b5: from b4  ; %next, on an edge, in 1 loops
;   jmp b1
; b6: from b4  ; %out
;   ret v1 in rax from r15
