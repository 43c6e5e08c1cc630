package irparse

import (
	"strings"

	"statepoint/core/ir"
	"statepoint/core/irparse/internal/scan"
)

// flagOf is the flag that a word spells, 0 for none.
func flagOf(w string) ir.Flags {
	switch w {
	case "nuw":
		return ir.NUW
	case "nsw":
		return ir.NSW
	case "exact":
		return ir.Exact
	case "inbounds":
		return ir.InBounds
	case "nusw":
		return ir.NUSW
	case "nneg":
		return ir.NNeg
	case "disjoint":
		return ir.Disjoint
	case "samesign":
		return ir.SameSign
	case "fast":
		return ir.Fast
	case "nnan":
		return ir.NNaN
	case "ninf":
		return ir.NInf
	case "nsz":
		return ir.NSZ
	case "arcp":
		return ir.ARcp
	case "contract":
		return ir.Contract
	case "afn":
		return ir.AFn
	case "reassoc":
		return ir.Reassoc
	}
	return 0
}

// allFast are the flags that `fast` means.
const allFast = ir.NNaN | ir.NInf | ir.NSZ | ir.ARcp | ir.Contract | ir.AFn | ir.Reassoc

// opFlags are the flags that an opcode may have (LangRef, "Instruction Reference").
var opFlags = [256]ir.Flags{
	ir.Add: ir.NUW | ir.NSW, ir.Sub: ir.NUW | ir.NSW, ir.Mul: ir.NUW | ir.NSW, ir.Shl: ir.NUW | ir.NSW,
	ir.UDiv: ir.Exact, ir.SDiv: ir.Exact, ir.LShr: ir.Exact, ir.AShr: ir.Exact, ir.Or: ir.Disjoint,
	ir.ZExt: ir.NNeg, ir.UIToFP: ir.NNeg | ir.FastMathFlags, ir.SIToFP: ir.FastMathFlags, ir.Trunc: ir.NUW | ir.NSW, ir.ICmp: ir.SameSign,
	ir.GetElementPtr: ir.InBounds | ir.NUSW | ir.NUW,
	ir.FAdd:          ir.FastMathFlags, ir.FSub: ir.FastMathFlags, ir.FMul: ir.FastMathFlags, ir.FDiv: ir.FastMathFlags, ir.FRem: ir.FastMathFlags,
	ir.FNeg: ir.FastMathFlags, ir.FCmp: ir.FastMathFlags, ir.FPTrunc: ir.FastMathFlags, ir.FPExt: ir.FastMathFlags,
	ir.Phi: ir.FastMathFlags, ir.Select: ir.FastMathFlags, ir.Call: ir.FastMathFlags,
}

// flags reads the optional keywords of an instruction, in any order.
func (p *instrReader) flags(op ir.Opcode) ir.Flags {
	if p.Kind != scan.Word {
		return 0
	}
	var f ir.Flags
	for p.Kind == scan.Word {
		w := flagOf(p.Text())
		if w == 0 {
			break
		}
		if opFlags[op]&w == 0 {
			p.failf(codeUnknownWord, p.Span(), "%s cannot have the flag %s", quote(op.String()),
				quote(p.Text()))
		}
		if op != ir.GetElementPtr && f&w&^ir.FastMathFlags != 0 {
			p.failf(codeUnknownWord, p.Span(), "%s has the flag %s already", quote(op.String()),
				quote(p.Text()))
		}
		f |= w
		p.Next()
	}
	if f&allFast == allFast {
		f |= ir.Fast
	}
	if f&ir.Fast != 0 {
		f |= allFast
	}
	return f
}

// checkFastMath checks that an instruction with fast-math flags has a floating-point value.
func (p *instrReader) checkFastMath(f ir.Flags, t *ir.Type, start int) {
	if f&ir.FastMathFlags != 0 && !ir.FastMathType(t) {
		p.failf(codeType, p.From(start),
			"fast-math flags on a value of type %s, which is not a float",
			t)
	}
}

// checkOrdering checks the orderings that an atomic access may have (LangRef, "Atomic Memory
// Ordering Constraints").
func (p *instrReader) checkOrdering(op ir.Opcode, mem *ir.MemInfo, start int) {
	var never string
	switch op {
	case ir.Load:
		never = "release acq_rel"
	case ir.Store:
		never = "acquire acq_rel"
	case ir.Fence:
		never = "unordered monotonic"
	case ir.CmpXchg, ir.AtomicRMW:
		never = "unordered"
	}
	for w := range strings.FieldsSeq(never) {
		if mem.Ordering == w {
			p.failf(codeConstant, p.From(start), "%s cannot have the ordering %s",
				quote(op.String()), w)
		}
	}
	if f := mem.FailureOrdering; f == "unordered" || f == "release" || f == "acq_rel" {
		p.failf(codeConstant, p.From(start),
			"the failure ordering of cmpxchg cannot be %s, because nothing is stored", f)
	}
}
