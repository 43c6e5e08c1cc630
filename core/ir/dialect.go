package ir

import (
	"fmt"
	"strconv"
	"strings"
)

// Dialect is the range of LLVM releases whose assembly a module is written in; it determines the
// form of pointers and statepoints.
type Dialect uint8

// The dialects, oldest first.
const (
	// DialectUnknown is the dialect of a module that does not show its release; it is treated as
	// the newest.
	DialectUnknown Dialect = iota
	// LLVM36 has typed pointers and statepoints that return i32, without id and patch bytes.
	LLVM36
	// LLVM37 has typed pointers and statepoints that return i32, with id, patch bytes, flags and
	// transition operands.
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

// DialectNames are the names of the dialects, oldest first: the first LLVM version that writes
// each. ParseDialect also accepts the versions in between.
var DialectNames = []string{"3.6", "3.7", "3.8", "11", "15"}

// newest is the newest release whose assembly has been compared with what is written here.
const newest = 22

// ParseDialect returns the dialect that a version of LLVM writes, such as "3.8", "3.8.1", "9" or
// "22".
func ParseDialect(version string) (Dialect, error) {
	bad := func() (Dialect, error) {
		return DialectUnknown,
			fmt.Errorf(
				"unknown dialect %q: name a version of LLVM from 3.6 to %d, the first of each "+
					"dialect being %s",
				version, newest, strings.Join(DialectNames, ", "))
	}
	parts := strings.Split(version, ".")
	var nums [3]uint64
	if len(parts) > len(nums) {
		return bad()
	}
	for i, part := range parts {
		n, err := strconv.ParseUint(part, 10, 16)
		if err != nil {
			return bad()
		}
		nums[i] = n
	}
	switch major, minor := nums[0], nums[1]; {
	case major < 3, major == 3 && minor < 6, major == 3 && minor > 9, major > newest:
		return bad()
	case major == 3 && minor == 6:
		return LLVM36, nil
	case major == 3 && minor == 7:
		return LLVM37, nil
	case major < 11:
		return LLVM38, nil
	case major < 15:
		return LLVM11, nil
	}
	return LLVM15, nil
}
