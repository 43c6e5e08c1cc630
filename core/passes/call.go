package passes

import "statepoint/core/ir"

// hasFnAttr reports whether a call, or the function it calls directly, has a function attribute.
func hasFnAttr(call *ir.Instr, name string) bool {
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

// calleeName is how a message names what a call calls.
func calleeName(in *ir.Instr) string {
	if f := in.CalledFunc(); f != nil {
		return "@" + f.Name()
	}
	return "a pointer"
}

// returnsNext reports whether only a return may follow a call: a musttail call, or one of
// llvm.experimental.deoptimize (LangRef, both).
func returnsNext(call *ir.Instr) bool {
	return call.Has(ir.MustTail) || call.IsIntrinsic("llvm.experimental.deoptimize")
}
