; test: mir
; What asks about a half, or passes it on, is no arithmetic on it: no function of floats stands for it.
declare i1 @llvm.is.constant.f16(half)
declare void @llvm.experimental.deoptimize.isVoid(...)

define i1 @constant() {
  %c = call i1 @llvm.is.constant.f16(half 1.0)
  ret i1 %c
}

define void @leave(half %x) gc "statepoint-example" {
  call void (...) @llvm.experimental.deoptimize.isVoid(half %x) ["deopt"(i32 1)]
  ret void
}

; => mir
; after select:
; constant:
; b0:  ; %0
;   v1:g32 = copy tied 1
;   ret v1 in rax
; after optimize: the same
; after allocate:
; constant:
; b0:  ; %0
;   v1:g32@rax = copy tied 1
;   ret v1 in rax from rax
; after select:
; leave: calls
; b0:  ; %0
;   v1:x32 in xmm0 = entry
;   statepoint @__llvm_deoptimize, v1 in xmm0, 1 in rax
;     record 2882400015
;       deopt: 1
;   ret
; after optimize: the same
; after allocate:
; leave: calls
; b0:  ; %0
;   v1:x32 in xmm0 = entry
;   statepoint @__llvm_deoptimize, v1 in xmm0 from xmm0, 1 in rax
;     record 2882400015
;       deopt: 1
;   ret
