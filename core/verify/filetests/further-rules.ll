; test: verify
; llvm: 22
; Small modules, and what LLVM 22 says of those that it refuses.
;---
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}

;---
; LLVM 22: Access type node must be a valid scalar type
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: the type accessed is a scalar: a name, and the type it belongs to [SP0215]
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int"}

;---
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!1, !2, i64 0}
!1 = !{!"s", !2}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;---
; LLVM 22: Struct tag nodes have a string as their first operand
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: the first operand of a struct type is its name [SP0215]
  ret void
}
!0 = !{!1, !2, i64 0}
!1 = !{i32 3, !2, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;---
; LLVM 22: Incorrect field entry in struct type node!
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: the type of a field is a node [SP0215]
  ret void
}
!0 = !{!1, !2, i64 0}
!1 = !{!"s", i32 3, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;---
; LLVM 22: Offset entries must be constants!
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: the offset of a field is an integer [SP0215]
  ret void
}
!0 = !{!1, !2, i64 0}
!1 = !{!"s", !2, !"x"}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;---
; LLVM 22: Bitwidth between the offsets and struct type entries must match
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: the offsets of the fields have one type [SP0215]
  ret void
}
!0 = !{!1, !2, i64 0}
!1 = !{!"s", !2, i64 0, !2, i32 4}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;---
; LLVM 22: Offsets must be increasing!
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: the offsets of the fields are in ascending order [SP0215]
  ret void
}
!0 = !{!1, !2, i64 0}
!1 = !{!"s", !2, i64 8, !2, i64 4}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;---
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!1, !2, i64 4}
!1 = !{!"s", !2, i64 0, !2, i64 4}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;---
; LLVM 22: Offset not zero at the point of scalar access
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: the offset does not end at a field of the type accessed [SP0215]
  ret void
}
!0 = !{!1, !2, i64 6}
!1 = !{!"s", !2, i64 0, !2, i64 4}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;---
; LLVM 22: Access bit-width not the same as description bit-width
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: the offset has another type than the offsets of the fields [SP0215]
  ret void
}
!0 = !{!1, !2, i32 4}
!1 = !{!"s", !2, i64 0, !2, i64 4}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;---
; LLVM 22: Did not see access type in access path!
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: the type accessed is not met on the way from the base to the offset [SP0215]
  ret void
}
!0 = !{!1, !2, i64 8}
!1 = !{!"s", !2, i64 0, !4, i64 8}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}
!4 = !{!"float", !3, i64 0}

;---
; LLVM 22: Access type node must be a valid scalar type
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: the type accessed is a scalar: a name, and the type it belongs to [SP0215]
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"s", !2, i64 0, !2, i64 4}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;---
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!"int", !1}
!1 = !{!"root"}

;---
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!2, !2, i64 0, i64 1}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;---
; LLVM 22: Immutability part of the struct tag metadata must be either 0 or 1
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: whether what is accessed is constant is 0 or 1 [SP0215]
  ret void
}
!0 = !{!2, !2, i64 0, i64 2}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;---
; LLVM 22: Immutability tag on struct tag metadata must be a constant
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: whether what is accessed is constant is 0 or 1 [SP0215]
  ret void
}
!0 = !{!2, !2, i64 0, !"x"}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;---
; LLVM 22: Struct tag metadata must have either 3 or 4 operands
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: an access tag has three operands, or four [SP0215]
  ret void
}
!0 = !{!2, !2, i64 0, i64 0, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;---
; LLVM 22: (crashes)
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: the type accessed is a scalar: a name, and the type it belongs to [SP0215]
  ret void
}
!0 = !{null, !2, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;---
; LLVM 22: Malformed struct tag metadata: base and access-type should be non-null and point to Metadata nodes
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: the type accessed is a node [SP0215]
  ret void
}
!0 = !{!2, !"x", i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;---
; LLVM 22: Offset must be constant integer
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: the offset is an integer [SP0215]
  ret void
}
!0 = !{!2, !2, !"zero"}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;---
; LLVM 22: Cycle detected in struct path
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: the types on the way to the one accessed go round in a circle [SP0215]
  ret void
}
!0 = !{!1, !2, i64 0}
!1 = distinct !{!"s", !1, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;---
; LLVM 22: Access type node must be a valid scalar type
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: the type accessed is a scalar: a name, and the type it belongs to [SP0215]
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 1}
!2 = !{!"root"}

;---
; LLVM 22: Access bit-width not the same as description bit-width
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: the offset has another type than the offsets of the fields [SP0215]
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i32 0}
!2 = !{!"root", !3, i64 0}
!3 = !{}

;---
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!1, !1, i64 0, i64 4}
!1 = !{!2, i64 4, !"int"}
!2 = !{!"root"}

;---
; LLVM 22: Access tag metadata must have either 4 or 5 operands
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: an access tag with a size has four operands, or five [SP0215]
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!2, i64 4, !"int"}
!2 = !{!"root"}

;---
; LLVM 22: Access tag nodes must have the number of operands that is a multiple of 3!
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: a type with sizes has three operands for itself and three for each field [SP0215]
  ret void
}
!0 = !{!4, !1, i64 0, i64 4}
!1 = !{!2, i64 4, !"int"}
!2 = !{!"root"}
!4 = !{!2, i64 8, !"s", !1, i64 0, i64 4, !1, i64 4}

;---
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!4, !1, i64 0, i64 4}
!1 = !{!2, i64 4, !"int"}
!2 = !{!"root"}
!4 = !{!2, i64 8, !"s", !1, i64 0, i64 4, !1, i64 4, i64 4}

;---
; LLVM 22: Type size nodes must be constants!
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: the size of a type is an integer [SP0215]
  ret void
}
!0 = !{!4, !1, i64 0, i64 4}
!1 = !{!2, i64 4, !"int"}
!2 = !{!"root"}
!4 = !{!2, !"x", !"s", !1, i64 0, i64 4}

;---
; LLVM 22: Member size entries must be constants!
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: the size of a field is an integer [SP0215]
  ret void
}
!0 = !{!4, !1, i64 0, i64 4}
!1 = !{!2, i64 4, !"int"}
!2 = !{!"root"}
!4 = !{!2, i64 8, !"s", !1, i64 0, !"x"}

;---
; LLVM 22: Access size field must be a constant
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: the size of an access is an integer [SP0215]
  ret void
}
!0 = !{!4, !1, i64 0, !"x"}
!1 = !{!2, i64 4, !"int"}
!2 = !{!"root"}
!4 = !{!2, i64 8, !"s", !1, i64 0, i64 4}

;---
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!4, !1, i64 0, i64 4, i64 1}
!1 = !{!2, i64 4, !"int"}
!2 = !{!"root"}
!4 = !{!2, i64 8, !"s", !1, i64 0, i64 4}

;---
; LLVM 22: Access tag metadata must have either 4 or 5 operands
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
;                      ^~~~~
; error: !tbaa: an access tag with a size has four operands, or five [SP0215]
  ret void
}
!0 = !{!4, !1, i64 0, i64 4, i64 1, i64 3}
!1 = !{!2, i64 4, !"int"}
!2 = !{!"root"}
!4 = !{!2, i64 8, !"s", !1, i64 0, i64 4}

;---
; LLVM 22: This instruction shall not have a TBAA access tag!
define i32 @f(ptr %p) {
  %a = add i32 1, 2, !tbaa !0
;                    ^~~~~
; error: !tbaa: access tags are for instructions that access memory [SP0215]
  ret i32 %a
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}

;---
declare i32 @g(ptr)
define i32 @f(ptr %p) {
  %a = call i32 @g(ptr %p), !tbaa !0
  ret i32 %a
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}

;---
; LLVM 22: invalid function linkage type
define common void @f() {
;                  ^~
; error: a function cannot have linkage common [SP0212]
  ret void
}

;---
; LLVM 22: invalid function return type
define metadata @f() {
;      ^~~~~~~~
; error: a function cannot return metadata [SP0105]
  ret metadata !{}
}

;---
; LLVM 22: 'builtin' attribute not valid on function
define void @f() builtin {
;                ^~~~~~~
; error: `builtin` is an attribute of calls; it cannot stand here [SP0108]
  ret void
}

;---
; LLVM 22: Attribute 'elementtype' can only be applied to intrinsics and inline asm.
declare void @f(ptr elementtype(i8))
;                   ^~~~~~~~~~~
; error: elementtype is an attribute of arguments of calls, not of parameters [SP0214]

;---
; LLVM 22: functions with 'sret' argument must return void
define ptr addrspace(1) @f(ptr addrspace(1) sret(i32) %p) {
;      ^~~
; error: a function with an sret parameter returns void, not ptr addrspace(1) [SP0105]
  ret ptr addrspace(1) %p
}

;---
; LLVM 22: functions with 'sret' argument must return void
define i32 @f(ptr sret(i32) %p) {
;      ^~~
; error: a function with an sret parameter returns void, not i32 [SP0105]
  ret i32 0
}

;---
; LLVM 22: Calling convention disallows byval
define amdgpu_kernel void @f(ptr byval(i32) %p) {
;                         ^~
; error: a function with amdgpu_kernel has no byval parameter [SP0216]
  ret void
}

;---
define amdgpu_kernel void @f(ptr addrspace(4) byref(i32) %p) {
  ret void
}

;---
define amdgpu_kernel void @f(ptr addrspace(5) byref(i32) %p) {
  ret void
}

;---
; LLVM 22: Calling convention disallows inalloca
define amdgpu_kernel void @f(ptr inalloca(i32) %p) {
;                         ^~
; error: a function with amdgpu_kernel has no inalloca parameter [SP0216]
  ret void
}

;---
; LLVM 22: Calling convention disallows preallocated
define amdgpu_kernel void @f(ptr preallocated(i32) %p) {
;                         ^~
; error: a function with amdgpu_kernel has no preallocated parameter [SP0216]
  ret void
}

;---
; LLVM 22: Calling convention does not allow sret
define amdgpu_kernel void @f(ptr sret(i32) %p) {
;                         ^~
; error: a function with amdgpu_kernel has no sret parameter [SP0216]
  ret void
}

;---
; LLVM 22: Calling convention requires void return type
define amdgpu_kernel i32 @f() {
;                        ^~
; error: a function with amdgpu_kernel returns nothing, not i32 [SP0216]
  ret i32 0
}

;---
; LLVM 22: Calling convention disallows byval
define amdgpu_vs void @f(ptr byval(i32) %p) {
;                     ^~
; error: a function with amdgpu_vs has no byval parameter [SP0216]
  ret void
}

;---
define amdgpu_cs i32 @f(i32 %p) {
  ret i32 %p
}

;---
define amdgpu_ps i32 @f(i32 inreg %p) {
  ret i32 %p
}

;---
define amdgpu_gfx void @f(ptr byref(i32) %p) {
  ret void
}

;---
define amdgpu_gfx void @f(ptr byval(i32) %p) {
  ret void
}

;---
; LLVM 22: Calling convention requires void return type
define spir_kernel i32 @f() {
;                      ^~
; error: a function with spir_kernel returns nothing, not i32 [SP0216]
  ret i32 0
}

;---
; LLVM 22: Calling convention does not support varargs or perfect forwarding!
define spir_kernel void @f(...) {
;                       ^~
; error: a function with spir_kernel has no variable arguments [SP0216]
  ret void
}

;---
define ptx_kernel i32 @f() {
  ret i32 0
}

;---
define ptx_device i32 @f() {
  ret i32 0
}

;---
; LLVM 22: Calling convention does not support varargs or perfect forwarding!
define ptx_device void @f(...) {
;                      ^~
; error: a function with ptx_device has no variable arguments [SP0216]
  ret void
}

;---
; LLVM 22: Calling convention does not support varargs or perfect forwarding!
define intel_ocl_bicc void @f(...) {
;                          ^~
; error: a function with intel_ocl_bicc has no variable arguments [SP0216]
  ret void
}

;---
; LLVM 22: Calling convention does not support varargs or perfect forwarding!
define fastcc void @f(...) {
;                  ^~
; error: a function with fastcc has no variable arguments [SP0216]
  ret void
}

;---
; LLVM 22: Calling convention does not support varargs or perfect forwarding!
define coldcc void @f(...) {
;                  ^~
; error: a function with coldcc has no variable arguments [SP0216]
  ret void
}

;---
; LLVM 22: Function takes token but isn't an intrinsic
define void @f(token %t) {
;           ^~
; error: only an intrinsic takes token [SP0209]
  ret void
}

;---
; LLVM 22: Function returns a token but isn't an intrinsic
define token @f() {
;            ^~
; error: only an intrinsic returns token [SP0209]
  ret token none
}

;---
; LLVM 22: Function takes x86_amx but isn't an intrinsic
define void @f(x86_amx %t) {
;           ^~
; error: only an intrinsic takes x86_amx [SP0209]
  ret void
}

;---
; LLVM 22: Function returns a x86_amx but isn't an intrinsic
define x86_amx @f() {
;              ^~
; error: only an intrinsic returns x86_amx [SP0209]
  ret x86_amx undef
}

;---
; LLVM 22: Function takes metadata but isn't an intrinsic
define void @f(metadata %m) {
;           ^~
; error: only an intrinsic takes metadata [SP0209]
  ret void
}

;---
; LLVM 22: invalid type for function argument
define void @f(label %m) {
;              ^~~~~
; error: a parameter cannot have type label [SP0105]
  ret void
}

;---
; LLVM 22: Function declaration shouldn't have a personality routine
declare void @f() personality ptr @g
;            ^~
; error: a function that is only declared has no personality [SP0212]
declare i32 @g()

;---
; LLVM 22: llvm intrinsics cannot be defined!
define void @llvm.trap() {
;           ^~~~~~~~~~
; error: an intrinsic cannot be defined [SP0211]
;   note: LLVM's verifier says: llvm intrinsics cannot be defined!
  ret void
}

;---
; LLVM 22: llvm intrinsics cannot be defined!
define void @llvm.foo() {
;           ^~~~~~~~~
; error: an intrinsic cannot be defined [SP0211]
;   note: LLVM's verifier says: llvm intrinsics cannot be defined!
  ret void
}

;---
declare void @llvm.nothing.known.of()

;---
; LLVM 22: expected 'global' or 'constant'
@g = external hidden dso_local global i32
;                    ^~~~~~~~~
; error: `dso_local` is out of place: linkage, dso_local, visibility, dllimport, thread_local and unnamed_addr stand in this order, one of each [SP0101]

;---
@g = external hidden global i32

;---
@g = hidden global i32 0

;---
; LLVM 22: symbol with local linkage must have default visibility
@g = private hidden global i32 0
;~
; error: a symbol with private linkage is not seen outside of the module, so it cannot be hidden [SP0212]

;---
; LLVM 22: symbol with local linkage must have default visibility
@g = internal protected global i32 0
;~
; error: a symbol with internal linkage is not seen outside of the module, so it cannot be protected [SP0212]

;---
; LLVM 22: dso_location and DLL-StorageClass mismatch
@g = dso_local dllimport global i32 0
;                      ^
; error: what another module defines is not dso_local: dllimport contradicts it [SP0101]

;---
@g = external dllimport global i32

;---
; LLVM 22: Global is marked as dllimport, but not external
@g = dllimport global i32 0
;~
; error: what is defined here cannot be dllimport [SP0212]

;---
; LLVM 22: Global is marked as dllimport, but not external
define dllimport void @f() {
;                     ^~
; error: what is defined here cannot be dllimport [SP0212]
  ret void
}

;---
declare dllimport void @f()

;---
; LLVM 22: dllimport GlobalValue must have default visibility
@g = external hidden dllimport global i32
;~
; error: what another module defines has its visibility there: dllimport cannot be hidden [SP0212]

;---
; LLVM 22: Only global arrays can have appending linkage!
@g = appending global i32 0
;~
; error: a variable with linkage appending is an array, not i32 [SP0212]

;---
@g = appending global [0 x i32] zeroinitializer

;---
@g = appending global [1 x i32] zeroinitializer

;---
@g = linkonce_odr global i32 0, align 1

;---
; LLVM 22: expected value token
@g = internal global i32
;~
; error: the text ends here [SP0101]
;   expected a value of type `i32`

;---
; LLVM 22: expected value token
@g = weak global i32
;~
; error: the text ends here [SP0101]
;   expected a value of type `i32`

;---
; LLVM 22: expected value token
@g = linkonce global i32
;~
; error: the text ends here [SP0101]
;   expected a value of type `i32`

;---
; LLVM 22: 'common' global must have a zero initializer!
@g = common global i32 1
;~
; error: a common variable is zero at first [SP0212]

;---
; LLVM 22: 'common' global may not be marked constant!
@g = common constant i32 0
;~
; error: a common variable cannot be constant [SP0212]

;---
; LLVM 22: 'common' global may not be in a Comdat!
$c = comdat any
@g = common global i32 0, comdat($c)
;~
; error: a common variable cannot be in a comdat [SP0212]

