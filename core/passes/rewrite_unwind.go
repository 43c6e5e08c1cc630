package passes

import (
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/source"
)

// unwindToken returns what stands for an invoked statepoint on its exceptional edge. Relocates
// there hang on the landing pad, which is a token then and carries no exception (Statepoints.rst,
// "llvm.experimental.gc.relocate"); before tokens it was the second field of what the landing pad
// returns.
//
// A landing pad that is no token becomes one if nothing looks at it, or if a pointer is needed past
// it and only `resume` looks at it, which takes tokens too. If something else does, and no pointer
// is needed past it, there is nothing to relocate and the answer is nil. The rest has no form in
// the IR: LLVM writes a module that it does not read again.
func (r *rewriter) unwindToken(rec *record, call *ir.Instr) (*ir.Instr, error) {
	pad := rec.unwind
	ts := r.m.Types
	if pad.Type().Kind == ir.TokenKind {
		for u := ir.FirstUse(pad); u != nil; u = u.Next() {
			if u.User != nil && u.User.Op == ir.Phi {
				return nil, &Unsupported{
					Code: codePad, Span: call.Span,
					Message: "this safepoint shares its landing pad, whose token is used, with " +
						"others; tokens cannot be merged",
					Notes: []string{"give each invoke a landing pad of its own"},
				}
			}
		}
	}
	switch {
	case len(rec.live) == 0 || !r.strategy.Relocates() || pad.Type().Kind == ir.TokenKind:
		return pad, nil
	case gc.TokenType(r.m, r.said).Kind != ir.TokenKind && pad.Type().Kind == ir.StructKind &&
		len(pad.Type().Fields) > 1 && pad.Type().Fields[1] == ts.I32:
		part := r.m.NewInstr(ir.ExtractValue, ts.I32, pad)
		part.SetIndices([]int32{1})
		part.SetFrom(call.ID())
		pad.Parent().InsertAfter(part, pad)
		r.f.SetName(part, "relocate_token")
		return part, nil
	case ir.FirstUse(pad) == nil:
		pad.MutateType(ts.Token)
		return pad, nil
	}
	for _, v := range rec.live {
		if use := r.neededFrom(v, pad.Parent()); use != nil {
			if onlyResumed(pad) { // a token can be as well
				pad.MutateType(ts.Token)
				return pad, nil
			}
			name := "a gc pointer"
			if n := v.(ir.Named).Name(); n != "" {
				name = "%" + n
			}
			return nil, &Unsupported{
				Code: codePad, Span: pad.Span,
				Message: "relocations after this landing pad need it as their token, but its " +
					"value of type " + pad.Type().String() + " is used",
				Notes: []string{name + " is needed past it, by " +
					source.An("`"+use.Op.String()+"`"),
					"the safepoint is the call of " + calleeName(call),
					"make it a `landingpad token`, which `resume` takes, and fetch the exception " +
						"by a call of the runtime"},
			}
		}
	}
	return nil, nil
}

// onlyResumed reports whether nothing uses a landing pad but resume.
func onlyResumed(pad *ir.Instr) bool {
	for u := ir.FirstUse(pad); u != nil; u = u.Next() {
		if u.User == nil || u.User.Op != ir.Resume {
			return false
		}
	}
	return true
}

// neededFrom finds a use of v that can be reached from the start of a block without passing v's
// definition.
func (r *rewriter) neededFrom(v ir.Value, from *ir.Block) *ir.Instr {
	var home *ir.Block
	if in, ok := v.(*ir.Instr); ok {
		home = in.Parent()
	}
	uses := r.needs.of(v)
	r.needs.walk++
	r.needs.seen[from] = r.needs.walk
	work := []*ir.Block{from}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if uses.blocks[b] {
			if use := firstUseIn(v, b, -1); use != nil {
				return use
			}
		}
		for _, s := range b.Succs() {
			if s != home && r.needs.seen[s] != r.needs.walk {
				r.needs.seen[s] = r.needs.walk
				work = append(work, s)
			}
		}
	}
	return nil
}

// needs says in which blocks values of a function are used. It keeps that from one safepoint to the
// next: a value that is live at many has as many uses.
type needs struct {
	uses map[ir.Value]*usedIn
	// seen has the number of the last walk that came to a block.
	seen map[*ir.Block]int
	walk int
}

// usedIn are the blocks of all uses that a value had, some of which may be gone, and the newest use
// that was counted.
type usedIn struct {
	blocks map[*ir.Block]bool
	newest *ir.Use
}

func (n *needs) reset() {
	clear(n.uses)
	clear(n.seen)
}

// of brings the blocks of a value's uses up to date.
func (n *needs) of(v ir.Value) *usedIn {
	if n.uses == nil {
		n.uses, n.seen = map[ir.Value]*usedIn{}, map[*ir.Block]int{}
	}
	u := n.uses[v]
	if u == nil {
		u = &usedIn{blocks: map[*ir.Block]bool{}}
		n.uses[v] = u
	}
	newest, waits := ir.FirstUse(v), false
	for use := newest; use != nil && use != u.newest; use = use.Next() {
		switch in := use.User; {
		case in == nil:
		case in.Parent() == nil: // it may be put somewhere yet
			waits = true
		case in.Op == ir.Phi:
			u.blocks[in.Blocks[use.Index()]] = true
		default:
			u.blocks[in.Parent()] = true
		}
	}
	if !waits {
		u.newest = newest
	}
	return u
}
