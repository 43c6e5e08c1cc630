; title: PlaceSafepoints, after
; about: With the poll in place there are two calls, and so two records, though no pointer is live across either: the collector still needs the frame's size.
; select: call @foo
; document: Statepoints.rst, "PlaceSafepoints"
; refused: Nothing declares @foo and @do_safepoint.
; run: test() = void prints foo()

define void @test() gc "statepoint-example" {
  call void @do_safepoint()
  call void @foo()
  ret void
}
