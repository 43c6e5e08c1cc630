package collector

import (
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/core/verify/diag"
)

// Bundles are the tags of a safepoint's operand bundles, of which a call has at most one each.
var Bundles = source.WordSet("deopt gc-transition gc-live")

// statepoint checks a call to gc.statepoint.
func (v *Checks) statepoint(in *ir.Instr) {
	v.needsStrategy(in)
	v.statepointMemory(in)
	parts, problem := gc.PartsOf(in)
	if problem != "" {
		if n, ok := v.countOfArguments(in); ok && n < 0 {
			v.r.LLVMSays = "gc.statepoint number of arguments to underlying call must be positive"
		}
		v.r.Bad(in, codeStatepoint, "%s", problem)
		return
	}
	if parts.ID != nil {
		v.immediateUse(parts.ID)
		if n, ok := v.immediateUse(parts.PatchBytes); ok && n < 0 {
			v.r.Theirs("gc.statepoint number of patchable bytes must be positive").
				AtUse(parts.PatchBytes).Bad(in, codeStatepoint,
				"the number of patch bytes cannot be negative")
		}
		if flags, ok := v.immediateUse(parts.Flags); ok && flags&^3 != 0 {
			v.r.Theirs("unknown flag used in gc.statepoint flags argument").
				AtUse(parts.Flags).Bad(in, codeStatepoint,
				"flags %d: only 1 (transition) and 2 (deopt live-in) are known", flags)
		}
	}
	if t := parts.Target.Value.Type(); !t.IsPointer() {
		v.r.AtUse(parts.Target).Bad(in, codeStatepoint,
			"the callee of a statepoint must be a pointer, not %s", t)
		return
	}
	ft := parts.CalleeType()
	if ft == nil || ft.Kind != ir.FunctionKind {
		v.r.LLVMSays = "gc.statepoint callee argument must have elementtype attribute"
		if ft != nil {
			v.r.LLVMSays = "gc.statepoint callee elementtype must be function type"
		}
		v.r.AtUse(parts.Target).Bad(in, codeStatepoint,
			"the callee of a statepoint needs elementtype(…) with the type of the function")
	} else {
		v.statepointCall(in, &parts, ft)
	}
	if v.r.M.Dialect.Opaque() || v.r.M.Dialect == ir.LLVM11 {
		bundled := false
		for _, b := range in.Call.Bundles {
			bundled = bundled || gc.IsBundle(b.Tag)
		}
		if bundled && gc.HasInlineOperands(in) {
			switch {
			case len(parts.Transition) > 0:
				v.r.LLVMSays = "gc.statepoint w/inline transition bundle is deprecated"
			case len(parts.Deopt) > 0:
				v.r.LLVMSays = "gc.statepoint w/inline deopt operands is deprecated"
			default:
				v.r.LLVMSays = "gc.statepoint too many arguments"
			}
			v.r.Bad(in, codeStatepoint, "operands are given inline as well as in bundles")
		}
	}
	v.statepointUsers(in)
}

// countOfArguments is how many arguments a statepoint with an id says that its call has.
func (v *Checks) countOfArguments(in *ir.Instr) (int64, bool) {
	if in.Call.NumArgs < 4 {
		return 0, false
	}
	c, ok := ir.AsInt(in.Arg(3))
	if !ok {
		return 0, false
	}
	return c.Int64(), true
}

// statepointMemory checks that a statepoint reads and writes all memory, as a moving collector
// does: no access may move across it. LLVM's verifier refuses only calls that do not write memory,
// or that access only arguments.
func (v *Checks) statepointMemory(in *ir.Instr) {
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
	p := diag.Problem{Severity: source.Warning, Code: codeStatepoint, Value: in, Span: in.Span,
		Message: "a gc.statepoint must read and write all memory, so that nothing moves across " +
			"it; " +
			said + " says otherwise"}
	if (e[0]|e[1]|e[2])&2 == 0 || e[1]|e[2] == 0 {
		p.Severity = source.Error
		v.r.LLVMSays = "gc.statepoint must read and write all memory to preserve reordering " +
			"restrictions required by safepoint semantics"
	}
	v.r.AtWord(word).Add(p)
}

func (v *Checks) statepointCall(in *ir.Instr, parts *gc.Parts, ft *ir.Type) {
	given := len(parts.Args)
	if given < len(ft.Fields) || given > len(ft.Fields) && !ft.Variadic {
		v.r.LLVMSays = "gc.statepoint mismatch in number of call args"
		if ft.Variadic {
			v.r.LLVMSays = "gc.statepoint mismatch in number of vararg call args"
		}
		v.r.AtUse(parts.Target).Bad(in, codeStatepoint,
			"the callee takes %s, the statepoint passes %d",
			source.Count(len(ft.Fields), "argument"), given)
		return
	}
	if ft.Variadic && ft.Elem.Kind != ir.VoidKind {
		v.r.Theirs("gc.statepoint doesn't support wrapping non-void vararg functions yet").
			Bad(in, codeStatepoint,
				"a statepoint cannot call a variadic function that returns a value")
	}
	for i, t := range ft.Fields {
		if got := parts.Args[i].Value.Type(); got != t {
			v.r.Theirs("gc.statepoint call argument does not match wrapped function type").
				AtUse(&parts.Args[i]).Bad(in, codeStatepoint,
				"call argument %d has type %s, the callee takes %s", i+1, got, t)
		}
	}
}

// statepointUsers checks that only gc.relocate and gc.result use the token.
func (v *Checks) statepointUsers(in *ir.Instr) {
	for u := ir.FirstUse(in); u != nil; u = u.Next() {
		user := u.User
		// an operand from another function is reported there
		if user == nil || user.Func() != v.r.F {
			continue
		}
		if user.Op == ir.Phi && user.Type().Kind == ir.TokenKind {
			continue // which says itself that it cannot be
		}
		if user.Op == ir.Call && gc.IsRelocate(user) {
			continue // it may also have the token in a bundle
		}
		if user.Op != ir.Call || !gc.IsResult(user) || !isFirstArg(in, user) {
			v.r.LLVMSays = "illegal use of statepoint token"
			switch {
			case user.Op != ir.Call:
			case gc.IsResult(user):
				v.r.LLVMSays = "gc.result connected to wrong gc.statepoint"
			default:
				v.r.LLVMSays = "gc.result or gc.relocate are the only value uses of a gc.statepoint"
			}
			v.r.Bad(user, codeStatepointUse,
				"the token of a statepoint has a use other than gc.relocate or gc.result")
		}
	}
}

// isFirstArg reports whether v is the first argument of a call, whose bundles may have it too.
func isFirstArg(v ir.Value, call *ir.Instr) bool {
	return call.Call.NumArgs > 0 && call.Arg(0) == v
}

// needsStrategy checks that a function with statepoints has a strategy.
func (v *Checks) needsStrategy(in *ir.Instr) {
	if v.r.F.GC == "" {
		v.r.Theirs("Enclosing function does not use GC.").At(0).Bad(in, codeStatepoint,
			"the function uses %s but names no garbage collection strategy",
			in.CalledFunc().Name())
	}
}