;---
; LLVM 22: wrong initializer for intrinsic global variable
@llvm.used = appending global [1 x ptr] [ptr null], section "llvm.metadata"
;~~~~~~~~~
; error: @llvm.used names global values alone [SP0212]

;---
@llvm.used = appending global [1 x ptr] [ptr @g], section "llvm.metadata"
@g = global i8 0

;---
; LLVM 22: members of llvm.used must be named
@llvm.used = appending global [1 x ptr] [ptr @0], section "llvm.metadata"
;~~~~~~~~~
; error: a member of @llvm.used has a name [SP0212]
@0 = global i8 0

;---
; LLVM 22: invalid linkage for intrinsic global variable
@llvm.used = global [1 x ptr] [ptr @g], section "llvm.metadata"
;~~~~~~~~~
; error: @llvm.used has linkage appending [SP0212]
@g = global i8 0

;---
; LLVM 22: wrong type for intrinsic global variable
@llvm.used = appending global [1 x i8] [i8 0], section "llvm.metadata"
;~~~~~~~~~
; error: @llvm.used is an array of pointers, not of i8 [SP0212]

;---
; LLVM 22: Only global arrays can have appending linkage!
@llvm.used = appending global i8 0, section "llvm.metadata"
;~~~~~~~~~
; error: a variable with linkage appending is an array, not i8 [SP0212]

;---
; LLVM 22: invalid llvm.compiler.used member
@llvm.compiler.used = appending global [1 x ptr] [ptr inttoptr (i64 5 to ptr)], section "llvm.metadata"
;~~~~~~~~~~~~~~~~~~
; error: @llvm.compiler.used names global values alone [SP0212]

;---
@llvm.used = external global [1 x ptr]

;---
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @f, ptr null }]
define void @f() {
  ret void
}

;---
; LLVM 22: the third field of the element type is mandatory, specify ptr null to migrate from the obsoleted 2-field form
@llvm.global_ctors = appending global [1 x { i32, ptr }] [{ i32, ptr } { i32 65535, ptr @f }]
;~~~~~~~~~~~~~~~~~
; error: the structs of @llvm.global_ctors have a third field since LLVM 9: a pointer to the data concerned, or null [SP0212]
define void @f() {
  ret void
}

;---
; LLVM 22: wrong type for intrinsic global variable
@llvm.global_ctors = appending global [1 x { i64, ptr, ptr }] [{ i64, ptr, ptr } { i64 65535, ptr @f, ptr null }]
;~~~~~~~~~~~~~~~~~
; error: @llvm.global_ctors is an array of structs of a priority, a function and data, not of { i64, ptr, ptr } [SP0212]
define void @f() {
  ret void
}

;---
; LLVM 22: wrong type for intrinsic global variable
@llvm.global_ctors = appending global [1 x { i32, ptr, i32 }] [{ i32, ptr, i32 } { i32 65535, ptr @f, i32 0 }]
;~~~~~~~~~~~~~~~~~
; error: the third field of the structs of @llvm.global_ctors is a pointer, not i32 [SP0212]
define void @f() {
  ret void
}

;---
; LLVM 22: wrong type for intrinsic global variable
@llvm.global_dtors = appending global [1 x i32] [i32 1]
;~~~~~~~~~~~~~~~~~
; error: @llvm.global_dtors is an array of structs of a priority, a function and data, not of i32 [SP0212]

;---
; LLVM 22: invalid linkage for intrinsic global variable
@llvm.global_dtors = internal global [1 x { i32, ptr, ptr }] zeroinitializer
;~~~~~~~~~~~~~~~~~
; error: @llvm.global_dtors has linkage appending [SP0212]

;---
@llvm.global_dtors = external global [1 x { i32, ptr, ptr }]

;---
define ptr @f() gc "statepoint-example" {
  %r = call ptr @llvm.experimental.gc.get.pointer.base.p0.p0(ptr null)
  ret ptr %r
}
declare ptr @llvm.experimental.gc.get.pointer.base.p0.p0(ptr)

;---
; LLVM 22: Intrinsic has incorrect return type!
define i32 @f() gc "statepoint-example" {
  %r = call i32 @llvm.experimental.gc.get.pointer.base.i32.p0(ptr null)
; ^~
; error: the result of @llvm.experimental.gc.get.pointer.base.i32.p0 is a pointer, not i32 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect return type!
  ret i32 %r
}
declare i32 @llvm.experimental.gc.get.pointer.base.i32.p0(ptr)

;---
; LLVM 22: gc.get.pointer.base operand and result must be of the same type
define ptr @f() gc "statepoint-example" {
  %r = call ptr @llvm.experimental.gc.get.pointer.base.p0.p1(ptr addrspace(1) null)
;                                                                             ^~~~
; error: the base of a pointer of type ptr addrspace(1) has that type too, not ptr [SP0304]
  ret ptr %r
}
declare ptr @llvm.experimental.gc.get.pointer.base.p0.p1(ptr addrspace(1))

;---
define i64 @f(ptr %p) gc "statepoint-example" {
  %r = call i64 @llvm.experimental.gc.get.pointer.offset.p0(ptr %p)
  ret i64 %r
}
declare i64 @llvm.experimental.gc.get.pointer.offset.p0(ptr)

;---
; LLVM 22: Intrinsic has incorrect argument type!
define i64 @f(i64 %p) gc "statepoint-example" {
  %r = call i64 @llvm.experimental.gc.get.pointer.offset.i64(i64 %p)
;                                                                ^~
; error: argument 1 of @llvm.experimental.gc.get.pointer.offset.i64 is a pointer, not i64 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret i64 %r
}
declare i64 @llvm.experimental.gc.get.pointer.offset.i64(i64)
;           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: readnone cannot stand on type i64 [SP0214]

;---
; LLVM 22: Intrinsic has incorrect return type!
define i32 @f(ptr %p) gc "statepoint-example" {
  %r = call i32 @llvm.experimental.gc.get.pointer.offset.p0(ptr %p)
; ^~
; error: the result of @llvm.experimental.gc.get.pointer.offset.p0 is i64, not i32 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect return type!
  ret i32 %r
}
declare i32 @llvm.experimental.gc.get.pointer.offset.p0(ptr)

;---
; LLVM 22: Cannot have multiple 'swifterror' parameters!
define void @f(ptr swifterror %a, ptr swifterror %b) {
;           ^~
; error: two parameters are swifterror [SP0214]
  ret void
}

;---
; LLVM 22: inalloca isn't on the last parameter!
define void @f(ptr inalloca(i64) %a, ptr %b) {
;                  ^~~~~~~~
; error: inalloca is an attribute of the last parameter [SP0214]
  ret void
}

;---
; LLVM 22: Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!
define void @f(ptr inalloca(i64) inreg %a) {
;                                ^~~~~
; error: inreg and inalloca contradict each other [SP0214]
  ret void
}

;---
define void @f() "amdgpu-unsafe-fp-atomics"="maybe" {
  ret void
}

;---
define void @f() "amdgpu-unsafe-fp-atomics"="true" {
  ret void
}

;---
; LLVM 22: invalid value for 'no-infs-fp-math' attribute: maybe
define void @f() "no-infs-fp-math"="maybe" {
;                ^~~~~~~~~~~~~~~~~
; error: "no-infs-fp-math" is true or false, not "maybe" [SP0214]
  ret void
}

;---
; LLVM 22: invalid value for 'frame-pointer' attribute: some
define void @f() "frame-pointer"="some" {
;                ^~~~~~~~~~~~~~~
; error: "frame-pointer" is one of all, non-leaf, none, reserved, non-leaf-no-reserve, not "some" [SP0214]
  ret void
}

;---
define void @f() "frame-pointer"="non-leaf" {
  ret void
}

;---
; LLVM 22: "patchable-function-prefix" takes an unsigned integer: x
define void @f() "patchable-function-prefix"="x" {
;                ^~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: "patchable-function-prefix" is a number of 32 bits, not "x" [SP0214]
  ret void
}

;---
; LLVM 22: "patchable-function-entry" takes an unsigned integer: -1
define void @f() "patchable-function-entry"="-1" {
;                ^~~~~~~~~~~~~~~~~~~~~~~~~~
; error: "patchable-function-entry" is a number of 32 bits, not "-1" [SP0214]
  ret void
}

;---
; LLVM 22: "warn-stack-size" takes an unsigned integer: x
define void @f() "warn-stack-size"="x" {
;                ^~~~~~~~~~~~~~~~~
; error: "warn-stack-size" is a number of 32 bits, not "x" [SP0214]
  ret void
}

;---
define void @f() "thunk" {
  ret void
}

;---
define void @f() "min-legal-vector-width"="x" {
  ret void
}

;---
define void @f() readnone inaccessiblememonly {
  ret void
}

;---
define void @f() readnone inaccessiblemem_or_argmemonly {
  ret void
}

;---
define void @f() readonly writeonly {
  ret void
}

;---
; LLVM 22: Attributes 'noinline and alwaysinline' are incompatible!
define void @f() noinline alwaysinline {
;                ^~~~~~~~
; error: noinline and alwaysinline contradict each other [SP0214]
  ret void
}

;---
; LLVM 22: Attribute 'optnone' requires 'noinline'!
define void @f() optnone {
;                ^~~~~~~
; error: optnone needs noinline beside it [SP0214]
  ret void
}

;---
; LLVM 22: Attributes 'optsize and optnone' are incompatible!
define void @f() optnone noinline optsize {
;                ^~~~~~~
; error: optnone and optsize contradict each other [SP0214]
  ret void
}

;---
; LLVM 22: Attributes 'minsize and optnone' are incompatible!
define void @f() optnone noinline minsize {
;                ^~~~~~~
; error: optnone and minsize contradict each other [SP0214]
  ret void
}

;---
; LLVM 22: Attribute 'jumptable' requires 'unnamed_addr'
define void @f() jumptable {
;                ^~~~~~~~~
; error: jumptable needs unnamed_addr [SP0214]
  ret void
}

;---
define void @f() unnamed_addr jumptable {
  ret void
}

;---
; LLVM 22: 'allocsize' element size argument is out of bounds
declare void @f(i32) allocsize(1)
;                    ^~~~~~~~~
; error: allocsize(1) names what is no integer parameter [SP0214]

;---
; LLVM 22: 'allocsize' number of elements argument is out of bounds
declare void @f(i32) allocsize(0, 1)
;                    ^~~~~~~~~
; error: allocsize(0,1) names what is no integer parameter [SP0214]

;---
; LLVM 22: 'allocsize' element size argument must refer to an integer parameter
declare void @f(ptr) allocsize(0)
;                    ^~~~~~~~~
; error: allocsize(0) names what is no integer parameter [SP0214]

;---
declare ptr @f(i64, i64) allocsize(0, 1)

;---
define void @f() vscale_range(0, 0) {
  ret void
}

;---
define void @f() vscale_range(1, 0) {
  ret void
}

;---
; LLVM 22: 'vscale_range' minimum cannot be greater than maximum
define void @f() vscale_range(2, 1) {
;           ^~
; error: the least of vscale_range(2,1) is larger than the most [SP0214]
  ret void
}

;---
; LLVM 22: 'vscale_range' minimum must be power-of-two value
define void @f() vscale_range(3, 4) {
;           ^~
; error: the least of vscale_range(3,4) is no power of two [SP0214]
  ret void
}

;---
; LLVM 22: expected '('
define void @f() sanitize_address byval {
;                                 ^~~~~
; error: `byval` is an attribute of parameters and results; it cannot stand here [SP0108]
  ret void
}

;---
; LLVM 22: this attribute does not apply to return values
define nest ptr @f() {
;      ^~~~
; error: nest is an attribute of parameters, not of results [SP0214]
  ret ptr null
}

;---
; LLVM 22: More than one parameter has attribute nest!
define void @f(ptr nest %a, ptr nest %b) {
;           ^~
; error: two parameters are nest [SP0214]
  ret void
}

;---
; LLVM 22: Cannot have multiple 'sret' parameters!
define void @f(ptr sret(i8) %a, ptr sret(i8) %b) {
;           ^~
; error: two parameters are sret [SP0214]
  ret void
}

;---
; LLVM 22: Attribute 'sret' is not on first or second parameter!
define void @f(i8 %x, i8 %y, ptr sret(i8) %a) {
;                                ^~~~
; error: sret is an attribute of the first or second parameter [SP0214]
  ret void
}

;---
define void @f(i8 %x, ptr sret(i8) %a) {
  ret void
}

;---
; LLVM 22: More than one parameter has attribute returned!
define i8 @f(i8 returned %x, i8 returned %a) {
;         ^~
; error: two parameters are returned [SP0214]
  ret i8 %x
}

;---
; LLVM 22: Cannot have multiple 'swiftself' parameters!
define void @f(ptr swiftself %x, ptr swiftself %a) {
;           ^~
; error: two parameters are swiftself [SP0214]
  ret void
}

;---
; LLVM 22: Cannot have multiple 'swiftasync' parameters!
define void @f(ptr swiftasync %x, ptr swiftasync %a) {
;           ^~
; error: two parameters are swiftasync [SP0214]
  ret void
}

;---
; LLVM 22: Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!
define void @f(ptr byval(i8) nest %x) {
;                  ^~~~~
; error: byval and nest contradict each other [SP0214]
  ret void
}

;---
; LLVM 22: Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!
define void @f(ptr byval(i8) inreg %x) {
;                            ^~~~~
; error: inreg and byval contradict each other [SP0214]
  ret void
}

;---
; LLVM 22: Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!
define void @f(ptr inalloca(i8) byval(i8) %x) {
;                               ^~~~~
; error: byval and inalloca contradict each other [SP0214]
  ret void
}

;---
; LLVM 22: Attributes 'inalloca and readonly' are incompatible!
define void @f(ptr inalloca(i8) readonly %x) {
;                  ^~~~~~~~
; error: inalloca and readonly contradict each other [SP0214]
  ret void
}

;---
; LLVM 22: Attributes 'sret and returned' are incompatible!
define void @f(ptr sret(i8) returned %x) {
;           ^~
; error: a returned parameter of type ptr in a function that returns void [SP0214]
;                  ^~~~
; error: sret and returned contradict each other [SP0214]
  ret void
}

;---
; LLVM 22: Attributes 'zeroext and signext' are incompatible!
define void @f(i8 zeroext signext %x) {
;                 ^~~~~~~
; error: zeroext and signext contradict each other [SP0214]
  ret void
}

;---
; LLVM 22: Attributes 'readnone and readonly' are incompatible!
define void @f(ptr readnone readonly %x) {
;                  ^~~~~~~~
; error: readnone and readonly contradict each other [SP0214]
  ret void
}

;---
; LLVM 22: Attributes 'readnone and writeonly' are incompatible!
define void @f(ptr readnone writeonly %x) {
;                  ^~~~~~~~
; error: readnone and writeonly contradict each other [SP0214]
  ret void
}

;---
; LLVM 22: Attributes 'readonly and writeonly' are incompatible!
define void @f(ptr readonly writeonly %x) {
;                  ^~~~~~~~
; error: readonly and writeonly contradict each other [SP0214]
  ret void
}

;---
; LLVM 22: Attribute 'noalias' applied to incompatible type!
define void @f(i8 noalias %x) {
;                 ^~~~~~~
; error: noalias cannot stand on type i8 [SP0214]
  ret void
}

;---
; LLVM 22: Attribute 'zeroext' applied to incompatible type!
define void @f(ptr zeroext %x) {
;                  ^~~~~~~
; error: zeroext cannot stand on type ptr [SP0214]
  ret void
}

;---
; LLVM 22: Attribute 'byval' does not support unsized types!
define void @f(ptr byval(%opaque) %x) {
;                  ^~~~~
; error: byval(%opaque) has no size [SP0214]
  ret void
}
%opaque = type opaque

;---
; LLVM 22: Attribute 'inalloca' does not support unsized types!
define void @f(ptr inalloca(%opaque) %x) {
;                  ^~~~~~~~
; error: inalloca(%opaque) has no size [SP0214]
  ret void
}
%opaque = type opaque

;---
; LLVM 22: Attribute 'preallocated' does not support unsized types!
define void @f(ptr preallocated(%opaque) %x) {
;                  ^~~~~~~~~~~~
; error: preallocated(%opaque) has no size [SP0214]
  ret void
}
%opaque = type opaque

;---
; LLVM 22: Attribute 'byref' does not support unsized types!
define void @f(ptr byref(%opaque) %x) {
;                  ^~~~~
; error: byref(%opaque) has no size [SP0214]
  ret void
}
%opaque = type opaque

;---
define void @f(ptr sret(%opaque) %x) {
  ret void
}
%opaque = type opaque

;---
define void @f(ptr swifterror %x) {
  ret void
}

;---
; LLVM 22: swifterror alloca must have pointer type
define void @f() {
  %a = alloca swifterror i32
; ^~
; error: a swifterror alloca holds a pointer, not i32 [SP0207]
  ret void
}

