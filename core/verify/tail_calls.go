package verify

import (
	"statepoint/core/ir"
	"statepoint/core/verify/diag"
)

// ccSwiftTail is swifttailcc.
const ccSwiftTail ir.CallConv = 20

// mustTail checks that a musttail call can replace its caller's frame, and that only a return of
// the result follows (LangRef, "call Instruction").
func (v *callChecks) mustTail(in *ir.Instr) {
	bad := func(format string, args ...any) {
		v.r.AtWord("musttail").Bad(in, diag.MustTail, format, args...)
	}
	if _, asm := in.Operand(0).(*ir.InlineAsm); asm {
		bad("inline assembly cannot be a musttail call")
		return
	}
	caller, callee := v.r.F.FuncType, in.Call.FuncType
	switch {
	case caller.Variadic != callee.Variadic:
		bad("either both a musttail call and its caller have variable arguments, or neither")
		return
	case !congruent(caller.Elem, callee.Elem):
		bad("a musttail call returns %s, its caller %s", callee.Elem, caller.Elem)
		return
	case v.r.F.CC != in.Call.CC:
		bad("a musttail call has convention %s, its caller %s", in.Call.CC, v.r.F.CC)
		return
	}
	if !v.returned(in) {
		bad("a musttail call must be followed by the return of its result")
		return
	}
	if cc := in.Call.CC; cc == ir.CCTail || cc == ccSwiftTail {
		v.tailConvention(in)
		return
	}
	if f := in.CalledFunc(); f == nil || !f.IsIntrinsic() {
		if len(caller.Fields) != len(callee.Fields) {
			bad("a musttail call must have the same number of parameters as its caller: %d, not %d",
				len(caller.Fields), len(callee.Fields))
			return
		}
		for i := range caller.Fields {
			if !congruent(caller.Fields[i], callee.Fields[i]) {
				bad("parameter %d of a musttail call has type %s, that of its caller %s", i+1,
					callee.Fields[i], caller.Fields[i])
				return
			}
		}
	}
	for i := range v.r.F.Args {
		if name := differentABI(v.r.F.Args[i].Attrs, in.Call.ParamAttrs(i)); name != "" {
			bad("%s of parameter %d is not the same in a musttail call and its caller", name, i+1)
			return
		}
	}
}

// returned reports whether the result of a call is returned right after it.
func (v *callChecks) returned(in *ir.Instr) bool {
	next := in.Next()
	var value ir.Value = in
	if next != nil && next.Op == ir.BitCast {
		if next.Operand(0) != in {
			return false
		}
		value, next = next, next.Next()
	}
	if next == nil || next.Op != ir.Ret {
		return false
	}
	if next.NumOps() == 0 || next.Operand(0) == value {
		return true
	}
	c, ok := next.Operand(0).(*ir.Const)
	return ok && (c.Kind == ir.ConstUndef || c.Kind == ir.ConstPoison)
}

// congruent reports whether values of both types are passed in the same way, as are all pointers of
// one address space.
func congruent(a, b *ir.Type) bool {
	return a == b || a.IsPointer() && b.IsPointer() && a.AddrSpace == b.AddrSpace
}

// abiAttrs are the attributes that change how an argument is passed.
var abiAttrs = []string{
	"sret", "byval", "inalloca", "inreg", "alignstack", "swiftself", "swiftasync", "swifterror",
	"preallocated", "byref",
}

// differentABI is the first attribute by which arguments are passed differently, "" if there is
// none.
func differentABI(a, b *ir.AttrSet) string {
	for _, name := range abiAttrs {
		x, has := a.Get(name)
		y, had := b.Get(name)
		if has != had || x.Type != y.Type || x.Int != y.Int {
			return name
		}
	}
	if a.Has("byval") || a.Has("byref") {
		x, _ := a.Get("align")
		y, _ := b.Get("align")
		if x.Int != y.Int {
			return "align"
		}
	}
	return ""
}

// tailConvention checks a musttail call with a convention for tail calls, whose caller and callee
// may have different parameters.
func (v *callChecks) tailConvention(in *ir.Instr) {
	refused := func(s *ir.AttrSet) string {
		for _, name := range []string{"inalloca", "inreg", "swifterror", "preallocated", "byref"} {
			if s.Has(name) {
				return name
			}
		}
		return ""
	}
	for _, a := range v.r.F.Args {
		if name := refused(a.Attrs); name != "" {
			v.r.AtWord("musttail").Bad(in, diag.MustTail,
				"the caller of a musttail call with %s has no %s parameter", in.Call.CC, name)
			return
		}
	}
	for i := range in.Call.FuncType.Fields {
		if name := refused(in.Call.ParamAttrs(i)); name != "" {
			v.r.Bad(in, diag.MustTail, "a musttail call with %s has no %s argument", in.Call.CC,
				name)
			return
		}
	}
	if v.r.F.FuncType.Variadic {
		v.r.AtWord("musttail").Bad(in, diag.MustTail,
			"a musttail call with %s cannot have variable arguments", in.Call.CC)
	}
}
