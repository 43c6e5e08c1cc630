// Package place is the pass place-safepoints, which inserts polls.
//
// place.go decides where: at function entries, and on the back edges of loops that may run long
// (see analysis.TripCounts). inline.go puts the body of gc.safepoint_poll there.
//
// LLVM 3.6 to 3.9 also made statepoints of calls here, which RewriteStatepointsForGC then
// completed. calls.go does so for modules in the forms of those releases, and for others on request
// (-spp-call-safepoints).
//
// It proves a little less than LLVM about loops that step over their bound or count away from it,
// so a few more of them get a poll. -spp-return-polls is an addition.
package place
