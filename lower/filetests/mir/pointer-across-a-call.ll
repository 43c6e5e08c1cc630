; test: mir -passes=rewrite-statepoints-for-gc
; A pointer that crosses a call is recorded in its slot, and is born there again.
declare void @foo()

define i64 @f(ptr addrspace(1) %p, i64 %n, i1 %c) gc "statepoint-example" {
entry:
  br i1 %c, label %slow, label %out
slow:
  call void @foo()
  br label %out
out:
  %e = getelementptr i64, ptr addrspace(1) %p, i64 %n
  %v = load i64, ptr addrspace(1) %e
  %s = add i64 %v, 7
  ret i64 %s
}

; => mir -passes=rewrite-statepoints-for-gc
; after select:
; f: calls
; b0:  ; %entry
;   v6:ref in rdi, v3:g64 in rsi, v7:g32 in rdx = entry
;   test.8 v7, 1
;   jcc.ne b2  ; reads flags
;   jmp b1
; b1: from b0  ; %entry, on an edge
;   jmp b3
; b2: from b0  ; %slow
;   statepoint @foo, keep v6 as v5 (base derived moved)
;     record 2882400000
;       gc: slot of v5, slot of v5
;   jmp b3
; b3: from b1, b2  ; %out
;   v4:ref = phi v6, v5
;   v2:g64 = mov.64 [v4 + v3*8]
;   v1:g64 = add.64 tied v2, 7
;   ret v1 in rax
; after optimize: the same
; after allocate:
; slot0: 8 bytes: v4, v5, v6
; f: calls
; b0:  ; %entry
;   v6:ref in rdi, v3:g64 in rsi, v7:g32 in rdx = entry
;     after: v3 rsi -> rbx
;   test.8 v7@rdx, 1
;   jcc.ne b2  ; reads flags
;   jmp b1
; b1: from b0  ; %entry, on an edge
;   jmp b3
; b2: from b0  ; %slow
;   statepoint @foo, keep v6 as v5 at slot0 from rdi (base derived moved)
;     record 2882400000
;       gc: slot of v5, slot of v5
;     at end: v4 slot0 -> rdi
;   jmp b3
; b3: from b1, b2  ; %out
;   v4:ref = phi v6, v5
;   v2:g64@rax = mov.64 [v4@rdi + v3@rbx*8]
;   v1:g64@rax = add.64 tied v2 from rax, 7
;   ret v1 in rax from rax
