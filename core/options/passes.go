package options

// The names of the passes for -passes=: LLVM's, and our own for conversions between llvm.gcroot and
// references. They are here so that the page can name a pass without linking it.
const (
	Mem2Reg            = "mem2reg"
	SROA               = "sroa"
	PlaceSafepoints    = "place-safepoints"
	RewriteStatepoints = "rewrite-statepoints-for-gc"
	StripRelocates     = "strip-gc-relocates"
	ReferencesToRoots  = "references-to-gcroot"
	RootsToReferences  = "gcroot-to-references"
	MakeReferences     = "make-references"
	Barriers           = "gc-barriers"
	LowerGC            = "gc-lowering"
	LowerShadowStack   = "shadow-stack-gc-lowering"
	Verify             = "verify"
	VerifySafepoints   = "verify<safepoint-ir>"
)