;---
; LLVM 22: swifterror alloca must not be array allocation
define void @f() {
  %a = alloca swifterror ptr, i32 2
; ^~
; error: a swifterror alloca is of one pointer [SP0207]
  ret void
}

;---
; LLVM 22: swifterror value can only be loaded and stored from, or as a swifterror argument!
define void @f() {
  %a = alloca swifterror ptr
  %b = bitcast ptr %a to ptr
; ^~
; error: a swifterror value is loaded from, stored to, or handed on as a swifterror argument; it has no address [SP0214]
  ret void
}

;---
; LLVM 22: swifterror value can only be loaded and stored from, or as a swifterror argument!
define void @f(ptr swifterror %a) {
  %b = getelementptr ptr, ptr %a, i32 1
; ^~
; error: a swifterror value is loaded from, stored to, or handed on as a swifterror argument; it has no address [SP0214]
  ret void
}

;---
; LLVM 22: swifterror value can only be loaded and stored from, or as a swifterror argument!
define void @f(ptr swifterror %a) {
  %b = ptrtoint ptr %a to i64
; ^~
; error: a swifterror value is loaded from, stored to, or handed on as a swifterror argument; it has no address [SP0214]
  ret void
}

;---
; LLVM 22: swifterror value when used in a callsite should be marked with swifterror attribute
declare void @g(ptr)
define void @f(ptr swifterror %a) {
  call void @g(ptr %a)
;                  ^~
; error: argument 1 is a swifterror value, the parameter is not [SP0214]
  ret void
}

;---
declare void @g(ptr swifterror)
define void @f(ptr swifterror %a) {
  call void @g(ptr %a)
  ret void
}

;---
declare void @g(ptr swifterror)
define void @f(ptr swifterror %a) {
  call void @g(ptr swifterror %a)
  ret void
}

;---
; LLVM 22: swifterror argument for call has mismatched parameter
declare void @g(ptr swifterror)
define void @f(ptr %a) {
  call void @g(ptr swifterror %a)
;                             ^~
; error: %a is handed on as swifterror, but the parameter is not swifterror [SP0214]
  ret void
}

;---
; LLVM 22: swifterror argument for call has mismatched alloca
declare void @g(ptr swifterror)
define void @f() {
  %a = alloca ptr
  call void @g(ptr swifterror %a)
;                             ^~
; error: %a is handed on as swifterror, but its alloca is not swifterror [SP0214]
  ret void
}

;---
; LLVM 22: swifterror argument should come from an alloca or parameter
declare void @g(ptr swifterror)
define void @f() {
  call void @g(ptr swifterror undef)
;                             ^~~~~
; error: a swifterror argument is a swifterror alloca or parameter [SP0214]
  ret void
}

;---
; LLVM 22: swifterror value can only be loaded and stored from, or as a swifterror argument!
declare void @g(ptr swifterror)
define void @f(i1 %c, ptr swifterror %a) {
  %p = select i1 %c, ptr %a, ptr %a
; ^~
; error: a swifterror value is loaded from, stored to, or handed on as a swifterror argument; it has no address [SP0214]
  ret void
}

;---
; LLVM 22: inalloca argument for call has mismatched alloca
define void @f() {
  %a = alloca i32
  call void @g(ptr inalloca(i32) %a)
;                                ^~
; error: %a is an inalloca argument, but its alloca is not inalloca [SP0214]
  ret void
}
declare void @g(ptr inalloca(i32))

;---
define void @f() {
  %a = alloca inalloca i32
  call void @g(ptr inalloca(i32) %a)
  ret void
}
declare void @g(ptr inalloca(i32))

;---
; LLVM 22: inalloca isn't on the last argument!
define void @f() {
  %a = alloca inalloca i32
  call void (...) @g(ptr inalloca(i32) %a, i32 2)
;                        ^~~~~~~~
; error: inalloca is an attribute of the last parameter [SP0214]
  ret void
}
declare void @g(...)

;---
define void @f() {
  %a = alloca i32
  call void (...) @g(ptr preallocated(i32) %a, i32 2)
  ret void
}
declare void @g(...)

;---
; LLVM 22: Attribute 'sret' cannot be used for vararg call arguments!
define void @f() {
  %a = alloca i32
  call void (i32, ...) @g(i32 1, ptr sret(i32) %a)
;                                    ^~~~
; error: sret cannot be an attribute of a variable argument [SP0214]
  ret void
}
declare void @g(i32, ...)

;---
define void @f() {
  %a = alloca i32
  call void (i32, ...) @g(i32 1, ptr nest %a)
  ret void
}
declare void @g(i32, ...)

;---
define void @f() {
  %a = call i32 (i32, ...) @g(i32 1, i32 returned 2)
  ret void
}
declare i32 @g(i32, ...)

;---
; LLVM 22: immarg attribute only applies to intrinsics
define void @f() {
  call void @g(i32 immarg 2)
;                  ^~~~~~
; error: immarg is an attribute of the parameters of intrinsics, not of arguments [SP0214]
  ret void
}
declare void @g(i32)

;---
; LLVM 22: immarg attribute only applies to intrinsics
define void @f(i32 immarg %x) {
;                  ^~~~~~
; error: immarg is an attribute of the parameters of intrinsics [SP0214]
  ret void
}

;---
; LLVM 22: immarg attribute only applies to intrinsics
declare void @f(i32 immarg)
;                   ^~~~~~
; error: immarg is an attribute of the parameters of intrinsics [SP0214]

;---
; LLVM 22: Attribute 'elementtype' can only be applied to intrinsics and inline asm.
define void @f() {
  call void @g(ptr elementtype(i32) null)
;                  ^~~~~~~~~~~
; error: elementtype is an attribute of arguments of intrinsics and of inline assembly [SP0214]
  ret void
}
declare void @g(ptr)

;---
define void @f() {
  call void asm sideeffect "", "=*m"(ptr elementtype(i32) null)
  ret void
}

;---
; LLVM 22: Operand for indirect constraint must have elementtype attribute
define void @f() {
  call void asm sideeffect "", "=*m"(ptr null)
;                                        ^~~~
; error: argument 1 is an address by its constraint, so it needs elementtype(…) [SP0214]
  ret void
}

;---
; LLVM 22: Elementtype attribute can only be applied for indirect constraints
define void @f() {
  call void asm sideeffect "", "r"(ptr elementtype(i32) null)
;                                                       ^~~~
; error: argument 1 is no address by its constraint, so it has no elementtype [SP0214]
  ret void
}

;---
; LLVM 22: Operand for indirect constraint must have pointer type
define void @f() {
  call void asm sideeffect "", "=*m"(i32 0)
;                                        ^
; error: argument 1 is an address by its constraint, but has type i32 [SP0208]
  ret void
}

;---
define void @f() {
  call void asm sideeffect "", "=r"()
  ret void
}

;---
; LLVM 22: failed to parse constraints
define void @f() {
  call void asm sideeffect "", "r,~{x"(i32 1)
;           ^~~
; error: `~{x` is no constraint of inline assembly [SP0117]
  ret void
}

;---
define void @f() {
  %r = call { i32, i32 } asm "", "=r,=r"()
  ret void
}

;---
; LLVM 22: inline asm with one output cannot return struct
define void @f() {
  %r = call { i32, i32 } asm "", "=r"()
;                        ^~~
; error: assembly with one output gives that, not { i32, i32 } [SP0117]
  ret void
}

;---
; LLVM 22: number of input constraints does not match number of parameters
define void @f() {
  call void asm "", "=&r"(i32 1)
;           ^~~
; error: 0 constraints for inputs, 1 argument [SP0117]
  ret void
}

;---
define void @f() {
  %r = call i32 asm "", "=r,0"(i32 1)
  ret void
}

;---
; LLVM 22: failed to parse constraints
define void @f() {
  %r = call i32 asm "", "=r,1"(i32 1)
;               ^~~
; error: `1` is no constraint of inline assembly [SP0117]
  ret void
}

;---
; LLVM 22: output constraint occurs after input, clobber or label constraint
define void @f() {
  %r = call i32 asm "", "r,=r"(i32 1)
;               ^~~
; error: outputs come before inputs, labels and clobbers [SP0117]
  ret void
}

;---
; LLVM 22: number of input constraints does not match number of parameters
define void @f() {
  call void asm "", "i"(i32 1, i32 2)
;           ^~~
; error: 1 constraint for inputs, 2 arguments [SP0117]
  ret void
}

;---
; LLVM 22: invalid type for inline asm constraint string
define void @f() {
  %a = bitcast ptr asm "", "" to ptr
;                  ^~~
; error: inline assembly can only be called [SP0117]
  ret void
}

;---
; LLVM 22: invalid operand type for instruction
define void @f() {
  %x = add label %a, %a
;          ^~~~~
; error: add needs integer operands, not label [SP0104]
a:
  ret void
}

;---
; LLVM 22: value doesn't match function result type 'i32'
define i32 @f() {
  ret void
;     ^~~~
; error: the function returns i32, not void [SP0104]
}

;---
; LLVM 22: value doesn't match function result type 'void'
define void @f() {
  ret i32 0
;     ^~~
; error: the function returns void, not i32 [SP0104]
}

;---
; LLVM 22: value doesn't match function result type 'i32'
define i32 @f() {
  ret i64 0
;     ^~~
; error: the function returns i32, not i64 [SP0104]
}

;---
; LLVM 22: instructions returning void cannot have a name
define void @f() {
  %x = call void @f()
; ^~
; error: an instruction without a result cannot have a name [SP0104]
  ret void
}

;---
; LLVM 22: branch condition must have 'i1' type
define void @f(i32 %x) {
  br i32 %x, label %a, label %a
;    ^~~
; error: the condition of a branch has type i1, not i32 [SP0104]
a:
  ret void
}

;---
; LLVM 22: duplicate case value in switch
define void @f(i32 %x) {
  switch i32 %x, label %a [ i32 1, label %a
    i32 1, label %a ]
;   ^~~~~
; error: the switch has this case twice [SP0117]
a:
  ret void
}

;---
; LLVM 22: switch condition must have integer type
define void @f(ptr %x) {
  switch ptr %x, label %a [ ]
;        ^~~
; error: a switch is over integers, not ptr [SP0104]
a:
  ret void
}

;---
; LLVM 22: indirectbr address must have pointer type
define void @f(i32 %x) {
  indirectbr i32 %x, [label %a]
;            ^~~
; error: indirectbr goes to an address, not to i32 [SP0104]
a:
  ret void
}

;---
; LLVM 22: expected a basic block
define void @f(i32 %x) {
  indirectbr ptr null, [i32 %x]
;                       ^~~
; error: unexpected `i32` [SP0101]
;   expected `label`
a:
  ret void
}

;---
define void @f() {
  call void @f(i32 1)
;           ^~
; warning: @f takes 0 arguments, 1 given [SP0208]
;   note: With `ptr` LLVM accepts a call of a function as another type, but what happens then is undefined.
  ret void
}

;---
define void @f(i32 %x) {
  call void (i64) @f(i64 1)
;                        ^
; warning: argument 1 has type i64, @f takes i32 [SP0208]
;   note: With `ptr` LLVM accepts a call of a function as another type, but what happens then is undefined.
  ret void
}

;---
; LLVM 22: not enough parameters specified for call
define void @f(i32 %x, ...) {
  call void (i32, ...) @f()
;                      ^~
; error: the function takes 1 argument, 0 given [SP0104]
  ret void
}

;---
; LLVM 22: Funclet bundle operands should correspond to a FuncletPadInst
define void @f() {
  call void @llvm.trap() [ "funclet"(token none), "funclet"(token none) ]
;                          ^~~~~~~~~
; error: the bundle "funclet": its operand is the token of a catchpad or cleanuppad [SP0217]
;                          ^~~~~~~~~
; error: the call has two bundles "funclet" [SP0217]
  ret void
}
declare void @llvm.trap()

;---
; LLVM 22: Expected exactly one funclet bundle operand
define void @f() {
  call void @f() [ "funclet"() ]
;                  ^~~~~~~~~
; error: the bundle "funclet" has 1 operand, not 0 [SP0217]
  ret void
}

;---
; LLVM 22: Funclet bundle operands should correspond to a FuncletPadInst
define void @f() {
  call void @f() [ "funclet"(i32 1) ]
;                  ^~~~~~~~~
; error: the bundle "funclet": its operand is the token of a catchpad or cleanuppad [SP0217]
  ret void
}

;---
; LLVM 22: Multiple deopt operand bundles
define void @f() {
  call void @f() [ "deopt"(), "deopt"() ]
;                  ^~~~~~~
; error: the call has two bundles "deopt" [SP0217]
  ret void
}

;---
; LLVM 22: Multiple gc-transition operand bundles
define void @f() {
  call void @f() [ "gc-transition"(), "gc-transition"() ]
;                  ^~~~~~~~~~~~~~~
; error: the call has two bundles "gc-transition" [SP0217]
  ret void
}

;---
; LLVM 22: Multiple gc-live operand bundles
define void @f() {
  call void @f() [ "gc-live"(), "gc-live"() ]
;                  ^~~~~~~~~
; error: the call has two bundles "gc-live" [SP0217]
  ret void
}

;---
define void @f() {
  call void @f() [ "gc-live"(i32 1) ]
  ret void
}

;---
; LLVM 22: Expected exactly one cfguardtarget bundle operand
define void @f() {
  call void @f() [ "cfguardtarget"() ]
;                  ^~~~~~~~~~~~~~~
; error: the bundle "cfguardtarget" has 1 operand, not 0 [SP0217]
  ret void
}

;---
define void @f() {
  call void @f() [ "cfguardtarget"(i32 1) ]
  ret void
}

;---
; LLVM 22: Multiple CFGuardTarget operand bundles
define void @f() {
  call void @f() [ "cfguardtarget"(ptr null), "cfguardtarget"(ptr null) ]
;                  ^~~~~~~~~~~~~~~
; error: the call has two bundles "cfguardtarget" [SP0217]
  ret void
}

;---
; LLVM 22: Expected exactly one preallocated bundle operand
define void @f() {
  call void @f() [ "preallocated"() ]
;                  ^~~~~~~~~~~~~~
; error: the bundle "preallocated" has 1 operand, not 0 [SP0217]
  ret void
}

;---
; LLVM 22: "preallocated" argument must be a token from llvm.call.preallocated.setup
define void @f() {
  call void @f() [ "preallocated"(token none) ]
;                  ^~~~~~~~~~~~~~
; error: the bundle "preallocated": its operand is the token of @llvm.call.preallocated.setup [SP0217]
  ret void
}

;---
; LLVM 22: "preallocated" argument must be a token from llvm.call.preallocated.setup
define void @f() {
  call void @f() [ "preallocated"(i32 1) ]
;                  ^~~~~~~~~~~~~~
; error: the bundle "preallocated": its operand is the token of @llvm.call.preallocated.setup [SP0217]
  ret void
}

;---
; LLVM 22: a call with operand bundle "clang.arc.attachedcall" must call a function returning a pointer or a non-returning function that has a void return type
define void @f() {
  call void @f() [ "clang.arc.attachedcall"() ]
;                  ^~~~~~~~~~~~~~~~~~~~~~~~
; error: the bundle "clang.arc.attachedcall" has 1 operand, not 0 [SP0217]
  ret void
}

;---
; LLVM 22: a call with operand bundle "clang.arc.attachedcall" must call a function returning a pointer or a non-returning function that has a void return type
define void @f() {
  call void @f() [ "clang.arc.attachedcall"(ptr @llvm.objc.retainAutoreleasedReturnValue) ]
;                  ^~~~~~~~~~~~~~~~~~~~~~~~
; error: the bundle "clang.arc.attachedcall": the function called returns a pointer, or never [SP0217]
  ret void
}
declare ptr @llvm.objc.retainAutoreleasedReturnValue(ptr)

;---
define ptr @f() {
  %r = call ptr @f() [ "clang.arc.attachedcall"(ptr @llvm.objc.retainAutoreleasedReturnValue) ]
  ret ptr %r
}
declare ptr @llvm.objc.retainAutoreleasedReturnValue(ptr)

;---
; LLVM 22: invalid function argument
define ptr @f() {
  %r = call ptr @f() [ "clang.arc.attachedcall"(ptr @g) ]
;                      ^~~~~~~~~~~~~~~~~~~~~~~~
; error: the bundle "clang.arc.attachedcall": @g is no function that claims a result [SP0217]
  ret ptr %r
}
declare ptr @g(ptr)

;---
define ptr @f() {
  %r = call ptr @f() [ "clang.arc.attachedcall"(ptr @objc_retainAutoreleasedReturnValue) ]
  ret ptr %r
}
declare ptr @objc_retainAutoreleasedReturnValue(ptr)

