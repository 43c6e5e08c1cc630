package attributes

import (
	"statepoint/core/ir"
	"statepoint/core/verify/diag"
)

// SwiftError checks how a swifterror parameter or alloca is used: it is in a register, so it can
// only be loaded from, stored to and passed (LangRef, "Parameter Attributes").
func (v *Checks) SwiftError(val ir.Named) {
	for u := ir.FirstUse(val); u != nil; u = u.Next() {
		in := u.User
		if in == nil || in.Parent() == nil || in.Parent().Parent() != v.r.F {
			continue
		}
		switch {
		case in.Op == ir.Load:
		case in.Op == ir.Store:
			if in.Operand(1) != val {
				v.r.Bad(in, diag.Attribute, "a swifterror value is stored to, not stored itself")
			}
		case in.Op == ir.Call || in.Op == ir.Invoke:
			for i := range in.Args() {
				if in.Arg(i) == val && !HasParamAttr(in, i, "swifterror") {
					v.r.At(i+1).Bad(in, diag.Attribute,
						"argument %d is a swifterror value, the parameter is not", i+1)
				}
			}
		default:
			v.r.Bad(in, diag.Attribute,
				"a swifterror value can only be loaded from, stored to, or passed as a swifterror "+
					"argument; it has no address")
		}
	}
}

// HasParamAttr reports whether argument i has an attribute, in the call or in the called function.
func HasParamAttr(in *ir.Instr, i int, name string) bool {
	if in.Call.ParamAttrs(i).Has(name) {
		return true
	}
	f := in.CalledFunc()
	return f != nil && i < len(f.Args) && f.Args[i].Attrs.Has(name)
}

// SpecialArguments checks that swifterror and inalloca arguments come from allocas with that
// attribute.
func (v *Checks) SpecialArguments(in *ir.Instr) {
	n := len(in.Call.FuncType.Fields)
	f := in.CalledFunc()
	for i := range min(n, in.Call.NumArgs) {
		if in.Call.ParamAttrs(i) == nil &&
			(f == nil || i >= len(f.Args) || f.Args[i].Attrs == nil) {
			continue
		}
		if HasParamAttr(in, i, "swifterror") {
			switch from := stripInBounds(in.Arg(i)).(type) {
			case *ir.Instr:
				if from.Op != ir.Alloca {
					v.r.At(i+1).Bad(in, diag.Attribute,
						"a swifterror argument is a swifterror alloca or parameter")
				} else if from.Flags&ir.SwiftError == 0 {
					v.r.At(i+1).Bad(in, diag.Attribute,
						"%s is passed as swifterror, but its alloca is not swifterror",
						v.r.Name(from))
				}
			case *ir.Arg:
				if !from.Attrs.Has("swifterror") {
					v.r.At(i+1).Bad(in, diag.Attribute,
						"%s is passed as swifterror, but the parameter is not swifterror",
						v.r.Name(from))
				}
			default:
				v.r.At(i+1).Bad(in, diag.Attribute,
					"a swifterror argument is a swifterror alloca or parameter")
			}
		}
		if HasParamAttr(in, i, "inalloca") && i == n-1 {
			if from, ok := stripInBounds(in.Arg(i)).(*ir.Instr); ok && from.Op == ir.Alloca &&
				from.Flags&ir.InAlloca == 0 {
				v.r.At(i+1).Bad(in, diag.Attribute,
					"%s is an inalloca argument, but its alloca is not inalloca", v.r.Name(from))
			}
		}
	}
}

// stripInBounds looks through casts and getelementptrs of an address.
func stripInBounds(val ir.Value) ir.Value {
	for {
		val = ir.StripCasts(val)
		in, ok := val.(*ir.Instr)
		if !ok || in.Op != ir.GetElementPtr || in.Flags&ir.InBounds == 0 {
			return val
		}
		val = in.Operand(0)
	}
}
