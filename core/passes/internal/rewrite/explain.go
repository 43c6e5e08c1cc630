package rewrite

import (
	"slices"

	"statepoint/core/analysis"
	"statepoint/core/ir"
	"statepoint/core/passes/internal/edit"
	"statepoint/core/passes/pass"
	"statepoint/core/provenance"
)

// explainer finds why each value is listed at each safepoint. It runs after the live sets are final
// and before anything is rewritten.
type explainer struct {
	r   *rewriter
	cfg *analysis.CFG
	// seen is stamped by search, so that it visits no block twice.
	seen  []int32
	stamp int32
	work  []int32
	from  []int32 // the block from which a search came to each block
	// beyond caches, by value, the result for the last block at whose end a search started.
	beyond map[ir.Value]*beyondBlock
}

// beyondBlock is the next use of a value after a block: the same for all calls in the block that no
// use follows there.
type beyondBlock struct {
	block *ir.Block
	use   provenance.ID
	way   []provenance.ID
	// first are the value's first uses, by block.
	first map[*ir.Block]*ir.Instr
}

// explainLive creates the notes of all records; explainEmitted adds what each value became.
func (r *rewriter) explainLive(cfg *analysis.CFG) {
	e := &explainer{r: r, cfg: cfg, seen: make([]int32, len(cfg.Blocks)),
		from: make([]int32, len(cfg.Blocks)), beyond: map[ir.Value]*beyondBlock{}}
	r.atUses = map[provenance.ID]provenance.ID{}
	n := int32(0)
	for _, b := range cfg.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			in.SetNum(n)
			n++
		}
	}
	for i := range r.records {
		rec, call := &r.records[i], r.points[i]
		rec.note = &pass.SafepointNote{Func: r.f.ID(), Call: call.ID(),
			Live: make([]pass.LiveNote, len(rec.live))}
		for j, v := range rec.live {
			base := r.baseOf[v]
			use, way := e.nextUse(call, v)
			own := use == 0 && takes(call, v)
			if own {
				use = call.ID()
			}
			rec.note.Live[j] = pass.LiveNote{Value: v.ID(), Base: base.ID(),
				Chain: chainTo(v, base), NextUse: use, Way: way, OwnOperand: own,
				Taken: base == v && r.taken[v]}
		}
	}
}

// explainBase explains why an instruction was inserted as a base, once it has its operands.
func (r *rewriter) explainBase(v, base *ir.Instr) {
	if !r.o.Explain {
		return
	}
	n := pass.BaseNote{Func: r.f.ID(), Value: v.ID(), Base: base.ID()}
	first := 0
	if v.Op == ir.Select {
		first = 1
	}
	for i := first; i < min(v.NumOps(), base.NumOps()); i++ {
		from, to := v.Operand(i), base.Operand(i)
		in := pass.BaseInput{Value: from.ID(), Base: to.ID()}
		if from.Type() == to.Type() && !slices.Contains(n.Inputs, in) {
			n.Inputs = append(n.Inputs, in)
		}
	}
	r.why.Bases = append(r.why.Bases, n)
}

// takes reports whether a call has the operand v.
func takes(call *ir.Instr, v ir.Value) bool {
	for i := range call.NumOps() {
		if call.Operand(i) == v {
			return true
		}
	}
	return false
}

// chainTo are the definitions from a pointer to its base, both included.
func chainTo(v, base ir.Value) []provenance.ID {
	chain := []provenance.ID{v.ID()}
	for v != base {
		in, ok := v.(*ir.Instr)
		if !ok || in.Op != ir.GetElementPtr && in.Op != ir.BitCast && in.Op != ir.Freeze {
			break
		}
		v = in.Operand(0)
		chain = append(chain, v.ID())
	}
	if v != base {
		chain = append(chain, base.ID())
	}
	return chain
}

// nextUse finds the next use of v after a call: in the call's block, or else in the nearest block
// that is reached without passing the definition of v, by breadth-first search. way are the blocks
// from the call to there.
func (e *explainer) nextUse(call *ir.Instr, v ir.Value) (use provenance.ID, way []provenance.ID) {
	b := call.Parent()
	if use := firstUseIn(v, b, call.Num()); use != nil {
		return use.ID(), []provenance.ID{b.ID()}
	}
	x := e.beyond[v]
	if x == nil {
		x = &beyondBlock{first: firstUses(v)}
		e.beyond[v] = x
	}
	if x.block != b {
		x.block = b
		x.use, x.way = e.search(b, v, x.first)
	}
	return x.use, x.way
}