;---
; LLVM 22: a call with operand bundle "clang.arc.attachedcall" must call a function returning a pointer or a non-returning function that has a void return type
define void @f() {
  call void @f() [ "clang.arc.attachedcall"(ptr @objc_retainAutoreleasedReturnValue) ]
;                  ^~~~~~~~~~~~~~~~~~~~~~~~
; error: the bundle "clang.arc.attachedcall": the function called returns a pointer, or never [SP0217]
  unreachable
}
declare ptr @objc_retainAutoreleasedReturnValue(ptr)

;---
define void @f() {
  call void @g() [ "clang.arc.attachedcall"(ptr @objc_retainAutoreleasedReturnValue) ]
  ret void
}
declare void @g() noreturn
declare ptr @objc_retainAutoreleasedReturnValue(ptr)

;---
; LLVM 22: Intrinsic has incorrect argument type!
define void @f() {
  %x = call i32 @llvm.ctpop.i32(i64 1)
;                                   ^
; error: argument 1 of @llvm.ctpop.i32 is i32, not i64 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret void
}
declare i32 @llvm.ctpop.i32(i64)

;---
declare i32 @llvm.ctpop.i64(i32)

;---
declare i32 @llvm.ctpop.f32(float)

;---
declare void @llvm.va_start(...)

;---
declare void @llvm.donothing(i32)

;---
declare i32 @llvm.ctlz.i32(i32)

;---
declare <4 x i32> @llvm.ctlz.v4i32(<4 x i32>, i1)

;---
declare <4 x i32> @llvm.ctlz.v4i32(<2 x i32>, i1)

;---
; LLVM 22: Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy, clang.arc.attachedcall or wasm.(re)throw
define void @f() {
  invoke void @llvm.trap() to label %a unwind label %b
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: invoke in a function without a personality [SP0210]
; ^~~~~~
; error: intrinsic @llvm.trap does not throw, so it is called, not invoked [SP0211]
;   note: LLVM's verifier says: Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy, clang.arc.attachedcall or wasm.(re)throw
a:
  ret void
b:
  %l = landingpad i32 cleanup
; ^~
; error: landingpad in a function without a personality [SP0210]
  ret void
}
declare void @llvm.trap()

;---
; LLVM 22: Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy, clang.arc.attachedcall or wasm.(re)throw
define void @f() personality ptr @p {
  invoke void @llvm.trap() to label %a unwind label %b
; ^~~~~~
; error: intrinsic @llvm.trap does not throw, so it is called, not invoked [SP0211]
;   note: LLVM's verifier says: Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy, clang.arc.attachedcall or wasm.(re)throw
a:
  ret void
b:
  %l = landingpad i32 cleanup
  ret void
}
declare void @llvm.trap()
declare i32 @p()

;---
define void @f() personality ptr @p {
  invoke void @llvm.donothing() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 cleanup
  ret void
}
declare void @llvm.donothing()
declare i32 @p()

;---
define void @f() personality ptr @p {
  invoke void @llvm.coro.resume(ptr null) to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 cleanup
  ret void
}
declare void @llvm.coro.resume(ptr)
declare i32 @p()

;---
; LLVM 22: Cannot take the address of an intrinsic!
define void @f() {
  %p = bitcast ptr @llvm.trap to ptr
;                  ^~~~~~~~~~
; error: the address of intrinsic @llvm.trap is taken; it can only be called [SP0211]
;   note: LLVM's verifier says: Invalid user of intrinsic instruction!
  ret void
}
declare void @llvm.trap()

;---
; LLVM 22: Invalid user of intrinsic instruction!
@g = global ptr @llvm.trap
declare void @llvm.trap()
;            ^~~~~~~~~~
; error: the address of intrinsic @llvm.trap is taken; it can only be called [SP0211]
;   note: LLVM's verifier says: Invalid user of intrinsic instruction!

;---
; LLVM 22: Intrinsic called with incompatible signature
define void @f() {
  call void bitcast (ptr @llvm.trap to ptr)(i32 1)
;                        ^~~~~~~~~~
; error: intrinsic @llvm.trap has type void (), but is called as void (i32) [SP0208]
  ret void
}
declare void @llvm.trap()

;---
; LLVM 22: Cannot take the address of an intrinsic!
define void @f(ptr %p) {
  call void %p(ptr @llvm.trap)
;                  ^~~~~~~~~~
; error: the address of intrinsic @llvm.trap is taken; it can only be called [SP0211]
;   note: LLVM's verifier says: Invalid user of intrinsic instruction!
  ret void
}
declare void @llvm.trap()

;---
define void @f() convergent {
  %t = call token @llvm.experimental.convergence.entry()
  call void @g() [ "convergencectrl"(token %t) ]
  ret void
}
declare void @g() convergent
declare token @llvm.experimental.convergence.entry()

;---
; LLVM 22: Entry intrinsic can occur only in a convergent function.
define void @f() {
  %t = call token @llvm.experimental.convergence.entry()
; ^~
; error: only in a convergent function do threads enter together [SP0219]
  call void @g() [ "convergencectrl"(token %t) ]
  ret void
}
declare void @g() convergent
declare token @llvm.experimental.convergence.entry()

;---
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

;---
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

;---
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

;---
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

;---
; LLVM 22: The 'convergencectrl' bundle requires exactly one token use.
define void @f() convergent {
  %t = call token @llvm.experimental.convergence.anchor()
  call void @g() [ "convergencectrl"(i32 0) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the function controls convergence by tokens, but this convergent call has none [SP0219]
;                  ^~~~~~~~~~~~~~~~~
; error: the bundle "convergencectrl": its operand is the token of an intrinsic that controls convergence [SP0217]
  ret void
}
declare void @g() convergent
declare token @llvm.experimental.convergence.anchor()

;---
; LLVM 22: Loop intrinsic must have a convergencectrl token operand.
define void @f() convergent {
  %t = call token @llvm.experimental.convergence.loop()
; ^~
; error: the heart of a loop has a bundle "convergencectrl" with the token from before the loop [SP0219]
  ret void
}
declare token @llvm.experimental.convergence.loop()

;---
define void @f() convergent {
  %a = call token @llvm.experimental.convergence.anchor()
  br label %l
l:
  %t = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %a) ]
  br label %l
}
declare token @llvm.experimental.convergence.loop()
declare token @llvm.experimental.convergence.anchor()

;---
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

;---
; LLVM 22: Convergence token used by an instruction other than llvm.experimental.convergence.loop in a cycle that does not contain the token's definition.
define void @f() convergent {
  %a = call token @llvm.experimental.convergence.anchor()
  br label %l
l:
  call void @g() [ "convergencectrl"(token %a) ]
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: in a cycle, a token from before it is used by the heart of the cycle only, @llvm.experimental.convergence.loop [SP0219]
  br label %l
}
declare void @g() convergent
declare token @llvm.experimental.convergence.anchor()

;---
; LLVM 22: Entry or anchor intrinsic cannot have a convergencectrl token operand.
define void @f() convergent {
  %a = call token @llvm.experimental.convergence.anchor()
  %b = call token @llvm.experimental.convergence.anchor() [ "convergencectrl"(token %a) ]
; ^~
; error: the intrinsic makes a token, and takes none [SP0219]
  ret void
}
declare token @llvm.experimental.convergence.anchor()

;---
; LLVM 22: Entry intrinsic can occur only in the entry block.
define void @f() convergent {
  br label %l
l:
  %b = call token @llvm.experimental.convergence.entry()
; ^~
; error: threads enter together in the entry block only [SP0219]
  ret void
}
declare token @llvm.experimental.convergence.entry()

;---
define void @f() convergent {
  %a = call token @llvm.experimental.convergence.anchor()
  call void @h() [ "convergencectrl"(token %a) ]
  ret void
}
declare void @h()
declare token @llvm.experimental.convergence.anchor()

;---
define void @f() convergent {
  %a = call token @llvm.experimental.convergence.anchor()
  %b = call token @llvm.experimental.convergence.anchor()
  call void @g() [ "convergencectrl"(token %b) ]
  call void @g() [ "convergencectrl"(token %a) ]
  ret void
}
declare void @g() convergent
declare token @llvm.experimental.convergence.anchor()

;---
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
; error: a cycle has one heart [SP0219]
  br label %l
}
declare token @llvm.experimental.convergence.loop()
declare token @llvm.experimental.convergence.anchor()

;---
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
; error: the heart of a cycle is at its head, through which every way into the cycle leads [SP0219]
  br i1 undef, label %l, label %m
}
declare token @llvm.experimental.convergence.loop()
declare token @llvm.experimental.convergence.anchor()

;---
define void @f(ptr %p) {
  call void %p() [ "kcfi"(i32 1) ]
  ret void
}

;---
; LLVM 22: Kcfi bundle operand must be an i32 constant
define void @f(ptr %p) {
  call void %p() [ "kcfi"(i64 1) ]
;                  ^~~~~~
; error: the bundle "kcfi": its first operand is a constant of type i32 [SP0217]
  ret void
}

;---
; LLVM 22: Kcfi bundle operand must be an i32 constant
define void @f(ptr %p, i32 %i) {
  call void %p() [ "kcfi"(i32 %i) ]
;                  ^~~~~~
; error: the bundle "kcfi": its first operand is a constant of type i32 [SP0217]
  ret void
}

;---
; LLVM 22: Multiple kcfi operand bundles
define void @f(ptr %p) {
  call void %p() [ "kcfi"(i32 1), "kcfi"(i32 2) ]
;                  ^~~~~~
; error: the call has two bundles "kcfi" [SP0217]
  ret void
}

;---
; LLVM 22: Expected exactly one kcfi bundle operand
define void @f(ptr %p) {
  call void %p() [ "kcfi"() ]
;                  ^~~~~~
; error: the bundle "kcfi" has 1 operand, not 0 [SP0217]
  ret void
}

;---
define void @f() {
  call void @g() [ "kcfi"(i32 1) ]
  ret void
}
declare void @g()

;---
define void @f(ptr %p) {
  call void %p() [ "ptrauth"(i32 1, i64 2) ]
  ret void
}

;---
; LLVM 22: Expected exactly two ptrauth bundle operands
define void @f(ptr %p) {
  call void %p() [ "ptrauth"(i32 1) ]
;                  ^~~~~~~~~
; error: the bundle "ptrauth" has 2 operands, not 1 [SP0217]
  ret void
}

;---
; LLVM 22: Ptrauth bundle key operand must be an i32 constant
define void @f(ptr %p) {
  call void %p() [ "ptrauth"(i64 1, i64 2) ]
;                  ^~~~~~~~~
; error: the bundle "ptrauth": its first operand is a constant of type i32 [SP0217]
  ret void
}

;---
; LLVM 22: Ptrauth bundle discriminator operand must be an i64
define void @f(ptr %p) {
  call void %p() [ "ptrauth"(i32 1, i32 2) ]
;                  ^~~~~~~~~
; error: the bundle "ptrauth": its second operand has type i64, not i32 [SP0217]
  ret void
}

;---
; LLVM 22: Ptrauth bundle key operand must be an i32 constant
define void @f(ptr %p, i32 %k) {
  call void %p() [ "ptrauth"(i32 %k, i64 2) ]
;                  ^~~~~~~~~
; error: the bundle "ptrauth": its first operand is a constant of type i32 [SP0217]
  ret void
}

;---
; LLVM 22: Multiple ptrauth operand bundles
define void @f(ptr %p) {
  call void %p() [ "ptrauth"(i32 1, i64 2), "ptrauth"(i32 1, i64 2) ]
;                  ^~~~~~~~~
; error: the call has two bundles "ptrauth" [SP0217]
  ret void
}

;---
; LLVM 22: Direct call cannot have a ptrauth bundle
define void @f() {
  call void @g() [ "ptrauth"(i32 1, i64 2) ]
;                  ^~~~~~~~~
; error: the bundle "ptrauth": a function that is called by its name is not signed [SP0217]
  ret void
}
declare void @g()

;---
@g = external global i32
@p = global ptr ptrauth (ptr @g, i32 1)

;---
; LLVM 22: constant ptrauth key must be i32 constant
@g = external global i32
@p = global ptr ptrauth (ptr @g, i64 1)
;               ^~~~~~~~~~~~~~~~~~~~~~~
; error: the key of ptrauth is a constant of type i32 [SP0117]

;---
@g = external global i32
@p = global ptr ptrauth (ptr @g, i32 1, i64 2, ptr @g)

;---
; LLVM 22: constant ptrauth integer discriminator must be i64 constant
@g = external global i32
@p = global ptr ptrauth (ptr @g, i32 1, i32 2)
;               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the discriminator of ptrauth is a constant of type i64 [SP0117]

;---
; LLVM 22: constant ptrauth base pointer must be a pointer
@g = external global i32
@p = global ptr ptrauth (i64 1, i32 1)
;               ^~~~~~~~~~~~~~~~~~~~~~
; error: ptrauth signs a pointer, not i64 [SP0117]

;---
; LLVM 22: constant ptrauth address discriminator must be a pointer
@g = external global i32
@p = global ptr ptrauth (ptr @g, i32 1, i64 2, i64 1)
;               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the address that discriminates in ptrauth is a pointer, not i64 [SP0117]

;---
@g = external global i32
@p = global ptr ptrauth (ptr @g, i32 1, i64 2, ptr @g, ptr @g)

;---
; LLVM 22: constant ptrauth deactivation symbol must be a pointer
@g = external global i32
@p = global ptr ptrauth (ptr @g, i32 1, i64 2, ptr @g, i32 3)
;               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the symbol that turns a ptrauth off is a pointer, not i32 [SP0117]

;---
define void @f(ptr %p) {
  %a = load i32, ptr %p, !noalias.addrspace !0
  ret void
}
!0 = !{i32 5, i32 6}

;---
define void @f(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, !noalias.addrspace !0
  ret void
}
!0 = !{i32 5, i32 6}

;---
; LLVM 22: Unfinished range!
define void @f(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, !noalias.addrspace !0
;                                           ^~~~~~~~~~~~~~~~~~
; error: !noalias.addrspace: ranges are pairs of limits [SP0215]
  ret void
}
!0 = !{i32 5}

;---
; LLVM 22: noalias.addrspace type must be i32!
define void @f(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, !noalias.addrspace !0
;                                           ^~~~~~~~~~~~~~~~~~
; error: !noalias.addrspace: the limits of a range have type i64, but what it speaks of i32 [SP0215]
  ret void
}
!0 = !{i64 5, i64 6}

;---
; LLVM 22: The upper and lower limits cannot be the same value
define void @f(ptr %p) {
  %a = atomicrmw add ptr %p, i32 1 seq_cst, !noalias.addrspace !0
;                                           ^~~~~~~~~~~~~~~~~~
; error: !noalias.addrspace: the limits of a range differ [SP0215]
  ret void
}
!0 = !{i32 5, i32 5}

;---
define void @f(ptr %p) {
  %a = load i32, ptr %p, !mmra !0
  ret void
}
!0 = !{!"a", !"b"}

;---
; LLVM 22: !mmra metadata tuple operand is not an MMRA tag
define void @f(ptr %p) {
  %a = load i32, ptr %p, !mmra !0
;                        ^~~~~
; error: !mmra: it is a pair of strings, or a list of such pairs [SP0215]
  ret void
}
!0 = !{!"a"}

;---
define void @f(ptr %p) {
  %a = load i32, ptr %p, !mmra !0
  ret void
}
!0 = !{!1, !1}
!1 = !{!"a", !"b"}

;---
; LLVM 22: !mmra metadata tuple operand is not an MMRA tag
define void @f(ptr %p) {
  %a = load i32, ptr %p, !mmra !0
;                        ^~~~~
; error: !mmra: it is a pair of strings, or a list of such pairs [SP0215]
  ret void
}
!0 = !{!1, !2}
!1 = !{!"a", !"b"}
!2 = !{!"a", i32 1}

;---
; LLVM 22: !mmra metadata attached to unexpected instruction kind
define void @f(i32 %x) {
  %a = add i32 %x, 1, !mmra !0
;                     ^~~~~
; error: !mmra: it is for instructions that access memory [SP0215]
  ret void
}
!0 = !{!"a", !"b"}

;---
define void @f(ptr %p) {
  call void %p(), !callees !0
  ret void
}
!0 = !{ptr @f}

;---
define void @f(ptr %p) {
  call void %p(), !callees !0
  ret void
}
!0 = !{!"x"}

;---
define void @f(ptr %p) {
  %a = load ptr, ptr %p, !callees !0
  ret void
}
!0 = !{ptr @f}

;---
define void @f(ptr %p) {
  call void %p(), !callee_type !0
  ret void
}
!0 = !{!1}
!1 = !{i64 0, !"_ZTSFvvE.generalized"}

;---
; LLVM 22: The first operand of type metadata for functions must be zero
define void @f(ptr %p) {
  call void %p(), !callee_type !0
;                 ^~~~~~~~~~~~
; error: !callee_type: the offset of each type is zero, which a function's is [SP0215]
  ret void
}
!0 = !{!1}
!1 = !{i64 4, !"_ZTSFvvE.generalized"}

