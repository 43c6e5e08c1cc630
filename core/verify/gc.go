package verify

import (
	"fmt"
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/source"
)

// gcIntrinsic checks calls of the intrinsics that garbage collection uses: Statepoints.rst,
// "Intrinsics"; GarbageCollection.rst, "LLVM IR Features"; StackMaps.rst, "Intrinsics".
func (v *gcChecks) gcIntrinsic(in *ir.Instr, f *ir.Func) {
	name := f.Name()
	switch {
	case strings.HasPrefix(name, "llvm.experimental.gc."):
		rest := name[len("llvm.experimental.gc."):]
		word, _, _ := strings.Cut(rest, ".")
		switch word {
		case "statepoint":
			v.statepoint(in)
		case "relocate":
			v.relocate(in)
		case "result":
			v.gcResult(in, rest)
		case "get":
			if strings.HasPrefix(rest, "get.pointer.base.") && in.Call.NumArgs == 1 &&
				in.Type().IsPointer() && in.Arg(0).Type().IsPointer() &&
				in.Arg(0).Type() != in.Type() {
				v.r.at(1).bad(in, codeRelocate,
					"the base of a pointer of type %s has that type too, not %s", in.Arg(0).Type(),
					in.Type())
			}
		}
	case isRootIntrinsic(name):
		if name == gc.RootName {
			v.gcRoot(in)
		} else {
			v.gcBarrier(in, name)
		}
	case !v.r.m.Dialect.Opaque() && (strings.HasPrefix(name, "llvm.experimental.stackmap") ||
		strings.HasPrefix(name, "llvm.experimental.patchpoint.")):
		// Only the code generator asked for immediates.
	case name == "llvm.experimental.stackmap":
		v.immediates(in, 2)
	case name == "llvm.experimental.patchpoint.void" ||
		strings.HasPrefix(name, "llvm.experimental.patchpoint."):
		v.immediates(in, 2)
		if in.Call.NumArgs > 3 {
			v.immediate(in, 3)
		}
	}
}

// isRootIntrinsic reports whether a name is that of an intrinsic for roots or barriers, whose types
// are checked before all else.
func isRootIntrinsic(name string) bool {
	return name == gc.RootName || name == gc.ReadName || name == gc.WriteName
}

// immediate is the value of an argument that must be an integer constant.
func (v *gcChecks) immediate(in *ir.Instr, i int) (int64, bool) {
	if i >= in.Call.NumArgs {
		return 0, false
	}
	c, ok := ir.AsInt(in.Arg(i))
	if !ok {
		v.r.at(i+1).bad(in, codeImmediate, "argument %d of @%s must be an integer constant", i+1,
			in.CalledFunc().Name())
		return 0, false
	}
	return c.Int64(), true
}

func (v *gcChecks) immediateUse(u *ir.Use) (int64, bool) {
	return v.immediate(u.User, u.Index()-1)
}

func (v *gcChecks) immediates(in *ir.Instr, n int) {
	for i := range n {
		v.immediate(in, i)
	}
}

func (v *gcChecks) statepoint(in *ir.Instr) {
	v.needsGC(in, codeStatepoint)
	v.statepointMemory(in)
	parts, problem := gc.PartsOf(in)
	if problem != "" {
		v.r.bad(in, codeStatepoint, "%s", problem)
		return
	}
	if parts.ID != nil {
		v.immediateUse(parts.ID)
		if n, ok := v.immediateUse(parts.PatchBytes); ok && n < 0 {
			v.r.atUse(parts.PatchBytes).bad(in, codeStatepoint,
				"the number of patch bytes cannot be negative")
		}
		if flags, ok := v.immediateUse(parts.Flags); ok && flags&^3 != 0 {
			v.r.atUse(parts.Flags).bad(in, codeStatepoint,
				"flags %d: only 1 (transition) and 2 (deopt live-in) are known", flags)
		}
	}
	if t := parts.Target.Value.Type(); !t.IsPointer() {
		v.r.atUse(parts.Target).bad(in, codeStatepoint,
			"the callee of a statepoint is a pointer, not %s", t)
		return
	}
	ft := parts.CalleeType()
	if ft == nil || ft.Kind != ir.FunctionKind {
		v.r.atUse(parts.Target).bad(in, codeStatepoint,
			"the callee of a statepoint needs elementtype(…) with the type of the function")
	} else {
		v.statepointCall(in, &parts, ft)
	}
	if v.r.m.Dialect.Opaque() || v.r.m.Dialect == ir.LLVM11 {
		bundled := false
		for _, b := range in.Call.Bundles {
			bundled = bundled || gc.IsBundle(b.Tag)
		}
		if bundled && gc.HasInlineOperands(in) {
			v.r.bad(in, codeStatepoint, "operands are given inline as well as in bundles")
		}
	}
	v.statepointUsers(in)
}

