; test: verify
; llvm: 22
; Access tags of TBAA.
;--- accepts-store-tbaa-root-i64
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}

;--- tbaa-type-accessed-is-scalar-name-and-type-it-belongs-to-void
; LLVM 22: Access type node must be a valid scalar type
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: the accessed type must be a scalar: a name and a parent type [SP0215]
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int"}

;--- accepts-store-tbaa-root-3
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!1, !2, i64 0}
!1 = !{!"s", !2}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;--- tbaa-first-operand-of-struct-type-is-its-name
; LLVM 22: Struct tag nodes have a string as their first operand
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: the first operand of a struct type must be its name [SP0215]
  ret void
}
!0 = !{!1, !2, i64 0}
!1 = !{i32 3, !2, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;--- tbaa-type-of-field-is-node-void
; LLVM 22: Incorrect field entry in struct type node!
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: the type of a field must be a node [SP0215]
  ret void
}
!0 = !{!1, !2, i64 0}
!1 = !{!"s", i32 3, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;--- tbaa-offset-of-field-is-integer-void
; LLVM 22: Offset entries must be constants!
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: the offset of a field must be an integer [SP0215]
  ret void
}
!0 = !{!1, !2, i64 0}
!1 = !{!"s", !2, !"x"}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;--- tbaa-offsets-of-fields-have-one-type-void
; LLVM 22: Bitwidth between the offsets and struct type entries must match
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: the offsets of the fields must have one type [SP0215]
  ret void
}
!0 = !{!1, !2, i64 0}
!1 = !{!"s", !2, i64 0, !2, i32 4}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;--- tbaa-offsets-of-fields-are-in-ascending-order-void
; LLVM 22: Offsets must be increasing!
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: the offsets of the fields must be in ascending order [SP0215]
  ret void
}
!0 = !{!1, !2, i64 0}
!1 = !{!"s", !2, i64 8, !2, i64 4}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;--- accepts-store-tbaa-root-3-i64-4
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!1, !2, i64 4}
!1 = !{!"s", !2, i64 0, !2, i64 4}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;--- tbaa-offset-does-not-end-at-field-of-type-accessed-void
; LLVM 22: Offset not zero at the point of scalar access
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: the offset does not end at a field of the accessed type [SP0215]
  ret void
}
!0 = !{!1, !2, i64 6}
!1 = !{!"s", !2, i64 0, !2, i64 4}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;--- tbaa-offset-has-another-type-than-offsets-of-fields-void-i32-4
; LLVM 22: Access bit-width not the same as description bit-width
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: the type of the offset differs from that of the fields' offsets [SP0215]
  ret void
}
!0 = !{!1, !2, i32 4}
!1 = !{!"s", !2, i64 0, !2, i64 4}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;--- tbaa-type-accessed-is-not-met-on-way-from-base-to-offset-void
; LLVM 22: Did not see access type in access path!
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: the accessed type is not on the path from the base type at the offset [SP0215]
  ret void
}
!0 = !{!1, !2, i64 8}
!1 = !{!"s", !2, i64 0, !4, i64 8}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}
!4 = !{!"float", !3, i64 0}

;--- tbaa-type-accessed-is-scalar-name-and-type-it-belongs-to-4
; LLVM 22: Access type node must be a valid scalar type
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: the accessed type must be a scalar: a name and a parent type [SP0215]
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"s", !2, i64 0, !2, i64 4}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;--- accepts-store-tbaa-root
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!"int", !1}
!1 = !{!"root"}