;---
; LLVM 22: Well-formed generalized type metadata must contain exactly two operands
define void @f(ptr %p) {
  call void %p(), !callee_type !0
;                 ^~~~~~~~~~~~
; error: !callee_type: it is a list of types of functions, each a node of an offset and a name [SP0215]
  ret void
}
!0 = !{!1}
!1 = !{i64 0}

;---
; LLVM 22: Only generalized type metadata can be part of the callee_type metadata list
define void @f(ptr %p) {
  call void %p(), !callee_type !0
;                 ^~~~~~~~~~~~
; error: !callee_type: the name of each type ends in ".generalized" [SP0215]
  ret void
}
!0 = !{!1}
!1 = !{i64 0, !"_ZTSFvvE"}

;---
; LLVM 22: The callee_type metadata must be a list of type metadata nodes
define void @f(ptr %p) {
  call void %p(), !callee_type !0
;                 ^~~~~~~~~~~~
; error: !callee_type: it is a list of types of functions, each a node of an offset and a name [SP0215]
  ret void
}
!0 = !{!"x"}

;---
define ptr @f() {
  %p = call ptr @malloc(i64 4), !heapallocsite !0
  ret ptr %p
}
declare ptr @malloc(i64)
!0 = !DIBasicType(name: "int", size: 32)

;---
define ptr @f() {
  %p = call ptr @malloc(i64 4), !heapallocsite !0
  ret ptr %p
}
declare ptr @malloc(i64)
!0 = !{i32 3}

;---
define ptr @f(ptr %q) {
  %p = load ptr, ptr %q, !heapallocsite !0
  ret ptr %p
}
!0 = !{}

;---
define ptr @f() {
  %p = call ptr @malloc(i64 4), !memprof !0, !callsite !3
  ret ptr %p
}
declare ptr @malloc(i64)
!0 = !{!1}
!1 = !{!2, !"cold"}
!2 = !{i64 1, i64 2}
!3 = !{i64 1}

;---
; LLVM 22: !memprof annotations should have at least 1 metadata operand (MemInfoBlock)
define ptr @f() {
  %p = call ptr @malloc(i64 4), !memprof !0
;                               ^~~~~~~~
; error: !memprof: it has at least one operand [SP0215]
  ret ptr %p
}
declare ptr @malloc(i64)
!0 = !{}

;---
; LLVM 22: Each !memprof MemInfoBlock should have at least 2 operands
define ptr @f() {
  %p = call ptr @malloc(i64 4), !memprof !0
;                               ^~~~~~~~
; error: !memprof: each operand has a stack of calls and words about the memory [SP0215]
  ret ptr %p
}
declare ptr @malloc(i64)
!0 = !{!1}
!1 = !{!2}
!2 = !{i64 1}

;---
; LLVM 22: !memprof MemInfoBlock second operand should be an MDString
define ptr @f() {
  %p = call ptr @malloc(i64 4), !memprof !0
;                               ^~~~~~~~
; error: !memprof: after the stack of calls there is a word about the memory [SP0215]
  ret ptr %p
}
declare ptr @malloc(i64)
!0 = !{!1}
!1 = !{!2, i64 3}
!2 = !{i64 1}

;---
; LLVM 22: call stack metadata should have at least 1 operand
define ptr @f() {
  %p = call ptr @malloc(i64 4), !memprof !0
;                               ^~~~~~~~
; error: !memprof: a stack of calls is not empty [SP0215]
  ret ptr %p
}
declare ptr @malloc(i64)
!0 = !{!1}
!1 = !{!2, !"cold"}
!2 = !{}

;---
; LLVM 22: call stack metadata operand should be constant integer
define ptr @f() {
  %p = call ptr @malloc(i64 4), !memprof !0
;                               ^~~~~~~~
; error: !memprof: a stack of calls is a list of integers [SP0215]
  ret ptr %p
}
declare ptr @malloc(i64)
!0 = !{!1}
!1 = !{!2, !"cold"}
!2 = !{!"x"}

;---
; LLVM 22: !memprof MemInfoBlock first operand should be an MDNode
define ptr @f() {
  %p = call ptr @malloc(i64 4), !memprof !0
;                               ^~~~~~~~
; error: !memprof: the first of each operand is a stack of calls, a node [SP0215]
  ret ptr %p
}
declare ptr @malloc(i64)
!0 = !{!1}
!1 = !{!"x", !"cold"}

;---
define ptr @f() {
  %p = call ptr @malloc(i64 4), !memprof !0
  ret ptr %p
}
declare ptr @malloc(i64)
!0 = !{!1}
!1 = !{!2, !"cold", !3}
!2 = !{i64 1}
!3 = !{i64 1, i64 2}

;---
; LLVM 22: Not all !memprof MemInfoBlock operands 2 to N are MDNode with 2 operands
define ptr @f() {
  %p = call ptr @malloc(i64 4), !memprof !0
;                               ^~~~~~~~
; error: !memprof: after the stack of calls there are strings; the last may be a number [SP0215]
  ret ptr %p
}
declare ptr @malloc(i64)
!0 = !{!1}
!1 = !{!2, !"cold", !3}
!2 = !{i64 1}
!3 = !{i64 1}

;---
; LLVM 22: call stack metadata should have at least 1 operand
define ptr @f() {
  %p = call ptr @malloc(i64 4), !callsite !0
;                               ^~~~~~~~~
; error: !callsite: a stack of calls is not empty [SP0215]
  ret ptr %p
}
declare ptr @malloc(i64)
!0 = !{}

;---
; LLVM 22: call stack metadata operand should be constant integer
define ptr @f() {
  %p = call ptr @malloc(i64 4), !callsite !0
;                               ^~~~~~~~~
; error: !callsite: a stack of calls is a list of integers [SP0215]
  ret ptr %p
}
declare ptr @malloc(i64)
!0 = !{!"x"}

;---
; LLVM 22: !callsite metadata should only exist on calls
define ptr @f(ptr %q) {
  %p = load ptr, ptr %q, !callsite !0
;                        ^~~~~~~~~
; error: !callsite: it is for calls [SP0215]
  ret ptr %p
}
!0 = !{i64 1}

;---
; LLVM 22: !memprof metadata should only exist on calls
define ptr @f(ptr %q) {
  %p = load ptr, ptr %q, !memprof !0
;                        ^~~~~~~~
; error: !memprof: it is for calls [SP0215]
  ret ptr %p
}
!0 = !{i64 1}

;---
define void @f() {
  %a = alloca i32, !DIAssignID !0
  ret void
}
!0 = distinct !DIAssignID()

;---
define void @f() {
  %a = alloca i32, !DIAssignID !0
  ret void
}
!0 = !{}

;---
define void @f(i32 %x) {
  %a = add i32 %x, 1, !DIAssignID !0
  ret void
}
!0 = distinct !DIAssignID()

;---
; LLVM 22: nonnull applies only to pointer types
define void @f(i32 %x) {
  %a = add i32 %x, 1, !nonnull !0
;                     ^~~~~~~~
; error: !nonnull: it is for pointers, not for i32 [SP0215]
  ret void
}
!0 = !{}

;---
; LLVM 22: nonnull applies only to pointer types
define void @f(ptr %x) {
  %a = load i32, ptr %x, !nonnull !0
;                        ^~~~~~~~
; error: !nonnull: it is for pointers, not for i32 [SP0215]
  ret void
}
!0 = !{}

;---
; LLVM 22: nonnull metadata must be empty
define void @f(ptr %x) {
  %a = load ptr, ptr %x, !nonnull !0
;                        ^~~~~~~~
; error: !nonnull: it has no operands [SP0215]
  ret void
}
!0 = !{i32 1}

;---
; LLVM 22: align metadata value must be an i64!
define void @f(ptr %x) {
  %a = load ptr, ptr %x, !align !0
;                        ^~~~~~
; error: !align: it has one operand, a number of bytes of type i64 [SP0215]
  ret void
}
!0 = !{i32 4}

;---
; LLVM 22: align metadata value must be a power of 2!
define void @f(ptr %x) {
  %a = load ptr, ptr %x, !align !0
;                        ^~~~~~
; error: !align: 3 is not a power of two up to 2^32 [SP0215]
  ret void
}
!0 = !{i64 3}

;---
; LLVM 22: align takes one operand!
define void @f(ptr %x) {
  %a = load ptr, ptr %x, !align !0
;                        ^~~~~~
; error: !align: it has one operand, a number of bytes of type i64 [SP0215]
  ret void
}
!0 = !{i64 4, i64 4}

;---
; LLVM 22: dereferenceable, dereferenceable_or_null metadata value must be an i64!
define void @f(ptr %x) {
  %a = load ptr, ptr %x, !dereferenceable !0
;                        ^~~~~~~~~~~~~~~~
; error: !dereferenceable: it has one operand, a number of bytes of type i64 [SP0215]
  ret void
}
!0 = !{i32 4}

;---
define void @f(ptr %x) {
  %a = inttoptr i64 5 to ptr, !dereferenceable !0
  ret void
}
!0 = !{i64 4}

;---
define void @f(ptr %x) {
  %a = load float, ptr %x, !nofpclass !0
  ret void
}
!0 = !{i32 3}

;---
define void @f(ptr %x) {
  %a = load i32, ptr %x, !nofpclass !0
  ret void
}
!0 = !{i32 3}

;---
define void @f(ptr %x) {
  %a = load float, ptr %x, !nofpclass !0
  ret void
}
!0 = !{i32 0}

;---
define void @f(ptr %x) {
  %a = load float, ptr %x, !nofpclass !0
  ret void
}
!0 = !{i64 3}

;---
define void @f(ptr %x) {
  %a = load float, ptr %x, !nofpclass !0
  ret void
}
!0 = !{i32 4096}

;---
; LLVM 22: Intervals are contiguous
define void @f(ptr %x) {
  %a = load i32, ptr %x, !range !0
;                        ^~~~~~
; error: !range: ranges that touch are one range [SP0215]
  ret void
}
!0 = !{i32 0, i32 1, i32 1, i32 3}

;---
; LLVM 22: Intervals are not in order
define void @f(ptr %x) {
  %a = load i32, ptr %x, !range !0
;                        ^~~~~~
; error: !range: the ranges are in ascending order [SP0215]
  ret void
}
!0 = !{i32 4, i32 6, i32 0, i32 3}

;---
; LLVM 22: Intervals are overlapping
define void @f(ptr %x) {
  %a = load i32, ptr %x, !range !0
;                        ^~~~~~
; error: !range: the ranges overlap [SP0215]
  ret void
}
!0 = !{i32 0, i32 3, i32 2, i32 5}

;---
; LLVM 22: Range must not be empty!
define void @f(ptr %x) {
  %a = load i32, ptr %x, !range !0
;                        ^~~~~~
; error: !range: the limits of a range differ [SP0215]
  ret void
}
!0 = !{i32 0, i32 0}

;---
; LLVM 22: It should have at least one range!
define void @f(ptr %x) {
  %a = load i32, ptr %x, !range !0
;                        ^~~~~~
; error: !range: there is at least one range [SP0215]
  ret void
}
!0 = !{}

;---
define void @f(ptr %x) {
  %a = load <2 x i32>, ptr %x, !range !0
  ret void
}
!0 = !{i32 0, i32 2}

;---
; LLVM 22: Ranges are only for loads, calls and invokes!
define void @f(ptr %x) {
  store i32 0, ptr %x, !range !0
;                      ^~~~~~
; error: !range: ranges are for loads and calls [SP0215]
  ret void
}
!0 = !{i32 0, i32 2}

;---
; LLVM 22: Range types must match instruction type!
define void @f(ptr %x) {
  %a = load float, ptr %x, !range !0
;                          ^~~~~~
; error: !range: ranges are for integers, not for float [SP0215]
  ret void
}
!0 = !{i32 0, i32 2}

;---
; LLVM 22: fpmath requires a floating point result!
define void @f(ptr %x) {
  %a = load i32, ptr %x, !fpmath !0
;                        ^~~~~~~
; error: !fpmath: an accuracy is for floats, not for i32 [SP0215]
  ret void
}
!0 = !{float 2.5}

;---
define void @f(float %x) {
  %a = fadd float %x, 1.0, !fpmath !0
  ret void
}
!0 = !{float 2.5}

;---
; LLVM 22: fpmath accuracy must have float type
define void @f(float %x) {
  %a = fadd float %x, 1.0, !fpmath !0
;                          ^~~~~~~
; error: !fpmath: the accuracy is a constant of type float [SP0215]
  ret void
}
!0 = !{double 2.5}

;---
; LLVM 22: fpmath accuracy not a positive number!
define void @f(float %x) {
  %a = fadd float %x, 1.0, !fpmath !0
;                          ^~~~~~~
; error: !fpmath: the accuracy is a positive number [SP0215]
  ret void
}
!0 = !{float 0.0}

;---
; LLVM 22: fpmath takes one operand!
define void @f(float %x) {
  %a = fadd float %x, 1.0, !fpmath !0
;                          ^~~~~~~
; error: !fpmath: it has one operand, the accuracy [SP0215]
  ret void
}
!0 = !{float 2.5, float 2.5}