// statepointMemory checks that a statepoint reads and writes all memory, as a collector that moves
// objects does: nothing may move across it. LLVM's verifier looks for reads alone, and for
// arguments alone.
func (v *gcChecks) statepointMemory(in *ir.Instr) {
	e := ir.EffectsOf(in.Call.Attrs)
	if e == ir.AllMemory {
		return
	}
	word, said := "memory", "memory("+e.String()+")"
	for _, a := range in.Call.Attrs.Attrs {
		if ir.IsMemoryAttr(a.Name) && !a.Quoted {
			word, said = a.Name, a.Name
		}
	}
	p := Problem{Severity: source.Warning, Code: codeStatepoint, Value: in, Span: in.Span,
		Message: "a gc.statepoint reads and writes all memory, so that nothing moves across it; " +
			said + " says otherwise"}
	if (e[0]|e[1]|e[2])&2 == 0 || e[1]|e[2] == 0 {
		p.Severity = source.Error
		v.r.theirs = "gc.statepoint must read and write all memory to preserve reordering " +
			"restrictions required by safepoint semantics"
	}
	v.r.atWord(word).add(p)
}

func (v *gcChecks) statepointCall(in *ir.Instr, parts *gc.Parts, ft *ir.Type) {
	given := len(parts.Args)
	if given < len(ft.Fields) || given > len(ft.Fields) && !ft.Variadic {
		v.r.atUse(parts.Target).bad(in, codeStatepoint,
			"the callee takes %s, the statepoint passes %d",
			source.Count(len(ft.Fields), "argument"), given)
		return
	}
	if ft.Variadic && ft.Elem.Kind != ir.VoidKind {
		v.r.bad(in, codeStatepoint,
			"a statepoint cannot call a variadic function that returns a value")
	}
	for i, t := range ft.Fields {
		if got := parts.Args[i].Value.Type(); got != t {
			v.r.atUse(&parts.Args[i]).bad(in, codeStatepoint,
				"call argument %d has type %s, the callee takes %s", i+1, got, t)
		}
	}
}

// statepointUsers checks that the token goes to gc.relocate and gc.result alone.
func (v *gcChecks) statepointUsers(in *ir.Instr) {
	for u := ir.FirstUse(in); u != nil; u = u.Next() {
		user := u.User
		// a foreign operand, which its own function is told of
		if user == nil || user.Func() != v.r.f {
			continue
		}
		if user.Op == ir.Phi && user.Type().Kind == ir.TokenKind {
			continue // which says itself that it cannot be
		}
		if user.Op != ir.Call || !gc.IsRelocate(user) && !gc.IsResult(user) ||
			firstArg(user) != u {
			v.r.bad(user, codeStatepointUse,
				"the token of a statepoint is used by something else than gc.relocate or gc.result")
		}
	}
}

// firstArg is the use of the first argument of a call, nil if it has none.
func firstArg(in *ir.Instr) *ir.Use {
	if in.Call == nil || in.Call.NumArgs == 0 {
		return nil
	}
	return in.OperandUse(1)
}

