; test: place -passes=gc-barriers -strategy=name=mine,references=1,write-barrier=brooks
; differs: LLVM has no such pass
; The address is taken from a vector of addresses in one object.
define void @f(ptr addrspace(1) %o, <2 x i64> %n) gc "mine" {
  %d = getelementptr i8, ptr addrspace(1) %o, <2 x i64> %n
  %e = extractelement <2 x ptr addrspace(1)> %d, i32 0
  store i64 1, ptr addrspace(1) %e
; ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: the barrier of gc "mine" needs the start of the object, and where that is cannot be told: the address comes from `%d = getelementptr i8, ptr addrspace(1) %o, <2 x i64> %n` [SP0420]
  ret void
}