;---
define void @f(i1 %x) {
  br i1 %x, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", i32 1, i32 2}

;---
; LLVM 22: Wrong number of operands
define void @f(i1 %x) {
  br i1 %x, label %a, label %b, !prof !0
;                               ^~~~~
; error: !prof: 1 weight, but 2 are needed [SP0215]
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", i32 1}

;---
define void @f(i1 %x) {
  br i1 %x, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", !"expected", i32 1, i32 1}

;---
define void @f(i1 %x) {
  br i1 %x, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", !"other", i32 1, i32 1}

;---
; LLVM 22: !prof brunch_weights operand is not a const int
define void @f(i1 %x) {
  br i1 %x, label %a, label %b, !prof !0
;                               ^~~~~
; error: !prof: a weight is an integer [SP0215]
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", i32 1, !"x"}

;---
define void @f(i1 %x) {
  br i1 %x, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"unknown", !"pass"}

;---
; LLVM 22: 'unknown' !prof should have a single additional operand
define void @f(i1 %x) {
  br i1 %x, label %a, label %b, !prof !0
;                               ^~~~~
; error: !prof: "unknown" is followed by the name of the pass that did not know [SP0215]
a:
  ret void
b:
  ret void
}
!0 = !{!"unknown"}

;---
define void @f() !prof !0 {
  ret void
}
!0 = !{!"unknown", !"x"}

;---
; LLVM 22: !prof annotations should have no less than 2 operands
define void @f() !prof !0 {
;                ^~~~~
; error: !prof: it has a name and a count [SP0215]
  ret void
}
!0 = !{!"function_entry_count"}

;---
define void @f() !prof !0 {
  ret void
}
!0 = !{!"function_entry_count", i64 1, i64 3}

;---
; LLVM 22: expected integer argument to function_entry_count
define void @f() !prof !0 {
;                ^~~~~
; error: !prof: the count is an integer [SP0215]
  ret void
}
!0 = !{!"function_entry_count", !"x"}

;---
define void @f() !kcfi_type !0 {
  ret void
}
!0 = !{i32 5}

;---
; LLVM 22: expected a 32-bit integer constant operand for !kcfi_type
define void @f() !kcfi_type !0 {
;                ^~~~~~~~~~
; error: !kcfi_type: it has one operand, a constant of type i32 [SP0215]
  ret void
}
!0 = !{i64 5}

;---
; LLVM 22: !kcfi_type must have exactly one operand
define void @f() !kcfi_type !0 {
;                ^~~~~~~~~~
; error: !kcfi_type: it has one operand, a constant of type i32 [SP0215]
  ret void
}
!0 = !{}

;---
; LLVM 22: function must have a single !kcfi_type attachment
define void @f() !kcfi_type !0 !kcfi_type !0 {
;                ^~~~~~~~~~
; error: !kcfi_type: a function has one [SP0215]
  ret void
}
!0 = !{i32 5}

;---
; LLVM 22: associated metadata must have a global value
@g = global i32 0, !associated !0
;~
; error: !associated: the operand is a global value [SP0215]
!0 = !{null}

;---
; LLVM 22: associated metadata must be ValueAsMetadata
@g = global i32 0, !associated !0
;~
; error: !associated: the operand is a global value [SP0215]
!0 = !{!1}
!1 = !{}

;---
; LLVM 22: global values should not associate to themselves
@g = global i32 0, !associated !0
;~
; error: !associated: a symbol cannot belong to itself [SP0215]
!0 = !{ptr @g}

;---
; LLVM 22: associated value must be pointer typed
@g = global i32 0, !associated !0
;~
; error: !associated: the operand is a pointer, not i32 [SP0215]
!0 = !{i32 0}

;---
@g = global i32 0, !absolute_symbol !0
!0 = !{i64 0, i64 256}

;---
@g = external global i32, !absolute_symbol !0
!0 = !{i64 0, i64 256}

;---
; LLVM 22: Range types must match instruction type!
@g = external global i32, !absolute_symbol !0
;~
; error: !absolute_symbol: the limits of a range have type i32, but what it speaks of i64 [SP0215]
!0 = !{i32 0, i32 256}

;---
; LLVM 22: The upper and lower limits cannot be the same value
@g = external global i32, !absolute_symbol !0
;~
; error: !absolute_symbol: the limits of a range differ [SP0215]
!0 = !{i64 256, i64 256}

;---
@g = external global i32, !absolute_symbol !0
!0 = !{i64 -1, i64 -1}

;---
; LLVM 22: It should have at least one range!
@g = external global i32, !absolute_symbol !0
;~
; error: !absolute_symbol: there is at least one range [SP0215]
!0 = !{}

;---
@g = global i32 0, !implicit.ref !0
@h = global i32 0
!0 = !{ptr @h}

;---
; LLVM 22: ref metadata must have one operand
@g = global i32 0, !implicit.ref !0
;~
; error: !implicit.ref: it has one operand, the global value that is needed too [SP0215]
!0 = !{}

;---
define void @f(ptr %p) {
  store i32 0, ptr %p, !alias.scope !0
  ret void
}
!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}

;---
; LLVM 22: scope must have two or three operands
define void @f(ptr %p) {
  store i32 0, ptr %p, !alias.scope !0
;                      ^~~~~~~~~~~~
; error: !alias.scope: a scope has two or three operands [SP0215]
  ret void
}
!0 = !{!1}
!1 = !{!"x"}

;---
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

;---
; LLVM 22: domain must have one or two operands
define void @f(ptr %p) {
  store i32 0, ptr %p, !noalias !0
;                      ^~~~~~~~
; error: !noalias: a domain has one or two operands [SP0215]
  ret void
}
!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = !{}

;---
; LLVM 22: scope list must consist of MDNodes
define void @f(ptr %p) {
  store i32 0, ptr %p, !noalias !0
;                      ^~~~~~~~
; error: !noalias: it is a list of scopes, which are nodes [SP0215]
  ret void
}
!0 = !{!"x"}

;---
define void @f(ptr %p) {
  store i32 0, ptr %p, !access_group !0
  ret void
}
!0 = !{}

;---
define void @f(ptr %p) {
  store i32 0, ptr %p, !llvm.access.group !0
  ret void
}
!0 = distinct !{}

;---
; LLVM 22: Access scope list must consist of MDNodes
define void @f(ptr %p) {
  store i32 0, ptr %p, !llvm.access.group !0
;                      ^~~~~~~~~~~~~~~~~~
; error: !llvm.access.group: an access group is a distinct node without operands, or a list of them [SP0215]
  ret void
}
!0 = !{!"x"}

;---
define void @f(ptr %p) {
  store i32 0, ptr %p, !invariant.group !0
  ret void
}
!0 = !{!"x"}

;---
; LLVM 22: invariant.group metadata is only for loads and stores
define void @f(i32 %p) {
  %x = add i32 %p, 1, !invariant.group !0
;                     ^~~~~~~~~~~~~~~~
; error: !invariant.group: it is for loads and stores [SP0215]
  ret void
}
!0 = !{}

;---
define void @f(ptr %p) {
  store i32 0, ptr %p, !nontemporal !0
  ret void
}
!0 = !{i32 1}

;---
; LLVM 22: !captures metadata can only be applied to store with value operand of pointer type
define void @f(ptr %p) {
  store i32 0, ptr %p, !captures !0
;                      ^~~~~~~~~
; error: !captures: it is for stores of pointers [SP0215]
  ret void
}
!0 = !{!"address"}

;---
define void @f(ptr %p, ptr %q) {
  store ptr %q, ptr %p, !captures !0
  ret void
}
!0 = !{!"address"}

;---
; LLVM 22: invalid entry in !captures metadata
define void @f(ptr %p, ptr %q) {
  store ptr %q, ptr %p, !captures !0
;                       ^~~~~~~~~
; error: !captures: its operands are strings: address, address_is_null, provenance, read_provenance [SP0215]
  ret void
}
!0 = !{!"x"}

;---
; LLVM 22: !captures metadata cannot be empty
define void @f(ptr %p, ptr %q) {
  store ptr %q, ptr %p, !captures !0
;                       ^~~~~~~~~
; error: !captures: it is a list of at least one string [SP0215]
  ret void
}
!0 = !{}

;---
; LLVM 22: !captures metadata can only be applied to store instructions
define ptr @f(ptr %p) {
  %r = load ptr, ptr %p, !captures !0
;                        ^~~~~~~~~
; error: !captures: it is for stores [SP0215]
  ret ptr %r
}
!0 = !{!"address"}

;---
define void @f(ptr %p) {
  %a = load i32, ptr %p, !annotation !0
  ret void
}
!0 = !{!"auto-init"}

;---
; LLVM 22: operands must be a string or a tuple of strings
define void @f(ptr %p) {
  %a = load i32, ptr %p, !annotation !0
;                        ^~~~~~~~~~~
; error: !annotation: its operands are strings, or tuples of strings [SP0215]
  ret void
}
!0 = !{i32 4}

;---
; LLVM 22: annotation must have at least one operand
define void @f(ptr %p) {
  %a = load i32, ptr %p, !annotation !0
;                        ^~~~~~~~~~~
; error: !annotation: it is a list of at least one string [SP0215]
  ret void
}
!0 = !{}

;---
; LLVM 22: operands must be a string or a tuple of strings
define void @f(ptr %p) {
  %a = load i32, ptr %p, !annotation !0
;                        ^~~~~~~~~~~
; error: !annotation: its operands are strings, or tuples of strings [SP0215]
  ret void
}
!0 = !{!1}
!1 = !{!"a", i32 3}

;---
define ptr @f() {
  %p = call ptr @malloc(i64 4), !alloc_token !0
  ret ptr %p
}
declare ptr @malloc(i64)
!0 = !{!"int", i1 false}

;---
; LLVM 22: !alloc_token must have 2 operands
define ptr @f() {
  %p = call ptr @malloc(i64 4), !alloc_token !0
;                               ^~~~~~~~~~~~
; error: !alloc_token: it has a type's name and whether the type holds pointers [SP0215]
  ret ptr %p
}
declare ptr @malloc(i64)
!0 = !{!"int"}

;---
; LLVM 22: expected string
define ptr @f() {
  %p = call ptr @malloc(i64 4), !alloc_token !0
;                               ^~~~~~~~~~~~
; error: !alloc_token: its first operand is a type's name, a string [SP0215]
  ret ptr %p
}
declare ptr @malloc(i64)
!0 = !{i32 1, i1 false}

;---
define void @f(ptr %p) {
  %a = load i32, ptr %p, !tbaa.struct !0
  ret void
}
!0 = !{i64 0, i64 4, !1}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;---
define void @f(ptr %p) {
  br label %l
l:
  br label %l, !llvm.loop !0
}
!0 = !{!0}

;---
define void @f(ptr %p) {
  br label %l
l:
  br label %l, !llvm.loop !0
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.estimated_trip_count", i32 3}

;---
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !llvm.loop !0
a:
  ret void
b:
  ret void
}
!0 = distinct !{!0}

;---
; LLVM 22: The unwind destination does not have an exception handling instruction!
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
;                                           ^~
; error: the block an invoke unwinds to begins with a landingpad, catchswitch or cleanuppad [SP0210]
a:
  ret void
b:
  ret void
}
declare void @g()
declare i32 @p(...)

;---
; LLVM 22: Block containing LandingPadInst must be jumped to only by the unwind edge of an invoke.
define void @f() personality ptr @p {
  br label %b
b:
  %l = landingpad { ptr, i32 } cleanup
; ^~
; error: the block of a landingpad is reached by the unwind edges of invokes alone [SP0210]
  ret void
}
declare i32 @p(...)

;---
; LLVM 22: EH pad cannot be in entry block.
define void @f() personality ptr @p {
  %l = landingpad { ptr, i32 } cleanup
; ^~
; error: a landingpad cannot be in the entry block [SP0210]
  ret void
}
declare i32 @p(...)

;---
; LLVM 22: LandingPadInst needs at least one clause or to be a cleanup.
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad { ptr, i32 }
; ^~
; error: a landingpad has a clause or is a cleanup [SP0210]
  ret void
}
declare void @g()
declare i32 @p(...)

;---
; LLVM 22: The landingpad instruction should have a consistent result type inside a function.
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  invoke void @g() to label %d unwind label %c
b:
  %l = landingpad { ptr, i32 } cleanup
  ret void
c:
  %m = landingpad { ptr, i64 } cleanup
; ^~
; error: landingpads give and resumes take one type in a function: { ptr, i32 }, not { ptr, i64 } [SP0210]
  ret void
d:
  ret void
}
declare void @g()
declare i32 @p(...)

;---
; LLVM 22: Catch operand does not have pointer type!
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad { ptr, i32 } catch i32 0
; ^~
; error: a catch clause is a pointer to a type info, not i32 [SP0210]
  ret void
}
declare void @g()
declare i32 @p(...)

;---
; LLVM 22: 'filter' clause has an invalid type
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad { ptr, i32 } filter ptr null
; ^~
; error: a filter is an array of type infos, not ptr [SP0210]
  ret void
}
declare void @g()
declare i32 @p(...)

;---
; LLVM 22: The resume instruction should have a consistent result type inside a function.
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad { ptr, i32 } cleanup
  resume i32 0
; ^~~~~~~~~~~~
; error: landingpads give and resumes take one type in a function: { ptr, i32 }, not i32 [SP0210]
}
declare void @g()
declare i32 @p(...)

;---
; LLVM 22: ResumeInst needs to be in a function with a personality.
define void @f() {
  resume { ptr, i32 } zeroinitializer
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: resume in a function without a personality [SP0210]
}

;---
; LLVM 22: The unwind destination does not have an exception handling instruction!
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
;                                           ^~
; error: the block an invoke unwinds to begins with a landingpad, catchswitch or cleanuppad [SP0210]
a:
  ret void
b:
  %x = add i32 1, 2
  %l = landingpad { ptr, i32 } cleanup
; ^~
; error: a landingpad is the first instruction of its block after the phis [SP0210]
  ret void
}
declare void @g()
declare i32 @p(...)

;---
; LLVM 22: EH pad cannot be in entry block.
define void @f() personality ptr @p {
  %c = cleanuppad within none []
; ^~
; error: cleanuppad cannot be in the entry block [SP0210]
  cleanupret from %c unwind to caller
}
declare i32 @p(...)

;---
; LLVM 22: CleanupPadInst needs to be in a function with a personality.
define void @f() {
  invoke void @g() to label %a unwind label %b
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: invoke in a function without a personality [SP0210]
a:
  ret void
b:
  %c = cleanuppad within none []
; ^~
; error: cleanuppad in a function without a personality [SP0210]
  cleanupret from %c unwind to caller
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: cleanupret in a function without a personality [SP0210]
}
declare void @g()

;---
; LLVM 22: CleanupReturnInst must unwind to an EH block which is not a landingpad.
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %c = cleanuppad within none []
  cleanupret from %c unwind label %a
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the block a cleanupret unwinds to begins with a catchswitch or cleanuppad [SP0210]
}
declare void @g()
declare i32 @p(...)

;---
; LLVM 22: CatchReturnInst needs to be provided a CatchPad
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %c = cleanuppad within none []
  catchret from %c to label %a
;               ^~
; error: catchret leaves a catchpad [SP0210]
}
declare void @g()
declare i32 @p(...)

;---
; LLVM 22: CleanupReturnInst needs to be provided a CleanupPad
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %s = catchswitch within none [label %h] unwind to caller
h:
  %c = catchpad within %s []
  cleanupret from %c unwind to caller
;                 ^~
; error: cleanupret leaves a cleanuppad [SP0210]
}
declare void @g()
declare i32 @p(...)

;---
; LLVM 22: expected scope value for catchpad
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %s = catchswitch within none [label %h] unwind to caller
h:
  %c = catchpad within none []
; ^~
; error: a catchpad is within a catchswitch [SP0210]
  catchret from %c to label %a
}
declare void @g()
declare i32 @p(...)

;---
; LLVM 22: Block containg CatchPadInst must be jumped to only by its catchswitch.
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  br label %h
b:
  %s = catchswitch within none [label %h] unwind to caller
h:
  %c = catchpad within %s []
; ^~
; error: the block of a catchpad is reached from its catchswitch alone [SP0210]
;                      ^~
; error: %s is used here, but not defined on every way to here [SP0205]
  catchret from %c to label %a
}
declare void @g()
declare i32 @p(...)

;---
; LLVM 22: CatchSwitchInst handlers must be catchpads
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %s = catchswitch within none [label %a] unwind to caller
; ^~
; error: the handler %a does not begin with a catchpad [SP0210]
}
declare void @g()
declare i32 @p(...)

;---
; LLVM 22: Catchswitch cannot unwind to one of its catchpads
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %s = catchswitch within none [label %h] unwind label %h
; ^~
; error: a catchswitch cannot unwind to one of its handlers [SP0210]
h:
  %c = catchpad within %s []
  catchret from %c to label %a
}
declare void @g()
declare i32 @p(...)

;---
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %c = cleanuppad within none []
  invoke void @g() to label %a unwind label %b
}
declare void @g()
declare i32 @p(...)

;---
; LLVM 22: EH pad cannot handle exceptions raised within it
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %c = cleanuppad within none []
; ^~
; error: a pad cannot take what is thrown within it [SP0210]
  invoke void @g() [ "funclet"(token %c) ] to label %d unwind label %b
d:
  cleanupret from %c unwind to caller
}
declare void @g()
declare i32 @p(...)

;---
; LLVM 22: Unwind edges out of a funclet pad must have the same unwind dest
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %c = cleanuppad within none []
  br i1 undef, label %x, label %y
x:
  cleanupret from %c unwind to caller
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: everything thrown out of a pad goes to one place, but this goes elsewhere than what leaves it in block %y [SP0210]
y:
  cleanupret from %c unwind label %z
z:
  %d = cleanuppad within none []
  cleanupret from %d unwind to caller
}
declare void @g()
declare i32 @p(...)

;---
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %c = cleanuppad within none []
  call void @g()
  cleanupret from %c unwind to caller
}
declare void @g()
declare i32 @p(...)

;---
; LLVM 22: Intrinsic called with incompatible signature
define void @f() personality ptr @__CxxFrameHandler3 {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %c = cleanuppad within none []
  call void @llvm.sqrt.f32(float 1.0)
;           ^~~~~~~~~~~~~~
; error: intrinsic @llvm.sqrt.f32 has type float (float), but is called as void (float) [SP0208]
  cleanupret from %c unwind to caller
}
declare void @g()
declare float @llvm.sqrt.f32(float)
declare i32 @__CxxFrameHandler3(...)

;---
; LLVM 22: Missing funclet token on intrinsic call
define void @f() personality ptr @__CxxFrameHandler3 {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %c = cleanuppad within none []
  %t = call ptr @llvm.objc.retain(ptr null)
; ^~
; error: @llvm.objc.retain becomes a call, so within a pad it has the bundle "funclet" [SP0218]
  cleanupret from %c unwind to caller
}
declare void @g()
declare ptr @llvm.objc.retain(ptr)
declare i32 @__CxxFrameHandler3(...)

;---
define void @f() {
  %r = callbr i32 asm "", "=r,!i"() to label %a [label %b]
a:
  ret void
b:
  ret void
}

;---
; LLVM 22: Number of label constraints does not match number of callbr dests
define void @f() {
  %r = callbr i32 asm "", "=r"() to label %a [label %b]
; ^~
; error: 0 labels among the constraints, but 1 indirect destination [SP0208]
a:
  ret void
b:
  ret void
}

;---
define void @f() {
  callbr void asm "", "!i"() to label %a [label %a]
a:
  ret void
}

;---
; LLVM 22: (crashes)
define void @f() {
  callbr void @g() to label %a [label %b]
;             ^~
; error: callbr is there for inline assembly [SP0208]
a:
  ret void
b:
  ret void
}
declare void @g()

;---
; LLVM 22: atomic load cannot use Release ordering
define void @f(ptr %p) {
  %a = load atomic i32, ptr %p release, align 4
;                              ^~~~~~~
; error: `load` cannot have the ordering release [SP0117]
  ret void
}

;---
; LLVM 22: atomic load must have explicit non-zero alignment
define void @f(ptr %p) {
  %a = load atomic i32, ptr %p seq_cst
;                                     ^
; error: an atomic load needs its alignment, as in `, align 4` [SP0101]
  ret void
}

;---
; LLVM 22: atomic memory access' operand must have a power-of-two size
define void @f(ptr %p) {
  %a = load atomic i24, ptr %p seq_cst, align 4
; ^~
; error: an atomic load is of a power of two of bytes, not of the 24 bits of i24 [SP0207]
  ret void
}

;---
; LLVM 22: atomic memory access' operand must have a power-of-two size
define void @f(ptr %p) {
  %a = load atomic i12, ptr %p seq_cst, align 4
; ^~
; error: an atomic load is of a power of two of bytes, not of the 12 bits of i12 [SP0207]
  ret void
}