;--- accepts-store-tbaa-root-3-i64-1
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!2, !2, i64 0, i64 1}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;--- tbaa-whether-what-is-accessed-is-constant-is-0-or-1-void
; LLVM 22: Immutability part of the struct tag metadata must be either 0 or 1
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: the flag for constant memory must be 0 or 1 [SP0215]
  ret void
}
!0 = !{!2, !2, i64 0, i64 2}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;--- tbaa-whether-what-is-accessed-is-constant-is-0-or-1-void-2
; LLVM 22: Immutability tag on struct tag metadata must be a constant
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: the flag for constant memory must be 0 or 1 [SP0215]
  ret void
}
!0 = !{!2, !2, i64 0, !"x"}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;--- tbaa-access-tag-has-three-operands-or-four-void
; LLVM 22: Struct tag metadata must have either 3 or 4 operands
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: an access tag must have three or four operands [SP0215]
  ret void
}
!0 = !{!2, !2, i64 0, i64 0, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;--- tbaa-type-accessed-is-scalar-name-and-type-it-belongs-to-null
; LLVM 22: (crashes)
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: the accessed type must be a scalar: a name and a parent type [SP0215]
  ret void
}
!0 = !{null, !2, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;--- tbaa-type-accessed-is-node-void
; LLVM 22: Malformed struct tag metadata: base and access-type should be non-null and point to Metadata nodes
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: the accessed type must be a node [SP0215]
  ret void
}
!0 = !{!2, !"x", i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;--- tbaa-offset-is-integer-void
; LLVM 22: Offset must be constant integer
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: the offset must be an integer [SP0215]
  ret void
}
!0 = !{!2, !2, !"zero"}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;--- tbaa-types-on-way-to-one-accessed-go-round-in-circle
; LLVM 22: Cycle detected in struct path
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: the types on the path to the accessed one form a cycle [SP0215]
  ret void
}
!0 = !{!1, !2, i64 0}
!1 = distinct !{!"s", !1, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;--- tbaa-type-accessed-is-scalar-name-and-type-it-belongs-to-void-root
; LLVM 22: Access type node must be a valid scalar type
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: the accessed type must be a scalar: a name and a parent type [SP0215]
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 1}
!2 = !{!"root"}

;--- tbaa-offset-has-another-type-than-offsets-of-fields-void
; LLVM 22: Access bit-width not the same as description bit-width
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: the type of the offset differs from that of the fields' offsets [SP0215]
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i32 0}
!2 = !{!"root", !3, i64 0}
!3 = !{}

;--- accepts-store-tbaa-root-4
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!1, !1, i64 0, i64 4}
!1 = !{!2, i64 4, !"int"}
!2 = !{!"root"}

;--- tbaa-access-tag-with-size-has-four-operands-or-five-void
; LLVM 22: Access tag metadata must have either 4 or 5 operands
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: an access tag with a size must have four or five operands [SP0215]
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!2, i64 4, !"int"}
!2 = !{!"root"}

;--- tbaa-type-with-sizes-has-three-operands-for-itself-and-three
; LLVM 22: Access tag nodes must have the number of operands that is a multiple of 3!
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: a type with sizes must have three operands for itself and three for each field [SP0215]
  ret void
}
!0 = !{!4, !1, i64 0, i64 4}
!1 = !{!2, i64 4, !"int"}
!2 = !{!"root"}
!4 = !{!2, i64 8, !"s", !1, i64 0, i64 4, !1, i64 4}

;--- accepts-store-tbaa-root-i64-8
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!4, !1, i64 0, i64 4}
!1 = !{!2, i64 4, !"int"}
!2 = !{!"root"}
!4 = !{!2, i64 8, !"s", !1, i64 0, i64 4, !1, i64 4, i64 4}

;--- tbaa-size-of-type-is-integer
; LLVM 22: Type size nodes must be constants!
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: the size of a type must be an integer [SP0215]
  ret void
}
!0 = !{!4, !1, i64 0, i64 4}
!1 = !{!2, i64 4, !"int"}
!2 = !{!"root"}
!4 = !{!2, !"x", !"s", !1, i64 0, i64 4}

;--- tbaa-size-of-field-is-integer
; LLVM 22: Member size entries must be constants!
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: the size of a field must be an integer [SP0215]
  ret void
}
!0 = !{!4, !1, i64 0, i64 4}
!1 = !{!2, i64 4, !"int"}
!2 = !{!"root"}
!4 = !{!2, i64 8, !"s", !1, i64 0, !"x"}

;--- tbaa-size-of-access-is-integer
; LLVM 22: Access size field must be a constant
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: the size of an access must be an integer [SP0215]
  ret void
}
!0 = !{!4, !1, i64 0, !"x"}
!1 = !{!2, i64 4, !"int"}
!2 = !{!"root"}
!4 = !{!2, i64 8, !"s", !1, i64 0, i64 4}

;--- accepts-store-tbaa-root-8-2
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!4, !1, i64 0, i64 4, i64 1}
!1 = !{!2, i64 4, !"int"}
!2 = !{!"root"}
!4 = !{!2, i64 8, !"s", !1, i64 0, i64 4}

;--- tbaa-access-tag-with-size-has-four-operands-or-five-8
; LLVM 22: Access tag metadata must have either 4 or 5 operands
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: an access tag with a size must have four or five operands [SP0215]
  ret void
}
!0 = !{!4, !1, i64 0, i64 4, i64 1, i64 3}
!1 = !{!2, i64 4, !"int"}
!2 = !{!"root"}
!4 = !{!2, i64 8, !"s", !1, i64 0, i64 4}

