package explore

import (
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/web/report"
)

// inlayer names the arguments of statepoints and relocates while a module is printed.
type inlayer struct {
	roles [][]gc.Role // of calls whose arguments are marked, in text order
	out   []report.Inlay
}

// inlayKinds are the inlays for argument roles.
var inlayKinds = map[gc.Role]report.InlayKind{
	gc.RoleID: report.InlayID, gc.RolePatchBytes: report.InlayPatchBytes,
	gc.RoleTarget: report.InlayCallee, gc.RoleNumArgs: report.InlayArguments,
	gc.RoleFlags: report.InlayFlags, gc.RoleUnused: report.InlayUnused,
	gc.RoleNumTransition: report.InlayTransition, gc.RoleNumDeopt: report.InlayDeopt,
	gc.RoleLive: report.InlayLive, gc.RoleBase: report.InlayBase,
	gc.RoleDerived: report.InlayDerived,
}

// wants reports whether the arguments of a call are named.
func (l *inlayer) wants(in *ir.Instr) bool {
	roles := gc.Roles(in)
	if len(roles) > 0 {
		l.roles = append(l.roles, roles)
	}
	return len(roles) > 0
}

// argument receives the offset at which the next argument begins.
func (l *inlayer) argument(at int32) {
	roles := l.roles[0]
	if kind, ok := inlayKinds[roles[0]]; ok {
		l.out = append(l.out, report.Inlay{At: at, Kind: kind})
	}
	if roles = roles[1:]; len(roles) == 0 {
		l.roles = l.roles[1:]
	} else {
		l.roles[0] = roles
	}
}
