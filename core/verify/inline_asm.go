package verify

import (
	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/core/verify/diag"
)

// assembly checks a call to inline assembly.
func (v *callChecks) assembly(in *ir.Instr, a *ir.InlineAsm) {
	if problem := ir.AsmProblem(a.Constraints, in.Call.FuncType); problem != "" {
		v.r.Bad(in, diag.CallType, "%s", problem)
		return
	}
	list, _ := ir.AsmConstraints(a.Constraints)
	arg, labels := 0, 0
	for _, c := range list {
		if c.Kind == ir.AsmLabel {
			labels++
		}
		if !c.HasArgument() {
			continue
		}
		if arg >= in.Call.NumArgs {
			return
		}
		elem := in.Call.ParamAttrs(arg).Has("elementtype")
		switch {
		case !c.Indirect && elem:
			v.r.At(arg+1).Bad(in, diag.Attribute,
				"argument %d is not an address by its constraint, so it has no elementtype", arg+1)
		case c.Indirect && !in.Arg(arg).Type().IsPointer():
			v.r.At(arg+1).Bad(in, diag.CallType,
				"argument %d is an address by its constraint, but has type %s", arg+1,
				in.Arg(arg).Type())
		case c.Indirect && !elem && v.r.M.Dialect.Opaque():
			v.r.At(arg+1).Bad(in, diag.Attribute,
				"argument %d is an address by its constraint, so it needs elementtype(…)", arg+1)
		}
		arg++
	}
	switch {
	case in.Op != ir.CallBr:
		if labels > 0 {
			v.r.Bad(in, diag.CallType,
				"labels among the constraints: only callbr has destinations")
		}
	case !v.r.M.Dialect.Opaque(): // labels were arguments
	case labels != in.IndirectDests():
		v.r.Bad(in, diag.CallType, "%s among the constraints, but %s",
			source.Count(labels, "label"), source.Count(in.IndirectDests(), "indirect destination"))
	}
	if in.Op == ir.CallBr && a.Unwind {
		v.r.Bad(in, diag.CallType, "assembly of a callbr cannot unwind")
	}
}
