; title: The live pointer
; about: A pointer that is live across a call: the collector may move the object, so the caller must use its new address afterwards.
; select: %obj
; run: test1({| 42}) = {| 42} prints foo()

define ptr addrspace(1) @test1(ptr addrspace(1) %obj)
       gc "statepoint-example" {
  call void @foo()
  ret ptr addrspace(1) %obj
}

declare void @foo()
