package convert

import (
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/intrinsics"
)

// resultKind is the word for a type in the names of LLVM 3.6's three gc.result intrinsics, "" if
// none of them returns it.
func resultKind(t *ir.Type) string {
	switch {
	case t.IsInteger():
		return "int"
	case t.IsFloat():
		return "float"
	case t.IsPointer():
		return "ptr"
	}
	return ""
}

// projection makes a gc.result or gc.relocate call the intrinsic of the new dialect.
func (c *converter) projection(in *ir.Instr) {
	ts := c.m.Types
	token := gc.TokenType(c.m, c.to)
	if k, ok := in.Arg(0).(*ir.Const); ok && k.Type() != token { // in code that was never reached
		in.SetOperand(1, ir.Undef(token))
	}
	var fn *ir.Func
	if gc.IsRelocate(in) {
		name := string(intrinsics.AppendMangled([]byte(gc.RelocateName+"."), in.Type()))
		fn = c.redeclare(in.CalledFunc(), name,
			ts.Func(in.Type(), []*ir.Type{token, ts.I32, ts.I32}, false))
	} else {
		fn = c.redeclare(in.CalledFunc(), c.resultName(in.Type()),
			ts.Func(in.Type(), []*ir.Type{token}, false))
	}
	if fn != in.CalledFunc() {
		in.SetOperand(0, fn)
	}
	if in.Call.FuncType != fn.FuncType {
		info := *in.Call
		info.FuncType = fn.FuncType
		in.Call = &info
	}
}

func (c *converter) resultName(t *ir.Type) string {
	name := gc.ResultName + "."
	if c.to == ir.LLVM36 {
		name += resultKind(t) + "."
	}
	return string(intrinsics.AppendMangled([]byte(name), t))
}

// declaration is the key to look up an intrinsic. The name is not enough: all unnamed structs share
// one spelling.
type declaration struct {
	name string
	typ  *ir.Type
}

// redeclare returns the declaration of a statepoint's intrinsic under its new name with its new
// type: an existing one, else the old one, changed, or, if the old one now serves another type, a
// new one.
func (c *converter) redeclare(old *ir.Func, name string, ft *ir.Type) *ir.Func {
	key := declaration{name, ft}
	if f := c.declared[key]; f != nil {
		return f
	}
	f := c.m.Func(name)
	switch {
	case f != nil && !c.done[f]:
	case !c.done[old]:
		f = old
		c.moved[f] = name != f.Name()
		c.m.SetName(f, name)
	default:
		f = c.m.NewFunc(name, ft, c.m.PointerTo(ft, c.m.ProgramAddrSpace()))
	}
	c.declared[key] = f
	c.done[f] = true
	c.setSignature(f, ft)
	return f
}

// setSignature changes the type of a declaration. Parameters that exist before and after keep their
// ids.
func (c *converter) setSignature(f *ir.Func, ft *ir.Type) {
	f.FuncType = ft
	f.MutateType(c.m.PointerTo(ft, f.AddrSpace))
	f.Args = f.Args[:min(len(f.Args), len(ft.Fields))]
	for i, t := range ft.Fields {
		if i == len(f.Args) {
			f.AddArg(t, nil)
		}
		f.Args[i].MutateType(t)
	}
}

// isStatepointIntrinsic reports whether a function is a gc.statepoint, gc.result or gc.relocate
// intrinsic.
func isStatepointIntrinsic(f *ir.Func) bool {
	for _, name := range []string{gc.StatepointName, gc.RelocateName, gc.ResultName} {
		if rest, ok := strings.CutPrefix(f.Name(), name); ok && (rest == "" || rest[0] == '.') {
			return true
		}
	}
	return false
}
