; test: verify
; llvm: 14
; Alias scopes, access groups, invariant groups, loops.
;--- accepts-experimental-noalias-scope-decl-metadata
declare void @llvm.experimental.noalias.scope.decl(metadata)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  ret void
}
!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}

;--- experimental-noalias-scope-decl-argument-is-list-of-one
; LLVM 14: !id.scope.list must point to a list with a single scope
declare void @llvm.experimental.noalias.scope.decl(metadata)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.experimental.noalias.scope.decl: the argument must be a list of one scope [SP0218]
  ret void
}
!0 = !{!1, !1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}

;--- experimental-noalias-scope-decl-it-is-list-of-scopes-which
; LLVM 14: scope list must consist of MDNodes
declare void @llvm.experimental.noalias.scope.decl(metadata)
define void @f(i8* %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.experimental.noalias.scope.decl: it must be a list of scopes, which are nodes [SP0218]
  ret void
}
!0 = !{!"a"}

;--- accepts-loop-decrement-reg
declare i32 @llvm.loop.decrement.reg.i32(i32, i32)
define void @f(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.loop.decrement.reg.i32(i32 %a0, i32 %a1)
  ret void
}

;--- accepts-loop-decrement
declare i1 @llvm.loop.decrement.i32(i32)
define void @f(i32 %a0) {
  %r = call i1 @llvm.loop.decrement.i32(i32 %a0)
  ret void
}

;--- accepts-load-invariant-group
define i8 @f(i8* %p) {
  %v = load i8, i8* %p, !invariant.group !0
  ret i8 %v
}
!0 = !{}

;--- invariant-group-it-is-for-loads-and-stores
; LLVM 14: invariant.group metadata is only for loads and stores
define i8 @f(i8 %p) {
  %v = add i8 %p, 1, !invariant.group !0
;                    ^~~~~~~~~~~~~~~~
; error: !invariant.group: only loads and stores can have it [SP0215]
  ret i8 %v
}
!0 = !{}

;--- accepts-load-noalias
define i32 @f(i32* %p) {
  %v = load i32, i32* %p, !noalias !0
  ret i32 %v
}
!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}

;--- noalias-it-is-list-of-scopes-which-are-nodes
; LLVM 14: scope list must consist of MDNodes
define i32 @f(i32* %p) {
  %v = load i32, i32* %p, !noalias !0
;                         ^~~~~~~~
; error: !noalias: it must be a list of scopes, which are nodes [SP0215]
  ret i32 %v
}
!0 = !{!"a"}

;--- noalias-scope-has-two-or-three-operands
; LLVM 14: scope must have two or three operands
define i32 @f(i32* %p) {
  %v = load i32, i32* %p, !noalias !0
;                         ^~~~~~~~
; error: !noalias: a scope must have two or three operands [SP0215]
  ret i32 %v
}
!0 = !{!1}
!1 = !{!2}
!2 = distinct !{!2}

;--- accepts-load-alias-scope-name
define i32 @f(i32* %p) {
  %v = load i32, i32* %p, !alias.scope !0
  ret i32 %v
}
!0 = !{!1}
!1 = !{!"s", !2, !"name"}
!2 = !{!"d", !"name"}

;--- alias-scope-third-operand-of-scope-is-string
; LLVM 14: third scope operand must be string (if used)
define i32 @f(i32* %p) {
  %v = load i32, i32* %p, !alias.scope !0
;                         ^~~~~~~~~~~~
; error: !alias.scope: the third operand of a scope is a string [SP0215]
  ret i32 %v
}
!0 = !{!1}
!1 = !{!"s", !2, i32 0}
!2 = !{!"d", !"name"}

;--- alias-scope-second-operand-of-domain-is-string
; LLVM 14: second domain operand must be string (if used)
define i32 @f(i32* %p) {
  %v = load i32, i32* %p, !alias.scope !0
;                         ^~~~~~~~~~~~
; error: !alias.scope: the second operand of a domain is a string [SP0215]
  ret i32 %v
}
!0 = !{!1}
!1 = !{!"s", !2}
!2 = !{!"d", i32 1}

