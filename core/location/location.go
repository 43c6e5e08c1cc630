package location

import "strconv"

// Kind is the kind of a location (StackMaps.rst, "Stack Map Format", location encodings).
type Kind uint8

// The location kinds with the numbers the format gives them.
const (
	Register   Kind = 1 // the value is in the register
	Direct     Kind = 2 // the value is register + offset: the address of an alloca
	Indirect   Kind = 3 // the value is in memory at register + offset: a spilled value
	Constant   Kind = 4 // the value is a constant
	ConstIndex Kind = 5 // the value is a constant of the pool
)

var kindNames = [...]string{"", "Register", "Direct", "Indirect", "Constant", "ConstIndex"}

// String is the name in LLVM's documents.
func (k Kind) String() string {
	if k >= Register && k <= ConstIndex {
		return kindNames[k]
	}
	return "Kind(" + strconv.Itoa(int(k)) + ")"
}

var kindMeanings = [...]string{"", "Register: the value is in the register",
	"Direct: the value is an address in the frame", "Indirect: the value is in memory",
	"Constant: the offset is the value",
	"ConstIndex: the value is in the pool of constants"}

// Meaning says where a value of the kind is, "" for no kind of the format.
func (k Kind) Meaning() string {
	if k >= Register && k <= ConstIndex {
		return kindMeanings[k]
	}
	return ""
}

// Role is the purpose of a location in a record.
type Role uint8

// The roles, in the order of the sections.
const (
	RoleOperand     Role = iota // an operand of a stackmap or patchpoint
	RoleCallingConv             // the callee's calling convention
	RoleFlags                   // the statepoint's flags
	RoleDeoptCount              // how many deopt locations follow
	RoleDeopt                   // a deopt value
	RoleBase                    // the base of a pair
	RoleDerived                 // the pointer of a pair that a collector updates
	RoleAlloca                  // a stack object
)

var roleNames = [...]string{"operand", "calling-convention", "flags", "deopt-count", "deopt",
	"base", "derived", "alloca"}

// String is the role's name, as in JSON.
func (r Role) String() string {
	if int(r) < len(roleNames) {
		return roleNames[r]
	}
	return "Role(" + strconv.Itoa(int(r)) + ")"
}

// RoleSet is a set of roles, such as those of all locations in one place.
type RoleSet uint8

// Roles returns the set of the given roles.
func Roles(roles ...Role) (s RoleSet) {
	for _, r := range roles {
		s |= 1 << r
	}
	return s
}

// Has reports whether a role is in the set.
func (s RoleSet) Has(r Role) bool { return s>>r&1 != 0 }

// String lists the roles in the order of a record's sections: "deopt, base".
func (s RoleSet) String() (text string) {
	for r := range Role(len(roleNames)) {
		if s.Has(r) {
			if text != "" {
				text += ", "
			}
			text += r.String()
		}
	}
	return text
}