func (v *gcChecks) relocate(in *ir.Instr) {
	if in.Call.NumArgs != 3 {
		v.r.bad(in, codeRelocate,
			"a gc.relocate has three arguments: token, base index, derived index")
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
				continue // said already
			}
		}
		what := [2]string{"base", "derived"}[i]
		val, problem := gc.Listed(sp, n)
		if problem != "" {
			v.r.at(2 + i).add(Problem{
				Severity: source.Error, Code: codeRelocate,
				Message: fmt.Sprintf("the %s index %d %s", what, n, problem), Value: in,
				Span:  in.Span,
				Notes: otherCount(sp, n),
			})
			continue
		}
		t := val.Type()
		if !t.Scalar().IsPointer() {
			v.r.at(2+i).bad(in, codeRelocate,
				"the %s index %d names a value of type %s, which is no pointer", what, n, t)
			continue
		}
		if i == 0 {
			continue
		}
		switch {
		case !in.Type().Scalar().IsPointer():
			v.r.bad(in, codeRelocate, "a gc.relocate gives a pointer, not %s", in.Type())
		case in.Type().IsVector() != t.IsVector():
			v.r.bad(in, codeRelocate, "%s is relocated to %s: one is a vector, the other is not", t,
				in.Type())
		case in.Type().Scalar().AddrSpace != t.Scalar().AddrSpace:
			v.r.bad(in, codeRelocate, "%s is relocated to %s: a pointer stays in its address space",
				t, in.Type())
		default:
			v.relocatesReference(in)
		}
	}
}

// relocatesReference checks that what a relocate gives is a reference of its function's strategy,
// which LLVM with opaque pointers does.
func (v *gcChecks) relocatesReference(in *ir.Instr) {
	if v.strategyOf != v.r.f {
		v.strategyOf = v.r.f
		v.strategy, _ = v.r.opts.Strategies.Lookup(v.r.f.GC)
	}
	t := in.Type().Scalar()
	if v.strategy == nil || !v.r.m.Dialect.Opaque() || !v.strategy.UsesStatepoints() ||
		v.strategy.IsReference(t) {
		return
	}
	v.r.theirs = "gc.relocate: must return gc pointer"
	v.r.bad(in, codeRelocate, "a gc.relocate returns a reference, and %s is none under %q", t,
		v.r.f.GC)
}

// otherCount says what an index would be if it was counted as other versions of LLVM do.
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

func (v *gcChecks) noStatepoint(in *ir.Instr) {
	if pad, ok := in.Arg(0).(*ir.Instr); ok && pad.Op == ir.LandingPad {
		if pad.Parent().UniquePred() == nil {
			v.r.bad(in, codeStatepointEdge,
				"the landing pad of a statepoint must have that invoke as its only predecessor")
			return
		}
	}
	if phi, ok := in.Arg(0).(*ir.Instr); ok && phi.Op == ir.Phi && phi.Type().Kind == ir.TokenKind {
		return // which says itself that it cannot be
	}
	v.r.at(1).bad(in, codeRelocate, "the first argument must be the token of a statepoint")
}

// neverRan reports whether a token is what LLVM with opaque pointers leaves behind of a statepoint
// in code that it found to be dead.
func (v *gcChecks) neverRan(token ir.Value) bool {
	c, ok := token.(*ir.Const)
	return ok && v.r.m.Dialect.Opaque() && (c.Kind == ir.ConstUndef || c.Kind == ir.ConstPoison)
}

// gcResult checks a gc.result; until LLVM 3.7 the name said what kind of type it gives.
func (v *gcChecks) gcResult(in *ir.Instr, name string) {
	if in.Call.NumArgs != 1 {
		v.r.bad(in, codeGCResult, "a gc.result has one argument, the token")
		return
	}
	if v.neverRan(in.Arg(0)) {
		return
	}
	sp, _ := in.Arg(0).(*ir.Instr)
	if sp == nil || !sp.Op.IsCall() || !gc.IsStatepoint(sp) {
		v.r.at(1).bad(in, codeGCResult,
			"the argument of a gc.result must be the token of a statepoint")
		return
	}
	parts, problem := gc.PartsOf(sp)
	if problem != "" {
		return // reported with the statepoint
	}
	if ft := parts.CalleeType(); ft != nil && ft.Kind == ir.FunctionKind &&
		ft.Elem != in.Type() {
		v.r.bad(in, codeGCResult, "the callee of the statepoint returns %s, not %s", ft.Elem,
			in.Type())
	}
	switch _, kind, _ := strings.Cut(name, "."); {
	case strings.HasPrefix(kind, "int.") && !in.Type().IsInteger(),
		strings.HasPrefix(kind, "float.") && !in.Type().IsFloat(),
		strings.HasPrefix(kind, "ptr.") && !in.Type().IsPointer():
		v.r.bad(in, codeGCResult, "gc.%s cannot give %s", name, in.Type())
	}
}

