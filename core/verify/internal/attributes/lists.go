package attributes

import (
	"fmt"
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
)

// oncePerList are the attributes that only one parameter of a function can have.
var oncePerList = []string{"sret", "nest", "returned", "swiftself", "swifterror", "swiftasync"}

// Function checks the attributes of a function's header.
func (v *Checks) Function(f *ir.Func) {
	bad := func(problem string) { v.badAttr(f, f.Span, problem) }
	bad(v.attrProblem(f.Attrs, attrOfFunc, nil))
	bad(v.attrProblem(f.Ret, attrOfResult, f.FuncType.Elem))
	intrinsic := f.IsIntrinsic()
	params := make([]*ir.AttrSet, len(f.Args))
	for i, a := range f.Args {
		params[i] = a.Attrs
		bad(v.attrProblem(a.Attrs, attrOfParam, a.Type()))
		if a.Attrs.Has("immarg") && !intrinsic {
			bad("immarg is an attribute of the parameters of intrinsics")
		}
		if a.Attrs.Has("elementtype") {
			bad("elementtype is an attribute of arguments of calls, not of parameters")
		}
	}
	bad(listProblem(params, f.Attrs, f.FuncType, len(f.Args)))
	if f.Attrs.Has("jumptable") && f.UnnamedAddr != "unnamed_addr" {
		bad("jumptable needs unnamed_addr")
	}
	if f.Attrs.Has("builtin") {
		bad("builtin is an attribute of calls, not of functions")
	}
	if f.Attrs.Has("naked") && v.r.M.Dialect.Opaque() {
		for _, a := range f.Args {
			if ir.FirstUse(a) != nil {
				bad("a naked function can use its arguments only in assembly")
				break
			}
		}
	}
	for _, a := range f.Args {
		if a.Attrs.Has("sret") && f.FuncType.Elem.Kind != ir.VoidKind {
			bad("a function with an sret parameter must return void")
		}
	}
	if a, ok := f.Attrs.Get("vector-function-abi-variant"); ok && a.Quoted &&
		v.r.M.Dialect.Opaque() && !vectorVariant(a.Value, f.FuncType) {
		bad(quoted(a.Value) + " is not a name of a vector variant of this function")
	}
	v.convention(f)
}

// listProblem checks the attributes of parameters against each other and those of the function
// against the parameters; the function type has n parameters.
func listProblem(params []*ir.AttrSet, fn *ir.AttrSet, t *ir.Type, n int) string {
	seen := map[string]bool{}
	writable := false
	for i, s := range params {
		if s == nil {
			continue
		}
		for _, name := range oncePerList {
			if s.Has(name) {
				if seen[name] {
					return "two parameters are " + name
				}
				seen[name] = true
			}
		}
		if i < len(t.Fields) && s.Has("returned") && !losslessCast(t.Fields[i], t.Elem) {
			return fmt.Sprintf("a returned parameter of type %s in a function that returns %s",
				t.Fields[i], t.Elem)
		}
		if s.Has("sret") && i > 1 && i < len(t.Fields) {
			return "sret is an attribute of the first or second parameter"
		}
		if s.Has("inalloca") && i != n-1 {
			return "inalloca is an attribute of the last parameter"
		}
		writable = writable || s.Has("writable")
	}
	if a, ok := fn.Get("memory"); ok && writable && !writesArguments(a.Value) {
		return "a parameter is writable, but memory(" + a.Value +
			") excludes writes through arguments"
	}
	return allocSizeProblem(fn, t)
}

// writesArguments reports whether the text of memory(…) allows writes through arguments.
func writesArguments(text string) bool {
	writes := false
	for part := range strings.SplitSeq(text, ",") {
		where, how, located := strings.Cut(strings.TrimSpace(part), ":")
		if !located {
			where, how = "argmem", where
		}
		if strings.TrimSpace(where) == "argmem" {
			how = strings.TrimSpace(how)
			writes = how == "write" || how == "readwrite"
		}
	}
	return writes
}

// losslessCast reports whether a bitcast between the types is lossless.
func losslessCast(from, to *ir.Type) bool {
	switch {
	case from == to:
		return true
	case !from.IsFirstClass() || !to.IsFirstClass():
		return false
	case from.IsVector() && to.IsVector():
		return from.Scalable == to.Scalable && ir.CastBits(from) == ir.CastBits(to)
	case from.IsPointer() && to.IsPointer():
		return from.AddrSpace == to.AddrSpace
	}
	return from.IsVector() && to.Kind == ir.X86MMXKind && ir.CastBits(from) == 64 ||
		from.Kind == ir.X86MMXKind && to.IsVector() && ir.CastBits(to) == 64
}

// allocSizeProblem checks that allocsize names integer parameters.
func allocSizeProblem(fn *ir.AttrSet, t *ir.Type) string {
	a, ok := fn.Get("allocsize")
	if !ok {
		return ""
	}
	for word := range strings.SplitSeq(a.Value, ",") {
		i := 0
		for _, c := range word {
			if c < '0' || c > '9' || i > 1<<20 {
				return "allocsize(" + a.Value + ") names no parameter"
			}
			i = i*10 + int(c-'0')
		}
		if i >= len(t.Fields) || !t.Fields[i].IsInteger() {
			return "allocsize(" + a.Value + ") names a parameter that is not an integer"
		}
	}
	return ""
}

// memoryAttrs are the attributes that name a pointee type, which must have a size.
var memoryAttrs = []string{"byval", "byref", "inalloca", "preallocated", "sret"}

