; test: verify
; llvm: 22
; Alias scopes, access groups, invariant groups, loops.
;--- accepts-load-mmra-void
define void @f(ptr %p) {
  %a = load i32, ptr %p, !mmra !0
  ret void
}
!0 = !{!"a", !"b"}

;--- mmra-it-is-pair-of-strings-or-list-of-such-pairs-void
; LLVM 22: !mmra metadata tuple operand is not an MMRA tag
define void @f(ptr %p) {
  %a = load i32, ptr %p, !mmra !0
;                        ^~~~~
; error: !mmra: it must be a pair of strings, or a list of such pairs [SP0215]
  ret void
}
!0 = !{!"a"}

;--- accepts-load-mmra-void-1
define void @f(ptr %p) {
  %a = load i32, ptr %p, !mmra !0
  ret void
}
!0 = !{!1, !1}
!1 = !{!"a", !"b"}

;--- mmra-it-is-pair-of-strings-or-list-of-such-pairs-void-i32-1
; LLVM 22: !mmra metadata tuple operand is not an MMRA tag
define void @f(ptr %p) {
  %a = load i32, ptr %p, !mmra !0
;                        ^~~~~
; error: !mmra: it must be a pair of strings, or a list of such pairs [SP0215]
  ret void
}
!0 = !{!1, !2}
!1 = !{!"a", !"b"}
!2 = !{!"a", i32 1}

;--- mmra-it-is-for-instructions-that-access-memory-void
; LLVM 22: !mmra metadata attached to unexpected instruction kind
define void @f(i32 %x) {
  %a = add i32 %x, 1, !mmra !0
;                     ^~~~~
; error: !mmra: only instructions that access memory can have it [SP0215]
  ret void
}
!0 = !{!"a", !"b"}

;--- accepts-store-alias-scope
define void @f(ptr %p) {
  store i32 0, ptr %p, !alias.scope !0
  ret void
}
!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}

;--- alias-scope-scope-has-two-or-three-operands
; LLVM 22: scope must have two or three operands
define void @f(ptr %p) {
  store i32 0, ptr %p, !alias.scope !0
;                      ^~~~~~~~~~~~
; error: !alias.scope: a scope must have two or three operands [SP0215]
  ret void
}
!0 = !{!1}
!1 = !{!"x"}

;--- noalias-third-operand-of-scope-is-string
; LLVM 22: third scope operand must be string (if used)
define void @f(ptr %p) {
  store i32 0, ptr %p, !noalias !0
;                      ^~~~~~~~
; error: !noalias: the third operand of a scope is a string [SP0215]
  ret void
}
!0 = !{!1}
!1 = distinct !{!1, !2, i32 4}
!2 = distinct !{!2}

;--- noalias-domain-has-one-or-two-operands
; LLVM 22: domain must have one or two operands
define void @f(ptr %p) {
  store i32 0, ptr %p, !noalias !0
;                      ^~~~~~~~
; error: !noalias: a domain must have one or two operands [SP0215]
  ret void
}
!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = !{}

;--- noalias-it-is-list-of-scopes-which-are-nodes-void
; LLVM 22: scope list must consist of MDNodes
define void @f(ptr %p) {
  store i32 0, ptr %p, !noalias !0
;                      ^~~~~~~~
; error: !noalias: it must be a list of scopes, which are nodes [SP0215]
  ret void
}
!0 = !{!"x"}

;--- accepts-store-access-group
define void @f(ptr %p) {
  store i32 0, ptr %p, !access_group !0
  ret void
}
!0 = !{}

;--- accepts-store-llvm-access-group
define void @f(ptr %p) {
  store i32 0, ptr %p, !llvm.access.group !0
  ret void
}
!0 = distinct !{}

;--- access-group-access-group-is-distinct-node-without-operands-void
; LLVM 22: Access scope list must consist of MDNodes
define void @f(ptr %p) {
  store i32 0, ptr %p, !llvm.access.group !0
;                      ^~~~~~~~~~~~~~~~~~
; error: !llvm.access.group: an access group must be a distinct node without operands, or a list of such nodes [SP0215]
  ret void
}
!0 = !{!"x"}

