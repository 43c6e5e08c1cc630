package verify

import (
	"fmt"

	"statepoint/core/ir"
	"statepoint/core/source"
)

// instruction checks the operand types of one instruction, which has the right shape.
func (v *verifier) instruction(in *ir.Instr) {
	op := func(i int) *ir.Type { return in.Operand(i).Type() }
	v.everyInstr(in)
	switch {
	case in.Op.IsCast():
		if problem := ir.CastProblem(in.Op, op(0), in.Type()); problem != "" {
			v.r.bad(in, codeOperandType, "%s", problem)
		}
		return
	case in.Op.IsBinary():
		if op(0) != in.Type() || op(1) != in.Type() {
			v.r.bad(in, codeOperandType, "operands of types %s and %s for a result of type %s",
				op(0),
				op(1), in.Type())
		} else if float := in.Op == ir.FAdd || in.Op == ir.FSub || in.Op == ir.FMul ||
			in.Op == ir.FDiv || in.Op == ir.FRem; float != in.Type().Scalar().IsFloat() ||
			!float && !in.Type().Scalar().IsInteger() {
			v.r.bad(in, codeOperandType, "%s of values of type %s", in.Op, in.Type())
		}
		return
	case in.Op.IsCall():
		v.calls.call(in)
		return
	}
	switch in.Op {
	case ir.Ret:
		want := v.r.f.FuncType.Elem
		if want.Kind == ir.VoidKind != (in.NumOps() == 0) || in.NumOps() > 0 && op(0) != want {
			v.r.at(0).bad(in, codeOperandType, "the function returns %s", want)
		}
	case ir.Br:
		if in.NumOps() > 1 && !op(0).IsInt(1) {
			v.r.at(0).bad(in, codeOperandType, "the condition of a branch has type i1, not %s",
				op(0))
		}
	case ir.Switch:
		v.values.switchCases(in)
	case ir.Load, ir.Store, ir.CmpXchg, ir.AtomicRMW, ir.Alloca, ir.Fence:
		v.values.memory(in)
	case ir.LandingPad, ir.CatchPad, ir.CleanupPad, ir.CatchSwitch, ir.CatchRet, ir.CleanupRet,
		ir.Resume:
		v.unwind.exceptionPad(in)
	default:
		v.values.resultType(in)
	}
}

func (v *valueChecks) switchCases(in *ir.Instr) {
	t := in.Operand(0).Type()
	if !t.IsInteger() {
		v.r.at(0).bad(in, codeOperandType, "a switch is over integers, not %s", t)
		return
	}
	// nil as long as each case is larger than the one before, as almost all switches have them
	var seen map[*ir.Const]bool
	var last *ir.Const
	for i := 2; i+1 < in.NumOps(); i += 2 {
		c, ok := in.Operand(i).(*ir.Const)
		if !ok || c.Kind != ir.ConstInt || c.Type() != t {
			v.r.at(i).bad(in, codeOperandType, "a case of the switch is no constant of type %s", t)
			return
		}
		if seen == nil && last != nil && (c.Big != nil || last.Big != nil || c.Bits <= last.Bits) {
			seen = make(map[*ir.Const]bool, in.NumOps()/2)
			for j := 2; j < i; j += 2 {
				seen[in.Operand(j).(*ir.Const)] = true
			}
		}
		last = c
		if seen[c] {
			v.r.at(i).bad(in, codeOperandType, "the switch has case %d twice", c.Int64())
			return
		}
		if seen != nil {
			seen[c] = true
		}
	}
}

// address checks that what is accessed has an address of the right kind.
func (v *valueChecks) address(in *ir.Instr, addr, content *ir.Type) {
	if !addr.IsPointer() {
		v.r.bad(in, codeOperandType, "an address is a pointer, not %s", addr)
	} else if addr.Elem != nil && addr.Elem != content {
		v.r.bad(in, codeOperandType, "%s at an address of type %s", content, addr)
	}
}

