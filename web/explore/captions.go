package explore

import "statepoint/core/passes/pass"

// Captions of stages, taken from the notes of the passes, never from what a module usually has.

// unchanged explains why a pass left the module unchanged, in a few words and as a description of
// the module.
func unchanged(why *pass.Explanation) (summary, caption string) {
	for _, w := range why.Findings {
		if w.Code == pass.CodeNoPoll {
			return "no @gc.safepoint_poll", "Unchanged: " + w.Message + "."
		}
	}
	return "no change", "Unchanged by this stage."
}

// rewriteCaption describes the module after RewriteStatepointsForGC.
func rewriteCaption(f pass.Figures) string {
	const after = "After RewriteStatepointsForGC: "
	switch {
	case f.Relocates > 0:
		return after + "code after a call uses relocates."
	case f.Statepoints > 0:
		return after + "calls are statepoints; nothing is relocated."
	}
	return after + "no call became a statepoint."
}