;--- tbaa-access-tags-are-for-instructions-that-access-memory-ptr
; LLVM 22: This instruction shall not have a TBAA access tag!
define i32 @f(ptr %p) {
  %a = add i32 1, 2, !tbaa !0
;                    ^~~~~
; error: !tbaa: only instructions that access memory can have access tags [SP0215]
  ret i32 %a
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}

;--- accepts-tbaa-int-root
declare i32 @g(ptr)
define i32 @f(ptr %p) {
  %a = call i32 @g(ptr %p), !tbaa !0
  ret i32 %a
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}

;--- accepts-load-tbaa-struct-root
define void @f(ptr %p) {
  %a = load i32, ptr %p, !tbaa.struct !0
  ret void
}
!0 = !{i64 0, i64 4, !1}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;--- accepts-load-tbaa-root-1-i64-0
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
  ret i32 %v
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}

;--- accepts-load-tbaa-root-1-2-2
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
  ret i32 %v
}
!0 = !{!1, !1, i64 0, i64 1}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}

;--- tbaa-whether-what-is-accessed-is-constant-is-0-or-1-load
; LLVM 22: Immutability part of the struct tag metadata must be either 0 or 1
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
;                        ^~~~~
; error: !tbaa: the flag for constant memory must be 0 or 1 [SP0215]
  ret i32 %v
}
!0 = !{!1, !1, i64 0, i64 2}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}

;--- tbaa-offset-does-not-end-at-field-of-type-accessed-load
; LLVM 22: Offset not zero at the point of scalar access
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
;                        ^~~~~
; error: !tbaa: the offset does not end at a field of the accessed type [SP0215]
  ret i32 %v
}
!0 = !{!1, !1, i64 4}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}

;--- tbaa-access-tag-has-three-operands-or-four-load
; LLVM 22: Struct tag metadata must have either 3 or 4 operands
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
;                        ^~~~~
; error: !tbaa: an access tag must have three or four operands [SP0215]
  ret i32 %v
}
!0 = !{!1, !1, i64 0, i64 1, i64 2}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}

;--- tbaa-access-tag-has-operands
; LLVM 22: TBAA metadata cannot have 0 operands
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
;                        ^~~~~
; error: !tbaa: an access tag needs operands [SP0215]
  ret i32 %v
}
!0 = !{}

;--- accepts-load-tbaa-root-1
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
  ret i32 %v
}
!0 = !{!"int", !1}
!1 = !{!"root"}

;--- accepts-load-tbaa-root-1-i64
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
  ret i32 %v
}
!0 = !{!"int", !1, i64 0}
!1 = !{!"root"}

;--- tbaa-type-accessed-is-scalar-name-and-type-it-belongs-to-load
; LLVM 22: Access type node must be a valid scalar type
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
;                        ^~~~~
; error: !tbaa: the accessed type must be a scalar: a name and a parent type [SP0215]
  ret i32 %v
}
!0 = !{!"int"}

;--- tbaa-access-tags-are-for-instructions-that-access-memory
; LLVM 22: This instruction shall not have a TBAA access tag!
define i32 @f(i32 %p) {
  %v = add i32 %p, 1, !tbaa !0
;                     ^~~~~
; error: !tbaa: only instructions that access memory can have access tags [SP0215]
  ret i32 %v
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}

;--- accepts-load-root-struct
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
  ret i32 %v
}
!0 = !{!3, !1, i64 4}
!1 = !{!"int", !2}
!2 = !{!"root"}
!3 = !{!"struct", !1, i64 0, !1, i64 4}

;--- tbaa-offset-does-not-end-at-field-of-type-accessed-struct
; LLVM 22: Offset not zero at the point of scalar access
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
;                        ^~~~~
; error: !tbaa: the offset does not end at a field of the accessed type [SP0215]
  ret i32 %v
}
!0 = !{!3, !1, i64 2}
!1 = !{!"int", !2}
!2 = !{!"root"}
!3 = !{!"struct", !1, i64 0, !1, i64 4}

;--- tbaa-offsets-of-fields-are-in-ascending-order-load
; LLVM 22: Offsets must be increasing!
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
;                        ^~~~~
; error: !tbaa: the offsets of the fields must be in ascending order [SP0215]
  ret i32 %v
}
!0 = !{!3, !1, i64 4}
!1 = !{!"int", !2}
!2 = !{!"root"}
!3 = !{!"struct", !1, i64 4, !1, i64 0}

