package attributes

import (
	"statepoint/core/ir"
	"statepoint/core/verify/diag"
)

// The calling conventions that have rules (llvm/IR/CallingConv.h).
const (
	ccIntelOCL       ir.CallConv = 77
	ccX86Intr        ir.CallConv = 83
	ccPTXKernel      ir.CallConv = 71
	ccPTXDevice      ir.CallConv = 72
	ccSPIRKernel     ir.CallConv = 76
	ccAMDGPUVS       ir.CallConv = 87
	ccAMDGPUGS       ir.CallConv = 88
	ccAMDGPUPS       ir.CallConv = 89
	ccAMDGPUCS       ir.CallConv = 90
	ccAMDGPUKernel   ir.CallConv = 91
	ccAMDGPUHS       ir.CallConv = 93
	ccAMDGPUChain    ir.CallConv = 104
	ccAMDGPULS       ir.CallConv = 95
	ccAMDGPUES       ir.CallConv = 96
	ccAMDGPUPreserve ir.CallConv = 105
	ccAMDGPUWave     ir.CallConv = 124
)

// convention checks the rules of a calling convention for its functions (LangRef, "Calling
// Conventions").
func (v *Checks) convention(f *ir.Func) {
	bad := func(format string, args ...any) { v.r.BadFunc(diag.Convention, format, args...) }
	name := f.CC.String()
	has := func(attr string) bool {
		for _, a := range f.Args {
			if a.Attrs.Has(attr) {
				return true
			}
		}
		return false
	}
	switch f.CC {
	case ccX86Intr:
		if len(f.Args) > 0 && !f.Args[0].Attrs.Has("byval") {
			bad("the first parameter of a function with %s is byval", name)
		}
		return
	case ccAMDGPUWave:
		if len(f.Args) == 0 || !f.Args[0].Type().IsInt(1) {
			bad("the first parameter of a function with %s is an i1", name)
		}
	case ccAMDGPUKernel, ccSPIRKernel, ccAMDGPUChain, ccAMDGPUPreserve:
		if f.FuncType.Elem.Kind != ir.VoidKind {
			bad("a function with %s returns nothing, not %s", name, f.FuncType.Elem)
		}
	}
	switch f.CC {
	case ccAMDGPUKernel, ccSPIRKernel, ccAMDGPUChain, ccAMDGPUPreserve, ccAMDGPUVS, ccAMDGPUHS,
		ccAMDGPUGS, ccAMDGPUPS, ccAMDGPUCS:
		if has("sret") {
			bad("a function with %s has no sret parameter", name)
		}
		if f.CC != ccSPIRKernel {
			for _, attr := range []string{"byval", "preallocated", "inalloca"} {
				if has(attr) {
					bad("a function with %s has no %s parameter", name, attr)
				}
			}
			for _, a := range f.Args {
				if a.Attrs.Has("byref") && a.Type().AddrSpace == v.r.DataLayout().AllocaAddrSpace {
					bad("a function with %s has no byref parameter on the stack", name)
				}
			}
		}
	case ir.CCFast, ir.CCCold, ccIntelOCL, ccPTXKernel, ccPTXDevice:
	default:
		return
	}
	if f.FuncType.Variadic {
		bad("a function with %s cannot have variable arguments", name)
	}
}

// neverCalled reports whether functions with a calling convention are only started by the hardware
// or by an intrinsic.
func neverCalled(cc ir.CallConv) bool {
	switch cc {
	case ccAMDGPUKernel, ccAMDGPUVS, ccAMDGPUHS, ccAMDGPUGS, ccAMDGPUPS, ccAMDGPUCS, ccAMDGPULS,
		ccAMDGPUES, ccAMDGPUWave:
		return true
	}
	return false
}

// CallConvention checks that functions with the calling convention of a call can be called.
func (v *Checks) CallConvention(in *ir.Instr) {
	if v.r.M.Dialect.Opaque() && neverCalled(in.Call.CC) {
		v.r.Bad(in, diag.Convention, "a function with %s cannot be called", in.Call.CC)
	}
	if in.Call.CC == ccAMDGPUChain || in.Call.CC == ccAMDGPUPreserve {
		v.r.Bad(in, diag.Convention,
			"functions with %s are not called, but jumped to by @llvm.amdgcn.cs.chain", in.Call.CC)
	}
}
