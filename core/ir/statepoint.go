package ir

// StatepointParts says where the parts of a gc.statepoint stand among its arguments, in any dialect (DESIGN's dialect table; Statepoints.rst of
// the versions). Positions count arguments from 0.
type StatepointParts struct {
	// ID, PatchBytes and Flags are positions, -1 in LLVM 3.6's form, which has none of them.
	ID, PatchBytes, Flags int
	// Target is the position of the callee.
	Target int
	// Args, Transition, Deopt and GC are half-open ranges of inline operands.
	Args, Transition, Deopt, GC [2]int
}

// SplitStatepoint finds the parts of a statepoint. problem says in words why that is impossible, "" if it is possible.
func SplitStatepoint(in *Instr) (parts StatepointParts, problem string) {
	n := in.Call.NumArgs
	count := func(at int, what string) int {
		if at >= n {
			problem = "the number of " + what + " is missing"
			return -1
		}
		c, ok := AsInt(in.Arg(at))
		if !ok {
			problem = "the number of " + what + " must be an integer constant"
			return -1
		}
		if c.Int64() < 0 || c.Int64() > int64(n-at-1) {
			problem = "there are fewer arguments than the number of " + what + " says"
			return -1
		}
		return int(c.Int64())
	}
	old := n > 0 && in.Arg(0).Type().IsPointer()
	p := StatepointParts{ID: -1, PatchBytes: -1, Flags: -1}
	at := 0
	if !old {
		if n < 5 {
			return p, "a statepoint has an id, a number of patch bytes, a callee, the number of its arguments and flags"
		}
		p.ID, p.PatchBytes, p.Target = 0, 1, 2
		at = 3
	} else {
		at = 1
	}
	calls := count(at, "call arguments")
	if calls < 0 {
		return p, problem
	}
	if at+1 >= n {
		return p, "the flags are missing"
	}
	if !old {
		p.Flags = at + 1
	}
	at += 2
	take := func(k int) [2]int {
		r := [2]int{at, min(at+k, n)}
		at += k
		return r
	}
	p.Args = take(calls)
	if at > n {
		return p, "there are fewer arguments than the number of call arguments says"
	}
	if old {
		if at < n { // (…, i32 #deopt, deopt…, gc…)
			k := count(at, "deopt operands")
			if k < 0 {
				return p, problem
			}
			at++
			p.Deopt = take(k)
			p.GC = [2]int{at, n}
		}
		return p, ""
	}
	if at == n { // the counts of inline operands may be left out
		p.Transition, p.Deopt, p.GC = [2]int{n, n}, [2]int{n, n}, [2]int{n, n}
		return p, ""
	}
	k := count(at, "transition operands")
	if k < 0 {
		return p, problem
	}
	at++
	p.Transition = take(k)
	if k = count(at, "deopt operands"); k < 0 {
		return p, problem
	}
	at++
	p.Deopt = take(k)
	p.GC = [2]int{at, n}
	return p, ""
}

// StatepointCallee is the type of the function a statepoint calls: from the pointer in the typed dialects, else from elementtype; nil if neither says.
func StatepointCallee(in *Instr, parts StatepointParts) *Type {
	if t := in.Arg(parts.Target).Type(); t.IsPointer() && t.Elem != nil {
		return t.Elem
	}
	a, _ := in.Call.ParamAttrs(parts.Target).Get("elementtype")
	return a.Type
}

// StatepointOf is the statepoint that a gc.relocate or gc.result belongs to. On the exceptional path the token is a landingpad, and the statepoint is
// the invoke that unwinds there; nil if there is none.
func StatepointOf(in *Instr) *Instr {
	if in.Call == nil || in.Call.NumArgs == 0 {
		return nil
	}
	sp, ok := in.Arg(0).(*Instr)
	if !ok {
		return nil
	}
	sp = unwoundTo(sp)
	if sp == nil || !sp.Op.IsCall() || !sp.IsIntrinsic("llvm.experimental.gc.statepoint") {
		return nil
	}
	return sp
}

// unwoundTo is the invoke that unwinds to a landing pad, nil if there are several, and any other instruction itself. Until LLVM 3.7, when
// there were no tokens yet, a field of the landing pad stood for it.
func unwoundTo(in *Instr) *Instr {
	if in.Op == ExtractValue && len(in.ops) > 0 {
		if pad, ok := in.ops[0].Value.(*Instr); ok && pad.Op == LandingPad && in.typ.Kind == IntegerKind {
			in = pad
		}
	}
	if in.Op != LandingPad {
		return in
	}
	if in.parent == nil {
		return nil
	}
	pred := in.parent.UniquePred()
	if pred == nil {
		return nil
	}
	return pred.Terminator()
}
