package examples

// Proof is what LLVM makes of an example, beside what the explorer makes of it. It is an alias, so
// that an example can be converted to that of a package which does not import this one.
type Proof = struct {
	// LLVM is the version of LLVM that was asked, such as "22.1.0".
	LLVM string
	// Dialect and Strategy are what both were given where LLVM's tools refuse the example as it
	// stands: a version of LLVM, the name of a strategy of LLVM's. Else they are "".
	Dialect, Strategy string
	// IR says how the rewritten module differs, Records how the records of the stack map do; "" is
	// that they are the same. The registers and slots that records name may be others.
	IR, Records string
	// Count is the number of our records.
	Count int
	// Code is the size of our code in bytes, Theirs that of llc -O2.
	Code, Theirs int
}
