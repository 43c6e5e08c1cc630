; title: PlaceSafepoints, before
; about: The poll's body is the module's own function gc.safepoint_poll; the pass inserts it at the start of @test, before the call to @foo.
; select: call @foo
; document: Statepoints.rst, "PlaceSafepoints"
; refused: Nothing declares @foo.
; run: test() = void prints foo()

define void @test() gc "statepoint-example" {
  call void @foo()
  ret void
}

declare void @do_safepoint()
define void @gc.safepoint_poll() {
  call void @do_safepoint()
  ret void
}
