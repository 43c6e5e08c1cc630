; test: verify
; llvm: 22
; Convergence tokens.
;--- accepts-experimental-convergence-entry-convergent-token
define void @f() convergent {
  %t = call token @llvm.experimental.convergence.entry()
  call void @g() [ "convergencectrl"(token %t) ]
  ret void
}
declare void @g() convergent
declare token @llvm.experimental.convergence.entry()

;--- only-in-convergent-function-do-threads-enter-together
; LLVM 22: Entry intrinsic can occur only in a convergent function.
define void @f() {
  %t = call token @llvm.experimental.convergence.entry()
; ^~
; error: threads enter together only in a convergent function [SP0219]
  call void @g() [ "convergencectrl"(token %t) ]
  ret void
}
declare void @g() convergent
declare token @llvm.experimental.convergence.entry()

;--- function-controls-convergence-by-tokens-but-this-convergent
; LLVM 22: Entry intrinsic cannot be preceded by a convergent operation in the same basic block.
define void @f() convergent {
  call void @g()
; ^~~~~~~~~~~~~~
; error: the function controls convergence by tokens, but this convergent call has none [SP0219]
  %t = call token @llvm.experimental.convergence.entry()
; ^~
; error: no convergent operation comes before this one in its block [SP0219]
  ret void
}
declare void @g() convergent
declare token @llvm.experimental.convergence.entry()

;--- function-controls-convergence-by-tokens-but-this-convergent-2
; LLVM 22: Cannot mix controlled and uncontrolled convergence in the same function.
define void @f() convergent {
  %t = call token @llvm.experimental.convergence.anchor()
  call void @g() [ "convergencectrl"(token %t) ]
  call void @g()
; ^~~~~~~~~~~~~~
; error: the function controls convergence by tokens, but this convergent call has none [SP0219]
  ret void
}
declare void @g() convergent
declare token @llvm.experimental.convergence.anchor()

;--- function-controls-convergence-by-tokens-but-this-convergent-token
; LLVM 22: The 'convergencectrl' bundle requires exactly one token use.
define void @f() convergent {
  %t = call token @llvm.experimental.convergence.anchor()
  call void @g() [ "convergencectrl"(token %t, token %t) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the function controls convergence by tokens, but this convergent call has none [SP0219]
;                  ^~~~~~~~~~~~~~~~~
; error: the bundle "convergencectrl" has 1 operand, not 2 [SP0217]
  ret void
}
declare void @g() convergent
declare token @llvm.experimental.convergence.anchor()

;--- call-has-two-bundles-convergencectrl
; LLVM 22: The 'convergencectrl' bundle can occur at most once on a call
define void @f() convergent {
  %t = call token @llvm.experimental.convergence.anchor()
  call void @g() [ "convergencectrl"(token %t), "convergencectrl"(token %t) ]
;                  ^~~~~~~~~~~~~~~~~
; error: the call has two bundles "convergencectrl" [SP0217]
  ret void
}
declare void @g() convergent
declare token @llvm.experimental.convergence.anchor()

;--- function-controls-convergence-by-tokens-but-this-convergent-i32
; LLVM 22: The 'convergencectrl' bundle requires exactly one token use.
define void @f() convergent {
  %t = call token @llvm.experimental.convergence.anchor()
  call void @g() [ "convergencectrl"(i32 0) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the function controls convergence by tokens, but this convergent call has none [SP0219]
;                  ^~~~~~~~~~~~~~~~~
; error: the bundle "convergencectrl": its operand must be the token of a convergence control intrinsic [SP0217]
  ret void
}
declare void @g() convergent
declare token @llvm.experimental.convergence.anchor()

;--- heart-of-loop-has-bundle-convergencectrl-with-token-from
; LLVM 22: Loop intrinsic must have a convergencectrl token operand.
define void @f() convergent {
  %t = call token @llvm.experimental.convergence.loop()
; ^~
; error: the heart of a loop needs a bundle "convergencectrl" with the token from before the loop [SP0219]
  ret void
}
declare token @llvm.experimental.convergence.loop()

;--- accepts-experimental-convergence-anchor-convergent-token
define void @f() convergent {
  %a = call token @llvm.experimental.convergence.anchor()
  br label %l
l:
  %t = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %a) ]
  br label %l
}
declare token @llvm.experimental.convergence.loop()
declare token @llvm.experimental.convergence.anchor()