// search finds the next use of v after a block, among its first uses.
func (e *explainer) search(b *ir.Block, v ir.Value,
	first map[*ir.Block]*ir.Instr) (use provenance.ID,
	way []provenance.ID) {
	home := int32(-1)
	if in, ok := v.(*ir.Instr); ok {
		home = in.Parent().Num()
	}
	e.stamp++
	e.work = e.work[:0]
	push := func(from int32) {
		for _, s := range e.cfg.Succs[from] {
			if e.seen[s] != e.stamp && s != home {
				e.seen[s], e.from[s] = e.stamp, from
				e.work = append(e.work, s)
			}
		}
	}
	push(b.Num())
	for i := 0; i < len(e.work); i++ {
		s := e.work[i]
		if use := first[e.cfg.Blocks[s]]; use != nil {
			return use.ID(), e.way(b.Num(), s)
		}
		push(s)
	}
	return 0, nil
}

// way are the blocks on the search's path from one block to another.
func (e *explainer) way(from, to int32) []provenance.ID {
	way := []provenance.ID{e.cfg.Blocks[to].ID()}
	for to = e.from[to]; to != from; to = e.from[to] {
		way = append(way, e.cfg.Blocks[to].ID())
	}
	way = append(way, e.cfg.Blocks[from].ID())
	slices.Reverse(way)
	return way
}

// firstUseIn is the first use of v in a block after the instruction with a number.
func firstUseIn(v ir.Value, b *ir.Block, after int32) *ir.Instr {
	var first *ir.Instr
	at := int32(0)
	eachUse(v, func(in *ir.Block, user *ir.Instr, n int32) {
		if in == b && n > after && (first == nil || n < at) {
			first, at = user, n
		}
	})
	return first
}

// firstUses are the first uses of v in each block.
func firstUses(v ir.Value) map[*ir.Block]*ir.Instr {
	first, at := map[*ir.Block]*ir.Instr{}, map[*ir.Block]int32{}
	eachUse(v, func(b *ir.Block, user *ir.Instr, n int32) {
		if first[b] == nil || n < at[b] {
			first[b], at[b] = user, n
		}
	})
	return first
}

// eachUse visits the uses of v, each with its block and the number of the instruction at which it
// counts. A phi uses its operands at the end of the blocks they come from.
func eachUse(v ir.Value, visit func(b *ir.Block, user *ir.Instr, n int32)) {
	for u := ir.FirstUse(v); u != nil; u = u.Next() {
		user := u.User
		switch {
		case user == nil || user.Parent() == nil:
		case user.Op == ir.Phi:
			b := user.Blocks[u.Index()]
			visit(b, user, b.Last().Num())
		default:
			visit(user.Parent(), user, user.Num())
		}
	}
}

// explainEmitted adds to the notes of a record what its values became.
func (r *rewriter) explainEmitted(rec *record) {
	made, unwound := make(map[provenance.ID]provenance.ID, len(rec.live)),
		map[provenance.ID]provenance.ID{}
	for i, v := range rec.live {
		if i < len(rec.relocates) {
			made[v.ID()] = rec.relocates[i].ID()
		}
		if i < len(rec.unwindRelocates) {
			unwound[v.ID()] = rec.unwindRelocates[i].ID()
		}
	}
	again := make(map[provenance.ID]provenance.ID, len(rec.remats))
	for _, m := range rec.remats {
		to := again
		if rec.unwind != nil && m.copy.Parent() == rec.unwind.Parent() {
			to = unwound
		}
		if to[m.original.ID()] == 0 {
			to[m.original.ID()] = m.copy.ID()
		}
	}
	rec.note.Statepoint = rec.token.ID()
	for i := range rec.note.Live {
		n := &rec.note.Live[i]
		n.Unwind = unwound[n.Value]
		if n.Relocate = made[n.Value]; n.Relocate == 0 && r.strategy.Relocates() {
			n.Remat = true
			if n.Relocate = again[n.Value]; n.Relocate == 0 {
				n.Relocate = r.atUses[n.Value]
			}
		}
	}
	r.why.Safepoints = append(r.why.Safepoints, *rec.note)
}

// explainMove records the calls that a comparison passes when it moves down to its branch.
func (r *rewriter) explainMove(compare, branch *ir.Instr) {
	if !r.o.Explain {
		return
	}
	n := pass.MoveNote{Compare: compare.ID()}
	from, to := compare.Parent(), branch.Parent()
	past := func(in *ir.Instr) {
		for ; in != nil && in != branch; in = in.Next() {
			if in.Op.IsCall() {
				n.Past = append(n.Past, in.ID())
			}
		}
	}
	past(compare.Next())
	seen, todo := map[*ir.Block]bool{from: true}, []*ir.Block{from}
	for from != to && len(todo) > 0 {
		b := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, s := range edit.LiveSuccs(b) {
			if seen[s] {
				continue
			}
			if seen[s] = true; s != to {
				todo = append(todo, s)
			}
			past(s.First())
		}
	}
	if len(n.Past) > 0 {
		r.why.Moved = append(r.why.Moved, n)
	}
}
