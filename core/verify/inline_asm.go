package verify

import (
	"statepoint/core/ir"
	"statepoint/core/source"
)

// assembly checks a call of inline assembly.
func (v *callChecks) assembly(in *ir.Instr, a *ir.InlineAsm) {
	if problem := ir.AsmProblem(a.Constraints, in.Call.FuncType); problem != "" {
		v.r.bad(in, codeCallType, "%s", problem)
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
			v.r.at(arg+1).bad(in, codeAttribute,
				"argument %d is no address by its constraint, so it has no elementtype", arg+1)
		case c.Indirect && !in.Arg(arg).Type().IsPointer():
			v.r.at(arg+1).bad(in, codeCallType,
				"argument %d is an address by its constraint, but has type %s", arg+1,
				in.Arg(arg).Type())
		case c.Indirect && !elem && v.r.m.Dialect.Opaque():
			v.r.at(arg+1).bad(in, codeAttribute,
				"argument %d is an address by its constraint, so it needs elementtype(…)", arg+1)
		}
		arg++
	}
	switch {
	case in.Op != ir.CallBr:
		if labels > 0 {
			v.r.bad(in, codeCallType,
				"labels among the constraints: only callbr has places to go to")
		}
	case !v.r.m.Dialect.Opaque(): // labels were arguments
	case labels != in.IndirectDests():
		v.r.bad(in, codeCallType, "%s among the constraints, but %s", source.Count(labels, "label"),
			source.Count(in.IndirectDests(), "indirect destination"))
	}
	if in.Op == ir.CallBr && a.Unwind {
		v.r.bad(in, codeCallType, "assembly of a callbr cannot unwind")
	}
}