// gcRoot checks llvm.gcroot (GarbageCollection.rst, "Identifying GC roots on the stack"). What LLVM
// refuses too is said in its verifier's words, with their full stops.
func (v *gcChecks) gcRoot(in *ir.Instr) {
	v.enclosed(in)
	if in.Call.NumArgs != 2 {
		v.r.bad(in, codeGCRoot, "llvm.gcroot has two arguments: the root's alloca and its metadata")
		return
	}
	slot, ok := gc.WithoutCasts(in.Arg(0)).(*ir.Instr)
	if !ok || slot.Op != ir.Alloca {
		v.r.at(1).bad(in, codeGCRoot, "llvm.gcroot parameter #1 must be an alloca.")
		return
	}
	meta := in.Arg(1)
	if !ir.IsConstant(meta) {
		v.r.at(2).bad(in, codeGCRoot, "llvm.gcroot parameter #2 must be a constant.")
		return
	}
	if c, isConst := meta.(*ir.Const); !slot.ElemType.IsPointer() && isConst && c.IsZeroValue() {
		v.r.at(2).bad(in, codeGCRoot, "llvm.gcroot parameter #1 must either be a pointer alloca, "+
			"or argument #2 must be a non-null constant.")
	}
	if in.Parent() != v.r.f.Entry() {
		v.r.add(Problem{
			Severity: source.Warning, Code: codeGCRoot, Value: in, Span: in.Span,
			Message: "llvm.gcroot outside of the entry block",
			Notes: []string{"GarbageCollection.rst demands all roots at the beginning of the " +
				"function, where they are nulled."},
		})
	}
}

func (v *gcChecks) gcBarrier(in *ir.Instr, name string) {
	v.enclosed(in)
	slot := 1
	if name == "llvm.gcwrite" {
		slot = 2
	}
	if slot < in.Call.NumArgs && !in.Arg(slot).Type().IsPointer() {
		v.r.at(slot+1).bad(in, codeGCRoot, "argument %d of %s must be the address of a pointer",
			slot+1, name)
	}
}

// enclosed checks that a function with roots or barriers names a strategy.
func (v *gcChecks) enclosed(in *ir.Instr) {
	if v.r.f.GC == "" {
		v.r.at(0).bad(in, codeGCRoot, "Enclosing function does not use GC.")
	}
}

func (v *gcChecks) needsGC(in *ir.Instr, code string) {
	if v.r.f.GC == "" {
		v.r.at(0).bad(in, code, "the function uses %s but names no garbage collection strategy",
			in.CalledFunc().Name())
	}
}

func stripCasts(val ir.Value) ir.Value {
	for {
		switch x := val.(type) {
		case *ir.Instr:
			if x.Op == ir.BitCast || x.Op == ir.AddrSpaceCast {
				val = x.Operand(0)
				continue
			}
		case *ir.Const:
			if x.Kind == ir.ConstExpr && (x.Op == ir.BitCast || x.Op == ir.AddrSpaceCast ||
				x.Op == ir.GetElementPtr && goesNowhere(x)) {
				val = x.Elems[0]
				continue
			}
		}
		return val
	}
}

// goesNowhere reports whether all indices of a getelementptr expression are zero.
func goesNowhere(c *ir.Const) bool {
	for _, i := range c.Elems[1:] {
		if n, ok := i.(*ir.Const); !ok || !n.IsZeroValue() {
			return false
		}
	}
	return true
}
