package verify

import (
	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/core/verify/internal/collector"
)

// bundleOperands maps the tag of a bundle to its number of operands (LangRef, "Operand Bundles").
var bundleOperands = map[string]int{
	"funclet": 1, "cfguardtarget": 1, "ptrauth": 2, "kcfi": 1, "preallocated": 1,
	"convergencectrl": 1, "clang.arc.attachedcall": 1,
}

// onceBundles are the tags that a call can have only once, besides collector.Bundles.
var onceBundles = source.WordSet(
	"funclet cfguardtarget preallocated ptrauth kcfi convergencectrl clang.arc.attachedcall")

// bundles checks the operand bundles of a call.
func (v *callChecks) bundles(in *ir.Instr) {
	for i, b := range in.Call.Bundles {
		if !onceBundles.Has(b.Tag) && !collector.Bundles.Has(b.Tag) {
			continue
		}
		for _, o := range in.Call.Bundles[:i] {
			if o.Tag == b.Tag {
				if collector.Bundles.Has(b.Tag) {
					v.r.LLVMSays = "Multiple " + b.Tag + " operand bundles"
				}
				v.r.AtString(b.Tag).Bad(in, codeBundle, "the call has two bundles %q", b.Tag)
				return
			}
		}
		ops := in.BundleOperands(i)
		if n, ok := bundleOperands[b.Tag]; ok && len(ops) != n &&
			(v.r.M.Dialect.Opaque() || b.Tag != "kcfi" && b.Tag != "convergencectrl") {
			v.r.AtString(b.Tag).Bad(in, codeBundle, "the bundle %q has %s, not %d", b.Tag,
				source.Count(n, "operand"), len(ops))
			continue
		}
		if problem := v.bundleProblem(in, b.Tag, ops); problem != "" {
			v.r.AtString(b.Tag).Bad(in, codeBundle, "the bundle %q: %s", b.Tag, problem)
		}
	}
}

// bundleProblem returns the error in the operands of a bundle, whose number is right.
func (v *callChecks) bundleProblem(in *ir.Instr, tag string, ops []ir.Use) string {
	constant32 := func() string {
		if c, ok := ops[0].Value.(*ir.Const); !ok || c.Kind != ir.ConstInt || !c.Type().IsInt(32) {
			return "its first operand must be a constant of type i32"
		}
		return ""
	}
	if !v.r.M.Dialect.Opaque() && (tag == "ptrauth" || tag == "kcfi") {
		return ""
	}
	switch tag {
	case "funclet":
		if pad, ok := ops[0].Value.(*ir.Instr); !ok || pad.Op != ir.CatchPad &&
			pad.Op != ir.CleanupPad {
			return "its operand must be the token of a catchpad or cleanuppad"
		}
	case "ptrauth":
		if problem := constant32(); problem != "" {
			return problem
		}
		if !ops[1].Value.Type().IsInt(64) {
			return "its second operand must have type i64, not " + ops[1].Value.Type().String()
		}
		if in.CalledFunc() != nil {
			return "a direct call cannot be signed"
		}
	case "kcfi":
		return constant32()
	case "convergencectrl":
		if token, ok := ops[0].Value.(*ir.Instr); !ok || convergenceControl(token) == "" {
			return "its operand must be the token of a convergence control intrinsic"
		}
	case "preallocated":
		if setup, ok := ops[0].Value.(*ir.Instr); !ok || !setup.Op.IsCall() ||
			!setup.IsIntrinsic("llvm.call.preallocated.setup") {
			return "its operand must be the token of @llvm.call.preallocated.setup"
		}
	case "clang.arc.attachedcall":
		return attachedCall(in, ops[0].Value)
	}
	return ""
}

// attachedCall checks the bundle "clang.arc.attachedcall": a function that is called with the
// result right after the call.
func attachedCall(in *ir.Instr, attached ir.Value) string {
	result := in.Call.FuncType.Elem
	if !result.IsPointer() && !(result.Kind == ir.VoidKind && hasFuncAttr(in, "noreturn")) {
		return "the called function must return a pointer, or not return"
	}
	f, ok := attached.(*ir.Func)
	if !ok {
		return "its operand is a function"
	}
	switch f.Name() {
	case "objc_retainAutoreleasedReturnValue", "objc_unsafeClaimAutoreleasedReturnValue",
		"objc_claimAutoreleasedReturnValue",
		"llvm.objc.retainAutoreleasedReturnValue", "llvm.objc.unsafeClaimAutoreleasedReturnValue",
		"llvm.objc.claimAutoreleasedReturnValue":
		return ""
	}
	return "@" + f.Name() + " is not a function that claims a result"
}

// hasFuncAttr reports whether a call, or the function it calls, has an attribute.
func hasFuncAttr(in *ir.Instr, name string) bool {
	if in.Call.Attrs.Has(name) {
		return true
	}
	f := in.CalledFunc()
	return f != nil && f.Attrs.Has(name)
}

// codeBundle: an invalid operand bundle.
const codeBundle = "SP0217"
