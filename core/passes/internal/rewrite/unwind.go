package rewrite

import (
	"statepoint/core/analysis"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/passes/pass"
	"statepoint/core/source"
)

// unwindToken returns the token of an invoked statepoint on its unwind edge. Relocates there use
// the landing pad, which is then a token and carries no exception (Statepoints.rst,
// "llvm.experimental.gc.relocate"); before tokens they used the second field of the landing pad's
// value.
//
// A landing pad that is not a token becomes one if a pointer is needed after it and only `resume`
// uses it, which accepts tokens too. If it has other uses and no pointer is needed after it, there
// is nothing to relocate and the result is nil. The remaining case cannot be expressed in IR: LLVM
// writes a module that it cannot read.
func (r *rewriter) unwindToken(rec *record, call *ir.Instr) (*ir.Instr, error) {
	pad := rec.unwind
	ts := r.m.Types
	if pad.Type().Kind == ir.TokenKind {
		for u := ir.FirstUse(pad); u != nil; u = u.Next() {
			if u.User != nil && u.User.Op == ir.Phi {
				return nil, &pass.Unsupported{
					Code: pass.CodePad, Span: call.Span,
					Message: "this safepoint shares its landing pad, whose token is used, with " +
						"others; tokens cannot be merged",
					Notes: []string{"give each invoke its own landing pad"},
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
	}
	for _, v := range rec.live {
		if !r.needs.from(pad.Parent(), v) {
			continue
		}
		if onlyResumed(pad) { // which accepts a token too
			return pad, r.makePadsTokens(pad, call, v)
		}
		return nil, padUsed(pad, "relocations after this landing pad need it as their token, "+
			"but its value of type "+pad.Type().String()+" is used", call,
			pointerName(v)+" is needed after it, by "+
				source.An("`"+useFrom(pad.Parent(), v).Op.String()+"`"))
	}
	return nil, nil
}

// useFrom finds a use of v that can be reached from the start of a block without passing v's
// definition, if there is one.
func useFrom(from *ir.Block, v ir.Value) *ir.Instr {
	home := homeOf(v)
	seen := map[*ir.Block]bool{from: true}
	work := []*ir.Block{from}
	for {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if use := firstUseIn(v, b, -1); use != nil {
			return use
		}
		for _, s := range b.Succs() {
			if s != home && !seen[s] {
				seen[s] = true
				work = append(work, s)
			}
		}
	}
}

// homeOf is the block that defines a value, nil if none does.
func homeOf(v ir.Value) *ir.Block {
	if in, ok := v.(*ir.Instr); ok {
		return in.Parent()
	}
	return nil
}

// needs computes the blocks from which uses of values can be reached. It caches the result between
// safepoints, since a value that is live at many has many uses. No use may be removed between two
// resets.
type needs struct {
	cfg    *analysis.CFG
	values map[ir.Value]*neededIn
	work   []int32
}

// neededIn are the blocks, by number, from whose start a use of a value can be reached without
// passing its definition; and the newest use that is included.
type neededIn struct {
	blocks []uint64
	newest *ir.Use
}

// reset begins a function.
func (n *needs) reset(cfg *analysis.CFG) {
	n.cfg = cfg
	clear(n.values)
}

// from reports whether a use of v can be reached from the start of a block.
func (n *needs) from(b *ir.Block, v ir.Value) bool {
	if n.values == nil {
		n.values = map[ir.Value]*neededIn{}
	}
	u := n.values[v]
	if u == nil {
		u = &neededIn{blocks: make([]uint64, (len(n.cfg.Blocks)+63)/64)}
		n.values[v] = u
	}
	home := int32(-1)
	if h := homeOf(v); h != nil {
		home = h.Num()
	}
	newest, waits := ir.FirstUse(v), false
	for use := newest; use != nil && use != u.newest; use = use.Next() {
		switch in := use.User; {
		case in == nil:
		case in.Parent() == nil: // it may be inserted later
			waits = true
		case in.Op == ir.Phi:
			n.spread(u, home, in.Blocks[use.Index()].Num())
		default:
			n.spread(u, home, in.Parent().Num())
		}
	}
	if !waits {
		u.newest = newest
	}
	return u.blocks[b.Num()/64]&(1<<(b.Num()%64)) != 0
}

// spread adds a block that uses a value, and the blocks from which it is reached.
func (n *needs) spread(u *neededIn, home, b int32) {
	n.work = append(n.work[:0], b)
	for len(n.work) > 0 {
		b := n.work[len(n.work)-1]
		n.work = n.work[:len(n.work)-1]
		if u.blocks[b/64]&(1<<(b%64)) != 0 {
			continue
		}
		u.blocks[b/64] |= 1 << (b % 64)
		if b != home {
			n.work = append(n.work, n.cfg.Preds[b]...)
		}
	}
}
