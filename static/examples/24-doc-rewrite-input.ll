; title: RewriteStatepointsForGC, before
; about: What a front end writes: plain calls, and references in address space 1. Step to the rewrite stage to see the resulting sequence.
; select: %obj
; document: Statepoints.rst, "RewriteStatepointsForGC"
; refused: Nothing declares @foo.
; run: test1({| 42}) = {| 42} prints foo()

define i8 addrspace(1)* @test1(i8 addrspace(1)* %obj)
       gc "statepoint-example" {
  call void @foo()
  ret i8 addrspace(1)* %obj
}