;---
define void @f(ptr %p) {
  %a = load atomic <2 x i32>, ptr %p seq_cst, align 8
  ret void
}

;---
; LLVM 22: atomic store cannot use Acquire ordering
define void @f(ptr %p) {
  store atomic i32 0, ptr %p acquire, align 4
;                            ^~~~~~~
; error: `store` cannot have the ordering acquire [SP0117]
  ret void
}

;---
; LLVM 22: atomic store operand must have integer, pointer, floating point, or vector type!
define void @f(ptr %p) {
  store atomic { i32 } zeroinitializer, ptr %p seq_cst, align 4
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: an atomic store is of an integer, a pointer or a float, not of { i32 } [SP0207]
  ret void
}

;---
; LLVM 22: fence cannot be monotonic
define void @f(ptr %p) {
  fence monotonic
;       ^~~~~~~~~
; error: `fence` cannot have the ordering monotonic [SP0117]
  ret void
}

;---
; LLVM 22: cmpxchg operand must have integer or pointer type
define void @f(ptr %p) {
  %a = cmpxchg ptr %p, float 0.0, float 1.0 seq_cst seq_cst
; ^~
; error: cmpxchg of values of types float and float [SP0207]
  ret void
}

;---
; LLVM 22: compare value and new value type do not match
define void @f(ptr %p) {
  %a = cmpxchg ptr %p, i32 0, i64 1 seq_cst seq_cst
;                      ^~~
; error: cmpxchg compares i32 with i64 [SP0104]
  ret void
}

;---
; LLVM 22: invalid cmpxchg success ordering
define void @f(ptr %p) {
  %a = cmpxchg ptr %p, i32 0, i32 1 unordered seq_cst
;              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: `cmpxchg` cannot have the ordering unordered [SP0117]
  ret void
}

;---
; LLVM 22: invalid cmpxchg failure ordering
define void @f(ptr %p) {
  %a = cmpxchg ptr %p, i32 0, i32 1 seq_cst release
;              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: a failed cmpxchg stores nothing, it cannot have the ordering release [SP0117]
  ret void
}

;---
; LLVM 22: atomicrmw cannot be unordered
define void @f(ptr %p) {
  %a = atomicrmw add ptr %p, i32 0 unordered
;                    ^~~~~~~~~~~~~~~~~~~~~~~
; error: `atomicrmw` cannot have the ordering unordered [SP0117]
  ret void
}

;---
; LLVM 22: atomicrmw add operand must be an integer
define void @f(ptr %p) {
  %a = atomicrmw add ptr %p, float 0.0 seq_cst
; ^~
; error: atomicrmw add of a value of type float gives float [SP0207]
; ^~
; error: atomicrmw add is of an integer, not of float [SP0207]
  ret void
}

;---
; LLVM 22: atomicrmw fadd operand must be a floating point type
define void @f(ptr %p) {
  %a = atomicrmw fadd ptr %p, i32 0 seq_cst
; ^~
; error: atomicrmw fadd of a value of type i32 gives i32 [SP0207]
; ^~
; error: atomicrmw fadd is of a float, not of i32 [SP0207]
  ret void
}

;---
; LLVM 22: atomicrmw xchg operand must be an integer, floating point, or pointer type
define void @f(ptr %p) {
  %a = atomicrmw xchg ptr %p, <2 x i32> zeroinitializer seq_cst
; ^~
; error: atomicrmw xchg of a value of type <2 x i32> gives <2 x i32> [SP0207]
  ret void
}

;---
define void @f(ptr %p) {
  %a = atomicrmw fadd ptr %p, <2 x half> zeroinitializer seq_cst
  ret void
}

;---
; LLVM 22: atomic memory access' operand must have a power-of-two size
define void @f(ptr %p) {
  %a = atomicrmw uinc_wrap ptr %p, i12 0 seq_cst
; ^~
; error: an atomic atomicrmw is of a power of two of bytes, not of the 12 bits of i12 [SP0207]
  ret void
}

;---
define void @f(ptr %p) {
  %a = atomicrmw usub_sat ptr %p, i32 0 seq_cst
  ret void
}

;---
; LLVM 22: void type only allowed for function results
define void @f(ptr %p) {
  %a = getelementptr void, ptr %p, i32 1
;                    ^~~~~~~~~~~~~~~~~~~
; error: void has no size [SP0104]
  ret void
}

;---
; LLVM 22: getelementptr index must be an integer
define void @f(ptr %p) {
  %a = getelementptr i32, ptr %p, float 1.0
;                    ^~~~~~~~~~~~~~~~~~~~~~
; error: an index is an integer, not float [SP0104]
  ret void
}

;---
; LLVM 22: invalid getelementptr indices
define void @f(ptr %p) {
  %a = getelementptr { i32 }, ptr %p, i32 0, i32 1
;                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: index 1 is no field of { i32 } [SP0104]
  ret void
}

;---
; LLVM 22: invalid getelementptr indices
define void @f(ptr %p, i32 %i) {
  %a = getelementptr { i32, i32 }, ptr %p, i32 0, i32 %i
;                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: index 1 is no field of { i32, i32 } [SP0104]
  ret void
}

;---
; LLVM 22: getelementptr vector index has a wrong number of elements
define void @f(<2 x ptr> %p, <4 x i32> %i) {
  %a = getelementptr i32, <2 x ptr> %p, <4 x i32> %i
;                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the operands are vectors of different lengths [SP0104]
  ret void
}

;---
; LLVM 22: base element of getelementptr must be sized
define void @f(ptr %p) {
  %a = getelementptr { i32, <vscale x 2 x i32> }, ptr %p, i32 0, i32 1
;                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: { i32, <vscale x 2 x i32> } has no size [SP0104]
  ret void
}

;---
; LLVM 22: getelementptr cannot target structure that contains scalable vector type
define void @f(ptr %p) {
  %a = getelementptr { <vscale x 2 x i32>, <vscale x 2 x i32> }, ptr %p, i32 0, i32 1
;                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the fields of { <vscale x 2 x i32>, <vscale x 2 x i32> } have no fixed place [SP0104]
  ret void
}

;---
define void @f(ptr %p) {
  %a = load { <vscale x 2 x i32>, <vscale x 2 x i32> }, ptr %p
  ret void
}

;---
define void @f() {
  %a = alloca { <vscale x 2 x i32>, <vscale x 2 x i32> }
  ret void
}

;---
; LLVM 22: Cannot allocate unsized type
define void @f() {
  %a = alloca { i32, <vscale x 2 x i32> }
; ^~
; error: an alloca cannot hold { i32, <vscale x 2 x i32> } [SP0207]
  ret void
}

;---
define void @f() {
  %a = alloca [2 x <vscale x 2 x i32>]
  ret void
}

;---
; LLVM 22: Globals cannot contain scalable types
@g = external global <vscale x 2 x i32>
;~
; error: a variable has a size known when it is compiled, which <vscale x 2 x i32> has not [SP0212]

;---
; LLVM 22: Globals cannot contain scalable types
@g = global <vscale x 2 x i32> zeroinitializer
;~
; error: a variable has a size known when it is compiled, which <vscale x 2 x i32> has not [SP0212]

;---
; LLVM 22: Globals cannot contain scalable types
@g = external global { <vscale x 2 x i32> }
;~
; error: a variable has a size known when it is compiled, which { <vscale x 2 x i32> } has not [SP0212]

;---
@g = external global target("spirv.Image")

;---
; LLVM 22: Globals cannot contain scalable types
@g = global target("aarch64.svcount") zeroinitializer
;~
; error: a variable has a size known when it is compiled, which target("aarch64.svcount") has not [SP0212]

;---
@g = external global target("dx.Foo")

;---
define void @f() {
  %a = alloca target("spirv.Image")
  ret void
}

;---
define void @f() {
  %a = alloca target("aarch64.svcount")
  ret void
}

;---
define void @f(ptr %p) {
  %a = load target("amdgcn.named.barrier", 0), ptr %p
  ret void
}

;---
@g = addrspace(3) global target("amdgcn.named.barrier", 0) poison

;---
; LLVM 22: Alloca has illegal target extension type
define void @f() {
  %a = alloca target("amdgcn.named.barrier", 0)
; ^~
; error: target("amdgcn.named.barrier", 0) is no local variable [SP0207]
  ret void
}

;---
define target("spirv.Image") @f(target("spirv.Image") %x) {
  ret target("spirv.Image") %x
}

;---
; LLVM 22: invalid type for alloca
define void @f() {
  %a = alloca x86_amx
;             ^~~~~~~
; error: an alloca cannot hold x86_amx [SP0105]
  ret void
}

;---
define void @f(ptr %p) {
  %a = load x86_amx, ptr %p
  ret void
}

;---
; LLVM 22: invalid cast opcode for cast from 'i32' to 'i64'
define void @f(i32 %x) {
  %a = trunc i32 %x to i64
;            ^~~~~~~~~~~~~
; error: there is no trunc from i32 to i64 [SP0104]
  ret void
}

;---
; LLVM 22: invalid cast opcode for cast from 'i32' to 'ptr'
define void @f(i32 %x) {
  %a = bitcast i32 %x to ptr
;              ^~~~~~~~~~~~~
; error: there is no bitcast from i32 to ptr [SP0104]
  ret void
}

;---
; LLVM 22: invalid cast opcode for cast from '<4 x i32>' to '<2 x i64>'
define void @f(<4 x i32> %x) {
  %a = sext <4 x i32> %x to <2 x i64>
;           ^~~~~~~~~~~~~~~~~~~~~~~~~
; error: there is no sext from <4 x i32> to <2 x i64> [SP0104]
  ret void
}

;---
; LLVM 22: invalid cast opcode for cast from 'ptr' to 'ptr'
define void @f(ptr %x) {
  %a = addrspacecast ptr %x to ptr
;                    ^~~~~~~~~~~~~
; error: there is no addrspacecast from ptr to ptr [SP0104]
  ret void
}

;---
; LLVM 22: void type only allowed for function results
define void @f(i32 %x) {
  %a = freeze void undef
;             ^~~~
; error: a value cannot have type void [SP0105]
  ret void
}

;---
; LLVM 22: PHINode should have one entry for each predecessor of its parent basic block!
define void @f(i32 %x) {
  %a = phi i32 [ 1, %0 ]
;                   ^~
; error: the phi has a value for %0, which is no predecessor of this block [SP0204]
  ret void
}

;---
; LLVM 22: Function takes token but isn't an intrinsic
define void @f(token %x) {
;           ^~
; error: only an intrinsic takes token [SP0209]
  ret void
}

;---
; LLVM 22: Uses of llvm.call.preallocated.setup must be calls
define void @f() {
  %t = call token @llvm.call.preallocated.setup(i32 0)
; ^~
; error: @llvm.call.preallocated.setup: its token is for calls alone [SP0218]
  br label %a
a:
  %p = phi token [ %t, %0 ]
;          ^~~~~
; error: a phi cannot have type token [SP0209]
  ret void
}
declare token @llvm.call.preallocated.setup(i32)

;---
; LLVM 22: select values cannot have token type
define void @f(i1 %c) {
  %t = call token @llvm.call.preallocated.setup(i32 0)
; ^~
; error: @llvm.call.preallocated.setup: its token is for calls alone [SP0218]
  %s = select i1 %c, token %t, token none
; ^~
; error: select cannot choose between tokens [SP0209]
  ret void
}
declare token @llvm.call.preallocated.setup(i32)

;---
; LLVM 22: invalid type for global variable
@t = global token none
;           ^~~~~
; error: a global variable cannot hold token [SP0105]

;---
; LLVM 22: invalid type for alloca
define void @f() {
  %a = alloca token
;             ^~~~~
; error: an alloca cannot hold token [SP0105]
  ret void
}

;---
define void @f() {
  %t = freeze token none
  ret void
}

;---
; LLVM 22: Function returns a token but isn't an intrinsic
define void @f() {
  %t = call token @g()
; ^~
; error: only intrinsics return token [SP0209]
  ret void
}
declare token @g()
;             ^~
; error: only an intrinsic returns token [SP0209]

;---
define i32 @f(i32 %x) {
  %r = musttail call i32 @f(i32 %x)
  ret i32 %r
}

;---
; LLVM 22: musttail call must precede a ret with an optional bitcast
define i32 @f(i32 %x) {
  %r = musttail call i32 @f(i32 %x)
;      ^~~~~~~~
; error: a musttail call is followed by the return of its result [SP0213]
  %s = add i32 %r, 1
  ret i32 %s
}

;---
; LLVM 22: cannot guarantee tail call due to mismatched parameter counts
define i32 @f(i32 %x) {
  %r = musttail call i32 @g(i32 %x, i32 1)
;      ^~~~~~~~
; error: a musttail call has as many parameters as its caller: 1, not 2 [SP0213]
  ret i32 %r
}
declare i32 @g(i32, i32)

;---
define tailcc i32 @f(i32 %x) {
  %r = musttail call tailcc i32 @g(i32 %x, i32 1)
  ret i32 %r
}
declare tailcc i32 @g(i32, i32)

;---
define tailcc i32 @f(ptr byval(i32) %x) {
  %r = musttail call tailcc i32 @g(i32 1, i32 1)
  ret i32 %r
}
declare tailcc i32 @g(i32, i32)

;---
; LLVM 22: cannot guarantee tail call due to mismatched calling conv
define fastcc i32 @f(i32 %x) {
  %r = musttail call i32 @g(i32 %x)
;      ^~~~~~~~
; error: a musttail call has convention ccc, its caller fastcc [SP0213]
  ret i32 %r
}
declare i32 @g(i32)

;---
; LLVM 22: expected '...' at end of argument list for musttail call in varargs function
define i32 @f(i32 %x, ...) {
  %r = musttail call i32 @g(i32 %x)
;                                 ^
; error: unexpected `)` [SP0101]
;   expected `...`: a musttail call hands on the variable arguments of its function
  ret i32 %r
}
declare i32 @g(i32)

;---
; LLVM 22: functions with 'sret' argument must return void
define i32 @f(ptr sret(i32) %x) {
;      ^~~
; error: a function with an sret parameter returns void, not i32 [SP0105]
  %r = musttail call i32 @g(ptr %x)
  ret i32 %r
}
declare i32 @g(ptr)

;---
; LLVM 22: cannot guarantee tail call due to mismatched return types
define i64 @f(i32 %x) {
  %r = musttail call i32 @f2(i32 %x)
;      ^~~~~~~~
; error: a musttail call returns i32, its caller i64 [SP0213]
  ret i64 0
}
declare i32 @f2(i32)

;---
; LLVM 22: cannot use musttail call with inline asm
define void @f(i32 %x) {
  musttail call void asm "", "r"(i32 %x)
; ^~~~~~~~
; error: inline assembly cannot be a musttail call [SP0213]
  ret void
}

;---
; LLVM 22: Instruction does not dominate all uses!
define void @f(i32 %x) {
  %a = add i32 %y, 1
;              ^~
; error: %y is used here, but not defined on every way to here [SP0205]
  %y = add i32 %x, 1
  ret void
}

;---
define void @f(i32 %x) {
  ret void
dead:
  %a = add i32 %b, 1
  %b = add i32 %a, 1
  br label %dead
}

;---
define void @f(i32 %x) {
  ret void
dead:
  %a = phi i32 [ %b, %dead ]
  %b = add i32 %a, 1
  br label %dead
}

;---
define void @f(i32 %x) {
  ret void
dead:
  %a = getelementptr i8, ptr %a, i32 1
  ret void
}

;---
; LLVM 22: Attributes 'aarch64_pstate_sm_enabled and aarch64_pstate_sm_compatible' are incompatible!
define void @f() "aarch64_pstate_sm_enabled" "aarch64_pstate_sm_compatible" {
;                ^~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: "aarch64_pstate_sm_enabled" and "aarch64_pstate_sm_compatible" contradict each other [SP0214]
  ret void
}

;---
define amdgpu_cs_chain void @f(i32 %x) {
  ret void
}

;---
define amdgpu_cs_chain void @f(i32 inreg %x) {
  unreachable
}

;---
; LLVM 22: Calling convention requires void return type
define amdgpu_cs_chain i32 @f() {
;                          ^~
; error: a function with amdgpu_cs_chain returns nothing, not i32 [SP0216]
  unreachable
}

;---
; LLVM 22: Calling convention disallows byval
define amdgpu_cs_chain void @f(ptr byval(i32) %x) {
;                           ^~
; error: a function with amdgpu_cs_chain has no byval parameter [SP0216]
  unreachable
}

;---
define amdgpu_cs_chain_preserve void @f(i32 %x) {
  unreachable
}

;---
; LLVM 22: calling convention does not permit calls
declare amdgpu_cs_chain void @g()
define amdgpu_cs void @f() {
  call amdgpu_cs_chain void @g()
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: functions with amdgpu_cs_chain are not called, but jumped to by @llvm.amdgcn.cs.chain [SP0216]
  ret void
}

