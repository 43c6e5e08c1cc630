package libfuncs

// LibrarySignatures gives tests the table of library functions.
func LibrarySignatures(opaque bool) map[string][]string {
	if opaque {
		return opaqueLibrary()
	}
	return typedLibrary()
}

// HasFunction is hasFunction for the system that a target triple names.
func HasFunction(triple, name string) bool { return hasFunction(system(triple), name) }
