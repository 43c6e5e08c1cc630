package ir

// Dialect is the age of LLVM whose assembly a module is written in; it decides the form of pointers and of statepoints.
type Dialect uint8

// The dialects, oldest first.
const (
	// DialectUnknown is a module that shows no sign of its age; it is treated as the newest.
	DialectUnknown Dialect = iota
	// LLVM36 has typed pointers and statepoints that return i32, without id and patch bytes.
	LLVM36
	// LLVM37 has typed pointers and statepoints that return i32, with id, patch bytes, flags and transition operands.
	LLVM37
	// LLVM38 to 10: typed pointers, statepoints that return token, inline gc operands.
	LLVM38
	// LLVM11 to 14: typed pointers, operand bundles.
	LLVM11
	// LLVM15 and later: opaque pointers, operand bundles.
	LLVM15
)

// Opaque reports whether the dialect writes `ptr`.
func (d Dialect) Opaque() bool { return d == LLVM15 || d == DialectUnknown }

// String is the range of LLVM versions that write the dialect.
func (d Dialect) String() string {
	switch d {
	case LLVM36:
		return "LLVM 3.6"
	case LLVM37:
		return "LLVM 3.7"
	case LLVM38:
		return "LLVM 3.8–10"
	case LLVM11:
		return "LLVM 11–14"
	case LLVM15:
		return "LLVM 15 and later"
	}
	return "unknown"
}