;---
; LLVM 22: calling convention does not permit calls
declare amdgpu_kernel void @g()
define void @f() {
  call amdgpu_kernel void @g()
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: a function with amdgpu_kernel cannot be called [SP0216]
  ret void
}

;---
declare ptx_kernel void @g()
define void @f() {
  call ptx_kernel void @g()
  ret void
}

;---
; LLVM 22: calling convention does not permit calls
declare amdgpu_cs void @g()
define void @f() {
  call amdgpu_cs void @g()
; ^~~~~~~~~~~~~~~~~~~~~~~~
; error: a function with amdgpu_cs cannot be called [SP0216]
  ret void
}

;---
; LLVM 22: calling convention does not permit calls
declare amdgpu_gfx_whole_wave i32 @g(i1, i32)
define void @f() {
  %x = call amdgpu_gfx_whole_wave i32 @g(i1 true, i32 2)
; ^~
; error: a function with amdgpu_gfx_whole_wave cannot be called [SP0216]
  ret void
}

;---
; LLVM 22: Calling convention requires first argument to be i1
define amdgpu_gfx_whole_wave i32 @g(i32 %x) {
;                                ^~
; error: the first parameter of a function with amdgpu_gfx_whole_wave is an i1 [SP0216]
  ret i32 %x
}

;---
; LLVM 22: '%x' defined with type 'ptr addrspace(5)' but expected 'ptr'
define void @f(ptr addrspace(5) %x) {
  %l = call i1 @llvm.amdgcn.is.shared(ptr %x)
;                                         ^~
; error: `%x` is defined with type `ptr addrspace(5)`, but used with type `ptr` [SP0104]
  ret void
}
declare i1 @llvm.amdgcn.is.shared(ptr)

;---
define void @f(ptr captures(none) captures(address) %p) {
  ret void
}

;---
; LLVM 22: expected one of 'none', 'address', 'address_is_null', 'provenance' or 'read_provenance'
define void @f(ptr captures(foo) %p) {
;                           ^~~~
; error: `foo` is nothing to capture: none, address, address_is_null, provenance, read_provenance [SP0108]
  ret void
}

;---
; LLVM 22: Attribute 'captures(none)' applied to incompatible type!
define void @f(i32 captures(none) %p) {
;                  ^~~~~~~~
; error: captures cannot stand on type i32 [SP0214]
  ret void
}

;---
define void @f(ptr dead_on_return %p) {
  ret void
}

;---
define void @f(ptr dead_on_unwind %p) {
  ret void
}

;---
; LLVM 22: Attribute 'dead_on_unwind' applied to incompatible type!
define void @f(i32 dead_on_unwind %p) {
;                  ^~~~~~~~~~~~~~
; error: dead_on_unwind cannot stand on type i32 [SP0214]
  ret void
}

;---
define void @f(ptr initializes((0, 4)) %p) {
  ret void
}

;---
; LLVM 22: Invalid (unordered or overlapping) range list
define void @f(ptr initializes((4, 0)) %p) {
;                              ^~~~~~~
; error: the second limit of a range is larger than the first [SP0108]
  ret void
}

;---
; LLVM 22: Invalid (unordered or overlapping) range list
define void @f(ptr initializes((0, 4), (2, 8)) %p) {
;                              ^~~~~~~~~~~~~~~
; error: the ranges of initializes are in ascending order and do not touch [SP0108]
  ret void
}

;---
define void @f(ptr initializes((0, 4)) readonly %p) {
  ret void
}

;---
define void @f(i32 range(i32 0, 4) %p) {
  ret void
}

;---
; LLVM 22: Attribute 'range(i64 0, 4)' applied to incompatible type!
define void @f(i32 range(i64 0, 4) %p) {
;                  ^~~~~
; error: range(i64 0, 4) cannot stand on type i32 [SP0214]
  ret void
}

;---
; LLVM 22: the range represent the empty set but limits aren't 0!
define void @f(i32 range(i32 4, 4) %p) {
;                        ^~~~~~~~~
; error: a range between equal limits is empty; the limits are then 0 [SP0108]
  ret void
}

;---
define void @f(float nofpclass(nan) %p) {
  ret void
}

;---
; LLVM 22: Attribute 'nofpclass(nan)' applied to incompatible type!
define void @f(i32 nofpclass(nan) %p) {
;                  ^~~~~~~~~
; error: nofpclass cannot stand on type i32 [SP0214]
  ret void
}

;---
define void @f(ptr writable %p) {
  ret void
}

;---
; LLVM 22: Attributes writable and readonly are incompatible!
define void @f(ptr writable readonly %p) {
;                  ^~~~~~~~
; error: writable and readonly contradict each other [SP0214]
  ret void
}

;---
define void @f(ptr writable noalias dereferenceable(4) %p) {
  ret void
}

;---
define void @f() memory(read) readnone {
  ret void
}

;---
; LLVM 22: 'allockind()' requires exactly one of alloc, realloc, and free
define void @f() allockind("alloc,realloc") {
;                          ^~~~~~~~~~~~~~~~
; error: allockind has exactly one of alloc, realloc and free [SP0108]
  ret void
}

;---
define ptr @f() allockind("alloc") {
  ret ptr null
}

;---
; LLVM 22: 'allockind("free")' doesn't allow uninitialized, zeroed, or aligned modifiers.
define ptr @f() allockind("free,zeroed") {
;                         ^~~~~~~~~~~~~~
; error: what is freed is not uninitialized, zeroed or aligned [SP0108]
  ret ptr null
}

;---
; LLVM 22: 'allockind()' can't be both zeroed and uninitialized
define ptr @f() allockind("alloc,zeroed,uninitialized") {
;                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: memory is either zeroed or uninitialized [SP0108]
  ret ptr null
}

;---
define ptr @f(ptr %p) allockind("realloc") {
  ret ptr null
}

;---
define ptr @f(ptr allocptr %p) allockind("realloc") {
  ret ptr null
}

;---
define ptr @f(ptr allocptr %p, ptr allocptr %q) {
  ret ptr null
}

;---
define ptr @f(i32 allocalign %p) {
  ret ptr null
}

;---
define ptr @f(i32 allocalign %p, i32 allocalign %q) {
  ret ptr null
}

;---
; LLVM 22: expected unwind table kind
define void @f() uwtable(foo) {
;                        ^~~~
; error: the kinds of unwind tables are `sync` and `async`, not `foo` [SP0108]
  ret void
}

;---
; LLVM 22: 'alloc-variant-zeroed' must not be empty
define void @f() "alloc-variant-zeroed"="" {
;                ^~~~~~~~~~~~~~~~~~~~~~
; error: "alloc-variant-zeroed" is the name of a function [SP0214]
  ret void
}

;---
define ptr @f() allockind("alloc,uninitialized") "alloc-variant-zeroed"="g" "alloc-family"="x" {
  ret ptr null
}

;---
; LLVM 22: Attributes 'sanitize_realtime and sanitize_realtime_blocking' are incompatible!
define void @f() sanitize_realtime sanitize_realtime_blocking {
;                ^~~~~~~~~~~~~~~~~
; error: sanitize_realtime and sanitize_realtime_blocking contradict each other [SP0214]
  ret void
}

;---
define void @f() nocf_check "cf-protection"="x" {
  ret void
}

;---
; LLVM 22: invalid name for a VFABI variant: _ZGV_LLVM_N4v_g
define void @f() "vector-function-abi-variant"="_ZGV_LLVM_N4v_g" {
;                                              ^~~~~~~~~~~~~~~~~
; error: "_ZGV_LLVM_N4v_g" is no name of a vector variant of this function [SP0214]
  ret void
}

;---
; LLVM 22: invalid name for a VFABI variant: _ZGV_LLVM_M4v_g
define void @f() {
  call void @g() "vector-function-abi-variant"="_ZGV_LLVM_M4v_g"
;                                              ^~~~~~~~~~~~~~~~~
; error: "_ZGV_LLVM_M4v_g" is no name of a vector variant of the function called [SP0214]
  ret void
}
declare void @g()

;---
define void @f() "target-features"="+a" "target-cpu" {
  ret void
}

;---
; LLVM 22: modular-format attribute requires at least 5 arguments
define void @f() "modular-format"="x" {
;                ^~~~~~~~~~~~~~~~
; error: "modular-format" has at least five parts between commas [SP0214]
  ret void
}

;---
; LLVM 22: invalid value for 'denormal-fp-math' attribute: foo,bar
define void @f() "denormal-fp-math"="foo,bar" {
;                                   ^~~~~~~~~
; error: "foo,bar" is no mode for denormal numbers: ieee, preserve-sign, positive-zero, dynamic [SP0214]
  ret void
}

;---
define void @f() "denormal-fp-math"="ieee,ieee" {
  ret void
}

;---
define void @f(float %x) strictfp {
  %a = call float @llvm.experimental.constrained.fadd.f32(float %x, float %x, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  ret void
}
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)

;---
; LLVM 22: invalid rounding mode argument
define void @f(float %x) strictfp {
  %a = call float @llvm.experimental.constrained.fadd.f32(float %x, float %x, metadata !"round.foo", metadata !"fpexcept.strict") strictfp
; ^~
; error: @llvm.experimental.constrained.fadd.f32: the argument before the last says how to round, such as !"round.tonearest" [SP0218]
  ret void
}
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)

;---
define void @f(float %x) {
  %a = call float @llvm.experimental.constrained.fadd.f32(float %x, float %x, metadata !"round.dynamic", metadata !"fpexcept.strict")
  ret void
}
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)

;---
; LLVM 22: vector_extract index must be a constant multiple of the result type's known minimum vector length.
define void @f(<vscale x 4 x i32> %x) {
  %a = call <4 x i32> @llvm.vector.extract.v4i32.nxv4i32(<vscale x 4 x i32> %x, i64 3)
; ^~
; error: @llvm.vector.extract.v4i32.nxv4i32: index 3 is no multiple of the 4 lanes of the part [SP0218]
  ret void
}
declare <4 x i32> @llvm.vector.extract.v4i32.nxv4i32(<vscale x 4 x i32>, i64)

;---
; LLVM 22: vector_extract would overrun.
define void @f(<8 x i32> %x) {
  %a = call <4 x i32> @llvm.vector.extract.v4i32.v8i32(<8 x i32> %x, i64 8)
; ^~
; error: @llvm.vector.extract.v4i32.v8i32: 4 lanes from 8 on are not within 8 [SP0218]
  ret void
}
declare <4 x i32> @llvm.vector.extract.v4i32.v8i32(<8 x i32>, i64)

;---
; LLVM 22: The splice index exceeds the range [0, VL-1] where VL is the known minimum number of elements in the vector. For scalable vectors the minimum number of elements is determined from vscale_range.
define void @f(<8 x i32> %x) {
  %a = call <8 x i32> @llvm.vector.splice.v8i32(<8 x i32> %x, <8 x i32> %x, i32 9)
; ^~
; error: @llvm.vector.splice.v8i32: index 9 is not from -8 to 7 [SP0218]
  ret void
}
declare <8 x i32> @llvm.vector.splice.v8i32(<8 x i32>, <8 x i32>, i32)

;---
; LLVM 22: Result of a matrix operation does not fit in the returned vector!
define void @f(<4 x i32> %x) {
  %a = call <4 x i32> @llvm.matrix.transpose.v4i32(<4 x i32> %x, i32 3, i32 2)
; ^~
; error: @llvm.matrix.transpose.v4i32: a matrix of 3 × 2 is a vector of 6, not <4 x i32> [SP0218]
  ret void
}
declare <4 x i32> @llvm.matrix.transpose.v4i32(<4 x i32>, i32, i32)

;---
; LLVM 22: Stride must be greater or equal than the number of rows!
define void @f(ptr %p) {
  %a = call <4 x i32> @llvm.matrix.column.major.load.v4i32.i64(ptr %p, i64 1, i1 false, i32 2, i32 2)
; ^~
; error: @llvm.matrix.column.major.load.v4i32.i64: columns do not overlap: the stride is at least the number of rows [SP0218]
  ret void
}
declare <4 x i32> @llvm.matrix.column.major.load.v4i32.i64(ptr, i64, i1, i32, i32)

;---
; LLVM 22: unknown flag used in gc.statepoint flags argument
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 5, i32 0, i32 0)
;                                                                                                                                          ^
; error: flags 5: only 1 (transition) and 2 (deopt live-in) are known [SP0302]
  ret void
}
declare void @g()
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)

;---
; LLVM 22: Enclosing function does not use GC.
define void @f() {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0)
;                                                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the function uses llvm.experimental.gc.statepoint.p0 but names no garbage collection strategy [SP0302]
  ret void
}
declare void @g()
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)

;---
; LLVM 22: gc.relocate: relocating a pointer shouldn't change its address space
define void @f(ptr addrspace(1) %p) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
  %r = call ptr addrspace(2) @llvm.experimental.gc.relocate.p2(token %t, i32 0, i32 0)
; ^~
; error: ptr addrspace(1) is relocated to ptr addrspace(2): a pointer stays in its address space [SP0304]
  ret void
}
declare void @g()
declare ptr addrspace(2) @llvm.experimental.gc.relocate.p2(token, i32, i32)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)

;---
; LLVM 22: llvm.lifetime.start/end can only be used on alloca or poison
define void @f(ptr %p) {
  call void @llvm.lifetime.start.p0(ptr %p)
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: @llvm.lifetime.start.p0: the argument is an alloca [SP0218]
  ret void
}
declare void @llvm.lifetime.start.p0(ptr)

;---
define void @f() {
  %p = alloca i32
  call void @llvm.lifetime.start.p0(ptr %p)
  ret void
}
declare void @llvm.lifetime.start.p0(ptr)

;---
define void @f() {
  call void @llvm.lifetime.start.p0(ptr poison)
  ret void
}
declare void @llvm.lifetime.start.p0(ptr)

;---
$c = comdat any
@g = private global i32 0, comdat($c)

;---
; LLVM 22: Declaration may not be in a Comdat!
$g = comdat any
@g = available_externally global i32 0, comdat
;~
; error: what is defined elsewhere cannot be in a comdat [SP0212]

;---
; LLVM 22: comdat global value has private linkage
target triple = "x86_64-pc-windows-msvc"
$g = comdat any
@g = private global i32 0, comdat
;~
; error: the symbol a comdat is named after cannot be private in COFF [SP0212]

;---
; LLVM 22: Declaration may not be in a Comdat!
$g = comdat any
@g = external global i32, comdat
;~
; error: what is defined elsewhere cannot be in a comdat [SP0212]

;---
; LLVM 22: Aliases cannot form a cycle
@a = alias i32, ptr @b
;~
; error: the alias stands for itself [SP0212]
@b = alias i32, ptr @a
;~
; error: the alias stands for itself [SP0212]

;---
; LLVM 22: Alias must point to a definition
@a = alias i32, ptr @g
;~
; error: an alias stands for a definition, but @g is defined elsewhere [SP0212]
@g = external global i32

;---
; LLVM 22: Alias cannot point to an interposable alias
@a = alias i32, ptr @b
;~
; error: @b can be replaced when the program is linked, so it cannot be aliased [SP0212]
@b = weak alias i32, ptr @g
@g = global i32 0

;---
; LLVM 22: invalid linkage type for alias
@a = common alias i32, ptr @g
;~
; error: an alias cannot have linkage common [SP0212]
@g = global i32 0

;---
; LLVM 22: Alias must point to a definition
@a = alias i32, ptr @g
;~
; error: an alias stands for a definition, but @g is defined elsewhere [SP0212]
@g = available_externally global i32 0

;---
; LLVM 22: IFunc resolver must be a definition
@a = ifunc void (), ptr @r
;~
; error: the resolver of an ifunc is defined in its module, but @r is not [SP0212]
declare ptr @r()

;---
; LLVM 22: IFunc resolver must return a pointer
@a = ifunc void (), ptr @r
;~
; error: the resolver of an ifunc returns the address chosen, but @r returns i32 [SP0212]
define i32 @r() {
  ret i32 0
}

;---
@g = global i32 0, partition "a"

;---
; LLVM 22: expected localdynamic, initialexec or localexec
@g = thread_local(foo) global i32 0
;                 ^~~
; error: unexpected `foo` [SP0101]
;   expected `localdynamic`, `initialexec` or `localexec`

;---
; LLVM 22: expected global code model string
@g = global i32 0, code_model "huge"
;                             ^~~~~~
; error: `huge` is no code model: tiny, small, kernel, medium, large [SP0108]

;---
@g = global i32 0, section "a\00b"

;---
; LLVM 22: huge alignments are not supported yet
@g = global i32 0, align 8589934592
;                        ^~~~~~~~~~
; error: alignment 8589934592 is larger than 2^32 [SP0106]

;---
@g = global i32 0, align 4294967296

;---
@g = global i32 0, no_sanitize_address, sanitize_memtag

;---
@g = internal constant i32 0, sanitize_memtag
