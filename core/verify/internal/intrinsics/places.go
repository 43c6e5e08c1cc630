package intrinsics

import (
	"fmt"

	"statepoint/core/ir"
	"statepoint/core/verify/internal/metadata"
)

func (v *Checks) inScopeDecl(in *ir.Instr) string {
	if in.Call.NumArgs != 1 {
		return ""
	}
	m, ok := in.Arg(0).(*ir.MetadataValue)
	if !ok {
		return ""
	}
	n, ok := metadata.Node(m.MD)
	if !ok || len(n.Operands) != 1 {
		return "the argument must be a list of one scope"
	}
	return metadata.ScopesProblem(n)
}

func (v *Checks) inLifetime(in *ir.Instr) string {
	if !v.r.M.Dialect.Opaque() || in.Call.NumArgs == 0 {
		return ""
	}
	at := in.Call.NumArgs - 1
	if c, ok := in.Arg(at).(*ir.Const); ok && c.Kind == ir.ConstPoison {
		return ""
	}
	if a, ok := ir.StripCasts(in.Arg(at)).(*ir.Instr); ok && a.Op == ir.Alloca &&
		in.Call.NumArgs == 1 {
		return ""
	}
	if in.Call.NumArgs == 1 {
		return "the argument is an alloca"
	}
	return ""
}

func inPatchPoint(_ *Checks, in *ir.Instr) string {
	if in.Call.CC == ir.CCAnyReg && in.CalledFunc().Name() != "llvm.experimental.patchpoint.void" {
		switch in.Type().Kind {
		case ir.VoidKind, ir.StructKind, ir.ArrayKind, ir.TokenKind, ir.MetadataKind, ir.LabelKind,
			ir.FunctionKind:
			return fmt.Sprintf("the result of anyregcc must fit a register, unlike %s", in.Type())
		}
	}
	return ""
}

func inCallBrPad(_ *Checks, in *ir.Instr) string {
	if in.Call.NumArgs != 1 {
		return ""
	}
	c, ok := in.Arg(0).(*ir.Instr)
	if !ok || c.Op != ir.CallBr {
		return "the argument must be the result of a callbr"
	}
	pred := in.Parent().UniquePred()
	switch {
	case pred == nil || pred.Terminator() == nil || pred.Terminator().Op != ir.CallBr:
		return "its block must have one callbr as its only predecessor"
	case in.Parent() == c.NormalDest() && c.IndirectDests() == 0, !goesIndirectly(c, in.Parent()):
		return "its block must be an indirect destination of the callbr"
	case in.Parent().First() != in:
		return "it must be the first instruction of its block"
	}
	return ""
}

// goesIndirectly reports whether a block is among the indirect destinations of a callbr.
func goesIndirectly(in *ir.Instr, b *ir.Block) bool {
	for i := in.NumOps() - in.IndirectDests(); i < in.NumOps(); i++ {
		if in.Operand(i) == b {
			return true
		}
	}
	return false
}

// inDebugLabel checks that a label has a location.
func inDebugLabel(_ *Checks, in *ir.Instr) string {
	for _, a := range in.Attachments() {
		if a.Kind == "dbg" {
			return ""
		}
	}
	return "it needs a !dbg with its location"
}