;--- accepts-store-invariant-group
define void @f(ptr %p) {
  store i32 0, ptr %p, !invariant.group !0
  ret void
}
!0 = !{!"x"}

;--- invariant-group-it-is-for-loads-and-stores-void
; LLVM 22: invariant.group metadata is only for loads and stores
define void @f(i32 %p) {
  %x = add i32 %p, 1, !invariant.group !0
;                     ^~~~~~~~~~~~~~~~
; error: !invariant.group: only loads and stores can have it [SP0215]
  ret void
}
!0 = !{}

;--- accepts-llvm-loop-ptr
define void @f(ptr %p) {
  br label %l
l:
  br label %l, !llvm.loop !0
}
!0 = !{!0}

;--- accepts-llvm-loop-llvm-loop-estimated-trip-count
define void @f(ptr %p) {
  br label %l
l:
  br label %l, !llvm.loop !0
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.estimated_trip_count", i32 3}

;--- accepts-llvm-loop-i1
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !llvm.loop !0
a:
  ret void
b:
  ret void
}
!0 = distinct !{!0}

;--- accepts-experimental-noalias-scope-decl-metadata
declare void @llvm.experimental.noalias.scope.decl(metadata)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  ret void
}
!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}

;--- experimental-noalias-scope-decl-argument-is-list-of-one
; LLVM 22: !id.scope.list must point to a list with a single scope
declare void @llvm.experimental.noalias.scope.decl(metadata)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.experimental.noalias.scope.decl: the argument must be a list of one scope [SP0218]
  ret void
}
!0 = !{!1, !1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}

;--- experimental-noalias-scope-decl-it-is-list-of-scopes-which
; LLVM 22: scope list must consist of MDNodes
declare void @llvm.experimental.noalias.scope.decl(metadata)
define void @f(ptr %p, i32 %i, i64 %l, <4 x float> %v, <4 x i32> %w, <4 x i1> %m, float %x) {
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
define i8 @f(ptr %p) {
  %v = load i8, ptr %p, !invariant.group !0
  ret i8 %v
}
!0 = !{}

;--- invariant-group-it-is-for-loads-and-stores-i8
; LLVM 22: invariant.group metadata is only for loads and stores
define i8 @f(i8 %p) {
  %v = add i8 %p, 1, !invariant.group !0
;                    ^~~~~~~~~~~~~~~~
; error: !invariant.group: only loads and stores can have it [SP0215]
  ret i8 %v
}
!0 = !{}

;--- accepts-load-noalias
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !noalias !0
  ret i32 %v
}
!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}

;--- noalias-it-is-list-of-scopes-which-are-nodes-load
; LLVM 22: scope list must consist of MDNodes
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !noalias !0
;                        ^~~~~~~~
; error: !noalias: it must be a list of scopes, which are nodes [SP0215]
  ret i32 %v
}
!0 = !{!"a"}

;--- noalias-scope-has-two-or-three-operands
; LLVM 22: scope must have two or three operands
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !noalias !0
;                        ^~~~~~~~
; error: !noalias: a scope must have two or three operands [SP0215]
  ret i32 %v
}
!0 = !{!1}
!1 = !{!2}
!2 = distinct !{!2}

;--- accepts-load-alias-scope-name
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !alias.scope !0
  ret i32 %v
}
!0 = !{!1}
!1 = !{!"s", !2, !"name"}
!2 = !{!"d", !"name"}

;--- alias-scope-third-operand-of-scope-is-string
; LLVM 22: third scope operand must be string (if used)
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !alias.scope !0
;                        ^~~~~~~~~~~~
; error: !alias.scope: the third operand of a scope is a string [SP0215]
  ret i32 %v
}
!0 = !{!1}
!1 = !{!"s", !2, i32 0}
!2 = !{!"d", !"name"}

;--- alias-scope-second-operand-of-domain-is-string
; LLVM 22: second domain operand must be string (if used)
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !alias.scope !0
;                        ^~~~~~~~~~~~
; error: !alias.scope: the second operand of a domain is a string [SP0215]
  ret i32 %v
}
!0 = !{!1}
!1 = !{!"s", !2}
!2 = !{!"d", i32 1}

