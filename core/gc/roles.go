package gc

import "statepoint/core/ir"

// Role is the purpose of an argument of a statepoint or a relocate.
type Role uint8

// The roles. Arguments of the real call, and operands that are not the first of their kind, have
// none.
const (
	RoleNone Role = iota
	RoleID
	RolePatchBytes
	RoleTarget
	RoleNumArgs // the number of the real call's arguments
	RoleFlags
	RoleUnused        // of LLVM 3.6
	RoleNumTransition // the number of inline transition operands
	RoleNumDeopt      // the number of inline deopt operands
	RoleLive          // the first of the inline pointers that live across
	RoleBase          // of a relocate
	RoleDerived
)

// Roles returns the roles of the arguments of a call, in order; nil if it is neither a statepoint
// nor a relocate, or is malformed.
func Roles(in *ir.Instr) []Role {
	switch {
	case !whole(in):
		return nil
	case IsRelocate(in) && in.Call.NumArgs == 3:
		return []Role{RoleNone, RoleBase, RoleDerived}
	case !IsStatepoint(in):
		return nil
	}
	p, problem := split(in)
	if problem != "" {
		return nil
	}
	roles := make([]Role, in.Call.NumArgs)
	set := func(at int, role Role) {
		if at >= 0 && at < len(roles) {
			roles[at] = role
		}
	}
	set(p.id, RoleID)
	set(p.patchBytes, RolePatchBytes)
	set(p.target, RoleTarget)
	set(p.target+1, RoleNumArgs)
	if p.flags >= 0 {
		set(p.flags, RoleFlags)
	} else {
		set(p.target+2, RoleUnused)
	}
	if layouts[p.shape].transition && p.transition[0] > p.args[1] {
		set(p.transition[0]-1, RoleNumTransition)
	}
	if p.deopt[0] > p.args[1] {
		set(p.deopt[0]-1, RoleNumDeopt)
	}
	if p.gc[1] > p.gc[0] {
		set(p.gc[0], RoleLive)
	}
	return roles
}
