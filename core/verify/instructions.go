package verify

import (
	"fmt"

	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/core/verify/diag"
	"statepoint/core/verify/internal/collector"
	"statepoint/core/verify/internal/intrinsics"
)

// instruction checks the operand types of one instruction, whose shape is right.
func (v *verifier) instruction(in *ir.Instr) {
	op := func(i int) *ir.Type { return in.Operand(i).Type() }
	v.everyInstr(in)
	switch {
	case in.Op.IsCast():
		if problem := ir.CastProblem(in.Op, op(0), in.Type()); problem != "" {
			v.r.Bad(in, diag.OperandType, "%s", problem)
		}
		return
	case in.Op.IsBinary():
		if op(0) != in.Type() || op(1) != in.Type() {
			v.r.Bad(in, diag.OperandType, "operands of types %s and %s for a result of type %s",
				op(0), op(1), in.Type())
		} else if float := in.Op == ir.FAdd || in.Op == ir.FSub || in.Op == ir.FMul ||
			in.Op == ir.FDiv || in.Op == ir.FRem; float != in.Type().Scalar().IsFloat() ||
			!float && !in.Type().Scalar().IsInteger() {
			v.r.Bad(in, diag.OperandType, "%s of values of type %s", in.Op, in.Type())
		}
		return
	case in.Op.IsCall():
		v.calls.call(in)
		return
	}
	switch in.Op {
	case ir.Ret:
		want := v.r.F.FuncType.Elem
		if want.Kind == ir.VoidKind != (in.NumOps() == 0) || in.NumOps() > 0 && op(0) != want {
			v.r.At(0).Bad(in, diag.OperandType, "the function returns %s", want)
		}
	case ir.Br:
		if in.NumOps() > 1 && !op(0).IsInt(1) {
			v.r.At(0).Bad(in, diag.OperandType, "the condition of a branch must have type i1, "+
				"not %s",
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
		v.r.At(0).Bad(in, diag.OperandType, "a switch needs an integer, not %s", t)
		return
	}
	// nil while each case is larger than the one before, as in almost all switches
	var seen map[*ir.Const]bool
	var last *ir.Const
	for i := 2; i+1 < in.NumOps(); i += 2 {
		c, ok := in.Operand(i).(*ir.Const)
		if !ok || c.Kind != ir.ConstInt || c.Type() != t {
			v.r.At(i).Bad(in, diag.OperandType,
				"a case of the switch is not a constant of type %s", t)
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
			v.r.At(i).Bad(in, diag.OperandType, "the switch has case %d twice", c.Int64())
			return
		}
		if seen != nil {
			seen[c] = true
		}
	}
}

// address checks that the address of an access has the right type.
func (v *valueChecks) address(in *ir.Instr, addr, content *ir.Type) {
	if !addr.IsPointer() {
		v.r.Bad(in, diag.OperandType, "an address must be a pointer, not %s", addr)
	} else if addr.Elem != nil && addr.Elem != content {
		v.r.Bad(in, diag.OperandType, "%s at an address of type %s", content, addr)
	}
}

// call checks a call against its function type, and further rules of intrinsics.
func (v *callChecks) call(in *ir.Instr) {
	ft := in.Call.FuncType
	callee := in.Operand(0)
	if t := callee.Type(); t == nil || !t.IsPointer() {
		v.r.At(0).Bad(in, diag.CallType, "the callee is not an address")
		return
	} else if t.Elem != nil && t.Elem != ft {
		v.r.At(0).Bad(in, diag.CallType, "a function of type %s is called as %s", t.Elem, ft)
		return
	}
	if in.Type() != ft.Elem {
		v.r.Bad(in, diag.CallType, "the call has type %s, the function returns "+
			"%s", in.Type(), ft.Elem)
	}
	if n := len(ft.Fields); in.Call.NumArgs < n || in.Call.NumArgs > n && !ft.Variadic {
		v.r.At(0).Bad(in, diag.CallType, "the function takes %s, %d are given",
			source.Count(n, "argument"), in.Call.NumArgs)
		return
	}
	for i, t := range ft.Fields {
		if got := in.Arg(i).Type(); got != t {
			v.r.At(i+1).Bad(in, diag.CallType, "argument %d has type %s, the function takes %s",
				i+1, got, t)
		}
	}
	v.attributes.CallConvention(in)
	if _, asm := callee.(*ir.InlineAsm); in.Op == ir.CallBr && !asm {
		if f, ok := callee.(*ir.Func); !ok || !intrinsics.ByCallBr(f) {
			v.r.At(0).Bad(in, diag.CallType, "callbr needs inline assembly")
		}
	}
	if f, ok := callee.(*ir.Func); ok {
		v.directCall(in, f)
	} else {
		v.noTokens(in)
	}
	v.attributes.Call(in)
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
	if !v.r.M.Dialect.Opaque() || f.FuncType == in.Call.FuncType {
		before := len(v.r.Problems)
		if !collector.IsRoot(f.Name()) || v.intrinsics.Signature(in, f) {
			v.collector.Call(in, f)
		}
		if len(v.r.Problems) == before && v.intrinsics.Signature(in, f) {
			v.intrinsics.Call(in, f)
		}
		return
	}
	v.r.At(0).Bad(in, diag.CallType, "intrinsic @%s has type %s, but is called as %s", f.Name(),
		f.FuncType, in.Call.FuncType)
}

// otherType warns of a call to a function as a type other than its own, which `ptr` allows:
// probably a mistake. Calls with or of variable arguments are exempt, since C without prototypes
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
	v.r.At(about).Add(diag.Problem{
		Severity: source.Warning, Code: diag.CallType, Message: message, Value: in, Span: in.Span,
		Notes: []string{"With `ptr` LLVM accepts a call to a function as another type, but what " +
			"happens then is undefined."},
	})
}

// noTokens checks that a call to a function that is not an intrinsic passes and returns no token.
func (v *callChecks) noTokens(in *ir.Instr) {
	if t := in.Type(); t.Kind == ir.TokenKind || t.Kind == ir.X86AMXKind && in.CalledFunc() == nil {
		v.r.Bad(in, diag.TokenUse, "only intrinsics return %s", t)
	}
	for i := range in.Args() {
		if t := in.Arg(i).Type(); t.Kind == ir.TokenKind || t.Kind == ir.MetadataKind &&
			i < len(in.Call.FuncType.Fields) {
			v.r.At(i+1).Bad(in, diag.TokenUse, "%s can only be passed to an intrinsic", t)
		}
	}
}