// attrTypeProblem checks attributes of a value of type t that hold a type, a number or a range.
func (v *Checks) attrTypeProblem(s *ir.AttrSet, t *ir.Type) string {
	if s.Has("immarg") && len(s.Attrs) > 1 && !(len(s.Attrs) == 2 && s.Has("range")) {
		return "immarg can be combined only with range"
	}
	if t.IsPointer() && t.Elem != nil {
		for _, a := range s.Attrs {
			if a.Type != nil && a.Type != t.Elem && a.Name != "sret" {
				return fmt.Sprintf("%s(%s) is on a pointer to another type, %s", a.Name,
					a.Type, t)
			}
			if a.Name == "swifterror" && !t.Elem.IsPointer() {
				return fmt.Sprintf("swifterror must be on a pointer to a pointer, not on %s", t)
			}
		}
	}
	for _, name := range memoryAttrs {
		a, ok := s.Get(name)
		if !ok || a.Type == nil || name == "sret" {
			continue
		}
		if !ir.Sized(a.Type) {
			return fmt.Sprintf("%s(%s) has no size", name, a.Type)
		}
		if size := v.r.DataLayout().Size(a.Type); size >= 1<<32 {
			return fmt.Sprintf("%s(%s) is larger than 4 GiB", name, a.Type)
		}
	}
	if a, ok := s.Get("range"); ok {
		width, _, _ := strings.Cut(a.Value, " ")
		if t.Scalar().String() != width {
			return fmt.Sprintf("range(%s) cannot apply to type %s", a.Value, t)
		}
	}
	return ""
}

// vscaleProblem returns the error in the text of vscale_range(…).
func vscaleProblem(text string, opaque bool) string {
	low, high, both := strings.Cut(text, ",")
	power := func(n string) bool {
		v := shortNumber(n)
		return v > 0 && (v&(v-1) == 0 || !opaque)
	}
	switch {
	case shortNumber(low) == 0 && (both && shortNumber(high) != 0):
		return "the minimum of vscale_range(" + text + ") must not be zero"
	case shortNumber(low) == 0:
		return ""
	case !power(low):
		return "the minimum of vscale_range(" + text + ") is not a power of two"
	case !both || shortNumber(high) == 0:
		return ""
	case shortNumber(low) > shortNumber(high):
		return "the minimum of vscale_range(" + text + ") is larger than the maximum"
	case !power(high):
		return "the maximum of vscale_range(" + text + ") is not a power of two"
	}
	return ""
}

// shortNumber reads up to 18 decimal digits; it is -1 for anything else.
func shortNumber(s string) int {
	n := 0
	s = strings.TrimSpace(s)
	if s == "" || len(s) > 18 {
		return -1
	}
	for _, c := range []byte(s) {
		if c < '0' || c > '9' {
			return -1
		}
		n = n*10 + int(c-'0')
	}
	return n
}

// Call checks the attributes of a call.
func (v *Checks) Call(in *ir.Instr) {
	c := in.Call
	if c.Attrs == nil && c.Ret == nil && c.Params == nil {
		return
	}
	bad := func(problem string) { v.badAttr(in, in.Span, problem) }
	bad(v.attrProblem(c.Ret, attrOfResult, in.Type()))
	bad(v.attrProblem(c.Attrs, attrOfFunc, nil))
	callee, _ := ir.StripCasts(in.Operand(0)).(*ir.Func)
	intrinsic := callee != nil && callee.IsIntrinsic()
	_, asm := in.Operand(0).(*ir.InlineAsm)
	for i, s := range c.Params {
		if i >= c.NumArgs || s == nil {
			continue
		}
		bad(v.attrProblem(s, attrOfParam, in.Arg(i).Type()))
		if s.Has("immarg") && !(intrinsic && (i >= len(callee.Args) ||
			callee.Args[i].Attrs.Has("immarg"))) {
			bad("immarg is an attribute of the parameters of intrinsics, not of arguments")
		}
		if s.Has("elementtype") && !intrinsic && !asm {
			bad("elementtype is an attribute of arguments of intrinsics and of inline assembly")
		}
		if s.Has("preallocated") && i < len(c.FuncType.Fields) {
			if _, bundled := in.FindBundle("preallocated"); bundled == (in.Flags&ir.MustTail != 0) {
				bad(
					"a preallocated argument needs the bundle \"preallocated\" or a musttail " +
						"call, and not both")
			}
		}
		if i >= len(c.FuncType.Fields) && s.Has("returned") &&
			!losslessCast(in.Arg(i).Type(), c.FuncType.Elem) {
			bad(fmt.Sprintf("a returned argument of type %s of a function that returns %s",
				in.Arg(i).Type(), c.FuncType.Elem))
		}
		if s.Has("sret") && i >= len(c.FuncType.Fields) && !gc.IsStatepoint(in) {
			bad("sret cannot be an attribute of a variable argument")
		}
	}
	bad(listProblem(c.Params, c.Attrs, c.FuncType, max(len(c.FuncType.Fields), c.NumArgs)))
	if c.Attrs.Has("speculatable") && !(callee != nil && callee.Attrs.Has("speculatable")) {
		bad("only a call to a speculatable function can be speculatable")
	}
	if c.Attrs.Has("preallocated") && !in.IsIntrinsic("llvm.call.preallocated.arg") {
		bad("preallocated is an attribute only of calls to @llvm.call.preallocated.arg")
	}
	if a, ok := c.Attrs.Get("vector-function-abi-variant"); ok && a.Quoted &&
		v.r.M.Dialect.Opaque() && !vectorVariant(a.Value, c.FuncType) {
		bad(quoted(a.Value) + " is not a name of a vector variant of the function called")
	}
	if c.Attrs.Has("jumptable") {
		bad("jumptable is an attribute of functions, not of calls")
	}
}