// call checks a call against the function type it names, and what intrinsics demand besides.
func (v *callChecks) call(in *ir.Instr) {
	ft := in.Call.FuncType
	callee := in.Operand(0)
	if t := callee.Type(); t == nil || !t.IsPointer() {
		v.r.at(0).bad(in, codeCallType, "what is called is not an address")
		return
	} else if t.Elem != nil && t.Elem != ft {
		v.r.at(0).bad(in, codeCallType, "a function of type %s is called as %s", t.Elem, ft)
		return
	}
	if in.Type() != ft.Elem {
		v.r.bad(in, codeCallType, "the call gives %s, the function returns %s", in.Type(), ft.Elem)
	}
	if n := len(ft.Fields); in.Call.NumArgs < n || in.Call.NumArgs > n && !ft.Variadic {
		v.r.at(0).bad(in, codeCallType, "the function takes %s, %d are given",
			source.Count(n, "argument"),
			in.Call.NumArgs)
		return
	}
	for i, t := range ft.Fields {
		if got := in.Arg(i).Type(); got != t {
			v.r.at(i+1).bad(in, codeCallType, "argument %d has type %s, the function takes %s", i+1,
				got, t)
		}
	}
	v.attributes.callConvention(in)
	if _, asm := callee.(*ir.InlineAsm); in.Op == ir.CallBr && !asm {
		if f, ok := callee.(*ir.Func); !ok || !callableByCallBr(f) {
			v.r.at(0).bad(in, codeCallType, "callbr is there for inline assembly")
		}
	}
	if f, ok := callee.(*ir.Func); ok {
		v.directCall(in, f)
	} else {
		v.noTokens(in)
	}
	v.attributes.callAttrs(in)
	if in.Op == ir.Invoke {
		v.unwind.unwindDest(in)
	}
	if in.Flags&ir.MustTail != 0 {
		v.mustTail(in)
	}
}

func (v *callChecks) directCall(in *ir.Instr, f *ir.Func) {
	if len(f.Name()) < 5 || f.Name()[:5] != "llvm." {
		v.otherType(in, f)
		v.noTokens(in)
		return
	}
	if !v.r.m.Dialect.Opaque() || f.FuncType == in.Call.FuncType {
		before := len(v.r.problems)
		if !isRootIntrinsic(f.Name()) || v.intrinsics.intrinsicSignature(in, f) {
			v.collector.call(in, f)
		}
		if len(v.r.problems) == before && v.intrinsics.intrinsicSignature(in, f) {
			v.intrinsics.intrinsicCall(in, f)
		}
		return
	}
	v.r.at(0).bad(in, codeCallType, "intrinsic @%s has type %s, but is called as %s", f.Name(),
		f.FuncType, in.Call.FuncType)
}

// otherType warns of a call of a function as another type than its own, which `ptr` makes possible:
// most likely a slip. Calls with or of variable arguments are left alone, as C without prototypes
// compiles to them.
func (v *callChecks) otherType(in *ir.Instr, f *ir.Func) {
	ft, own := in.Call.FuncType, f.FuncType
	if ft == own || ft.Variadic || own.Variadic {
		return
	}
	about := 0
	message := fmt.Sprintf("@%s has type %s, but is called as %s", f.Name(), own, ft)
	switch {
	case len(ft.Fields) != len(own.Fields):
		message = fmt.Sprintf("@%s takes %s, %d given", f.Name(),
			source.Count(len(own.Fields), "argument"), len(ft.Fields))
	case ft.Elem == own.Elem:
		for i, t := range own.Fields {
			if got := ft.Fields[i]; got != t {
				message = fmt.Sprintf("argument %d has type %s, @%s takes %s", i+1, got, f.Name(),
					t)
				about = i + 1
				break
			}
		}
	}
	v.r.at(about).add(Problem{
		Severity: source.Warning, Code: codeCallType, Message: message, Value: in, Span: in.Span,
		Notes: []string{"With `ptr` LLVM accepts a call of a function as another type, but what " +
			"happens then is undefined."},
	})
}

// noTokens checks that a call of a function that is no intrinsic passes and returns no token.
func (v *callChecks) noTokens(in *ir.Instr) {
	if t := in.Type(); t.Kind == ir.TokenKind || t.Kind == ir.X86AMXKind && in.CalledFunc() == nil {
		v.r.bad(in, codeTokenUse, "only intrinsics return %s", t)
	}
	for i := range in.Args() {
		if t := in.Arg(i).Type(); t.Kind == ir.TokenKind || t.Kind == ir.MetadataKind &&
			i < len(in.Call.FuncType.Fields) {
			v.r.at(i+1).bad(in, codeTokenUse, "%s can only be passed to an intrinsic", t)
		}
	}
}
