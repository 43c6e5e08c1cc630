package prepare

import "statepoint/core/ir"

// pads keeps pointers that are needed after a landing pad whose value the program uses: a relocate
// there takes the landing pad as a token, so the rewrite refuses the function. All landing pads of
// a function have one type, so one that is used concerns all.
func (f *flow) pads() {
	collects := f.collecting()
	for _, fn := range f.m.Funcs {
		used := usedPad(fn)
		if used == nil {
			continue
		}
		at := map[*ir.Block]bool{} // landing pads of invokes that may collect
		for _, b := range fn.Blocks {
			if in := b.Terminator(); in != nil && in.Op == ir.Invoke && f.collectsIn(in, collects) {
				at[in.UnwindDest()] = true
			}
		}
		if len(at) == 0 {
			continue
		}
		why := &Reason{Why: AfterPad, At: used}
		keep := func(v ir.Value) {
			for _, p := range f.values[v] {
				if len(p.space.find().sites) > 0 && isNeededAt(v, at) {
					f.keep(p, why)
				}
			}
		}
		for _, a := range fn.Args {
			keep(a)
		}
		for _, b := range fn.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				keep(in)
			}
		}
	}
}

// collectsIn reports whether the collector may run in a call, given the functions of the module in
// which it may.
func (f *flow) collectsIn(in *ir.Instr, collects map[*ir.Func]*ir.Instr) bool {
	if f.mayCollect(in) {
		return true
	}
	if callee := in.CalledFunc(); callee != nil {
		return collects[callee] != nil
	}
	for _, fn := range f.taken[in.Call.FuncType] {
		if collects[fn] != nil {
			return true
		}
	}
	return false
}

// usedPad returns a landing pad that the rewrite cannot make a token, nil if a function has none:
// one that has a use besides resume, or to which several invokes unwind, each of which will get a
// copy.
func usedPad(fn *ir.Func) *ir.Instr {
	for _, b := range fn.Blocks {
		pad := b.FirstNonPhi()
		if pad == nil || pad.Op != ir.LandingPad || pad.Type().Kind == ir.TokenKind {
			continue
		}
		for u := ir.FirstUse(pad); u != nil; u = u.Next() {
			if u.User == nil || u.User.Op != ir.Resume || b.UniquePred() == nil {
				return pad
			}
		}
	}
	return nil
}

// isNeededAt reports whether a use of v can be reached from the start of one of the blocks without
// passing v's definition. The inputs of their phis are used after them.
func isNeededAt(v ir.Value, at map[*ir.Block]bool) bool {
	var home *ir.Block
	if in, ok := v.(*ir.Instr); ok {
		home = in.Parent()
	}
	seen := map[*ir.Block]bool{}
	var work []*ir.Block
	for u := ir.FirstUse(v); u != nil; u = u.Next() {
		in := u.User
		switch {
		case in == nil:
			continue
		case in.Op == ir.Phi && at[in.Parent()]:
			return true
		case in.Op == ir.Phi:
			work = append(work, in.Blocks[u.Index()])
		default:
			work = append(work, in.Parent())
		}
	}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if b == home || seen[b] {
			continue
		}
		if at[b] {
			return true
		}
		seen[b] = true
		work = append(work, b.Preds()...)
	}
	return false
}