;--- alias-scope-domain-has-one-or-two-operands
; LLVM 14: domain must have one or two operands
define i32 @f(i32* %p) {
  %v = load i32, i32* %p, !alias.scope !0
;                         ^~~~~~~~~~~~
; error: !alias.scope: a domain must have one or two operands [SP0215]
  ret i32 %v
}
!0 = !{!1}
!1 = !{!"s", !2}
!2 = !{}

;--- alias-scope-first-operand-of-scope-is-scope-itself-or-string
; LLVM 14: first scope operand must be self-referential or string
define i32 @f(i32* %p) {
  %v = load i32, i32* %p, !alias.scope !0
;                         ^~~~~~~~~~~~
; error: !alias.scope: the first operand of a scope is the scope itself or a string [SP0215]
  ret i32 %v
}
!0 = !{!1}
!1 = !{i32 1, !2}
!2 = !{!"d"}

;--- alias-scope-second-operand-of-scope-is-its-domain-node
; LLVM 14: second scope operand must be MDNode
define i32 @f(i32* %p) {
  %v = load i32, i32* %p, !alias.scope !0
;                         ^~~~~~~~~~~~
; error: !alias.scope: the second operand of a scope is its domain, a node [SP0215]
  ret i32 %v
}
!0 = !{!1}
!1 = !{!"s", !"d"}

;--- accepts-load-llvm-access-group
define i32 @f(i32* %p) {
  %v = load i32, i32* %p, !llvm.access.group !0
  ret i32 %v
}
!0 = distinct !{}

;--- accepts-load-llvm-access-group-2
define i32 @f(i32* %p) {
  %v = load i32, i32* %p, !llvm.access.group !0
  ret i32 %v
}
!0 = !{!1, !2}
!1 = distinct !{}
!2 = distinct !{}

;--- accepts-load-llvm-access-group-1
define i32 @f(i32* %p) {
  %v = load i32, i32* %p, !llvm.access.group !0
  ret i32 %v
}
!0 = !{!1}
!1 = !{}

;--- accepts-load-llvm-access-group-2-2
define i32 @f(i32* %p) {
  %v = load i32, i32* %p, !llvm.access.group !0
  ret i32 %v
}
!0 = !{!"a"}

;--- accepts-load-llvm-access-group-3
define i32 @f(i32* %p) {
  %v = load i32, i32* %p, !llvm.access.group !0
  ret i32 %v
}
!0 = !{}

;--- accepts-load-mmra
define i32 @f(i32* %p) {
  %v = load i32, i32* %p, !mmra !0
  ret i32 %v
}
!0 = !{!"a", !"b"}

;--- accepts-load-mmra-i32-0
define i32 @f(i32* %p) {
  %v = load i32, i32* %p, !mmra !0
  ret i32 %v
}
!0 = !{!"a", i32 0}

;--- accepts-load-mmra-1
define i32 @f(i32* %p) {
  %v = load i32, i32* %p, !mmra !0
  ret i32 %v
}
!0 = !{!1, !1}
!1 = !{!"a", !"b"}

;--- accepts-load-mmra-2-2
define i32 @f(i32* %p) {
  %v = load i32, i32* %p, !mmra !0
  ret i32 %v
}
!0 = !{!1, !2}
!1 = !{!"a", !"b"}
!2 = !{!"a", !"b", !"c"}

;--- accepts-add-mmra
define i32 @f(i32 %p) {
  %v = add i32 %p, 1, !mmra !0
  ret i32 %v
}
!0 = !{!"a", !"b"}

;--- accepts-coro-begin-token
declare i8* @llvm.coro.begin(token, i8*)
define void @f(i8* %p) {
  br label %f, !llvm.loop !0
f:
  br label %f, !llvm.loop !0
}
!0 = !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}
