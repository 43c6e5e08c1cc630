; test: mir -passes=rewrite-statepoints-for-gc -after=select
; What a statepoint records: constants, values in slots, the address of an alloca, and the references.
declare void @foo()
define i64 @f(ptr addrspace(1) %p, i64 %i, i8 %j) gc "statepoint-example" {
  %slot = alloca i64
  store i64 1, ptr %slot
  call void @foo() [ "deopt"(i32 7, i64 %i, i8 %j, ptr %slot, ptr addrspace(1) %p) ]
  %v = load i64, ptr addrspace(1) %p
  ret i64 %v
}

; => mir -passes=rewrite-statepoints-for-gc -after=select
; after select:
; f: calls
;   frame0: 8 bytes, align 8  ; %slot
; b0:  ; %0
;   v3:ref in rdi, v4:g64 in rsi, v5:g32 in rdx = entry
;   mov.64 [frame0], 1
;   statepoint @foo, keep v3 as v2 (base derived deopt moved), keep v4 (deopt), keep v5 (deopt)
;     record 2882400000
;       deopt: 7, slot of v4, slot of v5, &frame0, slot of v2
;       gc: slot of v2, slot of v2
;   v1:g64 = mov.64 [v2]
;   ret v1 in rax
