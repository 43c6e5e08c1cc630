package passes

// LibrarySignatures gives tests the table of library functions.
func LibrarySignatures() map[string]string { return librarySignature }
