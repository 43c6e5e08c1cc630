package collector

import (
	"fmt"
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/core/verify/diag"
)

func (v *Checks) relocate(in *ir.Instr) {
	if in.Call.NumArgs != 3 {
		v.r.Bad(in, codeRelocate,
			"a gc.relocate must have three arguments: token, base index, derived index")
		return
	}
	if v.neverRan(in.Arg(0)) {
		return
	}
	sp, _, ok := gc.StatepointOf(in.Arg(0))
	if !ok {
		v.noStatepoint(in)
		return
	}
	base, ok1 := v.immediate(in, 1)
	derived, ok2 := v.immediate(in, 2)
	if !ok1 || !ok2 {
		return
	}
	for i, n := range [2]int64{base, derived} {
		if i == 1 && derived == base {
			if _, problem := gc.Listed(sp, n); problem != "" {
				continue // already reported
			}
		}
		what := [2]string{"base", "derived"}[i]
		val, problem := gc.Listed(sp, n)
		if problem != "" {
			v.r.LLVMSays = fmt.Sprintf("gc.relocate: statepoint %s index out of bounds", what)
			if _, bundled := sp.FindBundle(gc.LiveBundle); !bundled {
				v.r.LLVMSays = v.notPointer()
			}
			v.r.At(2 + i).Add(diag.Problem{
				Severity: source.Error, Code: codeRelocate,
				Message: fmt.Sprintf("the %s index %d %s", what, n, problem), Value: in,
				Span:  in.Span,
				Notes: otherCount(sp, n),
			})
			continue
		}
		t := val.Type()
		if !t.Scalar().IsPointer() {
			v.r.Theirs(v.notPointer()).At(2+i).Bad(in, codeRelocate,
				"the %s index %d names a value of type %s, which is not a pointer", what, n, t)
			continue
		}
		if i == 0 {
			if !v.isReference(t.Scalar()) && v.isReference(in.Type().Scalar()) {
				v.r.Theirs("gc.relocate: relocated value must be a gc pointer").
					At(2).Bad(in, codeRelocate, "the base index %d names a value of type %s, "+
					"which is no reference under %q", n, t, v.r.F.GC)
			}
			continue
		}
		switch {
		case !in.Type().Scalar().IsPointer():
			v.r.Theirs("gc.relocate must return a pointer or a vector of pointers").
				Bad(in, codeRelocate, "a gc.relocate returns a pointer, not %s", in.Type())
		case in.Type().IsVector() != t.IsVector():
			v.r.Theirs("gc.relocate: vector relocates to vector and pointer to pointer").
				Bad(in, codeRelocate, "%s is relocated to %s: one is a vector, the other is not", t,
					in.Type())
		case in.Type().Scalar().AddrSpace != t.Scalar().AddrSpace:
			v.r.Theirs("gc.relocate: relocating a pointer shouldn't change its address space").
				Bad(in, codeRelocate, "%s is relocated to %s: a pointer must stay in its "+
					"address space",
					t, in.Type())
		case !v.isReference(in.Type().Scalar()):
			v.r.Theirs("gc.relocate: must return gc pointer").Bad(in, codeRelocate,
				"a gc.relocate must return a reference, which %s is not under %q",
				in.Type().Scalar(), v.r.F.GC)
		}
	}
}

// notPointer is what LLVM says of an index that names no pointer.
func (v *Checks) notPointer() string {
	if v.r.M.Dialect.Opaque() {
		return "gc.relocate: relocated value must be a pointer"
	}
	return "gc.relocate: relocated value must be a gc pointer"
}

// isReference reports whether a pointer may be a reference of its function's strategy, which LLVM
// with opaque pointers requires of what is relocated.
func (v *Checks) isReference(t *ir.Type) bool {
	if v.strategyOf != v.r.F {
		v.strategyOf = v.r.F
		v.strategy, _ = v.strategies.Lookup(v.r.F.GC)
	}
	return v.strategy == nil || !v.r.M.Dialect.Opaque() || !v.strategy.UsesStatepoints() ||
		v.strategy.IsReference(t)
}

// otherCount says what an index would be in the numbering of other releases of LLVM.
func otherCount(sp *ir.Instr, n int64) []string {
	other, bundled, ok := gc.OtherIndex(sp, n)
	switch {
	case !ok:
		return nil
	case bundled:
		return []string{
			fmt.Sprintf(
				"Up to LLVM 10 indices counted all arguments of the statepoint; inside of "+
					"\"gc-live\" this one is %d.", other)}
	}
	return []string{
		fmt.Sprintf(
			"Only with a \"gc-live\" bundle, from LLVM 11 on, is the first gc operand number "+
				"0; here this one is %d.", other)}
}

func (v *Checks) noStatepoint(in *ir.Instr) {
	if pad, ok := in.Arg(0).(*ir.Instr); ok && pad.Op == ir.LandingPad {
		if pad.Parent().UniquePred() == nil {
			v.r.Theirs("safepoints should have unique landingpads").Bad(in, codeStatepointEdge,
				"the landing pad of a statepoint must have that invoke as its only predecessor")
			return
		}
	}
	if phi, ok := in.Arg(0).(*ir.Instr); ok && phi.Op == ir.Phi && phi.Type().Kind == ir.TokenKind {
		return // which reports itself as invalid
	}
	v.r.LLVMSays = "gc relocate is incorrectly tied to the statepoint"
	if pad, ok := in.Arg(0).(*ir.Instr); ok && pad.Op == ir.LandingPad {
		v.r.LLVMSays = "gc relocate should be linked to a statepoint"
	}
	v.r.At(1).Bad(in, codeRelocate, "the first argument must be the token of a statepoint")
}

// neverRan reports whether a token is the placeholder that LLVM with opaque pointers leaves for a
// statepoint in dead code.
func (v *Checks) neverRan(token ir.Value) bool {
	c, ok := token.(*ir.Const)
	return ok && v.r.M.Dialect.Opaque() && (c.Kind == ir.ConstUndef || c.Kind == ir.ConstPoison)
}

// gcResult checks a gc.result; until LLVM 3.7 its name included the kind of its type.
func (v *Checks) gcResult(in *ir.Instr, name string) {
	if in.Call.NumArgs != 1 {
		v.r.Bad(in, codeGCResult, "a gc.result must have one argument, the token")
		return
	}
	if v.neverRan(in.Arg(0)) {
		return
	}
	sp, _ := in.Arg(0).(*ir.Instr)
	if sp == nil || !sp.Op.IsCall() || !gc.IsStatepoint(sp) {
		v.r.Theirs("gc.result operand #1 must be from a statepoint").At(1).Bad(in, codeGCResult,
			"the argument of a gc.result must be the token of a statepoint")
		return
	}
	parts, problem := gc.PartsOf(sp)
	if problem != "" {
		return // reported with the statepoint
	}
	if ft := parts.CalleeType(); ft != nil && ft.Kind == ir.FunctionKind &&
		ft.Elem != in.Type() {
		v.r.Theirs("gc.result result type does not match wrapped callee").
			Bad(in, codeGCResult, "the callee of the statepoint returns %s, not %s", ft.Elem,
				in.Type())
	}
	switch _, kind, _ := strings.Cut(name, "."); {
	case strings.HasPrefix(kind, "int.") && !in.Type().IsInteger(),
		strings.HasPrefix(kind, "float.") && !in.Type().IsFloat(),
		strings.HasPrefix(kind, "ptr.") && !in.Type().IsPointer():
		v.r.Bad(in, codeGCResult, "gc.%s cannot give %s", name, in.Type())
	}
}