;--- alias-scope-domain-has-one-or-two-operands
; LLVM 22: domain must have one or two operands
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !alias.scope !0
;                        ^~~~~~~~~~~~
; error: !alias.scope: a domain must have one or two operands [SP0215]
  ret i32 %v
}
!0 = !{!1}
!1 = !{!"s", !2}
!2 = !{}

;--- alias-scope-first-operand-of-scope-is-scope-itself-or-string
; LLVM 22: first scope operand must be self-referential or string
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !alias.scope !0
;                        ^~~~~~~~~~~~
; error: !alias.scope: the first operand of a scope is the scope itself or a string [SP0215]
  ret i32 %v
}
!0 = !{!1}
!1 = !{i32 1, !2}
!2 = !{!"d"}

;--- alias-scope-second-operand-of-scope-is-its-domain-node
; LLVM 22: second scope operand must be MDNode
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !alias.scope !0
;                        ^~~~~~~~~~~~
; error: !alias.scope: the second operand of a scope is its domain, a node [SP0215]
  ret i32 %v
}
!0 = !{!1}
!1 = !{!"s", !"d"}

;--- accepts-load-llvm-access-group
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !llvm.access.group !0
  ret i32 %v
}
!0 = distinct !{}

;--- accepts-load-llvm-access-group-1
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !llvm.access.group !0
  ret i32 %v
}
!0 = !{!1, !2}
!1 = distinct !{}
!2 = distinct !{}

;--- access-group-access-group-is-distinct-node-without-operands-1
; LLVM 22: Access scope list contains invalid access scope
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !llvm.access.group !0
;                        ^~~~~~~~~~~~~~~~~~
; error: !llvm.access.group: an access group must be a distinct node without operands, or a list of such nodes [SP0215]
  ret i32 %v
}
!0 = !{!1}
!1 = !{}

;--- access-group-access-group-is-distinct-node-without-operands-load
; LLVM 22: Access scope list must consist of MDNodes
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !llvm.access.group !0
;                        ^~~~~~~~~~~~~~~~~~
; error: !llvm.access.group: an access group must be a distinct node without operands, or a list of such nodes [SP0215]
  ret i32 %v
}
!0 = !{!"a"}

;--- accepts-load-llvm-access-group-2
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !llvm.access.group !0
  ret i32 %v
}
!0 = !{}

;--- accepts-load-mmra
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !mmra !0
  ret i32 %v
}
!0 = !{!"a", !"b"}

;--- mmra-it-is-pair-of-strings-or-list-of-such-pairs
; LLVM 22: !mmra metadata tuple operand is not an MMRA tag
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !mmra !0
;                        ^~~~~
; error: !mmra: it must be a pair of strings, or a list of such pairs [SP0215]
  ret i32 %v
}
!0 = !{!"a", i32 0}

;--- accepts-load-mmra-1
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !mmra !0
  ret i32 %v
}
!0 = !{!1, !1}
!1 = !{!"a", !"b"}

;--- mmra-it-is-pair-of-strings-or-list-of-such-pairs-1
; LLVM 22: !mmra metadata tuple operand is not an MMRA tag
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !mmra !0
;                        ^~~~~
; error: !mmra: it must be a pair of strings, or a list of such pairs [SP0215]
  ret i32 %v
}
!0 = !{!1, !2}
!1 = !{!"a", !"b"}
!2 = !{!"a", !"b", !"c"}

;--- mmra-it-is-for-instructions-that-access-memory
; LLVM 22: !mmra metadata attached to unexpected instruction kind
define i32 @f(i32 %p) {
  %v = add i32 %p, 1, !mmra !0
;                     ^~~~~
; error: !mmra: only instructions that access memory can have it [SP0215]
  ret i32 %v
}
!0 = !{!"a", !"b"}

;--- accepts-coro-begin-token
declare ptr @llvm.coro.begin(token, ptr)
define void @f(ptr %p) {
  br label %f, !llvm.loop !0
f:
  br label %f, !llvm.loop !0
}
!0 = !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}
