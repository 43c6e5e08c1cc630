package version

// Number is the version, by the rules of semantic versioning.
const Number = "0.3.0"

// LLVM are the releases of LLVM whose IR is read and written.
const LLVM = "3.6 to 22"
