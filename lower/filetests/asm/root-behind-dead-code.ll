; test: stackmap -as=records
; test: asm
; A root whose slot is allocated behind the entry block, in a block that only the entry and dead code lead to.
declare void @llvm.gcroot(ptr, ptr)
declare ptr @make()
declare void @use(ptr)
define ptr @loop(i32 %x) gc "ocaml" {
entry:
  br i1 true, label %a, label %dead
a:
  %p = phi ptr [ null, %entry ], [ null, %dead ]
  %late = alloca ptr
  call void @llvm.gcroot(ptr %late, ptr null)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; warning: llvm.gcroot outside of the entry block [SP0306]
;   note: GarbageCollection.rst requires all roots at the start of the function, where they are initialised with null.
  %m = call ptr @make()
  store ptr %m, ptr %late
  br label %body
body:
  %i = phi i32 [ 0, %a ], [ %j, %body ]
  %v = load ptr, ptr %late
  call void @use(ptr %v)
  %j = add i32 %i, 1
  %c = icmp eq i32 %j, %x
  br i1 %c, label %end, label %body
dead:
  br label %a
end:
  ret ptr %p
}
declare void @no_case()
define ptr @pick(i32 %x) gc "ocaml" {
  switch i32 0, label %other [i32 0, label %here]
here:
  %late = alloca ptr
  call void @llvm.gcroot(ptr %late, ptr null)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; warning: llvm.gcroot outside of the entry block [SP0306]
;   note: GarbageCollection.rst requires all roots at the start of the function, where they are initialised with null.
  br label %end
other:
  call void @no_case()
  unreachable
end:
  ret ptr null
}

; => stackmap -as=records
; roots of gc "ocaml" in .data:
; 0000  00 00 00 00 00 00 00 00  end of data                  0          a word of zeros after the module's data
; 0008  02 00                    descriptors                  2          descriptors, one for each return address
; 000a  00 00 00 00 00 00        padding                                 padding
; 0010  00 00 00 00 00 00 00 00  descriptor 0 return address  loop+0x13  where the call returns to
; 0018  18 00                    descriptor 0 frame size      24         bytes from the stack pointer to the return address
; 001a  01 00                    descriptor 0 live roots      1          offsets that follow
; 001c  00 00                    descriptor 0 offset 0        [rsp+0]    holds a reference
; 001e  00 00                    padding                                 padding
; 0020  00 00 00 00 00 00 00 00  descriptor 1 return address  loop+0x29  where the call returns to
; 0028  18 00                    descriptor 1 frame size      24         bytes from the stack pointer to the return address
; 002a  01 00                    descriptor 1 live roots      1          offsets that follow
; 002c  00 00                    descriptor 1 offset 0        [rsp+0]    holds a reference
; 002e  00 00                    padding                                 padding

; => asm
; loop:
;     pushq %r14
;     pushq %rbx
;     pushq %rax
;     movl %edi, %ebx              # %x
;     movq $0, (%rsp)
;     callq make
;     movq %rax, (%rsp)
;     xorl %r14d, %r14d            # %i
;     .p2align 4
; .LBB0_1:                         # %body
;     movq (%rsp), %rdi
;     callq use
;     incl %r14d
;     cmpl %ebx, %r14d
;     jne .LBB0_1
; .LBB0_2:                         # %end
;     xorl %eax, %eax
;     popq %rcx
;     popq %rbx
;     popq %r14
;     retq
; pick:
;     movq $0, -8(%rsp)
;     xorl %eax, %eax
;     retq
