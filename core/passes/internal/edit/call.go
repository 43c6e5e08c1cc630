package edit

import "statepoint/core/ir"

// HasFnAttr reports whether a call, or the function it calls directly, has a function attribute.
func HasFnAttr(call *ir.Instr, name string) bool {
	if call.Call.Attrs.Has(name) {
		return true
	}
	f, ok := call.Callee().(*ir.Func)
	return ok && f.Attrs.Has(name)
}

// fnAttr returns a function attribute of a call, or of the function it calls directly.
func fnAttr(call *ir.Instr, name string) (ir.Attr, bool) {
	if a, ok := call.Call.Attrs.Get(name); ok {
		return a, true
	}
	if f, ok := call.Callee().(*ir.Func); ok {
		return f.Attrs.Get(name)
	}
	return ir.Attr{}, false
}

// CalleeName is the name of a call's callee in messages.
func CalleeName(in *ir.Instr) string {
	if f := in.CalledFunc(); f != nil {
		return "@" + f.Name()
	}
	return "a pointer"
}

// ReturnsNext reports whether only a return may follow a call: a musttail call, or one of
// llvm.experimental.deoptimize (LangRef, both).
func ReturnsNext(call *ir.Instr) bool {
	return call.Has(ir.MustTail) || call.IsIntrinsic("llvm.experimental.deoptimize")
}
