package intrinsic

import (
	"strings"

	"statepoint/core/ir"
)

// constrainedOps maps constrained intrinsics to the IR instructions that they constrain (LangRef,
// "Constrained Floating-Point Intrinsics").
var constrainedOps = map[string]ir.Opcode{
	"fadd": ir.FAdd, "fsub": ir.FSub, "fmul": ir.FMul, "fdiv": ir.FDiv, "frem": ir.FRem,
	"fptosi": ir.FPToSI, "fptoui": ir.FPToUI, "sitofp": ir.SIToFP,
	"uitofp": ir.UIToFP, "fptrunc": ir.FPTrunc, "fpext": ir.FPExt, "fcmp": ir.FCmp,
	"fcmps": ir.FCmp,
}

// constrainedPrefix begins the names of the constrained intrinsics.
const constrainedPrefix = "llvm.experimental.constrained."

// constrainedPreds are the predicates as metadata.
var constrainedPreds = map[string]ir.Pred{
	"oeq": ir.FOEQ, "ogt": ir.FOGT, "oge": ir.FOGE, "olt": ir.FOLT, "ole": ir.FOLE, "one": ir.FONE,
	"ord": ir.FORD, "uno": ir.FUNO, "ueq": ir.FUEQ, "ugt": ir.FUGT,
	"uge": ir.FUGE, "ult": ir.FULT, "ule": ir.FULE, "une": ir.FUNE,
}

// constrained selects a constrained intrinsic as the instruction or intrinsic it constrains: the
// code rounds as MXCSR says at run time, raises the exceptions of the operation, and folds no
// constants. If exceptions are observable, it is selected even if its value is unused.
func (u *Unit) constrained(in *ir.Instr, name string) {
	what, suffix, _ := strings.Cut(name[len(constrainedPrefix):], ".")
	var operands []ir.Value
	var words []string
	for i := range in.Call.NumArgs {
		md, ok := in.Arg(i).(*ir.MetadataValue)
		if !ok {
			operands = append(operands, in.Arg(i))
			continue
		}
		if text, ok := md.MD.(*ir.MDString); ok {
			words = append(words, text.Value)
		}
	}
	strict := len(words) > 0 && words[len(words)-1] == "fpexcept.strict"
	if !u.Needed(in) && !strict {
		return
	}
	d := u.VReg(in, 0)
	op, isOp := constrainedOps[what]
	if !isOp {
		full := "llvm." + what
		if suffix != "" {
			full += "." + suffix
		}
		v := u.Env.Module.NewInstr(ir.Call, in.Type(),
			append([]ir.Value{in.Operand(0)}, operands...)...)
		v.Call = &ir.CallInfo{FuncType: in.Call.FuncType, NumArgs: len(operands)}
		u.Place(v, d)
		u.Select(v, full)
		v.DropOperands()
		return
	}
	v := u.Env.Module.NewInstr(op, in.Type(), operands...)
	if op == ir.FCmp {
		pred, ok := constrainedPreds[words[0]]
		if !ok {
			u.Fail("the predicate `" + words[0] + "`")
			return
		}
		v.Pred = pred
	}
	u.Place(v, d)
	u.Builder.Select(v)
	v.DropOperands()
}
