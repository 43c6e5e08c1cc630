package examples

// Proof compares LLVM's result for an example with the explorer's. It is an alias, so that an
// Example can be converted to the type of a package that does not import this one.
type Proof = struct {
	// LLVM is the version of LLVM, such as "22.1.0".
	LLVM string
	// Dialect and Strategy are the version of LLVM and the name of one of LLVM's strategies to
	// which the example was converted for both, if LLVM's tools refuse it unchanged. Otherwise they
	// are "".
	Dialect, Strategy string
	// IR says how the rewritten modules differ, and Records how the stack map records do; "" if
	// they are the same. Records may name different registers and slots.
	IR, Records string
	// Count is the number of the explorer's records.
	Count int
	// Code is the size of the explorer's code in bytes, Theirs that of llc -O2.
	Code, Theirs int
}
