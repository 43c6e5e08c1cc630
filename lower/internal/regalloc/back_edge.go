package regalloc

import (
	"slices"
	"sort"

	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// backEdges moves the moves on a loop's back edge up to before the branch that takes it, if the
// other way does not need what they overwrite. The block of the edge is then empty, so the branch
// goes straight to the loop's header, which saves a jump on every iteration. What the moves do
// needlessly when the loop ends costs less.
type backEdges struct {
	live  *liveness
	iv    *intervals
	edges []backEdge
}

// backEdge is a block that only goes back to a header, after the branch of its one predecessor.
type backEdge struct {
	block int32
	// branch is the instruction that branches to it, and end the last position of its block.
	branch, end int32
	// other is where the other way begins.
	other int32
	// stage is that of the moves; they write the registers in written, bit 1<<Reg.
	stage   Stage
	written uint64
	// kept is set if the moves must stay.
	kept bool
	// compared is set if the instruction before the branch is a comparison. A processor executes
	// the two as one if nothing is in between, so the moves go before both if they can.
	compared bool
}

// run moves what can be moved.
func (b *backEdges) run(moves []Move) {
	b.find()
	if len(b.edges) == 0 {
		return
	}
	for i := range moves {
		b.note(&moves[i])
	}
	b.edges = slices.DeleteFunc(b.edges, func(e backEdge) bool {
		return e.kept || e.written == 0
	})
	if len(b.edges) == 0 {
		return
	}
	b.keepLive()
	for i := range b.edges {
		if e := &b.edges[i]; e.compared && !b.compares(e) {
			e.branch--
		}
	}
	for i := range moves {
		m := &moves[i]
		if e := b.of(m.Inst); e != nil && !e.kept {
			m.Inst, m.Stage = e.branch, Before
		}
	}
}

// compares reports whether the comparison before a branch reads what the moves overwrite.
func (b *backEdges) compares(e *backEdge) bool {
	f := b.live.f
	for _, o := range f.Ops(&f.Insts[e.branch-1]) {
		if e.written&(1<<o.Phys|1<<o.PhysIndex) != 0 {
			return true
		}
	}
	return false
}

// find lists the blocks of back edges, in order.
func (b *backEdges) find() {
	f := b.live.f
	b.edges = b.edges[:0]
	for i := range f.Blocks {
		e := &f.Blocks[i]
		if e.End-e.First != 1 || e.Pad || e.Cold || e.PredEnd-e.Pred0 != 1 ||
			e.SuccEnd-e.Succ0 != 1 || f.Succs(e)[0] > int32(i) {
			continue
		}
		p := f.Preds(e)[0]
		from := &f.Blocks[p]
		ways := f.Succs(from)
		if len(ways) != 2 || ways[0] == ways[1] || from.End-from.First < 2 {
			continue
		}
		branch, jump := from.End-2, from.End-1
		if f.Insts[branch].Op != mir.Op(amd64.JCC) || f.Insts[jump].Op != mir.Op(amd64.JMP) ||
			branch > from.First && f.Insts[branch-1].Flags&mir.IsTerm != 0 {
			continue
		}
		other := ways[0]
		if other == int32(i) {
			other = ways[1]
		}
		b.edges = append(b.edges, backEdge{block: int32(i), branch: branch,
			end: b.live.blockFrom[p+1] - 1, other: b.live.blockFrom[other],
			compared: branch > from.First && f.Insts[branch-1].Op == mir.Op(amd64.CMP)})
	}
}

// of is the back edge whose block has an instruction, nil for none.
func (b *backEdges) of(inst int32) *backEdge {
	n := b.live.instBlock[inst]
	k, ok := slices.BinarySearchFunc(b.edges, n, func(e backEdge, n int32) int {
		return int(e.block - n)
	})
	if !ok {
		return nil
	}
	return &b.edges[k]
}

// note notes what a move writes on a back edge, or that one is in the way at the branch before it.
func (b *backEdges) note(m *Move) {
	if e := b.of(m.Inst); e != nil {
		if m.Dst.Kind != LocReg || e.written != 0 && e.stage != m.Stage {
			e.kept = true
			return
		}
		e.stage = m.Stage
		e.written |= 1 << m.Dst.Reg
		return
	}
	for _, t := range b.live.f.Succs(&b.live.f.Blocks[b.live.instBlock[m.Inst]]) {
		if e := b.of(b.live.f.Blocks[t].First); e != nil {
			e.kept = e.kept || m.Inst >= e.branch
			e.compared = e.compared && m.Inst != e.branch-1
		}
	}
}

// keepLive finds the back edges whose moves would overwrite what the other way needs.
func (b *backEdges) keepLive() {
	order := make([]int32, len(b.edges))
	for i := range order {
		order[i] = int32(i)
	}
	sort.Slice(order, func(i, j int) bool {
		return b.edges[order[i]].other < b.edges[order[j]].other
	})
	for v := 1; v < len(b.live.f.VRegs); v++ {
		if b.iv.first[v] < 0 {
			continue
		}
		d := &b.live.values[v]
		for _, s := range b.live.spans[d.r0:d.r1] {
			k := sort.Search(len(order), func(i int) bool {
				return b.edges[order[i]].other >= s.from
			})
			for ; k < len(order) && b.edges[order[k]].other < s.to; k++ {
				e := &b.edges[order[k]]
				if b.overwritten(e, mir.VReg(v)) {
					e.kept = true
				}
			}
		}
	}
}

// overwritten reports whether the moves of a back edge overwrite a value that the other way needs.
func (b *backEdges) overwritten(e *backEdge, v mir.VReg) bool {
	at := b.iv.loc(v, e.other)
	if at.Kind == LocReg && e.written&(1<<at.Reg) != 0 {
		return true
	}
	if !b.live.liveAt(v, e.end) {
		return false
	}
	at = b.iv.loc(v, e.end)
	return at.Kind == LocReg && e.written&(1<<at.Reg) != 0
}
