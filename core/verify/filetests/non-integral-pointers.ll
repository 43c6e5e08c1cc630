; test: verify
; Casts between non-integral pointers and integers, or integral pointers, are warned of, once for each
; kind in a function; casts among non-integral address spaces, and of zero, are not.
target datalayout = "e-p1:64:64-ni:1:2"
@g = addrspace(1) global i8 0
@word = global i64 ptrtoint (ptr addrspace(1) @g to i64)
;~~~~
; warning: pointers of address space 1 are non-integral (`ni:1`), so the integer is not a stable address [SP0309]
;   note: a collector may move the object; compare such pointers, and compute with getelementptr
;   note: older releases of LLVM refuse this
define i64 @to-integer(ptr addrspace(1) %p) {
  %i = ptrtoint ptr addrspace(1) %p to i64
; ^~
; warning: pointers of address space 1 are non-integral (`ni:1`), so the integer is not a stable address [SP0309]
;   note: a collector may move the object; compare such pointers, and compute with getelementptr
;   note: older releases of LLVM refuse this
;   note: the function has 1 more cast of this kind
  %j = ptrtoint ptr addrspace(1) %p to i32
  %k = ptrtoint ptr addrspace(2) null to i32
; ^~
; warning: pointers of address space 2 are non-integral (`ni:2`), so the integer is not a stable address [SP0309]
;   note: a collector may move the object; compare such pointers, and compute with getelementptr
;   note: older releases of LLVM refuse this
  ret i64 %i
}
define ptr addrspace(1) @from-integer(i64 %i) {
  %p = inttoptr i64 %i to ptr addrspace(1)
; ^~
; warning: pointers of address space 1 are non-integral (`ni:1`), so no integer is known to be one [SP0309]
;   note: a collector may move the object; compare such pointers, and compute with getelementptr
;   note: older releases of LLVM refuse this
  ret ptr addrspace(1) %p
}
define <2 x ptr addrspace(1)> @vectors(<2 x i64> %i) {
  %p = inttoptr <2 x i64> %i to <2 x ptr addrspace(1)>
; ^~
; warning: pointers of address space 1 are non-integral (`ni:1`), so no integer is known to be one [SP0309]
;   note: a collector may move the object; compare such pointers, and compute with getelementptr
;   note: older releases of LLVM refuse this
  ret <2 x ptr addrspace(1)> %p
}
define ptr @to-another-space(ptr addrspace(1) %p, ptr %r) {
  %q = addrspacecast ptr addrspace(1) %p to ptr
; ^~
; warning: pointers of address space 1 are non-integral (`ni:1`), and this makes an address of one that no collector updates [SP0309]
;   note: a collector may move the object; compare such pointers, and compute with getelementptr
  %s = addrspacecast ptr %r to ptr addrspace(2)
; ^~
; warning: pointers of address space 2 are non-integral (`ni:2`), and this makes one of an address that no collector knows [SP0309]
;   note: a collector may move the object; compare such pointers, and compute with getelementptr
  ret ptr %q
}
define ptr addrspace(1) @constants() {
  ret ptr addrspace(1) inttoptr (i64 17 to ptr addrspace(1))
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; warning: pointers of address space 1 are non-integral (`ni:1`), so no integer is known to be one [SP0309]
;   note: a collector may move the object; compare such pointers, and compute with getelementptr
;   note: older releases of LLVM refuse this
}
define ptr addrspace(2) @right(ptr addrspace(1) %p) {
  %null = inttoptr i64 0 to ptr addrspace(1)
  %other = addrspacecast ptr addrspace(1) %p to ptr addrspace(2)
  ret ptr addrspace(2) %other
}
