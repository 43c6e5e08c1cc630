package libfuncs

// LibrarySignatures gives tests the table of library functions.
func LibrarySignatures(opaque bool) map[string][]string {
	if opaque {
		return opaqueLibrary()
	}
	return typedLibrary()
}