;--- tbaa-struct-type-has-name-and-type-and-offset-for-each-field
; LLVM 22: Struct tag nodes must have an odd number of operands!
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
;                        ^~~~~
; error: !tbaa: a struct type must have a name, and a type and an offset for each field [SP0215]
  ret i32 %v
}
!0 = !{!3, !1, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}
!3 = !{!"struct", !1, i64 0, !1}

;--- tbaa-offsets-of-fields-have-one-type-load
; LLVM 22: Bitwidth between the offsets and struct type entries must match
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
;                        ^~~~~
; error: !tbaa: the offsets of the fields must have one type [SP0215]
  ret i32 %v
}
!0 = !{!3, !1, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}
!3 = !{!"struct", !1, i64 0, !1, i32 4}

;--- tbaa-offset-of-field-is-integer-load
; LLVM 22: Offset entries must be constants!
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
;                        ^~~~~
; error: !tbaa: the offset of a field must be an integer [SP0215]
  ret i32 %v
}
!0 = !{!3, !1, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}
!3 = !{!"struct", !1, i64 0, !1, !"a"}

;--- tbaa-type-of-field-is-node-load
; LLVM 22: Incorrect field entry in struct type node!
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
;                        ^~~~~
; error: !tbaa: the type of a field must be a node [SP0215]
  ret i32 %v
}
!0 = !{!3, !1, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}
!3 = !{!"struct", !"x", i64 0, !1, i64 4}

;--- tbaa-type-accessed-is-not-met-on-way-from-base-to-offset-load
; LLVM 22: Did not see access type in access path!
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
;                        ^~~~~
; error: !tbaa: the accessed type is not on the path from the base type at the offset [SP0215]
  ret i32 %v
}
!0 = !{!3, !4, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}
!3 = !{!"struct", !1, i64 0}
!4 = !{!"float", !2}

;--- tbaa-type-accessed-is-scalar-name-and-type-it-belongs-to-struct
; LLVM 22: Access type node must be a valid scalar type
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
;                        ^~~~~
; error: !tbaa: the accessed type must be a scalar: a name and a parent type [SP0215]
  ret i32 %v
}
!0 = !{!3, !3, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}
!3 = !{!"struct", !1, i64 0, !1, i64 4}

;--- tbaa-offset-has-another-type-than-offsets-of-fields-load
; LLVM 22: Access bit-width not the same as description bit-width
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
;                        ^~~~~
; error: !tbaa: the type of the offset differs from that of the fields' offsets [SP0215]
  ret i32 %v
}
!0 = !{!3, !1, i32 0}
!1 = !{!"int", !2}
!2 = !{!"root"}
!3 = !{!"struct", !1, i64 0, !1, i64 4}

;--- tbaa-offset-is-integer-load
; LLVM 22: Offset must be constant integer
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
;                        ^~~~~
; error: !tbaa: the offset must be an integer [SP0215]
  ret i32 %v
}
!0 = !{!1, !1, !"a"}
!1 = !{!"int", !2}
!2 = !{!"root"}

;--- tbaa-type-accessed-is-node-load
; LLVM 22: Malformed struct tag metadata: base and access-type should be non-null and point to Metadata nodes
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
;                        ^~~~~
; error: !tbaa: the accessed type must be a node [SP0215]
  ret i32 %v
}
!0 = !{!1, null, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}

;--- accepts-load-tbaa-root-3
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
  ret i32 %v
}
!0 = !{!3, !3, i64 0, i64 4}
!3 = !{!2, i64 4, !"int"}
!2 = !{!"root"}

;--- tbaa-access-tag-with-size-has-four-operands-or-five-load
; LLVM 22: Access tag metadata must have either 4 or 5 operands
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
;                        ^~~~~
; error: !tbaa: an access tag with a size must have four or five operands [SP0215]
  ret i32 %v
}
!0 = !{!3, !3, i64 0}
!3 = !{!2, i64 4, !"int"}
!2 = !{!"root"}

;--- accepts-load-tbaa-root-8
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
  ret i32 %v
}
!0 = !{!4, !3, i64 4, i64 4}
!3 = !{!2, i64 4, !"int"}
!2 = !{!"root"}
!4 = !{!2, i64 8, !"s", !3, i64 0, i64 4, !3, i64 4, i64 4}
