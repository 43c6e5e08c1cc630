; test: asm

declare void @returns()
declare void @ends() noreturn

; Nothing follows a call that does not return, unless the function ends there. After another, the
; program would run into the next block.
define void @f(i32 %x) {
  switch i32 %x, label %z [
    i32 1, label %p
    i32 2, label %q
    i32 3, label %r
  ]
p:
  call void @ends()
  unreachable
q:
  call void @returns()
  unreachable
r:
  call void @ends()
  call void @returns()
  unreachable
z:
  ret void
}

; => asm
; f:
;     pushq %rax
;     cmpl $1, %edi
;     je .LBB0_4
; .LBB0_1:                         # %0
;     cmpl $2, %edi
;     je .LBB0_5
; .LBB0_2:                         # %0
;     cmpl $3, %edi
;     je .LBB0_6
; .LBB0_3:                         # %z
;     popq %rax
;     retq
; .LBB0_4:                         # %p
;     callq ends
; .LBB0_5:                         # %q
; .LBB0_tail0:
;     callq returns
;     ud2
; .LBB0_6:                         # %r
;     callq ends
;     jmp .LBB0_tail0
