package intrinsics

import (
	"fmt"

	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/core/verify/internal/attributes"
)

// intAttrs are the attributes with a number, which also have one in an assumption.
var intAttrs = source.WordSet(
	"align alignstack allocsize dereferenceable dereferenceable_or_null vscale_range uwtable " +
		"memory nofpclass captures allockind")

// inAssume checks the bundles of an assumption: attributes of values (LangRef, "Assume Operand
// Bundles").
func (v *Checks) inAssume(in *ir.Instr) string {
	if len(in.Call.Bundles) > 0 && v.r.M.Dialect.Opaque() {
		if c, ok := in.Arg(0).(*ir.Const); !ok || c.Kind != ir.ConstInt || c.IsZeroValue() {
			return "an assumption with operand bundles has the condition `true`"
		}
	}
	for i, b := range in.Call.Bundles {
		ops := in.BundleOperands(i)
		typ := func(at int) *ir.Type { return ops[at].Value.Type() }
		switch b.Tag {
		case "ignore":
			continue
		case "separate_storage":
			if len(ops) != 2 || !typ(0).IsPointer() || !typ(1).IsPointer() {
				return "\"separate_storage\" needs two pointers"
			}
			continue
		case "align":
			switch {
			case len(ops) < 2 || len(ops) > 3:
				return "\"align\" needs a pointer, an alignment, and optionally an offset"
			case !typ(0).IsPointer():
				return fmt.Sprintf("the first operand of \"align\" must be a pointer, not "+
					"%s", typ(0))
			case !typ(1).IsInteger() || len(ops) == 3 && !typ(2).IsInteger():
				return "the alignment and the offset of \"align\" must be integers"
			}
			continue
		case "dereferenceable":
			if v.r.M.Dialect.Opaque() {
				if len(ops) != 2 || !typ(0).IsPointer() || !typ(1).IsInteger() {
					return "\"dereferenceable\" needs a pointer and a number of bytes"
				}
				continue
			}
		}
		if !ir.KnownAttr(b.Tag) {
			return fmt.Sprintf("the tag of a bundle must be an attribute, which %q is not", b.Tag)
		}
		types, value := ir.ValueAttr(b.Tag)
		switch {
		case len(ops) > 2:
			return fmt.Sprintf("%q has too many operands", b.Tag)
		case intAttrs.Has(b.Tag):
			if len(ops) != 2 {
				return fmt.Sprintf("%q needs a value and a number", b.Tag)
			}
			if c, ok := ops[1].Value.(*ir.Const); !ok || c.Kind != ir.ConstInt {
				return fmt.Sprintf("the number of %q must be a constant", b.Tag)
			}
		case value && types != "":
			if len(ops) != 1 {
				return fmt.Sprintf("%q needs one value", b.Tag)
			}
		case len(ops) != 0:
			return fmt.Sprintf("%q takes no value", b.Tag)
		}
	}
	return ""
}

// inPreallocated checks the uses of a preallocated call's token (LangRef, "Preallocated Operand
// Bundles").
func inPreallocated(v *Checks, in *ir.Instr) string {
	count, ok := argInt(in, 0)
	if !ok {
		return "the argument is a constant"
	}
	found := false
	for u := ir.FirstUse(in); u != nil; u = u.Next() {
		call := u.User
		if call == nil || call.Parent() == nil || call.Parent().Parent() != v.r.F {
			continue
		}
		if !call.Op.IsCall() {
			return "only calls can use its token"
		}
		if call.IsIntrinsic("llvm.call.preallocated.arg") {
			if n, ok := argInt(call, 1); !ok || n >= count {
				return fmt.Sprintf(
					"an index of @llvm.call.preallocated.arg is a constant from 0 to before %d",
					count)
			}
			continue
		}
		if call.IsIntrinsic("llvm.call.preallocated.teardown") {
			continue
		}
		if found {
			return "only one call can use its token"
		}
		found = true
		given := uint64(0)
		for i := range call.Args() {
			if attributes.HasParamAttr(call, i, "preallocated") {
				given++
			}
		}
		if given != count {
			return fmt.Sprintf(
				"it allocates %s, but the call has %d preallocated arguments",
				source.Count(count, "argument"), given)
		}
		if ops, ok := call.FindBundle("preallocated"); !ok || len(ops) != 1 || ops[0].Value != in {
			return "its token belongs in the bundle \"preallocated\" of the call"
		}
	}
	return ""
}

func inPreallocatedToken(_ *Checks, in *ir.Instr) string {
	if in.Call.NumArgs > 0 {
		if setup, ok := in.Arg(0).(*ir.Instr); !ok || !setup.Op.IsCall() ||
			!setup.IsIntrinsic("llvm.call.preallocated.setup") {
			return "the first argument must be the token of @llvm.call.preallocated.setup"
		}
	}
	return ""
}

func inPreallocatedArg(v *Checks, in *ir.Instr) string {
	if problem := inPreallocatedToken(v, in); problem != "" {
		return problem
	}
	if !in.Call.Attrs.Has("preallocated") {
		return "the call needs the attribute preallocated(…) with the type of the argument"
	}
	return ""
}

// funcletCall checks that an intrinsic that becomes a call has the bundle of its funclet, as LLVM
// does since opaque pointers.
func (v *Checks) funcletCall(in *ir.Instr, f *ir.Func) {
	if !v.r.M.Dialect.Opaque() || v.r.F.Personality == nil ||
		len(f.Name()) < 10 || f.Name()[:10] != "llvm.objc." {
		return
	}
	if p, ok := ir.StripCasts(v.r.F.Personality).(*ir.Func); !ok || !scopedPersonality(p.Name()) {
		return
	}
	if _, ok := in.FindBundle("funclet"); ok {
		return
	}
	if pad := in.Parent().FirstNonPhi(); pad != nil &&
		(pad.Op == ir.CatchPad || pad.Op == ir.CleanupPad) {
		v.r.Bad(in, codeIntrinsicArg,
			"@%s becomes a call, so within a pad it needs the bundle \"funclet\"", f.Name())
	}
}

// scopedPersonality reports whether a personality runs handlers as funclets.
func scopedPersonality(name string) bool {
	switch name {
	case "__CxxFrameHandler3", "__C_specific_handler", "_except_handler3", "_except_handler4",
		"ProcessCLRException", "__gxx_wasm_personality_v0":
		return true
	}
	return false
}
