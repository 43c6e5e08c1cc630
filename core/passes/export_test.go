package passes

import "statepoint/core/ir"

// LibrarySignatures gives tests the table of library functions.
func LibrarySignatures(opaque bool) map[string][]string {
	if opaque {
		return opaqueLibrary()
	}
	return typedLibrary()
}

// Followed is whether tests take values of a type for references, as the checker does.
func Followed(t *ir.Type) bool { return (&safepointChecker{isRef: inSpaceOne}).followed(t) }
