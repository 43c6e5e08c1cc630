; test: verify
; llvm: 14
; Small modules, and what LLVM 14 says of those that it refuses.
;---
define void @f(i32* %p) {
  store i32 0, i32* %p, !tbaa !0
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}

;---
; LLVM 14: Access type node must be a valid scalar type
define void @f(i32* %p) {
  store i32 0, i32* %p, !tbaa !0
;                       ^~~~~
; error: !tbaa: the type accessed is a scalar: a name, and the type it belongs to [SP0215]
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int"}

;---
define void @f(i32* %p) {
  store i32 0, i32* %p, !tbaa !0
  ret void
}
!0 = !{!1, !2, i64 0}
!1 = !{!"s", !2}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;---
; LLVM 14: Struct tag nodes have a string as their first operand
define void @f(i32* %p) {
  store i32 0, i32* %p, !tbaa !0
;                       ^~~~~
; error: !tbaa: the first operand of a struct type is its name [SP0215]
  ret void
}
!0 = !{!1, !2, i64 0}
!1 = !{i32 3, !2, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;---
; LLVM 14: Incorrect field entry in struct type node!
define void @f(i32* %p) {
  store i32 0, i32* %p, !tbaa !0
;                       ^~~~~
; error: !tbaa: the type of a field is a node [SP0215]
  ret void
}
!0 = !{!1, !2, i64 0}
!1 = !{!"s", i32 3, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;---
; LLVM 14: Offset entries must be constants!
define void @f(i32* %p) {
  store i32 0, i32* %p, !tbaa !0
;                       ^~~~~
; error: !tbaa: the offset of a field is an integer [SP0215]
  ret void
}
!0 = !{!1, !2, i64 0}
!1 = !{!"s", !2, !"x"}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;---
; LLVM 14: Bitwidth between the offsets and struct type entries must match
define void @f(i32* %p) {
  store i32 0, i32* %p, !tbaa !0
;                       ^~~~~
; error: !tbaa: the offsets of the fields have one type [SP0215]
  ret void
}
!0 = !{!1, !2, i64 0}
!1 = !{!"s", !2, i64 0, !2, i32 4}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;---
; LLVM 14: Offsets must be increasing!
define void @f(i32* %p) {
  store i32 0, i32* %p, !tbaa !0
;                       ^~~~~
; error: !tbaa: the offsets of the fields are in ascending order [SP0215]
  ret void
}
!0 = !{!1, !2, i64 0}
!1 = !{!"s", !2, i64 8, !2, i64 4}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;---
define void @f(i32* %p) {
  store i32 0, i32* %p, !tbaa !0
  ret void
}
!0 = !{!1, !2, i64 4}
!1 = !{!"s", !2, i64 0, !2, i64 4}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;---
; LLVM 14: Offset not zero at the point of scalar access
define void @f(i32* %p) {
  store i32 0, i32* %p, !tbaa !0
;                       ^~~~~
; error: !tbaa: the offset does not end at a field of the type accessed [SP0215]
  ret void
}
!0 = !{!1, !2, i64 6}
!1 = !{!"s", !2, i64 0, !2, i64 4}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;---
; LLVM 14: Access bit-width not the same as description bit-width
define void @f(i32* %p) {
  store i32 0, i32* %p, !tbaa !0
;                       ^~~~~
; error: !tbaa: the offset has another type than the offsets of the fields [SP0215]
  ret void
}
!0 = !{!1, !2, i32 4}
!1 = !{!"s", !2, i64 0, !2, i64 4}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;---
; LLVM 14: Did not see access type in access path!
define void @f(i32* %p) {
  store i32 0, i32* %p, !tbaa !0
;                       ^~~~~
; error: !tbaa: the type accessed is not met on the way from the base to the offset [SP0215]
  ret void
}
!0 = !{!1, !2, i64 8}
!1 = !{!"s", !2, i64 0, !4, i64 8}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}
!4 = !{!"float", !3, i64 0}

;---
; LLVM 14: Access type node must be a valid scalar type
define void @f(i32* %p) {
  store i32 0, i32* %p, !tbaa !0
;                       ^~~~~
; error: !tbaa: the type accessed is a scalar: a name, and the type it belongs to [SP0215]
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"s", !2, i64 0, !2, i64 4}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;---
define void @f(i32* %p) {
  store i32 0, i32* %p, !tbaa !0
  ret void
}
!0 = !{!"int", !1}
!1 = !{!"root"}

;---
define void @f(i32* %p) {
  store i32 0, i32* %p, !tbaa !0
  ret void
}
!0 = !{!2, !2, i64 0, i64 1}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;---
; LLVM 14: Immutability part of the struct tag metadata must be either 0 or 1
define void @f(i32* %p) {
  store i32 0, i32* %p, !tbaa !0
;                       ^~~~~
; error: !tbaa: whether what is accessed is constant is 0 or 1 [SP0215]
  ret void
}
!0 = !{!2, !2, i64 0, i64 2}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;---
; LLVM 14: Immutability tag on struct tag metadata must be a constant
define void @f(i32* %p) {
  store i32 0, i32* %p, !tbaa !0
;                       ^~~~~
; error: !tbaa: whether what is accessed is constant is 0 or 1 [SP0215]
  ret void
}
!0 = !{!2, !2, i64 0, !"x"}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;---
; LLVM 14: Struct tag metadata must have either 3 or 4 operands
define void @f(i32* %p) {
  store i32 0, i32* %p, !tbaa !0
;                       ^~~~~
; error: !tbaa: an access tag has three operands, or four [SP0215]
  ret void
}
!0 = !{!2, !2, i64 0, i64 0, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;---
; LLVM 14: (crashes)
define void @f(i32* %p) {
  store i32 0, i32* %p, !tbaa !0
;                       ^~~~~
; error: !tbaa: the type accessed is a scalar: a name, and the type it belongs to [SP0215]
  ret void
}
!0 = !{null, !2, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;---
; LLVM 14: Malformed struct tag metadata: base and access-type should be non-null and point to Metadata nodes
define void @f(i32* %p) {
  store i32 0, i32* %p, !tbaa !0
;                       ^~~~~
; error: !tbaa: the type accessed is a node [SP0215]
  ret void
}
!0 = !{!2, !"x", i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;---
; LLVM 14: Offset must be constant integer
define void @f(i32* %p) {
  store i32 0, i32* %p, !tbaa !0
;                       ^~~~~
; error: !tbaa: the offset is an integer [SP0215]
  ret void
}
!0 = !{!2, !2, !"zero"}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;---
; LLVM 14: Cycle detected in struct path
define void @f(i32* %p) {
  store i32 0, i32* %p, !tbaa !0
;                       ^~~~~
; error: !tbaa: the types on the way to the one accessed go round in a circle [SP0215]
  ret void
}
!0 = !{!1, !2, i64 0}
!1 = distinct !{!"s", !1, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}

;---
; LLVM 14: Access type node must be a valid scalar type
define void @f(i32* %p) {
  store i32 0, i32* %p, !tbaa !0
;                       ^~~~~
; error: !tbaa: the type accessed is a scalar: a name, and the type it belongs to [SP0215]
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 1}
!2 = !{!"root"}

;---
; LLVM 14: Access bit-width not the same as description bit-width
define void @f(i32* %p) {
  store i32 0, i32* %p, !tbaa !0
;                       ^~~~~
; error: !tbaa: the offset has another type than the offsets of the fields [SP0215]
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i32 0}
!2 = !{!"root", !3, i64 0}
!3 = !{}

;---
define void @f(i32* %p) {
  store i32 0, i32* %p, !tbaa !0
  ret void
}
!0 = !{!1, !1, i64 0, i64 4}
!1 = !{!2, i64 4, !"int"}
!2 = !{!"root"}

;---
; LLVM 14: Access tag metadata must have either 4 or 5 operands
define void @f(i32* %p) {
  store i32 0, i32* %p, !tbaa !0
;                       ^~~~~
; error: !tbaa: an access tag with a size has four operands, or five [SP0215]
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!2, i64 4, !"int"}
!2 = !{!"root"}

;---
; LLVM 14: Access tag nodes must have the number of operands that is a multiple of 3!
define void @f(i32* %p) {
  store i32 0, i32* %p, !tbaa !0
;                       ^~~~~
; error: !tbaa: a type with sizes has three operands for itself and three for each field [SP0215]
  ret void
}
!0 = !{!4, !1, i64 0, i64 4}
!1 = !{!2, i64 4, !"int"}
!2 = !{!"root"}
!4 = !{!2, i64 8, !"s", !1, i64 0, i64 4, !1, i64 4}

;---
define void @f(i32* %p) {
  store i32 0, i32* %p, !tbaa !0
  ret void
}
!0 = !{!4, !1, i64 0, i64 4}
!1 = !{!2, i64 4, !"int"}
!2 = !{!"root"}
!4 = !{!2, i64 8, !"s", !1, i64 0, i64 4, !1, i64 4, i64 4}

;---
; LLVM 14: Type size nodes must be constants!
define void @f(i32* %p) {
  store i32 0, i32* %p, !tbaa !0
;                       ^~~~~
; error: !tbaa: the size of a type is an integer [SP0215]
  ret void
}
!0 = !{!4, !1, i64 0, i64 4}
!1 = !{!2, i64 4, !"int"}
!2 = !{!"root"}
!4 = !{!2, !"x", !"s", !1, i64 0, i64 4}

;---
; LLVM 14: Member size entries must be constants!
define void @f(i32* %p) {
  store i32 0, i32* %p, !tbaa !0
;                       ^~~~~
; error: !tbaa: the size of a field is an integer [SP0215]
  ret void
}
!0 = !{!4, !1, i64 0, i64 4}
!1 = !{!2, i64 4, !"int"}
!2 = !{!"root"}
!4 = !{!2, i64 8, !"s", !1, i64 0, !"x"}

;---
; LLVM 14: Access size field must be a constant
define void @f(i32* %p) {
  store i32 0, i32* %p, !tbaa !0
;                       ^~~~~
; error: !tbaa: the size of an access is an integer [SP0215]
  ret void
}
!0 = !{!4, !1, i64 0, !"x"}
!1 = !{!2, i64 4, !"int"}
!2 = !{!"root"}
!4 = !{!2, i64 8, !"s", !1, i64 0, i64 4}

;---
define void @f(i32* %p) {
  store i32 0, i32* %p, !tbaa !0
  ret void
}
!0 = !{!4, !1, i64 0, i64 4, i64 1}
!1 = !{!2, i64 4, !"int"}
!2 = !{!"root"}
!4 = !{!2, i64 8, !"s", !1, i64 0, i64 4}

;---
; LLVM 14: Access tag metadata must have either 4 or 5 operands
define void @f(i32* %p) {
  store i32 0, i32* %p, !tbaa !0
;                       ^~~~~
; error: !tbaa: an access tag with a size has four operands, or five [SP0215]
  ret void
}
!0 = !{!4, !1, i64 0, i64 4, i64 1, i64 3}
!1 = !{!2, i64 4, !"int"}
!2 = !{!"root"}
!4 = !{!2, i64 8, !"s", !1, i64 0, i64 4}

;---
; LLVM 14: This instruction shall not have a TBAA access tag!
define i32 @f(i32* %p) {
  %a = add i32 1, 2, !tbaa !0
;                    ^~~~~
; error: !tbaa: access tags are for instructions that access memory [SP0215]
  ret i32 %a
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}

;---
declare i32 @g(i32*)
define i32 @f(i32* %p) {
  %a = call i32 @g(i32* %p), !tbaa !0
  ret i32 %a
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}

;---
; LLVM 14: invalid function linkage type
define common void @f() {
;                  ^~
; error: a function cannot have linkage common [SP0212]
  ret void
}

;---
; LLVM 14: invalid function return type
define metadata @f() {
;      ^~~~~~~~
; error: a function cannot return metadata [SP0105]
  ret metadata !{}
}

;---
; LLVM 14: 'builtin' attribute not valid on function
define void @f() builtin {
;                ^~~~~~~
; error: `builtin` is an attribute of calls; it cannot stand here [SP0108]
  ret void
}

;---
; LLVM 14: Attribute 'elementtype' can only be applied to intrinsics and inline asm.
declare void @f(i8* elementtype(i8))
;                   ^~~~~~~~~~~
; error: elementtype is an attribute of arguments of calls, not of parameters [SP0214]

;---
; LLVM 14: functions with 'sret' argument must return void
define i32 addrspace(1)* @f(i32 addrspace(1)* sret(i32) %p) {
;      ^~~
; error: a function with an sret parameter returns void, not i32 addrspace(1)* [SP0105]
  ret i32 addrspace(1)* %p
}

;---
; LLVM 14: functions with 'sret' argument must return void
define i32 @f(i32* sret(i32) %p) {
;      ^~~
; error: a function with an sret parameter returns void, not i32 [SP0105]
  ret i32 0
}

;---
; LLVM 14: Calling convention disallows byval
define amdgpu_kernel void @f(i32* byval(i32) %p) {
;                         ^~
; error: a function with amdgpu_kernel has no byval parameter [SP0216]
  ret void
}

;---
define amdgpu_kernel void @f(i32 addrspace(4)* byref(i32) %p) {
  ret void
}

;---
define amdgpu_kernel void @f(i32 addrspace(5)* byref(i32) %p) {
  ret void
}

;---
; LLVM 14: Calling convention disallows inalloca
define amdgpu_kernel void @f(i32* inalloca(i32) %p) {
;                         ^~
; error: a function with amdgpu_kernel has no inalloca parameter [SP0216]
  ret void
}

;---
; LLVM 14: Calling convention disallows preallocated
define amdgpu_kernel void @f(i32* preallocated(i32) %p) {
;                         ^~
; error: a function with amdgpu_kernel has no preallocated parameter [SP0216]
  ret void
}

;---
; LLVM 14: Calling convention does not allow sret
define amdgpu_kernel void @f(i32* sret(i32) %p) {
;                         ^~
; error: a function with amdgpu_kernel has no sret parameter [SP0216]
  ret void
}

;---
; LLVM 14: Calling convention requires void return type
define amdgpu_kernel i32 @f() {
;                        ^~
; error: a function with amdgpu_kernel returns nothing, not i32 [SP0216]
  ret i32 0
}

;---
; LLVM 14: Calling convention disallows byval
define amdgpu_vs void @f(i32* byval(i32) %p) {
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
define amdgpu_gfx void @f(i32* byref(i32) %p) {
  ret void
}

;---
define amdgpu_gfx void @f(i32* byval(i32) %p) {
  ret void
}

;---
; LLVM 14: Calling convention requires void return type
define spir_kernel i32 @f() {
;                      ^~
; error: a function with spir_kernel returns nothing, not i32 [SP0216]
  ret i32 0
}

;---
; LLVM 14: Calling convention does not support varargs or perfect forwarding!
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
; LLVM 14: Calling convention does not support varargs or perfect forwarding!
define ptx_device void @f(...) {
;                      ^~
; error: a function with ptx_device has no variable arguments [SP0216]
  ret void
}

;---
; LLVM 14: Calling convention does not support varargs or perfect forwarding!
define intel_ocl_bicc void @f(...) {
;                          ^~
; error: a function with intel_ocl_bicc has no variable arguments [SP0216]
  ret void
}

;---
; LLVM 14: Calling convention does not support varargs or perfect forwarding!
define fastcc void @f(...) {
;                  ^~
; error: a function with fastcc has no variable arguments [SP0216]
  ret void
}

;---
; LLVM 14: Calling convention does not support varargs or perfect forwarding!
define coldcc void @f(...) {
;                  ^~
; error: a function with coldcc has no variable arguments [SP0216]
  ret void
}

;---
; LLVM 14: Function takes token but isn't an intrinsic
define void @f(token %t) {
;           ^~
; error: only an intrinsic takes token [SP0209]
  ret void
}

;---
; LLVM 14: Function returns a token but isn't an intrinsic
define token @f() {
;            ^~
; error: only an intrinsic returns token [SP0209]
  ret token none
}

;---
; LLVM 14: Function takes x86_amx but isn't an intrinsic
define void @f(x86_amx %t) {
;           ^~
; error: only an intrinsic takes x86_amx [SP0209]
  ret void
}

;---
; LLVM 14: Function returns a x86_amx but isn't an intrinsic
define x86_amx @f() {
;              ^~
; error: only an intrinsic returns x86_amx [SP0209]
  ret x86_amx undef
}

;---
; LLVM 14: Function takes metadata but isn't an intrinsic
define void @f(metadata %m) {
;           ^~
; error: only an intrinsic takes metadata [SP0209]
  ret void
}

;---
; LLVM 14: Function declaration shouldn't have a personality routine
declare void @f() personality i32 ()* @g
;            ^~
; error: a function that is only declared has no personality [SP0212]
declare i32 @g()

;---
; LLVM 14: llvm intrinsics cannot be defined!
define void @llvm.trap() {
;           ^~~~~~~~~~
; error: an intrinsic cannot be defined [SP0211]
;   note: LLVM's verifier says: llvm intrinsics cannot be defined!
  ret void
}

;---
; LLVM 14: llvm intrinsics cannot be defined!
define void @llvm.foo() {
;           ^~~~~~~~~
; error: an intrinsic cannot be defined [SP0211]
;   note: LLVM's verifier says: llvm intrinsics cannot be defined!
  ret void
}

;---
declare void @llvm.nothing.known.of()

;---
; LLVM 14: expected 'global' or 'constant'
@g = external hidden dso_local global i32
;                    ^~~~~~~~~
; error: `dso_local` is out of place: linkage, dso_local, visibility, dllimport, thread_local and unnamed_addr stand in this order, one of each [SP0101]

;---
@g = external hidden global i32

;---
@g = hidden global i32 0

;---
; LLVM 14: symbol with local linkage must have default visibility
@g = private hidden global i32 0
;~
; error: a symbol with private linkage is not seen outside of the module, so it cannot be hidden [SP0212]

;---
; LLVM 14: symbol with local linkage must have default visibility
@g = internal protected global i32 0
;~
; error: a symbol with internal linkage is not seen outside of the module, so it cannot be protected [SP0212]

;---
; LLVM 14: dso_location and DLL-StorageClass mismatch
@g = dso_local dllimport global i32 0
;                      ^
; error: what another module defines is not dso_local: dllimport contradicts it [SP0101]

;---
@g = external dllimport global i32

;---
; LLVM 14: Global is marked as dllimport, but not external
@g = dllimport global i32 0
;~
; error: what is defined here cannot be dllimport [SP0212]

;---
; LLVM 14: Global is marked as dllimport, but not external
define dllimport void @f() {
;                     ^~
; error: what is defined here cannot be dllimport [SP0212]
  ret void
}

;---
declare dllimport void @f()

;---
; LLVM 14: GlobalValue with DLLImport Storage is dso_local!
@g = external hidden dllimport global i32
;~
; error: what another module defines has its visibility there: dllimport cannot be hidden [SP0212]

;---
; LLVM 14: Only global arrays can have appending linkage!
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
; LLVM 14: expected value token
@g = internal global i32
;~
; error: the text ends here [SP0101]
;   expected a value of type `i32`

;---
; LLVM 14: expected value token
@g = weak global i32
;~
; error: the text ends here [SP0101]
;   expected a value of type `i32`

;---
; LLVM 14: expected value token
@g = linkonce global i32
;~
; error: the text ends here [SP0101]
;   expected a value of type `i32`

;---
; LLVM 14: 'common' global must have a zero initializer!
@g = common global i32 1
;~
; error: a common variable is zero at first [SP0212]

;---
; LLVM 14: 'common' global may not be marked constant!
@g = common constant i32 0
;~
; error: a common variable cannot be constant [SP0212]

;---
; LLVM 14: 'common' global may not be in a Comdat!
$c = comdat any
@g = common global i32 0, comdat($c)
;~
; error: a common variable cannot be in a comdat [SP0212]

;---
; LLVM 14: wrong initalizer for intrinsic global variable
@llvm.used = appending global [1 x i8*] [i8* null], section "llvm.metadata"
;~~~~~~~~~
; error: @llvm.used names global values alone [SP0212]

;---
@llvm.used = appending global [1 x i8*] [i8* @g], section "llvm.metadata"
@g = global i8 0

;---
; LLVM 14: members of llvm.used must be named
@llvm.used = appending global [1 x i8*] [i8* @0], section "llvm.metadata"
;~~~~~~~~~
; error: a member of @llvm.used has a name [SP0212]
@0 = global i8 0

;---
; LLVM 14: invalid linkage for intrinsic global variable
@llvm.used = global [1 x i8*] [i8* @g], section "llvm.metadata"
;~~~~~~~~~
; error: @llvm.used has linkage appending [SP0212]
@g = global i8 0

;---
; LLVM 14: wrong type for intrinsic global variable
@llvm.used = appending global [1 x i8] [i8 0], section "llvm.metadata"
;~~~~~~~~~
; error: @llvm.used is an array of pointers, not of i8 [SP0212]

;---
; LLVM 14: Only global arrays can have appending linkage!
@llvm.used = appending global i8 0, section "llvm.metadata"
;~~~~~~~~~
; error: a variable with linkage appending is an array, not i8 [SP0212]

;---
; LLVM 14: invalid llvm.compiler.used member
@llvm.compiler.used = appending global [1 x i8*] [i8* inttoptr (i64 5 to i8*)], section "llvm.metadata"
;~~~~~~~~~~~~~~~~~~
; error: @llvm.compiler.used names global values alone [SP0212]

;---
@llvm.used = external global [1 x i8*]

;---
@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @f, i8* null }]
define void @f() {
  ret void
}

;---
; LLVM 14: the third field of the element type is mandatory, specify i8* null to migrate from the obsoleted 2-field form
@llvm.global_ctors = appending global [1 x { i32, void ()* }] [{ i32, void ()* } { i32 65535, void ()* @f }]
;~~~~~~~~~~~~~~~~~
; error: the structs of @llvm.global_ctors have a third field since LLVM 9: a pointer to the data concerned, or null [SP0212]
define void @f() {
  ret void
}

;---
; LLVM 14: wrong type for intrinsic global variable
@llvm.global_ctors = appending global [1 x { i64, void ()*, i8* }] [{ i64, void ()*, i8* } { i64 65535, void ()* @f, i8* null }]
;~~~~~~~~~~~~~~~~~
; error: @llvm.global_ctors is an array of structs of a priority, a function and data, not of { i64, void ()*, i8* } [SP0212]
define void @f() {
  ret void
}

;---
; LLVM 14: wrong type for intrinsic global variable
@llvm.global_ctors = appending global [1 x { i32, void ()*, i32 }] [{ i32, void ()*, i32 } { i32 65535, void ()* @f, i32 0 }]
;~~~~~~~~~~~~~~~~~
; error: the third field of the structs of @llvm.global_ctors is a pointer, not i32 [SP0212]
define void @f() {
  ret void
}

;---
; LLVM 14: wrong type for intrinsic global variable
@llvm.global_dtors = appending global [1 x i32] [i32 1]
;~~~~~~~~~~~~~~~~~
; error: @llvm.global_dtors is an array of structs of a priority, a function and data, not of i32 [SP0212]

;---
; LLVM 14: invalid linkage for intrinsic global variable
@llvm.global_dtors = internal global [1 x { i32, void ()*, i8* }] zeroinitializer
;~~~~~~~~~~~~~~~~~
; error: @llvm.global_dtors has linkage appending [SP0212]

;---
@llvm.global_dtors = external global [1 x { i32, void ()*, i8* }]

;---
define i32* @f() gc "statepoint-example" {
  %r = call i32* @llvm.experimental.gc.get.pointer.base.p0i32.p0i32(i32* null)
  ret i32* %r
}
declare i32* @llvm.experimental.gc.get.pointer.base.p0i32.p0i32(i32*)

;---
; LLVM 14: Intrinsic has incorrect return type!
define i32 @f() gc "statepoint-example" {
  %r = call i32 @llvm.experimental.gc.get.pointer.base.i32.p0i32(i32* null)
; ^~
; error: the result of @llvm.experimental.gc.get.pointer.base.i32.p0i32 is a pointer, not i32 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect return type!
  ret i32 %r
}
declare i32 @llvm.experimental.gc.get.pointer.base.i32.p0i32(i32*)

;---
; LLVM 14: gc.get.pointer.base operand and result must be of the same type
define i8* @f() gc "statepoint-example" {
  %r = call i8* @llvm.experimental.gc.get.pointer.base.p0i8.p1i32(i32 addrspace(1)* null)
;                                                                                   ^~~~
; error: the base of a pointer of type i32 addrspace(1)* has that type too, not i8* [SP0304]
  ret i8* %r
}
declare i8* @llvm.experimental.gc.get.pointer.base.p0i8.p1i32(i32 addrspace(1)*)

;---
define i64 @f(i32* %p) gc "statepoint-example" {
  %r = call i64 @llvm.experimental.gc.get.pointer.offset.p0i32(i32* %p)
  ret i64 %r
}
declare i64 @llvm.experimental.gc.get.pointer.offset.p0i32(i32*)

;---
; LLVM 14: Intrinsic has incorrect argument type!
define i64 @f(i64 %p) gc "statepoint-example" {
  %r = call i64 @llvm.experimental.gc.get.pointer.offset.i64(i64 %p)
;                                                                ^~
; error: argument 1 of @llvm.experimental.gc.get.pointer.offset.i64 is a pointer, not i64 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect argument type!
  ret i64 %r
}
declare i64 @llvm.experimental.gc.get.pointer.offset.i64(i64)
;           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: nocapture cannot stand on type i64 [SP0214]

;---
; LLVM 14: Intrinsic has incorrect return type!
define i32 @f(i32* %p) gc "statepoint-example" {
  %r = call i32 @llvm.experimental.gc.get.pointer.offset.p0i32(i32* %p)
; ^~
; error: the result of @llvm.experimental.gc.get.pointer.offset.p0i32 is i64, not i32 [SP0218]
;   note: LLVM's verifier says: Intrinsic has incorrect return type!
  ret i32 %r
}
declare i32 @llvm.experimental.gc.get.pointer.offset.p0i32(i32*)

;---
; LLVM 14: Cannot have multiple 'swifterror' parameters!
define void @f(i8** swifterror %a, i8** swifterror %b) {
;           ^~
; error: two parameters are swifterror [SP0214]
  ret void
}

;---
; LLVM 14: inalloca isn't on the last parameter!
define void @f(i64* inalloca(i64) %a, i64* %b) {
;                   ^~~~~~~~
; error: inalloca is an attribute of the last parameter [SP0214]
  ret void
}

;---
; LLVM 14: Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!
define void @f(i64* inalloca(i64) inreg %a) {
;                                 ^~~~~
; error: inreg and inalloca contradict each other [SP0214]
  ret void
}

;---
; LLVM 14: invalid value for 'amdgpu-unsafe-fp-atomics' attribute: maybe
define void @f() "amdgpu-unsafe-fp-atomics"="maybe" {
;                ^~~~~~~~~~~~~~~~~~~~~~~~~~
; error: "amdgpu-unsafe-fp-atomics" is true or false, not "maybe" [SP0214]
  ret void
}

;---
define void @f() "amdgpu-unsafe-fp-atomics"="true" {
  ret void
}

;---
; LLVM 14: invalid value for 'no-infs-fp-math' attribute: maybe
define void @f() "no-infs-fp-math"="maybe" {
;                ^~~~~~~~~~~~~~~~~
; error: "no-infs-fp-math" is true or false, not "maybe" [SP0214]
  ret void
}

;---
; LLVM 14: invalid value for 'frame-pointer' attribute: some
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
; LLVM 14: "patchable-function-prefix" takes an unsigned integer: x
define void @f() "patchable-function-prefix"="x" {
;                ^~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: "patchable-function-prefix" is a number of 32 bits, not "x" [SP0214]
  ret void
}

;---
; LLVM 14: "patchable-function-entry" takes an unsigned integer: -1
define void @f() "patchable-function-entry"="-1" {
;                ^~~~~~~~~~~~~~~~~~~~~~~~~~
; error: "patchable-function-entry" is a number of 32 bits, not "-1" [SP0214]
  ret void
}

;---
; LLVM 14: "warn-stack-size" takes an unsigned integer: x
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
; LLVM 14: Attributes 'readnone and inaccessiblememonly' are incompatible!
define void @f() readnone inaccessiblememonly {
;                ^~~~~~~~
; error: readnone and inaccessiblememonly contradict each other [SP0214]
  ret void
}

;---
; LLVM 14: Attributes 'readnone and inaccessiblemem_or_argmemonly' are incompatible!
define void @f() readnone inaccessiblemem_or_argmemonly {
;                ^~~~~~~~
; error: readnone and inaccessiblemem_or_argmemonly contradict each other [SP0214]
  ret void
}

;---
; LLVM 14: Attributes 'readonly and writeonly' are incompatible!
define void @f() readonly writeonly {
;                ^~~~~~~~
; error: readonly and writeonly contradict each other [SP0214]
  ret void
}

;---
; LLVM 14: Attributes 'noinline and alwaysinline' are incompatible!
define void @f() noinline alwaysinline {
;                ^~~~~~~~
; error: noinline and alwaysinline contradict each other [SP0214]
  ret void
}

;---
; LLVM 14: Attribute 'optnone' requires 'noinline'!
define void @f() optnone {
;                ^~~~~~~
; error: optnone needs noinline beside it [SP0214]
  ret void
}

;---
; LLVM 14: Attributes 'optsize and optnone' are incompatible!
define void @f() optnone noinline optsize {
;                ^~~~~~~
; error: optnone and optsize contradict each other [SP0214]
  ret void
}

;---
; LLVM 14: Attributes 'minsize and optnone' are incompatible!
define void @f() optnone noinline minsize {
;                ^~~~~~~
; error: optnone and minsize contradict each other [SP0214]
  ret void
}

;---
; LLVM 14: Attribute 'jumptable' requires 'unnamed_addr'
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
; LLVM 14: 'allocsize' element size argument is out of bounds
declare void @f(i32) allocsize(1)
;                    ^~~~~~~~~
; error: allocsize(1) names what is no integer parameter [SP0214]

;---
; LLVM 14: 'allocsize' number of elements argument is out of bounds
declare void @f(i32) allocsize(0, 1)
;                    ^~~~~~~~~
; error: allocsize(0,1) names what is no integer parameter [SP0214]

;---
; LLVM 14: 'allocsize' element size argument must refer to an integer parameter
declare void @f(i8*) allocsize(0)
;                    ^~~~~~~~~
; error: allocsize(0) names what is no integer parameter [SP0214]

;---
declare i8* @f(i64, i64) allocsize(0, 1)

;---
define void @f() vscale_range(0, 0) {
  ret void
}

;---
define void @f() vscale_range(1, 0) {
  ret void
}

;---
; LLVM 14: 'vscale_range' minimum cannot be greater than maximum
define void @f() vscale_range(2, 1) {
;           ^~
; error: the least of vscale_range(2,1) is larger than the most [SP0214]
  ret void
}

;---
define void @f() vscale_range(3, 4) {
  ret void
}

;---
; LLVM 14: expected '('
define void @f() sanitize_address byval {
;                                 ^~~~~
; error: `byval` is an attribute of parameters and results; it cannot stand here [SP0108]
  ret void
}

;---
; LLVM 14: this attribute does not apply to return values
define nest i8* @f() {
;      ^~~~
; error: nest is an attribute of parameters, not of results [SP0214]
  ret i8* null
}

;---
; LLVM 14: More than one parameter has attribute nest!
define void @f(i8* nest %a, i8* nest %b) {
;           ^~
; error: two parameters are nest [SP0214]
  ret void
}

;---
; LLVM 14: Cannot have multiple 'sret' parameters!
define void @f(i8* sret(i8) %a, i8* sret(i8) %b) {
;           ^~
; error: two parameters are sret [SP0214]
  ret void
}

;---
; LLVM 14: Attribute 'sret' is not on first or second parameter!
define void @f(i8 %x, i8 %y, i8* sret(i8) %a) {
;                                ^~~~
; error: sret is an attribute of the first or second parameter [SP0214]
  ret void
}

;---
define void @f(i8 %x, i8* sret(i8) %a) {
  ret void
}

;---
; LLVM 14: More than one parameter has attribute returned!
define i8 @f(i8 returned %x, i8 returned %a) {
;         ^~
; error: two parameters are returned [SP0214]
  ret i8 %x
}

;---
; LLVM 14: Cannot have multiple 'swiftself' parameters!
define void @f(i8* swiftself %x, i8* swiftself %a) {
;           ^~
; error: two parameters are swiftself [SP0214]
  ret void
}

;---
; LLVM 14: Cannot have multiple 'swiftasync' parameters!
define void @f(i8* swiftasync %x, i8* swiftasync %a) {
;           ^~
; error: two parameters are swiftasync [SP0214]
  ret void
}

;---
; LLVM 14: Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!
define void @f(i8* byval(i8) nest %x) {
;                  ^~~~~
; error: byval and nest contradict each other [SP0214]
  ret void
}

;---
; LLVM 14: Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!
define void @f(i8* byval(i8) inreg %x) {
;                            ^~~~~
; error: inreg and byval contradict each other [SP0214]
  ret void
}

;---
; LLVM 14: Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!
define void @f(i8* inalloca(i8) byval(i8) %x) {
;                               ^~~~~
; error: byval and inalloca contradict each other [SP0214]
  ret void
}

;---
; LLVM 14: Attributes 'inalloca and readonly' are incompatible!
define void @f(i8* inalloca(i8) readonly %x) {
;                  ^~~~~~~~
; error: inalloca and readonly contradict each other [SP0214]
  ret void
}

;---
; LLVM 14: Attributes 'sret and returned' are incompatible!
define void @f(i8* sret(i8) returned %x) {
;           ^~
; error: a returned parameter of type i8* in a function that returns void [SP0214]
;                  ^~~~
; error: sret and returned contradict each other [SP0214]
  ret void
}

;---
; LLVM 14: Attributes 'zeroext and signext' are incompatible!
define void @f(i8 zeroext signext %x) {
;                 ^~~~~~~
; error: zeroext and signext contradict each other [SP0214]
  ret void
}

;---
; LLVM 14: Attributes 'readnone and readonly' are incompatible!
define void @f(i8* readnone readonly %x) {
;                  ^~~~~~~~
; error: readnone and readonly contradict each other [SP0214]
  ret void
}

;---
; LLVM 14: Attributes 'readnone and writeonly' are incompatible!
define void @f(i8* readnone writeonly %x) {
;                  ^~~~~~~~
; error: readnone and writeonly contradict each other [SP0214]
  ret void
}

;---
; LLVM 14: Attributes 'readonly and writeonly' are incompatible!
define void @f(i8* readonly writeonly %x) {
;                  ^~~~~~~~
; error: readonly and writeonly contradict each other [SP0214]
  ret void
}

;---
; LLVM 14: Attribute 'noalias' applied to incompatible type!
define void @f(i8 noalias %x) {
;                 ^~~~~~~
; error: noalias cannot stand on type i8 [SP0214]
  ret void
}

;---
; LLVM 14: Attribute 'zeroext' applied to incompatible type!
define void @f(i8* zeroext %x) {
;                  ^~~~~~~
; error: zeroext cannot stand on type i8* [SP0214]
  ret void
}

;---
; LLVM 14: Attribute 'byval' does not support unsized types!
define void @f(%opaque* byval(%opaque) %x) {
;                       ^~~~~
; error: byval(%opaque) has no size [SP0214]
  ret void
}
%opaque = type opaque

;---
; LLVM 14: Attribute 'inalloca' does not support unsized types!
define void @f(%opaque* inalloca(%opaque) %x) {
;                       ^~~~~~~~
; error: inalloca(%opaque) has no size [SP0214]
  ret void
}
%opaque = type opaque

;---
; LLVM 14: Attribute 'preallocated' does not support unsized types!
define void @f(%opaque* preallocated(%opaque) %x) {
;                       ^~~~~~~~~~~~
; error: preallocated(%opaque) has no size [SP0214]
  ret void
}
%opaque = type opaque

;---
; LLVM 14: Attribute 'byref' does not support unsized types!
define void @f(%opaque* byref(%opaque) %x) {
;                       ^~~~~
; error: byref(%opaque) has no size [SP0214]
  ret void
}
%opaque = type opaque

;---
define void @f(%opaque* sret(%opaque) %x) {
  ret void
}
%opaque = type opaque

;---
; LLVM 14: Attribute 'swifterror' only applies to parameters with pointer to pointer type!
define void @f(i32* swifterror %x) {
;                   ^~~~~~~~~~
; error: swifterror stands on a pointer to a pointer, not on i32* [SP0214]
  ret void
}

;---
define void @f() {
  %a = alloca swifterror i32
  ret void
}

;---
define void @f() {
  %a = alloca swifterror i32*, i32 2
  ret void
}

;---
; LLVM 14: swifterror value can only be loaded and stored from, or as a swifterror argument!
define void @f() {
  %a = alloca swifterror i32*
  %b = bitcast i32** %a to i8*
; ^~
; error: a swifterror value is loaded from, stored to, or handed on as a swifterror argument; it has no address [SP0214]
  ret void
}

;---
; LLVM 14: swifterror value can only be loaded and stored from, or as a swifterror argument!
define void @f(i32** swifterror %a) {
  %b = getelementptr i32*, i32** %a, i32 1
; ^~
; error: a swifterror value is loaded from, stored to, or handed on as a swifterror argument; it has no address [SP0214]
  ret void
}

;---
; LLVM 14: swifterror value can only be loaded and stored from, or as a swifterror argument!
define void @f(i32** swifterror %a) {
  %b = ptrtoint i32** %a to i64
; ^~
; error: a swifterror value is loaded from, stored to, or handed on as a swifterror argument; it has no address [SP0214]
  ret void
}

;---
; LLVM 14: swifterror value when used in a callsite should be marked with swifterror attribute
declare void @g(i32**)
define void @f(i32** swifterror %a) {
  call void @g(i32** %a)
;                    ^~
; error: argument 1 is a swifterror value, the parameter is not [SP0214]
  ret void
}

;---
declare void @g(i32** swifterror)
define void @f(i32** swifterror %a) {
  call void @g(i32** %a)
  ret void
}

;---
declare void @g(i32** swifterror)
define void @f(i32** swifterror %a) {
  call void @g(i32** swifterror %a)
  ret void
}

;---
; LLVM 14: swifterror argument for call has mismatched parameter
declare void @g(i32** swifterror)
define void @f(i32** %a) {
  call void @g(i32** swifterror %a)
;                               ^~
; error: %a is handed on as swifterror, but the parameter is not swifterror [SP0214]
  ret void
}

;---
; LLVM 14: swifterror argument for call has mismatched alloca
declare void @g(i32** swifterror)
define void @f() {
  %a = alloca i32*
  call void @g(i32** swifterror %a)
;                               ^~
; error: %a is handed on as swifterror, but its alloca is not swifterror [SP0214]
  ret void
}

;---
; LLVM 14: swifterror argument should come from an alloca or parameter
declare void @g(i32** swifterror)
define void @f() {
  call void @g(i32** swifterror undef)
;                               ^~~~~
; error: a swifterror argument is a swifterror alloca or parameter [SP0214]
  ret void
}

;---
; LLVM 14: swifterror value can only be loaded and stored from, or as a swifterror argument!
declare void @g(i32** swifterror)
define void @f(i1 %c, i32** swifterror %a) {
  %p = select i1 %c, i32** %a, i32** %a
; ^~
; error: a swifterror value is loaded from, stored to, or handed on as a swifterror argument; it has no address [SP0214]
  ret void
}

;---
; LLVM 14: inalloca argument for call has mismatched alloca
define void @f() {
  %a = alloca i32
  call void @g(i32* inalloca(i32) %a)
;                                 ^~
; error: %a is an inalloca argument, but its alloca is not inalloca [SP0214]
  ret void
}
declare void @g(i32* inalloca(i32))

;---
define void @f() {
  %a = alloca inalloca i32
  call void @g(i32* inalloca(i32) %a)
  ret void
}
declare void @g(i32* inalloca(i32))

;---
; LLVM 14: inalloca isn't on the last argument!
define void @f() {
  %a = alloca inalloca i32
  call void (...) @g(i32* inalloca(i32) %a, i32 2)
;                         ^~~~~~~~
; error: inalloca is an attribute of the last parameter [SP0214]
  ret void
}
declare void @g(...)

;---
define void @f() {
  %a = alloca i32
  call void (...) @g(i32* preallocated(i32) %a, i32 2)
  ret void
}
declare void @g(...)

;---
; LLVM 14: Attribute 'sret' cannot be used for vararg call arguments!
define void @f() {
  %a = alloca i32
  call void (i32, ...) @g(i32 1, i32* sret(i32) %a)
;                                     ^~~~
; error: sret cannot be an attribute of a variable argument [SP0214]
  ret void
}
declare void @g(i32, ...)

;---
define void @f() {
  %a = alloca i32
  call void (i32, ...) @g(i32 1, i32* nest %a)
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
; LLVM 14: immarg attribute only applies to intrinsics
define void @f() {
  call void @g(i32 immarg 2)
;                  ^~~~~~
; error: immarg is an attribute of the parameters of intrinsics, not of arguments [SP0214]
  ret void
}
declare void @g(i32)

;---
; LLVM 14: immarg attribute only applies to intrinsics
define void @f(i32 immarg %x) {
;                  ^~~~~~
; error: immarg is an attribute of the parameters of intrinsics [SP0214]
  ret void
}

;---
; LLVM 14: immarg attribute only applies to intrinsics
declare void @f(i32 immarg)
;                   ^~~~~~
; error: immarg is an attribute of the parameters of intrinsics [SP0214]

;---
; LLVM 14: Attribute 'elementtype' can only be applied to intrinsics and inline asm.
define void @f() {
  call void @g(i32* elementtype(i32) null)
;                   ^~~~~~~~~~~
; error: elementtype is an attribute of arguments of intrinsics and of inline assembly [SP0214]
  ret void
}
declare void @g(i32*)

;---
define void @f() {
  call void asm sideeffect "", "=*m"(i32* elementtype(i32) null)
  ret void
}

;---
; LLVM 14: Elementtype attribute can only be applied for indirect constraints
define void @f() {
  call void asm sideeffect "", "r"(i32* elementtype(i32) null)
;                                                        ^~~~
; error: argument 1 is no address by its constraint, so it has no elementtype [SP0214]
  ret void
}

;---
; LLVM 14: Operand for indirect constraint must have pointer type
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
; LLVM 14: invalid type for inline asm constraint string
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
; LLVM 14: invalid type for inline asm constraint string
define void @f() {
  %r = call { i32, i32 } asm "", "=r"()
;                        ^~~
; error: assembly with one output gives that, not { i32, i32 } [SP0117]
  ret void
}

;---
; LLVM 14: invalid type for inline asm constraint string
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
; LLVM 14: invalid type for inline asm constraint string
define void @f() {
  %r = call i32 asm "", "=r,1"(i32 1)
;               ^~~
; error: `1` is no constraint of inline assembly [SP0117]
  ret void
}

;---
; LLVM 14: invalid type for inline asm constraint string
define void @f() {
  %r = call i32 asm "", "r,=r"(i32 1)
;               ^~~
; error: outputs come before inputs, labels and clobbers [SP0117]
  ret void
}

;---
; LLVM 14: invalid type for inline asm constraint string
define void @f() {
  call void asm "", "i"(i32 1, i32 2)
;           ^~~
; error: 1 constraint for inputs, 2 arguments [SP0117]
  ret void
}

;---
; LLVM 14: invalid type for inline asm constraint string
define void @f() {
  %a = bitcast void ()* asm "", "" to i8*
;                       ^~~
; error: inline assembly can only be called [SP0117]
  ret void
}

;---
; LLVM 14: invalid operand type for instruction
define void @f() {
  %x = add label %a, %a
;          ^~~~~
; error: add needs integer operands, not label [SP0104]
a:
  ret void
}

;---
; LLVM 14: value doesn't match function result type 'i32'
define i32 @f() {
  ret void
;     ^~~~
; error: the function returns i32, not void [SP0104]
}

;---
; LLVM 14: value doesn't match function result type 'void'
define void @f() {
  ret i32 0
;     ^~~
; error: the function returns void, not i32 [SP0104]
}

;---
; LLVM 14: value doesn't match function result type 'i32'
define i32 @f() {
  ret i64 0
;     ^~~
; error: the function returns i32, not i64 [SP0104]
}

;---
; LLVM 14: instructions returning void cannot have a name
define void @f() {
  %x = call void @f()
; ^~
; error: an instruction without a result cannot have a name [SP0104]
  ret void
}

;---
; LLVM 14: branch condition must have 'i1' type
define void @f(i32 %x) {
  br i32 %x, label %a, label %a
;    ^~~
; error: the condition of a branch has type i1, not i32 [SP0104]
a:
  ret void
}

;---
; LLVM 14: duplicate case value in switch
define void @f(i32 %x) {
  switch i32 %x, label %a [ i32 1, label %a
    i32 1, label %a ]
;   ^~~~~
; error: the switch has this case twice [SP0117]
a:
  ret void
}

;---
; LLVM 14: switch condition must have integer type
define void @f(i8* %x) {
  switch i8* %x, label %a [ ]
;        ^~
; error: a switch is over integers, not i8* [SP0104]
a:
  ret void
}

;---
; LLVM 14: indirectbr address must have pointer type
define void @f(i32 %x) {
  indirectbr i32 %x, [label %a]
;            ^~~
; error: indirectbr goes to an address, not to i32 [SP0104]
a:
  ret void
}

;---
; LLVM 14: expected a basic block
define void @f(i32 %x) {
  indirectbr i8* null, [i32 %x]
;                       ^~~
; error: unexpected `i32` [SP0101]
;   expected `label`
a:
  ret void
}

;---
; LLVM 14: '@f' defined with type 'void ()*' but expected 'void (i32)*'
define void @f() {
  call void @f(i32 1)
;           ^~
; error: `@f` takes 0 arguments, 1 given [SP0104]
;   note: `@f` has type `void ()`.
  ret void
}

;---
; LLVM 14: '@f' defined with type 'void (i32)*' but expected 'void (i64)*'
define void @f(i32 %x) {
  call void (i64) @f(i64 1)
;                 ^~
; error: argument 1 has type `i64`, `@f` takes `i32` [SP0104]
;   note: `@f` has type `void (i32)`.
  ret void
}

;---
; LLVM 14: not enough parameters specified for call
define void @f(i32 %x, ...) {
  call void (i32, ...) @f()
;                      ^~
; error: the function takes 1 argument, 0 given [SP0104]
  ret void
}

;---
; LLVM 14: Funclet bundle operands should correspond to a FuncletPadInst
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
; LLVM 14: Expected exactly one funclet bundle operand
define void @f() {
  call void @f() [ "funclet"() ]
;                  ^~~~~~~~~
; error: the bundle "funclet" has 1 operand, not 0 [SP0217]
  ret void
}

;---
; LLVM 14: Funclet bundle operands should correspond to a FuncletPadInst
define void @f() {
  call void @f() [ "funclet"(i32 1) ]
;                  ^~~~~~~~~
; error: the bundle "funclet": its operand is the token of a catchpad or cleanuppad [SP0217]
  ret void
}

;---
; LLVM 14: Multiple deopt operand bundles
define void @f() {
  call void @f() [ "deopt"(), "deopt"() ]
;                  ^~~~~~~
; error: the call has two bundles "deopt" [SP0217]
  ret void
}

;---
; LLVM 14: Multiple gc-transition operand bundles
define void @f() {
  call void @f() [ "gc-transition"(), "gc-transition"() ]
;                  ^~~~~~~~~~~~~~~
; error: the call has two bundles "gc-transition" [SP0217]
  ret void
}

;---
; LLVM 14: Multiple gc-live operand bundles
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
; LLVM 14: Expected exactly one cfguardtarget bundle operand
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
; LLVM 14: Multiple CFGuardTarget operand bundles
define void @f() {
  call void @f() [ "cfguardtarget"(i32* null), "cfguardtarget"(i32* null) ]
;                  ^~~~~~~~~~~~~~~
; error: the call has two bundles "cfguardtarget" [SP0217]
  ret void
}

;---
; LLVM 14: Expected exactly one preallocated bundle operand
define void @f() {
  call void @f() [ "preallocated"() ]
;                  ^~~~~~~~~~~~~~
; error: the bundle "preallocated" has 1 operand, not 0 [SP0217]
  ret void
}

;---
; LLVM 14: "preallocated" argument must be a token from llvm.call.preallocated.setup
define void @f() {
  call void @f() [ "preallocated"(token none) ]
;                  ^~~~~~~~~~~~~~
; error: the bundle "preallocated": its operand is the token of @llvm.call.preallocated.setup [SP0217]
  ret void
}

;---
; LLVM 14: "preallocated" argument must be a token from llvm.call.preallocated.setup
define void @f() {
  call void @f() [ "preallocated"(i32 1) ]
;                  ^~~~~~~~~~~~~~
; error: the bundle "preallocated": its operand is the token of @llvm.call.preallocated.setup [SP0217]
  ret void
}

;---
; LLVM 14: a call with operand bundle "clang.arc.attachedcall" must call a function returning a pointer or a non-returning function that has a void return type
define void @f() {
  call void @f() [ "clang.arc.attachedcall"() ]
;                  ^~~~~~~~~~~~~~~~~~~~~~~~
; error: the bundle "clang.arc.attachedcall" has 1 operand, not 0 [SP0217]
  ret void
}

;---
; LLVM 14: a call with operand bundle "clang.arc.attachedcall" must call a function returning a pointer or a non-returning function that has a void return type
define void @f() {
  call void @f() [ "clang.arc.attachedcall"(i8* (i8*)* @llvm.objc.retainAutoreleasedReturnValue) ]
;                  ^~~~~~~~~~~~~~~~~~~~~~~~
; error: the bundle "clang.arc.attachedcall": the function called returns a pointer, or never [SP0217]
  ret void
}
declare i8* @llvm.objc.retainAutoreleasedReturnValue(i8*)

;---
define i8* @f() {
  %r = call i8* @f() [ "clang.arc.attachedcall"(i8* (i8*)* @llvm.objc.retainAutoreleasedReturnValue) ]
  ret i8* %r
}
declare i8* @llvm.objc.retainAutoreleasedReturnValue(i8*)

;---
; LLVM 14: invalid function argument
define i8* @f() {
  %r = call i8* @f() [ "clang.arc.attachedcall"(i8* (i8*)* @g) ]
;                      ^~~~~~~~~~~~~~~~~~~~~~~~
; error: the bundle "clang.arc.attachedcall": @g is no function that claims a result [SP0217]
  ret i8* %r
}
declare i8* @g(i8*)

;---
define i8* @f() {
  %r = call i8* @f() [ "clang.arc.attachedcall"(i8* (i8*)* @objc_retainAutoreleasedReturnValue) ]
  ret i8* %r
}
declare i8* @objc_retainAutoreleasedReturnValue(i8*)

;---
; LLVM 14: a call with operand bundle "clang.arc.attachedcall" must call a function returning a pointer or a non-returning function that has a void return type
define void @f() {
  call void @f() [ "clang.arc.attachedcall"(i8* (i8*)* @objc_retainAutoreleasedReturnValue) ]
;                  ^~~~~~~~~~~~~~~~~~~~~~~~
; error: the bundle "clang.arc.attachedcall": the function called returns a pointer, or never [SP0217]
  unreachable
}
declare i8* @objc_retainAutoreleasedReturnValue(i8*)

;---
define void @f() {
  call void @g() [ "clang.arc.attachedcall"(i8* (i8*)* @objc_retainAutoreleasedReturnValue) ]
  ret void
}
declare void @g() noreturn
declare i8* @objc_retainAutoreleasedReturnValue(i8*)

;---
; LLVM 14: Intrinsic has incorrect argument type!
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
; LLVM 14: Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy or clang.arc.attachedcall
define void @f() {
  invoke void @llvm.trap() to label %a unwind label %b
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: invoke in a function without a personality [SP0210]
; ^~~~~~
; error: intrinsic @llvm.trap does not throw, so it is called, not invoked [SP0211]
;   note: LLVM's verifier says: Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy or clang.arc.attachedcall
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
; LLVM 14: Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy or clang.arc.attachedcall
define void @f() personality i32 ()* @p {
  invoke void @llvm.trap() to label %a unwind label %b
; ^~~~~~
; error: intrinsic @llvm.trap does not throw, so it is called, not invoked [SP0211]
;   note: LLVM's verifier says: Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy or clang.arc.attachedcall
a:
  ret void
b:
  %l = landingpad i32 cleanup
  ret void
}
declare void @llvm.trap()
declare i32 @p()

;---
define void @f() personality i32 ()* @p {
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
define void @f() personality i32 ()* @p {
  invoke void @llvm.coro.resume(i8* null) to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad i32 cleanup
  ret void
}
declare void @llvm.coro.resume(i8*)
declare i32 @p()

;---
; LLVM 14: Cannot take the address of an intrinsic!
define void @f() {
  %p = bitcast void ()* @llvm.trap to i8*
;                       ^~~~~~~~~~
; error: the address of intrinsic @llvm.trap is taken; it can only be called [SP0211]
;   note: LLVM's verifier says: Invalid user of intrinsic instruction!
  ret void
}
declare void @llvm.trap()

;---
; LLVM 14: Invalid user of intrinsic instruction!
@g = global void ()* @llvm.trap
declare void @llvm.trap()
;            ^~~~~~~~~~
; error: the address of intrinsic @llvm.trap is taken; it can only be called [SP0211]
;   note: LLVM's verifier says: Invalid user of intrinsic instruction!

;---
; LLVM 14: Intrinsic called with incompatible signature
define void @f() {
  call void bitcast (void ()* @llvm.trap to void (i32)*)(i32 1)
  ret void
}
declare void @llvm.trap()
;            ^~~~~~~~~~
; error: the address of intrinsic @llvm.trap is taken; it can only be called [SP0211]
;   note: LLVM's verifier says: Invalid user of intrinsic instruction!

;---
; LLVM 14: Cannot take the address of an intrinsic!
define void @f(void (void ()*)* %p) {
  call void %p(void ()* @llvm.trap)
;                       ^~~~~~~~~~
; error: the address of intrinsic @llvm.trap is taken; it can only be called [SP0211]
;   note: LLVM's verifier says: Invalid user of intrinsic instruction!
  ret void
}
declare void @llvm.trap()

;---
; LLVM 14: Enclosing function does not use GC.
define void @f() {
  %t = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 0, i32 0, void ()* @g, i32 0, i32 0, i32 0, i32 0)
;                                                     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the function uses llvm.experimental.gc.statepoint.p0f_isVoidf but names no garbage collection strategy [SP0302]
  ret void
}
declare void @g()
declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64, i32, void ()*, i32, i32, ...)