;--- accepts-experimental-convergence-anchor-convergent-token-2
define void @f() convergent {
  %a = call token @llvm.experimental.convergence.anchor()
  br label %l
l:
  call void @h()
  %t = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %a) ]
  br label %l
}
declare void @h()
declare token @llvm.experimental.convergence.loop()
declare token @llvm.experimental.convergence.anchor()

;--- in-cycle-token-from-before-it-is-used-by-heart-of-cycle-only
; LLVM 22: Convergence token used by an instruction other than llvm.experimental.convergence.loop in a cycle that does not contain the token's definition.
define void @f() convergent {
  %a = call token @llvm.experimental.convergence.anchor()
  br label %l
l:
  call void @g() [ "convergencectrl"(token %a) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: in a cycle, only the heart of the cycle may use a token from before it, @llvm.experimental.convergence.loop [SP0219]
  br label %l
}
declare void @g() convergent
declare token @llvm.experimental.convergence.anchor()

;--- intrinsic-makes-token-and-takes-none
; LLVM 22: Entry or anchor intrinsic cannot have a convergencectrl token operand.
define void @f() convergent {
  %a = call token @llvm.experimental.convergence.anchor()
  %b = call token @llvm.experimental.convergence.anchor() [ "convergencectrl"(token %a) ]
; ^~
; error: the intrinsic returns a token, and takes none [SP0219]
  ret void
}
declare token @llvm.experimental.convergence.anchor()

;--- threads-enter-together-in-entry-block-only
; LLVM 22: Entry intrinsic can occur only in the entry block.
define void @f() convergent {
  br label %l
l:
  %b = call token @llvm.experimental.convergence.entry()
; ^~
; error: threads enter together only in the entry block [SP0219]
  ret void
}
declare token @llvm.experimental.convergence.entry()

;--- accepts-experimental-convergence-anchor-convergent-token-3
define void @f() convergent {
  %a = call token @llvm.experimental.convergence.anchor()
  call void @h() [ "convergencectrl"(token %a) ]
  ret void
}
declare void @h()
declare token @llvm.experimental.convergence.anchor()

;--- accepts-experimental-convergence-anchor-convergent-token-4
define void @f() convergent {
  %a = call token @llvm.experimental.convergence.anchor()
  %b = call token @llvm.experimental.convergence.anchor()
  call void @g() [ "convergencectrl"(token %b) ]
  call void @g() [ "convergencectrl"(token %a) ]
  ret void
}
declare void @g() convergent
declare token @llvm.experimental.convergence.anchor()

;--- no-convergent-operation-comes-before-this-one-in-its-block
; LLVM 22: Loop intrinsic cannot be preceded by a convergent operation in the same basic block.
define void @f() convergent {
  %a = call token @llvm.experimental.convergence.anchor()
  br label %l
l:
  %t = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %a) ]
  %u = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %a) ]
; ^~
; error: no convergent operation comes before this one in its block [SP0219]
; ^~
; error: a cycle can have only one heart [SP0219]
  br label %l
}
declare token @llvm.experimental.convergence.loop()
declare token @llvm.experimental.convergence.anchor()

;--- heart-of-cycle-is-at-its-head-through-which-every-way-into
; LLVM 22: Cycle heart must dominate all blocks in the cycle.
define void @f() convergent {
  %a = call token @llvm.experimental.convergence.anchor()
  br label %l
l:
  %t = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %a) ]
  br label %m
m:
  %u = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %a) ]
; ^~
; error: the heart of a cycle must be in its header, the only entry of the cycle [SP0219]
  br i1 undef, label %l, label %m
}
declare token @llvm.experimental.convergence.loop()
declare token @llvm.experimental.convergence.anchor()
